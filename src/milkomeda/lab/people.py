"""Games that people played, as the lab's data: what happened in them, and what bots would have chosen."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from math import exp, log
from typing import Final, NamedTuple

from milkomeda.bots import BOTS, named
from milkomeda.bots.bot import Bot
from milkomeda.bots.learned import learned
from milkomeda.bots.reflex import FAR, GRAIN, Reflex, likings
from milkomeda.lab.again import Decision, decisions, instead, played
from milkomeda.lab.contest import Outcome, Seating
from milkomeda.lab.folder import Run, versions
from milkomeda.lab.players import Player
from milkomeda.lab.record import Frames, Game, Record, frames
from milkomeda.lab.runs import QUICK
from milkomeda.play import log as logs
from milkomeda.play.game import Game as Rules
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import BY_HAND
from milkomeda.words.message import Message, Problem, say

AT_ONCE: Final = 32  # decisions of a bot that thinks


class Evening(NamedTuple):
    """A game that people played to its end."""

    name: str
    """Of its file."""
    past: str
    """Its log."""
    game: str
    options: str
    bots: tuple[bool, ...]
    """Which seats are bots', by their names."""
    decisions: int
    """Of people …"""
    forced: int
    """… with a single choice …"""
    endless: int
    """… and those whose choices cannot be listed."""
    put_right: int
    """How often the position was put right by hand."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def rules(self) -> tuple[str, str, int]:
        return self.game, self.options, self.seats


def evening(name: str, match: Match) -> Evening:
    """Raises Problem where it says nothing of how people play."""
    if match.start is not None:
        raise Problem(say("evening-begins-later"))
    if not match.state.over:
        raise Problem(say("evening-is-unfinished", answers=len(match.answers)))
    bots = tuple(is_bot(match.game, player) for player in match.players)
    if all(bots):
        raise Problem(say("evening-of-bots"))
    counts = [choices_of(one) for one in decisions(match) if not bots[one.seat]]
    put_right = sum(one.seat == BY_HAND for one in match.answers)
    found = len(counts), counts.count(1), counts.count(None), put_right
    return Evening(name, logs.write(match), match.game.name, match.options, bots, *found)


def is_bot(rules: Rules, name: str) -> bool:
    """By its level, or the name that a table gives to one of a character."""
    return named(name).level in BOTS or any(name in leaders for leaders in rules.characters.values())


def choices_of(one: Decision) -> int | None:
    """How many there were; none where they cannot be listed."""
    return len(one.view.step.choices(one.view)) if one.view.step.listed(one.view) else None


class Evenings(NamedTuple):
    """Games by the same rules, and the bots that are asked what they would have chosen."""

    games: tuple[Evening, ...]
    bots: tuple[str, ...]

    @property
    def game(self) -> str:
        return self.games[0].game

    @property
    def options(self) -> str:
        return self.games[0].options

    @property
    def seats(self) -> int:
        return self.games[0].seats

    @property
    def tasks(self) -> list["Task"]:
        return [task for number, one in enumerate(self.games) for task in tasks(number, one, self.bots)]

    def run(self, command: str) -> Run:
        games = [sha256(one.past.encode()).hexdigest() for one in self.games]
        setup: dict[str, object] = {"game": self.game, "options": self.options, "players": self.seats}
        return Run(
            command, setup | {"bots": list(self.bots), "games": games}, len(games), versions(self.game)
        )

    # As a report speaks of them.

    def about(self, games: int, blocks: int) -> Message:
        return say("evenings-about", games=games, players=self.seats, options=self.options or "–")

    def trust(self) -> Message:
        return say("evenings-trust", games=len(self.games))

    def shown(self, block: int) -> tuple[int, str]:
        return block, self.games[block].past


class Task(NamedTuple):
    """What happened in a game, or what a bot would have chosen in it: for one worker."""

    number: int
    past: str
    bots: tuple[bool, ...]
    bot: str = ""
    """None for what happened."""
    first: int = 0
    """Of the decisions with something to choose, the one to begin with."""
    most: int = 0


def tasks(number: int, one: Evening, bots: tuple[str, ...]) -> Iterator[Task]:
    """Each some seconds of work."""
    yield Task(number, one.past, one.bots)
    free = one.decisions - one.forced - one.endless
    for bot in bots:
        most = free if named(bot).level in QUICK else AT_ONCE
        for first in range(0, free, most):
            yield Task(number, one.past, one.bots, bot, first, most)


def rows(task: Task) -> Frames:
    match = played(task.past)
    seating = Seating(match.game.name, match.options, tuple(match.players), task.number)
    record = Record(Game(task.number, task.number, 0, seating, facts=True, looks=True, redraws=False))
    if task.bot:
        ask(record, match, task)
    else:
        listen(record, match)
    return frames([record])


def listen(record: Record, match: Match) -> None:
    """As if it were played now."""
    afters = [*(one.before for one in match.answers[1:]), match.state]
    taken = [0] * len(match.players)
    for one, after in zip(match.answers, afters, strict=True):
        record.answered(one.before.facing(one.seat), one.seat, one.choice, after)
        if one.seat >= 0:
            taken[one.seat] += 1
    winners = list(map(int, match.state.winners()))
    record.ended(Outcome(record.played.seating, winners, [0.0] * len(taken), taken))


def ask(record: Record, match: Match, task: Task) -> None:
    """What a bot would have chosen where people had a choice."""
    player = Player(task.bot)
    for one in islice(free(match, task.bots), task.first, task.first + task.most):
        choices = one.view.step.choices(one.view)
        record.add(
            "predictions",
            *(one.at, one.seat, match.players[one.seat], one.view.step.name(), len(choices), task.bot),
            instead(player, one.view, one.seat, one.at) == one.choice,
            likely(player.bot, one, choices),
        )


def free(match: Match, bots: tuple[bool, ...]) -> Iterator[Decision]:
    """Decisions of people with something to choose, of which it is known what."""
    return (one for one in decisions(match) if not bots[one.seat] and (choices_of(one) or 0) > 1)


def likely(bot: Bot, one: Decision, choices: list[int]) -> float | None:
    """The logarithm of how likely that choice was to a bot that has learned to draw; none to others."""
    if not isinstance(bot, Reflex):
        return None
    luck = Seeded(one.at)
    taste = bot.taste or learned(one.view).taste
    base = one.view.imagine(one.seat, luck)
    values = likings(taste, base, one.seat, choices, bot.hand, luck.below(GRAIN), bot.character)
    behind = [max(value - max(values), FAR) for value in values]
    return behind[choices.index(one.choice)] - log(sum(map(exp, behind)))


# Which of them belong together.


def alone(games: list[Evening]) -> tuple[list[Evening], list[tuple[str, Message]]]:
    """Each game once, and those that are left out."""
    first: dict[str, Evening] = {}
    again = []
    for one in games:
        course = one.past.partition("answers:")[2] + one.options
        if course in first:
            again.append((one.name, say("evening-is-there", file=first[course].name)))
        first.setdefault(course, one)
    return list(first.values()), again


def by_rules(games: list[Evening]) -> dict[tuple[str, str, int], list[Evening]]:
    found: dict[tuple[str, str, int], list[Evening]] = {}
    for one in games:
        found.setdefault(one.rules, []).append(one)
    return found
