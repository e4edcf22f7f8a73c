"""One table: what its events amount to. Everything here follows from the events, in their order."""

import copy
from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec
from msgspec import Struct, structs

from milkomeda.games import SHOWS, game
from milkomeda.play.facts import Fact
from milkomeda.play.match import Answer, Match
from milkomeda.play.show import Question
from milkomeda.play.step import LUCK
from milkomeda.table import fair, wire
from milkomeda.table.refusal import Refusal
from milkomeda.table.schema import Event, Row, Standing
from milkomeda.table.summary import WATCHER, Phase, Sitting, Summary, seat_of

SNAPSHOT_EVERY: Final = 25  # answers
REMEMBERED: Final = 500  # lines of chat
TOLD: Final = 5_000  # happenings; a game has far fewer, unless somebody does and undoes without end
BOT_DUE: Final = 6.0  # seconds after which another process thinks for a bot


class SatDown(Struct, frozen=True, omit_defaults=True):
    """What a `sit` event says."""

    name: str
    salt: str
    shown: bool = False
    """Whether the hash was shown before; it was not to hosts who gave their salt with the table."""


class Said(Struct, frozen=True, omit_defaults=True):
    """What a `say` event says."""

    name: str
    text: str
    key: str = ""


class Snapshot(Struct, frozen=True):
    """What a `snapshot` event says."""

    rules: str
    position: str


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
        self.story: list[Entry] = []
        self.chat: list[wire.Chat] = []

    def copy(self) -> "Room":
        """The same table, to see what would become of it."""
        twin = copy.copy(self)
        twin.seats = [copy.copy(sitting) for sitting in self.seats]
        twin.asked, twin.asked_at = self.asked[:], self.asked_at[:]
        twin.answered, twin.revocable = self.answered.copy(), self.revocable[:]
        twin.undone = self.undone.copy()
        twin.story, twin.chat = self.story[:], self.chat[:]
        if self.match:
            twin.match = self.match.copy()
        return twin

    # What there is.

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "over" if self.match.state.over else "playing"

    @property
    def answers(self) -> int:
        return self.given + len(self.match.answers) if self.match else 0

    def waiting(self) -> list[int]:
        return self.match.state.waiting() if self.match else []

    def seat_of(self, person: str) -> int:
        return seat_of(self.seats, person)

    def playing_match(self) -> Match:
        if self.match is None:
            raise Refusal("the game has not begun yet")
        return self.match

    # What happens: one event after the other.

    def take(self, event: Event) -> None:
        self.number = event.number + 1
        if event.kind == "sit":
            said = msgspec.json.decode(event.text, type=SatDown)
            shown = said.shown or event.at != self.row.created
            self.seats[event.seat] = Sitting("person", said.name, event.person, "", said.salt, shown)
        elif event.kind == "bot":
            sitting = self.seats[event.seat]
            sitting.bot = event.text
            if sitting.kind != "person":
                self.seats[event.seat] = Sitting("bot", event.text, "", event.text)
        elif event.kind == "open":
            self.seats[event.seat] = Sitting()
        elif event.kind == "return":
            self.seats[event.seat].bot = ""
            self.asked_at[event.seat] = event.at
        elif event.kind == "say":
            line = msgspec.json.decode(event.text, type=Said)
            self.chat.append(wire.Chat(event.number, line.name, event.seat, line.text, event.at, line.key))
            del self.chat[:-REMEMBERED]
        elif event.kind == "answer":
            self.take_answer(event)
        elif event.kind == "undo":
            self.take_undo(event)
        elif event.kind == "snapshot":
            self.kept = self.turns
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
        self.given += 1 if event.kind == "answer" else -1
        self.ask_all(event.at)

    def go_on_from(self, event: Event, position: str) -> None:
        match = self.playing_match()
        match.state = self.game.read(position)
        self.ask_all(event.at)
        told = wire.Told(event.number, WATCHER, [RulesChanged(self.row.rules, self.game.version)])
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

    def take_answer(self, event: Event) -> None:
        match = self.playing_match()
        many = len(match.state.waiting())
        match.answer_text(event.seat, event.text)
        answer = match.answers[-1]
        self.turns += 1
        question = self.asked[event.seat] if event.seat != LUCK else -1
        self.revocable.append(question)
        if event.seat != LUCK:
            self.answered[event.seat, question] = event.text
        if many > 1:
            self.asked[event.seat] = -1  # the others are still asked what they were asked
        else:
            self.ask_all(event.at)
        self.tell(self.entry(event, answer))
        if answer.learned:
            self.given += len(match.answers)
            match.answers.clear()
            self.revocable.clear()

    def tell(self, entry: Entry) -> None:
        self.story.append(entry)
        del self.story[:-TOLD]

    def entry(self, event: Event, answer: Answer) -> Entry:
        match = self.playing_match()
        seat = event.seat
        before = answer.before.facing(seat)
        listeners = range(WATCHER, len(self.seats))
        open_to = frozenset(one for one in listeners if one == seat != LUCK or before.step.sees(before, one))
        closed = [one for one in listeners if one not in open_to]
        round_ = self.show.round(match.state)

        def told(listener: int, text: str) -> wire.Told:
            facts = self.show.facts(before, seat, answer.choice, match.state, listener)
            return wire.Told(event.number, seat, facts, text, round_)

        known = told(next(iter(open_to)), answer.text) if open_to else None
        veiled = told(closed[0], "") if closed else known
        return Entry(cast(wire.Told, known or veiled), cast(wire.Told, veiled), open_to)

    def take_undo(self, event: Event) -> None:
        match = self.playing_match()
        others = [seat for seat in match.state.waiting() if seat != event.seat]
        match.undo(event.seat)
        self.undone.add((event.seat, self.revocable.pop()))
        self.turns += 1
        back = match.state.waiting()
        for seat in range(len(self.seats)):
            if seat in others and seat in back:
                continue
            self.asked[seat] = self.turns if seat in back else -1
            self.asked_at[seat] = event.at
        undone = wire.Told(event.number, event.seat, [], undone=True)
        self.tell(Entry(undone, undone, frozenset()))

    # What may happen next. These change nothing; they say which events would follow.

    def answer(self, seat: int, question: int, text: str, at: float) -> list[Event]:
        """The events of an answer, chance included; none if it has been accepted before. Raises Refusal."""
        match = self.playing_match()
        text = " ".join(text.split())
        before = self.answered.get((seat, question))
        if before is not None:
            if text != before:
                raise Refusal("that question has been answered otherwise")
            return []
        if question != self.asked[seat] or question < 0:
            raise Refusal(
                "it is not your turn to answer" if self.asked[seat] < 0 else "that was another question"
            )
        if not text.isprintable():
            raise Refusal("that is no text")
        trial = match.copy()
        try:
            trial.answer_text(seat, text)
        except (ValueError, OverflowError) as problem:
            raise Refusal(str(problem)) from None
        self.let_luck(trial)
        (mine, *luck) = self.as_events(trial, at)
        return [structs.replace(mine, text=text), *luck]

    def luck_begins(self) -> bool:
        """Whether chance has to answer before anybody is asked."""
        return self.match is not None and self.match.state.seat() == LUCK

    def first_luck(self, at: float) -> list[Event]:
        match = self.playing_match()
        trial = match.copy()
        self.let_luck(trial)
        return list(self.as_events(trial, at))

    def let_luck(self, trial: Match) -> None:
        while trial.state.seat() == LUCK:
            luck = fair.Fair(self.key, self.given + len(trial.answers))
            trial.answer(LUCK, trial.state.step.sample(trial.state, luck))

    def as_events(self, trial: Match, at: float) -> Iterator[Event]:
        for index, answer in enumerate(trial.answers[len(self.playing_match().answers) :]):
            person = self.seats[answer.seat].person if answer.seat >= 0 else ""
            yield Event(self.number + index, at, "answer", answer.seat, person, answer.text)

    def may_undo(self, seat: int) -> bool:
        """When the game is over all secrets are open, and what was done is done."""
        return self.match is not None and not self.match.state.over and self.match.may_undo(seat)

    def undo(self, seat: int, question: int, at: float) -> list[Event]:
        """The event of an undo of that answer; none if it has been accepted before. Raises Refusal."""
        match = self.playing_match()
        if (seat, question) in self.undone:
            return []
        if match.state.over:
            raise Refusal("the game is over: nothing can be taken back any more")
        if not self.may_undo(seat):
            raise Refusal("there is nothing to take back: something new was learned since, or another acted")
        if question != self.revocable[-1]:
            raise Refusal("that was another question")
        return [Event(self.number, at, "undo", seat, self.seats[seat].person, "")]

    def bots_to_answer(self) -> list[int]:
        return [seat for seat in self.waiting() if self.seats[seat].bot]

    def late(self, now: float) -> list[int]:
        """People whose time is up."""
        if not self.row.clock:
            return []
        return [
            seat
            for seat in self.waiting()
            if not self.seats[seat].bot and now >= self.asked_at[seat] + self.row.clock
        ]

    def standing(self, at: float) -> Standing:
        """What the store should know of the table, for those who have not loaded it."""
        due = 0.0
        if self.luck_begins() or self.bots_to_answer():
            due = at + BOT_DUE
        elif self.waiting() and self.row.clock:
            due = min(self.asked_at[seat] for seat in self.waiting()) + self.row.clock
        return Standing(self.phase, due, self.summary().written())

    def snapshot(self, at: float) -> list[Event]:
        """The position, now and then and at the end: it still loads when the rules have changed."""
        if self.match is None:
            return []
        ended = self.match.state.over and self.turns > self.kept
        if not ended and self.turns < self.kept + SNAPSHOT_EVERY:
            return []
        kept = Snapshot(self.game.version, self.game.write(self.match.state))
        return [Event(self.number, at, "snapshot", WATCHER, "", msgspec.json.encode(kept).decode())]

    # What is shown.

    def summary(self) -> Summary:
        return Summary(self.phase, self.seats, self.waiting(), self.answers)

    def info(self, person: str, here: set[int]) -> wire.TableInfo:
        return self.summary().info(self.row, person, here)

    def scene(self, person: str, seat: int, here: set[int], since: int, now: float) -> wire.Scene:
        """All that a seat sees; of what was told and said, that after so many events."""
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
                deadline = max(min(self.asked_at[one] for one in waiting) + self.row.clock - now, 0.001)
        return wire.Scene(
            self.info(person, here),
            self.number,
            picture,
            waiting,
            self.asked[seat] if asked else -1,
            asked,
            self.revocable[-1] if seat != WATCHER and self.may_undo(seat) else -1,
            deadline,
            [entry.told if seat in entry.open_to else entry.veiled for entry in self.story_since(since)],
            [line for line in self.chat if line.number >= since],
            since == 0,
        )

    def story_since(self, since: int) -> list[Entry]:
        story = self.story
        first = len(story)
        while first and story[first - 1].told.number >= since:
            first -= 1
        return story[first:]
