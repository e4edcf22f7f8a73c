"""Mixtures of options that luck makes: for tests that run where no other tool is installed."""

from milkomeda.galaxy.editions import edition
from milkomeda.galaxy.options import EDITIONS, OPTIONS
from milkomeda.play.luck import Random
from milkomeda.play.options import spell


def mixture(luck: Random, seats: int, most: int = 25) -> str:
    """An edition with any values for some of its options, such that they make sense together."""
    while True:
        words = [EDITIONS[luck.below(len(EDITIONS))]]
        names = list(OPTIONS)
        for name in {names[luck.below(len(names))]: None for _ in range(1 + luck.below(most))}:
            values = OPTIONS[name].possible()
            words.append(f"{name}={spell(values[luck.below(len(values))])}")
        try:
            edition(" ".join(words), seats)
        except ValueError:
            continue
        return " ".join(words)
