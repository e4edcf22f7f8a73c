"""Starflick as it is shown to people."""

from collections.abc import Sequence
from typing import Final, cast

from milkomeda.play.book import Part
from milkomeda.play.edition_file import Files, Written, nowhere
from milkomeda.play.facts import Fact, WouldDecideChance, score_change
from milkomeda.play.luck import Seeded
from milkomeda.play.show import Card, Choice, Ending, LuckLine, Preview, Show, in_editions, new_lines, places
from milkomeda.play.spelling import in_words
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.play.wording import Wording
from milkomeda.starflick.board import (
    BATTLESHIP_RADIUS,
    COLOURS,
    DEEDS,
    HOLE_NAMES,
    MINE,
    MOUTH,
    ORBIT,
    PLANET,
    QUADRANTS,
    SEATS,
    SIDE,
    STARSHIP_RADIUS,
)
from milkomeda.starflick.book.pictures import drawn
from milkomeda.starflick.book.rulebook import rulebook
from milkomeda.starflick.book.rulings import RULINGS
from milkomeda.starflick.editions import EXAMPLES, differences, doubts, file_of, read_file
from milkomeda.starflick.facts import FACTS, WouldSlide
from milkomeda.starflick.lessons import LESSONS
from milkomeda.starflick.notation import position
from milkomeda.starflick.options import EDITIONS, OPTIONS, SHIPPED, read_rules, text_of, values_of
from milkomeda.starflick.rules.end import ALL_SOURCES, breakdown, standing
from milkomeda.starflick.rules.flick import (
    ANGLE_SHIFT,
    DISTANCE_SHIFT,
    SPEEDS,
    Dice,
    Physics,
    Shoot,
    reach_of,
)
from milkomeda.starflick.rules.turn import DONE, Action, Begin
from milkomeda.starflick.shown.news import news, verdict, why
from milkomeda.starflick.shown.painting import paint
from milkomeda.starflick.shown.picture import Catalogue, Picture, Technology
from milkomeda.starflick.state import Sky
from milkomeda.starflick.technologies import TRACKS, technologies
from milkomeda.words.message import Message, Remark, message_of, say

DICE_SHIFT: Final = (-2, -1, 0, 0, 1, 2)


