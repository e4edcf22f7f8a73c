"""What a game leaves behind for whoever hunts: when each thing happened in it first. It knows no game."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from msgspec import Struct

from milkomeda.bots import PLAIN
from milkomeda.games import SHOWS, game
from milkomeda.lab.contest import play
from milkomeda.lab.holes.field import Outing, start
from milkomeda.play.facts import Fact
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING

STUCK: Final = 3  # whole rounds without a choice of actions

Cards = dict[str, str]
"""The kind of each card, by name."""


class Trace(Struct, frozen=True):
    answers: int
    ended: bool
    first: dict[str, int]
    """By what happened, the answer with which it did so first."""
    choices: list[int] = []
    """All answers, where it began at the beginning."""
    dead: str = ""
    """The step that offered nothing to choose, where there was one."""


class DeadEnd(Exception):
    """Somebody is asked who can answer nothing."""


def cards_of(rules: str, options: str) -> Cards:
    """All that is played with, and what else can be had."""
    show, state = SHOWS[rules], game(rules).new(options, game(rules).player_counts[0])
    found = {card.name: card.kind for card in show.cards(options) if card.played}
    others = {fact.had for fact in show.vocabulary if fact.had} - set(found.values())
    return {name: kind for kind in sorted(others) for name in state.names(kind)} | found


def trace(outing: Outing) -> Trace:
    tracks = Tracks(outing)
    try:
        ended = bool(play(outing.seating, tracks, start(outing)).winners)
    except DeadEnd as found:
        return Trace(tracks.answers, False, tracks.first, dead=str(found))
    return Trace(tracks.answers, ended, tracks.first, [] if outing.astray else tracks.choices)


class Tracks:
    """Listens to a game. What bots do that take anything is marked as theirs."""

    def __init__(self, outing: Outing) -> None:
        seating = outing.seating
        self.show = SHOWS[seating.game]
        self.cards = cards_of(seating.game, seating.options)
        self.kinds = set(self.cards.values())
        self.whose = [f"{PLAIN} " if name == PLAIN else "" for name in seating.names]
        self.free: dict[int, tuple[int, int]] = {}
        self.lying: dict[int, dict[str, str]] = {}
        self.acting: dict[str, bool] = {}
        self.first: dict[str, int] = {}
        self.choices: list[int] = []

    @property
    def answers(self) -> int:
        return len(self.choices)

    def mark(self, what: str, seat: int | None = None) -> None:
        self.first.setdefault(what if seat is None else f"{self.whose[seat]}{what}", self.answers)

    def answered(self, before: State, seat: int, choice: int, after: State) -> None:
        now = self.show.round(before)
        if seat >= 0 and self.acts(before):
            self.acted(before, now, seat, choice)
        self.wait(now)
        for fact in self.show.facts(before, seat, choice, after, EVERYTHING):
            self.happened(fact)
        self.choices.append(choice)
        if after.steps and after.step.listed(after) and not after.step.choices(after):
            raise DeadEnd(after.step.name())

    def acts(self, before: State) -> bool:
        """Whether it is an action that is to be chosen."""
        step, name = before.step, before.step.name()
        if name not in self.acting:
            listed = step.candidates(before) if step.listed(before) else []
            self.acting[name] = any(self.show.action(before, one) for one in listed)
        return self.acting[name]

    def acted(self, before: State, now: int, seat: int, choice: int) -> None:
        choices = before.step.choices(before)
        for action in filter(None, (self.show.action(before, one) for one in choices)):
            self.mark(f"able action: {action}")
        if taken := self.show.action(before, choice):
            self.mark(f"had action: {taken}", seat)
        if len(choices) > 1:
            self.free[seat] = now, self.answers

    def wait(self, now: int) -> None:
        """Some may not have had a choice for long."""
        for seat in range(len(self.whose)):
            last, answer = self.free.setdefault(seat, (now, self.answers))
            if now - last > STUCK and "stuck" not in self.first:
                self.first |= {"stuck": self.answers, "stuck since": answer}

    def happened(self, fact: Fact) -> None:
        seat, tag = getattr(fact, "seat", None), fact.__struct_config__.tag
        for field, kind, name in self.named(fact):
            self.mark(f"able {kind}: {name}")
            if fact.had and fact.had in field:
                self.mark(f"had {kind}: {name}", seat)
            elif seat is None and hasattr(fact, "position"):
                self.lying.setdefault(fact.position, {})[kind] = name
        for kind, name in fact.causes():
            self.mark(f"did {kind}: {name}", seat)
        if tag in self.show.deeds and hasattr(fact, "position"):
            for kind, name in self.lying.get(fact.position, {}).items():
                self.mark(f"had {kind}: {name}", seat)

    def named(self, fact: Fact) -> Iterator[tuple[list[str], str, str]]:
        """The cards that a fact speaks of, by the names of its fields; a level of a track is a card, too."""
        fields = fact.__struct_fields__
        for field in fields:
            kind, value = field.split("_")[-1], getattr(fact, field)
            if kind in self.kinds and isinstance(value, str):
                yield [field], kind, value
            elif kind.removesuffix("s") in self.kinds and isinstance(value, dict | list):
                yield from (([field], kind.removesuffix("s"), str(one)) for one in value)
        for one, other in pairwise(fields):
            name = f"{getattr(fact, one)} {getattr(fact, other)}"
            if name in self.cards:
                yield [one, other], self.cards[name], name
