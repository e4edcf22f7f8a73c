"""Who people are to a real server: their way in, their way out, and what is kept of them."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.client import Person, connected
from tests.table.house import Server, serving


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("people") / "tables.db"


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Server]:
    with serving(f"sqlite:///{file}") as running:
        yield running


def another_browser(person: Person, name: str = "Somebody") -> Person:
    """One more browser, of somebody who came by that person's new link."""
    other = Person(person.address, name)
    other.done("POST", "/me/recover", person.done("POST", "/me/recovery"))
    return other


def name_of(person: Person) -> str:
    return str(person.done("GET", "/me")["name"])


# Recovery links.


def test_a_recovery_link_can_be_used_once(server: Server) -> None:
    ada = Person(server.address, "Ada")
    link = ada.done("POST", "/me/recovery")
    phone, thief = Person(server.address, "Phone"), Person(server.address, "Eve")
    assert phone.done("POST", "/me/recover", link)["name"] == "Ada"
    assert thief.call("POST", "/me/recover", link).json() == {
        "problem": {"name": "recovery-link-used-up"},
        "detail": "that recovery link is not valid (any more)",
    }
    assert (name_of(phone), name_of(thief)) == ("Ada", "Eve")


def test_of_many_who_use_a_link_at_once_one_comes_in(server: Server) -> None:
    ada = Person(server.address, "Ada")
    link = ada.done("POST", "/me/recovery")
    people = [Person(server.address, f"P{number}") for number in range(8)]

    async def story() -> list[int]:
        calls = [asyncio.to_thread(one.call, "POST", "/me/recover", link) for one in people]
        return [answer.status_code for answer in await asyncio.gather(*calls)]

    assert sorted(asyncio.run(story())) == [200, *[409] * 7]


def test_a_new_link_that_is_used_ends_what_the_old_one_opened(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "open"])
        thief = another_browser(ada)
        async with thief.at(table) as stolen:
            assert (await stolen.receive())["table"]["mine"] == 0
            phone = another_browser(ada)
            await stolen.let_go()
        assert [name_of(one) for one in (ada, phone, thief)] == ["Ada", "Ada", ""]

    asyncio.run(story())


def test_a_link_that_is_only_made_ends_nothing_but_older_links(server: Server) -> None:
    ada = Person(server.address, "Ada")
    phone = another_browser(ada)
    old = ada.done("POST", "/me/recovery")
    ada.done("POST", "/me/recovery")
    assert name_of(phone) == "Ada"
    assert phone.call("POST", "/me/recover", old).status_code == 409


# Signing out.


def test_signing_out_elsewhere_leaves_only_this_browser(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "open"])
        phone = another_browser(ada)
        link = ada.done("POST", "/me/recovery")
        token = ada.done("POST", f"/tables/{table}/token")["token"]
        before = dict(ada.cookies)
        program = {"authorization": f"Bearer {token}"}
        async with phone.at(table) as seat, connected(server.address, table, program) as machine:
            await seat.receive()
            await machine.receive()
            ada.done("POST", "/me/sign-out", {"where": "elsewhere"})
            await seat.let_go()
            await machine.let_go()
        assert (name_of(ada), name_of(phone)) == ("Ada", "")
        assert phone.call("POST", "/me/recover", link).status_code == 409
        assert ada.cookies != before
        ada.cookies = before
        assert name_of(ada) == ""

    asyncio.run(story())


def test_signing_out_here_leaves_the_others(server: Server) -> None:
    ada = Person(server.address, "Ada")
    phone = another_browser(ada)
    cookies = dict(phone.cookies)
    answer = phone.call("POST", "/me/sign-out", {"where": "here"})
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    phone.cookies = cookies
    assert (name_of(ada), name_of(phone)) == ("Ada", "")
    assert phone.call("POST", "/me/sign-out", {"where": "here"}).status_code == 401
    assert ada.call("POST", "/me/sign-out", {"where": "nowhere"}).status_code == 400


# Names.


@pytest.mark.parametrize("name", ["\u0410da", "\u3164", "Z\u0351\u0343\u0342", ",", "\ufe0f"])
def test_a_name_that_deceives_is_refused(server: Server, name: str) -> None:
    ada = Person(server.address, "Ada")
    assert ada.call("POST", "/me", {"name": name}).status_code == 409
    assert name_of(ada) == "Ada"


def test_two_of_one_name_are_told_apart_at_the_table_and_in_the_chat(server: Server) -> None:
    async def story() -> None:
        ada, other = Person(server.address, "Ada"), Person(server.address, "ADA")
        third = Person(server.address, "Ada")
        table = ada.create(["me", "open", "open"])
        other.join(table)
        other.done("POST", "/me", {"name": "Ada"})  # another name than the one at the table
        async with other.at(table) as seat, third.at(table) as watcher:
            await seat.send(type="say", text="hello")
            await seat.scene_where(lambda _: len(seat.chat) == 1)
            await watcher.send(type="say", text="hi")
            await seat.scene_where(lambda _: len(seat.chat) == 2)
            assert [one["name"] for one in seat.scene["table"]["seats"]] == ["Ada", "ADA 2", ""]
            assert [line["name"] for line in seat.chat] == ["ADA 2", "Ada 3"]

    asyncio.run(story())


