"""Combat: secret configuration, then rounds of dice, hits allocated in secret, casualties.

The five ship types stand in a pentagon; an arrow goes from each type to the two it beats.
"""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import BEATS, SEATS
from milkomeda.galaxy.cards import SHIPS as SHIP_TYPES
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.rules.common import GAIN_LOSE, GAIN_WIN, bonus, gain_by_technology
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    ALL_STRUCTURES,
    ALLOCATED,
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
from milkomeda.play.luck import Random
from milkomeda.play.step import UNANSWERED, Luck, Sealed, Then, Turn

ATTACK_DICE: Final = EFFECTS.index("more attack dice")
DEFENCE_DICE: Final = EFFECTS.index("more defence dice")
REROLLS: Final = EFFECTS.index("more rerolls")
SHIELDS: Final = EFFECTS.index("more shields")

FACES: Final = 6
POWERS: Final[list[int]] = [6**n for n in range(24)]
MOST_DICE: Final = 20
BLANK: Final = [UNANSWERED, UNANSWERED, UNANSWERED, UNANSWERED]


# A number for each of the five ship types, packed five bits each.


def pack(counts: list[int]) -> i64:
    packed: i64 = 0
    for kind in range(5):
        packed |= i64(counts[kind]) << (kind * 5)
    return packed


def part(packed: i64, kind: i64) -> i64:
    return packed >> (kind * 5) & 31


def total(packed: i64) -> i64:
    return part(packed, 0) + part(packed, 1) + part(packed, 2) + part(packed, 3) + part(packed, 4)


def splits(amount: i64, kinds: list[int]) -> list[int]:
    """All ways to split an amount over some ship types."""
    first: i64 = kinds[0]
    if len(kinds) == 1:
        return [amount << (first * 5)]
    found: list[int] = []
    for here in range(amount + 1):
        for rest in splits(amount - here, kinds[1:]):
            found.append(rest | here << (first * 5))
    return found


def random_split(amount: i64, kinds: list[int], luck: Random) -> i64:
    """One of these ways, all equally likely: bars among stars."""
    bars: i64 = len(kinds) - 1
    packed: i64 = 0
    kind: i64 = 0
    stars: i64 = amount
    while bars > 0:
        if luck.below(stars + bars) < bars:
            bars -= 1
            kind += 1
        else:
            stars -= 1
            packed += i64(1) << (i64(kinds[kind]) * 5)
    return packed + (stars << (i64(kinds[kind]) * 5))


def spell_split(packed: i64) -> str:
    words = [f"{part(packed, kind)} {SHIP_TYPES[kind]}" for kind in range(5) if part(packed, kind)]
    return " ".join(words) if words else "nothing"


def read_split(text: str) -> i64:
    """'3 beam 1 drone'. Raises ValueError."""
    words = text.lower().split()
    counts = [0] * 5
    for number, kind in zip(words[::2], words[1::2], strict=False):
        if not number.isdigit() or kind not in SHIP_TYPES:
            raise ValueError(f"'{text}' is not like '3 beam 1 drone'")
        counts[SHIP_TYPES.index(kind)] += int(number)
    if len(words) % 2 or max(counts) > 31:
        raise ValueError(f"'{text}' is not like '3 beam 1 drone'")
    return pack(counts)


# The mat.


def fleet_of(g: Galaxy, seat: i64) -> i64:
    """A seat's ships on the mat."""
    ships: i64 = 0
    for kind in range(5):
        ships += g.battle[SHIPS + seat * 5 + kind]
    return ships


def sides(g: Galaxy) -> list[int]:
    """Who has fleets in the contested sector: the attacker first, then in the order of resolution."""
    found: list[int] = [g.attacker] if g.fleets[g.field * 4 + g.attacker] > 0 else []
    for place in range(g.seats):
        seat: i64 = g.order[place] if g.rules.resolution == "turn" else place
        if seat != g.attacker and g.fleets[g.field * 4 + seat] > 0:
            found.append(seat)
    return found


