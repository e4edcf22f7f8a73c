"""Options that change nothing: games are played once more, answer by answer, by rules that differ in one.

No bot is asked again. Whether an option changes something is seen where another answer becomes possible, an
answer does not any more, chance has other odds, or something else comes of it in the end.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from milkomeda.games import game
from milkomeda.lab.variants import Flip
from milkomeda.play.state import State
from milkomeda.play.step import Luck


class Script(NamedTuple):
    """A game as it was answered."""

    game: str
    options: str
    seats: int
    choices: list[int]


class Trial(NamedTuple):
    """Other rules, and games to play by them."""

    flip: Flip
    scripts: list[Script]


def alike(trial: Trial) -> int:
    """How many games, from the first on, are the same by these rules."""
    for number, one in enumerate(trial.scripts):
        if differs(one, trial.flip.options):
            return number
    return len(trial.scripts)


def differs(one: Script, options: str) -> bool:
    rules = game(one.game)
    here, there = rules.new(one.options, one.seats), rules.new(options, one.seats)
    for choice in one.choices:
        if offered(here) != offered(there) or there.step.refusal(there, choice):
            return True
        here.play(choice)
        there.play(choice)
    return outcome(rules.write(here)) != outcome(rules.write(there)) or here.scores() != there.scores()


def offered(state: State) -> tuple[Any, ...]:
    """What can be answered, and by whom."""
    if not state.steps:
        return ()
    step = state.step
    choices = step.choices(state) if step.listed(state) else []
    odds = step.weights(state) if isinstance(step, Luck) and choices else []
    return state.seat(), step.name(), choices, odds


def outcome(position: str) -> list[str]:
    """Without the rules, which stand in its first line."""
    return position.splitlines()[1:]


def silent(flips: list[Flip], same: list[int], games: int) -> Iterator[str]:
    """The options no other value of which changed anything in any game."""
    names = dict.fromkeys(flip.option for flip in flips)
    loud = {flip.option for flip, count in zip(flips, same, strict=True) if count < games}
    return (name for name in names if name not in loud)
