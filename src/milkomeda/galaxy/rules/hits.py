"""Hits in a fight: allocated in secret, resolved in order."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import SHIP_TYPES, TYPES
from milkomeda.galaxy.facts import Aimed, HitShip
from milkomeda.galaxy.grid import BIT, cells_in, mask_of
from milkomeda.galaxy.rules.mat import (
    BEYOND,
    BLANK,
    IN_ROUND,
    OF_ROUND,
    FightSecret,
    beyond_track,
    by_type,
    part,
    random_split,
    reached,
    resolvers,
    sides,
    split_of,
    splits,
    total,
)
from milkomeda.galaxy.state import ALLOCATED, CAUSED, HITS, LOST, MARKS, SHIELD, SHIPS, TAKEN, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import UNANSWERED, Makers, Then, Turn
from milkomeda.words.message import Message, say


@final
class AllocateHits(Then[Galaxy]):
    """Formation advantage; then everyone with hits allocates them."""

    def name(self) -> str:
        return "allocate-hits"

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0

    def depth(self) -> i64:
        return OF_ROUND

    def answer(self, g: Galaxy, choice: i64) -> None:
        fighters = sides(g)
        if g.favoured >= 0 and len(fighters) == 2:
            one, other = fighters[0], fighters[1]
            if g.battle[HITS + one] == g.battle[HITS + other] and g.battle[HITS + one] > 0:
                g.battle[HITS + (other if g.favoured == one else one)] -= 1
        choosing: list[int] = []
        for seat in fighters:
            hits: i64 = g.battle[HITS + seat]
            if hits > 0:
                kinds = reached(g, seat)
                if len(kinds) == 1:
                    g.battle[ALLOCATED + seat * TYPES + kinds[0]] = min(hits, g.rules.roster_track)
                elif kinds:
                    choosing.append(seat)
        g.push(Resolve(0))
        if choosing:
            g.push(Allocate(choosing, BLANK))


@final
class Allocate(FightSecret):
    """Hits are secretly allocated to enemy types, all of them."""

    def again(self, waiting: list[int], given: list[int]) -> "Allocate":
        return Allocate(waiting, given)

    def name(self) -> str:
        return "allocate"

    def hits(self, g: Galaxy) -> i64:
        room = len(reached(g, self.waiting[0])) * g.rules.roster_track
        return min(g.battle[HITS + self.waiting[0]], room)

    def concerned(self, g: Galaxy) -> list[int]:
        """Of those asked, for where hits can go to one type only nobody is."""
        asked = self.asked()
        return [s for s in sides(g) if s in asked and g.battle[HITS + s] > 0 and reached(g, s)]

    def depth(self) -> i64:
        return IN_ROUND

    def ask(self, g: Galaxy) -> Message:
        ships = [SHIP_TYPES[kind] for kind in reached(g, self.waiting[0])]
        return say("allocate-your-hits", hits=self.hits(g), ships=ships)

    def input(self) -> Input:
        return "amounts"

    def amounts(self, g: Galaxy) -> Amounts:
        types = [SHIP_TYPES[kind] for kind in reached(g, self.waiting[0])]
        hits = int(self.hits(g))
        return Amounts("ships", types, [min(hits, int(g.rules.roster_track))] * len(types), hits)

    def behind(self) -> list[str]:
        return ["hit_types", "casualties", "resolution"]

    def choices(self, g: Galaxy) -> list[int]:
        return splits(self.hits(g), reached(g, self.waiting[0]), g.rules.roster_track)

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if not 0 <= choice < BEYOND or total(choice) != self.hits(g):
            return say("all-hits-must-go", hits=self.hits(g))
        kinds = reached(g, self.waiting[0])
        for kind in range(TYPES):
            if part(choice, kind) and kind not in kinds:
                return say("no-enemy-in-reach", ship=SHIP_TYPES[kind])
        return beyond_track(g, choice)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return random_split(self.hits(g), reached(g, self.waiting[0]), g.rules.roster_track, luck)

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        for seat in range(g.seats):
            if answers[seat] != UNANSWERED:
                for kind in range(TYPES):
                    g.battle[ALLOCATED + seat * TYPES + kind] = part(answers[seat], kind)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Aimed(seat, by_type(choice))]

    def form(self, g: Galaxy) -> str:
        return "hit {ships}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"ships": by_type(choice)}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return split_of(parts["ships"])


def victims(g: Galaxy, seat: i64, kind: i64) -> list[int]:
    """Whose ship of a type a hit can take."""
    found: list[int] = []
    for other in range(g.seats):
        at: i64 = other * TYPES + kind
        spared: i64 = g.battle[MARKS + at] if g.rules.casualties == "damaged" else 0
        if other != seat and g.battle[SHIPS + at] > spared:
            found.append(other)
    return found


def hit(g: Galaxy, seat: i64, victim: i64, kind: i64) -> None:
    g.battle[ALLOCATED + seat * TYPES + kind] -= 1
    if g.battle[SHIELD + victim] > 0:
        g.battle[SHIELD + victim] -= 1
        return
    at: i64 = victim * TYPES + kind
    if g.rules.casualties == "once":
        lose(g, victim, kind, 1)
    elif g.battle[MARKS + at] < g.battle[SHIPS + at]:
        g.battle[MARKS + at] += 1
    else:
        return  # one mark more on a ship that has one
    g.battle[CAUSED + seat] += 1
    g.battle[TAKEN + victim] += 1


def lose(g: Galaxy, seat: i64, kind: i64, ships: i64) -> None:
    g.battle[SHIPS + seat * TYPES + kind] -= ships
    g.add_fleets(seat, g.field, -ships)
    g.battle[LOST + seat] = 1


@final
class Resolve(Then[Galaxy]):
    """Resolve hits in order, those of the fallen included; the resolver chooses whose ship."""

    def __init__(self, resolved: i64) -> None:
        self.resolved: i64 = resolved  # seats that are through, as bits

    def name(self) -> str:
        return "resolve"

    def born(self) -> Parts:
        return {"resolved_seats": cells_in(self.resolved)}

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0 and 0 <= self.resolved < BIT[g.seats]

    def depth(self) -> i64:
        return OF_ROUND

    def answer(self, g: Galaxy, choice: i64) -> None:
        resolved = self.resolved
        for seat in resolvers(g):
            if resolved & BIT[seat]:
                continue
            for kind in range(TYPES):
                while g.battle[ALLOCATED + seat * TYPES + kind] > 0:
                    whose = victims(g, seat, kind)
                    if not whose:
                        g.battle[ALLOCATED + seat * TYPES + kind] = 0
                    elif len(whose) == 1:
                        hit(g, seat, whose[0], kind)
                    else:
                        g.push(Resolve(resolved))
                        g.push(Victim(seat, kind))
                        return
            resolved |= BIT[seat]


@final
class Victim(Turn[Galaxy]):
    """Whose ship of a type is hit."""

    def __init__(self, resolver: i64, kind: i64) -> None:
        self.resolver: i64 = resolver
        self.kind: i64 = kind

    def seat(self, g: Galaxy) -> i64:
        return self.resolver

    def name(self) -> str:
        return "victim"

    def born(self) -> Parts:
        return {"resolver_seat": self.resolver, "ship": self.kind}

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0 and 0 <= self.resolver < g.seats and 0 <= self.kind < TYPES

    def depth(self) -> i64:
        return IN_ROUND

    def ask(self, g: Galaxy) -> Message:
        return say("whose-ship", ship=SHIP_TYPES[self.kind])

    def behind(self) -> list[str]:
        return ["resolution"]

    def choices(self, g: Galaxy) -> list[int]:
        return victims(g, self.resolver, self.kind)

    def answer(self, g: Galaxy, choice: i64) -> None:
        hit(g, self.resolver, choice, self.kind)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [HitShip(seat, choice, SHIP_TYPES[self.kind])]

    def form(self, g: Galaxy) -> str:
        return "hit {seat} {ship}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"seat": choice, "ship": self.kind}


# As they are written.

STEPS: Final[Makers] = {
    "allocate-hits": lambda parts: AllocateHits(),
    "allocate": lambda parts: Allocate(parts["waiting_seats"], BLANK),
    "resolve": lambda parts: Resolve(mask_of(parts.get("resolved_seats", []))),
    "victim": lambda parts: Victim(parts["resolver_seat"], parts["ship"]),
}
