"""What a bot would answer, as it is told: with what can be shown of it on the board."""

from typing import Any, Final, NamedTuple

from milkomeda.play.facts import Fact
from milkomeda.play.luck import Seeded
from milkomeda.play.spelling import in_words
from milkomeda.play.state import State
from milkomeda.table import wire
from milkomeda.thinking.thought import Opined
from milkomeda.words.message import Problem

SEED: Final = 1  # what is hidden says nothing of the own answers


class Said(NamedTuple):
    """Answers, by what they say and by name."""

    facts: list[Fact]
    parts: list[dict[str, Any]]


def advised(view: State, seat: int, question: int, opinions: list[Opined]) -> wire.Advised:
    """The best of them, against the next best."""
    best, *others = opinions
    other = others[0] if others else None
    whole = said(view, seat, [*best.text.splitlines(), *best.onward])
    facts = told(view, seat, best)
    return wire.Advised(
        question,
        best.text,
        facts,
        whole.facts[len(facts) :],
        whole.parts,
        best.chance,
        best.games,
        told(view, seat, other) if other else [],
        other.chance if other else best.chance,
        other.margin if other else 0.0,
    )


def told(view: State, seat: int, one: Opined) -> list[Fact]:
    """What its answers say; where they only lead to others, what these say."""
    facts = said(view, seat, one.text.splitlines()).facts
    return facts or said(view, seat, [*one.text.splitlines(), *one.onward]).facts


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
