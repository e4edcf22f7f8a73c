"""Epic: does the lead change, is it open until the end, can one come back?"""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import favourites, mean, winners
from milkomeda.lab.record import Tables

DECIDED: Final = 0.8  # the chance from which a game is as good as won
SURE: Final = 0.95
HOPELESS: Final = 0.05


def changes(tables: Tables, column: str) -> pl.LazyFrame:
    """How often somebody else is ahead, a row a game."""
    before = pl.col(column).shift(1).over("game", order_by="turn")
    turns = favourites(tables).with_columns(changed=(pl.col(column) != before).fill_null(value=False))
    return mean(turns.group_by("game", "block").agg(pl.sum("changed")), pl.col("changed"))


def behind(tables: Tables) -> pl.LazyFrame:
    """By how much the later winner is not the favourite, a row a turn."""
    turns = winners(tables).filter(pl.col("turn") <= pl.col("length"))
    return mean(turns, pl.col("top") - pl.col("chance"))


def halfway() -> pl.Expr:
    return pl.col("turn") == (pl.col("length") + 1) // 2


def at_half_time(tables: Tables) -> pl.LazyFrame:
    """A row a game that one seat won."""
    seats = tables["seats"].group_by("game").agg(seats=pl.len())
    return winners(tables).filter(halfway()).join(seats, on="game")


def runaways(tables: Tables) -> pl.LazyFrame:
    """A row a game that one seat won: was it the favourite at each turn of the second half?"""
    half = winners(tables).filter(pl.col("turn") * 2 >= pl.col("length"))
    return mean(
        half.group_by("game", "block").agg(alone=(pl.col("favourite") == pl.col("winner")).all()),
        pl.col("alone"),
    )


def doubted(tables: Tables, chance: float) -> pl.LazyFrame:
    """A row a game that one seat won: the last turn before which its chances were less than this."""
    doubt = pl.col("turn").filter(pl.col("chance") < chance).max().fill_null(0)
    games = winners(tables).group_by("game", "block").agg(doubt=doubt, length=pl.first("length"))
    return games.with_columns(pl.min_horizontal("doubt", "length"))


def dead_time(tables: Tables) -> pl.LazyFrame:
    """The turns after that one."""
    games = doubted(tables, DECIDED)
    return mean(games, pl.col("length") - pl.col("doubt"), total=pl.col("length"))


def decided(tables: Tables) -> pl.LazyFrame:
    """A row a game that one seat won: which part of it was over by then."""
    return mean(doubted(tables, SURE), pl.col("doubt") / pl.col("length"))


def under_way(tables: Tables) -> pl.LazyFrame:
    return favourites(tables).filter(pl.col("turn") <= pl.col("length"))


def tenth(share: pl.Expr) -> pl.Expr:
    """In percent, the lower end of it."""
    return (share * 10).floor().clip(0, 9).cast(pl.Int32) * 10


def over_time(tables: Tables) -> pl.LazyFrame:
    """By tenths of the game."""
    passed = (pl.col("turn") - 1) / pl.col("length")
    return mean(under_way(tables), pl.col("unsure"), tenth(passed))


def own_turns(tables: Tables) -> pl.LazyFrame:
    return tables["turns"].filter(pl.col("active") == pl.col("seat"))


def kingmaking(tables: Tables) -> pl.LazyFrame:
    """Turns of those who cannot win any more: is somebody else the favourite afterwards?"""
    after = pl.col("favourite").shift(-1).over("game", order_by="turn")
    turns = under_way(tables).with_columns(made=after != pl.col("favourite"))
    hopeless = own_turns(tables).filter(pl.col("chance") < HOPELESS).select("game", "turn")
    return mean(turns.join(hopeless, on=["game", "turn"], how="semi"), pl.col("made"))


def foretold(tables: Tables) -> pl.LazyFrame:
    """Each chance, and what came of it."""
    won = tables["seats"].select("game", "seat", "won")
    ended = tables["games"].filter("ended").select("game")
    turns = tables["turns"].filter(pl.col("active").is_not_null()).join(ended, on="game", how="semi")
    return turns.join(won, on=["game", "seat"])


def foresight(tables: Tables) -> pl.LazyFrame:
    """By how much less wrong chances are than even ones, a row each."""
    seats = tables["seats"].group_by("game").agg(even=1 / pl.len())
    chance, even, won = pl.col("chance"), pl.col("even"), pl.col("won")
    return mean(foretold(tables).join(seats, on="game"), (even - won) ** 2 - (chance - won) ** 2)


def set_up(tables: Tables) -> pl.LazyFrame:
    first = tables["turns"].filter(pl.col("turn") == 1)
    return mean(first, (pl.col("chance") - 1 / pl.len().over("game")).abs())


MEASURES: Final = [
    Measure("lead-changes", "number", "more", "Ludii: LeadChange", lambda t: changes(t, "leader")),
    Measure("favourite-changes", "number", "more", "Ludii: LeadChange", lambda t: changes(t, "favourite")),
    Measure(
        "drama",
        "chance",
        "more",
        "Browne 2008; Ludii: Drama",
        behind,
    ),
    Measure(
        "comebacks",
        "share",
        "more",
        "Browne 2008: drama",
        lambda t: mean(at_half_time(t), pl.col("chance") < 0.5 / pl.col("seats")),
    ),
    Measure(
        "favourite-wins",
        "share",
        "less",
        "Browne 2008: lead change",
        lambda t: mean(at_half_time(t), pl.col("favourite") == pl.col("winner")),
    ),
    Measure(
        "leader-wins",
        "share",
        "less",
        "Browne 2008: lead change",
        lambda t: mean(at_half_time(t), pl.col("leader") == pl.col("winner")),
    ),
    Measure("runaways", "share", "less", "Browne 2008: permanence", runaways),
    Measure("dead-time", "share", "less", "Browne 2008; Ludii: DecisivenessMoves", dead_time),
    Measure("decided", "share", "more", "Browne 2008; Ludii: DecisivenessThreshold", decided),
    Measure(
        "uncertainty",
        "share",
        "more",
        "Browne 2008: uncertainty",
        lambda t: mean(under_way(t), pl.col("unsure")),
    ),
    Measure("uncertainty-over-time", "share", "", "Browne 2008: uncertainty", over_time, "tenth"),
    Measure(
        "hopeless",
        "share",
        "less",
        "Browne 2008: decisiveness",
        lambda t: mean(own_turns(t), pl.col("chance") < HOPELESS),
    ),
    Measure("kingmaking", "share", "less", "Ludii: Stability", kingmaking),
    Measure("set-up", "chance", "less", "Ludii: Balance", set_up),
    Measure(
        "calibration",
        "share",
        "",
        "Brier 1950",
        lambda t: mean(foretold(t), pl.col("won"), tenth(pl.col("chance"))),
        "chance",
    ),
    Measure(
        "brier",
        "number",
        "less",
        "Brier 1950",
        lambda t: mean(foretold(t), (pl.col("chance") - pl.col("won")) ** 2),
    ),
    Measure("foresight", "number", "more", "Brier 1950", foresight, signed=True),
]
