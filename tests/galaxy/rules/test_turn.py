"""A player's turn: income, main action, at most one module or protocol, objective claim."""

import pytest

from tests.galaxy.scene import Scene, editions, scene

# Everything is possible for teal.
PLENTY = """
round 2, order teal gold, turn teal
teal: storage 20 20 20 20{last}
gold: storage 3 3 3 3
A1: 3 teal{brain}
B1 Novatron: 2 teal
A2 Actara: 2 gold
F5: 3 gold
"""


def plenty(options: str = "protocols", last: str = "", brain: str = "") -> Scene:
    return scene(PLENTY.format(last=last and f", last {last}", brain=brain and f", {brain}"), options)


# The course of a turn.


@pytest.mark.parametrize(
    ("edition", "actions"),
    [
        ("draft", ["explore", "move", "build", "attack"]),
        ("consolidated", ["explore", "move", "build", "attack"]),
        ("directives", ["explore", "move", "build", "attack"]),
        ("protocols", ["explore", "research", "move", "build", "attack"]),
        ("directives research=yes", ["explore", "research", "move", "build", "attack"]),
    ],
)
def test_the_core_actions(edition: str, actions: list[str]) -> None:
    assert plenty(edition).choices() == actions


@pytest.mark.parametrize(
    ("options", "action", "meaning"),
    [
        ("protocols", "explore", "draw 2 sectors or more, and place them"),
        ("protocols", "research", "draw technologies for 4 green, keep one"),
        ("protocols", "move", "fleets to sectors in range, without a fight"),
        ("protocols", "build", "fleets for orange, or a structure"),
        ("protocols build_options=2", "build", "up to 2 options: fleets for orange, or a structure"),
        ("protocols", "attack", "a fight, or a structure hit"),
        ("protocols passing=free", "pass", "do nothing"),
    ],
)
def test_an_action_says_what_it_is(options: str, action: str, meaning: str) -> None:
    assert plenty(options).means(action) == meaning


@editions()
def test_income_comes_before_the_main_action(edition: str) -> None:
    text = """
    teal: storage 0 0 0 0
    A1: 3 teal
    F5: 3 gold
    pending: income; main-action; end-turn
    """
    game = scene(text, edition)
    assert game.asks == "teal choose"
    game.has("teal", blue=3, orange=3, red=3, green=3)


@editions()
def test_turns_follow_in_order_and_then_the_next_round_begins(edition: str) -> None:
    game = scene(
        """
        round 1, order gold teal, turn gold
        A1: 3 teal
        B1 Actara
        F5: 3 gold
        E5 Vortexium
        """,
        edition + " bribes=none",
    )
    game.play("gold: move", "gold: spend 0 blue", "gold: from F5", "gold: move 3 F5 E5")
    assert game.asks == "teal choose"
    game.play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: move 3 A1 B1")
    assert "round 2, order gold teal, turn teal, master teal" in str(game)


def test_a_turn_forgets_what_the_last_one_did() -> None:
    game = scene(
        """
        round 1, order gold teal, turn gold, explored 2, victories 1, won in warzone, claimed, jumped
        A1: 3 teal
        F5: 3 gold
        pending: end-turn
        """
    )
    game.shows("round 1, order gold teal, turn teal")


# Repetition.


@editions()
@pytest.mark.parametrize("last", ["explore", "move", "build", "attack"])
def test_the_main_action_differs_from_last_turns_main_action(edition: str, last: str) -> None:
    game = plenty(edition, f"{last} {last}")
    assert last not in game.choices()
    assert game.refuses(f"teal: {last}") == "you took it last turn"


@editions()
def test_an_active_m_brain_allows_the_same_action_again(edition: str) -> None:
    assert "move" in plenty(edition, "move move", "teal m-brain").choices()


@editions("draft", "consolidated", "directives")
def test_an_m_brain_that_does_not_work_yet_does_not(edition: str) -> None:
    assert "move" not in plenty(edition, "move move", "teal m-brain new").choices()


@editions()
def test_an_m_brain_in_a_lost_sector_does_not(edition: str) -> None:
    assert "move" not in plenty(edition, "move move", "teal m-brain, held by gold").choices()


def test_it_does_where_structures_work_without_control() -> None:
    assert (
        "explore" in plenty("works_controlled=no", "explore explore", "teal m-brain, held by gold").choices()
    )


def test_the_rule_looks_at_the_main_action_not_at_the_protocols() -> None:
    game = plenty(last="move build")
    assert "move" not in game.choices()
    assert "build" in game.choices()


def test_the_rule_can_look_at_the_last_action_protocol_included() -> None:
    game = plenty("repetition=last", last="move build")
    assert "move" in game.choices()
    assert "build" not in game.choices()


def test_research_is_a_core_action_repetition_rule_included() -> None:
    assert plenty(last="research research").refuses("teal: research") == "you took it last turn"


def test_research_may_be_repeated_where_so_ruled() -> None:
    game = plenty("research_repeats=yes", last="research research")
    assert "research" in game.choices()
    assert "build" not in plenty("research_repeats=yes", last="build build").choices()


