"""What a fight of two sides is worth when both are at their best, worked out backwards from its end.

It is worth the chance to be the only one left, less the chance that the other one is. All that is decided is
decided by both at once and in secret: the splits at first, which enemy types the hits of a round go to later.
Both know everything else, so every such decision is a small game by itself.
"""

from math import comb
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.grid import cells_in
from milkomeda.galaxy.odds.matrix import Matrix, Mix, Solution, solve, value
from milkomeda.galaxy.odds.sides import MASKS, MOST_HITS, Sides
from milkomeda.galaxy.rules.dice import FACES, MOST_DICE, dice_by
from milkomeda.galaxy.rules.mat import arrows, in_reach, part

UNKNOWN: Final = 9.0  # no fight is worth so much


class Force(NamedTuple):
    """What technologies and structures give a side in a fight."""

    dice: int = 0
    rerolls: int = 0
    shields: int = 0


class Terms(NamedTuple):
    """All that the odds of a fight depend on but the ships."""

    hit_on: int
    dice_cap: int
    hit_types: str
    standoff_tries: int
    attacker: Force
    defender: Force


def chances(dice: int, rerolls: int, hit_on: int) -> list[float]:
    """How likely each number of hits is."""
    hit = (FACES + 1 - hit_on) / FACES
    found = [0.0] * MOST_HITS
    for hits in range(dice + 1):
        again = min(rerolls, dice - hits)
        for more in range(again + 1):
            found[hits + more] += binomial(dice, hits, hit) * binomial(again, more, hit)
    return found


def binomial(dice: int, hits: int, hit: float) -> float:
    return float(comb(dice, hits)) * hit**hits * (1.0 - hit) ** (dice - hits)


@final
class Volley:
    """What the dice of one side can do to the other: by hits, how likely, and what may be left then."""

    def __init__(self, chances: list[float], left: list[vec[i64]]) -> None:
        self.chances = chances
        self.left = left


@final
class Guns:
    """How one side shoots."""

    def __init__(self, force: Force, terms: Terms) -> None:
        self.more: i64 = force.dice
        self.cap: i64 = terms.dice_cap
        self.hit_types = terms.hit_types
        every = [chances(dice, force.rerolls, terms.hit_on) for dice in range(MOST_DICE + 1)]
        self.chances = vec[float]([chance for some in every for chance in some])  # dice * MOST_HITS + hits
        self.known: dict[int, Volley] = {}

    def dice(self, own: i64, enemy: i64) -> i64:
        return dice_by(arrows(own, enemy), self.more, self.cap)


