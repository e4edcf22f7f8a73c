"""One scene a keyword, as on the page's sector cards. Few paths each: many shapes share one."""

from math import cos, degrees, pi, sin, sqrt, tau
from random import Random
from typing import Final

from milkomeda.print.strokes import (
    Canvas,
    Glow,
    Painter,
    Spot,
    around,
    chain,
    dot,
    n,
    polygon,
    segment,
)


def observatory(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """Nebulae, and one bright star with its cross."""
    for i in range(5):
        p = spot.at(random.uniform(0, tau), spot.r * random.uniform(0.1, 0.75), 0.8)
        rx = spot.r * random.uniform(0.7, 1.15)
        ry, turn = rx * random.uniform(0.4, 0.7), random.uniform(-60, 60)
        strength = 0.75 if i < 2 else 0.5
        art.glows.append(Glow(p.x, p.y, rx, ry, hue + random.uniform(-55, 55), strength, turn))
    art.line("".join(veil(random, spot, i) for i in range(4)), hue + 30, 0.8, 0.3, 0.7)
    star = spot.at(random.uniform(0, tau), spot.r * 0.45)._replace(r=spot.r * 0.34)
    art.halo(star, hue - 60, 0.9, 1.1)
    art.area(cross(star), hue - 60, 1, 0.95)


def veil(random: Random, spot: Spot, i: int) -> str:
    one, other = spot.at(2.6 + i * 0.22, spot.r * 1.15), spot.at(-0.5 - i * 0.2, spot.r * 1.1)
    bend = spot.at(random.uniform(0, tau), spot.r * 0.7)
    return f"M{n(one.x)} {n(one.y)}Q{n(bend.x)} {n(bend.y)} {n(other.x)} {n(other.y)}"


def cross(star: Spot) -> str:
    """A star of four rays."""
    ray, slope = n(star.r), n(star.r - 0.5)
    right = f"q.5 {slope} {ray} {ray}q-{slope} .5 -{ray} {ray}"
    left = f"q-.5 -{slope} -{ray} -{ray}q{slope} -.5 {ray} -{ray}"
    return f"M{n(star.x)} {n(star.y - star.r)}{right}{left}"


def extraction(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """Crystals: facets around a heart, in a lattice."""
    art.halo(spot, hue, 0.5)
    art.line("".join(beams(spot, (i - 3) * spot.r * 0.42) for i in range(7)), hue, 0.5, 0.16, 0.5)
    facets = ["", "", ""]
    edges = ""
    for low, high, far, size in ((2.4, 3.4, 0.42, 0.55), (-0.9, 0.1, 0.45, 0.44), (0.9, 1.7, 0.62, 0.3)):
        crystal = spot.at(random.uniform(low, high), spot.r * far).sized(size)
        edges += cut(random, crystal, facets)
    for shade, path in enumerate(facets):
        art.area(path, hue + shade * 8, 0.15 + shade * 0.3, 0.9)
    art.line(edges, hue, 0.95, 0.5, 0.4)


def beams(spot: Spot, off: float) -> str:
    a, b = spot.r * 1.5, spot.r * 0.87
    start = n(spot.x - a)
    down, up = f"l{n(2 * a)} {n(2 * b)}", f"l{n(2 * a)} {n(-2 * b)}"
    return f"M{start} {n(spot.y + off - b)}{down}M{start} {n(spot.y + off + b)}{up}"


def cut(random: Random, crystal: Spot, facets: list[str]) -> str:
    """The edges of a crystal; its facets are added to those of their brightness."""
    corners, lean = random.randrange(6, 9), random.random() * tau
    rim = around(crystal, corners, lean, lambda: crystal.r * random.uniform(0.75, 1.1))
    heart = crystal.at(-2.2, crystal.r * 0.3)
    for p, q in zip(rim, rim[1:] + rim[:1]):
        facing = (p.x + q.x) / 2 - heart.x + (p.y + q.y) / 2 - heart.y
        shade = 2 if facing < -crystal.r * 0.4 else 1 if facing < crystal.r * 0.4 else 0
        facets[shade] += polygon([heart, p, q])
    return "".join(segment(heart, p) for p in rim) + polygon(rim)


def wasteland(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """A dead ball with craters."""
    art.halo(spot, hue, 0.35, 1.4)
    body = spot.sized(0.86)
    art.ball(body, hue, 0.42, dull=True)
    floors = rims = ""
    for i in range(9):
        p = body.at(i * 2.4 + random.random(), body.r * sqrt((i + 0.4) / 9) * 0.84)
        r = body.r * random.uniform(0.06, 0.2)
        floors += dot(p.x, p.y, r)
        rims += f"M{n(p.x - r)} {n(p.y)}a{n(r)} {n(r)} 0 0 1 {n(r)} {n(-r)}"
    art.area(floors, hue, 0.12, 0.5, dull=True)
    art.line(rims, hue, 0.85, 0.7, 0.6)
    art.line(dot(*body), hue, 0.8, 0.35, 0.5)


def unstable(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """A storm: arms winding into an eye, and lightning."""
    art.halo(spot, hue, 0.7, 1.4)
    art.halo(spot.sized(0.4), hue - 40, 0.9)
    hand, lean = random.choice((-1, 1)), random.random() * tau

    def arm(start: float, reach: float) -> str:
        steps = [i / 14 for i in range(15)]
        return chain(
            [
                spot.at(lean + hand * (start + t * 4.2), spot.r * reach * (0.12 + 0.95 * t * t), 0.82)
                for t in steps
            ]
        )

    for layer in range(3):
        arms = "".join(arm(i * tau / 3 + layer * 0.34, 1.1 - layer * 0.08) for i in range(3))
        art.line(arms, hue - layer * 22, 0.45 + layer * 0.2, 0.6 - layer * 0.12, 2.6 - layer * 0.95)
    art.line("".join(bolt(random, spot) for _ in range(3)), hue - 60, 1, 0.85, 0.7)


def bolt(random: Random, spot: Spot) -> str:
    angle = random.random() * tau
    return chain([spot.at(angle + random.uniform(-0.22, 0.22), spot.r * (0.3 + i * 0.2)) for i in range(5)])


def transit(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """A world in the middle of its lanes, with traffic."""
    art.halo(spot, hue, 0.45)
    tilt, flat = random.uniform(-0.5, 0.5), random.uniform(0.32, 0.5)
    lanes = ships = ""
    for reach in (0.62, 0.88, 1.16):
        rx, ry = spot.r * reach, spot.r * reach * flat
        one, other = spot.at(tilt + pi, rx), spot.at(tilt, rx)
        arc = f"A{n(rx)} {n(ry)} {n(degrees(tilt))} 1 1"
        lanes += f"M{n(one.x)} {n(one.y)}{arc} {n(other.x)} {n(other.y)}{arc} {n(one.x)} {n(one.y)}"
        for _ in range(4):
            angle = random.random() * tau
            u, v = cos(angle) * rx, sin(angle) * ry
            x, y = u * cos(tilt) - v * sin(tilt), u * sin(tilt) + v * cos(tilt)
            ships += dot(spot.x + x, spot.y + y, random.uniform(0.6, 1.3))
    art.line(lanes, hue, 0.7, 0.6, 0.6)
    art.line(lanes, hue, 0.6, 0.28, 2.2, dash=f"{n(spot.r * 0.5)} {n(spot.r * 0.22)}")
    art.ball(spot.sized(0.34), hue + 15, 0.6)
    art.area(ships, hue - 130, 0.95, 0.95)


def biosphere(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """A living world: continents and woods."""
    art.halo(spot, hue, 0.55)
    body = spot.sized(0.8)
    art.area(dot(*body), hue + 60, 0.3, 0.9)
    land = woods = ""
    for i in range(4):
        middle = body.at(i * 1.7 + random.random(), body.r * 0.5).sized(random.uniform(0.26, 0.42))
        for k in range(5):
            p = middle.at(k * tau / 5 + random.random(), middle.r * 0.45)
            far = sqrt((p.x - body.x) ** 2 + (p.y - body.y) ** 2)
            land += dot(p.x, p.y, max(0.8, min(middle.r * 0.75, body.r - far - 0.4)))
        for _ in range(6):
            p = middle.at(random.random() * tau, middle.r * random.random() * 0.8)
            woods += dot(p.x, p.y, random.uniform(0.5, 1.3))
    art.area(land, hue, 0.55, 0.95)
    art.area(woods, hue - 25, 0.85, 0.8)
    art.night(body, hue)
    art.line(dot(body.x, body.y, body.r + 1.4), hue + 20, 0.9, 0.3, 1.2)


def warzone(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """Debris along the arc of a broken ring, and what is left burning."""
    art.halo(spot.sized(0.7), hue, 0.75)
    art.halo(spot.at(random.random() * tau, spot.r * 0.7).sized(0.4), hue + 25, 0.6)
    lean = random.random() * tau
    shards = ["", "", ""]
    for i in range(30):
        p = spot.at(lean + i / 30 * 4.9, spot.r * random.uniform(0.68, 1.12), 0.86)
        shards[i % 3] += shard(
            random, p._replace(r=random.uniform(0.8, 1) * (2.3 if i % 7 else 5.2)), 3 + i % 2
        )
    for i, path in enumerate(shards):
        art.area(path, hue + i * 10, 0.2 + i * 0.3, 0.9)
    art.line("".join(streak(random, spot) for _ in range(6)), hue + 30, 0.95, 0.55, 0.5)
    art.area(dot(*spot.sized(0.13)), hue + 40, 1, 0.9)


def shard(random: Random, p: Spot, corners: int) -> str:
    turn = random.random() * tau
    return polygon(
        [p.at(turn + k * random.uniform(1.5, 2.2), p.r * random.uniform(0.5, 1)) for k in range(corners)]
    )


def streak(random: Random, spot: Spot) -> str:
    angle = random.random() * tau
    near, far = spot.r * random.uniform(0.12, 0.4), spot.r * random.uniform(0.7, 1.25)
    return segment(spot.at(angle, near), spot.at(angle, far))


def hazard(art: Canvas, random: Random, spot: Spot, hue: float) -> None:
    """An angry star with prominences."""
    art.halo(spot, hue - 20, 0.8, 1.35)
    core = spot.sized(0.42)
    art.area(corona(random, core, 2.5), hue - 45, 0.5, 0.5)
    art.area(corona(random, core, 1.7), hue - 20, 0.75, 0.75)
    loops = "".join(loop(random, core, i * 1.26 + random.random()) for i in range(5))
    art.line(loops, hue - 30, 0.9, 0.9, 0.8)
    art.area(dot(*core), hue, 0.9, 1)
    spots = [core.at(random.random() * tau, core.r * random.random() * 0.7) for _ in range(4)]
    art.area("".join(dot(p.x, p.y, core.r * random.uniform(0.06, 0.16)) for p in spots), hue - 50, 0.3, 0.6)


def corona(random: Random, core: Spot, longest: float) -> str:
    points = 48
    reach = [core.r * (1.02 if i % 2 else random.uniform(1.15, longest)) for i in range(points)]
    return polygon([core.at(i * tau / points, far) for i, far in enumerate(reach)])


def loop(random: Random, core: Spot, angle: float) -> str:
    a, d = core.at(angle, core.r), core.at(angle + 0.5, core.r)
    b, c = (core.at(angle + off, core.r * random.uniform(1.7, 2.3)) for off in (-0.15, 0.65))
    return f"M{n(a.x)} {n(a.y)}C{n(b.x)} {n(b.y)} {n(c.x)} {n(c.y)} {n(d.x)} {n(d.y)}"


PAINTERS: Final[dict[str, Painter]] = {
    "biosphere": biosphere,
    "extraction": extraction,
    "hazard": hazard,
    "observatory": observatory,
    "transit": transit,
    "unstable": unstable,
    "warzone": warzone,
    "wasteland": wasteland,
}
