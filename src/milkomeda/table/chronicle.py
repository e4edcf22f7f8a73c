"""What stays of a finished game: its result, a few figures of each seat, and what it does to ratings.

A game is recorded once, by whichever process is first; those that a process left behind when it died, and
those from before there were records, are found later.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.play.match import Match
from milkomeda.play.show import LuckLine, Show
from milkomeda.play.step import LUCK
from milkomeda.table.archive import Archive, luck_of
from milkomeda.table.events import Answered, Event, TookBack
from milkomeda.table.ratings import DAY, Ledger, Skill
from milkomeda.table.refusal import Refusal, TooMany, Unavailable
from milkomeda.table.room import Room
from milkomeda.table.schema import FINISHED, PEOPLE, RESULTS, TABLES, UNRECORDED, Finished, Result, Row
from milkomeda.table.store import SELECT_LISTED, Store
from milkomeda.table.tables import opened
from milkomeda.table.work import ASKING, Work
from milkomeda.words.message import say

PAUSE: Final = 300.0  # seconds between two events that count as play at most
SWEEP: Final = 2.0
LEFT: Final = 10.0  # seconds after which a game that nobody recorded was left behind

SELECT_FINISHED: Final = sa.select(*(FINISHED.c[name] for name in Finished.__struct_fields__))
SELECT_RESULTS: Final = sa.select(*(RESULTS.c[name] for name in Result.__struct_fields__))

logger = logging.getLogger("milkomeda.table")


class Figures(Struct, frozen=True, omit_defaults=True):
    """What statistics are made of."""

    character: str = ""
    actions: dict[str, int] = {}
    sources: dict[str, int] = {}
    luck: list[LuckLine] = []


class Chronicle:
    def __init__(self, store: Store, archive: Archive, work: Work) -> None:
        self.store = store
        self.archive = archive
        self.work = work

    async def record(self, room: Room) -> None:
        """Of a game that is over; nothing where that was done."""
        ASKING.set("")  # whoever happens to be there does not pay for it
        if await self.store.rows(sa.select(TABLES.c.id).where(TABLES.c.id == room.row.id, UNRECORDED)):
            match = await self.archive.match(room)
            events = await self.store.events(room.row.id)
            finished, results = await self.work.do(lambda: summed_up(room, match, events))
            await self.keep(finished, results, room.row.rated)

    async def keep(self, finished: Finished, results: list[Result], rated: bool) -> None:
        async with self.store.transaction() as connection:
            await self.store.one_by_one(connection)
            if not await mark(connection, finished.table_id):
                return
            keeping = await those_who_keep(connection, [one.person for one in results])
            results = [one if one.person in keeping else anonymous(one, word()) for one in results]
            if rated:
                finished, results = await rate(connection, finished, results)
            await connection.execute(sa.insert(FINISHED), asdict(finished))
            await connection.execute(sa.insert(RESULTS), [asdict(one) for one in results])

    async def catch_up(self) -> None:
        while True:
            with suppress(Unavailable, TooMany):
                await self.record_one(time.time() - LEFT)
            await asyncio.sleep(SWEEP)

    async def record_one(self, before: float) -> None:
        """Of those that were left behind, the last one."""
        left = SELECT_LISTED.where(UNRECORDED, ~TABLES.c.closed, TABLES.c.changed < before)
        for one in await self.store.listed(left.order_by(TABLES.c.changed.desc()).limit(1)):
            try:
                await self.record(await self.room(one.row))
            except (Unavailable, TooMany):
                raise
            except Exception as problem:  # it must not be tried for ever
                if not isinstance(problem, Refusal):
                    logger.exception("the game of table %s cannot be recorded", one.row.id)
                async with self.store.transaction() as connection:
                    await mark(connection, one.row.id)

    async def room(self, row: Row) -> Room:
        events = await self.store.events(row.id)
        return await self.work.do(lambda: opened(row, events))

    async def let_rate(self, person: str) -> None:
        """Raises Refusal for somebody of whom nothing is kept."""
        if not await self.store.rows(sa.select(PEOPLE.c.id).where(PEOPLE.c.id == person, PEOPLE.c.keeps)):
            raise Refusal(say("rated-needs-history"))


async def mark(connection: AsyncConnection, table_id: str) -> bool:
    """Whether that was still to be done."""
    first = sa.update(TABLES).where(TABLES.c.id == table_id, UNRECORDED)
    return (await connection.execute(first, {"recorded": True})).rowcount > 0


# What a game came to.


def summed_up(room: Room, match: Match, events: list[Event]) -> tuple[Finished, list[Result]]:
    show, state = room.show, match.state
    ending = show.ending(state)
    times = [event.at for event in events if isinstance(event.what, Answered)]
    finished = Finished(
        room.row.id,
        room.row.game,
        edition_of(room.row.options),
        room.row.options,
        times[-1],
        show.round(state),
        sum(decided(event) for event in events),
        sum(min(after - before, PAUSE) for before, after in pairwise(times)),
        msgspec.json.encode(ending.why).decode(),
        title=room.row.title,
        cardboard=room.row.cardboard,
    )
    luck = luck_of(show, match)
    results = [
        Result(
            room.row.id,
            seat,
            sitting.person,
            sitting.name if sitting.name != sitting.bot else "",
            "" if sitting.person else sitting.bot,
            ending.places[seat],
            sum(ending.points[seat]),
            msgspec.json.encode(
                Figures(
                    show.character(state, seat),
                    actions_of(show, match, seat),
                    {name: count for name, count in zip(ending.sources, ending.points[seat]) if count},
                    [line for line in luck if line.seat == seat],
                )
            ).decode(),
        )
        for seat, sitting in enumerate(room.seats)
    ]
    return finished, [one if one.person else replace(one, figures="") for one in results]


def edition_of(options: str) -> str:
    return dict(word.split("=", 1) for word in options.split() if "=" in word).get("edition", "")


def decided(event: Event) -> int:
    """How many decisions more there are by it."""
    if isinstance(event.what, Answered):
        return event.what.seat != LUCK
    return -isinstance(event.what, TookBack)


def actions_of(show: Show, match: Match, seat: int) -> dict[str, int]:
    mine = (answer for answer in match.answers if answer.seat == seat)
    return dict(Counter(filter(None, (show.action(answer.before, answer.choice) for answer in mine))))


# Of whom it is kept.


async def those_who_keep(connection: AsyncConnection, people: list[str]) -> set[str]:
    """Of these people, those who let it be kept; and nobody, for bots."""
    keeping = sa.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.keeps)
    return {row[0] for row in await connection.execute(keeping)} | {""}


def word() -> str:
    """In place of a person: ratings of others are worked out again with it, and it says nothing else."""
    return f"somebody-{secrets.token_hex(8)}"


def anonymous(result: Result, instead: str) -> Result:
    return replace(result, person=instead, name="", figures="")


async def let_go(connection: AsyncConnection, person: str) -> None:
    """Nothing that was recorded is that person's any more."""
    nobody = {"person": word(), "name": "", "figures": ""}
    await connection.execute(sa.update(RESULTS).where(RESULTS.c.person == person), nobody)


