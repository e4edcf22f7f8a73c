"""Where ships lie in the end: in whole numbers, and nowhere one over another."""

from math import sqrt
from typing import Final

from milkomeda.starflick.board import SIDE
from milkomeda.starflick.physics.physics import ALL_PLANETS, OFF, REST, Disc, Event, Flick, Thing

CLOSE: Final = 60.0
GAP: Final = 1.5  # between discs at rest, so that they do not overlap when rounded
MOST_NUDGES: Final = 200


def at_rest(discs: list[Disc], flick: Flick) -> list[Event]:
    """Who rests elsewhere than before, or falls at the last moment. Who moved gives way to who did not."""
    taken: list[Disc] = []
    moved: list[Disc] = []
    for disc in discs:
        x, y = flick.x[disc.number], flick.y[disc.number]
        if disc.number != flick.ship and abs(disc.x - x) + abs(disc.y - y) < 0.5:
            taken.append(Disc(disc.number, float(x), float(y)))
        else:
            moved.append(disc)
    events: list[Event] = []
    for disc in moved:
        settle(disc, taken)
        x, y = round(disc.x), round(disc.y)
        taken.append(Disc(disc.number, float(x), float(y)))
        if not (0 <= x <= SIDE and 0 <= y <= SIDE):
            events.append(Event(OFF, disc.number))
        elif x != flick.x[disc.number] or y != flick.y[disc.number]:
            events.append(Event(REST, disc.number, x, y))
    return events


def settle(disc: Disc, taken: list[Disc]) -> None:
    """To the nearest place where it overlaps neither a planet nor one of these, or nearly so."""
    near: list[Thing] = []
    for thing in [*taken, *ALL_PLANETS]:
        reach = thing.radius + disc.radius + CLOSE
        if abs(thing.x - disc.x) < reach and abs(thing.y - disc.y) < reach:
            near.append(thing)
    for _ in range(MOST_NUDGES):
        overlaps = False
        for thing in near:
            reach = thing.radius + disc.radius
            x, y = disc.x - thing.x, disc.y - thing.y
            apart = sqrt(x * x + y * y)
            if apart < reach + GAP / 2:
                overlaps = True
                nx, ny = (x / apart, y / apart) if apart > 0.01 else (1.0, 0.0)
                disc.x, disc.y = thing.x + nx * (reach + GAP), thing.y + ny * (reach + GAP)
        if not overlaps:
            break
