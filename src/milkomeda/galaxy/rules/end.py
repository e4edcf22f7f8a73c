"""End and score."""

from typing import Final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ARCHITECTS,
    GREEN,
    HELIX,
    HOMEWORLD,
    NAVIGATORS,
    ORANGE,
    RED,
    SENTINELS,
    SLOT_POINTS,
)
from milkomeda.galaxy.rules.common import bonus
from milkomeda.galaxy.rules.objectives import held_count
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    AFLOAT,
    BUILT,
    CIVILIZATION,
    COUNT,
    LEARNED,
    POINTS,
    ROUNDS_WON,
    STRUCTURE_BIT,
    WON,
    Galaxy,
)

SCORE_FLAT: Final = EFFECTS.index("score flat")
SCORE_STRUCTURE: Final = EFFECTS.index("score structure")
SCORE_TECHNOLOGY: Final = EFFECTS.index("score technology")
SCORE_CLAIM: Final = EFFECTS.index("score claim")
SCORE_SECTOR: Final = EFFECTS.index("score sector")
SCORE_FLEET: Final = EFFECTS.index("score fleet")

MEGASTRUCTURES: Final = 4 + 8 + 16
HOARD: Final = 15
HOARD_POINTS: Final = 5

SOURCES: Final = [
    "last sector",
    "sectors",
    "structures",
    "fleets",
    "orange",
    "civilization",
    "objectives",
    "technologies",
]


def breakdown(g: Galaxy, seat: i64) -> list[int]:
    """The VP of a seat, source by source."""
    return [
        g.rules.explore_bonus if g.last_placer == seat else 0,
        held_count(g, seat) * g.rules.sector_points,
        structure_points(g, seat),
        g.player[AFLOAT + seat] // g.rules.fleets_per_point,
        g.storage[seat * 4 + ORANGE] * g.rules.orange_points,
        civilization_points(g, seat),
        claim_points(g, seat),
        technology_points(g, seat),
    ]


def points(g: Galaxy, seat: i64) -> i64:
    total: i64 = 0
    for part in breakdown(g, seat):
        total += part
    return total


def structure_points(g: Galaxy, seat: i64) -> i64:
    built: i64 = g.player[BUILT + seat]
    total: i64 = i64(COUNT[built & 3]) * g.rules.outpost_points
    if built & STRUCTURE_BIT[1]:
        total += g.rules.starlance_points
    if built & STRUCTURE_BIT[2]:
        total += g.rules.hypergate_points
    if built & STRUCTURE_BIT[3]:
        total += g.rules.mbrain_points
    return total


def civilization_points(g: Galaxy, seat: i64) -> i64:
    rules = g.rules
    civilization: i64 = g.player[CIVILIZATION + seat]
    if civilization == ARCHITECTS:
        return i64(COUNT[g.player[BUILT + seat] & MEGASTRUCTURES]) * rules.architects_points
    if civilization == SENTINELS:
        combats: i64 = g.player[WON + seat] * rules.sentinels_combat
        return combats + g.player[ROUNDS_WON + seat] * rules.sentinels_round
    if civilization == NAVIGATORS:
        return explored_sectors(g, seat)
    if civilization == HELIX:
        hoarded: i64 = 0
        if rules.helix_hoard == "red":
            hoarded = g.storage[seat * 4 + RED]
        elif rules.helix_hoard == "green":
            hoarded = g.storage[seat * 4 + GREEN]
        return g.player[POINTS + seat] + (HOARD_POINTS if hoarded >= HOARD else 0)
    return 0


def explored_sectors(g: Galaxy, seat: i64) -> i64:
    """Explored sectors that count for the Navigators' goal; Homeworlds are not explored."""
    kind = g.rules.navigators_points
    if kind == "none":
        return 0
    near = g.grid.near[g.home(seat)]
    count: i64 = 0
    for cell in range(g.grid.cells):
        if g.sector[cell] >= 0 and g.sector[cell] < HOMEWORLD and (kind == "all" or cell not in near):
            count += 1
    return count


def claims_of(g: Galaxy, seat: i64) -> list[int]:
    return [at for at in range(len(g.slots)) if g.slots[at] == seat]


def claim_points(g: Galaxy, seat: i64) -> i64:
    total: i64 = 0
    for at in claims_of(g, seat):
        total += SLOT_POINTS[g.objectives[at // 4] * 4 + at % 4]
    return total


def technology_points(g: Galaxy, seat: i64) -> i64:
    total: i64 = bonus(g, seat, SCORE_FLAT)
    total += bonus(g, seat, SCORE_STRUCTURE) * COUNT[g.player[BUILT + seat]]
    total += bonus(g, seat, SCORE_TECHNOLOGY) * (g.player[LEARNED + seat] // 2)
    total += bonus(g, seat, SCORE_CLAIM) * len(claims_of(g, seat))
    total += bonus(g, seat, SCORE_SECTOR) * (held_count(g, seat) // 3)
    total += bonus(g, seat, SCORE_FLEET) * (g.player[AFLOAT + seat] // 5)
    return total


def standing(g: Galaxy, seat: i64) -> tuple[int, int, int, int]:
    """VP, then most blue+red+green, then most fleets on the map, then as the rules say."""
    at: i64 = seat * 4
    spare = g.storage[at] + g.storage[at + 2] + g.storage[at + 3]
    earlier = 0
    if g.rules.tie == "order":
        for place in range(g.seats):
            if g.order[place] == seat:
                earlier = -int(place)
    return int(points(g, seat)), int(spare), int(g.player[AFLOAT + seat]), earlier


def winners(g: Galaxy) -> list[int]:
    standings = [standing(g, seat) for seat in range(g.seats)]
    best = max(standings)
    return [seat for seat in range(g.seats) if standings[seat] == best]
