"""How good a position looks for a seat, in points: what a bot without foresight goes by."""

from math import tanh
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.box import Box
from milkomeda.galaxy.cards import ORANGE, flat
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.grid import cells_in
from milkomeda.galaxy.rules.conditions import CONDITIONS, DEEDS, RESOURCE, TYPES_HELD
from milkomeda.galaxy.rules.end import complete, ended_by, points
from milkomeda.galaxy.rules.income import income_of
from milkomeda.galaxy.rules.objectives import measure
from milkomeda.galaxy.rules.order import (
    DECLINE,
    ORDERS,
    TAKE,
    Decide,
    Distribute,
    count_promises,
    places_in,
    promised_order,
)
from milkomeda.galaxy.rules.turn import EndTurn
from milkomeda.galaxy.state import AFLOAT, BROKEN, BUILT, COUNT, HELD, KEPT, LEARNED, Galaxy, filled

USE: Final = 0.28  # what a resource is worth that a sector yields and that is not orange
RACE: Final = 0.07  # added to that for each point of objectives that ask for it
ENOUGH: Final = 12.0  # of which more is of little use
PULL: Final = 0.03  # what one in storage is worth for each point of objectives that ask for it
VICTORY: Final = 100.0
CLEAR: Final = 6.0  # a lead by which a victory is one: less may be luck
AMPLE: Final = 60.0  # a lead beyond which more is worth less and less, so that a game is brought to its end
HASTE: Final = 30.0  # what it is worth to whoever has such a lead that no sector is left to explore
LONG: Final = 6  # rounds ahead that are worth a thought
SAVED: Final = [0.8, 0.8, 1.0, 0.65]  # of an income, by colour: most is spent of green, nothing of red
PLENTY: Final = 1000  # more than anybody ever has of a resource
LATER: Final = 0.85  # what a point is worth a round later
REPUTE: Final = 10.0  # what a spotless record is worth to a Master, given time: others offer more
HASSLE: Final = 0.1  # what it takes to make an offer
IS_DEED: Final = [kind in DEEDS for kind in range(len(CONDITIONS))]  # counts in its turn only
IN_REACH: Final = [0.8 if kind <= RESOURCE or kind >= TYPES_HELD else 0.2 for kind in range(len(CONDITIONS))]


def judge(g: Galaxy, seat: i64) -> float:
    """The own prospects, less the best of the others'; up to twice that, the nearer the end; then victory."""
    if g.over:
        scores = g.scores()
        own = scores.pop(seat)
        by = float(own - max(scores)) + (0.5 if seat in g.winners() else -0.5)
        return eased(2.0 * by) + VICTORY * tanh(by / CLEAR)
    if isinstance(g.steps[0], EndTurn):
        return standing(before_income(g) if g.place == 0 and g.main < 0 and g.round > 1 else g, seat)
    return in_council(g, seat) if isinstance(g.steps[0], Distribute) else standing(g, seat)


def standing(g: Galaxy, seat: i64) -> float:
    """By what lies on the table, and by the order that is played in."""
    outlook = Outlook(g)
    best = -1e9
    for other in range(g.seats):
        if other != seat:
            best = max(best, prospects(g, other, outlook))
    lead = (prospects(g, seat, outlook) - best) * (1.0 + 1.0 / (1.0 + float(outlook.rounds)))
    explored = 1.0 - float(g.left) / float(g.rules.sectors)
    return eased(lead) + HASTE * explored * min(max(lead / AMPLE - 1.0, 0.0), 1.0)


def eased(lead: float) -> float:
    """Up to an ample lead itself, and never as much as twice that."""
    more = abs(lead) - AMPLE
    if more <= 0.0:
        return lead
    most = AMPLE + AMPLE * more / (AMPLE + more)
    return most if lead > 0.0 else -most


def before_income(g: Galaxy) -> Galaxy:
    """A round that has just begun, as if nobody had an income yet: the first is not ahead by it."""
    then = g.copy()
    for colour, amount in enumerate(income_of(g, g.active)):
        then.storage[g.active * 4 + colour] = max(g.storage[g.active * 4 + colour] - amount, 0)
    then.place = g.seats - 1
    then.steps = []
    return then


# The Master's hour: an offer counts as what the Master is likely to answer, a promise as what it is worth if
# it is kept, and as what it costs to break it.


