"""Pictures of what a study found, as SVG: every value with its interval."""

from html import escape
from math import inf
from typing import Final, NamedTuple

WIDTH: Final = 640
ROW: Final = 24
LABEL: Final = 260
HEIGHT: Final = 260
EDGE: Final = 50


class Bar(NamedTuple):
    label: str
    low: float
    value: float
    high: float


def svg(height: float, parts: list[str], title: str) -> str:
    drawn = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(title)}">'
        f"{drawn}</svg>"
    )


def text(x: float, y: float, said: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str = "var(--accent)", width: float = 2) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{width}"/>'
    )


def dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="var(--accent)"/>'


class Scale(NamedTuple):
    """From values to places."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return self.begin + part * (self.end - self.begin)


def ends(bars: list[Bar]) -> tuple[float, float]:
    """Of all values; of their intervals no more than twice as much."""
    known = [end for bar in bars for end in bar[1:] if abs(end) < inf]
    values = [bar.value for bar in bars]
    reach = max(map(abs, values), default=0.0) * 3 or 1.0
    return max(min(known, default=0.0), -reach), min(max(known, default=1.0), reach)


def forest(bars: list[Bar], margin: float, title: str) -> str:
    """Differences around nothing, a row each; what is as good as equal is shaded."""
    low, high = ends([*bars, Bar("", -margin, 0.0, margin)])
    scale, height = Scale(low, high, LABEL, WIDTH - 10), ROW * (len(bars) + 0.5)
    left, right = scale.at(-margin), scale.at(margin)
    parts = [
        f'<rect x="{left:.1f}" y="0" width="{right - left:.1f}" height="{height:.0f}" fill="var(--line)"/>',
        line(scale.at(0.0), 0, scale.at(0.0), height, "var(--faint)", 1),
    ]
    for at, bar in enumerate(bars):
        y = ROW * (at + 0.75)
        parts += [text(0, y + 4, bar.label), line(scale.at(bar.low), y, scale.at(bar.high), y)]
        parts.append(dot(scale.at(bar.value), y))
    return svg(height, parts, title)


def curve(bars: list[Bar], title: str) -> str:
    """Values along an option, with their band."""
    low, high = ends(bars)
    across = Scale(0, max(len(bars) - 1, 1), EDGE, WIDTH - EDGE)
    up = Scale(low, high, HEIGHT - 30, 10)
    top = [(across.at(at), up.at(bar.high)) for at, bar in enumerate(bars)]
    bottom = [(across.at(at), up.at(bar.low)) for at, bar in enumerate(bars)]
    middle = [(across.at(at), up.at(bar.value)) for at, bar in enumerate(bars)]
    band = " ".join(f"{x:.1f},{y:.1f}" for x, y in top + bottom[::-1])
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in middle)
    parts = [
        f'<polygon points="{band}" fill="var(--line)"/>',
        f'<polyline points="{way}" fill="none" stroke="var(--accent)" stroke-width="2"/>',
        *(dot(x, y) for x, y in middle),
        *(text(x, HEIGHT - 8, bar.label, "middle") for (x, _), bar in zip(middle, bars)),
        text(0, 20, f"{high:.3g}"),
        text(0, HEIGHT - 32, f"{low:.3g}"),
    ]
    return svg(HEIGHT, parts, title)


class Cell(NamedTuple):
    column: int
    row: int
    value: float
    said: str


def heat(columns: list[str], rows: list[str], cells: list[Cell], title: str) -> str:
    """A map of two options: the more, the brighter."""
    shade = Scale(min(cell.value for cell in cells), max(cell.value for cell in cells), 0.0, 0.8)
    wide, high = (WIDTH - EDGE) / len(columns), 2.0 * ROW
    parts = [text(EDGE + wide * (at + 0.5), 16, name, "middle") for at, name in enumerate(columns)]
    parts += [text(0, ROW + high * (at + 0.6), name) for at, name in enumerate(rows)]
    for column, row, value, said in cells:
        x, y = EDGE + wide * column, ROW + high * row
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" stroke="var(--line)" '
            f'fill="var(--accent)" fill-opacity="{shade.at(value):.2f}"/>'
        )
        parts.append(text(x + wide / 2, y + high / 2 + 4, said, "middle"))
    return svg(ROW + high * len(rows), parts, title)
