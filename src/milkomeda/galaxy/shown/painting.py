"""From a state, or a seat's view of it, to the picture of it."""

from functools import cache

from milkomeda.galaxy.cards import (
    ACTIONS,
    CIVILIZATIONS,
    CORNERS,
    PASS,
    RESEARCH,
    STRUCTURE_OPTIONS,
    STRUCTURES,
    TYPES,
)
from milkomeda.galaxy.grid import cells_in
from milkomeda.galaxy.options import matters
from milkomeda.galaxy.rules import directives, explore, research, setup
from milkomeda.galaxy.rules.common import held_count
from milkomeda.galaxy.rules.end import breakdown
from milkomeda.galaxy.rules.income import income_of
from milkomeda.galaxy.rules.mat import bearing, sides
from milkomeda.galaxy.rules.objectives import measure
from milkomeda.galaxy.rules.order import ORDERS, REFRESH_WISH, wish_of
from milkomeda.galaxy.shown.ending import closing, enders, ways
from milkomeda.galaxy.shown.news import under_way
from milkomeda.galaxy.shown.picture import (
    Battle,
    Match,
    Objective,
    Picture,
    Player,
    Position,
    Sector,
    Side,
    Structure,
)
from milkomeda.galaxy.state import (
    AFLOAT,
    ALLOCATED,
    BOOST,
    BROKEN,
    BUILT,
    CIVILIZATION,
    COUNT,
    DICE,
    FORCED,
    FRESH,
    HITS,
    KEPT,
    LAST,
    LAST_MAIN,
    MARKS,
    OWNED,
    POSITIONS,
    SHIELD,
    SHIPS,
    STRUCTURE_BITS,
    STRUCTURE_OF_BIT,
    Galaxy,
)
from milkomeda.play.options import spell
from milkomeda.play.spelling import Parts, in_words
from milkomeda.play.step import UNANSWERED, Sealed
from milkomeda.words.message import Message, say


@cache
def names(width: int, height: int) -> list[str]:
    """The names of all cells."""
    return [f"{chr(65 + column)}{row + 1}" for row in range(height) for column in range(width)]


def deed(g: Galaxy, kind: int) -> Message:
    """What a structure does, by the options that are about it."""
    values = {name: g.rules.values[name] for name in STRUCTURE_OPTIONS[kind]}
    values |= {name: type(value)() for name, value in values.items() if not matters(name, g.rules.values)}
    told = {name: spell(value) if isinstance(value, bool) else value for name, value in values.items()}
    return Message(f"deed-{STRUCTURES[kind]}", told)


def paint(g: Galaxy) -> Picture:
    cells = names(int(g.grid.width), int(g.grid.height))
    phase, last = phase_of(g), closing(g)
    return Picture(
        width=int(g.grid.width),
        height=int(g.grid.height),
        homes=[cells[home] for home in g.grid.homes],
        homeworld_income=int(g.rules.homeworld_income),
        deeds={name: deed(g, kind) for kind, name in enumerate(STRUCTURES)},
        round=int(g.round),
        phase=phase,
        order=[int(seat) for seat in g.order],
        active=int(g.active) if phase == "turn" else -1,
        master=int(g.master),
        proposed=ORDERS[g.seats][g.proposed] if g.proposed >= 0 else [],
        main=action_name(int(g.main)),
        deck=int(g.left),
        top=[g.box.sectors[card] for card in g.top],
        drawn=drawn(g),
        sectors=sectors(g, cells),
        frontier=[cells[cell] for cell in cells_in(g.grid.beside(g.mapped) & ~g.mapped)],
        players=players(g),
        display=display(g, cells),
        objectives=[objective(g, index, last) for index in range(len(g.objectives))],
        ends=ways(g),
        enders=enders(g, last),
        battle=battle(g, cells) if g.field >= 0 else None,
    )


def phase_of(g: Galaxy) -> str:
    if g.over:
        return "over"
    if g.round == 0:
        return "set-up"
    return "turn" if under_way(g) else "order"


def action_name(action: int) -> str:
    return ACTIONS[action] if action >= 0 else ""


def drawn(g: Galaxy) -> list[str]:
    """The cards in the hand of the one who acts; what the view hides is left out."""
    step = g.step if g.steps else None
    if isinstance(step, explore.Draw | explore.Place | explore.PutBack | setup.FirstDraw | setup.FirstPlace):
        return [g.box.sectors[card] for card in step.cards]
    if isinstance(step, research.DrawTechnology | research.Keep):
        return [g.box.technologies[card] for card in step.cards if card >= 0]
    return []


# The map.


def sectors(g: Galaxy, cells: list[str]) -> list[Sector]:
    seats = int(g.seats)
    fleets, control, turned = list(g.fleets), list(g.control), list(g.turned)
    return [
        Sector(
            cell=cells[cell],
            card=g.box.sector_names[card],
            turned=turned[cell],
            corners=CORNERS[turned[cell]],
            control=control[cell],
            fleets=fleets[cell * 4 : cell * 4 + seats],
            structures=structures(g, cell),
        )
        for cell, card in enumerate(g.sector)
        if card >= 0
    ]


def structures(g: Galaxy, cell: int) -> list[Structure]:
    found: list[Structure] = []
    for seat in range(g.seats):
        bits = int(g.structures[cell * 4 + seat])
        if bits:
            for kind, bit in STRUCTURE_OF_BIT:
                if bits & bit:
                    found.append(Structure(seat, kind, bits >> FRESH & bit > 0))
    return found


# The players.


def players(g: Galaxy) -> list[Player]:
    owned: list[list[str]] = [[], [], [], []]
    for card, status in enumerate(g.tech):
        if status >= OWNED:
            owned[status - OWNED].append(g.box.technologies[card])
    return [player(g, seat, owned[seat]) for seat in range(g.seats)]


