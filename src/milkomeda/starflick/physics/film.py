"""A flick as it is seen: where a ship is, sixty times a second."""

from typing import Final

from milkomeda.starflick.physics.physics import Leg

FRAMES: Final = 60  # a second


def frames(lasts: float) -> int:
    """How many there are before so many seconds have passed; the first one at once."""
    count = int(lasts * FRAMES)
    return count + 1 if count < lasts * FRAMES else count


def places(legs: list[Leg], slowing: float) -> list[tuple[float, float]]:
    """A place a frame on the legs of one ship, and where the last one begins: it rests there, or was lost."""
    found: list[tuple[float, float]] = []
    last, following = legs[-1], 0
    for frame in range(frames(last.time)):
        time = frame / FRAMES
        while legs[following].time <= time:
            following += 1
        leg = legs[max(following - 1, 0)]
        since = max(time - leg.time, 0.0)
        way = (leg.speed - slowing * since / 2) * since if leg.speed else 0.0
        found.append((leg.x + leg.dx * way, leg.y + leg.dy * way))
    return [*found, (last.x, last.y)]
