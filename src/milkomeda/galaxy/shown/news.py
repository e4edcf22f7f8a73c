"""What came of an answer: found by comparing the states before and after each step of it."""

from milkomeda.galaxy.cards import PASS, SHIP_TYPES, STRUCTURES, TYPES
from milkomeda.galaxy.facts import (
    CaughtUp,
    ControlKept,
    ControlLost,
    ControlTaken,
    ControlWon,
    EndedByClaim,
    EndedByLastClaim,
    EndedByObjectives,
    EndedByRounds,
    EndedBySectors,
    EndedBySlots,
    EndNears,
    FightBegan,
    FightEmptied,
    FightRoundBegan,
    FightStoodOff,
    FightWon,
    Force,
    FormedAnew,
    GameEnded,
    Income,
    LastRoundBegan,
    LastSector,
    Learned,
    LostFleets,
    MasterNamed,
    ObjectivesEnd,
    Passed,
    Pool,
    RoundBegan,
    SlotsEnd,
    StructureLost,
    UpkeepPaid,
)
from milkomeda.galaxy.rules import income
from milkomeda.galaxy.rules.common import by_colour
from milkomeda.galaxy.rules.end import (
    BY_CARDS,
    BY_ROUNDS,
    BY_SECTORS,
    BY_SLOTS,
    cards_needed,
    claimed_slots,
    complete,
    ended_by,
    slots_needed,
)
from milkomeda.galaxy.rules.mat import sides
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.rules.turn import Choose, EndTurn
from milkomeda.galaxy.shown.causes import causes, moments
from milkomeda.galaxy.state import (
    AFLOAT,
    ALL_STRUCTURES,
    COUNT,
    DICE,
    LAST_MAIN,
    NONE,
    OWNED,
    SHIPS,
    STRUCTURE_BITS,
    Galaxy,
)
from milkomeda.play.facts import Fact, TurnBegan


def news(before: Galaxy, choice: int) -> list[Fact]:
    """What came of an answer, as all may know it: step by step, each with what it owes to whom."""
    found: list[Fact] = []
    for moment in moments(before, choice):
        found += changes(moment.before, moment.after)
        for seat in range(before.seats):
            found += causes(moment, seat)
    return found


def changes(before: Galaxy, after: Galaxy) -> list[Fact]:
    """What changed between two states that lie one step apart."""
    return [
        *of_structures(before, after),
        *of_fleets(before, after),
        *of_fight(before, after),
        *of_control(before, after),
        *of_last_sector(before, after),
        *of_technologies(before, after),
        *of_passing(before, after),
        *of_round(before, after),
        *of_turn(before, after),
        *of_income(before, after),
        *of_end(before, after),
    ]


