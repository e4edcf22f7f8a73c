"""How long a game is, and what ends it."""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.record import Tables

FORCED: Final = 1.0  # seconds
LEAST: Final = 5.0  # to choose among few
DOUBLED: Final = 4.0  # for twice as many choices


def every(tables: Tables, part: pl.Expr) -> pl.LazyFrame:
    """A mean of games."""
    return tables["games"].select("block", key=pl.lit(""), part=part, total=pl.lit(1))


def seconds() -> pl.Expr:
    """Of a decision at a human pace: the more choices the longer, as their logarithm (Hick 1952)."""
    choices = pl.col("choices").fill_null(1000)
    return pl.when(choices <= 1).then(FORCED).otherwise(LEAST + DOUBLED * choices.log(2))


def minutes(tables: Tables) -> pl.LazyFrame:
    spent = tables["decisions"].group_by("game").agg(part=seconds().sum() / 60)
    return tables["games"].join(spent, on="game").select("block", "part", key=pl.lit(""), total=pl.lit(1))


def reasons(tables: Tables) -> pl.LazyFrame:
    """A row a game and reason, also for those that did not end it."""
    every = tables["games"].select(key="reason").unique()
    games = tables["games"].select("block", "reason")
    ended = pl.col("key") == pl.col("reason")
    return games.join(every, how="cross").with_columns(part=ended, total=pl.lit(1))


MEASURES: Final = [
    Measure("rounds", "rounds", "", "Ludii: DurationTurns", lambda t: every(t, pl.col("rounds"))),
    Measure("turns", "turns", "", "Ludii: DurationTurns", lambda t: every(t, pl.col("turns"))),
    Measure("decisions", "decisions", "", "Ludii: DurationActions", lambda t: every(t, pl.col("decisions"))),
    Measure("minutes", "minutes", "", "Hick 1952", minutes),
    Measure("completion", "share", "more", "Ludii: Completion", lambda t: every(t, pl.col("ended"))),
    Measure("endings", "share", "", "", reasons, "fact"),
]
