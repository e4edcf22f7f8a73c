"""What a learned judgement looks at: figures of a position, from a seat's point of view."""

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.box import Box
from milkomeda.galaxy.cards import ACTIONS, BLUE, GREEN, ORANGE
from milkomeda.galaxy.grid import POWER, count_in
from milkomeda.galaxy.judgement import Outlook, claims
from milkomeda.galaxy.rules import attack, explore, move
from milkomeda.galaxy.rules.conditions import CONDITIONS
from milkomeda.galaxy.rules.directives import next_match
from milkomeda.galaxy.rules.end import (
    cards_needed,
    claimed_slots,
    ended_by,
    full_cards,
    points,
    slots_needed,
)
from milkomeda.galaxy.rules.order import Decide, worth
from milkomeda.galaxy.rules.technologies import WIDTH
from milkomeda.galaxy.state import (
    AFLOAT,
    BUILT,
    CIVILIZATION,
    COUNT,
    DICE,
    HELD,
    HITS,
    LAST_MAIN,
    LEARNED,
    POSITIONS,
    PRESENT,
    STRUCTURE_BITS,
    Galaxy,
)

# Figures of a seat: first those that are known of all, then those of the seat and its strongest rival only.
SCORE: Final = 0
CLAIMS: Final = 1  # points of claims to come
STORED: Final = 2  # a figure a colour
INCOME: Final = 6  # a figure a colour
SECTORS: Final = 10
FLEETS: Final = 11
STRUCTURES: Final = 12
TECHNOLOGIES: Final = 13
NEAR_CLAIMS: Final = 14
LAND: Final = 15  # what the own sectors yield in a turn
FREE_LAND: Final = 16  # what those next to them would yield that nobody has
TURNS: Final = 17
PULL: Final = 18  # what is stored and asked for by objectives
PULLED: Final = 19  # what comes in and is asked for
PROSPECT: Final = 20
LAND_IN_TIME: Final = 21
FREE_IN_TIME: Final = 22
FLEETS_IN_TIME: Final = 23
SCIENCE_IN_TIME: Final = 24
FRONTIER: Final = 25  # unexplored places next to the own sectors
FRONTIER_IN_TIME: Final = 26
PLACES: Final = 27  # sectors with own fleets
SPARE: Final = 28  # fleets beyond one a sector
REACH: Final = 29  # sectors two steps away that nobody has
CLAIM_NOW: Final = 30
MATCHES: Final = 31  # directives fulfilled
PAID_MATCHES: Final = 32  # those whose protocol can be paid
STRIKE: Final = 33  # by how many fleets a neighbour's sector can be attacked
EXPOSED: Final = 34  # sectors beside which more fleets of somebody else stand
ARRIVING: Final = 35  # what sectors would yield where own fleets are alone
KINDS_BUILT: Final = 36  # a figure a kind of structure
BLOCK: Final = 40

AVERAGE: Final[i64] = 2 * BLOCK  # of the others: score, prospect, claims to come
POSITION: Final[i64] = AVERAGE + 3
RACE_END: Final[i64] = POSITION + 22  # who is near the claim that ends the game, and would win by it
TURN: Final[i64] = RACE_END + 6  # whose turn, and how far it is
PENDING: Final[i64] = TURN + 6
FIGHT: Final[i64] = PENDING + 9
OWN: Final[i64] = FIGHT + 11
NEAR: Final[i64] = OWN + 4 + len(ACTIONS)  # points of objectives to come, a figure a kind of them
SCIENCE: Final[i64] = NEAR + len(CONDITIONS)  # what technologies amount to
RULES: Final[i64] = SCIENCE + WIDTH
HASTE: Final[i64] = RULES + 12  # how many claims are missing until they end the game
STORES: Final[i64] = HASTE + 3  # what a storage can still hold
MORE_RULES: Final[i64] = STORES + 6
FEATURES: Final[i64] = MORE_RULES + 10

NOTHING: Final = vec[float]([0.0] * FEATURES)
NO_BLOCK: Final = vec[float]([0.0] * BLOCK)


