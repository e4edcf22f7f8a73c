"""What always holds, whatever is played: random games of all editions, and of any mixture of options."""

from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from milkomeda.galaxy.editions import edition
from milkomeda.galaxy.game import Milkomeda
from milkomeda.galaxy.notation.position import read, write
from milkomeda.galaxy.options import EDITIONS, OPTIONS
from milkomeda.galaxy.rules.setup import begin
from milkomeda.galaxy.state import Galaxy
from milkomeda.play import log
from milkomeda.play.check import check
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.options import spell
from milkomeda.play.step import LUCK, WATCHER, Sealed
from tests.galaxy.laws import Control, everything, keep_laws

MOST = 40_000  # answers; of 15,000 random games of random mixtures the longest had 9,194
SMALL = "width=4 height=4 deck=9"

seeds = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn, small: bool = False) -> tuple[str, int]:
    """Options and a number of players: an edition, and any values for some of its options."""
    seats = draw(st.sampled_from([2, 3, 4]))
    words = [draw(st.sampled_from(EDITIONS))]
    for name in draw(st.lists(st.sampled_from(list(OPTIONS)), max_size=14, unique=True)):
        words.append(f"{name}={spell(draw(st.sampled_from(OPTIONS[name].possible())))}")
    if small and not any(word.startswith(("width", "height", "deck")) for word in words):
        words.append(SMALL)
    try:
        rules = edition(" ".join(words), seats)
    except ValueError:
        assume(False)
        raise
    assume(rules.homeworld_income > 0)  # without any green nobody can explore, and the game goes on for ever
    return " ".join(words), seats


