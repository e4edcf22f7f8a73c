"""Learning by playing: every lesson of both games, with mouse and keys, left and found again."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from milkomeda.games import SHOWS
from milkomeda.words.language import language
from tests.browser.hands import Hands
from tests.browser.house import PHONE, Invite
from tests.browser.test_starflick import pull

ENTER: Final = "[data-question] section [aria-keyshortcuts~=Enter]"
PULLS: Final = {420: 66.6, 640: 85.0}
"""How far one pulls for such a speed, in pixels."""


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do now")


def press(*names: str) -> Callable[[Page], None]:
    """Buttons of the action bar, one after the other."""

    def act(page: Page) -> None:
        for name in names:
            bar(page).get_by_role("button", name=name).first.click()

    return act


def point(*cells: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for cell in cells:
            page.locator(f"[data-cell={cell}]").click()

    return act


def confirm(page: Page) -> None:
    page.locator(ENTER).click()


def then(*acts: Callable[[Page], None]) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        for one in acts:
            one(page)

    return act


def offer(page: Page) -> None:
    press("One more: blue")(page)
    bar(page).get_by_label("I wish for").select_option("place 1")
    confirm(page)


def flick(ship: str, angle: float, speed: int) -> Callable[[Page], None]:
    way = radians(angle)
    return lambda page: pull(page, ship, (-PULLS[speed] * cos(way), -PULLS[speed] * sin(way)))


CLICKS: Final[dict[str, dict[str, list[Callable[[Page], None]]]]] = {
    "milkomeda": {
        "explore": [press("Explore"), confirm, then(press("Turn right"), point("C1")), press("Build")],
        "move": [press("Move"), then(point("A1", "C1"), confirm)],
        "build": [press("Build"), then(press("Outpost"), point("B1"))],
        "fight": [
            press("Attack"),
            point("C1"),
            then(point("B1"), press("One fewer"), confirm),
            then(press(*["One more: Beam"] * 3), confirm),
            then(press("One more: Drone"), confirm),
        ],
        "claim": [press("Move"), then(point("A1", "A2"), confirm), press("Ares Reborn: 3")],
        "council": [offer, press("No offer")],
    },
    "starflick": {
        "flick": [
            press("Move"),
            flick("teal 1", 357, 420),
            press("Stop moving", "Stop moving"),
            press("Alpha a"),
        ],
        "land": [press("Move"), flick("teal 2", 64, 420), press("Land: starship 2")],
        "build": [press("Build"), press("Lab: Alpha b")],
        "develop": [press("Develop"), press("Orange 1")],
        "mine": [press("Mine"), press("Alpha b with 3 troops")],
        "attack": [
            press("Move"),
            flick("teal 2", 30, 640),
            press("Stop moving", "Stop moving"),
            press("starship 1 of Gold"),
        ],
    },
}


def verdict(page: Page) -> Locator:
    return page.get_by_role("dialog")


def learn(page: Page, acts: list[Callable[[Page], None]]) -> None:
    hands = Hands(page, "")
    for act in acts:
        before = hands.asked()
        act(page)
        hands.after(before)
    expect(verdict(page)).to_contain_text("Done!")


def title(game: str, lesson: str) -> str:
    show = SHOWS[game]
    return language("en").say(show.taught(show.lessons[lesson]), str)


@pytest.mark.parametrize("game", CLICKS)
def test_from_the_lobby_through_all_lessons_into_a_first_game(game: str, invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.goto("/")
    page.get_by_role("link", name="New here?").click()
    page.get_by_role("region", name=game.capitalize()).get_by_role("link", name="Begin").click()
    lessons = list(CLICKS[game].items())
    for (name, acts), following in zip(lessons, [*lessons[1:], None], strict=True):
        expect(page.get_by_role("heading", level=1)).to_have_text(title(game, name))
        learn(page, acts)
        if following:
            verdict(page).get_by_role("link", name=f"Next: {title(game, following[0])}").click()
    assert guest.call("GET", "/me") == {"name": ""}, "nobody had to be known for it"
    verdict(page).get_by_role("button", name="Play your first game").click()
    page.wait_for_url("**/table/*")
    assert guest.call("GET", "/me")["tables"][0]["game"] == game

    page.get_by_role("link", name="Learn").click()
    expect(page.get_by_role("region", name=game.capitalize())).to_contain_text("6 of 6 done")


@pytest.mark.parametrize("game", SHOWS)
def test_keys_alone_finish_every_lesson(game: str, invite: Invite) -> None:
    guest = invite()
    lessons = list(SHOWS[game].lessons.values())
    guest.page.goto(f"/learn/{game}/{lessons[0].name}")
    for lesson in lessons:
        expect(guest.page).to_have_url(f"{guest.address}/learn/{game}/{lesson.name}")
        for text in lesson.solution:
            Hands(guest.page, "").type(text)
        expect(verdict(guest.page)).to_contain_text("Done!")
        guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/table/*")


def test_a_lesson_is_gone_on_with_after_the_page_was_left(invite: Invite) -> None:
    page = invite().page
    page.goto("/learn/milkomeda/fight")
    hands = Hands(page, "")
    press("Attack")(page)
    hands.state(lambda state: state["step"] == "attack")
    page.reload()
    assert hands.asked()["step"] == "attack"
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Win the fight").click()
    assert hands.asked()["step"] == "attack"
    page.get_by_role("button", name="Start over").click()
    assert hands.state(lambda state: state["step"] == "choose")


def test_whoever_misses_the_goal_tries_again_with_one_click(invite: Invite) -> None:
    page = invite(**PHONE).page
    page.goto("/learn/starflick/mine")
    hands = Hands(page, "", touch=True)
    before = hands.asked()
    press("Mine")(page)
    hands.after(before)
    press("Alpha a with 2 troops")(page)
    expect(verdict(page)).to_contain_text("Not quite")
    verdict(page).get_by_role("button", name="Try again").click()
    assert hands.asked()["step"] == "action"
    learn(page, CLICKS["starflick"]["mine"])


def test_a_wrong_way_says_so_and_can_be_taken_back(invite: Invite) -> None:
    page = invite().page
    page.goto("/learn/milkomeda/move")
    hands = Hands(page, "")
    hands.asked()
    coach = page.get_by_role("region", name="Learn by playing")
    expect(coach).to_contain_text("Choose Move")
    press("Build")(page)
    expect(coach).to_contain_text("This leads elsewhere")
    page.keyboard.press("u")
    expect(coach).to_contain_text("Choose Move")


def test_a_lesson_survives_the_line(invite: Invite) -> None:
    guest = invite()
    guest.outages = True
    guest.page.goto("/learn/milkomeda/fight")
    hands = Hands(guest.page, "")
    press("Attack")(guest.page)
    hands.state(lambda state: state["step"] == "attack")
    guest.page.evaluate("dispatchEvent(new Event('online'))")  # which connects anew
    point("C1")(guest.page)
    assert hands.state(lambda state: state["step"] == "attack-from")
