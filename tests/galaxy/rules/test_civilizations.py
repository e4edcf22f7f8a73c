"""The four civilizations: what each can do and what each scores for, edition by edition."""

import pytest

from tests.galaxy.scene import Scene, editions, scene

SHORE = """
teal: {civilization}storage 9 20 9 14
gold: storage 3 3 3 3
A1: 3 teal
B1 Nebulon Prime: 1 teal
C1 Vortexium
D1 Novatron
A2 Actara: 1 gold
F5: 3 gold
"""


def shore(civilization: str, options: str = "protocols", *changes: tuple[str, str], more: str = "") -> Scene:
    text = SHORE.format(civilization=civilization and f"{civilization}, ")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return scene(text + more, options)


def advantage(civilization: str, options: str, *changes: tuple[str, str]) -> int:
    """How many VP more than a player without that civilization."""
    return shore(civilization, options, *changes).score("teal") - shore("", options, *changes).score("teal")


# Stellar Architects.


@editions()
@pytest.mark.parametrize(
    ("structure", "orange"), [("starlance", 3), ("hypergate", 5), ("m-brain", 6), ("outpost", 3)]
)
def test_architects_build_megastructures_for_one_orange_less(
    edition: str, structure: str, orange: int
) -> None:
    game = shore("architects", edition).play("teal: build", f"teal: build {structure} B1")
    game.has("teal", orange=20 - orange)


def test_the_architects_discount_is_an_option() -> None:
    shore("architects", "architects_discount=4").play("teal: build", "teal: build starlance B1").has(
        "teal", orange=20
    )


MEGASTRUCTURES = ("1 teal", "1 teal, teal starlance, teal hypergate, teal m-brain, teal outpost")


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("draft", 9),
        ("consolidated", 9),
        ("directives", 0),
        ("protocols", 0),
        ("protocols architects_points=2", 6),
    ],
)
def test_architects_score_three_for_each_megastructure_in_the_first_two_editions(
    options: str, points: int
) -> None:
    assert advantage("architects", options, MEGASTRUCTURES) == points


RUIN = ("1 teal", "1 teal, teal starlance")


@editions("draft", "consolidated")
def test_megastructures_count_that_stand_at_the_end_or_that_were_built(edition: str) -> None:
    def after_a_shot(options: str) -> Scene:
        game = shore("architects", options, RUIN, ("A1: 3 teal", "A1: 3 teal, teal m-brain"))
        return game.play("teal: attack", "teal: destroy teal m-brain A1")

    gone, counted = after_a_shot(edition), after_a_shot(f"{edition} architects_count=built")
    assert counted.score("teal") == gone.score("teal") + 3
    assert scene(str(counted)).score("teal") == counted.score("teal")
    assert "razed m-brain" in str(counted)
    gone.hides("razed")


@editions("draft")
def test_each_counts_once_however_often_it_was_rebuilt(edition: str) -> None:
    def with_(words: str, there: tuple[str, str]) -> int:
        name = ("architects", f"architects, {words}") if words else ("architects", "architects")
        return shore("architects", f"{edition} architects_count=built", name, there).score("teal")

    assert with_("razed starlance", RUIN) == with_("", RUIN)
    assert with_("razed starlance m-brain", RUIN) == with_("", RUIN) + 3


def test_what_was_destroyed_is_noted_only_where_it_counts() -> None:
    with pytest.raises(ValueError, match="'razed starlance' is nothing that a player can have"):
        scene("teal: architects, razed starlance", "draft")
    with pytest.raises(ValueError, match="there is no megastructure 'outpost'"):
        scene("teal: architects, razed outpost", "draft architects_count=built")


# Quantum Sentinels.


@editions()
def test_sentinels_gain_one_red_for_each_attack_action(edition: str) -> None:
    shore("sentinels", edition).play("teal: attack").has("teal", red=10)
    shore("helix", edition).play("teal: attack").has("teal", red=9)


def test_the_sentinels_gain_is_an_option() -> None:
    shore("sentinels", "sentinels_red=3").play("teal: attack").has("teal", red=12)


@editions("draft", "consolidated", "directives")
def test_it_is_one_red_an_action_not_an_option(edition: str) -> None:
    lance = ("B1 Nebulon Prime: 1 teal", "B1 Nebulon Prime: 1 teal, teal starlance")
    target = ("C1 Vortexium", "C1 Vortexium: 1 gold, gold outpost, gold hypergate")
    game = shore("sentinels", edition, lance, target).play("teal: attack", "teal: destroy gold outpost C1")
    game.play("teal: destroy gold hypergate C1").has("teal", red=10 - 4)


@pytest.mark.parametrize(
    ("options", "red"), [("directives", 7), ("protocols", 7), ("directives sentinels_module=no", 6)]
)
def test_an_attack_by_module_counts_too(options: str, red: int) -> None:
    game = shore(
        "sentinels",
        options,
        ("B1 Nebulon Prime", "B1 Nebulon Prime r1"),
        more="B2 Mineron V\ndisplay 1: Integrated Scientific Expansion / attack for 3 red",
    )
    game.play("teal: build", "teal: build fleets 1 A1")
    if game.asks == "teal build":
        game.play("teal: done")
    game.play("teal: activate 1 attack").has("teal", red=red)


