"""A game that is entered as it is played elsewhere: who is asked next, what is obvious, and what of the
answers that were entered further on still fits after somebody went back."""

from itertools import takewhile
from typing import Final, NamedTuple

from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, LUCK, NOBODY
from milkomeda.words.message import Message, message_of, say

NOT_READ: Final = ("not-like", "not-one-of-the-choices")
TRIED: Final = 8  # so many later answers may have become superfluous by what was put right

Given = tuple[int, str]
"""Who answered, and what."""


class Outlook(NamedTuple):
    """Of what was entered further on: so many are left out, and so many fit then."""

    skip: int
    fits: int
    problem: Message | None
    """Why not all of them do."""


class Entered(NamedTuple):
    given: list[Given]
    skip: int
    """So many of what was entered further on are left out, for all after them fits …"""
    again: list[Given]
    """… and is entered again."""


def to_enter(state: State) -> int:
    """Who answers next: of several the first, for in the end it is the same."""
    seat = int(state.seat())
    return seat if seat in (LUCK, NOBODY) else state.waiting()[0]


def course_of(match: Match) -> list[Given]:
    return [(one.seat, one.text) for one in match.answers]


def enter(match: Match, later: list[Given], lines: list[str]) -> Entered:
    """These answers with what the rules leave no choice about; or with all that was entered further on, if it
    fits. Nothing happens yet. Raises ValueError where the rules do not allow it."""
    trial = match.copy()
    given = [give(trial, line) for line in lines]
    left = still_later(later, given)
    for skip in dict.fromkeys([len(given), *range(TRIED)]) if left else ():
        again = left[skip:]
        if (again or skip == len(given)) and fitting(trial, again)[0] == len(again):
            return Entered(given, skip, again)
    return Entered(given if left else given + obvious(trial), 0, [])


def give(trial: Match, text: str) -> Given:
    seat = to_enter(trial.state)
    trial.answer_text(seat, text)
    return seat, text


def still_later(later: list[Given], given: list[Given]) -> list[Given]:
    """Without what is given anew just as it was."""
    return later[len(list(takewhile(lambda both: both[0] == both[1], zip(later, given)))) :]


def obvious(trial: Match) -> list[Given]:
    """What need not be entered: there is one choice."""
    found: list[Given] = []
    while not trial.state.over and has_one_choice(trial.state):
        seat = to_enter(trial.state)
        asked = trial.state.facing(seat)
        trial.answer(seat, asked.step.choices(asked)[0])
        found.append((seat, trial.answers[-1].text))
    return found


def has_one_choice(state: State) -> bool:
    asked = state.facing(to_enter(state))
    return asked.step.listed(asked) and len(asked.step.choices(asked)) == 1


def last_choice(match: Match) -> int:
    """The moment before the last answer that was a choice."""
    at = len(match.answers) - 1
    while at > 0 and match.answers[at].seat != BY_HAND and has_one_choice(match.answers[at].before):
        at -= 1
    return max(at, 0)


def fitting(match: Match, given: list[Given]) -> tuple[int, Message | None]:
    """How many of these answers fit, and why the next one does not."""
    trial = match.copy()
    for number, (seat, text) in enumerate(given):
        try:
            trial.take(seat, text)
        except (ValueError, OverflowError) as problem:
            return number, in_the_way(text, message_of(problem))
    return len(given), None


def in_the_way(text: str, problem: Message) -> Message:
    """What cannot even be read there was an answer to something else."""
    return say("answers-something-else", text=text) if problem.name in NOT_READ else problem


def outlook(match: Match, later: list[Given]) -> Outlook:
    """How most of what was entered further on would still fit."""
    ways = range(min(TRIED, len(later)))
    found = [Outlook(skip, *fitting(match, later[skip:])) for skip in ways]
    return max(found, key=lambda one: one.fits, default=Outlook(0, 0, None))
