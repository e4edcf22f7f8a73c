"""Where people want to be told, over HTTP; and several servers that tell them, one of which dies."""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.client import Person, Seat, english, over
from tests.table.house import PATIENCE, Server
from tests.table.receivers import Browser, Mails, Receiver, certificate, mail_server, receiving, wait

HASTE = {"calls.GRACE": 0.0, "herald.SWEEP": 0.02, "herald.LEASE": 1.0, "herald.BACKOFF": [0.1] * 5}
URL = "https://table.example"


class Eager(Server):
    program = (str(Path(__file__).parent / "eager.py"),)

    def __init__(self, database: str, mails: Mails, **environment: str) -> None:
        super().__init__(database, "--private-hooks", "--url", URL)
        self.environment = {"EAGER": json.dumps(HASTE), "MILKOMEDA_SMTP": mails.address} | environment

    def start(self) -> None:
        with pytest.MonkeyPatch.context() as patched:
            for name, value in self.environment.items():
                patched.setenv(name, value)
            super().start()


@contextmanager
def running(*servers: Server) -> Iterator[None]:
    try:
        for server in servers:
            server.start()
        yield
    finally:
        for server in servers:
            server.stop()


@pytest.fixture(scope="module")
def mails() -> Iterator[Mails]:
    with mail_server() as there:
        yield there


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mails: Mails) -> Iterator[Server]:
    eager = Eager(f"sqlite:///{tmp_path_factory.mktemp('telling') / 'tables.db'}", mails)
    with running(eager):
        yield eager


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as there:
        yield there


def hook(person: Person, receiver: Receiver, language: str = "en") -> Any:
    return person.done(
        "POST", "/me/ways", {"type": "hook", "address": receiver.address, "language": language}
    )


def link_in(mail: Any, word: str) -> str:
    found = re.search(rf"{URL}/mail#{word}-(\S+)", mail.get_content())
    assert found
    return found[1]


def slow_table(ada: Person, bob: Person) -> str:
    table = ada.create(["me", "open"], clock=86400)
    bob.join(table)
    return table


async def answer_all(seat: Seat) -> None:
    while seat.scene["question"] >= 0 and not over(seat.scene):
        question = seat.scene["question"]
        choices = [one["text"] for one in seat.scene["asked"]["choices"] if not one.get("refusal")]
        await seat.answer((choices or [seat.scene["asked"]["example"]])[-1])
        await seat.scene_where(lambda scene, q=question: scene["question"] != q)  # type: ignore[misc]


def test_nothing_is_sent_before_somebody_asks_for_it(server: Server) -> None:
    ada = Person(server.address, "Ada")
    known = ada.done("GET", "/me/ways")
    assert (known["ways"], known["mail"]) == ([], True)
    assert len(known["push_key"]) == 87


def test_a_hook_is_tested_and_taken_away(server: Server, receiver: Receiver) -> None:
    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    mine = hook(ada, receiver, "de")
    ada.done("POST", f"/me/ways/{mine['id']}/test")
    [posted] = receiver.comes_to(1)
    assert posted.said["text"] == f"Es klappt: So erreicht dich Milkomeda. {URL}"
    assert eve.call("POST", f"/me/ways/{mine['id']}/test").status_code == 404
    assert eve.call("DELETE", f"/me/ways/{mine['id']}").status_code == 404
    ada.done("DELETE", f"/me/ways/{mine['id']}")
    assert ada.done("GET", "/me/ways")["ways"] == []


