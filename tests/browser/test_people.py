"""Who I am, in the browser: signing out, my data, and being forgotten; leaving and closing a table."""

import json

from playwright.sync_api import Page, expect

from tests.browser.house import Guest, Invite
from tests.browser.test_ways_in import walk_to


def open_profile(guest: Guest) -> Page:
    guest.page.goto("/")
    guest.page.get_by_role("button", name=guest.name).first.click()
    return guest.page


def do(page: Page, deed: str, confirmed: str) -> None:
    page.get_by_role("button", name=deed).click()
    page.get_by_role("dialog", name=deed).get_by_role("button", name=confirmed).click()


def was_refused(guest: Guest) -> None:
    """A browser complains of any refusal."""
    guest.comes_to(lambda: ["409" in said for said in guest.wrong], [True])
    guest.wrong.clear()


def test_signing_out_elsewhere_ends_the_other_browser(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite()
    phone.page.goto(f"/me#{ada.call('POST', '/me/recovery')['recovery']}")
    expect(phone.page.get_by_role("heading", name="Welcome back, Ada")).to_be_visible()
    page = open_profile(ada)
    do(page, "Sign out everywhere else", "Sign out elsewhere")
    expect(page.get_by_role("status").get_by_text("You are signed in here only.")).to_be_visible()
    assert (ada.call("GET", "/me")["name"], phone.call("GET", "/me")["name"]) == ("Ada", "")


def test_a_link_that_was_used_says_so(invite: Invite) -> None:
    ada, phone = invite("Ada"), invite()
    link = f"/me#{ada.call('POST', '/me/recovery')['recovery']}"
    phone.page.goto(link)
    expect(phone.page.get_by_text("This device is now yours too.")).to_be_visible()
    thief = invite()
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_contain_text("not valid (any more)")
    was_refused(thief)


def test_my_data_is_a_file(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.create(["me", "open"])
    page = open_profile(ada)
    with page.expect_download() as download:
        page.get_by_role("link", name="Get my data").click()
    assert download.value.suggested_filename == "milkomeda.json"
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert (data["name"], [one["id"] for one in data["tables"]]) == ("Ada", [table])


def test_deleting_oneself_by_keyboard_alone(invite: Invite) -> None:
    ada = invite("Ada")
    table = ada.create(["me", "random"])
    page = open_profile(ada)
    walk_to(page, page.get_by_role("button", name="Delete me"))
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(page.get_by_role("button", name="Delete me")).to_be_focused()
    page.keyboard.press("Enter")
    walk_to(page, page.get_by_role("button", name="Delete me for good"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Ada")).to_have_count(0)
    assert ada.call("GET", "/me")["name"] == ""
    assert ada.call("GET", f"/tables/{table}")["seats"][0]["name"] == ""


def test_in_german_and_signed_out_here(invite: Invite) -> None:
    ada = invite("Ada", settings={"language": "de"})
    page = open_profile(ada)
    page.get_by_label("Spitzname").fill("\u0410da")
    page.get_by_role("button", name="Speichern").click()
    expect(page.get_by_role("alert")).to_contain_text("ein Name kann keine Alphabete mischen")
    was_refused(ada)
    do(page, "Hier abmelden", "Abmelden")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ada.call("GET", "/me")["name"] == ""


def test_standing_up_and_closing_the_table(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Ada")
    table = ada.create(["me", "open", "open"])
    bob.join(table)
    ada.page.goto(f"/table/{table}")
    bob.page.goto(f"/table/{table}")
    expect(ada.page.get_by_text("Ada 2")).to_be_visible()
    bob.page.get_by_role("button", name="Stand up").click()
    expect(ada.page.get_by_role("heading", name="2 seats are free")).to_be_visible()
    bob.join(table)
    ada.page.get_by_role("button", name="Free this seat").click()
    expect(bob.page.get_by_role("button", name="Sit down").first).to_be_visible()
    do(ada.page, "Close this table", "Close this table")
    expect(ada.page.get_by_role("heading", name="Milkomeda").first).to_be_visible()
    expect(bob.page.get_by_role("alert")).to_contain_text("there is no such table (any more)")
