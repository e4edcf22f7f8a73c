"""What editions of people's own say, kept once for all tables and runs by them: name, about, texts."""

import time
from hashlib import sha256
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from milkomeda.games import SHOWS
from milkomeda.play.wording import Wording
from milkomeda.table.guard import clean
from milkomeda.table.refusal import Missing, Refusal
from milkomeda.table.schema import RUNS, TABLES, WORDINGS
from milkomeda.table.store import Store
from milkomeda.words.language import folders
from milkomeda.words.message import message_of, say

LENT: Final = 7 * 24 * 3600.0
"""For how long it stays where no table plays by it, for whoever only reads it."""


def checked(game: str, options: str, wording: Wording) -> Wording:
    """With a name that all can read, and texts that make sense in every language. Raises Refusal."""
    try:
        wording.check()
        for code in folders():
            SHOWS[game].rulebook(options, code, wording=wording)
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None
    name = clean(wording.name, len(wording.name), "name") if wording.name else ""
    return msgspec.structs.replace(wording, name=name)


def written(wording: Wording) -> str:
    return msgspec.json.encode(wording).decode()


def mark_of(wording: Wording) -> str:
    """Under which it is kept: the same says the same."""
    return sha256(written(wording).encode()).hexdigest()[:32]


async def keep(store: Store, connection: AsyncConnection, wording: Wording) -> None:
    """With the table or the run that has it; none is cleared away meanwhile."""
    await store.one_by_one(connection)
    known = store.insert(WORDINGS).on_conflict_do_nothing()
    await connection.execute(known, {"mark": mark_of(wording), "text": written(wording)})


async def lend(store: Store, wording: Wording) -> str:
    """For a while, without a table or a run that has it. Its mark."""
    lent = {"lent": time.time()}
    new = store.insert(WORDINGS).on_conflict_do_update(index_elements=["mark"], set_=lent)
    await store.execute(new, {"mark": mark_of(wording), "text": written(wording)} | lent)
    return mark_of(wording)


async def wording_of(store: Store, mark: str) -> Wording:
    """Raises Missing."""
    found = await store.rows(sa.select(WORDINGS.c.text).where(WORDINGS.c.mark == mark))
    if not found:
        raise Missing(say("no-such-edition-here"))
    return msgspec.json.decode(found[0][0], type=Wording)


async def clear_away(connection: AsyncConnection, now: float) -> None:
    """What no table plays by any more, no run is about, and nobody read lately."""
    used = sa.union(sa.select(TABLES.c.wording), sa.select(RUNS.c.wording))
    unread = WORDINGS.c.lent < now - LENT
    await connection.execute(sa.delete(WORDINGS).where(WORDINGS.c.mark.not_in(used), unread))
