"""What a bot would answer: only where the table allows it, and it knows no more than the seat."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from milkomeda.games import game
from milkomeda.table import wire
from milkomeda.table.advice import advised
from milkomeda.table.hall import Hall
from milkomeda.table.metrics import Metrics
from milkomeda.table.refusal import Refusal
from milkomeda.table.settings import Settings
from milkomeda.table.store import Store
from milkomeda.table.tables import Table
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Doubt, Opined
from milkomeda.thinking.turns import Claim
from tests.browser.positions import PLACING
from tests.galaxy.scene import scene

POSITION = """
    teal: storage 3 3 3 3
    A1: 3 teal
    B1 Novatron: 1 gold
    """


class Overheard(Thinking):
    """Notes what it is asked, and thinks no sooner than it is let."""

    def __init__(self, thinking: Thinking) -> None:
        super().__init__(1, thinking.engine)
        self.heard: list[Doubt] = []
        self.let = asyncio.Event()

    async def weigh(self, doubt: Doubt, seconds: float, claim: Callable[[], Claim] = Claim) -> list[Opined]:
        self.heard.append(doubt)
        await self.let.wait()
        return await super().weigh(doubt, seconds, claim)


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


async def table_of(hall: Hall, hints: bool = True) -> Table:
    seats = [wire.SeatWish("me"), wire.SeatWish("open")]
    wish = wire.NewTable("milkomeda", "edition=protocols", seats, hints=hints)
    table = await hall.create("p0", "Ada", wish, str(scene(POSITION)))
    await hall.join(table.room.row.id, "p1", "Bob", wire.Join())
    return table


def test_advice_is_refused_where_the_table_allows_none_and_to_whoever_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            strict, kind = await table_of(opened, hints=False), await table_of(opened)
            with pytest.raises(Refusal, match="no hints"):
                await opened.advise(strict, 0, strict.room.asked[0])
            for seat, question in ((1, kind.room.asked[1]), (0, kind.room.asked[0] + 1)):
                with pytest.raises(Refusal, match="not your turn"):
                    await opened.advise(kind, seat, question)
            assert not thinking.heard

    asyncio.run(story())


def test_whoever_advises_knows_no_more_than_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened)
            for text in ("attack", "attack B1", "bring 2 A1", "2 beam"):
                await opened.answer(table, 0, table.room.asked[0], text)
            room = table.room
            assert room.waiting() == [1]
            thinking.let.set()
            advised = await opened.advise(table, 1, room.asked[1])
            assert advised.text
            state = room.playing_match().state
            [doubt] = thinking.heard
            assert doubt.position == room.game.write(state.view(1))
            assert doubt.position != room.game.write(state)

    asyncio.run(story())


def test_what_happens_while_a_bot_thinks_does_not_confuse_its_advice(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall(tmp_path) as (opened, thinking):
            table = await table_of(opened)
            question = table.room.asked[0]
            advice = asyncio.create_task(opened.advise(table, 0, question))
            while not thinking.heard:
                await asyncio.sleep(0)
            for text in ("attack", "attack B1", "bring 2 A1"):
                await opened.answer(table, 0, table.room.asked[0], text)
            thinking.let.set()
            advised = await advice
            assert (advised.question, bool(advised.facts)) == (question, True)

    asyncio.run(story())


def test_advice_says_by_name_what_can_be_shown_of_it() -> None:
    view = scene("""
        teal: storage 3 3 3 3
        A1: 3 teal
        B1 Novatron: 1 gold
        """).state.view(0)
    best = Opined("attack", 0.6, 8, 0.0, ["attack B1", "bring 2 A1", "no such answer"])
    other = Opined("pass", 0.5, 8, 0.04)
    told = advised(view, 0, 7, [best, other])
    assert told.parts == [
        {"action": "attack"},
        {"cell": "B1"},
        {"fleets": 2, "from_cell": "A1", "to_cell": "B1"},
    ]
    assert [type(fact).__name__ for fact in told.facts] == ["ActionChosen"]
    assert [type(fact).__name__ for fact in told.onward] == ["Attacked", "Brought"]
    assert (told.chance, told.other_chance, told.margin) == (0.6, 0.5, 0.04)


def test_of_a_voyage_that_costs_nothing_only_the_fleets_are_told() -> None:
    view = (
        scene("""
        teal: storage 3 3 3 3
        A1: 3 teal
        B1 Novatron
        F5: 1 gold
        """)
        .play("teal: move")
        .state.view(0)
    )
    free, paid = (
        advised(view, 0, 7, [Opined(f"spend {blue} blue\nfrom A1\nmove 2 A1 B1\ndone", 0.6)])
        for blue in (0, 1)
    )
    assert [type(fact).__name__ for fact in free.facts] == ["Moved"]
    assert [type(fact).__name__ for fact in paid.facts] == ["RangeBoosted", "Moved"]


def test_the_next_best_is_more_than_the_same_card_turned_as_far_as_anything_else_came_to_mind() -> None:
    view = game("milkomeda").read(PLACING).view(0)
    card, cell = re.findall(r"place (.+) (\w\d)$", view.step.spell(view, view.step.choices(view)[0]))[0]
    turned = [
        Opined(f"place {card} {cell}{turn}", 0.6 - turn_at / 10) for turn_at, turn in enumerate(("", " r1"))
    ]
    other = Opined("done", 0.3)
    assert advised(view, 0, 7, [*turned, other]).other_chance == 0.3
    assert advised(view, 0, 7, turned).other_chance == 0.5
