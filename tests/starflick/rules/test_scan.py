"""§4 After action: scan. What only some have seen stays hidden from the others."""

from milkomeda.play.luck import Seeded
from milkomeda.play.step import HIDDEN, WATCHER
from milkomeda.starflick.rules.end import planets_left, secrets
from milkomeda.starflick.state import Sky
from tests.starflick.scene import GOLD, HOLE, TEAL, asked, do, planet, said, scene

BOTH = "teal 1: 206.0 100.0\ngold 1: 206.0 30.0"
HERE = HOLE["alpha-a"]


def scanned(text: str = BOTH, kind: str = "pink") -> Sky:
    sky = do(scene(text), "recruit", "troop to alpha", "enough")
    return do(sky, "scan alpha-a", f"alpha-a is {kind}")


def test_you_may_examine_any_face_down_planets_you_are_orbiting() -> None:
    sky = do(scene(BOTH + "\nteal 2: 106.0 240.0"), "recruit", "troop to alpha", "enough")
    assert said(sky) == ["scan alpha-a", "scan alpha-b", "enough"]
    do(sky, "scan alpha-b", "alpha-b is grey", "enough")
    assert sky.active == GOLD


def test_scan_after_action_with_grey4_once_or_after_each() -> None:
    lines = "teal levels: 4 0 0 0\nteal 1: 206.0 100.0"
    once = do(scene(lines), "recruit", "troop to alpha", "enough")
    assert asked(once) == "action"
    do(once, "done")
    assert asked(once) == "scan"
    each = do(scene(lines, "scan=action"), "recruit", "troop to alpha", "enough")
    assert asked(each) == "scan"
    do(each, "enough")
    assert asked(each) == "action"
    do(each, "done")
    assert asked(each) == "scan"
    do(each, "enough")
    assert each.active == GOLD


def test_must_return_to_face_down_state_after_viewing() -> None:
    assert planet(scanned(), "alpha-a") == "down"


def test_others_do_not_see_it() -> None:
    sky = scanned()
    assert secrets(sky.view(TEAL)).kind(HERE) == 3  # type: ignore[arg-type]
    assert secrets(sky.view(GOLD)).kind(HERE) == HIDDEN  # type: ignore[arg-type]
    assert secrets(sky.view(WATCHER)).kind(HERE) == HIDDEN  # type: ignore[arg-type]


def test_what_was_seen_once_stays_so() -> None:
    sky = do(scanned(), "recruit", "troop to gamma", "enough")
    assert asked(sky) == "scan"
    do(sky, "scan alpha-a")
    assert said(sky) == ["alpha-a is pink"]


def test_a_planet_that_is_known_need_not_be_scanned_again() -> None:
    sky = do(scanned("teal 1: 206.0 100.0"), "recruit", "troop to gamma", "enough")
    do(sky, "recruit", "troop to alpha", "enough")
    assert sky.active == GOLD


def test_a_scanned_planet_is_turned_up_as_what_it_is() -> None:
    sky = do(scanned("teal 1: 206.0 100.0"), "recruit", "troop to gamma", "enough")
    do(sky, "move", "land 1")
    assert said(sky) == ["alpha-a is pink"]
    do(sky, "alpha-a is pink")
    assert secrets(sky).known == []


def test_each_quadrant_has_one_planet_of_every_colour_and_two_asteroids_for_two() -> None:
    sky = scene("alpha-a: grey teal 1 lab\nalpha-b: asteroid")
    assert planets_left(sky, secrets(sky), 0) == [0, 1, 1, 1, 1]


def test_what_others_have_scanned_is_imagined_among_what_is_left() -> None:
    sky = scanned("alpha-b: grey\nalpha-c: brown\nalpha-d: orange\nalpha-e: asteroid\n" + BOTH, "pink")
    kinds = {
        secrets(sky.view(GOLD).imagine(GOLD, Seeded(seed))).kind(HERE)  # type: ignore[arg-type]
        for seed in range(30)
    }
    assert kinds == {3, 4}