def moments(table: tuple[str, int], seed: int, most: int = MOST) -> Iterator[Galaxy]:
    """The moments of a random game, its end included; it must end before so many answers."""
    state = begin(*table)
    luck = Seeded(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        state.play(state.step.sample(state, luck))


def played(table: tuple[str, int], seed: int, answers: int) -> Galaxy:
    """A random game after so many answers, or at its end."""
    return list(moments(table, seed, answers + 1))[-1]


# The table.


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_pieces_and_cards_are_in_order_in_every_edition(edition: str, seats: int) -> None:
    for number, state in enumerate(moments((edition, seats), seats)):
        if number % 7 == 0 or state.over:
            keep_laws(state)


@settings(max_examples=60)
@given(tables(), seeds)
def test_pieces_and_cards_are_in_order_and_every_game_ends(table: tuple[str, int], seed: int) -> None:
    over = False
    for number, state in enumerate(moments(table, seed)):
        over = state.over
        if number % 23 == 0 or over:
            keep_laws(state)
    assert over, f"the game is not over after {MOST} answers"


@settings(max_examples=60)
@given(tables(small=True), seeds)
def test_pieces_and_cards_are_in_order_at_every_moment(table: tuple[str, int], seed: int) -> None:
    for state in moments(table, seed, 500):
        keep_laws(state)


@settings(max_examples=60)
@given(tables(), seeds)
def test_control_follows_the_fleets(table: tuple[str, int], seed: int) -> None:
    control = Control(begin(*table))
    for state in moments(table, seed, 1500):
        control.follow(state)


# Copies, positions, logs.


@settings(max_examples=40)
@given(tables(small=True), seeds)
def test_a_copy_is_the_same_and_apart(table: tuple[str, int], seed: int) -> None:
    luck = Seeded(seed)
    for number, state in enumerate(moments(table, seed, 600)):
        if number % 29 == 0:
            before = everything(state)
            copy = state.copy()
            assert everything(copy) == before
            for _ in range(60):
                if not copy.over:
                    copy.play(copy.step.sample(copy, luck))
            assert everything(state) == before


@settings(max_examples=60)
@given(tables(), seeds)
def test_a_position_is_read_as_it_was_written(table: tuple[str, int], seed: int) -> None:
    for number, state in enumerate(moments(table, seed, 1500)):
        if number % 31 == 0 or state.over:
            again = read(write(state))
            assert write(again) == write(state)
            assert everything(again) == everything(state)


@settings(max_examples=60)
@given(tables(), seeds, st.integers(0, 400))
def test_a_position_that_was_read_plays_on_the_same(table: tuple[str, int], seed: int, answers: int) -> None:
    state = played(table, seed, answers)
    again = read(write(state))
    one, other = Seeded(seed), Seeded(seed)
    for _ in range(200):
        if state.over:
            break
        choice = state.step.sample(state, one)
        assert again.step.sample(again, other) == choice
        state.play(choice)
        again.play(choice)
    assert everything(again) == everything(state)


@settings(max_examples=40)
@given(tables(small=True), seeds)
def test_an_undo_restores_everything(table: tuple[str, int], seed: int) -> None:
    options, seats = table
    match = Match(Milkomeda(), options, [f"player {seat}" for seat in range(seats)])
    luck = Seeded(seed)
    for _ in range(300):
        state = cast(Galaxy, match.state)
        if state.over:
            break
        before = everything(state)
        seat, choice = int(state.seat()), int(state.step.sample(state, luck))
        match.answer(seat, choice)
        if match.may_undo(seat):
            match.undo(seat)
            assert everything(cast(Galaxy, match.state)) == before
            match.answer(seat, choice)
        else:
            assert seat == LUCK or state.step.name() in ("configure", "command", "allocate")


@settings(max_examples=40)
@given(tables(), seeds)
def test_a_log_replays_to_the_same_state(table: tuple[str, int], seed: int) -> None:
    options, seats = table
    match = Match(Milkomeda(), options, [f"player {seat}" for seat in range(seats)])
    luck = Seeded(seed)
    for _ in range(500):
        if not match.state.over:
            match.answer(int(match.state.seat()), match.state.step.sample(match.state, luck))
    text = log.write(match)
    again = log.replay(log.read(text), Milkomeda())
    assert log.write(again) == text
    assert everything(cast(Galaxy, again.state)) == everything(cast(Galaxy, match.state))
    assert [answer.choice for answer in again.answers] == [answer.choice for answer in match.answers]


# Secrets.


def without_steps(state: Galaxy) -> dict[str, object]:
    return {name: value for name, value in everything(state).items() if name != "steps"}


def hide_and_imagine(state: Galaxy, seat: int, luck: Seeded) -> None:
    """What a seat may not know can be otherwise: it sees the same, and whatever it can do is the same."""
    view = cast(Galaxy, state.view(seat))
    imagined = cast(Galaxy, view.imagine(seat, luck))
    assert write(cast(Galaxy, imagined.view(seat))) == write(view)
    watched = state.facing(seat).view(WATCHER)
    assert write(cast(Galaxy, imagined.view(WATCHER))) == write(cast(Galaxy, watched))
    assert without_steps(view) == without_steps(imagined) == without_steps(state)
    if seat in state.waiting() and state.seat() == seat and state.step.listed(state):
        assert view.step.choices(view) == imagined.step.choices(imagined) == state.step.choices(state)


@settings(max_examples=60)
@given(tables(small=True), seeds)
def test_a_view_says_nothing_that_is_hidden(table: tuple[str, int], seed: int) -> None:
    luck = Seeded(seed)
    for number, state in enumerate(moments(table, seed, 700)):
        secret = not state.over and state.step.name() in ("configure", "command", "allocate", "keep")
        if number % (4 if secret else 43) == 0:
            for seat in (WATCHER, *range(state.seats)):
                hide_and_imagine(state, seat, luck)


def secret_from(state: Galaxy) -> list[int]:
    """The seats that may not see the next answer, spectators included."""
    if state.over or (isinstance(state.step, Sealed) and len(state.step.waiting) == 1):
        return []
    return [seat for seat in (WATCHER, *range(state.seats)) if not state.step.sees(state, seat)]


def look_the_same(state: Galaxy, luck: Seeded) -> bool:
    """Whether another answer was tried: to those who may not see it, it looks like the first one."""
    seats = secret_from(state)
    if not seats:
        return False
    one, other = state.copy(), state.copy()
    first, second = state.step.sample(state, luck), state.step.sample(state, luck)
    one.play(first)
    other.play(second)
    for seat in seats:
        assert write(cast(Galaxy, one.view(seat))) == write(cast(Galaxy, other.view(seat)))
    return first != second


@settings(max_examples=25)
@given(tables(), seeds)
def test_two_secret_answers_look_the_same(table: tuple[str, int], seed: int) -> None:
    luck = Seeded(seed)
    for state in moments(table, seed, 1000):
        look_the_same(state, luck)


def test_two_secret_technologies_look_the_same() -> None:
    """Much research, so that several are drawn at once."""
    luck = Seeded(1)
    tried = {"draw-technology": 0, "configure": 0}
    for seed in range(30):
        for state in moments(("protocols research_cost=1 end_cards=0", 3), seed, 600):
            if look_the_same(state, luck) and state.step.name() in tried:
                tried[state.step.name()] += 1
    assert min(tried.values()) > 20, tried


@settings(max_examples=40)
@given(tables(small=True), seeds)
def test_what_is_imagined_can_be_played_on(table: tuple[str, int], seed: int) -> None:
    luck = Seeded(seed)
    for number, state in enumerate(moments(table, seed, 400)):
        if number % 37 == 0:
            imagined = cast(Galaxy, state.view(0).imagine(0, luck))
            for _ in range(40):
                if not imagined.over:
                    imagined.play(imagined.step.sample(imagined, luck))
            keep_laws(imagined)


# The contract.


@settings(max_examples=15)
@given(tables(small=True), seeds)
def test_the_contract_check_finds_nothing(table: tuple[str, int], seed: int) -> None:
    options, seats = table
    assert check(Milkomeda(), options, seats, 1, seed) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_contract_check_finds_nothing_in_any_edition(edition: str, seats: int) -> None:
    assert check(Milkomeda(), f"{edition} {SMALL}", seats, 2, seats) == []
