"""What lies beside the map: the players, the directives and what they unlock, the objectives."""

from textwrap import wrap

from rich.panel import Panel
from rich.text import Text

from milkomeda.galaxy.cards import ACTIONS, CIVILIZATIONS
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.rules.end import points
from milkomeda.galaxy.rules.objectives import measure
from milkomeda.galaxy.rules.research import technologies_of
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.shown.ending import closing, enders, ways
from milkomeda.galaxy.shown.painting import record
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
from milkomeda.words.message import Message

# Players.


def players_panel(g: Galaxy, viewer: int, look: Look, width: int) -> Panel:
    """The players in turn order, the one whose turn it is marked."""
    lines: list[Text] = []
    for seat in g.order:
        lines += player_lines(g, int(seat), viewer, look, width - 4)
    lines += [Text(line, style=FAINT) for line in wrap(end_in_sight(g, look), width - 4)]
    return titled(Text("\n").join(lines), headline(g, look))


def headline(g: Galaxy, look: Look) -> str:
    said = [
        look.say("round-number", number=int(g.round)) if g.round else look.say("set-up"),
        look.say("sectors-in-the-deck", sectors=int(g.left)),
    ]
    if g.top:
        said.append(look.say("sector-on-top", sector=g.box.sectors[g.top[-1]]))
    return " · ".join(said)


def end_in_sight(g: Galaxy, look: Look) -> str:
    """How much is missing until the end, in each way to it."""
    return look.say(
        "game-ends-with", ways=[Message(f"missing-{way.kind}", {"n": way.left}) for way in ways(g)]
    )


def player_lines(g: Galaxy, seat: int, viewer: int, look: Look, width: int) -> list[Text]:
    words = player_stock(g, seat, look)
    if seat != viewer:
        words += [
            Text(f"+{g.box.technologies[card]}", style=f"italic {FAINT}") for card in technologies_of(g, seat)
        ]
    head = packed(player_head(g, seat, viewer, look), width)
    return [head[0], *indented(head[1:], 4), *indented(packed(words, width - 4), 4)]


def player_head(g: Galaxy, seat: int, viewer: int, look: Look) -> list[Text]:
    civilization = int(g.player[CIVILIZATION + seat])
    you = f" ({look.say('that-is-you')})" if seat == viewer else ""
    mark = "▸ " if seat in g.waiting() else "  "
    score = look.say("so-many-points", points=int(points(g, seat)))
    words = [Text.assemble((mark, TITLE), look.seat(seat), (f"{you} {score}", TITLE))]
    if civilization >= 0:
        title = look.voice.word("civilization", CIVILIZATIONS[civilization])
        words.append(Text(title, style=SEAT_STYLES[seat]))
    if g.master == seat:
        words.append(Text(look.say("is-master"), style="italic"))
    return words + [Text(said, style="bold reverse") for said in ending_soon(g, seat, look)]


def ending_soon(g: Galaxy, seat: int, look: Look) -> list[str]:
    """Whether that seat could end the game in its turn, and by which cards."""
    by = [ender.card or Message("by-exploring") for ender in enders(g, closing(g)) if ender.seat == seat]
    how = [look.say("ends-it-or-by" if index else "ends-it-by", card=card) for index, card in enumerate(by)]
    return [look.say("could-end-the-game"), *how] if by else []


def player_stock(g: Galaxy, seat: int, look: Look) -> list[Text]:
    """Storage, fleets on the map and in supply, structures in supply, last action."""
    afloat, own = int(g.player[AFLOAT + seat]), SEAT_STYLES[seat]
    last = int(g.player[(LAST if g.rules.repetition == "last" else LAST_MAIN) + seat])
    words = [
        amounts([int(g.storage[seat * 4 + colour]) for colour in range(4)]),
        Text.assemble(
            (f" {look.say('so-many-fleets', fleets=afloat)}", own),
            (f" +{int(g.rules.fleets) - afloat}", FAINT),
        ),
        Text.assemble((f" {look.say('in-supply')} ", FAINT), (supply(g, seat, look) or "–", own)),
    ]
    if last >= 0:
        action = look.voice.word("action", ACTIONS[last])
        words.append(Text.assemble((f" {look.say('last-action')} ", FAINT), action))
    if word := record(g, seat):
        words.append(Text(f" {look.voice.said(word)}", style=FAINT))
    return words


