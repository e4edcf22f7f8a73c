"""The log of a match in words."""

from collections.abc import Iterable

from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.terminal.voice import Voice


def after_answer(match: Match, index: int) -> State:
    return match.state if index + 1 == len(match.answers) else match.answers[index + 1].before


def told(match: Match, index: int, listener: int, voice: Voice) -> list[str]:
    """One answer and what came of it."""
    answer = match.answers[index]
    after = after_answer(match, index)
    facts = SHOWS[match.game.name].facts(answer.before, answer.seat, answer.choice, after, listener)
    return sentences(facts, voice)


def sentences(facts: Iterable[Fact], voice: Voice) -> list[str]:
    return [line for line in map(voice.tell, facts) if line]
