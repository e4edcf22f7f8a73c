"""What came of an answer: found by comparing two states."""

from milkomeda.galaxy.cards import (
    COLOURS,
    OBJECTIVE_POINTS,
    PASS,
    SEATS,
    SECTOR_NAMES,
    STRUCTURES,
    TECHNOLOGIES,
    TECHNOLOGY_EFFECTS,
)
from milkomeda.galaxy.cards import SHIPS as SHIP_TYPES
from milkomeda.galaxy.rules.end import ended_by
from milkomeda.galaxy.rules.mat import sides as fighters
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.state import (
    AFLOAT,
    ALL_STRUCTURES,
    COUNT,
    DICE,
    LAST_MAIN,
    OWNED,
    POINTS,
    SHIPS,
    STRUCTURE_BIT,
    Galaxy,
)


def listing(words: list[str]) -> str:
    """'a, b and c'."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def count_of(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def amounts_said(values: list[int]) -> str:
    return listing([f"{n} {colour}" for n, colour in zip(values, COLOURS) if n])


def news(before: Galaxy, after: Galaxy) -> list[str]:
    """What changed between two states that lie one answer apart, as all may know it."""
    return [
        *news_of_structures(before, after),
        *news_of_fleets(before, after),
        *news_of_fight(before, after),
        *news_of_control(before, after),
        *news_of_points(before, after),
        *news_of_technologies(before, after),
        *news_of_passing(before, after),
        *news_of_turn(before, after),
    ]


def where(g: Galaxy, cell: int) -> str:
    return f"{g.grid.name(cell)} ({SECTOR_NAMES[g.sector[cell]]})"


def news_of_structures(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    for at in range(len(before.structures)):
        gone = int(before.structures[at] & ~after.structures[at]) & ALL_STRUCTURES
        if not gone:
            continue
        for kind in range(4):
            mask = 3 if kind == 0 else STRUCTURE_BIT[kind]
            for _ in range(COUNT[gone & mask]):
                owner, place = SEATS[at % 4], before.grid.name(at // 4)
                found.append(f"{owner}'s {STRUCTURES[kind]} at {place} is destroyed.")
    return found


def news_of_fleets(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    for seat in range(before.seats):
        lost = int(before.player[AFLOAT + seat] - after.player[AFLOAT + seat])
        if lost > 0:
            found.append(f"{SEATS[seat]} loses {count_of(lost, 'fleet')}{losses(before, after, seat)}.")
    return found


def losses(before: Galaxy, after: Galaxy, seat: int) -> str:
    """Which ships, where the mat still tells it."""
    if before.field < 0 or after.field != before.field:
        return ""
    kinds = [
        f"{before.battle[SHIPS + seat * 5 + kind] - after.battle[SHIPS + seat * 5 + kind]} {SHIP_TYPES[kind]}"
        for kind in range(5)
        if before.battle[SHIPS + seat * 5 + kind] > after.battle[SHIPS + seat * 5 + kind]
    ]
    return f" ({listing(kinds)})" if kinds else ""


def news_of_fight(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    if before.field >= 0 and after.field != before.field:
        found.append(outcome(after, int(before.field)))
    if after.field >= 0 and after.field != before.field:
        sides = [f"{SEATS[s]} ({after.fleets[after.field * 4 + s]})" for s in fighters(after)]
        found.append(f"A fight begins at {where(after, int(after.field))}: {' against '.join(sides)}.")
    elif after.field >= 0 and after.fight_round > before.fight_round:
        dice = [f"{SEATS[seat]} {dice_of(after, seat)}" for seat in fighters(after)]
        found.append(f"Round {after.fight_round} of the fight: {listing(dice)}.")
    elif after.field >= 0 and after.standoffs > before.standoffs:
        found.append("Nobody has a die: all form up anew.")
    return found


def dice_of(g: Galaxy, seat: int) -> str:
    dice = int(g.battle[DICE + seat])
    return "1 die" if dice == 1 else f"{dice} dice"


def outcome(after: Galaxy, cell: int) -> str:
    left = [SEATS[seat] for seat in range(after.seats) if after.fleets[cell * 4 + seat]]
    if len(left) == 1:
        return f"{left[0]} wins the fight at {after.grid.name(cell)}."
    if left:
        return f"The fight at {after.grid.name(cell)} ends in a stand-off: {listing(left)} stay."
    return f"Nobody is left at {after.grid.name(cell)}."


def news_of_control(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    for cell in range(before.grid.cells):
        old, new = int(before.control[cell]), int(after.control[cell])
        if old == new:
            continue
        if new < 0:
            found.append(f"{SEATS[old]} no longer controls {where(after, cell)}.")
        elif old < 0:
            found.append(f"{SEATS[new]} takes control of {where(after, cell)}.")
        else:
            found.append(f"{SEATS[new]} takes {where(after, cell)} from {SEATS[old]}.")
    return found


def news_of_points(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    for at in range(len(after.slots)):
        if after.slots[at] >= 0 and before.slots[at] < 0:
            points = OBJECTIVE_POINTS[after.objectives[at // 4]][at % 4]
            found.append(f"{SEATS[after.slots[at]]} scores {points} VP.")
    for seat in range(after.seats):
        points = int(after.player[POINTS + seat] - before.player[POINTS + seat])
        if points > 0:
            found.append(f"{SEATS[seat]} scores {points} VP at once.")
    if after.last_placer >= 0 and before.last_placer < 0:
        verb = "drew" if after.rules.end_deck == "drawn" else "placed"
        found.append(f"{SEATS[after.last_placer]} {verb} the last sector: {after.rules.explore_bonus} VP.")
    return found


def news_of_technologies(before: Galaxy, after: Galaxy) -> list[str]:
    """Technologies that came without a choice: kept ones are told already."""
    if not before.steps or before.step.name() == "keep":
        return []
    return [
        f"{SEATS[after.tech[card] - OWNED]} learns {TECHNOLOGIES[card]}: {say(TECHNOLOGY_EFFECTS[card])}"
        for card in range(len(after.tech))
        if after.tech[card] >= OWNED and before.tech[card] < OWNED
    ]


def news_of_passing(before: Galaxy, after: Galaxy) -> list[str]:
    """Who passes without having been asked, for there is nothing else to do."""
    if before.steps and before.step.name() == "choose":
        return []
    return [
        f"{SEATS[seat]} can take no action and passes."
        for seat in range(after.seats)
        if after.player[LAST_MAIN + seat] == PASS and before.player[LAST_MAIN + seat] != PASS
    ]


def news_of_turn(before: Galaxy, after: Galaxy) -> list[str]:
    found: list[str] = []
    if after.round != before.round:
        master = f"; {SEATS[after.master]} is Master of the Order" if after.master >= 0 else ""
        found.append(f"Round {after.round} begins{master}.")
        if after.round == after.rules.end_round:
            found.append("It is the last round.")
    if turn_of(after) != turn_of(before) and under_way(after):
        found.append(f"It is {SEATS[after.active]}'s turn.")
        at = int(after.active) * 4
        gained = [max(int(after.storage[at + c] - before.storage[at + c]), 0) for c in range(4)]
        if any(gained):
            found.append(f"{SEATS[after.active]}'s income: {amounts_said(gained)}.")
    if after.over and not before.over:
        found.append("The game is over.")
    elif ended_by(after, after.slots) >= 0 > ended_by(before, before.slots):
        found.append("The game ends with this round.")
    return found


def turn_of(g: Galaxy) -> tuple[bool, int, int, int]:
    return under_way(g), int(g.round), int(g.place), int(g.active)


def under_way(g: Galaxy) -> bool:
    """Whether somebody's turn is on, not the set-up or the Master's hour."""
    return any(step.name() == "end-turn" for step in g.steps)