def test_why_a_test_did_not_arrive_is_said(server: Server, receiver: Receiver) -> None:
    receiver.status = 403
    ada = Person(server.address, "Ada")
    mine = hook(ada, receiver)
    ada.done("POST", f"/me/ways/{mine['id']}/test")

    def known() -> Any:
        return ada.done("GET", "/me/ways")["ways"][0]

    wait(lambda: "pending" not in known())
    assert english(known()["trouble"]) == "it answered with status 403"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"type": "hook", "address": "ftp://x.example"}, "that is no address of the web: https://…"),
        ({"type": "mail", "address": "nobody"}, "that is no e-mail address"),
        ({"type": "mail", "address": "a@b.example, c@d.example"}, "that is no e-mail address"),
        ({"type": "mail", "address": "a@b.example\r\nBcc: c@d.example"}, "that is no e-mail address"),
        (
            {"type": "push", "endpoint": "http://push.example", "p256dh": "", "auth": ""},
            "that is no address of the web: https://…",
        ),
        (
            {"type": "push", "endpoint": "https://push.example", "p256dh": "BAAA", "auth": "x"},
            "that is no browser's key",
        ),
    ],
)
def test_what_nothing_can_be_sent_to_is_refused(server: Server, wish: dict[str, str], said: str) -> None:
    answer = Person(server.address, "Ada").call("POST", "/me/ways", wish | {"language": "en"})
    assert (answer.status_code, answer.json()["detail"]) == (409, said)


def test_an_unknown_language_is_refused(server: Server) -> None:
    wish = {"type": "hook", "address": "https://x.example", "language": "xx"}
    assert Person(server.address, "Ada").call("POST", "/me/ways", wish).status_code == 409


def test_ways_are_not_without_number(server: Server, receiver: Receiver) -> None:
    ada = Person(server.address, "Ada")
    wishes = [{"type": "hook", "address": f"{receiver.address}/{n}", "language": "en"} for n in range(11)]
    answers = [ada.call("POST", "/me/ways", wish).status_code for wish in wishes]
    assert answers == [201] * 10 + [409]


def test_a_mail_must_be_confirmed_and_is_ended_by_one_click(server: Server, mails: Mails) -> None:
    seen = len(mails.mails)
    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    wish = {"type": "mail", "address": "ada@mail.example", "language": "en"}
    mine = ada.done("POST", "/me/ways", wish)
    first = mails.comes_to(seen + 1)
    assert first["Subject"] == "Is this your address?"
    assert first["List-Unsubscribe"] is None
    assert mine["confirmed"] is False
    assert ada.call("POST", f"/me/ways/{mine['id']}/test").status_code == 409
    assert eve.call("POST", "/me/ways", wish).status_code == 409  # nobody fills a mailbox in many names
    link = link_in(first, "confirm")
    assert eve.call("POST", "/mail/confirm", {"secret": "guessed"}).status_code == 409
    httpx.post(f"{server.address}/api/mail/confirm", json={"secret": link}).raise_for_status()
    assert ada.done("GET", "/me/ways")["ways"][0]["confirmed"] is True
    ada.done("POST", f"/me/ways/{mine['id']}/test")
    second = mails.comes_to(seen + 2)
    stop = second["List-Unsubscribe"].strip("<>").replace(URL, server.address)
    shown = httpx.get(stop)
    assert (shown.status_code, shown.headers["location"]) == (302, f"/mail#stop-{link}")
    form = {"List-Unsubscribe": "One-Click"}
    httpx.post(stop, data=form).raise_for_status()
    assert ada.done("GET", "/me/ways")["ways"] == []
    assert httpx.post(stop, data=form).status_code == 409


def test_only_the_host_of_a_slow_table_gives_it_a_hook(server: Server, receiver: Receiver) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    quick, slow = ada.create(["me", "open"], clock=300), ada.create(["me", "open"], clock=86400)
    wish = {"address": receiver.address, "language": "en", "type": "hook"}
    assert ada.call("PUT", f"/tables/{quick}/hook", wish).status_code == 409
    assert bob.call("PUT", f"/tables/{slow}/hook", wish).status_code == 409
    _, mine = (ada.done("PUT", f"/tables/{slow}/hook", wish) for _ in range(2))
    assert [one["id"] for one in ada.done("GET", f"/tables/{slow}/hook")] == [mine["id"]]
    bob.join(slow)
    wait(lambda: receiver.events() == ["turn"])