def player(g: Galaxy, seat: int, technologies: list[str]) -> Player:
    civilization, afloat = int(g.player[CIVILIZATION + seat]), int(g.player[AFLOAT + seat])
    parts = [int(part) for part in breakdown(g, seat)]
    return Player(
        civilization=CIVILIZATIONS[civilization] if civilization >= 0 else "",
        storage=[int(amount) for amount in g.storage[seat * 4 : seat * 4 + 4]],
        income=[int(amount) for amount in income_of(g, seat)],
        afloat=afloat,
        supply=int(g.rules.fleets) - afloat,
        left=supply(int(g.player[BUILT + seat])),
        sectors=int(held_count(g, seat)),
        last=action_name(int(g.player[LAST + seat])),
        repeated=repeated(g, seat),
        technologies=technologies,
        points=sum(parts),
        breakdown=parts,
        promised=promised(g, seat),
        record=record(g, seat),
    )


def promised(g: Galaxy, seat: int) -> Message | None:
    wish = wish_of(g.promises[seat]) | wish_of(g.promises[REFRESH_WISH + seat])
    return say(f"wish-for-{'-and-'.join(wish)}", **wish) if wish else None


def record(g: Galaxy, seat: int) -> Message | None:
    kept, broken = int(g.player[KEPT + seat]), int(g.player[BROKEN + seat])
    return say("kept-promises", kept=kept, promises=kept + broken) if kept + broken else None


@cache
def supply(built: int) -> dict[str, int]:
    """The structures not on the map."""
    return {name: COUNT[STRUCTURE_BITS[kind] & ~built] for kind, name in enumerate(STRUCTURES)}


def repeated(g: Galaxy, seat: int) -> str:
    """The action that may not be a seat's next main action."""
    before = int(g.player[(LAST if g.rules.repetition == "last" else LAST_MAIN) + seat])
    free = before < 0 or before == PASS or (before == RESEARCH and g.rules.research_repeats)
    return "" if free or g.has_mbrain(seat) else ACTIONS[before]


# The display and the objectives.


def display(g: Galaxy, cells: list[str]) -> list[Position]:
    """Each position; the points where four sectors meet are looked at once for all of them."""
    count = int(directives.positions(g))
    points = [(point, packed) for point, packed in enumerate(g.corner) if packed >= 0] if count else []
    return [position(g, cells, at, points) for at in range(count)]


def position(g: Galaxy, cells: list[str], at: int, points: list[tuple[int, int]]) -> Position:
    directive, protocol = int(g.shown[at]), int(g.shown[POSITIONS + at])
    return Position(
        number=at + 1,
        directive=g.box.directives[directive] if directive >= 0 else "",
        protocol=g.box.protocols[protocol] if protocol >= 0 else "",
        action=ACTIONS[g.box.protocol_action[protocol]] if protocol >= 0 else "",
        price=int(directives.price(g, protocol)) if protocol >= 0 else 0,
        colour=g.box.protocol_colour[protocol] if protocol >= 0 else -1,
        matches=matches(g, cells, directive, points) if directive >= 0 else [],
    )


def matches(g: Galaxy, cells: list[str], directive: int, points: list[tuple[int, int]]) -> list[Match]:
    fits = g.box.fits_turned if g.rules.rotate_patterns else g.box.fits
    found: dict[int, list[str]] = {}
    for point, packed in points:
        if fits[directive * 256 + packed]:
            four = g.grid.meets[point]
            for seat in {int(g.control[cell]) for cell in four}:
                found.setdefault(seat, []).append(cells[four[0]])
    return [Match(seat, found[seat]) for seat in range(g.seats) if seat in found]


def objective(g: Galaxy, index: int, last: dict[int, str]) -> Objective:
    card = g.objectives[index]
    slots = range(index * 4, index * 4 + len(g.box.objective_needs[card]))
    return Objective(
        card=g.box.objectives[card],
        slots=[int(g.slots[at]) for at in slots],
        reached=[int(measure(g, seat, card)) for seat in range(g.seats)],
        ends=[at in last for at in slots],
    )


# The battle mat.


def battle(g: Galaxy, cells: list[str]) -> Battle:
    return Battle(
        cell=cells[g.field],
        attacker=int(g.attacker),
        favoured=int(g.favoured),
        round=int(g.fight_round),
        standoffs=int(g.standoffs),
        standoff_tries=int(g.rules.standoff_tries),
        hit_on=int(g.rules.hit_on),
        sides=[side(g, seat) for seat in sides(g)],
    )


def side(g: Galaxy, seat: int) -> Side:
    step = g.step if g.steps else None
    given = step.given[seat] if isinstance(step, Sealed) else UNANSWERED
    secret: Parts = {}
    if isinstance(step, Sealed) and given >= 0:
        secret = in_words(g, step.again([seat], step.given).parts(g, given))
    return Side(
        seat=seat,
        fleets=int(g.fleets[g.field * 4 + seat]),
        ships=a_type(g, SHIPS, seat),
        marks=a_type(g, MARKS, seat),
        allocated=a_type(g, ALLOCATED, seat),
        hits=int(g.battle[HITS + seat]),
        dice=int(g.battle[DICE + seat]),
        boost=int(g.battle[BOOST + seat]),
        forced=int(g.battle[FORCED + seat]),
        shield=int(g.battle[SHIELD + seat]),
        command=int(g.rules.command_points),
        arrows=[list(pair) for pair in bearing(g, seat)],
        sealed=given != UNANSWERED,
        secret=secret,
    )


def a_type(g: Galaxy, field: int, seat: int) -> list[int]:
    """The numbers of a seat, one a ship type."""
    return [int(g.battle[field + seat * TYPES + kind]) for kind in range(TYPES)]
