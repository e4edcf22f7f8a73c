"""Scoring and end of the game, and what lies under face-down planets until then."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.spelling import HIDDEN, Parts
from milkomeda.play.step import Luck, Makers, Then
from milkomeda.starflick.board import A_QUADRANT, HOLE_NAMES, HOLES, HOMEWORLD, KINDS, NONE, SEATS
from milkomeda.starflick.facts import PlanetRevealed
from milkomeda.starflick.rules.common import lies_on
from milkomeda.starflick.state import SOURCES, Sky

A_PLANET: Final = 3  # numbers in `End.known`

FINAL_SOURCES: Final = ["occupied planets", "colonies", "cities", "quadrants"]
ALL_SOURCES: Final = [*SOURCES, *FINAL_SOURCES]


@final
class End(Then[Sky]):
    """The game is over when nothing else is pending. Until then this remembers what players have scanned.

    `known` holds three numbers for each face-down planet that somebody has seen: the hole, what it is
    (HIDDEN from those who have not), who has seen it as bits.
    """

    def __init__(self, known: list[int]) -> None:
        self.known = known

    def name(self) -> str:
        return "end"

    def born(self) -> Parts:
        """The planets that were seen, what they are, and which of them each player has seen."""
        holes, kinds, seers = (self.known[at::A_PLANET] for at in range(A_PLANET))
        seen = {
            f"{name}_holes": [hole for hole, bits in zip(holes, seers) if bits >> seat & 1]
            for seat, name in enumerate(SEATS)
        }
        return {"seen_holes": holes, "seen_planets": kinds, **seen}

    def fits(self, sky: Sky) -> bool:
        return self is sky.steps[0]

    def answer(self, sky: Sky, choice: i64) -> None:
        pass

    def kind(self, hole: int) -> int:
        """What lies there: a kind, HIDDEN, or NONE if that is not decided yet."""
        known = self.known
        for at in range(0, len(known), A_PLANET):
            if known[at] == hole:
                return known[at + 1]
        return NONE

    def seers(self, hole: int) -> int:
        known = self.known
        for at in range(0, len(known), A_PLANET):
            if known[at] == hole:
                return known[at + 2]
        return 0

    def with_planet(self, hole: int, kind: int, seers: int) -> "End":
        rest = self.without(hole).known
        return End([*rest, hole, kind, seers])

    def without(self, hole: int) -> "End":
        """The planet has been turned face up."""
        known = self.known
        kept = [at for at in range(0, len(known), A_PLANET) if known[at] != hole]
        return End([number for at in kept for number in known[at : at + A_PLANET]])

    def seen(self, sky: Sky, seat: i64) -> "End":
        shown = self.known[:]
        for at in range(0, len(shown), A_PLANET):
            if seat < 0 or not shown[at + 2] >> seat & 1:
                shown[at + 1] = HIDDEN
        return End(shown)

    def imagined(self, sky: Sky, seat: i64, luck: Random) -> "End":
        if HIDDEN not in self.known[1::A_PLANET]:
            return self
        full = self.known[:]
        for at in range(0, len(full), A_PLANET):
            if full[at + 1] == HIDDEN:
                left = planets_left(sky, End(full), full[at] // A_QUADRANT)
                full[at + 1] = drawn(left, luck)
        return End(full)


def drawn(left: list[int], luck: Random) -> int:
    """A kind, as likely as there are planets of it left."""
    number = int(luck.below(sum(left)))
    for kind, count in enumerate(left):
        number -= count
        if number < 0:
            return kind
    raise AssertionError("there is no planet left")


def planets_left(sky: Sky, end: End, quadrant: int) -> list[int]:
    """How many planets of each kind may still lie undecided in a quadrant."""
    left = list(sky.bag[quadrant * 5 : quadrant * 5 + 5])
    first = quadrant * A_QUADRANT
    for hole in range(first + 1, first + A_QUADRANT):
        kind = sky.planet[hole] if sky.planet[hole] >= 0 else end.kind(hole)
        if kind >= 0:
            left[kind] -= 1
    return left


def secrets(sky: Sky) -> End:
    end = sky.steps[0]
    assert isinstance(end, End)
    return end


class Turning(Luck[Sky]):
    """Chance says what a face-down planet is, unless that has been seen before."""

    def __init__(self, hole: int) -> None:
        self.hole = hole

    def born(self) -> Parts:
        return {"hole": self.hole}

    def choices(self, sky: Sky) -> list[int]:
        kind = secrets(sky).kind(self.hole)
        if kind >= 0:
            return [kind]
        return [kind for kind, left in enumerate(self.left(sky)) if left]

    def weights(self, sky: Sky) -> list[int]:
        if secrets(sky).kind(self.hole) >= 0:
            return [1]
        return [left for left in self.left(sky) if left]

    def left(self, sky: Sky) -> list[int]:
        return planets_left(sky, secrets(sky), self.hole // A_QUADRANT)

    def sample(self, sky: Sky, luck: Random) -> int:
        kind = secrets(sky).kind(self.hole)
        return kind if kind >= 0 else drawn(self.left(sky), luck)

    def form(self, sky: Sky) -> str:
        return "{hole} is {planet}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"hole": self.hole, "planet": choice}


@final
class Reveal(Turning):
    """A planet is turned face up, for all to see."""

    def name(self) -> str:
        return "reveal"

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.planet[self.hole] = choice
        sky.steps[0] = secrets(sky).without(self.hole)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [PlanetRevealed(HOLE_NAMES[self.hole], KINDS[choice])]

    def fits(self, sky: Sky) -> bool:
        if not lies_on(sky, self, ("arrive",)) or not 0 <= self.hole < HOLES:
            return False
        arriving = sky.steps[sky.steps.index(self) - 1]
        return arriving.born() == self.born() and sky.planet[self.hole] == NONE


# Scoring.


def breakdown(sky: Sky, seat: int) -> list[int]:
    """The VP of a seat, source by source, as if the game ended now."""
    planets = colonies = cities = quadrants = 0
    for hole in range(HOLES):
        if sky.owner[hole] == seat and sky.planet[hole] != HOMEWORLD:
            planets += 1
            colonies += sky.colonies[hole]
            if sky.cities[hole]:
                cities += sky.cities[hole]
                quadrants |= 1 << hole // A_QUADRANT
    spread = (0, 0, 0, 3, 6)[quadrants.bit_count()]
    return [*sky.vp[seat::4], planets, colonies, 2 * cities, spread]


def points(sky: Sky, seat: int) -> int:
    return sum(breakdown(sky, seat))


def standing(sky: Sky, seat: int) -> tuple[int, int, int]:
    """VP, then most VP taken during the game, then most technology levels."""
    return points(sky, seat), sky.total(seat), sum(sky.level[seat * 4 : seat * 4 + 4])


def winners(sky: Sky) -> list[int]:
    standings = [standing(sky, seat) for seat in range(sky.seats)]
    best = max(standings)
    return [seat for seat in range(sky.seats) if standings[seat] == best]


def end_of(parts: Parts) -> End:
    known: list[int] = []
    for hole, kind in zip(parts.get("seen_holes", []), parts.get("seen_planets", [])):
        seers = sum(1 << seat for seat, name in enumerate(SEATS) if hole in parts.get(f"{name}_holes", []))
        known += [hole, kind, seers]
    return End(known)


STEPS: Final[Makers] = {
    "end": end_of,
    "reveal": lambda parts: Reveal(parts["hole"]),
}
