"""Fights as they are shown."""

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import MOTION, Guest, Invite
from tests.browser.positions import FORMING, SKIRMISH, after

ROUND = 2700  # milliseconds: after which another round is shown
UNCOVERED = """(one) => {
  const { left, top, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + 4, top + height / 2));
}"""
ROUNDS = 30  # more than any fight has


def fought(invite: Invite) -> Guest:
    """Somebody who was in a fight that is over, and is asked for an action; since then no time has passed."""
    ada = invite("Ada", **MOTION)
    ada.context.clock.install()
    page = ada.sit(ada.create(["random", "me"], FORMING))
    Hands(page, "Ada").asked()
    ada.stop_time()
    here = page.locator("[data-question]")
    while here.get_attribute("data-step") != "choose":
        question = here.get_attribute("data-question") or ""
        page.keyboard.press("e")
        page.keyboard.press("Enter")
        expect(here).not_to_have_attribute("data-question", question)
        expect(here).not_to_have_attribute("data-question", "-1")
    return ada


def test_a_fight_that_goes_on_without_me_is_played_on_the_mat_and_folds(invite: Invite) -> None:
    ada = fought(invite)
    page = ada.page

    # The map is asked for, but the fight is not put away for it.
    fight = page.get_by_role("region", name="Battle at")
    course = fight.get_by_role("list", name="Course of the battle")
    rounds = fight.get_by_role("group", name="Rounds of the battle")
    expect(fight.get_by_role("group", name="Battle mat")).to_be_visible()
    shown = rounds.get_by_role("button", pressed=True)
    before = shown.inner_text()
    ada.context.clock.run_for(ROUND)
    expect(shown).not_to_have_text(before)
    expect(course).to_contain_text(f"Round {shown.inner_text()}")
    for _ in range(ROUNDS):
        ada.context.clock.run_for(ROUND)
    expect(fight).to_have_count(0)
    expect(page.get_by_role("button", name="Battle at")).to_be_visible()


def test_nothing_lies_over_a_fight_while_a_bot_has_my_seat(invite: Invite) -> None:
    ada, bob = invite("Ada", viewport={"width": 1366, "height": 768}), invite("Bob")
    table = ada.create(["me", "open"], FORMING)
    bob.join(table)
    page = ada.sit(table)
    page.get_by_role("button", name="Let a bot play").click()
    page.get_by_role("button", name="Leave the seat").click()
    back = page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_in_viewport()
    heading = page.get_by_role("region", name="Battle at").get_by_role("heading", level=2)
    assert heading.evaluate(UNCOVERED)
    back.click()
    expect(back).to_have_count(0)


def test_whoever_has_seen_enough_skips_a_fight(invite: Invite) -> None:
    page = fought(invite).page
    fight = page.get_by_role("region", name="Battle at")
    expect(fight.get_by_role("button", name="Skip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Battle at")).to_be_visible()


def test_the_odds_follow_how_i_form_up_where_the_table_allows_help(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["random", "me"], FORMING, hints=True))
    odds = page.get_by_role("region", name="Odds")
    expect(odds).to_contain_text("With both at their best.")
    ships = int(page.locator(".tray b").inner_text())
    for _ in range(ships):
        page.keyboard.press("1")
    expect(odds.get_by_role("status")).to_contain_text("points against the best mix")
    page.keyboard.press("Shift+1")
    expect(odds.get_by_role("status")).to_contain_text("With both at their best.")
    odds.get_by_text("Rounds and formations").press("Enter")
    expect(odds.get_by_role("table", name="Over by the end of round")).to_be_visible()


def test_there_are_no_odds_in_a_fight_where_the_table_allows_no_help(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["random", "me"], FORMING))
    expect(page.get_by_role("group", name="Battle mat")).to_be_visible()
    expect(page.get_by_role("region", name="Odds")).to_have_count(0)


def test_an_attack_is_foreseen_with_its_exact_odds(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], after(SKIRMISH, "attack", "attack C1")))
    page.get_by_role("combobox").fill("bring 3")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-panel=bar]")).to_contain_text("of such fights and lose")
