"""The lab's door: a process that works off orders of the table, slice by slice.

What it found so far comes with each order and goes back with the answer, as sums of what blocks gave. That is
enough for intervals that hold at every look (`sequence.py`), and little enough to be kept with a run.
"""

import os
import sys
import time
import traceback
from concurrent.futures import Executor
from contextlib import ExitStack
from math import isfinite, sqrt
from typing import Final

import msgspec

from milkomeda.desk import Answer, Bar, Figure, Found, Known, Line, Order, Replay, Shown, Side, Slice, Sums
from milkomeda.desk import Verdict as Word
from milkomeda.lab.comparison import POINTS, SLIGHT
from milkomeda.lab.measure import Measure, per_block
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import Record, frames
from milkomeda.lab.replays import log_of
from milkomeda.lab.runs import Setup, recorded
from milkomeda.lab.samples import whole
from milkomeda.lab.sequence import EVERYTHING, Interval, half_width
from milkomeda.lab.verdict import DOUBT, LEAST, WARY
from milkomeda.lab.workers import mapped, workers

ASKED: Final = {
    "fast": ["rounds", "minutes", "downtime", "completion", "endings", "rounds-spread"],
    "epic": ["fights", "lead-changes", "favourite-wins", "comebacks", "dead-time", "uncertainty-over-time"],
    "fun": ["actions", "forced", "decisions-per-turn", "hopeless"],
    "fair": ["wins-by-seat", "wins-by-character", "margin", "source-share", "lucky-wins"],
    "full": ["card-use", "wins-by-card"],
}
"""Measures that need no look at choices, by room."""
EACH: Final = DOUBT / 100  # the doubt of each figure: there are about as many
PART: Final = 16  # games of quick bots that are one task of a cluster
PARTS: Final = 64  # such tasks in a slice
LAZY: Final = 10  # how far behind others this process stands in line

Values = dict[str, dict[str, dict[int, float]]]
"""What blocks gave: by measure, key and block."""


# What is played.


def setup_of(order: Order, side: int) -> Setup:
    return Setup(order.game, order.options[side], tuple(order.bots), order.seed)


