"""Telling people that it is their turn, once and in time: with real receivers, and each database."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from milkomeda.table import calls, herald, push, wire
from milkomeda.table.calls import LONG, SOON, reminder
from milkomeda.table.hall import Hall
from milkomeda.table.herald import Called, next_mail
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import Person, digest
from milkomeda.table.schema import CALLS, LETTERS, WAYS, Call, Key, Way
from milkomeda.table.settings import Settings
from milkomeda.table.store import Store
from milkomeda.table.tables import Table
from milkomeda.table.ways import HOOK, MAIL, PUSH, new_secret
from tests.galaxy.scene import scene
from tests.table.database import until
from tests.table.house import PATIENCE
from tests.table.receivers import (
    Browser,
    Mails,
    Receiver,
    certificate,
    claims,
    mail_server,
    receiving,
    truly_signed,
)

HOUR = 3600.0
POSITION = """
    teal: storage 3 3 3 5
    gold: storage 3 3 3 5
    A1: 3 teal
    B1 Novatron
    F5: 3 gold
    """
ORIGIN = "http://table.example"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls, "GRACE", -1.0)
    monkeypatch.setattr(herald, "SWEEP", 0.02)
    monkeypatch.setattr(herald, "BACKOFF", (0.0,) * 5)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


@asynccontextmanager
async def hall(address: str, **more: Any) -> AsyncIterator[Hall]:
    opened = Hall(Store(address), Settings(pace=0, private_hooks=True, **more), Metrics())
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


numbers = iter(range(10**6))


async def way(hall: Hall, person: str, kind: str, address: str, **more: Any) -> Way:
    fields: dict[str, Any] = {
        "secret": new_secret(kind),
        "key": "",
        "confirmed": True,
        "table_id": "",
        "language": "en",
    } | more
    new = Way(
        id=f"w{next(numbers)}",
        person=person,
        kind=kind,
        address=address,
        origin=ORIGIN,
        created=time.time(),
        **fields,
    )
    return await hall.herald.ways.add(new)


async def table_of(hall: Hall, ada: str, bob: str, clock: int = LONG) -> Table:
    """Ada has the first turn of a round."""
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    wish = wire.NewTable("milkomeda", "edition=protocols", seats, clock=clock)
    table = await hall.create(ada, "Ada", wish, str(scene(POSITION)))
    await hall.join(table.room.row.id, bob, "Bob", wire.Join())
    assert table.room.waiting() == [0]
    return table


def two() -> tuple[str, str]:
    number = next(numbers)
    return f"ada{number}", f"bob{number}"


async def answer(hall: Hall, table: Table) -> None:
    [seat] = table.room.waiting()
    view = table.room.playing_match().state.view(seat)
    asked = table.room.show.question(view, seat)
    text = table.room.show.passing(view, seat) or next(c.text for c in asked.choices if not c.refusal)
    await hall.answer(table, seat, table.room.asked[seat], text)


async def end_turn(hall: Hall, table: Table) -> None:
    """Whoever is asked does as little as possible, until somebody else is."""
    [seat] = table.room.waiting()
    while table.room.waiting() == [seat]:
        await answer(hall, table)


async def called(hall: Hall, table: Table) -> list[Called]:
    return await hall.herald.calls(CALLS.c.table_id == table.room.row.id)


async def eventually(wanted: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await wanted():
            await asyncio.sleep(0.02)


async def forgotten(hall: Hall, person: str) -> bool:
    return not await hall.herald.ways.of(person)


async def troubled(hall: Hall, way: Way, so: bool = True) -> bool:
    known = await hall.herald.ways.one(way.id)
    return known is not None and bool(known.trouble) == so


async def mailed(hall: Hall, person: str) -> bool:
    return any(one.last for one in await hall.herald.ways.of(person))


async def told(hall: Hall, receiver: Receiver, person: str, events: list[str]) -> None:
    """These, and then nothing but a test that was asked for after them."""
    await until(lambda: len(receiver.posted) >= len(events))
    [mine] = await hall.herald.ways.of(person)
    await hall.herald.ways.test(person, mine.id)
    await until(lambda: "test" in receiver.events())
    assert receiver.events() == [*events, "test"]


def test_who_is_asked_is_told_once_with_all_that_matters(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            hook = await way(opened, ada, HOOK, f"{receiver.address}/ada?to=me")
            table = await table_of(opened, ada, bob)
            await told(opened, receiver, ada, ["turn"])
            first, test = receiver.posted
            link = f"{ORIGIN}/table/{table.room.row.id}"
            assert (
                first.said["content"] == f"Ada, it is your turn in Milkomeda. You have 24 hours left: {link}"
            )
            assert first.said["text"] == first.said["content"]
            assert first.said["question"] == table.room.asked[0]
            assert (first.path, first.said["url"]) == ("/ada?to=me", link)
            assert truly_signed(first, hook.secret)
            assert not truly_signed(first, new_secret(HOOK))
            assert test.headers["webhook-id"] != first.headers["webhook-id"]

    asyncio.run(story())


def test_a_turn_of_many_questions_is_one_turn(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, ada, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            await until(lambda: receiver.events() == ["turn"])
            await opened.answer(table, 0, table.room.asked[0], "move")
            [again] = await called(opened, table)
            assert (again.call.question, again.told) == (table.room.asked[0], 1)
            assert again.due == reminder(again.call)
            await told(opened, receiver, ada, ["turn"])

    asyncio.run(story())


def test_an_undo_withdraws_the_call(
    address: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "GRACE", HOUR)

    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, bob, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            await end_turn(opened, table)
            assert [(one.call.person, one.told) for one in await called(opened, table)] == [(bob, 0)]
            await opened.undo(table, 0, table.room.revocable[-1])
            assert [(one.call.person, one.told) for one in await called(opened, table)] == [(ada, 1)]
            await told(opened, receiver, bob, [])

    asyncio.run(story())


def test_a_letter_that_is_not_true_any_more_is_not_sent(
    address: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "BACKOFF", (HOUR,) * 5)
    receiver.status = 500

    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            mine = await way(opened, ada, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            await until(lambda: len(receiver.posted) == 1)
            await eventually(lambda: troubled(opened, mine))
            receiver.status = 200
            await end_turn(opened, table)
            await opened.store.execute(sa.update(LETTERS).where(LETTERS.c.way == mine.id), {"due": 1.0})
            await told(opened, receiver, ada, ["turn"])

    asyncio.run(story())


def test_what_fails_is_tried_again_and_said(address: str, receiver: Receiver) -> None:
    receiver.status, receiver.headers = 302, {"location": receiver.address}

    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            mine = await way(opened, ada, HOOK, receiver.address)
            await table_of(opened, ada, bob)
            await until(lambda: len(receiver.posted) >= 3)  # and nobody follows elsewhere
            known = await opened.herald.ways.one(mine.id)
            assert known is not None
            assert "302" in known.trouble
            receiver.status = 200
            await eventually(lambda: troubled(opened, mine, False))
            marks = {one.headers["webhook-id"] for one in receiver.posted}
            assert len(marks) == 1  # by which a receiver knows it again

    asyncio.run(story())


def test_who_never_listens_is_given_up(
    address: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(herald, "FAILED", 1)
    receiver.status = 500

    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, ada, HOOK, receiver.address)
            await table_of(opened, ada, bob)
            await eventually(lambda: forgotten(opened, ada))
            assert len(receiver.posted) == len(herald.BACKOFF) + 1

    asyncio.run(story())


def test_who_looks_at_the_table_is_not_told_but_not_for_ever(
    address: str, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "GRACE", HOUR)

    async def story() -> None:
        async with hall(address) as opened, hall(address) as other:
            ada, bob = two()
            await way(opened, ada, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            [call] = await called(opened, table)
            place = opened if not opened.store.shared else other  # any process that she is connected to
            there = await place.table(table.room.row.id)
            listener = await place.tables.enter(there, Person(ada, "Ada"))
            place.tables.look(there, listener, True)
            await eventually(lambda: opened.herald.looked_at(table.room.row.id, 0))
            await opened.herald.call(call)
            [quiet] = await called(opened, table)
            assert quiet.told == 0
            assert quiet.due > time.time()
            monkeypatch.setattr(herald, "QUIET", -1.0)  # she has looked for too long
            await opened.herald.call(quiet)
            await told(opened, receiver, ada, ["turn"])

    asyncio.run(story())


def test_a_tab_in_the_background_keeps_nobody_uninformed(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, bob, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            listener = await opened.tables.enter(table, Person(bob, "Bob"))
            opened.tables.look(table, listener, True)
            opened.tables.look(table, listener, False)
            await end_turn(opened, table)
            await told(opened, receiver, bob, ["turn"])

    asyncio.run(story())


def test_a_reminder_comes_once_before_the_clock_runs_out(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, ada, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            await until(lambda: receiver.events() == ["turn"])
            [call] = await called(opened, table)
            assert call.due == call.call.until - SOON
            mine = sa.update(CALLS).where(CALLS.c.person == ada)
            await opened.store.execute(mine, {"due": 1.0})
            await until(lambda: len(receiver.posted) == 2)
            assert "runs out" in receiver.posted[1].said["text"]
            [call] = await called(opened, table)
            assert (call.told, call.due) == (2, 0.0)
            await told(opened, receiver, ada, ["turn", "reminder"])

    asyncio.run(story())


def test_a_reminder_comes_at_a_quarter_of_the_clock_or_six_hours_before() -> None:
    assert reminder(Call(0, "p", 1, 0.0, 8 * HOUR)) == 6 * HOUR
    assert reminder(Call(0, "p", 1, 0.0, 24 * HOUR)) == 18 * HOUR
    assert reminder(Call(0, "p", 1, 0.0, 168 * HOUR)) == 162 * HOUR


def test_nobody_is_called_at_a_quick_table_and_no_bot_anywhere(address: str) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            assert await called(opened, await table_of(opened, ada, bob, clock=300)) == []
            table = await table_of(opened, ada, bob)
            await opened.leave(table, 0, "random")
            assert [one.call.person for one in await called(opened, table)] in ([], [bob])

    asyncio.run(story())


def test_a_table_s_hook_names_whoever_is_asked(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            seats = [wire.SeatWish("me"), wire.SeatWish("open")]
            wish = wire.NewTable("milkomeda", "edition=protocols", seats, clock=LONG)
            table = await opened.create(ada, "<@Ada>", wish, str(scene(POSITION)))
            hook = {"table_id": table.room.row.id, "language": "de"}
            await way(opened, ada, HOOK, receiver.address, **hook)
            await opened.join(table.room.row.id, bob, "Bob", wire.Join())
            await until(lambda: len(receiver.posted) == 1)
            await end_turn(opened, table)
            await until(lambda: len(receiver.posted) == 2)
            assert [one.said["player"] for one in receiver.posted] == ["<@Ada>", "Bob"]
            assert receiver.posted[0].said["content"].startswith("Ada, du bist am Zug in Milkomeda.")
            assert receiver.posted[0].said["allowed_mentions"] == {"parse": []}

    asyncio.run(story())


# Push.


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A push service, over https as all of them."""
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with receiving(file) as running:
        yield running


