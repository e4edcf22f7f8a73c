"""One table: what its events amount to. Everything here follows from the events, in their order."""

import copy
from collections.abc import Sequence
from typing import Any, Final, assert_never, cast

from msgspec import Struct
from msgspec.structs import replace

from milkomeda.games import SHOWS, game
from milkomeda.play.course import course_of, to_enter
from milkomeda.play.facts import Fact
from milkomeda.play.match import Answer, Match
from milkomeda.play.show import Question
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, EVERYTHING, LUCK, WATCHER
from milkomeda.table import fair, wire
from milkomeda.table.calls import LONG
from milkomeda.table.course import Recording
from milkomeda.table.events import (
    Answered,
    BotCame,
    CameBack,
    Concluded,
    Erased,
    Event,
    GotPen,
    PutRight,
    Rematched,
    Said,
    SatDown,
    Snapshot,
    StoodUp,
    TookBack,
    Waived,
    WentBack,
    What,
)
from milkomeda.table.refusal import Refusal
from milkomeda.table.schema import Call, Row, Standing
from milkomeda.table.summary import Phase, Sitting, Summary, seat_of
from milkomeda.words.message import say

SNAPSHOT_EVERY: Final = 25  # answers
REMEMBERED: Final = 500  # lines of chat
TOLD: Final = 5_000  # happenings; a game has far fewer, unless somebody does and undoes without end
FOREVER: Final = 2**31 - 1  # the last of all rounds
BOT_DUE: Final = 6.0  # seconds after which another process thinks for a bot


class RulesChanged(Fact):
    rules: str
    now: str


class Entry(Struct, frozen=True):
    """A happening, for those who may know it and for the others."""

    told: wire.Told
    veiled: wire.Told
    open_to: frozenset[int]


