"""How true chances are is measured; here, that what is told is what was seen."""

import polars as pl

from milkomeda.lab.chances import Forecast, forecasts, section
from milkomeda.lab.runs import Setup

PLAN = Forecast(
    Setup("milkomeda", "width=4 height=4 deck=9", ("random",) * 2, 1, 0), 3, 1, "milkomeda ladder"
)


def test_every_chance_told_is_in_one_row_with_how_often_it_came_true() -> None:
    found = list(forecasts(PLAN))
    turns = pl.concat([one["turns"] for one in found]).filter(pl.col("active").is_not_null())
    rows = [line.split(" | ") for line in section(PLAN, found).splitlines() if line[:3].strip("| ").isdigit()]
    assert sum(int(row[1]) for row in rows) == len(turns)
    won = sum(int(row[1]) * int(row[2].rstrip("%")) / 100 for row in rows)
    assert abs(won - len(turns) / 2) < 0.01 * len(turns)


def test_it_says_by_which_command_and_beside_what_to_read_it() -> None:
    text = section(PLAN, list(forecasts(PLAN)))
    assert "`milkomeda ladder`: 3 games of random" in text
    assert "whoever always\nsays 1 in 2 has 0.250." in text
