"""What lies on the table, drawn: sectors with their corners, fleets, structures, ships, dice, patterns.

A sector is 100 wide, as it is on the page.
"""

from typing import Final

from milkomeda.galaxy.cards import COLOURS, CORNERS, KEYWORDS, SEATS, STRUCTURES, WHITE, rows
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.state import COUNT, NONE, STRUCTURE_BITS, Galaxy
from milkomeda.play.svg import ROUND, box, disc, element, group, n, painted, path, text

SIZE: Final = 100

SIGNS: Final = rows("signs")


def shapes(kind: str) -> dict[str, str]:
    """Those of a kind, by name, as paths around 0 0, about 10 in each direction."""
    return {row["name"]: row["art"] for row in SIGNS if row["kind"] == kind}


RESOURCES: Final = list(shapes("resource").values())
SIGILS: Final = list(shapes("seat").values())
DASHES: Final = ["", "14 4", "0.1 5", "10 4 0.1 4"]
KEYWORD_ART: Final = shapes("keyword")
ACTION_ART: Final = shapes("action")
DART: Final = shapes("fleet")["fleet"]
SHIP_ART: Final = [row["art"] for row in rows("ships")]
STRUCTURE_ART: Final = [row["art"] for row in rows("structures")]

HOLLOW: Final = {"fill-rule": "evenodd"}
QUARTER: Final = "M0 0H24.5A24.5 24.5 0 0 1 0 24.5Z"
CONE: Final = "M1.5 1.5H27A25.5 25.5 0 0 1 1.5 27Z"


def signed(number: float, negative: bool) -> float:
    return -number if negative else number


# Sectors.


def corner(place: int, colour: int, value: int) -> str:
    """A corner of a sector: a quarter-disc with the resource's shape and what it yields."""
    name = COLOURS[colour]
    right, low = place % 2 == 1, place > 1
    x, y = (SIZE if right else 0), (SIZE if low else 0)
    lies = f"translate({x} {y}) scale({-1 if right else 1} {-1 if low else 1})"
    barren = {} if value else {"fill-opacity": "0.35"}
    quarter = element("path", {"d": QUARTER, **painted(name, more=barren), "transform": lies})
    at_x, at_y = x + signed(10.5, right), y + signed(10.5, low)
    if not value:
        return quarter + path(RESOURCES[colour], painted("", name, 2.4), at_x, at_y, 0.5)
    number = text(at_x, at_y + (5.4 if colour == 2 else 3.9), str(value), 10.5, name, bold=True)
    return quarter + path(RESOURCES[colour], painted("ink"), at_x, at_y, 0.86) + number


def keywords(mask: int, y: float = 11.5, scale: float = 0.52) -> str:
    names = [name for bit, name in enumerate(KEYWORDS) if mask >> bit & 1]
    first = SIZE / 2 - (len(names) - 1) * 12.5 * scale
    return "".join(
        path(KEYWORD_ART[name], painted("", "text", 2, ROUND), first + at * 25 * scale, y, scale)
        for at, name in enumerate(names)
    )


def face(g: Galaxy, card: int, turned: int, homeworld: str) -> str:
    """A sector card as it lies, without what stands on it."""
    seat = int(card - g.box.homeworld)
    ground = box(0, 0, SIZE, SIZE, painted("page")) + (
        planet(seat) if seat >= 0 else shade(keywords_of(g, card))
    )
    corners = "".join(
        corner(place, colour, yields(g, card, colour)) for place, colour in enumerate(CORNERS[turned])
    )
    if seat >= 0:
        above = path(SIGILS[seat], painted(SEATS[seat], more=HOLLOW), 50, 14, 0.75)
    else:
        above = keywords(keywords_of(g, card))
    name = homeworld if seat >= 0 else g.box.sectors[card]
    return ground + corners + above + text(50, 33, name, min(9.4, 150 / max(len(name), 1)), bold=True)


def keywords_of(g: Galaxy, card: int) -> int:
    return int(g.box.sector_keywords[card])


