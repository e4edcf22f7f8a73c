"""An operator's command beside a running server, and what goes by itself because nobody uses it."""

import asyncio
import contextlib
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from milkomeda.cli import main
from milkomeda.galaxy.rules import setup
from milkomeda.table.admin import ORDERS
from milkomeda.table.forgetting import DAY, UNSEEN, UNUSED, expire
from milkomeda.table.store import Store
from milkomeda.table.warden import concerns
from tests.table.client import Person, Seat, english
from tests.table.house import Server, postgres, serving

OLDER = Path(__file__).parent / "older.sql"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("admin") / "tables.db"
    with contextlib.ExitStack() as stack:
        shared = request.param == "postgres"
        address = stack.enter_context(postgres()) if shared else f"sqlite:///{file}"
        yield stack.enter_context(serving(address))


class Operator:
    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self.capsys = capsys

    def does(self, *words: str) -> str:
        assert main(["admin", *words, "--database", self.database]) == 0
        return self.capsys.readouterr().out

    async def meanwhile(self, *words: str) -> str:
        return await asyncio.to_thread(self.does, *words)

    def cannot(self, *words: str) -> str:
        assert main(["admin", *words, "--database", self.database]) == 2
        said = self.capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        return said.err.removeprefix("milkomeda: ").strip()


@pytest.fixture
def operator(server: Server, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(server.database, capsys)


def mark_of(person: Person) -> str:
    return str(person.done("GET", "/me/data")["id"])


async def closed_for_good(person: Person, table: str) -> str:
    """Why the server does not let somebody connect, sooner or later."""
    while True:
        async with person.at(table) as seat:
            try:
                await seat.until(lambda message: message["type"] == "scene")
            except websockets.ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code == 1008:
                    return str(closed.rcvd.reason)


async def said_back(seat: Seat, text: str) -> str:
    """What somebody who speaks hears: the problem, or nothing once all have heard it."""
    await seat.send(type="say", text=text, key=f"{text} {random.random()}"[:40])
    message = await seat.until(
        lambda message: (
            message["type"] == "trouble"
            or (message["type"] == "scene" and any(line["text"] == text for line in message["chat"]))
        )
    )
    return english(message["problem"]) if "problem" in message else ""


def test_tables_are_listed_and_shown_with_who_said_what(server: Server, operator: Operator) -> None:
    async def story() -> None:
        async with ada.at(table) as seat:
            await said_back(seat, "hello there")

    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open"], private=True)
    asyncio.run(story())
    [line] = [line for line in operator.does("list", "open").splitlines() if line.startswith(table)]
    assert line.endswith("milkomeda, open, private: Ada, open")
    assert table not in operator.does("list", "over")
    shown = operator.does("show", table)
    assert f"{mark_of(ada)}  seat 1: Ada\n" in shown
    assert "Ada: hello there" in shown


def test_a_closed_table_is_closed_at_once_and_can_be_opened_again(server: Server, operator: Operator) -> None:
    async def story() -> None:
        async with ada.at(table) as seat:
            await seat.receive()
            await operator.meanwhile("close", table)
            await seat.let_go()
        assert await closed_for_good(ada, table) == "there is no such table (any more)"
        assert table not in ada.call("GET", "/tables").text + ada.call("GET", "/me").text
        await operator.meanwhile("reopen", table)
        async with ada.at(table) as seat:
            assert (await seat.receive())["table"]["mine"] == 0

    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open"])
    asyncio.run(story())


def test_a_deleted_table_is_gone_while_bots_play_there(server: Server, operator: Operator) -> None:
    async def story() -> None:
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: scene["table"]["answers"] > 5)
            await operator.meanwhile("delete", table)
            with contextlib.suppress(websockets.ConnectionClosed):
                await seat.until(lambda _: False)
        await closed_for_good(ada, table)

    ada = Person(server.address, "Ada")
    table = ada.create(["random", "random"])
    asyncio.run(story())
    assert operator.cannot("show", table) == f"there is no table {table}"
    assert operator.cannot("export", table) == "there is no such person (any more)"


def test_who_is_muted_is_not_heard_until_they_are_pardoned(server: Server, operator: Operator) -> None:
    async def story() -> None:
        async with eve.at(table) as seat:
            assert await said_back(seat, "one") == ""
            await operator.meanwhile("mute", mark_of(eve), "--days", "1")
            while not (problem := await said_back(seat, "two")):
                pass
            assert problem == "the operator of this server does not let you speak"
            await operator.meanwhile("unmute", mark_of(eve))
            while await said_back(seat, "three"):
                pass

    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    table = ada.create(["me", "open"])
    asyncio.run(story())


