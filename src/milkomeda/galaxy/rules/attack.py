"""Attack: bring fleets into a sector and fight, or destroy a structure with the Starlance."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import BLUE, HYPERGATE, KINDS, RED, SEATS, STARLANCE, STRUCTURES
from milkomeda.galaxy.facts import Attacked, Brought, FightOpened, LanceFired
from milkomeda.galaxy.grid import BIT, cells_in
from milkomeda.galaxy.rules import combat
from milkomeda.galaxy.rules.common import ActiveTurn, bonus, read_like, short_of
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
from milkomeda.play.step import Then

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


def targets(g: Galaxy, origins: i64) -> list[int]:
    """The sectors with fleets of others that can be attacked and paid for."""
    seat = g.active
    purse: i64 = g.storage[seat * 4 + BLUE] + bonus(g, seat, CHEAPER)
    if purse < 1:
        return []
    enemies: i64 = g.others_present(seat)
    own: i64 = g.player[PRESENT + seat]
    found: i64 = enemies & g.grid.beside(origins & own)
    if g.rules.attack_inside:
        found |= enemies & own
    return cells_in(found | enemies & by_gate(g, origins & own, purse))


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
    if lance < 0 or structure_cost_refusal(g):
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


def structure_cost_refusal(g: Galaxy) -> str:
    if g.storage[g.active * 4 + RED] < lance_red(g):
        return short_of(g, g.active, RED, lance_red(g))
    if g.storage[g.active * 4 + BLUE] < g.rules.lance_blue:
        return short_of(g, g.active, BLUE, g.rules.lance_blue)
    return ""


# The action.


def options_done(done: i64) -> i64:
    return done % SHOT + done // SHOT


def refusal(g: Galaxy) -> str:
    if targets(g, g.player[HELD + g.active]) or structure_targets(g):
        return ""
    return "no fleet or structure of an opponent is in reach, or you cannot pay"


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

    def fields(self) -> list[int]:
        return [self.done, self.origins]

    def ask(self, g: Galaxy) -> str:
        return "Attack again, or finish." if self.done else "Attack which sector or structure?"

    def may_stop(self, g: Galaxy) -> bool:
        return self.done > 0 or g.rules.idle

    def may_fight(self, g: Galaxy) -> bool:
        return g.rules.attack_twice or self.done % SHOT == 0

    def may_shoot(self, g: Galaxy) -> bool:
        return g.rules.attack_twice or self.done < SHOT

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [FINISH] if self.may_stop(g) else []
        if self.may_fight(g):
            found += targets(g, self.origins)
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

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice == FINISH:
            return "" if self.may_stop(g) else "attack something first"
        if choice < 0 or choice >= structure_choice(g.grid.cells, 0, 0) or STRUCTURE > choice >= g.grid.cells:
            return "there is no such target"
        if choice >= STRUCTURE:
            return self.structure_refusal(g, choice)
        if not self.may_fight(g):
            return "you have attacked fleets in this action already"
        if g.enemies(g.active, choice) == 0:
            return "no fleet of an opponent is there"
        if g.storage[g.active * 4 + BLUE] + bonus(g, g.active, CHEAPER) < 1:
            return short_of(g, g.active, BLUE, 1)
        return "" if choice in targets(g, self.origins) else "no fleet of yours can reach it"

    def structure_refusal(self, g: Galaxy, choice: i64) -> str:
        lance = g.site(g.active, STARLANCE)
        cell, owner, kind = cell_of(choice), owner_of(choice), kind_of(choice)
        if not self.may_shoot(g):
            return "you have attacked a structure in this action already"
        if owner >= g.seats or not has_structure(g, cell, owner, kind):
            return "there is no such structure"
        if lance < 0:
            return "you have no working starlance"
        if cell not in g.grid.near[lance]:
            return "it is not adjacent to your starlance"
        if owner == g.active and not g.rules.lance_any:
            return "it is your own"
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

    def spell(self, g: Galaxy, choice: i64) -> str:
        if choice == FINISH:
            return "done"
        if choice < STRUCTURE:
            return f"attack {g.grid.name(choice)}"
        whose = f"{SEATS[owner_of(choice)]} {STRUCTURES[kind_of(choice)]}"
        return f"destroy {whose} {g.grid.name(cell_of(choice))}"


@final
class Again(Then[Galaxy]):
    """A second option, if there is one that can be taken."""

    def __init__(self, done: i64, origins: i64) -> None:
        self.done: i64 = done
        self.origins: i64 = origins

    def name(self) -> str:
        return "attack-again"

    def fields(self) -> list[int]:
        return [self.done, self.origins]

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

    def fields(self) -> list[int]:
        return [self.target, self.origins, self.discount, *self.groups]

    def ask(self, g: Galaxy) -> str:
        return f"Bring fleets to {g.grid.name(self.target)}: from where, how many? Or fight."

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

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice == FIGHT:
            return "" if self.may_fight(g) else "bring fleets first"
        cell, fleets = choice >> 5, choice & 31
        if choice < 0 or cell >= g.grid.cells or not self.origins & BIT[cell] or cell == self.target:
            return "you do not control that sector, or not since the action began"
        if self.used(cell):
            return "fleets from there have joined already"
        if len(self.groups) >= g.rules.attack_origins:
            return f"from {g.rules.attack_origins} sectors at most"
        if fleets < 1 or fleets > g.fleets[cell * 4 + g.active]:
            return f"{g.fleets[cell * 4 + g.active]} fleets of yours are there"
        price = self.price(g, cell)
        return "they cannot reach it" if price < 0 else short_of(g, g.active, BLUE, price)

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

    def spell(self, g: Galaxy, choice: i64) -> str:
        return "fight" if choice == FIGHT else f"bring {choice & 31} {g.grid.name(choice >> 5)}"

    def read(self, g: Galaxy, text: str) -> i64:
        if text.lower().strip() == "fight":
            return FIGHT
        fleets, origin = read_like(text, "bring N FROM")
        return g.grid.cell(origin) * 32 + min(int(fleets), 31)
