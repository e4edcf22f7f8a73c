"""The order of play: the Master of the Order refreshes the display, hears offers, and hands out the order."""

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import ACTIONS, COLOURS, SEATS, flat
from milkomeda.galaxy.facts import (
    OfferDeclined,
    Offered,
    OfferedNothing,
    OfferTaken,
    OrderCardHidden,
    OrderDealt,
    OrderDecided,
    OrderProposed,
    PromiseBroken,
    PromiseKept,
    Refreshed,
)
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.rules.common import DONE, GAIN_MASTER, by_colour, different_seats, gain_by_technology
from milkomeda.galaxy.rules.end import ended_by
from milkomeda.galaxy.rules.turn import begin_turn
from milkomeda.galaxy.state import BROKEN, KEPT, NONE, POSITIONS, Galaxy, changed, filled
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Input
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.step import NOBODY, Luck, Makers, Then, Turn
from milkomeda.words.message import Message, Problem, say

ORDERS: Final = [[list(order) for order in permutations(range(seats))] for seats in range(5)]
DIRECTIVE: Final = 1

# Wishes: none, a place in the order (1 to 4), a refresh of a position (5 to 8).
NO_WISH: Final = 0
REFRESH_WISH: Final = 4
WISHES: Final = 8  # that may be promised: a place to each seat, then a refresh
LISTED: Final = 400
SELDOM: Final = 8
MOST: Final = 255


@final
class NextRound(Then[Galaxy]):
    """The next round, unless the end has been reached."""

    def name(self) -> str:
        return "next-round"

    def closes(self) -> bool:
        return True

    def answer(self, g: Galaxy, choice: i64) -> None:
        if ended_by(g, g.slots) >= 0:
            return
        g.round += 1
        if g.round == 1:
            if g.rules.first_order == "turns":
                begin_turn(g, 0)
            else:
                g.push(DealOrder([]))
            return
        master: i64 = g.order[g.seats - 1]
        if master != g.master:
            g.master = master
            gain_by_technology(g, master, GAIN_MASTER)
        g.promises = filled(WISHES, NO_WISH)
        g.push(Distribute(True))
        push_offers(g, False)
        g.push(Distribute(False))
        if g.seats > 3:
            g.push(Reveal())
        if directives.positions(g) > 0:
            g.push(Refresh())
            if g.rules.refresh_offers:
                push_offers(g, True)


@final
class DealOrder(Luck[Galaxy]):
    """The first round: everyone draws an order card; here, who drew the next lowest."""

    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt

    def name(self) -> str:
        return "deal-order"

    def born(self) -> Parts:
        return {"dealt_seats": self.dealt}

    def fits(self, g: Galaxy) -> bool:
        return different_seats(g, self.dealt) and len(self.dealt) + 1 < g.seats

    def after(self) -> list[str]:
        return ["civilization", "turn-homeworld"]

    def ask(self, g: Galaxy) -> Message:
        return say("who-comes-at", place=len(self.dealt) + 1)

    def choices(self, g: Galaxy) -> list[int]:
        return [seat for seat in range(g.seats) if seat not in self.dealt]

    def answer(self, g: Galaxy, choice: i64) -> None:
        dealt = [*self.dealt, choice]
        left = [seat for seat in range(g.seats) if seat not in dealt]
        if len(left) > 1:
            g.push(DealOrder(dealt))
        elif g.steps:  # the first sectors come before the first turn
            g.order = flat(dealt + left)
        else:
            set_order(g, dealt + left)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [OrderDealt(choice, len(self.dealt) + 1)]

    def form(self, g: Galaxy) -> str:
        return "order {place} {seat}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"place": len(self.dealt) + 1, "seat": choice}


def set_order(g: Galaxy, order: list[int]) -> None:
    """The order of this round; the first one begins. Whoever acts last is the next Master."""
    g.order = flat(order)
    begin_turn(g, 0)


class MasterTurn(Turn[Galaxy]):
    """The Master of the Order chooses."""

    def seat(self, g: Galaxy) -> i64:
        return g.master

    def fits(self, g: Galaxy) -> bool:
        return g.master >= 0


