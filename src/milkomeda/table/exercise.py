"""A lesson being played: a room like any other, but kept by nobody.

The others' answers and chance are always the same, so the pupil's answers are all there is to it: the page
remembers them, and by them it is made again.
"""

from contextlib import suppress
from typing import Final, Literal

from msgspec.structs import replace

from milkomeda.bots import usual
from milkomeda.games import GAMES
from milkomeda.play.lesson import PUPIL, Lesson, passed_on
from milkomeda.play.state import State
from milkomeda.table import wire, wishes
from milkomeda.table.events import BotCame, SatDown, What
from milkomeda.table.fair import Fair
from milkomeda.table.refusal import Refusal
from milkomeda.table.room import Room
from milkomeda.table.schema import Row
from milkomeda.words.message import Message, say

NOW: Final = 0.0  # there is no clock
WHO: Final = "pupil"
MOST: Final = 100  # answers and undos of the pupil; a lesson needs ten


class Exercise:
    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.room = Room(row_of(game, lesson))
        self.answers: list[str] = []
        self.deeds = 0
        others = range(PUPIL + 1, self.room.row.players)
        self.room.add(
            [SatDown(PUPIL, WHO, "", ""), *(BotCame(seat, usual(self.room.game)) for seat in others)], NOW
        )
        self.room.key = f"{lesson.name} {lesson.luck}".encode()
        self.happen(wishes.first_luck(self.room))

    # What happens.

    def anew(self, answers: list[str]) -> "Exercise":
        """From the beginning, with these answers as far as they fit."""
        again = Exercise(self.room.row.game, self.lesson)
        with suppress(Refusal):
            for text in answers:
                again.answer(again.room.asked[PUPIL], text)
        return again

    def answer(self, question: int, text: str) -> None:
        """Raises Refusal."""
        if happenings := self.let(wishes.answer(self.room, PUPIL, question, text)):
            self.answers.append(text)
            self.happen(happenings)

    def undo(self, question: int) -> None:
        """Raises Refusal."""
        if happenings := self.let(wishes.undo(self.room, PUPIL, question)):
            self.answers.pop()
            self.happen(happenings)

    def let(self, happenings: list[What]) -> list[What]:
        """Raises Refusal where it is over, or has no end."""
        if happenings and self.outcome:
            raise Refusal(say("lesson-over"))
        if self.deeds == MOST:
            raise Refusal(say("lesson-too-long", most=MOST))
        self.deeds += 1
        return happenings

    def happen(self, happenings: list[What]) -> None:
        """That, and what the others answer to it."""
        self.room.add(happenings, NOW)
        while not self.outcome and (asked := self.room.bots_to_answer()):
            seat = asked[0]
            text = self.chosen(seat)
            self.room.add(wishes.answer(self.room, seat, self.room.asked[seat], text), NOW)

    def chosen(self, seat: int) -> str:
        view = self.room.playing_match().state.view(seat)
        step = view.step
        wanted = self.lesson.others.get(step.name(), "")
        if wanted and possible(view, wanted):
            return wanted
        luck = Fair(self.room.key, self.room.turns, f"bot {seat}")
        return self.room.show.passing(view, seat) or step.spell(view, step.sample(view, luck))

    # What there is.

    @property
    def outcome(self) -> Literal["", "done", "missed"]:
        """Done as soon as the goal is reached; missed when the turn ends without it."""
        for entry in self.room.story:
            for fact in (entry.told if PUPIL in entry.open_to else entry.veiled).facts:
                if self.lesson.reached(fact):
                    return "done"
                if passed_on(fact):
                    return "missed"
        return "missed" if self.room.phase == "over" else ""

    def taught(self) -> wire.Taught:
        return wire.Taught(self.answers, self.outcome, None if self.outcome else self.tip())

    def tip(self) -> Message:
        step = self.room.playing_match().state.facing(PUPIL).step.name()
        if step not in self.lesson.tips:
            return say("lesson-astray")
        return self.room.show.taught(self.lesson, step)

    def scene(self, since: int) -> wire.Scene:
        scene = self.room.scene(WHO, PUPIL, {PUPIL}, since, NOW)
        if self.outcome or scene.asked is None:
            return replace(scene, question=-1, asked=None, undo=-1)
        return replace(scene, asked=replace(scene.asked, waiver=None))


def possible(view: State, text: str) -> bool:
    try:
        return not view.step.refusal(view, view.step.read(view, text))
    except ValueError:
        return False


def row_of(game: str, lesson: Lesson) -> Row:
    rules = GAMES[game]
    state = rules.read(lesson.position)
    options = rules.options(state)
    players, name = int(state.seats), lesson.name
    return Row(name, NOW, game, rules.version, options, players, "", True, 0, "bot", "", lesson.position)