def supply(g: Galaxy, seat: int, look: Look) -> str:
    """The structures not on the map."""
    built = int(g.player[BUILT + seat])
    left = [COUNT[bits & ~built] for bits in STRUCTURE_BITS]
    return "".join(structure_glyph(kind, look) * count for kind, count in enumerate(left))


def technologies_panel(g: Galaxy, seat: int, look: Look, width: int) -> Panel | None:
    cards = technologies_of(g, seat) if seat >= 0 else []
    lines = [line for card in cards for line in technology_lines(g, card, look, width - 4)]
    return titled(Text("\n").join(lines), look.say("technologies-of", seat=seat)) if lines else None


def technology_lines(g: Galaxy, card: int, look: Look, width: int) -> list[Text]:
    text = f"{g.box.technologies[card]}: {look.voice.said(say(g.box.technology_texts[card]))}"
    lines = [Text(row, style=FAINT) for row in wrap(text, width, subsequent_indent="  ")]
    lines[0].stylize("default italic", 0, len(g.box.technologies[card]))
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
    return titled(Text("\n").join(lines), look.say("directives-on-display"))


def position_lines(g: Galaxy, position: int, viewer: int, look: Look) -> list[Text]:
    directive, protocol = int(g.shown[position]), int(g.shown[POSITIONS + position])
    dots = g.box.directive_dots[directive] if directive >= 0 else []
    name = g.box.directives[directive] if directive >= 0 else look.say("no-directive")
    top = Text.assemble((f"{position + 1} ", TITLE), pattern(dots[:2]), f" {name}")
    below = Text.assemble("  ", pattern(dots[2:]), " ", unlocked(g, protocol, look))
    if directive >= 0:
        below.append_text(fulfilling(g, directive, viewer, look))
    return [top, below]


def unlocked(g: Galaxy, protocol: int, look: Look) -> Text:
    if protocol < 0:
        return Text(look.say("unlocks-nothing"), style=FAINT)
    price = shape(g.box.protocol_colour[protocol], int(directives.price(g, protocol)))
    action = ACTIONS[g.box.protocol_action[protocol]]
    text = Text(look.say("unlocks-for", action=action, price=price.plain))
    text.highlight_words([price.plain], str(price.style))
    return text


def pattern(dots: list[int]) -> Text:
    return Text.assemble(*((SHAPES[dot], SHAPE_STYLES[dot]) for dot in dots))


def fulfilling(g: Galaxy, directive: int, viewer: int, look: Look) -> Text:
    """Who fulfils a directive now; for the viewer also where."""
    text = Text()
    for seat in range(g.seats):
        matching = directives.points_matching(g, seat, directive)
        if matching:
            where = f" {look.say('at-cell', cell=point_name(g, matching[0]))}" if seat == viewer else ""
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
    return titled(
        Text("\n").join(lines), look.say("objectives-and-ends" if closing(g) else "open-objectives")
    )


def objective_lines(g: Galaxy, index: int, viewer: int, look: Look, width: int) -> list[Text]:
    """Name and how far everybody is; then the condition and the slots."""
    card = g.objectives[index]
    reached = Text()
    for seat in range(g.seats):
        style = f"{'bold ' if seat == viewer else ''}{SEAT_STYLES[seat]}"
        reached.append(f" {look.sigil(seat)}{measure(g, seat, card)}", style=style)
    name = Text(g.box.objectives[card], style=TITLE)
    name.truncate(width - len(reached), overflow="ellipsis", pad=True)
    asked = Text(look.voice.said(g.box.condition(card)) + " ", style=FAINT)
    asked.truncate(width - 2, overflow="ellipsis")
    return [
        name.append_text(reached),
        *indented(packed([asked, slots(g, index, viewer, look)], width - 2), 2),
    ]


def slots(g: Galaxy, index: int, viewer: int, look: Look) -> Text:
    """'6→6✦ 8→8 10→10! VP': threshold, VP, who claimed, and whether a claim would end the game."""
    card, last = g.objectives[index], closing(g)
    text = Text()
    for slot, need in enumerate(g.box.objective_needs[card]):
        owner = int(g.slots[index * 4 + slot])
        met = viewer >= 0 and owner < 0 and measure(g, viewer, card) >= need
        style = SEAT_STYLES[owner] if owner >= 0 else "bold" if met else "default"
        mark = look.sigil(owner) if owner >= 0 else "✓" if met else ""
        mark += "!" if index * 4 + slot in last else ""
        text.append(f"{need}→{g.box.objective_points[card][slot]}{mark}", style=style).append("  ")
    return text.append(look.say("victory-points"), style=FAINT)
