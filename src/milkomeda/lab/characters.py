"""Characters of a level: how they play, and how well. Each plays against plain ones of its level."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from milkomeda.bots import Named, characters
from milkomeda.games import SHOWS, game
from milkomeda.lab.contest import Outcome, Seating, play, rotated, share_of
from milkomeda.lab.workers import mapped, workers
from milkomeda.play.state import State
from milkomeda.play.step import EVERYTHING, LUCK


class Cast(NamedTuple):
    """All characters of a level, at a table by some rules."""

    game: str
    options: str
    level: str
    seats: int

    @property
    def bots(self) -> list[str]:
        """Each character, and last who has none."""
        able = characters(game(self.game), self.level)
        return [*(str(Named(self.level, one)) for one in able), self.level]


class Watched(NamedTuple):
    """A game, and how each seat played."""

    outcome: Outcome
    actions: list[Counter[str]]
    deeds: list[Counter[str]]


class Watcher:
    """Counts what each seat chooses to do, and what comes of it."""

    def __init__(self, seating: Seating) -> None:
        self.show = SHOWS[seating.game]
        self.actions: list[Counter[str]] = [Counter() for _ in seating.names]
        self.deeds: list[Counter[str]] = [Counter() for _ in seating.names]

    def answered(self, before: State, seat: int, choice: int, after: State) -> None:
        if seat != LUCK and (action := self.show.action(before, choice)):
            self.actions[seat][action] += 1
        for fact in self.show.facts(before, seat, choice, after, EVERYTHING):
            if (deed := str(fact.__struct_config__.tag)) in self.show.deeds:
                self.deeds[fact.seat][deed] += 1  # type: ignore[attr-defined]


def seatings(cast: Cast, games: int, seed: int) -> Iterator[Seating]:
    """Each character at each seat; all of them have the same luck."""
    for name in cast.bots[:-1]:
        for block in range(-(-games // cast.seats)):
            names = (name, *[cast.level] * (cast.seats - 1))
            yield from rotated(cast.game, cast.options, names, seed + block)


def watch(seating: Seating) -> Watched:
    watcher = Watcher(seating)
    return Watched(play(seating, watcher), watcher.actions, watcher.deeds)


def watch_all(todo: list[Seating], processes: int) -> Iterator[Watched]:
    with workers(processes) as pool:
        yield from mapped(pool, watch, todo)


class Style(NamedTuple):
    """How a bot plays: seats it had, actions it took, deeds it did."""

    seats: int
    actions: Counter[str]
    deeds: Counter[str]


def style_of(name: str, games: list[Watched]) -> Style:
    seats, actions, deeds = 0, Counter[str](), Counter[str]()
    for one in games:
        for seat, sits in enumerate(one.outcome.seating.names):
            if sits == name:
                seats += 1
                actions += one.actions[seat]
                deeds += one.deeds[seat]
    return Style(seats, actions, deeds)


def section(cast: Cast, games: list[Watched], command: str) -> str:
    """As part of a page."""
    outcomes = [one.outcome for one in games]
    styles = {name: style_of(name, games) for name in cast.bots}
    actions = sorted({action for style in styles.values() for action in style.actions})
    deeds = SHOWS[cast.game].deeds
    rules, unfinished = cast.options or "as it is", sum(not one.winners for one in outcomes)
    return "\n".join(
        [
            f"## Characters of {cast.level}: {cast.game.capitalize()}, {rules}, {cast.seats} players",
            "",
            f"`{command}`: {len(games)} games, of which {unfinished} did not end. Each character plays",
            f"against {cast.seats - 1} of its level that have none. Of all main actions these shares were:",
            "",
            *head("character", "games", "won", "95 %", *actions),
            *(row(name, *won(name, outcomes), *shares(styles[name], actions)) for name in cast.bots),
            "",
            "And so often in a game:",
            "",
            *head("character", *deeds),
            *(row(name, *rates(styles[name], deeds)) for name in cast.bots),
            "",
        ]
    )


def won(name: str, outcomes: list[Outcome]) -> tuple[str, ...]:
    share = share_of(name, outcomes)
    return str(share.games), f"{share.won:.0%}", f"{share.least:.0%} to {share.most:.0%}"


def shares(style: Style, actions: list[str]) -> list[str]:
    return [f"{style.actions[action] / max(style.actions.total(), 1):.0%}" for action in actions]


def rates(style: Style, deeds: tuple[str, ...]) -> list[str]:
    return [f"{style.deeds[deed] / style.seats:.1f}" for deed in deeds]


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