def occupied_by_enemies(g: Galaxy, seat: i64) -> i64:
    """The ship types that enemies of a seat have on the mat, as bits."""
    mask: i64 = 0
    for other in range(g.seats):
        if other != seat:
            for kind in range(5):
                if g.battle[SHIPS + other * 5 + kind] > 0:
                    mask |= BIT[kind]
    return mask


def arrows(g: Galaxy, seat: i64) -> i64:
    """How many arrows lead from an own occupied type to a type occupied by an enemy."""
    enemy = occupied_by_enemies(g, seat)
    count: i64 = 0
    for kind in range(5):
        if g.battle[SHIPS + seat * 5 + kind] > 0:
            for beaten in BEATS[kind]:
                if enemy & BIT[beaten]:
                    count += 1
    return count


def reached(g: Galaxy, seat: i64) -> list[int]:
    """The enemy types that an own arrow reaches."""
    enemy = occupied_by_enemies(g, seat)
    mask: i64 = 0
    for kind in range(5):
        if g.battle[SHIPS + seat * 5 + kind] > 0:
            for beaten in BEATS[kind]:
                mask |= enemy & BIT[beaten]
    return [kind for kind in range(5) if mask & BIT[kind]]


def counter_points(g: Galaxy, seat: i64, other: i64) -> i64:
    points: i64 = 0
    for kind in range(5):
        own: i64 = g.battle[SHIPS + seat * 5 + kind]
        for beaten in BEATS[kind]:
            enemy: i64 = g.battle[SHIPS + other * 5 + beaten]
            if g.rules.formation == "types":
                points += 1 if own > 0 and enemy > 0 else 0
            else:
                points += own * enemy
    return points


# The course of a fight.


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
class Configure(Sealed[Galaxy]):
    """Everyone secretly splits their fleets over the five ship types."""

    def again(self, waiting: list[int], given: list[int]) -> "Configure":
        return Configure(waiting, given)

    def name(self) -> str:
        return "configure"

    def ask(self, g: Galaxy) -> str:
        return f"Split your {self.fleets(g)} fleets over the five ship types (nobody sees it yet)."

    def fleets(self, g: Galaxy) -> i64:
        return g.fleets[g.field * 4 + self.waiting[0]]

    def listed(self, g: Galaxy) -> bool:
        return self.fleets(g) <= 5

    def choices(self, g: Galaxy) -> list[int]:
        return splits(self.fleets(g), [0, 1, 2, 3, 4])

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or choice >> 25 or total(choice) != self.fleets(g):
            return f"the types must add up to your {self.fleets(g)} fleets"
        return ""

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return random_split(self.fleets(g), [0, 1, 2, 3, 4], luck)

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        fighters: list[int] = []
        for seat in range(g.seats):
            if answers[seat] != UNANSWERED:
                fighters.append(seat)
                for kind in range(5):
                    g.battle[SHIPS + seat * 5 + kind] = part(answers[seat], kind)
        if g.rules.formation != "none" and len(fighters) == 2:
            difference = counter_points(g, fighters[0], fighters[1]) - counter_points(g, fighters[1], fighters[0])
            g.favoured = NONE if difference == 0 else fighters[0] if difference > 0 else fighters[1]
        g.push(FightRound())

    def spell(self, g: Galaxy, choice: i64) -> str:
        return spell_split(choice)

    def read(self, g: Galaxy, text: str) -> i64:
        return read_split(text)


@final
class FightRound(Then[Galaxy]):
    """Count the dice of everyone; or end the fight."""

    def name(self) -> str:
        return "fight-round"

    def answer(self, g: Galaxy, choice: i64) -> None:
        fighters = sides(g)
        if len(fighters) < 2:
            finish(g, fighters)
            return
        for seat in range(g.seats):
            g.battle[CAUSED + seat] = 0
            g.battle[TAKEN + seat] = 0
        if g.fight_round >= g.rules.combat_rounds:
            stand_off(g)
            return
        some: bool = False
        for seat in fighters:
            dice = arrows(g, seat)
            if dice > 0:
                some = True
                dice += bonus(g, seat, ATTACK_DICE if seat == g.attacker else DEFENCE_DICE)
            g.battle[DICE + seat] = min(dice, g.rules.dice_cap or MOST_DICE)
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
        if g.rules.command_points > 0:
            g.push(Command(fighters, BLANK))
        else:
            roll_all(g, fighters)


