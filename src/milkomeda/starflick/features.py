"""What a learned judgement looks at: figures of a position, from a seat's point of view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.starflick.board import A_QUADRANT, A_SEAT, BATTLESHIP, HOMEWORLD, NONE, WORTH
from milkomeda.starflick.judgement import prospects
from milkomeda.starflick.rules.attack import planet_defence, undefended
from milkomeda.starflick.rules.develop import HIGHEST
from milkomeda.starflick.rules.end import points
from milkomeda.starflick.state import BATTLESHIPS, CITIES, COLONIES, LABS, SHIPS_OWNED, TROOPS, Sky

# Figures of a seat, from where its block begins.
PROSPECT: Final = 0
PLENTY: Final = 1  # its points, in relation to what is left of the pool
SUPPLY: Final = 2  # troops, none of them, colonies, cities, labs
FLEET: Final = 7  # starships, battleship; on the board
PLANETS: Final = 10  # held: all, with one troop, two, three; with colonies, cities, labs
LANDS: Final = 17  # VP of them, quadrants with a city, troops at home
ORBITS: Final = 20  # ships over nobody's planets, own ones, others', none; sieges, and what they could bring
EXPOSED: Final = 26  # own planets over which rivals are, and what is on them
TRACKS: Final = 28  # level of each, labs for each
READY: Final = 36  # levels that could be developed
BLOCK: Final = 37

OWN: Final = 2  # after the own points, and the most that another has
RIVAL: Final = OWN + BLOCK  # the strongest
COMMON: Final = RIVAL + BLOCK
FEATURES: Final = COMMON + 16
NOTHING: Final = vec[float]([0.0] * FEATURES)


def features(sky: Sky, seat: i64) -> vec[float]:
    found = NOTHING[:]
    time = (1.0 if sky.final < 0 else 0.3) * min(1.0, 0.3 + sky.pool / 20)
    rival: i64 = 0
    best = -1e9
    top = -1000
    for other in range(sky.seats):
        if other == seat:
            continue
        top = max(top, points(sky, int(other)))
        hope = prospects(sky, int(other), time)
        if hope > best:
            best = hope
            rival = other
    own = prospects(sky, int(seat), time)
    figures(sky, int(seat), own, OWN, found)
    figures(sky, int(rival), best, RIVAL, found)
    found[0] = points(sky, int(seat)) / 10
    found[1] = top / 10
    lead = float(points(sky, int(seat)) - top)
    at = COMMON
    found[at] = 1.0
    found[at + 1] = sky.pool / 20
    found[at + 2] = 1.0 / (1.0 + max(sky.pool, 0))  # what it lacks comes from the box
    found[at + 3] = 1.0 if sky.final >= 0 else 0.0
    found[at + 4] = min(max(lead / 10.0, -2.0), 2.0)
    found[at + 5] = found[at + 4] * found[at + 2]
    found[at + 6] = min(max((own - best) / 10.0, -2.0), 2.0)
    found[at + 7] = found[at + 6] * found[at + 1]
    found[at + 8] = 1.0 if lead > 0.0 else 0.0
    found[at + 9] = found[at + 8] * found[at + 3]
    found[at + 10] = min(sky.turn, 80) / 40
    found[at + 11] = 1.0 if sky.active == seat else 0.0
    found[at + 12] = float((seat - sky.active) % sky.seats) / 3.0
    found[at + 13] = sky.done.bit_count() / 2.0
    found[at + 14] = 1.0 if sky.seats == 2 else 0.0
    found[at + 15] = 1.0 if sky.seats == 3 else 0.0
    return found


def figures(sky: Sky, seat: int, prospect: float, at: int, found: vec[float]) -> None:
    player = sky.player
    found[at + PROSPECT] = prospect / 10
    found[at + PLENTY] = points(sky, seat) / (10.0 + sky.pool)
    found[at + SUPPLY] = player[TROOPS + seat] / 4
    found[at + SUPPLY + 1] = 0.0 if player[TROOPS + seat] else 1.0
    found[at + SUPPLY + 2] = player[COLONIES + seat] / 4
    found[at + SUPPLY + 3] = player[CITIES + seat] / 4
    found[at + SUPPLY + 4] = player[LABS + seat] / 4
    found[at + FLEET] = player[SHIPS_OWNED + seat] / 4
    found[at + FLEET + 1] = float(player[BATTLESHIPS + seat])
    labs = lands(sky, seat, at, found)
    ships(sky, seat, at, found)
    for track in range(4):
        level = sky.level[seat * 4 + track]
        found[at + TRACKS + track] = level / 2
        found[at + TRACKS + 4 + track] = labs[track] / 2
        if level < HIGHEST and labs[track] > level:
            found[at + READY] += 0.5


def lands(sky: Sky, seat: int, at: int, found: vec[float]) -> list[int]:
    """The planets that a seat holds; returns their labs by colour."""
    labs = [0] * (HOMEWORLD + 1)
    quadrants = 0
    hole = NONE
    for _ in range(sky.owner.count(seat)):
        hole = sky.owner.index(seat, hole + 1)
        kind, troops = sky.planet[hole], sky.troops[hole]
        if kind == HOMEWORLD:
            found[at + LANDS + 2] = troops / 3
            continue
        labs[kind] += sky.labs[hole]
        colonies, cities = sky.colonies[hole], sky.cities[hole]
        found[at + PLANETS] += 0.25
        if troops:
            found[at + PLANETS + min(troops, 3)] += 0.5
        found[at + PLANETS + 4] += colonies / 4
        found[at + PLANETS + 5] += cities / 4
        found[at + PLANETS + 6] += sky.labs[hole] / 4
        found[at + LANDS] += (1 + colonies + 2 * cities) / 10
        if cities:
            quadrants |= 1 << hole // A_QUADRANT
        if sky.rivals_orbit(seat, hole):
            found[at + EXPOSED] += 0.5
            found[at + EXPOSED + 1] += sky.items(hole) / 4
    found[at + LANDS + 1] = quadrants.bit_count() / 2
    return labs


def ships(sky: Sky, seat: int, at: int, found: vec[float]) -> None:
    first = seat * A_SEAT
    for ship in range(first, first + BATTLESHIP + 1):
        if sky.x[ship] < 0:
            continue
        found[at + FLEET + 2] += 0.25
        hole = sky.orbit[ship]
        if hole == NONE:
            found[at + ORBITS + 3] += 0.5
            continue
        owner = sky.owner[hole]
        if owner == NONE:
            found[at + ORBITS] += 0.5
        elif owner == seat:
            found[at + ORBITS + 1] += 0.5
        else:
            found[at + ORBITS + 2] += 0.5
            if sky.planet[hole] != HOMEWORLD and undefended(sky, seat, hole):
                found[at + ORBITS + 4] += 0.5
                prize = sky.items(hole) + 0.5 * (1 + sky.colonies[hole] + 2 * sky.cities[hole])
                found[at + ORBITS + 5] += 0.2 * prize * WORTH[ship] / (planet_defence(sky, hole) + 1)
