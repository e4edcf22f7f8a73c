"""The battle mat: the ship types in a ring, and the arrows that bear dice."""

from math import cos, pi, sin
from typing import Final

from rich.align import Align
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from milkomeda.galaxy.cards import BEATS, SHIP_TYPES, TYPES
from milkomeda.galaxy.rules.mat import bearing, fleet_of, sides
from milkomeda.galaxy.state import BOOST, DICE, HITS, MARKS, SHIELD, SHIPS, Galaxy
from milkomeda.terminal.galaxy.board import sector_name
from milkomeda.terminal.look import FAINT, SEAT_STYLES, TITLE, Look, titled

WIDTH: Final = 46
FRAME: Final = 4
TURN: Final = 2 * pi / len(SHIP_TYPES)
# Where a type's name is centred, and the line it stands in: clockwise, the first one on top.
PLACES: Final = [
    (round(23 + 17 * sin(kind * TURN)), round(2.5 - 2.5 * cos(kind * TURN)))
    for kind in range(len(SHIP_TYPES))
]


def battle_panel(g: Galaxy, look: Look, room: int) -> Panel:
    name = sector_name(g, int(g.sector[g.field]), look)
    title = [look.say("fight-at", cell=g.grid.name(g.field), sector=name)]
    if g.fight_round:
        title.append(look.say("fight-round", number=int(g.fight_round)))
    if g.standoffs:
        tries = {"times": int(g.standoffs), "most": int(g.rules.standoff_tries)}
        title.append(look.say("formed-up-anew", **tries))
    mat = Align.center(ring(g, look, min(room - FRAME, WIDTH)))
    return titled(Group(mat, sides_table(g, look)), " · ".join(title))


def ring(g: Galaxy, look: Look, width: int) -> Text:
    rows = [Text(" " * width) for _ in range(7)]
    for kind, (place, line) in enumerate(PLACES):
        centre = place * width // WIDTH
        rows[line] = put(
            rows[line], centre, Text(look.voice.word("ship", SHIP_TYPES[kind]).upper(), style=TITLE)
        )
        rows[line + 1] = put(rows[line + 1], centre, ships(g, kind, look))
    for kind, (place, line) in enumerate(PLACES):
        after = (kind + 1) % len(PLACES)
        users = [seat for seat in sides(g) if (kind, after) in bearing(g, seat)]
        style = f"bold {SEAT_STYLES[users[0]]}" if users else FAINT
        across, down = PLACES[after][0] - place, PLACES[after][1] - line
        between = line + (down + 1) // 2
        arrow = Text(arrow_to(across, down), style=style)
        if after in BEATS[kind]:
            rows[between] = put(rows[between], (place + across // 2) * width // WIDTH, arrow)
    return Text("\n", no_wrap=True).join(rows)


def arrow_to(across: int, down: int) -> str:
    """So far to the right, or to the left, and so far down, or up."""
    if abs(across) < 10:
        return "▼" if down > 0 else "▲"
    shaft = "──" if down else "─────"
    return f"{shaft}▶" if across > 0 else f"◀{shaft}"


def put(row: Text, centre: int, word: Text) -> Text:
    """A word written into a row, centred at a column."""
    start = max(centre - len(word) // 2, 0)
    return Text.assemble(row[:start], word, row[start + len(word) :])


def ships(g: Galaxy, kind: int, look: Look) -> Text:
    """'✦3 ♛1', with what is hit in brackets."""
    text = Text()
    for seat in sides(g):
        count = int(g.battle[SHIPS + seat * TYPES + kind])
        marked = int(g.battle[MARKS + seat * TYPES + kind])
        hurt = f"({look.say('so-many-hit', ships=marked)})" if marked else ""
        style = f"bold {SEAT_STYLES[seat]}" if count else FAINT
        text.append(f"{look.sigil(seat)}{count or '·'}{hurt} ", style=style)
    text.rstrip()
    return text


def sides_table(g: Galaxy, look: Look) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat in sides(g):
        table.add_row(look.seat(seat), role(g, seat, look), dice(g, seat, look), arrows_said(g, seat, look))
    return table


def role(g: Galaxy, seat: int, look: Look) -> Text:
    fleets, shield = int(g.fleets[g.field * 4 + seat]), int(g.battle[SHIELD + seat])
    said = [look.say("attacks-with" if seat == g.attacker else "defends-with", fleets=fleets)]
    if g.favoured == seat:
        said.append(look.say("is-favoured"))
    if shield:
        said.append(look.say("so-many-shielded", ships=shield))
    return Text(", ".join(said))


def dice(g: Galaxy, seat: int, look: Look) -> Text:
    if not fleet_of(g, seat):
        return Text(look.say("is-forming-up"), style=FAINT)
    count, hits = int(g.battle[DICE + seat] + g.battle[BOOST + seat]), int(g.battle[HITS + seat])
    text = Text(look.say("so-many-dice", dice=count))
    return text.append(f", {look.say('so-many-hits', hits=hits)}", style="bold") if hits else text


def arrows_said(g: Galaxy, seat: int, look: Look) -> Text:
    types = [look.voice.word("ship", name) for name in SHIP_TYPES]
    said = ", ".join(f"{types[one]}→{types[other]}" for one, other in bearing(g, seat))
    return Text(said, style=SEAT_STYLES[seat])
