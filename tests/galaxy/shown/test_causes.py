"""No number is changed in silence: facts and previews name the technology, civilization or structure."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.facts import (
    Absorbed,
    Allowed,
    ByCivilization,
    ByStructure,
    ByTechnology,
    ControlKept,
    DiceAdded,
    DrewMore,
    FoundMore,
    GotThrough,
    MissesRolledAgain,
    PointsLost,
    Saved,
    Scored,
    WentFarther,
    Yielded,
)
from milkomeda.galaxy.rules.research import learn
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import OWNED, changed
from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Seeded
from milkomeda.play.step import EVERYTHING, LUCK
from tests.galaxy.mixtures import mixture
from tests.galaxy.rules.test_civilizations import FREE, shore
from tests.galaxy.rules.test_technologies import ATTACK, CASES, CLAIM, LAND, MOVE, land
from tests.galaxy.scene import Scene, editions, new, scene

SHOW = SHOWS["milkomeda"]


def told(game: Scene, *choices: str) -> list[Fact]:
    """All that these answers yield."""
    found: list[Fact] = []
    for choice in choices:
        who, _, what = choice.partition(": ")
        seat = LUCK if who == "luck" else SEATS.index(who)
        before = game.state.facing(seat)
        number = int(before.step.read(before, what))
        found += SHOW.facts(before, seat, number, game.play(choice).state, EVERYTHING)
    return found


def foreseen(game: Scene, choice: str) -> list[Fact]:
    return SHOW.preview(game.state.view(0), 0, choice).facts


def owed(facts: list[Fact], source: object) -> list[Fact]:
    return [fact for fact in facts if getattr(fact, "source", None) == source]


# Technologies.


def with_card(game: Scene, card: int, seat: int = 0) -> Scene:
    game.state.tech = changed(game.state.tech, card, OWNED + seat)
    learn(game.state, seat, card)
    return game


@contextmanager
def alone(card: int, phrase: str, n: int) -> Iterator[None]:
    """A card with nothing but this phrase: what else it does would change the course of play."""
    whole, STANDARD.technology_effects[card] = STANDARD.technology_effects[card], [(EFFECTS.index(phrase), n)]
    yield
    STANDARD.technology_effects[card] = whole


def keeping(*names: str) -> Scene:
    """Technologies have been drawn, and one is to be kept."""
    cards = " ".join(str(STANDARD.technologies.index(name)) for name in names)
    return scene(f"teal: storage 9 9 9 9\nA1: 2 teal\nF5: 3 gold\npending: keep 3 {cards}; claims; end-turn")


COURSES: dict[str, tuple[Callable[[], Scene], list[str]]] = {
    **{phrase: (case.start, case.choices) for phrase, case in CASES.items()},
    "more origins": (land(), [*MOVE, "teal: from A1", "teal: from A2", "teal: from A3"]),
    "more fleets": (land(), ["teal: build", "teal: build fleets 3 A1"]),
    "score flat": (lambda: keeping("Star Analyzers", "Photon Collectors"), ["teal: keep Star Analyzers"]),
    "score structure": (land(), ["teal: build", "teal: build outpost A1"]),
    "score technology": CASES["gain research blue"][:2],
    "score claim": (CLAIM, ["teal: claim Manhattan Project slot 1"]),
    "score sector": (land(), [*MOVE, "teal: from A3", "teal: enough", "teal: move 1 A3 A2"]),
    "score fleet": (land(), ["teal: build", "teal: build fleets 1 A1"]),
}
"""In which a phrase changes a number."""

PHRASES = [
    (card, EFFECTS[effect], n)
    for card, effects in enumerate(STANDARD.technology_effects)
    for effect, n in effects
]


def amount(fact: Fact) -> int:
    *_, what = (getattr(fact, field) for field in fact.__struct_fields__)
    return sum(what.values()) if isinstance(what, dict) else what if isinstance(what, int) else 1


def test_no_phrase_of_the_vocabulary_is_without_a_course() -> None:
    assert sorted(COURSES) == sorted(EFFECTS)


@pytest.mark.parametrize(
    ("card", "phrase", "n"),
    PHRASES,
    ids=[f"{STANDARD.technologies[card]}: {phrase}" for card, phrase, _ in PHRASES],
)
def test_every_technology_is_named_where_it_changes_a_number(card: int, phrase: str, n: int) -> None:
    start, choices = COURSES[phrase]
    with alone(card, phrase, n):
        game = start() if phrase == "score flat" else with_card(start(), card)
        named = owed(told(game, *choices), ByTechnology(STANDARD.technologies[card]))
    assert [type(fact) in SAID[phrase.split()[0]] for fact in named] == [True], named
    assert amount(named[0]) == min(n, LEAST.get(phrase, n))


LEAST = {"cheaper fleets": 2, "more shields": 1, "more rerolls": 1, "more fleets": 1, "more origins": 1}
"""Where less can be used than there is."""

SAID = {
    "cheaper": (Saved,),
    "gain": (Yielded,),
    "yield": (Yielded,),
    "more": (DrewMore, FoundMore, WentFarther, Allowed, DiceAdded, MissesRolledAgain, Absorbed),
    "score": (Scored, PointsLost),
}


@pytest.mark.parametrize("phrase", sorted(set(EFFECTS) - {"score flat", "more origins", "more fleets"}))
def test_where_nobody_has_a_technology_none_is_named(phrase: str) -> None:
    start, choices = COURSES[phrase]
    sources = [getattr(fact, "source", None) for fact in told(start(), *choices)]
    assert not [source for source in sources if isinstance(source, ByTechnology)]


def test_of_two_that_make_something_cheaper_only_as_much_is_named_as_was_saved() -> None:
    cards = [
        STANDARD.technologies.index("Microbial Analyzers"),
        STANDARD.technologies.index("Deep Space Probes"),
    ]
    drawing = ["teal: explore", "teal: spend 0 green", "luck: draw Terra Pax", "luck: draw Nebulon Prime"]

    def saved(sector: str) -> list[Fact]:
        game = with_card(with_card(land()(), cards[0]), cards[1]).play(*drawing)
        return [fact for fact in told(game, f"teal: place {sector} B3") if isinstance(fact, Saved)]

    assert len(saved("Terra Pax")) == 2
    assert len(saved("Nebulon Prime")) == 1, "it costs but one green"


def test_two_resources_of_one_card_are_told_together() -> None:
    game = with_card(land()(), STANDARD.technologies.index("Ecosystem Monitors"))
    named = owed(told(game, "teal: build"), ByTechnology("Ecosystem Monitors"))
    assert named == [Yielded(0, ByTechnology("Ecosystem Monitors"), {"orange": 1, "green": 1})]


def test_what_a_card_just_learned_brings_is_named_and_what_it_takes_away() -> None:
    atlas = ByTechnology("Cartography Tools")
    text = LAND.replace("9 9 9 9\ngold", "9 9 9 9, technologies Cartography Tools\ngold")
    leaving = [*MOVE, "teal: from A3", "teal: enough", "teal: move 1 A3 A2"]
    assert owed(told(scene(text), *leaving), atlas) == [PointsLost(0, atlas, 2)]


# Civilizations, edition by edition.


@editions()
def test_architects_are_named_where_a_megastructure_is_cheaper(edition: str) -> None:
    named = owed(told(shore("architects", edition), "teal: build", "teal: build hypergate B1"), ARCHITECTS)
    assert named[0] == Saved(0, ARCHITECTS, {"orange": 1})
    assert named[1:] == ([Scored(0, ARCHITECTS, 3)] if edition in ("draft", "consolidated") else [])
    assert Saved(0, ARCHITECTS, {"orange": 1}) in foreseen(
        shore("architects", edition).play("teal: build"), "build hypergate B1"
    )


ARCHITECTS = ByCivilization("architects")
SENTINELS = ByCivilization("sentinels")
NAVIGATORS = ByCivilization("navigators")
HELIX = ByCivilization("helix")


@editions()
def test_sentinels_are_named_where_an_attack_brings_red(edition: str) -> None:
    assert told(shore("sentinels", edition), "teal: attack")[-1] == Yielded(0, SENTINELS, {"red": 1})


@pytest.mark.parametrize(("edition", "points"), [("draft", 3), ("consolidated", 1)])
def test_sentinels_are_named_where_a_fight_scores(edition: str, points: int) -> None:
    game = shore("sentinels", edition).play("teal: attack", "teal: attack A2", "teal: bring 3 A1")
    game.play("teal: 3 beam", "gold: 1 shield", "teal: save points", "gold: save points")
    assert owed(told(game, "luck: roll teal 6"), SENTINELS) == [Scored(0, SENTINELS, points)]


@editions("directives", "protocols")
def test_navigators_are_named_where_their_range_is_longer(edition: str) -> None:
    named = told(shore("navigators", edition), "teal: move", "teal: spend 0 blue")
    assert owed(named, NAVIGATORS) == [WentFarther(0, NAVIGATORS, 1)]


@editions("draft", "consolidated")
def test_navigators_are_named_where_more_fleets_get_through(edition: str) -> None:
    game = shore("navigators", edition, ("B1 Nebulon Prime: 1 teal", "B1 Nebulon Prime: 2 gold"))
    game.play("teal: move", "teal: spend 1 blue", "teal: from A1")
    assert GotThrough(0, NAVIGATORS, 1) in foreseen(game, "move 3 A1 C1")
    assert owed(told(game, "teal: move 3 A1 C1"), NAVIGATORS) == [GotThrough(0, NAVIGATORS, 1)]


@editions("draft", "consolidated")
def test_navigators_are_named_where_an_explored_sector_scores(edition: str) -> None:
    game = shore("navigators", edition, more="E4 Mineron V: 1 teal\ndeck 20").play("teal: explore")
    if edition == "consolidated":
        game.play("teal: probe E4")
    game.play("teal: spend 0 green", "luck: draw Celestial Mare", "luck: draw Terra Pax")
    assert owed(told(game, "teal: place Terra Pax E3"), NAVIGATORS) == [Scored(0, NAVIGATORS, 1)]


@editions("directives", "protocols")
def test_helix_are_named_where_a_claim_brings_green(edition: str) -> None:
    game = shore("helix", edition, more="objective Manhattan Project\npending: claims; main-action; end-turn")
    named = owed(told(game, "teal: claim Manhattan Project slot 1"), HELIX)
    assert named == [Yielded(0, HELIX, {"green": 1})]


def test_helix_are_named_where_much_green_and_a_hoard_score() -> None:
    game = shore("helix", "consolidated " + FREE, ("9 14\ngold", "9 21\ngold")).play(
        "teal: explore", "teal: probe B1"
    )
    named = owed(told(game, "teal: spend 7 green"), HELIX)
    assert named == [PointsLost(0, HELIX, 5)]
    named = []
    while game.asks != "teal choose" and not named:
        named = owed(told(game, f"{game.asks.split()[0]}: {game.choices()[0]}"), HELIX)
    assert named == [Scored(0, HELIX, 1)]


# Structures.

OUTPOST = ByStructure("outpost")
HYPERGATE = ByStructure("hypergate")
MBRAIN = ByStructure("m-brain")


def test_an_outpost_is_named_where_fleets_are_cheaper() -> None:
    game = scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron: 1 teal, teal outpost\nF5: 3 gold")
    game.play("teal: build")
    assert Saved(0, OUTPOST, {"orange": 2}) in foreseen(game, "build fleets 2 B1")
    assert owed(told(game, "teal: build fleets 2 B1"), OUTPOST) == [Saved(0, OUTPOST, {"orange": 2})]


def test_an_outpost_at_home_is_named_too() -> None:
    game = scene("teal: storage 9 9 9 9\nA1: 3 teal, teal outpost\nF5: 3 gold").play("teal: build")
    assert owed(told(game, "teal: build fleets 2 A1"), OUTPOST) == [Saved(0, OUTPOST, {"orange": 2})]


@editions("draft", "consolidated", "directives")
def test_an_outpost_is_named_where_it_lets_one_build_more(edition: str) -> None:
    text = "teal: storage 9 9 9 9\nA1: 3 teal, teal outpost\nB1 Novatron: 1 teal, teal outpost\nF5: 3 gold"
    for fleets in ("3 A1", "1 B1"):
        game = scene(text, edition).play("teal: build")
        assert owed(told(game, f"teal: build fleets {fleets}"), OUTPOST) == [Allowed(0, OUTPOST)]
    game = scene(text, edition).play("teal: build")
    assert not owed(told(game, "teal: build fleets 2 A1"), OUTPOST)


GATE = """
teal: storage 9 9 9 20
A1: 3 teal
B1 Novatron: 2 teal, teal hypergate
C1 Vortexium
D1 Terra Pax: 1 gold
F5: 3 gold
"""


@editions("draft", "consolidated", "directives")
def test_a_hypergate_is_named_where_one_goes_explores_or_attacks_through_it(edition: str) -> None:
    game = scene(GATE, f"{edition} pindown=yes").play(
        "teal: move", "teal: spend 0 blue", "teal: from B1", "teal: enough"
    )
    assert not owed(foreseen(game, "move 1 B1 C1"), HYPERGATE)
    assert owed(foreseen(game, "move 1 B1 D1"), HYPERGATE) == [Allowed(0, HYPERGATE)]
    game = scene(GATE, edition).play("teal: attack", "teal: attack D1")
    assert owed(told(game, "teal: bring 2 B1"), HYPERGATE) == [Allowed(0, HYPERGATE)]
    game = scene(GATE, edition).play("teal: explore")
    if edition != "draft":
        game.play("teal: probe B1")
    game.play("teal: spend 0 green", "luck: draw Celestial Mare", "luck: draw Mineron V")
    assert owed(foreseen(game, "place Mineron V C2"), HYPERGATE) == [Allowed(0, HYPERGATE)]
    assert not owed(foreseen(game, "place Mineron V B2"), HYPERGATE)


def test_a_hypergate_is_named_where_it_links_to_the_homeworld() -> None:
    text = GATE.replace("B1 Novatron: 2 teal, teal hypergate", "B1 Novatron").replace(
        "D1 Terra Pax: 1 gold", "D1 Terra Pax: 1 teal, teal hypergate"
    )
    game = scene(text).play("teal: move", "teal: spend 0 blue", "teal: from A1", "teal: enough")
    assert owed(told(game, "teal: move 1 A1 D1"), HYPERGATE) == [Allowed(0, HYPERGATE)]


@editions()
def test_an_m_brain_is_named_where_an_action_is_taken_again(edition: str) -> None:
    text = "teal: storage 9 9 9 9, last {last} {last}\nA1: 3 teal, teal m-brain\nF5: 3 gold"
    named = told(scene(text.format(last="build"), edition), "teal: build")
    assert owed(named, MBRAIN) == [Allowed(0, MBRAIN)]
    assert not owed(told(scene(text.format(last="move"), edition), "teal: build"), MBRAIN)


def test_an_m_brain_is_named_where_a_protocol_is_cheaper() -> None:
    start, choices = COURSES["cheaper protocol"]
    game = start()
    game.state.put_structure(0, 3, game.state.grid.cell("A1"), True)
    assert Saved(0, MBRAIN, {"red": 1}) in owed(told(game, *choices), MBRAIN)


SIEGE = """
teal: storage 9 9 9 9
gold: technologies Safety Protocols
A1: 2 teal
B1 Novatron: 1 gold, gold outpost
F5: 3 gold
"""
FORMED = [*ATTACK, "teal: 1 beam 1 fighter", "gold: 1 shield"]


def test_a_structure_that_absorbs_a_hit_is_named() -> None:
    game = scene(SIEGE, "structure_shield=1").play(*FORMED, "luck: roll teal 6")
    assert owed(told(game, "luck: roll gold 1 1 1"), OUTPOST) == [Absorbed(1, OUTPOST, 1)]


def test_a_sector_that_a_structure_keeps_is_told() -> None:
    game = scene(SIEGE, "hit_types=any").play(*FORMED, "luck: roll teal 6", "luck: roll gold 6 6 1")
    assert ControlKept(1, "B1", "Novatron") in told(game, "gold: hit 1 beam 1 fighter")
    game.controls("gold", "B1")


@editions()
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_played_all_that_is_said_is_true(edition: str, seed: int) -> None:
    """Resources that are said to be saved or yielded are there, and each says how much."""
    g, luck = new(mixture(Seeded(seed), 3) if seed else edition, 3).state, Seeded(seed)
    for _ in range(400):
        if g.over:
            break
        seat, choice = int(g.seat()), int(g.step.sample(g, luck))
        after = g.copy()
        after.play(choice)
        for fact in SHOW.facts(g, seat, choice, after, EVERYTHING):
            if hasattr(fact, "source"):
                assert amount(fact) > 0
        g = after
