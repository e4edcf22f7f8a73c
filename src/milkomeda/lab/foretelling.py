"""How well bots foretell what people choose, and whether there are enough games to say so.

A game is the unit, for what is decided in one evening hangs together.
"""

from math import inf, sqrt
from typing import Final, NamedTuple

import polars as pl

from milkomeda.lab.measure import DOUBT, Value, errors, per_block, value_of, values
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.measures.rows import PAIR
from milkomeda.lab.record import Tables
from milkomeda.lab.verdict import SURE

MOST: Final = 10_000  # games that somebody might play
APART: Final = MEASURES["predicted-above"]


def found(name: str, tables: Tables) -> dict[str, Value]:
    """By key."""
    return {one.key: one for one in values(MEASURES[name], per_block(MEASURES[name], tables))}


def told(value: Value) -> bool:
    """Whether it surely is more than nothing, or less."""
    return value.least > 0 or value.most < 0


def wanted(value: Value, doubt: float = DOUBT) -> int:
    """About so many games tell, nine times out of ten, if it is what it seems; 0 where nobody could play
    as many, or nothing is known of how games differ.
    """
    if value.blocks < 2 or not value.value:
        return 0
    spread = (value.most - value.value) / errors(value.blocks, doubt) * sqrt(value.blocks)
    reaches = ((errors(games, doubt) + SURE) * spread / sqrt(games) for games in counted())
    gap = abs(value.value)
    return next((games for games, reach in zip(counted(), reaches) if reach <= gap), 0)


def counted() -> list[int]:
    """Numbers that are further apart the larger they are: it is about so many."""
    numbers = [2]
    while numbers[-1] < MOST:
        numbers.append(numbers[-1] + max(numbers[-1] // 10, 1))
    return numbers


class Manner(NamedTuple):
    """Which of some bots foretells somebody best."""

    best: str
    value: Value
    next: str
    ahead: Value
    """Of the next one."""
    doubt: float

    @property
    def wanted(self) -> int:
        """About so many games tell whether it is."""
        return wanted(self.ahead, self.doubt)


def manner(tables: Tables, bots: list[str]) -> Manner | None:
    """Of all players."""
    return best_of(per_block(MEASURES["predicted"], tables).filter(pl.col("key").is_in(bots)))


def manner_of(player: str, tables: Tables, bots: list[str], guessing: str) -> Manner | None:
    """Of one of them. The best must first be better than whoever takes any choice, who is called so."""
    keys = pl.DataFrame({"key": [f"{bot}{PAIR}{player}" for bot in bots], "bot": bots})
    asked = per_block(MEASURES["predicted-by-player"], tables).join(keys, on="key")
    found = best_of(asked.select("block", "part", "total", key="bot").sort("key", "block"))
    if not found:
        return None
    guess = per_block(MEASURES["guessed-by-player"], tables).filter(key=player)
    best = asked.filter(bot=found.best).select(guess.columns)
    above = ahead(pl.concat([best, guess]), best["key"][0], player, found.doubt)
    return found if told(above) and above.value > 0 else found._replace(next=guessing, ahead=above)


def best_of(blocks: pl.DataFrame) -> Manner | None:
    """That the best was sought is reckoned with."""
    known = sorted(values(MEASURES["predicted"], blocks), key=lambda one: -one.value)
    if len(known) < 2:
        return None
    best, other = known[:2]
    doubt = DOUBT / (len(known) - 1)
    return Manner(best.key, best, other.key, ahead(blocks, best.key, other.key, doubt), doubt)


def ahead(blocks: pl.DataFrame, one: str, other: str, doubt: float) -> Value:
    """By how much the one foretells more, with the same games."""
    both = blocks.filter(key=one).join(blocks.filter(key=other), on="block", suffix="_other")
    parts = (both["part"] - both["part_other"]).to_list()
    return value_of(APART, "", parts, both["total"].to_list(), doubt)


def equal_choices(bits: Value) -> Value:
    """Among so many that are equally likely one would be as unsure."""
    least, most = (2.0**end if end < inf else inf for end in (bits.least, bits.most))
    return bits._replace(value=2.0**bits.value, least=least, most=most)
