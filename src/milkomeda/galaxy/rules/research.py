"""Research: choose a keyword, pay, draw technologies of its deck, keep one."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import GREEN, KEYWORDS
from milkomeda.galaxy.facts import DrewInSecret, DrewTechnology, Focused
from milkomeda.galaxy.grid import BIT, cells_in, count_in
from milkomeda.galaxy.rules import technologies
from milkomeda.galaxy.rules.common import (
    GAIN_RESEARCH,
    ActiveTurn,
    bonus,
    different,
    gain_by_technology,
    short_of,
)
from milkomeda.galaxy.rules.technologies import EFFECTS, WIDTH
from milkomeda.galaxy.state import DISCARDED, HELD, IN_DECK, LEARNED, OWNED, Galaxy, changed
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Random
from milkomeda.play.spelling import HIDDEN, Parts
from milkomeda.play.step import Luck, Makers, Step
from milkomeda.words.message import Message, say

CHEAPER: Final = EFFECTS.index("cheaper research")
MORE_TECHNOLOGIES: Final = EFFECTS.index("more technologies")


def cost(g: Galaxy) -> i64:
    full: i64 = g.rules.research_cost
    return max(full - bonus(g, g.active, CHEAPER), min(full, 1))


NO_RESEARCH: Final = say("no-research-here")
NO_TECHNOLOGIES_LEFT: Final = say("no-technologies-left")


def refusal(g: Galaxy) -> Message | None:
    if not g.rules.research:
        return NO_RESEARCH
    if g.storage[g.active * 4 + GREEN] < cost(g):
        return short_of(g, g.active, GREEN, cost(g))
    return None if focuses(g) else NO_TECHNOLOGIES_LEFT


def start(g: Galaxy) -> None:
    g.push(Focus())


def held_keywords(g: Galaxy, seat: i64) -> i64:
    """All keywords of the sectors that a seat controls."""
    mask: i64 = 0
    held: i64 = g.player[HELD + seat]
    for keyword in range(8):
        if held & g.bearing[keyword]:
            mask |= BIT[keyword]
    return mask


def bearing(g: Galaxy, seat: i64, keyword: i64) -> i64:
    """How many controlled sectors bear a keyword."""
    return count_in(g.player[HELD + seat] & g.bearing[keyword])


def cards_in(g: Galaxy, keyword: i64, status: i64) -> list[int]:
    deck = g.box.technology_deck
    return [card for card in range(deck[keyword], deck[keyword + 1]) if g.tech[card] == status]


def number_in(g: Galaxy, keyword: i64, status: i64) -> i64:
    count: i64 = 0
    for card in range(g.box.technology_deck[keyword], g.box.technology_deck[keyword + 1]):
        if g.tech[card] == status:
            count += 1
    return count


def left_in(g: Galaxy, keyword: i64) -> bool:
    """Whether a keyword's deck, or its discards, hold a technology."""
    for card in range(g.box.technology_deck[keyword], g.box.technology_deck[keyword + 1]):
        if g.tech[card] < OWNED:
            return True
    return False


def focuses(g: Galaxy) -> i64:
    """The keywords that can be researched, as bits."""
    mask = held_keywords(g, g.active)
    for keyword in range(8):
        if mask & BIT[keyword] and not left_in(g, keyword):
            mask ^= BIT[keyword]
    return mask


@final
class Focus(ActiveTurn):
    def name(self) -> str:
        return "focus"

    def fits(self, g: Galaxy) -> bool:
        return refusal(g) is None

    def ask(self, g: Galaxy) -> Message:
        return say("research-which-keyword", green=cost(g))

    def behind(self) -> list[str]:
        return ["research_cost"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return say("technologies-in-the-deck", technologies=number_in(g, choice, IN_DECK))

    def choices(self, g: Galaxy) -> list[int]:
        return cells_in(focuses(g))

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(8))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice > 7 or not held_keywords(g, g.active) & BIT[choice]:
            return say("no-sector-with-that-keyword")
        return None if left_in(g, choice) else say("no-technology-of-that-keyword")

    def answer(self, g: Galaxy, choice: i64) -> None:
        green = cost(g)
        g.pay(g.active, GREEN, green)
        g.green_spent += green
        todo: i64 = 1 + bonus(g, g.active, MORE_TECHNOLOGIES)
        if bearing(g, g.active, choice) >= 2:
            todo += 1
        if count_in(held_keywords(g, g.active)) >= 3:
            todo += 1
        draw_on(g, choice, todo, [])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [Focused(seat, KEYWORDS[choice])]

    def form(self, g: Galaxy) -> str:
        return "focus {keyword}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"keyword": choice}


def draw_on(g: Galaxy, keyword: i64, todo: i64, cards: list[int]) -> None:
    """Draw on; an empty deck is made from its discards; with one card to keep there is no choice."""
    if todo > 0 and number_in(g, keyword, IN_DECK) == len(cards):
        for card in cards_in(g, keyword, DISCARDED):
            g.tech = changed(g.tech, card, IN_DECK)
    if todo > 0 and number_in(g, keyword, IN_DECK) > len(cards):
        g.push(DrawTechnology(keyword, todo, cards))
    elif len(cards) == 1:
        keep(g, cards[0], cards)
    else:
        g.push(Keep(keyword, cards))


