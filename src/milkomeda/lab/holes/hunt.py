"""The whole hunt: games of the field, the same games by other rules, strategies against it; then the logs."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from milkomeda.lab.contest import Outcome, play
from milkomeda.lab.holes import inert, proofs, rivals
from milkomeda.lab.holes.diary import Diary
from milkomeda.lab.holes.exploiter import LESSON, Exploiter
from milkomeda.lab.holes.field import Field, Outing
from milkomeda.lab.holes.findings import SORTS, Game, Hole, Thing, holes
from milkomeda.lab.holes.inert import Script, Trial
from milkomeda.lab.holes.rivals import Champion
from milkomeda.lab.holes.tracks import Trace, cards_of, trace
from milkomeda.lab.learning import write
from milkomeda.lab.variants import Rules, every_flip
from milkomeda.lab.workers import mapped

AT_ONCE: Final = 8  # games of one task
SCRIPTS: Final = 200  # games that are played by other rules
DIARY: Final = "hunt.jsonl"
PUPIL: Final = "exploiter.json"
TAUGHT: Final = "reflex"  # plays by what was learned

Task = TypeVar("Task")
Result = TypeVar("Result")
Watch = Callable[[str, int, int], None]
"""Is told what is done, how much of it, and of how much."""


class Plan(NamedTuple):
    field: Field
    games: int
    learned: int
    """Games that the exploiter learns from."""


class Found(NamedTuple):
    plan: Plan
    holes: list[Hole]
    """The worst first."""
    logs: list[str]
    """Of each hole, one that shows it."""
    scripts: int
    champion: Champion | None


class Hunt:
    """All that is found on the way is kept in a folder; the same hunt goes on there."""

    def __init__(self, plan: Plan, folder: Path, pool: Executor, watch: Watch) -> None:
        """Raises Problem if another one is there."""
        self.plan = plan
        self.field = plan.field
        self.folder = folder
        self.pool = pool
        self.watch = watch
        folder.mkdir(parents=True, exist_ok=True)
        self.diary = Diary(folder / DIARY, msgspec.json.encode(plan).decode())

    def run(self) -> Found:
        games, cards = self.games(), cards_of(self.field.game, self.field.options)
        scripts = self.scripts(games)
        champion = self.champion()
        found = [*holes(games, cards), *self.inert(scripts), *self.dominant(champion)]
        found = [proofs.narrowed(self.field, one) if one.sort == "endless" else one for one in found]
        found.sort(key=lambda one: (SORTS.index(one.sort), -one.times, -len(one.things)))
        logs: list[str] = []
        for hole in found:
            self.watch("proofs", len(logs), len(found))
            logs.append(self.log(hole, scripts, champion))
        return Found(self.plan, found, logs, len(scripts), champion)

    def stage(self, name: str, work: Callable[[Task], Result], tasks: list[Task], kind: Any) -> list[Result]:
        """What comes of these tasks: those that were done once are not done again."""
        found: list[Result] = self.diary.done(name, kind)
        for one in mapped(self.pool, work, tasks[len(found) :]):
            self.diary.keep(name, one)
            found.append(one)
            self.watch(name, len(found), len(tasks))
        return found

    def games(self) -> list[Game]:
        outings = [self.field.outing(number) for number in range(self.plan.games)]
        tasks = [outings[at : at + AT_ONCE] for at in range(0, len(outings), AT_ONCE)]
        traces = [one for some in self.stage("games", traced, tasks, list[Trace]) for one in some]
        return [Game(*one) for one in zip(range(len(outings)), outings, traces, strict=True)]

    # Options.

    def scripts(self, games: list[Game]) -> list[Script]:
        """The shortest first."""
        field = self.field
        whole = sorted((one.trace.choices for one in games[: 2 * SCRIPTS] if one.trace.choices), key=len)
        return [Script(field.game, field.options, field.seats, choices) for choices in whole]

    def inert(self, scripts: list[Script]) -> list[Hole]:
        flips = list(every_flip(Rules(self.field.game, self.field.seats), self.field.options))
        tasks = [Trial(flip, scripts) for flip in flips]
        same = self.stage("options", inert.alike, tasks, int) if scripts else []
        names = list(inert.silent(flips, same, len(scripts))) if same else []
        things = tuple(Thing("option", name, len(scripts)) for name in names)
        return [Hole("inert", 0, len(scripts), things)] if things else []

    # Strategies.

    def champion(self) -> Champion | None:
        names = [*rivals.contenders(self.field), *self.exploiter()]
        if not names:
            return None
        games = self.plan.games
        tried = self.stage("rivals", play, rivals.first_tries(self.field, names, games), Outcome)
        again = rivals.more_tries(self.field, names, games, tried)
        return rivals.champion(self.stage("champion", play, again, Outcome), self.field.bots[0])

    def exploiter(self) -> list[str]:
        """The file of one that has learned; none where nobody plays by what was learned."""
        lessons = -(-self.plan.learned // LESSON)
        if not lessons or self.field.bots[0] != TAUGHT:
            return []
        path, part = self.folder / PUPIL, self.folder / f"{PUPIL}.part"
        if not path.exists():
            pupil = Exploiter(self.field, lessons)
            if part.exists():
                pupil.load(part)
            while not pupil.over:
                pupil.lesson(self.pool)
                pupil.save(part)
                self.watch("lessons", pupil.done, lessons)
            write(pupil.weights(), f"{pupil.games} games", path)
        return [str(path)]

    def dominant(self, champion: Champion | None) -> list[Hole]:
        if not champion or not champion.dominates(self.field.seats):
            return []
        games = round(champion.won.total)
        return [Hole("exploit", round(champion.won.value * games), games, bots=(champion.name,))]

    # Logs.

    def log(self, hole: Hole, scripts: list[Script], champion: Champion | None) -> str:
        if hole.proof:
            return proofs.proof_of(self.field, hole.proof)
        if hole.sort == "exploit" and champion and champion.brief:
            return proofs.won_by(champion.brief)
        rules = Rules(self.field.game, self.field.seats)
        flip = next(one for one in every_flip(rules, self.field.options) if one.option == hole.things[0].name)
        return proofs.acted_out(scripts[0], flip.options)


def traced(outings: list[Outing]) -> list[Trace]:
    return [trace(outing) for outing in outings]
