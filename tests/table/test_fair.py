"""Nobody's salt is known before the hash is shown, and whom that can convince is said."""

import asyncio
import hashlib
from typing import Any

import msgspec
import pytest

from milkomeda.table import wire, wishes
from milkomeda.table.events import Event, read
from milkomeda.table.fair import hash_of, key_of
from milkomeda.table.hall import Hall
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import resumed
from milkomeda.table.schema import EventRow, Standing
from milkomeda.table.tables import Table
from tests.table.client import Person
from tests.table.database import new_row
from tests.table.desk import RULES
from tests.table.house import Server
from tests.table.test_tables import hall_of

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
ME_AND_A_FRIEND = [{"kind": "me"}, {"kind": "open"}]
AFTER_THE_HASH = "a salt comes after the hash: ask for the hash of your next table first"
ANOTHER_HASH = "your next table has another hash: ask for it again"


def wish(seats: list[dict[str, str]], **more: str) -> dict[str, Any]:
    return {"game": "milkomeda", "options": "edition=protocols", "seats": seats, **more}


def promised(person: Person) -> str:
    return str(person.done("POST", "/promise")["hash"])


def test_the_host_is_shown_the_hash_before_they_add_a_salt(server: Server) -> None:
    ada = Person(server.address, "Ada")
    shown = promised(ada)
    assert promised(ada) == shown
    table = ada.done("POST", "/tables", wish(ME_AND_A_BOT, hash=shown, salt="mine"))
    assert table["fairness"] == {
        "hash": shown,
        "salts": ["mine", ""],
        "secret": "",
        "convinced": [True, False],
    }
    assert promised(ada) != shown


def test_a_salt_that_came_before_the_hash_is_refused(server: Server) -> None:
    ada = Person(server.address, "Ada")
    refused = ada.call("POST", "/tables", wish(ME_AND_A_BOT, salt="mine"))
    assert (refused.status_code, refused.json()["detail"]) == (409, AFTER_THE_HASH)
    table = ada.done("POST", "/tables", wish(ME_AND_A_BOT))
    assert table["fairness"]["convinced"] == [False, False]


def test_a_promise_is_kept_once_and_to_the_one_it_was_made_to(server: Server) -> None:
    """Two tables of one secret, and the first to end would show the luck of the other."""
    ada, eve = Person(server.address, "Ada"), Person(server.address, "Eve")
    shown = promised(ada)
    promised(eve)
    assert (
        eve.call("POST", "/tables", wish(ME_AND_A_BOT, hash=shown, salt="x")).json()["detail"] == ANOTHER_HASH
    )
    assert ada.call("POST", "/tables", wish(ME_AND_A_BOT, hash=shown, salt="x")).is_success
    for hash_ in (shown, hash_of(""), "0", "\0", "é"):
        refused = ada.call("POST", "/tables", wish(ME_AND_A_BOT, hash=hash_, salt="x"))
        assert (refused.status_code, refused.json()["detail"]) == (409, ANOTHER_HASH)
    assert promised(ada) != shown


def test_of_two_tables_with_one_hash_there_will_be_one(address: str) -> None:
    async def create(hall: Hall, shown: str) -> Table:
        seats = [wire.SeatWish("me"), wire.SeatWish("open")]
        new = wire.NewTable("milkomeda", "edition=protocols", seats, hash=shown, salt="x")
        return await hall.create("p0", "Ada", new)

    async def story() -> None:
        async with hall_of(address) as one, hall_of(address) as other:
            for _ in range(5):
                shown = await one.promises.hash("p0")
                assert await other.promises.hash("p0") == shown
                halls = [one, other, one, other]
                made = await asyncio.gather(*(create(hall, shown) for hall in halls), return_exceptions=True)
                refused = [problem for problem in made if isinstance(problem, Refusal)]
                assert [str(problem) for problem in refused] == [ANOTHER_HASH] * 3

    asyncio.run(story())


def test_a_program_adds_a_salt_too(server: Server) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open", "open"], private=True)
    ada.done("POST", f"/tables/{table}/machines", {"name": "HAL", "salt": "daisy"})
    ada.done("POST", f"/tables/{table}/machines", {"name": "Eliza"})
    fairness = ada.done("GET", f"/tables/{table}")["fairness"]
    assert (fairness["salts"], fairness["convinced"]) == (["salt", "daisy", ""], [True, True, False])


@pytest.mark.parametrize("salt", ["a\nb", '"; rm -rf ~; "', "$(reboot)", "`id`", "a b", "é", "\0", "x" * 101])
def test_a_salt_is_one_plain_word(server: Server, salt: str) -> None:
    """Two lists of salts never make the same key, and nothing in them means anything to a shell."""
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.create(["me", "open"], private=True)
    for refused in (
        ada.call("POST", "/tables", wish(ME_AND_A_FRIEND, hash=promised(ada), salt=salt)),
        bob.call("POST", f"/tables/{table}/join", {"salt": salt}),
        bob.call("POST", f"/tables/{table}/machines", {"name": "HAL", "salt": salt}),
    ):
        assert refused.json()["detail"] == "a salt is made of 100 letters, digits, - and _ at most"
    assert ada.done("GET", f"/tables/{table}")["phase"] == "open"


def sat_down(number: int, at: float, person: str, salt: str) -> Event:
    """As it was written before hosts were shown the hash first, and salts were any text."""
    text = msgspec.json.encode({"name": person, "salt": salt}).decode()
    return read(EventRow(number, at, "sit", number, person, text))


def test_tables_of_an_older_database_go_on_and_say_whom_they_can_convince(address: str) -> None:
    row = msgspec.structs.replace(
        new_row(secret="a\nsecret"), rules=RULES.version, options="edition=protocols"
    )
    events = [sat_down(0, row.created, "p0", 'the\nhost"s'), sat_down(1, row.created + 1, "p1", "joined")]

    async def story() -> None:
        async with hall_of(address) as hall:
            begun = resumed(row, events)
            luck = begun.add(wishes.first_luck(begun), row.created + 2)
            await hall.store.create(row, Standing("playing", 0.0), [*events, *luck])
            room = (await hall.table(row.id)).room
            assert room.key == hashlib.sha256(b'a\nsecret\nthe\nhost"s\njoined').digest()
            assert room.key == key_of(row.secret, ['the\nhost"s', "joined"])
            assert room.info("", set()).fairness.convinced == [False, True]
            seat = room.waiting()[0]
            asked = room.scene(f"p{seat}", seat, set(), 0, 0.0).asked
            assert asked
            text = next(choice.text for choice in asked.choices if not choice.refusal)
            await hall.answer(await hall.table(row.id), seat, room.asked[seat], text)

    asyncio.run(story())
