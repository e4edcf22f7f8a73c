"""Opening and closing the server, from the shell."""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import websockets

from milkomeda.cli import main
from milkomeda.table import run
from tests.table.client import Person, some_answer
from tests.table.database import until
from tests.table.house import PATIENCE, Server, free_port


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One whose complaints are read."""
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    with (tmp_path / "stderr").open("wb") as server.stderr:
        try:
            server.start()
            yield server
        finally:
            server.stop()


def workers(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    try:
        return stat.read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def pid_of(server: Server) -> int:
    assert server.process
    return server.process.pid


async def bots_at_work(server: Server) -> list[int]:
    """Lets bots play until their processes are there."""
    ada = Person(server.address, "Ada")
    table = ada.create(["random", "random"])
    async with ada.at(table) as seat:
        await seat.scene_where(lambda scene: scene["table"]["answers"] > 20)
        return workers(pid_of(server))


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_at_once_and_leaves_nothing_behind(server: Server, tmp_path: Path, end: int) -> None:
    async def story() -> None:
        children = await bots_at_work(server)
        assert children
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "open"])
        async with ada.at(table) as seat:
            await seat.receive()
            with socket.create_connection(("127.0.0.1", server.port)) as silent:
                silent.sendall(b"GET / HTTP/1.1\r\n")
                os.kill(pid_of(server), end)
                assert server.process
                await asyncio.to_thread(server.process.wait, PATIENCE)
        await until(lambda: not any(alive(child) for child in children))

    asyncio.run(story())
    said = (tmp_path / "stderr").read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert "Task was destroyed" not in said


def test_what_is_under_way_is_finished_and_everybody_told_to_come_back(
    server: Server, tmp_path: Path
) -> None:
    """An answer that the database is still busy with when the server is to end."""

    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "quick"])
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: scene["question"] >= 0)
            question = seat.scene["question"]
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as database:
                database.execute("begin immediate")
                text = some_answer(seat.scene, random.Random(1))
                await seat.send(type="answer", question=question, text=text)
                await seat.send(type="ping")
                os.kill(pid_of(server), signal.SIGTERM)
                await until(lambda: refuses_connections(server.port))
                database.execute("commit")
            assert (await seat.verdict("answer", question, text))["type"] == "accepted"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await seat.until(lambda message: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code in (1012, 1013)
        assert server.process
        assert await asyncio.to_thread(server.process.wait, PATIENCE) in (0, -signal.SIGTERM)
        await asyncio.to_thread(server.start)
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: scene["question"] not in (-1, question))

    asyncio.run(story())
    assert "Traceback" not in (tmp_path / "stderr").read_text(encoding="utf-8")


def refuses_connections(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) != 0


def test_workers_are_replaced_when_they_die_and_do_not_outlive_the_server(server: Server) -> None:
    async def story() -> list[int]:
        first = await bots_at_work(server)
        for child in first:
            os.kill(child, signal.SIGKILL)
        second = await bots_at_work(server)
        assert not set(first) & set(second)
        return second

    children = asyncio.run(story())
    assert children
    os.kill(pid_of(server), signal.SIGKILL)
    asyncio.run(until(lambda: not any(alive(child) for child in children)))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says before it ends with 2."""
    assert main(["table", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "password" not in said.err
    return said.err


def test_what_cannot_be_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refused(capsys, *database, "--port", str(port))
        assert said == f"milkomeda: cannot listen on 127.0.0.1, port {port}: Address already in use\n"
        assert run.free_port("127.0.0.1", port) != port
    for number in (-1, 0, 99999):
        said = refused(capsys, *database, "--port", str(number))
        assert said == f"milkomeda: a port is 1 to 65535, not {number}\n"
    assert "cannot listen on 192.0.2.1" in refused(capsys, *database, "--host", "192.0.2.1", "--port", "8470")
    said = refused(capsys, "--port", "8470", "--database", "mysql://ada:password@host/db")
    assert said == "milkomeda: a database is sqlite:///FILE or postgresql://…\n"
    said = refused(capsys, "--port", "8470", "--database", f"sqlite:///{tmp_path}/nowhere/tables.db")
    assert said == "milkomeda: the database cannot be opened: unable to open database file\n"
    address = f"postgresql://ada:password@127.0.0.1:{free_port()}/db"
    assert "cannot be opened" in refused(capsys, "--port", "8470", "--database", address)
    (tmp_path / "no.db").write_text(
        "this is no database, and never was one, whoever says so", encoding="utf-8"
    )
    said = refused(capsys, "--port", "8470", "--database", f"sqlite:///{tmp_path / 'no.db'}")
    assert said == "milkomeda: the database cannot be opened: file is not a database\n"
    monkeypatch.setattr(run, "PAGE", tmp_path)
    said = refused(capsys, *database, "--port", "8470")
    assert said == "milkomeda: the page has not been built yet: make page\n"


def test_it_says_where_it_is_open_when_it_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "milkomeda.cli", "table", "--port", str(free_port())]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            said, _, address = process.stdout.readline().strip().rpartition(" ")
            assert said == "Milkomeda is open:"
            assert httpx.get(f"{address}/health", timeout=PATIENCE).text == "ok"
        finally:
            process.kill()
