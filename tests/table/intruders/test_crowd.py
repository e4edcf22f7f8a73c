"""Whoever takes too much: the others play on."""

import asyncio
import random
import re
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from tests.table.client import Person, Seat, connected, over, some_answer
from tests.table.database import until
from tests.table.house import PATIENCE, Server
from tests.table.intruders.ill import complaints, overheard, trouble, two_players

# Lets a slow reader go soon.
IMPATIENT = """
import sys
from socket import SO_SNDBUF, SOL_SOCKET
from milkomeda import cli
from milkomeda.table import run, socket

listening = run.listening


def with_little_room(host, port):
    bound = listening(host, port)
    bound.setsockopt(SOL_SOCKET, SO_SNDBUF, 65536)
    return bound


socket.SLOWEST = 2.0
run.listening = with_little_room
sys.exit(cli.main(sys.argv[1:]))
"""
SHORT = """
import sys
from milkomeda import cli
from milkomeda.table import silence

silence.PATIENCE = 3.0
sys.exit(cli.main(sys.argv[1:]))
"""
ATTENTIVE = """
import sys
from milkomeda import cli
from milkomeda.table import run

run.PULSE = 2.0
sys.exit(cli.main(sys.argv[1:]))
"""
FLOOD = 10_000


class Play:
    """Two people who play as long as it is wanted, and how many of their answers were accepted."""

    def __init__(self) -> None:
        self.accepted = 0
        self.wanted = 0

    async def goes_on(self) -> None:
        """Whatever happens meanwhile."""
        self.wanted = self.accepted + 5
        await until(lambda: self.accepted >= self.wanted)

    async def seat(self, person: Person, table: str, luck: random.Random) -> None:
        async with person.at(table) as seat:
            answered = -1
            while not over(await seat.asked_anew(answered)):
                answered = seat.scene["question"]
                said = await seat.answer(some_answer(seat.scene, luck))
                assert said["type"] == "accepted", said
                self.accepted += 1
                while self.accepted >= self.wanted:
                    await asyncio.sleep(0.02)


@asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[tuple[str, Play]]:
    """Meanwhile two others play at a table, and are not kept from it."""
    ada, bob, table = await asyncio.to_thread(two_players, server)
    play = Play()
    tasks = [
        asyncio.create_task(play.seat(person, table, random.Random(number)))
        for number, person in enumerate((ada, bob))
    ]
    try:
        yield table, play
        await play.goes_on()
    finally:
        while pending := [task for task in tasks if not task.done()]:
            for task in pending:
                task.cancel()  # once is not enough: older versions of `wait_for` may swallow it
            await asyncio.wait(pending, timeout=0.1)
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in results if isinstance(one, Exception)] == []


async def flood(seat: Seat, kind: str, text: str) -> None:
    for _ in range(FLOOD):
        await seat.send(type=kind, text=text)


def test_a_flood_disturbs_nobody(house: Server) -> None:
    """Ten thousand messages at once: they are read slowly, and the others play on."""

    async def story() -> None:
        eve = Person(house.address, "Eve")
        async with undisturbed(house) as (table, play), eve.at(table) as seat, eve.at(table) as other:
            pings, previews = flood(seat, "ping", ""), flood(other, "preview", "x" * 7000)
            tasks = [asyncio.create_task(pings), asyncio.create_task(previews)]
            await seat.until(trouble)
            await play.goes_on()
            assert not tasks[1].done()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            seat.socket.transport.abort()
            other.socket.transport.abort()

    asyncio.run(story())


def test_connections_that_say_nothing_disturb_nobody(house: Server) -> None:
    """Half a request, half a handshake, or nothing at all."""

    async def story() -> None:
        with ExitStack() as stack:
            async with undisturbed(house) as (table, _):
                for number in range(150):
                    line = stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
                    begun = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    line.sendall([b"", b"GET / HT", begun.encode()][number % 3])
                    await asyncio.sleep(0)

    asyncio.run(story())


def test_connections_that_never_come_to_the_point_are_counted_and_closed(tmp_path: Path) -> None:
    """Nothing at all, half a request, a body that never comes, and a second request that never ends."""
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    body = (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )
    beginnings = [b"", b"GET / HT", body, whole + b"GET / HT"]

    async def story(server: Server) -> None:
        with ExitStack() as stack:
            async with undisturbed(server) as (_, play):
                lines = [
                    stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                    for _ in range(200)
                ]
                for number, line in enumerate(lines):
                    line.sendall(beginnings[number % 4])
                with httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
                    assert gauge(http, "silent") > 10
                    await play.goes_on()
                    await until(lambda: all(heard_out(line) for line in lines))
                    await until(lambda: gauge(http, "silent") <= 1)

    with overheard(tmp_path, SHORT) as server:
        asyncio.run(story(server))
        assert complaints(tmp_path) == ""


