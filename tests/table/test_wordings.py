"""A table keeps the edition it was made of: its name, what it is about and its texts, by a real server."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from milkomeda.table.forgetting import DAY, expire
from milkomeda.table.store import Store
from tests.table.client import Person
from tests.table.house import Server, serving

OPTIONS = "edition=protocols end_round=12 sector.Mineron_V.green=5"
SMALL = "edition=protocols width=4 height=4 deck=9 end_round=1"
PASSAGES = {
    "Explore": {"texts": {"en": "Look around {explore_draw sector}.", "de": "Seht euch um."}, "add": True}
}
MINE: dict[str, Any] = {"name": "Far Green", "about": "Greener.", "passages": PASSAGES}
SEATS = ["me", "open"]


def book(person: Person, table: dict[str, Any], language: str = "en") -> str:
    """The rulebook at that table."""
    about = f"options={table['options']}&language={language}&wording={table['wording']}"
    return str(person.done("GET", f"/games/milkomeda/rulebook?{about}")["markdown"])


def founded(person: Person, wording: dict[str, Any] = MINE, **more: Any) -> dict[str, Any]:
    table: dict[str, Any] = person.done(
        "GET", f"/tables/{person.create(SEATS, OPTIONS, wording=wording, **more)}"
    )
    return table


def refused(person: Person, wording: dict[str, Any], **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "milkomeda", "options": OPTIONS, "seats": seats, "wording": wording} | more
    answer = person.call("POST", "/tables", wish)
    assert answer.status_code == 409
    return str(answer.json()["detail"])


def test_name_and_texts_of_an_edition_stay_with_its_table(server: Server) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = founded(ada)
    listed = next(one for one in bob.done("GET", "/tables") if one["id"] == table["id"])
    assert (listed["title"], listed["wording"]) == ("Far Green", table["wording"])
    assert bob.done("GET", f"/wordings/{table['wording']}") == MINE
    assert "**Far Green**\n\nGreener." in book(bob, table)
    assert "Look around 2 sectors." in book(bob, table)
    assert "Seht euch um." in book(bob, table, "de")
    plain = ada.done("GET", f"/tables/{ada.create(SEATS, OPTIONS)}")
    assert (plain["title"], plain["wording"]) == ("", "")
    assert "Far Green" not in book(ada, plain)


def test_the_same_edition_is_kept_once_and_another_apart(server: Server) -> None:
    ada = Person(server.address, "Ada")
    first, again, other = founded(ada), founded(ada), founded(ada, MINE | {"name": "Other"})
    assert first["wording"] == again["wording"] != other["wording"]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"name": "x" * 61}, "the name of an edition is one line of 60 letters at most"),
        ({"about": "x" * 5001}, "'about' must be a text in quotes"),
        ({"passages": {"Explor": {"texts": {"en": "x"}}}}, "the rulebook has no section 'Explor'"),
        ({"passages": {"Explore": {"texts": {"de": "x"}}}}, "needs a text in English"),
        ({"passages": {"Explore": {"texts": {"en": "{dragons}"}}}}, "asks for 'dragons', which there is not"),
        ({"passages": {"Explore": {"texts": {"en": "<<" * 61}}}}, "fills in too much"),
        (
            {"passages": {f"S{n}": {"texts": {"en": "x"}, "new": True} for n in range(31)}},
            "30 sections at most",
        ),
        ({"passages": {"x\ny": {"texts": {"en": "x"}, "new": True}}}, "is no text of a section"),
    ],
)
def test_what_no_table_could_bear_is_refused(server: Server, wrong: dict[str, Any], problem: str) -> None:
    assert problem in refused(Person(server.address, "Ada"), wrong)


def test_a_game_with_texts_of_ones_own_is_not_rated(server: Server) -> None:
    assert "as it stands" in refused(Person(server.address, "Ada"), MINE, rated=True, clock=60, options="")


def over(person: Person, table: str) -> None:
    """Once it is."""

    async def play() -> None:
        async with person.at(table) as seat:
            await seat.play(random.Random(1), lambda scene: bool(scene["table"]["phase"] == "over"))

    asyncio.run(play())


def test_a_rematch_a_fork_and_the_server_that_comes_back_keep_it(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random"], SMALL, wording=MINE)
        over(ada, table)
        again = ada.done("POST", f"/tables/{table}/rematch", {})
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        fork = ada.done("POST", f"/tables/{table}/fork", {"at": 5, "seats": seats})
        server.kill()
        server.start()
        for one in (table, again["id"], fork["id"]):
            there = ada.done("GET", f"/tables/{one}")
            assert there["title"] == "Far Green"
            assert "Look around" in book(ada, there)
        [played] = ada.done("GET", "/me/history")["games"]
        assert (played["edition"], played["title"]) == ("protocols", "Far Green")
        log = ada.call("GET", f"/tables/{table}/log").text
        assert "Far Green" not in log, "a log is replayed by its options alone"


def test_texts_go_with_the_last_table_that_plays_by_them(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(address) as server:
        ada = Person(server.address, "Ada")
        first, second = founded(ada), founded(ada)
        ada.done("DELETE", f"/tables/{first['id']}")
        asyncio.run(cleared(address))
        assert ada.done("GET", f"/wordings/{first['wording']}") == MINE
        ada.done("DELETE", f"/tables/{second['id']}")
        asyncio.run(cleared(address))
        assert ada.call("GET", f"/wordings/{first['wording']}").status_code == 404


def test_a_run_keeps_the_texts_it_is_about(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(address) as server:
        ada = Person(server.address, "Ada")
        wish = {
            "game": "milkomeda",
            "options": ["edition=protocols", OPTIONS],
            "bots": ["random"] * 2,
            "games": 1,
        }
        run = ada.done("POST", "/lab/runs", wish | {"wording": MINE})
        assert "Look around 2 sectors." in book(ada, {"options": OPTIONS, "wording": run["wording"]})
        asyncio.run(cleared(address))
        assert ada.done("GET", f"/wordings/{run['wording']}") == MINE
        ada.done("DELETE", f"/lab/runs/{run['id']}")
        asyncio.run(cleared(address))
        assert ada.call("GET", f"/wordings/{run['wording']}").status_code == 404
        wrong = wish | {"wording": {"passages": {"Explor": {"texts": {"en": "x"}}}}}
        assert "the nearest is 'Explore'" in ada.call("POST", "/lab/runs", wrong).json()["detail"]


def test_texts_of_no_table_can_be_read_for_a_week(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(address) as server:
        ada = Person(server.address, "Ada")
        lent = ada.done("POST", "/games/milkomeda/wording", {"options": OPTIONS, "wording": MINE})
        assert "Look around 2 sectors." in book(ada, {"options": OPTIONS} | lent)
        assert lent["wording"] == founded(ada)["wording"]
        ada.done("POST", "/games/milkomeda/wording", {"options": OPTIONS, "wording": MINE})
        wrong = {"options": OPTIONS, "wording": {"passages": {"Explor": {"texts": {"en": "x"}}}}}
        answer = ada.call("POST", "/games/milkomeda/wording", wrong)
        assert "the nearest is 'Explore'" in answer.json()["detail"]
        other = {"options": OPTIONS, "wording": MINE | {"name": "Other"}}
        unplayed = ada.done("POST", "/games/milkomeda/wording", other)["wording"]
        asyncio.run(cleared(address, time.time() + 6 * DAY))
        assert ada.done("GET", f"/wordings/{unplayed}")["name"] == "Other"
        asyncio.run(cleared(address, time.time() + 8 * DAY))
        assert ada.call("GET", f"/wordings/{unplayed}").status_code == 404


async def cleared(address: str, now: float = 0.0) -> None:
    """As it is every hour."""
    store = Store(address)
    await store.open()
    try:
        await expire(store, now or time.time())
    finally:
        await store.close()
