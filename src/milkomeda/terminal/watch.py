"""Bots play, people watch."""

import time
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from milkomeda.bots import bot
from milkomeda.games import SHOWS
from milkomeda.play.game import Game
from milkomeda.play.luck import Random, Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK, WATCHER
from milkomeda.terminal.ending import draw_ending
from milkomeda.terminal.look import FAINT, TITLE, paint
from milkomeda.terminal.stages import stage
from milkomeda.terminal.story import told
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import Language


def answers(match: Match, luck: Random, most_rounds: int) -> Iterator[int]:
    """Let bots and luck play, answer by answer; ends unfinished after so many rounds."""
    bots, show = [bot(name) for name in match.players], SHOWS[match.game.name]
    while not match.state.over and show.round(match.state) <= most_rounds:
        state = match.state
        seat = int(state.seat())
        if seat == LUCK:
            match.answer(LUCK, state.step.sample(state, luck))
        else:
            match.answer(seat, int(bots[seat].choose(state.view(seat), seat, luck)))
        yield len(match.answers) - 1


def watch_one(
    console: Console, match: Match, luck: Random, most_rounds: int, pace: float, words: Language
) -> None:
    """The log in sentences, the table at each turn, the score at the end."""
    shown, turn = stage(match.game.name, words), None
    for index in answers(match, luck, most_rounds):
        for line in told(match, index, WATCHER, shown.voice):
            console.print(paint(line, shown.look(console)))
        view = match.state.view(WATCHER)
        if pace and shown.turn(view) != turn and shown.show.round(view):
            turn = shown.turn(view)
            shown.draw_table(console, view, WATCHER)
            time.sleep(pace)
    shown.draw_table(console, match.state.view(WATCHER), WATCHER)
    draw_ending(console, shown, match)


def watch_many(
    console: Console,
    game: Game,
    options: str,
    names: list[str],
    seed: int,
    games: int,
    most_rounds: int,
    words: Language,
) -> None:
    """Only how the games ended, and who won how often."""
    wins = [0.0] * len(names)
    voice = Voice(words, game.seat_names)
    table = Table(border_style=FAINT)
    seats = [f"{seat} ({name})" for seat, name in zip(voice.seats, names)]
    for column in (voice.say("column-game"), voice.say("column-rounds"), *seats, voice.say("column-winner")):
        table.add_column(column, justify="right")
    for number in range(games):
        match = Match(game, options, names)
        for _ in answers(match, Seeded(seed + number), most_rounds):
            pass
        winners = match.state.winners()
        for seat in winners:
            wins[seat] += 1 / len(winners)
        rounds = str(SHOWS[game.name].round(match.state))
        if not match.state.over:
            rounds += f" ({voice.say('is-unfinished')})"
        won = ", ".join(voice.seats[seat] for seat in winners)
        table.add_row(str(number + 1), rounds, *map(str, match.state.scores()), won)
    table.add_section()
    table.add_row("", voice.say("column-wins"), *(f"{won:g}" for won in wins), "", style=TITLE)
    console.print(table)
