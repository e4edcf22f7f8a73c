"""People: how well bots foretell what they choose."""

from math import log
from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import PAIR, mean
from milkomeda.lab.record import Tables

SOURCE: Final = "McIlroy-Young 2020: move matching"
BOT: Final = pl.col("bot")
GUESS: Final = 1 / pl.col("choices")


def of(column: str) -> pl.Expr:
    """Of each bot, for each of these."""
    return pl.concat_str("bot", column, separator=PAIR)


def asked(tables: Tables) -> pl.LazyFrame:
    """Each decision once, however many bots were asked about it."""
    return tables["predictions"].unique(["game", "answer"])


def weighed(tables: Tables) -> pl.LazyFrame:
    """Where a bot told how likely it was to choose that."""
    return tables["predictions"].drop_nulls("likely")


MEASURES: Final = [
    Measure("predicted", "share", "", SOURCE, lambda t: mean(t["predictions"], pl.col("same"), BOT), "bot"),
    Measure("guessed", "share", "", SOURCE, lambda t: mean(asked(t), GUESS)),
    Measure(
        "predicted-above",
        "chance",
        "",
        SOURCE,
        lambda t: mean(t["predictions"], pl.col("same") - GUESS, BOT),
        "bot",
        signed=True,
    ),
    Measure(
        "predicted-by-step",
        "share",
        "",
        SOURCE,
        lambda t: mean(t["predictions"], pl.col("same"), of("step")),
        "pair",
    ),
    Measure("guessed-by-step", "share", "", SOURCE, lambda t: mean(asked(t), GUESS, pl.col("step")), "step"),
    Measure(
        "predicted-by-player",
        "share",
        "",
        SOURCE,
        lambda t: mean(t["predictions"], pl.col("same"), of("player")),
        "pair",
    ),
    Measure(
        "guessed-by-player", "share", "", SOURCE, lambda t: mean(asked(t), GUESS, pl.col("player")), "player"
    ),
    Measure(
        "surprise",
        "number",
        "",
        "Shannon 1948",
        lambda t: mean(weighed(t), -pl.col("likely") / log(2), BOT),
        "bot",
    ),
    Measure(
        "surprise-of-guessing",
        "number",
        "",
        "Shannon 1948",
        lambda t: mean(asked(t), pl.col("choices").log(2)),
    ),
]
