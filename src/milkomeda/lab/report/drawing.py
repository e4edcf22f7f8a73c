"""How the values of a measure are drawn, by what its keys are."""

import re
from html import escape
from typing import Final

from milkomeda.lab.measure import Measure, Value
from milkomeda.lab.measures.rows import PAIR
from milkomeda.lab.pictures import Bar, Cell, Scale, curve, ends, heat, interval
from milkomeda.lab.report.speech import Speech

FEW: Final = 12  # rows that are shown at once
PLACE: Final = re.compile(r"([A-Z])(\d+)")
CURVES: Final = ("round", "tenth", "chance")
"""Keys that are numbers, one after the other."""
PAIRS: Final = ("pair", "style")
SELDOM: Final = 0.05  # of the blocks: what fewer of them have is left out of a curve


def drawn(measure: Measure, found: list[Value], speech: Speech) -> str:
    if measure.keys in CURVES:
        return line(measure, found, speech)
    if measure.keys in PAIRS:
        return pairs(measure, found, speech)
    if measure.keys == "map" and all(PLACE.fullmatch(one.key) for one in found):
        return board(measure, found, speech)
    return rows(measure, sorted(found, key=lambda one: -one.value), speech)


def bar(one: Value, label: str = "") -> Bar:
    return Bar(label, one.least, one.value, one.most)


def rows(measure: Measure, found: list[Value], speech: Speech) -> str:
    """A row a key: what it is called, its interval, its number."""
    low, high = ends([bar(one) for one in found])
    scale = Scale(min(low, 0.0), high or 1.0)
    lines = [row(measure, one, scale, speech) for one in found]
    text = f"<table>{''.join(lines[:FEW])}</table>"
    if len(lines) > FEW:
        rest = f"<table>{''.join(lines[FEW:])}</table>"
        text += f"<details><summary>+ {len(lines) - FEW}</summary>{rest}</details>"
    return text


def row(measure: Measure, one: Value, scale: Scale, speech: Speech) -> str:
    name, number = escape(speech.key(measure, one.key)), speech.number(measure.unit, one.value)
    bounds = speech.bounds(measure.unit, one)
    seat = f" seat-{escape(one.key)}" if measure.keys == "seat" else ""
    return (
        f"<tr><th>{name}</th><td class='picture'>{interval(bar(one), scale, seat)}</td>"
        f"<td class='number'>{number}</td><td class='bounds'>{bounds}</td></tr>"
    )


def line(measure: Measure, found: list[Value], speech: Speech) -> str:
    often = max(one.blocks for one in found)
    points = sorted((one for one in found if one.blocks >= often * SELDOM), key=lambda one: int(one.key))
    bars = [bar(one, one.key) for one in points]
    high = ends(bars)[1] or 1.0
    title = speech.words.say(measure.title())
    return curve(bars, title, lambda value: speech.number(measure.unit, value), (0.0, high))


def pairs(measure: Measure, found: list[Value], speech: Speech) -> str:
    """The first of each two downwards, the second across."""
    keys = [one.key.split(PAIR) for one in found]
    down, across = (sorted({key[at] for key in keys}) for at in (0, 1))
    cells = [
        Cell(
            across.index(second),
            down.index(first),
            one.value,
            speech.number(measure.unit, one.value),
            speech.bounds(measure.unit, one),
        )
        for one, (first, second) in zip(found, keys, strict=True)
    ]
    names = [speech.words.word("action", name) for name in across] if measure.keys == "style" else across
    return heat(names, down, cells, speech.words.say(measure.title()))


def board(measure: Measure, found: list[Value], speech: Speech) -> str:
    """The places as they lie, the fuller the more."""
    by_place = {one.key: one for one in found}
    places = [match for one in found if (match := PLACE.fullmatch(one.key))]
    columns = sorted({match[1] for match in places})
    lines = sorted({int(match[2]) for match in places})
    most = max(one.value for one in found) or 1.0
    cells = [
        cell(measure, by_place.get(f"{column}{line}"), f"{column}{line}", most, speech)
        for line in lines
        for column in columns
    ]
    return f"<div class='map' style='--columns:{len(columns)}'>{''.join(cells)}</div>"


def cell(measure: Measure, one: Value | None, name: str, most: float, speech: Speech) -> str:
    if one is None:
        return f"<span class='cell'><small>{name}</small></span>"
    full = f"{100 * one.value / most:.0f}%"
    bounds = speech.bounds(measure.unit, one)
    number = speech.number(measure.unit, one.value)
    return f"<span class='cell' style='--full:{full}' title='{bounds}'><small>{name}</small>{number}</span>"
