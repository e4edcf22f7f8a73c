"""The physics of a flick."""

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from milkomeda.play.luck import Seeded
from milkomeda.starflick.board import A_SEAT, HOLE_X, HOLE_Y, HOLES, ORBIT, PLANET, RADIUS, SHIPS, SIDE
from milkomeda.starflick.options import read_rules
from milkomeda.starflick.physics import (
    DT,
    OFF,
    REST,
    Collisions,
    Flick,
    beginning,
    play,
    slide,
    speed_for,
    stopping_distance,
)
from milkomeda.starflick.rules.flick import HAND_ERRORS, packed, two_normals

RULES = read_rules("")
SEEDS = st.integers(0, 2**31)


def flick(seed: int, ships: int = 8, speed: int = 0) -> Flick:
    """A flick of the first of some ships that lie anywhere, half of them enemies."""
    luck = Seeded(seed)
    x, y = [-1] * SHIPS, [-1] * SHIPS
    for number in range(ships):
        ship = number // 2 + (A_SEAT if number % 2 else 0)
        while True:
            x[ship], y[ship] = int(luck.below(SIDE)), int(luck.below(SIDE))
            others = [(x[s], y[s], RADIUS[s]) for s in range(SHIPS) if x[s] >= 0 and s != ship]
            planets = [(HOLE_X[h], HOLE_Y[h], PLANET) for h in range(HOLES)]
            if all(hypot(x[ship] - a, y[ship] - b) > r + RADIUS[ship] for a, b, r in others + planets):
                break
    return Flick(0, int(luck.below(36_000)), speed or 300 + int(luck.below(2700)), tuple(x), tuple(y), ())


def after(shot: Flick) -> dict[int, tuple[int, int]]:
    """Where ships lie in the end."""
    places = {ship: (shot.x[ship], shot.y[ship]) for ship in range(SHIPS) if shot.x[ship] >= 0}
    for event in play(shot, RULES).events:
        if event.what == REST:
            places[event.ship] = event.x, event.y
        else:
            places.pop(event.ship)
            if event.what == 2:
                places.pop(event.x)
    return places


@given(SEEDS)
def test_same_flick_same_result(seed: int) -> None:
    assert play(flick(seed), RULES).events == play(flick(seed), RULES).events


@given(SEEDS)
def test_nothing_overlaps_at_rest(seed: int) -> None:
    places = after(flick(seed, 12))
    for ship, (x, y) in places.items():
        for hole in range(HOLES):
            assert hypot(x - HOLE_X[hole], y - HOLE_Y[hole]) >= PLANET + RADIUS[ship]
        for other, (a, b) in places.items():
            assert other == ship or hypot(x - a, y - b) >= RADIUS[ship] + RADIUS[other]


def energy(run: Collisions) -> float:
    return sum(body.kinetic_energy for body in run.bodies.values())


@given(SEEDS)
@settings(max_examples=40)
def test_energy_never_grows_and_everything_comes_to_rest(seed: int) -> None:
    shot = flick(seed, 16, 3000)
    run = Collisions(shot, RULES, beginning(shot))
    before = energy(run)
    for _ in range(400):
        run.steps()
        assert energy(run) <= before * (1 + 1e-9) + 1e-6
        before = energy(run)
    assert run.still()


@pytest.mark.parametrize("speed", [300, 900, 1500])
@pytest.mark.parametrize("angle", [0, 9000])
def test_a_straight_shot_stops_where_friction_says(speed: int, angle: int) -> None:
    """To v² / 2 μ g, along the edge where there is no planet."""
    expected = speed**2 / (2 * 0.20 * 9810) * 10
    shot = Flick(0, angle, speed, (200, *[-1] * 35), (200, *[-1] * 35), ())
    ((_, _, x, y),) = play(shot, RULES).events
    assert hypot(x - 200, y - 200) == pytest.approx(expected, rel=0.01)
    ((_, _, x, y),) = Collisions(shot, RULES, beginning(shot)).run(False).events
    assert hypot(x - 200, y - 200) == pytest.approx(expected, rel=0.01)


@given(SEEDS)
@settings(max_examples=60)
def test_a_ship_alone_and_the_space_agree_until_the_first_bounce(seed: int) -> None:
    shot = flick(seed, 1)
    way = slide(shot, RULES)
    if len(way.legs) == 1 and way.events and way.events[0].what == REST:
        (event,) = Collisions(shot, RULES, beginning(shot)).run(False).events
        near_the_edge = not (30 < way.events[0].x < SIDE - 30 and 30 < way.events[0].y < SIDE - 30)
        if not (near_the_edge and event.what == OFF):
            length = hypot(event.x - shot.x[0], event.y - shot.y[0])
            assert length == pytest.approx(way.legs[0].length, rel=0.01, abs=5)


@given(st.integers(0, 35_999), st.integers(0, HOLES - 1))
def test_nothing_tunnels_through_a_planet_at_top_speed(angle: int, hole: int) -> None:
    """On no frame a disc lies within a planet, on the way through a crowd of them."""
    for frame in play(at_planet(angle, hole), RULES, film=True).frames:
        for _, a, b in frame:
            assert nearest_planet(a, b) >= PLANET + 80 - 1


