"""The lab's door: a process that works off orders of the table, slice by slice.

What it found so far comes with each order and goes back with the answer, as sums of what blocks gave. That is
enough for intervals that hold at every look (`sequence.py`), and little enough to be kept with a run.
"""

import os
import sys
import time
import traceback
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import ExitStack
from math import isfinite, sqrt
from typing import Final

import msgspec
from msgspec.structs import replace

from milkomeda.desk import (
    Again,
    Answer,
    Bar,
    Figure,
    Found,
    Gap,
    Known,
    Line,
    Order,
    Replay,
    Shown,
    Side,
    Slice,
    Sums,
)
from milkomeda.desk import Verdict as Word
from milkomeda.lab import again
from milkomeda.lab.comparison import POINTS, SLIGHT
from milkomeda.lab.measure import Measure, per_block
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import Game, Record, frames
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
MOST_BEGUN: Final = 8  # blocks that a process has begun for several orders
LAZY: Final = 10  # how far behind others this process stands in line

Values = dict[str, dict[str, dict[int, float]]]
"""What blocks gave: by measure, key and block."""


# What is played.


def setup_of(order: Order, side: int) -> Setup:
    return Setup(order.game, order.options[side], tuple(order.bots), order.seed)


def rotations(order: Order) -> int:
    """Games of a block."""
    return 1 if order.table else setup_of(order, 0).rotations


def blocks_of(order: Order) -> int:
    return -(-order.games // rotations(order))


def games(order: Order, side: int, block: int) -> list[Game]:
    setup = setup_of(order, side)
    if order.table:
        return [Game(block, block, 0, again.seating(setup, block), facts=True, looks=False, redraws=False)]
    return list(setup.block(block))


def record(game: Game, past: str) -> Record:
    return recorded(game, again.Fate(again.played(past)) if past else None)


def values(games: list[Record]) -> Values:
    tables = {name: frame.lazy() for name, frame in frames(games).items()}
    found: Values = {}
    for name in (name for names in ASKED.values() for name in names):
        keys = found.setdefault(name, {})
        for key, block, part, total in per_block(MEASURES[name], tables).iter_rows():
            keys.setdefault(key, {})[block] = part / total
    return found


def part(task: tuple[Order, range, str]) -> list[Values]:
    """What these blocks give by each set of rules: the same wherever they are played."""
    order, blocks, past = task
    sides = range(len(order.options))
    return [
        values([record(game, past) for at in blocks for game in games(order, side, at)]) for side in sides
    ]


def prepared(order: Order, known: Known) -> Order:
    """A game that is played again needs somebody in everybody's manner."""
    if not order.table:
        return order
    if known.again is None:
        match = again.played(known.past)
        known.again = Again(again.manners(match), again.parting(match, order.options[1]))
    return replace(order, bots=[one.bot for one in known.again.manners])


# What is known.


def add(known: Known, blocks: range, sides: list[Values]) -> None:
    """What these blocks gave; one that lacks a part of something whole has none of it."""
    known.blocks = blocks.stop
    for name in sides[0]:
        lines = known.lines.setdefault(name, {})
        for key in lines.keys() | {key for side in sides for key in side[name]}:
            fresh = Line([Side(Sums(), []) for _ in sides], Sums())
            line = lines.setdefault(key, fresh)
            if line is fresh and blocks.start and whole(name):
                line.apart.blocks = blocks.start
                for side in line.sides:
                    side.sums.blocks, side.shown = blocks.start, [Shown(0.0, 0)]
            add_line(line, blocks, [side[name].get(key, {}) for side in sides], whole(name))


def add_line(line: Line, blocks: range, sides: list[dict[int, float]], of_all: bool) -> None:
    for block in blocks:
        values = [side.get(block, 0.0 if of_all else None) for side in sides]
        for side, value in zip(line.sides, values, strict=True):
            if value is not None:
                count(side.sums, value)
                side.shown = telling([*side.shown, Shown(value, block)], mean(side.sums))
        if len(values) > 1 and values[0] is not None and values[1] is not None:
            count(line.apart, values[1] - values[0])
            line.gaps = telling([*line.gaps, Shown(values[1] - values[0], block)], mean(line.apart))


def count(sums: Sums, value: float) -> None:
    sums.blocks += 1
    sums.sum += value
    sums.squares += value * value


def telling(shown: list[Shown], usual: float) -> list[Shown]:
    """The least of them, the one nearest to what is usual, and the most; of those alike different ones."""
    least, most = min(shown, key=lambda one: one.value), max(shown, key=lambda one: one.value)
    between = min(reversed(shown), key=lambda one: abs(one.value - usual))
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
        more * rotations(order),
        [[one.block for one in side.shown] for side in line.sides],
        gaps(line),
    )


