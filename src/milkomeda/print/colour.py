"""Colours by lightness, chroma and hue (OKLCH), as the page mixes them, for pictures that know only RGB."""

from math import cos, radians, sin


def rgb(light: float, chroma: float, hue: float) -> str:
    """As #rrggbb; what a screen cannot show is cut off."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long, middle, short = (
        (light + 0.3963377774 * a + 0.2158037573 * b) ** 3,
        (light - 0.1055613458 * a - 0.0638541728 * b) ** 3,
        (light - 0.0894841775 * a - 1.2914855480 * b) ** 3,
    )
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * gamma(min(max(part, 0), 1))):02x}" for part in linear)


def gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
