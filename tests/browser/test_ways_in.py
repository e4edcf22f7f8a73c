"""From the lobby into a game: with two clicks, on a phone, by keyboard, in German, without motion."""

from functools import partial

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands, play, tells
from tests.browser.house import PHONE, STILL, Invite
from tests.browser.positions import SKIRMISH

MOVING = (
    "document.getAnimations().filter(({ effect }) => effect.getComputedTiming().activeDuration > 20).length"
)
ASKED = "[data-question]:not([data-question='-1'])"


def test_two_clicks_lead_into_a_game_against_three_bots(invite: Invite) -> None:
    ada = invite()
    ada.page.goto("/")
    expect(ada.page.get_by_text("A short game:")).to_be_visible()
    ada.page.get_by_role("button", name="Play now against three bots").click()
    hands = Hands(ada.page, "Ada")
    hands.asked()
    hands.answer()
    [table] = ada.call("GET", "/me")["tables"]
    assert [seat["bot"] for seat in table["seats"]] == ["", "reflex", "reflex", "reflex"]
    quick = ada.call("GET", "/games")[0]["quick"]
    assert quick
    assert table["options"] == f"edition=protocols {quick}"


def test_each_bot_has_a_name_a_face_and_a_character_that_says_what_it_likes(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_text("3", exact=True).click()
    page.get_by_label("Seat 2", exact=True).select_option("reflex")
    page.get_by_label("Character of seat 2").select_option("raider")
    page.get_by_label("Seat 3", exact=True).select_option("reflex")
    page.get_by_role("button", name="Create the table").click()
    Hands(page, "Ada").asked()
    [table] = ada.call("GET", "/me")["tables"]
    raider, other = table["seats"][1:]
    assert raider["character"] == "raider" != other["character"]
    players = page.get_by_role("list", name="Players")
    for seat in (raider, other):
        expect(players.get_by_role("heading", name=seat["name"])).to_be_visible()
    face = players.get_by_role("button", name="Raider · Reflex bot")
    expect(face.locator("path").first).to_be_attached()
    face.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Fights early and often")).to_be_visible()


def test_number_level_and_pace_of_the_bots_stand_beside_the_button_and_are_remembered(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto("/")
    level = ada.call("GET", "/games")[0]["bots"][0]["name"]
    for what, wanted in {"Bots": "1", "Level": level, "Pace": "brisk"}.items():
        page.get_by_role("combobox", name=what).select_option(wanted)
    page.reload()
    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/tables")) as asked:
        page.get_by_role("button", name="Play now against a bot").click()
    assert '"pace":"brisk"' in str(asked.value.post_data)
    Hands(page, "Ada").asked()
    [table] = ada.call("GET", "/me")["tables"]
    assert [seat["bot"] for seat in table["seats"]] == ["", level]


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


def test_from_the_lobby_to_a_rematch_by_keyboard_alone(invite: Invite) -> None:
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
    walk_to(page, page.locator("summary").filter(has_text="All rules"))
    page.keyboard.press("Enter")
    walk_to(page, page.get_by_label("Search the options"))
    page.keyboard.type("end_round")
    walk_to(page, page.locator("[data-option=end_round] input"))
    page.keyboard.type("1")
    walk_to(page, page.get_by_role("button", name="Create the table"))
    page.keyboard.press("Enter")
    page.wait_for_selector(ASKED)

    hands = Hands(page, "Ada")
    walk_to(page, page.locator("[data-cell][tabindex='0']"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    while hands.state(partial(tells, ()))["question"] >= 0:
        type_answer(page, hands)
    walk_to(page, page.get_by_role("button", name="See the result"))
    page.keyboard.press("Enter")
    before = page.url
    walk_to(page, page.get_by_role("button", name="Rematch", exact=True))
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(before)
    page.wait_for_selector(ASKED)
    type_answer(page, hands)


def type_answer(page: Page, hands: Hands, most: int = 12) -> None:
    """By the keys that the page shows: the first that gives an answer."""
    bar = page.locator("[data-panel=bar] .controls")
    keys = bar.locator("[aria-keyshortcuts]:not([disabled], [aria-disabled=true])")
    before = hands.asked()
    for turn in range(most):
        shown = [str(one.get_attribute("aria-keyshortcuts")) for one in keys.all()]
        if shown:
            page.keyboard.press("e" if "E" in shown else shown[turn % len(shown)])
        page.keyboard.press("Enter")
        if hands.state()["question"] != before["question"]:
            return
    raise AssertionError(f"no key answers: {before}")


def test_german(invite: Invite) -> None:
    ada = invite("Ada", settings={"language": "auto"}, locale="de-DE")
    page = ada.page
    page.goto("/")
    expect(page.get_by_role("button", name="Jetzt gegen drei Bots spielen")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    ada.sit(ada.create(["me", "random"], SKIRMISH))
    expect(page.locator("[data-panel=bar] h2")).to_contain_text("Hauptaktion")
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("[data-panel=bar] h2")).to_contain_text("main action")


def test_nothing_moves_where_motion_is_unwanted(invite: Invite) -> None:
    ada = invite("Ada", **STILL)
    ada.sit(ada.create(["me", "random"], SKIRMISH))
    hands = Hands(ada.page, "Ada")
    hands.eager = ("Move",)
    for _ in range(4):
        hands.asked()
        hands.answer()
        assert ada.page.evaluate(MOVING) == 0