def features(g: Galaxy, seat: i64) -> vec[float]:
    found = NOTHING[:]
    outlook = Outlook(g)
    use = NOTHING[:4]
    for colour in range(4):
        use[colour] = outlook.use[colour]
    blocks(g, seat, outlook, use, found)
    race_end(g, seat, outlook, found)
    turn(g, seat, found)
    pending(g, seat, use, found)
    if g.field >= 0:
        fight(g, seat, use, found)
    nature(g, seat, found)
    nearby(g, seat, outlook, found)
    haste(g, found)
    stores(g, seat, outlook, found)
    rules(g, found)
    more_rules(g, found)
    return found


def blocks(g: Galaxy, seat: i64, outlook: Outlook, use: vec[float], found: vec[float]) -> None:
    """The own figures, those of the strongest rival, the mean of all others; and who is ahead."""
    own = NO_BLOCK[:]
    rival = NO_BLOCK[:]
    leader: i64 = -1
    best = -1e9
    top = -1e9
    hoped = -1e9
    others = float(max(g.seats - 1, 1))
    for other in range(g.seats):
        if other == seat:
            of_seat(g, other, outlook, use, own)
            continue
        block = NO_BLOCK[:]
        of_seat(g, other, outlook, use, block)
        found[AVERAGE] += block[SCORE] / others
        found[AVERAGE + 1] += block[PROSPECT] / others
        found[AVERAGE + 2] += block[CLAIMS] / others
        top = max(top, block[SCORE])
        hoped = max(hoped, block[SCORE] + 0.5 * block[CLAIMS])
        if block[PROSPECT] > best:
            best = block[PROSPECT]
            leader = other
            rival = block
    closer(g, seat, outlook, use, own)
    if leader >= 0:
        closer(g, leader, outlook, use, rival)
    for i in range(BLOCK):
        found[i] = own[i]
        found[BLOCK + i] = rival[i]
    ahead = 10.0 * (own[SCORE] - top)
    hope = 10.0 * (own[SCORE] + 0.5 * own[CLAIMS] - hoped)
    standing(g, outlook, ahead, hope, 10.0 * (own[PROSPECT] - best), found)


def standing(g: Galaxy, outlook: Outlook, ahead: float, hope: float, lead: float, found: vec[float]) -> None:
    """How far the game is, and how far one is ahead: in points, with claims to come, in prospects."""
    soon = 1.0 / (1.0 + float(outlook.rounds))
    at: i64 = POSITION
    found[at] = 1.0
    found[at + 1] = float(outlook.rounds) / 6.0
    found[at + 2] = soon
    found[at + 3] = float(g.left) / float(g.rules.sectors)
    found[at + 4] = min(float(g.round), 20.0) / 10.0
    found[at + 5] = float(g.rules.end_round - g.round) / 10.0 if g.rules.end_round else 0.0
    found[at + 6] = tanh(ahead / 6.0)
    found[at + 7] = tanh(hope / 6.0)
    found[at + 8] = tanh(lead / 15.0)
    found[at + 9] = found[at + 6] * soon
    found[at + 10] = found[at + 7] * soon
    found[at + 11] = found[at + 8] * soon
    found[at + 12] = min(max(lead / 20.0, -3.0), 3.0)
    found[at + 13] = 1.0 if ahead > 0.0 else 0.0
    open_slots = fewest_open(g)
    found[at + 14] = float(open_slots) / 4.0
    found[at + 15] = 1.0 if open_slots == 1 else 0.0
    found[at + 16] = found[at + 15] * found[at + 6]
    found[at + 17] = 1.0 if open_slots == 2 else 0.0
    found[at + 18] = found[at + 17] * found[at + 6]
    if ended_by(g, g.slots) >= 0:
        found[at + 19] = 1.0
        found[at + 20] = found[at + 6]
    found[at + 21] = min(float(g.round), 100.0) / 40.0


