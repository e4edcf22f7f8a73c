"""Dice in a fight: Command Points that bear on them, the rolls, and rolls made again."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.facts import Commanded, Rolled
from milkomeda.galaxy.rules.common import bonus
from milkomeda.galaxy.rules.hits import AllocateHits
from milkomeda.galaxy.rules.mat import sides
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import BOOST, DICE, FORCED, HITS, RESHAPE, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import Luck, Sealed, Then

REROLLS: Final = EFFECTS.index("more rerolls")

FACES: Final = 6
POWERS: Final[list[int]] = [6**n for n in range(24)]
MOST_DICE: Final = 20

# Command Points.


def command(boost: i64, forced: list[int], reshape: i64) -> i64:
    """Points on attack, on defence against each seat, and a reshape, packed three bits each."""
    packed: i64 = boost | reshape << 15
    for seat in range(4):
        packed |= i64(forced[seat]) << (3 + seat * 3)
    return packed


def points_spent(choice: i64) -> i64:
    spent: i64 = (choice & 7) + 2 * (choice >> 15)
    for seat in range(4):
        spent += choice >> (3 + seat * 3) & 7
    return spent


@final
class Command(Sealed[Galaxy]):
    """Everyone secretly spends Command Points: boost attack, boost defence, prepare a reshape."""

    def again(self, waiting: list[int], given: list[int]) -> "Command":
        return Command(waiting, given)

    def name(self) -> str:
        return "command"

    def ask(self, g: Galaxy) -> str:
        return (
            f"Spend up to {g.rules.command_points} Command Points: attack (1: a die more), "
            "defend (1: an opponent rolls a hit again), reshape (2)."
        )

    def choices(self, g: Galaxy) -> list[int]:
        seat: i64 = self.waiting[0]
        points: i64 = g.rules.command_points
        enemies = [other for other in sides(g) if other != seat]
        most: i64 = points if g.rules.boost_twice else 1
        boosts: i64 = 0 if g.rules.boost_needs_arrow and g.battle[DICE + seat] == 0 else most
        found: list[int] = []
        for reshape in range(2):
            for boost in range(boosts + 1):
                left: i64 = points - 2 * reshape - boost
                if left >= 0:
                    found += self.defences(left, most, enemies, command(boost, [0, 0, 0, 0], reshape))
        return found

    def defences(self, left: i64, most: i64, enemies: list[int], so_far: i64) -> list[int]:
        if not enemies:
            return [so_far]
        shift: i64 = 3 + i64(enemies[0]) * 3
        found: list[int] = []
        for points in range(min(left, most) + 1):
            found += self.defences(left - points, most - points, enemies[1:], so_far | i64(points) << shift)
        return found

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice in self.choices(g):
            return ""
        if choice >= 0 and points_spent(choice) > g.rules.command_points:
            return f"you have {g.rules.command_points} Command Points"
        if choice >= 0 and choice & 7 and g.rules.boost_needs_arrow and g.battle[DICE + self.waiting[0]] == 0:
            return "a boost die needs at least one arrow"
        return "points cannot be spent so"

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        fighters = sides(g)
        for seat in fighters:
            spent: i64 = answers[seat]
            g.battle[BOOST + seat] = spent & 7
            g.battle[RESHAPE + seat] = spent >> 15
            for other in range(g.seats):
                g.battle[FORCED + other] += spent >> (3 + other * 3) & 7
        roll_all(g, fighters)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        orders = {"attack": int(choice & 7)}
        for other in range(4):
            orders[f"defend {SEATS[other]}"] = int(choice >> (3 + other * 3) & 7)
        orders["reshape"] = int(choice >> 15)
        return [Commanded(seat, {order: points for order, points in orders.items() if points})]

    def spell(self, g: Galaxy, choice: i64) -> str:
        words: list[str] = []
        if choice & 7:
            words.append(f"attack {choice & 7}")
        for seat in range(4):
            if choice >> (3 + seat * 3) & 7:
                words.append(f"defend {SEATS[seat]} {choice >> (3 + seat * 3) & 7}")
        if choice >> 15:
            words.append("reshape")
        return " ".join(words) if words else "save points"


# Rolls.


def roll_all(g: Galaxy, fighters: list[int]) -> None:
    """Push the rolls, the forced re-rolls and what comes after, so that the first to resolve rolls first."""
    g.push(AllocateHits())
    for seat in reversed(fighters):
        if g.battle[FORCED + seat] > 0:
            g.push(ForceRerolls(seat))
    for seat in reversed(fighters):
        dice: i64 = min(g.battle[DICE + seat] + g.battle[BOOST + seat], g.rules.dice_cap or MOST_DICE)
        if dice > 0:
            g.push(Roll(seat, dice, FIRST))


FIRST: Final = 0  # the roll of the round
MISSES: Final = 1  # misses rolled again by technology
HIT_AGAIN: Final = 2  # hits that an opponent makes one roll again


@final
class Roll(Luck[Galaxy]):
    """A seat's dice fall."""

    def __init__(self, roller: i64, dice: i64, why: i64) -> None:
        self.roller: i64 = roller
        self.dice: i64 = dice
        self.why: i64 = why

    def name(self) -> str:
        return "roll"

    def fields(self) -> list[int]:
        return [self.roller, self.dice, self.why]

    def listed(self, g: Galaxy) -> bool:
        return self.dice <= 3

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(POWERS[self.dice]))

    def refusal(self, g: Galaxy, choice: i64) -> str:
        return "" if 0 <= choice < POWERS[self.dice] else f"{self.dice} dice are rolled"

    def sample(self, g: Galaxy, luck: Random) -> i64:
        rolled: i64 = 0
        for _ in range(self.dice):
            rolled = rolled * FACES + luck.below(FACES)
        return rolled

    def answer(self, g: Galaxy, choice: i64) -> None:
        hits: i64 = 0
        for _ in range(self.dice):
            if choice % FACES + 1 >= g.rules.hit_on:
                hits += 1
            choice //= FACES
        g.battle[HITS + self.roller] += hits
        if self.why == FIRST:
            again: i64 = min(bonus(g, self.roller, REROLLS), self.dice - hits)
            if again > 0:
                g.push(Roll(self.roller, again, MISSES))

    def faces(self, choice: i64) -> list[int]:
        found: list[int] = []
        for _ in range(self.dice):
            found.insert(0, choice % FACES + 1)
            choice //= FACES
        return found

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        faces = self.faces(choice)
        return [Rolled(self.roller, faces, len([face for face in faces if face >= g.rules.hit_on]))]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"roll {SEATS[self.roller]} " + " ".join(str(face) for face in self.faces(choice))

    def read(self, g: Galaxy, text: str) -> i64:
        words = text.lower().split()
        if words[:2] != ["roll", SEATS[self.roller]] or len(words) != self.dice + 2:
            raise ValueError(f"'{text}' is not a roll of {self.dice} dice by {SEATS[self.roller]}")
        rolled: i64 = 0
        for word in words[2:]:
            if word not in ("1", "2", "3", "4", "5", "6"):
                raise ValueError(f"'{word}' is no face of a die")
            rolled = rolled * FACES + int(word) - 1
        return rolled


@final
class ForceRerolls(Then[Galaxy]):
    """Hits that opponents make a seat roll again."""

    def __init__(self, roller: i64) -> None:
        self.roller: i64 = roller

    def name(self) -> str:
        return "force-rerolls"

    def fields(self) -> list[int]:
        return [self.roller]

    def answer(self, g: Galaxy, choice: i64) -> None:
        again: i64 = min(g.battle[FORCED + self.roller], g.battle[HITS + self.roller])
        if again > 0:
            g.battle[HITS + self.roller] -= again
            g.push(Roll(self.roller, again, HIT_AGAIN))
