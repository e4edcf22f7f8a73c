"""What was acknowledged is there again, whatever dies."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from tests.table.client import Person, Seat, connected, english, over, some_answer
from tests.table.house import Server, serving

LOST = (websockets.ConnectionClosed, OSError, TimeoutError)


async def stubborn(person: Person, table: str, addresses: list[str], luck: random.Random) -> Seat:
    """Plays to the end; whenever the connection breaks, comes back, perhaps at another server."""
    at = 0
    while True:
        try:
            async with person.at(table, addresses[at % len(addresses)]) as seat:
                await seat.play(luck)
                return seat
        except LOST:
            at += 1
            await asyncio.sleep(0.1)


def test_a_killed_server_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def acknowledged(person: Person, table: str, luck: random.Random, least: int) -> list[str]:
        """The answers that were accepted, until the server dies."""
        mine: list[str] = []
        answered = -1
        try:
            async with person.at(table) as seat:
                while True:
                    scene = await seat.asked_anew(answered)
                    if over(scene):
                        return mine
                    answered, text = scene["question"], some_answer(scene, luck)
                    if (await seat.answer(text))["type"] == "accepted":
                        mine.append(text)
                    if len(mine) == least:
                        server.kill()
        except LOST:
            return mine

    server = Server(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        server.start()
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random", "random"])
        luck, kept = random.Random(4), []
        for least in (3, 9, 6):
            kept += asyncio.run(acknowledged(ada, table, luck, least))
            server.kill()
            server.start()

            async def look() -> list[str]:
                async with ada.at(table) as seat:
                    await seat.scene_where(lambda scene: True)
                    return [entry["text"] for entry in seat.told if entry["seat"] == 0]

            assert asyncio.run(look())[: len(kept)] == kept
        final = asyncio.run(stubborn(ada, table, [server.address], luck))
        assert over(final.scene)
    finally:
        server.stop()


def test_players_on_two_servers_play_on_when_one_is_killed(database: str) -> None:
    """One PostgreSQL, two processes, the players of one table on different ones."""
    with serving(database) as first, serving(database) as second:
        ada, bob = Person(first.address, "Ada"), Person(second.address, "Bob")
        table = ada.create(["me", "open", "random"])
        bob.join(table)

        async def story() -> tuple[Seat, Seat]:
            async def killer() -> None:
                async with ada.at(table, first.address) as seat:
                    await seat.scene_where(lambda scene: scene["table"]["answers"] > 60 or over(scene))
                second.kill()

            places = [first.address, second.address]
            one = stubborn(ada, table, places, random.Random(1))
            other = stubborn(bob, table, places[::-1], random.Random(2))
            *seats, _ = await asyncio.gather(one, other, killer())
            return seats[0], seats[1]

        one, other = asyncio.run(story())
        assert over(one.scene)
        assert one.scene["picture"] == other.scene["picture"]


def test_what_was_accepted_and_taken_back_is_known_at_another_server(database: str) -> None:
    """The same again is accepted there too; something else is not, whatever its number means."""
    with serving(database) as first, serving(database) as second:
        ada = Person(first.address, "Ada")
        table = ada.create(["me", "random"], "edition=draft")
        otherwise, another = "that question has been answered otherwise", "that was another question"

        async def story() -> None:
            async with ada.at(table) as seat:
                chosen = await seat.play(random.Random(3), lambda scene: asks(scene, "choose"))
                question = chosen["question"]
                assert (await seat.answer("build"))["type"] == "accepted"
                building = await seat.scene_where(lambda scene: asks(scene, "build"))
                assert (building["undo"], building["question"] > question) == (question, True)
            first.kill()
            async with ada.at(table, second.address) as seat:
                await seat.scene_where(lambda scene: asks(scene, "build"))
                assert (await seat.answer("build", question))["type"] == "accepted"
                assert english((await seat.answer("move", question))["problem"]) == otherwise
                assert english((await seat.undo(building["question"]))["problem"]) == another
                assert (await seat.undo(question))["type"] == "accepted"
                anew = (await seat.scene_where(lambda scene: asks(scene, "choose")))["question"]
            first.start()
            async with ada.at(table, first.address) as seat:
                await seat.scene_where(lambda scene: asks(scene, "choose"))
                assert (await seat.undo(question))["type"] == "accepted"
                assert (await seat.answer("build", question))["type"] == "accepted"
                assert english((await seat.answer("pass", question))["problem"]) == otherwise
                assert english((await seat.answer("done", building["question"]))["problem"]) == another
                assert (seat.scene["question"], asks(seat.scene, "choose")) == (anew, True)
                assert (await seat.answer("build"))["type"] == "accepted"
                assert (await seat.scene_where(lambda scene: asks(scene, "build")))["undo"] == anew

        asyncio.run(story())


def asks(scene: dict[str, Any], step: str) -> bool:
    return bool(scene["asked"] and scene["asked"]["step"] == step)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_bots_go_on_after_a_restart_as_soon_as_somebody_looks(
    kind: str, tmp_path: Path, request: Any
) -> None:
    address = (
        f"sqlite:///{tmp_path / 'tables.db'}" if kind == "sqlite" else request.getfixturevalue("database")
    )
    server = Server(address)
    try:
        server.start()
        ada = Person(server.address, "Ada")
        table = ada.create(["random", "random"])
        server.kill()
        server.start()

        async def story() -> None:
            async with connected(server.address, table, {}) as watcher:
                await watcher.scene_where(over)

        asyncio.run(story())
    finally:
        server.stop()
