"""Build: fleets on the Homeworld and at Outposts, structures in controlled sectors."""

import pytest

from milkomeda.galaxy.rules import build as build_step
from tests.galaxy.scene import Scene, editions, scene

YARD = """
teal: storage 9 20 9 9
gold: storage 3 3 3 3
A1: 3 teal
B1 Actara: 1 teal
C1 Vortexium: 1 teal
A2 Novatron: 1 gold
F5: 3 gold
"""

COSTS = [("outpost", 1, 3), ("starlance", 1, 4), ("hypergate", 2, 6), ("m-brain", 4, 7)]


def build(options: str = "protocols", *changes: tuple[str, str], more: str = "") -> Scene:
    """The Build action has been chosen."""
    text = YARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return scene(text + more, options).play("teal: build")


def fleets(game: Scene) -> list[str]:
    """The fleets that may be built, as 'n where'."""
    return [choice.removeprefix("build fleets ") for choice in game.choices() if "fleets" in choice]


# Options.


@editions("draft", "consolidated", "directives")
def test_up_to_two_options_the_same_one_twice_allowed(edition: str) -> None:
    game = build(edition).play("teal: build fleets 2 A1", "teal: build fleets 2 A1").fleets("teal", A1=7)
    assert game.asks == "gold choose"
    game = (
        build(edition).play("teal: build outpost B1", "teal: build outpost C1").has("teal", blue=7, orange=14)
    )
    assert game.asks == "gold choose"


@editions("draft", "consolidated", "directives")
def test_the_second_option_may_be_left_out(edition: str) -> None:
    game = build(edition).play("teal: build outpost B1", "teal: done")
    assert game.asks == "gold choose"


@editions("draft", "consolidated", "directives")
def test_the_same_option_twice_can_be_forbidden(edition: str) -> None:
    game = build(edition + " build_twice=no").play("teal: build fleets 1 A1")
    assert game.refuses("teal: build fleets 1 A1") == "you have built fleets in this action already"
    game.play("teal: build starlance B1")
    game = build(edition + " build_twice=no").play("teal: build outpost B1")
    assert game.refuses("teal: build outpost C1") == "you have built a structure in this action already"


def test_in_the_newest_edition_one_option() -> None:
    assert build().play("teal: build fleets 1 A1").asks == "gold choose"
    assert build().play("teal: build outpost B1").asks == "gold choose"


def test_the_number_of_options_is_an_option() -> None:
    game = build("build_options=3").play("teal: build outpost B1", "teal: build fleets 2 A1")
    game.play("teal: build starlance C1")
    assert game.asks == "gold choose"


@editions("draft", "consolidated", "directives")
def test_the_second_option_sees_the_result_of_the_first(edition: str) -> None:
    rich = ("storage 9 20 9 9", "storage 2 8 9 9")
    game = build(edition, rich).play("teal: build outpost B1")
    assert "build starlance C1" in game.choices()
    assert game.refuses("teal: build hypergate C1") == "needs 2 blue, you have 1"


def test_an_action_that_can_do_no_more_ends() -> None:
    assert (
        build("draft", ("storage 9 20", "storage 0 1")).play("teal: build fleets 1 A1").asks == "gold choose"
    )


# Fleets.


@editions()
def test_fleets_cost_one_orange_each_up_to_two_on_the_homeworld(edition: str) -> None:
    game = build(edition)
    assert fleets(game) == ["1 A1", "2 A1"]
    game.play("teal: build fleets 2 A1").fleets("teal", A1=5).has("teal", orange=18)


@editions()
def test_no_more_fleets_than_orange(edition: str) -> None:
    assert fleets(build(edition, ("storage 9 20", "storage 9 1"))) == ["1 A1"]


def test_how_many_fleets_is_an_option() -> None:
    assert fleets(build("build_fleets=4")) == ["1 A1", "2 A1", "3 A1", "4 A1"]


OCCUPIED = ("A1: 3 teal", "A1: 1 teal, 2 gold")


@editions()
def test_fleets_on_the_homeworld_even_if_an_opponent_controls_it(edition: str) -> None:
    assert fleets(build(edition, OCCUPIED)) == ["1 A1", "2 A1"]
    assert fleets(build(edition + " build_blocked=yes", OCCUPIED)) == []


