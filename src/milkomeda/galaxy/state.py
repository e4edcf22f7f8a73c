"""What lies on the table in Milkomeda: flat vectors of small numbers, and nothing that is hidden.

`control`, `fleets`, `structures`, `storage`, `player` and `battle` are copied with the state. All other
vectors are shared between copies: whoever changes one replaces it (`g.bag = changed(g.bag, card, OUT)`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ACTIONS,
    CIVILIZATIONS,
    COLOURS,
    KEYWORDS,
    KINDS,
    MBRAIN,
    OUTPOST,
    SEATS,
    SHIP_TYPES,
    STRUCTURE_SUPPLY,
    STRUCTURES,
    TYPES,
    flat,
)
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.grid import BIT, Grid, cells_in
from milkomeda.play.state import State
from milkomeda.play.step import Step

NONE: Final = -1

# Sector cards, as all players know of them (`bag`).
UNSEEN: Final = 0
KNOWN: Final = 1  # seen and shuffled back
OUT: Final = 2  # drawn or placed

# Directives and then protocols (`cards`), and technologies (`tech`).
IN_DECK: Final = 0
IN_USE: Final = 1
DISCARDED: Final = 2
OWNED: Final = 3  # a technology of seat s is OWNED + s

POSITIONS: Final = 4  # `shown` holds a directive a position, then a protocol a position

# Fields of `player`, each followed by a number a seat.
CIVILIZATION: Final = 0
LAST_MAIN: Final = 4
LAST: Final = 8
POINTS: Final = 12  # VP gained at once, by spending green or by placing the last sector
WON: Final = 16  # combats won, where they count
BUILT: Final = 20  # structures on the map, as in `structures`
AFLOAT: Final = 24  # fleets on the map
ROUNDS_WON: Final = 28  # combat rounds won, where they count
HELD: Final = 32  # the cells that a seat controls, as bits: always as in `control`
PRESENT: Final = 36  # the cells where a seat has fleets, as bits: always as in `fleets`
LEARNED: Final = 40  # technologies
RAZED: Final = 44  # megastructures that were destroyed, as in `structures`, where they count
KEPT: Final = 48  # promises kept as Master, where they do not bind
BROKEN: Final = 52  # and broken
SITE: Final = 56  # where a megastructure stands that is built: structure * 4 + seat
PLAYER: Final[i64] = SITE + KINDS * 4

# Structures of a seat are bits, as many of a kind as it has; a new one that does not work yet has its bit
# again, FRESH higher.
FRESH: Final[i64] = sum(STRUCTURE_SUPPLY)
ALL_STRUCTURES: Final[i64] = 2**FRESH - 1
STRUCTURE_BITS: Final = flat(
    [(2**supply - 1) * 2 ** sum(STRUCTURE_SUPPLY[:kind]) for kind, supply in enumerate(STRUCTURE_SUPPLY)]
)
STRUCTURE_OF_BIT: Final = [
    (name, bit)
    for kind, name in enumerate(STRUCTURES)
    for bit in (2**place for place in range(FRESH))
    if STRUCTURE_BITS[kind] & bit
]
OUTPOSTS: Final[i64] = STRUCTURE_BITS[OUTPOST]
MEGA: Final[i64] = sum(bits for bits, supply in zip(STRUCTURE_BITS, STRUCTURE_SUPPLY) if supply == 1)
COUNT: Final = flat([bin(bits).count("1") for bits in range(ALL_STRUCTURES + 1)])

# The battle mat (`battle`): numbers a seat, then numbers a seat and ship type (seat * TYPES + type).
HITS: Final = 0
DICE: Final = 4
BOOST: Final = 8  # Command Points on attack
RESHAPE: Final = 12
CAUSED: Final = 16
TAKEN: Final = 20
SHIELD: Final = 24
CAME: Final = 28  # the attacker's groups: from where, how many; four pairs
LOST: Final = 36  # whether a seat has lost fleets in this fight
FORCED: Final = 40  # hits that others make a seat roll again
SHIPS: Final = 44
MARKS: Final[i64] = SHIPS + TYPES * 4  # hit this round, not removed yet
ALLOCATED: Final[i64] = MARKS + TYPES * 4  # hits still to be resolved against a ship type
BATTLE: Final[i64] = ALLOCATED + TYPES * 4


def filled(length: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * length)


def changed(values: vec[i64], index: i64, value: i64) -> vec[i64]:
    copy = values[:]
    copy[index] = value
    return copy


def lowest(bits: i64) -> i64:
    """The lowest of some bits."""
    return bits & -bits


def highest(bits: i64) -> i64:
    """The highest of some bits."""
    while bits & (bits - 1):
        bits &= bits - 1
    return bits


NAMES: Final = {
    "action": ACTIONS,
    "cause": ["first", "misses", "hits"],
    "civilization": CIVILIZATIONS,
    "colour": COLOURS,
    "keyword": KEYWORDS,
    "seat": SEATS,
    "ship": SHIP_TYPES,
    "structure": STRUCTURES,
    "verdict": ["decline", "take"],
}
COUNTED: Final = {"resources": COLOURS, "ships": SHIP_TYPES}

EMPTY: Final = filled(0, 0)
PEACE: Final = filled(BATTLE, 0)


@final
class Galaxy(State):
    def __init__(self, rules: Edition, grid: Grid, seats: i64) -> None:
        super().__init__(seats)
        self.rules = rules
        self.box = rules.box
        self.grid = grid
        self.turn_order: list[Step[Galaxy]] = []  # the steps of one turn, last first
        self.sector: vec[i64] = EMPTY  # a card a cell, NONE where unexplored
        self.turned: vec[i64] = EMPTY  # quarter turns clockwise
        self.corner: vec[i64] = (
            EMPTY  # the four colours at a point, packed; NONE where not all four are placed
        )
        self.mapped: i64 = 0  # the explored cells, as bits
        self.bearing: vec[i64] = EMPTY  # the cells that bear a keyword, as bits
        self.control: vec[i64] = EMPTY  # a seat or NONE a cell
        self.fleets: vec[i64] = EMPTY  # cell * 4 + seat
        self.structures: vec[i64] = EMPTY  # cell * 4 + seat
        self.storage: vec[i64] = EMPTY  # seat * 4 + colour
        self.player: vec[i64] = EMPTY
        self.order: vec[i64] = EMPTY  # seats in turn order
        self.bag: vec[i64] = EMPTY
        self.top: list[int] = []  # sector cards known to lie on top of the deck, next one last
        self.left: i64 = 0  # sector cards in the deck, those on top included
        self.known: i64 = 0  # how many of them are KNOWN
        self.shown: vec[i64] = EMPTY
        self.cards: vec[i64] = EMPTY
        self.objectives: list[int] = []
        self.slots: vec[i64] = EMPTY  # who claimed: objective in the row * 4 + slot
        self.tech: vec[i64] = EMPTY
        self.bonus: vec[i64] = EMPTY  # what technologies amount to: seat * technologies.WIDTH + effect
        self.battle: vec[i64] = PEACE
        self.proposed: i64 = NONE  # the order the Master has proposed, a number in order.ORDERS
        self.promises: vec[i64] = EMPTY  # what the Master promised this round: places, then refreshes
        self.round: i64 = 0
        self.master: i64 = NONE
        self.place: i64 = 0  # whose turn: a place in `order`
        self.active: i64 = 0
        self.last_placer: i64 = NONE  # who placed the last sector of all, or drew it if that ends the game
        # This turn:
        self.main: i64 = NONE
        self.claimed: bool = False
        self.explored: i64 = 0
        self.victories: i64 = 0
        self.won_in: i64 = 0  # keywords of the sectors where a fight was won
        self.destroyed: bool = False
        self.jumped: bool = False
        # This action:
        self.green_spent: i64 = 0
        # This fight:
        self.field: i64 = NONE  # the cell
        self.attacker: i64 = NONE
        self.fight_round: i64 = 0
        self.standoffs: i64 = 0
        self.favoured: i64 = NONE  # who has formation advantage
        self.holder: i64 = NONE  # who keeps the sector if nobody is left

    def copy(self) -> "Galaxy":
        g = Galaxy(self.rules, self.grid, self.seats)
        g.steps = self.steps[:]
        g.turn_order = self.turn_order
        g.sector = self.sector
        g.turned = self.turned
        g.corner = self.corner
        g.mapped = self.mapped
        g.bearing = self.bearing
        g.control = self.control[:]
        g.fleets = self.fleets[:]
        g.structures = self.structures[:]
        g.storage = self.storage[:]
        g.player = self.player[:]
        g.order = self.order
        g.bag = self.bag
        g.top = self.top
        g.left = self.left
        g.known = self.known
        g.shown = self.shown
        g.cards = self.cards
        g.objectives = self.objectives
        g.slots = self.slots
        g.tech = self.tech
        g.bonus = self.bonus
        g.battle = self.battle[:] if self.field >= 0 else PEACE
        g.proposed = self.proposed
        g.promises = self.promises
        g.round = self.round
        g.master = self.master
        g.place = self.place
        g.active = self.active
        g.last_placer = self.last_placer
        g.main = self.main
        g.claimed = self.claimed
        g.explored = self.explored
        g.victories = self.victories
        g.won_in = self.won_in
        g.destroyed = self.destroyed
        g.jumped = self.jumped
        g.green_spent = self.green_spent
        g.field = self.field
        g.attacker = self.attacker
        g.fight_round = self.fight_round
        g.standoffs = self.standoffs
        g.favoured = self.favoured
        g.holder = self.holder
        return g

    def names(self, kind: str) -> list[str]:
        if kind == "cell":
            return self.grid.names
        if kind == "shown":
            return ["pair", "directive", self.rules.module]
        return NAMES.get(kind) or self.box.names(kind)

    def counted(self, kind: str) -> list[str]:
        return self.grid.names if kind == "sites" else COUNTED.get(kind, [])

    def scores(self) -> list[int]:
        from milkomeda.galaxy.rules.end import points

        return [points(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        from milkomeda.galaxy.rules.end import winners

        return winners(self)

    def judge(self, seat: i64) -> float:
        from milkomeda.galaxy.judgement import judge

        return judge(self, seat)

    def features(self, seat: i64) -> vec[float]:
        from milkomeda.galaxy.features import features

        return features(self, seat)

    def leaning(self, character: str, seat: i64) -> float:
        from milkomeda.galaxy.characters import leaning

        return leaning(self, character, seat)

    def lore(self) -> str:
        return "milkomeda"

    def quiet(self) -> bool:
        """No fight is on."""
        return self.field < 0

    # What lies where

    def home(self, seat: i64) -> i64:
        return self.grid.homes[seat]

    def held(self, seat: i64) -> list[int]:
        """The cells that a seat controls."""
        return cells_in(self.player[HELD + seat])

    def keywords(self, cell: i64) -> i64:
        return self.box.sector_keywords[self.sector[cell]]

    def others_present(self, seat: i64) -> i64:
        """The cells where others have fleets, as bits."""
        present: i64 = 0
        for other in range(self.seats):
            if other != seat:
                present |= self.player[PRESENT + other]
        return present

    def enemies(self, seat: i64, cell: i64) -> i64:
        """How many fleets of others stand there."""
        at: i64 = cell * 4
        fleets = self.fleets
        return fleets[at] + fleets[at + 1] + fleets[at + 2] + fleets[at + 3] - fleets[at + seat]

    def working(self, seat: i64, cell: i64) -> i64:
        """The structures of a seat that work there, as bits."""
        bits: i64 = self.structures[cell * 4 + seat]
        if bits == 0 or (self.rules.works_controlled and self.control[cell] != seat):
            return 0
        return bits & ~(bits >> FRESH) & ALL_STRUCTURES

    def site(self, seat: i64, structure: i64) -> i64:
        """Where a megastructure of that seat works; NONE if nowhere."""
        bit: i64 = STRUCTURE_BITS[structure]
        if self.player[BUILT + seat] & bit == 0:
            return NONE
        cell: i64 = self.player[SITE + structure * 4 + seat]
        return cell if self.working(seat, cell) & bit else NONE

    def has_mbrain(self, seat: i64) -> bool:
        return self.site(seat, MBRAIN) >= 0

    # What changes where

    def bring_fleets(self, seat: i64, cell: i64, fleets: i64) -> None:
        """Fleets come to a cell; fewer than none leave it. They are on the map before and after."""
        there: i64 = self.fleets[cell * 4 + seat] + fleets
        self.fleets[cell * 4 + seat] = there
        if there:
            self.player[PRESENT + seat] |= BIT[cell]
        else:
            self.player[PRESENT + seat] &= ~BIT[cell]

    def add_fleets(self, seat: i64, cell: i64, fleets: i64) -> None:
        """Fleets come from the supply; fewer than none return to it."""
        self.bring_fleets(seat, cell, fleets)
        self.player[AFLOAT + seat] += fleets

    def set_control(self, cell: i64, seat: i64) -> None:
        before: i64 = self.control[cell]
        if before >= 0:
            self.player[HELD + before] &= ~BIT[cell]
        if seat >= 0:
            self.player[HELD + seat] |= BIT[cell]
        self.control[cell] = seat

    def settle_control(self, cell: i64) -> None:
        """Control after a change: most fleets; in a tie the previous controller, as the rules say."""
        most: i64 = 0
        leader: i64 = NONE
        tied: bool = False
        before: i64 = self.control[cell]
        for seat in range(self.seats):
            fleets: i64 = self.fleets[cell * 4 + seat]
            if fleets > most:
                most = fleets
                leader = seat
                tied = False
            elif fleets == most:
                tied = True
        if most == 0 and self.rules.empty_sectors == "kept":
            return
        if most > 0 and tied:
            leader = before if self.keeps_tied(cell, before, most) else NONE
        if leader != before:
            self.set_control(cell, leader)

    def keeps_tied(self, cell: i64, seat: i64, most: i64) -> bool:
        """Whether who controlled a cell keeps it where several have most fleets."""
        if seat < 0 or self.rules.control_tie == "nobody":
            return False
        return self.fleets[cell * 4 + seat] >= (most if self.rules.control_tie == "involved" else 1)

    def put_structure(self, seat: i64, kind: i64, cell: i64, works: bool) -> None:
        at: i64 = cell * 4 + seat
        bits: i64 = STRUCTURE_BITS[kind]
        bit: i64 = lowest(bits & ~self.structures[at])
        self.structures[at] |= bit if works else bit | bit << FRESH
        self.player[BUILT + seat] |= lowest(bits & ~self.player[BUILT + seat])
        if bits & MEGA:
            self.player[SITE + kind * 4 + seat] = cell

    def remove_structure(self, seat: i64, kind: i64, cell: i64) -> None:
        """Back to its owner's supply; control of a sector that structures kept is settled."""
        at: i64 = cell * 4 + seat
        bits: i64 = STRUCTURE_BITS[kind]
        bit: i64 = highest(bits & self.structures[at])
        self.structures[at] &= ~(bit | bit << FRESH)
        self.player[BUILT + seat] &= ~highest(bits & self.player[BUILT + seat])
        if bits & MEGA and self.rules.architects_count == "built":
            self.player[RAZED + seat] |= bit
        if self.structures[at] == 0 and self.control[cell] == seat:
            self.settle_control(cell)

    def gain(self, seat: i64, colour: i64, amount: i64) -> None:
        """What a storage cannot hold is lost."""
        held: i64 = self.storage[seat * 4 + colour] + amount
        limit: i64 = self.rules.storage_limit
        self.storage[seat * 4 + colour] = min(held, limit) if limit else held

    def pay(self, seat: i64, colour: i64, amount: i64) -> None:
        self.storage[seat * 4 + colour] -= amount
