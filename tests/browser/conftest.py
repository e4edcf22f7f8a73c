from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import PATIENCE, Guest, Invite, Steady, chromium
from tests.table.house import Server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(playwright))
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


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Guests for one test. In none of their browsers may anything go wrong, or come from elsewhere."""
    guests: list[Guest] = []

    def one(name: str = "", **more: object) -> Guest:
        guests.append(Guest(browser, server, name, **more))
        return guests[-1]

    yield one
    for guest in guests:
        guest.context.close()
    assert {guest.name: guest.wrong for guest in guests if guest.wrong} == {}
