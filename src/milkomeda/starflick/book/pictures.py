"""The rulebook's pictures, drawn from a position: the board, and how far ships reach."""

from collections.abc import Callable
from typing import Final

from milkomeda.play.svg import arrow, box, disc, group, painted, picture, text
from milkomeda.starflick.board import HOLE_X, HOLE_Y, HOLES, ORBIT, PLANET, RADIUS, SEATS, SHIPS, SIDE
from milkomeda.starflick.notation.position import read
from milkomeda.starflick.options import Rules, read_rules, text_of
from milkomeda.starflick.state import Sky
from milkomeda.words.language import Language
from milkomeda.words.message import Message

SCALE: Final = 0.062
"""A picture's units to a tenth of a millimetre."""
RANGED: Final = 0.12

POSITION: Final = """
turn: 15 teal
teal: 6 troops, 2 starships
gold: 6 troops, 2 starships
teal 1: 250.0 235.0
teal 2: 130.0 140.0
gold 1: 250.0 195.0
gold 2: 642.0 596.0
pending: action; scan; finish; end"""


def position(rules: Rules) -> Sky:
    plain = {**rules.values, "minefields": False}
    return read(f"starflick 2 players {text_of(plain)}".strip() + POSITION)


def drawn(options: str) -> dict[str, str]:
    """As SVG, by name. Raises Problem."""
    rules = read_rules(options)
    return {name: draw(position(rules)) for name, draw in PICTURES.items()}


def captions(rules: Rules, said: Language) -> dict[str, str]:
    """In Markdown, by what the text calls them."""
    ranges: dict[str, object] = {"short": rules.short_range // 10, "long": rules.long_range // 10}
    found: dict[str, str] = {}
    for name in PICTURES:
        caption, instead = (
            said.say(Message(f"starflick-figure-{name}{more}", ranges)) for more in ("", ".alt")
        )
        found[f"picture_{name}"] = f"![{instead}]({name})\n\n*{caption}*"
    return found


def board(sky: Sky) -> str:
    """The whole board."""
    inside = box(0, 0, SIDE, SIDE, painted("space", "line", 12), 80)
    inside += box(SIDE / 2 - 4, 0, 8, SIDE, painted("grid"), 0) + box(
        0, SIDE / 2 - 4, SIDE, 8, painted("grid"), 0
    )
    homes = {sky.home(seat): seat for seat in range(int(sky.seats))}
    inside += "".join(hole(at, homes) for at in range(HOLES))
    inside += "".join(ship(sky, at) for at in range(SHIPS) if sky.x[at] >= 0)
    side = SIDE * SCALE
    return picture(side + 4, side + 4, group(inside, 0, 0, SCALE), -2, -2)


def hole(at: int, homes: dict[int, int]) -> str:
    x, y = HOLE_X[at], HOLE_Y[at]
    ring = disc(x, y, ORBIT, painted("", "faint", 10, {"stroke-dasharray": "40 40"}))
    if at in homes:
        return ring + disc(x, y, PLANET, painted(SEATS[homes[at]]))
    return ring + disc(x, y, PLANET, painted("page", "faint", 14))


def ship(sky: Sky, at: int) -> str:
    colour = SEATS[at // 9]
    return disc(sky.x[at], sky.y[at], RADIUS[at], painted(colour, "ink", 16))


def ranges(sky: Sky) -> str:
    """A ship, and how far its attack reaches from edge to edge."""
    own, other = 0, 9
    radius = RADIUS[own]
    far = (sky.rules.long_range + radius) * RANGED
    near = (sky.rules.short_range + radius) * RANGED
    half = max(far, near, (400 + 2 * radius) * RANGED) + 14
    inside = disc(0, 0, far, painted("", "orange", 2, {"stroke-dasharray": "6 5"}))
    inside += disc(0, 0, near, painted("", "teal", 2.4)) + disc(0, 0, radius * RANGED, painted("teal"))
    x, y = (sky.x[other] - sky.x[own]) * RANGED, (sky.y[other] - sky.y[own]) * RANGED
    inside += disc(x, y, RADIUS[other] * RANGED, painted("gold"))
    inside += arrow(0, 0, x, y, "text", 2, radius * RANGED + 1)
    inside += text(near - 6, 16, str(sky.rules.short_range // 10), 13, "teal", "end", True)
    inside += text(far - 6, -8, str(sky.rules.long_range // 10), 13, "orange", "end", True)
    return picture(2 * half, 2 * half, inside, -half, -half)


PICTURES: Final[dict[str, Callable[[Sky], str]]] = {"board": board, "ranges": ranges}
