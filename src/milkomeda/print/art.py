"""The picture on a card, grown from its name and keywords: the same words, the same picture."""

from functools import lru_cache
from math import ceil
from random import Random
from typing import Final, NamedTuple

from milkomeda.print.colour import rgb
from milkomeda.print.painters import PAINTERS
from milkomeda.print.strokes import Canvas, Glow, Spot, Stroke, dot

HUES: Final = {
    "biosphere": 150,
    "extraction": 70,
    "hazard": 100,
    "observatory": 285,
    "transit": 215,
    "unstable": 330,
    "warzone": 30,
    "wasteland": 50,
}
OTHER: Final = 250
SPOTS: Final = [
    [],
    [Spot(50, 54, 36)],
    [Spot(36, 60, 27), Spot(66, 44, 24)],
    [Spot(50, 34, 20), Spot(32, 64, 21), Spot(69, 62, 21)],
]
"""Where the scenes of one, two or three keywords stand."""
LETTERS: Final = [(4, 6, 72, 17), (20, 74, 80, 98)]
"""Where labels and titles are: left, upper, right and lower edge. No star is there."""


class Light(NamedTuple):
    """How tones become colours."""

    ground: str
    """Nothing where the paper is to stay white."""
    card: tuple[float, float]
    tone: tuple[float, float, float]
    glow: tuple[float, float]
    star: str
    strength: float
    """Of soft lights."""


LIGHTS: Final = {
    "full": Light("", (0.2, 0.035), (0.24, 0.66, 0.115), (0.62, 0.16), "#fff", 1),
    "low": Light("#fff", (1, 0), (0.42, 0.42, 0.085), (0.8, 0.1), "#9a8a66", 0.35),
}
DULL: Final = 0.035


@lru_cache(maxsize=1024)
def picture(name: str, keywords: tuple[str, ...], ink: str) -> str:
    """As SVG, a hundred by a hundred, of which what lies around is wanted only for the bleed."""
    light = LIGHTS[ink]
    random = Random(seed(name, keywords))
    canvas = Canvas(hue_of(random, keywords))
    stars = [sky(random, 24, 0.25, 0.5), sky(random, ceil(24 / 5), 0.6, 0.95)]
    for keyword, spot in zip(keywords, SPOTS[min(len(keywords), 3)]):
        hue, shake = HUES.get(keyword, OTHER) + random.uniform(-20, 20), spot.r / 4
        x, y = spot.x + random.uniform(-shake, shake), spot.y + random.uniform(-shake / 2, shake)
        PAINTERS[keyword](canvas, random, Spot(x, y, spot.r * random.uniform(0.75, 1.15)), hue)
    return drawn(canvas, stars, light)


def seed(name: str, keywords: tuple[str, ...]) -> str:
    return " ".join([name, *keywords])


def hue_of(random: Random, keywords: tuple[str, ...]) -> float:
    return HUES.get(keywords[0] if keywords else "", OTHER) + random.uniform(-14, 14)


def sky(random: Random, count: int, low: float, high: float) -> str:
    stars = [
        (random.uniform(-4, 104), random.uniform(-4, 104), random.uniform(low, high)) for _ in range(count)
    ]
    return "".join(dot(*star) for star in stars if not lettered(*star[:2]))


def lettered(x: float, y: float) -> bool:
    return any(left < x < right and upper < y < lower for left, upper, right, lower in LETTERS)


def drawn(canvas: Canvas, stars: list[str], light: Light) -> str:
    behind = light.ground or rgb(*light.card, canvas.hue)
    parts = [
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-5 -5 110 110'><defs>",
        *(gradient(at, glow, light) for at, glow in enumerate(canvas.glows)),
        f"</defs><rect x='-5' y='-5' width='110' height='110' fill='{behind}'/>",
        *(f"<path d='{path}' fill='{light.star}' opacity='{o}'/>" for path, o in zip(stars, (0.5, 0.85))),
        *(ellipse(at, glow) for at, glow in enumerate(canvas.glows)),
        *(path_of(stroke, light) for stroke in canvas.strokes),
        "</svg>",
    ]
    return "".join(parts)


def ground(name: str, keywords: tuple[str, ...], ink: str) -> str:
    """The colour behind the picture of a card."""
    return LIGHTS[ink].ground or rgb(*LIGHTS[ink].card, hue_of(Random(seed(name, keywords)), keywords))


def gradient(at: int, glow: Glow, light: Light) -> str:
    colour, strength = rgb(*light.glow, glow.hue), glow.strength * light.strength
    stops = "".join(
        f"<stop offset='{offset}' stop-color='{colour}' stop-opacity='{strength * share:.3f}'/>"
        for offset, share in ((0, 1), (0.5, 0.38), (1, 0))
    )
    return f"<radialGradient id='g{at}'>{stops}</radialGradient>"


def ellipse(at: int, glow: Glow) -> str:
    where = f"translate({glow.x:.1f} {glow.y:.1f}) rotate({glow.turn:.1f})"
    return f"<ellipse rx='{glow.rx:.1f}' ry='{glow.ry:.1f}' fill='url(#g{at})' transform='{where}'/>"


def path_of(stroke: Stroke, light: Light) -> str:
    low, reach, chroma = light.tone
    colour = rgb(low + reach * stroke.tone, DULL if stroke.dull else chroma, stroke.hue)
    if not stroke.width:
        return f"<path d='{stroke.path}' fill='{colour}' opacity='{stroke.opacity}'/>"
    line = (
        f"stroke='{colour}' stroke-width='{stroke.width:.2f}' stroke-linecap='round' stroke-linejoin='round'"
    )
    dash = f" stroke-dasharray='{stroke.dash}'" if stroke.dash else ""
    return f"<path d='{stroke.path}' fill='none' {line}{dash} opacity='{stroke.opacity}'/>"