def in_council(g: Galaxy, seat: i64) -> float:
    step = g.step
    if isinstance(step, Decide):
        return expected(g, step, seat) - (HASSLE if step.giver == seat else 0.0)
    order = [int(other) for other in g.order] if g.proposed < 0 else ORDERS[g.seats][g.proposed]
    promised = promised_order(g, order)
    otherwise = dealt(g, order)
    if promised == order:
        return standing(otherwise, seat)
    kept = dealt(g, promised)
    likely = 1.0 if g.rules.bribes == "binding" else will_keep(g, kept, otherwise, seat)
    return likely * standing(kept, seat) + (1.0 - likely) * standing(otherwise, seat)


def will_keep(g: Galaxy, kept: Galaxy, otherwise: Galaxy, seat: i64) -> float:
    """How likely a seat thinks it: nobody keeps a promise that costs more than to break it. Of others one
    knows only their record.
    """
    if standing(kept, g.master) < standing(otherwise, g.master):
        return 0.0
    return 1.0 if seat == g.master else trust(g, g.master)


def expected(g: Galaxy, step: Decide, seat: i64) -> float:
    """The Master takes an offer if that looks better."""
    declined, taken = answered(g, DECLINE), answered(g, TAKE)
    takes = step.keepable(g) and in_council(taken, g.master) > in_council(declined, g.master)
    return in_council(taken if takes else declined, seat)


def answered(g: Galaxy, choice: i64) -> Galaxy:
    then = g.copy()
    then.steps.pop().answer(then, choice)
    return then


def dealt(g: Galaxy, order: list[int]) -> Galaxy:
    """That order, decided by the Master, whose promises it keeps or breaks."""
    then = g.copy()
    count_promises(then, places_in(order))
    then.order = flat(order)
    return then


def trust(g: Galaxy, seat: i64) -> float:
    """How likely a Master's promise is to be kept, by how many were (Laplace's rule)."""
    kept, broken = float(g.player[KEPT + seat]), float(g.player[BROKEN + seat])
    return (kept + 1.0) / (kept + broken + 2.0)


def use_of(rules: Edition, colour: i64) -> float:
    """What a resource is worth that a sector yields."""
    if colour != ORANGE:
        return USE
    return max(float(rules.orange_points) / float(rules.orange_per_point), USE)