def yields(g: Galaxy, card: int, colour: int) -> int:
    return int(
        g.rules.homeworld_income if card >= g.box.homeworld else g.box.sector_values[card * 4 + colour]
    )


def shade(mask: int) -> str:
    """The first keyword, large and faint."""
    name = next((name for bit, name in enumerate(KEYWORDS) if mask >> bit & 1), "")
    faint = painted("", "grid", 1.2, {**ROUND, "opacity": "0.55"})
    return path(KEYWORD_ART[name], faint, 50, 60, 2.6) if name else ""


def planet(seat: int) -> str:
    colour = SEATS[seat]
    disc_look = painted(colour, more={"fill-opacity": "0.16"})
    return disc(50, 62, 31, disc_look) + disc(50, 62, 31, painted("", colour, 0.8))


def sector(g: Galaxy, cell: int, homeworld: str) -> str:
    """A sector with all that is on it, in its own corner."""
    inside = face(g, int(g.sector[cell]), int(g.turned[cell]), homeworld)
    return inside + frame(g, cell) + structures(g, cell) + fleets(g, cell)


def present(g: Galaxy, cell: int) -> list[int]:
    return [seat for seat in range(int(g.seats)) if g.fleets[cell * 4 + seat]]


def frame(g: Galaxy, cell: int) -> str:
    """Who controls it: a frame in the colour and the dashes of a seat; split where several are there."""
    there, holder = present(g, cell), int(g.control[cell])
    if len(there) > 1:
        return "".join(side(seat, at, len(there)) for at, seat in enumerate(there))
    if holder == NONE:
        return box(1.6, 1.6, 96.8, 96.8, painted("", "grid", 1))
    tint = box(1.6, 1.6, 96.8, 96.8, painted("", SEATS[holder], 4, {"stroke-opacity": "0.35"}))
    dashes = {"stroke-dasharray": DASHES[holder], **ROUND}
    return tint + box(1.6, 1.6, 96.8, 96.8, painted("", SEATS[holder], 2.6, dashes))


def side(seat: int, at: int, of: int) -> str:
    """A part of a split frame."""
    whole = 380.0
    dashes = {"stroke-dasharray": f"{n(whole / of - 4)} {n(whole - whole / of + 4)}"}
    return box(
        1.6,
        1.6,
        96.8,
        96.8,
        painted("", SEATS[seat], 3, {**dashes, "stroke-dashoffset": n(-whole / of * at)}),
    )


def fleets(g: Galaxy, cell: int) -> str:
    there = present(g, cell)
    step = [0, 0, 42, 31, 24][len(there)]
    size = [1, 1.08, 0.95, 0.8, 0.62][len(there)]
    left = 50 - (len(there) - 1) * step / 2
    return "".join(
        group(stack(seat, int(g.fleets[cell * 4 + seat])), left + at * step, 57, size)
        for at, seat in enumerate(there)
    )


def stack(seat: int, count: int) -> str:
    """Darts with their owner's sigil and the number."""
    colour, shown = SEATS[seat], min(count, 3)
    offs = [(at - (shown - 1) / 2) * 8 for at in range(shown)]
    rim = {**ROUND, "paint-order": "stroke"}
    darts = "".join(
        path(DART, painted(colour, "ink", 1.6, rim), off, abs(off) * 0.3 - 5, 1.05) for off in offs
    )
    plate = box(-15, 5, 30, 13.5, painted("ink", colour, 1.3), 6.75)
    sigil = path(SIGILS[seat], painted(colour, more=HOLLOW), -7, 11.7, 0.42)
    return darts + plate + sigil + text(5.5, 15.6, str(count), 11, colour, bold=True)


def structures(g: Galaxy, cell: int) -> str:
    built = [
        (seat, kind)
        for seat in range(int(g.seats))
        for kind in range(len(STRUCTURES))
        for _ in range(int(COUNT[g.structures[cell * 4 + seat] & STRUCTURE_BITS[kind]]))
    ]
    left = 50 - (len(built) - 1) * 8
    return "".join(structure(seat, kind, left + at * 16, 87) for at, (seat, kind) in enumerate(built))


