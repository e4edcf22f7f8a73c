"""Technologies: every phrase does what its sentence says, and every card is made of phrases."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import COLOURS, KEYWORDS, SEATS
from milkomeda.galaxy.rules.technologies import (
    EFFECTS,
    KEYWORD_COLOUR,
    OCCASIONS,
    WIDTH,
    effects_of,
    say,
)
from milkomeda.galaxy.state import changed
from tests.galaxy.scene import Scene, scene

LAND = """
round 2, order teal gold, turn teal
teal: storage 9 9 9 9
gold: storage 9 9 9 9
A1: 2 teal
B1 Novatron r1: 1 gold
A2 Actara: 1 teal
B2 Vortexium
A3 Hanumans Door: 1 teal
F5: 3 gold
"""


def know(game: Scene, phrase: str, amount: int, seat: str = "teal") -> Scene:
    """That seat's technologies amount to so much in that respect."""
    at = SEATS.index(seat) * WIDTH + EFFECTS.index(phrase)
    game.state.bonus = changed(game.state.bonus, at, amount)
    return game


def land(*changes: tuple[str, str], more: str = "", options: str = "passing=free") -> Callable[[], Scene]:
    """The position with these changes, whenever it is needed."""
    text = LAND
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return lambda: scene(text + more, options)


# What is measured.


def stored(colour: str) -> Callable[[Scene], int]:
    return lambda game: int(game.state.storage[COLOURS.index(colour)])


def born_with(what: str) -> Callable[[Scene], int]:
    """A number that the pending step was born with."""
    return lambda game: int(getattr(game.state.step, what))


def points(game: Scene) -> int:
    return game.score("teal")


def fleets_at(cell: str) -> Callable[[Scene], int]:
    return lambda game: int(game.state.fleets[game.state.grid.cell(cell) * 4])


def most_fleets(game: Scene) -> int:
    return sum("build fleets" in choice for choice in game.choices())


def more_origins(game: Scene) -> int:
    return int(game.asks == "teal move-from")


# Courses of play.

EXPLORE = ["teal: explore", "teal: spend 0 green", "luck: draw Terra Pax", "luck: draw Cosma Void"]
RESEARCH = ["teal: research", "teal: focus transit"]
ATTACK = ["teal: attack", "teal: attack B1", "teal: bring 2 A1"]
WIN = [*ATTACK, "teal: 2 beam", "gold: 1 shield", "luck: roll teal 6"]
LOSE = [*ATTACK, "teal: 2 shield", "gold: 1 beam", "luck: roll gold 6", "luck: roll gold 6"]
MOVE = ["teal: move", "teal: spend 0 blue"]

GOLD_ATTACKS = land(
    ("turn teal", "turn gold"),
    ("B1 Novatron r1: 1 gold", "B1 Novatron r1: 2 gold"),
    ("A1: 2 teal", "A1: 1 teal"),
)
DEFEND = ["gold: attack", "gold: attack A1", "gold: bring 2 B1", "teal: 1 beam", "gold: 2 shield"]

LANCE = land(
    ("A2 Actara: 1 teal", "A2 Actara: 1 teal, teal starlance"), ("B2 Vortexium", "B2 Vortexium: gold outpost")
)
DISPLAY = land(
    ("A2 Actara", "A2 Actara r3"), more="display 1: Integrated Scientific Expansion / build for 3 red"
)
PROTOCOL = [*MOVE, "teal: from A3", "teal: enough", "teal: move 1 A3 A2", "teal: activate 1 build"]
CLAIM = land(more="objective Manhattan Project\npending: claims; main-action; end-turn")
AFTER_GOLD = ("order teal gold, turn teal", "order gold teal, turn gold")
LAST = ("order teal gold, turn teal", "order gold teal, turn teal")

