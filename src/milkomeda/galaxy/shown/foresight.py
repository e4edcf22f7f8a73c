"""What would come of an answer, as far as it can be known before it is given."""

from milkomeda.galaxy.facts import WouldBeStopped, WouldCost, WouldEnd, WouldGo, WouldMatch, WouldYield
from milkomeda.galaxy.rules import directives, move
from milkomeda.galaxy.rules.common import DONE, by_colour
from milkomeda.galaxy.rules.end import ended_by, orange_points, points
from milkomeda.galaxy.rules.order import Distribute
from milkomeda.galaxy.shown.causes import causes, moments
from milkomeda.galaxy.shown.news import of_control, of_fight, of_fleets, of_last_sector, of_structures
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.facts import Fact, score_change
from milkomeda.play.show import Preview
from milkomeda.play.step import Sealed
from milkomeda.words.message import Message, message_of, say


def foresee(before: Galaxy, seat: int, text: str) -> Preview:
    """The view before the answer stays as it is. What is answered in secret is only checked.

    Several answers, a line each, are given one after the other."""
    after = before
    ways: list[Fact] = []
    owed: list[Fact] = []
    for line in text.split("\n"):
        now = after
        choice, refusal = understood(now, seat, line)
        if choice is None or refusal:
            return Preview([], refusal=refusal)
        course = moments(now, choice)
        after = course[-1].after
        ways += way(now, after, seat, choice)
        owed += [fact for moment in course for fact in causes(moment, seat)]
    arrive(after)
    matched = newly_matched(before, after, seat)
    facts = [
        *ways,
        *payment(before, after, seat),
        *([] if begins_turns(before) else owed),
        *of_structures(before, after),
        *of_fleets(before, after),
        *of_fight(before, after),
        *of_control(before, after),
        *of_last_sector(before, after),
        *(WouldMatch(after.box.directives[after.shown[at]]) for at in matched),
        *score(before, after, seat),
        *end(before, after),
    ]
    return Preview(
        facts=facts,
        cells=[after.grid.name(cell) for cell in range(after.grid.cells) if differs(before, after, cell)],
        marks=[*(str(at + 1) for at in matched), *newly_matching(before, after, seat)],
        fight=bool(after.field >= 0 > before.field),
    )


def understood(g: Galaxy, seat: int, text: str) -> tuple[int | None, Message | None]:
    """What is answered so, if it can be tried, and why it cannot be answered."""
    if g.over:
        return None, say("game-is-over")
    if seat not in g.waiting():
        return None, say("not-your-turn")
    step = g.step
    try:
        choice = int(step.read(g, text))
        refusal = step.refusal(g, choice)
    except (ValueError, OverflowError) as problem:
        return None, message_of(problem)
    return (None if isinstance(step, Sealed) else choice), refusal


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


def way(before: Galaxy, after: Galaxy, seat: int, choice: int) -> list[Fact]:
    """How far fleets go, and where an opponent's sector stops some of them."""
    step = before.step
    if not isinstance(step, move.Group) or choice == DONE:
        return []
    parts = step.parts(before, choice)
    origin, target, fleets = parts["from_cell"], parts["to_cell"], parts["fleets"]
    facts: list[Fact] = [WouldGo(steps_between(before, seat, origin, target), int(step.range))]
    for cell in range(after.grid.cells):
        stopped = int(after.fleets[cell * 4 + seat] - before.fleets[cell * 4 + seat])
        if stopped > 0 and cell != target:
            facts.append(WouldBeStopped(stopped, fleets, after.grid.name(cell)))
    return facts


def steps_between(g: Galaxy, seat: int, origin: int, target: int) -> int:
    over = move.links(g, seat)
    return next(far for far in range(1, 64) if move.within(g, origin, far, over) >> target & 1)


def payment(before: Galaxy, after: Galaxy, seat: int) -> list[Fact]:
    """What the answer costs and yields; not the income of the turn that it may begin."""
    if begins_turns(before):
        return []
    changes = [int(after.storage[seat * 4 + c] - before.storage[seat * 4 + c]) for c in range(4)]
    paid = by_colour([max(-change, 0) for change in changes])
    gained = by_colour([max(change, 0) for change in changes])
    return [*([WouldCost(paid)] if paid else []), *([WouldYield(gained)] if gained else [])]


def begins_turns(g: Galaxy) -> bool:
    return isinstance(g.step, Distribute) and g.step.final_word


def end(before: Galaxy, after: Galaxy) -> list[Fact]:
    if after.over:
        return [WouldEnd("once")]
    return [WouldEnd("round")] if ended_by(after, after.slots) >= 0 > ended_by(before, before.slots) else []


def score(before: Galaxy, after: Galaxy, seat: int) -> list[Fact]:
    """The points that it brings. What is paid or yielded is told as such, not as what it would score once."""
    change = 0 if begins_turns(before) else lasting(after, seat) - lasting(before, seat)
    return [score_change(seat, change)] if change else []


def lasting(g: Galaxy, seat: int) -> int:
    """Points without those of resources in storage."""
    return int(points(g, seat) - orange_points(g, seat))
