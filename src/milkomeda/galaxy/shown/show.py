"""Milkomeda as it is shown to people."""

from collections.abc import Sequence
from typing import cast

from milkomeda.galaxy.book.figures import drawn
from milkomeda.galaxy.book.rulebook import rulebook, rulebook_diff
from milkomeda.galaxy.book.rulings import RULINGS
from milkomeda.galaxy.box import STANDARD, Box
from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATIONS,
    COLOURS,
    KEYWORDS,
    SEATS,
    SHIP_TYPES,
    STRUCTURES,
)
from milkomeda.galaxy.changes import box_of
from milkomeda.galaxy.doubts import doubts
from milkomeda.galaxy.editions import changes_in, read_file, text_of, values_of
from milkomeda.galaxy.facts import FACTS
from milkomeda.galaxy.lessons import LESSONS
from milkomeda.galaxy.notation import position
from milkomeda.galaxy.odds.staging import challenge
from milkomeda.galaxy.options import EDITIONS, OPTIONS, SHIPPED, rule
from milkomeda.galaxy.rules.dice import FACES, Roll
from milkomeda.galaxy.rules.end import SOURCES, breakdown, standing
from milkomeda.galaxy.rules.technologies import say
from milkomeda.galaxy.rules.turn import Choose
from milkomeda.galaxy.shown.cards import cards
from milkomeda.galaxy.shown.dealing import dealt
from milkomeda.galaxy.shown.ending import on_next_turn, ranked, verdict
from milkomeda.galaxy.shown.foresight import foresee
from milkomeda.galaxy.shown.news import news, why
from milkomeda.galaxy.shown.odds import odds
from milkomeda.galaxy.shown.painting import paint
from milkomeda.galaxy.shown.picture import (
    Catalogue,
    DirectiveCard,
    ObjectiveCard,
    Picture,
    SectorCard,
    TechnologyCard,
)
from milkomeda.galaxy.shown.pieces import KINDS, pieces
from milkomeda.galaxy.shown.workshop import workshop
from milkomeda.galaxy.state import CIVILIZATION, Galaxy
from milkomeda.galaxy.writing import EXAMPLES, file_of
from milkomeda.play.book import Part
from milkomeda.play.edition_file import Files, Written, nowhere
from milkomeda.play.facts import Fact
from milkomeda.play.options import words_of
from milkomeda.play.show import (
    Card,
    Ending,
    LuckLine,
    Lying,
    Odds,
    Piece,
    Preview,
    Show,
    Workshop,
    new_lines,
    places,
)
from milkomeda.play.state import State
from milkomeda.play.wording import Wording
from milkomeda.words.message import Message, Remark

QUICK = "end_cards=3 end_round=12"