async def browser_of(hall: Hall, person: str, service: Receiver) -> tuple[Browser, str]:
    """A browser that is signed in and wants to be told, and the hash of its secret."""
    browser = Browser(f"{service.address}/{person}")
    secret = await hall.people.new_key(Key("browser", person, "", -1))
    asked = browser.subscription()
    keys = push.keys(asked["p256dh"], asked["auth"])
    await way(hall, person, PUSH, browser.endpoint, secret=keys, key=digest(secret))
    return browser, digest(secret)


def test_a_push_is_for_one_browser_alone_and_signed_by_this_server(address: str, service: Receiver) -> None:
    async def story() -> None:
        async with hall(address, url="https://table.example") as opened:
            ada, bob = two()
            browser, _ = await browser_of(opened, ada, service)
            table = await table_of(opened, ada, bob)
            await until(lambda: len(service.posted) == 1)
            [posted] = service.posted
            assert browser.read(posted) == {
                "title": "Your turn in Milkomeda",
                "body": "With Bob. You have 24 hours left.",
                "path": f"/table/{table.room.row.id}",
                "tag": table.room.row.id,
                "language": "en",
            }
            with pytest.raises(Exception, match="ecrypt"):
                Browser(browser.endpoint).read(posted)
            key = await opened.herald.signer.public_key()
            said = claims(posted, key)
            assert (said["aud"], said["sub"]) == (service.address, "https://table.example")
            assert said["exp"] > time.time()
            assert int(posted.headers["ttl"]) > 23 * HOUR
        async with hall(address) as again:
            assert await again.herald.signer.public_key() == key  # every process signs with the same one

    asyncio.run(story())


