"""Moving in one go, by clicks, keys, mouse and finger; and tiles that are dragged."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands
from tests.browser.house import PHONE, RESTING, Guest, Invite
from tests.browser.positions import PLACING, SKIRMISH, after

ON_THE_MOVE = after(SKIRMISH, "move")


def seated(invite: Invite, position: str, **more: object) -> tuple[Guest, Page, Hands]:
    ada, bob = invite("Ada", **more), invite("Bob")
    table = ada.create(["me", "open"], position)
    bob.join(table)
    page = ada.sit(table)
    return ada, page, Hands(page, "Ada")


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell={name}]")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, where: Locator) -> None:
    what.hover()
    page.mouse.down()
    page.mouse.move(*middle(where), steps=8)
    page.mouse.up()


def slide(page: Page, what: Locator, where: Locator) -> None:
    """With a finger."""
    page.wait_for_function(RESTING)
    touch = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = middle(what), middle(where)
    for kind, share in [("touchStart", 0.0), *(("touchMove", i / 8) for i in range(1, 9)), ("touchEnd", 1.0)]:
        at = {"x": x + (to_x - x) * share, "y": y + (to_y - y) * share}
        points = [] if kind == "touchEnd" else [at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def answers(guest: Guest) -> list[str]:
    sent = [json.loads(frame) for frame in guest.sent]
    return [said["text"] for said in sent if said["type"] == "answer"]


def test_fleets_are_picked_up_and_dropped_and_the_boost_follows(invite: Invite) -> None:
    ada, page, hands = seated(invite, ON_THE_MOVE)
    before = hands.asked()
    cell(page, "B1").click()
    expect(cell(page, "A1")).to_have_accessible_name(re.compile(r"^3 fleets from B1 to A1\."))
    expect(cell(page, "A2")).to_have_accessible_name(re.compile(r"^3 fleets from B1 to A2 for 1 blue\."))
    cell(page, "A2").click()
    expect(page.get_by_text("costs 1 of 9")).to_be_visible()
    page.locator("[aria-keyshortcuts=Enter]").click()
    assert hands.after(before)["step"] != "move"
    assert answers(ada) == ["spend 1 blue", "from B1", "enough", "move 3 B1 A2"]

    page.get_by_role("button", name="Take my last answer back").click()
    assert hands.state(lambda state: state["step"] == "boost-move")["question"] > before["question"]


def test_fleets_are_dragged_with_the_mouse(invite: Invite) -> None:
    ada, page, hands = seated(invite, ON_THE_MOVE)
    before = hands.asked()
    drag(page, cell(page, "B1"), cell(page, "A1"))
    counter = page.get_by_role("group", name="B1 → A1")
    expect(counter.get_by_role("status")).to_have_text("3 / 3")
    page.keyboard.press("-")
    expect(counter.get_by_role("status")).to_have_text("2 / 3")
    drag(page, cell(page, "A2"), cell(page, "A1"))
    page.keyboard.press("Enter")
    hands.after(before)
    assert answers(ada) == ["spend 0 blue", "from B1", "from A2", "move 2 B1 A1", "move 1 A2 A1", "done"]


def test_fleets_are_dragged_with_a_finger(invite: Invite) -> None:
    ada, page, hands = seated(invite, ON_THE_MOVE, **PHONE)
    before = hands.asked()
    slide(page, cell(page, "B1"), cell(page, "A1"))
    page.get_by_role("button", name="One fewer: B1 → A1").click()
    page.locator("[aria-keyshortcuts=Enter]").click()
    hands.after(before)
    assert answers(ada) == ["spend 0 blue", "from B1", "enough", "move 2 B1 A1", "done"]


def test_home_is_not_left_without_a_fleet_by_default(invite: Invite) -> None:
    ada, page, hands = seated(invite, ON_THE_MOVE.replace("A1: 1 teal", "A1: 3 teal"))
    before = hands.asked()
    drag(page, cell(page, "A1"), cell(page, "B1"))
    page.keyboard.press("Enter")
    hands.after(before)
    assert answers(ada)[-2:] == ["move 2 A1 B1", "done"]


def test_a_tile_is_dragged_onto_the_map(invite: Invite) -> None:
    ada, page, hands = seated(invite, PLACING)
    before = hands.asked()
    card = page.locator(".hand .card[aria-disabled=false]").first
    drag(page, card, page.locator("[data-cell].target").first)
    hands.after(before)
    assert answers(ada)[0].startswith("place ")


def test_a_tile_is_dragged_with_a_finger_and_then_confirmed(invite: Invite) -> None:
    ada, page, hands = seated(invite, PLACING, **PHONE)
    before = hands.asked()
    slide(
        page, page.locator(".hand .card[aria-disabled=false]").first, page.locator("[data-cell].target").first
    )
    page.locator("[aria-keyshortcuts=Enter]").click()
    hands.after(before)
    assert answers(ada)[0].startswith("place ")


def test_enter_confirms_what_is_proposed_after_a_click_and_a_shortcut(invite: Invite) -> None:
    ada, page, hands = seated(invite, after(SKIRMISH, "build"))
    before = hands.asked()
    page.locator("[aria-keyshortcuts=F]").click()
    page.keyboard.press("1")
    page.get_by_role("button", name="Light appearance").click()
    page.keyboard.press("1")
    page.keyboard.press("-")
    page.keyboard.press("Enter")
    hands.after(before)
    assert answers(ada) == ["build fleets 1 A1"]
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
