"""Pictures of values: every interval is drawn, by elements that a page can stretch and print."""

import re
from html import escape
from typing import Final

from milkomeda.lab.measure import Measure, Value
from milkomeda.lab.report.speech import Speech

WIDE: Final = 640
HIGH: Final = 220
LEFT: Final = 56
BELOW: Final = 28
FEW: Final = 12  # rows that are shown at once
PLACE: Final = re.compile(r"([A-Z])(\d+)")
CURVES: Final = ("round", "tenth", "chance")
"""Keys that are numbers, one after the other."""
SELDOM: Final = 0.05  # of the blocks: what fewer of them have is left out of a curve


def drawn(measure: Measure, found: list[Value], speech: Speech) -> str:
    if measure.keys in CURVES:
        return curve(measure, found, speech)
    if measure.keys == "map" and all(PLACE.fullmatch(one.key) for one in found):
        return board(measure, found, speech)
    return rows(measure, sorted(found, key=lambda one: -one.value), speech)


def rows(measure: Measure, found: list[Value], speech: Speech) -> str:
    """A row a key: what it is called, its interval, its number."""
    low = min(0.0, *(one.least for one in found))
    high = max(one.most for one in found) or 1.0
    lines = [row(measure, one, (low, high), speech) for one in found]
    text = f"<table>{''.join(lines[:FEW])}</table>"
    if len(lines) > FEW:
        rest = f"<table>{''.join(lines[FEW:])}</table>"
        text += f"<details><summary>+ {len(lines) - FEW}</summary>{rest}</details>"
    return text


def row(measure: Measure, one: Value, scale: tuple[float, float], speech: Speech) -> str:
    name, number = escape(speech.key(measure, one.key)), speech.number(measure.unit, one.value)
    bounds = speech.bounds(measure.unit, one)
    seat = f" seat-{escape(one.key)}" if measure.keys == "seat" else ""
    return (
        f"<tr><th>{name}</th><td class='picture'>{interval(one, scale, seat)}</td>"
        f"<td class='number'>{number}</td><td class='bounds'>{bounds}</td></tr>"
    )


def interval(one: Value, scale: tuple[float, float], look: str = "") -> str:
    low, high = scale

    def at(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / (high - low):.1f}%"

    style = f"--least:{at(one.least)};--value:{at(one.value)};--most:{at(one.most)};--zero:{at(0.0)}"
    return f"<span class='range{look}' style='{style}'><i></i><b></b></span>"


def curve(measure: Measure, found: list[Value], speech: Speech) -> str:
    """A line with its band."""
    often = max(one.blocks for one in found)
    points = sorted((one for one in found if one.blocks >= often * SELDOM), key=lambda one: int(one.key))
    ends = int(points[0].key), int(points[-1].key)
    high = max(one.most for one in points) or 1.0

    def x(one: Value) -> float:
        return LEFT + (WIDE - LEFT - 8) * (int(one.key) - ends[0]) / max(ends[1] - ends[0], 1)

    def y(value: float) -> float:
        return 8 + (HIGH - BELOW - 8) * (1 - max(value, 0.0) / high)

    band = [(x(one), y(one.most)) for one in points] + [(x(one), y(one.least)) for one in points[::-1]]
    line = [(x(one), y(one.value)) for one in points]
    marks = [mark(LEFT - 8, y(value) + 4, speech.number(measure.unit, value), "end") for value in (0.0, high)]
    shown = points[:: max(len(points) // 8, 1)]
    marks += [mark(x(one), HIGH - 6, one.key, "middle") for one in shown]
    title = speech.said(measure.title())
    return (
        f"<svg viewBox='0 0 {WIDE} {HIGH}' role='img' aria-label='{title}'>"
        f"<polygon points='{joined(band)}'/><polyline points='{joined(line)}'/>"
        + "".join(f"<circle cx='{a:.1f}' cy='{b:.1f}' r='3.5'/>" for a, b in line)
        + "".join(marks)
        + "</svg>"
    )


def mark(x: float, y: float, text: str, anchor: str) -> str:
    return f"<text x='{x:.1f}' y='{y:.1f}' text-anchor='{anchor}'>{escape(text)}</text>"


def joined(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


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
