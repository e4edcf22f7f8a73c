"""Games played to their end, by pointing at what can be pressed."""

from playwright.sync_api import Page, expect

from tests.browser.hands import Hands, play
from tests.browser.house import MOTION, Guest, Invite
from tests.browser.positions import SKIRMISH

SMALL = {"width": 3, "height": 3, "deck": 6, "end_round": 3}
SMALL_FOR_FOUR = {"width": 4, "height": 4, "deck": 10, "start_green": 12, "end_round": 2}


def open_table(host: Guest, count: int, changes: dict[str, int]) -> None:
    """From the lobby: a table for so many, with some rules changed."""
    page = host.page
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    page.get_by_role("group", name="Players").get_by_text(str(count), exact=True).click()
    page.get_by_text("All rules:").click()
    for name, value in changes.items():
        page.get_by_label("Search the options").fill(name)
        number = page.locator(f"[data-option={name}]").get_by_role("spinbutton")
        number.fill(str(value))
        number.press("Tab")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("free")


def join_table(guest: Guest, host: str) -> None:
    """Having read what is different there."""
    guest.page.goto("/")
    guest.page.get_by_role("article").filter(has_text=host).get_by_role("button", name="Join").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Join").click()
    guest.page.wait_for_selector("[data-panel]")


def hands_of(*guests: Guest) -> dict[str, Hands]:
    return {guest.name: Hands(guest.page, guest.name, seed) for seed, guest in enumerate(guests, 1)}


def see_result(page: Page) -> None:
    page.get_by_role("button", name="See the result").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def test_two_play_a_whole_game(invite: Invite) -> None:
    ada, bob = invite("Anna", **MOTION), invite("Bob", **MOTION)
    open_table(ada, 2, SMALL)
    join_table(bob, "Anna")
    people = hands_of(ada, bob)
    play(people)
    for guest in (ada, bob):
        see_result(guest.page)
        assert people[guest.name].answered["first-place"] > 0
        assert people[guest.name].answered["choose"] > 1
        assert people[guest.name].covered == []


def test_a_fight_a_bribe_and_an_undo_then_on_to_the_end(invite: Invite) -> None:
    ada, bob = invite("Ada", **MOTION), invite("Bob", **MOTION)
    table = ada.create(["me", "open"], SKIRMISH)
    bob.join(table)
    ada.sit(table)
    bob.sit(table)
    people = hands_of(ada, bob)
    teal, gold = people.values()

    teal.eager = ("Build",)
    play(people, lambda hands: hands.step == "build")
    ada.page.get_by_role("button", name="Take my last answer back").click()
    teal.state(lambda state: state["step"] == "choose")

    teal.eager = ("Attack",)
    play(people, lambda hands: gold.answered["configure"])
    assert teal.answered["configure"] == 1
    expect(bob.page.get_by_role("list", name="Course of the battle")).to_be_visible()

    teal.eager = gold.eager = ("One more: blue", "Take it", "Build")
    play(people, lambda hands: teal.answered["decide-offer"] + gold.answered["decide-offer"])
    assert teal.answered["offer"] + gold.answered["offer"] > 0
    council = ada.page.get_by_role("region", name="The Master's hour")
    expect(council).to_contain_text("taken")

    teal.eager = gold.eager = ("Explore",)
    play(people)
    for guest in (ada, bob):
        see_result(guest.page)


def test_four_play_a_whole_game(invite: Invite) -> None:
    guests = [
        invite(name, viewport={"width": 1100, "height": 760}) for name in ("Abel", "Bob", "Cleo", "Dora")
    ]
    open_table(guests[0], 4, SMALL_FOR_FOUR)
    for guest in guests[1:]:
        join_table(guest, "Abel")
    people = hands_of(*guests)
    for hands in people.values():
        hands.eager = ("Explore",)
    play(people)
    for guest in guests:
        see_result(guest.page)
        assert people[guest.name].answered["choose"] > 0
        assert people[guest.name].covered == []
