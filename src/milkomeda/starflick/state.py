"""What lies on the table in Starflick: flat lists of small numbers, and nothing that is hidden.

All lists are copied with the state, except those that are replaced and never written into: `mines`, `bag`
and `trail`. What lies under a face-down planet is known to the step at the bottom of the stack (`End`).
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.play.state import State
from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP,
    COLOURS,
    DEEDS,
    FATES,
    HOLE_NAMES,
    HOLES,
    HOMEWORLD,
    KINDS,
    MANOEUVRES,
    NONE,
    OWN_NAMES,
    RADIUS,
    REWARDS,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    STARSHIPS,
    STRUCTURES,
    distance,
    home_of,
    orbited,
)
from milkomeda.starflick.options import Rules

# Fields of `player`, each followed by a number a seat.
TROOPS: Final = 0  # in the supply
MORE_TROOPS: Final = 4  # not gained yet
SHIPS_OWNED: Final = 8  # starships gained, on the board or in the supply
MORE_SHIPS: Final = 12  # not gained yet
BATTLESHIPS: Final = 16  # gained: one or none
COLONIES: Final = 20  # in the supply
CITIES: Final = 24
LABS: Final = 28
PLAYER: Final = 32
PIECES: Final = [TROOPS, MORE_TROOPS, MORE_SHIPS, COLONIES, CITIES, LABS]

SOURCES: Final = ["mining", "ships", "planets", "technology", "ramming"]  # of VP taken during the game
MINING: Final = 0
DESTROYED: Final = 1
CONQUERED: Final = 2
TECHNOLOGY: Final = 3
RAMMING: Final = 4

MOST_ITEMS: Final = 3


class Trail(NamedTuple):
    """The last flick, for whoever wants to see it again: the shot as it went, and how ships stood before."""

    shot: tuple[int, int, int]
    x: tuple[int, ...]
    y: tuple[int, ...]
    mines: tuple[int, ...]


NAMES: Final = {
    "deed": DEEDS,
    "fate": FATES,
    "hole": HOLE_NAMES,
    "item": STRUCTURES,
    "manoeuvre": MANOEUVRES,
    "planet": KINDS,
    "reward": REWARDS,
    "seat": SEATS,
    "ship": OWN_NAMES,
    "track": COLOURS,
    "vessel": SHIP_NAMES,
}
"""A ship is what its owner calls it, a vessel whoever's."""
DECIMALS: Final = {"mm": 1, "angle": 2}

EMPTY: Final[list[int]] = []  # where a list is given later