@editions()
def test_nobody_is_put_out_of_the_game(edition: str) -> None:
    """One fleet of an opponent on an empty Homeworld, and nothing else."""
    begun = "pending: income; main-action; end-turn"
    lost = scene(
        f"teal: storage 50 50 50 50\ngold: storage 3 3 3 3\nA1: 1 gold\nF5: 3 gold\n{begun}", edition
    )
    lost.has("teal", orange=53).play("teal: build", "teal: build fleets 2 A1").controls("teal", "A1")


@editions()
def test_a_homeworld_that_nobody_controls_builds(edition: str) -> None:
    game = build(edition, ("A1: 3 teal", "A1: 1 teal, 1 gold"))
    game.play("teal: build fleets 1 A1").controls("teal", "A1")
    build(edition, ("A1: 3 teal", "A1")).play("teal: build fleets 1 A1").controls("teal", "A1")


@editions()
def test_what_is_not_in_the_supply_cannot_be_built(edition: str) -> None:
    assert fleets(build(edition, ("A1: 3 teal", "A1: 22 teal"))) == ["1 A1"]
    game = build(edition, ("A1: 3 teal", "A1: 23 teal"))
    assert fleets(game) == []
    assert game.refuses("teal: build fleets 1 A1") == "your supply holds 0 fleets"


def test_the_supply_is_an_option() -> None:
    assert fleets(build("fleets=10", ("A1: 3 teal", "A1: 7 teal"))) == ["1 A1"]


# Outposts.

OUTPOST = ("B1 Actara: 1 teal", "B1 Actara: 1 teal, teal outpost")
SECOND = ("C1 Vortexium: 1 teal", "C1 Vortexium: 1 teal, teal outpost")


@editions("draft", "consolidated", "directives")
def test_one_fleet_more_in_each_controlled_sector_with_an_own_outpost(edition: str) -> None:
    game = build(edition, OUTPOST, SECOND)
    assert "2 A1 1 B1 1 C1" in fleets(game)
    assert "1 B1" in fleets(game)
    assert not any("2 B1" in choice or "3 A1" in choice for choice in fleets(game))
    game.play("teal: build fleets 2 A1 1 B1 1 C1").fleets("teal", A1=5, B1=2, C1=2).has("teal", orange=16)


@editions("draft", "consolidated", "directives")
def test_two_outposts_in_one_sector_give_one_fleet(edition: str) -> None:
    both = ("B1 Actara: 1 teal", "B1 Actara: 1 teal, teal outpost, teal outpost")
    assert "2 A1 1 B1" in fleets(build(edition, both))
    assert "2 A1 2 B1" not in fleets(build(edition, both))


@editions("draft", "consolidated", "directives")
def test_a_new_outpost_does_not_build_yet(edition: str) -> None:
    game = build(edition).play("teal: build outpost B1")
    assert fleets(game) == ["1 A1", "2 A1"]


@editions()
@pytest.mark.parametrize(
    "there", ["1 teal, gold outpost", "1 teal, 2 gold, teal outpost", "1 teal, teal starlance"]
)
def test_only_an_own_outpost_in_a_controlled_sector_builds(edition: str, there: str) -> None:
    assert fleets(build(edition, ("B1 Actara: 1 teal", f"B1 Actara: {there}"))) == ["1 A1", "2 A1"]


@editions()
def test_an_outpost_builds_though_the_homeworld_is_occupied(edition: str) -> None:
    assert "1 B1" in fleets(build(edition, OCCUPIED, OUTPOST))


def test_in_the_newest_edition_two_in_all_one_orange_cheaper_at_an_outpost() -> None:
    game = build("protocols", OUTPOST)
    assert fleets(game) == ["1 A1", "2 A1", "1 B1", "1 A1 1 B1", "2 B1"]
    game.play("teal: build fleets 1 A1 1 B1").fleets("teal", A1=4, B1=2).has("teal", orange=19)
    build("protocols", OUTPOST).play("teal: build fleets 2 B1").has("teal", orange=20)


def test_fleets_some_here_and_some_there_unless_all_are_built_in_one_sector() -> None:
    build("protocols", OUTPOST).play("teal: build fleets 1 A1 1 B1").fleets("teal", A1=4, B1=2)
    together = build("protocols build_split=no", OUTPOST)
    assert fleets(together) == ["1 A1", "2 A1", "1 B1", "2 B1"]
    split = build_step.FLEETS + 1 + 8
    assert (
        str(together.state.step.refusal(together.state, split))
        == "all fleets of one option are built in one sector"
    )


