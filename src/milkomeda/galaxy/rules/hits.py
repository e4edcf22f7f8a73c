"""Hits in a fight: allocated in secret, resolved in order."""

from typing import final

from mypy_extensions import i64

from milkomeda.galaxy.cards import SEATS, SHIP_TYPES, TYPES
from milkomeda.galaxy.facts import Aimed, HitShip
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.rules.mat import (
    BEYOND,
    BLANK,
    beyond_track,
    by_type,
    part,
    random_split,
    reached,
    read_split,
    resolvers,
    sides,
    spell_split,
    splits,
    total,
)
from milkomeda.galaxy.state import ALLOCATED, CAUSED, HITS, LOST, MARKS, SHIELD, SHIPS, TAKEN, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import UNANSWERED, Sealed, Then, Turn


@final
class AllocateHits(Then[Galaxy]):
    """Formation advantage; then everyone with hits allocates them."""

    def name(self) -> str:
        return "allocate-hits"

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
class Allocate(Sealed[Galaxy]):
    """Hits are secretly allocated to enemy types, all of them."""

    def again(self, waiting: list[int], given: list[int]) -> "Allocate":
        return Allocate(waiting, given)

    def name(self) -> str:
        return "allocate"

    def hits(self, g: Galaxy) -> i64:
        room = len(reached(g, self.waiting[0])) * g.rules.roster_track
        return min(g.battle[HITS + self.waiting[0]], room)

    def ask(self, g: Galaxy) -> str:
        kinds = ", ".join(SHIP_TYPES[kind] for kind in reached(g, self.waiting[0]))
        return f"Allocate {self.hits(g)} hits to enemy types in reach ({kinds}); nobody sees it yet."

    def choices(self, g: Galaxy) -> list[int]:
        return splits(self.hits(g), reached(g, self.waiting[0]), g.rules.roster_track)

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if not 0 <= choice < BEYOND or total(choice) != self.hits(g):
            return f"all {self.hits(g)} hits must be allocated"
        kinds = reached(g, self.waiting[0])
        for kind in range(TYPES):
            if part(choice, kind) and kind not in kinds:
                return f"no enemy {SHIP_TYPES[kind]} is in reach"
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

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"hit {spell_split(choice)}"

    def read(self, g: Galaxy, text: str) -> i64:
        return read_split(text.lower().strip().removeprefix("hit "))


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

    def fields(self) -> list[int]:
        return [self.resolved]

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

    def fields(self) -> list[int]:
        return [self.resolver, self.kind]

    def ask(self, g: Galaxy) -> str:
        return f"Whose {SHIP_TYPES[self.kind]} do you hit?"

    def choices(self, g: Galaxy) -> list[int]:
        return victims(g, self.resolver, self.kind)

    def answer(self, g: Galaxy, choice: i64) -> None:
        hit(g, self.resolver, choice, self.kind)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [HitShip(seat, choice, SHIP_TYPES[self.kind])]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"hit {SEATS[choice]} {SHIP_TYPES[self.kind]}"