def test_a_bot_plays_on_for_whoever_is_banned(server: Server, operator: Operator) -> None:
    async def story() -> None:
        async with eve.at(table) as seat, eve.at(watched) as watching:
            await seat.receive()
            await watching.receive()
            await operator.meanwhile("ban", mark)
            await seat.let_go()
            await watching.let_go()
        assert await closed_for_good(eve, table) == "the operator of this server does not let you in"
        assert eve.call("GET", "/me").status_code == 403
        while ada.done("GET", f"/tables/{table}")["seats"][1]["bot"] != "reflex":
            pass
        await operator.meanwhile("unban", mark)
        while eve.call("GET", "/me").status_code == 403:
            await asyncio.sleep(0.05)

    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    table, watched = ada.create(["me", "open"]), ada.create(["me", "open"])
    eve.join(table)
    mark = mark_of(eve)
    asyncio.run(story())


def test_an_address_is_banned_until_it_is_not(server: Server, operator: Operator) -> None:
    ada = Person(server.address, "Ada")
    assert operator.does("ban", "127.0.0.1") == "127.0.0.1/32 is kept out.\n"
    try:
        while ada.call("GET", "/games").status_code != 403:
            time.sleep(0.05)
    finally:
        operator.does("unban", "127.0.0.1")
    while ada.call("GET", "/games").status_code == 403:
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("target", "who", "meant"),
    [
        ("192.0.2.0/24", "192.0.2.9", True),
        ("192.0.2.9/32", "::ffff:192.0.2.9", True),
        ("2001:db8::/32", "2001:db8:7::1", True),
        ("192.0.2.0/24", "192.0.3.9", False),
        ("192.0.2.0/24", "2001:db8::1", False),
        ("0123456789abcdef", "0123456789abcdef", True),
        ("0123456789abcdef", "192.0.2.9", False),
        ("192.0.2.0/24", "", False),
    ],
)
def test_whom_a_ban_concerns(target: str, who: str, meant: bool) -> None:
    assert concerns(target, who) == meant


def test_an_operator_forgets_somebody(server: Server, operator: Operator) -> None:
    async def story() -> None:
        """The server lets everybody go, once, when it hears of it."""
        seat = {"bot": ""}
        while seat["bot"] != "reflex" or seat["name"]:
            with contextlib.suppress(websockets.ConnectionClosed):
                async with bob.at(table) as there:
                    seat = (await there.receive())["table"]["seats"][0]

    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open"])
    bob.join(table)
    exported = json.loads(operator.does("export", mark_of(ada)))
    assert exported["name"] == "Ada"
    assert json.loads(operator.does("export", table))["table"]["id"] == table
    operator.does("forget", exported["id"])
    assert operator.cannot("forget", exported["id"]) == "there is no such person (any more)"
    assert ada.done("GET", "/me")["name"] == ""
    asyncio.run(story())


def test_what_was_done_is_noted(server: Server, operator: Operator) -> None:
    table = Person(server.address, "Ada").create(["me", "open"])
    for deed in ("close", "reopen", "export", "delete"):
        operator.does(deed, table)
    noted = operator.does("log").splitlines()[-4:]
    assert [line.split("  ")[-1] for line in noted] == [
        f"close {table}",
        f"reopen {table}",
        f"export {table}",
        f"delete {table}",
    ]


