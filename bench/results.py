"""What the samples of a run say: rates, ratios, and whether the goals are met."""

from collections.abc import Iterable
from math import prod
from statistics import median
from typing import NamedTuple

from bench.profile import Profile
from bench.worker import Counts

Series = list[float]  # one value a round

COMPILED, INTERPRETED, CATANATRON = "Milkomeda, compiled", "Milkomeda, interpreted", "Catanatron"
DRIVEN, ALONE = "OpenSpiel from Python", "OpenSpiel in C++ alone"
OURS, PEERS = (COMPILED, INTERPRETED), (CATANATRON, DRIVEN, ALONE)
STARFLICK = ("Starflick, compiled", "Starflick, interpreted")


class Sample(NamedTuple):
    round: int
    subject: str
    measure: str
    speed: float  # of the core at that time
    counts: Counts


class Rates(NamedTuple):
    """How many a second; empty where that is unknown."""

    decisions: Series
    unforced: Series
    games: Series
    copy_each: Series  # decisions, with a copy before each
    copies: Series


class Results:
    def __init__(self, versions: dict[str, str], samples: list[Sample], profile: Profile) -> None:
        self.versions = versions
        self.samples = samples
        self.profile = profile
        self.speed = median(sample.speed for sample in samples)
        panel = list(dict.fromkeys(s.subject for s in samples if s.measure == "rollout"))
        self.driven = {subject: self.played(subject) for subject in panel}
        self.alone = {subject: self.rolled_out(subject) for subject in panel}
        self.rates = {subject: self.played(subject) for subject in (*OURS, CATANATRON)}
        self.rates |= {DRIVEN: mean(self.driven.values()), ALONE: mean(self.alone.values())}

    def counts(self, subject: str, measure: str) -> list[Counts]:
        """Round by round, as if the core always had its usual speed."""
        return [
            s.counts | {"seconds": s.counts["seconds"] * s.speed / self.speed}
            for s in self.samples
            if (s.subject, s.measure) == (subject, measure)
        ]

    def played(self, subject: str) -> Rates:
        play = self.counts(subject, "play")
        return Rates(
            [c["decisions"] / c["seconds"] for c in play],
            [(c["decisions"] - c["forced"]) / c["seconds"] for c in play],
            [c["games"] / c["seconds"] for c in play],
            [c["decisions"] / c["seconds"] for c in self.counts(subject, "copy_each")],
            [c["copies"] / c["seconds"] for c in self.counts(subject, "copy")],
        )

    def rolled_out(self, subject: str) -> Rates:
        games = [c["games"] / c["seconds"] for c in self.counts(subject, "rollout")]
        length = self.per_game(subject, "decisions")
        return Rates([length * rate for rate in games], [], games, [], [])

    def stepped(self, subject: str, measure: str) -> Series:
        """Decisions a second, as a learner steps games."""
        return [c["decisions"] / c["seconds"] for c in self.counts(subject, measure)]

    def peer_stepped(self, peer: str, measure: str) -> Series:
        """The same by a peer, the geometric mean of its games."""
        games = dict.fromkeys(s.subject for s in self.samples if s.subject.startswith(f"{peer} "))
        return means(self.stepped(game, measure) for game in games)

    def flicks(self, subject: str, measure: str) -> Series:
        """A second."""
        return [c["flicks"] / c["seconds"] for c in self.counts(subject, measure)]

    def greedy_games(self, subject: str) -> Series:
        """Seconds of each."""
        return [c["seconds"] for c in self.counts(subject, "greedy")]

    def per_game(self, subject: str, what: str) -> float:
        play = self.counts(subject, "play")
        return sum(c[what] for c in play) / sum(c["games"] for c in play)

    def ratio(self, system: str, rate: str, peer: str) -> Series:
        ours, theirs = getattr(self.rates[system], rate), getattr(self.rates[peer], rate)
        return over(ours, theirs)


def over(ours: Series, theirs: Series) -> Series:
    """How many times as much, round by round."""
    return [a / b for a, b in zip(ours, theirs)]


def mean(rates: Iterable[Rates]) -> Rates:
    return Rates(*(means(column) for column in zip(*rates)))


def means(column: Iterable[Series]) -> Series:
    """The geometric ones, round by round."""
    return [prod(values) ** (1 / len(values)) for values in zip(*column)]


class Goal(NamedTuple):
    kind: str
    system: str
    rate: str
    peer: str  # or nobody: the time of one is meant, and the bound is the most it may be
    bound: float

    def figure(self, results: Results) -> Series:
        if self.peer:
            return results.ratio(self.system, self.rate, self.peer)
        return [1 / rate for rate in getattr(results.rates[self.system], self.rate)]

    def met(self, results: Results) -> bool:
        figure = median(self.figure(results))
        return figure >= self.bound if self.peer else figure <= self.bound


GOALS = [
    Goal("target", COMPILED, "decisions", CATANATRON, 20),
    Goal("target", COMPILED, "copy_each", CATANATRON, 40),
    Goal("target", INTERPRETED, "decisions", CATANATRON, 2),
    Goal("target", COMPILED, "copies", "", 2e-6),
    Goal("aim", COMPILED, "decisions", CATANATRON, 50),
    Goal("aim", COMPILED, "games", CATANATRON, 100),
    Goal("aim", COMPILED, "decisions", ALONE, 1),
]

FLICKS_WANTED = 20_000  # a second
GREEDY_WANTED = 5.0  # seconds of a game, at most