def structure(seat: int, kind: int, x: float, y: float, scale: float = 0.66) -> str:
    rim = {**ROUND, "paint-order": "stroke", **HOLLOW}
    return path(STRUCTURE_ART[kind], painted(SEATS[seat], "ink", 4.5, rim), x, y, scale)


# The map.


def free(glows: bool, label: str = "") -> str:
    """A place where nothing has been placed yet."""
    if not glows:
        return box(1.6, 1.6, 96.8, 96.8, painted("space", "line", 1.4, {"stroke-dasharray": "3 4"}))
    plus = path("M-9 0H9M0 -9V9", painted("", "lit", 2, ROUND), 50, 50)
    return box(1.6, 1.6, 96.8, 96.8, painted("space", "lit", 2, {"stroke-dasharray": "5 4"})) + (
        text(50, 56, label, 16, "lit", bold=True) if label else plus
    )


def at(cell: int, width: int) -> tuple[int, int]:
    return cell % width * SIZE, cell // width * SIZE


def board(g: Galaxy, window: tuple[int, int], homeworld: str, glowing: int = 0) -> str:
    """The upper left of the map, so many columns and rows; some free places glow."""
    width = int(g.grid.width)
    inside = ""
    for row in range(window[1]):
        for column in range(window[0]):
            cell = row * width + column
            explored = bool(g.mapped & BIT[cell])
            drawn = sector(g, cell, homeworld) if explored else free(bool(glowing >> cell & 1))
            inside += group(drawn, column * SIZE, row * SIZE)
    return inside


# Cards, ships and dice.


def pattern(dots: list[int], x: float, y: float, scale: float = 1) -> str:
    """A directive: a disc of four quarters."""
    return group("".join(quarter(place, dot) for place, dot in enumerate(dots)), x, y, scale)


def quarter(place: int, colour: int) -> str:
    right, low = (1 if place % 2 else -1), (1 if place > 1 else -1)
    lies = {"transform": f"scale({right} {low})"}
    if colour == WHITE:
        cone = element("path", {"d": CONE, **painted("", "line", 1.5), **lies})
        return cone + path(RESOURCES[WHITE], painted("faint", more=HOLLOW), right * 11.5, low * 11.5, 0.6)
    cone = element("path", {"d": CONE, **painted(COLOURS[colour]), **lies})
    return cone + path(RESOURCES[colour], painted("ink"), right * 11.5, low * 11.5, 0.66)


def ship(kind: int, colour: str, x: float, y: float, scale: float = 1, lost: bool = False) -> str:
    if not lost:
        return path(SHIP_ART[kind], painted(colour), x, y, scale)
    gone = painted(colour, more={"opacity": "0.3"})
    return path(SHIP_ART[kind], gone, x, y, scale) + path(
        "M-9 -9L9 9M9 -9L-9 9", painted("", "danger", 2.6, ROUND), x, y, scale
    )


PIPS: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, 1), (-1, 1), (1, -1)],
    5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)],
    6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)],
}


def die(shown: int, hit: bool, colour: str, x: float, y: float, size: float = 22) -> str:
    """A die; a hit is filled."""
    ground = painted(colour, colour, 1.6) if hit else painted("ink", "faint", 1.2)
    pips = "".join(
        disc(
            x + right * size * 0.25, y + down * size * 0.25, size * 0.085, painted("ink" if hit else "faint")
        )
        for right, down in PIPS[shown]
    )
    return box(x - size / 2, y - size / 2, size, size, ground, 4) + pips


def resource(colour: int, amount: int, x: float, y: float, size: float = 12) -> str:
    """So much of a resource: its shape with the number."""
    name = COLOURS[colour]
    scale = size / 10
    drop = 5.4 if colour == 2 else 4
    return path(RESOURCES[colour], painted(name), x, y, scale) + text(
        x, y + drop * scale, str(amount), 10.5 * scale, "ink", bold=True
    )
