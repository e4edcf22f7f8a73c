"""Pictures of what was found: every interval is drawn, by elements that a page can stretch and print.

How they look, `report/report.css` says.
"""

from collections.abc import Callable
from html import escape
from math import inf
from typing import Final, NamedTuple

WIDE: Final = 640
HIGH: Final = 220
LEFT: Final = 56
BELOW: Final = 28
MARKS: Final = 8  # below a curve


class Bar(NamedTuple):
    label: str
    low: float
    value: float
    high: float


class Scale(NamedTuple):
    """From values to places."""

    low: float
    high: float
    begin: float = 0.0
    end: float = 100.0

    def at(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return self.begin + part * (self.end - self.begin)


def ends(bars: list[Bar]) -> tuple[float, float]:
    """Of all values; of their intervals no more than twice as much."""
    known = [end for bar in bars for end in bar[1:] if abs(end) < inf]
    reach = max((abs(bar.value) for bar in bars), default=0.0) * 3 or 1.0
    return max(min(known, default=0.0), -reach), min(max(known, default=1.0), reach)


def interval(bar: Bar, scale: Scale, look: str = "", margin: float = 0.0) -> str:
    """A dot on its range; what is as good as equal is shaded."""
    places = {"least": bar.low, "value": bar.value, "most": bar.high, "zero": 0.0}
    places |= {"from": -margin, "to": margin} if margin else {}
    style = ";".join(f"--{name}:{scale.at(value):.1f}%" for name, value in places.items())
    shade = "<u></u>" if margin else ""
    return f"<span class='range{look}' style='{style}'>{shade}<i></i><b></b></span>"


def forest(bars: list[Bar], margin: float, title: str) -> str:
    """Differences around nothing, a row each."""
    scale = Scale(*ends([*bars, Bar("", -margin, 0.0, margin)]))
    rows = "".join(
        f"<tr><th>{escape(bar.label)}</th><td class='picture'>{interval(bar, scale, margin=margin)}</td></tr>"
        for bar in bars
    )
    return f"<table class='forest' aria-label='{escape(title)}'>{rows}</table>"


def shortly(value: float) -> str:
    return f"{value:.3g}"


def curve(
    bars: list[Bar],
    title: str,
    number: Callable[[float], str] = shortly,
    bounds: tuple[float, float] | None = None,
) -> str:
    """Values one after the other, with their band."""
    low, high = bounds or ends(bars)
    across = Scale(0, max(len(bars) - 1, 1), LEFT, WIDE - 16)
    up = Scale(low, high, HIGH - BELOW, 8)
    line = [(across.at(at), up.at(bar.value)) for at, bar in enumerate(bars)]
    top = [(across.at(at), up.at(bar.high)) for at, bar in enumerate(bars)]
    bottom = [(across.at(at), up.at(bar.low)) for at, bar in enumerate(bars)]
    every = max(len(bars) // MARKS, 1)
    marks = [mark(LEFT - 8, up.at(value) + 4, number(value), "end") for value in (low, high)]
    marks += [mark(x, HIGH - 6, bar.label, "middle") for (x, _), bar in list(zip(line, bars))[::every]]
    return (
        f"<svg viewBox='0 0 {WIDE} {HIGH}' role='img' aria-label='{escape(title)}'>"
        f"<polygon points='{joined(top + bottom[::-1])}'/><polyline points='{joined(line)}'/>"
        + "".join(f"<circle cx='{x:.1f}' cy='{y:.1f}' r='3.5'/>" for x, y in line)
        + "".join(marks)
        + "</svg>"
    )


def mark(x: float, y: float, text: str, anchor: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{escape(text)}</text>"


def joined(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


class Cell(NamedTuple):
    column: int
    row: int
    value: float
    said: str
    note: str = ""


def heat(columns: list[str], rows: list[str], cells: list[Cell], title: str) -> str:
    """A value for each two: the more, the fuller."""
    shade = Scale(min(cell.value for cell in cells), max(cell.value for cell in cells))
    by_place = {(cell.row, cell.column): shown(cell, shade.at(cell.value)) for cell in cells}
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    lines = "".join(
        f"<tr><th>{escape(name)}</th>"
        + "".join(by_place.get((row, column), "<td></td>") for column in range(len(columns)))
        + "</tr>"
        for row, name in enumerate(rows)
    )
    return f"<table class='heat' aria-label='{escape(title)}'><tr><th></th>{head}</tr>{lines}</table>"


def shown(cell: Cell, full: float) -> str:
    return f"<td style='--full:{full:.0f}%' title='{escape(cell.note)}'>{escape(cell.said)}</td>"


class Mark(NamedTuple):
    across: float
    up: float
    faint: bool = False


def cloud(marks: list[Mark], way: list[Mark], names: tuple[str, str], title: str) -> str:
    """Things by two numbers of theirs, and the way along the best of them."""
    across = Scale(0, max(one.across for one in marks), LEFT, WIDE - 16)
    up = Scale(0.0, max(one.up for one in marks), HIGH - 2 * BELOW, BELOW)
    words = [mark(LEFT - 8, up.at(value) + 4, f"{value:.2f}", "end") for value in (up.low, up.high)]
    words += [
        mark(across.at(at), HIGH - BELOW - 6, f"{at:.0f}", "middle") for at in (across.low, across.high)
    ]
    words += [mark(0, 14, names[1], "start"), mark(WIDE - 16, HIGH - 6, names[0], "end")]
    return (
        f"<svg viewBox='0 0 {WIDE} {HIGH}' role='img' aria-label='{escape(title)}'>"
        f"<polyline points='{joined([(across.at(one.across), up.at(one.up)) for one in way])}'/>"
        + "".join(
            f"<circle cx='{across.at(one.across):.1f}' cy='{up.at(one.up):.1f}' r='3.5' "
            f"opacity='{0.25 if one.faint else 1}'/>"
            for one in marks
        )
        + "".join(words)
        + "</svg>"
    )
