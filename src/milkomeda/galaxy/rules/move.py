"""Move: fleets go from controlled sectors to explored ones in range, without a fight."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import BLUE, HYPERGATE, NAVIGATORS
from milkomeda.galaxy.facts import Moved, RangeBoosted
from milkomeda.galaxy.grid import BIT, cells_in, count_in, mask_of, nth_in
from milkomeda.galaxy.rules.common import DONE, ActiveTurn, bonus, explored, short_of
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import CIVILIZATION, HELD, NONE, PRESENT, STRUCTURE_BITS, Galaxy, filled
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Ends, Input, Voyage, Way
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers
from milkomeda.words.message import Message, say

ENOUGH: Final = -1
FAR: Final = 99

LEAVING: Final = "enough | from {cell}"
GOING: Final = "done | move {fleets} {from_cell} {to_cell}"

MORE_RANGE: Final = EFFECTS.index("more range")
MORE_ORIGINS: Final = EFFECTS.index("more origins")


# Distances.


def links(g: Galaxy, seat: i64) -> list[int]:
    """The sectors that the own Hypergate makes adjacent to each other, its own one first."""
    kind = g.rules.gate_move
    if kind != "home" and kind != "all":
        return []
    gate = g.site(seat, HYPERGATE)
    if gate < 0:
        return []
    if kind == "home":
        return [gate, g.home(seat)] if gate != g.home(seat) else []
    others = [cell for cell in range(g.grid.cells) if cell != gate and has_gate(g, cell)]
    return [gate, *others] if others else []


def has_gate(g: Galaxy, cell: i64) -> bool:
    for seat in range(g.seats):
        if g.structures[cell * 4 + seat] & STRUCTURE_BITS[HYPERGATE]:
            return True
    return False


def linked(over: list[int], cell: i64) -> list[int]:
    """What is adjacent to a cell over a link: the Hypergate to all the others, they to it."""
    if not over or cell not in over:
        return []
    return over[1:] if over[0] == cell else over[:1]


def one_step(g: Galaxy, cells: i64, over: list[int]) -> i64:
    """The explored cells one step from any of some cells, all as bits."""
    ahead: i64 = g.grid.beside(cells) & g.mapped
    if over:
        gate: i64 = BIT[over[0]]
        others: i64 = 0
        for cell in over[1:]:
            others |= BIT[cell]
        if cells & gate:
            ahead |= others
        if cells & others:
            ahead |= gate
    return ahead


def steps_to(g: Galaxy, origin: i64, target: i64) -> i64:
    """Steps from a cell to another through explored sectors, without links; NONE if there is no way."""
    seen: i64 = BIT[origin]
    edge: i64 = seen
    steps: i64 = 0
    while edge:
        if edge & BIT[target]:
            return steps
        edge = one_step(g, edge, []) & ~seen
        seen |= edge
        steps += 1
    return NONE


def within(g: Galaxy, origin: i64, limit: i64, over: list[int]) -> i64:
    """The cells up to so many steps away through explored sectors, without the origin, as bits."""
    seen: i64 = BIT[origin]
    edge: i64 = seen
    while edge and limit > 0:
        edge = one_step(g, edge, over) & ~seen
        seen |= edge
        limit -= 1
    return seen & ~BIT[origin]


def reach(g: Galaxy, seat: i64, origin: i64, limit: i64) -> i64:
    """The explored sectors that fleets from there can get to, as bits."""
    if g.rules.gate_move == "range" and g.site(seat, HYPERGATE) == origin:
        limit += 1
    return within(g, origin, limit, links(g, seat))


def base_range(g: Galaxy, seat: i64) -> i64:
    navigator = g.player[CIVILIZATION + seat] == NAVIGATORS
    base: i64 = g.rules.navigators_range if navigator else g.rules.move_range
    return base + bonus(g, seat, MORE_RANGE)


# The action.


NO_FLEET_TO_MOVE: Final = say("no-fleet-to-move")


def refusal(g: Galaxy) -> Message | None:
    return None if origins(g) else NO_FLEET_TO_MOVE


def origins(g: Galaxy) -> i64:
    """Controlled, with a fleet, and with an explored sector beside it: cells, as bits."""
    ways: i64 = g.grid.beside(g.mapped)
    for cell in links(g, g.active):
        ways |= BIT[cell]
    return g.player[HELD + g.active] & g.player[PRESENT + g.active] & ways


def most_origins(g: Galaxy) -> i64:
    return g.rules.move_origins + bonus(g, g.active, MORE_ORIGINS)


def way(g: Galaxy, origin: i64) -> Way:
    """What it takes to get from there to wherever there is a way. One fleet stays to guard a home."""
    costs: dict[str, int] = {}
    blue: i64 = 0
    seen: i64 = 0
    found: i64 = reach(g, g.active, origin, base_range(g, g.active))
    while found != seen:
        for cell in cells_in(found & ~seen):
            costs[g.grid.name(cell)] = int(blue)
        seen = found
        blue += 1
        found = reach(g, g.active, origin, base_range(g, g.active) + blue)
    fleets = int(g.fleets[origin * 4 + g.active])
    usual = fleets - 1 if origin == g.home(g.active) and fleets > 1 else fleets
    return Way(g.grid.name(origin), fleets, usual, costs)


def start(g: Galaxy) -> None:
    g.push(Boost())


@final
class Boost(ActiveTurn):
    """Blue spent, one more range for each."""

    def name(self) -> str:
        return "boost-move"

    def ask(self, g: Galaxy) -> Message:
        return say("boost-your-move", range=base_range(g, g.active))

    def input(self) -> Input:
        return "voyage"

    def amounts(self, g: Galaxy) -> Amounts:
        return Amounts("blue", ["blue"], [int(self.most(g))])

    def voyage(self, g: Galaxy) -> Voyage:
        return Voyage(
            "blue",
            int(self.most(g)),
            int(most_origins(g)),
            [way(g, cell) for cell in cells_in(origins(g))],
            LEAVING,
            GOING,
        )

    def behind(self) -> list[str]:
        return ["move_range", "navigators_range", "gate_move"]

    def least(self, g: Galaxy) -> list[int]:
        return [0]

    def most(self, g: Galaxy) -> i64:
        return min(g.storage[g.active * 4 + BLUE], g.grid.cells)

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(self.most(g) + 1))

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return luck.below(self.most(g) + 1)

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice > g.grid.cells:
            return say("no-range-could-use-that")
        return short_of(g, g.active, BLUE, choice)

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.pay(g.active, BLUE, choice)
        g.push(Origin(base_range(g, g.active) + choice, []))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [RangeBoosted(seat, choice, base_range(g, g.active) + choice)]

    def form(self, g: Galaxy) -> str:
        return "spend {blue} blue"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"blue": choice}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return int(parts["blue"])

    def fits(self, g: Galaxy) -> bool:
        return refusal(g) is None


@final
class Origin(ActiveTurn):
    """A sector that fleets will move from."""

    def __init__(self, range_: i64, origins: list[int]) -> None:
        self.range: i64 = range_
        self.origins = origins

    def name(self) -> str:
        return "move-from"

    def born(self) -> Parts:
        return {"range": self.range, "origin_cells": self.origins}

    def fits(self, g: Galaxy) -> bool:
        return 0 < self.range <= FAR and explored(g, self.origins)

    def ask(self, g: Galaxy) -> Message:
        return say("move-from-one-more") if self.origins else say("move-from-where", range=self.range)

    def behind(self) -> list[str]:
        return ["move_origins"]

    def least(self, g: Galaxy) -> list[int]:
        return [ENOUGH]

    def choices(self, g: Galaxy) -> list[int]:
        left: i64 = origins(g)
        for cell in self.origins:
            left &= ~BIT[cell]
        return [ENOUGH, *cells_in(left)] if self.origins else cells_in(left)

    def answer(self, g: Galaxy, choice: i64) -> None:
        origins = self.origins if choice == ENOUGH else [*self.origins, choice]
        if choice != ENOUGH and len(origins) < most_origins(g):
            again = Origin(self.range, origins)
            if len(again.choices(g)) > 1:
                g.push(again)
                return
        ready = [int(g.fleets[cell * 4 + g.active]) for cell in origins]
        once = g.rules.pindown and g.rules.pindown_again == "action"
        g.push(Group(self.range, 0, origins, ready, [0] * int(g.grid.cells) if once else []))

    def form(self, g: Galaxy) -> str:
        return LEAVING

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {} if choice == ENOUGH else {"cell": choice}


@final
class Group(ActiveTurn):
    """Some fleets of one origin go to one sector."""

    def __init__(
        self, range_: i64, touched: i64, origins: list[int], ready: list[int], pinned: list[int]
    ) -> None:
        self.range: i64 = range_
        self.touched: i64 = touched
        self.origins = origins
        self.ready = ready  # fleets of each origin that have not moved yet
        self.pinned = pinned  # fleets stopped by Pindown so far, a number a cell, where that counts

    def name(self) -> str:
        return "move"

    def born(self) -> Parts:
        return {
            "range": self.range,
            "touched_cells": cells_in(self.touched),
            "origin_cells": self.origins,
            "ready_numbers": self.ready,
            "pinned_numbers": self.pinned,
        }

    def fits(self, g: Galaxy) -> bool:
        once = g.rules.pindown and g.rules.pindown_again == "action"
        return (
            0 < self.range <= FAR
            and self.touched & ~g.mapped == 0
            and explored(g, self.origins)
            and len(self.ready) == len(self.origins)
            and all(0 <= n <= g.fleets[cell * 4 + g.active] for cell, n in zip(self.origins, self.ready))
            and any_left(self.ready)
            and len(self.pinned) == (g.grid.cells if once else 0)
            and min(self.pinned, default=0) >= 0
        )

    def ask(self, g: Galaxy) -> Message:
        ready = {g.grid.names[cell]: n for cell, n in zip(self.origins, self.ready) if n}
        return say("move-fleets", range=self.range, sites=ready)

    def input(self) -> Input:
        return "move"

    def behind(self) -> list[str]:
        return ["pindown", "gate_move", "empty_sectors"]

    def least(self, g: Galaxy) -> list[int]:
        return [DONE]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == DONE else ""

    def may_stop(self, g: Galaxy) -> bool:
        return self.touched != 0 or g.rules.idle

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [DONE] if self.may_stop(g) else []
        for index, origin in enumerate(self.origins):
            if self.ready[index]:
                for cell in cells_in(reach(g, g.active, origin, self.range)):
                    for fleets in range(1, self.ready[index] + 1):
                        found.append(pack(origin, cell, fleets))
        return found

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None if self.may_stop(g) else say("move-at-least-one")
        origin, cell, fleets = choice >> 12, choice >> 6 & 63, choice & 63
        if choice < 0 or origin not in self.origins:
            return say("not-moving-from-there")
        if fleets < 1 or fleets > self.ready[self.origins.index(origin)]:
            return say("fleets-ready-there", fleets=self.ready[self.origins.index(origin)])
        if cell >= g.grid.cells or not reach(g, g.active, origin, self.range) & BIT[cell]:
            return say("out-of-range")
        return None

    def sample(self, g: Galaxy, luck: Random) -> i64:
        stop: i64 = 1 if self.may_stop(g) else 0
        places: list[int] = []
        total: i64 = stop
        for index, origin in enumerate(self.origins):
            cells: i64 = reach(g, g.active, origin, self.range) if self.ready[index] else 0
            places.append(cells)
            total += count_in(cells) * self.ready[index]
        pick = luck.below(total) - stop
        for index in range(len(places)):
            ready: i64 = self.ready[index]
            cells = places[index]
            if 0 <= pick < count_in(cells) * ready:
                return pack(self.origins[index], nth_in(cells, pick // ready), pick % ready + 1)
            pick -= count_in(cells) * ready
        return DONE

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == DONE:
            finish(g, self.touched)
            return
        origin: i64 = choice >> 12
        fleets: i64 = choice & 63
        route = self.route(g, origin, choice >> 6 & 63, fleets)
        pinned = self.pinned[:]
        touched: i64 = self.touched | BIT[origin]
        g.bring_fleets(g.active, origin, -fleets)
        for cell in route[:-1]:
            passing = passes(g, g.active, cell, fleets, pinned)
            if passing == fleets:
                continue
            if pinned:
                pinned[cell] += fleets - passing
            g.bring_fleets(g.active, cell, fleets - passing)
            fleets = passing
            touched |= BIT[cell]
        if fleets > 0:
            g.bring_fleets(g.active, route[-1], fleets)
            touched |= BIT[route[-1]]
        ready = self.ready[:]
        ready[self.origins.index(origin)] -= choice & 63
        if any_left(ready):
            g.push(Group(self.range, touched, self.origins, ready, pinned))
        else:
            finish(g, touched)

    def route(self, g: Galaxy, origin: i64, cell: i64, fleets: i64) -> list[int]:
        if not g.rules.pindown:
            return [cell]
        if not reach(g, g.active, origin, self.range - 1) & g.others_present(g.active):
            return [cell]  # nothing on any way could stop them
        limit: i64 = self.range
        if g.rules.gate_move == "range" and g.site(g.active, HYPERGATE) == origin:
            limit += 1
        return route(g, origin, cell, fleets, limit, self.pinned)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == DONE:
            return []
        origin, cell = g.grid.name(choice >> 12), g.grid.name(choice >> 6 & 63)
        return [Moved(seat, choice & 63, origin, cell)]

    def form(self, g: Galaxy) -> str:
        return GOING

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == DONE:
            return {}
        return {"fleets": choice & 63, "from_cell": choice >> 12, "to_cell": choice >> 6 & 63}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        if not parts:
            return DONE
        return pack(parts["from_cell"], parts["to_cell"], min(parts["fleets"], 63))


def any_left(ready: list[int]) -> bool:
    for fleets in ready:
        if fleets:
            return True
    return False


def pack(origin: i64, cell: i64, fleets: i64) -> i64:
    """An origin, a destination and a number of fleets; never 0 (DONE)."""
    return origin << 12 | cell << 6 | fleets


def finish(g: Galaxy, touched: i64) -> None:
    for cell in cells_in(touched):
        g.settle_control(cell)


# Pindown.


def passes(g: Galaxy, seat: i64, cell: i64, fleets: i64, pinned: list[int]) -> i64:
    """How many of so many fleets get through a sector."""
    if not g.rules.pindown or g.control[cell] < 0 or g.control[cell] == seat:
        return fleets
    pindown: i64 = g.rules.navigators_pindown if g.player[CIVILIZATION + seat] == NAVIGATORS else 0
    stopped: i64 = 0
    opponents: i64 = 0
    for other in range(g.seats):
        enemy: i64 = g.fleets[cell * 4 + other]
        if other != seat and enemy > 0:
            opponents += 1
            stopped += enemy if g.rules.pindown_pass == "only" else max(enemy - pindown, 0)
    if pinned:
        stopped = max(stopped - pinned[cell], 0)
    passing: i64 = max(fleets - stopped, 0)
    if g.rules.pindown_pass == "only" and pindown > 0 and opponents > 0:
        passing = min(fleets, pindown * opponents)
    return passing


def route(g: Galaxy, origin: i64, target: i64, fleets: i64, limit: i64, pinned: list[int]) -> list[int]:
    """The cells from next to the origin to the target: the way that brings most fleets through."""
    over = links(g, g.active)
    arriving: list[vec[i64]] = [filled(g.grid.cells, NONE)]
    arriving[0][origin] = fleets
    came: list[vec[i64]] = [filled(g.grid.cells, NONE)]
    best: i64 = NONE
    for steps in range(1, limit + 1):
        before = arriving[steps - 1]
        now: vec[i64] = filled(g.grid.cells, NONE)
        back: vec[i64] = filled(g.grid.cells, NONE)
        for cell in range(g.grid.cells):
            if before[cell] < 0:
                continue
            onward: i64 = before[cell] if cell == origin else passes(g, g.active, cell, before[cell], pinned)
            for near in g.grid.near[cell] + linked(over, cell):
                if g.sector[near] >= 0 and onward > now[near] and near != origin:
                    now[near] = onward
                    back[near] = cell
        arriving.append(now)
        came.append(back)
        if now[target] >= 0 and (best < 0 or now[target] > arriving[best][target]):
            best = steps
            if g.rules.pindown_route == "shortest":
                break
    way: list[int] = []
    cell = target
    for steps in range(best, 0, -1):
        way.insert(0, cell)
        cell = came[steps][cell]
    return way


# As they are written.

STEPS: Final[Makers] = {
    "boost-move": lambda parts: Boost(),
    "move-from": lambda parts: Origin(parts["range"], parts.get("origin_cells", [])),
    "move": lambda parts: Group(
        parts["range"],
        mask_of(parts.get("touched_cells", [])),
        parts.get("origin_cells", []),
        parts.get("ready_numbers", []),
        parts.get("pinned_numbers", []),
    ),
}
