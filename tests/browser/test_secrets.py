"""What others type is text, and what they may not show does not arrive."""

import json

from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import Guest, Invite
from tests.browser.positions import FORMING

EVIL = "<img src=x onerror=a()>"


def test_names_and_chat_are_shown_as_they_were_typed(invite: Invite) -> None:
    eve = invite()
    eve.page.on("dialog", lambda dialog: eve.wrong.append(dialog.message))
    eve.page.goto("/")
    eve.page.get_by_role("button", name="Change", exact=True).click()
    eve.page.get_by_label("Nickname").fill(EVIL)
    eve.page.get_by_role("button", name="Save").click()
    expect(eve.page.locator("strong", has_text=EVIL)).to_be_visible()

    eve.page.goto(f"/table/{eve.create(['me', 'open'])}")
    expect(eve.page.get_by_text(EVIL).last).to_be_visible()
    table = eve.page.url.rpartition("/")[2]
    bob = invite("Bob")
    bob.page.on("dialog", lambda dialog: bob.wrong.append(dialog.message))
    bob.join(table)
    for guest in (eve, bob):
        guest.sit(table)
    bob.page.keyboard.press("c")
    bob.page.get_by_label("Message").fill(EVIL)
    bob.page.keyboard.press("Enter")
    said = eve.page.locator("#talk-chat")
    eve.page.get_by_role("tab", name="Chat").click()
    expect(said.get_by_text(EVIL)).to_be_visible()
    for guest in (eve, bob):
        assert guest.page.locator("img[src=x]").count() == 0


def seal(guest: Guest, *ships: str) -> None:
    mat = guest.page.get_by_role("group", name="Battle mat")
    for ship in ships:
        mat.get_by_role("button", name=f"{ship}, beats").click()
    guest.page.get_by_role("button", name="Seal").click()


def knows(frame: str) -> bool:
    """Whether it betrays what was sealed; that it could be answered is no secret."""
    message = json.loads(frame)
    message.pop("asked", None)
    sides = (message.get("picture") or {}).get("battle", {}).get("sides", [])
    return "2 drone" in json.dumps(message) or any(side["secret"] or any(side["ships"]) for side in sides)


def test_a_sealed_answer_reaches_nobody_before_all_are_sealed(invite: Invite) -> None:
    ada, bob, eve = invite("Ada"), invite("Bob"), invite("Eve")
    table = ada.create(["me", "open"], FORMING)
    bob.join(table)
    for guest in (ada, bob, eve):
        guest.sit(table)
    seal(bob, "Drone", "Drone", "Fighter")
    for guest in (ada, eve):
        expect(guest.page.get_by_text("has answered", exact=True)).to_be_visible()
        assert guest.frames
        assert not any(knows(frame) for frame in guest.frames)
    bob.comes_to(lambda: any(knows(frame) for frame in bob.frames), True)
    seal(ada, "Beam", "Beam", "Beam")
    expect(ada.page.get_by_role("tabpanel", name="Log")).to_contain_text("2 drones")
    told = bob.page.get_by_role("tabpanel", name="Log").get_by_text("Bob forms up: 2 drones")
    expect(told).to_have_count(1)


def test_spectators_see_the_table_and_can_do_nothing(invite: Invite) -> None:
    mira, eve = invite("Mira"), invite()
    mira.sit(mira.create(["me", "random"]))
    eve.page.goto("/")
    card = eve.page.get_by_role("article").filter(has_text="Mira")
    card.get_by_role("link", name="Watch").click()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    Hands(eve.page, "Eve").state(lambda state: state["said"] == "Mira is thinking")
    assert eve.page.locator("[data-cell][role=button]").count() == 0
    assert all(json.loads(frame).get("asked") is None for frame in eve.frames)


def test_private_tables_are_found_by_their_link_only(invite: Invite) -> None:
    ada, bob = invite("Ada the shy"), invite("Bob")
    table = ada.create(["me", "open"], private=True)
    bob.page.goto("/")
    expect(bob.page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert bob.page.get_by_text("Ada the shy").count() == 0
    bob.page.goto(f"/table/{table}")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("region", name="What to do now")).to_be_visible()
