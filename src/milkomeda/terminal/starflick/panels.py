"""What lies beside the board: players, planets, ships, technologies; and what a shot can be aimed at."""

from math import atan2, degrees, hypot
from textwrap import wrap
from typing import Final

from rich.panel import Panel
from rich.text import Text

from milkomeda.starflick.board import COLOURS, ORBIT, PLANET
from milkomeda.starflick.options import Rules
from milkomeda.starflick.rules.flick import reach_of
from milkomeda.starflick.shown.picture import Disc, Picture, Planet, Player
from milkomeda.starflick.technologies import technologies
from milkomeda.terminal.look import FAINT, SEAT_STYLES, TITLE, Look, indented, packed, titled
from milkomeda.terminal.starflick.look import (
    KIND_STYLES,
    counted,
    items_said,
    kind_said,
    kind_style,
    legend_words,
    ship_said,
    short_name,
)

SIGHTS: Final = 14
POWERS: Final = (400, 600, 800, 1000, 1300, 1600, 2000)


# Players.


def players_panel(picture: Picture, viewer: int, look: Look, width: int) -> Panel:
    lines: list[Text] = []
    for seat, player in enumerate(picture.players):
        lines += player_lines(picture, seat, player, viewer, look, width - 4)
    return titled(Text("\n").join(lines), headline(picture, look))


def headline(picture: Picture, look: Look) -> str:
    turn = look.say("turn-number", turn=picture.turn) if picture.turn else look.say("in-set-up")
    last = [look.say("in-last-turns")] if picture.final >= 0 else []
    return " · ".join([turn, look.say("vp-in-pool", points=max(picture.pool, 0)), *last])


def player_lines(
    picture: Picture, seat: int, player: Player, viewer: int, look: Look, width: int
) -> list[Text]:
    mark = "▸ " if seat == picture.active and picture.phase == "turn" else "  "
    points = look.say("own-points" if seat == viewer else "points-of-player", points=player.points)
    levels = " ".join(f"{colour[0]}{level}" for colour, level in zip(COLOURS, player.levels))
    head = Text.assemble((mark, TITLE), look.seat(seat), (f" {points}", TITLE), "  ", (levels, FAINT))
    return [head, *indented(packed(stock(player, SEAT_STYLES[seat], look), width - 4), 4)]


def stock(player: Player, style: str, look: Look) -> list[Text]:
    """What lies in the supply, with what is still to be gained."""
    battleship = f", {look.say('ship-battleship')}" if player.battleship == "supply" else ""
    troops, starships, *built = (
        counted(look.voice, name, getattr(player, name))
        for name in ("troops", "starships", "colonies", "cities", "labs")
    )
    return [
        Text.assemble((troops, style), (f" +{player.more_troops}", FAINT)),
        Text.assemble((f" {starships}{battleship}", style), (f" +{player.more_starships}", FAINT)),
        Text(f" {' '.join(built)}", style=FAINT),
    ]


# Planets and ships.


def planets_panel(picture: Picture, look: Look, width: int) -> Panel:
    """Those that somebody holds, and what is known of the others."""
    words = [planet_word(planet, look) for planet in picture.planets if planet.owner >= 0 or planet.known]
    return titled(Text("\n").join(packed(words, width - 4)), look.say("title-planets"))


def planet_word(planet: Planet, look: Look) -> Text:
    """'Ab■ ✦••≡ 2!': name, kind, owner, items, defence, a mark for a blockade."""
    word = Text.assemble((short_name(planet.hole), TITLE), (kind_said(planet), kind_style(planet)))
    if planet.owner >= 0:
        style = SEAT_STYLES[planet.owner]
        word.append(f" {look.sigil(planet.owner)}{items_said(planet)}", style=style)
        word.append(
            f" {planet.defence}{'!' if planet.blockaded else ''}" if planet.defence else "", style=FAINT
        )
    return word.append("  ")


