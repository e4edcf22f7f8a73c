"""What people ask the lab: runs that go on whether anybody looks or not, a slice at a time, in turns.

A run is a row. Whichever process is free takes the one whose person has waited longest, for as long as a
slice may take, and keeps what was found by then: so nothing is lost with a process, and many share the lab
fairly.
"""

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec.structs import asdict, replace
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.bots import fitting, levels, usual
from milkomeda.desk import Figure, Found, Known, Order, Replay, Slice
from milkomeda.extras import lacking
from milkomeda.games import GAMES, game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import BY_HAND
from milkomeda.play.wording import Wording
from milkomeda.table import wire, wordings
from milkomeda.table.assistants import Assistants, Broken, Failed
from milkomeda.table.refusal import Missing, Refusal, Unavailable
from milkomeda.table.schema import RUNS, UNDER_WAY, Run
from milkomeda.table.settings import Settings
from milkomeda.table.store import Store
from milkomeda.table.wishes import new_id
from milkomeda.table.wordings import checked, mark_of
from milkomeda.table.work import ASKING, Work
from milkomeda.thinking.thinking import Thinking
from milkomeda.words.message import message_of, say

SLICE: Final = 2.0  # seconds
LEASE: Final = 30.0  # seconds after which a run whose process is gone is taken by another
TRIES: Final = 3  # processes that may be lost over a run
LOOK: Final = 2.0  # seconds between two looks for what others were asked
MOST_OPEN: Final = 3  # runs of a person that are not done
MOST_KEPT: Final = 100  # runs of a person
MOST_NEAR: Final = 10  # runs that are not done, of all at an address
MOST_WAITING: Final = 100  # runs in all
LONGEST_TITLE: Final = 100
SIDES: Final = (1, 2)
SEEDS: Final = 2**31

COLUMNS: Final = [RUNS.c[name] for name in Run.__struct_fields__]
BRIEFLY: Final = [column for column in COLUMNS if column.name not in ("known", "figures")]
"""Without what is large."""

logger = logging.getLogger("milkomeda.table")


