"""What is lost on the way is found again, by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands
from tests.browser.house import Invite
from tests.browser.positions import FORMING
from tests.table.house import Server

LOST = "Connection lost"


@pytest.fixture
def mortal(server: Server) -> Iterator[Server]:
    """The server, which may be killed: it lives again for the next test."""
    yield server
    if server.process is None:
        server.start()


def test_a_fight_goes_on_after_the_server_was_killed(invite: Invite, mortal: Server) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    ada.outages = bob.outages = True
    table = ada.create(["me", "open"], FORMING)
    bob.join(table)
    teal, gold = Hands(ada.sit(table), "Ada"), Hands(bob.sit(table), "Bob")
    teal.answer()
    expect(bob.page.get_by_text("has answered", exact=True)).to_be_visible()

    mortal.kill()
    for page in (ada.page, bob.page):
        expect(page.get_by_text(LOST).first).to_be_visible()
    mortal.start()
    for page in (ada.page, bob.page):
        expect(page.get_by_text(LOST)).to_have_count(0)

    expect(ada.page.get_by_role("region", name="Battle at C1")).to_be_visible()
    assert "Bob" in teal.sentence
    gold.answer()
    expect(ada.page.get_by_role("img", name="rolled").first).to_be_visible()
    expect(bob.page.get_by_role("img", name="rolled").first).to_be_visible()


def test_an_answer_that_was_on_its_way_arrives_after_all(invite: Invite, mortal: Server) -> None:
    ada = invite("Ada")
    ada.outages = True
    table = ada.create(["me", "random"], FORMING)
    page = ada.sit(table)
    mortal.kill()
    expect(page.get_by_text(LOST).first).to_be_visible()
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Your answer is on its way")).to_be_attached()
    mortal.start()
    expect(page.get_by_role("img", name="rolled").first).to_be_visible()


def test_what_was_said_on_a_dead_line_is_heard_after_all(invite: Invite, mortal: Server) -> None:
    ada = invite("Ada")
    ada.outages = True
    page = ada.sit(ada.create(["me", "random"], FORMING))
    mortal.kill()
    expect(page.get_by_text(LOST).first).to_be_visible()
    page.keyboard.press("c")
    page.keyboard.type("is anybody there?")
    page.keyboard.press("Enter")
    expect(page.get_by_text("on its way …").first).to_be_visible()
    mortal.start()
    expect(page.get_by_text("on its way …")).to_have_count(0)
    expect(page.get_by_role("log", name="Chat").get_by_text("is anybody there?")).to_have_count(1)


def test_a_browser_that_was_offline_catches_up(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    ada.outages = True
    table = ada.create(["me", "open"], FORMING)
    bob.join(table)
    teal, gold = Hands(ada.sit(table), "Ada"), Hands(bob.sit(table), "Bob")
    teal.answer()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text(LOST).first).to_be_visible()
    gold.answer()
    ada.context.set_offline(False)
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    expect(ada.page.get_by_role("img", name="rolled").first).to_be_visible()