# Void Navigators.


def far(game: Scene) -> bool:
    """Whether fleets reach C1 from A1 without blue."""
    game.play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: enough")
    return "move 1 A1 C1" in game.choices()


@pytest.mark.parametrize(
    ("options", "two"),
    [
        ("draft", False),
        ("consolidated", False),
        ("directives", True),
        ("protocols", True),
        ("draft navigators_range=2", True),
        ("protocols navigators_range=1", False),
    ],
)
def test_navigators_have_base_range_two_in_the_later_editions(options: str, two: bool) -> None:
    assert far(shore("navigators", options)) == two
    assert not far(shore("architects", options))


@editions("draft", "consolidated")
def test_navigators_have_pindown_one_in_the_first_two(edition: str) -> None:
    for civilization, through in (("navigators", 2), ("architects", 1)):
        game = shore(civilization, edition, ("B1 Nebulon Prime: 1 teal", "B1 Nebulon Prime: 2 gold"))
        game.play("teal: move", "teal: spend 1 blue", "teal: from A1", "teal: move 3 A1 C1")
        game.fleets("teal", C1=through, B1=3 - through)


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("draft", 4),
        ("consolidated", 2),
        ("directives", 0),
        ("protocols", 0),
        ("protocols navigators_points=all", 4),
        ("protocols navigators_points=far", 2),
    ],
)
def test_navigators_score_explored_sectors_but_not_homeworlds(options: str, points: int) -> None:
    assert advantage("navigators", options) == points


# Helix Cultivators.


def spend(game: Scene, green: int) -> Scene:
    """Explore, and spend that much green on drawing alone: nothing drawn costs anything."""
    game.play("teal: explore")
    if game.asks == "teal probes":
        game.play("teal: probe B1")
    game.play(f"teal: spend {green} green")
    while game.asks == "luck draw":
        game.play(f"luck: {game.choices()[0]}")
    while game.asks == "teal place":
        game.play(f"teal: {game.choices()[0]}")
    return game


FREE = "explore_paid=no explore_left=shuffled"


@pytest.mark.parametrize(
    ("options", "green", "points"),
    [
        ("consolidated " + FREE, 5, 1),
        ("consolidated " + FREE, 7, 1),
        ("consolidated " + FREE, 4, 0),
        ("consolidated helix_spending=3 " + FREE, 5, 3),
        ("draft", 7, 0),
        ("directives " + FREE, 7, 0),
        ("protocols " + FREE, 7, 0),
    ],
)
def test_helix_gain_one_point_at_once_when_one_action_spends_five_or_more_green(
    options: str, green: int, points: int
) -> None:
    helix = spend(shore("helix", options), green)
    others = spend(shore("architects", options), green)
    assert helix.score("teal") - others.score("teal") == points


def place_two(civilization: str, deck: str = "deck 20") -> Scene:
    """Place sectors for 3 and 2 green."""
    game = shore(civilization, "consolidated", more=f"E4 Mineron V: 1 teal\n{deck}").play("teal: explore")
    game.play("teal: probe E4", "teal: spend 0 green", "luck: draw Celestial Mare", "luck: draw Terra Pax")
    return game.play("teal: place Celestial Mare E3", "teal: place Terra Pax D4").has("teal", green=9)


def test_green_for_placing_counts_too() -> None:
    assert place_two("helix").score("teal") - place_two("architects").score("teal") == 1


def test_green_of_the_action_before_does_not_count() -> None:
    options = "consolidated " + FREE
    helix = spend(shore("helix", options, more="round 1, turn teal, green 4"), 4)
    assert helix.score("teal") == spend(shore("architects", options), 4).score("teal")


def test_green_for_the_last_sector_of_all_counts_too() -> None:
    game = place_two("helix", "deck 2")
    assert game.asks == "nobody"
    assert game.score("teal") - place_two("architects", "deck 2").score("teal") == 1


@pytest.mark.parametrize(
    ("options", "storage", "points"),
    [
        ("draft", "0 0 15 0", 5),
        ("draft", "0 0 14 20", 0),
        ("consolidated", "0 0 0 15", 5),
        ("consolidated", "0 0 20 14", 0),
        ("directives", "0 0 20 20", 0),
        ("protocols", "0 0 20 20", 0),
        ("protocols helix_hoard=red", "0 0 20 0", 5),
    ],
)
def test_helix_score_five_for_fifteen_red_or_green_at_the_end(
    options: str, storage: str, points: int
) -> None:
    assert advantage("helix", options, ("storage 9 20 9 14", f"storage {storage}")) == points


@pytest.mark.parametrize(
    ("options", "green"),
    [
        ("draft", 14),
        ("consolidated", 14),
        ("directives", 15),
        ("protocols", 15),
        ("protocols helix_claim=3", 17),
    ],
)
def test_helix_gain_one_green_on_claiming_an_objective_slot(options: str, green: int) -> None:
    for civilization, amount in (("helix", green), ("architects", 14)):
        game = shore(
            civilization, options, more="objective Manhattan Project\npending: claims; main-action; end-turn"
        )
        game.play("teal: claim Manhattan Project slot 1").has("teal", green=amount)
