"""Many games at once are the games that are played one by one, and tell no secrets."""

from array import array
from collections.abc import Iterable
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

import pytest

from milkomeda.bots.ahead import few_choices
from milkomeda.bots.batch import CUT, GOES_ON, OVER, Asked, Batch
from milkomeda.bots.reflex import AVERAGE, GRAIN, afters
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Sealed
from milkomeda.starflick.options import EDITIONS as STARFLICKS
from milkomeda.words.message import Problem

SMALL = "width=4 height=4 deck=9"
SHORT = f"protocols {SMALL} end_round=3"
FAR = 10_000  # answers
MOST = 6  # choices


def any_of(before: int, count: int) -> int:
    """Which of so many choices, by the number of answers given before."""
    return (before * 7 + 3) % count


def counts(asked: Asked) -> list[int]:
    return list(array("i", asked.counts))


def figures(column: bytes, rows: list[int]) -> list[list[float]]:
    """So many rows for each game."""
    found = list(array("f", column))
    width = len(found) // sum(rows)
    return [found[start * width : end * width] for start, end in pairwise(accumulate(rows, initial=0))]


def each(column: bytes, games: int) -> list[list[float]]:
    return figures(column, [1] * games)


class Told(NamedTuple):
    """Of one decision."""

    seat: int
    choices: int
    figures: list[float]
    after: list[float]


def told(asked: Asked) -> list[Told]:
    """Game by game."""
    columns = each(asked.figures, len(asked.seats)), figures(asked.after_figures, counts(asked))
    return [Told(*row) for row in zip(asked.seats, counts(asked), *columns, strict=True)]


def go_on(batch: Batch, before: int) -> Asked:
    return batch.answer(array("i", [any_of(before, count) for count in counts(batch.asked)]).tobytes())


def as_f4(values: Iterable[float]) -> list[float]:
    return list(array("f", values))


def one_by_one(first: State, seed: int) -> tuple[list[Told], list[float]]:
    """A game by the contract alone: all its decisions, and the shares of the victory."""
    state, luck = first.copy(), Seeded(seed)
    found: list[Told] = []
    while not state.over:
        seat = int(state.seat())
        if seat == LUCK:
            state.play(state.step.sample(state, luck))
            continue
        view = state.view(seat)
        choices = few_choices(view, MOST, luck)
        base = view.imagine(seat, luck)
        ahead = [list(after.features(seat)) for after in afters(base, choices, AVERAGE, luck.below(GRAIN))]
        found.append(Told(seat, len(choices), as_f4(base.features(seat)), as_f4(chain.from_iterable(ahead))))
        choice = choices[any_of(len(found) - 1, len(choices))]
        state.play(state.step.slip(state, choice, AVERAGE, luck))
    winners = state.winners()
    return found, as_f4(1 / len(winners) if seat in winners else 0 for seat in range(state.seats))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        *(("milkomeda", f"{edition} {SMALL} end_round=2") for edition in EDITIONS),
        *(("starflick", f"{edition} pool=1") for edition in STARFLICKS),
    ],
)
def test_a_batch_plays_the_games_that_are_played_one_by_one(name: str, options: str) -> None:
    first = game(name).new(options, 2)
    batch = Batch(first, 3, 5, FAR, look_ahead=True, most=MOST)
    alone = [one_by_one(first, seed) for seed in (5, 6, 7)]
    for before in range(max(len(decisions) for decisions, _ in alone)):
        for row, (decisions, _) in zip(told(batch.asked), alone, strict=True):
            assert before >= len(decisions) or row == decisions[before]
        asked = go_on(batch, before)
        for number, (decisions, shares) in enumerate(alone):
            if before == len(decisions) - 1:
                assert asked.ended[number] == OVER
                assert each(asked.rewards, 3)[number] == shares


def test_where_a_game_has_ended_one_with_the_next_seed_begins() -> None:
    first = new_game(SHORT, 2)
    batch = Batch(first, 2, 1, FAR, most=MOST)
    begun: list[list[float]] = []
    for before in range(FAR):
        asked = go_on(batch, before)
        begun += [row for end, row in zip(asked.ended, each(asked.figures, 2)) if end == OVER]
        if len(begun) >= 3:
            break
    expected = each(Batch(first, len(begun), 3, FAR, most=MOST).asked.figures, len(begun))
    assert begun == expected
    assert len({tuple(row) for row in begun}) > 1


def test_whether_positions_after_choices_are_told_makes_no_difference_to_the_rest() -> None:
    plain, ahead = (Batch(new_game(SHORT, 3), 2, 4, FAR, look_ahead=wanted) for wanted in (False, True))
    for before in range(60):
        one, other = go_on(plain, before), go_on(ahead, before)
        assert (one.after_figures, one.after_phases) == (b"", b"")
        assert one._replace(phases=b"") == other._replace(after_figures=b"", after_phases=b"", phases=b"")
        assert len(other.after_phases) == 2 * sum(counts(other))
    assert {"own choose", "other choose"} <= set(ahead.phases)


def test_a_game_that_is_too_long_is_cut_and_worth_nothing() -> None:
    batch = Batch(new_game("protocols", 2), 2, 1, 5, most=MOST)
    ends = [go_on(batch, before) for before in range(5)]
    assert [list(asked.ended) for asked in ends] == [[GOES_ON, GOES_ON]] * 4 + [[CUT, CUT]]
    assert not any(array("f", ends[-1].rewards))


def test_what_others_have_answered_in_secret_makes_no_difference() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while not isinstance(state.step, Sealed):
        state.play(state.step.sample(state, luck))
    told_of = set()
    for answer in state.step.choices(state)[:3]:
        given = state.copy()
        given.play(answer)
        assert isinstance(given.step, Sealed)
        told_of.add(Batch(given, 2, 1, FAR, look_ahead=True, most=MOST).asked)
    assert len(told_of) == 1


def test_answers_that_make_no_sense_are_refused_and_change_nothing() -> None:
    batch = Batch(new_game(SHORT, 2), 2, 1, FAR)
    asked = batch.asked
    for indices in ([], [0], [0, 0, 0], [0, -1], [0, counts(asked)[1]]):
        with pytest.raises(Problem):
            batch.answer(array("i", indices).tobytes())
    assert go_on(batch, 0) == go_on(Batch(new_game(SHORT, 2), 2, 1, FAR), 0)


def test_a_finished_game_cannot_be_begun() -> None:
    state, luck = new_game(SHORT, 2), Seeded(1)
    while not state.over:
        state.play(state.step.sample(state, luck))
    with pytest.raises(Problem):
        Batch(state, 1, 1, FAR)
