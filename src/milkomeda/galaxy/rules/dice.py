"""Dice in a fight: Command Points that bear on them, the rolls, and rolls made again."""

import re
from math import comb
from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.facts import Commanded, Rolled
from milkomeda.galaxy.rules.common import bonus
from milkomeda.galaxy.rules.hits import AllocateHits
from milkomeda.galaxy.rules.mat import BLANK, IN_ROUND, OF_ROUND, FightSecret, sides
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import BOOST, DICE, FORCED, HITS, RESHAPE, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts, not_like
from milkomeda.play.step import Luck, Makers, Then
from milkomeda.words.message import Message, Problem, say

REROLLS: Final = EFFECTS.index("more rerolls")

FACES: Final = 6
POWERS: Final[list[int]] = [6**n for n in range(24)]
MOST_DICE: Final = 20

# Command Points.

DEFENCES: Final = [f"defend {seat}" for seat in SEATS]
SAVE: Final = "save points"
POINTS: Final = re.compile(r"(attack|defend \w+) ([1-7])|reshape")


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
class Command(FightSecret):
    """Everyone secretly spends Command Points: boost attack, boost defence, prepare a reshape."""

    def again(self, waiting: list[int], given: list[int]) -> "Command":
        return Command(waiting, given)

    def name(self) -> str:
        return "command"

    def depth(self) -> i64:
        return OF_ROUND

    def ask(self, g: Galaxy) -> Message:
        return say("spend-command-points", points=g.rules.command_points)

    def input(self) -> Input:
        return "amounts"

    def amounts(self, g: Galaxy) -> Amounts:
        most = {"attack": int(self.boosts(g))}
        for other in sides(g):
            if other != self.waiting[0]:
                most[DEFENCES[other]] = int(self.most(g))
        most["reshape"] = 1 if g.rules.command_points > 1 else 0
        names = [name for name, points in most.items() if points]
        return Amounts("commands", names, [most[name] for name in names])

    def behind(self) -> list[str]:
        return ["command_points", "boost_twice"]

    def least(self, g: Galaxy) -> list[int]:
        return [0]

    def most(self, g: Galaxy) -> i64:
        """Points on attack, and on defence."""
        return g.rules.command_points if g.rules.boost_twice else 1

    def boosts(self, g: Galaxy) -> i64:
        """Points on attack: none where boosts need an arrow and there is none."""
        idle = g.rules.boost_needs_arrow and g.battle[DICE + self.waiting[0]] == 0
        return 0 if idle else self.most(g)

    def choices(self, g: Galaxy) -> list[int]:
        seat: i64 = self.waiting[0]
        points: i64 = g.rules.command_points
        enemies = [other for other in sides(g) if other != seat]
        most = self.most(g)
        found: list[int] = []
        for reshape in range(2):
            for boost in range(self.boosts(g) + 1):
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

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice in self.choices(g):
            return None
        if choice >= 0 and points_spent(choice) > g.rules.command_points:
            return say("command-points", points=g.rules.command_points)
        if choice >= 0 and choice & 7 and self.boosts(g) == 0:
            return say("boost-needs-an-arrow")
        return say("points-cannot-be-spent-so")

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
        return [Commanded(seat, commands(choice))]

    def form(self, g: Galaxy) -> str:
        return f"{SAVE} | {{commands}}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"commands": commands(choice)} if choice else {}

    def spell(self, g: Galaxy, choice: i64) -> str:
        words = [name if name == "reshape" else f"{name} {n}" for name, n in commands(choice).items()]
        return " ".join(words) if words else SAVE

    def read(self, g: Galaxy, text: str) -> i64:
        wanted = " ".join(text.lower().split())
        said = [found[0] for found in POINTS.finditer(wanted)]
        points = {found[1] or "reshape": int(found[2] or 1) for found in POINTS.finditer(wanted)}
        if wanted != SAVE and (not said or " ".join(said) != wanted or len(points) < len(said)):
            raise Problem(not_like(text, self.form(g)))
        known = [points.pop(defence, 0) for defence in DEFENCES]
        packed = command(points.pop("attack", 0), known, points.pop("reshape", 0))
        if points:
            raise Problem(not_like(text, self.form(g)))
        return packed


