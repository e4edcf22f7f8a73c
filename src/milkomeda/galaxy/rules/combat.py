"""Combat: secret configuration, then rounds of dice and hits, until one side is left.

The mat is in mat.py, what is rolled in dice.py, what is hit in hits.py.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import BEATS, SHIP_TYPES, TYPES
from milkomeda.galaxy.facts import FormedUp, KeptFormation, Reshaped
from milkomeda.galaxy.rules.common import GAIN_LOSE, GAIN_WIN, bonus, gain_by_technology
from milkomeda.galaxy.rules.dice import Command, dice_by, roll_all
from milkomeda.galaxy.rules.hits import lose
from milkomeda.galaxy.rules.mat import (
    BEYOND,
    BLANK,
    EVERY_TYPE,
    OF_FIGHT,
    OF_ROUND,
    FightSecret,
    arrows,
    beyond_track,
    by_type,
    counter_points,
    occupied_by,
    occupied_by_enemies,
    part,
    random_split,
    sides,
    split_of,
    splits,
    total,
)
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    ALL_STRUCTURES,
    BATTLE,
    BOOST,
    CAME,
    CAUSED,
    COUNT,
    DICE,
    FORCED,
    HITS,
    LOST,
    MARKS,
    NONE,
    PEACE,
    RESHAPE,
    ROUNDS_WON,
    SHIELD,
    SHIPS,
    TAKEN,
    WON,
    Galaxy,
    filled,
)
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import UNANSWERED, Makers, Then, Turn
from milkomeda.words.message import Message, say

ATTACK_DICE: Final = EFFECTS.index("more attack dice")
DEFENCE_DICE: Final = EFFECTS.index("more defence dice")
SHIELDS: Final = EFFECTS.index("more shields")


def begin(g: Galaxy, cell: i64, groups: list[int]) -> None:
    """Fleets have arrived (each group an origin and a number, packed): everyone there takes part."""
    g.battle = filled(BATTLE, 0)
    g.field = cell
    g.attacker = g.active
    g.fight_round = 0
    g.standoffs = 0
    g.favoured = NONE
    for index in range(4):
        came: i64 = groups[index] if index < len(groups) else 0
        g.battle[CAME + index * 2] = came >> 5
        g.battle[CAME + index * 2 + 1] = came & 31
        if came:
            g.settle_control(came >> 5)
    fighters = sides(g)
    for seat in fighters:
        defends: i64 = 0 if seat == g.attacker else g.rules.structure_shield
        own: i64 = g.structures[cell * 4 + seat] & ALL_STRUCTURES
        g.battle[SHIELD + seat] = bonus(g, seat, SHIELDS) + defends * COUNT[own]
    g.holder = NONE if g.rules.retain == "nobody" else keeper(g, fighters)
    g.push(Configure(fighters, BLANK))


def keeper(g: Galaxy, fighters: list[int]) -> i64:
    """The defender whose structure keeps the sector: the previous controller, else the only one."""
    defenders = [
        seat for seat in fighters if seat != g.attacker and g.structures[g.field * 4 + seat] & ALL_STRUCTURES
    ]
    before: i64 = g.control[g.field]
    if before in defenders:
        return before
    return defenders[0] if len(defenders) == 1 else NONE


@final
class Configure(FightSecret):
    """Everyone secretly splits their fleets over the ship types."""

    def again(self, waiting: list[int], given: list[int]) -> "Configure":
        return Configure(waiting, given)

    def name(self) -> str:
        return "configure"

    def depth(self) -> i64:
        return OF_FIGHT

    def ask(self, g: Galaxy) -> Message:
        return say("split-your-fleets", fleets=self.fleets(g))

    def input(self) -> Input:
        return "amounts"

    def amounts(self, g: Galaxy) -> Amounts:
        fleets = int(self.fleets(g))
        return Amounts(
            "ships", SHIP_TYPES, [min(fleets, int(g.rules.roster_track))] * len(SHIP_TYPES), fleets
        )

    def behind(self) -> list[str]:
        return ["hit_on", "standoff", "casualties"]

    def fleets(self, g: Galaxy) -> i64:
        return g.fleets[g.field * 4 + self.waiting[0]]

    def listed(self, g: Galaxy) -> bool:
        return self.fleets(g) <= 5

    def choices(self, g: Galaxy) -> list[int]:
        return splits(self.fleets(g), EVERY_TYPE, g.rules.roster_track)

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if not 0 <= choice < BEYOND or total(choice) != self.fleets(g):
            return say("types-must-add-up", fleets=self.fleets(g))
        return beyond_track(g, choice)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return random_split(self.fleets(g), EVERY_TYPE, g.rules.roster_track, luck)

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        fighters: list[int] = []
        for seat in range(g.seats):
            if answers[seat] != UNANSWERED:
                fighters.append(seat)
                for kind in range(TYPES):
                    g.battle[SHIPS + seat * TYPES + kind] = part(answers[seat], kind)
        if g.rules.formation != "none" and len(fighters) == 2 and not has_fallen(g):
            difference = counter_points(g, fighters[0], fighters[1]) - counter_points(
                g, fighters[1], fighters[0]
            )
            g.favoured = NONE if difference == 0 else fighters[0] if difference > 0 else fighters[1]
        g.push(FightRound())

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [FormedUp(seat, by_type(choice))]

    def form(self, g: Galaxy) -> str:
        return "{ships}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"ships": by_type(choice)}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return split_of(parts["ships"])


def has_fallen(g: Galaxy) -> bool:
    """Whether somebody has lost all their fleets in this fight, so that it began with more sides."""
    for seat in range(g.seats):
        if g.battle[LOST + seat] and g.fleets[g.field * 4 + seat] == 0:
            return True
    return False


@final
class FightRound(Then[Galaxy]):
    """Count the dice of everyone; or end the fight."""

    def name(self) -> str:
        return "fight-round"

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0

    def depth(self) -> i64:
        return OF_FIGHT

    def answer(self, g: Galaxy, choice: i64) -> None:
        fighters = sides(g)
        if len(fighters) < 2:
            finish(g, fighters)
            return
        for seat in range(g.seats):
            g.battle[CAUSED + seat] = 0
            g.battle[TAKEN + seat] = 0
        some: bool = False
        for seat in fighters:
            more = bonus(g, seat, ATTACK_DICE if seat == g.attacker else DEFENCE_DICE)
            dice = dice_by(arrows(occupied_by(g, seat), occupied_by_enemies(g, seat)), more, g.rules.dice_cap)
            if dice > 0:
                some = True
            g.battle[DICE + seat] = dice
            g.battle[BOOST + seat] = 0
            g.battle[FORCED + seat] = 0
            g.battle[RESHAPE + seat] = 0
            g.battle[HITS + seat] = 0
        if not some:
            if g.standoffs == g.rules.standoff_tries:
                stand_off(g)
            else:
                g.standoffs += 1
                g.push(Configure(fighters, BLANK))
            return
        g.standoffs = 0
        g.fight_round += 1
        g.push(EndOfRound())
        if g.rules.command_points > 0:
            g.push(Command(fighters, BLANK))
        else:
            roll_all(g, fighters)


@final
class EndOfRound(Then[Galaxy]):
    """Casualties are removed; rounds won are counted; survivors reshape."""

    def name(self) -> str:
        return "end-of-fight-round"

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0

    def depth(self) -> i64:
        return OF_FIGHT

    def answer(self, g: Galaxy, choice: i64) -> None:
        for seat in range(g.seats):
            for kind in range(TYPES):
                marked: i64 = g.battle[MARKS + seat * TYPES + kind]
                if marked:
                    lose(g, seat, kind, marked)
                    g.battle[MARKS + seat * TYPES + kind] = 0
            if g.rules.sentinels_round and g.battle[CAUSED + seat] > g.battle[TAKEN + seat]:
                g.player[ROUNDS_WON + seat] += 1
        g.push(FightRound())
        fighters = sides(g)
        if len(fighters) > 1:
            ask_reshapes(g, [seat for seat in fighters if g.battle[RESHAPE + seat]])


# Reshapes.


def ask_reshapes(g: Galaxy, shapers: list[int]) -> None:
    if g.rules.reshapes == "open":
        for seat in reversed(shapers):
            g.push(Reshape(seat))
    elif shapers:
        g.push(SecretReshape(shapers, BLANK))


def reshapes(g: Galaxy, seat: i64) -> list[int]:
    """What a seat can do with one surviving ship: keep it, or move it along an arrow."""
    found: list[int] = [0]
    for kind in range(TYPES):
        if g.battle[SHIPS + seat * TYPES + kind] > 0:
            for other in BEATS[kind]:
                found.append(1 + kind * TYPES + other)
    return found


def reshape(g: Galaxy, seat: i64, choice: i64) -> None:
    if choice:
        at: i64 = SHIPS + seat * TYPES
        g.battle[at + (choice - 1) // TYPES] -= 1
        g.battle[at + (choice - 1) % TYPES] += 1


def reshaped(choice: i64, seat: i64) -> Fact:
    if choice == 0:
        return KeptFormation(seat)
    return Reshaped(seat, SHIP_TYPES[(choice - 1) // TYPES], SHIP_TYPES[(choice - 1) % TYPES])


RESHAPE_FORM: Final = "keep formation | reshape {ship} {into_ship}"


def reshape_parts(choice: i64) -> Parts:
    return {"ship": (choice - 1) // TYPES, "into_ship": (choice - 1) % TYPES} if choice else {}


def reshape_of(parts: Parts) -> i64:
    return 1 + int(parts["ship"]) * TYPES + int(parts["into_ship"]) if parts else 0


@final
class Reshape(Turn[Galaxy]):
    """One player reshapes openly."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def seat(self, g: Galaxy) -> i64:
        return self.owner

    def name(self) -> str:
        return "reshape"

    def born(self) -> Parts:
        return {"owner_seat": self.owner}

    def fits(self, g: Galaxy) -> bool:
        return g.field >= 0 and 0 <= self.owner < g.seats

    def after(self) -> list[str]:
        return ["reshape"]

    def depth(self) -> i64:
        return OF_ROUND

    def ask(self, g: Galaxy) -> Message:
        return say("reshape-a-ship")

    def behind(self) -> list[str]:
        return ["reshapes"]

    def least(self, g: Galaxy) -> list[int]:
        return [0]

    def choices(self, g: Galaxy) -> list[int]:
        return reshapes(g, self.owner)

    def answer(self, g: Galaxy, choice: i64) -> None:
        reshape(g, self.owner, choice)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [reshaped(choice, seat)]

    def form(self, g: Galaxy) -> str:
        return RESHAPE_FORM

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return reshape_parts(choice)

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return reshape_of(parts)


