"""The contract check finds nothing in a game that meets the contract, and every way to break it."""

from typing import cast

import pytest

from milkomeda.play import check as checking
from milkomeda.play.check import check
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Step
from milkomeda.words.message import Message
from tests.play.toy import CARDS, Draw, Guess, Pay, Pebbles, Round, Stake, Toy


def found_in(game: Toy, options: str = "rounds=6", games: int = 3) -> list[str]:
    return [str(violation) for violation in check(game, options, 2, games, 1)]


def test_nothing_is_found_in_a_game_that_meets_the_contract() -> None:
    assert found_in(Toy(), games=10) == []


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    check(Toy(), "", 2, 3, 1, told.append)
    assert told == [1, 2, 3]


def test_a_violation_is_told_once_however_often_it_is_found() -> None:
    found = found_in(Toy(draw=Mumbling), games=5)
    assert found
    assert len(found) == len(set(found))


# Broken games.


class Sharing(Pebbles):
    """A copy keeps the original's points."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.points = self.points
        return twin


class SharingToy(Toy):
    state: type[Pebbles] = Sharing


class Loose(Pebbles):
    """A score too many."""

    def scores(self) -> list[int]:
        return [*self.points, 0]


class LooseToy(Toy):
    state: type[Pebbles] = Loose


class Drawn(Pebbles):
    """A game that nobody wins."""

    def winners(self) -> list[int]:
        return []


class DrawnToy(Toy):
    state: type[Pebbles] = Drawn


class Forgetful(Toy):
    """Positions are read without their points."""

    def read(self, text: str) -> State:
        state = super().read(text)
        cast(Pebbles, state).points = [0, 0]
        return state


class OpenGuess(Guess):
    """Everybody sees a sealed answer."""

    def seen(self, state: Pebbles, seat: int) -> Step[Pebbles]:
        return self


class OpenStake(Stake):
    """Everybody sees the card that luck gave to one."""

    def seen(self, state: Pebbles, seat: int) -> Step[Pebbles]:
        return self


class WrongIdea(Stake):
    """What is imagined for the owner is another card than the one seen."""

    def imagined(self, state: Pebbles, seat: int, luck: Random) -> Step[Pebbles]:
        return type(self)(self.owner, luck.below(3))


class AcceptsMore(Guess):
    """One thing is neither listed nor refused."""

    def refusal(self, state: Pebbles, choice: int) -> Message | None:
        return None if choice == 65_535 else super().refusal(state, choice)


class ListsRefused(Stake):
    """A choice is listed, and refused."""

    def choices(self, state: Pebbles) -> list[int]:
        return [1, 2, 3, 4]

    def sample(self, state: Pebbles, luck: Random) -> int:
        return 1 + luck.below(3)


class HidesAllowed(Stake):
    """A candidate is allowed, but not listed."""

    def choices(self, state: Pebbles) -> list[int]:
        return [1, 2]


class Twice(Draw):
    """A choice is listed twice."""

    def choices(self, state: Pebbles) -> list[int]:
        return [0, 1, 2, 2]


class Surprise(Stake):
    """A choice is listed that is no candidate."""

    def candidates(self, state: Pebbles) -> list[int]:
        return [1, 2]

    def read(self, state: Pebbles, text: str) -> int:
        return int(text.split()[1])


class Weightless(Draw):
    """Fewer weights than choices."""

    def weights(self, state: Pebbles) -> list[int]:
        return [1]


class Loaded(Draw):
    """One choice is said to be likelier than the others, but is not sampled so."""

    def weights(self, state: Pebbles) -> list[int]:
        return [1, 1, 8]


class Stray(Stake):
    """What is sampled is refused."""

    def sample(self, state: Pebbles, luck: Random) -> int:
        return 4 if luck.below(8) == 0 else 1 + luck.below(3)


class Mumbling(Draw):
    """Two choices have one spelling."""

    def spell(self, state: Pebbles, choice: int) -> str:
        return f"draw {CARDS[choice % 2]}"


class Hoarse(Draw):
    """What it spells it cannot read."""

    def read(self, state: Pebbles, text: str) -> int:
        raise ValueError(f"'{text}' is not one of the choices")


class Endless(Round):
    """There is always another round."""

    def answer(self, state: Pebbles, choice: int) -> None:
        state.rounds += 1
        super().answer(state, choice)


class Touching(Stake):
    """Asking for a reason costs a point."""

    def refusal(self, state: Pebbles, choice: int) -> Message | None:
        why = super().refusal(state, choice)
        if why:
            state.points[0] -= 1
        return why


class Moody(Pay):
    """What it pays is in no log."""

    mood = 0

    def answer(self, state: Pebbles, choice: int) -> None:
        Moody.mood += 1
        state.points[0] += Moody.mood


class Marking(Stake):
    """It changes itself when it is answered, and so the past."""

    def answer(self, state: Pebbles, choice: int) -> None:
        super().answer(state, choice)
        self.card = (self.card + 1) % 3


@pytest.mark.parametrize(
    ("game", "violation"),
    [
        (SharingToy(), "playing on a copy at 'draw' changes the original"),
        (Toy(guess=OpenGuess), "'guess' lets a seat see what it may not"),
        (Toy(stake=OpenStake), "'draw' lets a seat see what it may not"),
        (Toy(stake=WrongIdea), "what is imagined at 'stake' does not agree with the view"),
        (
            Toy(stake=ListsRefused),
            "'stake' lists a choice that it refuses, or does not refuse one that it does not list",
        ),
        (
            Toy(stake=HidesAllowed),
            "'stake' lists a choice that it refuses, or does not refuse one that it does not list",
        ),
        (Toy(draw=Twice), "'draw' lists a choice twice"),
        (Toy(stake=Surprise), "'stake' lists a choice that is no candidate"),
        (Toy(draw=Weightless), "'draw' has other weights than choices"),
        (Toy(draw=Loaded), "'draw' is not sampled as its weights say"),
        (Toy(draw=Mumbling), "'draw' does not read 'draw moon' as it was spelt"),
        (Toy(stake=Touching), "a refused answer at 'stake' changes the state"),
        (Toy(stake=Marking), "undo after 'stake' does not restore the state"),
        (Toy(pay=Moody), "the log does not replay to the same end"),
        (Forgetful(), "a position at 'draw' does not survive the notation"),
        (LooseToy(), "scores are not one a seat"),
        (DrawnToy(), "a finished game has no winner among its seats"),
    ],
)
def test_a_broken_game_is_found_out(game: Toy, violation: str) -> None:
    assert violation in found_in(game)


def test_a_game_that_cannot_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "MOST_ANSWERS", 300)
    assert found_in(Toy(round=Endless)) == ["the game does not end within 300 answers"]


def test_a_spelling_that_cannot_be_read_is_found_out() -> None:
    try:
        found = found_in(Toy(draw=Hoarse))
    except ValueError as problem:
        found = [str(problem)]
    assert any("'draw moon'" in violation for violation in found)


def at_once(game: Toy, *answers: tuple[int, int]) -> set[str]:
    """What is found by looking at one position again and again."""
    found: set[str] = set()
    for seed in range(30):
        inspection = checking.Inspection(game, "rounds=6", 2, seed)
        for seat, choice in answers:
            inspection.match.answer(seat, choice)
        found.update(map(str, inspection.choices(inspection.match.state)))
    return found


def test_a_choice_that_is_accepted_though_it_is_none_is_found_out() -> None:
    found = at_once(Toy(guess=AcceptsMore), (LUCK, 0), (0, 1))
    assert "'guess' accepts nonsense" in found
    assert "'guess' lists a choice that it refuses, or does not refuse one that it does not list" in found


def test_a_sample_that_is_refused_is_found_out() -> None:
    found = at_once(Toy(stake=Stray), (LUCK, 0))
    assert "'stake' samples a choice that it refuses: you have 3 pebbles, not 4" in found
    assert "'stake' samples a choice that it does not list" in found
