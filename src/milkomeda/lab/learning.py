"""A judgement learned by playing against oneself: policy gradient, with the chances as what was expected.

Whoever learns draws its answers, the better they look the likelier. What led to a victory that was not
expected is made likelier, what lost one less likely, step by step and never by much at once (PPO). Beside it
what is expected is learned: the chance of each seat to win, from the same games.
"""

import json
import time
import zipfile
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from milkomeda.games import SHOWS, game
from milkomeda.lab.lessons import Homework, Report, Setting, joined, study
from milkomeda.lab.network import Floats, Ints, Network
from milkomeda.lab.workers import workers
from milkomeda.play.luck import Seeded
from milkomeda.play.step import HANDS
from milkomeda.words.message import Problem, say

HIDDEN: Final = 32
GAMES: Final = 8  # of one homework
LESSON: Final = 20_000  # decisions between two changes of the weights, about
SHARE: Final = 1.0  # of decisions from whose choices is learned
MOST: Final = 3_000  # answers of a game
FADING: Final = 0.98  # of what came of an answer, with each later one
CLIP: Final = 0.2  # a step makes no answer likelier by more
EPOCHS: Final = 2
AT_ONCE: Final = 1_024  # decisions of one step
ROWS: Final = 8_192  # positions of one step, of the chances
SWIFT: Final = 1.5e-3  # rate of learning at the beginning
SLOW: Final = 1.5e-4  # and at the end
CURIOUS: Final = 0.01  # what it is worth not to be sure, at the beginning
SURE: Final = 0.001
LONG: Final = 60  # decisions of a seat in a game, beyond which all of them count as much as so many
OTHERS: Final = 0.25  # of games are played against a past self
ASTRAY: Final = 0.25  # of games begin at some moment of a game at random
LED: Final = 12  # lessons by the game's own judgement, which is better than none
PAST: Final = 24  # lessons between two past selves that are remembered
MEMORIES: Final = 12
END: Final = 1_000.0  # see Judgement.SURE


class Course(NamedTuple):
    """What is learned, and how long."""

    game: str
    options: tuple[str, ...]
    seconds: float
    processes: int
    seed: int


class Progress(NamedTuple):
    seconds: float
    games: int
    finished: float
    answers: float
    surprise: float
    entropy: float


