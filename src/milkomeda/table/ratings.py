"""How strong people are: a fold over the rated games, in the order in which they were recorded.

Bots do not move: each is an anchor, so whoever plays against them alone has a rating soon. A game counts for
whoever sat down to it, though a bot may have played on for them.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from milkomeda.bots import named
from milkomeda.table import wire
from milkomeda.table.schema import Finished, Result

DAY: Final = 24 * 3600.0
MEETINGS: Final = 3
"""Games of the same two people within a day that count: a friend who loses on purpose is soon of no use."""


class Skill(NamedTuple):
    mu: float
    sigma: float


NEW: Final = Skill(25.0, 25 / 3)
ANCHORS: Final[dict[str, dict[str, Skill]]] = {
    "milkomeda": {
        "random": Skill(7.0, 2.0),
        "reflex": Skill(25.0, 1.0),
        "planner": Skill(27.0, 1.0),
        "strategist": Skill(28.0, 2.0),
        "quick": Skill(24.0, 1.0),
        "greedy": Skill(24.0, 2.0),
    },
    "starflick": {
        "random": Skill(17.0, 3.0),
        "novice": Skill(21.0, 4.0),
        "greedy": Skill(25.0, 1.0),
        "strong": Skill(27.0, 4.0),
        "expert": Skill(29.0, 4.0),
    },
}
"""The bots, from `docs/bots.md`; whoever is not among them is as unknown as a new person."""
MODEL: Final = PlackettLuce(mu=NEW.mu, sigma=NEW.sigma, beta=NEW.sigma / 4)
"""With less noise than is usual: from bots that take anything to those that look ahead it is a long way, and
people are spread over about half of it."""

SCALE: Final = 40.0
MIDDLE: Final = 1500
WIDE: Final = 1.645  # standard deviations: nine of ten are within
REACH: Final = 2.0  # between two ranges
SURE: Final = 3.2  # a rating that strays less is a number, not a range any more


def anchor(game: str, bot: str) -> Skill:
    """A character is as strong as its level."""
    return ANCHORS.get(game, {}).get(named(bot).level, NEW)


class Ledger:
    """What the games so far amount to."""

    def __init__(self) -> None:
        self.skills: dict[tuple[str, str], Skill] = {}  # by game and person
        self.met: dict[tuple[str, str], list[float]] = {}  # when those two played games that count

    def take(self, game: Finished, results: Sequence[Result]) -> tuple[bool, dict[int, Skill]]:
        """One more game: whether it counts, and how strong its people are after it, by seat."""
        people = {one.seat: one.person for one in results if one.person}
        counts = all(self.meetings(pair, game.ended) < MEETINGS for pair in pairs_of(people.values()))
        before = [self.skill(game.game, one) for one in results]
        after = rated(before, [one.place for one in results]) if counts else before
        found = {one.seat: skill for one, skill in zip(results, after, strict=True) if one.seat in people}
        for seat, skill in found.items():
            self.skills[game.game, people[seat]] = skill
        if counts:
            self.meet(people.values(), game.ended)
        return counts, found

    def meet(self, people: Iterable[str], at: float) -> None:
        for pair in pairs_of(people):
            self.met.setdefault(pair, []).append(at)

    def meetings(self, pair: tuple[str, str], now: float) -> int:
        return sum(now - DAY < at for at in self.met.get(pair, []))

    def skill(self, game: str, one: Result) -> Skill:
        return self.skills.get((game, one.person), NEW) if one.person else anchor(game, one.bot)


def pairs_of(people: Iterable[str]) -> list[tuple[str, str]]:
    return list(combinations(sorted(people), 2))


def rated(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """What they are after a game that ended so. Each is measured by those within reach alone: to beat bots
    that take anything, time and again, says nothing."""
    return [measured(skills, places, one) for one in range(len(skills))]


def measured(skills: Sequence[Skill], places: Sequence[int], one: int) -> Skill:
    there = [other for other, skill in enumerate(skills) if other == one or gap(skills[one], skill) < REACH]
    if len(there) == 1:
        return skills[one]
    teams = [[MODEL.rating(mu=skills[other].mu, sigma=skills[other].sigma)] for other in there]
    after = MODEL.rate(teams, ranks=[float(places[other]) for other in there])[there.index(one)][0]
    return Skill(after.mu, after.sigma)


def gap(one: Skill, other: Skill) -> float:
    """Between their ranges; less than nothing where these overlap."""
    return abs(one.mu - other.mu) - WIDE * (one.sigma + other.sigma)


def shown(skill: Skill, games: int, before: Skill | None = None) -> wire.Rating:
    """As people read it."""
    rating, strays = points(skill.mu), round(SCALE * WIDE * skill.sigma)
    change = rating - points(before.mu) if before else 0
    return wire.Rating(rating, rating - strays, rating + strays, skill.sigma <= SURE, games, change)


def points(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - NEW.mu))