def race_end(g: Galaxy, seat: i64, outlook: Outlook, found: vec[float]) -> None:
    """How near the claim is that would end the game: for the own seat, and for the nearest of the others."""
    if g.rules.end_cards == 0 or full_cards(g, g.slots) + 1 < cards_needed(g):
        return
    for index in range(outlook.row):
        slot = last_open(g, index)
        if slot < 0:
            continue
        need = float(g.box.slot_needs[g.objectives[index] * 4 + slot])
        gain = float(g.box.slot_points[g.objectives[index] * 4 + slot])
        for claimer in range(g.seats):
            nearness = min(float(outlook.have[claimer * outlook.row + index]) / need, 1.0)
            at: i64 = RACE_END if claimer == seat else RACE_END + 3
            found[at] = max(found[at], nearness)
            if nearness == 1.0:
                found[at + 1] = 1.0
                found[at + 2] = max(found[at + 2], 1.0 + tanh((margin(g, claimer) + gain) / 6.0))


def last_open(g: Galaxy, index: i64) -> i64:
    """The only open slot of an objective; -1 if there are several, or none."""
    card: i64 = g.objectives[index]
    found: i64 = -1
    for slot in range(4):
        if g.box.slot_points[card * 4 + slot] > 0 and g.slots[index * 4 + slot] < 0:
            if found >= 0:
                return -1
            found = slot
    return found


def margin(g: Galaxy, seat: i64) -> float:
    """The own points, less the most that somebody else has."""
    most: i64 = -1000
    for other in range(g.seats):
        if other != seat:
            most = max(most, points(g, other))
    return float(points(g, seat) - most)


def turn(g: Galaxy, seat: i64, found: vec[float]) -> None:
    place: i64 = 0
    for index in range(len(g.order)):
        if g.order[index] == seat:
            place = index
    at: i64 = TURN
    found[at] = float(place) / float(max(g.seats - 1, 1))
    found[at + 1] = 1.0 if place < g.place else 0.0
    found[at + 2] = 1.0 if g.master == seat else 0.0
    if g.active == seat and place == g.place:
        found[at + 3] = 1.0
        found[at + 4] = 1.0 if g.claimed else 0.0
        found[at + 5] = 1.0 if g.main >= 0 else 0.0


def nature(g: Galaxy, seat: i64, found: vec[float]) -> None:
    """What one is, did last, and has learned."""
    civilization: i64 = g.player[CIVILIZATION + seat]
    if civilization >= 0:
        found[OWN + civilization] = 1.0
    last: i64 = g.player[LAST_MAIN + seat]
    if last >= 0:
        found[OWN + 4 + last] = 1.0
    if g.player[LEARNED + seat]:
        for effect in range(WIDTH):
            found[SCIENCE + effect] = float(g.bonus[seat * WIDTH + effect])


def nearby(g: Galaxy, seat: i64, outlook: Outlook, found: vec[float]) -> None:
    """Open slots by how near they are."""
    for index in range(outlook.row):
        have = float(outlook.have[seat * outlook.row + index])
        if have == 0.0:
            continue
        card: i64 = g.objectives[index]
        for slot in range(4):
            if g.slots[index * 4 + slot] < 0:
                share = min(have / float(g.box.slot_needs[card * 4 + slot]), 1.0)
                found[NEAR + g.box.objective_kind[card]] += (
                    0.2 * share * share * float(g.box.slot_points[card * 4 + slot])
                )


def rules(g: Galaxy, found: vec[float]) -> None:
    """By which rules it is played, as far as that makes another game of it."""
    rules = g.rules
    at: i64 = RULES
    found[at] = 1.0 if rules.explore_paid else 0.0
    found[at + 1] = 1.0 if rules.research else 0.0
    found[at + 2] = 1.0 if rules.pindown else 0.0
    found[at + 3] = 1.0 if rules.command_points else 0.0
    found[at + 4] = float(len(rules.directive_tiers)) / 4.0
    found[at + 5] = 1.0 if rules.claims == "each" else 0.0
    found[at + 6] = 1.0 / float(rules.fleets_per_point)
    found[at + 7] = float(rules.end_cards) / 5.0
    found[at + 8] = float(slots_needed(g)) / 20.0
    found[at + 9] = 1.0 if rules.end_round else 0.0
    found[at + 10] = 1.0 if g.seats == 2 else 0.0
    found[at + 11] = 1.0 if g.seats == 3 else 0.0


