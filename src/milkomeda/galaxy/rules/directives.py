"""Directives: patterns of corner colours that unlock the module or protocol beside them."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import ACTIONS, COLOURS
from milkomeda.galaxy.facts import DirectiveShown, ProtocolShown
from milkomeda.galaxy.rules.common import GAIN_PROTOCOL, bonus, gain_by_technology, short_of
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.galaxy.state import (
    DISCARDED,
    HELD,
    IN_DECK,
    IN_USE,
    NONE,
    POSITIONS,
    Galaxy,
    changed,
)
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Luck, Makers
from milkomeda.words.message import Message, say

CHEAPER: Final = EFFECTS.index("cheaper protocol")


def positions(g: Galaxy) -> i64:
    return len(g.rules.directive_tiers)


# Matching.


def next_match(g: Galaxy, seat: i64, directive: i64, point: i64) -> i64:
    """The first point from there on at which a directive matches for a seat: one of the four sectors
    is theirs. NONE if there is none.
    """
    fits = g.box.fits_turned if g.rules.rotate_patterns else g.box.fits
    row: i64 = directive * 256
    held: i64 = g.player[HELD + seat]
    corner = g.corner
    meeting = g.grid.meeting
    while point < len(corner):
        if meeting[point] & held and corner[point] >= 0 and fits[row + corner[point]]:
            return point
        point += 1
    return NONE


def fulfilled(g: Galaxy, seat: i64, directive: i64) -> bool:
    return next_match(g, seat, directive, 0) >= 0


def points_matching(g: Galaxy, seat: i64, directive: i64) -> list[int]:
    found: list[int] = []
    point = next_match(g, seat, directive, 0)
    while point >= 0:
        found.append(point)
        point = next_match(g, seat, directive, point + 1)
    return found


def price(g: Galaxy, protocol: i64) -> i64:
    """What activating costs the player whose turn it is."""
    cost: i64 = g.box.protocol_cost[protocol] - bonus(g, g.active, CHEAPER)
    if g.rules.mbrain_protocol and g.has_mbrain(g.active):
        cost -= g.rules.mbrain_protocol
    return max(cost, 0)


def pay(g: Galaxy, position: i64) -> i64:
    """Pay for a protocol; returns its action."""
    protocol: i64 = g.shown[POSITIONS + position]
    g.pay(g.active, g.box.protocol_colour[protocol], price(g, protocol))
    gain_by_technology(g, g.active, GAIN_PROTOCOL)
    return g.box.protocol_action[protocol]


# Ready-made, for they are the answer most of the time.
NO_PAIR: Final = say("no-pair-there")
WAS_MAIN: Final = [say("was-your-main-action", action=action) for action in ACTIONS]


def refusal(g: Galaxy, position: i64) -> Message | None:
    """Why the module or protocol at a position cannot be activated (its action apart)."""
    directive: i64 = g.shown[position]
    protocol: i64 = g.shown[POSITIONS + position]
    if directive < 0 or protocol < 0:
        return NO_PAIR
    if g.box.protocol_action[protocol] == g.main:
        return WAS_MAIN[g.main]
    if g.storage[g.active * 4 + g.box.protocol_colour[protocol]] < price(g, protocol):
        return short_of(g, g.active, g.box.protocol_colour[protocol], price(g, protocol))
    return None if fulfilled(g, g.active, directive) else g.box.no_match[directive]


def protocol(g: Galaxy, card: i64) -> Message:
    """What a module or protocol is: an action, and what it costs."""
    cost = {COLOURS[g.box.protocol_colour[card]]: int(g.box.protocol_cost[card])}
    return say("protocol-card", action=ACTIONS[g.box.protocol_action[card]], resources=cost)


def as_called(g: Galaxy, text: str) -> str:
    """An answer as it is spelt now: older logs call modules protocols."""
    return text.lower().replace("protocol", g.rules.module)


# Decks.


def same_deck(g: Galaxy, kind: i64, tier: i64, status: i64) -> list[int]:
    """Cards of one deck with a status: directives if kind is 0, protocols if it is 1."""
    return [card for card in g.box.decks[kind][tier] if g.cards[card] == status]


def any_left(g: Galaxy, kind: i64, tier: i64) -> bool:
    for card in g.box.decks[kind][tier]:
        if g.cards[card] == IN_DECK:
            return True
    return False


def deck_tier(g: Galaxy, kind: i64, position: i64) -> i64:
    return g.rules.protocol_tiers[position] if kind else g.rules.directive_tiers[position]


def replace_card(g: Galaxy, kind: i64, position: i64) -> None:
    """Discard what is shown there, and draw anew; an empty deck is made from its discards."""
    place: i64 = position + (POSITIONS if kind else 0)
    tier = deck_tier(g, kind, position)
    old: i64 = g.shown[place]
    if old >= 0:
        g.cards = changed(g.cards, old + (g.box.first_protocol if kind else 0), DISCARDED)
        g.shown = changed(g.shown, place, NONE)
    if not any_left(g, kind, tier):
        for card in same_deck(g, kind, tier, DISCARDED):
            g.cards = changed(g.cards, card, IN_DECK)
    if any_left(g, kind, tier):
        g.push(Show(kind, position))


@final
class Show(Luck[Galaxy]):
    """A directive or a protocol is drawn for a position."""

    def __init__(self, kind: i64, position: i64) -> None:
        self.kind: i64 = kind
        self.position: i64 = position

    def name(self) -> str:
        return "show"

    def after(self) -> list[str]:
        return ["objective", "show"]

    def born(self) -> Parts:
        return {"position": self.position + 1, "shown": self.kind + 1}

    def fits(self, g: Galaxy) -> bool:
        return 0 <= self.kind <= 1 and 0 <= self.position < positions(g)

    def ask(self, g: Galaxy) -> Message:
        if not self.kind:
            return say("which-directive", position=self.position + 1)
        return say("which-protocol", position=self.position + 1, shown=g.rules.module)

    def choices(self, g: Galaxy) -> list[int]:
        return same_deck(g, self.kind, deck_tier(g, self.kind, self.position), IN_DECK)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        deck = g.box.decks[self.kind][deck_tier(g, self.kind, self.position)]
        card: i64 = deck[luck.below(len(deck))]
        while g.cards[card] != IN_DECK:
            card = deck[luck.below(len(deck))]
        return card

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.cards = changed(g.cards, choice, IN_USE)
        place: i64 = self.position + (POSITIONS if self.kind else 0)
        g.shown = changed(g.shown, place, choice - (g.box.first_protocol if self.kind else 0))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice < g.box.first_protocol:
            return [DirectiveShown(self.position + 1, g.box.directives[choice])]
        protocol = choice - g.box.first_protocol
        cost = {COLOURS[g.box.protocol_colour[protocol]]: int(g.box.protocol_cost[protocol])}
        return [ProtocolShown(self.position + 1, ACTIONS[g.box.protocol_action[protocol]], cost)]

    def form(self, g: Galaxy) -> str:
        return "show {position} {directive} | show {position} {protocol}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice < g.box.first_protocol:
            return {"position": self.position + 1, "directive": choice}
        return {"position": self.position + 1, "protocol": choice - g.box.first_protocol}


# As they are written.

STEPS: Final[Makers] = {"show": lambda parts: Show(parts["shown"] - 1, parts["position"] - 1)}
