"""Whoever comes when a bot takes a seat: of which level and character, and by which name."""

from collections.abc import Collection, Sequence
from random import Random

from milkomeda.bots import FORMER, Named, characters, levels, named
from milkomeda.play.game import Game
from milkomeda.table import wire
from milkomeda.table.events import BotCame
from milkomeda.table.names import skeleton, told_apart
from milkomeda.table.refusal import Refusal
from milkomeda.table.room import Room
from milkomeda.words.message import say


def coming(room: Room, seat: int, wish: wire.SeatWish, others: Collection[str]) -> BotCame:
    """As it was wished. What was left open differs from table to table and from seat to seat, and is the same
    whenever the same is wished again.
    """
    rules, luck = room.game, Random(f"{room.row.id} {seat}")
    level = known_level(rules, wish.bot)
    able = characters(rules, level)
    if wish.character and wish.character not in able:
        raise Refusal(say("no-character", text=wish.character, count=len(able), names=able))
    there = {named(one.bot).character for at, one in enumerate(room.seats) if at != seat}
    character = wish.character or chosen([one for one in able if one not in there] or able, luck)
    name = leader(rules.characters.get(character, ()), wish.name, others, luck)
    return BotCame(seat, str(Named(level, character)), name)


def chosen(some: Sequence[str], luck: Random) -> str:
    return luck.choice(some) if some else ""


def leader(names: Sequence[str], wished: str, others: Collection[str], luck: Random) -> str:
    """Whom nobody at the table is called like; empty where bots have no names."""
    taken = {skeleton(other) for other in others}
    free = [name for name in names if skeleton(name) not in taken]
    if not free:
        return told_apart(names[0], others) if names else ""
    return wished if wished in free else chosen(free, luck)


def known_level(rules: Game, name: str) -> str:
    """The level of that name; where it was offered once, the nearest one."""
    bots = levels(rules)
    found = name if name in bots else FORMER.get(name, name)
    if found not in bots:
        raise Refusal(say("no-bot", text=name, names=list(bots)))
    return found