def blocks_of(order: Order) -> int:
    return -(-order.games // setup_of(order, 0).rotations)


def records(order: Order, side: int, block: int) -> list[Record]:
    return [recorded(game) for game in setup_of(order, side).block(block)]


def values(games: list[Record]) -> Values:
    tables = {name: frame.lazy() for name, frame in frames(games).items()}
    found: Values = {}
    for name in (name for names in ASKED.values() for name in names):
        keys = found.setdefault(name, {})
        for key, block, part, total in per_block(MEASURES[name], tables).iter_rows():
            keys.setdefault(key, {})[block] = part / total
    return found


def part(task: tuple[Order, range]) -> list[Values]:
    """What these blocks give by each set of rules: the same wherever they are played."""
    order, blocks = task
    sides = range(len(order.options))
    return [values([one for at in blocks for one in records(order, side, at)]) for side in sides]


# What is known.


def add(known: Known, blocks: range, sides: list[Values]) -> None:
    """What these blocks gave; one that lacks a part of something whole has none of it."""
    known.blocks = blocks.stop
    for name in sides[0]:
        lines = known.lines.setdefault(name, {})
        for key in lines.keys() | {key for side in sides for key in side[name]}:
            fresh = Line([Side(Sums(), []) for _ in sides], Sums())
            line = lines.setdefault(key, fresh)
            if line is fresh and blocks.start and whole(MEASURES[name]):
                line.apart.blocks = blocks.start
                for side in line.sides:
                    side.sums.blocks, side.shown = blocks.start, [Shown(0.0, 0)]
            add_line(line, blocks, [side[name].get(key, {}) for side in sides], whole(MEASURES[name]))


def add_line(line: Line, blocks: range, sides: list[dict[int, float]], of_all: bool) -> None:
    for block in blocks:
        values = [side.get(block, 0.0 if of_all else None) for side in sides]
        for side, value in zip(line.sides, values, strict=True):
            if value is not None:
                count(side.sums, value)
                side.shown = telling([*side.shown, Shown(value, block)], mean(side.sums))
        if len(values) > 1 and values[0] is not None and values[1] is not None:
            count(line.apart, values[1] - values[0])


def count(sums: Sums, value: float) -> None:
    sums.blocks += 1
    sums.sum += value
    sums.squares += value * value


def telling(shown: list[Shown], usual: float) -> list[Shown]:
    """The least of them, the one nearest to what is usual, and the most."""
    least, most = min(shown, key=lambda one: one.value), max(shown, key=lambda one: one.value)
    between = min(shown, key=lambda one: abs(one.value - usual))
    return [least, between, most]


def mean(sums: Sums) -> float:
    return sums.sum / sums.blocks if sums.blocks else 0.0


def spread(sums: Sums, wary: float = 0.0) -> float:
    """Of a block; with two more of them, so far above and below the mean (see `Tally`)."""
    squares = max(sums.squares - sums.sum**2 / max(sums.blocks, 1), 0.0)
    return sqrt((squares + 2 * wary**2) / max(sums.blocks - 1, 1))


# What that says.


def figures(order: Order, known: Known) -> list[Figure]:
    found = []
    for room, names in ASKED.items():
        for name in names:
            lines = known.lines.get(name, {})
            found += [figure(order, room, MEASURES[name], key, lines[key]) for key in sorted(lines, key=rank)]
    return found


def rank(key: str) -> tuple[int, str]:
    """Numbers by their size, before words."""
    return (int(key), "") if key.isdecimal() else (sys.maxsize, key)


def figure(order: Order, room: str, measure: Measure, key: str, line: Line) -> Figure:
    margin = margin_of(measure, line)
    possible = Interval(0.0, 1.0) if measure.unit == "share" else EVERYTHING
    sides = [bar(side.sums, interval(side.sums, margin).within(possible)) for side in line.sides]
    bounds = interval(line.apart, margin)
    verdict, more = judged(line.apart, bounds, margin) if len(sides) > 1 else ("", 0)
    return Figure(
        measure.name,
        key,
        measure.keys,
        room,
        measure.unit,
        measure.better,
        sides,
        bar(line.apart, bounds) if len(sides) > 1 else None,
        verdict,
        more * setup_of(order, 0).rotations,
        [list(dict.fromkeys(one.block for one in side.shown)) for side in line.sides],
    )


def margin_of(measure: Measure, line: Line) -> float:
    """What counts as equal, as in `comparison.py`."""
    if measure.unit == "share":
        return POINTS
    return SLIGHT * max(*(spread(side.sums) for side in line.sides), abs(mean(line.apart)))


def interval(sums: Sums, margin: float) -> Interval:
    """That holds at every look."""
    width = half_width(sums.blocks, spread(sums, WARY * margin), EACH)
    return Interval(mean(sums) - width, mean(sums) + width)


def bar(sums: Sums, bounds: Interval) -> Bar:
    low, high = (end if isfinite(end) else None for end in bounds)
    return Bar(mean(sums), low, high)


def judged(apart: Sums, bounds: Interval, margin: float) -> tuple[Word, int]:
    """The verdict; where it is open, about how many blocks more bring one."""
    if apart.blocks < LEAST:
        return "open", LEAST - apart.blocks
    if -margin <= bounds.low and bounds.high <= margin:
        return "equal", 0
    if bounds.low > 0 or bounds.high < 0:
        return ("more" if bounds.low > 0 else "less"), 0
    gap = abs(mean(apart))
    narrow = (bounds.high - bounds.low) / 2 / max(gap, margin - gap)
    return "open", max(round(apart.blocks * (narrow**2 - 1)), 1)


# The process.


def go_on(slice: Slice, pool: Executor | None) -> Found:
    order, known = slice.order, slice.known
    last = blocks_of(order)
    if pool:
        spread_out(order, known, last, pool)
    elif known.blocks < last:
        stay_here(order, known, last, time.monotonic() + slice.seconds)
    games = known.blocks * setup_of(order, 0).rotations
    return Found(known, figures(order, known), games, known.blocks >= last)


def stay_here(order: Order, known: Known, last: int, until: float) -> None:
    """One block after the other, at least one, until it is that late."""
    games: list[list[Record]] = [[] for _ in order.options]
    first = at = known.blocks
    while at == first or (at < last and time.monotonic() < until):
        for side, played in enumerate(games):
            played += records(order, side, at)
        at += 1
    add(known, range(first, at), [values(played) for played in games])


def spread_out(order: Order, known: Known, last: int, pool: Executor) -> None:
    starts = range(known.blocks, min(known.blocks + PART * PARTS, last), PART)
    parts = [range(first, min(first + PART, last)) for first in starts]
    found = mapped(pool, part, ((order, blocks) for blocks in parts))
    for blocks, sides in zip(parts, found, strict=True):
        add(known, blocks, sides)


def replayed(wanted: Replay) -> str:
    order = wanted.order
    seating = next(setup_of(order, wanted.side).block(wanted.block)).seating
    return log_of(seating)


def answer(line: bytes, pool: Executor | None) -> Answer:
    try:
        asked = msgspec.json.decode(line, type=Slice | Replay)
        if isinstance(asked, Replay):
            return Answer(log=replayed(asked))
        return Answer(go_on(asked, pool))
    except Exception:
        return Answer(problem=traceback.format_exc())


def say(what: Answer) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def run(cluster: str) -> None:
    """Until nobody asks any more. The first answer says that it is there."""
    os.nice(LAZY)
    with ExitStack() as stack:
        pool = stack.enter_context(workers(0, cluster)) if cluster else None
        say(Answer())
        for line in sys.stdin.buffer:
            say(answer(line, pool))


if __name__ == "__main__":
    try:
        run(*sys.argv[1:2] or [""])
    except BrokenPipeError:  # whoever asked is gone
        os._exit(0)
