"""What bots think of a finished game."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import Sealed
from milkomeda.table import reviews, wire
from milkomeda.table.archive import Archive
from milkomeda.table.forgetting import delete_tables
from milkomeda.table.refusal import TooMany
from milkomeda.table.reviews import MOST_OF_ONE, Reviews, decisions
from milkomeda.table.room import Room
from milkomeda.table.schema import REVIEWS, Judged, Row
from milkomeda.table.store import Store
from milkomeda.table.tasks import Tasks
from milkomeda.table.work import ASKING, Work
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Doubt, Opined
from milkomeda.thinking.turns import Claim
from tests.browser.positions import LAST_SLOT
from tests.table.desk import Desk


class Overheard(Thinking):
    """Notes what it is asked, and has no opinion."""

    def __init__(self) -> None:
        super().__init__(1, Engine(""))
        self.heard: list[Doubt] = []

    async def weigh(self, doubt: Doubt, seconds: float, claim: Callable[[], Claim] = Claim) -> list[Opined]:
        self.heard.append(doubt)
        return []


@asynccontextmanager
async def reviewing(store: Store, thinking: Thinking) -> AsyncIterator[Reviews]:
    tasks, work = Tasks(), Work(1)
    try:
        yield Reviews(store, tasks, work, Archive(store, tasks, work), thinking)
    finally:
        await tasks.cancel()
        await thinking.close()
        work.close()


@asynccontextmanager
async def kept(tmp_path: Path, desk: Desk) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    try:
        await store.create(desk.room.row, desk.room.standing(0.0), desk.events)
        yield store
    finally:
        await store.close()


async def made(store: Store, desk: Desk, until: int) -> wire.Review:
    """By a server that is stopped as soon as so many decisions are judged."""
    async with reviewing(store, Thinking(1, Engine(""))) as found:
        while (review := await found.of(desk.room)).done < min(until, review.of):
            await asyncio.sleep(0.05)
        return review


def finished() -> Desk:
    desk = Desk(start=LAST_SLOT).begin()
    return desk.play(lambda: desk.room.phase == "over")


def test_a_review_goes_on_where_a_server_left_it_and_goes_with_its_table(tmp_path: Path) -> None:
    desk = finished()
    table = desk.room.row.id

    async def story() -> None:
        async with kept(tmp_path, desk) as store:
            begun = await made(store, desk, 1)
            first = {row.at: row for row in await store.rows(sa.select(REVIEWS))}
            assert first
            whole = await made(store, desk, 1000)
            assert whole.done == whole.of > begun.done
            after = {row.at: row for row in await store.rows(sa.select(REVIEWS))}
            assert first.items() <= after.items()
            assert begun.chances == whole.chances
            assert len(whole.chances) > 3  # not the end alone, but whenever somebody else is asked
            assert all(abs(sum(one.seats) - 1) < 1e-9 for one in whole.chances)
            assert whole.chances[-1].seats in ([1.0, 0.0], [0.0, 1.0], [0.5, 0.5])
            for one in whole.costly:
                assert one.best - one.chance >= reviews.NOTABLE
                assert one.taken
            async with store.transaction() as connection:
                await delete_tables(connection, [table])
            assert not await store.rows(sa.select(REVIEWS))

    asyncio.run(story())


def test_what_was_judged_by_other_rules_is_judged_again(tmp_path: Path) -> None:
    desk = finished()
    older = {"rules": "0", "seat": 0, "chance": 0.1, "better": "once possible", "best": 0.9}

    async def story() -> None:
        async with kept(tmp_path, desk) as store:
            for at in (0, 10_000):  # by them the game had begun elsewhere
                row = {"table_id": desk.room.row.id, "at": at} | older
                await store.execute(sa.insert(REVIEWS), row)
            async with reviewing(store, Overheard()) as found:
                review = await found.of(desk.room)
                assert (review.done, review.costly) == (0, [])
                while (review := await found.of(desk.room)).done < review.of:
                    await asyncio.sleep(0)
                assert not review.costly

    asyncio.run(story())


def test_nobody_has_all_reviews_for_themselves(tmp_path: Path) -> None:
    desk = finished()

    async def story() -> None:
        async with kept(tmp_path, desk) as store, reviewing(store, Overheard()) as found:
            found.running |= {f"table {number}": "192.0.2.7" for number in range(MOST_OF_ONE)}
            ASKING.set("192.0.2.7")
            with pytest.raises(TooMany):
                await found.of(desk.room)
            ASKING.set("192.0.2.8")
            assert (await found.of(desk.room)).of

    asyncio.run(story())


def test_whoever_judges_a_decision_knows_no_more_than_who_took_it(tmp_path: Path) -> None:
    text = Path("tests/golden_files/starflick/random-2.txt").read_text(encoding="utf-8")
    rules = game("starflick")
    match = log.replay(log.read(text), rules)
    seats = int(match.state.seats)
    row = Row("id", 0.0, rules.name, rules.version, "", seats, "", False, 0, "bot", "s", "")

    async def story() -> None:
        thinking = Overheard()
        async with reviewing(Store(f"sqlite:///{tmp_path / 'tables.db'}"), thinking) as found:
            some = decisions(match)[::7]
            for at in some:
                await found.judge(Room(row), match, at, Claim())
            taken = [match.answers[at] for at in some]
            told = [doubt.position for doubt in thinking.heard]
            assert told == [rules.write(one.before.view(one.seat)) for one in taken]
            assert told != [rules.write(one.before) for one in taken]

    asyncio.run(story())


def fought() -> Match:
    text = Path("tests/golden_files/milkomeda/draft-greedy.txt").read_text(encoding="utf-8")
    return log.replay(log.read(text), game("milkomeda"))


def test_secret_answers_are_reviewed_too_and_nothing_is_told_of_those_of_others(tmp_path: Path) -> None:
    match = fought()
    rules = game("milkomeda")
    steps = [(at, match.answers[at].before.step) for at in decisions(match)]
    later = [at for at, step in steps if isinstance(step, Sealed) and any(one >= 0 for one in step.given)]
    assert later
    row = Row("id", 0.0, rules.name, rules.version, "", 2, "", False, 0, "bot", "s", "")

    async def story() -> None:
        thinking = Overheard()
        async with reviewing(Store(f"sqlite:///{tmp_path / 'tables.db'}"), thinking) as found:
            for at in later[:6]:
                await found.judge(Room(row), match, at, Claim())
        for at, doubt in zip(later, thinking.heard):
            answer = match.answers[at]
            assert doubt.position == rules.write(answer.before.view(answer.seat))
            own = answer.before.facing(answer.seat)
            assert doubt.taken == own.step.spell(own, answer.choice)

    asyncio.run(story())


def test_what_somebody_answered_in_secret_is_told_as_that_answer() -> None:
    match, show = fought(), SHOWS["milkomeda"]
    at = next(at for at in decisions(match) if isinstance(match.answers[at].before.step, Sealed))
    answer = match.answers[at]
    asked = answer.before.facing(answer.seat)
    text = asked.step.spell(asked, answer.choice)
    [costly] = reviews.costliest(show, match, [Judged(at, answer.seat, 0.1, text, 0.5, 0.1)])
    assert [type(fact).__name__ for fact in costly.taken] == ["FormedUp"]
    assert costly.taken == costly.better


def test_only_what_cost_more_than_its_margin_is_told() -> None:
    match, show = fought(), SHOWS["milkomeda"]
    some = decisions(match)[:3]
    judged = [
        Judged(at, match.answers[at].seat, 0.4, text_of(match, at), 0.5, margin)
        for at, margin in zip(some, (0.05, 0.15, 0.09))
    ]
    told = reviews.costliest(show, match, judged)
    assert {(one.at, one.margin) for one in told} == {(some[0], 0.05), (some[2], 0.09)}


def text_of(match: Match, at: int) -> str:
    asked = match.answers[at].before.facing(match.answers[at].seat)
    return asked.step.spell(asked, match.answers[at].choice)


def test_what_was_judged_without_a_margin_is_judged_again(tmp_path: Path) -> None:
    desk = finished()
    older = {"rules": desk.room.game.version, "seat": 0, "chance": 0.1, "better": "once", "best": 0.9}

    async def story() -> None:
        async with kept(tmp_path, desk) as store, reviewing(store, Overheard()) as found:
            match = await found.archive.match(desk.room)
            at = decisions(match)[0]
            await store.execute(sa.insert(REVIEWS), {"table_id": desk.room.row.id, "at": at} | older)
            assert (await found.of(desk.room)).done == 0
            while (review := await found.of(desk.room)).done < review.of:
                await asyncio.sleep(0)
            [again] = await store.rows(sa.select(REVIEWS).where(REVIEWS.c.at == at))
            assert again.better != "once"

    asyncio.run(story())
