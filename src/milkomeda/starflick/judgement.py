"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from typing import Final

from milkomeda.starflick.board import A_QUADRANT, A_SEAT, BATTLESHIP, HOMEWORLD, NONE, WORTH
from milkomeda.starflick.rules.attack import planet_defence, undefended
from milkomeda.starflick.rules.develop import HIGHEST, first_there
from milkomeda.starflick.state import BATTLESHIPS, SHIPS_OWNED, TROOPS, Sky

VICTORY: Final = 100.0
HASTE: Final = 0.03  # whoever leads wants the pool to run out
TROOPS_AT: Final = [0.0, 0.35, 0.8, 1.2]  # on one planet: three can be mined
AT_HOME: Final = 0.22  # a troop on the Homeworld: it can be launched
IN_SUPPLY: Final = [0.0, 0.5, 0.8, 0.95, 1.05, 1.1, 1.15, 1.2]  # without any there is nothing to recruit
SHIP: Final = 0.4
BATTLE: Final = 1.0
LEVELS: Final = [
    [0.0, 1.0, 1.4, 2.0, 4.0],
    [0.0, 3.0, 3.5, 5.0, 5.5],
    [0.0, 0.5, 1.1, 1.6, 2.2],
    [0.0, 0.4, 0.9, 1.3, 1.8],
]
"""What technologies are worth while there is time to use them: a row a track."""


def judge(sky: Sky, seat: int) -> float:
    """The own prospects, less the best of the others'; at the end only victory counts."""
    time = 0.0 if sky.over else 1.0 if sky.final < 0 else 0.3
    time *= min(1.0, 0.3 + sky.pool / 20)
    best = -1e9
    for other in range(sky.seats):
        if other != seat:
            best = max(best, prospects(sky, other, time))
    lead = prospects(sky, seat, time) - best
    lead += HASTE * (sky.rules.pool_for(int(sky.seats)) - sky.pool) * min(max(lead, 0.0), 20.0)
    if sky.over:
        return lead + (VICTORY if seat in sky.winners() else -VICTORY)
    return lead


def prospects(sky: Sky, seat: int, time: float) -> float:
    labs = [0] * (HOMEWORLD + 1)
    value = sky.total(seat) + lands(sky, seat, time, labs)
    return value + time * (fleet(sky, seat) + science(sky, seat, labs)) if time else value


def lands(sky: Sky, seat: int, time: float, labs: list[int]) -> float:
    """The VP that planets will give, and what can still be made of them; counts their labs by colour."""
    value = hopes = 0.0
    quadrants = 0
    hole = NONE
    for _ in range(sky.owner.count(seat)):
        hole = sky.owner.index(seat, hole + 1)
        kind, troops = sky.planet[hole], sky.troops[hole]
        if kind == HOMEWORLD:
            hopes += AT_HOME * min(troops, 3)
            continue
        labs[kind] += sky.labs[hole]
        colonies, cities = sky.colonies[hole], sky.cities[hole]
        value += 1 + colonies + 2 * cities
        if cities:
            quadrants |= 1 << hole // A_QUADRANT
        worth = TROOPS_AT[troops] + 0.3 * colonies
        hopes += worth * 0.4 if worth and sky.rivals_orbit(seat, hole) else worth
    spread = quadrants.bit_count()
    supply = IN_SUPPLY[min(sky.player[TROOPS + seat], 7)]
    return value + (0, 0, 0, 3, 6)[spread] + time * (hopes + 0.4 * spread + supply)


def fleet(sky: Sky, seat: int) -> float:
    value = SHIP * sky.player[SHIPS_OWNED + seat] + BATTLE * sky.player[BATTLESHIPS + seat]
    first = seat * A_SEAT
    for ship in range(first, first + BATTLESHIP + 1):
        if sky.x[ship] < 0:
            continue
        hole = sky.orbit[ship]
        value += 0.12
        if hole == NONE:
            continue
        owner = sky.owner[hole]
        if owner == NONE:
            value += 0.1 if sky.rivals_orbit(seat, hole) else 0.45
        elif owner == seat:
            value += 0.1
        elif sky.planet[hole] != HOMEWORLD:
            value += siege(sky, hole, ship) if undefended(sky, seat, hole) else 0.2
    return value


def siege(sky: Sky, hole: int, ship: int) -> float:
    """A ship over a rival's planet that nobody defends: a part of what its fall would bring."""
    prize = sky.items(hole) + 0.5 * (1 + sky.colonies[hole] + 2 * sky.cities[hole])
    return 0.25 + 0.6 * prize * WORTH[ship] / (planet_defence(sky, hole) + 1)


def science(sky: Sky, seat: int, labs: list[int]) -> float:
    """Levels, and labs that serve the next one."""
    value = 0.0
    for track in range(4):
        level = sky.level[seat * 4 + track]
        value += LEVELS[track][level]
        if level == HIGHEST:
            continue
        value += min(labs[track], HIGHEST)
        if labs[track] > level:
            first = level + 1 if first_there(sky, track, level + 1) else 0
            value += 0.8 * (LEVELS[track][level + 1] - LEVELS[track][level] + first)
    return value
