"""How a fight will end, for a seat that fights or is about to."""

import time
from typing import Final

from mypy_extensions import i64

from milkomeda.galaxy.odds.course import ROUNDS, Course
from milkomeda.galaxy.odds.forecast import End, Meeting, fought_out, meeting
from milkomeda.galaxy.odds.study import naive_splits
from milkomeda.galaxy.rules.mat import by_type, sides
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.show import Formation, Odds, Outcome
from milkomeda.words.message import Problem, say

FIGHTS: Final = 1000
LONGEST: Final = 15.0  # seconds for them


def odds(view: Galaxy, seat: i64, text: str) -> Odds | None:
    """None where there is no fight, or something cannot be answered."""
    try:
        if view.field >= 0:
            return told(view, seat, answers(view, seat, text))
        return told(after(view, seat, text), seat, {})
    except (ValueError, OverflowError):
        return None


def answers(g: Galaxy, seat: i64, text: str) -> dict[int, int]:
    """Mine, and what the others are supposed to answer, a line each; nothing of whoever is at their best."""
    asked = [int(seat), *[one for one in sides(g) if one != seat]]
    return {
        one: int(possible(facing(g, one), one, line)) for one, line in zip(asked, text.split("\n")) if line
    }


def facing(g: Galaxy, seat: i64) -> Galaxy:
    turned = g.facing(seat)
    assert isinstance(turned, Galaxy)
    return turned


def after(g: Galaxy, seat: i64, text: str) -> Galaxy:
    """These answers, which lead to a fight."""
    for line in text.split("\n"):
        if g.field >= 0:
            raise Problem(say("not-your-turn"))
        choice = possible(g, seat, line)
        g = g.copy()
        g.play(choice)
    return g


def possible(g: Galaxy, seat: i64, text: str) -> i64:
    if seat not in g.waiting():
        raise Problem(say("not-your-turn"))
    choice = g.step.read(g, text)
    refusal = g.step.refusal(g, choice)
    if refusal:
        raise Problem(refusal)
    return choice


def told(g: Galaxy, seat: i64, given: dict[int, int]) -> Odds | None:
    if g.field < 0 or seat not in sides(g):
        return None
    met = meeting(g)
    return reckoned(met, seat, given) if met else fought(g, seat, given)


# Reckoned.


def reckoned(met: Meeting, seat: i64, given: dict[int, int]) -> Odds:
    return Odds(
        [int(met.attacker), int(met.defender)],
        by_course(met, met.course()),
        by_course(met, met.course_by(given)) if given else None,
        formations(met, seat) if met.forms else [],
        naive(met, seat) if met.forms else [],
    )


def by_course(met: Meeting, course: Course) -> Outcome:
    g = met.g
    fleets = [float(g.fleets[g.field * 4 + seat]) for seat in (met.attacker, met.defender)]
    over = 0.0
    rounds: list[float] = []
    for at in range(ROUNDS + 1):
        over += course.won[at] + course.lost[at] + course.fell[at] + course.stood[at]
        rounds.append(over)
    return Outcome(
        [sum(course.won), sum(course.lost)],
        [fleets[0] - course.left, fleets[1] - course.others_left],
        sum(course.fell),
        sum(course.stood),
        rounds[1:],
    )


def formations(met: Meeting, seat: i64) -> list[Formation]:
    """Likeliest first."""
    mix = met.best.rows if seat == met.attacker else met.best.columns
    all_sides = met.fight.sides
    found = [
        Formation(by_type(all_sides.split[side % all_sides.plain]), share)
        for side, share in zip(mix.answers, mix.shares)
    ]
    return sorted(found, key=lambda formation: -formation.share)


def naive(met: Meeting, seat: i64) -> list[Formation]:
    """What nobody needs to think about, and what it costs."""
    best = worth(met.course())
    sign = 1 if seat == met.attacker else -1
    costs = {
        split: sign * (best - worth(met.course_by({int(seat): split})))
        for split in naive_splits(met.g.fleets[met.g.field * 4 + seat])
    }
    return [Formation(by_type(split), 0.0, max(cost, 0.0)) for split, cost in costs.items()]


def worth(course: Course) -> float:
    """The attacker's chance to win, where what nobody wins counts half."""
    return (1.0 + sum(course.won) - sum(course.lost)) / 2.0


# Fought.


def fought(g: Galaxy, seat: i64, given: dict[int, int]) -> Odds:
    fighters = sides(g)
    mine = outcome(g, fighters, ends_of(g, seat, given)) if given else None
    ends = ends_of(g, seat, {})
    return Odds(fighters, outcome(g, fighters, ends), mine, fights=len(ends))


def ends_of(g: Galaxy, seat: i64, given: dict[int, int]) -> list[End]:
    """All answer at random, but for these answers. Fights that take very long are fewer."""
    luck, until = Seeded(1), time.monotonic() + LONGEST
    ends: list[End] = []
    for _ in range(FIGHTS):
        full = imagined(g, seat, luck)
        for one, choice in given.items():
            full = facing(full, one)
            full.play(choice)
        ends.append(fought_out(full, luck))
        if time.monotonic() > until:
            break
    return ends


def outcome(g: Galaxy, fighters: list[int], ends: list[End]) -> Outcome:
    fleets = [int(g.fleets[g.field * 4 + fighter]) for fighter in fighters]
    return Outcome(
        [share([end.alone(fighter) for end in ends]) for fighter in fighters],
        [ships - sum([end.left[one] for end in ends]) / len(ends) for one, ships in zip(fighters, fleets)],
        share([not any(end.left) for end in ends]),
        share([len([ships for ships in end.left if ships]) > 1 for end in ends]),
        [share([end.rounds <= after for end in ends]) for after in range(1, ROUNDS + 1)],
    )


def imagined(g: Galaxy, seat: i64, luck: Seeded) -> Galaxy:
    full = g.imagine(seat, luck)
    assert isinstance(full, Galaxy)
    return full


def share(cases: list[bool]) -> float:
    return sum(cases) / len(cases)