def gaps(line: Line) -> list[Gap]:
    """A usual difference, and the largest of the same sign as the mean."""
    if not line.gaps:
        return []
    least, usual, most = line.gaps
    return [Gap(one.value, one.block) for one in (usual, most if mean(line.apart) > 0 else least)]


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
    known = slice.known
    order = prepared(slice.order, known)
    last = blocks_of(order)
    until = time.monotonic() + slice.seconds
    if pool:
        spread_out(order, known, last, until, pool)
    else:
        stay_here(order, known, last, until)
    played = known.blocks * rotations(order)
    return Found(known, figures(order, known), played, known.blocks >= last)


class Begun:
    """A block of which not all games are played yet: those of slow bots take longer than a slice."""

    def __init__(self, order: Order, block: int) -> None:
        self.todo = [(side, game) for side in range(len(order.options)) for game in games(order, side, block)]
        self.records: list[list[Record]] = [[] for _ in order.options]

    def go_on(self, past: str, until: float) -> bool:
        """One game after the other, at least one, until it is that late; whether that was all."""
        while self.todo:
            side, game = self.todo.pop(0)
            self.records[side].append(record(game, past))
            if time.monotonic() >= until:
                break
        return not self.todo


_begun: dict[bytes, Begun] = {}
"""What this process was about to do for each order. Another one would begin that block anew."""


def stay_here(order: Order, known: Known, last: int, until: float) -> None:
    key, first = msgspec.json.encode((order, known.blocks)), known.blocks
    played: list[list[Record]] = [[] for _ in order.options]
    at, block = first, _begun.pop(key, None)
    while at < last:
        block = block or Begun(order, at)
        if not block.go_on(known.past, until):
            break
        for one, more in zip(played, block.records, strict=True):
            one += more
        at, block = at + 1, None
        if time.monotonic() >= until:
            break
    if at > first:
        add(known, range(first, at), [values(one) for one in played])
    if block:
        keep(msgspec.json.encode((order, at)), block)


def keep(key: bytes, block: Begun) -> None:
    while len(_begun) >= MOST_BEGUN:
        del _begun[next(iter(_begun))]
    _begun[key] = block


def spread_out(order: Order, known: Known, last: int, until: float, pool: Executor) -> None:
    """A task is about a second of work; new ones are given out until it is that late."""
    size = setup_of(order, 0).at_once
    given: deque[range] = deque()

    def tasks() -> Iterator[tuple[Order, range, str]]:
        for first in range(known.blocks, last, size):
            if given and time.monotonic() >= until:
                break
            given.append(range(first, min(first + size, last)))
            yield order, given[-1], known.past

    for sides in mapped(pool, part, tasks()):
        add(known, given.popleft(), sides)


def replayed(wanted: Replay) -> str:
    setup = setup_of(wanted.order, wanted.side)
    if wanted.past:
        return log_of(again.seating(setup, wanted.block), again.Fate(again.played(wanted.past)))
    return log_of(next(setup.block(wanted.block)).seating)


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
    from milkomeda.lab import door  # by its name, by which a cluster knows it too

    try:
        door.run(*sys.argv[1:2] or [""])
    except BrokenPipeError:  # whoever asked is gone
        os._exit(0)
