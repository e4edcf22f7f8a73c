"""The search: optuna proposes, games are raced, what does not pay is taken back, what is left is tested.

Several rules are proposed at once and raced: few games of all, more of the better third, most of the best,
and none any more of what is clearly behind the best so far. All have the same luck. How many work on it
changes nothing: as many are proposed at once, and all are told in their order.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

import optuna
from optuna.distributions import BaseDistribution, CategoricalDistribution, IntDistribution
from optuna.importance import PedAnovaImportanceEvaluator, get_param_importances
from optuna.trial import TrialState

from milkomeda.games import game
from milkomeda.lab.tuning.archive import Archive
from milkomeda.lab.tuning.evidence import Chunk
from milkomeda.lab.tuning.trial import Changes, Gap, Scale, Trial, tables_of
from milkomeda.lab.tuning.wanted import Lever, Wanted
from milkomeda.play.options import Value
from milkomeda.words.message import Problem

AT_ONCE: Final = 9  # proposals
KEPT: Final = 3  # one in so many goes on to the next rung
PART: Final = 30  # one part of all games is the last rung of a race
FINAL: Final = 3  # times as many games decide between the best
FINALISTS: Final = 3
STEPS: Final = 2  # each option alone is first changed by so many
MANY: Final = 5  # numbers from which on near ones are alike
TRIES: Final = 3  # times as many proposals as are needed

Phase = Literal["tuning-searches", "tuning-decides", "tuning-takes-back", "tuning-tests"]


class Progress(NamedTuple):
    phase: Phase
    done: int
    total: int
    """Games."""


class Tuning:
    def __init__(self, wanted: Wanted, seed: int, games: int, fresh: int) -> None:
        """Raises Problem."""
        self.wanted = wanted
        self.seed = seed
        self.games = games
        self.fresh = fresh
        last = max(games // PART, KEPT**2)
        self.rungs = [last // KEPT**2, last // KEPT, last]
        self.final = FINAL * last
        self.now = wanted.rules.values(wanted.base)
        self.tables = tables_of(wanted, seed)
        self.base = Trial(self.tables, {}, wanted.base, 0.0)
        self.best = self.base
        self.scale = Scale(wanted.targets, self.base)
        self.trials: dict[str, Trial] = {self.base.options: self.base}
        """By their rules, in the order in which they were proposed."""
        self.worth: dict[str, Gap] = {}
        """By option, what its change brings less its price."""
        self.played = 0
        self.begin("tuning-searches", games)
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self.study = optuna.create_study(
            sampler=optuna.samplers.TPESampler(seed=seed % 2**32, n_startup_trials=1)
        )
        self.space = {lever.option: distribution(lever) for lever in wanted.levers}
        for changes in first_steps(wanted):
            self.study.enqueue_trial({lever.option: lever.values[0] for lever in wanted.levers} | changes)

    def about(self) -> str:
        """What no other one is about: the same games serve other weights, prices and bounds."""
        rules = self.wanted.rules
        return str((rules, game(rules.game).version, self.seed, sorted(self.wanted.tables.items())))

    def run(self, archive: Archive) -> Iterator[Progress]:
        for phase in (self.search, self.decide, self.test):
            yield from phase(archive)

    # The phases.

    def search(self, archive: Archive) -> Iterator[Progress]:
        self.begin("tuning-searches", self.games)
        yield from self.play(archive, [self.base], self.rungs[-1])
        while self.played < self.games and (proposed := self.proposals()):
            trials = [trial for _, trial in proposed]
            yield from self.race(archive, trials, self.rungs, KEPT)
            for asked, trial in proposed:
                self.tell(asked, trial)
            self.best = self.better([self.best, *trials])

    def decide(self, archive: Archive) -> Iterator[Progress]:
        """Between the best: whoever is first by few games was also lucky. What one of them needs not is taken
        back before, for much that was changed at once may be good for the sake of a little.
        """
        last = [trial for trial in self.trials.values() if trial.games == self.rungs[-1]]
        finalists = sorted(last, key=self.scale.cost)[:FINALISTS]
        self.begin("tuning-decides", len(finalists) * (self.final - self.rungs[-1]))
        yield from self.play(archive, finalists, self.final)
        ends = []
        for self.best in finalists:
            self.worth = {}
            yield from self.take_back(archive)
            ends.append((self.best, self.worth))
        self.best, self.worth = min(ends, key=lambda end: self.scale.cost(end[0]))

    def take_back(self, archive: Archive) -> Iterator[Progress]:
        """One by one the changes that do not pay their price; the one that pays least first."""
        doubtful = list(self.best.changes)
        while doubtful:
            tried = {name: self.without(name) for name in doubtful}
            trials = {name: trial for name, trial in tried.items() if trial}
            self.begin("tuning-takes-back", sum(self.final - trial.games for trial in trials.values()))
            yield from self.race(archive, list(trials.values()), [*self.rungs[1:], self.final])
            self.worth |= {name: self.scale.gap(trial, self.best) for name, trial in trials.items()}
            name = min(trials, key=lambda name: self.worth[name].mean, default="")
            if not name or self.worth[name].mean > 0:
                break
            self.best = trials[name]
            del self.worth[name]
            doubtful = [one for one in self.best.changes if one in trials and not self.worth[one].clear]

    def test(self, archive: Archive) -> Iterator[Progress]:
        """By luck that nobody chose anything by."""
        trials = list({trial.options: trial for trial in (self.base, self.best)}.values())
        self.begin("tuning-tests", len(trials) * self.fresh)
        yield from self.added(archive, [(one, chunk) for one in trials for chunk in one.untested(self.fresh)])

    # Proposals.

    def proposals(self) -> list[tuple[optuna.Trial, Trial]]:
        """Of rules that were not tried yet. None where there is nothing left."""
        found: list[tuple[optuna.Trial, Trial]] = []
        for _ in range(AT_ONCE * TRIES):
            asked = self.study.ask(self.space)
            trial = self.trial(asked.params)
            if trial is None or (trial.options in self.trials and not trial.games):
                self.study.tell(asked, state=TrialState.FAIL)
            elif trial.options in self.trials:
                self.tell(asked, trial)
            else:
                self.trials[trial.options] = trial
                found.append((asked, trial))
            if len(found) == AT_ONCE:
                break
        return found

    def trial(self, values: Changes) -> Trial | None:
        """The one with these values; None where they make no sense."""
        changes = {name: value for name, value in values.items() if value != self.now[name]}
        try:
            options = self.wanted.rules.text(self.now | changes)
        except Problem:
            return None
        price = sum(lever.price for lever in self.wanted.levers if lever.option in changes)
        return self.trials.get(options) or Trial(self.tables, changes, options, price)

    def without(self, name: str) -> Trial | None:
        found = self.trial({one: value for one, value in self.best.changes.items() if one != name})
        return found and self.trials.setdefault(found.options, found)

    def tell(self, asked: optuna.Trial, trial: Trial) -> None:
        costs = self.scale.costs(trial, trial.games)
        asked.set_constraint("limits", float(costs.limits[0]))
        self.study.tell(asked, float(costs.targets[0]) + trial.price)

    def importances(self) -> dict[str, float]:
        """Of the options for what is reached, by all that was proposed; none where that was too little."""
        told = [one for one in self.study.trials if one.state == TrialState.COMPLETE]
        if len(told) < AT_ONCE or len({one.value for one in told}) == 1:
            return {}
        return get_param_importances(
            self.study, evaluator=PedAnovaImportanceEvaluator(evaluate_on_local=False)
        )

    # Races.

    def race(
        self, archive: Archive, trials: list[Trial], rungs: list[int], keep: int = 1
    ) -> Iterator[Progress]:
        """To each rung in turn; what is worse, or clearly behind the best so far, stays behind."""
        for games in rungs:
            yield from self.play(archive, trials, games)
            trials = sorted(trials, key=lambda trial: self.scale.cost(trial, games))
            trials = [one for one in trials[: -(-len(trials) // keep)] if not self.behind(one)]

    def behind(self, trial: Trial) -> bool:
        return self.scale.gap(trial, self.best).clear

    def better(self, trials: list[Trial]) -> Trial:
        """Of those that came to the last rung."""
        last = [trial for trial in trials if trial.games >= self.rungs[-1]]
        return min(last, key=lambda trial: self.scale.cost(trial, self.rungs[-1]))

    def play(self, archive: Archive, trials: list[Trial], games: int) -> Iterator[Progress]:
        last = games >= self.rungs[-1]
        yield from self.added(
            archive, [(trial, chunk) for trial in trials for chunk in trial.missing(games, last)]
        )
        for trial in trials:
            trial.games = max(trial.games, games)

    def begin(self, phase: Phase, total: int) -> None:
        self.phase, self.before, self.total = phase, self.played, total

    def added(self, archive: Archive, todo: list[tuple[Trial, Chunk]]) -> Iterator[Progress]:
        played = archive.rows([chunk for _, chunk in todo])
        for (trial, _), (chunk, rows) in zip(todo, played, strict=True):
            trial.add(chunk, rows)
            self.played += chunk.games
            yield Progress(self.phase, self.played - self.before, self.total)


def others(lever: Lever) -> list[Value]:
    """Near ones first."""
    now, *rest = lever.values
    if isinstance(now, str):
        return rest
    return sorted(rest, key=lambda value: abs(int(value) - int(now)))


def first_steps(wanted: Wanted) -> Iterator[Changes]:
    """Each option by itself: what it does alone says most about what it would do with others."""
    for at in range(STEPS):
        for lever in wanted.levers:
            for value in others(lever)[at : at + 1]:
                yield {lever.option: value}


def distribution(lever: Lever) -> BaseDistribution:
    """Numbers without a gap are near each other; all else are words."""
    numbers = [value for value in lever.values if not isinstance(value, bool | str)]
    low, high = min(numbers, default=0), max(numbers, default=0)
    if len(numbers) > MANY and len(numbers) == high - low + 1:
        return IntDistribution(low, high)
    return CategoricalDistribution(lever.values)
