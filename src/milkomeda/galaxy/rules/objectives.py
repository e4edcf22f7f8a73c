"""Objectives: public cards with slots, each claimed once by whoever meets its threshold."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import GREEN, HELIX
from milkomeda.galaxy.facts import Claimed, ClaimedNothing
from milkomeda.galaxy.grid import BIT, count_in
from milkomeda.galaxy.rules.common import DONE, GAIN_CLAIM, ActiveTurn, gain_by_technology, held_count
from milkomeda.galaxy.rules.conditions import (
    BATTLE_WON,
    BATTLE_WON_IN,
    DISTANCE,
    FLEETS_AFLOAT,
    JUMPED,
    KEYWORD_HELD,
    ONE_TYPE_HELD,
    RESOURCE,
    SECTORS_HELD,
    STRUCTURE_DESTROYED,
    STRUCTURES_BUILT,
    TECHNOLOGIES_OWNED,
    TYPES_HELD,
)
from milkomeda.galaxy.rules.end import ended_by_claim, ending, finish_at_once
from milkomeda.galaxy.rules.research import bearing, held_keywords
from milkomeda.galaxy.state import AFLOAT, BUILT, CIVILIZATION, COUNT, LEARNED, Galaxy, changed
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Ends
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers, Then
from milkomeda.words.message import Message, say


def measure(g: Galaxy, seat: i64, card: i64) -> i64:
    """How far a seat is on an objective, to be compared with its thresholds."""
    kind: i64 = g.box.objective_kind[card]
    argument: i64 = g.box.objective_argument[card]
    if kind == RESOURCE:
        return g.storage[seat * 4 + argument]
    if kind == KEYWORD_HELD:
        return bearing(g, seat, argument)
    if kind == FLEETS_AFLOAT:
        return g.player[AFLOAT + seat]
    if kind == STRUCTURES_BUILT:
        return COUNT[g.player[BUILT + seat]]
    if kind == SECTORS_HELD:
        return held_count(g, seat)
    if kind == TYPES_HELD:
        return count_in(held_keywords(g, seat))
    if kind == ONE_TYPE_HELD:
        return most_of_a_type(g, seat)
    if kind == DISTANCE:
        return farthest(g, seat)
    if kind == TECHNOLOGIES_OWNED:
        return g.player[LEARNED + seat]
    return this_turn(g, seat, kind, argument)


def this_turn(g: Galaxy, seat: i64, kind: i64, argument: i64) -> i64:
    """What the active player has done this turn."""
    if seat != g.active:
        return 0
    if kind == BATTLE_WON:
        return 1 if g.victories else 0
    if kind == BATTLE_WON_IN:
        return 1 if g.won_in & BIT[argument] else 0
    if kind == STRUCTURE_DESTROYED:
        return 1 if g.destroyed else 0
    if kind == JUMPED:
        return 1 if g.jumped else 0
    return 1 if g.explored >= 2 else 0


def forget_deeds(g: Galaxy) -> None:
    """What was done this turn so far counts no more."""
    g.explored = 0
    g.victories = 0
    g.won_in = 0
    g.destroyed = False
    g.jumped = False


def farthest(g: Galaxy, seat: i64) -> i64:
    most: i64 = 0
    for cell in g.held(seat):
        most = max(most, g.grid.distance(cell, g.home(seat)))
    return most


def most_of_a_type(g: Galaxy, seat: i64) -> i64:
    most: i64 = 0
    for keyword in range(8):
        most = max(most, bearing(g, seat, keyword))
    return most


def open_slots(g: Galaxy, seat: i64) -> list[int]:
    """What a seat may claim now: an objective in the row and a slot, packed; never 0 (DONE)."""
    found: list[int] = []
    lowest: bool = g.rules.slots == "lowest"
    for index in range(len(g.objectives)):
        card: i64 = g.objectives[index]
        reached: i64 = -1
        for slot in range(4):
            if g.slots[index * 4 + slot] < 0:
                if reached < 0:
                    reached = measure(g, seat, card)
                if reached >= g.box.slot_needs[card * 4 + slot]:
                    found.append(1 + index * 4 + slot)
                if lowest:
                    break
    return found


@final
class Claims(Then[Galaxy]):
    """A moment to claim, if there is something to claim and nothing has been claimed this turn."""

    def name(self) -> str:
        return "claims"

    def answer(self, g: Galaxy, choice: i64) -> None:
        if not g.claimed and open_slots(g, g.active):
            g.push(Claim())


@final
class Claim(ActiveTurn):
    def name(self) -> str:
        return "claim"

    def ask(self, g: Galaxy) -> Message:
        return say("claim-a-slot")

    def behind(self) -> list[str]:
        return ["claims", "claims_later", "slots", "end_cards", "end_slots", "slots_each"]

    def least(self, g: Galaxy) -> list[int]:
        return [DONE]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        if choice == DONE:
            return "turn"
        return "game" if ended_by_claim(g, choice - 1) >= 0 else ""

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None
        card, slot = g.objectives[(choice - 1) // 4], (choice - 1) % 4
        need, points = g.box.objective_needs[card][slot], g.box.objective_points[card][slot]
        note = say("slot-scores", condition=g.box.condition(card), need=need, points=points)
        return ending(g, note) if self.ends(g, choice) == "game" else note

    def choices(self, g: Galaxy) -> list[int]:
        return [DONE, *open_slots(g, g.active)]

    def candidates(self, g: Galaxy) -> list[int]:
        slots = [
            1 + index * 4 + slot
            for index, card in enumerate(g.objectives)
            for slot in range(len(g.box.objective_needs[card]))
        ]
        return [DONE, *slots]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE or choice in open_slots(g, g.active):
            return None
        index, slot = (choice - 1) // 4, (choice - 1) % 4
        if (
            choice < 0
            or index >= len(g.objectives)
            or slot >= len(g.box.objective_needs[g.objectives[index]])
        ):
            return say("no-such-slot")
        if g.slots[index * 4 + slot] >= 0:
            return say("slot-is-taken")
        need = g.box.objective_needs[g.objectives[index]][slot]
        have = measure(g, g.active, g.objectives[index])
        return say("slot-needs", need=need, held=have) if have < need else say("lower-slot-is-open")

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == DONE:
            if not g.rules.claims_later:
                forget_deeds(g)
            return
        seat = g.active
        g.slots = changed(g.slots, choice - 1, seat)
        g.claimed = True
        if g.player[CIVILIZATION + seat] == HELIX:
            g.gain(seat, GREEN, g.rules.helix_claim)
        gain_by_technology(g, seat, GAIN_CLAIM)
        finish_at_once(g)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == DONE:
            return [ClaimedNothing(seat)]
        card, slot = g.objectives[(choice - 1) // 4], (choice - 1) % 4
        need, points = g.box.objective_needs[card][slot], g.box.objective_points[card][slot]
        return [Claimed(seat, g.box.objectives[card], slot + 1, need, points)]

    def form(self, g: Galaxy) -> str:
        return "no claim | claim {objective} slot {slot}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == DONE:
            return {}
        return {"objective": g.objectives[(choice - 1) // 4], "slot": (choice - 1) % 4 + 1}


# As they are written.

STEPS: Final[Makers] = {
    "claims": lambda parts: Claims(),
    "claim": lambda parts: Claim(),
}