def test_what_makes_no_sense_is_said_in_one_line(
    operator: Operator, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert operator.cannot("dance").startswith("there is no deed 'dance': the deeds are list, ")
    assert operator.cannot("close") == "close what? It needs a table"
    assert operator.cannot("close", "nowhere") == "there is no table nowhere"
    assert operator.cannot("ban", "nobody") == "there is no person nobody, nor is that an address"
    assert operator.cannot("unban", "192.0.2.1") == "there is no ban of 192.0.2.1"
    assert operator.cannot("mute", "192.0.2.1", "--days", "nan") == "--days is from 0 to 36500"
    elsewhere = Operator(f"sqlite:///{tmp_path / 'none.db'}", capsys)
    assert elsewhere.cannot("list") == f"there is no database {tmp_path / 'none.db'}"
    assert not (tmp_path / "none.db").exists()


def test_the_help_names_every_deed(capsys: pytest.CaptureFixture[str]) -> None:
    with contextlib.suppress(SystemExit):
        main(["admin", "--help"])
    said = capsys.readouterr().out
    assert [deed for deed in ORDERS if deed not in said] == []


# What nobody uses.


def test_what_nobody_uses_goes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"

    async def cleared(now: float) -> dict[str, int]:
        store = Store(database)
        await store.open()
        try:
            return dict(await expire(store, now))
        finally:
            await store.close()

    with serving(database) as server:
        ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
        waiting, played = ada.create(["me", "open"]), ada.create(["me", "open"])
        bob.join(played)

    def kept() -> set[str]:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            return {row[0] for row in connection.execute("select id from tables")}

    now = time.time()
    assert asyncio.run(cleared(now)) == {"keys": 0, "people": 0}
    assert kept() == {waiting, played}
    assert asyncio.run(cleared(now + UNUSED["open"] + DAY)) == {"tables": 1, "keys": 0, "people": 0}
    assert kept() == {played}
    assert asyncio.run(cleared(now + UNUSED["playing"] + DAY))["tables"] == 1
    assert asyncio.run(cleared(now + UNSEEN + DAY)) == {"keys": 2, "people": 2}
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for table in ("tables", "events", "sittings", "keys", "people"):
            assert connection.execute(f"select count(*) from {table}").fetchone() == (0,)


def test_a_key_that_is_used_stays(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}") as server, contextlib.closing(sqlite3.connect(file)) as connection:
        ada = Person(server.address, "Ada")
        connection.execute("update keys set used = 5")
        connection.commit()
        assert ada.done("GET", "/me")["name"] == "Ada"
        assert connection.execute("select used from keys").fetchone()[0] > 10**9


def test_an_older_database_goes_on(tmp_path: Path) -> None:
    """Of a version that knew neither when a key was used nor who said something."""

    async def story(server: Server) -> None:
        async with ada.at("UfvmB1yPEyAv") as one, bob.at("UfvmB1yPEyAv") as other:
            scene = await one.scene_where(lambda scene: True)
            assert (scene["table"]["answers"], scene["table"]["mine"]) == (41, 0)
            assert [line["text"] for line in one.chat] == ["an old word"]
            plays = [seat.play(random.Random(n)) for n, seat in enumerate((one, other))]
            await asyncio.gather(*plays)
        ada.done("DELETE", "/me")
        async with bob.at("UfvmB1yPEyAv") as other:
            await other.receive()
            assert (other.chat, other.scene["table"]["seats"][0]["name"]) == ([], "")
            assert bob.call("GET", "/tables/UfvmB1yPEyAv/log").is_success

    file = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLDER.read_text(encoding="utf-8"))
        connection.execute("update tables set changed = ?", [time.time()])
        connection.commit()
    with serving(f"sqlite:///{file}") as server:
        ada, bob = Person(server.address, "A"), Person(server.address, "B")
        ada.cookies["milkomeda"] = "Uvwo-AaHwPnMKF3X6fv3zaSJrEkC9o5U"
        bob.cookies["milkomeda"] = "IPkNjPDkCir51LbRNe84irjdpr_S6VZ5"
        phone = Person(server.address, "Phone")
        assert (
            phone.done("POST", "/me/recover", {"recovery": "mmxhcYJ7VjJ_9x-npnSpm8IC_7QpKh6a"})["name"]
            == "Ada"
        )
        asyncio.run(story(server))


# Quotas.


@pytest.fixture
def usual(tmp_path: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--limits", "1") as server:
        yield server


def test_nobody_fills_the_lobby(usual: Server) -> None:
    """However many names one makes up at an address."""
    wish = {"game": "milkomeda", "options": "edition=protocols", "seats": [{"kind": "me"}, {"kind": "open"}]}
    flooders = [Person(usual.address, f"Eve {number}") for number in range(4)]
    answers = [one.call("POST", "/tables", wish) for one in flooders for _ in range(12)]
    made = sum(answer.is_success for answer in answers)
    assert 30 <= made < 36
    refused = {answer.json()["detail"] for answer in answers if not answer.is_success}
    assert refused == {
        "you wait for players at 10 tables already: leave one first",
        "that is too much at once: wait a moment",
    }
    assert len(flooders[0].done("GET", "/tables")) <= 3 * len(flooders)
    for table in flooders[0].done("GET", "/me")["tables"]:
        flooders[0].done("DELETE", f"/tables/{table['id']}")


def test_machines_cannot_squat_at_tables_for_everybody(usual: Server) -> None:
    ada = Person(usual.address, "Ada")
    listed, private = ada.create(["me", "open"]), ada.create(["me", "open"], private=True)
    refused = ada.call("POST", f"/tables/{listed}/machines", {"name": "HAL"})
    assert refused.status_code == 403
    assert refused.json()["detail"].startswith("programs sit down at private tables")
    assert ada.done("POST", f"/tables/{private}/machines", {"name": "HAL"})["seat"] == 1


def test_beginnings_are_not_kept_without_end() -> None:
    for number in range(3 * setup.KEPT):
        setup.new_game(f"edition=protocols start_blue={number % 20} start_red={number // 20}", 2)
    assert len(setup._begun) <= setup.KEPT
