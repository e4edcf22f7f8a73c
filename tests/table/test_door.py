"""Who is let in, and what an operator learns: by the real server, as the world sees it."""

import asyncio
import contextlib
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from milkomeda.table.door import Door
from milkomeda.words.language import language
from milkomeda.words.message import say
from tests.table.house import PATIENCE, Server

PROXIED = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https", "host": "milkomeda.example"}


class House:
    def __init__(self, folder: Path, *arguments: str) -> None:
        self.database = folder / "tables.db"
        self.said = folder / "stderr"
        self.server = Server(f"sqlite:///{self.database}", *arguments)

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        place = f"{self.server.address}{path}"
        return httpx.get(place, headers=headers, timeout=PATIENCE, verify=False)

    def health(self, status: int) -> str:
        """What it says as soon as it has that status."""
        deadline = time.monotonic() + PATIENCE
        while (response := self.get("/health")).status_code != status:
            assert time.monotonic() < deadline
        return response.text

    def metric(self, name: str) -> float:
        found = re.search(rf"^milkomeda_{name} (.*)$", self.get("/metrics").text, re.MULTILINE)
        assert found, name
        return float(found[1])


@contextlib.contextmanager
def opened(house: House) -> Iterator[House]:
    with house.said.open("wb") as house.server.stderr:
        try:
            house.server.start()
            yield house
        finally:
            house.server.stop()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("MILKOMEDA_METRICS_TOKEN", "let-me-see")
        folder = tmp_path_factory.mktemp("door")
        with opened(House(folder, "--hosts", "milkomeda.example, other.example")) as house:
            yield house


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("milkomeda.example", 200),
        ("OTHER.example:443", 200),
        ("127.0.0.1", 200),
        ("localhost:8470", 200),
        ("evil.example", 421),
        ("milkomeda.example.evil.example", 421),
        ("", 421),
    ],
)
def test_only_by_its_names_is_the_table_asked_for(house: House, host: str, status: int) -> None:
    for path in ("/", "/api/games", "/health"):
        response = house.get(path, {"host": host})
        assert response.status_code == status
        assert "content-security-policy" in response.headers


def test_browsers_come_back_over_https_if_they_came_by_it(house: House) -> None:
    assert house.get("/", PROXIED).headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in house.get("/").headers


@pytest.mark.parametrize(
    "path", ["/metrics/", "//metrics", "/metrics//", "/%6detrics", "/metrics%2f", "/metrics;x", "/METRICS"]
)
def test_metrics_have_one_name(house: House, path: str) -> None:
    assert house.get("/metrics").status_code == 200
    assert house.get(path).status_code == 404


def test_who_looks_for_a_page_that_is_not_there_gets_one_that_says_so(house: House) -> None:
    looked = house.get("/nowhere", {"accept": "text/html,*/*"})
    assert (looked.status_code, looked.content) == (404, house.get("/").content)
    assert "content-security-policy" in looked.headers
    assert house.get("/nowhere").json()["problem"]["name"] == "no-such-thing"


def test_metrics_are_not_for_strangers(house: House) -> None:
    assert house.get("/metrics", PROXIED).status_code == 403
    assert house.get("/metrics", PROXIED | {"authorization": "Bearer let-me-in"}).status_code == 403
    assert house.get("/metrics", PROXIED | {"authorization": "Bearer let-me-see"}).status_code == 200
    assert house.get("/metrics", {"x-real-ip": "203.0.113.7"}).status_code == 403


def test_there_is_one_description_of_the_interface(house: House) -> None:
    assert house.get("/api/openapi.json").json()["info"]["title"] == "Milkomeda"
    for path in ("", "/", "/openapi.json", "/openapi.yml", "/swagger", "/redoc"):
        assert house.get(f"/api/schema{path}").status_code == 404


def test_the_page_describes_the_interface_in_the_same_words(house: House) -> None:
    def said(name: str) -> str:
        return language("en").say(say(f"page-api-{name}"), str)

    for path, methods in house.get("/api/openapi.json").json()["paths"].items():
        for method, operation in methods.items():
            name = re.sub(r"[\W_]+", "-", f"{method}{path}").rstrip("-")
            assert said(name) == operation["summary"], name
            for status, response in operation["responses"].items():
                assert status.startswith("2") or said(f"status-{status}") == response["description"]


def test_health_is_that_something_can_be_kept(tmp_path: Path) -> None:
    """Nothing can be written any more, although everything can be read."""
    with opened(House(tmp_path)) as house:
        assert house.get("/health").text == "ok"
        assert house.metric("database_writable") == 1
        assert house.metric("database_bytes") > 10_000
        assert house.metric("bots_waiting") == house.metric("bots_thinking") == 0
        full = "begin select raise(abort, 'the disk is full'); end"
        with contextlib.closing(sqlite3.connect(house.database)) as database:
            for deed in ("insert", "update"):
                database.execute(f"create trigger full_{deed} before {deed} on pulse {full}")
            database.commit()
            assert house.health(503) == "the database keeps nothing"
            assert house.get("/api/tables").status_code == 200
            assert house.metric("database_writable") == 0
            for deed in ("insert", "update"):
                database.execute(f"drop trigger full_{deed}")
            database.commit()
        assert house.health(200) == "ok"


def test_what_somebody_asked_for_who_left_is_dropped() -> None:
    async def story() -> None:
        begun, dropped = asyncio.Event(), []

        async def app(*_: Any) -> None:
            begun.set()
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                dropped.append(1)
                raise

        async def leave() -> Any:
            await begun.wait()
            return {"type": "http.disconnect"}

        async def hear(_: Any) -> None:
            pytest.fail("nobody is there")

        scope = {"type": "http", "method": "GET", "scheme": "http", "headers": [], "client": ("192.0.2.1", 1)}
        async with asyncio.timeout(PATIENCE):
            await Door(app, ())(scope, leave, hear)
        assert dropped

    asyncio.run(story())


@pytest.mark.parametrize(
    ("trusted", "headers", "warned"),
    [
        ("127.0.0.1", PROXIED, False),
        ("127.0.0.1", {}, False),
        ("127.0.0.1", {"x-forwarded-proto": "https"}, True),
        ("192.0.2.1", PROXIED, True),
    ],
)
def test_an_operator_is_warned_where_all_share_the_proxys_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str, headers: dict[str, str], warned: bool
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    with opened(House(tmp_path)) as house:
        for _ in range(3):
            assert house.get("/api/games", headers).status_code == 200
        assert house.said.read_text().count("requests come through a proxy, 127.0.0.1") == warned
