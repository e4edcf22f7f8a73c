from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, UNLIKE, Guest, Invite, Steady, launched
from tests.table.house import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = launched(playwright.chromium)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Steady(f"sqlite:///{tmp_path_factory.mktemp('table') / 'tables.db'}")
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def rested() -> list[Guest]:
    """Browsers of those who left, for others like them."""
    return []


@pytest.fixture
def invite(browser: Browser, server: Server, rested: list[Guest]) -> Iterator[Invite]:
    """Guests for one test. In none of their browsers may anything go wrong, or come from elsewhere."""
    guests: list[Guest] = []

    def one(name: str = "", **more: object) -> Guest:
        known = next((guest for guest in rested if guest.fits(server, more)), None)
        if known:
            rested.remove(known)
            known.anew(name)
        guests.append(known or Guest(browser, server, name, **more))
        return guests[-1]

    yield one
    wrong = {guest.name: guest.wrong for guest in guests if guest.wrong}
    for guest in guests:
        if wrong or UNLIKE & guest.more.keys():
            guest.context.close()
        else:
            rested.append(guest)
    assert wrong == {}
