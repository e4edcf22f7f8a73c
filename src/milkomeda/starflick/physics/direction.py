"""Directions. Sines are worked out in whole numbers, so that they are the same on every machine."""

from typing import Final

ROUND: Final = 36_000  # hundredths of a degree
PI: Final = 314_159_265_358_979_323_846_264_338_328
ONE: Final = 10**29
GUARD: Final = 10**9  # digits that series may spoil


def cosine_and_sine(angle: int) -> tuple[float, float]:
    """Of hundredths of a degree, by their series."""
    x = angle * PI // 18_000
    sums = [ONE, 0]
    term, power = ONE, 0
    while term:
        power += 1
        term = term * x // (ONE * power)
        sums[power % 2] += term if power % 4 < 2 else -term
    cosine, sine = ((each + GUARD // 2) // GUARD / (ONE // GUARD) for each in sums)
    return cosine, sine


DEGREES: Final = [cosine_and_sine(angle) for angle in range(0, ROUND, 100)]
HUNDREDTHS: Final = [cosine_and_sine(angle) for angle in range(100)]


def direction(angle: int) -> tuple[float, float]:
    """From the x axis towards the y axis, by hundredths of a degree from 0 to ROUND."""
    cosine, sine = DEGREES[angle // 100]
    little_cosine, little_sine = HUNDREDTHS[angle % 100]
    return cosine * little_cosine - sine * little_sine, sine * little_cosine + cosine * little_sine
