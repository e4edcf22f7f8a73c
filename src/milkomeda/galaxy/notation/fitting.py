"""Whether steps that somebody wrote fit the position, each by itself and one after the other."""

from typing import Any

from milkomeda.galaxy.rules.mat import OF_FIGHT
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Step


def can_be_answered(g: Galaxy) -> bool:
    return g.over or not g.step.listed(g) or len(g.step.choices(g)) > 0


def comes_after(before: Step[Any], step: Step[Any], g: Galaxy) -> bool:
    """Whether a step may have to wait for the one before it. What is deeper in a fight comes first."""
    waits = before.name() in step.after()
    if step.seat(g) != NOBODY and not waits:
        return False
    depth, deeper = step.depth(), before.depth()
    if depth == deeper and depth > 0:
        return waits
    return depth == deeper - 1 if deeper > OF_FIGHT else depth < max(deeper, 1)


def is_fight(g: Galaxy) -> bool:
    for step in g.steps:
        if step.depth() >= OF_FIGHT:
            return True
    return False


def misfit(g: Galaxy) -> Step[Any] | None:
    """The first of the steps to come that makes no sense in this position."""
    asked: list[tuple[str, Parts]] = []
    before: Step[Any] | None = None
    for step in g.steps[::-1]:
        if not step.fits(g) or (before is not None and not comes_after(before, step, g)):
            return step
        alike = step.name() in step.after() and not step.born()  # so several of them are the same
        if (step.name(), step.born()) in asked and not alike:
            return step
        if step.closes() and step is not g.steps[0]:
            return step
        if step.seat(g) != NOBODY:
            asked.append((step.name(), step.born()))
        before = step
    return None