# Command Points.


def command(boost: i64, forced: list[int], reshape: i64) -> i64:
    """Points on attack, on defence against each seat, and a reshape, packed three bits each."""
    packed: i64 = boost | reshape << 15
    for seat in range(4):
        packed |= i64(forced[seat]) << (3 + seat * 3)
    return packed


def points_spent(choice: i64) -> i64:
    spent: i64 = (choice & 7) + 2 * (choice >> 15)
    for seat in range(4):
        spent += choice >> (3 + seat * 3) & 7
    return spent


@final
class Command(Sealed[Galaxy]):
    """Everyone secretly spends Command Points: boost attack, boost defence, prepare a reshape."""

    def again(self, waiting: list[int], given: list[int]) -> "Command":
        return Command(waiting, given)

    def name(self) -> str:
        return "command"

    def ask(self, g: Galaxy) -> str:
        return (
            f"Spend up to {g.rules.command_points} Command Points: attack (1: a die more), "
            "defend (1: an opponent rolls a hit again), reshape (2)."
        )

    def choices(self, g: Galaxy) -> list[int]:
        seat: i64 = self.waiting[0]
        points: i64 = g.rules.command_points
        enemies = [other for other in sides(g) if other != seat]
        most: i64 = points if g.rules.boost_twice else 1
        boosts: i64 = 0 if g.rules.boost_needs_arrow and g.battle[DICE + seat] == 0 else most
        found: list[int] = []
        for reshape in range(2):
            for boost in range(boosts + 1):
                left: i64 = points - 2 * reshape - boost
                if left >= 0:
                    found += self.defences(left, most, enemies, command(boost, [0, 0, 0, 0], reshape))
        return found

    def defences(self, left: i64, most: i64, enemies: list[int], so_far: i64) -> list[int]:
        if not enemies:
            return [so_far]
        shift: i64 = 3 + i64(enemies[0]) * 3
        found: list[int] = []
        for points in range(min(left, most) + 1):
            found += self.defences(left - points, most - points, enemies[1:], so_far | i64(points) << shift)
        return found

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice in self.choices(g):
            return ""
        if choice >= 0 and points_spent(choice) > g.rules.command_points:
            return f"you have {g.rules.command_points} Command Points"
        if choice >= 0 and choice & 7 and g.rules.boost_needs_arrow and g.battle[DICE + self.waiting[0]] == 0:
            return "a boost die needs at least one arrow"
        return "points cannot be spent so"

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        fighters = sides(g)
        for seat in fighters:
            spent: i64 = answers[seat]
            g.battle[BOOST + seat] = spent & 7
            g.battle[RESHAPE + seat] = spent >> 15
            for other in range(g.seats):
                g.battle[FORCED + other] += spent >> (3 + other * 3) & 7
        roll_all(g, fighters)

    def spell(self, g: Galaxy, choice: i64) -> str:
        words: list[str] = []
        if choice & 7:
            words.append(f"attack {choice & 7}")
        for seat in range(4):
            if choice >> (3 + seat * 3) & 7:
                words.append(f"defend {SEATS[seat]} {choice >> (3 + seat * 3) & 7}")
        if choice >> 15:
            words.append("reshape")
        return " ".join(words) if words else "save points"


# Dice.


def roll_all(g: Galaxy, fighters: list[int]) -> None:
    """Push the rolls, the forced re-rolls and what comes after, so that the attacker rolls first."""
    g.push(AllocateHits())
    for seat in reversed(fighters):
        if g.battle[FORCED + seat] > 0:
            g.push(ForceRerolls(seat))
    for seat in reversed(fighters):
        dice: i64 = min(g.battle[DICE + seat] + g.battle[BOOST + seat], g.rules.dice_cap or MOST_DICE)
        if dice > 0:
            g.push(Roll(seat, dice, FIRST))


