"""The end of a game: standings, and where the points came from."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from milkomeda.galaxy.cards import CIVILIZATION_TITLES
from milkomeda.galaxy.ending import ranked, verdict
from milkomeda.galaxy.rules.end import SOURCES, breakdown
from milkomeda.galaxy.state import CIVILIZATION, Galaxy
from milkomeda.terminal.look import FAINT, SEAT_STYLES, TITLE, Look, look_of, paint


def draw_ending(console: Console, g: Galaxy, players: list[str]) -> None:
    look = look_of(console)
    console.print(standings(g, players, look))
    console.print(paint(verdict(g), look))


def standings(g: Galaxy, players: list[str], look: Look) -> Table:
    """A row a source and a column a player, the best first."""
    seats = ranked(g)
    title = "Final score" if g.over else f"Unfinished: the score in round {g.round}"
    table = Table(title=Text(title, style=TITLE), title_justify="left", border_style=FAINT)
    table.add_column("VP from")
    for seat in seats:
        table.add_column(look.seat(seat), justify="right")
    table.add_row("player", *(players[seat] for seat in seats), style=FAINT)
    table.add_row("civilization", *(civilization(g, seat) for seat in seats), style=FAINT, end_section=True)
    parts = [[int(part) for part in breakdown(g, seat)] for seat in seats]
    for index, source in enumerate(SOURCES):
        last = index + 1 == len(SOURCES)
        table.add_row(source, *(str(part[index] or "·") for part in parts), end_section=last)
    totals = [Text(str(sum(part)), style=f"bold {SEAT_STYLES[seat]}") for part, seat in zip(parts, seats)]
    table.add_row(Text("in all", style=TITLE), *totals)
    return table


def civilization(g: Galaxy, seat: int) -> str:
    number = int(g.player[CIVILIZATION + seat])
    return CIVILIZATION_TITLES[number].split()[-1] if number >= 0 else ""
