"""What a side of a fight may be: a split of its ships over the types, and the shields it has left."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import TYPES, flat
from milkomeda.galaxy.grid import BIT, cells_in, count_in
from milkomeda.galaxy.rules.mat import BEATEN, EVERY_TYPE, WIDTH, in_reach, part, splits, total

MASKS: Final[i64] = 2**TYPES
MOST_HITS: Final = 32


def shifted(types: i64, turn: i64) -> i64:
    """Ship types as bits, each as many places on."""
    found: i64 = 0
    for kind in range(TYPES):
        if types & BIT[kind]:
            found |= BIT[(kind + turn) % TYPES]
    return found


def keeps_arrows(turn: i64) -> bool:
    for kind in range(TYPES):
        if BEATEN[(kind + turn) % TYPES] != shifted(BEATEN[kind], turn):
            return False
    return True


# The arrows look the same from every ship type, so a fight is the same when both sides turn their splits.
TURNS: Final = [turn for turn in range(TYPES) if keeps_arrows(turn)]


def turned(split: i64, turn: i64) -> i64:
    found: i64 = 0
    for kind in range(TYPES):
        found |= part(split, kind) << ((kind + turn) % TYPES * WIDTH)
    return found


def occupied(split: i64) -> i64:
    """Ship types as bits."""
    found: i64 = 0
    for kind in range(TYPES):
        if part(split, kind):
            found |= BIT[kind]
    return found


@final
class Sides:
    """All sides with so many ships and shields at most, by number; 0 is a side of which nothing is left."""

    def __init__(self, ships: i64, shields: i64) -> None:
        found: list[int] = []
        for amount in range(ships + 1):
            found += splits(amount, EVERY_TYPE, ships)
        self.plain: i64 = len(found)  # how many there are with the same shields
        self.count: i64 = self.plain * (shields + 1)
        self.number_of: dict[int, int] = {split: number for number, split in enumerate(found)}
        self.split = flat(found)
        self.ships = flat([total(split) for split in found])
        self.types = flat([occupied(split) for split in found])
        self.turns: i64 = len(TURNS)
        self.turned = flat([self.number_of[turned(split, turn)] for split in found for turn in TURNS])
        self.known: dict[int, vec[i64]] = {}

    def number(self, split: i64, shields: i64) -> i64:
        return self.number_of[split] + shields * self.plain

    def turn(self, side: i64, turn: i64) -> i64:
        bare = side % self.plain
        return side - bare + self.turned[bare * self.turns + turn]

    def least_turn(self, side: i64) -> i64:
        """The turn that makes its number the lowest of all that are the same but for a turn."""
        least: i64 = 0
        for turn in range(1, self.turns):
            if self.turn(side, turn) < self.turn(side, least):
                least = turn
        return least

    def ships_of(self, side: i64) -> i64:
        return self.ships[side % self.plain]

    def endurance(self, side: i64) -> i64:
        """How many hits it takes to destroy it."""
        return side // self.plain + self.ships_of(side)

    def strength(self, side: i64) -> i64:
        """Ships and shields, in one number."""
        return side // self.plain * BIT[WIDTH] + self.ships_of(side)

    def like(self, side: i64) -> vec[i64]:
        """All sides of the same strength; of those that are the same but for a turn one.

        Those come first that mostly are best, so that the best are soon found: on three types that reach all
        types, and with many ships on none of them.
        """
        strength = self.strength(side)
        found = [
            like
            for like in range(self.count)
            if self.strength(like) == strength and self.least_turn(like) == 0
        ]
        return flat(sorted(found, key=lambda like: oddity(self.split[like % self.plain])))

    def left(self, side: i64, reached: i64, hits: i64) -> vec[i64]:
        """What others can make of a side by so many hits on ship types that they reach.

        Shields take the first ones. No hit is wasted on ships that are hit already: allowed, never better.
        """
        key = (side * MASKS + reached) * MOST_HITS + hits
        if key not in self.known:
            shields = side // self.plain
            taken = min(shields, hits)
            bare = self.split[side % self.plain]
            kinds = [kind for kind in EVERY_TYPE if reached & BIT[kind] and part(bare, kind)]
            rest = self.remains(bare, kinds, hits - taken)
            self.known[key] = flat([self.number(split, shields - taken) for split in rest])
        return self.known[key]

    def remains(self, split: i64, kinds: list[int], hits: i64) -> list[int]:
        """Splits without so many ships of these types; without any such ship if they are not so many."""
        if hits == 0 or not kinds:
            return [split]
        first: i64 = kinds[0]
        there: i64 = part(split, first)
        others: i64 = 0
        for kind in kinds[1:]:
            others += part(split, kind)
        found: list[int] = []
        for lost in range(min(max(hits - others, 0), there), min(hits, there) + 1):
            found += self.remains(split - (i64(lost) << (first * WIDTH)), kinds[1:], hits - lost)
        return found


def oddity(split: i64) -> tuple[int, int, int]:
    types = occupied(split)
    ships = [int(part(split, kind)) for kind in cells_in(types)]
    beyond = MASKS - 1 - in_reach(types, MASKS - 1, "reached")
    return int(count_in(beyond)), abs(len(ships) - 3), max(ships)