class StarflickShow(Show):
    words = "starflick"
    cardboard = False  # where flicked pieces come to rest cannot be entered as exactly as the rules need it
    place = "hole"
    examples = EXAMPLES
    deeds = (
        "recruited",
        "landed",
        "item-built",
        "planet-mined",
        "developed",
        "flicked",
        "ship-attacked",
        "planet-attacked",
    )

    def __init__(self) -> None:
        super().__init__(EDITIONS, OPTIONS, RULINGS, CATALOGUE, Picture, FACTS, lessons=LESSONS)

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
        return drawn(options)

    def file_of(self, options: str, wording: Wording, base: str = "", hints: Sequence[str] = ()) -> str:
        return file_of(options, wording, base, list(hints))

    def read_file(self, file: str, files: Files = nowhere) -> Written:
        return read_file(file, files)

    def shipped(self, edition: str) -> Written | None:
        return SHIPPED[edition].written if edition in SHIPPED else None

    def opened(self, file: str) -> tuple[str, Wording]:
        read = self.readable(file)
        return text_of(values_of(read.words())), read.wording

    def doubts(self, options: str) -> list[Remark]:
        return doubts(options)

    def differences(self, one: str, other: str, language: str, names: tuple[str, str]) -> str:
        return differences(one, other, language, names)

    def cards(self, options: str) -> list[Card]:
        return in_editions(
            technology_cards(options), {name: technology_cards(f"edition={name}") for name in EDITIONS}
        )

    def picture(self, view: State) -> Picture:
        return paint(cast(Sky, view))

    def rule(self, view: State, name: str) -> Message:
        return RULINGS[name].stands()

    def suggestions(self, view: State) -> list[Choice]:
        """Where something is to be put, a spot that is possible; how to flick is for the hand to find out."""
        step = view.step
        if step.input() != "spot":
            return []
        choice = int(step.sample(view, Seeded(self.round(view))))
        return [Choice(step.spell(view, choice), in_words(view, step.parts(view, choice)))]

    def preview(self, view: State, seat: int, text: str) -> Preview:
        sky = cast(Sky, view.copy())
        try:
            choice = sky.step.read(sky, text)
        except ValueError as problem:
            return Preview([], refusal=message_of(problem))
        refusal = sky.step.refusal(sky, choice)
        if refusal:
            return Preview([], refusal=refusal)
        if isinstance(sky.step, Shoot):
            return aimed(sky, choice)
        return foreseen(sky, seat, choice)

    def next_turn(self, view: State, seat: int) -> Sky | None:
        sky = cast(Sky, view)
        if sky.over or not sky.turn:
            return None
        then = sky.copy()
        then.steps = [sky.steps[0], Begin()]
        then.active = seat
        then.settle()
        return then

    def news(self, before: State, choice: int, after: State) -> list[Fact]:
        return news(cast(Sky, before), cast(Sky, after))

    def changed_lines(self, before: State, after: State) -> list[str]:
        return new_lines(position.write(cast(Sky, before)), position.write(cast(Sky, after)))

    def round(self, state: State) -> int:
        return -(-cast(Sky, state).turn // int(state.seats))

    def ending(self, state: State) -> Ending:
        sky = cast(Sky, state)
        seats = list(range(sky.seats))
        return Ending(
            sources=ALL_SOURCES,
            points=[breakdown(sky, seat) for seat in seats],
            ranking=sorted(seats, key=lambda seat: standing(sky, seat), reverse=True),
            places=places([standing(sky, seat) for seat in seats]),
            winners=sky.winners(),
            verdict=verdict(sky),
            why=why(sky),
        )

    def action(self, before: State, choice: int) -> str:
        return DEEDS[choice] if isinstance(before.step, Action) and choice != DONE else ""

    def luck(self, before: State, choice: int) -> LuckLine | None:
        """How true a flick goes: four, less one for each 20 % and each 4 degrees that the dice shift it."""
        if not isinstance(before.step, Dice):
            return None
        off = abs(DICE_SHIFT[choice // 6]) + abs(DICE_SHIFT[choice % 6])
        return LuckLine(cast(Sky, before).active, "accuracy", 4 - off, 2.0, 1.15)


def technology_cards(options: str) -> list[Card]:
    """A card a level of a track."""
    return [
        Card(
            kind="technology",
            name=f"{colour} {level}",
            title=say("card-level", track=colour, level=level),
            does=[
                gives,
                say("card-level-needs", track=colour, labs=level),
                say("card-level-first", points=level),
            ],
            traits={"track": [colour], "skill": [skill], "level": [str(level)]},
        )
        for colour, skill, levels in zip(COLOURS, TRACKS, technologies(read_rules(options)), strict=True)
        for level, gives in enumerate(levels, 1)
    ]


def aimed(sky: Sky, choice: int) -> Preview:
    """How far a shot goes. What it meets on its way is for the player's eye."""
    return Preview([WouldSlide(round(reach_of(choice % SPEEDS, sky.rules) / 10))])


def foreseen(sky: Sky, seat: int, choice: int) -> Preview:
    """What changes, in points and on planets, before chance is asked."""
    after = cast(Sky, sky.imagine(seat, Seeded(1)))
    after.play(choice)
    changes = [now - then for now, then in zip(after.scores(), sky.scores(), strict=True)]
    facts: list[Fact] = [score_change(other, change) for other, change in enumerate(changes) if change]
    if after.seat() == LUCK and not isinstance(after.step, Physics):
        facts.append(WouldDecideChance())
    cells = [
        HOLE_NAMES[hole]
        for hole in range(len(HOLE_NAMES))
        if (sky.owner[hole], sky.items(hole)) != (after.owner[hole], after.items(hole))
    ]
    return Preview(facts, cells)


PLAIN: Final = read_rules("")
CATALOGUE: Final = Catalogue(
    seats=SEATS,
    colours=COLOURS,
    quadrants=QUADRANTS,
    size=SIDE / 10,
    planet=PLANET / 10,
    orbit=ORBIT / 10,
    starship=STARSHIP_RADIUS / 10,
    battleship=BATTLESHIP_RADIUS / 10,
    mouth=MOUTH / 10,
    mine=MINE / 10,
    dice_angles=[shift / 100 for shift in sorted(set(ANGLE_SHIFT))],
    dice_lengths=[1 + shift for shift in sorted(set(DISTANCE_SHIFT))],
    technologies=[
        Technology(colour, track, levels)
        for colour, track, levels in zip(COLOURS, TRACKS, technologies(PLAIN), strict=True)
    ],
    sources=ALL_SOURCES,
)
