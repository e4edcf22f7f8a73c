"""Learning and measuring, as whoever waits for it sees them."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from milkomeda.games import game
from milkomeda.lab import chances, characters
from milkomeda.lab.chances import Forecast
from milkomeda.lab.characters import Cast
from milkomeda.lab.contest import Outcome, Seating, Share, play_all, rotated, share_of
from milkomeda.lab.ladder import Match, page, seatings, section
from milkomeda.lab.learning import Course, Learner, write
from milkomeda.terminal.voice import Voice

Game = TypeVar("Game")

KEEP: Final = 60.0  # seconds between two times that all is kept
FRESH: Final = 1 << 40  # seeds from here on are for measuring


def bar(console: Console) -> Progress:
    columns = [TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, disable=not console.is_terminal)


class Task(NamedTuple):
    """Something to learn."""

    course: Course
    path: Path
    begin: Path | None
    """Weights to begin with."""
    command: str
    against: list[str]
    games: int
    """That measure it, against each of them."""

    @property
    def part(self) -> Path:
        """What is needed to go on."""
        return self.path.with_name(f"{self.path.name}.part")


def learn(console: Console, voice: Voice, task: Task) -> None:
    """Learn until the time is over, or go on where it was left; keep it now and then; say how good it is."""
    learner = Learner(task.course)
    if task.part.exists():
        learner.load(task.part)
        console.print(voice.say("learning-goes-on", games=learner.games, minutes=minutes(learner.seconds)))
    elif task.begin:
        learner.begin(task.begin)
    learner.save(task.part)  # what cannot be written is better known at once
    try:
        study(console, voice, learner, task)
    except KeyboardInterrupt:
        keep(learner, task)
        console.print(voice.say("learning-stopped", command=task.command, file=str(task.part)))
        raise
    keep(learner, task)
    console.print(voice.say("learning-is-over", games=learner.games, file=str(task.path)))
    measure(console, voice, task)
    task.part.unlink()


def study(console: Console, voice: Voice, learner: Learner, task: Task) -> None:
    last = time.monotonic()
    with bar(console) as progress:
        shown = progress.add_task(voice.say("learning-begins"), total=learner.course.seconds)
        for now in learner.run():
            text = voice.say("learning-so-far", games=now.games, ended=f"{now.finished:.0%}")
            progress.update(shown, completed=now.seconds, description=text)
            if time.monotonic() - last > KEEP:
                last = time.monotonic()
                keep(learner, task)
                if not console.is_terminal:
                    left = minutes(learner.course.seconds - now.seconds)
                    console.print(f"{text}, {voice.say('minutes-left', minutes=left)}")


def minutes(seconds: float) -> int:
    return round(max(seconds, 0.0) / 60)


def keep(learner: Learner, task: Task) -> None:
    write(learner.weights(), f"{task.command}: {learner.games} games", task.path)
    learner.save(task.part)


def measure(console: Console, voice: Voice, task: Task) -> None:
    """So many games against each of the others, by all rules that were learned."""
    course, path = task.course, str(task.path)
    seats = game(course.game).player_counts[-1]
    blocks = range(FRESH, FRESH - (-task.games // seats))
    for options in dict.fromkeys(course.options):
        for other in task.against:
            names = (path, *[other] * (seats - 1))
            todo = [one for block in blocks for one in rotated(course.game, options, names, block)]
            text = voice.say("wins-against", others=f"{seats - 1} × {other}", options=options or course.game)
            outcomes = watched(console, text, todo, course.processes)
            unfinished = sum(not outcome.winners for outcome in outcomes)
            said = voice.say("so-many-unfinished", games=unfinished)
            console.print(f"{text}: {shown(share_of(path, outcomes))}, {said}")


def watched(console: Console, text: str, seatings: list[Seating], processes: int) -> list[Outcome]:
    return seen(console, text, play_all(seatings, processes), len(seatings))


def seen(console: Console, text: str, games: Iterator[Game], total: int) -> list[Game]:
    """What comes of games, as they end."""
    found = []
    with bar(console) as progress:
        task = progress.add_task(text, total=total)
        for one in games:
            found.append(one)
            progress.update(task, advance=1)
    return found


def shown(share: Share) -> str:
    return f"{share.won:.1%} ({share.least:.1%} – {share.most:.1%}, n = {share.games})"


class Plan(NamedTuple):
    """A ladder to be played."""

    match: Match
    games: int
    """Of each pair."""
    processes: int
    seed: int
    command: str


def ladder(console: Console, voice: Voice, plan: Plan, path: Path | None) -> None:
    """Play, and write what came of it into a page, in place of what it says of the same rules."""
    todo = list(seatings(plan.match, plan.games, plan.seed))
    outcomes = watched(console, voice.say("ladder-is-played"), todo, plan.processes)
    keep_part(console, voice, section(plan.match, outcomes, plan.command), len(outcomes), path)


def keep_part(console: Console, voice: Voice, text: str, games: int, path: Path | None) -> None:
    if path is None:
        console.print(text)
        return
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    path.write_text(page(before, text), encoding="utf-8")
    console.print(voice.say("ladder-is-written", games=games, file=str(path)))


class Audition(NamedTuple):
    """Characters to be watched."""

    cast: Cast
    games: int
    """Of each."""
    processes: int
    seed: int
    command: str


def audition(console: Console, voice: Voice, plan: Audition, path: Path | None) -> None:
    """Play, and write into the page how each of them plays."""
    todo = list(characters.seatings(plan.cast, plan.games, plan.seed))
    text = voice.say("characters-are-watched")
    games = seen(console, text, characters.watch_all(todo, plan.processes), len(todo))
    keep_part(console, voice, characters.section(plan.cast, games, plan.command), len(games), path)


def forecast(console: Console, voice: Voice, plan: Forecast, path: Path | None) -> None:
    """Play, and write into the page how true the chances were."""
    found = seen(console, voice.say("chances-are-told"), chances.forecasts(plan), plan.batches)
    keep_part(console, voice, chances.section(plan, found), plan.games, path)
