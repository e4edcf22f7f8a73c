"""Facts: what was answered, and what came of it."""

import pytest

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.facts import (
    ActionChosen,
    Brought,
    Built,
    CaughtUp,
    Claimed,
    ControlLost,
    ControlTaken,
    ControlWon,
    DrewInSecret,
    DrewTechnology,
    FightBegan,
    FightRoundBegan,
    FightWon,
    Force,
    FormedUp,
    HomeworldTurned,
    Income,
    LanceFired,
    Learned,
    LostFleets,
    Moved,
    Pool,
    Rolled,
    StructureLost,
    UpkeepPaid,
)
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import SHOWS
from milkomeda.play.facts import AnsweredInSecret, Fact, TurnBegan
from milkomeda.play.luck import Seeded
from milkomeda.play.step import EVERYTHING, LUCK, UNANSWERED, WATCHER, Sealed
from tests.galaxy.mixtures import mixture
from tests.galaxy.scene import Scene, new, scene

SHOW = SHOWS["milkomeda"]
BORDER = """
    teal: sentinels, storage 5 9 5 0
    gold: helix, storage 3 3 3 3
    A1: 3 teal
    B1 Novatron: 1 gold
    F5: 3 gold
    """


def facts(table: Scene, choice: str, listener: int = EVERYTHING) -> list[Fact]:
    """All that one answer yields."""
    who, _, what = choice.partition(": ")
    seat = LUCK if who == "luck" else SEATS.index(who)
    before = table.state.facing(seat)
    number = int(before.step.read(before, what))
    return SHOW.facts(before, seat, number, table.play(choice).state, listener)


def test_a_homeworld_is_turned() -> None:
    table = scene("A1: 3 teal\nF5: 3 gold\npending: turn-homeworld 0; turn-homeworld 1; next-round")
    assert facts(table, "teal: face blue") == [HomeworldTurned(0, "blue")]


def test_an_action_is_chosen() -> None:
    assert facts(scene(BORDER), "teal: build") == [ActionChosen(0, "build")]


def test_a_structure_is_built() -> None:
    table = scene(BORDER).play("teal: build")
    assert facts(table, "teal: build outpost A1")[0] == Built(0, "outpost", "A1")


def test_who_leaves_a_sector_loses_control_of_it() -> None:
    table = scene("teal: storage 1 0 0 0\nA1: 3 teal\nB1 Novatron\nF5: 3 gold")
    table.play("teal: move", "teal: spend 0 blue")
    assert facts(table, "teal: from A1") == []
    assert facts(table, "teal: move 3 A1 B1")[:3] == [
        Moved(0, 3, "A1", "B1"),
        ControlLost(0, "A1", "teal homeworld"),
        ControlTaken(0, "B1", "Novatron"),
    ]


def test_a_turn_begins_with_its_income() -> None:
    table = scene(BORDER).play("teal: build")
    assert facts(table, "teal: build fleets 1 A1")[1:] == [
        TurnBegan(1),
        Income(1, {"blue": 3, "orange": 3, "red": 3, "green": 7}),
    ]


def test_catching_up_and_upkeep_are_told_apart_from_the_income() -> None:
    table = scene("teal: storage 0 3 0 0\nA1: 6 teal\nF5: 1 gold", "protocols catch_up=2 upkeep=1")
    each = dict.fromkeys(("blue", "orange", "red", "green"), 2)
    assert facts(table.play("teal: build"), "teal: build fleets 1 A1")[1:] == [
        TurnBegan(1),
        CaughtUp(1, each),
        Income(1, dict.fromkeys(each, 3)),
        UpkeepPaid(1, {"orange": 1}),
    ]


def test_a_fight_from_beginning_to_end() -> None:
    table = scene(BORDER).play("teal: attack", "teal: attack B1")
    assert facts(table, "teal: bring 3 A1") == [
        Brought(0, 3, "A1"),
        FightBegan("B1", "Novatron", [Force(0, 3), Force(1, 1)]),
        ControlLost(0, "A1", "teal homeworld"),
    ]
    table.play("teal: 3 beam")
    assert facts(table, "gold: 1 shield") == [
        FormedUp(0, {"beam": 3}),
        FormedUp(1, {"shield": 1}),
        FightRoundBegan(1, [Pool(0, 1), Pool(1, 0)]),
    ]
    assert facts(table, "luck: roll teal 6")[:4] == [
        Rolled(0, [6], 1),
        LostFleets(1, 1, {"shield": 1}),
        FightWon(0, "B1"),
        ControlWon(0, 1, "B1", "Novatron"),
    ]


def test_a_structure_is_destroyed() -> None:
    table = scene(
        """
        teal: storage 5 0 5 0
        A1: 3 teal, teal starlance
        B1 Novatron: 1 gold, gold hypergate
        F5: 3 gold
        """
    ).play("teal: attack")
    assert facts(table, "teal: destroy gold hypergate B1")[:2] == [
        LanceFired(0, 1, "hypergate", "B1"),
        StructureLost(1, "hypergate", "B1"),
    ]


def test_a_slot_is_claimed() -> None:
    table = scene(BORDER + "objective Wits of Clausewitz").play("teal: build", "teal: build fleets 1 A1")
    claimed = facts(table, "teal: claim Wits of Clausewitz slot 1")[0]
    assert claimed == Claimed(0, "Wits of Clausewitz", 1, 5, 3)


def test_a_technology_drawn_is_known_only_to_who_may_see_it() -> None:
    def researching() -> Scene:
        table = scene(
            "teal: storage 0 0 0 9\nA1: 3 teal\nB1 Novatron: 1 teal\nA2 Mineron V: 1 teal\nF5: 3 gold"
        )
        return table.play("teal: research", "teal: focus observatory")

    draw = "luck: draw Space Telescopes"
    drawn = facts(researching(), draw, 0)
    assert drawn == [DrewTechnology(0, "Space Telescopes")]
    assert facts(researching(), draw, 1) == facts(researching(), draw, WATCHER) == [DrewInSecret(0)]


def test_a_sealed_answer_is_known_to_nobody_before_the_last_one() -> None:
    table = scene(BORDER).play("teal: attack", "teal: attack B1", "teal: bring 3 A1")
    assert facts(table, "teal: 3 beam") == [AnsweredInSecret(0)]


def test_a_technology_kept_is_learned_with_what_it_does() -> None:
    table = scene("teal: storage 0 0 0 9\nA1: 3 teal\nF5: 3 gold\npending: keep 0 0 1; claims; end-turn")
    assert facts(table, "teal: keep Bioreactors")[0] == Learned(0, "Bioreactors", {"gain explore orange": 1})


@pytest.mark.parametrize("options", [*EDITIONS, *(mixture(Seeded(seed), 3) for seed in range(4))])
def test_what_was_sealed_is_known_of_everybody_in_the_end(options: str) -> None:
    g, luck = new(options, 3).state, Seeded(11)
    for _ in range(600):
        if g.over:
            break
        before, step, choice = g.copy(), g.step, int(g.step.sample(g, luck))
        seat = int(g.seat())
        g = g.copy()
        g.play(choice)
        if isinstance(step, Sealed) and len(step.waiting) == 1:
            answered = [one for one in range(3) if one == seat or step.given[one] != UNANSWERED]
            told = SHOW.facts(before, seat, choice, g, WATCHER)
            assert {getattr(fact, "seat", None) for fact in told[: len(answered)]} == set(answered)
