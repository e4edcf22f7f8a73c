"""How many presses an action takes, beside pointing at its targets: the table in docs/architecture.md."""

import re
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.hands import Hands
from tests.browser.house import Guest, Invite
from tests.browser.positions import (
    CROWDED_SKY,
    FORMING,
    LAST_POINT,
    LAST_SLOT,
    OFFERING,
    ORBITING,
    PLACING,
    SKIRMISH,
    after,
)

PAGE: Final = Path(__file__).parents[2] / "docs" / "architecture.md"
MOST: Final = 3
SKY: Final = CROWDED_SKY.replace("pending: move left=2;", "pending: action;")
LAB: Final = LAST_POINT.replace("alpha-b: orange", "alpha-a: grey teal 1 lab\nalpha-b: orange")
DECIDING: Final = SKIRMISH.replace("master gold", "master teal") + "pending: propose-order; decide-order\n"


class Way(NamedTuple):
    """Presses, and targets among them, in the order of a hand."""

    position: str
    hand: str


WAYS: Final = {
    "explore": Way(SKIRMISH, "Explore, Draw, @A3"),
    "research": Way(SKIRMISH, "Research, Observatory, Detectors"),
    "move fleets": Way(SKIRMISH, "Move, @B1, @B2, Move"),
    "build fleets": Way(SKIRMISH, "Build, Fleets, @A1, Build"),
    "build a structure": Way(SKIRMISH, "Build, Outpost, @B1"),
    "attack": Way(SKIRMISH, "Attack, @C1, Bring them"),
    "form up": Way(FORMING, "@Beam, @Shield, @Drone, Seal"),
    "place a sector, turned": Way(PLACING, "Turn right, @A3"),
    "activate a protocol": Way(after(PLACING, "place Styl Coron A3 r0"), "Attack 3 red"),
    "claim a slot": Way(LAST_SLOT, "Wits of Clausewitz, Wits of Clausewitz"),
    "make an offer": Way(OFFERING, "One more: blue, Offer"),
    "make no offers": Way(OFFERING, "No offers until"),
    "decide the order": Way(DECIDING, "Propose"),
    "recruit": Way(SKY, "Recruit, @alpha, That is enough"),
    "return troops": Way(SKY, "Return troops, @alpha-a, That is enough"),
    "launch": Way(SKY, "Move, @alpha-a, Put it here"),
    "flick": Way(SKY, "Move, @teal 3, Fire"),
    "land": Way(ORBITING, "Move, Land"),
    "build": Way(SKY, "Build, @alpha-a, Colony"),
    "mine": Way(LAST_POINT, "Mine, @alpha-b"),
    "develop": Way(LAB, "Develop, grey 1"),
}


def counted() -> dict[str, int]:
    """What the page says that it takes now."""
    rows = re.findall(r"^\| ([a-z, ]+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {action: int(now) for action, now in rows}


def target(page: Page, name: str) -> Locator:
    """On the board, or on the mat of a fight."""
    ship = page.get_by_role("group", name="Battle mat").get_by_role("button", name=f"{name},")
    return page.locator(f"[data-cell='{name}']").or_(ship).first


def begin(guest: Guest, position: str) -> None:
    four = "rose" in position.partition("pending:")[0]
    guest.sit(guest.create(["me", *["random"] * (3 if four else 1)], position))
    Hands(guest.page, guest.name).asked()


@pytest.mark.parametrize("action", WAYS)
def test_no_action_takes_more_than_three_presses_beside_its_targets(action: str, invite: Invite) -> None:
    position, hand = WAYS[action]
    ada = invite("Ada")
    begin(ada, position)
    hands, bar = Hands(ada.page, "Ada"), ada.page.locator("[data-panel=bar]")
    before, presses = hands.asked(), 0
    for part in hand.split(", "):
        if part.startswith("@"):
            target(ada.page, part[1:]).click()
        else:
            name = re.compile(rf"\b{part}\b", re.IGNORECASE)
            bar.get_by_role("button", name=name, disabled=False).last.click()
            presses += 1
        hands.state()
    hands.after(before)
    assert presses == counted()[action] <= MOST
