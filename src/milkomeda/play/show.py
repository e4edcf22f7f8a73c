"""How a game is shown to people: pictures, questions and sentences, as records that the wire carries.

The engine never needs this; whoever shows a game (a table, a lab, a printed sheet) asks its Show.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from milkomeda.play.book import Part
from milkomeda.play.edition_file import Files, Written, located, nowhere
from milkomeda.play.facts import AnsweredInSecret, Fact, PutRight
from milkomeda.play.inputs import Amounts, Ends, Input, Voyage
from milkomeda.play.lesson import Lesson
from milkomeda.play.luck import Seeded
from milkomeda.play.options import Option, spell
from milkomeda.play.rulings import Ruling
from milkomeda.play.spelling import in_words
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, EVERYTHING, LUCK, UNANSWERED, Sealed
from milkomeda.play.wording import Wording
from milkomeda.words.language import folders
from milkomeda.words.message import Message, Problem, Remark, say


class Choice(Struct, frozen=True, omit_defaults=True):
    """Something that may be answered, or that one would look for in vain."""

    text: str
    """In notation: what is sent as the answer."""
    parts: dict[str, Any] = {}
    """The same by name: cells, cards and colours are words, seats and amounts numbers."""
    note: Message | None = None
    """What it means or costs."""
    refusal: Message | None = None
    """Why it is impossible; none if it is not."""
    ends: Ends = ""
    """What it puts an end to: whoever gives it by a button is asked whether that is meant."""


class Question(Struct, frozen=True, omit_defaults=True):
    """What a seat must answer now."""

    step: str
    input: Input
    """The kind of control that fits."""
    form: str
    """How answers are spelt, with a place for each part."""
    ask: Message
    help: list[Message]
    """What is behind it: an explanation, then the rules that bear on it."""
    listed: bool
    """Whether the choices are all there are; otherwise any answer in notation may be tried."""
    choices: list[Choice]
    amounts: Amounts | None = None
    """What is counted, where that is the answer."""
    voyage: Voyage | None = None
    """Where fleets could go by this answer and the next ones."""
    example: str = ""
    """An answer that is possible, where not all are listed."""
    waiver: Message | None = None
    """What it is called to give the answer that does least every time, where one may say so once."""


class Preview(Struct, frozen=True, omit_defaults=True):
    """What would come of an answer."""

    facts: list[Fact]
    cells: list[str] = []
    """Where on the board something would change."""
    marks: list[str] = []
    """What else would light up: the directives that would match, and where."""
    refusal: Message | None = None
    fight: bool = False
    """Whether a fight begins by it, whose odds can be asked for."""


class Outcome(Struct, frozen=True):
    """How likely each end of a fight is, and what it costs; a number a side."""

    win: list[float]
    """To be the only one left."""
    losses: list[float]
    """Ships, in the mean."""
    nobody: float
    """That nobody is left."""
    several: float
    """That several are left: a stand-off."""
    rounds: list[float]
    """That it is over by the end of this round, of the next one and so on."""


class Formation(Struct, frozen=True):
    """How a side may form up."""

    ships: dict[str, int]
    """By type; what is the same but for a turn of the ring is as good."""
    share: float
    """How often it should be chosen, turned at random."""
    cost: float = 0.0
    """In chances to win against the others at their best, where what nobody wins counts half."""


class Odds(Struct, frozen=True):
    """How a fight will end."""

    seats: list[int]
    """The sides."""
    ends: Outcome
    """If all are at their best from now on."""
    mine: Outcome | None = None
    """If I give the answer that was asked about, and all are at their best after it."""
    mix: list[Formation] = []
    """How I should form up, if that is asked of me."""
    naive: list[Formation] = []
    """How one might form up without thinking."""
    fights: int = 0
    """Where that cannot be reckoned: so many were fought, all at random. 0 for exact odds."""


class OptionInfo(Struct, frozen=True):
    name: str
    section: str
    text: Message
    """What it is about; what a word means is an attribute of that message."""
    kind: str
    """number, yes-no or word"""
    values: list[str]
    """The possible words; for a number the least and the most."""
    defaults: dict[str, str]
    """By edition."""
    passage: Message
    rulings: list[Message]
    """What was open in the drafts, and how it is played here."""


def option_info(option: Option, editions: list[str], rulings: dict[str, Message]) -> OptionInfo:
    if option.values:
        kind, values = "word", list(option.values)
    elif option.yes_no():
        kind, values = "yes-no", ["no", "yes"]
    else:
        kind, values = "number", [str(option.low), str(option.high)]
    return OptionInfo(
        name=option.name,
        section=option.section,
        text=option.text,
        kind=kind,
        values=values,
        defaults={edition: spell(value) for edition, value in zip(editions, option.editions)},
        passage=option.cited(),
        rulings=[say("ruling-named", name=name, ruling=rulings[name]) for name in option.ruling.split()],
    )


MANY: Final = 1000
"""So many choices that the impossible ones among them are not shown as well."""


def choices(view: State) -> list[Choice]:
    """The choices of the step on top, and those one would look for in vain."""
    step = view.step
    possible = step.choices(view)
    may = set(possible)
    return [
        Choice(
            text=step.spell(view, choice),
            parts=in_words(view, step.parts(view, choice)),
            note=step.note(view, choice),
            refusal=None if choice in may else step.refusal(view, choice),
            ends=step.ends(view, choice),
        )
        for choice in (step.candidates(view) if len(possible) < MANY else possible)
    ]


def example(view: State, seed: int) -> str:
    """For whoever knows nothing better; empty where all choices are listed."""
    step = view.step
    return "" if step.listed(view) else step.spell(view, step.sample(view, Seeded(seed)))


def answered(before: State, seat: int, choice: int, listener: int) -> list[Fact]:
    """An answer as the listener may know it: sealed ones are revealed together, with the last."""
    step = before.step
    if isinstance(step, Sealed):
        if len(step.waiting) > 1:
            return [AnsweredInSecret(seat)]
        given = step.given[:]
        given[seat] = choice
        return [
            fact
            for one, answer in enumerate(given)
            if answer != UNANSWERED
            for fact in step.again([one], given).facts(before, answer, one)
        ]
    if listener == EVERYTHING or step.sees(before, listener):
        return step.facts(before, choice, seat)
    return step.veiled(before, choice, seat)


class Card(Struct, frozen=True, omit_defaults=True):
    """A card, and what it does by some rules."""

    kind: str
    name: str
    """As facts name it."""
    does: list[Message]
    title: Message | None = None
    """What it is called, where that is not the word of its kind."""
    traits: dict[str, list[str]] = {}
    """What else is printed on it, in words or numbers: colours, keywords, a cost …"""
    played: bool = True
    """Whether it is played with by these rules."""
    editions: list[str] = []
    """Those that have it."""
    elsewhere: dict[str, list[Message]] = {}
    """What it does in those where that is something else."""


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something in the box: a card, a board, a token."""

    kind: str
    name: str
    title: Message | None = None
    """What it is called, where that is not its name."""
    count: int = 1
    does: list[Message] = []
    figures: dict[str, Any] = {}
    """What is drawn, not said: numbers, and words of the notation."""
    place: tuple[float, float] = (0, 0)
    """Where it lies from the start: so many of its own size to the right of the middle, and below it."""

    def content(self) -> "Piece":
        """What is printed of it."""
        return replace(self, count=1, place=(0, 0))


