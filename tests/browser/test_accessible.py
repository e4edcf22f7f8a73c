"""axe-core finds nothing to complain of, on any screen, dark or light."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hands import Hands
from tests.browser.house import PHONE, RESTING, Guest, Invite
from tests.browser.positions import (
    AIMING,
    COUNCIL,
    FLICKING,
    FORMING,
    LAST_SLOT,
    MOVING,
    PLACING,
    SKIRMISH,
)
from tests.browser.test_afterwards import finished

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def at(position: str) -> Callable[[Guest], None]:
    """A table with that position, where I am asked."""

    def go(guest: Guest) -> None:
        guest.sit(guest.create(["me", "random"], position))
        Hands(guest.page, guest.name).asked()

    return go


def lobby(guest: Guest) -> None:
    guest.create(["me", "open"])
    guest.page.goto("/")
    guest.page.get_by_role("heading", name="My tables").wait_for()


def new_table(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Create a table").click()
    guest.page.get_by_text("All rules:").click()
    # Some of a hundred that look alike.
    guest.page.get_by_label("Search the options").fill("fleet")
    guest.page.locator("[data-option]").first.wait_for()


def waiting(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.create(['me', 'open'])}")
    guest.page.get_by_role("heading", name="One seat is free").wait_for()


def settings(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Settings").click()


def profile(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Ada").click()
    guest.page.get_by_role("button", name="Delete me").wait_for()


def delete_me(guest: Guest) -> None:
    profile(guest)
    guest.page.get_by_role("button", name="Delete me").click()


def after(guest: Guest) -> None:
    finished(guest)
    guest.page.get_by_role("slider", name="Moment of the game").fill("3")


def share(guest: Guest) -> None:
    finished(guest)
    guest.page.get_by_role("button", name="Picture to share").click()
    guest.page.get_by_role("link", name="Keep the picture").wait_for()


def page_at(path: str, heading: str) -> Callable[[Guest], None]:
    def go(guest: Guest) -> None:
        guest.page.goto(path)
        guest.page.get_by_role("heading", name=heading).first.wait_for()

    return go


SCREENS: dict[str, Callable[[Guest], None]] = {
    "lobby": lobby,
    "new table": new_table,
    "waiting": waiting,
    "choose": at(SKIRMISH),
    "place": at(PLACING),
    "move": at(MOVING),
    "battle": at(FORMING),
    "council": at(COUNCIL),
    "last slot": at(LAST_SLOT),
    "starflick": at(FLICKING),
    "flick": at(AIMING),
    "aftermath and replay": after,
    "picture to share": share,
    "rules": page_at("/rules", "Milkomeda"),
    "api": page_at("/api", "For programs"),
    "settings": settings,
    "profile": profile,
    "delete me": delete_me,
}
TABLES = ("starflick", "flick", "choose", "place", "battle", "council", "last slot")


def complaints(page: Page, *rules: str) -> list[str]:
    page.wait_for_function(RESTING)
    options = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = page.evaluate("(options) => axe.run(options)", options)
    return [
        f"{one['id']}: {node['html'][:200]} {node['any'][:1]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def look_at(screen: str, guest: Guest) -> Page:
    SCREENS[screen](guest)
    guest.page.evaluate(AXE.read_text(encoding="utf-8"))
    return guest.page


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_no_violation(screen: str, invite: Invite) -> None:
    page = look_at(screen, invite("Ada"))
    assert complaints(page) == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert complaints(page, "color-contrast") == []


@pytest.mark.parametrize("screen", TABLES)
def test_axe_finds_no_violation_on_a_phone(screen: str, invite: Invite) -> None:
    assert complaints(look_at(screen, invite("Ada", **PHONE))) == []