class Room:
    def __init__(self, row: Row) -> None:
        self.row = row
        self.game = game(row.game)
        self.show = SHOWS[row.game]
        self.seats = [Sitting() for _ in range(row.players)]
        self.number = 0
        self.match: Match | None = None
        self.given = 0  # answers that cannot be taken back any more
        self.key = b""
        self.kept = 0  # turns when the last snapshot was kept
        self.turns = 0  # answers and undos so far: where questions get their numbers from
        self.asked = [-1] * row.players
        self.answered: dict[tuple[int, int], str] = {}  # by seat and question: the answer as it was sent
        self.revocable: list[int] = []  # the questions of the match's answers
        self.undone: set[tuple[int, int]] = set()  # by seat and question
        self.asked_at = [0.0] * row.players
        self.waived: list[dict[str, int]] = [{} for _ in self.seats]  # by step: the last round, or FOREVER
        self.rematch = ""  # the table where the same seats play again
        self.recording = Recording() if row.cardboard else None
        self.story: list[Entry] = []
        self.chat: list[wire.Chat] = []

    def copy(self) -> "Room":
        """The same table, to see what would become of it."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(sitting) for sitting in self.seats]
        twin.asked, twin.asked_at = self.asked[:], self.asked_at[:]
        twin.answered, twin.revocable = self.answered.copy(), self.revocable[:]
        twin.undone = self.undone.copy()
        twin.waived = [steps.copy() for steps in self.waived]
        if self.recording:
            twin.recording = copy.copy(self.recording)
            twin.recording.later = self.recording.later[:]
        twin.story, twin.chat = self.story[:], self.chat[:]
        if self.match:
            twin.match = self.match.copy()
        return twin

    # What there is.

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        open_end = self.recording is not None and not self.recording.concluded
        return "over" if self.match.state.over and not open_end else "playing"

    @property
    def answers(self) -> int:
        return self.given + len(self.match.answers) if self.match else 0

    def waiting(self) -> list[int]:
        return self.match.state.waiting() if self.match else []

    def seat_of(self, person: str) -> int:
        return seat_of(self.seats, person)

    def place_of(self, person: str) -> int:
        """From where somebody looks: from their seat, or with the pen in hand."""
        if self.recording is None or self.phase == "over":
            return self.seat_of(person)
        writes = person != "" and (person == self.row.host or person in self.recording.scribes)
        return EVERYTHING if writes else WATCHER

    def playing_match(self) -> Match:
        if self.match is None:
            raise Refusal(say("game-not-begun"))
        return self.match

    # What happens: one event after the other.

    def add(self, happenings: Sequence[What], at: float) -> list[Event]:
        """Take that as the next events."""
        events: list[Event] = []
        for what in happenings:
            events.append(Event(self.number, at, what))
            self.take(events[-1])
        return events

    def take(self, event: Event) -> None:
        self.number = event.number + 1
        match event.what:
            case SatDown(seat, person, name, salt, shown):
                shown = shown or event.at != self.row.created
                self.seats[seat] = Sitting("person", name, person, "", salt, shown)
            case BotCame(seat, bot, name):
                self.seats[seat].bot = bot
                if self.seats[seat].kind != "person":
                    self.seats[seat] = Sitting("bot", name or bot, "", bot)
            case StoodUp(seat):
                self.seats[seat] = Sitting()
            case CameBack(seat):
                self.seats[seat].bot = ""
                self.asked_at[seat] = event.at
            case Said(seat, _, name, text, key):
                self.chat.append(wire.Chat(event.number, name, wire.seat_number(seat), text, event.at, key))
                del self.chat[:-REMEMBERED]
            case Answered(seat, _, text):
                self.take_answer(event, seat, text)
            case TookBack(seat):
                self.take_undo(event, seat)
            case Waived(seat, _, step, until):
                self.take_waiver(seat, step, until)
            case Rematched(_, _, table):
                self.rematch = table
            case WentBack(_, at, skip):
                self.take_return(event, at, skip)
            case PutRight(_, position):
                self.take_answer(event, BY_HAND, position)
            case GotPen(person):
                if self.recording:
                    self.recording.scribes |= {person}
            case Concluded():
                if self.recording:
                    self.recording.concluded = True
            case Snapshot():
                self.kept = self.turns
            case Erased():
                pass
            case _ as never:
                assert_never(never)
        if self.match is None and all(sitting.kind != "open" for sitting in self.seats):
            self.begin(event.at)

    def begin(self, at: float) -> None:
        start = self.game.read(self.row.start) if self.row.start else None
        self.match = Match(self.game, self.row.options, self.names(), start)
        self.key = fair.key_of(self.row.secret, [sitting.salt for sitting in self.seats])
        self.ask_all(at)

    def skip(self, event: Event) -> None:
        """An answer, or an undo, that is only counted: neither chance nor a question uses a number twice."""
        self.number = event.number + 1
        self.turns += 1
        if self.recording:
            self.recording.pass_over(event.what)
        if isinstance(event.what, WentBack):
            self.given = event.what.at - len(self.playing_match().answers)
        else:
            self.given += -1 if isinstance(event.what, TookBack) else 1
        self.ask_all(event.at)

    def go_on_from(self, event: Event, position: str) -> None:
        match = self.playing_match()
        match.state = self.game.read(position)
        self.ask_all(event.at)
        told = wire.Told(event.number, wire.NO_SEAT, [RulesChanged(self.row.rules, self.game.version)])
        self.tell(Entry(told, told, frozenset()))

    def names(self) -> list[str]:
        return [
            sitting.name.replace(",", " ") or self.game.seat_names[i] for i, sitting in enumerate(self.seats)
        ]

    def ask_all(self, at: float) -> None:
        """New questions to all that are waited for."""
        waiting = self.waiting()
        for seat in range(len(self.seats)):
            self.asked[seat] = self.turns if seat in waiting else -1
            self.asked_at[seat] = at

    def take_answer(self, event: Event, seat: int, text: str) -> None:
        match = self.playing_match()
        many = len(match.state.waiting())
        match.take(seat, text)
        answer = match.answers[-1]
        self.turns += 1
        question = self.asked[seat] if seat >= 0 else -1
        self.revocable.append(question)
        if seat >= 0:
            self.answered[seat, question] = text
        if many > 1 and seat >= 0:
            self.asked[seat] = -1  # the others are still asked what they were asked
        else:
            self.ask_all(event.at)
        self.tell(self.entry(event.number, answer))
        if self.recording:
            self.answered[EVERYTHING, self.turns - 1] = text
            self.recording.enter(seat, answer.text)
        elif answer.learned:
            self.given += len(match.answers)
            match.answers.clear()
            self.revocable.clear()

    def tell(self, entry: Entry) -> None:
        self.story.append(entry)
        del self.story[:-TOLD]

    def entry(self, number: int, answer: Answer) -> Entry:
        match = self.playing_match()
        seat = answer.seat
        before = answer.before.facing(seat)
        listeners = (EVERYTHING, WATCHER, *range(len(self.seats)))
        open_to = frozenset(one for one in listeners if self.hears(before, seat, one))
        closed = [one for one in listeners if one not in open_to]
        round_ = self.show.round(match.state)

        def told(listener: int, text: str) -> wire.Told:
            facts = self.show.facts(before, seat, answer.choice, match.state, listener)
            return wire.Told(number, wire.seat_number(seat), facts, text, round_)

        known = told(next(iter(open_to)), answer.text)
        return Entry(known, told(closed[0], "") if closed else known, open_to)

    def hears(self, before: State, seat: int, listener: int) -> bool:
        """Whether a listener may know that answer."""
        if listener == EVERYTHING or listener == seat != LUCK:
            return True
        return seat != BY_HAND and before.step.sees(before, listener)

    def take_return(self, event: Event, at: int, skip: int) -> None:
        recording = cast(Recording, self.recording)
        recording.go_back(recording.past + course_of(self.playing_match()), at, skip)
        self.go_back(event, at - self.given)

    def go_back(self, event: Event, at: int) -> None:
        match, recording = self.playing_match(), cast(Recording, self.recording)
        if cut := len(match.answers) - at:
            match.go_back(at)
            del self.story[-cut:], self.revocable[-cut:]
            recording.rewritten = event.number + 1
            self.kept = -SNAPSHOT_EVERY  # the last one is of another course
        self.turns += 1
        self.ask_all(event.at)

    def take_undo(self, event: Event, seat: int) -> None:
        match = self.playing_match()
        if self.recording:
            self.go_back(event, len(match.answers) - 1)
            return
        others = [one for one in match.state.waiting() if one != seat]
        match.undo(seat)
        question = self.revocable.pop()
        self.undone.add((seat, question))
        if self.kept > question:
            self.kept = -SNAPSHOT_EVERY  # the last one is of what was taken back
        self.turns += 1
        self.waived[seat].pop(match.state.facing(seat).step.name(), None)  # it would be given again at once
        back = match.state.waiting()
        for one in range(len(self.seats)):
            if one in others and one in back:
                continue
            self.asked[one] = self.turns if one in back else -1
            self.asked_at[one] = event.at
        undone = wire.Told(event.number, seat, [], undone=True)
        self.tell(Entry(undone, undone, frozenset()))

    def take_waiver(self, seat: int, step: str, until: wire.Until) -> None:
        self.waived[seat].pop(step, None)
        if until != "now":
            self.waived[seat][step] = self.round() if until == "round" else FOREVER

    def round(self) -> int:
        return self.show.round(self.match.state) if self.match else 0

    # What may happen next.

    def luck_begins(self) -> bool:
        """Whether chance has to answer before anybody is asked."""
        return self.match is not None and self.match.state.seat() == LUCK and not self.recording

    def may_undo(self, seat: int) -> bool:
        """When the game is over all secrets are open, and what was done is done."""
        return self.match is not None and not self.match.state.over and self.match.may_undo(seat)

    def bots_to_answer(self) -> list[int]:
        return [seat for seat in self.waiting() if self.seats[seat].bot]

    def waivers(self, seat: int) -> list[wire.Waiver]:
        """What is answered for that seat."""
        return [
            wire.Waiver(step, self.show.waiver(step), "revoked" if last == FOREVER else "round")
            for step, last in self.waived[seat].items()
            if self.round() <= last
        ]

    def late(self, now: float) -> list[int]:
        """People whose time is up."""
        if not self.row.clock:
            return []
        return [seat for seat in self.waiting() if not self.seats[seat].bot and now >= self.until(seat)]

    def standing(self, at: float) -> Standing:
        """What the store should know of the table, for those who have not loaded it."""
        due = 0.0
        if self.luck_begins() or self.bots_to_answer():
            due = at + BOT_DUE
        elif self.waiting() and self.row.clock:
            due = min(map(self.until, self.waiting()))
        return Standing(self.phase, due, self.summary().written(), self.calls())

    def calls(self) -> tuple[Call, ...] | None:
        """People who are asked where they need not sit and wait."""
        if self.row.clock < LONG:
            return None
        return tuple(
            Call(seat, self.seats[seat].person, self.asked[seat], self.asked_at[seat], self.until(seat))
            for seat in self.waiting()
            if not self.seats[seat].bot
        )

    def until(self, seat: int) -> float:
        """When the time of somebody who is asked is up; 0 without a clock."""
        return self.asked_at[seat] + self.row.clock if self.row.clock else 0.0

    def snapshot(self) -> list[What]:
        """The position, now and then and at the end: it still loads when the rules have changed."""
        if self.match is None:
            return []
        ended = self.match.state.over and self.turns > self.kept
        if not ended and self.turns < self.kept + SNAPSHOT_EVERY:
            return []
        return [Snapshot(self.game.version, self.game.write(self.match.state))]

    # What is shown.

    def summary(self) -> Summary:
        waiting = self.waiting()
        return Summary(self.phase, self.seats, waiting, self.answers, [self.until(seat) for seat in waiting])

    def info(self, person: str, here: set[int]) -> wire.TableInfo:
        return self.summary().info(self.row, person, here)

    def scene(self, person: str, seat: int, here: set[int], since: int, now: float) -> wire.Scene:
        """All that a seat sees; of what was told and said, that after so many events."""
        if self.recording and since < self.recording.rewritten:
            since = 0
        if self.recording and self.match and seat == EVERYTHING:
            return self.scene_to_record(self.recording, self.match, person, since)
        picture: Any = None
        asked: Question | None = None
        deadline = 0.0
        waiting = self.waiting()
        if self.match:
            view = self.match.state.view(seat)
            picture = self.show.picture(view)
            if seat in waiting and not self.seats[seat].bot:
                asked = self.show.question(view, seat)
            if waiting and self.row.clock:
                deadline = max(min(map(self.until, waiting)) - now, 0.001)
        return wire.Scene(
            self.info(person, here),
            self.number,
            picture,
            waiting,
            self.asked[seat] if asked else -1,
            asked,
            self.revocable[-1] if seat != WATCHER and self.may_undo(seat) else -1,
            self.waivers(seat) if seat != WATCHER else [],
            self.rematch,
            deadline,
            [entry.told if seat in entry.open_to else entry.veiled for entry in self.story_since(since)],
            [line for line in self.chat if line.number >= since],
            since == 0,
        )

    def scene_to_record(self, recording: Recording, match: Match, person: str, since: int) -> wire.Scene:
        """All there is, and what is asked of whoever answers next."""
        scene = self.scene(person, WATCHER, set(), since, 0.0)
        told = recording.told(match, self.answers, self.row.secret)
        state = match.state
        asked = None
        if not state.over:
            seat = to_enter(state)
            asked = replace(self.show.question(state.facing(seat), seat), waiver=None)
        entered = next((one.seat for one in match.answers[::-1] if one.seat >= 0), 0)
        return replace(
            scene,
            table=replace(scene.table, mine=entered if told.seat < 0 else told.seat),
            picture=self.show.picture(state),
            question=self.turns,
            asked=asked,
            undo=self.turns - 1 if match.answers else -1,
            told=[entry.told for entry in self.story_since(since)],
            recording=told,
        )

    def story_since(self, since: int) -> list[Entry]:
        story = self.story
        first = len(story)
        while first and story[first - 1].told.number >= since:
            first -= 1
        return story[first:]
