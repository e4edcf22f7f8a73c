"""What is in the box: the cards of an edition, laid out flat for the rules."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ACTIONS,
    COLOURS,
    KEYWORDS,
    PLACES,
    SEATS,
    WHITE,
    flat,
    keyword_mask,
    numbers,
    rows,
)
from milkomeda.galaxy.rules.conditions import TECHNOLOGIES_OWNED, condition, reading
from milkomeda.galaxy.rules.technologies import effects_of
from milkomeda.words.message import Message, say

Rows = list[dict[str, str]]

KINDS: Final = ["sectors", "directives", "protocols", "objectives", "technologies"]
NEVER: Final = 1000
TIERS: Final = 4  # there is no tier 0
QUARTER_TURN: Final = [2, 0, 3, 1]  # which place comes to top left, top right, bottom left, bottom right


@final
class Box:
    """Cards by number, in vectors where rules look them up."""

    sectors: list[str]
    sector_names: list[str]
    homeworld: i64
    sector_values: vec[i64]
    sector_cost: vec[i64]
    sector_keywords: vec[i64]
    directives: list[str]
    directive_tier: list[int]
    directive_dots: list[list[int]]
    fits: vec[i64]
    fits_turned: vec[i64]
    no_match: list[Message]
    protocols: list[str]
    protocol_tier: list[int]
    protocol_cost: vec[i64]
    protocol_colour: vec[i64]
    protocol_action: vec[i64]
    first_protocol: i64
    decks: list[list[list[int]]]
    objectives: list[str]
    objective_needs: list[list[int]]
    objective_points: list[list[int]]
    objective_kind: vec[i64]
    objective_argument: vec[i64]
    needs_technologies: list[int]
    slot_needs: vec[i64]
    slot_points: vec[i64]
    technologies: list[str]
    technology_fields: list[str]
    technology_keyword: list[int]
    technology_texts: list[str]
    technology_effects: list[list[tuple[int, int]]]
    technology_deck: vec[i64]

    def __init__(self, cards: dict[str, Rows]) -> None:
        self.lay_sectors(cards["sectors"])
        self.lay_directives(cards["directives"])
        self.lay_protocols(cards["protocols"])
        self.lay_objectives(cards["objectives"])
        self.lay_technologies(cards["technologies"])

    def lay_sectors(self, cards: Rows) -> None:
        self.sectors = [card["name"] for card in cards]
        self.homeworld = len(cards)  # that of seat s is number homeworld + s
        self.sector_names = [*self.sectors, *(f"{seat} homeworld" for seat in SEATS)]
        self.sector_values = flat([int(card[colour]) for card in cards for colour in COLOURS])
        self.sector_cost = flat([int(card["cost"]) for card in cards] + [0] * 4)
        self.sector_keywords = flat([keyword_mask(card["keywords"]) for card in cards] + [0] * 4)

    def lay_directives(self, cards: Rows) -> None:
        self.directives = [card["name"] for card in cards]
        self.directive_tier = [int(card["tier"]) for card in cards]
        dots = [*COLOURS, "white"]
        self.directive_dots = [[dots.index(card[place]) for place in PLACES] for card in cards]
        # directive * 256 + colours at a point
        self.fits = flat([matches(dots, packed) for dots in self.directive_dots for packed in range(256)])
        self.fits_turned = flat(
            [any_turn(dots, packed) for dots in self.directive_dots for packed in range(256)]
        )
        self.no_match = [say("matches-nowhere", directive=name) for name in self.directives]

    def lay_protocols(self, cards: Rows) -> None:
        """They are numbered after the directives where both are counted."""
        self.protocols = [f"{card['action']} for {card['cost']} {card['resource']}" for card in cards]
        self.protocol_tier = [int(card["tier"]) for card in cards]
        self.protocol_cost = flat([int(card["cost"]) for card in cards])
        self.protocol_colour = flat([COLOURS.index(card["resource"]) for card in cards])
        self.protocol_action = flat([ACTIONS.index(card["action"]) for card in cards])
        self.first_protocol = len(self.directives)
        self.decks = [
            by_tier(self.directive_tier, 0),
            by_tier(self.protocol_tier, int(self.first_protocol)),
        ]

    def lay_objectives(self, cards: Rows) -> None:
        self.objectives = [card["name"] for card in cards]
        self.objective_needs = [numbers(card["needs"]) for card in cards]
        self.objective_points = [numbers(card["points"]) for card in cards]
        readings = [reading(card["condition"]) for card in cards]
        self.objective_kind = flat([kind for kind, _ in readings])
        self.objective_argument = flat([argument for _, argument in readings])
        self.needs_technologies = [i for i, (kind, _) in enumerate(readings) if kind == TECHNOLOGIES_OWNED]
        # card * 4 + slot; a slot that a card does not have is never reached.
        self.slot_needs = flat([n for needs in self.objective_needs for n in (*needs, *[NEVER] * 4)[:4]])
        self.slot_points = flat([n for points in self.objective_points for n in (*points, *[0] * 4)[:4]])

    def lay_technologies(self, cards: Rows) -> None:
        """Deck by deck: `technology_deck[keyword]` is the first card of one, the next number its end."""
        decks = [[card for card in cards if card["keyword"] == keyword] for keyword in KEYWORDS]
        sizes = [len(deck) for deck in decks]
        cards = [card for deck in decks for card in deck]
        self.technologies = [card["name"] for card in cards]
        self.technology_fields = [card["field"] for card in cards]
        self.technology_keyword = [KEYWORDS.index(card["keyword"]) for card in cards]
        self.technology_texts = [card["effect"] for card in cards]
        self.technology_effects = [effects_of(card["effect"]) for card in cards]
        self.technology_deck = flat([sum(sizes[:keyword]) for keyword in range(len(KEYWORDS) + 1)])

    def condition(self, card: i64) -> Message:
        """What an objective asks for."""
        return condition(self.objective_kind[card], self.objective_argument[card])

    def names(self, kind: str) -> list[str]:
        """What cards of a kind are called."""
        if kind == "sector":
            return self.sector_names
        if kind == "technology":
            return self.technologies
        if kind == "directive":
            return self.directives
        if kind == "protocol":
            return self.protocols
        return self.objectives if kind == "objective" else []


def by_tier(tiers: list[int], first: int) -> list[list[int]]:
    return [[first + card for card, tier in enumerate(tiers) if tier == wanted] for wanted in range(TIERS)]


# Patterns of directives.


def matches(dots: list[int], packed: int) -> bool:
    """Whether each coloured dot equals the corner colour in that place."""
    return all(dot in (WHITE, packed >> (6 - 2 * place) & 3) for place, dot in enumerate(dots))


def turned(dots: list[int]) -> list[int]:
    return [dots[place] for place in QUARTER_TURN]


def any_turn(dots: list[int], packed: int) -> bool:
    once = turned(dots)
    twice = turned(once)
    return any(matches(pattern, packed) for pattern in (dots, once, twice, turned(twice)))


STANDARD: Final = Box({kind: rows(kind) for kind in KINDS})
"""The cards of the drafts."""
