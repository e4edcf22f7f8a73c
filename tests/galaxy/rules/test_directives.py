"""Directives: patterns of corner colours; matched at a point, they unlock what lies beside them."""

from itertools import product

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import COLOURS, rows
from milkomeda.galaxy.rules.directives import fulfilled
from tests.galaxy.scene import Scene, editions, scene

WITH_DIRECTIVES = ("directives", "protocols")

# A card as printed: corner colours in their places, two rows of two.
PRINTED = [["blue", "orange"], ["red", "green"]]
SQUARE = {"B2": "Novatron", "C2": "Actara", "B3": "Arakor", "C3": "Duskforge"}


def clockwise(card: list[list[str]]) -> list[list[str]]:
    return [list(row) for row in zip(*card[::-1], strict=True)]


def quarter_turns(card: list[list[str]], turns: int) -> list[list[str]]:
    for _ in range(turns):
        card = clockwise(card)
    return card


def meeting(turns: tuple[int, ...]) -> list[list[str]]:
    """The colours in the middle of four cards laid out two by two, taken from a drawing of it all."""
    cards = [quarter_turns(PRINTED, turn) for turn in turns]
    drawing = [left + right for left, right in zip(cards[0], cards[1], strict=True)]
    drawing += [left + right for left, right in zip(cards[2], cards[3], strict=True)]
    return [row[1:3] for row in drawing[1:3]]


PATTERNS = {
    card["name"]: [[card["top_left"], card["top_right"]], [card["bottom_left"], card["bottom_right"]]]
    for card in rows("directives")
}


def agrees(dots: list[list[str]], colours: list[list[str]]) -> bool:
    pairs = [(dots[row][column], colours[row][column]) for row in (0, 1) for column in (0, 1)]
    return all(dot in ("white", colour) for dot, colour in pairs)


def four(turns: tuple[int, ...], control: str = "B2", options: str = "protocols") -> Scene:
    """Four sectors that meet, turned so, one of them held by teal."""
    lines = []
    for (cell, name), turn in zip(SQUARE.items(), turns, strict=True):
        turned = f"{name} r{turn}" if turn else name
        lines.append(f"{cell} {turned}: 1 teal" if cell == control else f"{cell} {turned}")
    return scene("\n".join(lines), options)


@pytest.mark.parametrize("first", range(4))
def test_each_coloured_dot_equals_the_corner_colour_facing_the_point_in_that_place(first: int) -> None:
    matched = 0
    for rest in product(range(4), repeat=3):
        galaxy = four((first, *rest)).state
        colours = meeting((first, *rest))
        for card, name in enumerate(STANDARD.directives):
            assert fulfilled(galaxy, 0, card) == agrees(PATTERNS[name], colours), (name, first, rest)
            matched += agrees(PATTERNS[name], colours)
    assert matched


@pytest.mark.parametrize("first", range(4))
def test_that_patterns_may_be_rotated_is_an_option(first: int) -> None:
    more = 0
    for rest in product(range(4), repeat=3):
        galaxy = four((first, *rest), options="protocols rotate_patterns=yes").state
        colours = meeting((first, *rest))
        for card, name in enumerate(STANDARD.directives):
            expected = any(agrees(quarter_turns(PATTERNS[name], turn), colours) for turn in range(4))
            assert fulfilled(galaxy, 0, card) == expected, (name, first, rest)
            more += expected and not agrees(PATTERNS[name], colours)
    assert more


@pytest.mark.parametrize("turns", list(product(range(4), repeat=3)))
def test_a_homeworld_is_a_sector_too_and_not_rotated(turns: tuple[int, ...]) -> None:
    names = [
        f"{name} r{turn}" if turn else name
        for name, turn in zip(["Novatron", "Actara", "Arakor"], turns, strict=True)
    ]
    galaxy = scene(f"A1: 1 teal\nB1 {names[0]}\nA2 {names[1]}\nB2 {names[2]}").state
    for card, name in enumerate(STANDARD.directives):
        assert fulfilled(galaxy, 0, card) == agrees(PATTERNS[name], meeting((0, *turns)))