def test_where_outposts_allow_one_fleet_more_these_are_never_in_one_sector() -> None:
    assert "2 A1 1 B1" in fleets(build("draft build_split=no", OUTPOST))


def test_there_fleets_cost_nothing_even_without_orange() -> None:
    game = build("protocols", OUTPOST, ("storage 9 20", "storage 0 0"))
    assert fleets(game) == ["1 B1", "2 B1"]
    game.play("teal: build fleets 2 B1").has("teal", orange=0)


def test_what_an_outpost_does_is_an_option() -> None:
    assert "2 A1 1 B1" in fleets(build("outpost=extra", OUTPOST))
    assert "2 B1" in fleets(build("draft outpost=cheap", OUTPOST))


HOME_OUTPOST = ("A1: 3 teal", "A1: 3 teal, teal outpost")


def test_an_outpost_on_the_homeworld_builds_one_more_or_cheaper() -> None:
    assert fleets(build("draft", HOME_OUTPOST)) == ["1 A1", "2 A1", "3 A1"]
    build("draft", HOME_OUTPOST).play("teal: build fleets 3 A1").has("teal", orange=17)
    assert fleets(build("protocols", HOME_OUTPOST)) == ["1 A1", "2 A1"]
    build("protocols", HOME_OUTPOST).play("teal: build fleets 2 A1").has("teal", orange=20)


# Structures.


@editions()
@pytest.mark.parametrize(("structure", "blue", "orange"), COSTS)
def test_a_structure_costs_blue_and_orange(edition: str, structure: str, blue: int, orange: int) -> None:
    game = build(edition).play(f"teal: build {structure} B1").has("teal", blue=9 - blue, orange=20 - orange)
    assert f"B1 Actara: 1 teal, teal {structure}" in str(game)


@editions()
@pytest.mark.parametrize(("structure", "blue", "orange"), COSTS)
def test_what_cannot_be_paid_cannot_be_built(edition: str, structure: str, blue: int, orange: int) -> None:
    game = build(edition, ("storage 9 20", f"storage {blue - 1} {orange}"))
    assert game.refuses(f"teal: build {structure} B1") == f"needs {blue} blue, you have {blue - 1}"
    game = build(edition, ("storage 9 20", f"storage {blue} {orange - 1}"))
    assert game.refuses(f"teal: build {structure} B1") == f"needs {orange} orange, you have {orange - 1}"


@pytest.mark.parametrize("structure", ["outpost", "starlance", "hypergate", "m-brain"])
def test_the_costs_are_options(structure: str) -> None:
    name = structure.replace("-", "")
    build(f"{name}_blue=5 {name}_orange=11").play(f"teal: build {structure} B1").has("teal", blue=4, orange=9)


@editions()
def test_a_structure_goes_to_a_controlled_sector(edition: str) -> None:
    game = build(edition)
    assert [choice for choice in game.choices() if "starlance" in choice] == [
        "build starlance A1",
        "build starlance B1",
        "build starlance C1",
    ]
    assert game.refuses("teal: build starlance A2") == "you do not control that sector"


@editions()
def test_a_player_has_two_outposts_and_one_of_each_megastructure(edition: str) -> None:
    everything = "C3 Terra Pax: 1 teal, teal starlance, teal hypergate, teal m-brain, teal outpost"
    game = build(edition, more=everything)
    assert [choice.split()[1] for choice in game.choices() if "C1" in choice] == ["outpost"]
    for structure in ("Starlance", "Hypergate", "M-Brain"):
        assert game.refuses(f"teal: build {structure} B1") == f"your {structure} is on the map already"
    game = build(edition, more=everything + ", teal outpost")
    assert game.refuses("teal: build outpost B1") == "all your Outposts are on the map"


