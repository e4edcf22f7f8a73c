"""What lies beside the map: the players, the directives and what they unlock, the objectives."""

from textwrap import wrap
from typing import Final

from rich.panel import Panel
from rich.text import Text

from milkomeda.galaxy.cards import (
    ACTIONS,
    CIVILIZATION_TITLES,
    DIRECTIVE_DOTS,
    DIRECTIVES,
    OBJECTIVE_CONDITIONS,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    OBJECTIVES,
    PROTOCOL_ACTION,
    PROTOCOL_COLOUR,
    SEATS,
    SECTORS,
    TECHNOLOGIES,
    TECHNOLOGY_EFFECTS,
)
from milkomeda.galaxy.ending import closing, enders, ways
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.objectives import measure
from milkomeda.galaxy.rules.research import technologies_of
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.state import (
    AFLOAT,
    BUILT,
    CIVILIZATION,
    COUNT,
    LAST,
    LAST_MAIN,
    POSITIONS,
    STRUCTURE_BITS,
    Galaxy,
)
from milkomeda.terminal.galaxy.look import SHAPE_STYLES, SHAPES, amounts, shape, structure_glyph
from milkomeda.terminal.look import FAINT, SEAT_STYLES, TITLE, Look, indented, packed, titled

# Players.


def players_panel(g: Galaxy, viewer: int, look: Look, width: int) -> Panel:
    """The players in turn order, the one whose turn it is marked."""
    lines: list[Text] = []
    for seat in g.order:
        lines += player_lines(g, int(seat), viewer, look, width - 4)
    lines += packed(end_in_sight(g), width - 4)
    return titled(Text("\n").join(lines), headline(g))


def headline(g: Galaxy) -> str:
    round_ = f"Round {g.round}" if g.round else "Set-up"
    top = f", on top {SECTORS[g.top[-1]]}" if g.top else ""
    return f"{round_} · {g.left} sectors in the deck{top}"


MISSING: Final = {"sectors": "sector", "cards": "full objective", "slots": "claimed slot", "rounds": "round"}


def end_in_sight(g: Galaxy) -> list[Text]:
    """How much is missing until the end, in each way to it."""
    missing = [f"{way.left} {MISSING[way.kind]}{'' if way.left == 1 else 's'}" for way in ways(g)]
    rest = [f"{amount}{' or' if amount != missing[-1] else ' more.'}" for amount in missing]
    return [Text(said, style=FAINT) for said in ["The game ends with", *rest]]


def player_lines(g: Galaxy, seat: int, viewer: int, look: Look, width: int) -> list[Text]:
    words = player_stock(g, seat, look)
    if seat != viewer:
        words += [
            Text(f"+{TECHNOLOGIES[card]}", style=f"italic {FAINT}") for card in technologies_of(g, seat)
        ]
    head = packed(player_head(g, seat, viewer, look), width)
    return [head[0], *indented(head[1:], 4), *indented(packed(words, width - 4), 4)]


def player_head(g: Galaxy, seat: int, viewer: int, look: Look) -> list[Text]:
    civilization = int(g.player[CIVILIZATION + seat])
    you = " (you)" if seat == viewer else ""
    mark = "▸ " if seat in g.waiting() else "  "
    words = [Text.assemble((mark, TITLE), look.seat(seat), (f"{you} {points(g, seat)} VP", TITLE))]
    if civilization >= 0:
        words.append(Text(CIVILIZATION_TITLES[civilization], style=SEAT_STYLES[seat]))
    if g.master == seat:
        words.append(Text("Master", style="italic"))
    by = [ender.card or "exploring" for ender in enders(g, closing(g)) if ender.seat == seat]
    could = ["could end the game", f"by {by[0]}", *(f"or {card}" for card in by[1:])] if by else []
    return words + [Text(said, style="bold reverse") for said in could]


def player_stock(g: Galaxy, seat: int, look: Look) -> list[Text]:
    """Storage, fleets on the map and in supply, structures in supply, last action."""
    afloat, own = int(g.player[AFLOAT + seat]), SEAT_STYLES[seat]
    last = int(g.player[(LAST if g.rules.repetition == "last" else LAST_MAIN) + seat])
    words = [
        amounts([int(g.storage[seat * 4 + colour]) for colour in range(4)]),
        Text.assemble((f" {afloat} fleets", own), (f" +{int(g.rules.fleets) - afloat}", FAINT)),
        Text.assemble((" supply ", FAINT), (supply(g, seat, look) or "–", own)),
    ]
    return words + ([Text.assemble((" last ", FAINT), ACTIONS[last])] if last >= 0 else [])


def supply(g: Galaxy, seat: int, look: Look) -> str:
    """The structures not on the map."""
    built = int(g.player[BUILT + seat])
    left = [COUNT[bits & ~built] for bits in STRUCTURE_BITS]
    return "".join(structure_glyph(kind, look) * count for kind, count in enumerate(left))


def technologies_panel(g: Galaxy, seat: int, width: int) -> Panel | None:
    cards = technologies_of(g, seat) if seat >= 0 else []
    lines = [line for card in cards for line in technology_lines(card, width - 4)]
    return titled(Text("\n").join(lines), f"Technologies of {SEATS[seat]}") if lines else None