# Ratings.


async def rate(
    connection: AsyncConnection, finished: Finished, results: list[Result]
) -> tuple[Finished, list[Result]]:
    """As the next one of the rated games."""
    last = (await connection.execute(sa.select(sa.func.max(FINISHED.c.rated)))).scalar() or 0
    finished = replace(finished, rated=last + 1)
    ledger = await so_far(connection, finished, [one.person for one in results if one.person])
    return taken(ledger, finished, results)


def taken(ledger: Ledger, finished: Finished, results: list[Result]) -> tuple[Finished, list[Result]]:
    counted, skills = ledger.take(finished, results)
    after = {seat: {"mu": skill.mu, "sigma": skill.sigma} for seat, skill in skills.items()}
    return replace(finished, counted=counted), [replace(one, **after.get(one.seat, {})) for one in results]


async def so_far(connection: AsyncConnection, finished: Finished, people: list[str]) -> Ledger:
    """What these people bring to the next rated game: their ratings, and whom they met that day."""
    ledger = Ledger()
    games = FINISHED.join(RESULTS, RESULTS.c.table_id == FINISHED.c.table_id)
    for person in people:
        mine = sa.select(RESULTS.c.mu, RESULTS.c.sigma).select_from(games)
        mine = mine.where(RESULTS.c.person == person, FINISHED.c.game == finished.game, FINISHED.c.rated > 0)
        for row in await connection.execute(mine.order_by(FINISHED.c.rated.desc()).limit(1)):
            ledger.skills[finished.game, person] = Skill(*row)
    met = sa.select(RESULTS.c.table_id, FINISHED.c.ended, RESULTS.c.person).select_from(games)
    met = met.where(FINISHED.c.counted, FINISHED.c.ended > finished.ended - DAY, RESULTS.c.person.in_(people))
    together: dict[tuple[str, float], list[str]] = {}
    for table_id, ended, person in await connection.execute(met):
        together.setdefault((table_id, ended), []).append(person)
    for (_, ended), there in together.items():
        ledger.meet(there, ended)
    return ledger


async def rate_again(connection: AsyncConnection) -> tuple[int, int]:
    """All ratings from the first rated game on: how many games there are, and how many became others."""
    ledger, games, others = Ledger(), 0, 0
    rated = SELECT_FINISHED.where(FINISHED.c.rated > 0).order_by(FINISHED.c.rated)
    for row in (await connection.execute(rated)).all():
        finished = Finished(*row)
        mine = RESULTS.c.table_id == finished.table_id
        found = (await connection.execute(SELECT_RESULTS.where(mine).order_by(RESULTS.c.seat))).all()
        results = [Result(*one) for one in found]
        now, after = taken(ledger, finished, results)
        games += 1
        if (now, after) == (finished, results):
            continue
        others += 1
        this = sa.update(FINISHED).where(FINISHED.c.table_id == now.table_id)
        await connection.execute(this, {"counted": now.counted})
        for one in after:
            changed: dict[str, Any] = {"mu": one.mu, "sigma": one.sigma}
            await connection.execute(sa.update(RESULTS).where(mine, RESULTS.c.seat == one.seat), changed)
    return games, others