WHERE = {
    # what stands there, what is built: who forbids it
    ("teal starlance", "hypergate"): {
        "any": "there is a structure already",
        "own": "you have a structure there",
    },
    ("teal starlance", "outpost"): {"own": "you have a structure there"},
    ("teal outpost", "starlance"): {"own": "you have a structure there"},
    ("teal outpost", "outpost"): {"own": "you have a structure there"},
    ("gold starlance", "hypergate"): {
        "any": "there is a structure already",
        "enemy": "an opponent has a structure there",
    },
    ("gold starlance", "outpost"): {"enemy": "an opponent has a structure there"},
    ("gold outpost", "starlance"): {"enemy": "an opponent has a structure there"},
    ("gold outpost", "outpost"): {"enemy": "an opponent has a structure there"},
}


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ("draft", "any"),
        ("consolidated", "own"),
        ("directives", "type"),
        ("protocols", "enemy"),
        ("protocols build_where=any", "any"),
        ("protocols build_where=own", "own"),
        ("protocols build_where=type", "type"),
        ("draft build_where=enemy", "enemy"),
    ],
)
@pytest.mark.parametrize(("there", "structure"), WHERE)
def test_where_a_structure_cannot_be_built(options: str, where: str, there: str, structure: str) -> None:
    game = build(options, ("B1 Actara: 1 teal", f"B1 Actara: 1 teal, {there}"))
    forbidden = WHERE[there, structure].get(where)
    if forbidden:
        assert game.refuses(f"teal: build {structure} B1") == forbidden
    else:
        game.play(f"teal: build {structure} B1")


# When it works.


def turn_of_gold(game: Scene) -> Scene:
    """Gold moves, and the next round begins with teal."""
    game.play("gold: move", "gold: spend 0 blue", "gold: from A2", "gold: move 1 A2 A1")
    game.play("gold: order teal gold", "gold: order teal gold")
    return game


@editions("draft", "consolidated", "directives")
def test_a_new_structure_works_from_the_owners_next_turn(edition: str) -> None:
    game = build(edition + " bribes=none display=none", more="round 1, order teal gold, turn teal")
    game.play("teal: build m-brain B1", "teal: done")
    game.shows("B1 Actara: 1 teal, teal m-brain new")
    turn_of_gold(game).shows("B1 Actara: 1 teal, teal m-brain")
    assert game.asks == "teal bonus", "the M-Brain yields at the start of this turn"
    game.play("teal: take 1 blue 1 red")
    assert "build" in game.choices(), "and allows the same action again"


def test_in_the_newest_edition_it_works_at_once() -> None:
    game = build("protocols bribes=none").play("teal: build m-brain B1")
    game.shows("B1 Actara: 1 teal, teal m-brain")


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ("draft works_at_once=yes", "B1 Actara: 1 teal, teal outpost"),
        ("protocols works_at_once=no", "B1 Actara: 1 teal, teal outpost new"),
    ],
)
def test_when_it_works_is_an_option(options: str, line: str) -> None:
    build(options).play("teal: build outpost B1").shows(line)


def test_a_second_outpost_is_new_by_itself() -> None:
    game = build("draft", OUTPOST).play("teal: build outpost B1")
    game.shows("B1 Actara: 1 teal, teal outpost, teal outpost new")
    assert "2 A1 1 B1" in fleets(game)


# Structures in lost sectors.


@editions()
def test_a_structure_works_only_while_its_owner_controls_its_sector(edition: str) -> None:
    lost = ("B1 Actara: 1 teal", "B1 Actara: 1 teal, 2 gold, teal m-brain")
    text = YARD.replace(*lost).replace("storage 9 20 9 9", "storage 9 20 9 9, last build build")
    assert "build" not in scene(text, edition).choices()
    assert "build" in scene(text, edition + " works_controlled=no").choices()


@editions()
def test_a_structure_scores_for_its_owner_wherever_it_stands(edition: str) -> None:
    without = scene(YARD.replace("A2 Novatron: 1 gold", "A2 Novatron: 2 gold"), edition)
    with_it = scene(YARD.replace("A2 Novatron: 1 gold", "A2 Novatron: 2 gold, teal m-brain"), edition)
    assert with_it.score("teal") == without.score("teal") + 3
    assert with_it.score("gold") == without.score("gold")


@editions()
@pytest.mark.parametrize(
    ("structure", "points"), [("outpost", 2), ("starlance", 2), ("hypergate", 2), ("m-brain", 3)]
)
def test_structures_are_worth_two_points_and_the_m_brain_three(
    edition: str, structure: str, points: int
) -> None:
    without = scene(YARD, edition).score("teal")
    with_it = scene(YARD.replace("B1 Actara: 1 teal", f"B1 Actara: 1 teal, teal {structure}"), edition)
    assert with_it.score("teal") == without + points
