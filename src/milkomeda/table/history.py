"""What somebody played: their finished games, what these amount to, and how strong they are.

All of it is read from what was recorded; no table is loaded.
"""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from msgspec.structs import replace

from milkomeda.bots import named
from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact, union
from milkomeda.table import wire
from milkomeda.table.archive import summed
from milkomeda.table.chronicle import SELECT_FINISHED, SELECT_RESULTS, Figures, let_go
from milkomeda.table.ratings import NEW, Skill, anchor, shown
from milkomeda.table.room import Room
from milkomeda.table.schema import FINISHED, PEOPLE, RESULTS, TABLES, Finished, Result
from milkomeda.table.store import Store
from milkomeda.table.summary import Sitting

PAGE: Final = 20  # games
COMPANIONS: Final = 30
SUMMED_UP: Final = 1000  # games, the last ones
Z: Final = 1.96  # standard deviations: 95 of 100 are within
MINUTE: Final = 60.0
LAST: Final = 2**31 - 1  # of all games

MINE: Final = FINISHED.join(RESULTS, RESULTS.c.table_id == FINISHED.c.table_id)


class Wanted(Struct, frozen=True):
    """Which games; empty for all."""

    game: str = ""
    edition: str = ""
    companion: str = ""
    page: int = 0


class History:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def kept(self, person: str) -> wire.Kept:
        found = await self.store.rows(sa.select(PEOPLE.c.keeps, PEOPLE.c.shown).where(PEOPLE.c.id == person))
        return wire.Kept(*found[0]) if found else wire.Kept(history=True, shown=True)

    async def keep(self, person: str, wish: wire.Kept) -> None:
        """What is not wanted any more goes at once."""
        async with self.store.transaction() as connection:
            await self.store.one_by_one(connection)
            own = sa.update(PEOPLE).where(PEOPLE.c.id == person)
            await connection.execute(own, {"keeps": wish.history, "shown": wish.shown})
            if not wish.history:
                await let_go(connection, person)

    # Games.

    async def of(self, person: str, wanted: Wanted) -> wire.History:
        which = narrowed(person, wanted)
        total = (await self.store.rows(sa.select(sa.func.count()).select_from(MINE).where(*which)))[0][0]
        grounds = [wire.Ground(*row) for row in await self.grounds(person)]
        played = sorted({ground.game for ground in grounds})
        ratings = {game: await self.rating(person, game) for game in played}
        return wire.History(
            await self.kept(person),
            total,
            PAGE,
            await self.page(person, which, wanted.page),
            grounds,
            await self.companions(person),
            {game: rating for game, rating in ratings.items() if rating},
        )

    async def page(
        self, person: str, which: Sequence[sa.ColumnElement[bool]], page: int
    ) -> list[wire.Played]:
        query = SELECT_FINISHED.add_columns(TABLES.c.id).select_from(
            MINE.outerjoin(TABLES, (TABLES.c.id == FINISHED.c.table_id) & ~TABLES.c.closed)
        )
        newest = query.where(*which).order_by(FINISHED.c.ended.desc(), FINISHED.c.table_id)
        found = await self.store.rows(newest.limit(PAGE).offset(page * PAGE))
        games = [(Finished(*fields), table is not None) for *fields, table in found]
        results = SELECT_RESULTS.where(RESULTS.c.table_id.in_([one.table_id for one, _ in games]))
        seats: dict[str, list[Result]] = {}
        for row in await self.store.rows(results.order_by(RESULTS.c.place, RESULTS.c.seat)):
            seats.setdefault(row.table_id, []).append(Result(*row))
        return [played(person, one, there, seats[one.table_id]) for one, there in games]

    async def grounds(self, person: str) -> Sequence[Any]:
        kinds = FINISHED.c.game, FINISHED.c.edition
        query = sa.select(*kinds, sa.func.count()).select_from(MINE).where(RESULTS.c.person == person)
        return await self.store.rows(query.group_by(*kinds).order_by(*kinds))

    async def companions(self, person: str) -> list[str]:
        mine = sa.select(RESULTS.c.table_id).where(RESULTS.c.person == person)
        others = sa.select(RESULTS.c.name).where(
            RESULTS.c.table_id.in_(mine), RESULTS.c.person.not_in([person, ""]), RESULTS.c.name != ""
        )
        often = others.group_by(RESULTS.c.name).order_by(sa.func.count().desc(), RESULTS.c.name)
        return [row[0] for row in await self.store.rows(often.limit(COMPANIONS))]

    # Ratings.

    async def skills(self, person: str, game: str, last: int = LAST) -> list[tuple[float, Skill]]:
        """After each rated game until that one, with the time."""
        query = sa.select(FINISHED.c.ended, RESULTS.c.mu, RESULTS.c.sigma).select_from(MINE)
        mine = query.where(RESULTS.c.person == person, FINISHED.c.game == game)
        rated = mine.where(FINISHED.c.rated.between(1, last)).order_by(FINISHED.c.rated)
        return [(ended, Skill(*skill)) for ended, *skill in await self.store.rows(rated)]

    async def rating(self, person: str, game: str) -> wire.Rating | None:
        """None for somebody who has not played a rated game."""
        skills = await self.skills(person, game)
        return shown(skills[-1][1], len(skills)) if skills else None

    async def at(self, room: Room, person: str) -> wire.Ratings:
        """Those of a rated table, as that person may know them: now, or after its game."""
        found = await self.store.rows(SELECT_FINISHED.where(FINISHED.c.table_id == room.row.id))
        ended = Finished(*found[0]) if found else None
        there = [sitting.person for sitting in room.seats]
        hidden = sa.select(PEOPLE.c.id).where(PEOPLE.c.id.in_(there), ~PEOPLE.c.shown)
        unseen = {row[0] for row in await self.store.rows(hidden)} - {person}
        seats = [None if one.person in unseen else await self.seat(one, room, ended) for one in room.seats]
        return wire.Ratings(seats, ended.counted if ended else True)

    async def seat(self, sitting: Sitting, room: Room, ended: Finished | None) -> wire.Rating | None:
        game = room.row.game
        if sitting.kind == "bot":
            return shown(anchor(game, sitting.bot), 0)
        if not ended:
            new = shown(NEW, 0) if sitting.kind == "person" else None
            return await self.rating(sitting.person, game) or new
        skills = [NEW, *(skill for _, skill in await self.skills(sitting.person, game, ended.rated))]
        return shown(skills[-1], len(skills) - 1, skills[-2]) if len(skills) > 1 else None

    # Statistics.

    async def statistics(self, person: str, game: str) -> wire.Statistics:
        all_seats = RESULTS.alias()
        many = sa.select(sa.func.count()).where(all_seats.c.table_id == FINISHED.c.table_id).scalar_subquery()
        query = SELECT_FINISHED.add_columns(many, RESULTS.c.place, RESULTS.c.figures).select_from(MINE)
        mine = query.where(RESULTS.c.person == person, FINISHED.c.game == game)
        rows = await self.store.rows(mine.order_by(FINISHED.c.ended.desc()).limit(SUMMED_UP))
        games = [Game(Finished(*row), many, place, read(figures)) for *row, many, place, figures in rows]
        courses = [
            wire.Course(ended, shown(skill, number))
            for number, (ended, skill) in enumerate(await self.skills(person, game), 1)
        ]
        return summed_up(game, games, courses[-SUMMED_UP:])


