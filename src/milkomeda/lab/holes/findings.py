"""What many games show that ought not to be: a pure function of what they left behind.

What never happened in n games happens in fewer than 1 - 0.05^(1/n) of them, as sure as 95 %.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple

from milkomeda.bots import PLAIN
from milkomeda.lab.holes.field import Outing
from milkomeda.lab.holes.tracks import Cards, Trace

DOUBT: Final = 0.05
LEAST: Final = 14  # games: of what was there in fewer nothing is said, for it may happen in every fifth

Sort = Literal[
    "dead-end", "endless", "exploit", "dawdling", "stuck", "unmet", "idle", "unseen", "shunned", "inert"
]
SORTS: Final[tuple[Sort, ...]] = Sort.__args__  # type: ignore[attr-defined]
"""The worst first."""


class Thing(NamedTuple):
    """Something it is said of, and in how many games one could have seen otherwise."""

    kind: str
    name: str
    games: int


class Proof(NamedTuple):
    """Where to look: the answers of a game of the hunt, from one to another."""

    game: int
    first: int
    last: int


class Hole(NamedTuple):
    sort: Sort
    times: int
    """Games that show it; none where it is that something never happened."""
    games: int
    things: tuple[Thing, ...] = ()
    proof: Proof | None = None
    bots: tuple[str, ...] = ()
    """Who plays so, where it is about them."""


class Game(NamedTuple):
    """One of the hunt, and what it left behind."""

    number: int
    outing: Outing
    trace: Trace

    @property
    def keen(self) -> bool:
        """Whether somebody wanted to win."""
        return set(self.outing.seating.names) != {PLAIN}


def below(games: int) -> float:
    """The share of games in which something may happen that did not in so many."""
    return 1 - DOUBT ** (1 / games) if games else 1.0


def holes(games: list[Game], cards: Cards) -> Iterator[Hole]:
    """In no order."""
    yield from dead_ends(games)
    yield from unending(games)
    yield from stuck(games)
    often = Counter(what for game in games for what in game.trace.first)
    actions = {what.partition(": ")[2]: "action" for what in often if what.startswith("able action: ")}
    known = {kind for name, kind in cards.items() if often[f"able {kind}: {name}"]}
    every = {name: kind for name, kind in (cards | actions).items() if kind in known | {"action"}}
    for kind in sorted(set(every.values())):
        yield from unused([name for name in every if every[name] == kind], kind, games, often)


def dead_ends(games: list[Game]) -> Iterator[Hole]:
    found = [game for game in games if game.trace.dead]
    if found:
        game = min(found, key=lambda one: one.trace.answers)
        steps = Counter(one.trace.dead for one in found)
        things = tuple(Thing("step", name, times) for name, times in steps.items())
        answers = game.trace.answers
        yield Hole("dead-end", len(found), len(games), things, Proof(game.number, answers - 1, answers))


def unending(games: list[Game]) -> Iterator[Hole]:
    """Who goes on for ever. Whether somebody else would end it is to be asked."""
    found = [game for game in games if not game.trace.ended and not game.trace.dead]
    if found:
        bots = tuple(dict.fromkeys(name for game in found for name in game.outing.seating.names))
        answers = found[0].trace.answers
        yield Hole("endless", len(found), len(games), (), Proof(found[0].number, 0, answers), bots)


def stuck(games: list[Game]) -> Iterator[Hole]:
    found = [game for game in games if "stuck" in game.trace.first]
    if found:
        game = min(found, key=lambda one: one.trace.first["stuck"] - one.trace.first["stuck since"])
        first = game.trace.first
        yield Hole(
            "stuck", len(found), len(games), (), Proof(game.number, first["stuck since"], first["stuck"] + 1)
        )


def unused(names: list[str], kind: str, games: list[Game], often: Counter[str]) -> Iterator[Hole]:
    """Of a kind: what nobody ever sees, or has, or only those who take anything, or has for nothing."""
    had = {name: often[f"had {kind}: {name}"] for name in names}
    any_had = {name: had[name] + often[f"{PLAIN} had {kind}: {name}"] for name in names}
    did = {name: often[f"did {kind}: {name}"] + often[f"{PLAIN} did {kind}: {name}"] for name in names}
    able = {name: often[f"able {kind}: {name}"] for name in names}
    always = all(able[name] <= any_had[name] for name in names)  # it is seen no sooner than it is had
    keen = [game for game in games if game.keen]
    unseen = [name for name in names if not able[name]]
    unmet = [name for name in names if able[name] and not any_had[name]]
    shunned = [name for name in names if any_had[name] and not had[name]]
    idle = [name for name in names if any_had[name] and not did[name]]
    yield from of_kind("unseen", kind, unseen, games, always=True)
    if any(any_had.values()):
        yield from of_kind("unmet", kind, unmet, games)
        yield from of_kind("shunned", kind, shunned, keen, always=always)
    if any(did.values()):
        yield from of_kind("idle", kind, idle, games, "had")


def of_kind(
    sort: Sort, kind: str, names: list[str], games: list[Game], verb: str = "able", always: bool = False
) -> Iterator[Hole]:
    """What is said of each of these, the surest first, with a game that shows the surest."""
    able = {name: [one for one in games if always or there(one, verb, kind, name)] for name in names}
    told = [Thing(kind, name, len(able[name])) for name in names if len(able[name]) >= LEAST]
    if told:
        things = sorted(told, key=lambda one: -one.games)
        name = things[0].name
        best = shortest(able[name], verb, kind, name)
        proof = Proof(best.number, since(best, verb, kind, name), best.trace.answers)
        yield Hole(sort, 0, len(games), tuple(things), proof)


def there(game: Game, verb: str, kind: str, name: str) -> list[int]:
    """With which answers it was there to be used, for whoever takes anything and for others."""
    first = game.trace.first
    marks = (f"{whose}{verb} {kind}: {name}" for whose in ("", f"{PLAIN} "))
    return [first[mark] for mark in marks if mark in first]


def since(game: Game, verb: str, kind: str, name: str) -> int:
    return min(there(game, verb, kind, name), default=0)


def shortest(games: Iterable[Game], verb: str, kind: str, name: str) -> Game:
    """A whole game that ended, in which it was there for half of the time or more; else any."""

    def size(game: Game) -> tuple[bool, bool, int]:
        begins, answers = since(game, verb, kind, name), game.trace.answers
        return game.outing.astray or not game.trace.ended, 2 * begins > answers, answers

    return min(games, key=size)
