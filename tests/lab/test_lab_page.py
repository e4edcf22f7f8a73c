"""docs/lab.md explains every column and every measure."""

from pathlib import Path

import pytest

from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import GAME, SCHEMA

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("table", SCHEMA)
def test_each_column_is_explained(table: str) -> None:
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{table}` | "))
    for column in SCHEMA[table].keys() - GAME.keys():
        assert f"`{column}`" in row


def test_each_measure_is_defined_as_it_is_said() -> None:
    for one in MEASURES.values():
        cells = [f"`{one.name}`", str(one.about()), one.unit, one.better or "–", one.keys or "–", one.source]
        assert f"| {' | '.join(cells)} |" in PAGE