def of_structures(before: Galaxy, after: Galaxy) -> list[Fact]:
    found: list[Fact] = []
    for at in range(len(before.structures)):
        gone = int(before.structures[at] & ~after.structures[at]) & ALL_STRUCTURES
        if not gone:
            continue
        for kind, name in enumerate(STRUCTURES):
            for _ in range(COUNT[gone & STRUCTURE_BITS[kind]]):
                found.append(StructureLost(at % 4, name, before.grid.name(at // 4)))
    return found


def of_fleets(before: Galaxy, after: Galaxy) -> list[Fact]:
    found: list[Fact] = []
    for seat in range(before.seats):
        lost = int(before.player[AFLOAT + seat] - after.player[AFLOAT + seat])
        if lost > 0:
            found.append(LostFleets(seat, lost, losses(before, after, seat)))
    return found


def losses(before: Galaxy, after: Galaxy, seat: int) -> dict[str, int]:
    """Which ships: if all are gone, all of them; else what the mat tells."""
    if before.field < 0:
        return {}
    still = after.field == before.field
    gone: dict[str, int] = {}
    for kind in range(TYPES):
        at = SHIPS + seat * TYPES + kind
        lost = int(before.battle[at] - (after.battle[at] if still else 0))
        if lost > 0:
            gone[SHIP_TYPES[kind]] = lost
    return gone if still or not after.fleets[before.field * 4 + seat] else {}


def of_fight(before: Galaxy, after: Galaxy) -> list[Fact]:
    found: list[Fact] = []
    if before.field >= 0 and after.field != before.field:
        found += outcome(after, int(before.field))
    if after.field >= 0 and after.field != before.field:
        fighting = [Force(seat, int(after.fleets[after.field * 4 + seat])) for seat in sides(after)]
        cell = int(after.field)
        found.append(FightBegan(after.grid.name(cell), after.box.sector_names[after.sector[cell]], fighting))
    elif after.field >= 0 and after.fight_round > before.fight_round:
        pools = [Pool(seat, int(after.battle[DICE + seat])) for seat in sides(after)]
        found.append(FightRoundBegan(int(after.fight_round), pools))
    elif after.field >= 0 and after.standoffs > before.standoffs:
        found.append(FormedAnew())
    return found


def outcome(after: Galaxy, cell: int) -> list[Fact]:
    left = [seat for seat in range(after.seats) if after.fleets[cell * 4 + seat]]
    name, keeper = after.grid.name(cell), int(after.control[cell])
    if len(left) == 1:
        return [FightWon(left[0], name)]
    if left:
        return [FightStoodOff(name, left)]
    kept = [ControlKept(keeper, name, after.box.sector_names[after.sector[cell]])] if keeper >= 0 else []
    return [FightEmptied(name), *kept]


def of_control(before: Galaxy, after: Galaxy) -> list[Fact]:
    found: list[Fact] = []
    for cell in range(before.grid.cells):
        old, new = int(before.control[cell]), int(after.control[cell])
        if old == new:
            continue
        name, sector = after.grid.name(cell), after.box.sector_names[after.sector[cell]]
        if new < 0:
            found.append(ControlLost(old, name, sector))
        elif old < 0:
            found.append(ControlTaken(new, name, sector))
        else:
            found.append(ControlWon(new, old, name, sector))
    return found


def of_last_sector(before: Galaxy, after: Galaxy) -> list[Fact]:
    if not after.last_placer >= 0 > before.last_placer:
        return []
    return [LastSector(int(after.last_placer), int(after.rules.explore_bonus), after.rules.end_deck)]


def of_technologies(before: Galaxy, after: Galaxy) -> list[Fact]:
    found: list[Fact] = []
    for card in range(len(after.tech)):
        if after.tech[card] >= OWNED > before.tech[card]:
            effects = {EFFECTS[effect]: n for effect, n in after.box.technology_effects[card]}
            found.append(Learned(int(after.tech[card]) - OWNED, after.box.technologies[card], effects))
    return found


def of_passing(before: Galaxy, after: Galaxy) -> list[Fact]:
    """Who passes without having been asked, for there is nothing else to do."""
    if before.steps and isinstance(before.step, Choose):
        return []
    return [
        Passed(seat)
        for seat in range(after.seats)
        if after.player[LAST_MAIN + seat] == PASS and before.player[LAST_MAIN + seat] != PASS
    ]


def of_round(before: Galaxy, after: Galaxy) -> list[Fact]:
    if after.round == before.round:
        return []
    found: list[Fact] = [RoundBegan(int(after.round))]
    if after.master >= 0:
        found.append(MasterNamed(int(after.master)))
    if after.round == after.rules.end_round:
        found.append(LastRoundBegan())
    return found


def of_turn(before: Galaxy, after: Galaxy) -> list[Fact]:
    if turn_of(after) == turn_of(before) or not under_way(after):
        return []
    return [TurnBegan(int(after.active))]


def of_income(before: Galaxy, after: Galaxy) -> list[Fact]:
    if not isinstance(before.step, income.Income):
        return []
    seat = int(after.active)
    caught = before.copy()
    income.catch_up(caught, seat)
    earned = caught.copy()
    income.earn(earned, seat)
    told: list[CaughtUp | Income | UpkeepPaid] = [
        CaughtUp(seat, gained(before, caught, seat)),
        Income(seat, gained(caught, earned, seat)),
        UpkeepPaid(seat, gained(after, earned, seat)),
    ]
    return [fact for fact in told if fact.resources]


def gained(before: Galaxy, after: Galaxy, seat: int) -> dict[str, int]:
    return by_colour([max(after.storage[at] - before.storage[at], 0) for at in range(seat * 4, seat * 4 + 4)])


def turn_of(g: Galaxy) -> tuple[bool, int, int, int]:
    return under_way(g), int(g.round), int(g.place), int(g.active)


def under_way(g: Galaxy) -> bool:
    """Whether somebody's turn is on, not the set-up or the Master's hour."""
    return any(isinstance(step, EndTurn) for step in g.steps)


def of_end(before: Galaxy, after: Galaxy) -> list[Fact]:
    if after.over and not before.over:
        return [GameEnded(), *why(after)]
    if ended_by(after, after.slots) >= 0 > ended_by(before, before.slots):
        return [EndNears()]
    return []


def why(g: Galaxy) -> list[Fact]:
    """What ended the game, and by which rule; nothing while it is not over."""
    way = ended_by(g, g.slots) if g.over else NONE
    if way == BY_SECTORS:
        return [EndedBySectors(int(g.last_placer), g.rules.end_deck)]
    once, claimer = g.rules.end_at == "once", int(g.active)
    if way == BY_CARDS:
        full = [
            g.box.objectives[card] for index, card in enumerate(g.objectives) if complete(g, g.slots, index)
        ]
        rule = ObjectivesEnd(int(cards_needed(g)), g.rules.end_at)
        return [EndedByClaim(claimer, full) if once else EndedByObjectives(full), rule]
    if way == BY_SLOTS:
        claimed = EndedBySlots(int(claimed_slots(g.slots)))
        return [
            EndedByLastClaim(claimer) if once else claimed,
            SlotsEnd(int(slots_needed(g)), g.rules.end_at),
        ]
    return [EndedByRounds(int(g.round))] if way == BY_ROUNDS else []
