"""Ships slide from event to event, and nothing is passed through."""

from math import asin, atan2, cos, degrees, hypot, radians, sin, sqrt
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics.physics import GRAVITY, OFF, RAM, Flick
from milkomeda.starflick.physics.sliding import Sliding, play
from tests.conftest import Compiled
from tests.starflick.oracle import Space
from tests.starflick.shots import crowded, digest, scattered, shot
from tests.starflick.touches import trespasses

RULES = read_rules("top_speed=5000")
SEEDS = st.integers(0, 2**31)


@given(SEEDS)
def test_same_flick_same_result(seed: int) -> None:
    assert play(crowded(seed), RULES).events == play(crowded(seed), RULES).events


def pushed(flick: Flick) -> float:
    """In which direction ship 1 starts, in degrees from the x axis."""
    leg = next(leg for leg in play(flick, RULES).legs if leg.ship == 1)
    return degrees(atan2(leg.dy, leg.dx))


@pytest.mark.parametrize("speed", [500, 1000, 2000, 3000, 5000])
@pytest.mark.parametrize("offset", [0, 40, 80, 113, 139, 152, 159])
def test_a_ship_hit_off_centre_goes_along_the_line_of_centres(speed: int, offset: int) -> None:
    """At every speed; a half-ball hit is 80 tenths of a millimetre off, and ideally 30°."""
    ideal = degrees(asin(offset / 160))
    for away in (165, 200, 300, 417):
        right = shot(0, speed, {0: (1300, 200), 1: (1300 + away, 200 + offset)})
        down = shot(9000, speed, {0: (200, 1300), 1: (200 - offset, 1300 + away)})
        assert pushed(right) == pytest.approx(ideal, abs=1e-6)
        assert pushed(down) == pytest.approx(ideal + 90, abs=1e-6)


@pytest.mark.parametrize("angle", range(0, 36_000, 1703))
def test_the_line_of_centres_in_any_direction(angle: int) -> None:
    """Measured where the ships lie, not where the flicked one was aimed."""
    x, y = round(3600 + cos(radians(angle / 100)) * 300), round(3600 + sin(radians(angle / 100)) * 300)
    flick = shot((angle + 18_300) % 36_000, 2000, {0: (x, y), 1: (3600, 3600)})
    first = Sliding(flick, RULES)
    first.look()
    first.slide(first.after)
    ideal = degrees(atan2(3600 - first.flicked.y, 3600 - first.flicked.x))
    assert (pushed(flick) - ideal + 180) % 360 - 180 == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("speed", [1500, 2200, 3000, 5000])
def test_a_thin_hit_is_a_hit_at_any_speed(speed: int) -> None:
    """Within half a millimetre of passing by, an own ship is pushed and an enemy rammed."""
    for offset in range(155, 160):
        for away in range(300, 2300, 171):
            own = shot(0, speed, {0: (1300, 200), 1: (1300 + away, 200 + offset)})
            assert any(leg.ship == 1 for leg in play(own, RULES).legs)
            enemy = shot(0, speed, {0: (1300, 200), A_SEAT: (1300 + away, 200 + offset)})
            assert play(enemy, RULES).events == [(RAM, 0, A_SEAT, 0)]


def test_who_passes_by_touches_nothing() -> None:
    passed = shot(0, 2000, {0: (1300, 200), A_SEAT: (2300, 361)})
    assert [event.what for event in play(passed, RULES).events] == [OFF]


def test_no_touch_is_missed(compiled: Compiled) -> None:
    """More with `python -m tests.starflick.touches 100000`."""
    touched, *missed = compiled("tests.starflick.touches", "10000").splitlines()
    assert int(touched) > 10_000
    assert missed == []


def test_a_trespass_would_be_seen() -> None:
    """In a flick whose legs do not know of the ship in their way."""
    free = shot(0, 2000, {0: (1300, 200)})
    crossed = shot(0, 2000, {0: (1300, 200), A_SEAT: (2300, 340)})
    assert trespasses(crossed, RULES, play(free, RULES)) == [f"0 is in {A_SEAT}"]
    assert trespasses(crossed, RULES, play(crossed, RULES)) == []


@given(st.integers(0, 35_999), st.integers(0, HOLES - 1))
def test_nothing_tunnels_through_a_planet_at_top_speed(angle: int, hole: int) -> None:
    x = round(HOLE_X[hole] + cos(radians(angle / 100)) * 300)
    y = round(HOLE_Y[hole] + sin(radians(angle / 100)) * 300)
    flick = shot((angle + 18_000) % 36_000, 5000, {0: (x, y)})
    assert trespasses(flick, RULES, play(flick, RULES)) == []


