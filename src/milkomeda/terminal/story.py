"""The log of a match in words."""

from collections.abc import Iterable

from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.words.language import language


def after_answer(match: Match, index: int) -> State:
    return match.state if index + 1 == len(match.answers) else match.answers[index + 1].before


def told(match: Match, index: int, listener: int) -> list[str]:
    """One answer and what came of it."""
    answer = match.answers[index]
    after = after_answer(match, index)
    facts = SHOWS[match.game.name].facts(answer.before, answer.seat, answer.choice, after, listener)
    return sentences(match, facts)


def sentences(match: Match, facts: Iterable[Fact]) -> list[str]:
    words, names = language("en"), match.game.seat_names
    told = (words.tell(fact, lambda seat: names[seat]) for fact in facts)
    return [line for line in told if line]
