"""Build: fleets on the Homeworld and at Outposts, structures in controlled sectors."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import ARCHITECTS, BLUE, KINDS, ORANGE, STRUCTURES
from milkomeda.galaxy.facts import Built, BuiltFleets
from milkomeda.galaxy.rules.common import ActiveTurn, bonus, price_of, short_of
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    AFLOAT,
    ALL_STRUCTURES,
    BUILT,
    CIVILIZATION,
    MEGA,
    OUTPOSTS,
    STRUCTURE_BITS,
    Galaxy,
)
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Ends, Input
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers
from milkomeda.words.message import Message, Problem, say

MORE_FLEETS: Final = EFFECTS.index("more fleets")
FREE_FLEETS: Final = EFFECTS.index("cheaper fleets")
CHEAPER_ORANGE: Final = EFFECTS.index("cheaper structure orange")
CHEAPER_BLUE: Final = EFFECTS.index("cheaper structure blue")

# A choice is a structure and a cell, or fleets at up to three sites, or the end.
FLEETS: Final[i64] = KINDS * 64
FINISH: Final[i64] = FLEETS + 512
MOST: Final = 7


# Fleets.


def sites(g: Galaxy, seat: i64) -> list[int]:
    """Where fleets may be built: the Homeworld, then controlled sectors with a working own Outpost."""
    home = g.home(seat)
    occupant: i64 = g.control[home]
    blocked = g.rules.build_blocked and occupant >= 0 and occupant != seat
    found: list[int] = [] if blocked else [home]
    if g.player[BUILT + seat] & OUTPOSTS:
        for cell in g.held(seat):
            if cell != home and g.working(seat, cell) & OUTPOSTS:
                found.append(cell)
    return found


def room_at(g: Galaxy, seat: i64, cell: i64) -> i64:
    """How many fleets one option may build at a site."""
    most: i64 = g.rules.build_fleets + bonus(g, seat, MORE_FLEETS)
    if g.rules.outpost == "cheap":
        return most
    extra: i64 = 1 if g.working(seat, cell) & OUTPOSTS else 0
    return most + extra if cell == g.home(seat) else extra


def room_in_all(g: Galaxy, seat: i64) -> i64:
    supply: i64 = g.rules.fleets - g.player[AFLOAT + seat]
    if g.rules.outpost == "cheap":
        return min(supply, g.rules.build_fleets + bonus(g, seat, MORE_FLEETS))
    return supply


def fleets_cost(g: Galaxy, seat: i64, counts: list[int], cells: list[int], built: i64) -> i64:
    """Orange for fleets at those sites, after so many in this action."""
    cost: i64 = 0
    for index, cell in enumerate(cells):
        cheap = g.rules.outpost == "cheap" and g.working(seat, cell) & OUTPOSTS
        if not cheap:
            cost += counts[index]
    return max(cost - max(bonus(g, seat, FREE_FLEETS) - built, 0), 0)


def together(g: Galaxy) -> bool:
    """Whether all fleets of one option are built in one sector."""
    return g.rules.outpost == "cheap" and not g.rules.build_split


def unpack(choice: i64) -> list[int]:
    """How many fleets at each site."""
    packed: i64 = choice - FLEETS
    return [int(packed & 7), int(packed >> 3 & 7), int(packed >> 6 & 7)]


def fleets_refusal(g: Galaxy, seat: i64, choice: i64, built: i64) -> Message | None:
    counts = unpack(choice)
    cells = sites(g, seat)
    total: i64 = sum(counts)
    if total == 0:
        return say("build-at-least-one")
    for index in range(3):
        if counts[index] and (index >= len(cells) or counts[index] > room_at(g, seat, cells[index])):
            return say("too-many-fleets-there")
    if together(g) and max(counts) < total:
        return say("fleets-in-one-sector")
    if total > g.rules.fleets - g.player[AFLOAT + seat]:
        return say("fleets-in-supply", fleets=g.rules.fleets - g.player[AFLOAT + seat])
    if total > room_in_all(g, seat):
        return say("fleets-at-most", fleets=room_in_all(g, seat))
    return short_of(g, seat, ORANGE, fleets_cost(g, seat, counts, cells, built))


def fleet_choices(g: Galaxy, seat: i64, built: i64) -> list[int]:
    cells = sites(g, seat)
    room: list[int] = [0, 0, 0]
    for index, cell in enumerate(cells):
        room[index] = min(room_at(g, seat, cell), MOST)
    most = room_in_all(g, seat)
    one_site = together(g)
    purse: i64 = g.storage[seat * 4 + ORANGE]
    found: list[int] = []
    for second in range(room[2] + 1):
        for first in range(room[1] + 1):
            for home in range(room[0] + 1):
                total: i64 = home + first + second
                if total == 0 or total > most or (one_site and max(home, first, second) < total):
                    continue
                if total > purse and fleets_cost(g, seat, [home, first, second], cells, built) > purse:
                    continue
                found.append(FLEETS + home + first * 8 + second * 64)
    return found


# Structures.


def blue_cost(g: Galaxy, seat: i64, kind: i64) -> i64:
    return max(g.rules.structure_blue[kind] - bonus(g, seat, CHEAPER_BLUE), 0)


def orange_cost(g: Galaxy, seat: i64, kind: i64) -> i64:
    orange: i64 = g.rules.structure_orange[kind]
    if STRUCTURE_BITS[kind] & MEGA and g.player[CIVILIZATION + seat] == ARCHITECTS:
        orange -= g.rules.architects_discount
    return max(orange - bonus(g, seat, CHEAPER_ORANGE), 0)


def in_supply(g: Galaxy, seat: i64, kind: i64) -> bool:
    return STRUCTURE_BITS[kind] & ~g.player[BUILT + seat] != 0


def payable(g: Galaxy, seat: i64, kind: i64) -> bool:
    at: i64 = seat * 4
    blue, orange = blue_cost(g, seat, kind), orange_cost(g, seat, kind)
    return g.storage[at + BLUE] >= blue and g.storage[at + ORANGE] >= orange


def structure_refusal(g: Galaxy, seat: i64, kind: i64) -> Message | None:
    """Why a seat cannot build that structure anywhere."""
    if not in_supply(g, seat, kind):
        return say("none-in-supply", structure=STRUCTURES[kind])
    blue, orange = blue_cost(g, seat, kind), orange_cost(g, seat, kind)
    return short_of(g, seat, BLUE, blue) or short_of(g, seat, ORANGE, orange)


NOT_YOUR_SECTOR: Final = say("not-your-sector")
STRUCTURE_OF_YOURS: Final = say("structure-of-yours-there")
STRUCTURE_ALREADY: Final = say("structure-there-already")
STRUCTURE_OF_OPPONENT: Final = say("structure-of-opponent-there")
ONE_THERE: Final = [say("one-of-yours-there", structure=structure) for structure in STRUCTURES]


def site_refusal(g: Galaxy, seat: i64, kind: i64, cell: i64) -> Message | None:
    """Why that structure cannot stand there."""
    if g.control[cell] != seat:
        return NOT_YOUR_SECTOR
    where = g.rules.build_where
    own: i64 = g.structures[cell * 4 + seat] & ALL_STRUCTURES
    others: i64 = 0
    for other in range(g.seats):
        if other != seat:
            others |= g.structures[cell * 4 + other] & ALL_STRUCTURES
    if where == "own":
        return STRUCTURE_OF_YOURS if own else None
    if where == "any":
        blocked = STRUCTURE_BITS[kind] & MEGA and (own | others) & MEGA
        return STRUCTURE_ALREADY if blocked else None
    if where == "enemy" and others:
        return STRUCTURE_OF_OPPONENT
    return ONE_THERE[kind] if own & STRUCTURE_BITS[kind] & MEGA else None


def activate(g: Galaxy, seat: i64) -> None:
    """What was built last turn works from now on."""
    for cell in range(g.grid.cells):
        at: i64 = cell * 4 + seat
        if g.structures[at] > ALL_STRUCTURES:
            g.structures[at] &= ALL_STRUCTURES


# The action.

NOTHING_TO_BUILD: Final = say("nothing-to-build")


def refusal(g: Galaxy) -> Message | None:
    return None if possible(g) else NOTHING_TO_BUILD


def possible(g: Galaxy) -> bool:
    seat = g.active
    funded = g.storage[seat * 4 + ORANGE] > 0 or bonus(g, seat, FREE_FLEETS) > 0
    if funded and g.player[AFLOAT + seat] < g.rules.fleets and sites(g, seat):
        return True
    return len(Option(0, 0, False).choices(g)) > 0


def start(g: Galaxy) -> None:
    g.push(Option(0, 0, False))


@final
class Option(ActiveTurn):
    """One Build option: fleets, or a structure."""

    def __init__(self, done: i64, built_fleets: i64, built_structure: bool) -> None:
        self.done: i64 = done
        self.built_fleets: i64 = built_fleets
        self.built_structure = built_structure

    def name(self) -> str:
        return "build"

    def born(self) -> Parts:
        return {
            "done": self.done,
            "fleets_built": self.built_fleets,
            "structure_built": int(self.built_structure),
        }

    def fits(self, g: Galaxy) -> bool:
        return 0 <= self.done < g.rules.build_options and self.built_fleets >= 0

    def ask(self, g: Galaxy) -> Message:
        left: i64 = g.rules.build_options - self.done
        return say("build-one") if left == 1 else say("build-options", options=left)

    def input(self) -> Input:
        return "build"

    def amounts(self, g: Galaxy) -> Amounts | None:
        """Fleets by site."""
        most: dict[str, int] = {}
        for choice in self.choices(g):
            if FLEETS <= choice < FINISH:
                for site, fleets in self.parts(g, choice)["sites"].items():
                    most[site] = max(most.get(site, 0), fleets)
        return Amounts("sites", list(most), list(most.values())) if most else None

    def behind(self) -> list[str]:
        return ["build_fleets", "outpost", "build_where", "works_at_once"]

    def least(self, g: Galaxy) -> list[int]:
        return [int(FINISH)]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == FINISH else ""

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == FINISH:
            return None
        seat = g.active
        if choice >= FLEETS:
            orange = fleets_cost(g, seat, unpack(choice), sites(g, seat), self.built_fleets)
            return price_of([0, int(orange), 0, 0])
        kind: i64 = choice >> 6
        return price_of([int(blue_cost(g, seat, kind)), int(orange_cost(g, seat, kind)), 0, 0])

    def may_stop(self, g: Galaxy) -> bool:
        return self.done > 0 or g.rules.idle

    def choices(self, g: Galaxy) -> list[int]:
        seat = g.active
        twice = g.rules.build_twice
        found: list[int] = [FINISH] if self.may_stop(g) else []
        if twice or self.built_fleets == 0:
            found += fleet_choices(g, seat, self.built_fleets)
        if twice or not self.built_structure:
            for kind in range(KINDS):
                if in_supply(g, seat, kind) and payable(g, seat, kind):
                    for cell in g.held(seat):
                        if site_refusal(g, seat, kind, cell) is None:
                            found.append(kind * 64 + cell)
        return found

    def candidates(self, g: Galaxy) -> list[int]:
        held = g.held(g.active)
        one_each = [FLEETS + packed for packed in (1, 8, 64)]
        fleets = [one for one, _ in zip(one_each, sites(g, g.active))]
        structures = [kind * 64 + cell for kind in range(KINDS) for cell in held]
        return list(dict.fromkeys([FINISH, *fleets, *structures, *self.choices(g)]))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == FINISH:
            return None if self.may_stop(g) else say("build-something-first")
        if choice < 0 or choice > FINISH:
            return say("cannot-be-built")
        if choice >= FLEETS:
            if self.built_fleets > 0 and not g.rules.build_twice:
                return say("fleets-already-built")
            return fleets_refusal(g, g.active, choice, self.built_fleets)
        if self.built_structure and not g.rules.build_twice:
            return say("structure-already-built")
        if choice & 63 >= g.grid.cells:
            return say("no-such-place")
        why = structure_refusal(g, g.active, choice >> 6)
        return why or site_refusal(g, g.active, choice >> 6, choice & 63)

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == FINISH:
            return
        seat = g.active
        built: i64 = self.built_fleets
        if choice >= FLEETS:
            self.build_fleets(g, seat, choice)
            built += sum(unpack(choice))
        else:
            kind: i64 = choice >> 6
            g.pay(seat, BLUE, blue_cost(g, seat, kind))
            g.pay(seat, ORANGE, orange_cost(g, seat, kind))
            g.put_structure(seat, kind, choice & 63, g.rules.works_at_once)
        if self.done + 1 < g.rules.build_options:
            again = Option(self.done + 1, built, self.built_structure or choice < FLEETS)
            if len(again.choices(g)) > 1:
                g.push(again)

    def build_fleets(self, g: Galaxy, seat: i64, choice: i64) -> None:
        cells = sites(g, seat)
        counts = unpack(choice)
        g.pay(seat, ORANGE, fleets_cost(g, seat, counts, cells, self.built_fleets))
        for index, cell in enumerate(cells):
            if counts[index]:
                g.add_fleets(seat, cell, counts[index])
                g.settle_control(cell)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == FINISH:
            return []
        if choice < FLEETS:
            return [Built(seat, STRUCTURES[choice >> 6], g.grid.name(choice & 63))]
        built = zip(unpack(choice), sites(g, seat))
        return [BuiltFleets(seat, fleets, g.grid.name(cell)) for fleets, cell in built if fleets]

    def form(self, g: Galaxy) -> str:
        return "done | build fleets {sites} | build {structure} {cell}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == FINISH:
            return {}
        if choice < FLEETS:
            return {"structure": choice >> 6, "cell": choice & 63}
        built = zip(unpack(choice), sites(g, g.active))
        return {"sites": {g.grid.names[cell]: fleets for fleets, cell in built if fleets}}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        if not parts:
            return FINISH
        if "structure" in parts:
            return int(parts["structure"]) * 64 + int(parts["cell"])
        places = [g.grid.names[cell] for cell in sites(g, g.active)]
        packed: i64 = FLEETS
        for site, fleets in parts["sites"].items():
            if site not in places:
                raise Problem(say("no-fleets-built-there"))
            if not 0 <= fleets <= MOST:
                raise Problem(say("too-many-fleets-there"))
            packed += i64(fleets) << (places.index(site) * 3)
        return packed


# As they are written.

STEPS: Final[Makers] = {
    "build": lambda parts: Option(
        parts.get("done", 0), parts.get("fleets_built", 0), bool(parts.get("structure_built", 0))
    ),
}
