"""What measures are put together from: rows of `key`, `block`, `part` and `total`."""

from typing import Final

import polars as pl

from milkomeda.lab.record import Tables

EVERY: Final = pl.lit("")
ONE: Final = pl.lit(1.0)
PAIR: Final = " · "
"""Between the two of which a key is made."""


def mean(frame: pl.LazyFrame, part: pl.Expr, key: pl.Expr = EVERY, total: pl.Expr = ONE) -> pl.LazyFrame:
    """Of rows that have a block: the mean of a part, or its ratio to a total."""
    return frame.select("block", key=key, part=part, total=total)


def share(frame: pl.LazyFrame, key: str, weight: pl.Expr = ONE) -> pl.LazyFrame:
    """What each key is of all in its block, nothing where it does not occur."""
    rows = frame.select("block", key=pl.col(key), part=weight)
    return often(rows, rows.group_by("block").agg(total=pl.sum("part")))


def often(rows: pl.LazyFrame, totals: pl.LazyFrame) -> pl.LazyFrame:
    """Each key in each block that has a total, with nothing where it does not occur."""
    parts = rows.group_by("block", "key").agg(pl.sum("part"))
    every = totals.join(rows.select("key").unique(), how="cross")
    return every.join(parts, on=["block", "key"], how="left").with_columns(pl.col("part").fill_null(0.0))


def told(tables: Tables) -> pl.LazyFrame:
    """The games of which facts are told."""
    return tables["games"].join(tables["cards"].select("game").unique(), on="game", how="semi")


def favourites(tables: Tables) -> pl.LazyFrame:
    """A row a turn, and one for the end: who has the best chances, who leads, how unsure it is."""
    chance = pl.col("chance").clip(1e-9, 1.0)
    turns = (
        tables["turns"]
        .group_by("game", "block", "turn")
        .agg(
            favourite=pl.col("seat").sort_by("chance", "seat", descending=[True, False]).first(),
            leader=pl.col("seat").sort_by("score", "seat", descending=[True, False]).first(),
            active=pl.col("active").first(),
            top=pl.max("chance"),
            unsure=-(chance * chance.log()).sum() / pl.len().cast(pl.Float64).log(),
        )
    )
    length = tables["games"].select("game", length="turns").filter(pl.col("length") > 0)
    return turns.join(length, on="game").sort("game", "turn")


def winners(tables: Tables) -> pl.LazyFrame:
    """A row a turn of a game that one seat won, and one for its end: the chances of who won it."""
    won = tables["seats"].filter(pl.col("won") == 1).select("game", "seat", winner="seat")
    turns = tables["turns"].join(won, on=["game", "seat"])
    best = favourites(tables).select("game", "turn", "favourite", "leader", "top", "length")
    return turns.join(best, on=["game", "turn"])


def gains(tables: Tables) -> pl.LazyFrame:
    """A row a turn: by how much the chances of whose turn it was grew until its next one, or the end."""
    own = tables["turns"].filter((pl.col("active") == pl.col("seat")) | pl.col("active").is_null())
    after = pl.col("chance").shift(-1).over("game", "seat", order_by="turn")
    first = pl.col("turn") - pl.col("turn").min().over("game", "round") + 1
    found = own.with_columns(gain=after - pl.col("chance"))
    return found.filter(pl.col("active").is_not_null()).with_columns(place=first)