@final
class Outlook:
    """What becomes of the objectives if all just collect their income and claim the most they can,
    until that ends the game or for some rounds.
    """

    def __init__(self, g: Galaxy) -> None:
        self.slots = g.slots[:]
        self.room = float(g.rules.storage_limit or PLENTY)  # for each resource
        self.gains = [0.0] * g.seats  # points by claims, later ones counted less
        self.turns: vec[i64] = filled(g.seats, 0)  # how often each gets its income
        self.rounds: i64 = 0
        self.row: i64 = len(g.objectives)
        self.have: vec[i64] = filled(g.seats * self.row, 0)  # how far on an objective: seat * row + index
        self.more: vec[i64] = filled(g.seats * self.row, 0)  # and how much further with each income
        self.income: vec[i64] = filled(g.seats * 4, 0)
        for seat in range(g.seats):
            income = income_of(g, seat)
            for colour in range(4):
                self.income[seat * 4 + colour] = income[colour]
            for index, card in enumerate(g.objectives):
                self.have[seat * self.row + index] = measure(g, seat, card)
                if g.box.objective_kind[card] == RESOURCE:
                    self.more[seat * self.row + index] = income[g.box.objective_argument[card]]
        self.asked = self.asks(g)
        self.use = [use_of(g.rules, colour) + RACE * self.asked[colour] for colour in range(4)]
        self.go_on(g)

    def asks(self, g: Galaxy) -> list[float]:
        """The points of objectives that ask for each colour and are not complete."""
        asked = [0.0] * 4
        for index, card in enumerate(g.objectives):
            if g.box.objective_kind[card] == RESOURCE and not complete(g, g.slots, index):
                for slot in range(4):
                    asked[g.box.objective_argument[card]] += float(g.box.slot_points[card * 4 + slot])
        return asked

    def yields(self, box: Box, card: i64) -> float:
        """What one turn's yield is worth: more where an objective asks for it."""
        if card >= box.homeworld:
            return 3.0
        total = 0.0
        for colour in range(4):
            total += float(box.sector_values[card * 4 + colour]) * self.use[colour]
        return total

    def go_on(self, g: Galaxy) -> None:
        # EndTurn lies deepest as long as a turn lasts, and not while the Master deals the order.
        at_once = g.rules.end_at == "once"
        in_turn = len(g.steps) > 0 and isinstance(g.steps[0], EndTurn)
        value = 1.0
        last: i64 = LONG
        if g.rules.end_round:
            last = min(LONG, g.rules.end_round - g.round + (1 if in_turn else 2))
        while self.rounds < last:
            for place in range(g.place if self.rounds == 0 else 0, g.seats):
                seat: i64 = g.order[place] if len(g.order) else place
                if self.rounds > 0 or place > g.place:
                    self.turns[seat] += 1
                elif g.claimed or not in_turn:
                    continue
                claim = self.best_claim(g, seat)
                if claim >= 0:
                    self.slots[claim] = seat
                    self.gains[seat] += value * float(
                        g.box.slot_points[g.objectives[claim // 4] * 4 + claim % 4]
                    )
                    if at_once and ended_by(g, self.slots) >= 0:
                        return
            if not at_once and ended_by(g, self.slots) >= 0:
                return
            value *= LATER
            self.rounds += 1

    def best_claim(self, g: Galaxy, seat: i64) -> i64:
        """The slot with the most points that a seat can claim next, or none: -1."""
        best: i64 = -1
        most: i64 = 0
        turns: i64 = self.turns[seat]
        slots = self.slots
        for index in range(self.row):
            at: i64 = seat * self.row + index
            have = float(self.have[at])
            card: i64 = g.objectives[index]
            if turns > 0:
                if IS_DEED[g.box.objective_kind[card]]:
                    continue
                if self.more[at]:
                    have += SAVED[g.box.objective_argument[card]] * float(turns * self.more[at])
                    have = min(have, self.room)
            if have == 0.0:
                continue
            for slot in range(4):
                if (
                    slots[index * 4 + slot] < 0
                    and g.box.slot_points[card * 4 + slot] > most
                    and have >= float(g.box.slot_needs[card * 4 + slot])
                ):
                    best = index * 4 + slot
                    most = g.box.slot_points[card * 4 + slot]
        return best


def prospects(g: Galaxy, seat: i64, outlook: Outlook) -> float:
    rounds = 0.5 + float(outlook.turns[seat])
    time = min(rounds / LONG, 1.0)
    value = float(points(g, seat)) + outlook.gains[seat]
    value += resources(g, seat) * min(0.2 + 0.3 * rounds, 1.0) + fleets(g, seat) * time * time
    for colour in range(4):
        value += PULL * outlook.asked[colour] * float(g.storage[seat * 4 + colour])
    built, learned = float(COUNT[g.player[BUILT + seat]]), float(g.player[LEARNED + seat])
    value += rounds * 0.08 * built + rounds * 0.3 * learned
    if g.rules.bribes == "free":
        value += REPUTE * (trust(g, seat) - 0.5) * time
    return value + lands(g, seat, rounds, outlook) + claims(g, seat, outlook)


def resources(g: Galaxy, seat: i64) -> float:
    """What they are good for, given time."""
    value = 0.0
    for colour in (0, 2, 3):
        held = float(g.storage[seat * 4 + colour])
        value += 0.14 * min(held, ENOUGH) + 0.04 * held
    return value


def fleets(g: Galaxy, seat: i64) -> float:
    """What they are good for, given much time."""
    afloat = float(g.player[AFLOAT + seat])
    return 0.95 * min(afloat, 8.0) + 0.75 * min(afloat, 15.0)


def lands(g: Galaxy, seat: i64, rounds: float, outlook: Outlook) -> float:
    """What the sectors of a seat will yield; a little for those next to them that nobody has."""
    value = 0.0
    held: i64 = g.player[HELD + seat]
    for cell in cells_in(held):
        value += 0.5 + rounds * 0.6 * outlook.yields(g.box, g.sector[cell])
    for cell in cells_in(g.grid.beside(held) & g.mapped):
        if g.control[cell] < 0:
            value += 0.3 + 0.22 * rounds * outlook.yields(g.box, g.sector[cell])
    return value


def claims(g: Galaxy, seat: i64, outlook: Outlook) -> float:
    """Other open slots, by how near they are; those count less that somebody else is expected to take."""
    value = 0.0
    slots = g.slots
    taken = outlook.slots
    for index in range(outlook.row):
        have = float(outlook.have[seat * outlook.row + index])
        if have == 0.0:
            continue
        card: i64 = g.objectives[index]
        for slot in range(4):
            taker: i64 = taken[index * 4 + slot]
            if slots[index * 4 + slot] < 0 and taker != seat:
                near = min(have / float(g.box.slot_needs[card * 4 + slot]), 1.0)
                reach = IN_REACH[g.box.objective_kind[card]]
                weight = 0.7 * reach if taker >= 0 else reach
                value += weight * near * near * float(g.box.slot_points[card * 4 + slot])
    return value
