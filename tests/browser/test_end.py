"""The end of the game is in sight, and nobody brings it unawares."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands
from tests.browser.house import PHONE, Guest, Invite
from tests.browser.positions import LAST_SECTOR, LAST_SLOT, SKIRMISH


def asked_to_claim(guest: Guest) -> str:
    table = guest.create(["me", "random"], LAST_SLOT)
    guest.sit(table)
    Hands(guest.page, guest.name).state(lambda state: state["step"] == "claim")
    return table


def warned(page: Page, line: str) -> None:
    expect(page.locator("[data-panel=status]").get_by_role("status")).to_have_text(line)


def test_a_claim_that_ends_the_game_is_marked_so_asks_once_more_and_the_end_says_why(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    page = ada.page
    bob.sit(asked_to_claim(ada))
    warned(page, "You could end the game now, Gold next turn")
    warned(bob.page, "Could end the game: Ada, Gold")

    slot = page.get_by_role("article", name="Wits of Clausewitz").get_by_role("button", name="ends the game")
    choice = page.locator("[data-panel=bar]").get_by_role("button", name="Wits of Clausewitz: 5 → 3 VP")
    expect(choice).to_contain_text("ends the game")
    choice.hover()
    expect(page.locator("[data-panel=bar] .side")).to_contain_text("Ends the game.")
    slot.click()
    expect(choice).to_contain_text("Sure? It ends the game.")
    slot.click()

    why = "Ada claimed the last slot of Wits of Clausewitz"
    for guest in (ada, bob):
        result = guest.page.get_by_role("button", name="See the result")
        expect(guest.page.get_by_role("article").filter(has=result)).to_contain_text(why)
        warned(guest.page, "")
        result.click()
        winner = guest.page.get_by_role("heading", level=1)
        expect(guest.page.locator("header").filter(has=winner)).to_contain_text(why)


def test_the_last_sector_is_not_placed_unawares_either(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], LAST_SECTOR))
    Hands(page, "Ada").state(lambda state: state["step"] == "place")
    warned(page, "You could end the game now: last sector")
    page.locator("[data-cell][role=button]").first.click()
    expect(page.locator("[data-panel=bar] .side")).to_contain_text("Ends the game.")
    page.locator("[data-panel=bar]").get_by_role("button", name="End the game").click()
    expect(page.get_by_role("article").filter(has_text="Ada placed the last sector")).to_be_visible()


def test_how_far_the_end_is_stands_at_the_table_with_what_happens_then(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], SKIRMISH))
    ends = page.get_by_role("list", name="Until the end of the game")
    for way in ("Sectors left 2 of 7", "Full objectives 0 of 1"):
        expect(ends.get_by_role("button", name=way, exact=True)).to_be_visible()
    ends.get_by_role("button", name="Full objectives").focus()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("tooltip")).to_contain_text("The game ends when the last of 7 sectors is placed.")


def test_on_a_phone_it_stands_below_every_panel(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    asked_to_claim(ada)
    for tab in ("Players", "Cards", "Log & chat", "Map"):
        ada.page.get_by_role("tab", name=tab).tap()
        expect(ada.page.get_by_role("button", name="Sectors left 2 of 7")).to_be_in_viewport(ratio=1)
        warned(ada.page, "You could end the game now, Gold next turn")
    ada.page.get_by_role("button", name="You could end").tap()
    expect(ada.page.get_by_role("tooltip")).to_contain_text("Gold could end the game next turn")
