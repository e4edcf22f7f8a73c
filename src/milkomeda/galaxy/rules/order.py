"""The order of play: the Master of the Order refreshes the display, hears offers, and hands out the order."""

from itertools import permutations
from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import COLOURS, SEATS, flat
from milkomeda.galaxy.facts import (
    OfferDeclined,
    Offered,
    OfferedNothing,
    OfferTaken,
    OrderCardHidden,
    OrderDealt,
    OrderDecided,
    OrderProposed,
    Refreshed,
)
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.rules.common import DONE, GAIN_MASTER, amounts, by_colour, gain_by_technology
from milkomeda.galaxy.rules.end import ended_by
from milkomeda.galaxy.rules.turn import begin_turn
from milkomeda.galaxy.state import NONE, Galaxy, changed, filled
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.step import NOBODY, Luck, Then, Turn

ORDERS: Final = [[list(order) for order in permutations(range(seats))] for seats in range(5)]
DIRECTIVE: Final = 1

# Wishes: none, a place in the order (1 to 4), a refresh of a position (5 to 8).
NO_WISH: Final = 0
REFRESH_WISH: Final = 4
LISTED: Final = 400
SELDOM: Final = 8
NO_OFFER: Final = "an offer is at least one resource"


@final
class NextRound(Then[Galaxy]):
    """The next round, unless the end has been reached."""

    def name(self) -> str:
        return "next-round"

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
        g.promises = filled(4, NO_WISH)
        g.push(Distribute(True))
        push_offers(g, False)
        g.push(Distribute(False))
        if g.seats > 3:
            g.push(Reveal())
        if directives.positions(g) > 0:
            g.push(Refresh())
            push_offers(g, True)


@final
class DealOrder(Luck[Galaxy]):
    """The first round: everyone draws an order card; here, who drew the next lowest."""

    def __init__(self, dealt: list[int]) -> None:
        self.dealt = dealt

    def name(self) -> str:
        return "deal-order"

    def fields(self) -> list[int]:
        return self.dealt

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

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"order {len(self.dealt) + 1} {SEATS[choice]}"


def set_order(g: Galaxy, order: list[int]) -> None:
    """The order of this round; the first one begins. Whoever acts last is the next Master."""
    g.order = flat(order)
    begin_turn(g, 0)


class MasterTurn(Turn[Galaxy]):
    """The Master of the Order chooses."""

    def seat(self, g: Galaxy) -> i64:
        return g.master


