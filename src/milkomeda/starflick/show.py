"""Starflick as it is shown to people."""

from typing import Any, Final, cast

from milkomeda.play.facts import Fact, WouldDecideChance, score_change
from milkomeda.play.luck import Seeded
from milkomeda.play.show import Choice, Ending, LuckLine, Preview, Question, Show, example
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Step
from milkomeda.starflick.board import (
    BATTLESHIP_RADIUS,
    COLOURS,
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
from milkomeda.starflick.facts import FACTS, WouldSlide
from milkomeda.starflick.news import news, verdict, why
from milkomeda.starflick.options import EDITIONS, OPTIONS, read_rules
from milkomeda.starflick.painting import paint
from milkomeda.starflick.picture import Catalogue, Picture, Technology
from milkomeda.starflick.rulebook import TRACKS, rulebook, technologies
from milkomeda.starflick.rules.end import ALL_SOURCES, breakdown, standing
from milkomeda.starflick.rules.flick import SPEEDS, Dice, Physics, Shoot, reach_of
from milkomeda.starflick.rules.move import Place
from milkomeda.starflick.rules.setup import Minefield
from milkomeda.starflick.rulings import RULINGS
from milkomeda.starflick.state import Sky

DICE_SHIFT: Final = (-2, -1, 0, 0, 1, 2)


class StarflickShow(Show):
    words = "starflick"

    def __init__(self) -> None:
        rulings = {name: ruling.said() for name, ruling in RULINGS.items()}
        super().__init__(EDITIONS, OPTIONS, rulings, CATALOGUE, Picture, FACTS)

    def rulebook(self, options: str, language: str = "en") -> str:
        return rulebook(options, language)

    def picture(self, view: State) -> Picture:
        return paint(cast(Sky, view))

    def question(self, view: State, seat: int) -> Question:
        sky = cast(Sky, view)
        step = sky.step
        listed = step.listed(sky)
        possible = example(sky, int(sky.turn))
        offered = choices(sky) if listed else suggestions(step, possible)
        return Question(step.name(), step.ask(sky), help_for(step), listed, offered, possible)

    def preview(self, view: State, seat: int, text: str) -> Preview:
        sky = cast(Sky, view.copy())
        try:
            choice = sky.step.read(sky, text)
        except ValueError as problem:
            return Preview([], refusal=str(problem))
        refusal = sky.step.refusal(sky, choice)
        if refusal:
            return Preview([], refusal=refusal)
        if isinstance(sky.step, Shoot):
            return aimed(sky, choice)
        return foreseen(sky, seat, choice)

    def news(self, before: State, after: State) -> list[Fact]:
        return news(cast(Sky, before), cast(Sky, after))

    def round(self, state: State) -> int:
        return -(-cast(Sky, state).turn // int(state.seats))

    def passing(self, view: State, seat: int) -> str:
        """Recruiting at home does least, where something must be done."""
        sky = cast(Sky, view)
        said = (
            [sky.step.spell(sky, choice) for choice in sky.step.choices(sky)] if sky.step.listed(sky) else []
        )
        for least in ("done", "enough", "stop", "pass", "recruit", f"troop to {HOLE_NAMES[sky.home(seat)]}"):
            if least in said:
                return least
        return ""

    def ending(self, state: State) -> Ending:
        sky = cast(Sky, state)
        seats = list(range(sky.seats))
        return Ending(
            sources=ALL_SOURCES,
            points=[breakdown(sky, seat) for seat in seats],
            ranking=sorted(seats, key=lambda seat: standing(sky, seat), reverse=True),
            winners=sky.winners(),
            verdict=verdict(sky),
            why=why(sky),
        )

    def luck(self, before: State, choice: int) -> LuckLine | None:
        """How true a flick goes: four, less one for each 20 % and each 4 degrees that the dice shift it."""
        if not isinstance(before.step, Dice):
            return None
        off = abs(DICE_SHIFT[choice // 6]) + abs(DICE_SHIFT[choice % 6])
        return LuckLine(cast(Sky, before).active, "accuracy", 4 - off, 2.0, 1.15)


HELP: Final = {
    "action": ("One action a turn; with grey 4 a Move and one other, in either order.", []),
    "recruit": ("Troops come from your supply to planets you occupy, or to your Homeworld.", ["F16", "F23"]),
    "return": ("Any number of troops return to the supply, even from blockaded planets.", []),
    "move": ("Each movement point is a launch, a landing or a flick; attacks follow.", ["F17"]),
    "shoot": ("The first enemy that the ship touches is rammed.", ["F9"]),
    "place": ("A launched ship goes anywhere in the orbit where there is room.", ["F8"]),
    "attack": (
        "Ships that have not attacked yet must, while they can destroy something.",
        ["F6", "F10", "F19"],
    ),
    "build": ("On a planet that you held when the turn began, paid with its troops.", ["F3", "F15", "F20"]),
    "reward": ("A city gives troops or a starship to the supply.", ["F1"]),
    "mine": ("2 troops of a planet are worth 1 VP, 3 troops 2 VP.", ["F24"]),
    "develop": (
        "A level needs as many labs on planets of its colour; the first to reach it gains as many VP.",
        ["F7"],
    ),
    "give-up": ("The battleship costs starships, of the board or of the supply.", ["F5"]),
    "scan": ("Only you see what you scan.", ["F2", "F25"]),
    "minefield": ("The first ship to touch a minefield is lost with it.", ["F13"]),
}
"""What a step is about, and the rulings that bear on it."""


def help_for(step: Step[Any]) -> list[str]:
    explained, rulings = HELP[step.name()]
    return [explained, *(f"{name}: {RULINGS[name].answer()}" for name in rulings)]


def choices(sky: Sky) -> list[Choice]:
    """The choices of the step on top, and those one would look for in vain."""
    step = sky.step
    found: list[Choice] = []
    for choice in step.candidates(sky):
        text = step.spell(sky, choice)
        found.append(Choice(text, fields(sky, text), note(sky, choice), step.refusal(sky, choice)))
    return found


def suggestions(step: Step[Any], possible: str) -> list[Choice]:
    """Where something is to be put, a place that is possible; how to flick is for the hand to find out."""
    return [Choice(possible)] if isinstance(step, Place | Minefield) else []


def fields(sky: Sky, text: str) -> dict[str, str | int]:
    """A choice by name: what is done, where on the board (`at`: a hole or a ship), and how."""
    step, words = sky.step.name(), text.split()
    named: dict[str, str | int] = {}
    if step == "action":
        return {"action": text}
    if step == "develop":
        return {"track": words[0], "level": int(words[1])}
    for before, word in zip(["", *words], words, strict=False):
        if word in HOLE_NAMES:
            named["at"] = word
        elif before in SEATS:
            named["at"] = f"{before} {word}"
        elif before in ("land", "flick", "starship"):
            named["at"] = f"{SEATS[sky.active]} {word}"
    if step == "move" and named:
        named["do"] = text.partition(" from ")[0] if words[0] == "launch" else words[0]
    elif step == "build":
        named["structure"] = words[0]
    elif step == "mine":
        named["troops"] = int(words[-1])
    elif step == "attack":
        named["with"] = text.partition(" with ")[2]
    return named


def note(sky: Sky, choice: int) -> str:
    """What a choice of technology gives."""
    if sky.step.name() == "develop":
        level = sky.level[sky.active * 4 + choice]
        return technologies(sky.rules)[choice][level] if level < 4 else ""
    return ""


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
    technologies=[
        Technology(colour, track, levels)
        for colour, track, levels in zip(COLOURS, TRACKS, technologies(PLAIN), strict=True)
    ],
    sources=ALL_SOURCES,
)