@final
class Fight:
    """Fights with so many ships a side at most. Sides are numbers (`Sides`): one attacks, another defends."""

    def __init__(self, terms: Terms, ships: int) -> None:
        self.terms = terms
        self.sides = Sides(ships, max(terms.attacker.shields, terms.defender.shields))
        self.attacker = Guns(terms.attacker, terms)
        self.defender = Guns(terms.defender, terms)
        self.alike: bool = terms.attacker == terms.defender
        self.count: i64 = self.sides.count
        self.values = vec[float]([UNKNOWN] * (self.count * self.count))  # one * count + other
        for side in range(1, self.count):
            self.values[side * self.count] = 1.0
            self.values[side] = -1.0
        self.values[0] = 0.0
        self.formed: dict[tuple[int, int, int], Solution] = {}

    def value(self, one: i64, other: i64) -> float:
        known = self.values[one * self.count + other]
        return known if known < UNKNOWN else self.reckoned(one, other)

    def reckoned(self, one: i64, other: i64) -> float:
        stuck = self.stands_off(one, other)
        worth = self.forming(one, other, 1).value if stuck else self.fought(one, other)
        self.note(one, other, worth)
        return worth

    def note(self, one: i64, other: i64, worth: float) -> None:
        """The same for both sides turned, and for sides changed where they have the same means."""
        sides = self.sides
        for turn in range(sides.turns):
            here, there = sides.turn(one, turn), sides.turn(other, turn)
            self.values[here * self.count + there] = worth
            if self.alike:
                self.values[there * self.count + here] = -worth

    # A round.

    def fought(self, one: i64, other: i64) -> float:
        """Rounds in which nobody hits change nothing, so they do not count."""
        fire = self.volley(one, other, self.attacker)
        back = self.volley(other, one, self.defender)
        worth = 0.0
        for hits in range(len(fire.left)):
            for taken in range(len(back.left)):
                if hits or taken:
                    chance = fire.chances[hits] * back.chances[taken]
                    worth += chance * self.allocated(back.left[taken], fire.left[hits])
        return worth / (1.0 - fire.chances[0] * back.chances[0])

    def volley(self, shooter: i64, target: i64, guns: Guns) -> Volley:
        """It depends on the types of who shoots, not on how many ships there are of each."""
        own: i64 = self.sides.types[shooter % self.sides.plain]
        key = target * MASKS + own
        if key not in guns.known:
            guns.known[key] = self.fired(own, target, guns)
        return guns.known[key]

    def fired(self, own: i64, target: i64, guns: Guns) -> Volley:
        sides = self.sides
        enemy: i64 = sides.types[target % sides.plain]
        reached = in_reach(own, enemy, guns.hit_types)
        dice = guns.dice(own, enemy)
        most = min(dice, self.endurance(target, reached))
        likely = [guns.chances[dice * MOST_HITS + hits] for hits in range(most + 1)]
        for hits in range(most + 1, dice + 1):
            likely[most] += guns.chances[dice * MOST_HITS + hits]
        return Volley(likely, [sides.left(target, reached, hits) for hits in range(most + 1)])

    def endurance(self, side: i64, reached: i64) -> i64:
        """How many hits on these types can do a side harm."""
        found: i64 = side // self.sides.plain
        split: i64 = self.sides.split[side % self.sides.plain]
        for kind in cells_in(reached):
            found += part(split, kind)
        return found

    def allocated(self, ones: vec[i64], others: vec[i64]) -> float:
        """Worth of the game in which one side decides what is left of the other, and the other way round."""
        if len(ones) == 1 and len(others) == 1:
            return self.value(ones[0], others[0])
        return value(Allocation(self, ones, others))

    def aiming(self, one: i64, other: i64, hits: i64, taken: i64) -> Solution:
        """How one side and the other allocate so many hits. Answers are what they leave of each other."""
        fire = self.volley(one, other, self.attacker)
        back = self.volley(other, one, self.defender)
        game = Allocation(
            self, back.left[min(taken, len(back.left) - 1)], fire.left[min(hits, len(fire.left) - 1)]
        )
        found = solve(game)
        return Solution(found.value, named(found.rows, game.others), named(found.columns, game.ones))

    # Forming up.

    def stands_off(self, one: i64, other: i64) -> bool:
        """Neither has a die: all ships of both are of one type, the same."""
        own: i64 = self.sides.types[one % self.sides.plain]
        enemy: i64 = self.sides.types[other % self.sides.plain]
        return self.attacker.dice(own, enemy) == 0 and self.defender.dice(enemy, own) == 0

    def forming(self, one: i64, other: i64, standoffs: i64) -> Solution:
        """How sides as strong as these form up after so many stand-offs in a row. Answers are sides, and each
        stands for all that are the same but for a turn: those are equally good, and answered equally often.
        """
        key = (self.sides.strength(one), self.sides.strength(other), standoffs)
        if key not in self.formed:
            last = standoffs == self.terms.standoff_tries
            again = 0.0 if last else self.forming(one, other, standoffs + 1).value
            game = Configuration(self, self.sides.like(one), self.sides.like(other), again)
            found = solve(game)
            self.formed[key] = Solution(
                found.value, named(found.rows, game.ones), named(found.columns, game.others)
            )
        return self.formed[key]


def named(mix: Mix, sides: vec[i64]) -> Mix:
    return Mix([sides[answer] for answer in mix.answers], mix.shares)


@final
class Allocation(Matrix):
    """One side decides what is left of the other (rows), and the other way round."""

    def __init__(self, fight: Fight, ones: vec[i64], others: vec[i64]) -> None:
        super().__init__(len(others), len(ones))
        self.fight = fight
        self.ones = ones
        self.others = others

    def gain(self, row: i64, column: i64) -> float:
        return self.fight.value(self.ones[column], self.others[row])


@final
class Configuration(Matrix):
    """Each side forms up, turned at random."""

    def __init__(self, fight: Fight, ones: vec[i64], others: vec[i64], again: float) -> None:
        super().__init__(len(ones), len(others))
        self.fight = fight
        self.ones = ones
        self.others = others
        self.again: float = again  # what a stand-off is worth

    def gain(self, row: i64, column: i64) -> float:
        sides = self.fight.sides
        one: i64 = self.ones[row]
        gain = 0.0
        for turn in range(sides.turns):
            other = sides.turn(self.others[column], turn)
            gain += self.again if self.fight.stands_off(one, other) else self.fight.value(one, other)
        return gain / float(sides.turns)
