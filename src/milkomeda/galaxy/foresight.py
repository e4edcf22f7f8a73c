"""What would come of an answer, as far as it can be known before it is given."""

from milkomeda.galaxy.cards import COLOURS, DIRECTIVES
from milkomeda.galaxy.gloss import gloss
from milkomeda.galaxy.news import (
    amounts_said,
    count_of,
    news_of_control,
    news_of_fight,
    news_of_fleets,
    news_of_points,
    news_of_structures,
)
from milkomeda.galaxy.rules import directives, move
from milkomeda.galaxy.rules.common import DONE
from milkomeda.galaxy.rules.end import ended_by, points
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.show import Preview
from milkomeda.play.step import Sealed


def foresee(view: Galaxy, seat: int, text: str) -> Preview:
    """The view stays as it is. What is answered in secret is only checked."""
    if view.over:
        return Preview([], refusal="the game is over")
    if seat not in view.waiting():
        return Preview([], refusal="it is not your turn to answer")
    before = view.copy()
    before.face(seat)
    step = before.step
    try:
        choice = int(step.read(before, text))
        refusal = step.refusal(before, choice)
    except (ValueError, OverflowError) as problem:
        return Preview([], refusal=str(problem))
    if refusal or isinstance(step, Sealed):
        return Preview([], refusal=refusal)
    after = before.copy()
    after.play(choice)
    arrive(after)
    matched = newly_matched(before, after, seat)
    lines = [
        *way(before, after, seat, choice),
        *payment(before, after, seat),
        *news_of_structures(before, after),
        *news_of_fleets(before, after),
        *news_of_fight(before, after),
        *news_of_control(before, after),
        *news_of_points(before, after),
        *(f"{DIRECTIVES[after.shown[at]]} would match." for at in matched),
        *score(before, after, seat),
        *end(before, after),
    ]
    note = gloss(before, step, choice)
    return Preview(
        lines=lines or ([note] if note else []),
        cells=[after.grid.name(cell) for cell in range(after.grid.cells) if differs(before, after, cell)],
        marks=[*(str(at + 1) for at in matched), *newly_matching(before, after, seat)],
    )


def arrive(g: Galaxy) -> None:
    """Moved fleets take control only when the action ends: let it end."""
    if not g.over and isinstance(g.step, move.Group) and not g.step.refusal(g, DONE):
        g.play(DONE)


def differs(before: Galaxy, after: Galaxy, cell: int) -> bool:
    return (
        before.sector[cell] != after.sector[cell]
        or before.control[cell] != after.control[cell]
        or any(
            before.fleets[at] != after.fleets[at] or before.structures[at] != after.structures[at]
            for at in range(cell * 4, cell * 4 + 4)
        )
    )


def newly_matched(before: Galaxy, after: Galaxy, seat: int) -> list[int]:
    """The positions whose directive the seat would fulfil, and does not yet."""
    return [
        at
        for at in range(directives.positions(after))
        if after.shown[at] >= 0
        and after.shown[at] == before.shown[at]
        and directives.fulfilled(after, seat, after.shown[at])
        and not directives.fulfilled(before, seat, before.shown[at])
    ]


def newly_matching(before: Galaxy, after: Galaxy, seat: int) -> list[str]:
    """Where directives would match and do not yet: a position, and the sector top left of the point."""
    found = []
    for at in range(directives.positions(after)):
        directive = after.shown[at]
        if directive >= 0 and directive == before.shown[at]:
            already = directives.points_matching(before, seat, directive)
            found += [
                f"{at + 1} {after.grid.name(after.grid.meets[point][0])}"
                for point in directives.points_matching(after, seat, directive)
                if point not in already
            ]
    return found


def way(before: Galaxy, after: Galaxy, seat: int, choice: int) -> list[str]:
    """How far fleets go, and where an opponent's sector stops some of them."""
    step = before.step
    if not isinstance(step, move.Group) or choice == DONE:
        return []
    origin, target, fleets = choice >> 12, choice >> 6 & 63, choice & 63
    lines = [f"{count_of(steps_between(before, seat, origin, target), 'step')}, of {step.range} in range."]
    for cell in range(after.grid.cells):
        stopped = int(after.fleets[cell * 4 + seat] - before.fleets[cell * 4 + seat])
        if stopped > 0 and cell != target:
            lines.append(
                f"{count_of(stopped, 'fleet')} of {fleets} would be stopped at {after.grid.name(cell)}."
            )
    return lines


def steps_between(g: Galaxy, seat: int, origin: int, target: int) -> int:
    over = move.links(g, seat)
    return next(far for far in range(1, 64) if move.within(g, origin, far, over) >> target & 1)


def payment(before: Galaxy, after: Galaxy, seat: int) -> list[str]:
    """What the answer costs and yields; not the income of the turn that it may begin."""
    if before.step.name() == "decide-order":
        return []
    changes = [int(after.storage[seat * 4 + c] - before.storage[seat * 4 + c]) for c in range(len(COLOURS))]
    paid = amounts_said([max(-change, 0) for change in changes])
    gained = amounts_said([max(change, 0) for change in changes])
    return [*([f"Costs {paid}."] if paid else []), *([f"Yields {gained}."] if gained else [])]


def end(before: Galaxy, after: Galaxy) -> list[str]:
    if after.over:
        return ["Ends the game."]
    reached = ended_by(after, after.slots) >= 0 > ended_by(before, before.slots)
    return ["Ends the game with this round."] if reached else []


def score(before: Galaxy, after: Galaxy, seat: int) -> list[str]:
    if before.step.name() == "decide-order":
        return []
    change = int(points(after, seat) - points(before, seat))
    return [f"{change:+} VP."] if change else []
