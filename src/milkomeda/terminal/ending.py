"""The end of a game: standings, and where the points came from."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from milkomeda.play.match import Match
from milkomeda.play.show import Ending
from milkomeda.terminal.look import FAINT, SEAT_STYLES, TITLE, Look, paint
from milkomeda.terminal.stage import Stage
from milkomeda.terminal.story import sentences


def draw_ending(console: Console, stage: Stage, match: Match) -> None:
    look, ending = stage.look(console), stage.show.ending(match.state)
    title = look.say("final-score")
    if not match.state.over:
        title = look.say("score-in-round", number=stage.show.round(match.state))
    sources = [look.voice.word("source", source) for source in ending.sources]
    console.print(standings(ending, sources, match.players, title, look))
    console.print(paint(" ".join(sentences([*ending.why, ending.verdict], stage.voice)), look))


def standings(ending: Ending, sources: list[str], players: list[str], title: str, look: Look) -> Table:
    """A row a source and a column a player, the best first."""
    seats = ending.ranking
    table = Table(title=Text(title, style=TITLE), title_justify="left", border_style=FAINT)
    table.add_column(look.say("points-from"))
    for seat in seats:
        table.add_column(look.seat(seat), justify="right")
    table.add_row(look.say("played-by"), *(players[seat] for seat in seats), style=FAINT, end_section=True)
    for index, source in enumerate(sources):
        last = index + 1 == len(sources)
        table.add_row(source, *(str(ending.points[s][index] or "·") for s in seats), end_section=last)
    totals = [Text(str(sum(ending.points[s])), style=f"bold {SEAT_STYLES[s]}") for s in seats]
    table.add_row(Text(look.say("in-all"), style=TITLE), *totals)
    return table