def ships_panel(picture: Picture, look: Look, width: int) -> Panel:
    words = [
        Text.assemble(
            (ship_said(disc, look), f"bold {SEAT_STYLES[disc.seat]}"),
            (f" {disc.x:.0f},{disc.y:.0f}", ""),
            (f" {look.say('at-hole', hole=short_name(disc.orbit))}" if disc.orbit else "", FAINT),
            "  ",
        )
        for disc in picture.discs
    ]
    return titled(Text("\n").join(packed(words, width - 4)), look.say("title-ships"))


# Technologies.


def technologies_panel(rules: Rules, picture: Picture, look: Look, width: int) -> Panel:
    """Every level, with the sigils of those who have it."""
    lines: list[Text] = []
    for track, levels in enumerate(technologies(rules)):
        colour = COLOURS[track]
        name = look.voice.word("track", colour)
        for level, text in enumerate(levels, 1):
            have = [seat for seat, player in enumerate(picture.players) if player.levels[track] >= level]
            said = f"{name} {level}  {look.voice.said(text)}"
            rows = [Text(row) for row in wrap(said, width - 10, subsequent_indent="  ")]
            rows[0].stylize(KIND_STYLES[colour], 0, len(name) + 2)
            rows[0].append(" ")
            for seat in have:
                rows[0].append(look.sigil(seat), style=f"bold {SEAT_STYLES[seat]}")
            lines += rows
    return titled(Text("\n").join(lines), look.say("title-technologies"))


def legend(look: Look, width: int) -> Text:
    text = Text("\n").join(packed(legend_words(look), width))
    text.stylize(FAINT)
    return text


# Aiming.


def sights_panel(picture: Picture, rules: Rules, look: Look, width: int) -> Panel:
    """What lies around the ship that is flicked: in which direction, how far; and how far a power carries."""
    own = next(disc for disc in picture.discs if disc.ship == picture.aiming)
    found = [planet_sight(own, planet) for planet in picture.planets if planet.hole != own.orbit]
    found += [ship_sight(own, disc, look) for disc in picture.discs if disc.ship != own.ship]
    nearest = [text for _, text in sorted(found, key=lambda sight: sight[0])[:SIGHTS]]
    powers = ", ".join(f"{power} {reach_of(power, rules) / 10:.0f}" for power in POWERS)
    lines = [
        *packed(nearest, width - 4),
        *(Text(row, style=FAINT) for row in wrap(look.say("power-carries", powers=powers), width - 4)),
        *(Text(row, style=FAINT) for row in wrap(look.say("type-angle-and-power"), width - 4)),
    ]
    return titled(Text("\n").join(lines), look.say("title-aims", ship=ship_said(own, look)))


def planet_sight(own: Disc, planet: Planet) -> tuple[float, Text]:
    """Direction of its centre, and from where to where the ship would be in its orbit."""
    away = hypot(planet.x - own.x, planet.y - own.y)
    near, far = away - ORBIT / 10 - own.radius, away - PLANET / 10 - own.radius
    said = f" {bearing(own, planet.x, planet.y):.1f}° {max(near, 0):.0f}–{far:.0f} mm"
    word = Text.assemble((short_name(planet.hole), TITLE), (kind_said(planet), kind_style(planet)), said)
    return away, word.append("   ")


def ship_sight(own: Disc, disc: Disc, look: Look) -> tuple[float, Text]:
    """Direction, and how far it is until they touch."""
    away = hypot(disc.x - own.x, disc.y - own.y)
    said = f" {bearing(own, disc.x, disc.y):.1f}° {max(away - disc.radius - own.radius, 0):.0f} mm"
    return away, Text.assemble((ship_said(disc, look), f"bold {SEAT_STYLES[disc.seat]}"), said, "   ")


def bearing(own: Disc, x: float, y: float) -> float:
    return degrees(atan2(y - own.y, x - own.x)) % 360
