"""What happens: fights, places, cards. Of the games whose facts are told."""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.measures.rows import ONE, gains, mean, often, told
from milkomeda.lab.record import Tables

FIGHT: Final = "fight"


def fights(tables: Tables) -> pl.LazyFrame:
    return tables["facts"].filter(pl.col("landmark") == FIGHT)


def per_game(tables: Tables, rows: pl.LazyFrame, key: str) -> pl.LazyFrame:
    """How often each key occurs in a game."""
    games = told(tables).group_by("block").agg(total=pl.len().cast(pl.Float64))
    return often(rows.drop_nulls(key).select("block", key=pl.col(key), part=ONE), games)


def fight_worth(tables: Tables) -> pl.LazyFrame:
    """Of the turns in which a fight began, to whose turn it was."""
    turns = fights(tables).select("game", "turn").unique()
    return mean(gains(tables).join(turns, on=["game", "turn"], how="semi"), pl.col("gain"))


def held(tables: Tables) -> pl.LazyFrame:
    """Each card that a seat had."""
    name = pl.concat_str("kind", "card", separator=": ")
    return tables["cards"].filter(pl.col("had") > 0).with_columns(key=name)


def used(tables: Tables) -> pl.LazyFrame:
    seats = tables["seats"].join(told(tables), on="game", how="semi")
    totals = seats.group_by("block").agg(total=pl.len().cast(pl.Float64))
    return often(held(tables).select("block", "key", part=ONE), totals)


def lift(tables: Tables) -> pl.LazyFrame:
    won = tables["seats"].select("game", "seat", "won")
    return mean(held(tables).join(won, on=["game", "seat"]), pl.col("won"), pl.col("key"))


def card_worth(tables: Tables) -> pl.LazyFrame:
    """Of the turns of the round in which a seat got it, to its next turn."""
    own = gains(tables).select("game", "seat", "round", "gain")
    return mean(held(tables).join(own, on=["game", "seat", "round"]), pl.col("gain"), pl.col("key"))


def taken(tables: Tables) -> pl.LazyFrame:
    """Each offer that was taken: what was wished for, and how many resources were given."""
    amounts = pl.col("told").str.extract(r'"resources":\{([^}]*)\}').str.extract_all(r"\d+")
    wish, number, giver = (
        pl.col("told").str.json_path_match(f"$.{field}") for field in ("wish", "number", "other_seat")
    )
    offers = tables["facts"].filter(pl.col("fact") == "offered")
    given = offers.select(
        *("game", "block", "round", "seat"),
        wish=wish,
        number=number,
        paid=amounts.cast(pl.List(pl.Float64)).list.sum(),
    )
    takers = tables["facts"].filter(pl.col("fact") == "offer-taken")
    return given.join(
        takers.select("game", "round", seat=giver.cast(pl.Int8)), on=["game", "round", "seat"], how="semi"
    )


def bribes(tables: Tables) -> pl.LazyFrame:
    """A row a game: resources that were given."""
    paid = taken(tables).group_by("game").agg(pl.sum("paid"))
    return told(tables).join(paid, on="game", how="left").with_columns(pl.col("paid").fill_null(0.0))


def prices(tables: Tables) -> pl.LazyFrame:
    return mean(taken(tables).filter(pl.col("wish") == "place"), pl.col("paid"), pl.col("number"))


MEASURES: Final = [
    Measure("fights", "number", "more", "AsyncTI4: statistics", lambda t: mean(t["games"], pl.col("fights"))),
    Measure(
        "peaceful", "share", "less", "AsyncTI4: statistics", lambda t: mean(t["games"], pl.col("fights") == 0)
    ),
    Measure("fight-worth", "chance", "", "Ludii: MoveEvaluation", fight_worth),
    Measure(
        "fights-by-place",
        "number",
        "",
        "Ludii: BoardCoverage",
        lambda t: per_game(t, fights(t), "place"),
        "map",
    ),
    Measure(
        "visits",
        "number",
        "",
        "Ludii: BoardCoverage",
        lambda t: per_game(t, t["facts"].drop_nulls("seat"), "place"),
        "map",
    ),
    Measure(
        "happenings",
        "number",
        "",
        "Ludii: BoardSitesOccupied",
        lambda t: per_game(t, t["facts"], "fact"),
        "fact",
    ),
    Measure("bribes", "number", "", "AsyncTI4: statistics", lambda t: mean(bribes(t), pl.col("paid"))),
    Measure("place-price", "number", "even", "AsyncTI4: statistics", prices, "place"),
    Measure("card-use", "share", "even", "AsyncTI4: statistics", used, "card"),
    Measure("wins-by-card", "share", "even", "terraforming-mars 2119", lift, "card"),
    Measure("card-worth", "chance", "even", "Ludii: MoveEvaluation", card_worth, "card"),
    Measure(
        "card-effect",
        "number",
        "more",
        "TAG: CardRestrictor",
        lambda t: mean(held(t), pl.col("did"), pl.col("key")),
        "card",
    ),
]
