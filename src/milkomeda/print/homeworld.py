"""The picture of a Homeworld: a planet whose night side glitters in its people's colour, as on the page."""

from random import Random
from string import Template
from typing import Final

from milkomeda.print.strokes import dot

COLOURS: Final = {
    "full": {"teal": "#45d0d0", "gold": "#f2c94c", "violet": "#b492ff", "rose": "#ff8fc4"},
    "low": {"teal": "#006f74", "gold": "#836000", "violet": "#6a3fc4", "rose": "#b02a73"},
}
LAND: Final = "M12 60C22 44 34 52 40 44S60 40 62 34L40 26L10 40ZM30 84C38 72 50 78 56 70S74 62 88 66V100H34Z"

DRAWN: Final = Template(f"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 110 110">
<defs>
<radialGradient id="air">$air</radialGradient>
<linearGradient id="ball" x1=".1" y1="0" x2=".75" y2=".8">$ball</linearGradient>
<clipPath id="disc"><circle cx="50" cy="66" r="36"/></clipPath>
</defs>
<rect x="-5" y="-5" width="110" height="110" fill="$sky"/>
<path d="$stars" fill="$star" opacity=".6"/>
<circle cx="50" cy="66" r="56" fill="url(#air)"/>
<circle cx="50" cy="66" r="36" fill="url(#ball)"/>
<g clip-path="url(#disc)">
<path d="{LAND}" fill="#0a1024" opacity="$shade"/>
<path d="$cities" fill="$city"/>
</g>
<path d="M14 66A36 36 0 0 1 74 39" fill="none" stroke="$rim" stroke-opacity=".75" stroke-width=".8"/>
</svg>
""")


def homeworld(seat: str, ink: str) -> str:
    """As SVG, a hundred by a hundred, and something around it."""
    random = Random(f"Homeworld {seat}")
    stars = [(random.uniform(-4, 104), random.uniform(-4, 104), random.uniform(0.2, 0.7)) for _ in range(44)]
    cities = "".join(city(random) for _ in range(14))
    sky, star = ("#0c1220", "#fff") if ink == "full" else ("#fff", "#9a8a66")
    return svg(COLOURS[ink][seat], sky, star, "".join(dot(*one) for one in stars), cities, ink == "full")


def city(random: Random) -> str:
    """On the night side, above the name."""
    x, y = random.uniform(40, 82), random.uniform(50, 70)
    near = [(random.uniform(-5, 5), random.uniform(-4, 4), random.uniform(0.3, 0.9)) for _ in range(6)]
    return "".join(dot(x + dx, y + dy, r) for dx, dy, r in near)


def svg(colour: str, sky: str, star: str, stars: str, cities: str, deep: bool) -> str:
    dusk, night = ("#17305c", "#0a1024") if deep else ("#dfe6f2", "#c3cbdc")
    lit, strength = mixed(colour, "#dfe9ff", 0.65 if deep else 0.4), 1 if deep else 0.35
    air = stop(0.6, colour, 0.75 * strength) + stop(0.78, colour, 0.2 * strength) + stop(1, colour, 0)
    ball = stop(0, lit) + stop(0.45, mixed(colour, dusk, 0.45 if deep else 0.2))
    return DRAWN.substitute(
        air=air,
        ball=ball + stop(0.8, mixed(colour, night, 0.1)),
        sky=sky,
        stars=stars,
        star=star,
        shade=0.22 if deep else 0.1,
        cities=cities,
        city=mixed(colour, "#fff6d8", 0.6),
        rim="#fff" if deep else colour,
    )


def stop(offset: float, colour: str, opacity: float = 1) -> str:
    return f"<stop offset='{offset}' stop-color='{colour}' stop-opacity='{opacity}'/>"


def mixed(one: str, other: str, share: float) -> str:
    """Of two colours as #rrggbb."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)