def haste(g: Galaxy, found: vec[float]) -> None:
    """How many claims are missing until they end the game: the nearer, the more it matters who is ahead."""
    needed = slots_needed(g)
    if needed:
        missing: i64 = needed - claimed_slots(g.slots)
        soon = 1.0 / float(max(missing, 1))
        found[HASTE] = float(missing) / 5.0
        found[HASTE + 1] = soon
        found[HASTE + 2] = soon * soon * found[POSITION + 6]


def stores(g: Galaxy, seat: i64, outlook: Outlook, found: vec[float]) -> None:
    """What of the next income would be lost, by colour; what a fight costs, and what Research costs."""
    if g.rules.storage_limit:
        for colour in range(4):
            due: i64 = g.storage[seat * 4 + colour] + outlook.income[seat * 4 + colour]
            found[STORES + colour] = float(max(due - g.rules.storage_limit, 0)) / 5.0
    found[STORES + 4] = min(float(g.storage[seat * 4 + BLUE]), 4.0) / 4.0
    if g.rules.research:
        found[STORES + 5] = 1.0 if g.storage[seat * 4 + GREEN] >= g.rules.research_cost else 0.0


def more_rules(g: Galaxy, found: vec[float]) -> None:
    """By which rules one scores, and what they make of fights, Research and storages."""
    rules = g.rules
    at: i64 = MORE_RULES
    found[at] = float(rules.orange_points) / float(rules.orange_per_point)
    found[at + 1] = float(rules.sector_points) / 3.0
    found[at + 2] = float(rules.fight_points) / 3.0
    found[at + 3] = float(rules.technology_points) / 3.0
    found[at + 4] = float(rules.research_cost) / 4.0 if rules.research else 0.0
    found[at + 5] = float(rules.storage_limit) / 20.0
    found[at + 6] = float(rules.end_round) / 14.0
    found[at + 7] = float(rules.hit_on) / 6.0
    found[at + 8] = float(rules.catch_up) / 2.0
    found[at + 9] = float(g.grid.cells - rules.sectors) / 20.0


def of_seat(g: Galaxy, seat: i64, outlook: Outlook, use: vec[float], block: vec[float]) -> None:
    held: i64 = g.player[HELD + seat]
    free: i64 = g.grid.beside(held) & g.mapped & ~taken(g)
    rounds = 0.5 + float(outlook.turns[seat])
    time = min(rounds / 6.0, 1.0)
    afloat = float(g.player[AFLOAT + seat])
    built = float(COUNT[g.player[BUILT + seat]])
    learned = float(g.player[LEARNED + seat])
    land = yields(g, held, use)
    free_land = yields(g, free, use)
    score = float(points(g, seat))
    near = claims(g, seat, outlook)
    block[SCORE] = score / 10.0
    block[CLAIMS] = outlook.gains[seat] / 5.0
    resources = 0.0
    pull = 0.0
    pulled = 0.0
    for colour in range(4):
        amount = float(g.storage[seat * 4 + colour])
        income = float(outlook.income[seat * 4 + colour])
        block[STORED + colour] = min(amount, 24.0) / 8.0
        block[INCOME + colour] = income / 5.0
        pull += outlook.asked[colour] * amount
        pulled += outlook.asked[colour] * income
        if colour != ORANGE:
            resources += 0.14 * min(amount, 12.0) + 0.04 * amount
    sectors = float(count_in(held))
    block[SECTORS] = sectors / 5.0
    block[FLEETS] = afloat / 6.0
    block[STRUCTURES] = built / 2.0
    block[TECHNOLOGIES] = learned / 2.0
    block[NEAR_CLAIMS] = near / 5.0
    block[LAND] = land / 10.0
    block[FREE_LAND] = free_land / 10.0
    block[TURNS] = rounds / 6.0
    block[PULL] = pull / 200.0
    block[PULLED] = pulled / 100.0
    prospect = score + outlook.gains[seat] + near + resources * min(0.2 + 0.3 * rounds, 1.0) + 0.03 * pull
    prospect += (0.95 * min(afloat, 8.0) + 0.75 * min(afloat, 15.0)) * time * time
    prospect += rounds * (0.08 * built + 0.3 * learned + 0.6 * land + 0.22 * free_land)
    prospect += 0.5 * sectors + 0.3 * float(count_in(free))
    block[PROSPECT] = prospect / 10.0


