"""Starflick at the table: ships flicked by hand, and seen where the server says they are."""

import json
import re
import time
from functools import partial
from itertools import pairwise
from math import dist, hypot
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.hands import Hands
from tests.browser.house import MOTION, PHONE, Guest, Invite
from tests.browser.positions import AIMING, FLICKING, ICE, ORBITING

FLYING: Final = "[data-flying]"
HOMES: Final = {"alpha": (78, 78), "gamma": (642, 642)}

# Where the ships and two planets are on the screen.
PLACES: Final = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-ship] .hull, [data-cell=alpha], [data-cell=gamma]")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [one.dataset.cell ?? one.parentNode.dataset.ship, [left + width / 2, top + height / 2]];
  }))"""

# One of these places once it rests on the board: the camera first learns how large its window is.
RESTING_PLACE: Final = f"""(at) => {{
  const now = ({PLACES})()[at];
  const before = window.place;
  window.place = now;
  const rests = now && before && now.join() === before.join();
  return rests && document.elementFromPoint(...now)?.closest("svg") ? now : null;
}}"""

# Notes every place at which a ship is drawn.
RECORD: Final = """(ship) => {
  window.places = [];
  const note = () => {
    const moved = document.querySelector(`[data-ship="${ship}"]`)?.getAttribute("transform");
    if (moved) window.places.push(moved.match(/[\\d.]+/g).map(Number));
    requestAnimationFrame(note);
  };
  note();
}"""


def scene(guest: Guest) -> Any:
    frames = [frame for frame in guest.frames if frame.startswith('{"type":"scene"')]
    return json.loads(frames[-1])


def middle(page: Page, at: str) -> tuple[float, float]:
    x, y = page.wait_for_function(RESTING_PLACE, arg=at).json_value()
    return x, y


def pull(page: Page, ship: str, by: tuple[float, float]) -> None:
    """Take a ship, pull it back, and let go."""
    x, y = middle(page, ship)
    page.mouse.move(x, y)
    page.mouse.down()
    for part in (0.3, 0.6, 1.0):
        page.mouse.move(x + by[0] * part, y + by[1] * part)
    page.mouse.up()


def rest(page: Page) -> None:
    expect(page.locator(FLYING)).to_have_count(0)


def assert_shown_as_it_is(*guests: Guest) -> None:
    """Every ship is on all screens where the server says, to the pixel."""
    last = scene(guests[0])["number"]
    for guest in guests:
        guest.comes_to(partial(number, guest), last)
        rest(guest.page)
        guest.comes_to(partial(misplaced, guest), [])


def number(guest: Guest) -> int:
    return int(scene(guest)["number"])


def misplaced(guest: Guest) -> list[str]:
    """The ships that are not on the screen where the server says."""
    shown = guest.page.evaluate(PLACES)
    (left, top), (right, bottom) = shown.pop("alpha"), shown.pop("gamma")
    first, last = HOMES["alpha"][0], HOMES["gamma"][0]

    def on_screen(x: float, y: float) -> tuple[float, float]:
        across, down = (x - first) / (last - first), (y - first) / (last - first)
        return left + across * (right - left), top + down * (bottom - top)

    discs = {disc["ship"]: on_screen(disc["x"], disc["y"]) for disc in scene(guest)["picture"]["discs"]}
    return [
        ship
        for ship in shown.keys() | discs.keys()
        if not (ship in shown and ship in discs and dist(shown[ship], discs[ship]) < 0.5)
    ]


def away(point: list[float], track: Any) -> float:
    """How far a point is from a track."""
    ways = list(zip(track["x"], track["y"], strict=True))
    return min(from_line(point, one, other) for one, other in pairwise(ways))


def from_line(point: list[float], one: tuple[float, float], other: tuple[float, float]) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    along = ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / length if length else 0.0
    along = min(max(along, 0.0), 1.0)
    return hypot(point[0] - one[0] - along * dx, point[1] - one[1] - along * dy)


def seated(invite: Invite, position: str) -> tuple[Guest, Guest, Hands, Hands]:
    ada, bob = invite("Ada", **MOTION), invite("Bob", **MOTION)
    table = ada.create(["me", "open"], position)
    bob.join(table)
    for guest in (ada, bob):
        guest.context.clock.install()
    return ada, bob, Hands(ada.sit(table), "Ada"), Hands(bob.sit(table), "Bob")


def press(guest: Guest, name: str) -> None:
    guest.page.get_by_role("region", name="What to do now").get_by_role("button", name=name).click()


def wait_for(hands: Hands, step: str) -> None:
    hands.state(lambda state: state["step"] == step)


def test_two_play_to_the_end_with_their_hands(invite: Invite) -> None:
    ada, bob, teal, gold = seated(invite, ICE)
    wait_for(teal, "action")
    press(ada, "Move")
    wait_for(teal, "move")
    ada.stop_time()
    ada.page.evaluate(RECORD, "teal 1")
    pull(ada.page, "teal 1", (-50, -40))
    teal.state(lambda state: "1 movement point" in state["said"])
    ada.context.clock.run_for(500)
    expect(ada.page.locator(FLYING)).to_have_count(1)
    ada.context.clock.resume()
    assert_shown_as_it_is(ada, bob)
    (track,) = scene(ada)["picture"]["flick"]["tracks"]
    places = ada.page.evaluate("() => window.places")
    assert len({tuple(place) for place in places}) > 2, "it was seen flying"
    assert max(away(place, track) for place in places) < 0.2, "it flew just as the server says"

    pull(ada.page, "teal 2", (-40, -10))
    wait_for(gold, "action")
    press(bob, "Move")
    wait_for(gold, "move")
    pull(bob.page, "gold 2", (40, 44))
    gold.state(lambda state: "1 movement point" in state["said"])
    assert_shown_as_it_is(bob, ada)
    press(bob, "Stop moving")
    press(bob, "Stop moving")

    wait_for(teal, "action")
    press(ada, "Mine")
    wait_for(teal, "mine")
    ada.page.locator("[data-cell=alpha-b]").click()
    wait_for(gold, "action")
    press(bob, "Recruit")
    wait_for(gold, "recruit")
    bob.page.locator("[data-cell=gamma]").click()
    press(bob, "That is enough")
    for guest in (ada, bob):
        guest.page.get_by_role("button", name="See the result").click()
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text(
            re.compile("^(You win|Ada wins) with 1 VP")
        )
    scrubber = bob.page.get_by_role("slider", name="Moment of the game")
    scrubber.fill("4")
    expect(bob.page.locator("[data-board][aria-busy=false]")).to_have_count(1)
    bob.stop_time()
    bob.page.get_by_role("button", name="One moment on").click()
    expect(bob.page.locator(FLYING)).to_have_count(1)
    bob.context.clock.resume()
    rest(bob.page)


def touch(session: CDPSession, kind: str, at: tuple[float, float] | None, when: float) -> None:
    points = [{"x": at[0], "y": at[1]}] if at else []
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when})


def test_a_finger_that_slips_when_it_is_lifted_does_not_spoil_the_aim(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    page = ada.sit(ada.create(["me", "random"], FLICKING))
    hands = Hands(page, "Ada", touch=True)
    wait_for(hands, "move")
    session = ada.context.new_cdp_session(page)
    x, y = middle(page, "teal 1")
    began = time.time()
    touch(session, "touchStart", (x, y), began)
    for part in (1, 2, 3, 4):
        touch(session, "touchMove", (x + 10 * part, y + 18 * part), began + 0.05 * part)
    wait_for(hands, "shoot")
    aimed = "shoot 240.95 607"
    expect(page.locator(".outcome .text")).to_have_text(aimed)
    touch(session, "touchMove", (x + 36, y + 64), began + 1.0)
    touch(session, "touchEnd", None, began + 1.01)
    hands.state(lambda state: state["step"] != "shoot")
    answers = [json.loads(frame) for frame in ada.sent if '"answer"' in frame]
    assert [answer["text"] for answer in answers] == ["flick 1", aimed]
    assert_shown_as_it_is(ada)


def test_a_flick_by_keyboard_and_one_that_is_typed(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], FLICKING))
    hands = Hands(page, "Ada")
    wait_for(hands, "move")
    page.keyboard.press("1")
    wait_for(hands, "shoot")
    for key in ("ArrowRight", "ArrowRight", "Shift+ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    hands.state(lambda state: "1 movement point" in state["said"])
    page.keyboard.press("/")
    page.keyboard.type("flick 2")
    page.keyboard.press("Enter")
    wait_for(hands, "shoot")
    page.keyboard.press("/")
    page.keyboard.type("shoot 300.00 9000")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("a speed is from 1 to 3000 mm/s")
    page.keyboard.press("/")
    page.keyboard.type("shoot 300.00 250")
    page.keyboard.press("Enter")
    hands.state(lambda state: state["step"] != "shoot")
    texts = [json.loads(frame)["text"] for frame in ada.sent if '"answer"' in frame]
    assert texts == ["flick 1", "shoot 51.90 850", "flick 2", "shoot 300.00 9000", "shoot 300.00 250"]
    assert_shown_as_it_is(ada)


@pytest.mark.parametrize("way", ["reload", "offline"])
def test_whoever_comes_back_in_the_middle_of_a_flight_sees_how_it_ended(way: str, invite: Invite) -> None:
    ada, bob, teal, _ = seated(invite, ICE)
    bob.outages = True
    wait_for(teal, "action")
    press(ada, "Move")
    wait_for(teal, "move")
    bob.stop_time()
    pull(ada.page, "teal 1", (-50, -30))
    expect(bob.page.locator(FLYING)).to_have_count(1)
    if way == "reload":
        bob.page.reload()
        bob.page.wait_for_selector("[data-ship]")
    else:
        bob.context.set_offline(True)
        expect(bob.page.get_by_text("Connection lost").first).to_be_visible()
        bob.context.set_offline(False)
    bob.context.clock.resume()
    expect(bob.page.get_by_text("Connection lost")).to_have_count(0)
    assert_shown_as_it_is(ada, bob)


def test_a_scan_shows_the_planet_only_to_the_one_who_scans(invite: Invite) -> None:
    ada, bob, teal, gold = seated(invite, ORBITING)
    wait_for(teal, "action")
    press(ada, "Recruit")
    wait_for(teal, "recruit")
    ada.page.locator("[data-cell=alpha]").click()
    press(ada, "That is enough")
    wait_for(teal, "scan")
    ada.page.locator("[data-cell=alpha-a]").click()
    wait_for(gold, "action")
    expect(ada.page.locator("[data-cell=alpha-a]")).to_have_attribute("aria-label", re.compile("you know"))
    assert not any('"known":"' in frame.replace('"known":""', "") for frame in bob.frames)


def test_a_ship_is_launched_by_pointing_and_by_keyboard(invite: Invite) -> None:
    position = FLICKING.replace("4 troops, 2 starships", "4 troops, 4 starships", 1)
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], position))
    hands = Hands(page, "Ada")
    wait_for(hands, "move")
    page.locator("[data-cell=alpha-b]").click()
    wait_for(hands, "place")
    page.mouse.click(*middle(page, "alpha"))
    expect(page.get_by_role("alert")).to_contain_text("that is outside the orbit")
    planet = page.locator("[data-cell=alpha-b]").bounding_box()
    assert planet
    page.mouse.click(planet["x"] - planet["width"] / 4, planet["y"] + planet["height"] / 2)
    hands.state(lambda state: "1 movement point" in state["said"])
    page.keyboard.press("1")
    wait_for(hands, "place")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    hands.state(lambda state: state["step"] != "place")
    assert_shown_as_it_is(ada)
    assert len(scene(ada)["picture"]["discs"]) == 6


# Teal aims with a planet, a ship of its own and an enemy around it.
CORNERED: Final = (
    AIMING.replace("pool=1", "pool=1 aim_line=1000")
    .replace("teal 2: 78.0 120.0", "teal 2: 250.0 200.0\ngold 1: 120.0 150.0")
    .replace("gold 1: 600.0 642.0\n", "")
)


def drawn(page: Page, kind: str) -> list[tuple[float, float]]:
    """Where the aim has such a mark, in millimetres."""
    marks = page.locator(f"svg .{kind}").all()
    return [(float(mark.get_attribute("cx") or 0), float(mark.get_attribute("cy") or 0)) for mark in marks]


@pytest.mark.parametrize(
    ("shot", "bounces"), [("0.00 400", 0), ("20.00 600", 0), ("353.00 1100", 2), ("180.00 900", 2)]
)
def test_the_aim_line_ends_where_the_ship_comes_to_rest(invite: Invite, shot: str, bounces: int) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], CORNERED))
    hands = Hands(page, "Ada")
    wait_for(hands, "shoot")
    aim(page, shot)
    (end,) = drawn(page, "rest")
    assert len(drawn(page, "touch")) == bounces
    page.keyboard.press("Enter")
    hands.state(lambda state: state["step"] != "shoot")
    assert_shown_as_it_is(ada)
    rested = next(disc for disc in scene(ada)["picture"]["discs"] if disc["ship"] == "teal 1")
    assert dist((rested["x"], rested["y"]), end) < 0.1


def aim(page: Page, shot: str) -> None:
    """By the two dials."""
    for name, value in zip(("Direction", "Speed"), shot.split(), strict=True):
        page.get_by_role("slider", name=name).fill(value)


@pytest.mark.parametrize(
    ("shot", "said", "mark"),
    [
        ("90.00 900", "Rams starship 1 of Gold.", "lost"),
        ("43.20 1000", "Pushes starship 2 of Ada.", "touch"),
        ("225.00 2000", "Leaves the board.", "lost"),
    ],
)
def test_the_aim_says_what_the_ship_meets(invite: Invite, shot: str, said: str, mark: str) -> None:
    page = (ada := invite("Ada")).sit(ada.create(["me", "random"], CORNERED))
    wait_for(Hands(page, "Ada"), "shoot")
    aim(page, shot)
    expect(page.locator(".outcome")).to_contain_text(said)
    expect(page.locator(f"svg .{mark}")).to_have_count(1)


def test_a_finger_hits_ships_that_are_small_and_the_planets_between_them(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    page = ada.sit(ada.create(["me", "random"], FLICKING))
    hands = Hands(page, "Ada", touch=True)
    wait_for(hands, "move")
    for ship in ("teal 1", "teal 2", "gold 1"):
        box = page.locator(f"[data-cell='{ship}']").bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40
    page.touchscreen.tap(*middle(page, "alpha"))
    expect(page.locator(".mark.looked")).to_have_attribute("cx", str(HOMES["alpha"][0]))
    x, y = middle(page, "teal 1")
    page.touchscreen.tap(x + 12, y - 12)
    wait_for(hands, "shoot")
    assert scene(ada)["picture"]["aiming"] == "teal 1"