FIRST: Final = 0  # the roll of the round
MISSES: Final = 1  # misses rolled again by technology
HIT_AGAIN: Final = 2  # hits that an opponent makes one roll again


@final
class Roll(Luck[Galaxy]):
    """A seat's dice fall."""

    def __init__(self, roller: i64, dice: i64, why: i64) -> None:
        self.roller: i64 = roller
        self.dice: i64 = dice
        self.why: i64 = why

    def name(self) -> str:
        return "roll"

    def fields(self) -> list[int]:
        return [self.roller, self.dice, self.why]

    def listed(self, g: Galaxy) -> bool:
        return self.dice <= 3

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(POWERS[self.dice]))

    def refusal(self, g: Galaxy, choice: i64) -> str:
        return "" if 0 <= choice < POWERS[self.dice] else f"{self.dice} dice are rolled"

    def sample(self, g: Galaxy, luck: Random) -> i64:
        rolled: i64 = 0
        for _ in range(self.dice):
            rolled = rolled * FACES + luck.below(FACES)
        return rolled

    def answer(self, g: Galaxy, choice: i64) -> None:
        hits: i64 = 0
        for _ in range(self.dice):
            if choice % FACES + 1 >= g.rules.hit_on:
                hits += 1
            choice //= FACES
        g.battle[HITS + self.roller] += hits
        if self.why == FIRST:
            again: i64 = min(bonus(g, self.roller, REROLLS), self.dice - hits)
            if again > 0:
                g.push(Roll(self.roller, again, MISSES))

    def faces(self, choice: i64) -> list[int]:
        found: list[int] = []
        for _ in range(self.dice):
            found.insert(0, choice % FACES + 1)
            choice //= FACES
        return found

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"roll {SEATS[self.roller]} " + " ".join(str(face) for face in self.faces(choice))

    def read(self, g: Galaxy, text: str) -> i64:
        words = text.lower().split()
        if words[:2] != ["roll", SEATS[self.roller]] or len(words) != self.dice + 2:
            raise ValueError(f"'{text}' is not a roll of {self.dice} dice by {SEATS[self.roller]}")
        rolled: i64 = 0
        for word in words[2:]:
            if word not in ("1", "2", "3", "4", "5", "6"):
                raise ValueError(f"'{word}' is no face of a die")
            rolled = rolled * FACES + int(word) - 1
        return rolled


@final
class ForceRerolls(Then[Galaxy]):
    """Hits that opponents make a seat roll again."""

    def __init__(self, roller: i64) -> None:
        self.roller: i64 = roller

    def name(self) -> str:
        return "force-rerolls"

    def fields(self) -> list[int]:
        return [self.roller]

    def answer(self, g: Galaxy, choice: i64) -> None:
        again: i64 = min(g.battle[FORCED + self.roller], g.battle[HITS + self.roller])
        if again > 0:
            g.battle[HITS + self.roller] -= again
            g.push(Roll(self.roller, again, HIT_AGAIN))


# Hits.


@final
class AllocateHits(Then[Galaxy]):
    """Formation advantage; then everyone with hits allocates them."""

    def name(self) -> str:
        return "allocate-hits"

    def answer(self, g: Galaxy, choice: i64) -> None:
        fighters = sides(g)
        if g.favoured >= 0 and len(fighters) == 2:
            one, other = fighters[0], fighters[1]
            if g.battle[HITS + one] == g.battle[HITS + other] and g.battle[HITS + one] > 0:
                g.battle[HITS + (other if g.favoured == one else one)] -= 1
        choosing: list[int] = []
        for seat in fighters:
            hits: i64 = g.battle[HITS + seat]
            if hits > 0:
                kinds = reached(g, seat)
                if len(kinds) == 1:
                    g.battle[ALLOCATED + seat * 5 + kinds[0]] = hits
                elif kinds:
                    choosing.append(seat)
        g.push(Resolve(0))
        if choosing:
            g.push(Allocate(choosing, BLANK))