def test_nobody_is_called_like_another_seat(server: Server) -> None:
    gold, teal = Person(server.address, "Gold"), Person(server.address, "TeaI")
    table = gold.create(["open", "open"])
    gold.join(table, 1)
    teal.join(table, 0)
    assert [one["name"] for one in gold.done("GET", f"/tables/{table}")["seats"]] == ["TeaI", "Gold"]
    table = gold.create(["me", "open"])
    assert gold.done("GET", f"/tables/{table}")["seats"][0]["name"] == "Gold 2"


# Leaving.


def test_before_the_game_one_can_stand_up_again(server: Server) -> None:
    async def story() -> None:
        ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
        table = ada.create(["me", "open", "open"])
        bob.join(table)
        async with bob.at(table) as seat:
            await seat.send(type="leave", bot="reflex")
            await seat.scene_where(lambda scene: scene["table"]["mine"] == -1)
        assert bob.done("GET", "/me").get("tables", []) == []
        assert [one["kind"] for one in ada.done("GET", f"/tables/{table}")["seats"]] == [
            "person",
            "open",
            "open",
        ]

    asyncio.run(story())


def test_the_host_asks_somebody_to_leave_and_closes_the_table(server: Server) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open", "open"])
    bob.join(table, 1)
    assert bob.call("PUT", f"/tables/{table}/seats/0", {"kind": "open"}).status_code == 409
    assert ada.call("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "reflex"}).status_code == 409
    assert ada.done("PUT", f"/tables/{table}/seats/1", {"kind": "open"})["seats"][1]["kind"] == "open"
    assert bob.call("DELETE", f"/tables/{table}").status_code == 409
    ada.done("DELETE", f"/tables/{table}")
    assert ada.call("GET", f"/tables/{table}").status_code == 404
    assert ada.done("GET", "/me").get("tables", []) == []
    begun = ada.create(["me", "quick"])
    assert ada.call("DELETE", f"/tables/{begun}").status_code == 409


# Data.


async def a_bit_of_a_game(server: Server, name: str) -> tuple[Person, Person, str, str]:
    """Two people have played and talked a little, and one has talked at another table too."""
    ada, bob = Person(server.address, name), Person(server.address, "Bob")
    table, other = ada.create(["me", "open"]), bob.create(["me", "open"])
    bob.join(table)
    async with ada.at(table) as seat, bob.at(table) as partner, ada.at(other) as elsewhere:
        await seat.send(type="say", text=f"a word of {name}")
        await partner.send(type="say", text="a word of his")
        await elsewhere.send(type="say", text=f"{name} elsewhere")
        await seat.scene_where(lambda _: len(seat.chat) == 2)
        await elsewhere.scene_where(lambda _: len(elsewhere.chat) == 1)
        scene = await seat.scene_where(lambda scene: scene["question"] >= 0)
        choice = next(one["text"] for one in scene["asked"]["choices"] if not one.get("refusal"))
        assert (await seat.answer(choice))["type"] == "accepted"
    return ada, bob, table, other


def test_one_gets_all_that_is_kept_and_nothing_of_others(server: Server) -> None:
    ada, _, table, other = asyncio.run(a_bit_of_a_game(server, "Ada Lovelace"))
    answer = ada.call("GET", "/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="milkomeda.json"'
    mine: dict[str, Any] = answer.json()
    assert mine["name"] == "Ada Lovelace"
    assert [one["kind"] for one in mine["keys"]] == ["browser"]
    assert [one["id"] for one in mine["tables"]] == [table]
    kinds = sorted((one["table"], one["kind"]) for one in mine["events"])
    assert kinds == sorted([(table, "sit"), (table, "say"), (other, "say"), (table, "answer")])
    assert "a word of Ada" in answer.text
    assert "a word of his" not in answer.text
    assert ada.cookies["milkomeda"] not in answer.text
    assert Person(server.address, "Eve").done("GET", "/me/data")["events"] == []


def test_who_is_forgotten_is_nowhere_and_the_game_goes_on(server: Server, file: Path) -> None:
    async def story() -> None:
        ada, bob, table, other = await a_bit_of_a_game(server, "Ada Babbage")
        waiting, alone = ada.create(["me", "open", "open"]), ada.create(["me", "open"])
        bob.join(waiting)
        cookies = dict(ada.cookies)
        mine = ada.done("GET", "/me/data")["id"]
        async with bob.at(table) as seat, ada.at(table) as gone:
            await seat.receive()
            await gone.receive()
            ada.done("DELETE", "/me")
            await gone.let_go()
        ada.cookies = cookies
        assert name_of(ada) == ""
        async with bob.at(table) as seat:
            await seat.scene_where(lambda scene: scene["table"]["seats"][0]["bot"] == "reflex")
            assert seat.scene["table"]["seats"][0]["name"] == ""
            assert [line["text"] for line in seat.chat] == ["a word of his"]
            await seat.play(random.Random(1), lambda scene: scene["table"]["answers"] > 30)
        assert bob.done("GET", f"/tables/{waiting}")["host"]
        assert bob.done("GET", f"/tables/{waiting}")["seats"][0]["kind"] == "open"
        assert bob.call("GET", f"/tables/{alone}").status_code == 404
        assert "Babbage" not in bob.call("GET", "/tables").text + bob.call("GET", "/me").text
        with sqlite3.connect(file) as kept:
            everything = "\n".join(kept.iterdump())
        assert "Babbage" not in everything
        assert f"INSERT INTO \"people\" VALUES('{mine}'" not in everything
        assert "a word of his" in everything
        assert bob.done("GET", f"/tables/{other}")["phase"] == "open"

    asyncio.run(story())
