"""Being told that it is my turn, in the browser: switching it on, the worker that shows it, my turns first.

A browser subscribes at the service of its maker, which no test can reach: here a page is given a subscription
of a receiver's. That the server's messages are what a browser can read, `tests/table` proves.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import WHOLE, Guest, Invite, Steady, launched
from tests.browser.test_people import open_profile, was_refused
from tests.table.house import Server
from tests.table.receivers import Browser as Subscribed
from tests.table.receivers import Mails, Receiver, certificate, mail_server, receiving

DAY = 86400


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    with mail_server() as running:
        yield running


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Receiver]:
    with receiving(certificate(tmp_path_factory.mktemp("push"))) as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: Mails, service: Receiver) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    running = Steady(f"sqlite:///{folder / 'tables.db'}", "--private-hooks")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("MILKOMEDA_SMTP", mails.address)
        patched.setenv("MILKOMEDA_URL", running.address)
        patched.setenv("SSL_CERT_FILE", str(service.certificate))
        running.start()
        yield running
        running.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


def telling(guest: Guest) -> Page:
    page = open_profile(guest)
    page.get_by_role("switch", name="In this browser").wait_for()
    return page


def test_a_hook_is_added_tried_and_removed(invite: Invite, receiver: Receiver) -> None:
    page = telling(invite("Ada"))
    page.get_by_label("By a webhook").fill(receiver.address)
    page.get_by_label("By a webhook").press("Enter")
    page.get_by_role("button", name=f"Try it: {receiver.address}").click()
    expect(page.get_by_text("A message was sent.")).to_be_visible()
    assert receiver.events() == ["test"]
    receiver.status = 500
    page.get_by_role("button", name=f"Try it: {receiver.address}").click()
    expect(page.get_by_text("did not arrive: it answered with status 500.")).to_be_visible()
    page.get_by_role("button", name=f"Remove: {receiver.address}").click()
    expect(page.get_by_text(receiver.address)).to_have_count(0)


def test_what_is_no_address_is_said_so(invite: Invite) -> None:
    ada = invite("Ada")
    page = telling(ada)
    page.get_by_label("By a webhook").fill("ftp://chat.example")
    page.get_by_label("By a webhook").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("that is no address of the web")
    was_refused(ada)


def test_a_mail_is_confirmed_and_stopped_by_its_links(invite: Invite, mails: Mails) -> None:
    ada, reader = invite("Ada"), invite()
    page = telling(ada)
    page.get_by_label("By e-mail").fill("ada@mail.example")
    page.get_by_label("By e-mail").press("Enter")
    expect(page.get_by_text("Open the link in the mail that we have sent you.")).to_be_visible()
    ada.comes_to(lambda: len(mails.mails), 1)
    reader.page.goto(link_in(mails, "confirm"))
    expect(reader.page.get_by_text("from now on you are told by e-mail")).to_be_visible()
    assert reader.page.url.endswith("/mail")
    telling(ada).get_by_role("button", name="Try it: ada@mail.example").click()
    ada.comes_to(lambda: len(mails.mails), 2)
    reader.page.goto(link_in(mails, "stop"))
    expect(reader.page.get_by_text("You get no more e-mail.")).to_be_visible()
    assert ada.call("GET", "/me/ways")["ways"] == []


def link_in(mails: Mails, word: str) -> str:
    return next(part for part in str(mails.mails[-1].get_content()).split() if f"/mail#{word}-" in part)


SUBSCRIBING = """(subscription) => {
  const made = { endpoint: subscription.endpoint, unsubscribe: async () => { window.ended = true; },
    toJSON: () => ({ keys: subscription }) };
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
  PushManager.prototype.subscribe = async (options) => (window.asked = options, window.subscribed = made);
}"""


def test_this_browser_is_told_and_told_no_more(invite: Invite, service: Receiver) -> None:
    ada = invite("Ada", permissions=["notifications"])
    subscribed = Subscribed(f"{service.address}/ada")
    ada.page.add_init_script(f"({SUBSCRIBING})({json.dumps(subscribed.subscription())})")
    page = telling(ada)
    switch = page.get_by_role("switch", name="In this browser")
    expect(switch).not_to_be_checked()
    page.get_by_text("In this browser", exact=True).click()
    expect(switch).to_be_checked()
    key = ada.call("GET", "/me/ways")["push_key"]
    assert page.evaluate("asked") == {"userVisibleOnly": True, "applicationServerKey": key}
    page.get_by_role("button", name="Try it: This browser").click()
    [posted] = service.comes_to(1)
    assert subscribed.read(posted)["title"] == "It works: this is how Milkomeda reaches you."
    page.get_by_text("In this browser", exact=True).click()
    expect(switch).not_to_be_checked()
    assert (page.evaluate("ended"), ada.call("GET", "/me/ways")["ways"]) == (True, [])


def test_a_browser_that_does_not_allow_it_says_so(invite: Invite) -> None:
    ada = invite("Ada")
    ada.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    page = telling(ada)
    page.get_by_text("In this browser", exact=True).click()
    expect(page.get_by_text("Your browser does not allow it.")).to_be_visible()
    expect(page.get_by_role("switch", name="In this browser")).not_to_be_checked()


@pytest.fixture
def notified(browser: Browser, server: Server) -> Iterator[Guest]:
    """In a whole browser: one without windows has no notifications."""
    whole = launched(browser.browser_type, WHOLE)
    guest = Guest(whole, server, "Ada", permissions=["notifications"])
    yield guest
    whole.close()
    assert guest.wrong == []


def test_the_worker_shows_what_is_pushed_and_keeps_no_page(notified: Guest) -> None:
    ada, page = notified, notified.page
    page.goto("/")
    page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
    session = ada.context.new_cdp_session(page)
    versions: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda said: versions.extend(said["registrations"]))
    session.send("ServiceWorker.enable")
    ada.comes_to(lambda: bool(versions), True)
    told = {"title": "Your turn", "body": "With Bob.", "path": "/table/x", "tag": "x", "language": "en"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": ada.address,
            "registrationId": versions[-1]["registrationId"],
            "data": json.dumps(told),
        },
    )
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
    wanted = [{"title": "Your turn", "body": "With Bob.", "tag": "x", "lang": "en", "data": "/table/x"}]
    ada.comes_to(lambda: page.evaluate(shown), wanted)
    page.reload()
    answered = "performance.getEntriesByType('navigation')[0].workerStart"
    assert (page.evaluate("caches.keys()"), page.evaluate(answered)) == ([], 0)  # no page comes from it


def test_my_turns_come_first_with_the_time_that_is_left(invite: Invite) -> None:
    ada, bob = invite("Ada"), invite("Bob")
    ada.create(["me", "open"])
    slow, slower = (ada.create(["me", "open"], clock=clock) for clock in (DAY, 7 * DAY))
    for table in (slower, slow):
        bob.join(table)
    ada.comes_to(lambda: first(ada, slow) or first(bob, slow), True)  # chance begins
    page = (ada if first(ada, slow) else bob).page
    page.goto("/")
    mine = page.get_by_role("region", name="Your turn")
    expect(mine.get_by_role("article").first).to_contain_text("23 hours")
    assert page.title().startswith("(")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-turn.svg")


def first(guest: Guest, table: str) -> bool:
    """Whether it is that guest's turn."""
    info = guest.call("GET", f"/tables/{table}")
    return info["mine"] in info["waiting"]


def test_whoever_looks_says_so_and_who_leaves_the_tab_too(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto(f"/table/{ada.create(['me', 'open'], clock=DAY)}")
    looks = lambda: [json.loads(sent)["here"] for sent in ada.sent if '"look"' in sent]  # noqa: E731
    ada.comes_to(looks, [True])
    page.evaluate(
        """() => { Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange")); }"""
    )
    ada.comes_to(looks, [True, False])


def test_the_host_lets_a_chat_hear_of_the_table(invite: Invite, receiver: Receiver) -> None:
    ada = invite("Ada")
    table = ada.create(["me", "open"], clock=DAY)
    ada.page.goto(f"/table/{table}")
    ada.page.get_by_role("button", name="Tell me when it is my turn").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_label("By a webhook").last.fill(receiver.address)
    dialog.get_by_label("By a webhook").last.press("Enter")
    expect(dialog.get_by_text(receiver.address)).to_be_visible()
    [hook] = ada.call("GET", f"/tables/{table}/hook")
    assert hook["address"] == receiver.address
    assert ada.call("GET", "/me/ways")["ways"] == []


def test_days_can_be_chosen_for_a_table(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/")
    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_label("Time for an answer").locator("option", has_text="3 days")).to_have_count(1)
