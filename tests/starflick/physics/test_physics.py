"""The law that flicks follow."""

from collections.abc import Iterator
from math import hypot, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from milkomeda.starflick.options import Rules, read_rules
from milkomeda.starflick.physics.physics import (
    SOFT,
    Disc,
    deviation,
    normal,
    parting,
    speed_for,
    stopping_distance,
)
from milkomeda.starflick.physics.sliding import TOUCHES, Sliding, play
from milkomeda.starflick.rules.flick import packed
from tests.starflick.shots import alone, crowded, shot

RULES = read_rules("")
SEEDS = st.integers(0, 2**31)
BOUNCES = ["", "ship_bounce=100 planet_bounce=100", "ship_bounce=40 planet_bounce=10", "friction=5"]


@pytest.mark.parametrize("speed", [300, 900, 1500])
@pytest.mark.parametrize("angle", [0, 9000])
def test_a_straight_shot_stops_where_friction_says(speed: int, angle: int) -> None:
    """To v² / 2 μ g, along the edge where there is no planet."""
    ((_, _, x, y),) = play(alone(200, 200, angle, speed), RULES).events
    assert hypot(x - 200, y - 200) == pytest.approx(speed**2 / (2 * 0.20 * 9810) * 10, abs=0.5)


def test_a_speed_for_a_length_is_stopped_after_it() -> None:
    assert stopping_distance(speed_for(1234.5, RULES), RULES) == pytest.approx(1234.5)


def test_a_bounce_keeps_a_share_of_the_speed_and_a_soft_touch_all() -> None:
    assert parting(1000, 0.85) == 850
    assert parting(SOFT / 2, 0.85) == parting(SOFT / 2, 0.0) == SOFT / 2
    assert parting(1000, 0.0) == SOFT  # so that ships that shove each other come apart


class Moment:
    """What can be measured on the board."""

    def __init__(self, sliding: Sliding) -> None:
        moving = [(disc.mass, disc.dx * disc.speed, disc.dy * disc.speed) for disc in sliding.discs]
        self.energy = sum(mass * (vx * vx + vy * vy) / 2 for mass, vx, vy in moving)
        self.momentum = sum(mass * vx for mass, vx, _ in moving), sum(mass * vy for mass, _, vy in moving)
        self.closing = 0.0
        one, other = sliding.whose, sliding.whom
        if sliding.what == TOUCHES:
            nx, ny = normal(one, other)
            vx, vy = one.dx * one.speed, one.dy * one.speed
            if isinstance(other, Disc):
                vx, vy = vx - other.dx * other.speed, vy - other.dy * other.speed
            self.closing = vx * nx + vy * ny


def touches(seed: int, rules: Rules) -> Iterator[tuple[Sliding, Moment, Moment]]:
    """A flick in a crowd: each touch, just before it and just after it."""
    sliding = Sliding(crowded(seed), rules)
    energy = Moment(sliding).energy
    while sliding.moving:
        sliding.look()
        sliding.slide(sliding.after)
        before, ships = Moment(sliding), len(sliding.discs)
        sliding.happen()
        after = Moment(sliding)
        assert after.energy <= before.energy * (1 + 1e-9) <= energy * (1 + 1e-8)
        energy = after.energy
        if sliding.what == TOUCHES and len(sliding.discs) == ships:
            yield sliding, before, after


@pytest.mark.parametrize("options", BOUNCES)
@given(SEEDS)
@settings(max_examples=40)
def test_ships_part_as_restitution_says_and_momentum_is_kept(options: str, seed: int) -> None:
    """And energy never grows, whatever happens."""
    rules = read_rules(options)
    for sliding, before, after in touches(seed, rules):
        between_ships = isinstance(sliding.whom, Disc)
        bounce = rules.ship_bounce if between_ships else rules.planet_bounce
        assert -after.closing == pytest.approx(parting(before.closing, bounce), rel=1e-9, abs=1e-2)
        if between_ships:
            assert after.momentum == pytest.approx(before.momentum, rel=1e-9, abs=1e-2)


@pytest.mark.parametrize("options", ["", "ship_bounce=0 planet_bounce=0", "friction=5 top_speed=5000"])
@given(SEEDS)
@settings(max_examples=30)
def test_everything_comes_to_rest(options: str, seed: int) -> None:
    sliding = Sliding(crowded(seed, 12, 3000), read_rules(options))
    sliding.run()
    assert sliding.moving == []
    assert sliding.time < 30


def test_a_battleship_has_twice_the_mass() -> None:
    """Head-on at rest it gets 1.85 thirds of the speed, and a starship is thrown back with 0.7 of a third."""
    shove = Sliding(shot(0, 1000, {0: (1300, 200), 8: (1600, 200)}), RULES)
    shove.look()
    shove.slide(shove.after)
    speed = shove.flicked.speed
    shove.happen()
    light, heavy = shove.discs
    assert (light.dx, heavy.dx) == (-1, 1)
    assert light.speed == pytest.approx(speed * 0.7 / 3)
    assert heavy.speed == pytest.approx(speed * 1.85 / 3)


def test_a_seam_turns_ships_by_a_deviation_of_eight_tenths_of_a_degree() -> None:
    turns = [deviation(alone(200, 200, angle, 900), 1) for angle in range(3000)]
    signed = [turn if turn < 18_000 else turn - 36_000 for turn in turns]
    assert sum(signed) / 3000 == pytest.approx(0, abs=5)
    assert sqrt(sum(turn * turn for turn in signed) / 3000) == pytest.approx(80, abs=4)


def test_packed_shots_are_whole_numbers() -> None:
    assert divmod(packed(4500, 1200), 8192) == (4500, 1200)
