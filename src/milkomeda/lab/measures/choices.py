"""Fun: does it matter what one does, and is there something to choose?"""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import PAIR, gains, mean, share
from milkomeda.lab.record import Tables

STAKE: Final = 0.05  # of the chances, from which a decision matters


def free(tables: Tables) -> pl.LazyFrame:
    """Decisions with something to choose, of which it is known what."""
    return tables["decisions"].filter(pl.col("choices") > 1)


def looked(tables: Tables) -> pl.LazyFrame:
    return tables["decisions"].drop_nulls("taken")


def acted(tables: Tables) -> pl.LazyFrame:
    return tables["decisions"].drop_nulls("action")


def per_turn(tables: Tables) -> pl.LazyFrame:
    """Decisions with something to choose."""
    found = tables["decisions"].filter(pl.col("choices").fill_null(2) > 1)
    games = found.group_by("game", "block").agg(free=pl.len())
    return mean(games.join(tables["games"], on="game"), pl.col("free"), total=pl.col("turns"))


def worth(tables: Tables) -> pl.LazyFrame:
    """Of the action that a turn began with."""
    first = acted(tables).sort("game", "answer").group_by("game", "turn").agg(pl.first("action"))
    return mean(gains(tables).join(first, on=["game", "turn"]), pl.col("gain"), pl.col("action"))


def declined(tables: Tables) -> pl.LazyFrame:
    """Of the decisions with something to choose, where an answer does least."""
    found = tables["decisions"].drop_nulls("least").filter(pl.col("choices").fill_null(2) > 1)
    return mean(found, pl.col("least"), pl.col("step"))


def styles(tables: Tables) -> pl.LazyFrame:
    """What each action is of all that a bot chose, in each block."""
    bots = tables["seats"].select("game", "seat", "bot")
    rows = acted(tables).join(bots, on=["game", "seat"]).select("block", "bot", "action")
    totals = rows.group_by("block", "bot").agg(total=pl.len().cast(pl.Float64))
    every = totals.join(rows.select("action").unique(), how="cross")
    parts = rows.group_by("block", "bot", "action").agg(part=pl.len().cast(pl.Float64))
    found = every.join(parts, on=["block", "bot", "action"], how="left")
    key = pl.concat_str("bot", "action", separator=PAIR)
    return found.select("block", "total", key=key, part=pl.col("part").fill_null(0.0))


MEASURES: Final = [
    Measure("branching", "number", "", "Ludii: BranchingFactor", lambda t: mean(free(t), pl.col("choices"))),
    Measure(
        "forced",
        "share",
        "less",
        "Ludii: DecisionFactor",
        lambda t: mean(t["decisions"], pl.col("choices").fill_null(2) <= 1),
    ),
    Measure("decisions-per-turn", "number", "", "Ludii: DecisionFactor", per_turn),
    Measure("declined", "share", "", "TAG: Actions", declined, "step"),
    Measure(
        "agency",
        "chance",
        "more",
        "TAG: DramaMetrics",
        lambda t: mean(looked(t), pl.col("best") - pl.col("mean")),
    ),
    Measure(
        "agency-by-step",
        "chance",
        "",
        "TAG: DramaMetrics",
        lambda t: mean(looked(t), pl.col("best") - pl.col("mean"), pl.col("step")),
        "step",
    ),
    Measure(
        "stakes",
        "share",
        "more",
        "TAG: DramaMetrics",
        lambda t: mean(looked(t), pl.col("best") - pl.col("worst") >= STAKE),
    ),
    Measure(
        "missed",
        "chance",
        "",
        "TAG: DramaMetrics",
        lambda t: mean(looked(t), pl.col("best") - pl.col("taken")),
    ),
    Measure("actions", "share", "even", "TAG: Actions", lambda t: share(acted(t), "action"), "action"),
    Measure("styles", "share", "", "TAG: Actions", styles, "style"),
    Measure("action-worth", "chance", "even", "Ludii: MoveEvaluation", worth, "action"),
    Measure(
        "place-worth",
        "chance",
        "even",
        "Ludii: AdvantageP1",
        lambda t: mean(gains(t), pl.col("gain"), pl.col("place")),
        "place",
    ),
]
