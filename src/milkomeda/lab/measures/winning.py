"""Who wins, and by what."""

from typing import Final

import polars as pl

from milkomeda.lab.measure import Measure
from milkomeda.lab.record import Tables


class Wins:
    """The share of victories of those who have the same in a column."""

    def __init__(self, column: str) -> None:
        self.column = column

    def __call__(self, tables: Tables) -> pl.LazyFrame:
        seats = tables["seats"].filter(pl.col(self.column).cast(pl.String) != "")
        return seats.select("block", key=pl.col(self.column), part="won", total=pl.lit(1))


MEASURES: Final = [
    Measure("wins-by-seat", "share", "even", "Ludii: AdvantageP1", Wins("seat"), "seat"),
    Measure("wins-by-place", "share", "even", "Ludii: AdvantageP1", Wins("place"), "place"),
    Measure("wins-by-character", "share", "even", "Ludii: Balance", Wins("character"), "character"),
    Measure("wins-by-opening", "share", "even", "", Wins("opening"), "opening"),
    Measure("wins-by-bot", "share", "", "TAG: SkillLadder", Wins("bot"), "bot"),
]
