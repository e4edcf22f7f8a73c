"""What is kept of games that were played: rows of a few tables, which know no game."""

from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec
import polars as pl

from milkomeda.bots.opinion import chances, outlook
from milkomeda.games import SHOWS
from milkomeda.lab.contest import ALL, THOUGHTS, Outcome, Seating
from milkomeda.play.facts import Fact
from milkomeda.play.luck import Seeded
from milkomeda.play.show import LuckLine, Show
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, EVERYTHING, LUCK

Columns = dict[str, type[pl.DataType]]
Frames = dict[str, pl.DataFrame]
"""Rows by the name of their table."""
Tables = dict[str, pl.LazyFrame]
"""The same where they need not be in memory: what measures are made of."""

GAME: Final[Columns] = {"game": pl.Int64, "block": pl.Int64}
SCHEMA: Final[dict[str, Columns]] = {
    "games": {
        **GAME,
        "rotation": pl.Int8,
        "seed": pl.Int64,
        "ended": pl.Boolean,
        "reason": pl.String,
        "rounds": pl.Int32,
        "turns": pl.Int32,
        "answers": pl.Int32,
        "decisions": pl.Int32,
        "fights": pl.Int32,
    },
    "seats": {
        **GAME,
        "seat": pl.Int8,
        "bot": pl.String,
        "character": pl.String,
        "place": pl.Int8,
        "opening": pl.String,
        "score": pl.Int32,
        "rank": pl.Int8,
        "won": pl.Float64,
        "decisions": pl.Int32,
        "luck": pl.Float64,
    },
    "points": {**GAME, "seat": pl.Int8, "source": pl.String, "points": pl.Int32},
    "turns": {
        **GAME,
        "turn": pl.Int32,
        "round": pl.Int32,
        "active": pl.Int8,
        "seat": pl.Int8,
        "score": pl.Int32,
        "chance": pl.Float32,
    },
    "decisions": {
        **GAME,
        "answer": pl.Int32,
        "round": pl.Int32,
        "turn": pl.Int32,
        "seat": pl.Int8,
        "step": pl.String,
        "action": pl.String,
        "choices": pl.Int32,
        "choice": pl.String,
        "least": pl.Boolean,
        "taken": pl.Float32,
        "best": pl.Float32,
        "mean": pl.Float32,
        "worst": pl.Float32,
    },
    "facts": {
        **GAME,
        "answer": pl.Int32,
        "round": pl.Int32,
        "turn": pl.Int32,
        "seat": pl.Int8,
        "fact": pl.String,
        "landmark": pl.String,
        "place": pl.String,
        "told": pl.String,
    },
    "cards": {
        **GAME,
        "seat": pl.Int8,
        "kind": pl.String,
        "card": pl.String,
        "round": pl.Int32,
        "had": pl.Int32,
        "did": pl.Int32,
    },
    "redrawn": {**GAME, "source": pl.String, "seat": pl.Int8, "won": pl.Float64},
    "predictions": {
        **GAME,
        "answer": pl.Int32,
        "seat": pl.Int8,
        "player": pl.String,
        "step": pl.String,
        "choices": pl.Int32,
        "bot": pl.String,
        "same": pl.Boolean,
        "likely": pl.Float64,
    },
}
"""The tables and their columns, which docs/lab.md explains."""

OPENING: Final = 2  # actions
CUT: Final = "cut"
"""In place of a reason why the game ended: it did not."""
FEW: Final = 24  # choices that are looked at


class Game(NamedTuple):
    """One of a run."""

    number: int
    block: int
    rotation: int
    seating: Seating
    facts: bool
    """Whether what happens is told."""
    looks: bool
    """Whether each choice is looked at: what the chances would be."""
    redraws: bool
    """Whether it is played again for each source of luck, with only that one redrawn."""


class Use:
    """Of a card by a seat: how often it got it, and how often the card changed something."""

    def __init__(self, since: int) -> None:
        self.since = since
        self.had = self.did = 0


class Dice:
    """Those of a seat against what was to be expected."""

    def __init__(self) -> None:
        self.more = self.variance = 0.0

    def add(self, rolled: LuckLine) -> None:
        self.more += rolled.rolled - rolled.expected
        self.variance += rolled.spread**2

    def luck(self) -> float | None:
        """In standard deviations; none where nothing was rolled."""
        return self.more / sqrt(self.variance) if self.variance else None