def closer(g: Galaxy, seat: i64, outlook: Outlook, use: vec[float], block: vec[float]) -> None:
    """What takes longer to see."""
    held: i64 = g.player[HELD + seat]
    present: i64 = g.player[PRESENT + seat]
    nobodys: i64 = g.mapped & ~taken(g)
    unexplored: i64 = g.grid.beside(held) & ~g.mapped
    turns = block[TURNS]
    block[LAND_IN_TIME] = turns * block[LAND]
    block[FREE_IN_TIME] = turns * block[FREE_LAND]
    block[FLEETS_IN_TIME] = turns * block[FLEETS]
    block[SCIENCE_IN_TIME] = turns * block[TECHNOLOGIES]
    block[FRONTIER] = float(count_in(unexplored)) / 5.0
    block[FRONTIER_IN_TIME] = turns * block[FRONTIER]
    block[PLACES] = float(count_in(present)) / 5.0
    block[SPARE] = float(g.player[AFLOAT + seat] - count_in(present)) / 5.0
    block[REACH] = float(count_in(g.grid.beside(g.grid.beside(held) & g.mapped) & nobodys)) / 5.0
    block[ARRIVING] = yields(g, present & nobodys, use) / 10.0
    block[CLAIM_NOW] = claim_now(g, seat, outlook) / 5.0
    for position in range(len(g.rules.directive_tiers)):
        directive: i64 = g.shown[position]
        protocol: i64 = g.shown[POSITIONS + position]
        if directive >= 0 and protocol >= 0 and next_match(g, seat, directive, 0) >= 0:
            block[MATCHES] += 0.5
            if g.storage[seat * 4 + g.box.protocol_colour[protocol]] >= g.box.protocol_cost[protocol]:
                block[PAID_MATCHES] += 0.5
    border(g, seat, held, present, block)
    built: i64 = g.player[BUILT + seat]
    for kind in range(4):
        block[KINDS_BUILT + kind] = float(COUNT[built & STRUCTURE_BITS[kind]]) / 2.0


def taken(g: Galaxy) -> i64:
    """The cells that somebody controls."""
    cells: i64 = 0
    for seat in range(g.seats):
        cells |= g.player[HELD + seat]
    return cells


def yields(g: Galaxy, cells: i64, use: vec[float]) -> float:
    """What these cells yield in a turn, in points."""
    total = 0.0
    while cells:
        low: i64 = cells & -cells
        total += yield_of(g.box, g.sector[POWER[low % 67]], use)
        cells ^= low
    return total


def yield_of(box: Box, card: i64, use: vec[float]) -> float:
    if card >= box.homeworld:
        return 3.0
    at: i64 = card * 4
    return (
        float(box.sector_values[at]) * use[0]
        + float(box.sector_values[at + 1]) * use[1]
        + float(box.sector_values[at + 2]) * use[2]
        + float(box.sector_values[at + 3]) * use[3]
    )


def claim_now(g: Galaxy, seat: i64, outlook: Outlook) -> float:
    """The points of the best slot that a seat could claim with what it has."""
    most: i64 = 0
    for index in range(outlook.row):
        have: i64 = outlook.have[seat * outlook.row + index]
        if have == 0:
            continue
        card: i64 = g.objectives[index]
        for slot in range(4):
            if g.slots[index * 4 + slot] < 0 and have >= g.box.slot_needs[card * 4 + slot]:
                most = max(most, g.box.slot_points[card * 4 + slot])
    return float(most)


def fewest_open(g: Galaxy) -> i64:
    """How many slots are open on the objective with the fewest that is not complete."""
    fewest: i64 = 4
    for index in range(len(g.objectives)):
        card: i64 = g.objectives[index]
        count: i64 = 0
        for slot in range(4):
            if g.box.slot_points[card * 4 + slot] > 0 and g.slots[index * 4 + slot] < 0:
                count += 1
        if count > 0:
            fewest = min(fewest, count)
    return fewest