@given(st.integers(0, 35_999), st.integers(0, HOLES - 1))
@settings(max_examples=60)
def test_nothing_tunnels_in_the_space_either(angle: int, hole: int) -> None:
    """A step at top speed is 12.5 mm: a disc is at most so deep in a planet, far from its middle."""
    run = Collisions(at_planet(angle, hole), RULES, beginning(at_planet(angle, hole)))
    while not run.still() and run.bodies:
        run.space.step(DT)
        for body in run.bodies.values():
            assert nearest_planet(*body.position) >= PLANET + 80 - 125


def at_planet(angle: int, hole: int) -> Flick:
    """A flick at top speed from 30 mm away, straight at a planet."""
    x = round(HOLE_X[hole] + cos(radians(angle / 100)) * 300)
    y = round(HOLE_Y[hole] + sin(radians(angle / 100)) * 300)
    return Flick(0, (angle + 18_000) % 36_000, 3000, (x, *[-1] * 35), (y, *[-1] * 35), ())


def nearest_planet(x: float, y: float) -> float:
    return min(hypot(x - HOLE_X[hole], y - HOLE_Y[hole]) for hole in range(HOLES))


@pytest.mark.parametrize("own", [True, False])
def test_nothing_tunnels_through_a_ship_at_top_speed(own: bool) -> None:
    x, y = [-1] * SHIPS, [-1] * SHIPS
    x[0], y[0] = 1300, 200
    target = 1 if own else A_SEAT
    for away in range(1500, 2600, 37):
        x[target], y[target] = away, 200
        shot = Flick(0, 0, 3000, tuple(x), tuple(y), ())
        assert any(target in (event.ship, event.x) for event in play(shot, RULES).events)
        assert any(
            target in (e.ship, e.x) for e in Collisions(shot, RULES, beginning(shot)).run(False).events
        )


def test_a_battleship_has_twice_the_mass() -> None:
    x, y = [-1] * SHIPS, [-1] * SHIPS
    x[0], y[0], x[8], y[8] = 1300, 200, 1600, 200
    light = {e.ship: e.x for e in play(Flick(0, 0, 1000, tuple(x), tuple(y), ()), RULES).events}
    assert light[0] < 1411  # thrown back
    assert light[8] > 1700


def test_frames_are_sixty_a_second_and_end_where_the_ship_rests() -> None:
    shot = Flick(0, 0, 981, (200, *[-1] * 35), (200, *[-1] * 35), ())
    result = play(shot, RULES, film=True)
    assert len(result.frames) == 31  # v / μ g is half a second
    assert result.frames[0] == [(0, 200.0, 200.0)]
    ((_, x, y),) = result.frames[-1]
    assert (round(x), round(y)) == (result.events[0].x, result.events[0].y)


def test_frames_go_on_where_ships_push_each_other() -> None:
    shot = Flick(0, 0, 900, (200, 600, *[-1] * 34), (200, 200, *[-1] * 34), ())
    frames = play(shot, RULES, film=True).frames
    steps = [abs(b[0][1] - a[0][1]) for a, b in pairwise(frames)]
    assert max(steps) <= 900 * 10 / 60 + 1
    assert frames[-1][1][1] > 600


@pytest.mark.parametrize(
    ("millimetres", "rates"), [(130, (0.89, 0.98, 1.00, 1.00)), (250, (0.45, 0.65, 0.76, 0.93))]
)
def test_straight_shots_into_an_orbit_succeed_as_often_as_hands_are_good(
    millimetres: int, rates: tuple[float, ...]
) -> None:
    """From orbit to orbit of planets so far apart; aimed a little too far, for a planet holds ships up."""
    away = millimetres - 36.5
    goal = speed_for((away - 27 + 10) * 10, RULES) / 10
    for hand, rate in enumerate(rates):
        luck, hits = Seeded(hand), 0
        angle_error, speed_error = HAND_ERRORS[hand]
        for _ in range(1500):
            one, other = two_normals(luck)
            length = stopping_distance(goal * (1 + other * speed_error) * 10, RULES) / 10
            hits += into_orbit(away, length, one * angle_error / 100)
        assert hits / 1500 == pytest.approx(rate, abs=0.07)


def into_orbit(away: float, length: float, angle: float) -> bool:
    """Whether a shot ends in orbit; a bounce keeps 0.7 of the speed."""
    from math import cos, radians, sin, sqrt

    aside, along = away * sin(radians(angle)), away * cos(radians(angle))
    if abs(aside) < 27:
        touch = along - sqrt(27**2 - aside**2)
        if length > touch:
            return (length - touch) * 0.49 < 19
    return hypot(along - length, aside) < ORBIT / 10 + 8


def test_packed_shots_are_whole_numbers() -> None:
    assert divmod(packed(4500, 1200), 8192) == (4500, 1200)