class Record:
    """Listens to a game, and notes it."""

    def __init__(self, played: Game) -> None:
        self.played = played
        self.show: Show = SHOWS[played.seating.game]
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in SCHEMA}
        self.answers = self.fights = 0
        self.turn = 0
        self.whose = (0, LUCK)
        self.openings: list[list[str]] = [[] for _ in played.seating.names]
        self.order: dict[int, int] = {}
        self.hands: list[dict[tuple[str, str], Use]] = [{} for _ in played.seating.names]
        self.dice = [Dice() for _ in played.seating.names]
        self.sources = {THOUGHTS, ALL}
        self.last: State | None = None

    def add(self, table: str, *row: Any) -> None:
        self.rows[table].append((self.played.number, self.played.block, *row))

    def answered(self, before: State, seat: int, choice: int, after: State) -> None:
        now = self.show.round(before)
        if seat == LUCK:
            self.chanced(before, choice)
        elif seat != BY_HAND:
            self.decided(before, now, seat, choice)
        self.fights += self.show.fights(before, seat, choice, after)
        if self.played.facts:
            for fact in self.show.facts(before, seat, choice, after, EVERYTHING):
                self.happened(fact, now)
        self.answers += 1
        self.last = after

    def chanced(self, before: State, choice: int) -> None:
        self.sources.add(before.step.name())
        if rolled := self.show.luck(before, choice):
            self.dice[rolled.seat].add(rolled)

    def happened(self, fact: Fact, now: int) -> None:
        seat, tag = getattr(fact, "seat", None), fact.__struct_config__.tag
        place = next((getattr(fact, name) for name in self.placed(type(fact))), None)
        told = msgspec.json.encode(fact).decode()
        self.add("facts", self.answers, now, self.turn, seat, tag, fact.landmark or None, place, told)
        if seat is None:
            return
        if fact.had:
            self.card(seat, fact.had, getattr(fact, fact.had), now).had += 1
        for kind, card in fact.causes():
            self.card(seat, kind, card, now).did += 1

    def placed(self, fact: type[Fact]) -> list[str]:
        """The fields that name a place, where a fact ended up first."""
        return [name for name in fact.__struct_fields__[::-1] if name.split("_")[-1] == self.show.place]

    def card(self, seat: int, kind: str, card: str, now: int) -> Use:
        return self.hands[seat].setdefault((kind, card), Use(now))

    def decided(self, before: State, now: int, seat: int, choice: int) -> None:
        step = before.step
        action = self.show.action(before, choice)
        if action:
            self.acted(before, now, seat, action)
        count = len(step.choices(before)) if step.listed(before) else None
        self.add(
            "decisions",
            *(self.answers, now, self.turn, seat, step.name(), action or None),
            *(count, step.spell(before, choice), self.least(before, choice)),
            *self.looked(before, seat, choice),
        )

    def least(self, before: State, choice: int) -> bool | None:
        """Whether it is the answer that does least; none where there is none such."""
        least = before.step.least(before)
        return choice in least if least else None

    def acted(self, before: State, now: int, seat: int, action: str) -> None:
        """Whoever acts first in a round has begun a turn."""
        self.openings[seat].append(action)
        if self.whose == (now, seat):
            return
        self.whose = (now, seat)
        self.turn += 1
        self.order.setdefault(seat, len(self.order) + 1)
        self.stand(before, now, seat)

    def stand(self, state: State, now: int, active: int | None) -> None:
        """How all stand."""
        for seat, (score, chance) in enumerate(zip(state.scores(), chances(state), strict=True)):
            self.add("turns", self.turn, now, active, seat, int(score), chance)

    def looked(self, before: State, seat: int, choice: int) -> tuple[float | None, ...]:
        """The chances after this choice, the best, one of them all, and the worst."""
        if not self.played.looks:
            return (None,) * 4
        found = outlook(before.view(seat), seat, choice, FEW, Seeded(self.answers))
        return (found[0], max(found), sum(found) / len(found), min(found)) if len(found) > 1 else (None,) * 4

    def ended(self, outcome: Outcome) -> None:
        assert self.last is not None
        state, ending = self.last, self.show.ending(self.last)
        over = bool(outcome.winners)
        self.turn += 1
        self.stand(state, self.show.round(state), None)
        reason = ending.why[0].__struct_config__.tag if over and ending.why else CUT
        played, rounds = self.played, self.show.round(state)
        counts = (rounds, self.turn - 1, self.answers, sum(outcome.decisions), self.fights)
        self.add("games", played.rotation, played.seating.block, over, reason, *counts)
        for seat, bot in enumerate(played.seating.names):
            score, character = sum(ending.points[seat]), self.show.character(state, seat)
            opening = " ".join(self.openings[seat][:OPENING])
            place, rank = self.order.get(seat), ending.places[seat]
            won, decisions = outcome.share(seat), outcome.decisions[seat]
            luck = self.dice[seat].luck()
            self.add("seats", seat, bot, character, place, opening, score, rank, won, decisions, luck)
            for (kind, card), use in self.hands[seat].items():
                self.add("cards", seat, kind, card, use.since, use.had, use.did)
            for source, points in zip(ending.sources, ending.points[seat], strict=True):
                self.add("points", seat, source, points)

    def redrawn(self, source: str, outcome: Outcome) -> None:
        """Who would have won."""
        for seat in range(len(self.dice)):
            self.add("redrawn", source, seat, outcome.share(seat))


def frames(records: list[Record]) -> Frames:
    return {
        table: pl.DataFrame(
            [row for record in records for row in record.rows[table]], schema=columns, orient="row"
        )
        for table, columns in SCHEMA.items()
    }
