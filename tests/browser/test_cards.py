"""Rulebook and encyclopedia: what is looked for is found, and cards are a click away where they are named."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands
from tests.browser.house import PHONE, Invite
from tests.browser.positions import LAST_SLOT, SKIRMISH
from tests.browser.screens import speak

LIT = "(name) => [...(CSS.highlights.get(name) ?? [])].map(String)"


def card(page: Page, name: str) -> None:
    """It lies open."""
    expect(page.get_by_role("dialog").get_by_role("heading", name=name, level=2)).to_be_visible()


def test_a_card_is_found_by_what_it_does_and_opened(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/")
    page.get_by_role("link", name="Cards").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("260 cards")
    page.keyboard.press("/")
    page.keyboard.type("first hit MOVE")
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("1 card")
    page.get_by_role("link", name="Graviton Shields").click()
    card(page, "Graviton Shields")
    expect(page.get_by_role("dialog")).to_contain_text("Gain 2 red when you take the Move action.")
    expect(page).to_have_url("/cards/milkomeda/technology/graviton-shields?q=first%20hit%20MOVE")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("searchbox")).to_have_value("first hit MOVE")
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("main").get_by_role("status")).to_contain_text("260 cards")


def test_cards_are_filtered_by_kind_colour_keyword_cost_and_edition(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/cards")
    page.get_by_role("link", name="Sectors 72").click()
    for trait, value in {"Colour": "Red", "Keyword": "Warzone", "Cost": "3"}.items():
        page.get_by_role("group", name=trait).get_by_text(value, exact=True).click()
    expect(page).to_have_url("/cards/milkomeda/sector?colour=red&keyword=warzone&cost=3")
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(2)
    page.reload()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("group", name="Edition").get_by_text("Draft").click()
    expect(page.get_by_role("link", name="Technologies 96")).to_have_count(0)


def test_a_cards_address_opens_it_with_its_editions_and_leads_to_the_rules(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/cards/milkomeda/structure/outpost?options=edition%3Ddraft")
    card(page, "Outpost")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Build 1 more fleet in its sector.")
    expect(dialog).to_contain_text("In the editions Epic and Protocols")
    page.keyboard.press("ArrowRight")
    card(page, "Starlance")
    dialog.get_by_role("link", name="In the rules: Structures").click()
    expect(page.get_by_role("heading", name="Structures", level=2)).to_be_in_viewport()
    page.goto("/cards/milkomeda/structure/spoon")
    expect(page.get_by_role("dialog")).to_contain_text("There is no such card.")


def test_faces_are_drawn_when_they_come_near(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/cards/milkomeda")
    last = page.get_by_role("main").get_by_role("listitem").last
    expect(page.get_by_role("main").get_by_role("listitem").first.locator("svg").first).to_be_attached()
    expect(last.locator("svg")).to_have_count(0)
    last.scroll_into_view_if_needed()
    expect(last.locator("svg").first).to_be_attached()


def test_a_card_that_the_log_names_opens_over_the_game(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], SKIRMISH))
    address = page.url
    hands = Hands(page, "Ada")
    hands.eager = ("Research",)
    hands.asked()
    hands.answer()
    hands.asked()
    hands.answer()
    named = page.get_by_role("group", name="What has happened").get_by_role("link").first
    name = str(named.text_content())
    named.click()
    card(page, name)
    link = page.get_by_role("link", name="Open in the encyclopedia")
    assert "options=edition%3Dprotocols" in str(link.get_attribute("href"))
    assert link.get_attribute("target") == "_blank"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address
    hands.answer()


def test_a_sector_of_the_map_shows_its_card(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.sit(ada.create(["me", "random"], SKIRMISH))
    Hands(page, "Ada").asked()
    page.locator("[data-cell=C1]").click(button="right")
    card(page, "Arakor")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-cell=B1]").focus()
    page.keyboard.press("i")
    card(page, "Novatron")


def test_cards_lie_a_tap_away_on_a_phone(invite: Invite) -> None:
    ada = invite("Ada", **PHONE)
    page = ada.sit(ada.create(["me", "random"], LAST_SLOT))
    page.get_by_role("tab", name="Cards").tap()
    objective = page.get_by_role("article").first.get_by_role("link")
    name = str(objective.text_content())
    objective.tap()
    card(page, name)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_the_rulebook_is_searched_as_one_types(invite: Invite) -> None:
    page = invite("Ada", settings={"language": "de"}).page
    page.goto("/rules")
    page.get_by_role("article").get_by_role("heading", name="Bauwerke").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("aussenposten")
    found = page.get_by_role("status").get_by_text("-mal gefunden")
    expect(found).to_have_count(1)
    lit = page.evaluate(LIT, "found")
    assert set(lit) == {"Außenposten"}
    assert page.locator(".found mark").count() == len(lit)
    for number, key in ((0, "Enter"), (1, "Enter"), (0, "Shift+Enter"), (len(lit) - 1, "Shift+Enter")):
        page.keyboard.press(key)
        expect(page.get_by_role("search")).to_contain_text(f"{number + 1}/{len(lit)}")
        assert page.evaluate(LIT, "found-now") == ["Außenposten"]
    expect(
        page.get_by_role("article").get_by_role("listitem").filter(has_text="Flotten an mehreren Orten")
    ).to_be_in_viewport()
    page.keyboard.press("Escape")
    assert page.evaluate(LIT, "found") == []
    expect(page.get_by_role("navigation", name="Inhalt")).to_be_visible()


def test_what_is_searched_is_what_is_written_now(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/rules")
    page.get_by_role("article").get_by_role("heading", name="Structures").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("hypergate")
    expect(page.locator(".found mark")).not_to_have_count(0)
    speak(page, "de")
    page.get_by_role("article").get_by_role("heading", name="Bauwerke").wait_for()
    expect(page.locator(".found mark")).to_have_count(0)


def test_what_has_changed_since_another_edition_is_listed(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/rules?options=edition%3Ddirectives")
    page.get_by_label("What has changed since").select_option("draft")
    expect(page.get_by_role("heading", name="From draft to directives")).to_be_visible()
    page.get_by_label("What has changed since").select_option("directives")
    expect(page.get_by_role("article")).to_contain_text("Nothing changes.")
    page.get_by_label("What has changed since").select_option("all of the rules")
    expect(page.get_by_role("heading", name="Your first turn")).to_be_visible()


def test_the_contents_go_along_with_what_is_read(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/rules#glossary")
    reading = page.get_by_role("navigation", name="Contents").locator("[aria-current]")
    expect(reading).to_contain_text("Glossary")
    expect(reading).to_be_in_viewport()
    expect(page.get_by_role("searchbox")).to_be_in_viewport()


def test_the_rulebook_has_pictures_and_leads_to_cards(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/rules?game=milkomeda&options=edition%3Ddirectives#ship-types")
    ring = page.get_by_role("img", name="The five ship types in a ring: beam beats shield and drone")
    expect(ring).to_be_in_viewport()
    expect(ring.locator("svg text", has_text="Beam")).to_be_visible()
    page.get_by_role("article").get_by_role("link", name="arrow", exact=True).first.click()
    expect(page.get_by_role("listitem").filter(has_text="Arrow: on the battle mat")).to_be_in_viewport()
    page.get_by_role("link", name="Scientific Supply Management").last.click()
    card(page, "Scientific Supply Management")
    expect(page.get_by_role("dialog")).to_contain_text("activate the module below it")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="72 sectors").click()
    expect(page).to_have_url("/cards/milkomeda/sector?options=edition%3Ddirectives")