def commands(choice: i64) -> dict[str, int]:
    """Points by what they are spent on."""
    found = {"attack": int(choice & 7)}
    for seat in range(4):
        found[DEFENCES[seat]] = int(choice >> (3 + seat * 3) & 7)
    found["reshape"] = int(choice >> 15)
    return {name: points for name, points in found.items() if points}


# Rolls.


def dice_by(arrows: i64, more: i64, cap: i64) -> i64:
    """A die an arrow, and more by technology where there is any."""
    return min(arrows + more, cap or MOST_DICE) if arrows else 0


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

    def born(self) -> Parts:
        return {"roller_seat": self.roller, "dice": self.dice, "cause": self.why}

    def fits(self, g: Galaxy) -> bool:
        return (
            g.field >= 0
            and 0 <= self.roller < g.seats
            and 0 < self.dice <= MOST_DICE
            and FIRST <= self.why <= HIT_AGAIN
        )

    def after(self) -> list[str]:
        return ["roll"]

    def depth(self) -> i64:
        return IN_ROUND

    def ask(self, g: Galaxy) -> Message:
        return say("which-dice", seat=self.roller, dice=self.dice)

    def input(self) -> Input:
        return "dice"

    def amounts(self, g: Galaxy) -> Amounts:
        faces = [str(face + 1) for face in range(FACES)]
        return Amounts("face_numbers", faces, [int(self.dice)] * len(faces), int(self.dice))

    def listed(self, g: Galaxy) -> bool:
        return self.dice <= 3

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(POWERS[self.dice]))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        return None if 0 <= choice < POWERS[self.dice] else say("dice-are-rolled", dice=self.dice)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        rolled: i64 = 0
        for _ in range(self.dice):
            rolled = rolled * FACES + luck.below(FACES)
        return rolled

    def outcomes(self, g: Galaxy) -> tuple[list[int], list[int]]:
        """Only the number of hits counts: some dice show their highest face, the others their lowest."""
        hitting = FACES + 1 - int(g.rules.hit_on)
        every = range(int(self.dice) + 1)
        rolled = [FACES**hits - 1 for hits in every]
        missing = FACES - hitting
        ways = [
            comb(int(self.dice), hits) * hitting**hits * missing ** (int(self.dice) - hits) for hits in every
        ]
        return rolled, ways

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

    def form(self, g: Galaxy) -> str:
        return "roll {seat} {face_numbers}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"seat": self.roller, "face_numbers": self.faces(choice)}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        faces: list[int] = parts["face_numbers"]
        if parts["seat"] != self.roller or len(faces) != self.dice:
            raise Problem(say("not-that-roll", dice=self.dice, seat=self.roller))
        rolled: i64 = 0
        for face in faces:
            if not 0 < face <= FACES:
                raise Problem(say("no-face-of-a-die", face=face))
            rolled = rolled * FACES + face - 1
        return rolled


@final
class ForceRerolls(Then[Galaxy]):
    """Hits that opponents make a seat roll again."""

    def __init__(self, roller: i64) -> None:
        self.roller: i64 = roller

    def name(self) -> str:
        return "force-rerolls"

    def born(self) -> Parts:
        return {"roller_seat": self.roller}

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0 and 0 <= self.roller < g.seats

    def after(self) -> list[str]:
        return ["roll", "force-rerolls"]

    def depth(self) -> i64:
        return IN_ROUND

    def answer(self, g: Galaxy, choice: i64) -> None:
        again: i64 = min(g.battle[FORCED + self.roller], g.battle[HITS + self.roller])
        if again > 0:
            g.battle[HITS + self.roller] -= again
            g.push(Roll(self.roller, again, HIT_AGAIN))


# As they are written.

STEPS: Final[Makers] = {
    "command": lambda parts: Command(parts["waiting_seats"], BLANK),
    "roll": lambda parts: Roll(parts["roller_seat"], parts["dice"], parts["cause"]),
    "force-rerolls": lambda parts: ForceRerolls(parts["roller_seat"]),
}