def heard_out(line: socket.socket) -> bool:
    """Whether it was closed after what it was answered."""
    try:
        while line.recv(65536, socket.MSG_DONTWAIT):
            pass
    except BlockingIOError:
        return False
    except ConnectionResetError:
        pass
    return True


def test_who_asks_and_leaves_is_no_trouble(house: Server) -> None:
    """Nobody hears anything of it, and the server does not complain."""

    async def story() -> None:
        async with undisturbed(house) as (table, play):
            for number in range(100):
                with socket.create_connection(("127.0.0.1", house.port)) as line:
                    path = ["/api/tables", f"/api/tables/{table}", "/api/tables/nowhere", "/"][number % 4]
                    line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    await asyncio.sleep(0.001 * (number % 7))
            await play.goes_on()

    asyncio.run(story())


def handshake(person: Person, port: int, table: str) -> socket.socket:
    """A connection to a table whose other end hardly takes anything."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: milkomeda={person.cookies['milkomeda']}",
    ]
    line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return line


def frame(text: str) -> bytes:
    """A text frame of a client, masked with zeros."""
    data = text.encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


def test_who_never_reads_is_let_go(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
        table = ada.create(["me", "open", "open"])
        eve.join(table)
        async with undisturbed(server) as (_, play), ada.at(table) as seat:
            with handshake(eve, server.port, table) as line:
                await seat.scene_where(lambda scene: scene["table"]["seats"][1]["here"])
                line.setblocking(False)
                much = frame('{"type":"preview","text":"' + "x" * 7000 + '"}')
                for _ in range(90):
                    await asyncio.get_running_loop().sock_sendall(line, much)
                await play.goes_on()
                await seat.scene_where(lambda scene: not scene["table"]["seats"][1]["here"])

    with overheard(tmp_path, IMPATIENT) as server:
        asyncio.run(story(server))
        assert complaints(tmp_path) == ""


def test_who_has_vanished_is_noticed(tmp_path: Path) -> None:
    """The line is open, but nobody is at its other end: no answer to a ping comes."""

    async def story(server: Server) -> None:
        ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
        table = ada.create(["me", "open", "open"])
        eve.join(table)
        async with ada.at(table) as seat:
            with handshake(eve, server.port, table):
                await seat.scene_where(lambda scene: scene["table"]["seats"][1]["here"])
                await seat.scene_where(lambda scene: not scene["table"]["seats"][1]["here"])
                assert seat.scene["table"]["seats"][0]["here"]

    with overheard(tmp_path, ATTENTIVE) as server:
        asyncio.run(story(server))
        assert complaints(tmp_path) == ""


def test_people_who_come_and_go_leave_nothing_behind(house: Server, http: httpx.Client) -> None:
    async def story() -> None:
        ada, _, table = two_players(house)

        async def come_and_go() -> None:
            async with ada.at(table) as seat:
                await seat.receive()
                await seat.send(type="preview", text="pass")
                seat.socket.transport.abort()

        async with undisturbed(house):
            for _ in range(10):
                await asyncio.gather(*(come_and_go() for _ in range(10)))
        await until(lambda: gauge(http, "listeners") <= before)

    before = gauge(http, "listeners")
    asyncio.run(story())


def gauge(http: httpx.Client, name: str) -> float:
    found = re.search(rf"^milkomeda_{name} (.*)$", http.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


# One address, with the usual limits made small.


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--limits", "0.05")
    try:
        server.start()
        yield server
    finally:
        server.stop()


def test_one_address_gets_only_so_much(strict: Server) -> None:
    async def story() -> None:
        ada = Person(strict.address, "Ada")
        table = ada.create(["me", "open"])
        async with connected(strict.address, table, {}) as first:
            await first.scene_where(lambda scene: True)
            with httpx.Client(base_url=strict.address, timeout=PATIENCE) as http:
                while (status := http.get("/api/me").status_code) == 200:
                    pass
                assert status == 429
                assert http.get("/health").status_code == 200
            while (code := await soon_closed(strict, table)) == 0:
                pass
            assert code == 1013
            await first.send(type="ping")
            await first.until(lambda message: message["type"] == "pong")
            while await soon_closed(strict, table) == 1013:
                await asyncio.sleep(0.1)

    asyncio.run(story())


def test_behind_a_proxy_everybody_has_limits_of_their_own(strict: Server) -> None:
    def status(address: str) -> int:
        headers = {"x-forwarded-for": address, "x-forwarded-proto": "https"}
        place = f"{strict.address}/api/me"
        return httpx.get(place, headers=headers, timeout=PATIENCE, verify=False).status_code

    while status("203.0.113.1") == 200:
        pass
    assert status("203.0.113.2") == 200
    while status("2001:db8::1") == 200:
        pass
    assert status("2001:db8::2") == 429
    assert status("2001:db8:0:1::2") == 200


async def soon_closed(server: Server, table: str) -> int:
    """The code with which a new connection is closed; 0 if it is not."""
    async with connected(server.address, table, {}) as seat:
        try:
            await seat.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
        return 0