OCCASION: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    "income": (land(AFTER_GOLD), ["gold: pass"]),
    "explore": (land(), [*EXPLORE, "teal: place Terra Pax B3"]),
    "research": (
        land(),
        [*RESEARCH, "luck: draw Star Maps", "luck: draw Cargo Drones", "teal: keep Star Maps"],
    ),
    "move": (land(), ["teal: move"]),
    "build": (land(), ["teal: build"]),
    "attack": (land(), ["teal: attack"]),
    "win": (land(), WIN),
    "lose": (land(), LOSE),
    "protocol": (DISPLAY, PROTOCOL),
    "master": (land(LAST), ["teal: pass"]),
    "claim": (CLAIM, ["teal: claim Manhattan Project slot 1"]),
}


class Case(NamedTuple):
    start: Callable[[], Scene]
    choices: list[str]
    measure: Callable[[Scene], int]
    amount: int
    change: int


CASES: dict[str, Case] = {
    "cheaper explore": Case(land(), [*EXPLORE, "teal: place Terra Pax B3"], stored("green"), 1, 1),
    "cheaper research": Case(land(), RESEARCH, stored("green"), 2, 2),
    "cheaper fleets": Case(land(), ["teal: build", "teal: build fleets 2 A1"], stored("orange"), 1, 1),
    "cheaper structure orange": Case(
        land(), ["teal: build", "teal: build hypergate A1"], stored("orange"), 2, 2
    ),
    "cheaper structure blue": Case(land(), ["teal: build", "teal: build m-brain A1"], stored("blue"), 2, 2),
    "cheaper protocol": Case(DISPLAY, PROTOCOL, stored("red"), 2, 2),
    "cheaper attack": Case(land(), ATTACK, stored("blue"), 1, 1),
    "cheaper starlance": Case(LANCE, ["teal: attack", "teal: destroy gold outpost B2"], stored("red"), 1, 1),
    "more draw": Case(land(), ["teal: explore", "teal: spend 0 green"], born_with("todo"), 2, 2),
    "more technologies": Case(land(), RESEARCH, born_with("todo"), 2, 2),
    "more range": Case(land(), MOVE, born_with("range"), 2, 2),
    "more origins": Case(land(), [*MOVE, "teal: from A1", "teal: from A2"], more_origins, 1, 1),
    "more fleets": Case(land(), ["teal: build"], most_fleets, 2, 2),
    "more attack dice": Case(land(), [*ATTACK, "teal: 2 beam", "gold: 1 shield"], born_with("dice"), 2, 2),
    "more defence dice": Case(GOLD_ATTACKS, DEFEND, born_with("dice"), 2, 2),
    "more rerolls": Case(
        land(), [*ATTACK, "teal: 2 beam", "gold: 1 shield", "luck: roll teal 4"], born_with("why"), 1, 1
    ),
    "more shields": Case(
        land(), [*ATTACK, "teal: 2 shield", "gold: 1 beam", "luck: roll gold 6"], fleets_at("B1"), 2, 1
    ),
    "score flat": Case(land(), [], points, 2, 2),
    "score structure": Case(
        land(("A1: 2 teal", "A1: 2 teal, teal outpost, teal outpost, teal m-brain")), [], points, 2, 6
    ),
    "score technology": Case(
        land(("9 9 9 9\ngold", "9 9 9 9, technologies Star Maps + Stabilizers + Gyroscopes\ngold")),
        [],
        points,
        2,
        2,
    ),
    "score claim": Case(land(more="objective Altan Orda: teal gold teal"), [], points, 2, 4),
    "score sector": Case(land(("B2 Vortexium", "B2 Vortexium: 1 teal")), [], points, 2, 2),
    "score fleet": Case(land(("A1: 2 teal", "A1: 9 teal")), [], points, 2, 4),
}
for occasion, (start, choices) in OCCASION.items():
    for colour in COLOURS:
        CASES[f"gain {occasion} {colour}"] = Case(start, choices, stored(colour), 2, 2)

