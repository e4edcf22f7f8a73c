"""Sentences: what was answered, and what came of it."""

import pytest

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.wording import news, revealed, sentence, veiled
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from tests.galaxy.scene import Scene, new, scene

BORDER = """
    teal: sentinels, storage 5 9 5 0
    gold: helix, storage 3 3 3 3
    A1: 3 teal
    B1 Novatron: 1 gold
    F5: 3 gold
    """


def told(table: Scene, choice: str) -> list[str]:
    """All that is said of one answer, to everybody."""
    who, _, what = choice.partition(": ")
    seat = LUCK if who == "luck" else SEATS.index(who)
    before = table.state.copy()
    if seat != LUCK:
        before.face(seat)
    step = before.step
    number = int(step.read(before, what))
    after = table.play(choice).state
    open_lines = revealed(before, step, number) or [sentence(before, step, number, seat)]
    return [line for line in open_lines + news(before, after) if line]


def test_a_homeworld_is_turned() -> None:
    table = scene("A1: 3 teal\nF5: 3 gold\npending: turn-homeworld 0; turn-homeworld 1; next-round")
    assert told(table, "teal: face blue") == ["teal turns the Homeworld's blue corner to the galaxy."]


def test_an_action_is_named() -> None:
    assert told(scene(BORDER), "teal: build") == ["teal builds."]


def test_a_structure_is_built() -> None:
    table = scene(BORDER).play("teal: build")
    assert told(table, "teal: build outpost A1")[0] == "teal builds an outpost at A1."


def test_who_leaves_a_sector_loses_control_of_it() -> None:
    table = scene("teal: storage 1 0 0 0\nA1: 3 teal\nB1 Novatron\nF5: 3 gold")
    table.play("teal: move", "teal: spend 0 blue")
    assert told(table, "teal: from A1") == []
    assert told(table, "teal: move 3 A1 B1")[:3] == [
        "teal moves 3 fleets from A1 to B1.",
        "teal no longer controls A1 (teal homeworld).",
        "teal takes control of B1 (Novatron).",
    ]


def test_a_turn_begins_with_its_income() -> None:
    table = scene(BORDER).play("teal: build")
    assert told(table, "teal: build fleets 1 A1")[1:] == [
        "It is gold's turn.",
        "gold's income: 3 blue, 3 orange, 3 red and 7 green.",
    ]


def test_a_fight_is_told_from_beginning_to_end() -> None:
    table = scene(BORDER).play("teal: attack", "teal: attack B1")
    assert told(table, "teal: bring 3 A1") == [
        "teal brings 3 fleets from A1.",
        "A fight begins at B1 (Novatron): teal (3) against gold (1).",
        "teal no longer controls A1 (teal homeworld).",
    ]
    table.play("teal: 3 beam")
    assert told(table, "gold: 1 shield") == [
        "teal forms up: 3 beam.",
        "gold forms up: 1 shield.",
        "Round 1 of the fight: teal 1 die and gold 0 dice.",
    ]
    assert told(table, "luck: roll teal 6")[:4] == [
        "teal rolls 6: 1 hit.",
        "gold loses 1 fleet.",
        "teal wins the fight at B1.",
        "teal takes B1 (Novatron) from gold.",
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
    assert told(table, "teal: destroy gold hypergate B1")[:2] == [
        "teal fires the starlance at gold's hypergate at B1.",
        "gold's hypergate at B1 is destroyed.",
    ]


def test_a_claim_scores() -> None:
    table = scene(BORDER + "objective Wits of Clausewitz").play("teal: build", "teal: build fleets 1 A1")
    assert told(table, "teal: claim Wits of Clausewitz slot 1")[:2] == [
        "teal claims Wits of Clausewitz (5: 3 VP).",
        "teal scores 3 VP.",
    ]


def test_a_technology_drawn_is_told_only_to_who_may_see_it() -> None:
    table = scene("teal: storage 0 0 0 9\nA1: 3 teal\nB1 Novatron: 1 teal\nA2 Mineron V: 1 teal\nF5: 3 gold")
    table.play("teal: research", "teal: focus observatory")
    step = table.state.step
    assert step.sees(table.state, 0)
    assert not step.sees(table.state, 1)
    assert veiled(table.state, step, LUCK) == "teal draws a technology in secret."


def test_a_secret_answer_is_not_revealed_before_the_last_one() -> None:
    table = scene(BORDER).play("teal: attack", "teal: attack B1", "teal: bring 3 A1")
    g = table.state
    assert revealed(g, g.step, int(g.step.read(g, "3 beam"))) == []
    assert veiled(g, g.step, 0) == "teal has answered in secret."


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_answer_can_be_told(edition: str) -> None:
    g, luck = new(edition, 3).state, Seeded(11)
    for _ in range(500):
        if g.over:
            break
        before, step = g.copy(), g.step
        seat, choice = int(g.seat()), int(step.sample(g, luck))
        g = g.copy()
        g.play(choice)
        for line in [sentence(before, step, choice, seat), *revealed(before, step, choice), *news(before, g)]:
            assert line == "" or line.endswith(".")
            assert not line.startswith(f"{SEATS[seat]}: "), "a step without words of its own"
            assert "  " not in line