@final
class Refresh(MasterTurn):
    """The Master must refresh one position: the pair, or one card of it."""

    def name(self) -> str:
        return "refresh"

    def ask(self, g: Galaxy) -> str:
        return f"Master of the Order: refresh one position (pair, directive or {g.rules.module})."

    def choices(self, g: Galaxy) -> list[int]:
        found: list[int] = []
        for position in range(directives.positions(g)):
            if not self.promised_otherwise(g, position):
                found += [position * 3, position * 3 + 1, position * 3 + 2]
        return found

    def promised_otherwise(self, g: Galaxy, position: i64) -> bool:
        if g.rules.bribes != "binding":
            return False
        for seat in range(g.seats):
            wish: i64 = g.promises[seat]
            if wish > REFRESH_WISH and wish != REFRESH_WISH + 1 + position:
                return True
        return False

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(directives.positions(g) * 3))

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or choice >= directives.positions(g) * 3:
            return "there is no such position"
        return "you promised to refresh another position" if self.promised_otherwise(g, choice // 3) else ""

    def answer(self, g: Galaxy, choice: i64) -> None:
        kind: i64 = choice % 3
        if kind != DIRECTIVE:
            directives.replace_card(g, 1, choice // 3)
        if kind <= DIRECTIVE:
            directives.replace_card(g, 0, choice // 3)
        for seat in range(g.seats):
            if g.promises[seat] > REFRESH_WISH:
                g.promises = changed(g.promises, seat, NO_WISH)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Refreshed(seat, choice // 3 + 1, self.what(g, choice))]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"refresh {choice // 3 + 1} {self.what(g, choice)}"

    def what(self, g: Galaxy, choice: i64) -> str:
        return ["pair", "directive", g.rules.module][choice % 3]

    def read(self, g: Galaxy, text: str) -> i64:
        return super().read(g, directives.as_called(g, text))


@final
class Reveal(Luck[Galaxy]):
    """Two numbered order cards are revealed; which one stays hidden can be deduced."""

    def name(self) -> str:
        return "reveal-order"

    def choices(self, g: Galaxy) -> list[int]:
        return list(range(1, g.seats))

    def answer(self, g: Galaxy, choice: i64) -> None:
        pass

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [OrderCardHidden(choice)]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"{choice} stays hidden"


@final
class Distribute(MasterTurn):
    """The Master proposes, and then decides, who gets which order card: in effect a turn order."""

    def __init__(self, final_word: bool) -> None:
        self.final_word = final_word

    def name(self) -> str:
        return "decide-order" if self.final_word else "propose-order"

    def ask(self, g: Galaxy) -> str:
        if self.final_word:
            return "Master of the Order: decide the order of this round."
        return "Master of the Order: propose an order for this round."

    def breaks_promise(self, g: Galaxy, order: list[int]) -> bool:
        if g.rules.bribes != "binding":
            return False
        for place, seat in enumerate(order):
            wish: i64 = g.promises[seat]
            if NO_WISH < wish <= REFRESH_WISH and wish != place + 1:
                return True
        return False

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

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or choice >= len(ORDERS[g.seats]):
            return "that is no order of the players"
        return "you promised another place" if self.breaks_promise(g, ORDERS[g.seats][choice]) else ""

    def answer(self, g: Galaxy, choice: i64) -> None:
        g.proposed = NONE if self.final_word else choice
        if self.final_word:
            set_order(g, ORDERS[g.seats][choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        order = ORDERS[g.seats][choice]
        return [OrderDecided(seat, order) if self.final_word else OrderProposed(seat, order)]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return f"order {spell_order(g, choice)}"


def spell_order(g: Galaxy, number: i64) -> str:
    return " ".join(SEATS[seat] for seat in ORDERS[g.seats][number])


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

    def answer(self, g: Galaxy, choice: i64) -> None:
        for place in range(g.seats - 1, -1, -1):
            seat: i64 = g.order[place]
            if seat != g.master:
                g.push(Offer(seat, self.before))


def holdings(g: Galaxy, seat: i64) -> i64:
    at: i64 = seat * 4
    return g.storage[at] + g.storage[at + 1] + g.storage[at + 2] + g.storage[at + 3]


def offered(offer: i64, colour: i64) -> i64:
    return offer >> (8 + colour * 8) & 255


def make_offer(wish: i64, given: list[int]) -> i64:
    """A wish and an amount of each colour, packed."""
    packed: i64 = wish
    for colour in range(4):
        packed |= i64(given[colour]) << (8 + colour * 8)
    return packed


def worth(offer: i64) -> i64:
    return offered(offer, 0) + offered(offer, 1) + offered(offer, 2) + offered(offer, 3)


def spell_wish(wish: i64) -> str:
    if wish == NO_WISH:
        return ""
    return f"place {wish}" if wish <= REFRESH_WISH else f"refresh {wish - REFRESH_WISH}"


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

    def fields(self) -> list[int]:
        return [self.giver, int(self.before)]

    def ask(self, g: Galaxy) -> str:
        plan = f" (proposes {spell_order(g, g.proposed)})" if g.proposed >= 0 else ""
        return f"Offer the Master {SEATS[g.master]}{plan} something? Like: offer 2 blue for place 1."

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

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice == DONE:
            return ""
        wish: i64 = choice & 255
        if choice < 0 or choice >> 40 or worth(choice) == 0:
            return NO_OFFER
        for colour in range(4):
            held: i64 = g.storage[self.giver * 4 + colour]
            if offered(choice, colour) > held:
                return f"you have {held} {COLOURS[colour]}"
        if NO_WISH < wish <= REFRESH_WISH and wish > g.seats:
            return f"there are {g.seats} places in the order"
        if wish > REFRESH_WISH and (not self.before or wish - REFRESH_WISH > directives.positions(g)):
            return "no such refresh is to come"
        return ""

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
        wish: i64 = choice & 255
        if wish == NO_WISH:
            return [Offered(seat, given, "none", 0)]
        if wish <= REFRESH_WISH:
            return [Offered(seat, given, "place", wish)]
        return [Offered(seat, given, "refresh", wish - REFRESH_WISH)]

    def spell(self, g: Galaxy, choice: i64) -> str:
        if choice == DONE:
            return "no offer"
        words = "offer " + amounts([int(offered(choice, colour)) for colour in range(4)])
        wish = spell_wish(choice & 255)
        return f"{words} for {wish}" if wish else words

    def read(self, g: Galaxy, text: str) -> i64:
        words = text.lower().split()
        if words == ["no", "offer"]:
            return DONE
        problem = ValueError(f"'{text.strip()}' is not like 'offer 2 blue 1 red for place 1'")
        if not words or words[0] != "offer":
            raise problem
        given_words, _, wish_words = " ".join(words[1:]).partition(" for ")
        given = [0, 0, 0, 0]
        parts = given_words.split()
        for number, colour in zip(parts[::2], parts[1::2], strict=False):
            if not number.isdecimal() or len(number) > 3 or colour not in COLOURS:
                raise problem
            given[COLOURS.index(colour)] += int(number)
        wish: i64 = NO_WISH
        wished = wish_words.split()
        if wished:
            if (
                len(wished) != 2
                or wished[0] not in ("place", "refresh")
                or wished[1] not in ("1", "2", "3", "4")
            ):
                raise problem
            wish = int(wished[1]) + (REFRESH_WISH if wished[0] == "refresh" else 0)
        if len(parts) % 2 or max(given) > 255:
            raise problem
        if sum(given) == 0:
            raise ValueError(NO_OFFER)
        return make_offer(wish, given)


TAKE: Final = 1


@final
class Decide(MasterTurn):
    """The Master takes or declines an offer; taken resources change hands at once."""

    def __init__(self, giver: i64, offer: i64) -> None:
        self.giver: i64 = giver
        self.offer: i64 = offer

    def name(self) -> str:
        return "decide-offer"

    def fields(self) -> list[int]:
        return [self.giver, self.offer]

    def ask(self, g: Galaxy) -> str:
        given = amounts([int(offered(self.offer, colour)) for colour in range(4)])
        wish = spell_wish(self.offer & 255)
        return f"{SEATS[self.giver]} offers {given}" + (f" for {wish}." if wish else ".") + " Take it?"

    def keepable(self, g: Galaxy) -> bool:
        """Whether a binding promise can be kept beside those already made."""
        wish: i64 = self.offer & 255
        if g.rules.bribes != "binding" or wish == NO_WISH:
            return True
        for seat in range(g.seats):
            other: i64 = g.promises[seat]
            if seat == self.giver:
                if NO_WISH < other <= REFRESH_WISH and other != wish:
                    return False
            elif (wish > REFRESH_WISH and other > REFRESH_WISH and other != wish) or (
                wish <= REFRESH_WISH and other == wish
            ):
                return False
        return True

    def choices(self, g: Galaxy) -> list[int]:
        return [0, TAKE] if self.keepable(g) else [0]

    def candidates(self, g: Galaxy) -> list[int]:
        return [0, TAKE]

    def refusal(self, g: Galaxy, choice: i64) -> str:
        if choice < 0 or choice > TAKE:
            return "take it or decline it"
        return "" if choice == 0 or self.keepable(g) else "you promised otherwise"

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice == TAKE:
            for colour in range(4):
                g.pay(self.giver, colour, offered(self.offer, colour))
                g.gain(g.master, colour, offered(self.offer, colour))
            if self.offer & 255:
                g.promises = changed(g.promises, self.giver, self.offer & 255)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [OfferTaken(seat, self.giver) if choice == TAKE else OfferDeclined(seat, self.giver)]

    def spell(self, g: Galaxy, choice: i64) -> str:
        return "take" if choice else "decline"