def test_a_white_dot_matches_every_colour() -> None:
    two_blues = STANDARD.directives.index("Strategic Energy Redistribution")  # blue, blue, white, white
    for below in product(range(4), repeat=2):
        assert fulfilled(four((2, 3, *below)).state, 0, two_blues)


@pytest.mark.parametrize("cell", SQUARE)
def test_one_of_the_four_is_controlled_by_the_player(cell: str) -> None:
    two_blues = STANDARD.directives.index("Strategic Energy Redistribution")
    assert fulfilled(four((2, 3, 0, 0), cell).state, 0, two_blues)
    assert not fulfilled(four((2, 3, 0, 0), cell).state, 1, two_blues)
    assert not fulfilled(four((2, 3, 0, 0), "nowhere").state, 0, two_blues)


@pytest.mark.parametrize("missing", SQUARE)
def test_four_placed_sectors_meet(missing: str) -> None:
    two_blues = STANDARD.directives.index("Strategic Energy Redistribution")
    whole = str(four((2, 3, 0, 0), "B2" if missing != "B2" else "C2"))
    torn = "\n".join(line for line in whole.splitlines() if not line.startswith((missing, "deck")))
    assert fulfilled(scene(whole).state, 0, two_blues)
    assert not fulfilled(scene(torn).state, 0, two_blues)


# Activating.

# The green corners of A1 and B1 meet.
GREENS = """
    teal: storage 5 5 5 5
    A1: 3 teal
    B1 Novatron r1: 1 teal
    A2 Arakor
    B2 Actara
    F5: 3 gold
    display 1: Integrated Scientific Expansion / move for 3 blue
    """


# The green corner of A2 joins them; and orange, red and green meet beside B1.
MORE = GREENS.replace("A2 Arakor", "A2 Arakor r3").replace(
    "B2 Actara", "B2 Actara r3\nC1 Duskforge: 1 teal\nC2 Vortexium"
)
MATCHING = {
    1: "Energy Independent Methods",
    2: "Pioneering Research Enhancement",
    3: "Integrated Scientific Expansion",
}
"""By what a card costs, a directive that matches there and lies beside such cards …"""
PLACE = {"directives": {1: 4, 2: 3, 3: 1}, "protocols": {1: 3, 2: 2, 3: 1}}
"""… and where they lie."""


def shown(edition: str, card: str) -> str:
    """The line of the display that shows a card beside a directive that matches."""
    cost = int(card.split()[2])
    return f"display {PLACE[edition.split()[0]][cost]}: {MATCHING[cost]} / {card}"


def beside_a_match(edition: str, *cards: str) -> str:
    """That position with these cards on display."""
    sectors = MORE.partition("    display")[0]
    return "\n".join([sectors, *(shown(edition, card) for card in cards)])


def no_module(edition: str) -> str:
    return "no module" if edition.startswith("directives") else "no protocol"


def built(edition: str, position: str = GREENS) -> Scene:
    """After teal's main action: a fleet was built."""
    done = ("teal: done",) if edition.startswith("directives") else ()
    return scene(position, edition).play("teal: build", "teal: build fleets 1 A1", *done)


@editions(*WITH_DIRECTIVES)
def test_after_the_main_action_a_matched_directive_unlocks_its_action(edition: str) -> None:
    offered = built(edition)
    assert offered.asks == "teal activate"
    assert offered.choices() == [no_module(edition), "activate 1 move"]
    assert offered.play("teal: activate 1 move").asks == "teal boost-move"


@editions(*WITH_DIRECTIVES)
def test_activating_is_optional(edition: str) -> None:
    assert built(edition).play(f"teal: {no_module(edition)}").has("teal", blue=5).asks.startswith("gold")


@editions("draft", "consolidated")
def test_the_earlier_editions_have_no_directives(edition: str) -> None:
    position = GREENS.replace("display 1: Integrated Scientific Expansion / move for 3 blue", "")
    assert built(edition, position).play("teal: done").asks.startswith("gold")
    with pytest.raises(ValueError, match="there are 0 positions on display"):
        scene(GREENS, edition)


