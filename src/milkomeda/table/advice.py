"""What a bot would answer, as it is told: with what can be shown of it on the board."""

from typing import Any, Final, NamedTuple

from milkomeda.play.facts import Fact
from milkomeda.play.luck import Seeded
from milkomeda.play.spelling import in_words
from milkomeda.play.state import State
from milkomeda.table import wire
from milkomeda.thinking.thought import Opined
from milkomeda.words.message import Problem

HARDLY: Final = {"turned"}  # the same card, turned
SEED: Final = 1  # what is hidden says nothing of the own answers


class Said(NamedTuple):
    """Answers, by what they say and by name."""

    facts: list[Fact]
    parts: list[dict[str, Any]]


class Told(NamedTuple):
    """What somebody hears who asks, how one would go on, and all of it by name."""

    facts: list[Fact]
    onward: list[Fact]
    parts: list[dict[str, Any]]


def advised(view: State, seat: int, question: int, opinions: list[Opined]) -> wire.Advised:
    """The best of them, against the next best."""
    best, *others = opinions
    meant = meaning(view, seat, best)
    different = (one for one in others if meaning(view, seat, one) != meant)
    other = next(different, others[0] if others else None)
    return wire.Advised(
        question,
        best.text,
        *told(view, seat, best),
        best.chance,
        best.games,
        told(view, seat, other).facts if other else [],
        other.chance if other else best.chance,
        other.margin if other else 0.0,
    )


def meaning(view: State, seat: int, one: Opined) -> list[dict[str, Any]]:
    """Its answers by name, but for what hardly makes another one."""
    parts = said(view, seat, one.text.splitlines()).parts
    return [{name: part for name, part in one.items() if name not in HARDLY} for one in parts]


def told(view: State, seat: int, one: Opined) -> Told:
    """That a voyage costs nothing is not worth saying; what only leads to others says what these do."""
    answers = one.text.splitlines()
    now, whole = said(view, seat, answers), said(view, seat, [*answers, *one.onward])
    onward = whole.facts[len(now.facts) :]
    free = len(now.parts) > 1 and not any(now.parts[0].values())
    facts = now.facts[1:] if free else now.facts
    return Told(facts, onward, whole.parts) if facts else Told(onward, [], whole.parts)


def said(view: State, seat: int, answers: list[str]) -> Said:
    """As far as that is sure to be possible."""
    found = Said([], [])
    state = view.imagine(seat, Seeded(SEED))
    for number, text in enumerate(answers):
        if number and state.waiting() != [seat]:
            break
        step = state.step
        try:
            choice = step.read(state, text)
        except Problem:
            break
        found.facts.extend(step.facts(state, choice, seat))
        found.parts.append(in_words(state, step.parts(state, choice)))
        state.play(choice)
    return found
