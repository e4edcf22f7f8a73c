"""When two sliding ships touch: the first time at which a polynomial falls to zero, and none is missed.

Both slow down evenly on straight lines, so their distance squared is a polynomial of the fourth degree. It is
followed from turning point to turning point; between two of them it falls or it rises, and a root is where it
has changed its sign. Only + - * / and square roots are used: every machine gives the same.
"""

from math import sqrt
from typing import Final

from milkomeda.starflick.board import SIDE

NEVER: Final = 1e9
CLOSE: Final = 1e-6  # apart, in tenths of a millimetre: touching
SKIN: Final = 1e-4  # so much nearer two must come that touch already and hardly close in
HARDLY: Final = 1e-3  # a speed, in tenths of a millimetre a second: none
FINEST: Final = 1e-15  # of times, in seconds
MOST_HALVES: Final = 100


def meeting(
    x: float, y: float, vx: float, vy: float, ax: float, ay: float, reach: float, end: float
) -> float:
    """When two discs, apart by x and y and moving so against each other, come within reach; NEVER before
    the end.
    """
    apart = x * x + y * y
    if apart < (reach + CLOSE) * (reach + CLOSE):
        apart = sqrt(apart)
        if x * vx + y * vy < -HARDLY * apart:
            return 0.0
        reach = min(reach, apart) - SKIN
        apart *= apart
    hx, hy = ax / 2, ay / 2
    return first_fall(
        hx * hx + hy * hy,
        2 * (vx * hx + vy * hy),
        vx * vx + vy * vy + 2 * (x * hx + y * hy),
        2 * (x * vx + y * vy),
        apart - reach * reach,
        end,
    )


def first_fall(a: float, b: float, c: float, d: float, e: float, end: float) -> float:
    """When a t⁴ + b t³ + c t² + d t + e, while it falls, is first no longer above zero; NEVER before the end.

    Its slope turns where the slope's slope is zero, twice at most: between, it has one root or none.
    """
    since, time, slope = 0.0, 0.0, d  # it falls since then
    early, late = bends(6 * a, 3 * b, c)
    while time < end:
        next_time = early if time < early < end else late if time < late < end else end
        next_slope = at(0.0, 4 * a, 3 * b, 2 * c, d, next_time)
        if slope < 0.0 or next_slope < 0.0:
            lowest = next_time
            if slope >= 0.0:
                since = root(0.0, 4 * a, 3 * b, 2 * c, d, time, next_time) if slope else time
            elif next_slope >= 0.0:
                lowest = root(0.0, 4 * a, 3 * b, 2 * c, d, time, next_time)
            if at(a, b, c, d, e, lowest) <= 0.0:
                return root(a, b, c, d, e, since, lowest) if at(a, b, c, d, e, since) > 0.0 else since
        time, slope = next_time, next_slope
    return NEVER


def at(a: float, b: float, c: float, d: float, e: float, t: float) -> float:
    return (((a * t + b) * t + c) * t + d) * t + e


def bends(a: float, b: float, c: float) -> tuple[float, float]:
    """The roots of a t² + b t + c, the smaller one first; NEVER where there is none."""
    if a == 0.0:
        return (-c / b if b else NEVER), NEVER
    inside = b * b - 4 * a * c
    if inside < 0.0:
        return NEVER, NEVER
    q = -(b + sqrt(inside)) / 2 if b > 0.0 else -(b - sqrt(inside)) / 2
    one, other = q / a, (c / q if q else 0.0)
    return min(one, other), max(one, other)


def root(a: float, b: float, c: float, d: float, e: float, low: float, high: float) -> float:
    """Where the polynomial changes its sign between low and high: by tangents, by halves where those err."""
    falls = at(a, b, c, d, e, low) > 0.0
    t, width = (low + high) / 2, high - low
    for _ in range(MOST_HALVES):
        value = at(a, b, c, d, e, t)
        if (value > 0.0) == falls:
            low = t
        else:
            high = t
        slope = at(0.0, 4 * a, 3 * b, 2 * c, d, t)
        step = value / slope if slope else width
        following = t - step
        if not (low < following < high and abs(step) < width / 2):
            following = (low + high) / 2
        width = abs(following - t)
        if width <= FINEST:
            break
        t = following
    return t


# A line alone.


def to_edge(x: float, y: float, dx: float, dy: float) -> float:
    """How far it is to the edge of the board."""
    across = (SIDE - x) / dx if dx > 0.0 else -x / dx if dx < 0.0 else NEVER
    down = (SIDE - y) / dy if dy > 0.0 else -y / dy if dy < 0.0 else NEVER
    return min(across, down)


def to_line(x: float, dx: float, line: float) -> float:
    """How far it is to a line in front; one that lies on it has crossed it."""
    return (line - x) / dx if (dx > 0.0 and x < line) or (dx < 0.0 and x > line) else NEVER


def to_entry(rx: float, ry: float, dx: float, dy: float, radius: float) -> float:
    """How far it is into a circle around rx, ry, for who is outside."""
    along, aside = rx * dx + ry * dy, rx * dy - ry * dx
    if along > 0.0 and -radius < aside < radius and rx * rx + ry * ry >= radius * radius:
        return max(along - sqrt(radius * radius - aside * aside), 0.0)
    return NEVER