def test_a_push_that_nobody_gets_any_more_is_forgotten(address: str, service: Receiver) -> None:
    service.status = 410

    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await browser_of(opened, ada, service)
            await table_of(opened, ada, bob)
            await eventually(lambda: forgotten(opened, ada))
            assert len(service.posted) == 1

    asyncio.run(story())


def test_a_browser_that_was_signed_out_hears_nothing(
    address: str, service: Receiver, receiver: Receiver
) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            _, token = await browser_of(opened, ada, service)
            [silenced] = await opened.herald.ways.of(ada)
            await opened.people.sign_out(Person(ada, "Ada", "", token))
            await way(opened, ada, HOOK, receiver.address)
            await table_of(opened, ada, bob)
            await until(lambda: receiver.events() == ["turn"])  # written with it
            assert await opened.store.rows(sa.select(LETTERS).where(LETTERS.c.way == silenced.id)) == []
            assert service.posted == []

    asyncio.run(story())


# Mail.


@pytest.fixture
def mails() -> Iterator[Mails]:
    with mail_server() as running:
        yield running


def by_mail(mails: Mails) -> dict[str, str]:
    return {"url": "https://table.example", "smtp": mails.address}


def test_a_mail_tells_of_all_games_and_how_to_end_it(
    address: str, mails: Mails, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "GRACE", HOUR)

    async def story() -> None:
        async with hall(address, **by_mail(mails)) as opened:
            ada, bob = two()
            mine = await way(opened, ada, MAIL, "ada@mail.example", language="de")
            tables = [await table_of(opened, ada, bob) for _ in range(3)]
            await end_turn(opened, tables[2])
            hers = sa.update(CALLS).where(CALLS.c.person == ada)
            await opened.store.execute(hers, {"told": 1})
            now = hers.where(CALLS.c.table_id == tables[0].room.row.id)
            await opened.store.execute(now, {"told": 0, "due": 1.0})
            await until(lambda: len(mails.mails) == 1)
            [mail] = mails.mails
            text = mail.get_content()
            assert mail["Subject"] == "Du bist in 2 Spielen am Zug"
            assert [f"https://table.example/table/{one.room.row.id}" in text for one in tables] == [
                True,
                True,
                False,
            ]
            assert (mail["From"], mail["To"]) == ("milkomeda@table.example", "ada@mail.example")
            assert mail["List-Unsubscribe"] == f"<https://table.example/api/mail/stop/{mine.secret}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"https://table.example/mail#stop-{mine.secret}" in text
            await eventually(lambda: mailed(opened, ada))
            [known] = await opened.herald.ways.of(ada)
            assert next_mail(known, urgent=False) > time.time() + 11 * HOUR
            assert next_mail(known, urgent=True) <= time.time()  # the clock of another table may run out

    asyncio.run(story())


