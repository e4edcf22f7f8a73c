"""Characters: what a bot may like besides winning, in points for each of a figure."""

from typing import Final

from milkomeda.starflick.board import HOMEWORLD, NONE
from milkomeda.starflick.state import CONQUERED, DESTROYED, MINING, RAMMING, TROOPS, Sky

LEADERS: Final[dict[str, tuple[str, ...]]] = {
    "settler": ("Amaro", "Dunja", "Isolt", "Kesho", "Marisol", "Yorick", "Tavi", "Wren"),
    "corsair": ("Brakka", "Flint", "Jorunn", "Mordo", "Rackam", "Sable", "Varga", "Zenka"),
    "architect": ("Anselm", "Corbu", "Gaudea", "Imhot", "Lutyen", "Pallas", "Sinan", "Vitru"),
    "scholar": ("Averro", "Curia", "Hypata", "Kepla", "Nurai", "Sagane", "Tycho", "Zhanga"),
    "miner": ("Agric", "Cobb", "Dvalin", "Garnet", "Hale", "Onyx", "Petrus", "Slate"),
}
"""The characters, and who may have each."""
LIKES: Final[dict[str, dict[str, float]]] = {
    "settler": {"planets": 1.0, "ships": 0.3},
    "corsair": {"prey": 1.5, "sieges": 1.0, "ships": 0.3},
    "architect": {"colonies": 0.7, "cities": 1.5},
    "scholar": {"labs": 0.7, "levels": 1.2},
    "miner": {"mined": 1.0, "troops": 0.2},
}


def leaning(sky: Sky, character: str, seat: int) -> float:
    """When all is over victory alone counts."""
    if character not in LIKES or sky.over:
        return 0.0
    found = figures(sky, seat)
    return sum([like * found[figure] for figure, like in LIKES[character].items()])


def figures(sky: Sky, seat: int) -> dict[str, int]:
    own = sky.planets_of(seat)
    vp = sky.vp
    return {
        "planets": len(own),
        "ships": len(sky.ships_of(seat)),
        "prey": vp[DESTROYED * 4 + seat] + vp[CONQUERED * 4 + seat] + vp[RAMMING * 4 + seat],
        "sieges": sieges(sky, seat),
        "colonies": sum([sky.colonies[hole] for hole in own]),
        "cities": sum([sky.cities[hole] for hole in own]),
        "labs": sum([sky.labs[hole] for hole in own]),
        "levels": sum(sky.level[seat * 4 : seat * 4 + 4]),
        "mined": vp[MINING * 4 + seat],
        "troops": sky.player[TROOPS + seat] + sum([sky.troops[hole] for hole in own]),
    }


def sieges(sky: Sky, seat: int) -> int:
    """Own ships over planets of rivals."""
    found = 0
    for ship in sky.ships_of(seat):
        hole = sky.orbit[ship]
        if hole != NONE and sky.owner[hole] not in (NONE, seat) and sky.planet[hole] != HOMEWORLD:
            found += 1
    return found