@final
class SecretReshape(FightSecret):
    """Everyone who prepared it reshapes, in secret and together."""

    def again(self, waiting: list[int], given: list[int]) -> "SecretReshape":
        return SecretReshape(waiting, given)

    def name(self) -> str:
        return "reshape-secretly"

    def concerned(self, g: Galaxy) -> list[int]:
        return [seat for seat in sides(g) if g.battle[RESHAPE + seat] > 0]

    def depth(self) -> i64:
        return OF_ROUND

    def ask(self, g: Galaxy) -> Message:
        return say("reshape-a-ship-in-secret")

    def behind(self) -> list[str]:
        return ["reshapes"]

    def least(self, g: Galaxy) -> list[int]:
        return [0]

    def choices(self, g: Galaxy) -> list[int]:
        return reshapes(g, self.waiting[0])

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        for seat in range(g.seats):
            if answers[seat] != UNANSWERED:
                reshape(g, seat, answers[seat])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [reshaped(choice, seat)]

    def form(self, g: Galaxy) -> str:
        return RESHAPE_FORM

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return reshape_parts(choice)

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return reshape_of(parts)


# The end of a fight.


def finish(g: Galaxy, survivors: list[int]) -> None:
    """One side is left, or none."""
    cell = g.field
    if survivors:
        winner: i64 = survivors[0]
        g.set_control(cell, winner)
        if g.rules.sentinels_combat or g.rules.fight_points:
            g.player[WON + winner] += 1
        if winner == g.attacker:
            g.victories += 1
            g.won_in |= g.keywords(cell)
        gain_by_technology(g, winner, GAIN_WIN)
    else:
        g.set_control(cell, g.holder)
    close(g)


