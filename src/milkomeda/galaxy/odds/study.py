"""A fight of two sides from all around: how to form up for it, what other ways cost, how long it takes."""

from typing import NamedTuple, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import TYPES
from milkomeda.galaxy.odds.course import ROUNDS, Course
from milkomeda.galaxy.odds.fight import Configuration, Fight
from milkomeda.galaxy.odds.forecast import Prospects, opening, prospects
from milkomeda.galaxy.odds.matrix import CLOSE, Mix
from milkomeda.galaxy.rules.mat import by_type, pack


class Formation(NamedTuple):
    """A split, and all that are the same but for a turn."""

    ships: dict[str, int]
    turns: int
    share: float
    """How often it should be chosen, in one of these turns."""
    prospects: Prospects
    """Against the other side at its best."""


class Corner(NamedTuple):
    """One side, and how it should form up."""

    ships: int
    best: list[Formation]
    """Likeliest first."""
    naive: list[Formation]
    """As even as can be; all of one type."""
    dominated: int
    """Splits that another one is never worse than, and sometimes better."""
    splits: int


class Ends(NamedTuple):
    """How likely it is that the fight is over, and how."""

    won: float
    lost: float
    fell: float
    stood: float


class Study(NamedTuple):
    prospects: Prospects
    rounds: list[Ends]
    """What has happened by the end of the first round, of the second and so on, and at last."""
    attacker: Corner
    defender: Corner


def study(fight: Fight, ships: int, others: int) -> Study:
    one = fight.sides.number(ships, fight.terms.attacker.shields)
    other = fight.sides.number(others, fight.terms.defender.shields)
    course = opening(fight, ships, others)
    return Study(
        prospects(course, ships, others),
        [so_far(course, after) for after in range(1, ROUNDS + 1)],
        Inquiry(fight, one, other, True).corner(),
        Inquiry(fight, one, other, False).corner(),
    )


def so_far(course: Course, after: int) -> Ends:
    """The last of the rounds stands for all later ones."""
    until = after + 1
    return Ends(
        sum(course.won[:until]), sum(course.lost[:until]), sum(course.fell[:until]), sum(course.stood[:until])
    )


def naive_splits(ships: i64) -> list[int]:
    """As even as can be, and all of one type."""
    even: i64 = pack([int(ships + TYPES - 1 - kind) // int(TYPES) for kind in range(TYPES)])
    return list(dict.fromkeys([int(even), int(ships)]))


@final
class Inquiry:
    """Into how one of the sides should form up."""

    def __init__(self, fight: Fight, one: i64, other: i64, attacks: bool) -> None:
        self.fight = fight
        self.side: i64 = one if attacks else other
        self.ships: i64 = fight.sides.ships_of(one)
        self.others: i64 = fight.sides.ships_of(other)
        self.attacks = attacks
        self.found = fight.forming(one, other, 0)
        again = fight.forming(one, other, 1).value
        self.game = Configuration(fight, fight.sides.like(one), fight.sides.like(other), again)

    def corner(self) -> Corner:
        mix = self.found.rows if self.attacks else self.found.columns
        best = [self.formation(side, share) for side, share in zip(mix.answers, mix.shares)]
        best.sort(key=lambda formation: -formation.share)
        like = self.fight.sides.like(self.side)
        worse = [like[index] for index in range(len(like)) if self.dominated(index)]
        return Corner(
            int(self.fight.sides.ships_of(self.side)),
            best,
            [self.formation(side, share_of(mix, side)) for side in self.naive()],
            sum([self.turns(side) for side in worse]),
            sum([self.turns(like[index]) for index in range(len(like))]),
        )

    def formation(self, side: i64, share: float) -> Formation:
        """Against the other side's mix. It is named in the turn whose first types bear the ships."""
        sides = self.fight.sides
        alike = [sides.split[sides.turn(side, turn) % sides.plain] for turn in range(sides.turns)]
        only = Mix([side], [1.0])
        ones, others = (only, self.found.columns) if self.attacks else (self.found.rows, only)
        seen = prospects(Course(self.fight).formed(ones, others, 0), self.ships, self.others)
        return Formation(
            by_type(min(alike)), self.turns(side), share, seen if self.attacks else seen.of_other()
        )

    def turns(self, side: i64) -> int:
        sides = self.fight.sides
        return len({int(sides.turn(side, turn)) for turn in range(sides.turns)})

    def naive(self) -> list[int]:
        """As even as can be, and all of one type."""
        sides = self.fight.sides
        found: list[int] = []
        for split in naive_splits(sides.ships_of(self.side)):
            side = sides.number(split, self.side // sides.plain)
            found.append(sides.turn(side, sides.least_turn(side)))
        return found

    def dominated(self, index: i64) -> bool:
        """Whether it is never better than a certain other one, and somewhere worse, both turned at random."""
        for other in range(self.game.rows if self.attacks else self.game.columns):
            if other != index and self.dominates(other, index):
                return True
        return False

    def dominates(self, better: i64, worse: i64) -> bool:
        somewhere: bool = False
        for against in range(self.game.columns if self.attacks else self.game.rows):
            more = self.gain(better, against) - self.gain(worse, against)
            if more < -CLOSE:
                return False
            somewhere = somewhere or more > CLOSE
        return somewhere

    def gain(self, index: i64, against: i64) -> float:
        return self.game.gain(index, against) if self.attacks else -self.game.gain(against, index)


def share_of(mix: Mix, side: i64) -> float:
    for answer, share in zip(mix.answers, mix.shares):
        if answer == side:
            return share
    return 0.0
