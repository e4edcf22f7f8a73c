"""axe-core finds nothing to complain of, on any screen, dark or light."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.house import PHONE, RESTING, Guest, Invite
from tests.browser.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TABLES = ("starflick", "flick", "choose", "place", "battle", "council", "last slot", "lesson", "lesson done")


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