def unhide(g: Galaxy, keyword: i64, cards: list[int], luck: Random) -> list[int]:
    """The cards with hidden ones drawn at random from those they can be."""
    if HIDDEN not in cards:
        return cards
    deck = cards_in(g, keyword, IN_DECK)
    found: list[int] = []
    for _ in cards:
        found.append(deck.pop(luck.below(len(deck))))
    return found


def drawn(g: Galaxy, keyword: i64, cards: list[int]) -> bool:
    """Whether these can be drawn from one deck and not kept yet; hidden ones, if there are as many."""
    if not 0 <= keyword < 8:
        return False
    deck = cards_in(g, keyword, IN_DECK)
    if cards.count(HIDDEN) == len(cards):
        return len(cards) <= len(deck)
    return different(cards) and set(cards) <= set(deck)


@final
class DrawTechnology(Luck[Galaxy]):
    """One technology is drawn, seen only by the player who researches."""

    def __init__(self, keyword: i64, todo: i64, cards: list[int]) -> None:
        self.keyword: i64 = keyword
        self.todo: i64 = todo
        self.cards = cards

    def name(self) -> str:
        return "draw-technology"

    def born(self) -> Parts:
        return {"keyword": self.keyword, "todo": self.todo, "technologies": self.cards}

    def fits(self, g: Galaxy) -> bool:
        return 0 < self.todo <= len(g.tech) and drawn(g, self.keyword, self.cards)

    def ask(self, g: Galaxy) -> Message:
        return say("which-technology-drawn", seat=g.active, left=self.todo)

    def choices(self, g: Galaxy) -> list[int]:
        return [card for card in cards_in(g, self.keyword, IN_DECK) if card not in self.cards]

    def answer(self, g: Galaxy, choice: i64) -> None:
        draw_on(g, self.keyword, self.todo - 1, [*self.cards, choice])

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [DrewTechnology(g.active, g.box.technologies[choice])]

    def veiled(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [DrewInSecret(g.active)]

    def form(self, g: Galaxy) -> str:
        return "draw {technology}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"technology": choice}

    def sees(self, g: Galaxy, seat: i64) -> bool:
        return seat == g.active or self.alone(g)

    def alone(self, g: Galaxy) -> bool:
        """Whether this is the only card drawn: then it is kept at once, open to all."""
        deck = number_in(g, self.keyword, IN_DECK) + number_in(g, self.keyword, DISCARDED)
        return not self.cards and (self.todo == 1 or deck == 1)

    def seen(self, g: Galaxy, seat: i64) -> Step[Galaxy]:
        if seat == g.active:
            return self
        return DrawTechnology(self.keyword, self.todo, [HIDDEN] * len(self.cards))

    def imagined(self, g: Galaxy, seat: i64, luck: Random) -> Step[Galaxy]:
        return DrawTechnology(self.keyword, self.todo, unhide(g, self.keyword, self.cards, luck))


@final
class Keep(ActiveTurn):
    """One of the drawn technologies is kept; the others are discarded, open to all."""

    def __init__(self, keyword: i64, cards: list[int]) -> None:
        self.keyword: i64 = keyword
        self.cards = cards

    def name(self) -> str:
        return "keep"

    def born(self) -> Parts:
        return {"keyword": self.keyword, "technologies": self.cards}

    def fits(self, g: Galaxy) -> bool:
        return len(self.cards) > 0 and drawn(g, self.keyword, self.cards)

    def ask(self, g: Galaxy) -> Message:
        return say("keep-a-technology")

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return None if choice == HIDDEN else technologies.say(g.box.technology_texts[choice])

    def choices(self, g: Galaxy) -> list[int]:
        return self.cards

    def answer(self, g: Galaxy, choice: i64) -> None:
        keep(g, choice, self.cards)

    def form(self, g: Galaxy) -> str:
        return "keep a technology" if HIDDEN in self.cards else "keep {technology}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {} if choice == HIDDEN else {"technology": choice}

    def seen(self, g: Galaxy, seat: i64) -> Step[Galaxy]:
        return self if seat == g.active else Keep(self.keyword, [HIDDEN] * len(self.cards))

    def imagined(self, g: Galaxy, seat: i64, luck: Random) -> Step[Galaxy]:
        return Keep(self.keyword, unhide(g, self.keyword, self.cards, luck))


def keep(g: Galaxy, kept: i64, cards: list[int]) -> None:
    seat = g.active
    tech = g.tech[:]
    for card in cards:
        tech[card] = DISCARDED
    tech[kept] = OWNED + seat
    g.tech = tech
    gain_by_technology(g, seat, GAIN_RESEARCH)
    learn(g, seat, kept)


def learn(g: Galaxy, seat: i64, card: i64) -> None:
    """A technology's effects begin."""
    sums = g.bonus[:]
    for effect, amount in g.box.technology_effects[card]:
        sums[seat * WIDTH + effect] += amount
    g.bonus = sums
    g.player[LEARNED + seat] += 1


def technologies_of(g: Galaxy, seat: i64) -> list[int]:
    return [card for card in range(len(g.box.technologies)) if g.tech[card] == OWNED + seat]


# As they are written.

STEPS: Final[Makers] = {
    "focus": lambda parts: Focus(),
    "draw-technology": lambda parts: DrawTechnology(
        parts["keyword"], parts["todo"], parts.get("technologies", [])
    ),
    "keep": lambda parts: Keep(parts["keyword"], parts.get("technologies", [])),
}