class GalaxyShow(Show):
    words = "galaxy"
    carded = True
    examples = EXAMPLES
    printed = KINDS
    deeds = (
        "placed",
        "learned",
        "moved",
        "built-fleets",
        "built",
        "attacked",
        "fight-won",
        "offered",
        "offer-taken",
        "offer-declined",
        "promise-kept",
        "promise-broken",
        "activated",
        "claimed",
    )

    def __init__(self) -> None:
        super().__init__(EDITIONS, OPTIONS, RULINGS, catalogue(STANDARD), Picture, FACTS, QUICK, LESSONS)

    def rulebook(
        self,
        options: str,
        language: str = "en",
        pictured: bool = False,
        wording: Wording | None = None,
        part: Part = "learn",
    ) -> str:
        return rulebook(options, language, pictured, wording, part)

    def drawings(self, options: str, language: str = "en") -> dict[str, str]:
        return drawn(options, language)

    def catalogue_of(self, options: str) -> Catalogue:
        return catalogue(box_of(changes_in(values_of(options))))

    def file_of(self, options: str, wording: Wording, base: str = "", hints: Sequence[str] = ()) -> str:
        values = values_of(options)
        return file_of(values, wording, base or words_of(text_of(values))["edition"], list(hints))

    def read_file(self, file: str, files: Files = nowhere) -> Written:
        return read_file(file, files)

    def shipped(self, edition: str) -> Written | None:
        return SHIPPED[edition].written if edition in SHIPPED else None

    def differences(self, one: str, other: str, language: str, names: tuple[str, str]) -> str:
        return rulebook_diff(one, other, language, names)

    def doubts(self, options: str) -> list[Remark]:
        return doubts(options)

    def opened(self, file: str) -> tuple[str, Wording]:
        read = self.readable(file)
        return text_of(values_of(read.words())), read.wording

    def cards(self, options: str) -> list[Card]:
        return cards(options)

    def pieces(self, options: str, players: int) -> list[Piece]:
        return pieces(options, players)

    def dealt(self, options: str, players: int, seed: int) -> list[Lying]:
        return dealt(options, players, seed)

    def workshop(self, options: str) -> Workshop:
        return workshop(options)

    def picture(self, view: State) -> Picture:
        return paint(cast(Galaxy, view))

    def rule(self, view: State, name: str) -> Message:
        return rule(cast(Galaxy, view).rules.values, name)

    def preview(self, view: State, seat: int, text: str) -> Preview:
        return foresee(cast(Galaxy, view), seat, text)

    def fighting(self, view: State) -> bool:
        return bool(cast(Galaxy, view).field >= 0)

    def odds(self, view: State, seat: int, text: str) -> Odds | None:
        return odds(cast(Galaxy, view), seat, text)

    def challenge(self, options: str, fleets: list[int], technologies: list[str], structures: int) -> Galaxy:
        return challenge(options, fleets, technologies, structures)

    def next_turn(self, view: State, seat: int) -> Galaxy | None:
        g = cast(Galaxy, view)
        if g.over or not g.round:
            return None
        then = on_next_turn(g, seat)
        then.settle()
        return then

    def news(self, before: State, choice: int, after: State) -> list[Fact]:
        return news(cast(Galaxy, before), choice)

    def fights(self, before: State, seat: int, choice: int, after: State) -> int:
        field = cast(Galaxy, after).field
        return int(field >= 0 and field != cast(Galaxy, before).field)

    def changed_lines(self, before: State, after: State) -> list[str]:
        return new_lines(position.write(cast(Galaxy, before)), position.write(cast(Galaxy, after)))

    def round(self, state: State) -> int:
        return int(cast(Galaxy, state).round)

    def ending(self, state: State) -> Ending:
        g = cast(Galaxy, state)
        return Ending(
            sources=SOURCES,
            points=[[int(part) for part in breakdown(g, seat)] for seat in range(g.seats)],
            ranking=ranked(g),
            places=places([standing(g, seat) for seat in range(g.seats)]),
            winners=[int(seat) for seat in g.winners()],
            verdict=verdict(g),
            why=why(g),
        )

    def action(self, before: State, choice: int) -> str:
        return ACTIONS[choice] if isinstance(before.step, Choose) else ""

    def character(self, state: State, seat: int) -> str:
        civilization = int(cast(Galaxy, state).player[CIVILIZATION + seat])
        return CIVILIZATIONS[civilization] if civilization >= 0 else ""

    def luck(self, before: State, choice: int) -> LuckLine | None:
        g, step = cast(Galaxy, before), before.step
        if not isinstance(step, Roll):
            return None
        rolled = len([face for face in step.faces(choice) if face >= g.rules.hit_on])
        chance = (FACES + 1 - int(g.rules.hit_on)) / FACES
        expected = int(step.dice) * chance
        return LuckLine(int(step.roller), "hits", rolled, expected, (expected * (1 - chance)) ** 0.5)


def catalogue(box: Box) -> Catalogue:
    """The cards as the page has them."""
    return Catalogue(
        colours=COLOURS,
        seats=SEATS,
        actions=ACTIONS,
        keywords=KEYWORDS,
        structures=STRUCTURES,
        ships=SHIP_TYPES,
        beats=BEATS,
        civilizations=CIVILIZATIONS,
        sources=SOURCES,
        sectors=[
            SectorCard(
                name=name,
                values=list(box.sector_values[card * 4 : card * 4 + 4]),
                cost=box.sector_cost[card],
                keywords=[word for bit, word in enumerate(KEYWORDS) if box.sector_keywords[card] >> bit & 1],
            )
            for card, name in enumerate(box.sectors)
        ],
        directives=[
            DirectiveCard(*card) for card in zip(box.directives, box.directive_tier, box.directive_dots)
        ],
        objectives=[
            ObjectiveCard(name, box.condition(card), box.objective_needs[card], box.objective_points[card])
            for card, name in enumerate(box.objectives)
        ],
        technologies=[
            TechnologyCard(name, field, KEYWORDS[keyword], say(effect))
            for name, field, keyword, effect in zip(
                box.technologies,
                box.technology_fields,
                box.technology_keyword,
                box.technology_texts,
            )
        ],
    )
