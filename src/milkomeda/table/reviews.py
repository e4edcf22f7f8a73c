"""What bots think of finished games: everybody's chances as the game went, and which decisions cost most.

Decisions are judged one by one in the background, when nobody waits for bots, and each is kept: a review goes
on where it was when somebody asks for it again.
"""

from typing import Final

import sqlalchemy as sa
from msgspec.structs import asdict

from milkomeda.bots.opinion import chances
from milkomeda.play.facts import Fact
from milkomeda.play.match import Match
from milkomeda.play.show import Show
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING, NOBODY, Sealed
from milkomeda.table import wire
from milkomeda.table.archive import KEPT, Archive, facts_of, state_at
from milkomeda.table.fair import Fair
from milkomeda.table.refusal import TooMany
from milkomeda.table.room import Room
from milkomeda.table.schema import REVIEWS, Judged
from milkomeda.table.store import Store
from milkomeda.table.tasks import Few, Tasks
from milkomeda.table.work import ASKING, Work
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Doubt
from milkomeda.thinking.turns import Claim

SECONDS: Final = 0.5  # for each decision
MOST: Final = 20  # reviews at once
MOST_OF_ONE: Final = 4  # that an address asked for
WORST: Final = 3  # decisions of each seat
NOTABLE: Final = 0.02  # chances that a decision must cost to be shown
SEED: Final = 2**62


class Reviews:
    def __init__(self, store: Store, tasks: Tasks, work: Work, archive: Archive, thinking: Thinking) -> None:
        self.store = store
        self.tasks = tasks
        self.work = work
        self.archive = archive
        self.thinking = thinking
        self.chances: Few[list[wire.Chances]] = Few(tasks, KEPT)
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
        over = await self.chances.get(
            room.row.id, lambda: self.work.do(lambda: chances_over(room.show, match))
        )
        costly = await self.work.do(lambda: costliest(room.show, match, list(judged.values())))
        return wire.Review(len(judged), len(asked), over, costly)

    def let_run(self, household: str) -> None:
        """Raises TooMany."""
        own = sum(one == household for one in self.running.values())
        if own >= MOST_OF_ONE or len(self.running) >= MOST:
            raise TooMany

    async def judged(self, room: Room) -> dict[int, Judged]:
        columns = [REVIEWS.c[name] for name in Judged.__struct_fields__]
        this = REVIEWS.c.table_id == room.row.id, REVIEWS.c.rules == room.game.version
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
                    await connection.execute(self.store.insert(REVIEWS).on_conflict_do_nothing(), kept)
        finally:
            del self.running[table]

    async def judge(self, room: Room, match: Match, at: int, claim: Claim) -> Judged:
        answer = match.answers[at]
        view = answer.before.view(answer.seat)
        taken = view.step.spell(view, answer.choice)
        seed = Fair(room.key, at, "review").below(SEED)
        doubt = Doubt(room.row.game, room.game.write(view), answer.seat, seed, taken)
        opinions = await self.thinking.weigh(doubt, SECONDS, lambda: claim)
        own = next((one.chance for one in opinions if one.text == taken), 0.0)
        best = opinions[0] if opinions else None
        return Judged(at, answer.seat, own, best.text if best else taken, best.chance if best else own)


def decisions(match: Match) -> list[int]:
    """Where somebody had a choice. What was answered in secret is left out: one such answer tells nothing."""
    return [at for at, answer in enumerate(match.answers) if answer.seat >= 0 and is_choice(answer.before)]


def is_choice(state: State) -> bool:
    step = state.step
    return not isinstance(step, Sealed) and (not step.listed(state) or len(step.choices(state)) > 1)


def costliest(show: Show, match: Match, judged: list[Judged]) -> list[wire.Costly]:
    """Of each seat, as far as it cost anything."""
    worst = sorted(judged, key=lambda one: one.chance - one.best)
    seats = range(int(match.state.seats))
    costly = [one for seat in seats for one in [one for one in worst if one.seat == seat][:WORST]]
    return [costly_in(show, match, one) for one in costly if one.best - one.chance >= NOTABLE]


def chances_over(show: Show, match: Match) -> list[wire.Chances]:
    """Whenever somebody else is asked and nothing is under way, and at the end."""
    found, asked = [], NOBODY
    for at in range(len(match.answers) + 1):
        state = state_at(match, at)
        seat = int(state.seat())
        if state.over or (seat >= 0 and seat != asked and state.quiet()):
            found.append(wire.Chances(at, show.round(state), chances(state)))
            asked = seat
    return found


def costly_in(show: Show, match: Match, judged: Judged) -> wire.Costly:
    before = state_at(match, judged.at)
    taken = facts_of(show, match, judged.at)
    better = facts_after(show, before, judged.seat, judged.better)
    return wire.Costly(judged.at, show.round(before), judged.seat, judged.chance, judged.best, taken, better)


def facts_after(show: Show, before: State, seat: int, text: str) -> list[Fact]:
    choice = before.step.read(before, text)
    after = before.copy()
    after.play(choice)
    return show.facts(before, seat, choice, after, EVERYTHING)