@final
class Sky(State):
    def __init__(self, rules: Rules, seats: i64) -> None:
        super().__init__(seats)
        self.rules = rules
        self.planet = EMPTY  # what a planet is; NONE while it is face down
        self.owner = EMPTY
        self.troops = EMPTY
        self.colonies = EMPTY
        self.cities = EMPTY
        self.labs = EMPTY
        self.x = EMPTY  # a ship each, negative: not on the board
        self.y = EMPTY
        self.orbit = EMPTY  # the hole that a ship orbits: always as its place says
        self.ring = EMPTY  # ships in an orbit, hole * 4 + seat: always as in `orbit`
        self.player = EMPTY
        self.vp = EMPTY  # source * 4 + seat
        self.level = EMPTY  # seat * 4 + track
        self.mines: tuple[int, ...] = ()  # x and y of each minefield; negative once it has gone off
        self.bag: tuple[int, ...] = ()  # planets of each kind in a quadrant: quadrant * 5 + kind
        self.trail: Trail | None = None
        self.pool = 0
        self.active = 0
        self.turn = 0
        self.final = NONE  # in whose turn the last VP of the pool was taken
        # This turn:
        self.held = 0  # the planets that the active player held when it began, as bits
        self.done = 0  # actions taken, as bits

    def copy(self) -> "Sky":
        sky = Sky(self.rules, self.seats)
        sky.steps = self.steps[:]
        sky.planet = self.planet[:]
        sky.owner = self.owner[:]
        sky.troops = self.troops[:]
        sky.colonies = self.colonies[:]
        sky.cities = self.cities[:]
        sky.labs = self.labs[:]
        sky.x = self.x[:]
        sky.y = self.y[:]
        sky.orbit = self.orbit[:]
        sky.ring = self.ring[:]
        sky.player = self.player[:]
        sky.vp = self.vp[:]
        sky.level = self.level[:]
        sky.mines = self.mines
        sky.bag = self.bag
        sky.trail = self.trail
        sky.pool = self.pool
        sky.active = self.active
        sky.turn = self.turn
        sky.final = self.final
        sky.held = self.held
        sky.done = self.done
        return sky

    def names(self, kind: str) -> list[str]:
        return NAMES.get(kind, [])

    def decimals(self, kind: str) -> i64:
        return DECIMALS.get(kind, 0)

    def scores(self) -> list[int]:
        from milkomeda.starflick.rules.end import points

        return [points(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        from milkomeda.starflick.rules.end import winners

        return winners(self)

    def judge(self, seat: i64) -> float:
        from milkomeda.starflick.judgement import judge

        return judge(self, seat)

    def features(self, seat: i64) -> vec[float]:
        from milkomeda.starflick.features import features

        return features(self, seat)

    def lore(self) -> str:
        return "starflick"

    def leaning(self, character: str, seat: i64) -> float:
        from milkomeda.starflick.characters import leaning

        return leaning(self, character, seat)

    # What lies where

    def home(self, seat: int) -> int:
        return home_of(int(self.seats), seat)

    def items(self, hole: int) -> int:
        return self.troops[hole] + self.colonies[hole] + self.cities[hole] + self.labs[hole]

    def planets_of(self, seat: int) -> list[int]:
        """The planets that a seat occupies; its Homeworld is none."""
        return [hole for hole in range(HOLES) if self.owner[hole] == seat and self.planet[hole] != HOMEWORLD]

    def has(self, seat: int, track: int, level: int) -> bool:
        return self.level[seat * 4 + track] >= level

    def ships_of(self, seat: int) -> list[int]:
        """The ships of a seat on the board."""
        return [ship for ship in range(seat * A_SEAT, seat * A_SEAT + A_SEAT) if self.x[ship] >= 0]

    def starships_in_supply(self, seat: int) -> int:
        first = seat * A_SEAT
        out = 0
        for ship in range(first, first + STARSHIPS):
            if self.x[ship] >= 0:
                out += 1
        return self.player[SHIPS_OWNED + seat] - out

    def battleship_in_supply(self, seat: int) -> bool:
        return self.player[BATTLESHIPS + seat] > 0 and self.x[seat * A_SEAT + BATTLESHIP] < 0

    def rivals_orbit(self, seat: int, hole: int) -> bool:
        """Whether somebody else has a ship in that orbit."""
        at = hole * 4
        ring = self.ring
        return ring[at] + ring[at + 1] + ring[at + 2] + ring[at + 3] > ring[at + seat]

    def blockaded(self, seat: int, hole: int) -> bool:
        """Whether rivals keep that seat from using a planet. Homeworlds cannot be blockaded."""
        return self.planet[hole] != HOMEWORLD and self.rivals_orbit(seat, hole)

    def free(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there would touch no ship and no minefield."""
        for ship in range(SHIPS):
            if self.x[ship] >= 0 and distance(x, y, self.x[ship], self.y[ship]) < radius + RADIUS[ship]:
                return False
        for index in range(0, len(self.mines), 2):
            if self.mines[index] >= 0 and distance(x, y, *self.mines[index : index + 2]) < radius + 100:
                return False
        return True

    def total(self, seat: int) -> int:
        """VP taken during the game."""
        vp = self.vp
        return vp[seat] + vp[4 + seat] + vp[8 + seat] + vp[12 + seat] + vp[16 + seat]

    # What changes where

    def put_ship(self, ship: int, x: int, y: int) -> None:
        self.remove_ship(ship)
        self.x[ship], self.y[ship] = x, y
        hole = orbited(x, y, RADIUS[ship])
        self.orbit[ship] = hole
        if hole >= 0:
            self.ring[hole * 4 + ship // A_SEAT] += 1

    def remove_ship(self, ship: int) -> None:
        """Back to the supply."""
        if self.orbit[ship] >= 0:
            self.ring[self.orbit[ship] * 4 + ship // A_SEAT] -= 1
        self.x[ship] = self.y[ship] = self.orbit[ship] = NONE

    def spare_ship(self, seat: int, battleship: bool) -> int:
        """The ship that is launched next."""
        first = seat * A_SEAT
        return first + BATTLESHIP if battleship else self.x.index(NONE, first)

    def add_troops(self, seat: int, hole: int, troops: int) -> None:
        """Troops come from the supply; fewer than none return to it."""
        self.player[TROOPS + seat] -= troops
        self.troops[hole] += troops
        if self.planet[hole] != HOMEWORLD:
            self.owner[hole] = seat if self.items(hole) else NONE

    def empty(self, hole: int) -> None:
        """All items there return to their owner's supply."""
        seat = self.owner[hole]
        self.player[COLONIES + seat] += self.colonies[hole]
        self.player[CITIES + seat] += self.cities[hole]
        self.player[LABS + seat] += self.labs[hole]
        self.colonies[hole] = self.cities[hole] = self.labs[hole] = 0
        self.add_troops(seat, hole, -self.troops[hole])

    def gain_troops(self, seat: int, troops: int) -> None:
        """New ones, as far as there are any."""
        gained = min(troops, self.player[MORE_TROOPS + seat])
        self.player[MORE_TROOPS + seat] -= gained
        self.player[TROOPS + seat] += gained

    def gain_ship(self, seat: int) -> None:
        if self.player[MORE_SHIPS + seat]:
            self.player[MORE_SHIPS + seat] -= 1
            self.player[SHIPS_OWNED + seat] += 1

    def score(self, seat: int, source: int, points: int) -> None:
        """VP from the pool; what it lacks comes from the box."""
        self.vp[source * 4 + seat] += points
        self.pool -= points
        if self.pool <= 0 and points and self.final < 0:
            self.final = self.active


def bare(rules: Rules, seats: int) -> Sky:
    """A board with nothing on it."""
    sky = Sky(rules, seats)
    sky.planet, sky.owner = [NONE] * HOLES, [NONE] * HOLES
    sky.troops, sky.colonies, sky.cities, sky.labs = [0] * HOLES, [0] * HOLES, [0] * HOLES, [0] * HOLES
    sky.x, sky.y, sky.orbit = [NONE] * SHIPS, [NONE] * SHIPS, [NONE] * SHIPS
    sky.ring = [0] * (HOLES * 4)
    sky.player = [0] * PLAYER
    sky.vp = [0] * (len(SOURCES) * 4)
    sky.level = [0] * 16
    return sky
