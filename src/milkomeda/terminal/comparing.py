"""Comparisons, as whoever watches them sees them: intervals that narrow until a verdict stands."""

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from milkomeda.lab.comparison import Asked, Line
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.sides import Match
from milkomeda.lab.verdict import Verdict
from milkomeda.terminal.studying import Desk, study
from milkomeda.terminal.voice import Voice


def compare(console: Console, voice: Voice, match: Match, desk: Desk) -> None:
    study(console, voice, desk, match, lambda: page(voice, match))


def page(voice: Voice, match: Match) -> Group:
    one, other = match.names
    heads = voice.say("lab-measure"), "A", "B", "B − A", "95 %", voice.say("lab-verdict")
    table = Table(*heads, box=None, pad_edge=False)
    for line in match.comparison.lines.values():
        table.add_row(*row(voice, line, match.games))
    announced = match.comparison.announced() * match.games
    below = [voice.say("comparison-so-far", games=match.comparison.blocks * match.games)]
    if announced:
        below.append(voice.say("comparison-announced", games=announced))
    return Group(Text(f"A: {one}\nB: {other}"), table, Text("\n".join(below)))


def row(voice: Voice, line: Line, games: int) -> list[str]:
    asked, watch = line.asked, line.watch
    low, high = (number(asked, end, "+").removesuffix(" %") for end in watch.interval)
    return [
        title(voice, asked),
        number(asked, line.one.mean),
        number(asked, line.other.mean),
        number(asked, watch.tally.mean, "+"),
        f"{low} … {high}",
        verdict(voice, line, games),
    ]


def title(voice: Voice, asked: Asked) -> str:
    said = voice.said(MEASURES[asked.measure].title())
    return f"{said}: {asked.key}" if asked.key else said


def number(asked: Asked, value: float, sign: str = "") -> str:
    parts = MEASURES[asked.measure].unit in ("share", "chance")
    return f"{100 * value:{sign}.1f} %" if parts else f"{value:{sign}.3g}"


def verdict(voice: Voice, line: Line, games: int) -> str:
    asked, watch = line.asked, line.watch
    if line.alike():
        return voice.say("verdict-alike")
    if watch.verdict == Verdict.OPEN:
        known = line.announced > 0
        return (
            voice.say("verdict-open", games=watch.more() * games) if known else voice.say("verdict-not-yet")
        )
    if watch.verdict == Verdict.EQUAL:
        return voice.say("verdict-equal", margin=number(asked, watch.margin))
    wished = MEASURES[asked.measure].better
    if wished in ("more", "less"):
        return voice.say("verdict-better" if wished == watch.verdict.value else "verdict-worse")
    return voice.say("verdict-more" if watch.verdict == Verdict.MORE else "verdict-less")