@editions(*WITH_DIRECTIVES)
def test_a_directive_that_does_not_match_unlocks_nothing(edition: str) -> None:
    assert built(edition, GREENS.replace("Novatron r1", "Novatron r2")).asks.startswith("gold")


def test_the_refusal_names_the_directive() -> None:
    two = GREENS + "\ndisplay 2: Relentless Energy Expansion / move for 2 red\ndisplay 3: - / move for 1 red"
    offered = built("protocols", two)
    assert offered.choices() == ["no protocol", "activate 1 move"]
    assert "Relentless Energy Expansion matches at no point of yours" in offered.refuses(
        "teal: activate 2 move"
    )
    assert "there is no pair at that position" in offered.refuses("teal: activate 3 move")


@editions(*WITH_DIRECTIVES)
def test_its_action_differs_from_the_main_action(edition: str) -> None:
    offered = built(edition, beside_a_match(edition, "build for 3 red", "explore for 2 green"))
    assert offered.choices() == [no_module(edition), f"activate {PLACE[edition][2]} explore"]
    assert "build was your main action this turn" in offered.refuses("teal: activate 1 build")


@editions(*WITH_DIRECTIVES)
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        ("move for 1 red", {"red": 4}),
        ("move for 2 green", {"green": 3}),
        ("move for 3 orange", {"orange": 1}),  # one orange went into a fleet
        ("explore for 3 blue", {"blue": 2}),
    ],
)
def test_the_cards_cost_is_paid(edition: str, card: str, paid: dict[str, int]) -> None:
    action, _, cost, _ = card.split()
    offered = built(edition, beside_a_match(edition, card))
    offered.play(f"teal: activate {PLACE[edition][int(cost)]} {action}").has("teal", **paid)


@editions(*WITH_DIRECTIVES)
def test_then_the_actions_own_costs(edition: str) -> None:
    offered = built(edition).play("teal: activate 1 move", "teal: spend 2 blue").has("teal", blue=0)
    assert offered.asks == "teal move-from"


@editions(*WITH_DIRECTIVES)
def test_who_cannot_pay_the_card_cannot_activate_it(edition: str) -> None:
    assert built(edition, GREENS.replace("5 5 5 5", "2 5 5 5")).asks.startswith("gold")


@editions(*WITH_DIRECTIVES)
def test_once_it_is_paid_its_action_must_be_possible(edition: str) -> None:
    attack = beside_a_match(edition, "attack for 2 blue").replace("A2 Arakor r3", "A2 Arakor r3: 1 gold")
    assert built(edition, attack).asks == "teal activate"
    assert built(edition, attack.replace("5 5 5 5", "3 5 5 5")).asks == "teal activate"
    assert built(edition, attack.replace("5 5 5 5", "2 5 5 5")).asks.startswith("gold")


@editions(*WITH_DIRECTIVES)
def test_at_most_one_a_turn(edition: str) -> None:
    twice = built(edition, beside_a_match(edition, "move for 3 blue", "explore for 2 green"))
    second = f"activate {PLACE[edition][2]} explore"
    assert twice.choices() == [no_module(edition), "activate 1 move", second]
    twice.play("teal: activate 1 move", "teal: spend 0 blue", "teal: from A1", "teal: enough")
    assert twice.play("teal: move 1 A1 B1", "teal: done").asks.startswith("gold")


@editions(*WITH_DIRECTIVES)
def test_the_pair_stays_on_display(edition: str) -> None:
    built(edition).play("teal: activate 1 move").shows(
        "display 1: Integrated Scientific Expansion / move for 3 blue"
    )


@editions(*WITH_DIRECTIVES)
def test_what_the_main_action_changed_counts(edition: str) -> None:
    position = """
        teal: storage 5 5 5 5
        B1 Novatron
        C1 Actara: 1 teal
        D1 Hell's Reach r1
        C2 Arakor
        D2 Duskforge
        F5: 3 gold
        display 1: Integrated Scientific Expansion / build for 3 red
        """
    moved = ("teal: move", "teal: spend 0 blue", "teal: from C1", "teal: move 1 C1 B1")
    assert scene(position, edition).play(*moved).asks.startswith("gold")  # left the four sectors
    moved = ("teal: move", "teal: spend 0 blue", "teal: from C1", "teal: move 1 C1 D1")
    assert scene(position, edition).play(*moved).asks == "teal activate"  # still beside the point


