"""Planning the next turn while others think."""

import json

from playwright.sync_api import Page, expect

from tests.browser.house import Guest, Invite
from tests.browser.positions import OTHERS_TURN

PLAN = "Your plan, which nobody sees: "


def give(page: Page, answer: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(f"{answer}\n")


def sent(guest: Guest, kind: str) -> list[dict[str, object]]:
    return [one for one in map(json.loads, guest.sent) if one["type"] == kind]


def test_a_plan_is_made_while_others_think_and_played_when_the_turn_comes(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    table = ada.create(["me", "open"], OTHERS_TURN)
    bob.join(table)
    theirs, mine = bob.sit(table), ada.sit(table)
    mine.get_by_role("button", name="Plan my turn").click()
    expect(mine.get_by_text(f"{PLAN}Choose your main action.")).to_be_visible()
    give(mine, "build")
    expect(mine.get_by_text(f"{PLAN}Build")).to_be_visible()
    mine.get_by_role("button", name="Take my last answer back").click()
    expect(mine.get_by_text(f"{PLAN}Choose your main action.")).to_be_visible()
    give(mine, "build")
    expect(mine.get_by_text(f"{PLAN}Build")).to_be_visible()
    give(mine, "build outpost A2")
    expect(mine.get_by_text(f"{PLAN}A directive is fulfilled")).to_be_visible()
    mine.get_by_role("button", name="Keep the plan").click()
    expect(mine.get_by_text("Bob is thinking")).to_be_visible()
    mine.reload()
    expect(mine.get_by_role("button", name="Change my plan")).to_be_visible()
    assert not sent(ada, "answer")
    assert not any("outpost A2" in frame for frame in bob.frames)

    step = theirs.locator("[data-step]")
    for asked, answer in (("choose", "build"), ("build", "build fleets 1 C3"), ("activate", "no protocol")):
        expect(step).to_have_attribute("data-step", asked)
        give(theirs, answer)
    mine.get_by_role("button", name="Play my plan").click()
    expect(mine.locator("[data-step=activate]")).to_be_visible()
    assert [one["text"] for one in sent(ada, "answer")] == ["build", "build outpost A2"]
    expect(mine.get_by_role("button", name="Play my plan")).to_have_count(0)
