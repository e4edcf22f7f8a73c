"""What a picture is made of, and chance that always falls the same way for the same words."""

from collections.abc import Callable
from math import cos, sin, tau
from random import Random
from typing import NamedTuple


class Glow(NamedTuple):
    """A soft light."""

    x: float
    y: float
    rx: float
    ry: float
    hue: float
    strength: float
    turn: float = 0


class Stroke(NamedTuple):
    """A path, brighter with its tone (0 to 1): a line of that width, or an area."""

    path: str
    hue: float
    tone: float
    opacity: float
    width: float = 0
    dash: str = ""
    dull: bool = False
    """Without much colour: rock and dust."""


class Spot(NamedTuple):
    x: float
    y: float
    r: float

    def at(self, angle: float, far: float, flat: float = 1) -> "Spot":
        """A place around it, as big."""
        return self._replace(x=self.x + cos(angle) * far, y=self.y + sin(angle) * far * flat)

    def sized(self, share: float) -> "Spot":
        return self._replace(r=self.r * share)


class Canvas:
    """A hundred by a hundred."""

    def __init__(self, hue: float) -> None:
        self.hue = hue
        self.glows: list[Glow] = []
        self.strokes: list[Stroke] = []

    def halo(self, spot: Spot, hue: float, strength: float, size: float = 1.5) -> None:
        self.glows.append(Glow(spot.x, spot.y, spot.r * size, spot.r * size, hue, strength))

    def area(self, path: str, hue: float, tone: float, opacity: float, dull: bool = False) -> None:
        self.strokes.append(Stroke(path, hue, tone, opacity, dull=dull))

    def line(self, path: str, hue: float, tone: float, opacity: float, width: float, dash: str = "") -> None:
        self.strokes.append(Stroke(path, hue, tone, opacity, width, dash))

    def ball(self, spot: Spot, hue: float, tone: float, dull: bool = False) -> None:
        self.area(dot(*spot), hue, tone, 0.92, dull)
        self.night(spot, hue)

    def night(self, spot: Spot, hue: float) -> None:
        """The night side of a ball, a crescent at its lower right."""
        x, y, r = spot
        one, other = f"{n(x + r * 0.6)} {n(y - r * 0.8)}", f"{n(x - r * 0.8)} {n(y + r * 0.6)}"
        arcs = f"A{n(r)} {n(r)} 0 0 1 {other}A{n(r * 1.25)} {n(r * 1.25)} 0 0 0 {one}"
        self.area(f"M{one}{arcs}Z", hue, 0, 0.45)


Painter = Callable[[Canvas, Random, Spot, float], None]


def n(value: float) -> str:
    return f"{value:.1f}"


def dot(x: float, y: float, r: float) -> str:
    """A circle, as part of a path."""
    arc = f"a{r:.2f} {r:.2f} 0 1 0 "
    return f"M{x - r:.2f} {y:.2f}{arc}{2 * r:.2f} 0{arc}{-2 * r:.2f} 0"


def segment(one: Spot, other: Spot) -> str:
    return f"M{n(one.x)} {n(one.y)}L{n(other.x)} {n(other.y)}"


def chain(points: list[Spot]) -> str:
    return "M" + "L".join(f"{n(p.x)} {n(p.y)}" for p in points)


def polygon(points: list[Spot]) -> str:
    return f"{chain(points)}Z"


def around(spot: Spot, count: int, lean: float, far: Callable[[], float]) -> list[Spot]:
    return [spot.at(lean + i * tau / count, far()) for i in range(count)]
