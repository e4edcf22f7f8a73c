"""Fights of two sides at their best, compared with dice, linear programs and fights of the engine."""

from math import sqrt

import icepool
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import TYPES, flat
from milkomeda.galaxy.grid import cells_in
from milkomeda.galaxy.odds.course import Course
from milkomeda.galaxy.odds.fight import Allocation, Fight, Force, Terms, chances
from milkomeda.galaxy.odds.forecast import (
    Meeting,
    Prospects,
    fight_on,
    fought,
    meeting,
    opening,
    prospects,
    split,
    terms_of,
)
from milkomeda.galaxy.odds.matrix import Mix, solve
from milkomeda.galaxy.odds.sides import Sides
from milkomeda.galaxy.odds.staging import staged
from milkomeda.galaxy.rules.combat import Configure
from milkomeda.galaxy.rules.hits import Allocate
from milkomeda.galaxy.rules.mat import pack, part, reached, splits
from milkomeda.galaxy.state import HITS, SHIELD, Galaxy
from milkomeda.play.luck import Seeded
from tests.galaxy.odds.test_matrix import by_linear_program

PLAIN = Terms(5, 0, "reached", 3, Force(), Force())
ARMED = Terms(4, 0, "reached", 3, Force(dice=1, rerolls=1), Force(dice=2, shields=1))
FIGHTS = 600


# Against other programs.


@pytest.mark.parametrize("rerolls", [0, 1, 3])
@pytest.mark.parametrize("hit_on", [3, 5])
def test_hits_are_as_likely_as_a_library_of_dice_says(rerolls: int, hit_on: int) -> None:
    hit = icepool.d6 >= hit_on
    for dice in range(9):
        both = (dice @ hit).map(lambda hits, dice=dice: hits + (min(rerolls, dice - hits) @ hit))
        known = [float(both.probability(hits)) for hits in range(dice + 1)]
        assert chances(dice, rerolls, hit_on)[: dice + 1] == pytest.approx(known)


@pytest.mark.parametrize("terms", [PLAIN, ARMED], ids=["plain", "armed"])
def test_forming_up_is_worth_what_a_linear_program_over_all_splits_says(terms: Terms) -> None:
    """All of them, and not just one of those that are the same but for a turn."""
    fight = Fight(terms, 3)
    sides = fight.sides
    mine = [sides.number(one, terms.attacker.shields) for one in splits(3, list(range(5)), 3)]
    theirs = [sides.number(one, terms.defender.shields) for one in splits(2, list(range(5)), 3)]
    again = fight.forming(mine[0], theirs[0], 1).value
    gains = [
        [again if fight.stands_off(one, other) else fight.value(one, other) for other in theirs]
        for one in mine
    ]
    assert fight.forming(mine[0], theirs[0], 0).value == pytest.approx(by_linear_program(gains), abs=1e-7)


# Against the engine.


def sides_of(g: Galaxy, fight: Fight) -> tuple[int, int]:
    """As they stand on the mat, or are about to form up."""
    forming = isinstance(g.step, Configure)
    one, other = (
        fight.sides.number(g.fleets[seat] if forming else split(g, seat), g.battle[SHIELD + seat])
        for seat in (0, 1)
    )
    return int(one), int(other)


def drawn(mix: Mix, luck: Seeded) -> int:
    point = luck.below(2**30) / 2**30
    for answer, share in zip(mix.answers, mix.shares):
        point -= share
        if point < 0:
            return answer
    return mix.answers[-1]


def formed(g: Galaxy, seat: int, fight: Fight, luck: Seeded) -> int:
    found = fight.forming(*sides_of(g, fight), g.standoffs)
    side = fight.sides.turn(drawn(found.columns if seat else found.rows, luck), luck.below(5))
    return int(fight.sides.split[side % fight.sides.plain])


