"""The battle mat: ships by type, the arrows from each type to those it beats, and splits over the types."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import BEATS, SHIP_TYPES, TYPES, flat
from milkomeda.galaxy.grid import BIT, cells_in, count_in
from milkomeda.galaxy.rules.common import different_seats
from milkomeda.galaxy.state import SHIPS, Galaxy
from milkomeda.play.luck import Random
from milkomeda.play.spelling import HIDDEN
from milkomeda.play.step import UNANSWERED, Sealed
from milkomeda.words.message import Message, say

BEATEN: Final = flat([sum(BIT[other] for other in beaten) for beaten in BEATS])  # as bits
EVERY_TYPE: Final = list(range(len(SHIP_TYPES)))
WIDTH: Final = 5
MOST: Final = 31
BEYOND: Final[i64] = 2 ** (TYPES * WIDTH)
BY_SEAT: Final = flat([0, 1, 2, 3])
BLANK: Final = [UNANSWERED, UNANSWERED, UNANSWERED, UNANSWERED]

# How deep in a fight a step is: what is deeper comes first.
OF_ACTION: Final = 1
OF_FIGHT: Final = 2
OF_ROUND: Final = 3
IN_ROUND: Final = 4


# A number for each ship type, packed so many bits each.


def pack(counts: list[int]) -> i64:
    packed: i64 = 0
    for kind in range(TYPES):
        packed |= i64(counts[kind]) << (kind * WIDTH)
    return packed


def part(packed: i64, kind: i64) -> i64:
    return packed >> (kind * WIDTH) & MOST


def total(packed: i64) -> i64:
    found: i64 = 0
    for kind in range(TYPES):
        found += part(packed, kind)
    return found


def splits(amount: i64, kinds: list[int], most: i64) -> list[int]:
    """All ways to split an amount over some ship types, so many on each at most."""
    first: i64 = kinds[0]
    if len(kinds) == 1:
        return [amount << (first * WIDTH)]
    found: list[int] = []
    for here in range(max(amount - most * (len(kinds) - 1), 0), min(amount, most) + 1):
        for rest in splits(amount - here, kinds[1:], most):
            found.append(rest | here << (first * WIDTH))
    return found


def random_split(amount: i64, kinds: list[int], most: i64, luck: Random) -> i64:
    """One of these ways. Without a limit all are equally likely."""
    packed = any_split(amount, kinds, luck)
    for kind in kinds:
        while part(packed, kind) > most:
            other: i64 = kinds[luck.below(len(kinds))]
            if part(packed, other) < most:
                packed += (i64(1) << (other * WIDTH)) - (i64(1) << (i64(kind) * WIDTH))
    return packed


def any_split(amount: i64, kinds: list[int], luck: Random) -> i64:
    """A way without a limit, all equally likely: bars among stars."""
    bars: i64 = len(kinds) - 1
    packed: i64 = 0
    kind: i64 = 0
    stars: i64 = amount
    while bars > 0:
        if luck.below(stars + bars) < bars:
            bars -= 1
            kind += 1
        else:
            stars -= 1
            packed += i64(1) << (i64(kinds[kind]) * WIDTH)
    return packed + (stars << (i64(kinds[kind]) * WIDTH))


def by_type(packed: i64) -> dict[str, int]:
    return {SHIP_TYPES[kind]: int(part(packed, kind)) for kind in range(TYPES) if part(packed, kind)}


def split_of(ships: dict[str, int]) -> i64:
    """So many of each type, packed; BEYOND where that cannot be."""
    counts = [ships.get(ship, 0) for ship in SHIP_TYPES]
    return pack(counts) if 0 <= min(counts) <= max(counts) <= MOST else BEYOND


def beyond_track(g: Galaxy, packed: i64) -> Message | None:
    """Why a roster cannot show a split; None if it can."""
    for kind in range(TYPES):
        if part(packed, kind) > g.rules.roster_track:
            return say("beyond-the-roster", most=g.rules.roster_track)
    return None


# The mat.


def fleet_of(g: Galaxy, seat: i64) -> i64:
    """A seat's ships on the mat."""
    ships: i64 = 0
    for kind in range(TYPES):
        ships += g.battle[SHIPS + seat * TYPES + kind]
    return ships


