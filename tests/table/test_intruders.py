"""Whoever means ill, or is merely broken: the others play on, and nothing is given away."""

import asyncio
import json
import os
import random
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from milkomeda.games import SHOWS, game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.table.guard import HEADERS
from tests.table.client import Person, Seat, connected, some_answer
from tests.table.house import Server

FLOOD = 10_000
QUICK = 0.5  # seconds for an answer, in the middle, on a machine that does other things as well

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


socket.SLOWEST = 1.0
run.listening = with_little_room
sys.exit(cli.main(sys.argv[1:]))
"""

HOOKS = """
import zlib
import schemathesis

TABLES = {tables!r}


@schemathesis.hook
def before_call(context, case, **kwargs):
    if "table_id" in (case.path_parameters or {{}}):
        at = zlib.crc32(repr((case.path_parameters, case.body)).encode()) % len(TABLES)
        case.path_parameters["table_id"] = TABLES[at]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("intruders")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Server]:
    """A server that lets a slow reader go soon, and whose complaints are read."""
    server = Server(f"sqlite:///{folder / 'tables.db'}")
    server.program = ("-c", IMPATIENT)
    with (folder / "stderr").open("wb") as server.stderr:
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture(autouse=True)
def no_complaint(house: Server, folder: Path) -> Iterator[None]:
    """No intruder makes the server complain of itself."""
    before = (folder / "stderr").stat().st_size
    yield
    said = (folder / "stderr").read_bytes()[before:].decode()
    assert said.replace("WARNING:  Invalid HTTP request received.\n", "") == ""


@pytest.fixture
def http(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=30) as client:
        yield client


def two_players(server: Server, **more: Any) -> tuple[Person, Person, str]:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open"], **more)
    bob.join(table)
    return ada, bob, table


# Over HTTP.


