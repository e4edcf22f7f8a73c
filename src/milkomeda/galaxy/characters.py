"""Characters: what a bot may like besides winning (`cards/characters.csv`), in points for one of a figure."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import ACTIONS, GREEN, PASS, rows
from milkomeda.galaxy.grid import cells_in, count_in
from milkomeda.galaxy.rules.order import NO_WISH, REFRESH_WISH, WISHES, Decide
from milkomeda.galaxy.state import AFLOAT, BUILT, COUNT, HELD, LAST_MAIN, LEARNED, PRESENT, Galaxy

FIGURES: Final = [
    *ACTIONS[:PASS],  # whether it was the last main action
    "sectors",
    "frontier",  # unexplored places next to the own sectors
    "fleets",
    "distance",  # steps from own fleets to the nearest of somebody else's
    "border",  # own fleets next to somebody else's
    "safe",  # own sectors with nobody else's fleets next to them
    "rivals",  # fleets of all others
    "structures",
    "technologies",
    "green",  # stored
    "master",
    "deals",  # an offer that is made, promises that hold this round
]
FAR: Final = 10.0  # steps; where there are no fleets, too
_CHARACTERS: Final = rows("characters")
LEADERS: Final = {row["name"]: tuple(row["leaders"].split()) for row in _CHARACTERS}
"""The characters, and who may have each."""
LIKES: Final = {row["name"]: vec[float]([float(row[figure]) for figure in FIGURES]) for row in _CHARACTERS}


def leaning(g: Galaxy, character: str, seat: i64) -> float:
    """When all is over victory alone counts."""
    likes = LIKES.get(character)
    if likes is None or g.over:
        return 0.0
    total = 0.0
    for like, figure in zip(likes, figures(g, seat)):
        total += like * figure
    return total


def figures(g: Galaxy, seat: i64) -> list[float]:
    """What a position holds of each of FIGURES."""
    held: i64 = g.player[HELD + seat]
    others: i64 = g.grid.beside(g.others_present(seat))
    rivals: i64 = -g.player[AFLOAT + seat]
    for other in range(g.seats):
        rivals += g.player[AFLOAT + other]
    border: i64 = 0
    for cell in cells_in(g.player[PRESENT + seat] & others):
        border += g.fleets[i64(cell) * 4 + seat]
    return [
        *[1.0 if g.player[LAST_MAIN + seat] == action else 0.0 for action in range(PASS)],
        float(count_in(held)),
        float(count_in(g.grid.beside(held) & ~g.mapped)),
        float(g.player[AFLOAT + seat]),
        distance(g, seat),
        float(border),
        float(count_in(held & ~others)),
        float(rivals),
        float(COUNT[g.player[BUILT + seat]]),
        float(g.player[LEARNED + seat]),
        float(g.storage[seat * 4 + GREEN]),
        1.0 if g.master == seat else 0.0,
        deals(g, seat),
    ]


def distance(g: Galaxy, seat: i64) -> float:
    reached: i64 = g.player[PRESENT + seat]
    others: i64 = g.others_present(seat)
    steps = 0.0
    while steps < FAR and reached & others == 0:
        reached |= g.grid.beside(reached)
        steps += 1.0
    return steps


def deals(g: Galaxy, seat: i64) -> float:
    """What is promised to a seat or by it; and an offer, as long as it is not declined."""
    found = 0.0
    for at in range(WISHES):
        if g.promises[at] != NO_WISH and (at % REFRESH_WISH == seat or g.master == seat):
            found += 1.0
    if g.steps:
        step = g.steps[-1]
        if isinstance(step, Decide) and step.giver == seat:
            found += 1.0
    return found
