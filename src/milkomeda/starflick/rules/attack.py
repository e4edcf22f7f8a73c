"""Attacks after movement: obligatory while ships that have not attacked yet can destroy something."""

from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Makers
from milkomeda.starflick.board import (
    A_SEAT,
    BATTLESHIP,
    HOLE_NAMES,
    HOMEWORLD,
    NONE,
    ORANGE,
    PINK,
    RADIUS,
    SHIPS,
    WORTH,
    distance,
)
from milkomeda.starflick.facts import PlanetAttacked, ShipAttacked
from milkomeda.starflick.rules.common import ACTED, Active, lies_on, vessel
from milkomeda.starflick.state import CONQUERED, DESTROYED, Sky
from milkomeda.words.message import Message, say

PLANETS: Final = SHIPS  # targets are ships, then planets
MASKS: Final = 1 << A_SEAT


def has_pink3(sky: Sky, ship: int) -> bool:
    """Whether it is in orbit and its owner has pink 3, which lets it count 2."""
    return sky.orbit[ship] >= 0 and sky.has(ship // A_SEAT, PINK, 3)


def strength(sky: Sky, ship: int) -> int:
    """A battleship counts 2; with pink 3 a ship in orbit may too."""
    return 2 if sky.rules.pink3_attacks and has_pink3(sky, ship) else WORTH[ship]


def ship_defence(sky: Sky, ship: int, battleship: bool) -> int:
    """Against a group with a battleship, or without."""
    counts = battleship or not sky.rules.pink3_battleships
    return 2 if counts and has_pink3(sky, ship) else WORTH[ship]


def planet_defence(sky: Sky, hole: int) -> int:
    labs = sky.labs[hole] if sky.has(sky.owner[hole], PINK, sky.rules.lab_defence) else 0
    return sky.troops[hole] + sky.colonies[hole] + 2 * sky.cities[hole] + labs


def reach(sky: Sky, seat: int) -> int:
    long = sky.has(seat, ORANGE, sky.rules.long_range_level)
    return sky.rules.long_range if long else sky.rules.short_range


def in_range(sky: Sky, ship: int, target: int, range_: int) -> bool:
    """From edge to edge; nothing blocks it."""
    away = distance(sky.x[ship], sky.y[ship], sky.x[target], sky.y[target])
    return away - RADIUS[ship] - RADIUS[target] <= range_


def attackers(sky: Sky, seat: int, target: int, used: int) -> list[int]:
    """The unused ships of a seat that can take part in an attack on that target, by number."""
    range_ = reach(sky, seat)
    found: list[int] = []
    for ship in range(seat * A_SEAT, seat * A_SEAT + A_SEAT):
        number = ship % A_SEAT
        if sky.x[ship] < 0 or used >> number & 1:
            continue
        if target >= PLANETS:
            if sky.orbit[ship] == target - PLANETS:
                found.append(number)
        elif in_range(sky, ship, target, range_):
            found.append(number)
    return found


def defence(sky: Sky, target: int, battleship: bool) -> int:
    if target >= PLANETS:
        return planet_defence(sky, target - PLANETS)
    return ship_defence(sky, target, battleship)


def undefended(sky: Sky, seat: int, hole: int) -> bool:
    """Whether no ship in its orbit keeps that seat from attacking a planet."""
    if sky.rules.owner_defends:
        return not sky.ring[hole * 4 + sky.owner[hole]]
    return not sky.rivals_orbit(seat, hole)


def targets(sky: Sky, seat: int) -> list[int]:
    """What a seat might attack: rivals' ships, and their planets that are undefended."""
    ships = [ship for ship in range(SHIPS) if sky.x[ship] >= 0 and ship // A_SEAT != seat]
    orbits = {hole for hole in sky.orbit[seat * A_SEAT : seat * A_SEAT + A_SEAT] if hole != NONE}
    planets = [
        PLANETS + hole
        for hole in sorted(orbits)
        if sky.owner[hole] not in (seat, NONE)
        and sky.planet[hole] != HOMEWORLD
        and undefended(sky, seat, hole)
    ]
    return ships + planets


def beats(sky: Sky, seat: int, numbers: tuple[int, ...], target: int) -> bool:
    total = 0
    for number in numbers:
        total += strength(sky, seat * A_SEAT + number)
    return total > defence(sky, target, BATTLESHIP in numbers)


def enough(sky: Sky, seat: int, numbers: list[int], target: int) -> list[int]:
    """The groups among these ships that are just strong enough, as bits."""
    found: list[int] = []
    for size in range(1, min(len(numbers), defence(sky, target, True) + 1) + 1):
        for group in combinations(numbers, size):
            if beats(sky, seat, group, target) and all_needed(sky, seat, group, target):
                found.append(sum(1 << number for number in group))
    return found


def all_needed(sky: Sky, seat: int, numbers: tuple[int, ...], target: int) -> bool:
    for left_out in range(len(numbers)):
        if beats(sky, seat, numbers[:left_out] + numbers[left_out + 1 :], target):
            return False
    return True


@final
class Attack(Active):
    """A target and the ships that attack it, packed. `used` are those that have attacked, as bits."""

    def __init__(self, used: int) -> None:
        self.used = used

    def name(self) -> str:
        return "attack"

    def born(self) -> Parts:
        return {"used_ships": ships_in(self.used)}

    def fits(self, sky: Sky) -> bool:
        return 0 <= self.used < MASKS and lies_on(sky, self, ACTED)

    def seat(self, sky: Sky) -> int:
        return sky.active if self.choices(sky) else NOBODY

    def ask(self, sky: Sky) -> Message:
        return say("attack-what-with-which")

    def behind(self) -> list[str]:
        return ["F6", "F10", "F19"]

    def choices(self, sky: Sky) -> list[int]:
        seat = sky.active
        found: list[int] = []
        for target in targets(sky, seat):
            numbers = attackers(sky, seat, target, self.used)
            if numbers:
                found += [target * MASKS + mask for mask in enough(sky, seat, numbers, target)]
        return found

    def answer(self, sky: Sky, choice: i64) -> None:
        target, mask = divmod(choice, MASKS)
        if not mask:
            return  # there was nothing to attack
        destroy(sky, sky.active, target)
        several = sky.has(sky.active, ORANGE, 2)
        sky.push(Attack(self.used if several else self.used | mask))

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        target, mask = divmod(choice, MASKS)
        own = [vessel(seat * A_SEAT + number) for number in ships_in(mask)]
        if target >= PLANETS:
            return [PlanetAttacked(seat, HOLE_NAMES[target - PLANETS], own)]
        return [ShipAttacked(seat, vessel(target), own)]

    def form(self, sky: Sky) -> str:
        return "attack {hole} with {own_ships} | attack {seat} {ship} with {own_ships}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        target, mask = divmod(choice, MASKS)
        if target >= PLANETS:
            return {"hole": target - PLANETS, "own_ships": ships_in(mask)}
        return {"seat": target // A_SEAT, "ship": target % A_SEAT, "own_ships": ships_in(mask)}


def ships_in(mask: int) -> list[int]:
    """The numbers of the ships that are bits."""
    return [number for number in range(A_SEAT) if mask >> number & 1]


def destroy(sky: Sky, seat: int, target: int) -> None:
    if target >= PLANETS:
        hole = target - PLANETS
        sky.score(seat, CONQUERED, sky.rules.attack_points * sky.items(hole))
        sky.empty(hole)
        return
    trophy = 1 if sky.has(seat, ORANGE, 4) else 0
    sky.score(seat, DESTROYED, sky.rules.attack_points * WORTH[target] + trophy)
    sky.remove_ship(target)


STEPS: Final[Makers] = {
    "attack": lambda parts: Attack(sum(1 << number for number in parts.get("used_ships", []))),
}