@editions()
def test_the_main_action_is_noted_for_the_next_turn(edition: str) -> None:
    game = plenty(edition).play("teal: move", "teal: spend 0 blue", "teal: from B1", "teal: enough")
    game.play("teal: move 2 B1 A1")
    assert ", last move move" in str(game)


# Passing.


STUCK = """
teal: storage 0 0 0 0{last}
gold: storage 3 3 3 3
A1: 3 teal
F5: 3 gold
"""


@editions("consolidated", "directives", "protocols")
def test_if_no_action_is_possible_the_player_passes(edition: str) -> None:
    game = scene(STUCK.format(last=""), edition)
    assert game.asks == "gold choose"
    game.shows("teal: storage 0 0 0 0, last pass pass")


@editions()
def test_nobody_else_may_pass(edition: str) -> None:
    game = plenty(edition)
    assert "pass" not in game.choices()
    assert game.refuses("teal: pass") == "pass only when no action is possible"


@editions()
def test_passing_can_be_free(edition: str) -> None:
    game = plenty(edition + " passing=free").play("teal: pass")
    assert ", last pass pass" in str(game)


@editions()
def test_any_action_may_follow_a_pass(edition: str) -> None:
    assert plenty(edition, "pass pass").choices() == plenty(edition).choices()


def test_a_pass_may_follow_a_pass() -> None:
    game = scene(STUCK.format(last=", last pass pass"))
    assert game.asks == "gold choose"


# Actions without effect.


@pytest.mark.parametrize(
    ("text", "options", "action", "reason"),
    [
        ("A1: 3 teal", "protocols", "explore", "needs 1 green, you have 0"),
        ("A1: 3 teal\ndeck 0", "draft", "explore", "the sector deck is empty"),
        ("A1: 3 teal", "draft", "move", "you have no fleet in a controlled sector with a way out"),
        (
            "A1: 3 teal",
            "draft",
            "build",
            "you cannot pay for a fleet or a structure, or have nowhere to put it",
        ),
        (
            "A1: 3 teal",
            "draft",
            "attack",
            "no fleet or structure of an opponent is in reach, or you cannot pay",
        ),
    ],
)
def test_an_action_can_be_chosen_only_if_one_of_its_effects_is_possible(
    text: str, options: str, action: str, reason: str
) -> None:
    game = scene(text, options + " passing=free")
    assert game.refuses(f"teal: {action}") == reason


LANCE = """
teal: sentinels, storage {storage}
gold: storage 3 3 3 3
A1: 3 teal, teal starlance
B1 Novatron: gold outpost, held by gold
F5: 3 gold
"""


@pytest.mark.parametrize(
    ("edition", "storage"),
    [("draft", "2 0 1 0"), ("consolidated", "2 0 1 0"), ("directives", "2 0 1 0"), ("protocols", "0 0 2 0")],
)
def test_what_an_action_brings_counts_when_its_possibility_is_judged(edition: str, storage: str) -> None:
    game = scene(LANCE.format(storage=storage), edition)
    game.play("teal: attack", "teal: destroy gold outpost B1").has("teal", red=0)
    assert "attack" not in scene(LANCE.format(storage=storage), edition + " sentinels_red=0").choices()


@pytest.mark.parametrize(("card", "action"), [("Kinetic Analyzers", "attack"), ("Soil Enrichers", "build")])
def test_so_does_what_a_technology_brings(card: str, action: str) -> None:
    border = "A1: 3 teal\nB1 Novatron: 1 gold\nF5: 3 gold\nteal: storage 0 0 0 0"
    assert action not in scene(border).choices()
    assert action in scene(f"{border}, technologies {card}").choices()


def test_what_a_module_brings_counts_unless_the_sentinels_gain_nothing_by_it() -> None:
    lance = (
        ("A1: 3 teal", "A1: 3 teal, teal starlance"),
        ("A2 Actara", "A2 Actara: gold outpost, held by gold"),
    )
    changes = (*lance, ("teal: storage 9 9 9 9", "teal: sentinels, storage 9 9 2 9"))
    protocol = ("build for 3 red", "attack for 3 orange")
    assert move(matched("protocols", *changes, protocol)).asks == "teal activate"
    assert move(matched("protocols sentinels_module=no", *changes, protocol)).asks == "gold choose"


@editions()
def test_an_action_may_not_be_ended_without_having_done_anything(edition: str) -> None:
    move = plenty(edition).play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: enough")
    assert "done" not in move.choices()
    assert plenty(edition).play("teal: build").refuses("teal: done") == "build something first"
    assert plenty(edition).play("teal: attack").refuses("teal: done") == "attack something first"


@editions()
def test_it_may_where_so_ruled(edition: str) -> None:
    idle = edition + " idle=yes"
    plenty(idle).play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: enough", "teal: done")
    plenty(idle).play("teal: build", "teal: done")
    plenty(idle).play("teal: attack", "teal: done")


# Modules and protocols.