class Lying(Struct, frozen=True):
    """Where some pieces are when a game begins, if not where all of their kind are."""

    kind: str
    name: str
    where: str
    """In a row beside the board ("open", "display"), "out" of the game, with a seat, or on a piece."""
    at: int = 0
    """The place in the row, or the number on the track."""
    count: int = 1


def in_editions(cards: list[Card], editions: dict[str, list[Card]]) -> list[Card]:
    """Cards by some rules with what they are in the editions; after them those that only editions have."""
    here = {(card.kind, card.name): card for card in cards}
    theirs = {name: {(card.kind, card.name): card for card in found} for name, found in editions.items()}
    others = {at: card for found in theirs.values() for at, card in found.items() if at not in here}
    return [
        replace(
            card,
            played=at in here,
            editions=[name for name, found in theirs.items() if at in found],
            elsewhere={
                name: found[at].does
                for name, found in theirs.items()
                if at in found and found[at].does != card.does
            },
        )
        for at, card in (here | others).items()
    ]


class FigureInfo(Struct, frozen=True):
    """A figure of a card that an edition may change. Its parts are joined by "+"; an amount ends a part."""

    name: str
    words: list[str]
    """That it, or a part of it, may be; none of a number."""
    sort: str
    """What kind of words they are, as messages name them."""
    said: dict[str, Message]
    """What they mean, where that is more than a word of its kind."""
    low: int
    high: int
    """Of a number, or of the amount."""
    usual: str
    """Of a new card; empty where there is none."""
    parts: int
    """At most."""
    amount: bool


Deck = dict[str, dict[str, str]]
"""Figures of cards, by name."""


class Workshop(Struct, frozen=True):
    """What cards are made of, by kind."""

    figures: dict[str, list[FigureInfo]]
    cards: dict[str, Deck]
    """Those of an edition …"""
    away: dict[str, Deck]
    """… and those that it leaves out, as they would be."""
    named_by_figures: str
    """The kind whose cards are called by what they are: '{action} for {cost} {resource}'."""


