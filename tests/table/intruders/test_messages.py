"""Whatever is sent over the socket: it is answered, or the connection ends, and the game is as it was."""

import asyncio
import json
import random
from contextlib import suppress

import pytest
import websockets

from milkomeda.games import SHOWS, game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from tests.table.client import connected, english, some_answer
from tests.table.house import Server
from tests.table.intruders.ill import trouble, two_players

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
                await seat.until(lambda said: said["type"] in ("trouble", "refused", "pong"))
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
                assert said.get("problem") or said["preview"]["refusal"] == {"name": "not-your-turn"}
            for message in ({"type": "leave", "bot": "random"}, {"type": "return"}):
                await watcher.send(**message)
                assert "watching" in english((await watcher.until(trouble))["problem"])
            assert "watching" in english((await watcher.undo(0))["problem"])
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
        state = match.state
        if seat != LUCK:
            view = state.view(seat)
            if state.step.name() not in seen:
                seen.add(state.step.name())
                for text in TEXTS:
                    show.preview(view, seat, text)
                    with suppress(ValueError):
                        match.copy().answer_text(seat, text)
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
            for number in range(10):
                await teal.send(type="say", text=f"spam {number}")
            await gold.scene_where(lambda _: len(gold.chat) > 10)
            assert [one["text"] for one in gold.chat[1:]] == [f"spam {number}" for number in range(10)]

    asyncio.run(story())
