"""The rulebook's pictures, by name: drawn from a position or from the cards, with the edition's numbers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from milkomeda.galaxy.book import scenes
from milkomeda.galaxy.book.drawing import (
    ACTION_ART,
    SIGILS,
    SIZE,
    at,
    board,
    face,
    free,
    pattern,
    planet,
    resource,
    sector,
    ship,
    stack,
    structure,
)
from milkomeda.galaxy.book.fights import battle
from milkomeda.galaxy.cards import BEATS, BLUE, COLOURS, GREEN, ORANGE, SEATS, SHIP_TYPES, STRUCTURES
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.grid import cells_in
from milkomeda.galaxy.rules.explore import spots
from milkomeda.galaxy.rules.move import base_range, reach
from milkomeda.galaxy.state import NONE, Galaxy
from milkomeda.play.options import Value
from milkomeda.play.svg import (
    ROUND,
    arrow,
    box,
    disc,
    element,
    group,
    painted,
    path,
    picture,
    place_on_ring,
    text,
)
from milkomeda.words.language import Language

FARTHEST: Final = 6  # blue, that is drawn
EDGE: Final = 4


class Scene(NamedTuple):
    """What pictures are drawn of."""

    values: dict[str, Value]
    rules: Edition
    names: list[str]
    """Of sectors that show much."""
    example: int
    """The directive that the text tells about."""
    said: Language

    def cost(self, sector: int) -> int:
        """Of exploring it; 0 where nothing is paid."""
        paid = self.rules.explore_paid or self.rules.first_paid
        return (
            int(self.rules.box.sector_cost[self.rules.box.sectors.index(self.names[sector])]) if paid else 0
        )

    def homeworld(self) -> str:
        return self.said.word("drawn", "homeworld")


def number(at_x: float, at_y: float, shown: int) -> str:
    """A mark that the caption speaks of."""
    return disc(at_x, at_y, 9.5, painted("text")) + text(
        at_x, at_y + 4.4, str(shown), 12.5, "page", bold=True
    )


def beside(cell: int, width: int, shown: int) -> str:
    """A mark at the left edge of a sector, where nothing else stands."""
    x, y = at(cell, width)
    return number(x + 11, y + 50, shown)


def framed(width: float, height: float, inside: str) -> str:
    return picture(width + 2 * EDGE, height + 2 * EDGE, inside, -EDGE, -EDGE)


# The map.


def anatomy(s: Scene) -> str:
    """A sector, and what is what on it."""
    g = scenes.the_map(s.values, s.names)
    card = group(face(g, g.box.sectors.index(s.names[0]), 0, s.names[0]), 0, 0, 2)
    marks = number(24, -10, 1) + number(100, -10, 2)
    paid = resource(GREEN, s.cost(0), 236, 170, 15) + number(236, 138, 3) if s.cost(0) else ""
    return picture(264, 222, card + marks + paid, 0, -20)


def the_map(s: Scene) -> str:
    """Sectors that are held, fought over, free."""
    g = scenes.the_map(s.values, s.names)
    drawn = board(g, (4, 2), s.homeworld())
    marks = [0, 1, 2, 7, 8, 3]
    return framed(
        400,
        200,
        drawn + "".join(beside(cell, int(g.grid.width), place + 1) for place, cell in enumerate(marks)),
    )


def set_up(s: Scene) -> str:
    """The whole area for two players."""
    area = Edition(s.values, 2)
    columns, lines = int(area.columns), int(area.rows)
    inside = "".join(
        group(place_at_start(s, column, line, columns, lines), column * SIZE, line * SIZE)
        for line in range(lines)
        for column in range(columns)
    )
    return picture(columns * SIZE / 2 + 6, lines * SIZE / 2 + 6, group(inside, 0, 0, 0.5), -3, -3)


def place_at_start(s: Scene, column: int, line: int, columns: int, lines: int) -> str:
    away = [column + line, columns - 1 - column + lines - 1 - line]  # steps from each Homeworld
    if 0 in away:
        seat = away.index(0)
        ground = box(1.6, 1.6, 96.8, 96.8, painted("page", SEATS[seat], 2.6)) + planet(seat)
        sign = path(SIGILS[seat], painted(SEATS[seat]), 50, 16, 0.9)
        return ground + sign + group(stack(seat, int(s.rules.start_fleets)), 50, 62, 1.3)
    if 1 in away:
        dashes = {"stroke-dasharray": "6 4"}
        return free(False) + box(12, 12, 76, 76, painted("page", SEATS[away.index(1)], 2, dashes))
    return free(False)


# Actions.


def explore(s: Scene) -> str:
    """Where sectors may be placed, and one that was."""
    before = scenes.before_exploring(s.values, s.names)
    width = int(before.grid.width)
    one, other = (1, 0) if s.rules.explore_from == "probes" else (NONE, NONE)
    glowing = spots(before, one, other, 0)
    after = scenes.before_exploring(s.values, s.names, s.names[2])
    left = board(before, (3, 2), s.homeworld(), int(glowing)) + beside(1, width, 1) + beside(2, width, 2)
    right = board(after, (3, 2), s.homeworld()) + beside(width + 1, width, 3)
    paid = resource(GREEN, s.cost(2), 330, 158, 13) if s.rules.explore_paid and s.cost(2) else ""
    between = arrow(308, 100, 352, 100, "text", 3)
    return framed(660, 200, left + paid + between + group(right, 360, 0))


def move(s: Scene) -> str:
    """What each explored sector takes to get to."""
    g = scenes.before_moving(s.values, s.names)
    prices = blue_to(g)
    tags = "".join(tag(cell, price, int(g.grid.width)) for cell, price in prices.items())
    free_cells = [cell for cell, price in prices.items() if price == 0]
    goal = max(free_cells, key=lambda cell: (cell < int(g.grid.width), cell)) if free_cells else 1
    x, y = at(goal, int(g.grid.width))
    way = arrow(50, 88, x + 50, y + 88, "teal", 3.4, 14, "8 5") if y == 0 else ""
    return framed(500, 300, board(g, (5, 3), s.homeworld()) + tags + way)


def blue_to(g: Galaxy) -> dict[int, int]:
    """What it costs from the Homeworld to each sector."""
    prices: dict[int, int] = {}
    for blue in range(FARTHEST + 1):
        for cell in cells_in(reach(g, 0, 0, base_range(g, 0) + blue)):
            prices.setdefault(cell, blue)
    return prices


def tag(cell: int, price: int, width: int) -> str:
    x, y = at(cell, width)
    plate = box(x + 30, y + 46, 40, 26, painted("raised", "blue" if price else "text", 1.6), 13)
    if price:
        return plate + resource(BLUE, price, x + 50, y + 59, 9.5)
    return plate + path("M-7 0L-2 5L8 -6", painted("", "text", 3, ROUND), x + 50, y + 59)


def turn(s: Scene) -> str:
    """A turn from left to right."""
    r = s.rules
    claim = ["claim"] if r.objectives and r.claims == "each" else []
    parts = ["income", *claim, "action", *claim]
    parts += ["module", *claim] if r.display != "none" else []
    parts += ["claim"] if r.objectives and r.claims == "end" else []
    wide = 104
    inside = "".join(group(station(s, part), place * (wide + 20), 0) for place, part in enumerate(parts))
    ways = "".join(
        arrow(place * (wide + 20) + wide, 45, (place + 1) * (wide + 20), 45, "faint", 2.4, 1)
        for place in range(len(parts) - 1)
    )
    return framed(len(parts) * (wide + 20) - 20, 90, inside + ways)


def station(s: Scene, part: str) -> str:
    main = part == "action"
    plate = box(
        0,
        0,
        104,
        90,
        painted("raised" if main else "page", "text" if main else "line", 2 if main else 1.2),
        8,
    )
    label = text(52, 80, s.said.word("drawn", part if part != "module" else s.rules.module), 12.5, bold=main)
    return plate + station_art(s, part) + label


def station_art(s: Scene, part: str) -> str:
    if part == "income":
        income = int(s.rules.homeworld_income)
        return "".join(resource(colour, income, 18 + colour * 23, 36, 8.5) for colour in range(len(COLOURS)))
    if part == "claim":
        return path("M-12 16V-16L14 -10L-12 -2", painted("", "text", 2.2, ROUND), 52, 38)
    if part == "module":
        return pattern(list(s.rules.box.directive_dots[s.example]), 52, 36, 0.85)
    names = [name for name in ACTION_ART if name != "pass" and (name != "research" or s.rules.research)]
    places = [(52 + (at % 3 - 1) * 30 + (15 if at > 2 else 0), 22 + at // 3 * 28) for at in range(len(names))]
    return "".join(
        path(ACTION_ART[name], painted("", "text", 2, ROUND), x, y, 0.95)
        for name, (x, y) in zip(names, places)
    )


# Cards.


def ships(s: Scene) -> str:
    """Who beats whom."""
    places = [place_on_ring(kind, len(SHIP_TYPES), 105) for kind in range(len(SHIP_TYPES))]
    arrows = "".join(
        arrow(*places[kind], *places[other], "faint", 2.2, 43)
        for kind in range(len(places))
        for other in BEATS[kind]
    )
    return picture(
        300, 290, arrows + "".join(token(s, kind, *places[kind]) for kind in range(len(places))), -150, -150
    )


def token(s: Scene, kind: int, x: float, y: float) -> str:
    name = s.said.word("ship", SHIP_TYPES[kind])
    rim = disc(x, y, 40, painted("raised", "line", 1.5))
    return (
        rim + ship(kind, "text", x, y - 8, 1.25) + text(x, y + 22, name[:1].upper() + name[1:], 11, bold=True)
    )


def structures(s: Scene) -> str:
    """What each costs, and the VP that it is worth."""
    return framed(
        4 * 130 - 14, 120, "".join(group(building(s, kind), kind * 130, 0) for kind in range(len(STRUCTURES)))
    )


def building(s: Scene, kind: int) -> str:
    r = s.rules
    plate = box(0, 0, 116, 120, painted("page", "line", 1.2), 8)
    name = text(58, 22, s.said.word("drawn", STRUCTURES[kind]), 13, bold=True)
    costs = [(BLUE, int(r.structure_blue[kind])), (ORANGE, int(r.structure_orange[kind]))]
    paid = "".join(
        resource(colour, amount, 24 + place * 30, 96, 11)
        for place, (colour, amount) in enumerate(costs)
        if amount
    )
    points = disc(96, 96, 13, painted("", "text", 1.6)) + text(
        96, 101, str(int(r.structure_points[kind])), 14, bold=True
    )
    return plate + name + structure(0, kind, 58, 54, 1.7) + paid + points


def patterns(s: Scene) -> str:
    """All directives by tier."""
    box_of = s.rules.box
    tiers = sorted(set(box_of.directive_tier))
    inside, y = "", 0
    for tier in tiers:
        dots = [list(dot) for dot, of in zip(box_of.directive_dots, box_of.directive_tier) if of == tier]
        inside += text(0, y + 24, str(tier), 16, "faint", "start", True)
        for place, one in enumerate(dots):
            inside += pattern(one, 50 + place % 12 * 44, y + 18 + place // 12 * 44, 0.7)
        y += (len(dots) + 11) // 12 * 44 + 8
    return picture(580, y - 4, inside, -4, -4)


def meeting(s: Scene) -> str:
    """Four sectors whose corners match a directive."""
    dots = list(s.rules.box.directive_dots[s.example])
    g = scenes.at_a_point(s.values, s.names, dots)
    inside = "".join(
        group(
            sector(g, row * int(g.grid.width) + column, s.homeworld()), (column - 1) * SIZE, (row - 1) * SIZE
        )
        for row in (1, 2)
        for column in (1, 2)
    )
    ring = disc(100, 100, 31, painted("", "text", 3))
    card = box(236, 28, 128, 144, painted("raised", "line", 1.5), 8) + pattern(dots, 300, 100, 1.6)
    return framed(366, 200, inside + ring + arrow(234, 100, 134, 100, "text", 2.4) + card)


# Between rounds.


def panels_of(s: Scene) -> list[str]:
    refresh = ["refresh"] if s.rules.display != "none" else []
    offer = ["offer"] if s.rules.bribes != "none" else []
    return [*refresh, "propose", *offer, "decide"]


def council(s: Scene) -> str:
    """How the Master of the Order arranges a round of three."""
    panels = panels_of(s)
    inside = ""
    for place, part in enumerate(panels):
        plate = box(0, 0, 150, 130, painted("page", "line", 1.2), 8)
        inside += group(plate + council_part(s, part) + number(14, 14, place + 1), place * 166, 0)
        inside += arrow(place * 166 - 16, 65, place * 166, 65, "faint", 2.4, 1) if place else ""
    return framed(len(panels) * 166 - 16, 130, inside)


MASTER, BIDDER, THIRD = 0, 1, 2


def council_part(s: Scene, part: str) -> str:
    if part == "refresh":
        dots = list(s.rules.box.directive_dots)
        gone = element("g", {"opacity": "0.35"}, pattern(list(dots[s.example]), 42, 66, 0.9))
        return gone + arrow(70, 66, 92, 66, "text", 2.4) + pattern(list(dots[-1]), 118, 66, 0.9)
    if part == "propose":
        return order_cards([MASTER, BIDDER, THIRD], 34)
    if part == "offer":
        offered = resource(ORANGE, 2, 75, 44, 13)
        return (
            sigil(BIDDER, 28, 44)
            + offered
            + arrow(90, 44, 114, 44, "gold", 2.6)
            + sigil(MASTER, 130, 44)
            + order_card(75, 76, 1)
        )
    return order_cards([BIDDER, THIRD, MASTER], 34)


def sigil(seat: int, x: float, y: float) -> str:
    return path(SIGILS[seat], painted(SEATS[seat], more={"fill-rule": "evenodd"}), x, y, 1.1)


def order_card(x: float, y: float, shown: int) -> str:
    plate = box(x - 16, y, 32, 42, painted("raised", "text", 1.4), 4)
    return plate + text(x, y + 28, str(shown) if shown < 3 else "M", 20, bold=True)


def order_cards(order: list[int], y: float) -> str:
    return "".join(
        order_card(35 + place * 40, y, place + 1) + sigil(seat, 35 + place * 40, y + 64)
        for place, seat in enumerate(order)
    )


PICTURES: Final[dict[str, Callable[[Scene], str]]] = {
    "sector": anatomy,
    "setup": set_up,
    "map": the_map,
    "council": council,
    "turn": turn,
    "explore": explore,
    "move": move,
    "ships": ships,
    "battle": lambda s: battle(*scenes.fight(s.values, s.names[0]), s.said),
    "structures": structures,
    "patterns": patterns,
    "meeting": meeting,
}