@final
class Refresh(MasterTurn):
    """The Master must refresh one position: the pair, or one card of it."""

    def name(self) -> str:
        return "refresh"

    def ask(self, g: Galaxy) -> Message:
        return say("refresh-one-position", shown=g.rules.module)

    def behind(self) -> list[str]:
        return ["display"]

    def fits(self, g: Galaxy) -> bool:
        return g.master >= 0 and directives.positions(g) > 0

    def after(self) -> list[str]:
        return ["offers-before", "offer", "decide-offer"]

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = []
        for position in range(directives.positions(g)):
            if not self.promised_otherwise(g, position):
                found += [position * 3, position * 3 + 1, position * 3 + 2]
        return found

    def stands(self, g: Galaxy) -> bool:
        return len(promised_such(g, refreshed_for_all(g, 0))) > 0

    def promised_otherwise(self, g: Galaxy, position: i64) -> bool:
        return g.rules.bribes == "binding" and breaks_word(g, refreshed_for_all(g, position))

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(directives.positions(g) * 3))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice >= directives.positions(g) * 3:
            return say("no-such-position")
        return say("promised-another-position") if self.promised_otherwise(g, choice // 3) else None

    def answer(self, g: Galaxy, choice: i64) -> None:
        kind: i64 = choice % 3
        if kind != DIRECTIVE:
            directives.replace_card(g, 1, choice // 3)
        if kind <= DIRECTIVE:
            directives.replace_card(g, 0, choice // 3)
        count_promises(g, refreshed_for_all(g, choice // 3))
        for seat in range(g.seats):
            g.promises = changed(g.promises, REFRESH_WISH + seat, NO_WISH)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        refreshed = Refreshed(seat, choice // 3 + 1, g.names("shown")[choice % 3])
        return [refreshed, *of_promises(g, refreshed_for_all(g, choice // 3))]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        kind: i64 = choice % 3
        directive: i64 = g.shown[choice // 3]
        protocol: i64 = g.shown[POSITIONS + choice // 3]
        gone: list[str | Message] = []
        if kind <= DIRECTIVE and directive >= 0:
            gone.append(g.box.directives[directive])
        if kind != DIRECTIVE and protocol >= 0:
            cost = {COLOURS[g.box.protocol_colour[protocol]]: int(g.box.protocol_cost[protocol])}
            gone.append(say("protocol-card", action=ACTIONS[g.box.protocol_action[protocol]], resources=cost))
        return say("replaces", cards=gone) if gone else None

    def form(self, g: Galaxy) -> str:
        return "refresh {position} {shown}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"position": choice // 3 + 1, "shown": choice % 3}

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        if not 0 < parts["position"] <= directives.positions(g):
            raise Problem(say("no-such-position"))
        return (int(parts["position"]) - 1) * 3 + int(parts["shown"])

    def read(self, g: Galaxy, text: str) -> i64:
        return super().read(g, directives.as_called(g, text))


@final
class Reveal(Luck[Galaxy]):
    """Two numbered order cards are revealed; which one stays hidden can be deduced."""

    def name(self) -> str:
        return "reveal-order"

    def ask(self, g: Galaxy) -> Message:
        return say("which-stays-hidden")

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(1, g.seats))

    def answer(self, g: Galaxy, choice: i64) -> None:
        pass

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [OrderCardHidden(choice)]

    def form(self, g: Galaxy) -> str:
        return "{place} stays hidden"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"place": choice}

    def after(self) -> list[str]:
        return ["refresh", "show"]


@final
class Distribute(MasterTurn):
    """The Master proposes, and then decides, who gets which order card: in effect a turn order."""

    def __init__(self, final_word: bool) -> None:
        self.final_word = final_word

    def name(self) -> str:
        return "decide-order" if self.final_word else "propose-order"

    def ask(self, g: Galaxy) -> Message:
        return say("decide-the-order") if self.final_word else say("propose-an-order")

    def input(self) -> Input:
        return "order"

    def behind(self) -> list[str]:
        return ["bribes"]

    def after(self) -> list[str]:
        if self.final_word:
            return ["propose-order", "offers-after", "offer", "decide-offer"]
        return ["refresh", "show", "reveal-order"]

    def stands(self, g: Galaxy) -> bool:
        """A proposal; and a decision that keeps or breaks a promise."""
        return not self.final_word or len(promised_such(g, places_in(ORDERS[g.seats][0]))) > 0

    def closes(self) -> bool:
        return self.final_word

    def breaks_promise(self, g: Galaxy, order: list[int]) -> bool:
        return g.rules.bribes == "binding" and breaks_word(g, places_in(order))

    def choices(self, g: Galaxy) -> list[int]:
        orders = ORDERS[g.seats]
        if g.rules.bribes != "binding":
            return list(range(len(orders)))
        return [i for i in range(len(orders)) if not self.breaks_promise(g, orders[i])]

    def sample(self, g: Galaxy, luck: Random) -> i64:
        if g.rules.bribes != "binding":
            return luck.below(len(ORDERS[g.seats]))
        choices = self.choices(g)
        return choices[luck.below(len(choices))]

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(len(ORDERS[g.seats])))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice >= len(ORDERS[g.seats]):
            return say("no-order-of-players")
        return say("promised-another-place") if self.breaks_promise(g, ORDERS[g.seats][choice]) else None

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.proposed = NONE if self.final_word else choice
        if self.final_word:
            count_promises(g, places_in(ORDERS[g.seats][choice]))
            set_order(g, ORDERS[g.seats][choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        order = ORDERS[g.seats][choice]
        if not self.final_word:
            return [OrderProposed(seat, order)]
        return [OrderDecided(seat, order), *of_promises(g, places_in(order))]

    def form(self, g: Galaxy) -> str:
        return "order {seats}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"seats": ORDERS[g.seats][choice]}


def spell_order(g: Galaxy, number: i64) -> str:
    return " ".join(SEATS[seat] for seat in ORDERS[g.seats][number])


# The Master's word: a promise is kept or broken when that is decided which it was about.


def places_in(order: list[int]) -> list[int]:
    """What each seat gets by an order, as a wish."""
    return [order.index(seat) + 1 for seat in range(len(order))]


def refreshed_for_all(g: Galaxy, position: i64) -> list[int]:
    """What each seat gets by a refresh, as a wish."""
    return [int(REFRESH_WISH + 1 + position)] * g.seats


def noted(seat: i64, wish: i64) -> i64:
    """Where the promise of such a wish to a seat is: one of a place and one of a refresh can both hold."""
    return REFRESH_WISH + seat if wish > REFRESH_WISH else seat


def promise(g: Galaxy, seat: i64, wish: i64) -> i64:
    """What the Master promised a seat that is of the same kind as a wish."""
    return g.promises[noted(seat, wish)]


def promised_such(g: Galaxy, granted: list[int]) -> list[int]:
    """The seats to which the Master promised something of the kind that they get."""
    return [seat for seat in range(g.seats) if promise(g, seat, granted[seat]) != NO_WISH]


def promised_order(g: Galaxy, order: list[int]) -> list[int]:
    """An order in which everybody has the place they were promised, as far as that can be."""
    places = [NONE] * g.seats
    for seat in order:
        place: i64 = g.promises[seat] - 1
        if 0 <= place < g.seats and places[place] == NONE:
            places[place] = seat
    others = [seat for seat in order if seat not in places]
    return [others.pop(0) if seat == NONE else seat for seat in places]


def breaks_word(g: Galaxy, granted: list[int]) -> bool:
    for seat in promised_such(g, granted):
        if promise(g, seat, granted[seat]) != granted[seat]:
            return True
    return False


def count_promises(g: Galaxy, granted: list[int]) -> None:
    """Where promises do not bind it is remembered how many the Master has kept, and how many broken."""
    if g.rules.bribes == "free":
        for seat in promised_such(g, granted):
            is_kept = promise(g, seat, granted[seat]) == granted[seat]
            g.player[(KEPT if is_kept else BROKEN) + g.master] += 1


def of_promises(g: Galaxy, granted: list[int]) -> list[Fact]:
    found: list[Fact] = []
    if g.rules.bribes == "free":
        for seat in promised_such(g, granted):
            is_kept = promise(g, seat, granted[seat]) == granted[seat]
            found.append(PromiseKept(g.master, seat) if is_kept else PromiseBroken(g.master, seat))
    return found


# Bribes.


def push_offers(g: Galaxy, before: bool) -> None:
    if g.rules.bribes != "none":
        for _ in range(g.rules.offers):
            g.push(Offers(before))


@final
class Offers(Then[Galaxy]):
    """Every other player may make the Master an offer, in last round's order."""

    def __init__(self, before: bool) -> None:
        self.before = before  # before the refresh

    def name(self) -> str:
        return "offers-before" if self.before else "offers-after"

    def fits(self, g: Galaxy) -> bool:
        return g.master >= 0

    def answer(self, g: Galaxy, choice: i64) -> None:
        for place in range(g.seats - 1, -1, -1):
            seat: i64 = g.order[place]
            if seat != g.master:
                g.push(Offer(seat, self.before))


def holdings(g: Galaxy, seat: i64) -> i64:
    at: i64 = seat * 4
    return g.storage[at] + g.storage[at + 1] + g.storage[at + 2] + g.storage[at + 3]


def offered(offer: i64, colour: i64) -> i64:
    return offer >> (8 + colour * 8) & MOST


def make_offer(wish: i64, given: list[int]) -> i64:
    """A wish and an amount of each colour, packed."""
    packed: i64 = wish
    for colour in range(4):
        packed |= i64(given[colour]) << (8 + colour * 8)
    return packed


def worth(offer: i64) -> i64:
    return offered(offer, 0) + offered(offer, 1) + offered(offer, 2) + offered(offer, 3)


def wish_of(offer: i64) -> dict[str, int]:
    """A wish by name: a place in the order, or a position to be refreshed."""
    wish = int(offer & MOST)
    if wish == NO_WISH:
        return {}
    return {"place": wish} if wish <= REFRESH_WISH else {"position": wish - REFRESH_WISH}


def offer_parts(offer: i64) -> Parts:
    return {"resources": by_colour([int(offered(offer, colour)) for colour in range(4)]), **wish_of(offer)}


def offer_of(parts: Parts) -> i64:
    """The offer of these parts. Raises Problem."""
    given = [parts["resources"].get(colour, 0) for colour in COLOURS]
    wishes = [int(parts[name]) for name in ("place", "position") if name in parts]
    for wish in wishes:
        if not NO_WISH < wish <= REFRESH_WISH or len(wishes) > 1:
            raise Problem(say("no-choice"))
    if sum(given) == 0:
        raise Problem(say("offer-something"))
    if min(given) < 0 or max(given) > MOST:
        raise Problem(say("no-choice"))
    refresh = REFRESH_WISH if "position" in parts else 0
    return make_offer(wishes[0] + refresh if wishes else NO_WISH, given)


def spell_wish(wish: i64) -> str:
    return "".join(
        f"{'place' if name == 'place' else 'refresh'} {number}" for name, number in wish_of(wish).items()
    )


def has_master(g: Galaxy, giver: i64) -> bool:
    return 0 <= giver < g.seats and g.master >= 0 and giver != g.master


@final
class Offer(Turn[Galaxy]):
    """Resources for the Master, with a wish; or none. Who has nothing is not asked."""

    def __init__(self, giver: i64, before: bool) -> None:
        self.giver: i64 = giver
        self.before = before

    def seat(self, g: Galaxy) -> i64:
        return self.giver if holdings(g, self.giver) > 0 else NOBODY

    def name(self) -> str:
        return "offer"

    def born(self) -> Parts:
        return {"giver_seat": self.giver, "before": int(self.before)}

    def fits(self, g: Galaxy) -> bool:
        return has_master(g, self.giver)

    def after(self) -> list[str]:
        return ["offer", "decide-offer"]

    def ask(self, g: Galaxy) -> Message:
        if g.proposed < 0:
            return say("offer-the-master", seat=g.master)
        return say("offer-the-master-who-proposes", seat=g.master, seats=ORDERS[g.seats][g.proposed])

    def input(self) -> Input:
        return "offer"

    def amounts(self, g: Galaxy) -> Amounts:
        held = [min(int(g.storage[self.giver * 4 + colour]), MOST) for colour in range(4)]
        return Amounts("resources", COLOURS, held)

    def behind(self) -> list[str]:
        return ["bribes", "offers"]

    def least(self, g: Galaxy) -> list[int]:
        return [DONE]

    def stands(self, g: Galaxy) -> bool:
        return True

    def waivable(self) -> bool:
        return True

    def wishes(self, g: Galaxy) -> i64:
        """How many different wishes there are, none included."""
        return 1 + g.seats + (directives.positions(g) if self.before else 0)

    def wish(self, g: Galaxy, index: i64) -> i64:
        return index if index <= g.seats else index - g.seats + REFRESH_WISH

    def listed(self, g: Galaxy) -> bool:
        count: i64 = self.wishes(g)
        for colour in range(4):
            count *= 1 + min(g.storage[self.giver * 4 + colour], LISTED)
        return count <= LISTED

    def choices(self, g: Galaxy) -> list[int]:
        at: i64 = self.giver * 4
        found: list[int] = [DONE]
        for index in range(self.wishes(g)):
            for blue in range(g.storage[at] + 1):
                for orange in range(g.storage[at + 1] + 1):
                    for red in range(g.storage[at + 2] + 1):
                        for green in range(g.storage[at + 3] + 1):
                            if blue + orange + red + green:
                                found.append(make_offer(self.wish(g, index), [blue, orange, red, green]))
        return found

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None
        wish: i64 = choice & MOST
        if choice < 0 or choice >> 40 or worth(choice) == 0:
            return say("offer-something")
        for colour in range(4):
            held: i64 = g.storage[self.giver * 4 + colour]
            if offered(choice, colour) > held:
                return say("you-have", held=held, colour=COLOURS[colour])
        if NO_WISH < wish <= REFRESH_WISH and wish > g.seats:
            return say("places-in-the-order", places=g.seats)
        if wish > REFRESH_WISH and (not self.before or wish - REFRESH_WISH > directives.positions(g)):
            return say("no-such-refresh")
        return None

    def ideas(self, g: Galaxy) -> list[int]:
        """Nothing; a little or more of something, for places that are better than the one proposed."""
        found: list[int] = [DONE]
        for place in range(g.seats):
            if self.gain(g, place) > 0.0:
                for colour in range(4):
                    for amount in (1, 3, 6):
                        if amount <= g.storage[self.giver * 4 + colour]:
                            given = [0, 0, 0, 0]
                            given[colour] = amount
                            found.append(make_offer(place + 1, given))
        return found

    def gain(self, g: Galaxy, place: i64) -> float:
        """What it would be worth to be proposed that place."""
        if g.proposed < 0:
            return 0.0
        order = [seat for seat in ORDERS[g.seats][g.proposed] if seat != self.giver]
        order.insert(place, int(self.giver))
        then = g.copy()
        then.proposed = ORDERS[g.seats].index(order)
        return then.judge(self.giver) - g.judge(self.giver)

    def sample(self, g: Galaxy, luck: Random) -> i64:
        """Mostly nothing, now and then a little of one resource: a random player should not ruin itself."""
        if luck.below(SELDOM):
            return DONE
        given = [0, 0, 0, 0]
        colour = luck.below(4)
        while g.storage[self.giver * 4 + colour] == 0:
            colour = luck.below(4)
        given[colour] = 1 + luck.below(min(g.storage[self.giver * 4 + colour], 3))
        return make_offer(self.wish(g, luck.below(self.wishes(g))), given)

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice != DONE:
            g.push(Decide(self.giver, choice))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == DONE:
            return [OfferedNothing(seat)]
        given = by_colour([int(offered(choice, colour)) for colour in range(4)])
        wish: i64 = choice & MOST
        if wish == NO_WISH:
            return [Offered(seat, given, "none", 0)]
        if wish <= REFRESH_WISH:
            return [Offered(seat, given, "place", wish)]
        return [Offered(seat, given, "refresh", wish - REFRESH_WISH)]

    def form(self, g: Galaxy) -> str:
        return "no offer | offer {resources}[ for place {place}][ for refresh {position}]"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {} if choice == DONE else offer_parts(choice)

    def choice(self, g: Galaxy, parts: Parts) -> i64:
        return offer_of(parts) if parts else DONE


DECLINE: Final = 0
TAKE: Final = 1


@final
class Decide(MasterTurn):
    """The Master takes or declines an offer; taken resources change hands at once."""

    def __init__(self, giver: i64, offer: i64) -> None:
        self.giver: i64 = giver
        self.offer: i64 = offer

    def name(self) -> str:
        return "decide-offer"

    def born(self) -> Parts:
        return {"giver_seat": self.giver, **offer_parts(self.offer)}

    def fits(self, g: Galaxy) -> bool:
        return (
            has_master(g, self.giver)
            and self.offer != DONE
            and Offer(self.giver, True).refusal(g, self.offer) is None
        )

    def ask(self, g: Galaxy) -> Message:
        given = by_colour([int(offered(self.offer, colour)) for colour in range(4)])
        wish: i64 = self.offer & MOST
        if wish == NO_WISH:
            return say("take-the-offer", seat=self.giver, resources=given)
        if wish <= REFRESH_WISH:
            return say("take-the-offer-for-place", seat=self.giver, resources=given, place=wish)
        position: i64 = wish - REFRESH_WISH
        return say("take-the-offer-for-refresh", seat=self.giver, resources=given, position=position)

    def behind(self) -> list[str]:
        return ["bribes"]

    def least(self, g: Galaxy) -> list[int]:
        return [DECLINE]

    def stands(self, g: Galaxy) -> bool:
        return True

    def keepable(self, g: Galaxy) -> bool:
        """Whether a binding promise can be kept beside those already made."""
        wish: i64 = self.offer & MOST
        if g.rules.bribes != "binding" or wish == NO_WISH:
            return True
        for seat in range(g.seats):
            other = promise(g, seat, wish)
            same = seat == self.giver or wish > REFRESH_WISH  # to be promised: a place is for one alone
            if other != NO_WISH and (other == wish) != same:
                return False
        return True

    def choices(self, g: Galaxy) -> list[int]:
        return [DECLINE, TAKE] if self.keepable(g) else [DECLINE]

    def candidates(self, g: Galaxy) -> list[int]:
        return [DECLINE, TAKE]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice > TAKE:
            return say("take-it-or-decline-it")
        return None if choice == DECLINE or self.keepable(g) else say("promised-otherwise")

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == TAKE:
            for colour in range(4):
                g.pay(self.giver, colour, offered(self.offer, colour))
                g.gain(g.master, colour, offered(self.offer, colour))
            wish: i64 = self.offer & MOST
            if wish != NO_WISH:
                g.promises = changed(g.promises, noted(self.giver, wish), wish)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [OfferTaken(seat, self.giver) if choice == TAKE else OfferDeclined(seat, self.giver)]

    def form(self, g: Galaxy) -> str:
        return "{verdict}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"verdict": choice}


# As they are written.

STEPS: Final[Makers] = {
    "next-round": lambda parts: NextRound(),
    "deal-order": lambda parts: DealOrder(parts.get("dealt_seats", [])),
    "refresh": lambda parts: Refresh(),
    "reveal-order": lambda parts: Reveal(),
    "propose-order": lambda parts: Distribute(False),
    "decide-order": lambda parts: Distribute(True),
    "offers-before": lambda parts: Offers(True),
    "offers-after": lambda parts: Offers(False),
    "offer": lambda parts: Offer(parts["giver_seat"], bool(parts.get("before", 0))),
    "decide-offer": lambda parts: Decide(parts["giver_seat"], offer_of(parts)),
}
