"""Where no extra is installed, what cannot work is not offered, and one sentence says how it is had."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from milkomeda.words.message import say
from tests import plain
from tests.browser.house import Guest, Invite
from tests.browser.test_afterwards import finished
from tests.table.house import Server

LACKING = str(say("extras-are-lacking"))
SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"


class Plain(Server):
    program = (plain.__file__,)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Plain(f"sqlite:///{tmp_path_factory.mktemp('plain') / 'tables.db'}")
    try:
        running.start()
        yield running
    finally:
        running.stop()


def refused(guest: Guest, method: str, path: str, body: Any = None) -> None:
    answer = guest.context.request.fetch(f"/api{path}", method=method, data=body)
    assert not answer.ok
    assert answer.json()["problem"] == {"name": "extras-are-lacking"}


def test_what_is_asked_for_nevertheless_is_refused_with_that_sentence(invite: Invite) -> None:
    ada = invite("Ada")
    run = {"game": "milkomeda", "options": [SMALL], "bots": ["random"] * 4, "games": 1}
    refused(ada, "POST", "/lab/runs", run)
    for name in ("print", "tabletop", "images?kind=sector", "sheets/x?deck=sector", "booklet"):
        refused(ada, "GET", f"/games/milkomeda/{name}")


def test_the_page_says_so_in_place_of_the_workbench_and_of_the_printer(invite: Invite) -> None:
    page = invite("Ada").page
    page.goto("/print")
    expect(page.get_by_text(LACKING)).to_be_visible()
    expect(page.get_by_role("button", name="Download")).to_have_count(0)
    page.goto("/lab")
    expect(page.get_by_text(LACKING)).to_be_visible()
    expect(page.get_by_role("button", name="Find out")).to_have_count(0)
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("region", name="Odds").get_by_role("status")).to_contain_text("Attacker wins")
    expect(page.get_by_role("link", name="Change all rules on the workbench")).to_have_count(0)


def test_the_rulebook_is_there_as_markdown_and_a_game_without_what_if(invite: Invite) -> None:
    ada = invite("Ada")
    page = ada.page
    page.goto("/rules")
    expect(page.get_by_text("Markdown", exact=True)).to_be_visible()
    expect(page.get_by_text("PDF", exact=True)).to_have_count(0)
    finished(ada, SMALL)
    expect(page.get_by_role("button", name="Picture to share")).to_be_visible()
    expect(page.get_by_role("link", name="What if?")).to_have_count(0)
