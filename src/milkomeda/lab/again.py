"""A game that was played, once more: the same luck by other rules, and bots in everybody's manner."""

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from milkomeda.bots import characters
from milkomeda.desk import Manner, Parting
from milkomeda.games import SHOWS, game
from milkomeda.lab.contest import Seating
from milkomeda.lab.players import Player
from milkomeda.lab.runs import Setup
from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Answer, Match
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.words.message import Message, message_of

FEW: Final = 24  # choices of an action by which somebody's manner is told


@lru_cache(maxsize=2)
def played(past: str) -> Match:
    """The game, from its log."""
    read = log.read(past)
    return log.replay(read, game(read.game))


class Fate:
    """What chance answered, source by source: the same in the same order, as long as that is possible."""

    def __init__(self, match: Match) -> None:
        self.left: dict[str, deque[str]] = {}
        for answer in match.answers:
            if answer.seat == LUCK:
                self.left.setdefault(answer.before.step.name(), deque()).append(answer.text)

    def choose(self, state: State, luck: Random) -> int:
        left = self.left.get(state.step.name())
        choice = possible(state, left.popleft()) if left else None
        return int(state.step.sample(state, luck)) if choice is None else choice


def possible(state: State, text: str) -> int | None:
    try:
        choice = int(state.step.read(state, text))
    except ValueError:
        return None
    return None if state.step.refusal(state, choice) else choice


def seating(setup: Setup, block: int) -> Seating:
    """Everybody stays where they sat."""
    return Seating(setup.game, setup.options, setup.names, setup.seed + block)


# In whose manner.


class Decision(NamedTuple):
    """What somebody chose, as they saw it."""

    at: int
    """After so many answers."""
    seat: int
    view: State
    choice: int


def decisions(match: Match) -> Iterator[Decision]:
    for at, one in enumerate(match.answers):
        if one.seat >= 0:
            yield Decision(at, one.seat, one.before.view(one.seat), one.choice)


def instead(player: Player, view: State, seat: int, number: int) -> int:
    """What a bot would have chosen there."""
    return int(player.bot.choose(view.copy(), seat, Seeded(number), player.budget()))


class Chosen(NamedTuple):
    """An action that somebody chose, and where."""

    view: State
    action: str
    others: int
    """Actions that there were to choose among."""


def chosen(match: Match, seat: int) -> list[Chosen]:
    """At most a few, from all of the game."""
    show = SHOWS[match.game.name]
    found: list[Chosen] = []
    for one in decisions(match):
        view = one.view
        if one.seat == seat and (action := show.action(view, one.choice)):
            offered = {show.action(view, choice) for choice in view.step.choices(view)} - {""}
            if len(offered) > 1:
                found.append(Chosen(view, action, len(offered)))
    return found[:: max(-(-len(found) // FEW), 1)]


def manners(match: Match) -> list[Manner]:
    return [manner(match, seat) for seat in range(len(match.players))]


def manner(match: Match, seat: int) -> Manner:
    """The bot that would have chosen the same actions most often."""
    cases = chosen(match, seat)
    best = max(cast(match.game), key=lambda name: alike(match, seat, name, cases))
    return Manner(best, alike(match, seat, best, cases), len(cases), sum(1 / case.others for case in cases))


def cast(rules: Game) -> list[str]:
    """Quick bots of all manners, first the one that has none."""
    level = "novice" if rules.handed else "reflex"
    return [level, *(f"{level}:{character}" for character in characters(rules, level))]


def alike(match: Match, seat: int, name: str, cases: list[Chosen]) -> int:
    show, player = SHOWS[match.game.name], Player(name)
    return sum(
        show.action(view, instead(player, view, seat, number)) == action
        for number, (view, action, _) in enumerate(cases)
    )


# Where it cannot go on as it did.


def parting(match: Match, options: str) -> Parting:
    """The first answer that is not possible by other rules, though all before it was the same."""
    show = SHOWS[match.game.name]
    state = match.game.new(options, len(match.players))
    for at, answer in enumerate(match.answers):
        now = show.round(answer.before)
        if state.over:
            return Parting("over", at, now, answer.seat)
        state = state.facing(answer.seat)
        if not asked(state, answer):
            return Parting("asked", at, now, answer.seat)
        refusal = refused(state, answer.text)
        if refusal:
            return Parting("refused", at, now, answer.seat, refusal)
        state.play(state.step.read(state, answer.text))
    return Parting(ending(state, match), len(match.answers), show.round(match.state), LUCK)


def ending(state: State, match: Match) -> Literal["on", "won", "same"]:
    """What is different after all answers."""
    if not state.over:
        return "on"
    return "same" if state.winners() == match.state.winners() else "won"


def asked(state: State, answer: Answer) -> bool:
    """Whether the same is asked of the same one."""
    who = [LUCK] if state.seat() == LUCK else state.waiting()
    return answer.seat in who and state.step.name() == answer.before.facing(answer.seat).step.name()


def refused(state: State, text: str) -> Message | None:
    try:
        return state.step.refusal(state, state.step.read(state, text))
    except ValueError as problem:
        return message_of(problem)