class Laboratory:
    def __init__(self, store: Store, settings: Settings, thinking: Thinking, work: Work) -> None:
        self.store = store
        self.settings = settings
        self.threads = work
        self.closed = lacking("lab") if settings.lab else say("no-lab-here")
        self.workers = 0 if self.closed else settings.lab
        looking = 1  # process, for games that somebody wants to see
        self.assistants = Assistants(thinking, settings.lab_cluster, self.workers + looking)
        self.replays = asyncio.Semaphore(1)
        self.broken: Counter[str] = Counter()  # how often a process was lost over a run
        self.asked = asyncio.Event()
        self.near: dict[str, str] = {}  # runs, and where they were asked for: who comes as many counts as one

    async def open(self) -> None:
        """Alone with its database, nobody else can have taken a run."""
        if not self.store.shared:
            await self.store.execute(sa.update(RUNS), {"until": 0.0})

    # What people do.

    def let_in(self) -> None:
        """Raises Refusal where there is no lab."""
        if self.closed:
            raise Refusal(self.closed)

    async def begin(self, person: str, wish: wire.NewRun) -> Run:
        order, wording = self.order_of(wish), wish.wording
        if wording:
            wording = await self.threads.do(partial(checked, wish.game, order.options[-1], wording))
        return await self.keep(person, wish.title, order, wording=wording)

    async def begin_again(self, person: str, table_id: str, match: Match, wish: wire.WhatIf) -> Run:
        """A finished game once more, by these rules and by its own. Raises Refusal."""
        if match.start or match.earlier:
            raise Refusal(say("only-whole-games-again"))
        if any(one.seat == BY_HAND for one in match.answers):
            raise Refusal(say("not-put-right-again"))
        bots = [usual(match.game)] * len(match.players)
        new = wire.NewRun(match.game.name, [match.options, wish.options], bots, wish.games)
        nameless = match.copy()
        nameless.players = bots
        past = msgspec.json.encode(Known(past=log.write(nameless))).decode()
        return await self.keep(person, wish.title, replace(self.order_of(new), table=table_id), past)

    async def keep(
        self, person: str, title: str, order: Order, known: str = "", wording: Wording | None = None
    ) -> Run:
        asked = msgspec.json.encode(order).decode()
        title = "".join(filter(str.isprintable, title)).strip()[:LONGEST_TITLE]
        mark = mark_of(wording) if wording else ""
        run = Run(new_id(), person, title, time.time(), asked, known=known, wording=mark)
        async with self.store.transaction() as connection:
            await self.let_run(connection, person)
            if wording:
                await wordings.keep(self.store, connection, wording)
            await connection.execute(sa.insert(RUNS), asdict(run))
        self.near[run.id] = ASKING.get()
        self.asked.set()
        return run

    async def let_run(self, connection: AsyncConnection, person: str) -> None:
        """One more. Raises Refusal where there would be too many."""
        await self.store.one_by_one(connection)

        async def count(*which: sa.ColumnElement[bool]) -> int:
            found = await connection.execute(sa.select(sa.func.count()).select_from(RUNS).where(*which))
            return int(found.scalar_one())

        own = RUNS.c.person == person
        if await count(own) >= MOST_KEPT or await count(own, UNDER_WAY) >= MOST_OPEN:
            raise Refusal(say("too-many-runs", open=MOST_OPEN, kept=MOST_KEPT))
        under_way = {row[0] for row in await connection.execute(sa.select(RUNS.c.id).where(UNDER_WAY))}
        self.near = {run: where for run, where in self.near.items() if run in under_way}
        if list(self.near.values()).count(ASKING.get()) >= MOST_NEAR * self.settings.limits:
            raise Refusal(say("too-many-runs-near", open=int(MOST_NEAR * self.settings.limits)))
        if len(under_way) >= MOST_WAITING:
            raise Refusal(say("lab-is-full"))

    def order_of(self, wish: wire.NewRun) -> Order:
        """Raises Refusal for what makes no sense."""
        if wish.game not in GAMES:
            raise Missing(say("no-such-game"))
        if len(wish.options) not in SIDES or not 1 <= wish.games <= self.settings.lab_games:
            raise Refusal(say("run-of-so-many", most=self.settings.lab_games))
        rules = game(wish.game)
        if len(wish.bots) not in rules.player_counts:
            raise Refusal(say("for-so-many-players", game=wish.game, counts=list(rules.player_counts)))
        try:
            for bot in wish.bots:
                if fitting(rules, bot).level not in levels(rules):
                    raise Refusal(say("no-bot", text=bot, names=list(levels(rules))))
            options = [rules.options(rules.new(text, len(wish.bots))) for text in wish.options]
        except ValueError as problem:
            raise Refusal(message_of(problem)) from None
        if len(set(options)) < len(options):
            raise Refusal(say("compared-with-itself"))
        return Order(wish.game, options, wish.bots, wish.games, wish.seed % SEEDS)

    async def run(self, run_id: str) -> Run:
        """Whoever knows its address may look at it."""
        if not run_id.isprintable():
            raise Missing(say("no-such-run"))
        found = await self.store.rows(sa.select(*COLUMNS).where(RUNS.c.id == run_id))
        if not found:
            raise Missing(say("no-such-run"))
        return Run(*found[0])

    async def runs(self, person: str) -> list[Run]:
        mine = sa.select(*BRIEFLY).where(RUNS.c.person == person).order_by(RUNS.c.created.desc())
        return [in_brief(row) for row in await self.store.rows(mine)]

    async def change(self, run_id: str, person: str, stopped: bool) -> Run:
        """Stop it, or let it go on, also after it failed."""
        run = await self.run(run_id)
        if run.person != person:
            raise Refusal(say("not-your-run"))
        if not stopped:
            self.let_in()
        async with self.store.transaction() as connection:
            if not (stopped or under_way(run)):
                await self.let_run(connection, person)
                self.near[run_id] = ASKING.get()
            values = {"stopped": stopped, "failed": run.failed and stopped}
            await connection.execute(sa.update(RUNS).where(RUNS.c.id == run_id), values)
        self.asked.set()
        return await self.run(run_id)

    async def delete(self, run_id: str, person: str) -> None:
        await self.store.execute(sa.delete(RUNS).where(RUNS.c.id == run_id, RUNS.c.person == person), {})

    async def log(self, run_id: str, side: int, block: int) -> str:
        """A game of it."""
        if message := lacking("lab"):
            raise Refusal(message)
        run = await self.run(run_id)
        order = order_in(run)
        if not (0 <= side < len(order.options) and 0 <= block < max(order.games, 1)):
            raise Missing(say("no-such-run"))
        async with self.replays:
            return (await self.assistants.ask(replay_of(run, order, side, block))).log

    # What is done for them.

    async def work(self) -> None:
        """For ever, one slice after the other."""
        while True:
            self.asked.clear()
            try:
                if not await self.go_on():
                    async with asyncio.timeout(LOOK):
                        await self.asked.wait()
            except TimeoutError:
                pass
            except Unavailable:
                await asyncio.sleep(LOOK)
            except Exception:
                logger.exception("the lab cannot go on")
                await asyncio.sleep(LOOK)

    async def go_on(self) -> bool:
        """With whose turn it is; whether there was any."""
        now = time.time()
        run = await self.next(now)
        if run is None:
            return False
        if await self.take(run, run.until, now + LEASE):
            await self.take(run, *await self.slice(run, now + LEASE))
        return True

    async def slice(self, run: Run, until: float) -> tuple[float, float, dict[str, Any]]:
        """What is found by going on. As long as it takes, the run is taken."""
        try:
            run = await self.run(run.id)
            slice = Slice(order_in(run), known_of(run), SLICE)
        except (Missing, msgspec.MsgspecError):  # it is gone, or of a version that we do not know
            return until, 0.0, {"failed": True}
        begun = time.time()
        asked = asyncio.ensure_future(self.assistants.ask(slice))
        try:
            while not (await asyncio.wait({asked}, timeout=LEASE / 2))[0]:
                later = time.time() + LEASE
                if not await self.take(run, until, later):
                    return until, 0.0, {}
                until = later
            found = asked.result().found
            news = kept(found) if found else {"failed": True}
        except Failed:
            news = {"failed": True}
        except Broken:
            self.broken[run.id] += 1
            news = {"failed": self.broken[run.id] >= TRIES}
        finally:
            asked.cancel()
        now = time.time()
        beyond = max(now - begun - SLICE, 0.0)  # so much longer others may go on before it is its turn again
        return until, 0.0, {**news, "served": now + beyond}

    async def take(self, run: Run, before: float, until: float, news: dict[str, Any] | None = None) -> bool:
        """Whether it is ours until then; not if another process has it."""
        free = sa.update(RUNS).where(RUNS.c.id == run.id, RUNS.c.until == before)
        async with self.store.transaction() as connection:
            found = await connection.execute(free, {"until": until, **(news or {})})
        return found.rowcount > 0

    async def next(self, now: float) -> Run | None:
        """The run of whoever has waited longest; those at one address wait together."""
        runs = [in_brief(row) for row in await self.store.rows(sa.select(*BRIEFLY).where(UNDER_WAY))]
        served: dict[str, float] = {}
        who = {run.id: self.near.get(run.id, run.person) for run in runs}
        for run in runs:
            last = max(run.served, now if run.until > now else 0.0)
            served[who[run.id]] = max(served.get(who[run.id], 0.0), last)
        free = [run for run in runs if run.until <= now]
        return min(free, key=lambda run: (served[who[run.id]], run.served, run.created), default=None)

    async def close(self) -> None:
        await self.assistants.close()