def technology_lines(card: int, width: int) -> list[Text]:
    text = f"{TECHNOLOGIES[card]}: {say(TECHNOLOGY_EFFECTS[card])}"
    lines = [Text(row, style=FAINT) for row in wrap(text, width, subsequent_indent="  ")]
    lines[0].stylize("default italic", 0, len(TECHNOLOGIES[card]))
    return lines


# Directives and what they unlock.


def display_panel(g: Galaxy, viewer: int, look: Look, width: int) -> Panel | None:
    """Each position: pattern and name, what it unlocks at which price, who fulfils it where."""
    if directives.positions(g) == 0:
        return None
    rows = [position_lines(g, position, viewer, look) for position in range(directives.positions(g))]
    lines = [line for pair in rows for line in pair]
    for line in lines:
        line.truncate(width - 4, overflow="ellipsis")
    return titled(Text("\n").join(lines), "Directives")


def position_lines(g: Galaxy, position: int, viewer: int, look: Look) -> list[Text]:
    directive, protocol = int(g.shown[position]), int(g.shown[POSITIONS + position])
    dots = DIRECTIVE_DOTS[directive] if directive >= 0 else []
    name = DIRECTIVES[directive] if directive >= 0 else "no directive"
    top = Text.assemble((f"{position + 1} ", TITLE), pattern(dots[:2]), f" {name}")
    below = Text.assemble("  ", pattern(dots[2:]), " ", unlocked(g, protocol))
    if directive >= 0:
        below.append_text(fulfilling(g, directive, viewer, look))
    return [top, below]


def unlocked(g: Galaxy, protocol: int) -> Text:
    if protocol < 0:
        return Text("unlocks nothing", style=FAINT)
    price = shape(PROTOCOL_COLOUR[protocol], int(directives.price(g, protocol)))
    return Text.assemble(("unlocks ", FAINT), f"{ACTIONS[PROTOCOL_ACTION[protocol]]} for ", price)


def pattern(dots: list[int]) -> Text:
    return Text.assemble(*((SHAPES[dot], SHAPE_STYLES[dot]) for dot in dots))


def fulfilling(g: Galaxy, directive: int, viewer: int, look: Look) -> Text:
    """Who fulfils a directive now; for the viewer also where."""
    text = Text()
    for seat in range(g.seats):
        matching = directives.points_matching(g, seat, directive)
        if matching:
            where = f" at {point_name(g, matching[0])}" if seat == viewer else ""
            text.append(f"  ✓{look.sigil(seat)}{where}", style=SEAT_STYLES[seat])
    return text


def point_name(g: Galaxy, point: int) -> str:
    """A point where four sectors meet, named by the first and the last of them."""
    four = g.grid.meets[point]
    return f"{g.grid.name(four[0])}/{g.grid.name(four[3])}"


# Objectives.


def objectives_panel(g: Galaxy, viewer: int, look: Look, width: int) -> Panel | None:
    if not g.objectives:
        return None
    lines = [
        line for i in range(len(g.objectives)) for line in objective_lines(g, i, viewer, look, width - 4)
    ]
    return titled(Text("\n").join(lines), "Objectives (! ends the game)" if closing(g) else "Objectives")


def objective_lines(g: Galaxy, index: int, viewer: int, look: Look, width: int) -> list[Text]:
    """Name and how far everybody is; then the condition and the slots."""
    card = g.objectives[index]
    reached = Text()
    for seat in range(g.seats):
        style = f"{'bold ' if seat == viewer else ''}{SEAT_STYLES[seat]}"
        reached.append(f" {look.sigil(seat)}{measure(g, seat, card)}", style=style)
    name = Text(OBJECTIVES[card], style=TITLE)
    name.truncate(width - len(reached), overflow="ellipsis", pad=True)
    condition = Text(OBJECTIVE_CONDITIONS[card] + " ", style=FAINT)
    condition.truncate(width - 2, overflow="ellipsis")
    return [
        name.append_text(reached),
        *indented(packed([condition, slots(g, index, viewer, look)], width - 2), 2),
    ]


def slots(g: Galaxy, index: int, viewer: int, look: Look) -> Text:
    """'6→6✦ 8→8 10→10! VP': threshold, VP, who claimed, and whether a claim would end the game."""
    card, last = g.objectives[index], closing(g)
    text = Text()
    for slot, need in enumerate(OBJECTIVE_THRESHOLDS[card]):
        owner = int(g.slots[index * 4 + slot])
        met = viewer >= 0 and owner < 0 and measure(g, viewer, card) >= need
        style = SEAT_STYLES[owner] if owner >= 0 else "bold" if met else "default"
        mark = look.sigil(owner) if owner >= 0 else "✓" if met else ""
        mark += "!" if index * 4 + slot in last else ""
        text.append(f"{need}→{OBJECTIVE_POINTS[card][slot]}{mark}", style=style).append("  ")
    return text.append("VP", style=FAINT)