@final
class Allocate(Sealed[Galaxy]):
    """Hits are secretly allocated to enemy types that an own arrow reaches, all of them."""

    def again(self, waiting: list[int], given: list[int]) -> "Allocate":
        return Allocate(waiting, given)

    def name(self) -> str:
        return "allocate"

    def hits(self, g: Galaxy) -> i64:
        return g.battle[HITS + self.waiting[0]]

    def ask(self, g: Galaxy) -> str:
        kinds = ", ".join(SHIP_TYPES[kind] for kind in reached(g, self.waiting[0]))
        return f"Allocate {self.hits(g)} hits to enemy types your arrows reach ({kinds}); nobody sees it yet."

    def choices(self, g: Galaxy) -> list[int]:
        return splits(self.hits(g), reached(g, self.waiting[0]))

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or choice >> 25 or total(choice) != self.hits(g):
            return f"all {self.hits(g)} hits must be allocated"
        kinds = reached(g, self.waiting[0])
        for kind in range(5):
            if part(choice, kind) and kind not in kinds:
                return f"no arrow of yours reaches an enemy {SHIP_TYPES[kind]}"
        return ""

    def sample(self, g: Galaxy, luck: Random) -> i64:
        return random_split(self.hits(g), reached(g, self.waiting[0]), luck)

    def reveal(self, g: Galaxy, answers: list[int]) -> None:
        for seat in range(g.seats):
            if answers[seat] != UNANSWERED:
                for kind in range(5):
                    g.battle[ALLOCATED + seat * 5 + kind] = part(answers[seat], kind)

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"hit {spell_split(choice)}"

    def read(self, g: Galaxy, text: str) -> i64:
        return read_split(text.lower().strip().removeprefix("hit "))


def victims(g: Galaxy, seat: i64, kind: i64) -> list[int]:
    """Whose ship of a type a hit can take."""
    found: list[int] = []
    for other in range(g.seats):
        at: i64 = other * 5 + kind
        if other != seat and g.battle[SHIPS + at] > 0:
            if g.rules.casualties != "damaged" or g.battle[SHIPS + at] > g.battle[MARKS + at]:
                found.append(other)
    return found


def hit(g: Galaxy, seat: i64, victim: i64, kind: i64) -> None:
    g.battle[ALLOCATED + seat * 5 + kind] -= 1
    if g.battle[SHIELD + victim] > 0:
        g.battle[SHIELD + victim] -= 1
        return
    at: i64 = victim * 5 + kind
    if g.rules.casualties == "once":
        lose(g, victim, kind, 1)
    elif g.battle[MARKS + at] < g.battle[SHIPS + at]:
        g.battle[MARKS + at] += 1
    else:
        return  # one mark more on a ship that has one
    g.battle[CAUSED + seat] += 1
    g.battle[TAKEN + victim] += 1


def lose(g: Galaxy, seat: i64, kind: i64, ships: i64) -> None:
    g.battle[SHIPS + seat * 5 + kind] -= ships
    g.add_fleets(seat, g.field, -ships)
    g.battle[LOST + seat] = 1


@final
class Resolve(Then[Galaxy]):
    """Resolve hits: attacker first, then the others in order; the resolver chooses whose ship."""

    def __init__(self, resolved: i64) -> None:
        self.resolved: i64 = resolved  # seats that are through, as bits

    def name(self) -> str:
        return "resolve"

    def fields(self) -> list[int]:
        return [self.resolved]

    def answer(self, g: Galaxy, choice: i64) -> None:
        resolved = self.resolved
        for seat in self.resolvers(g):
            if resolved & BIT[seat]:
                continue
            for kind in range(5):
                while g.battle[ALLOCATED + seat * 5 + kind] > 0:
                    whose = victims(g, seat, kind)
                    if not whose:
                        g.battle[ALLOCATED + seat * 5 + kind] = 0
                    elif len(whose) == 1:
                        hit(g, seat, whose[0], kind)
                    else:
                        g.push(Resolve(resolved))
                        g.push(Victim(seat, kind))
                        return
            resolved |= BIT[seat]
        g.push(EndOfRound())

    def resolvers(self, g: Galaxy) -> list[int]:
        """All who came into this round, the fallen included."""
        found: list[int] = [g.attacker]
        for place in range(g.seats):
            seat: i64 = g.order[place] if g.rules.resolution == "turn" else place
            if seat != g.attacker:
                found.append(seat)
        return found


