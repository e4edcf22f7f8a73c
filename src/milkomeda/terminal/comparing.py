"""Comparisons as they are told: intervals that narrow until a verdict stands."""

from math import inf
from typing import Final

from milkomeda.lab.comparison import Asked, Line
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.pictures import Bar, forest
from milkomeda.lab.sequence import Interval
from milkomeda.lab.sheet import Section, Sheet
from milkomeda.lab.sides import Match
from milkomeda.lab.verdict import Verdict
from milkomeda.terminal.voice import Voice

UNKNOWN: Final = "…"


def comparison(voice: Voice, match: Match) -> Sheet:
    """Its picture has the margin of each measure as the unit."""
    one, other = match.names
    lines = list(match.comparison.lines.values())
    head = [voice.say("lab-measure"), "A", "B", "B − A", "95 %", voice.say("lab-verdict")]
    rows = [row(voice, line, match.games) for line in lines]
    bars = [bar(title(voice, line.asked), line, line.watch.margin) for line in lines if line.watch.margin]
    notes = [voice.say("comparison-so-far", games=match.comparison.blocks * match.games)]
    if announced := match.comparison.announced() * match.games:
        notes.append(voice.say("comparison-announced", games=announced))
    picture = forest(bars, 1.0, voice.say("picture-in-margins"))
    return Sheet(f"A: {one}\nB: {other}", [Section("", head, rows, picture)], notes)


def confirmation(voice: Voice, match: Match, again: Match, bot: str) -> Sheet:
    """What another bot says to it. Where both have a verdict and it is not the same, neither is trusted."""
    first, second = comparison(voice, match), comparison(voice, again)
    doubts = [
        voice.say("verdict-doubted", measure=title(voice, asked), bot=bot)
        for asked, line in match.comparison.lines.items()
        if contradict(line.watch.verdict, again.comparison.lines[asked].watch.verdict)
    ]
    sections = [*first.sections, *(one._replace(title=bot) for one in second.sections)]
    return Sheet(first.title, sections, [*first.notes, *second.notes[:1], *doubts])


def contradict(one: Verdict, other: Verdict) -> bool:
    return Verdict.OPEN not in (one, other) and one != other


def bar(label: str, line: Line, unit: float) -> Bar:
    low, high = line.watch.interval
    return Bar(label, low / unit, line.watch.tally.mean / unit, high / unit)


def row(voice: Voice, line: Line, games: int) -> list[str]:
    asked, watch = line.asked, line.watch
    return [
        title(voice, asked),
        number(asked, line.one.mean),
        number(asked, line.other.mean),
        number(asked, watch.tally.mean, "+"),
        between(asked, watch.interval, "+"),
        verdict(voice, line, games),
    ]


def title(voice: Voice, asked: Asked) -> str:
    said = voice.said(MEASURES[asked.measure].title())
    return f"{said}: {asked.key}" if asked.key else said


def number(asked: Asked, value: float, sign: str = "") -> str:
    parts = MEASURES[asked.measure].unit in ("share", "chance")
    return f"{100 * value:{sign}.1f} %" if parts else f"{value:{sign}.3g}"


def between(asked: Asked, interval: Interval, sign: str = "") -> str:
    low, high = (number(asked, end, sign).removesuffix(" %") for end in interval)
    return f"{low} … {high}" if interval.high < inf else UNKNOWN


def verdict(voice: Voice, line: Line, games: int) -> str:
    watch = line.watch
    if line.alike():
        return voice.say("verdict-alike")
    if not line.announced:
        return voice.say("verdict-not-yet")
    if watch.verdict == Verdict.OPEN:
        return voice.say("verdict-open", games=watch.more() * games)
    if watch.verdict == Verdict.EQUAL:
        return voice.say("verdict-equal", margin=number(line.asked, watch.margin))
    wished = MEASURES[line.asked.measure].better
    if wished in ("more", "less"):
        return voice.say("verdict-better" if wished == watch.verdict.value else "verdict-worse")
    return voice.say("verdict-more" if watch.verdict == Verdict.MORE else "verdict-less")