def aimed(g: Galaxy, seat: int, fight: Fight, luck: Seeded) -> int:
    """All hits; those that shields take, or that are too many, go to the type that is resolved first."""
    one, other = sides_of(g, fight)
    fire, back = fight.volley(one, other, fight.attacker), fight.volley(other, one, fight.defender)
    others = fire.left[min(g.battle[HITS], len(fire.left) - 1)]
    ones = back.left[min(g.battle[HITS + 1], len(back.left) - 1)]
    found = solve(Allocation(fight, ones, others))
    left = ones[drawn(found.columns, luck)] if seat else others[drawn(found.rows, luck)]
    after = fight.sides.split[left % fight.sides.plain]
    lost = [int(part(split(g, 1 - seat), kind) - part(after, kind)) for kind in range(TYPES)]
    lost[reached(g, seat)[0]] += int(g.battle[HITS + seat]) - sum(lost)
    return int(pack(lost))


def fought_out(g: Galaxy, fight: Fight, luck: Seeded) -> list[int]:
    """By the rules, both at their best: what is left of both."""
    while g.field >= 0:
        seat = int(g.seat())
        if isinstance(g.step, Configure):
            g.play(formed(g, seat, fight, luck))
        elif isinstance(g.step, Allocate):
            g.play(aimed(g, seat, fight, luck))
        else:
            g.play(g.step.sample(g, luck))
    return [int(g.fleets[seat]) for seat in range(2)]


@pytest.mark.parametrize(
    ("options", "fleets", "cards"),
    [
        ("protocols", [4, 3], [[], []]),
        ("directives", [2, 3], [[], []]),
        ("protocols hit_types=any dice_cap=3 hit_on=4", [3, 3], [[], []]),
        ("protocols", [3, 4], [["AI Strategists", "Dynamic Predictors"], ["Radiation Deflectors"]]),
        ("protocols", [1, 1], [[], []]),
    ],
)
def test_fights_by_the_rules_end_as_often_as_is_reckoned(
    options: str, fleets: list[int], cards: list[list[str]]
) -> None:
    g = staged(options, fleets, [[STANDARD.technologies.index(name) for name in names] for names in cards])
    met = meeting(g)
    assert met
    known = prospects(met.course(), *fleets)
    fight, luck = fight_on(terms_of(g, 0, 1)), Seeded(7)
    ends = [fought_out(g.copy(), fight, luck) for _ in range(FIGHTS)]
    won = sum(mine > 0 == theirs for mine, theirs in ends) / FIGHTS
    lost = sum(theirs > 0 == mine for mine, theirs in ends) / FIGHTS
    left = [sum(end[seat] for end in ends) / FIGHTS for seat in (0, 1)]
    assert won == pytest.approx(known.win, abs=5 * 0.5 / sqrt(FIGHTS))
    assert lost == pytest.approx(known.lose, abs=5 * 0.5 / sqrt(FIGHTS))
    assert fleets[0] - left[0] == pytest.approx(known.losses, abs=5 * fleets[0] / 2 / sqrt(FIGHTS))
    assert fleets[1] - left[1] == pytest.approx(known.others_losses, abs=5 * fleets[1] / 2 / sqrt(FIGHTS))


# By themselves.


def wasteful(self: Sides, side: int, reached: int, hits: int) -> vec[i64]:
    """What may be left where hits may also go to ships that are hit already."""
    shields = side // self.plain
    taken = min(shields, hits)
    bare, kinds = self.split[side % self.plain], cells_in(reached)
    found = set()
    for aim in splits(hits - taken, kinds, 25):
        after = [max(part(bare, kind) - part(aim, kind), 0) for kind in range(TYPES)]
        found.add(int(self.number(pack(after), shields - taken)))
    return flat(sorted(found))


@pytest.mark.parametrize("terms", [PLAIN, ARMED], ids=["plain", "armed"])
def test_to_waste_hits_is_never_better(terms: Terms, monkeypatch: pytest.MonkeyPatch) -> None:
    frugal = values(Fight(terms, 3))
    monkeypatch.setattr(Sides, "left", wasteful)
    monkeypatch.setattr(Fight, "endurance", lambda self, side, reached: 99)
    assert values(Fight(terms, 3)) == pytest.approx(frugal)