@final
class Victim(Turn[Galaxy]):
    """Whose ship of a type is hit."""

    def __init__(self, resolver: i64, kind: i64) -> None:
        self.resolver: i64 = resolver
        self.kind: i64 = kind

    def seat(self, g: Galaxy) -> i64:
        return self.resolver

    def name(self) -> str:
        return "victim"

    def fields(self) -> list[int]:
        return [self.resolver, self.kind]

    def ask(self, g: Galaxy) -> str:
        return f"Whose {SHIP_TYPES[self.kind]} do you hit?"

    def choices(self, g: Galaxy) -> list[int]:
        return victims(g, self.resolver, self.kind)

    def answer(self, g: Galaxy, choice: i64) -> None:
        hit(g, self.resolver, choice, self.kind)

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"hit {SEATS[choice]} {SHIP_TYPES[self.kind]}"


@final
class EndOfRound(Then[Galaxy]):
    """Casualties are removed; rounds won are counted; survivors reshape."""

    def name(self) -> str:
        return "end-of-fight-round"

    def answer(self, g: Galaxy, choice: i64) -> None:
        for seat in range(g.seats):
            for kind in range(5):
                marked: i64 = g.battle[MARKS + seat * 5 + kind]
                if marked:
                    lose(g, seat, kind, marked)
                    g.battle[MARKS + seat * 5 + kind] = 0
            if g.rules.sentinels_round and g.battle[CAUSED + seat] > g.battle[TAKEN + seat]:
                g.player[ROUNDS_WON + seat] += 1
        g.push(FightRound())
        fighters = sides(g)
        if len(fighters) > 1:
            for seat in reversed(fighters):
                if g.battle[RESHAPE + seat]:
                    g.push(Reshape(seat))


@final
class Reshape(Turn[Galaxy]):
    """A surviving ship moves along an arrow."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner

    def seat(self, g: Galaxy) -> i64:
        return self.owner

    def name(self) -> str:
        return "reshape"

    def fields(self) -> list[int]:
        return [self.owner]

    def ask(self, g: Galaxy) -> str:
        return "Reshape one of your ships along an arrow, or keep your formation."

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = [0]
        for kind in range(5):
            if g.battle[SHIPS + self.owner * 5 + kind] > 0:
                for other in BEATS[kind]:
                    found.append(1 + kind * 5 + other)
        return found

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice:
            at: i64 = SHIPS + self.owner * 5
            g.battle[at + (choice - 1) // 5] -= 1
            g.battle[at + (choice - 1) % 5] += 1

    def spell(self, g: Galaxy, choice: i64) -> str:
        if choice == 0:
            return "keep formation"
        return f"reshape {SHIP_TYPES[(choice - 1) // 5]} {SHIP_TYPES[(choice - 1) % 5]}"


# The end of a fight.


def finish(g: Galaxy, survivors: list[int]) -> None:
    """One side is left, or none."""
    cell = g.field
    if survivors:
        winner: i64 = survivors[0]
        g.set_control(cell, winner)
        if g.rules.sentinels_combat:
            g.player[WON + winner] += 1
        if winner == g.attacker:
            g.victories += 1
            g.won_in |= g.keywords(cell)
        gain_by_technology(g, winner, GAIN_WIN)
    else:
        g.set_control(cell, g.holder)
    close(g)


def stand_off(g: Galaxy) -> None:
    """Nobody can win: the fight ends with fleets of several sides."""
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