def replay_id(run_id: str, side: int, block: int) -> str:
    """Of the table that shows a game: nobody guesses it who does not know the run."""
    return "r" + sha256(f"{run_id} {side} {block}".encode()).hexdigest()[:20]


def replay_of(run: Run, order: Order, side: int, block: int) -> Replay:
    known = known_of(run)
    if known.again:
        order = replace(order, bots=[one.bot for one in known.again.manners])
    return Replay(order, side, block, known.past)


def known_of(run: Run) -> Known:
    return msgspec.json.decode(run.known, type=Known) if run.known else Known()


def in_brief(row: Any) -> Run:
    return Run(**row._mapping)


def under_way(run: Run) -> bool:
    return not (run.done or run.stopped or run.failed)


def order_in(run: Run) -> Order:
    return msgspec.json.decode(run.asked, type=Order)


def kept(found: Found) -> dict[str, Any]:
    return {
        "known": msgspec.json.encode(found.known).decode(),
        "figures": msgspec.json.encode(found.figures).decode(),
        "games": found.games,
        "done": found.done,
    }


def info(run: Run, person: str) -> wire.RunInfo:
    return wire.RunInfo(
        run.id,
        run.title,
        run.created,
        run.person == person,
        state(run),
        order_in(run),
        run.games,
        run.wording,
    )


def state(run: Run) -> wire.RunState:
    if run.failed:
        return "failed"
    if run.done:
        return "done"
    return "stopped" if run.stopped else "running" if run.served else "waiting"


def figures(run: Run) -> list[Figure]:
    return msgspec.json.decode(run.figures, type=list[Figure])