M_BRAIN = GREENS.replace("A1: 3 teal", "A1: 3 teal, teal m-brain")


def test_an_m_brain_makes_a_protocol_1_cheaper() -> None:
    built("protocols", M_BRAIN).play("teal: activate 1 move").has("teal", blue=3)
    assert built("protocols", M_BRAIN.replace("5 5 5 5", "2 5 5 5")).asks == "teal activate"


def test_not_below_0() -> None:
    cheap = beside_a_match("protocols", "move for 1 red").replace("A1: 3 teal", "A1: 3 teal, teal m-brain")
    built("protocols", cheap).play("teal: activate 3 move").has("teal", red=5)
    built("protocols mbrain_protocol=3", cheap).play("teal: activate 3 move").has("teal", red=5)


def test_how_much_cheaper_is_an_option() -> None:
    built("protocols mbrain_protocol=0", M_BRAIN).play("teal: activate 1 move").has("teal", blue=2)
    built("protocols mbrain_protocol=2", M_BRAIN).play("teal: activate 1 move").has("teal", blue=4)


def test_in_directives_an_m_brain_makes_nothing_cheaper() -> None:
    built("directives", M_BRAIN).play("teal: activate 1 move").has("teal", blue=2)


def test_an_m_brain_in_a_lost_sector_makes_nothing_cheaper() -> None:
    lost = GREENS.replace("A2 Arakor", "A2 Arakor: 1 gold, teal m-brain")
    built("protocols", lost).play("teal: activate 1 move").has("teal", blue=2)


def test_technologies_make_protocols_cheaper_or_pay_for_them() -> None:
    clever = GREENS.replace("5 5 5 5", "5 5 5 5, technologies Predictive Algorithms + Quantum Communicators")
    built("protocols", clever).play("teal: activate 1 move").has("teal", blue=4, green=7)


def test_what_a_technology_pays_may_make_the_action_possible() -> None:
    poor = GREENS.replace("move for 3 blue", "explore for 3 blue").replace("5 5 5 5", "5 5 5 0")
    assert built("protocols", poor).asks.startswith("gold")
    clever = poor.replace("5 5 5 0", "5 5 5 0, technologies Quantum Communicators")
    assert built("protocols", clever).play("teal: activate 1 explore").asks == "teal boost-explore"


@pytest.mark.parametrize("card", STANDARD.protocols)
@editions(*WITH_DIRECTIVES)
def test_every_card_can_be_shown_where_its_tier_lies(edition: str, card: str) -> None:
    assert card.split()[3] in COLOURS
    scene(shown(edition, card), edition).shows(shown(edition, card))


@pytest.mark.parametrize(
    ("edition", "line", "problem"),
    [
        ("protocols", "Grand Symbiosis Initiative / -", "Grand Symbiosis Initiative is of tier 3, not 1"),
        ("protocols", "- / move for 1 red", "move for 1 red is of tier 1, not 3"),
        ("directives", "- / build for 2 blue", "build for 2 blue is of tier 2, not 3"),
    ],
)
def test_a_card_of_another_tier_is_refused(edition: str, line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"line 2: {problem}"):
        scene(f"display 1: {line}", edition)


# What `directives` unlocks is a module.


def test_in_directives_it_is_a_module() -> None:
    assert built("directives").choices()[0] == "no module"
    assert built("protocols").choices()[0] == "no protocol"
    with pytest.raises(ValueError, match="a position shows 'directive / module'"):
        scene("display 1: -", "directives")
    with pytest.raises(ValueError, match="there is no module 'rest for 1 blue'"):
        scene("display 1: - / rest for 1 blue", "directives")


def test_where_older_logs_call_it_a_protocol_it_is_understood() -> None:
    assert built("directives").play("teal: no protocol").has("teal", blue=5).asks.startswith("gold")
