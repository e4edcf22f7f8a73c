"""What bots think of finished games: everybody's chances as the game went, where they jumped, and which
decisions cost most.

A decision is judged by what whoever took it could know, in the mean over dice and secret answers, never by
those that came. That is done one by one in the background, when nobody waits for bots, and each is kept: a
review goes on where it was when somebody asks for it again.
"""

from typing import Final

import sqlalchemy as sa
from msgspec.structs import asdict

from milkomeda.play.facts import Fact, TurnBegan
from milkomeda.play.match import Match
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING
from milkomeda.table import wire
from milkomeda.table.archive import KEPT, Archive
from milkomeda.table.fair import Fair
from milkomeda.table.refusal import TooMany
from milkomeda.table.room import Room
from milkomeda.table.schema import REVIEWS, Judged
from milkomeda.table.store import Store
from milkomeda.table.tasks import Few, Tasks
from milkomeda.table.turnings import chances_over, turnings
from milkomeda.table.work import ASKING, Work
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Doubt, Opined
from milkomeda.thinking.turns import Claim

SECONDS: Final = 0.5  # for each decision
MOST: Final = 20  # reviews at once
MOST_OF_ONE: Final = 4  # that an address asked for
WORST: Final = 3  # decisions of each seat
NOTABLE: Final = 0.02  # chances that a decision must cost to be shown
SEED: Final = 2**62
NONE: Final = Opined("", 0.0)


class Reviews:
    def __init__(self, store: Store, tasks: Tasks, work: Work, archive: Archive, thinking: Thinking) -> None:
        self.store = store
        self.tasks = tasks
        self.work = work
        self.archive = archive
        self.thinking = thinking
        self.course: Few[tuple[list[wire.Chances], list[wire.Turning]]] = Few(tasks, KEPT)
        self.running: dict[str, str] = {}  # for which address, by table

    async def of(self, room: Room) -> wire.Review:
        """As far as it is. It goes on as long as something is missing, whether anybody looks or not."""
        match = await self.archive.match(room)
        judged = await self.judged(room)
        asked = decisions(match)
        left = [at for at in asked if at not in judged]
        if left and room.row.id not in self.running:
            self.let_run(ASKING.get())
            self.running[room.row.id] = ASKING.get()
            self.tasks.spawn(self.go_on(room, match, left))
        over, turned = await self.course.get(
            room.row.id, lambda: self.work.do(lambda: course_of(room.show, match))
        )
        costly = await self.work.do(lambda: costliest(room.show, match, list(judged.values())))
        return wire.Review(len(judged), len(asked), over, turned, costly)

    def let_run(self, household: str) -> None:
        """Raises TooMany."""
        own = sum(one == household for one in self.running.values())
        if own >= MOST_OF_ONE or len(self.running) >= MOST:
            raise TooMany

    async def judged(self, room: Room) -> dict[int, Judged]:
        columns = [REVIEWS.c[name] for name in Judged.__struct_fields__]
        this = REVIEWS.c.table_id == room.row.id, REVIEWS.c.rules == room.game.version, REVIEWS.c.margin >= 0
        found = await self.store.rows(sa.select(*columns).where(*this))
        return {row.at: Judged(*row) for row in found}

    async def go_on(self, room: Room, match: Match, left: list[int]) -> None:
        table = room.row.id
        claim = Claim(False, self.running[table], table)
        try:
            for at in left:
                judged = await self.judge(room, match, at, claim)
                kept = {"table_id": table, "rules": room.game.version} | asdict(judged)
                async with self.store.transaction() as connection:
                    new = self.store.insert(REVIEWS).values(kept)
                    keys = [column.name for column in REVIEWS.primary_key]
                    await connection.execute(new.on_conflict_do_update(index_elements=keys, set_=kept))
        finally:
            del self.running[table]

    async def judge(self, room: Room, match: Match, at: int, claim: Claim) -> Judged:
        answer = match.answers[at]
        view = answer.before.view(answer.seat)
        taken = view.step.spell(view, answer.choice)
        seed = Fair(room.key, at, "review").below(SEED)
        doubt = Doubt(room.row.game, room.game.write(view), answer.seat, seed, taken)
        opinions = await self.thinking.weigh(doubt, SECONDS, lambda: claim)
        own = next((one for one in opinions if one.text == taken), NONE)
        best = opinions[0] if opinions else Opined(taken, own.chance)
        return Judged(at, answer.seat, own.chance, best.text, best.chance, own.margin)


def decisions(match: Match) -> list[int]:
    """Where somebody had a choice, be it a secret one."""
    return [at for at, one in enumerate(match.answers) if one.seat >= 0 and is_choice(one.before, one.seat)]


def is_choice(state: State, seat: int) -> bool:
    asked = state.facing(seat)
    return not asked.step.listed(asked) or len(asked.step.choices(asked)) > 1


def course_of(show: Show, match: Match) -> tuple[list[wire.Chances], list[wire.Turning]]:
    over = chances_over(show, match)
    return over, turnings(show, match, over)


def costliest(show: Show, match: Match, judged: list[Judged]) -> list[wire.Costly]:
    """Of each seat, as far as it cost anything for sure."""
    worst = sorted(judged, key=lambda one: one.chance - one.best)
    sure = [one for one in worst if one.best - one.chance >= max(NOTABLE, one.margin)]
    seats = range(int(match.state.seats))
    costly = [one for seat in seats for one in [one for one in sure if one.seat == seat][:WORST]]
    return [costly_in(show, match, one) for one in costly]


def costly_in(show: Show, match: Match, judged: Judged) -> wire.Costly:
    answer = match.answers[judged.at]
    asked = answer.before.facing(judged.seat)
    return wire.Costly(
        judged.at,
        show.round(asked),
        judged.seat,
        judged.chance,
        judged.best,
        judged.margin,
        facts_after(show, asked, judged.seat, answer.choice),
        facts_after(show, asked, judged.seat, asked.step.read(asked, judged.better)),
    )


def facts_after(show: Show, asked: State, seat: int, choice: int) -> list[Fact]:
    """What the answer says; where that is nothing, what comes of it before the next turn."""
    after = asked.copy()
    after.play(choice)
    news = show.facts(asked, seat, choice, after, EVERYTHING)
    return asked.step.facts(asked, choice, seat) or [one for one in news if not isinstance(one, TurnBegan)]