class Learner:
    def __init__(self, course: Course) -> None:
        self.course = course
        self.rng = np.random.default_rng(course.seed)
        state = game(course.game).new(course.options[0], game(course.game).player_counts[-1])
        luck = Seeded(1)
        while state.seat() < 0:
            state.play(state.step.sample(state, luck))
        self.inputs = len(state.features(0))
        self.phases: dict[str, int] = {"": 0}
        self.taste = Network(self.inputs, HIDDEN, self.rng)
        self.chance = Network(self.inputs, HIDDEN, self.rng)
        self.memories: list[dict[str, Any]] = []
        self.lessons = 0
        self.games = 0
        self.decisions = LESSON / GAMES  # of a game, as far as is known
        self.seconds = 0.0

    def weights(self) -> dict[str, Any]:
        return {
            "phases": dict(self.phases),
            "inputs": self.inputs,
            "taste": self.taste.plain(),
            "chance": self.chance.plain(),
        }

    def begin(self, path: Path) -> None:
        """With the weights of a file, instead of the game's own judgement. Raises Problem."""
        try:
            weights = json.loads(path.read_text(encoding="utf-8"))
            if weights["inputs"] != self.inputs:
                raise Problem(say("weights-of-something-else", file=str(path)))
            self.phases = {str(name): int(phase) for name, phase in weights["phases"].items()}
            for network, part in ((self.taste, "taste"), (self.chance, "chance")):
                network.take(weights[part], len(self.phases))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise Problem(say("weights-of-something-else", file=str(path))) from None
        self.lessons = LED

    def save(self, path: Path) -> None:
        """All that is needed to go on."""
        known = {
            "course": self.course._asdict(),
            "phases": self.phases,
            "memories": self.memories,
            "luck": self.rng.bit_generator.state,
            "lessons": self.lessons,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        nets = {"taste": self.taste.state(), "chance": self.chance.state()}
        arrays = {f"{net}.{name}": array for net, state in nets.items() for name, array in state.items()}
        fresh = path.with_name(f"{path.name}~")
        with fresh.open("wb") as file:
            np.savez(file, known=json.dumps(known), **arrays)
        fresh.replace(path)

    def load(self, path: Path) -> None:
        """Go on where it was left. Raises Problem if something else was learned there."""
        try:
            with np.load(path) as kept:
                known = json.loads(str(kept["known"]))
                nets = {"taste": self.taste, "chance": self.chance}
                for net, network in nets.items():
                    found = {name.partition(".")[2]: kept[name] for name in kept if name.startswith(net)}
                    network.restore(found)
        except (ValueError, KeyError, zipfile.BadZipFile):
            raise Problem(say("no-learning-to-go-on-with", file=str(path))) from None
        if (known["course"]["game"], tuple(known["course"]["options"])) != self.course[:2]:
            raise Problem(say("another-learning", file=str(path)))
        self.phases, self.memories = known["phases"], known["memories"]
        self.rng.bit_generator.state = known["luck"]
        self.lessons, self.games, self.seconds = known["lessons"], known["games"], known["seconds"]
        self.decisions = known["decisions"]

    def homework(self) -> list[Homework]:
        """The next games, in parts."""
        now = self.weights()
        if self.lessons % PAST == 0 or not self.memories:
            self.memories = [*self.memories, now][-MEMORIES:]
        found = []
        for _ in range(max(round(LESSON / (GAMES * self.decisions)), 1)):
            past = self.memories[self.rng.integers(len(self.memories))]
            settings = [self.setting() for _ in range(GAMES)]
            led = self.lessons < LED
            found.append(Homework(self.course.game, settings, now, past, MOST, SHARE, led))
        return found

    def setting(self) -> Setting:
        """As many seats as can be in half of the games, any number in the others."""
        counts = game(self.course.game).player_counts
        seats = int(counts[-1] if self.rng.random() < 0.5 else self.rng.choice(counts))
        alone = int(self.rng.integers(seats)) if self.rng.random() < OTHERS else -1
        pupils = [alone < 0 or seat == alone for seat in range(seats)]
        options = self.course.options[self.rng.integers(len(self.course.options))]
        hand, seed = int(self.rng.integers(len(HANDS))), int(self.rng.integers(1 << 60))
        return Setting(options, seats, seed, tuple(pupils), hand, bool(self.rng.random() < ASTRAY))

    def run(self) -> Iterator[Progress]:
        """Until the time is over. The next games are played while it learns from the last ones."""
        with workers(self.course.processes) as pool:
            begun = time.monotonic() - self.seconds
            work = self.hand_out(pool)
            while self.seconds < self.course.seconds:
                reports = [part.result() for part in work]
                work = self.hand_out(pool)
                progress = self.learn(joined(reports))
                self.seconds = time.monotonic() - begun
                yield progress._replace(seconds=self.seconds)

    def hand_out(self, pool: Executor) -> list[Future[Report]]:
        return [pool.submit(study, part) for part in self.homework()]

    def learn(self, report: Report) -> Progress:
        for name in report.unknown:
            self.phases.setdefault(name, len(self.phases))
        self.taste.widen(len(self.phases))
        self.chance.widen(len(self.phases))
        done = min(self.seconds / self.course.seconds, 1.0)
        rate = SWIFT * (SLOW / SWIFT) ** done
        curious = CURIOUS * (SURE / CURIOUS) ** done
        hoped = self.chances(report.asked, report.asked_phases)
        gained, weight = credit(report, hoped)
        surprise = self.learn_chances(report, hoped + gained, rate)
        entropy = self.learn_taste(report, gained, weight, rate, curious)
        self.lessons += 1
        self.games += report.games
        self.decisions = len(report.decisions) / report.games
        return Progress(
            self.seconds,
            self.games,
            report.finished / report.games,
            report.answers / report.games,
            surprise,
            entropy,
        )

    def chances(self, figures: Floats, phases: Ints) -> Floats:
        parts = [
            sigmoid(self.chance.values(figures[at : at + ROWS], phases[at : at + ROWS])[0])
            for at in range(0, len(phases), ROWS)
        ]
        return np.concatenate(parts)

    def learn_chances(self, report: Report, outcome: Floats, rate: float) -> float:
        """From what came of each position; returns how wrong it was before, in bits of a position."""
        figures = np.concatenate([report.asked, report.after])
        phases = np.concatenate([report.asked_phases, report.after_phases])
        target = np.clip(np.concatenate([outcome, outcome_after(report, outcome)]), 0.0, 1.0)
        wrong = 0.0
        for epoch in range(EPOCHS):
            order = self.rng.permutation(len(target))
            for at in range(0, len(order), ROWS):
                rows = order[at : at + ROWS]
                values, units = self.chance.values(figures[rows], phases[rows])
                slope = sigmoid(values) - target[rows]
                if epoch == 0:
                    wrong += float(np.square(slope).sum())
                self.chance.learn(figures[rows], phases[rows], units, slope / len(rows), rate)
        return wrong / len(target)

    def learn_taste(
        self, report: Report, gained: Floats, weight: Floats, rate: float, curious: float
    ) -> float:
        """What gained is made likelier; returns how unsure it was, in nats of a decision."""
        told = report.decisions[:, 1] > 0
        counts, chosen = report.decisions[told, 1], report.decisions[told, 2]
        starts = np.cumsum(counts) - counts
        gains = (gained / (gained.std() + 1e-6) * weight)[told]
        likely = report.likely[told]
        unsure = 0.0
        for epoch in range(EPOCHS):
            order = self.rng.permutation(len(counts))
            for at in range(0, len(order), AT_ONCE):
                some = order[at : at + AT_ONCE]
                lots = Lots(starts[some], counts[some], chosen[some])
                if report.led:
                    entropy = self.imitate(report, lots, rate)
                else:
                    entropy = self.improve(report, lots, gains[some], likely[some], rate, curious)
                if epoch == 0:
                    unsure += float(entropy.sum())
        return unsure / len(counts)

    def imitate(self, report: Report, lots: "Lots", rate: float) -> Floats:
        """Make all choices as likely as their opinions say; returns how unlike they were."""
        figures, phases = report.choices[lots.rows], report.choice_phases[lots.rows]
        known = np.maximum(phases, 0)
        values, units = self.taste.values(figures, known)
        opinions = report.opinions[lots.rows]
        logs = lots.logs(np.where(phases < 0, opinions, values).astype(np.float32))
        wanted = np.exp(lots.logs(opinions))
        slope = np.where(phases < 0, 0.0, np.exp(logs) - wanted) / len(lots.offsets)
        self.taste.learn(figures, known, units, slope.astype(np.float32), rate)
        return -np.add.reduceat(wanted * np.maximum(logs, -100.0), lots.offsets)

    def improve(
        self, report: Report, lots: "Lots", gains: Floats, likely: Floats, rate: float, curious: float
    ) -> Floats:
        figures, phases = report.choices[lots.rows], report.choice_phases[lots.rows]
        known = np.maximum(phases, 0)
        values, units = self.taste.values(figures, known)
        values = np.where(phases < 0, END, values).astype(np.float32)
        logs = lots.logs(values)
        shares = np.exp(logs)
        entropy = -np.add.reduceat(shares * np.maximum(logs, -100.0), lots.offsets)
        ratio = np.exp(np.clip(logs[lots.taken] - likely, -20.0, 20.0))
        pushed = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = gains * ratio * pushed
        slope = push[lots.whose] * shares
        slope[lots.taken] -= push
        slope += curious * shares * (np.maximum(logs, -100.0) + entropy[lots.whose])
        slope[phases < 0] = 0.0
        self.taste.learn(figures, known, units, (slope / len(gains)).astype(np.float32), rate)
        return entropy


class Lots:
    """The rows of some decisions' choices, one decision after the other."""

    def __init__(self, starts: Ints, counts: Ints, chosen: Ints) -> None:
        self.offsets = np.cumsum(counts) - counts
        self.whose = np.repeat(np.arange(len(counts)), counts)
        self.rows = np.arange(counts.sum()) - self.offsets[self.whose] + starts[self.whose]
        self.taken = self.offsets + chosen

    def logs(self, values: Floats) -> Floats:
        """How likely each choice is, as a logarithm."""
        best = np.maximum.reduceat(values, self.offsets)
        total = np.add.reduceat(np.exp(values - best[self.whose]), self.offsets)
        found: Floats = values - (best + np.log(total))[self.whose]
        return found


def sigmoid(values: Floats) -> Floats:
    return (1 / (1 + np.exp(-np.clip(values, -30, 30)))).astype(np.float32)


def credit(report: Report, hoped: Floats) -> tuple[Floats, Floats]:
    """How much more than was hoped for came after each decision, what is nearer counting more; and how much
    each decision counts.
    """
    whose = report.decisions[:, 0]
    ends = report.ends.ravel()
    gained = np.zeros_like(hoped)
    later: dict[int, tuple[float, float]] = {}
    expected = hoped.tolist()
    for index in range(len(whose) - 1, -1, -1):
        seat = int(whose[index])
        value, gain = later.get(seat) or (float(ends[seat]), 0.0)
        gain = value - expected[index] + FADING * gain
        gained[index] = gain
        later[seat] = (expected[index], gain)
    often = np.bincount(whose)[whose]
    return gained, np.minimum(1.0, LONG / often).astype(np.float32)


def outcome_after(report: Report, outcome: Floats) -> Floats:
    """What came of the positions in which a seat's turn had just passed: of its next decision, or the end."""
    whose, before = report.passed[:, 0], report.passed[:, 1]
    span = len(outcome) + 1
    keys = report.decisions[:, 0] * span + np.arange(len(outcome))
    order = np.argsort(keys)
    at = np.searchsorted(keys[order], whose * span + before)
    following = order[np.minimum(at, len(order) - 1)]
    same = (at < len(order)) & (report.decisions[following, 0] == whose)
    return np.where(same, outcome[following], report.ends.ravel()[whose]).astype(np.float32)


def usual(name: str) -> tuple[str, ...]:
    """What is learned if nobody says otherwise: all editions alike, the newest a little more."""
    show = SHOWS[name]
    if not show.editions:
        return ("",)
    newest = f"edition={show.editions[-1]}"
    short = f"{newest} {show.quick}".strip()
    return (*(f"edition={one}" for one in show.editions * 2), newest, short)


def write(weights: dict[str, Any], how: str, path: Path) -> None:
    """All at once, so that whoever plays by them meanwhile finds them whole."""
    fresh = path.with_name(f"{path.name}~")
    fresh.write_text(json.dumps({"how": how, **weights}, separators=(",", ":")) + "\n", encoding="utf-8")
    fresh.replace(path)
