"""The odds of a fight: before it for whoever plays, in it only where the table allows hints."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from milkomeda.games import SHOWS
from milkomeda.play.lesson import PUPIL
from milkomeda.play.show import Odds
from milkomeda.table import wire
from milkomeda.table.audience import Listener
from milkomeda.table.exercise import Exercise
from milkomeda.table.guard import Bucket
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.people import Person
from milkomeda.table.settings import Settings
from milkomeda.table.socket import AtLesson, AtTable, Session
from milkomeda.table.store import Store
from milkomeda.table.tables import Table
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Risk
from milkomeda.thinking.turns import Claim
from milkomeda.words.message import say
from tests.table.test_advice import table_of

ATTACK = ["attack", "attack B1", "bring 2 A1"]
PLENTY = Bucket(1000, 1000)


class Overheard(Thinking):
    """Notes what it is asked, and reckons no sooner than it is let."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(1, thinking.engine)
        self.heard: list[Risk] = []
        self.let = asyncio.Event()
        self.let.set()

    async def reckon(self, risk: Risk, claim: Callable[[], Claim] = Claim) -> Odds | None:
        self.heard.append(risk)
        await self.let.wait()
        return await super().reckon(risk, claim)


@asynccontextmanager
async def hall(tmp_path: Path) -> AsyncIterator[tuple[Hall, Overheard]]:
    opened = Hall(Store(f"sqlite:///{tmp_path / 'tables.db'}"), Settings(think=0, workers=1), Metrics())
    thinking = Overheard(opened.caretaker.thinking)
    opened.caretaker.thinking = thinking
    await opened.open()
    try:
        yield opened, thinking
    finally:
        await opened.close()


async def at(hall: Hall, table: Table, seat: int) -> AtTable:
    person = Person(f"p{seat}", "Ada")
    return AtTable(hall, table, person, await hall.tables.enter(table, person), PLENTY)


async def heard(session: Session) -> wire.Reckoned | wire.Trouble:
    """The next that is said of odds, or of trouble."""
    while True:
        message = await session.listener.outbox.get()
        assert message
        if msgspec.json.decode(message)["type"] in ("reckoned", "trouble"):
            return msgspec.json.decode(message, type=wire.Reckoned | wire.Trouble)


async def asked(session: Session, text: str, after: list[str] | None = None) -> wire.Reckoned | wire.Trouble:
    await session.attempt(wire.Reckon(text, after))
    return await heard(session)


async def odds(session: Session, text: str, after: list[str] | None = None) -> Odds | None:
    said = await asked(session, text, after)
    assert isinstance(said, wire.Reckoned)
    assert (said.text, said.after) == (text, after)
    return said.odds


@pytest.mark.parametrize("hints", [False, True])
def test_whether_to_attack_may_be_considered_everywhere_and_how_to_fight_where_hints_are_allowed(
    tmp_path: Path, hints: bool
) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened, hints=hints)
            teal = await at(opened, table, 0)
            before = await odds(teal, "\n".join(ATTACK))
            assert before
            assert (before.seats, before.fights) == ([0, 1], 0)
            assert await odds(teal, "bring 2 A1", ["attack", "attack B1"]) == before
            assert await odds(teal, "nonsense") is None
            assert await odds(teal, "\n".join([*ATTACK, "2 beam"])) is None
            for text in ATTACK:
                await opened.answer(table, 0, table.room.asked[0], text)
            thinking.heard.clear()
            for seat, text in ((0, "2 beam"), (1, "")):
                said = await asked(await at(opened, table, seat), text)
                assert isinstance(said, wire.Reckoned) == hints
                assert hints or said == wire.Trouble(say("no-hints-here"))
            assert bool(thinking.heard) == hints

    asyncio.run(story())


def test_who_reckons_knows_no_more_than_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened)
            gold = await at(opened, table, 1)
            for text in ATTACK:
                await opened.answer(table, 0, table.room.asked[0], text)
            before = await odds(gold, "1 drone")
            await opened.answer(table, 0, table.room.asked[0], "2 beam")
            assert before
            assert await odds(gold, "1 drone") == before
            state, game = table.room.playing_match().state, table.room.game
            assert thinking.heard[-1].position == game.write(state.view(1)) != game.write(state)

    asyncio.run(story())


def test_of_many_fights_that_are_asked_about_the_last_is_reckoned(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened)
            teal = await at(opened, table, 0)
            reckoning = asyncio.create_task(teal.reckon())
            thinking.let.clear()
            for fleets in (1, 2, 3, 1, 2, 3):
                await teal.handle(f'{{"type":"reckon","text":"attack\\nattack B1\\nbring {fleets} A1"}}')
                while len(thinking.heard) < 1:
                    await asyncio.sleep(0)
            thinking.let.set()
            said = [await heard(teal), await heard(teal)]
            assert [risk.text[-4] for risk in thinking.heard] == ["1", "3"]
            assert all(isinstance(one, wire.Reckoned) for one in said)
            reckoning.cancel()

    asyncio.run(story())


def test_watchers_are_told_no_odds(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened)
            said = await asked(await at(opened, table, 7), "\n".join(ATTACK))
            assert said == wire.Trouble(say("only-those-who-play"))
            assert not thinking.heard

    asyncio.run(story())


def test_an_attack_in_a_lesson_has_odds_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, _):
            fight = SHOWS["milkomeda"].lessons["fight"]
            pupil = AtLesson(opened, Exercise("milkomeda", fight), Listener(Person()), PLENTY)
            found = await odds(pupil, "\n".join(fight.solution[:3]))
            assert found
            assert PUPIL in found.seats

    asyncio.run(story())
