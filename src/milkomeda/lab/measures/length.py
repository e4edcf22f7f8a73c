"""Fast: how long a game is, what ends it, and how long one waits."""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import mean, share
from milkomeda.lab.record import Tables

FORCED: Final = 1.0  # seconds
LEAST: Final = 5.0  # to choose among few
DOUBLED: Final = 4.0  # for twice as many choices
MANY: Final = 1000  # choices, where they cannot be listed


class OfGames:
    """The mean of a column."""

    def __init__(self, column: str) -> None:
        self.column = column

    def __call__(self, tables: Tables) -> pl.LazyFrame:
        return mean(tables["games"], pl.col(self.column))


def seconds() -> pl.Expr:
    """Of a decision at a human pace."""
    choices = pl.col("choices").fill_null(MANY)
    return pl.when(choices <= 1).then(FORCED).otherwise(LEAST + DOUBLED * choices.log(2))


def spent(tables: Tables) -> pl.LazyFrame:
    """Minutes of each game."""
    return tables["decisions"].group_by("game", "block").agg(minutes=seconds().sum() / 60)


def waiting(tables: Tables) -> pl.LazyFrame:
    """All but whose turn it is wait."""
    seats = tables["seats"].group_by("game").agg(seats=pl.len())
    turns = tables["games"].select("game", "turns")
    games = spent(tables).join(seats, on="game").join(turns, on="game")
    return mean(games, pl.col("minutes") * (pl.col("seats") - 1), total=pl.col("turns"))


def by_objective(tables: Tables) -> pl.LazyFrame:
    """A row for each that was laid out."""
    card = pl.col("told").str.json_path_match("$.objective")
    laid = tables["facts"].filter(pl.col("fact") == "objective-laid").select("game", "block", card=card)
    return mean(
        laid.join(tables["games"].select("game", "rounds"), on="game"), pl.col("rounds"), pl.col("card")
    )


MEASURES: Final = [
    Measure("rounds", "rounds", "", "Ludii: DurationTurns", OfGames("rounds")),
    Measure("turns", "turns", "", "Ludii: DurationTurns", OfGames("turns")),
    Measure("decisions", "decisions", "", "Ludii: DurationActions", OfGames("decisions")),
    Measure("minutes", "minutes", "", "Hick 1952", lambda t: mean(spent(t), pl.col("minutes"))),
    Measure("completion", "share", "more", "Ludii: Completion", OfGames("ended")),
    Measure("endings", "share", "", "Ludii: Timeouts", lambda t: share(t["games"], "reason"), "ending"),
    Measure(
        "rounds-spread", "share", "", "Ludii: DurationTurns", lambda t: share(t["games"], "rounds"), "round"
    ),
    Measure("rounds-by-objective", "rounds", "even", "Ludii: DurationTurns", by_objective, "objective"),
    Measure("downtime", "minutes", "less", "Hick 1952", waiting),
    Measure(
        "time-by-step", "share", "", "Hick 1952", lambda t: share(t["decisions"], "step", seconds()), "step"
    ),
]
