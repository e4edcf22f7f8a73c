"""Bots that know no game play this one, with a hand that errs."""

from statistics import mean, stdev

import pytest

from milkomeda.bots import BOTS, HANDED, LEVELS
from milkomeda.bots.duel import play_match
from milkomeda.bots.greedy import Greedy
from milkomeda.play.luck import Seeded
from milkomeda.play.step import HANDS, LUCK
from milkomeda.starflick.board import HOLE_X, HOLE_Y, PLANET, STARSHIP_RADIUS, distance, orbited
from milkomeda.starflick.physics.physics import REST
from milkomeda.starflick.physics.sliding import play
from milkomeda.starflick.rules.flick import FIRMLY, HAND_ERRORS, SPEEDS, Shoot, flick_of, is_near_rival, shot
from milkomeda.starflick.rules.setup import new_game
from tests.starflick.scene import HOLE, do, scene


def test_every_bot_that_is_offered_is_there() -> None:
    assert BOTS.keys() >= LEVELS.keys() | HANDED.keys()


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_plays_with_more(players: int) -> None:
    sky = new_game("pool=8", players)
    assert play_match(sky, [Greedy(8) for _ in range(players)], Seeded(1), 30_000)


def test_a_position_can_be_judged_when_more_has_been_taken_than_the_pool_held() -> None:
    sky = scene("teal 1: 20.0 20.0")
    for pool in (1, 0, -1, -2):
        sky.pool = pool
        assert sky.features(0)


@pytest.mark.parametrize("hand", range(len(HANDS)))
def test_a_hand_errs_as_much_as_it_should(hand: int) -> None:
    sky = do(scene("teal 1: 20.0 20.0"), "move", "flick 1")
    choice = sky.step.read(sky, "shoot 180.00 1000")
    luck = Seeded(3)
    shots = [divmod(int(sky.step.slip(sky, choice, hand, luck)), SPEEDS) for _ in range(3000)]
    angles, speeds = [angle for angle, _ in shots], [speed for _, speed in shots]
    assert mean(angles) == pytest.approx(18_000, abs=25)
    assert stdev(angles) == pytest.approx(HAND_ERRORS[hand][0], rel=0.08)
    assert stdev(speeds) / 1000 == pytest.approx(HAND_ERRORS[hand][1], rel=0.08)


@pytest.mark.parametrize(
    ("start", "goal", "rates"),
    [("alpha", "alpha-a", (0.89, 0.98, 1.00, 1.00)), ("alpha-c", "delta-f", (0.45, 0.65, 0.76, 0.93))],
)
def test_a_firm_shot_into_an_orbit_succeeds_as_often_as_a_hand_is_good(
    start: str, goal: str, rates: tuple[float, ...]
) -> None:
    """From orbit to orbit of planets that are 130 mm apart, or 250."""
    x, y, goal_x, goal_y = HOLE_X[HOLE[start]], HOLE_Y[HOLE[start]], HOLE_X[HOLE[goal]], HOLE_Y[HOLE[goal]]
    part = 365 / distance(x, y, goal_x, goal_y)
    sky = scene()
    sky.put_ship(0, round(x + (goal_x - x) * part), round(y + (goal_y - y) * part))
    away = distance(sky.x[0], sky.y[0], goal_x, goal_y)
    choice = shot(sky, goal_x - sky.x[0], goal_y - sky.y[0], away - PLANET - STARSHIP_RADIUS + FIRMLY)
    for hand, rate in enumerate(rates):
        luck = Seeded(hand)
        shots = [divmod(int(Shoot(0).slip(sky, choice, hand, luck)), SPEEDS) for _ in range(400)]
        ends = [play(flick_of(sky, 0, *each), sky.rules).events[0] for each in shots]
        rests = [orbited(end.x, end.y, STARSHIP_RADIUS) for end in ends if end.what == REST]
        assert rests.count(HOLE[goal]) / 400 == pytest.approx(rate, abs=0.07)


def test_sampled_shots_are_sensible() -> None:
    """Nearly all of them ram, or lead into an orbit or near a rival; also from a corner."""
    for lines in ("teal 1: 240.0 240.0\ngold 1: 480.0 480.0", "teal 1: 12.0 12.0\ngold 1: 480.0 480.0"):
        sky = do(scene(lines), "move", "flick 1")
        luck, sensible = Seeded(1), 0
        for _ in range(200):
            after = sky.copy()
            after.play(after.step.sample(after, luck))
            while after.seat() == LUCK:
                after.play(after.step.sample(after, luck))
            near = after.x[0] >= 0 and is_near_rival(after, 0, after.x[0], after.y[0])
            sensible += after.orbit[0] >= 0 or after.x[9] < 0 or near
        assert sensible > 180
