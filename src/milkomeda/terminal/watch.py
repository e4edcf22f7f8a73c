"""Bots play, people watch."""

import time
from collections.abc import Iterator
from typing import Final, cast

from rich.console import Console
from rich.table import Table

from milkomeda.bots import BOTS
from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.news import turn_of
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.game import Game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.terminal.draw import draw_table
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.look import FAINT, TITLE, look_of, paint
from milkomeda.terminal.story import told

SPECTATOR: Final = -1


def answers(match: Match, luck: Random, most_rounds: int) -> Iterator[int]:
    """Let bots and luck play, answer by answer; ends unfinished after so many rounds."""
    bots = [BOTS[name]() for name in match.players]
    while not match.state.over and cast(Galaxy, match.state).round <= most_rounds:
        state = match.state
        seat = int(state.seat())
        if seat == LUCK:
            match.answer(LUCK, state.step.sample(state, luck))
        else:
            match.answer(seat, int(bots[seat].choose(state.view(seat), seat, luck)))
        yield len(match.answers) - 1


def watch_one(console: Console, match: Match, luck: Random, most_rounds: int, pace: float) -> None:
    """The log in sentences, the table at each turn, the score at the end."""
    look, turn = look_of(console), None
    for index in answers(match, luck, most_rounds):
        for line in told(match, index, SPECTATOR):
            console.print(paint(line, look))
        g = cast(Galaxy, match.state)
        if pace and turn_of(g) != turn and g.round:
            turn = turn_of(g)
            draw_table(console, cast(Galaxy, g.view(SPECTATOR)), SPECTATOR)
            time.sleep(pace)
    draw_table(console, cast(Galaxy, match.state), SPECTATOR)
    draw_ending(console, cast(Galaxy, match.state), match.players)


def watch_many(
    console: Console, game: Game, options: str, names: list[str], seed: int, games: int, most_rounds: int
) -> None:
    """Only how the games ended, and who won how often."""
    wins = [0.0] * len(names)
    table = Table(border_style=FAINT)
    for column in (
        "game",
        "rounds",
        *(f"{SEATS[seat]} ({name})" for seat, name in enumerate(names)),
        "winner",
    ):
        table.add_column(column, justify="right")
    for number in range(games):
        match = Match(game, options, names)
        for _ in answers(match, Seeded(seed + number), most_rounds):
            pass
        winners = match.state.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
        rounds = str(cast(Galaxy, match.state).round) + ("" if match.state.over else " (unfinished)")
        won = ", ".join(SEATS[seat] for seat in winners)
        table.add_row(str(number + 1), rounds, *map(str, match.state.scores()), won)
    table.add_section()
    table.add_row("", "wins", *(f"{won:g}" for won in wins), "", style=TITLE)
    console.print(table)
