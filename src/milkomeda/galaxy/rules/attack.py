"""Attack: bring fleets into a sector and fight, or destroy a structure with the Starlance."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import BLUE, HYPERGATE, KINDS, RED, STARLANCE, STRUCTURES
from milkomeda.galaxy.facts import Attacked, Brought, FightOpened, LanceFired
from milkomeda.galaxy.grid import BIT, cells_in, mask_of
from milkomeda.galaxy.rules import combat
from milkomeda.galaxy.rules.common import ActiveTurn, bonus, explored, price_of, short_of
from milkomeda.galaxy.rules.mat import OF_ACTION, OF_FIGHT
from milkomeda.galaxy.rules.move import linked, links, one_step, steps_to, within
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    ALL_STRUCTURES,
    HELD,
    NONE,
    PRESENT,
    STRUCTURE_BITS,
    Galaxy,
)
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Ends, Input
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers, Then
from milkomeda.words.message import Message, say

CHEAPER: Final = EFFECTS.index("cheaper attack")
CHEAPER_LANCE: Final = EFFECTS.index("cheaper starlance")

# A choice of target is a cell, or a structure in a cell, or the end.
STRUCTURE: Final = 64
FINISH: Final = 4095
FIGHT: Final = 0

# What was done in an action: a number for each fight, and so many for each shot.
SHOT: Final = 4


def borders(g: Galaxy, origin: i64, target: i64) -> i64:
    """How many borders a group crosses from there to the target; NONE where it cannot."""
    if g.grid.around[origin] & BIT[target]:
        return 1
    if g.rules.gate_attack == "link" and target in linked(links(g, g.active), origin):
        return 1
    if g.rules.gate_attack == "path" and g.site(g.active, HYPERGATE) == origin:
        return steps_to(g, origin, target)
    return NONE


def jumps(g: Galaxy, origin: i64, target: i64) -> bool:
    """Whether a group from there attacks through a Hypergate."""
    if g.rules.gate_attack == "link":
        return g.grid.around[origin] & BIT[target] == 0 and target in linked(links(g, g.active), origin)
    return g.rules.gate_attack == "path" and g.site(g.active, HYPERGATE) == origin


def lance_red(g: Galaxy) -> i64:
    return max(g.rules.lance_red - bonus(g, g.active, CHEAPER_LANCE), 0)


def targets(g: Galaxy, origins: i64) -> i64:
    """The sectors with fleets of others that can be attacked and paid for, as bits."""
    seat = g.active
    purse: i64 = g.storage[seat * 4 + BLUE] + bonus(g, seat, CHEAPER)
    if purse < 1:
        return 0
    enemies: i64 = g.others_present(seat)
    own: i64 = g.player[PRESENT + seat]
    found: i64 = enemies & g.grid.beside(origins & own)
    if g.rules.attack_inside:
        found |= enemies & own
    return found | enemies & by_gate(g, origins & own, purse)


def by_gate(g: Galaxy, origins: i64, purse: i64) -> i64:
    """The cells that groups can reach through the own Hypergate, as bits."""
    gate = g.site(g.active, HYPERGATE)
    if gate < 0 or g.rules.gate_attack == "none":
        return 0
    if g.rules.gate_attack == "link":
        return one_step(g, origins, links(g, g.active))
    return within(g, gate, purse, []) if origins & BIT[gate] else 0


def structure_choice(cell: i64, owner: i64, kind: i64) -> i64:
    return STRUCTURE + (cell * 4 + owner) * KINDS + kind


def cell_of(choice: i64) -> i64:
    return (choice - STRUCTURE) // KINDS >> 2


def owner_of(choice: i64) -> i64:
    return (choice - STRUCTURE) // KINDS & 3


def kind_of(choice: i64) -> i64:
    return (choice - STRUCTURE) % KINDS


def structure_targets(g: Galaxy) -> list[int]:
    """Structures that the Starlance can hit, packed."""
    lance = g.site(g.active, STARLANCE)
    at: i64 = g.active * 4
    if lance < 0 or g.storage[at + RED] < lance_red(g) or g.storage[at + BLUE] < g.rules.lance_blue:
        return []
    found: list[int] = []
    for cell in g.grid.near[lance]:
        for owner in range(g.seats):
            bits: i64 = g.structures[cell * 4 + owner] & ALL_STRUCTURES
            if bits and (owner != g.active or g.rules.lance_any):
                for kind in range(KINDS):
                    if bits & STRUCTURE_BITS[kind]:
                        found.append(structure_choice(cell, owner, kind))
    return found


def structure_cost_refusal(g: Galaxy) -> Message | None:
    return short_of(g, g.active, RED, lance_red(g)) or short_of(g, g.active, BLUE, g.rules.lance_blue)


# The action.


def options_done(done: i64) -> i64:
    return done % SHOT + done // SHOT


NOTHING_IN_REACH: Final = say("nothing-in-reach")


def refusal(g: Galaxy) -> Message | None:
    if targets(g, g.player[HELD + g.active]) or structure_targets(g):
        return None
    return NOTHING_IN_REACH


def done_parts(done: i64, origins: i64) -> Parts:
    """What was done in an action so far, and where it started from."""
    return {"fights": done % SHOT, "shots": done // SHOT, "origin_cells": cells_in(origins)}


def done_of(parts: Parts) -> i64:
    return int(parts.get("fights", 0)) + int(parts.get("shots", 0)) * SHOT


def may_go_on(g: Galaxy, done: i64) -> bool:
    return done >= 0 and options_done(done) < g.rules.attack_options


def start(g: Galaxy) -> None:
    g.push(Target(0, g.player[HELD + g.active]))


@final
class Target(ActiveTurn):
    """One Attack option: a sector with fleets of others, or a structure."""

    def __init__(self, done: i64, origins: i64) -> None:
        self.done: i64 = done
        self.origins: i64 = origins  # sectors controlled when the action started

    def name(self) -> str:
        return "attack"

    def born(self) -> Parts:
        return done_parts(self.done, self.origins)

    def fits(self, g: Galaxy) -> bool:
        return may_go_on(g, self.done) and self.origins & ~g.mapped == 0

    def ask(self, g: Galaxy) -> Message:
        return say("attack-again") if self.done else say("attack-what")

    def behind(self) -> list[str]:
        return ["attack_twice", "attack_inside", "gate_attack", "lance_red"]

    def least(self, g: Galaxy) -> list[int]:
        return [FINISH]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == FINISH else ""

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == FINISH:
            return None
        if choice >= STRUCTURE:
            return price_of([int(g.rules.lance_blue), 0, int(lance_red(g)), 0])
        there = [
            say("garrison", seat=seat, fleets=g.fleets[choice * 4 + seat])
            for seat in range(g.seats)
            if g.fleets[choice * 4 + seat]
        ]
        return say("fleets-there", garrisons=there)

    def may_stop(self, g: Galaxy) -> bool:
        return self.done > 0 or g.rules.idle

    def may_fight(self, g: Galaxy) -> bool:
        return g.rules.attack_twice or self.done % SHOT == 0

    def may_shoot(self, g: Galaxy) -> bool:
        return g.rules.attack_twice or self.done < SHOT

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [FINISH] if self.may_stop(g) else []
        if self.may_fight(g):
            found += cells_in(targets(g, self.origins))
        if self.may_shoot(g):
            found += structure_targets(g)
        return found

    def candidates(self, g: Galaxy) -> list[int]:
        enemies = [cell for cell in range(g.grid.cells) if g.enemies(g.active, cell)]
        structures = [
            int(structure_choice(cell, owner, kind))
            for cell in range(g.grid.cells)
            for owner in range(g.seats)
            for kind in range(KINDS)
            if has_structure(g, cell, owner, kind)
        ]
        return [FINISH, *enemies, *structures]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == FINISH:
            return None if self.may_stop(g) else say("attack-something-first")
        if choice < 0 or choice >= structure_choice(g.grid.cells, 0, 0) or STRUCTURE > choice >= g.grid.cells:
            return say("no-such-target")
        if choice >= STRUCTURE:
            return self.structure_refusal(g, choice)
        if not self.may_fight(g):
            return say("fleets-already-attacked")
        if g.enemies(g.active, choice) == 0:
            return say("no-opponent-there")
        if g.storage[g.active * 4 + BLUE] + bonus(g, g.active, CHEAPER) < 1:
            return short_of(g, g.active, BLUE, 1)
        return None if targets(g, self.origins) & BIT[choice] else say("no-fleet-can-reach-it")

    def structure_refusal(self, g: Galaxy, choice: i64) -> Message | None:
        lance = g.site(g.active, STARLANCE)
        cell, owner, kind = cell_of(choice), owner_of(choice), kind_of(choice)
        if not self.may_shoot(g):
            return say("structure-already-attacked")
        if owner >= g.seats or not has_structure(g, cell, owner, kind):
            return say("no-such-structure")
        if lance < 0:
            return say("no-working-starlance")
        if cell not in g.grid.near[lance]:
            return say("not-beside-the-starlance")
        if owner == g.active and not g.rules.lance_any:
            return say("your-own-structure")
        return structure_cost_refusal(g)

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == FINISH:
            return
        done: i64 = self.done + (SHOT if choice >= STRUCTURE else 1)
        if options_done(done) < g.rules.attack_options:
            g.push(Again(done, self.origins))
        if choice >= STRUCTURE:
            destroy(g, choice)
        else:
            g.push(Group(choice, self.origins, [], bonus(g, g.active, CHEAPER)))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == FINISH:
            return []
        if choice < STRUCTURE:
            return [Attacked(seat, g.grid.name(choice))]
        return [LanceFired(seat, owner_of(choice), STRUCTURES[kind_of(choice)], g.grid.name(cell_of(choice)))]

    def form(self, g: Galaxy) -> str:
        return "done | attack {cell} | destroy {seat} {structure} {cell}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == FINISH:
            return {}
        if choice < STRUCTURE:
            return {"cell": choice}
        return {"seat": owner_of(choice), "structure": kind_of(choice), "cell": cell_of(choice)}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        if not parts:
            return FINISH
        if "structure" not in parts:
            return int(parts["cell"])
        return structure_choice(parts["cell"], parts["seat"], parts["structure"])


@final
class Again(Then[Galaxy]):
    """A second option, if there is one that can be taken."""

    def __init__(self, done: i64, origins: i64) -> None:
        self.done: i64 = done
        self.origins: i64 = origins

    def name(self) -> str:
        return "attack-again"

    def born(self) -> Parts:
        return done_parts(self.done, self.origins)

    def fits(self, g: Galaxy) -> bool:
        return may_go_on(g, self.done) and self.origins & ~g.mapped == 0

    def depth(self) -> i64:
        return OF_ACTION

    def answer(self, g: Galaxy, choice: i64) -> None:
        again = Target(self.done, self.origins)
        if len(again.choices(g)) > 1:
            g.push(again)


def has_structure(g: Galaxy, cell: i64, owner: i64, kind: i64) -> bool:
    return g.structures[cell * 4 + owner] & STRUCTURE_BITS[kind] != 0


def destroy(g: Galaxy, choice: i64) -> None:
    g.pay(g.active, RED, lance_red(g))
    g.pay(g.active, BLUE, g.rules.lance_blue)
    g.remove_structure(owner_of(choice), kind_of(choice), cell_of(choice))
    g.destroyed = True


@final
class Group(ActiveTurn):
    """Fleets of one origin join the attack; or the fight begins."""

    def __init__(self, target: i64, origins: i64, groups: list[int], discount: i64) -> None:
        self.target: i64 = target
        self.origins: i64 = origins
        self.groups = groups  # an origin and a number of fleets each, packed
        self.discount: i64 = discount

    def name(self) -> str:
        return "attack-from"

    def born(self) -> Parts:
        return {
            "target_cell": self.target,
            "origin_cells": cells_in(self.origins),
            "discount": self.discount,
            "joined_cells": [group >> 5 for group in self.groups],
            "fleet_numbers": [group & 31 for group in self.groups],
        }

    def fits(self, g: Galaxy) -> bool:
        for group in self.groups:
            if not 0 < group & 31 <= g.rules.fleets:
                return False
        return (
            explored(g, [int(self.target)])
            and self.origins & ~g.mapped == 0
            and self.discount >= 0
            and len(self.groups) <= g.rules.attack_origins
            and explored(g, [group >> 5 for group in self.groups])
        )

    def depth(self) -> i64:
        return OF_FIGHT

    def ask(self, g: Galaxy) -> Message:
        return say("bring-fleets", cell=g.grid.name(self.target))

    def input(self) -> Input:
        return "move"

    def behind(self) -> list[str]:
        return ["attack_origins"]

    def least(self, g: Galaxy) -> list[int]:
        return [FIGHT]

    def price(self, g: Galaxy, origin: i64) -> i64:
        """Blue for a group from there; NONE where it cannot come."""
        crossed = borders(g, origin, self.target)
        return crossed if crossed < 0 else max(crossed - self.discount, 0)

    def used(self, origin: i64) -> bool:
        for group in self.groups:
            if group >> 5 == origin:
                return True
        return False

    def may_fight(self, g: Galaxy) -> bool:
        if self.groups:
            return True
        inside = g.rules.attack_inside and g.fleets[self.target * 4 + g.active] > 0
        return inside and g.storage[g.active * 4 + BLUE] + self.discount >= 1

    def open_origins(self, g: Galaxy) -> list[int]:
        found: list[int] = []
        if len(self.groups) >= g.rules.attack_origins:
            return found
        blue: i64 = g.storage[g.active * 4 + BLUE]
        for cell in cells_in(self.origins & g.player[PRESENT + g.active] & ~BIT[self.target]):
            if not self.used(cell):
                price = self.price(g, cell)
                if price >= 0 and price <= blue:
                    found.append(cell)
        return found

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [FIGHT] if self.may_fight(g) else []
        for cell in self.open_origins(g):
            for fleets in range(1, g.fleets[cell * 4 + g.active] + 1):
                found.append(cell * 32 + fleets)
        return found

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == FIGHT:
            return None if self.may_fight(g) else say("bring-fleets-first")
        cell, fleets = choice >> 5, choice & 31
        if choice < 0 or cell >= g.grid.cells or not self.origins & BIT[cell] or cell == self.target:
            return say("not-yours-since-the-action-began")
        if self.used(cell):
            return say("joined-already")
        if len(self.groups) >= g.rules.attack_origins:
            return say("from-sectors-at-most", sectors=g.rules.attack_origins)
        if fleets < 1 or fleets > g.fleets[cell * 4 + g.active]:
            return say("fleets-of-yours-there", fleets=g.fleets[cell * 4 + g.active])
        price = self.price(g, cell)
        return say("they-cannot-reach-it") if price < 0 else short_of(g, g.active, BLUE, price)

    def answer(self, g: Galaxy, choice: i64) -> None:
        seat = g.active
        if choice == FIGHT:
            if not self.groups:
                g.pay(seat, BLUE, max(1 - self.discount, 0))
            combat.begin(g, self.target, self.groups)
            return
        cell: i64 = choice >> 5
        fleets: i64 = choice & 31
        g.pay(seat, BLUE, self.price(g, cell))
        discount: i64 = max(self.discount - borders(g, cell, self.target), 0)
        g.jumped = g.jumped or jumps(g, cell, self.target)
        g.bring_fleets(seat, cell, -fleets)
        g.bring_fleets(seat, self.target, fleets)
        joined = Group(self.target, self.origins, [*self.groups, choice], discount)
        if joined.open_origins(g):
            g.push(joined)
        else:
            combat.begin(g, self.target, joined.groups)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == FIGHT:
            return [FightOpened(seat)]
        return [Brought(seat, choice & 31, g.grid.name(choice >> 5))]

    def form(self, g: Galaxy) -> str:
        return "fight | bring {fleets} {from_cell}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == FIGHT:
            return {}
        return {"fleets": choice & 31, "from_cell": choice >> 5, "to_cell": self.target}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return group_of(parts["from_cell"], parts["fleets"]) if parts else FIGHT


def group_of(cell: i64, fleets: i64) -> i64:
    """An origin and a number of fleets, packed; too many stay too many."""
    return cell << 5 | max(min(fleets, 31), 0)


# As they are written.

STEPS: Final[Makers] = {
    "attack": lambda parts: Target(done_of(parts), mask_of(parts.get("origin_cells", []))),
    "attack-again": lambda parts: Again(done_of(parts), mask_of(parts.get("origin_cells", []))),
    "attack-from": lambda parts: Group(
        parts["target_cell"],
        mask_of(parts.get("origin_cells", [])),
        [
            int(group_of(cell, fleets))
            for cell, fleets in zip(parts.get("joined_cells", []), parts.get("fleet_numbers", []))
        ],
        parts.get("discount", 0),
    ),
}
