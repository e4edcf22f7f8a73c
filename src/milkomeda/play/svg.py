"""Pictures as SVG: shapes in colours that have names, so that a page can give them its own.

Each colour is written out as it looks on paper, with a class of its name beside it: `of-blue` is filled
with it, `in-blue` drawn with it.
"""

from html import escape
from math import cos, pi, sin
from typing import Final

PAPER: Final = {
    "page": "#faf6ec",
    "raised": "#ffffff",
    "space": "#e4dcc8",
    "grid": "#cdc2a8",
    "line": "#cfc5ae",
    "text": "#1f2433",
    "faint": "#565c6d",
    "ink": "#fffdf6",
    "lit": "#1f2433",
    "accent": "#1f4fa8",
    "danger": "#a81f2c",
    "blue": "#1d5fc4",
    "orange": "#a34f00",
    "red": "#bd2430",
    "green": "#1b7330",
    "white": "#565c6d",
    "teal": "#006f74",
    "gold": "#836000",
    "violet": "#6a3fc4",
    "rose": "#b02a73",
}
FONT: Final = "Inter, 'Inter Variable', Arial, sans-serif"

Attributes = dict[str, str]


def n(value: float) -> str:
    """A number, as short as it can be."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def element(name: str, attributes: Attributes, inside: str = "") -> str:
    said = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items() if value)
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


def painted(fill: str = "", line: str = "", width: float = 1, more: Attributes | None = None) -> Attributes:
    """How a shape is filled and drawn."""
    classes = [f"of-{fill}"] if fill else []
    found = {"fill": PAPER[fill] if fill else "none"}
    if line:
        classes.append(f"in-{line}")
        found |= {"stroke": PAPER[line], "stroke-width": n(width)}
    return {"class": " ".join(classes), **found, **(more or {})}


ROUND: Final = {"stroke-linecap": "round", "stroke-linejoin": "round"}


def path(d: str, look: Attributes, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """A path around 0 0, brought to its place."""
    moves = [f"translate({n(x)} {n(y)})"] if x or y else []
    moves += [f"rotate({n(turn)})"] if turn else []
    moves += [f"scale({n(scale)})"] if scale != 1 else []
    return element("path", {"d": d, **look, "transform": " ".join(moves)})


def box(x: float, y: float, width: float, height: float, look: Attributes, corner: float = 4) -> str:
    sizes = {"x": n(x), "y": n(y), "width": n(width), "height": n(height), "rx": n(corner) if corner else ""}
    return element("rect", {**sizes, **look})


def disc(x: float, y: float, radius: float, look: Attributes) -> str:
    return element("circle", {"cx": n(x), "cy": n(y), "r": n(radius), **look})


def text(
    x: float,
    y: float,
    words: str,
    size: float = 12,
    colour: str = "text",
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    look = {"class": f"of-{colour}", "fill": PAPER[colour], "font-size": n(size), "text-anchor": anchor}
    return element(
        "text",
        {"x": n(x), "y": n(y), **look, "font-weight": "700" if bold else ""},
        escape(words, quote=False),
    )


def group(inside: str, x: float = 0, y: float = 0, scale: float = 1, more: Attributes | None = None) -> str:
    sized = f" scale({n(scale)})" if scale != 1 else ""
    return element("g", {"transform": f"translate({n(x)} {n(y)}){sized}", **(more or {})}, inside)


def arrow(
    x: float,
    y: float,
    to_x: float,
    to_y: float,
    colour: str,
    width: float = 2,
    clear: float = 0,
    dashed: str = "",
) -> str:
    """A line with a head, that keeps clear of both ends."""
    length = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 0.01)
    ahead_x, ahead_y = (to_x - x) / length, (to_y - y) / length
    head = 3.2 + width * 1.6
    tip_x, tip_y = to_x - ahead_x * clear, to_y - ahead_y * clear
    neck_x, neck_y = tip_x - ahead_x * head, tip_y - ahead_y * head
    side_x, side_y = -ahead_y * head * 0.6, ahead_x * head * 0.6
    shaft = f"M{n(x + ahead_x * clear)} {n(y + ahead_y * clear)}L{n(neck_x)} {n(neck_y)}"
    one, other = f"{n(neck_x + side_x)} {n(neck_y + side_y)}", f"{n(neck_x - side_x)} {n(neck_y - side_y)}"
    point = f"M{n(tip_x)} {n(tip_y)}L{one}L{other}Z"
    line = painted("", colour, width, {"stroke-dasharray": dashed})
    return path(shaft, line) + path(point, painted(colour))


def picture(width: float, height: float, inside: str, x: float = 0, y: float = 0) -> str:
    frame = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": f"{n(x)} {n(y)} {n(width)} {n(height)}",
        "width": n(width),
        "height": n(height),
        "font-family": FONT,
    }
    return element("svg", frame, inside)


def place_on_ring(at: int, of: int, radius: float) -> tuple[float, float]:
    """Clockwise around 0 0, from the top."""
    angle = at / of * 2 * pi - pi / 2
    return radius * cos(angle), radius * sin(angle)