def resolvers(g: Galaxy) -> list[int]:
    """All players in the order of resolution."""
    order = BY_SEAT if g.rules.resolution == "seat" else g.order
    if g.rules.resolution == "plain":
        return [order[place] for place in range(g.seats)]
    if g.rules.resolution_from == "next":
        first = place_of(order, g.attacker)
        return [order[(first + place) % g.seats] for place in range(g.seats)]
    return [g.attacker] + [order[place] for place in range(g.seats) if order[place] != g.attacker]


def place_of(order: vec[i64], seat: i64) -> i64:
    place: i64 = 0
    while order[place] != seat:
        place += 1
    return place


def sides(g: Galaxy) -> list[int]:
    """Who has fleets in the contested sector, in the order of resolution."""
    return [seat for seat in resolvers(g) if g.fleets[g.field * 4 + seat] > 0]


def occupied_by(g: Galaxy, seat: i64) -> i64:
    """The ship types that a seat has on the mat, as bits."""
    mask: i64 = 0
    for kind in range(TYPES):
        if g.battle[SHIPS + seat * TYPES + kind] > 0:
            mask |= BIT[kind]
    return mask


def occupied_by_enemies(g: Galaxy, seat: i64) -> i64:
    mask: i64 = 0
    for other in range(g.seats):
        if other != seat:
            mask |= occupied_by(g, other)
    return mask


def arrows(own: i64, enemy: i64) -> i64:
    """How many lead from an own occupied type to a type occupied by an enemy."""
    count: i64 = 0
    for kind in range(TYPES):
        if own & BIT[kind]:
            count += count_in(enemy & BEATEN[kind])
    return count


def bearing(g: Galaxy, seat: i64) -> list[tuple[int, int]]:
    """These arrows: from which ship type to which."""
    enemy = occupied_by_enemies(g, seat)
    own = cells_in(occupied_by(g, seat))
    return [(kind, beaten) for kind in own for beaten in BEATS[kind] if enemy & BIT[beaten]]


def reached(g: Galaxy, seat: i64) -> list[int]:
    """The enemy types that hits can be allocated to."""
    return cells_in(in_reach(occupied_by(g, seat), occupied_by_enemies(g, seat), g.rules.hit_types))


def in_reach(own: i64, enemy: i64, hit_types: str) -> i64:
    """The enemy types that an own arrow reaches, or all. Without an arrow only a boost die hits, and it may
    hit any.
    """
    if hit_types == "any":
        return enemy
    mask: i64 = 0
    for kind in range(TYPES):
        if own & BIT[kind]:
            mask |= enemy & BEATEN[kind]
    return mask or enemy


def counter_points(g: Galaxy, seat: i64, other: i64) -> i64:
    points: i64 = 0
    for kind in range(TYPES):
        own: i64 = g.battle[SHIPS + seat * TYPES + kind]
        for beaten in BEATS[kind]:
            enemy: i64 = g.battle[SHIPS + other * TYPES + beaten]
            if g.rules.formation == "types":
                points += 1 if own > 0 and enemy > 0 else 0
            else:
                points += own * enemy
    return points


# What those who fight answer in secret.


class FightSecret(Sealed[Galaxy]):
    """Those who fight answer."""

    def asked(self) -> list[int]:
        """Who has answered or has to."""
        return [seat for seat in range(4) if seat in self.waiting or self.given[seat] != UNANSWERED]

    def concerned(self, g: Galaxy) -> list[int]:
        """Who must be asked."""
        return sides(g)

    def fits(self, g: Galaxy) -> bool:
        """Those who fight have answered as they may, or are asked."""
        if g.field < 0 or len(self.given) != 4 or not self.waiting or not different_seats(g, self.waiting):
            return False
        for seat, choice in enumerate(self.given):
            if choice != UNANSWERED and (seat in self.waiting or not self.may_answer(g, seat, choice)):
                return False
        return self.asked() == sorted(self.concerned(g))

    def may_answer(self, g: Galaxy, seat: i64, choice: i64) -> bool:
        if seat not in self.concerned(g):
            return False
        return choice == HIDDEN or self.again([seat], self.given).refusal(g, choice) is None
