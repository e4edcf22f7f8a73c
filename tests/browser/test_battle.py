"""Fights as they are shown."""

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import MOTION, Invite
from tests.browser.positions import FORMING

ROUND = 2700  # milliseconds: after which another round is shown
ROUNDS = 30  # more than any fight has


def test_a_fight_that_goes_on_without_me_is_played_on_the_mat_and_folds(invite: Invite) -> None:
    ada = invite("Ada", **MOTION)
    ada.context.clock.install()
    page = ada.sit(ada.create(["random", "me"], FORMING))
    Hands(page, "Ada").asked()
    ada.stop_time()
    here = page.locator("[data-question]")
    while here.get_attribute("data-step") in ("configure", "allocate"):
        question = here.get_attribute("data-question") or ""
        page.keyboard.press("e")
        page.keyboard.press("Enter")
        expect(here).not_to_have_attribute("data-question", question)
    expect(here).to_have_attribute("data-step", "choose")

    # The map is asked for, but the fight is not put away for it.
    fight = page.get_by_role("region", name="Battle at")
    course = fight.get_by_role("list", name="Course of the battle")
    rounds = fight.get_by_role("group", name="Rounds of the battle")
    expect(fight.get_by_role("group", name="Battle mat")).to_be_visible()
    expect(course).not_to_contain_text("Round 1")
    ada.context.clock.run_for(ROUND)
    expect(rounds.get_by_role("button", name="Round 1", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(course).to_contain_text("Round 1")
    for _ in range(ROUNDS):
        ada.context.clock.run_for(ROUND)
    expect(fight).to_have_count(0)
    expect(page.get_by_role("button", name="Battle at")).to_be_visible()


def test_whoever_has_seen_enough_skips_a_fight(invite: Invite) -> None:
    ada = invite("Ada", **MOTION)
    ada.context.clock.install()
    page = ada.sit(ada.create(["random", "me"], FORMING))
    Hands(page, "Ada").asked()
    ada.stop_time()
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    fight = page.get_by_role("region", name="Battle at")
    expect(fight.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(fight.get_by_role("button", name="Skip")).to_have_count(0)
