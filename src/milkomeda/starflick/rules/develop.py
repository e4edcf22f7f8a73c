"""Develop technology: labs, levels, who is first, full rows, the battleship."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.play.facts import Fact
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers
from milkomeda.starflick.board import A_SEAT, BATTLESHIP, COLOURS, HOLES, NONE, ORANGE, STARSHIPS
from milkomeda.starflick.facts import Developed, StarshipGivenUp
from milkomeda.starflick.rules.common import ACTED, NO_CHOICE, Active, lies_on
from milkomeda.starflick.state import BATTLESHIPS, SHIPS_OWNED, TECHNOLOGY, Sky
from milkomeda.starflick.technologies import given
from milkomeda.words.message import Message, say

HIGHEST: Final = 4
SUPPLY: Final = STARSHIPS  # giving up a starship of the supply

COMPLETE: Final = say("track-is-complete")
TOO_FEW_LABS: Final = say("too-few-labs")
NEEDS_LABS: Final = [
    [[say("needs-labs", labs=level, track=colour, have=have) for have in range(level)] for colour in COLOURS]
    for level in range(HIGHEST + 1)
]
"""By level, track and the labs that there are."""


def labs(sky: Sky, seat: int, colour: int) -> int:
    """Labs that count: on planets of that colour, not blockaded."""
    count = 0
    for hole in range(HOLES):
        counts = sky.labs[hole] and sky.owner[hole] == seat and sky.planet[hole] == colour
        if counts and not sky.blockaded(seat, hole):
            count += sky.labs[hole]
    return count


def track_refusal(sky: Sky, track: int) -> Message | None:
    level = sky.level[sky.active * 4 + track] + 1
    if level > HIGHEST:
        return COMPLETE
    have = labs(sky, sky.active, track)
    return None if have >= level else NEEDS_LABS[level][track][have]


def develop_refusal(sky: Sky) -> Message | None:
    for track in range(4):
        if track_refusal(sky, track) is None:
            return None
    return TOO_FEW_LABS


def first_there(sky: Sky, track: int, level: int) -> bool:
    """Whether nobody has reached that level yet."""
    for seat in range(sky.seats):
        if sky.level[seat * 4 + track] >= level:
            return False
    return True


@final
class Develop(Active):
    """A track."""

    def name(self) -> str:
        return "develop"

    def ask(self, sky: Sky) -> Message:
        return say("which-technology")

    def behind(self) -> list[str]:
        return ["F7"]

    def note(self, sky: Sky, choice: i64) -> Message | None:
        level = sky.level[sky.active * 4 + choice]
        return given(sky.rules, choice, level + 1) if level < HIGHEST else None

    def candidates(self, sky: Sky) -> list[int]:
        return [0, 1, 2, 3]

    def choices(self, sky: Sky) -> list[int]:
        return [track for track in range(4) if track_refusal(sky, track) is None]

    def refusal(self, sky: Sky, choice: i64) -> Message | None:
        return track_refusal(sky, choice) if 0 <= choice < 4 else NO_CHOICE

    def answer(self, sky: Sky, choice: i64) -> None:
        seat = sky.active
        own = sky.level[seat * 4 : seat * 4 + 4]
        level = own[choice] + 1
        row = min(own)
        first = first_there(sky, choice, level)
        sky.level[seat * 4 + choice] = own[choice] = level
        if first:
            sky.score(seat, TECHNOLOGY, level)
        if min(own) > row and min(own) <= sky.rules.bonus_rows:
            sky.gain_troops(seat, 1)
            sky.gain_ship(seat)
        if choice == ORANGE and level == 3:
            sky.player[BATTLESHIPS + seat] = 1
            for _ in range(min(sky.rules.battleship_cost, sky.player[SHIPS_OWNED + seat])):
                sky.push(GiveUp())

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [Developed(seat, COLOURS[choice], sky.level[seat * 4 + choice] + 1)]

    def form(self, sky: Sky) -> str:
        return "{track} {level}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {"track": choice, "level": sky.level[sky.active * 4 + choice] + 1}


@final
class GiveUp(Active):
    """A starship leaves the game for the battleship: one of the board, or one of the supply."""

    def name(self) -> str:
        return "give-up"

    def fits(self, sky: Sky) -> bool:
        asked = [step.name() for step in sky.steps].count(self.name())
        return asked <= sky.player[SHIPS_OWNED + sky.active] and lies_on(sky, self, (*ACTED, self.name()))

    def ask(self, sky: Sky) -> Message:
        return say("which-starship-leaves")

    def behind(self) -> list[str]:
        return ["F5"]

    def choices(self, sky: Sky) -> list[int]:
        first = sky.active * A_SEAT
        found = [number for number in range(BATTLESHIP) if sky.x[first + number] != NONE]
        return [*found, SUPPLY] if sky.starships_in_supply(sky.active) else found

    def answer(self, sky: Sky, choice: i64) -> None:
        sky.player[SHIPS_OWNED + sky.active] -= 1
        if choice != SUPPLY:
            sky.remove_ship(sky.active * A_SEAT + choice)

    def facts(self, sky: Sky, choice: i64, seat: i64) -> list[Fact]:
        return [StarshipGivenUp(seat, 0 if choice == SUPPLY else choice % A_SEAT + 1)]

    def form(self, sky: Sky) -> str:
        return "one of the supply | starship {ship}"

    def parts(self, sky: Sky, choice: i64) -> Parts:
        return {} if choice == SUPPLY else {"ship": choice}


STEPS: Final[Makers] = {
    "develop": lambda parts: Develop(),
    "give-up": lambda parts: GiveUp(),
}
