"""From the lobby into a game: with two clicks, on a phone, by keyboard, in German, without motion."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands, play
from tests.browser.house import PHONE, STILL, Invite
from tests.browser.positions import SKIRMISH

MOVING = (
    "document.getAnimations().filter(({ effect }) => effect.getComputedTiming().activeDuration > 20).length"
)
ASKED = "[data-question]:not([data-question='-1'])"


def test_two_clicks_lead_into_a_game_against_three_bots(invite: Invite) -> None:
    ada = invite()
    ada.page.goto("/")
    expect(ada.page.get_by_text("A short game against quick bots")).to_be_visible()
    ada.page.get_by_role("button", name="Play now against three bots").click()
    hands = Hands(ada.page, "Ada")
    hands.asked()
    hands.answer()
    [table] = ada.call("GET", "/me")["tables"]
    assert [seat["bot"] for seat in table["seats"]] == ["", "quick", "quick", "quick"]
    quick = ada.call("GET", "/games")[0]["quick"]
    assert quick
    assert table["options"] == f"edition=protocols {quick}"


def test_turns_on_a_phone(invite: Invite) -> None:
    ada = invite(**PHONE)
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Create a table").tap()
    page.get_by_role("group", name="Players").get_by_text("2", exact=True).tap()
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_role("button", name="Create the table").tap()
    page.wait_for_selector(ASKED)
    hands = Hands(page, "Ada", touch=True)
    play({"Ada": hands}, lambda one: hands.answered["choose"] == 3)
    assert hands.covered == []
    for tab in ("Players", "Cards", "Log & chat", "Map"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel", name=tab, exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def walk_to(page: Page, wanted: Locator, most: int = 60) -> None:
    """With the Tab key alone."""
    for _ in range(most):
        if wanted.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {wanted}")


def test_turns_by_keyboard_alone(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto("/")
    walk_to(page, page.get_by_role("button", name="Create a table"))
    page.keyboard.press("Enter")
    walk_to(page, page.get_by_role("radio", name="4"))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    walk_to(page, page.get_by_label("Seat 2"))
    page.keyboard.press("r")
    walk_to(page, page.get_by_role("button", name="Create the table"))
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)

    hands = Hands(page, "Ada")
    cells = page.locator("[data-cell][tabindex='0']")
    walk_to(page, cells)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    hands.asked()
    for _ in range(12):
        before = hands.asked()
        type_answer(page)
        hands.after(before)


def type_answer(page: Page) -> None:
    """The first answer that the keys on the page give."""
    keys = page.locator("[data-tour=bar] .controls [aria-keyshortcuts]:not([disabled], [aria-disabled=true])")
    if keys.count():
        shortcut = str(keys.first.get_attribute("aria-keyshortcuts"))
        page.keyboard.press(shortcut)
    page.keyboard.press("Enter")


def test_german(invite: Invite) -> None:
    ada = invite("Ada", settings={"language": "auto"}, locale="de-DE")
    page = ada.page
    page.goto("/")
    expect(page.get_by_role("button", name="Jetzt gegen drei Bots spielen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    ada.sit(ada.create(["me", "random"], SKIRMISH))
    expect(page.locator("[data-tour=bar] h2")).to_contain_text("Hauptaktion")
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("[data-tour=bar] h2")).to_contain_text("main action")


def test_nothing_moves_where_motion_is_unwanted(invite: Invite) -> None:
    ada = invite("Ada", **STILL)
    ada.sit(ada.create(["me", "random"], SKIRMISH))
    hands = Hands(ada.page, "Ada")
    hands.eager = ("Move",)
    for _ in range(4):
        hands.asked()
        hands.answer()
        assert ada.page.evaluate(MOVING) == 0
