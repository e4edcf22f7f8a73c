"""Steps as they are written, and as they once were: a word and numbers."""

import pytest

from milkomeda.galaxy.notation import pending
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.play.pending import write_step
from milkomeda.play.step import Step
from milkomeda.words.message import Problem
from tests.galaxy.steps import STEPS

GAME = new_game("draft", 4)


def kinds_of(step: type) -> set[type]:
    """The classes below that have none below themselves."""
    below: list[type] = step.__subclasses__()
    return {kind for one in below for kind in kinds_of(one)} if below else {step}


@pytest.mark.parametrize(("before", "now"), STEPS)
def test_a_step_is_read_as_it_is_written_now_and_as_it_once_was(before: str, now: str) -> None:
    for text in (before, now, now.upper()):
        (step,) = pending.read(GAME, text)
        assert write_step(GAME, step) == now


def test_that_is_every_step() -> None:
    assert {now.split()[0] for _, now in STEPS} == pending.STEPS.keys()
    assert {before.split()[0] for before, _ in STEPS if " " in before} == pending.OLD.keys()
    made = {type(step) for _, now in STEPS for step in pending.read(GAME, now)}
    assert made == {kind for kind in kinds_of(Step) if kind.__module__.startswith("milkomeda.galaxy.")}


def test_a_step_whose_parts_nobody_checks_has_none() -> None:
    for _, now in STEPS:
        (step,) = pending.read(GAME, now)
        assert type(step).fits is not Step.fits or step.born() == {}, now


@pytest.mark.parametrize(("before", "now"), STEPS)
def test_what_a_step_does_not_know_is_refused(before: str, now: str) -> None:
    for phrase in (f"{before} x", f"{now} nonsense=1"):
        with pytest.raises(Problem):
            pending.read(GAME, phrase)


@pytest.mark.parametrize(
    "phrase", [now.rpartition(" ")[0] for _, now in STEPS if "seat=" in now or "keyword=" in now]
)
def test_a_step_without_what_it_needs_is_refused_or_another_one(phrase: str) -> None:
    try:
        (step,) = pending.read(GAME, phrase)
    except Problem:
        return
    assert write_step(GAME, step) == phrase


@pytest.mark.parametrize(
    "phrase",
    [
        "attack-from target_cell=B1 joined_cells=A1, C1 fleet_numbers=2",
        "attack-from target_cell=B1 joined_cells=A1 fleet_numbers=32",
        "attack fights=5",
        "configure waiting_seats=gold dice=3",
        "configure waiting_seats=gold teal=1 boat",
        "command waiting_seats=gold teal=attack",
        "command waiting_seats=gold teal=attack 1 attack 1",
        "command waiting_seats=gold teal=defend nobody 1",
        "decide-offer giver_seat=gold",
        "decide-offer giver_seat=gold resources=1 blue place=1 position=1",
        "roll roller_seat=gold dice=3 cause=fun",
        "victim resolver_seat=gold ship=boat",
        "move 2 0 -1 0 3",
        "move 2 0 3 0 3",
        "configure -1 0 -1 -1 -1",
        "configure 9 0 -1 -1 -1",
        "roll 1 3 2 7",
        "roll 1 3",
        "focus 7",
        "resolve 5 1",
    ],
)
def test_nonsense_is_refused(phrase: str) -> None:
    with pytest.raises(Problem):
        pending.read(GAME, phrase)