def test_what_is_known_of_ways_is_in_the_data_and_goes_with_them(server: Server, receiver: Receiver) -> None:
    ada = Person(server.address, "Ada")
    hook(ada, receiver)
    [kept] = ada.done("GET", "/me/data")["ways"]
    assert (kept["kind"], kept["address"], kept["table"]) == ("hook", receiver.address, "")
    ada.done("DELETE", "/me")
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        kept = database.execute("select count(*) from ways where address = ?", [receiver.address])
        assert kept.fetchone() == (0,)


def test_signing_out_elsewhere_silences_other_browsers(server: Server) -> None:
    ada = Person(server.address, "Ada")
    phone = Person(server.address, "Phone")
    phone.done("POST", "/me/recover", ada.done("POST", "/me/recovery"))
    here, there = Browser("https://push.example/here"), Browser("https://push.example/there")
    ada.done("POST", "/me/ways", here.subscription())
    phone.done("POST", "/me/ways", there.subscription())
    ada.done("POST", "/me/sign-out", {"where": "elsewhere"})
    [left] = ada.done("GET", "/me/ways")["ways"]
    assert (left["address"], left["here"]) == (here.endpoint, True)


def test_a_browser_tells_one_person_only(server: Server) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    shared = Browser("https://push.example/shared")
    for person in (ada, bob):
        person.done("POST", "/me/ways", shared.subscription())
    assert [len(person.done("GET", "/me/ways")["ways"]) for person in (ada, bob)] == [0, 1]


# Several servers.


def test_of_two_servers_one_tells_each_turn(database: str, mails: Mails, receiver: Receiver) -> None:
    servers = [Eager(database, mails) for _ in range(2)]

    async def turn(person: Person, table: str, number: int) -> None:
        async with person.at(table, servers[number % 2].address) as seat:
            await seat.scene_where(lambda scene: scene["question"] >= 0)
            await answer_all(seat)

    with running(*servers):
        people = [Person(servers[0].address, name) for name in ("Ada", "Bob")]
        ways = [hook(person, receiver) for person in people]
        table = slow_table(*people)
        for number in range(8):
            wait(lambda: len(receiver.posted) > number)  # noqa: B023
            asyncio.run(turn(people[receiver.posted[number].said["seat"]], table, number))
        wait(lambda: len(receiver.posted) > 8)
        people[0].done("POST", f"/me/ways/{ways[0]['id']}/test")
        wait(lambda: "test" in receiver.events())
        assert receiver.events() == ["turn"] * 9 + ["test"]
        assert len({(one.said["seat"], one.said["question"]) for one in receiver.posted}) == 10


def test_a_server_that_dies_before_it_sends_loses_nothing(
    tmp_path: Path, mails: Mails, receiver: Receiver
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    mortal, other = Eager(database, mails, EAGER_DIES="1"), Eager(database, mails)
    with running(mortal):
        ada, bob = (Person(mortal.address, name) for name in ("Ada", "Bob"))
        for person in (ada, bob):
            hook(person, receiver)
        slow_table(ada, bob)
        assert mortal.process
        mortal.process.wait(PATIENCE)
    assert receiver.posted == []
    with running(other):
        receiver.comes_to(1)
        ada.address = other.address
        [mine] = ada.done("GET", "/me/ways")["ways"]
        ada.done("POST", f"/me/ways/{mine['id']}/test")
        wait(lambda: "test" in receiver.events())
        assert receiver.events() == ["turn", "test"]


def test_push_by_a_real_server(tmp_path: Path, mails: Mails) -> None:
    file = certificate(tmp_path)
    server = Eager(f"sqlite:///{tmp_path / 'tables.db'}", mails, SSL_CERT_FILE=str(file))
    with running(server), receiving(file) as service:
        ada = Person(server.address, "Ada")
        browser = Browser(f"{service.address}/push")
        mine = ada.done("POST", "/me/ways", browser.subscription("de"))
        ada.done("POST", f"/me/ways/{mine['id']}/test")
        [posted] = service.comes_to(1)
        assert browser.read(posted)["title"] == "Es klappt: So erreicht dich Milkomeda."