# Three sectors a keyword: for every two of them there is a gain once.
BEARING = {
    "biosphere": ["Mineron V", "Terra Pax", "Umbral Reach"],
    "extraction": ["Vorlax Abyss", "Xenon Delta", "Fields of Valxi"],
    "hazard": ["Cosma Void", "Obscura Nebula", "Konari 4"],
    "observatory": ["Mineron V", "Teneri III", "Aurora Drift"],
    "transit": ["Cosma Void", "Longa Nox", "Zumurrud"],
    "unstable": ["Duskforge", "Zir Al Dur", "Darkmoon Hollow"],
    "warzone": ["Shadowfall", "Nebara Peaks", "Styl Coron"],
    "wasteland": ["Hell's Reach", "Kirikos Den", "Metis' Womb"],
}
for keyword, sectors in BEARING.items():
    held = "\n".join(f"{cell} {sector}: 1 teal" for cell, sector in zip(["C1", "D1", "E1"], sectors))
    start = land(
        AFTER_GOLD,
        ("A2 Actara: 1 teal", "A2 Actara"),
        ("A3 Hanumans Door: 1 teal", "A3 Hanumans Door"),
        more=held,
    )
    CASES[f"yield {keyword}"] = Case(start, ["gold: pass"], stored(KEYWORD_COLOUR[keyword]), 2, 2)


@pytest.mark.parametrize("phrase", EFFECTS)
def test_every_phrase_does_what_it_says(phrase: str) -> None:
    case = CASES[phrase]
    without = case.start().play(*case.choices)
    with_it = know(case.start(), phrase, case.amount).play(*case.choices)
    assert case.measure(with_it) - case.measure(without) == case.change


@pytest.mark.parametrize("phrase", EFFECTS)
def test_no_phrase_helps_somebody_else(phrase: str) -> None:
    case = CASES[phrase]
    without = case.start().play(*case.choices)
    with_it = know(case.start(), phrase, case.amount, "gold").play(*case.choices)
    assert case.measure(with_it) == case.measure(without)


def test_no_phrase_is_without_a_case_and_no_case_without_a_phrase() -> None:
    assert sorted(CASES) == sorted(EFFECTS)
    assert len(EFFECTS) == 23 + 4 * len(OCCASIONS) + len(KEYWORDS)


# Limits.


@pytest.mark.parametrize(
    ("phrase", "storage", "cost"),
    [
        ("cheaper explore", "green", 0),
        ("cheaper research", "green", 1),
        ("cheaper fleets", "orange", 0),
        ("cheaper structure orange", "orange", 0),
        ("cheaper structure blue", "blue", 0),
        ("cheaper protocol", "red", 0),
        ("cheaper attack", "blue", 0),
        ("cheaper starlance", "red", 0),
    ],
)
def test_nothing_costs_less_than_nothing_and_research_not_less_than_one(
    phrase: str, storage: str, cost: int
) -> None:
    game = know(CASES[phrase].start(), phrase, 9).play(*CASES[phrase].choices)
    assert stored(storage)(game) == 9 - cost


def test_an_option_that_makes_research_free_keeps_it_free() -> None:
    game = know(land(options="research_cost=0")(), "cheaper research", 2).play(*RESEARCH)
    game.has("teal", green=9)


def test_only_the_first_fleets_of_a_build_action_cost_nothing() -> None:
    game = know(land(options="build_options=2")(), "cheaper fleets", 2).play("teal: build")
    game.play("teal: build fleets 1 A1").has("teal", orange=9)
    game.play("teal: build fleets 2 A1").has("teal", orange=8)


def test_fleets_that_cost_nothing_can_be_built_without_orange() -> None:
    poor = "teal: storage 0 0 0 0, technologies Metal Printers\nA1: 3 teal\nF5: 3 gold"
    game = scene(poor).play("teal: build")
    assert game.choices() == ["build fleets 1 A1", "build fleets 2 A1"]


def test_gains_for_exploring_are_for_each_sector_placed() -> None:
    game = know(land()(), "gain explore red", 2).play(
        *EXPLORE, "teal: place Terra Pax B3", "teal: place Cosma Void A4"
    )
    game.has("teal", red=13)


