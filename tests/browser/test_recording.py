"""A game with cardboard, entered on a phone."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route, expect

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.spelling import in_words
from tests.browser.house import Invite

GOLDEN = Path(__file__).parents[1] / "golden_files" / "milkomeda"
RULES = game("milkomeda")
PHONE = {"width": 390, "height": 844}


def played(name: str) -> Match:
    return log.replay(log.read((GOLDEN / f"{name}.txt").read_text()), RULES)


def begin(page: Page, edition: str) -> None:
    page.goto("/record")
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Zoë")
    page.get_by_text(edition, exact=True).first.click()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-at='0']")).to_be_visible()


def test_the_page_is_set_up_once_so_that_names_that_were_typed_stay(invite: Invite) -> None:
    page = invite("Ada").page
    asked: list[str] = []
    late: list[Route] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.route("**/api/me", lambda route: late.append(route))
    page.goto("/record")
    page.get_by_role("status").filter(has_text="Loading").wait_for()
    for route in late:
        route.continue_()
    page.unroute("**/api/me")
    page.get_by_label("Name of player 2").fill("Zoë")
    page.wait_for_load_state("networkidle")
    assert asked.count("/api/games") == 1


def at(page: Page) -> int:
    return int(page.locator("[data-at]").get_attribute("data-at") or 0)


def enter(page: Page, match: Match, number: int) -> None:
    """That answer, by tapping where it has a button or is dice, else as it is spelt."""
    answer = match.answers[number]
    step = answer.before.facing(answer.seat).step
    parts = in_words(answer.before, step.parts(answer.before, answer.choice))
    sought = page.get_by_role("searchbox")
    if step.name() == "roll":
        for face in parts["face_numbers"]:
            page.get_by_role("button", name=f"A {face}", exact=True).click()
    elif step.name() in ("objective", "draw", "first-draw") and sought.is_visible():
        sought.fill(str(next(iter(parts.values())))[:8])
        page.locator(".found").get_by_role("button").first.click()
    else:
        page.keyboard.press("Escape")
        page.get_by_role("combobox", name="Answer in notation").fill(answer.text)
        page.keyboard.press("Enter")
    page.wait_for_function("at => Number(document.querySelector('[data-at]').dataset.at) > at", arg=number)


def test_a_whole_game_is_recorded_on_a_phone(invite: Invite) -> None:
    match = played("consolidated-greedy")
    ada = invite("Ada", viewport=PHONE)
    page = ada.page
    begin(page, "Consolidated")
    while at(page) < len(match.answers):
        enter(page, match, at(page))
    page.get_by_role("button", name="It was so").click()
    expect(page.locator("[data-at]")).to_have_count(0)
    text = ada.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/log").text()
    assert [one.text for one in log.replay(log.read(text), RULES).answers] == [
        one.text for one in match.answers
    ]


def test_what_is_wrong_is_put_right_and_another_phone_goes_on(invite: Invite) -> None:
    match = played("consolidated-greedy")
    page = invite("Ada", viewport=PHONE).page
    begin(page, "Consolidated")
    while at(page) < 30:
        enter(page, match, at(page))
    entered = at(page)
    wrong = page.get_by_role("button", name="Something is wrong here")
    wrong.click()
    page.locator(".moment").nth(5).click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(entered - 6))
    page.get_by_role("button", name="Go on as entered (6)").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(entered))
    wrong.click()
    page.get_by_role("tab", name="By hand").click()
    page.get_by_role("searchbox", name="Look for a player").fill("gold:")
    page.get_by_role("button", name="One more than").first.click()
    page.get_by_role("button", name="Go on from this position").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(entered + 1))
    wrong.click()
    expect(page.locator(".moment").first).to_contain_text("The position was put right by hand: gold: ")
    page.get_by_role("tab", name="Other phones").click()
    link = page.get_by_label("By this link others record as well").input_value()
    other = invite("Bob", viewport=PHONE).page
    other.goto(link.partition("?")[0])
    expect(other.locator("[data-panel=bar]")).to_be_visible()
    expect(other.locator("[data-at]")).to_have_count(0)
    other.goto(link)
    expect(other.locator("[data-at]")).to_have_attribute("data-at", str(entered + 1))
    other.get_by_role("button", name="Take my last answer back").click()
    expect(page.locator("[data-at]")).to_have_attribute("data-at", str(entered))