def border(g: Galaxy, seat: i64, held: i64, present: i64, block: vec[float]) -> None:
    """Where it can attack, and be attacked."""
    strongest: i64 = 0
    exposed: i64 = 0
    cells: i64 = present | held
    while cells:
        low: i64 = cells & -cells
        cells ^= low
        cell: i64 = POWER[low % 67]
        own: i64 = g.fleets[cell * 4 + seat]
        threat: i64 = 0
        for other in range(g.seats):
            if other == seat:
                continue
            beside: i64 = g.grid.around[cell] & g.player[PRESENT + other]
            while beside:
                one: i64 = beside & -beside
                beside ^= one
                theirs: i64 = g.fleets[POWER[one % 67] * 4 + other]
                threat = max(threat, theirs)
                strongest = max(strongest, own - theirs)
        if threat > own:
            exposed += 1
    block[STRIKE] = float(strongest) / 4.0
    block[EXPOSED] = float(exposed) / 3.0


def pending(g: Galaxy, seat: i64, use: vec[float], found: vec[float]) -> None:
    """What the step on top has in hand."""
    if not g.steps:
        return
    step = g.steps[-1]
    at: i64 = PENDING
    sign = 1.0 if g.active == seat else -1.0
    if isinstance(step, explore.Draw):
        found[at] = sign * float(step.todo + len(step.cards)) / 3.0
    elif isinstance(step, explore.Place):
        best = 0.0
        for card in step.cards:
            best = max(best, yield_of(g.box, card, use))
        found[at] = sign * float(len(step.cards)) / 3.0
        found[at + 1] = sign * best / 5.0
    elif isinstance(step, move.Origin):
        found[at + 2] = sign * float(step.range) / 5.0
        found[at + 3] = sign * float(ready_at(g, step.origins)) / 5.0
    elif isinstance(step, move.Group):
        found[at + 2] = sign * float(step.range) / 5.0
        left: i64 = 0
        for fleets in step.ready:
            left += fleets
        found[at + 3] = sign * float(left) / 5.0
    elif isinstance(step, attack.Group):
        brought: i64 = g.fleets[step.target * 4 + g.active]
        for group in step.groups:
            brought += group & 31
        theirs: i64 = -g.fleets[step.target * 4 + g.active]
        for other in range(g.seats):
            theirs += g.fleets[step.target * 4 + other]
        found[at + 4] = sign * float(brought) / 5.0
        found[at + 5] = sign * float(theirs) / 5.0
        found[at + 6] = sign * yield_of(g.box, g.sector[step.target], use) / 5.0
    elif isinstance(step, Decide):
        value = float(worth(step.offer)) / 5.0
        if step.giver == seat:
            found[at + 7] = 0.2 + value
        elif g.master == seat:
            found[at + 8] = 0.2 + value


def ready_at(g: Galaxy, cells: list[int]) -> i64:
    """The active seat's fleets in some cells."""
    total: i64 = 0
    for cell in cells:
        total += g.fleets[i64(cell) * 4 + g.active]
    return total


def fight(g: Galaxy, seat: i64, use: vec[float], found: vec[float]) -> None:
    at: i64 = FIGHT
    own: i64 = g.fleets[g.field * 4 + seat]
    enemies: i64 = -own
    dice: i64 = -g.battle[DICE + seat]
    hits: i64 = -g.battle[HITS + seat]
    for other in range(g.seats):
        enemies += g.fleets[g.field * 4 + other]
        dice += g.battle[DICE + other]
        hits += g.battle[HITS + other]
    if own == 0:
        found[at] = 1.0
        return
    found[at + 1] = 1.0
    found[at + 2] = float(own) / 5.0
    found[at + 3] = float(enemies) / 5.0
    found[at + 4] = float(own) / float(own + enemies)
    found[at + 5] = float(g.battle[DICE + seat]) / 3.0
    found[at + 6] = float(dice) / 3.0
    found[at + 7] = float(g.battle[HITS + seat]) / 2.0
    found[at + 8] = float(hits) / 2.0
    stake = yield_of(g.box, g.sector[g.field], use) / 5.0
    found[at + 9] = stake if g.control[g.field] == seat else 0.0
    found[at + 10] = stake if g.control[g.field] != seat else 0.0
