"""End and score."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import ARCHITECTS, GREEN, HELIX, KINDS, NAVIGATORS, ORANGE, RED, SENTINELS
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.rules.common import bonus, held_count
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    AFLOAT,
    BUILT,
    CIVILIZATION,
    COUNT,
    LEARNED,
    MEGA,
    NONE,
    POINTS,
    RAZED,
    ROUNDS_WON,
    STRUCTURE_BITS,
    WON,
    Galaxy,
    changed,
)
from milkomeda.words.message import Message, say

SCORE_FLAT: Final = EFFECTS.index("score flat")
SCORE_STRUCTURE: Final = EFFECTS.index("score structure")
SCORE_TECHNOLOGY: Final = EFFECTS.index("score technology")
SCORE_CLAIM: Final = EFFECTS.index("score claim")
SCORE_SECTOR: Final = EFFECTS.index("score sector")
SCORE_FLEET: Final = EFFECTS.index("score fleet")

WAYS: Final = ["sectors", "cards", "slots", "rounds"]
BY_SECTORS: Final = 0
BY_CARDS: Final = 1
BY_SLOTS: Final = 2
BY_ROUNDS: Final = 3

MORE_SLOTS: Final = 2  # besides those for each player

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
    "fights",
]


# The end.


def ended_by(g: Galaxy, slots: vec[i64]) -> i64:
    """The way by which the end is reached if these slots are claimed, one of WAYS; NONE if by none."""
    if g.last_placer >= 0:
        return BY_SECTORS
    if 0 < cards_needed(g) <= full_cards(g, slots):
        return BY_CARDS
    if 0 < slots_needed(g) <= claimed_slots(slots):
        return BY_SLOTS
    if g.rules.end_round and rounds_played(g) >= g.rules.end_round:
        return BY_ROUNDS
    return NONE


def ended_by_claim(g: Galaxy, at: i64) -> i64:
    """The way by which a claim of that slot would bring the end; NONE if it would not."""
    return NONE if ended_by(g, g.slots) >= 0 else ended_by(g, changed(g.slots, at, g.active))


def ending(g: Galaxy, note: Message) -> Message:
    """What a choice means that brings the end."""
    return say("ends-the-game" if g.rules.end_at == "once" else "ends-with-this-round", note=note)


def cards_needed(g: Galaxy) -> i64:
    """Full objectives that end the game: all of them where fewer lie out."""
    return min(g.rules.end_cards, len(g.objectives))


def slots_needed(g: Galaxy) -> i64:
    """Claimed slots that end the game: all of them where there are fewer."""
    most: i64 = g.rules.end_slots
    if g.rules.slots_each:
        more: i64 = g.rules.slots_each * g.seats + MORE_SLOTS
        most = min(most, more) if most else more
    total: i64 = 0
    for card in g.objectives:
        total += len(g.box.objective_needs[card])
    return min(most, total)


def full_cards(g: Galaxy, slots: vec[i64]) -> i64:
    full: i64 = 0
    for index in range(len(g.objectives)):
        if complete(g, slots, index):
            full += 1
    return full


def complete(g: Galaxy, slots: vec[i64], index: i64) -> bool:
    """Whether all slots of an objective in the row are claimed, by these claims."""
    for slot in range(len(g.box.objective_needs[g.objectives[index]])):
        if slots[index * 4 + slot] < 0:
            return False
    return True


def claimed_slots(slots: vec[i64]) -> i64:
    claimed: i64 = 0
    for owner in slots:
        if owner >= 0:
            claimed += 1
    return claimed


def rounds_played(g: Galaxy) -> i64:
    """Rounds played to their end: while a round lasts something is pending."""
    return g.round if not g.steps else max(g.round - 1, 0)


def finish_at_once(g: Galaxy) -> bool:
    """End the game if the end is reached and does not wait for the round's.

    What the action earned by spending green is still counted.
    """
    if g.rules.end_at != "once" or ended_by(g, g.slots) < 0:
        return False
    g.steps = [step for step in g.steps if step.name() == "count-green"]
    return True


# The score.


def sources_of(rules: Edition) -> list[str]:
    """Where VP come from by these rules, but for the last sector."""
    scoring = {
        "sectors": rules.sector_points > 0,
        "structures": True,
        "fleets": True,
        "orange": rules.orange_points > 0,
        "objectives": rules.objectives > 0,
        "technologies": rules.research,
        "fights": rules.fight_points > 0,
        "civilization": has_goals(rules),
    }
    return [source for source, scores in scoring.items() if scores]


def has_goals(rules: Edition) -> bool:
    """Whether some civilization scores by a goal of its own."""
    points = rules.architects_points + rules.sentinels_combat + rules.sentinels_round + rules.helix_spending
    return points > 0 or rules.navigators_points != "none" or rules.helix_hoard != "none"


def breakdown(g: Galaxy, seat: i64) -> list[int]:
    """The VP of a seat, source by source."""
    return [
        g.rules.explore_bonus if g.last_placer == seat else 0,
        held_count(g, seat) * g.rules.sector_points,
        structure_points(g, seat),
        g.player[AFLOAT + seat] // g.rules.fleets_per_point,
        orange_points(g, seat),
        civilization_points(g, seat),
        claim_points(g, seat),
        technology_points(g, seat),
        g.player[WON + seat] * g.rules.fight_points,
    ]


def points(g: Galaxy, seat: i64) -> i64:
    total: i64 = 0
    for part in breakdown(g, seat):
        total += part
    return total


def orange_points(g: Galaxy, seat: i64) -> i64:
    return g.storage[seat * 4 + ORANGE] // g.rules.orange_per_point * g.rules.orange_points


def structure_points(g: Galaxy, seat: i64) -> i64:
    built: i64 = g.player[BUILT + seat]
    total: i64 = 0
    for kind in range(KINDS):
        total += COUNT[built & STRUCTURE_BITS[kind]] * g.rules.structure_points[kind]
    return total


def civilization_points(g: Galaxy, seat: i64) -> i64:
    rules = g.rules
    civilization: i64 = g.player[CIVILIZATION + seat]
    if civilization == ARCHITECTS:
        counted: i64 = (g.player[BUILT + seat] | g.player[RAZED + seat]) & MEGA
        return i64(COUNT[counted]) * rules.architects_points
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
        if g.sector[cell] >= 0 and g.sector[cell] < g.box.homeworld and (kind == "all" or cell not in near):
            count += 1
    return count


def claims_of(g: Galaxy, seat: i64) -> list[int]:
    return [at for at in range(len(g.slots)) if g.slots[at] == seat]


def claim_points(g: Galaxy, seat: i64) -> i64:
    total: i64 = 0
    for at in claims_of(g, seat):
        total += g.box.slot_points[g.objectives[at // 4] * 4 + at % 4]
    return total


def technology_points(g: Galaxy, seat: i64) -> i64:
    total: i64 = g.player[LEARNED + seat] * g.rules.technology_points + bonus(g, seat, SCORE_FLAT)
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
