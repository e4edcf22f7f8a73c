"""Who wins, by what, and how clearly."""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import PAIR, mean, often, share
from milkomeda.lab.record import Tables


class Wins:
    """The share of victories of those who have the same in a column."""

    def __init__(self, column: str) -> None:
        self.column = column

    def __call__(self, tables: Tables) -> pl.LazyFrame:
        seats = tables["seats"].filter(pl.col(self.column).cast(pl.String) != "")
        return mean(seats, pl.col("won"), pl.col(self.column))


def scores(tables: Tables) -> pl.LazyFrame:
    """A row a game that ended: the best of its scores, the next, the last."""
    ended = tables["games"].filter("ended").select("game")
    ordered = pl.col("score").sort(descending=True)
    return (
        tables["seats"]
        .join(ended, on="game", how="semi")
        .group_by("game", "block")
        .agg(best=ordered.first(), next=ordered.get(1), last=ordered.last(), shared=pl.max("won") < 1)
    )


def lucky(tables: Tables) -> pl.LazyFrame:
    """A row a game in which several rolled dice: what the luckiest of them won."""
    rolled = tables["seats"].drop_nulls("luck").group_by("game", "block")
    luckiest = rolled.agg(won=pl.col("won").sort_by("luck").last(), seats=pl.len())
    return mean(luckiest.filter(pl.col("seats") > 1), pl.col("won"))


def redrawn(tables: Tables) -> pl.LazyFrame:
    """A row a game that was played again: whether the victory went to others than before."""
    won = tables["seats"].select("game", "seat", before="won")
    same = pl.min_horizontal("won", "before").sum()
    again = tables["redrawn"].join(won, on=["game", "seat"]).group_by("game", "block", "source")
    games = tables["redrawn"].group_by("block").agg(total=pl.col("game").n_unique().cast(pl.Float64))
    return often(again.agg(part=1 - same).select("block", "part", key="source"), games)


def ahead(tables: Tables) -> pl.LazyFrame:
    """A row for each two seats of different bots: whether the one is placed before the other."""
    seats = tables["seats"].select("game", "block", "bot", "rank")
    pairs = seats.join(seats, on="game", suffix="_other").filter(pl.col("bot") != pl.col("bot_other"))
    before = (pl.col("rank_other") - pl.col("rank")).sign() / 2 + 0.5
    return mean(pairs, before, pl.concat_str("bot", "bot_other", separator=PAIR))


def by_round(tables: Tables) -> pl.LazyFrame:
    """How all stand when the last turn of a round begins."""
    last = pl.col("turn") == pl.col("turn").max().over("game", "round")
    turns = tables["turns"].filter(pl.col("active").is_not_null()).filter(last)
    return mean(turns, pl.col("score"), pl.col("round"))


def sources(tables: Tables) -> pl.LazyFrame:
    """A row a source of a seat's points, with what that seat won."""
    return tables["points"].join(tables["seats"].select("game", "seat", "won"), on=["game", "seat"])


WINNERS: Final = pl.col("points") * pl.col("won")


MEASURES: Final = [
    Measure("wins-by-seat", "share", "even", "Ludii: AdvantageP1", Wins("seat"), "seat"),
    Measure("wins-by-place", "share", "even", "Ludii: AdvantageP1", Wins("place"), "place"),
    Measure("wins-by-character", "share", "even", "Ludii: Balance", Wins("character"), "character"),
    Measure("wins-by-opening", "share", "even", "Ludii: Balance", Wins("opening"), "opening"),
    Measure("wins-by-bot", "share", "", "TAG: SkillLadder", Wins("bot"), "bot"),
    Measure(
        "victories-by-bot",
        "share",
        "",
        "TAG: SkillLadder",
        lambda t: share(t["seats"], "bot", pl.col("won")),
        "bot",
    ),
    Measure(
        "shared-victories", "share", "less", "Ludii: Drawishness", lambda t: mean(scores(t), pl.col("shared"))
    ),
    Measure("score-of-winner", "points", "", "TAG: FinalScore", lambda t: mean(scores(t), pl.col("best"))),
    Measure(
        "margin",
        "points",
        "less",
        "Ludii: ScoreDifference",
        lambda t: mean(scores(t), pl.col("best") - pl.col("next")),
    ),
    Measure(
        "relative-margin",
        "share",
        "less",
        "Ludii: ScoreDifference",
        lambda t: mean(scores(t), pl.col("best") - pl.col("next"), total=pl.col("best")),
    ),
    Measure(
        "score-spread",
        "points",
        "",
        "Ludii: ScoreDifference",
        lambda t: mean(scores(t), pl.col("best") - pl.col("last")),
    ),
    Measure(
        "points-by-source",
        "points",
        "",
        "TAG: FinalScore",
        lambda t: mean(t["points"], pl.col("points"), pl.col("source")),
        "source",
    ),
    Measure(
        "points-of-winner",
        "points",
        "",
        "TAG: FinalScore",
        lambda t: mean(sources(t), WINNERS, pl.col("source"), pl.col("won")),
        "source",
    ),
    Measure(
        "source-share",
        "share",
        "even",
        "TAG: FinalScore",
        lambda t: share(t["points"], "source", pl.col("points")),
        "source",
    ),
    Measure(
        "source-share-of-winners",
        "share",
        "even",
        "TAG: FinalScore",
        lambda t: share(sources(t), "source", WINNERS),
        "source",
    ),
    Measure("points-over-time", "points", "", "TAG: GameScore", by_round, "round"),
    Measure("beats", "share", "", "TAG: SkillLadder", ahead, "pair"),
    Measure("luck", "share", "", "Jansen 1999: total effect", redrawn, "luck"),
    Measure("lucky-wins", "share", "less", "AsyncTI4: dice luck", lucky),
]
