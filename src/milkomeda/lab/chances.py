"""Winning chances: whether what was foretold came true as often as was said."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import polars as pl

from milkomeda.lab.characters import head, row
from milkomeda.lab.measure import Value, per_block, values
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import Frames
from milkomeda.lab.runs import Setup, batches, played
from milkomeda.lab.workers import workers

TENTH: Final = 10  # percent


class Forecast(NamedTuple):
    """Games of bots of one level, at every turn of which each seat's chances are told."""

    setup: Setup
    games: int
    processes: int
    command: str

    @property
    def batches(self) -> int:
        return len(list(batches(self.setup, self.games)))


def forecasts(plan: Forecast) -> Iterator[Frames]:
    with workers(plan.processes) as pool:
        yield from played(pool, batches(plan.setup, plan.games))


def section(plan: Forecast, found: list[Frames]) -> str:
    """As part of a page."""
    tables = {name: pl.concat([one[name] for one in found]).lazy() for name in found[0]}
    told = values(MEASURES["calibration"], per_block(MEASURES["calibration"], tables))
    (wrong,) = values(MEASURES["brier"], per_block(MEASURES["brier"], tables))
    setup = plan.setup
    rules, seats = setup.options or "as it is", len(setup.names)
    return "\n".join(
        [
            f"## Chances told: {setup.game.capitalize()}, {rules}, {seats} players",
            "",
            f"`{plan.command}`: {plan.games} games of {setup.names[0]}. At every turn it is told how likely",
            "each seat is to win; who was told so much won so often, which should be about the same:",
            "",
            *head("told", "times", "won", "95 %"),
            *(
                row(f"{one.key} to {int(one.key) + TENTH}%", f"{one.total:.0f}", *shown(one))
                for one in sorted(told, key=lambda one: int(one.key))
            ),
            "",
            f"Brier's score is {wrong.value:.3f} ({wrong.least:.3f} to {wrong.most:.3f}); whoever always",
            f"says 1 in {seats} has {(1 - 1 / seats) / seats:.3f}.",
            "",
        ]
    )


def shown(value: Value) -> tuple[str, str]:
    return f"{value.value:.0%}", f"{value.least:.0%} to {value.most:.0%}"
