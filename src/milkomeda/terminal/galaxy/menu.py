"""Placements: easier to read by sector and cell than one a line."""

from rich.text import Text

from milkomeda.galaxy.cards import CORNERS
from milkomeda.galaxy.rules.explore import yields
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.spelling import in_words
from milkomeda.terminal.entries import Entry
from milkomeda.terminal.galaxy.look import SHAPE_STYLES, SHAPES
from milkomeda.terminal.look import FAINT, TITLE, Look
from milkomeda.terminal.menu import line_of
from milkomeda.terminal.stage import Stage


def placing_lines(stage: Stage, g: Galaxy, offered: list[Entry], look: Look, width: int) -> list[Text]:
    """A line a sector with what it is, and a line a cell with its four rotations."""
    lines: list[Text] = []
    sector = cell = ""
    for entry in offered:
        if not entry.parts:
            lines.append(line_of(str(entry.number), entry.text, stage.beside(g, entry), look, width))
            continue
        parts = in_words(g, entry.parts)
        if parts["sector"] != sector:
            sector, cell = parts["sector"], ""
            brought = look.say("placing-yields", yields=yields(g, entry.parts["sector"]))
            said = f"  {stage.note(g, entry.choice)} · {brought}"
            lines.append(Text.assemble((f"  {sector}", TITLE), (said, FAINT)))
        if parts["cell"] != cell:
            cell = parts["cell"]
            lines.append(Text(f"    {look.say('at-cell', cell=cell.ljust(4))}"))
        lines[-1].append_text(rotation(entry))
    return lines


def rotation(entry: Entry) -> Text:
    """'3 ●⬢/▲◆': the number, and which colour comes to which corner."""
    corners = [(SHAPES[colour], SHAPE_STYLES[colour]) for colour in CORNERS[entry.parts["turned"]]]
    return Text.assemble((f"{entry.number:>4} ", TITLE), *corners[:2], ("/", FAINT), *corners[2:])