class LuckLine(Struct, frozen=True):
    """The dice of a seat against what was to be expected."""

    seat: int
    what: str
    rolled: int
    expected: float
    spread: float
    """One standard deviation."""


def new_lines(before: str, after: str) -> list[str]:
    """What another text does not say."""
    return [line for line in after.splitlines() if line not in before.splitlines()]


def places(standings: Sequence[tuple[int, ...]]) -> list[int]:
    """Of each seat, from 1, by how it stands."""
    return [1 + sum(other > one for other in standings) for one in standings]


class Ending(Struct, frozen=True):
    """How the game stands, or ended: points by source, and why the winner is one."""

    sources: list[str]
    points: list[list[int]]
    """A row a seat, a number a source."""
    ranking: list[int]
    places: list[int]
    """Of each seat, from 1; those who share one have the same."""
    winners: list[int]
    verdict: Fact
    why: list[Fact]
    """What ended the game; nothing while it is not over."""


class Show:
    """What a game must offer to be shown. A view given to it is what the seat may know, as it is asked."""

    words: str
    """What the names of its own messages begin with."""
    place: str = "cell"
    """What a place on its board is called in facts."""

    carded: bool = False
    """Whether editions can change its cards."""
    examples: Mapping[str, str] = MappingProxyType({})
    """What can stand in an edition's file."""
    printed: tuple[str, ...] = ()
    """The kinds of pieces in its box."""
    cardboard: bool = True
    """Whether a game that is played with cardboard can be recorded: all that happens can be entered."""
    deeds: tuple[str, ...] = ()
    """Facts by whose number one sees how somebody plays; each has the seat that did it."""

    def __init__(
        self,
        editions: list[str],
        options: dict[str, Option],
        rulings: dict[str, Ruling],
        catalogue: Struct,
        picture: type[Struct],
        facts: list[type[Fact]],
        quick: str = "",
        lessons: list[Lesson] | None = None,
    ) -> None:
        self.editions = editions  # the last one is the default
        self.table = options  # by name
        self.open = [ruling for ruling in rulings.values() if ruling.open()]
        # What was open and how it is played here, by the marks in the rulebook.
        self.rulings = {name: ruling.said() for name, ruling in rulings.items()}
        self.options = [option_info(option, editions, self.rulings) for option in options.values()]
        self.catalogue = catalogue  # cards and names that never change during a game
        self.quick = quick  # what else than the default edition a quick first game is played with
        self.lessons = {lesson.name: lesson for lesson in lessons or []}  # in the order of learning
        self.records = [type(catalogue), picture]
        self.vocabulary = facts  # all that can happen

    def rulebook(
        self,
        options: str,
        language: str = "en",
        pictured: bool = False,
        wording: Wording | None = None,
        part: Part = "learn",
    ) -> str:
        """The rules as they are with these options, in Markdown, with what an edition says otherwise.
        Raises ValueError.

        For who can show them there are pictures in it, by name, and links."""
        raise NotImplementedError

    def drawings(self, options: str, language: str = "en") -> dict[str, str]:
        """These pictures as SVG, with the numbers of these options. Raises ValueError."""
        raise NotImplementedError

    def catalogue_of(self, options: str) -> Struct:
        """Cards and names, as they are with these options. Raises ValueError."""
        return self.catalogue

    def file_of(self, options: str, wording: Wording, base: str = "", hints: Sequence[str] = ()) -> str:
        """An edition with these options, as a file that begins with the base, or with the nearest edition,
        and ends with hints. Raises ValueError."""
        raise NotImplementedError

    def read_file(self, file: str, files: Files = nowhere) -> Written:
        """What such a file says, with what others say that it is based on. Raises ValueError."""
        raise NotImplementedError

    def readable(self, file: str, files: Files = nowhere) -> Written:
        """The same, where its texts make a rulebook in every language. Raises ValueError with the line."""
        read = self.read_file(file, files)
        try:
            for code in folders():
                self.rulebook(read.words(), code, wording=read.wording)
        except Problem as problem:
            raise located(file, problem) from None
        return read

    def opened(self, file: str) -> tuple[str, Wording]:
        """Its options, as short as they can be, and the rest. Raises ValueError."""
        raise NotImplementedError

    def shipped(self, edition: str) -> Written | None:
        """The file of an edition that comes with the game, if it has one."""
        return None

    def differences(self, one: str, other: str, language: str, names: tuple[str, str]) -> str:
        """What changes from some options to others, in Markdown. Raises ValueError."""
        raise NotImplementedError

    def doubts(self, options: str) -> list[Remark]:
        """What can be played with these options, and is hardly meant. Raises ValueError."""
        return []

    def cards(self, options: str) -> list[Card]:
        """All cards, as they are with these options. Raises ValueError."""
        raise NotImplementedError

    def pieces(self, options: str, players: int) -> list[Piece]:
        """All that is in the box for so many, as it is with these options. Raises ValueError."""
        raise Problem(say("nothing-to-print"))

    def dealt(self, options: str, players: int, seed: int) -> list[Lying]:
        """How these pieces lie when a game begins in which chance falls like that. Raises ValueError."""
        return []

    def workshop(self, options: str) -> Workshop:
        """What cards are made of, and those with these options. Raises ValueError."""
        raise Problem(say("no-cards-to-change"))

    def picture(self, view: State) -> Struct:
        """What lies on the table."""
        raise NotImplementedError

    def question(self, view: State, seat: int) -> Question:
        """What that seat, which is waited for, must answer."""
        step = view.step
        listed = step.listed(view)
        explained = [say(f"{self.words}-help-{step.name()}")] if seat != LUCK else []
        return Question(
            step=step.name(),
            input=step.input(),
            form=step.form(view),
            ask=step.ask(view),
            help=[*explained, *(self.rule(view, name) for name in step.behind())],
            listed=listed,
            choices=choices(view) if listed else self.suggestions(view),
            amounts=step.amounts(view),
            voyage=step.voyage(view),
            example=example(view, self.round(view)),
            waiver=self.waiver(step.name()) if step.waivable() else None,
        )

    def waiver(self, step: str) -> Message:
        """What it is called to give the answer that does least whenever that step asks."""
        return say(f"{self.words}-waive-{step}")

    def taught(self, lesson: Lesson, what: str = "") -> Message:
        """What a lesson is called; or its goal, a tip, what is said when it is over."""
        return say(f"{self.words}-lesson-{lesson.name}{what and '.'}{what}")

    def rule(self, view: State, name: str) -> Message:
        """An option or a ruling, as it is played here."""
        raise NotImplementedError

    def suggestions(self, view: State) -> list[Choice]:
        """Where not all choices are listed, those that help all the same."""
        return []

    def preview(self, view: State, seat: int, text: str) -> Preview:
        """What would come of that answer, as far as it can be known."""
        raise NotImplementedError

    def fighting(self, view: State) -> bool:
        """Whether a fight goes on. Odds are help then, which a table may forbid."""
        return False

    def odds(self, view: State, seat: int, text: str) -> Odds | None:
        """Of the fight that goes on, with that answer of the seat if it is one, and in further lines what the
        others are supposed to answer; else of the fight that begins by these answers, a line each. None where
        there is no fight, or that is no answer. It may take long.
        """
        return None

    def challenge(
        self, options: str, fleets: list[int], technologies: list[str], structures: int
    ) -> State | None:
        """A fight about to begin, of sides with so many fleets and these technologies, the attacker first,
        where the first defender has so many structures. None in a game without fights; raises ValueError for
        one that there cannot be.
        """
        return None

    def facts(self, before: State, seat: int, choice: int, after: State, listener: int) -> list[Fact]:
        """An answer and what came of it, as the listener may know it: a seat, WATCHER or EVERYTHING."""
        if seat == BY_HAND:
            known = [one if listener == EVERYTHING else one.view(listener) for one in (before, after)]
            return [PutRight("; ".join(self.changed_lines(*known)) or "…")]
        asked = before.facing(seat)
        return [*answered(asked, seat, choice, listener), *self.news(asked, choice, after)]

    def changed_lines(self, before: State, after: State) -> list[str]:
        """The lines of a position that another one does not have."""
        raise NotImplementedError

    def fights(self, before: State, seat: int, choice: int, after: State) -> int:
        """How many began by this answer."""
        found = self.facts(before, seat, choice, after, EVERYTHING)
        return sum(fact.landmark == "fight" for fact in found)

    def next_turn(self, view: State, seat: int) -> State | None:
        """As if its turn came now, and nobody did anything before; none where it has no turn to come."""
        raise NotImplementedError

    def news(self, before: State, choice: int, after: State) -> list[Fact]:
        """What came of an answer, open to all."""
        raise NotImplementedError

    def round(self, state: State) -> int:
        """Which round it is, 0 before the first."""
        raise NotImplementedError

    def passing(self, view: State, seat: int) -> str:
        """The answer that does least, for a seat whose time is up; empty if every answer does something."""
        step = view.step
        return next((step.spell(view, one) for one in step.least(view) if not step.refusal(view, one)), "")

    def ending(self, state: State) -> Ending:
        raise NotImplementedError

    def action(self, before: State, choice: int) -> str:
        """The action that somebody chooses with that answer; empty where it is about something else."""
        raise NotImplementedError

    def character(self, state: State, seat: int) -> str:
        """As what a seat plays, where they differ."""
        return ""

    def luck(self, before: State, choice: int) -> LuckLine | None:
        """What one answer of chance amounts to, where that can be called good or bad luck."""
        raise NotImplementedError