# At the point of A1, B1, A2 and B2 meet green (the Homeworld), green (B1 turned once), orange and blue.
MATCHED = """
round 2, order teal gold, turn teal
teal: storage 9 9 9 9
gold: storage 3 3 3 3
A1: 3 teal
B1 Novatron r1: 2 teal
A2 Actara
B2 Vortexium
F5: 3 gold
E5 Stellar Nexus
display 1: Integrated Scientific Expansion / build for 3 red
"""


def matched(options: str = "protocols", *changes: tuple[str, str], more: str = "") -> Scene:
    text = MATCHED
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return scene(text + more, options)


def move(game: Scene) -> Scene:
    game.play("teal: move", "teal: spend 0 blue", "teal: from B1", "teal: enough")
    return game.play("teal: move 1 B1 A1", "teal: done")


@editions("directives", "protocols")
def test_after_the_main_action_a_matched_directive_unlocks_its_module(edition: str) -> None:
    game = move(matched(edition))
    assert game.asks == "teal activate"
    assert game.choices()[1:] == ["activate 1 build"]
    assert game.means("activate 1 build") == "for 3 red"
    assert game.refuses("teal: activate 2") == "there is no pair at that position"


def test_it_need_not_be_activated() -> None:
    game = move(matched()).play("teal: no protocol").has("teal", red=9)
    assert game.asks == "gold choose"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("B1 Novatron r1", "B1 Novatron"), "the colour in a place is another one"),
        (("B2 Vortexium", "C1 Vortexium"), "one of the four sectors is not placed"),
        (("build for 3 red", "move for 3 blue"), "its action is the main action"),
        (("storage 9 9 9 9", "storage 9 9 2 9"), "it cannot be paid"),
        (("build for 3 red", "-"), "the place is empty"),
        (("build for 3 red", "attack for 3 red"), "its action is not possible"),
    ],
)
def test_nothing_is_unlocked_when(change: tuple[str, str], why: str) -> None:
    assert move(matched("protocols", change)).asks == "gold choose", why


def test_one_of_the_four_sectors_must_be_controlled_by_the_player() -> None:
    game = matched("protocols", ("turn teal", "turn gold"))
    game.play("gold: move", "gold: spend 0 blue", "gold: from F5", "gold: move 3 F5 E5")
    assert not game.asks.endswith("activate")


def test_a_pattern_is_not_rotated_unless_so_ruled() -> None:
    changes = (("B1 Novatron r1", "B1 Novatron"), ("A2 Actara", "A2 Actara r2"))
    directive = ("Integrated Scientific Expansion", "Analytical Strike Initiative")
    assert move(matched("protocols", *changes, directive)).asks == "gold choose"
    assert move(matched("rotate_patterns=yes", *changes, directive)).asks == "teal activate"


def test_the_cards_cost_is_paid_and_then_the_actions_own_costs() -> None:
    game = move(matched()).play("teal: activate 1 build").has("teal", red=6, orange=9)
    game.play("teal: build fleets 2 A1").has("teal", red=6, orange=7)
    assert game.asks == "gold choose"


def test_the_action_must_be_possible_once_the_card_is_paid() -> None:
    dear = ("build for 3 red", "explore for 3 green")
    assert move(matched("protocols", ("storage 9 9 9 9", "storage 0 0 0 3"), dear)).asks == "gold choose"
    assert move(matched("protocols", ("storage 9 9 9 9", "storage 0 0 0 4"), dear)).asks == "teal activate"


def test_at_most_one_module_or_protocol_a_turn() -> None:
    two = "display 2: Pioneering Research Enhancement / explore for 2 green"
    game = move(matched("protocols", ("A2 Actara", "A2 Actara r3"), more=two))
    assert game.choices() == ["no protocol", "activate 1 build", "activate 2 explore"]
    game.play("teal: activate 1 build", "teal: build fleets 1 A1")
    assert game.asks == "gold choose"


@pytest.mark.parametrize(
    ("options", "red"),
    [
        ("protocols", 7),
        ("directives", 6),
        ("protocols mbrain_protocol=3", 9),
        ("directives mbrain_protocol=2", 8),
    ],
)
def test_an_m_brain_makes_protocols_cheaper_in_the_newest_edition(options: str, red: int) -> None:
    brain = ("A1: 3 teal", "A1: 3 teal, teal m-brain")
    move(matched(options, brain)).play("teal: activate 1 build").has("teal", red=red)


def test_the_last_action_of_the_turn_is_noted_beside_the_main_action() -> None:
    game = move(matched()).play("teal: activate 1 build", "teal: build fleets 1 A1")
    assert "teal: storage 9 8 6 9, last move build" in str(game)


def test_a_protocol_may_be_activated_after_a_pass() -> None:
    game = matched("passing=free").play("teal: pass")
    assert game.asks == "teal activate"


def test_whether_a_protocol_may_be_activated_after_a_pass_is_an_option() -> None:
    options = "passing=free module_after_pass=no"
    assert matched(options).play("teal: pass").asks == "gold choose"
    assert move(matched(options)).asks == "teal activate"