def test_two_mails_a_day_are_the_most() -> None:
    fresh = Way("w", "p", "", MAIL, "a@b.example", "s", "", ORIGIN, "en", 0.0, True)
    one = replace(fresh, last=100 * HOUR)
    both = replace(fresh, last=101 * HOUR, before=100 * HOUR)
    assert (next_mail(fresh, False), next_mail(one, False)) == (24 * HOUR, 112 * HOUR)
    assert (next_mail(one, True), next_mail(both, True)) == (24 * HOUR, 124 * HOUR)


def test_a_mail_server_that_is_away_is_asked_again(address: str, mails: Mails) -> None:
    mails.refusing = True

    async def story() -> None:
        async with hall(address, **by_mail(mails)) as opened:
            ada, bob = two()
            mine = await way(opened, ada, MAIL, "ada@mail.example")
            await table_of(opened, ada, bob)
            await eventually(lambda: troubled(opened, mine))
            mails.refusing = False
            await until(lambda: len(mails.mails) == 1)

    asyncio.run(story())


def test_what_is_over_leaves_nothing_to_tell(address: str, receiver: Receiver) -> None:
    async def story() -> None:
        async with hall(address) as opened:
            ada, bob = two()
            await way(opened, ada, HOOK, receiver.address)
            table = await table_of(opened, ada, bob)
            await until(lambda: receiver.events() == ["turn"])
            await opened.forget(ada)
            rows = [
                await opened.store.rows(sa.select(kept).where(kept.c.person == ada)) for kept in (CALLS, WAYS)
            ]
            assert rows == [[], []]
            assert table.room.row.id

    asyncio.run(story())