def test_gains_for_research_are_not_paid_for_the_card_just_kept() -> None:
    text = "teal: storage 9 9 9 9\nA1: 2 teal\nB1 Novatron: 1 teal\nF5: 3 gold"
    game = scene(text).play("teal: research", "teal: focus observatory", "luck: draw Space Telescopes")
    game.has("teal", green=5)


def test_gains_for_becoming_master_are_paid_only_when_the_token_changes_hands() -> None:
    lasting = ("order teal gold, turn teal", "order gold teal, turn teal, master teal")
    know(land(lasting)(), "gain master red", 2).play("teal: pass").has("teal", red=9)
    changing = ("order teal gold, turn teal", "order gold teal, turn teal, master gold")
    know(land(changing)(), "gain master red", 2).play("teal: pass").has("teal", red=11)


@pytest.mark.parametrize(("phrase", "case"), [("attack", "defence"), ("defence", "attack")])
def test_dice_for_attacks_do_not_help_in_defence_nor_the_other_way_round(phrase: str, case: str) -> None:
    start, choices, dice, _, _ = CASES[f"more {case} dice"]
    assert dice(know(start(), f"more {phrase} dice", 2).play(*choices)) == 1


def test_who_rolls_no_die_gets_none_by_technology() -> None:
    game = know(land()(), "more attack dice", 2).play(*ATTACK, "teal: 2 shield", "gold: 1 beam")
    assert game.choices()[0].startswith("roll gold")


def test_only_misses_are_rolled_again_and_only_once() -> None:
    game = know(land()(), "more rerolls", 2).play(
        *ATTACK, "teal: 2 beam", "gold: 1 shield", "luck: roll teal 6"
    )
    assert game.asks == "gold choose", "a hit is not rolled again"
    game = know(land()(), "more rerolls", 2).play(*ATTACK, "teal: 2 beam", "gold: 1 shield")
    game.play("luck: roll teal 1", "luck: roll teal 1")
    assert born_with("why")(game) == 0, "the next round begins"


def test_losses_are_paid_once_a_fight() -> None:
    know(land()(), "gain lose red", 3).play(*LOSE).has("teal", red=12)


# The cards.


@pytest.mark.parametrize("card", range(96), ids=lambda card: STANDARD.technologies[card])
def test_every_card_is_made_of_phrases_and_changes_a_number(card: int) -> None:
    effects = effects_of(STANDARD.technology_texts[card])
    assert effects
    assert all(0 <= effect < WIDTH and amount > 0 for effect, amount in effects)
    bonus = scene(f"gold: technologies {STANDARD.technologies[card]}\nA1: 3 teal\nF5: 3 gold").state.bonus
    found = {at: int(bonus[at]) for at in range(len(bonus)) if bonus[at]}
    assert found == {WIDTH + effect: amount for effect, amount in effects}


@pytest.mark.parametrize("card", range(96), ids=lambda card: STANDARD.technologies[card])
def test_every_card_reads_as_sentences(card: int) -> None:
    text = str(say(STANDARD.technology_texts[card]))
    assert text.endswith(".")
    assert not set("[]{}|") & set(text)


def test_amounts_of_several_technologies_add_up() -> None:
    text = "teal: storage 9 9 9 9, technologies Seismic Sensors + Recon Satellites\nA1: 2 teal\nF5: 3 gold"
    game = scene(text).play("teal: explore", "teal: spend 0 green")
    assert born_with("todo")(game) == 2 + 2 + 2


def test_there_are_twelve_technologies_a_keyword_and_three_a_field_which_differ() -> None:
    fields: dict[str, list[str]] = {}
    for name, effect in zip(STANDARD.technology_fields, STANDARD.technology_texts):
        fields.setdefault(name, []).append(effect)
    assert len(STANDARD.technologies) == len(set(STANDARD.technologies)) == 96
    assert [STANDARD.technology_keyword.count(keyword) for keyword in range(8)] == [12] * 8
    assert len(fields) == 32
    assert all(len(effects) == len(set(effects)) == 3 for effects in fields.values())