def values(fight: Fight) -> list[float]:
    every = range(1, fight.sides.plain)
    more, others = (
        force.shields * fight.sides.plain for force in (fight.terms.attacker, fight.terms.defender)
    )
    return [fight.value(one + more, other + others) for one in every for other in every]


@pytest.mark.parametrize("terms", [PLAIN, ARMED], ids=["plain", "armed"])
def test_a_fight_ends_one_way_or_the_other_and_is_worth_what_came_of_it(terms: Terms) -> None:
    fight = Fight(terms, 4)
    for ships, others in [(1, 1), (2, 4), (4, 3)]:
        found = prospects(opening(fight, ships, others), ships, others)
        assert found.win + found.lose + found.fall + found.stand == pytest.approx(1)
        one, other = fight.sides.number(ships, 0), fight.sides.number(others, terms.defender.shields)
        assert found.win - found.lose == pytest.approx(fight.forming(one, other, 0).value)


def test_one_against_one_is_even_and_mostly_not_a_stand_off() -> None:
    """Four times in a row both choose the same of five types."""
    found = prospects(opening(Fight(PLAIN, 1), 1, 1), 1, 1)
    assert found.win == found.lose == pytest.approx((1 - 5**-4) / 2)
    assert found.stand == pytest.approx(5**-4)


def test_one_ship_against_three_never_wins() -> None:
    assert prospects(opening(Fight(PLAIN, 3), 1, 3), 1, 3).win == pytest.approx(0)


def aiming() -> Galaxy:
    """All dice hit: teal has two hits to give, on shields or on a drone."""
    g = staged("protocols", [3, 3], [[], []])
    for choice in (pack([3, 0, 0, 0, 0]), pack([0, 2, 0, 1, 0])):
        g.play(choice)
    while not isinstance(g.step, Allocate):
        g.play(max(g.step.choices(g)))
    return g


def test_an_answer_is_worth_at_most_what_the_equilibrium_is_and_its_own_answers_are_worth_that() -> None:
    for g in (staged("protocols", [4, 3], [[], []]), aiming()):
        for seat in g.waiting():
            met = meeting(g)
            assert met
            step = g.facing(seat).step
            gains = {
                choice: gain(met, met.course_by({int(seat): int(choice)}), seat) for choice in step.choices(g)
            }
            mix = met.best.rows if seat == met.attacker else met.best.columns
            best = gain(met, met.course(), seat)
            assert max(gains.values()) == pytest.approx(best)
            meant = {int(met.meant(seat, choice)): choice for choice in gains}
            for answer in mix.answers:
                assert gains[meant[answer]] == pytest.approx(best)


def gain(met: Meeting, course: Course, seat: int) -> float:
    return (sum(course.won) - sum(course.lost)) * (1 if seat == met.attacker else -1)


def test_with_hits_to_allocate_the_odds_are_those_of_what_they_leave() -> None:
    """Teal has two hits to give, on either of two last ships that cannot hit back."""
    fight = Fight(PLAIN, 3)
    one = fight.sides.number(pack([3, 0, 0, 0, 0]), 0)
    other = fight.sides.number(pack([0, 1, 0, 1, 0]), 0)
    found = fight.aiming(one, other, 2, 0)
    course = Course(fight).aimed(found.columns, found.rows)
    assert prospects(course, 3, 2) == Prospects(1.0, 0.0, 0.0, 0.0, 0.0, 2.0)


@pytest.mark.parametrize(
    ("options", "fleets"),
    [("draft", [3, 2]), ("consolidated", [3, 2]), ("protocols", [7, 2]), ("protocols", [2, 2, 2])],
)
def test_what_cannot_be_reckoned_is_fought(options: str, fleets: list[int]) -> None:
    g = staged(options, fleets, [[] for _ in fleets])
    assert meeting(g) is None
    found = fought(g, 0, 40, Seeded(1))
    assert 0 < found.win < 1
    assert found.win + found.lose + found.fall + found.stand == pytest.approx(1)