def stand_off(g: Galaxy) -> None:
    """Nobody has a die, time and again: the fight ends with fleets of several sides."""
    cell = g.field
    if g.rules.standoff == "retreat":
        for index in range(4):
            origin: i64 = g.battle[CAME + index * 2]
            back: i64 = min(g.battle[CAME + index * 2 + 1], g.fleets[cell * 4 + g.attacker])
            if back > 0:
                g.bring_fleets(g.attacker, cell, -back)
                g.bring_fleets(g.attacker, origin, back)
                g.settle_control(origin)
    g.settle_control(cell)
    if g.rules.standoff == "structures" and keeper(g, sides(g)) >= 0:
        g.set_control(cell, keeper(g, sides(g)))
    close(g)


def close(g: Galaxy) -> None:
    for seat in range(g.seats):
        if g.battle[LOST + seat]:
            gain_by_technology(g, seat, GAIN_LOSE)
    g.battle = PEACE
    g.field = NONE
    g.attacker = NONE
    g.fight_round = 0
    g.standoffs = 0
    g.favoured = NONE
    g.holder = NONE


# As they are written.

STEPS: Final[Makers] = {
    "configure": lambda parts: Configure(parts["waiting_seats"], BLANK),
    "fight-round": lambda parts: FightRound(),
    "end-of-fight-round": lambda parts: EndOfRound(),
    "reshape": lambda parts: Reshape(parts["owner_seat"]),
    "reshape-secretly": lambda parts: SecretReshape(parts["waiting_seats"], BLANK),
}