@pytest.mark.parametrize("speed", [500, 3000])
def test_a_push_goes_through_a_chain_of_ships(speed: int) -> None:
    """Each gives 0.925 of its speed to the next, and keeps 0.075."""
    places = {ship: (300 + 165 * ship, 200) for ship in range(5)}
    sliding = Sliding(shot(0, speed, places), RULES)
    slowing, at = RULES.friction * GRAVITY, float(speed * 10)
    for ship in range(4):
        at = sqrt(at**2 - 2 * slowing * 5)  # to the next one it is half a millimetre
        sliding.look()
        sliding.slide(sliding.after)
        sliding.happen()
        hit = sliding.discs[ship + 1]
        assert sliding.whom is hit
        assert hit.speed == pytest.approx(at * 0.925)
        assert sliding.discs[ship].speed == pytest.approx(at * 0.075)
        at *= 0.925


def test_ships_that_touch_each_other_pass_a_push_on_at_once() -> None:
    places = {0: (300, 200), **{ship: (600 + 160 * ship, 200) for ship in range(1, 4)}}
    result = play(shot(0, 1200, places), RULES)
    times = {leg.ship: leg.time for leg in reversed(result.legs)}
    assert times[1] == times[2] == times[3]
    rest = {event.ship: event.x for event in result.events}
    assert rest[3] - 1080 > rest[2] - 920 > rest[1] - 760 > 0


def test_a_break_of_two_beside_each_other_is_the_same_on_both_sides() -> None:
    """One is touched first; what comes of it differs by that alone, and both leave along their centres."""
    result = play(shot(9000, 2000, {0: (3600, 3000), 1: (3519, 3400), 2: (3681, 3400)}), RULES)
    first = {leg.ship: leg for leg in reversed(result.legs)}
    assert first[1].dx < 0 < first[2].dx
    assert first[1].dy > 0
    assert first[2].dy > 0


@pytest.mark.parametrize("speed", [300, 1000, 3000, 5000])
@pytest.mark.parametrize("offset", [0, 40, 80, 120, 150])
def test_two_ships_are_where_a_space_of_tiny_steps_has_them(speed: int, offset: int) -> None:
    """A while after a push, before anything else is met."""
    for other in (1, 8):
        flick = shot(0, speed, {0: (2300, 200), other: (2500, 200 + offset)})
        seconds = 300 / speed / 10
        expected = Space(flick, RULES, 1 / 200_000).at(seconds)
        for disc in slid(flick, seconds).discs:
            assert (disc.x, disc.y) == pytest.approx(expected[disc.number], abs=1.0)


def slid(flick: Flick, seconds: float) -> Sliding:
    """A flick so long after its beginning, or at its end."""
    sliding = Sliding(flick, RULES)
    while sliding.moving:
        sliding.look()
        left = seconds - sliding.time
        sliding.slide(min(sliding.after, left))
        if left < sliding.after:
            break
        sliding.happen()
    return sliding


def test_the_tinier_the_steps_the_nearer_a_space_comes_in_a_crowd() -> None:
    """Where many push each other a small error grows without end, so only most of them come near."""
    coarse, fine = ([error(crowded(seed), step) for seed in range(20)] for step in (1 / 2000, 1 / 30_000))
    assert median(fine) < 2
    assert median(fine) < median(coarse) / 5


def error(flick: Flick, step: float) -> float:
    """How far the farthest ship rests from where the space has it; very far where others are lost."""
    places = {disc.number: (disc.x, disc.y) for disc in slid(flick, 60).discs}
    expected = Space(flick, RULES, step).at(60)
    if places.keys() != expected.keys():
        return 1000.0
    return max((hypot(x - places[s][0], y - places[s][1]) for s, (x, y) in expected.items()), default=0.0)


def test_every_machine_gives_the_same_to_the_last_digit() -> None:
    """Compiled or not (see tests/fingerprints.py). A change of the law changes it, nothing else may."""
    flicks = [*map(scattered, range(60)), *map(crowded, range(60))]
    assert digest(flicks, read_rules("")) == "40bc40f70231371f"
    assert digest(flicks, read_rules("seams=yes wormholes=yes")) == "b63e635e67c2d133"


def test_an_enemy_that_is_bumped_into_the_flicked_ship_is_rammed() -> None:
    """It is the first enemy that the flicked ship touches."""
    sliding = Sliding(shot(0, 300, {0: (600, 200), A_SEAT: (1000, 300)}), RULES)
    sliding.go(sliding.discs[1], -8000.0, -2000.0)
    sliding.run()
    assert sliding.events == [(RAM, 0, A_SEAT, 0)]


def test_enemies_that_bump_each_other_are_not_rammed() -> None:
    sliding = Sliding(shot(0, 300, {0: (600, 200), A_SEAT: (3000, 200), 2 * A_SEAT: (3300, 200)}), RULES)
    sliding.go(sliding.discs[1], 8000.0, 0.0)
    sliding.run()
    assert sliding.events == []
    assert sliding.discs[2].x > 3500