@pytest.mark.parametrize("known", [False, True])
def test_the_description_holds_whatever_is_asked(house: Server, tmp_path: Path, known: bool) -> None:
    """As nobody at tables that do not exist; as somebody at one that is open, played, or one of bots."""
    ada = Person(house.address, "Ada")
    without = ["allow_header_conformance"]  # the framework lists the first handler of a path only
    more: list[str] = []
    environment = os.environ.copy()
    if known:
        tables = [
            ada.create(seats) for seats in (["me", "open", "open"], ["me", "random"], ["random", "random"])
        ]
        (tmp_path / "aim.py").write_text(HOOKS.format(tables=tables), encoding="utf-8")
        environment |= {"SCHEMATHESIS_HOOKS": "aim", "PYTHONPATH": str(tmp_path)}
        more = ["--header", f"Cookie: milkomeda={ada.cookies['milkomeda']}"]
        without.append("negative_data_rejection")  # a table that exists makes sense of what made none
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}/api/openapi.json"]
    command += [
        "--phases",
        "coverage,fuzzing",
        "--max-examples",
        "5",
        "--generation-deterministic",
        "--no-color",
    ]
    command += ["--suppress-health-check", "all", "--exclude-checks", ",".join(without), *more]
    ran = subprocess.run(
        command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment, timeout=120
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_response_carries_the_headers(http: httpx.Client) -> None:
    script = re.search(r'src="(/assets/[^"]+)"', http.get("/").text)
    assert script
    paths = [
        "/",
        "/rules",
        "/table/abc",
        "/icon.svg",
        "/manifest.webmanifest",
        script[1],
        "/health",
        "/metrics",
    ]
    paths += ["/api/games", "/api/me", "/api/openapi.json"]
    responses = [http.get(path) for path in paths]
    assert [response.status_code for response in responses] == [200] * len(paths)
    missing = ["/nowhere", "/api/nowhere", "/api/tables/nowhere", "/assets/nowhere.js", "/assets/"]
    responses += [http.get(path) for path in missing]
    assert [response.status_code for response in responses[len(paths) :]] == [404] * len(missing)
    responses += [
        http.delete("/api/me"),
        http.post("/api/me", content=b"{"),
        http.post("/api/tables", json={}),
    ]
    responses += [http.options("/api/me"), http.head("/"), http.head("/health"), http.head("/api/me")]
    assert {response.status_code for response in responses} == {200, 204, 400, 404, 405}
    for response in responses:
        for name, value in HEADERS:
            assert response.headers[name.decode()] == value.decode(), response.url
        assert "server" not in response.headers
        assert "access-control-allow-origin" not in response.headers
    policy = responses[0].headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert {response.headers.get("cache-control") for response in responses[8:11]} == {"no-store"}


def test_the_cookie_is_kept_from_scripts_and_other_pages(http: httpx.Client) -> None:
    plain = http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"].lower()
    http.cookies.clear()
    proxied = {"x-forwarded-proto": "https"}
    secure = http.post("/api/me", json={"name": "Ada"}, headers=proxied).headers["set-cookie"].lower()
    for cookie in (plain, secure):
        assert {"httponly", "samesite=strict", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" in secure
    assert "domain" not in secure


def ask(address: str, target: str) -> bytes:
    """A request as it stands, without a client that tidies it up."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 10) as line:
        line.sendall(f"GET {target} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := line.recv(65536):
            answer += data
        return answer


@pytest.mark.parametrize(
    "target",
    [
        "/assets/../index.html",
        "/assets/../../server.py",
        "/assets/..%2f..%2fserver.py",
        "/assets/%2e%2e/%2e%2e/server.py",
        "/assets/%2e%2e%2f%2e%2e%2fserver.py",
        "/assets/..%5c..%5cserver.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/%00",
        "/assets/" + "a" * 5000,
        "/assets/..%00/server.py",
        "/assets/....//....//server.py",
        "//etc/passwd",
        "/../../../../etc/passwd",
    ],
)
def test_nothing_but_the_page_is_served(house: Server, target: str) -> None:
    answer = ask(house.address, target)
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"root:" not in answer
    assert b"litestar" not in answer


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://[", "", "http://127.0.0.1:1", "\x7f"]
)
def test_other_pages_can_do_nothing(house: Server, origin: str) -> None:
    ada = Person(house.address, "Ada")
    table = ada.create(["me", "open"])
    with httpx.Client(base_url=house.address, cookies=ada.cookies, headers={"origin": origin}) as http:
        for path, body in {
            "/api/me": {"name": "Mallory"},
            "/api/me/recovery": None,
            f"/api/tables/{table}/machines": {"name": "Mallory"},
            f"/api/tables/{table}/token": None,
        }.items():
            assert http.post(path, json=body).status_code == 403
        assert http.get("/api/me").status_code == 403
    assert ada.done("GET", "/me")["name"] == "Ada"

    async def story() -> None:
        cookie = f"milkomeda={ada.cookies['milkomeda']}"
        assert (await refused(house, table, {"cookie": cookie, "origin": origin}))[0] == 1008

    if origin != "\x7f":
        asyncio.run(story())


async def refused(server: Server, table: str, headers: dict[str, str]) -> tuple[int, str]:
    """The code and the reason with which a connection is closed at once."""
    async with connected(server.address, table, headers) as seat:
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await seat.receive()
        assert closed.value.rcvd
        return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/me", b'{"name":' + b"[" * 30_000, 400),
        ("POST", "/api/me", b'{"name":"Ada","more":' + b"[" * 15_000 + b"]" * 15_000 + b"}", 400),
        ("POST", "/api/me", b'{"name":"' + b"a" * 40_000 + b'"}', 413),
        ("POST", "/api/me", b'{"name":"\xff"}', 400),
        ("POST", "/api/me", b'{"name":"\\ud800"}', 400),
        ("POST", "/api/me", b"", 400),
        ("POST", "/api/me", b"null", 400),
        ("POST", "/api/me", b'{"name":{"a":1}}', 400),
        ("POST", "/api/me/recover", b'{"recovery":"\\u0000"}', 409),
        ("GET", "/api/tables/%00", b"", 404),
        ("GET", "/api/tables/%ff%fe", b"", 404),
        ("GET", "/api/tables/" + "a" * 10_000, b"", 404),
        ("GET", "/api/tables/x/moments/" + "9" * 5000, b"", 404),
        ("GET", "/api/tables/x/moments/-1", b"", 404),
        ("GET", "/api/games/milkomeda/rulebook?options=" + "a=b%20" * 2000, b"", 409),
        ("GET", "/api/games/milkomeda/rulebook?options=%00", b"", 409),
        ("GET", "/api/games/milkomeda/rulebook?language=tlh", b"", 400),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    http: httpx.Client, method: str, path: str, content: bytes, status: int
) -> None:
    response = http.request(method, path, content=content, headers={"content-type": "application/json"})
    assert response.status_code == status, response.text
    assert list(response.json()) == ["problem"]
    assert "Traceback" not in response.text


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("\u202eadA\u202c\u200b", "adA"),
        ("A\x00d\x1b[31ma", "Ad[31ma"),
        ("<script>alert(1)", "<script>alert(1)"),
        ("Ada, position:", "Ada, position:"),
        ("\u3164", None),
        ("a" * 25, None),
        ("", None),
    ],
)
def test_names_show_and_are_short(http: httpx.Client, typed: str, shown: str | None) -> None:
    response = http.post("/api/me", json={"name": typed})
    assert (response.json().get("name") if response.is_success else None) == shown


def test_tables_have_names_that_nobody_guesses(house: Server) -> None:
    ada = Person(house.address, "Ada")
    ids = [ada.create(["me", "open"], private=True) for _ in range(20)]
    assert len(set(ids)) == 20
    assert all(re.fullmatch(r"[\w-]{12,}", one) for one in ids)
    assert len({one[:3] for one in ids} | {one[-3:] for one in ids}) > 35


# Secrets.


def test_secrets_are_nowhere_in_the_database(house: Server, folder: Path) -> None:
    ada = Person(house.address, "Ada")
    table = ada.create(["me", "open"])
    machine = ada.done("POST", f"/tables/{table}/machines", {"name": "HAL"})
    secrets = [ada.cookies["milkomeda"], machine["token"]]
    secrets.append(ada.done("POST", "/me/recovery")["recovery"])
    secrets.append(ada.done("POST", f"/tables/{table}/token")["token"])
    kept = b"".join(path.read_bytes() for path in folder.glob("tables.db*"))
    assert b"HAL" in kept
    for secret in secrets:
        assert len(secret) >= 32
        assert secret.encode() not in kept
    with sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True) as connection:
        hashes = [row[0] for row in connection.execute("select hash from keys")]
    connection.close()
    assert all(re.fullmatch("[0-9a-f]{64}", one) for one in hashes)


def test_a_token_opens_its_table_and_nothing_else(house: Server) -> None:
    ada = Person(house.address, "Ada")
    table, other = ada.create(["me", "random"]), ada.create(["me", "random"])
    first = ada.done("POST", f"/tables/{table}/token")["token"]
    bearer = {"authorization": f"Bearer {first}"}
    with httpx.Client(base_url=f"{house.address}/api", headers=bearer) as http:
        assert http.get(f"/tables/{table}").json()["mine"] == 0
        assert http.get("/me").status_code == 403
        assert http.post("/me", json={"name": "Mallory"}).status_code == 403
        assert http.post("/me/recovery").status_code == 403
        assert http.post(f"/tables/{table}/token").status_code == 403
        assert http.get(f"/tables/{other}").status_code == 403
        assert http.post(f"/tables/{other}/join", json={}).status_code == 403
    with httpx.Client(base_url=f"{house.address}/api", headers={"authorization": "Basic eDp5"}) as http:
        assert http.get("/me").status_code == 401

    async def story() -> None:
        assert await refused(house, other, bearer) == (1008, "that token is for another table")
        async with connected(house.address, table, bearer) as hal:
            assert (await hal.scene_where(lambda scene: True))["table"]["mine"] == 0
            second = (await asyncio.to_thread(ada.done, "POST", f"/tables/{table}/token"))["token"]
            with pytest.raises(websockets.ConnectionClosed):
                await hal.until(lambda message: False)
        assert await refused(house, table, bearer) == (1008, "that token opens nothing")
        async with connected(house.address, table, {"authorization": f"Bearer {second}"}) as hal:
            assert (await hal.scene_where(lambda scene: True))["table"]["mine"] == 0
        for token in ("", "x" * 5000, second[:-1], second + "x", ada.cookies["milkomeda"]):
            assert (await refused(house, table, {"authorization": f"Bearer {token}"}))[0] == 1008

    asyncio.run(story())


def test_a_forged_cookie_is_a_strangers(house: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(house)
        recovery = ada.done("POST", "/me/recovery")["recovery"]
        token = ada.done("POST", f"/tables/{table}/token")["token"]
        for value in ("", "x", ada.cookies["milkomeda"][:-1], recovery, token, "' or 1=1 --", "%00", "é"):
            headers = {"cookie": f"milkomeda={value}"}
            async with connected(house.address, table, headers) as seat:
                scene = await seat.scene_where(lambda scene: True)
                assert (scene["table"]["mine"], scene["asked"], scene["table"]["host"]) == (-1, None, False)
                await seat.send(type="say", text="hello")
                assert (await seat.until(trouble))["problem"] == "choose a nickname first"

    asyncio.run(story())


def trouble(message: dict[str, Any]) -> bool:
    return bool(message["type"] == "trouble")


# Over the socket.

NONSENSE: list[str | bytes] = [
    "",
    " ",
    "{",
    "null",
    "[]",
    "1",
    '"answer"',
    "{}",
    '{"type":"dance"}',
    '{"type":null}',
    '{"type":"answer"}',
    '{"type":"answer","question":"0","text":"pass"}',
    '{"type":"answer","question":0.5,"text":"pass"}',
    '{"type":"answer","question":1e400,"text":"pass"}',
    '{"type":"answer","question":0,"text":null}',
    '{"type":"answer","question":' + "9" * 5000 + ',"text":"pass"}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"\\u0000\\u202e"}',
    '{"type":"say","text":"' + "a" * 501 + '"}',
    '{"type":"leave","bot":"dance"}',
    '{"type":"undo","question":-1}',
    '{"type":"undo","question":' + "9" * 30 + "}",
    '{"type":"ping","more":' + "[" * 3500 + "]" * 3500 + "}",
    '{"type":"ping","more":' + '{"a":' * 1000 + "1" + "}" * 1000 + "}",
    "[" * 7900,
    '{"type":"scene"}',
    b"",
    b"\x00\xff",
    b'{"type":"ping"}',
]


def test_nonsense_is_answered_and_the_connection_stays(house: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(house)
        async with ada.at(table) as seat:
            scene = await seat.scene_where(lambda scene: bool(scene["waiting"]))
            for message in NONSENSE:
                await seat.socket.send(message)
                await seat.until(lambda said: said["type"] in ("trouble", "pong"))
            assert seat.scene["picture"] == scene["picture"]
            await seat.send(type="ping")
            await seat.until(lambda said: said["type"] == "pong")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("message", "text", "code"),
    [
        ("a" * 8001, None, 1009),
        ("a" * 1_000_000, None, 1009),
        (b"a" * 8001, None, 1009),
        (b"\xff\xfe", True, 1007),
    ],
)
def test_what_is_too_long_or_no_text_ends_the_connection(
    house: Server, message: str | bytes, text: bool | None, code: int
) -> None:
    async def story() -> None:
        ada, _, table = two_players(house)
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: bool(scene["waiting"]))
            await seat.socket.send(message, text=text)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await seat.until(lambda said: False)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == code
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: bool(scene["waiting"]))

    asyncio.run(story())


def test_only_who_is_asked_can_answer_and_only_what_is_asked(house: Server) -> None:
    async def story() -> None:
        ada, bob, table = two_players(house)
        async with (
            ada.at(table) as teal,
            bob.at(table) as gold,
            connected(house.address, table, {}) as watcher,
        ):
            for one in (teal, gold, watcher):
                await one.scene_where(lambda scene: bool(scene["waiting"]))
            asked, other = (teal, gold) if teal.scene["waiting"] == [0] else (gold, teal)
            await asked.scene_where(lambda scene: scene["question"] >= 0)
            question, picture = asked.scene["question"], asked.scene["picture"]
            text = some_answer(asked.scene, random.Random(1))
            for number in (question, question - 1, question + 1, -1, 0, 2**63, 2**64, -(2**70), 10**18):
                for seat in (other, watcher) if number == question else (other, watcher, asked):
                    said = await seat.answer(text, number)
                    assert (said["type"], said["question"]) == ("refused", number)
            for long in ("x" * 7900, "pass " * 1500, "\x00" * 100, "\u202e" * 100, "9" * 5000, "é" * 1200):
                assert (await asked.answer(long))["type"] == "refused"
            for seat in (other, watcher):
                await seat.send(type="preview", text=text)
                said = await seat.until(lambda said: said["type"] in ("previewed", "trouble"))
                assert said.get("problem") or said["preview"]["refusal"] == "it is not your turn to answer"
            for message in (
                {"type": "leave", "bot": "random"},
                {"type": "return"},
                {"type": "undo", "question": 0},
            ):
                await watcher.send(**message)
                assert "watching" in (await watcher.until(trouble))["problem"]
            assert asked.scene["picture"] == picture
            assert (await asked.answer(text))["type"] == "accepted"

    asyncio.run(story())


TEXTS = [
    "",
    " ",
    "\x00",
    "done",
    "9" * 40,
    "-1",
    "move 99999999999999999999 A1 A2",
    "move -1 A1 A2",
    "spend 9999999999999999999999 blue",
    "spend -3 green",
    "99999999999999999999 beam",
    "1 beam 1 beam 1 beam",
    "offer 99999999999999999999 red for place 4",
    "offer for",
    "place x Z99 r9",
    "hit 99 beam",
    "A1",
    "Z999",
    "é" * 500,
    "a " * 2000,
]


@pytest.mark.parametrize(
    "options", ["edition=draft civilizations=choose", "edition=directives", "edition=protocols"]
)
def test_nonsense_is_refused_at_every_kind_of_step(options: str) -> None:
    rules, show, luck = game("milkomeda"), SHOWS["milkomeda"], Seeded(5)
    match, seen = Match(rules, options, ["Ada", "Bob", "Eve"]), set()
    while not match.state.over and len(match.answers) < 400:
        seat = LUCK if match.state.seat() == LUCK else match.state.waiting()[0]
        state = match.state.copy()
        if seat != LUCK:
            state.face(seat)
            view = match.state.view(seat)
            view.face(seat)
            if state.step.name() not in seen:
                seen.add(state.step.name())
                for text in TEXTS:
                    show.preview(view, seat, text)
                    trial = Match(rules, options, match.players, match.state)
                    with suppress(ValueError):
                        trial.answer_text(seat, text)
        match.answer(seat, state.step.sample(state, luck))
    assert len(seen) > 8


def test_what_is_said_shows_and_carries_no_name_but_ones_own(house: Server) -> None:
    async def story() -> None:
        ada, bob, table = two_players(house)
        async with ada.at(table) as teal, bob.at(table) as gold:
            await gold.scene_where(lambda scene: bool(scene["waiting"]))
            raw = {"type": "say", "text": "\u202eolleh\x00 \u200b\n there", "name": "Bob", "seat": 1}
            await teal.socket.send(json.dumps(raw))
            await gold.scene_where(lambda scene: bool(scene["chat"]))
            assert [(one["name"], one["seat"], one["text"]) for one in gold.chat] == [
                ("Ada", 0, "olleh there")
            ]
            for _ in range(20):
                await teal.send(type="say", text="spam")
            assert (await teal.until(trouble))["problem"] == "that is too fast: wait a moment"

    asyncio.run(story())


# While others play.


class Play:
    """Two people who play, and how long their answers take."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    async def seat(self, person: Person, table: str, luck: random.Random) -> None:
        async with person.at(table) as seat:
            answered = -1

            def asked_anew(scene: dict[str, Any]) -> bool:
                return ended(scene) or scene["question"] not in (-1, answered)

            while not ended(await seat.scene_where(asked_anew)):
                answered = seat.scene["question"]
                begun = time.perf_counter()
                said = await seat.answer(some_answer(seat.scene, luck))
                assert said["type"] == "accepted", said
                self.waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.02)


def ended(scene: dict[str, Any]) -> bool:
    return bool(scene["table"]["phase"] == "over")


@asynccontextmanager
async def undisturbed(server: Server) -> AsyncIterator[tuple[str, Play]]:
    """Meanwhile two others play at a table, and their answers stay quick."""
    ada, bob, table = await asyncio.to_thread(two_players, server)
    play = Play()
    tasks = [
        asyncio.create_task(play.seat(person, table, random.Random(number)))
        for number, person in enumerate((ada, bob))
    ]
    try:
        yield table, play
        before = len(play.waits)
        async with asyncio.timeout(20):
            while len(play.waits) < before + 5 and not all(task.done() for task in tasks):
                await asyncio.sleep(0.05)
    finally:
        while pending := [task for task in tasks if not task.done()]:
            for task in pending:
                task.cancel()  # once is not enough: older versions of `wait_for` may swallow it
            await asyncio.wait(pending, timeout=0.1)
        results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [one for one in results if isinstance(one, Exception)] == []
    assert len(play.waits) >= 5
    assert sorted(play.waits)[len(play.waits) // 2] < QUICK, play.waits


async def flood(seat: Seat, kind: str, text: str) -> None:
    for _ in range(FLOOD):
        await seat.send(type=kind, text=text)


def test_a_flood_disturbs_nobody(house: Server) -> None:
    """Ten thousand messages at once: they are read slowly, and the others play on."""

    async def story() -> None:
        eve = Person(house.address, "Eve")
        async with undisturbed(house) as (table, _), eve.at(table) as seat, eve.at(table) as other:
            pings, previews = flood(seat, "ping", ""), flood(other, "preview", "x" * 1000)
            tasks = [asyncio.create_task(pings), asyncio.create_task(previews)]
            await seat.until(trouble)
            await asyncio.sleep(2)
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
                    line = stack.enter_context(socket.create_connection(("127.0.0.1", house.port), 10))
                    begun = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                    line.sendall([b"", b"GET / HT", begun.encode()][number % 3])
                    await asyncio.sleep(0)

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


def test_who_never_reads_is_let_go(house: Server) -> None:
    async def story() -> None:
        ada, eve = Person(house.address, "Ada"), Person(house.address, "Eve")
        table = ada.create(["me", "open", "open"])
        eve.join(table)
        async with undisturbed(house), ada.at(table) as seat:
            with handshake(eve, house.port, table) as line:
                await seat.scene_where(lambda scene: scene["table"]["seats"][1]["here"])
                line.setblocking(False)
                much = frame('{"type":"preview","text":"' + "x" * 7000 + '"}')
                for _ in range(90):
                    await asyncio.get_running_loop().sock_sendall(line, much)
                await seat.scene_where(lambda scene: not scene["table"]["seats"][1]["here"])

    asyncio.run(story())


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
        await asyncio.sleep(0.5)

    before = listeners(http)
    asyncio.run(story())
    deadline = time.monotonic() + 10
    while listeners(http) > before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert listeners(http) <= before


def listeners(http: httpx.Client) -> float:
    found = re.search(r"^milkomeda_listeners (.*)$", http.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


# One address, with the usual limits made small.


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", "--limits", "0.2")
    try:
        server.start()
        yield server
    finally:
        server.stop()


def test_one_address_gets_only_so_much(strict: Server) -> None:
    ada = Person(strict.address, "Ada")
    table = ada.create(["me", "open"])
    with httpx.Client(base_url=strict.address) as http:
        assert {http.get("/api/me").status_code for _ in range(100)} == {200, 429}
    assert httpx.get(f"{strict.address}/health").status_code == 200

    async def story() -> None:
        await asyncio.sleep(2)
        async with connected(strict.address, table, {}) as first:
            await first.scene_where(lambda scene: True)
            codes = [await soon_closed(strict, table) for _ in range(30)]
            assert set(codes) == {0, 1013}
            await first.send(type="ping")
            await first.until(lambda message: message["type"] == "pong")

    asyncio.run(story())


async def soon_closed(server: Server, table: str) -> int:
    """The code with which a new connection is closed; 0 if it is not."""
    async with connected(server.address, table, {}) as seat:
        try:
            await seat.receive()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else -1
        return 0
