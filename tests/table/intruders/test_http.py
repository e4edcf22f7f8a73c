"""Whatever is asked over HTTP: a clear answer, and nothing given away."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from milkomeda.table.door import HEADERS
from tests.table.client import Person, english
from tests.table.house import PATIENCE, Server
from tests.table.intruders.ill import refused

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
        for name in ("DELETE /api/me", "POST /api/me/sign-out"):  # or Ada is nobody from then on
            more += ["--exclude-name", name]
        without.append("negative_data_rejection")  # a table that exists makes sense of what made none
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{house.address}/api/openapi.json"]
    command += [
        "--phases",
        "coverage,fuzzing",
        "--max-examples",
        "5",
        "--generation-deterministic",
        "--no-color",
        "--request-timeout",
        str(PATIENCE),
    ]
    command += ["--suppress-health-check", "all", "--exclude-checks", ",".join(without), *more]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=environment)
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
        http.patch("/api/me"),
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
    proxied = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    secure = http.post("/api/me", json={"name": "Ada"}, headers=proxied).headers["set-cookie"].lower()
    for cookie in (plain, secure):
        assert {"httponly", "samesite=strict", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "secure" in secure
    assert "domain" not in secure


def ask(address: str, target: str) -> bytes:
    """A request as it stands, without a client that tidies it up."""
    host, port = address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
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
    with httpx.Client(
        base_url=house.address, cookies=ada.cookies, headers={"origin": origin}, timeout=PATIENCE
    ) as http:
        for path, body in {
            "/api/me": {"name": "Mallory"},
            "/api/me/recovery": None,
            "/api/me/sign-out": {"where": "elsewhere"},
            f"/api/tables/{table}/machines": {"name": "Mallory"},
            f"/api/tables/{table}/token": None,
        }.items():
            assert http.post(path, json=body).status_code == 403
        assert http.get("/api/me").status_code == 403
        assert http.delete("/api/me").status_code == 403
        assert http.delete(f"/api/tables/{table}").status_code == 403
    assert ada.done("GET", "/me")["name"] == "Ada"

    async def story() -> None:
        cookie = f"milkomeda={ada.cookies['milkomeda']}"
        assert (await refused(house, table, {"cookie": cookie, "origin": origin}))[0] == 1008

    if origin != "\x7f":
        asyncio.run(story())


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
        ("GET", "/api/games/milkomeda/rulebook?language=tlh", b"", 409),
    ],
)
def test_nonsense_is_refused_in_one_sentence(
    http: httpx.Client, method: str, path: str, content: bytes, status: int
) -> None:
    response = http.request(method, path, content=content, headers={"content-type": "application/json"})
    assert response.status_code == status, response.text
    assert list(response.json()) == ["problem", "detail"]
    assert english(response.json()["problem"]) == response.json()["detail"]
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


def test_fights_that_there_cannot_be_have_no_odds(http: httpx.Client) -> None:
    def asked(game: str, fleets: object) -> httpx.Response:
        return http.post(f"/api/games/{game}/odds", json={"fleets": fleets})

    assert asked("milkomeda", [2, 1]).json()[0]["ends"]["win"][0] > 0.5
    assert [asked("milkomeda", fleets).status_code for fleets in ([2, 99], [1] * 9, [2**70, 1])] == [409] * 3
    assert asked("milkomeda", "many").status_code == 400
    assert [asked(game, [2, 1]).status_code for game in ("starflick", "dance")] == [404] * 2