class Game(Struct, frozen=True):
    """A finished game of somebody."""

    finished: Finished
    players: int
    place: int
    figures: Figures

    @property
    def won(self) -> bool:
        return self.place == 1


def narrowed(person: str, wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    which = [RESULTS.c.person == person]
    if wanted.game:
        which.append(FINISHED.c.game == wanted.game)
    if wanted.edition:
        which.append(FINISHED.c.edition == wanted.edition)
    if wanted.companion:
        other = RESULTS.alias("other")
        others = other.c.name == wanted.companion, other.c.person.not_in([person, ""])
        met = sa.select(other.c.table_id).where(*others)
        which.append(FINISHED.c.table_id.in_(met))
    return which


def played(person: str, finished: Finished, there: bool, results: list[Result]) -> wire.Played:
    mine = next(one for one in results if one.person == person)
    return wire.Played(
        finished.table_id,
        there,
        finished.game,
        finished.edition,
        finished.title,
        finished.options,
        finished.ended,
        finished.rounds,
        finished.decisions,
        finished.seconds,
        why(finished),
        [wire.Player(one.seat, *called(one), one.place, one.points) for one in results],
        mine.seat,
        finished.rated > 0,
        finished.cardboard,
        finished.counted,
        shown(Skill(mine.mu, mine.sigma), 0) if finished.rated else None,
    )


def called(one: Result) -> tuple[Literal["person", "bot"], str, str]:
    """What somebody is, by which name, and of which level if it is a bot."""
    level = named(one.bot).level
    return ("person", one.name, "") if one.person or not one.bot else ("bot", one.name or level, level)


def why(finished: Finished) -> list[Fact]:
    """Nothing, where other rules told it in another way."""
    facts = union(SHOWS[finished.game].vocabulary)
    try:
        return [msgspec.convert(fact, facts) for fact in msgspec.json.decode(finished.why)]
    except msgspec.DecodeError:
        return []


def read(figures: str) -> Figures:
    """Nothing, where another version kept others."""
    try:
        return msgspec.json.decode(figures, type=Figures)
    except msgspec.DecodeError:
        return Figures()


def summed_up(game: str, games: list[Game], courses: list[wire.Course]) -> wire.Statistics:
    figures = [one.figures for one in games]
    as_what = Counter(one.character for one in figures if one.character)
    won_as = Counter(one.figures.character for one in games if one.won)
    actions = sum((Counter(one.actions) for one in figures), Counter[str]())
    sources = list(dict.fromkeys(name for one in figures for name in one.sources))
    return wire.Statistics(
        game,
        len(games),
        tally("", sum(one.won for one in games), len(games)),
        sum(1 / one.players for one in games),
        [tally(name, won_as[name], count) for name, count in as_what.most_common()],
        [tally(name, count, actions.total()) for name, count in actions.most_common()],
        summed(replace(line, seat=wire.NO_SEAT) for one in figures for line in one.luck),
        [mean(name, [float(one.sources.get(name, 0)) for one in figures if one.sources]) for name in sources],
        [
            mean("rounds", [float(one.finished.rounds) for one in games]),
            mean("decisions", [float(one.finished.decisions) for one in games]),
            mean("minutes", [one.finished.seconds / MINUTE for one in games]),
        ],
        courses,
    )


def tally(name: str, count: int, of: int) -> wire.Tally:
    """With Wilson's interval."""
    if not of:
        return wire.Tally(name, 0, 0, 0.0, 1.0)
    share, more = count / of, Z * Z / of
    middle, spread = share + more / 2, Z * sqrt(share * (1 - share) / of + more / (4 * of))
    return wire.Tally(name, count, of, (middle - spread) / (1 + more), (middle + spread) / (1 + more))


def mean(name: str, values: list[float]) -> wire.Mean:
    many = len(values)
    middle = sum(values) / many if many else 0.0
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(many - 1, 1))
    strays = Z * spread / sqrt(max(many, 1))
    return wire.Mean(name, middle, middle - strays, middle + strays)
