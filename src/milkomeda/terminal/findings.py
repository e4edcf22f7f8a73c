"""What other studies found, as it is told: shares of an effect, values along options, rulings by weight."""

from milkomeda.lab.comparison import Asked
from milkomeda.lab.explaining import WHOLE, Explanation
from milkomeda.lab.flipping import Flipping, Weighed, size
from milkomeda.lab.pictures import Bar, Cell, curve, forest, heat
from milkomeda.lab.sheet import Section, Sheet
from milkomeda.lab.sweeping import Sweep
from milkomeda.lab.variants import Point
from milkomeda.play.options import spell
from milkomeda.terminal.comparing import bar, between, number, title
from milkomeda.terminal.voice import Voice


def explanation(voice: Voice, found: Explanation) -> Sheet:
    notes = [voice.say("comparison-so-far", games=found.blocks * found.games)]
    one, other = found.sides
    title = f"{voice.say('explanation-of')}\nA: {one}\nB: {other}"
    return Sheet(title, [shares(voice, found, asked) for asked in found.asked], notes)


def shares(voice: Voice, found: Explanation, asked: Asked) -> Section:
    """The largest first, below what all of them do together."""
    lines = {name: found.lines[asked, name] for name in found.names}
    names = sorted(lines, key=lambda name: -abs(lines[name].watch.tally.mean))
    every = {WHOLE: found.lines[asked, WHOLE], **{name: lines[name] for name in names}}
    rows = [
        [
            name or voice.say("explanation-of-all"),
            f"{spell(found.one[name])} → {spell(found.other[name])}" if name else "",
            number(asked, line.watch.tally.mean, "+"),
            voice.say("verdict-alike") if line.alike() else between(asked, line.watch.interval, "+"),
        ]
        for name, line in every.items()
    ]
    head = [voice.say("lab-option"), "A → B", voice.say("lab-share"), "95 %"]
    bars = [bar(name, lines[name], 1.0) for name in names if not lines[name].alike()]
    picture = forest(bars, every[WHOLE].watch.margin, title(voice, asked))
    return Section(title(voice, asked), head, rows, picture)


def sweep(voice: Voice, found: Sweep) -> Sheet:
    names = " × ".join(span.option for span in found.spans)
    blocks = max(tally.blocks for tally in found.tallies.values())
    notes = [voice.say("sweep-so-far", games=blocks * found.games)]
    return Sheet(names, [along(voice, found, asked) for asked in found.asked], notes)


def along(voice: Voice, found: Sweep, asked: Asked) -> Section:
    values = {point: found.tallies[asked, point].mean for point in found.points}
    bands = {point: found.band(asked, point) for point in found.points}
    rows = [
        [*map(spell, point.at), number(asked, values[point]), between(asked, bands[point])]
        for point in found.points
    ]
    head = [*(span.option for span in found.spans), title(voice, asked), "95 %"]
    bars = [
        Bar(spell(point.at[0]), bands[point].low, value, bands[point].high) for point, value in values.items()
    ]
    drawn = chart(found, asked, values) if len(found.spans) == 2 else curve(bars, title(voice, asked))
    return Section(title(voice, asked), head, rows, drawn)


def chart(found: Sweep, asked: Asked, values: dict[Point, float]) -> str:
    first, second = (span.values for span in found.spans)
    cells = [
        Cell(first.index(point.at[0]), second.index(point.at[1]), value, number(asked, value))
        for point, value in values.items()
    ]
    name = " × ".join(span.option for span in found.spans)
    return heat([*map(spell, first)], [*map(spell, second)], cells, name)


def rulings(voice: Voice, found: Flipping) -> Sheet:
    ranked = found.weighed()
    head = [voice.say(name) for name in ("lab-ruling", "lab-option", "lab-measure")]
    rows = [weighed(voice, one) for one in ranked]
    bars = [
        bar(f"{one.flip.option}={spell(one.flip.value)}", one.line, unit(one))
        for one in ranked
        if size(one.line)
    ]
    picture = forest(bars, 0.2, voice.say("picture-in-spreads"))
    section = Section(
        "", [*head, "Δ", "95 %", voice.say("lab-spreads"), voice.say("lab-matters")], rows, picture
    )
    games = found.blocks * found.base.rotations
    return Sheet(
        voice.say("rulings-by-weight", options=found.base.options),
        [section],
        [voice.say("rulings-so-far", games=games)],
    )


def unit(one: Weighed) -> float:
    return max(one.line.one.spread, one.line.other.spread) or 1.0


def weighed(voice: Voice, one: Weighed) -> list[str]:
    flip, asked, watch = one.flip, one.line.asked, one.line.watch
    return [
        flip.rulings,
        f"{flip.option}={spell(flip.value)}",
        title(voice, asked),
        number(asked, watch.tally.mean, "+"),
        between(asked, watch.interval, "+"),
        f"{one.size:.2f}",
        voice.say("value-yes" if one.matters else "value-no"),
    ]
