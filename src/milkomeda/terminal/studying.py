"""A study under way, as whoever watches it sees it: figures that become surer, and the time that is left."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from milkomeda.lab.journal import Journal, studied
from milkomeda.lab.samples import Row, Study
from milkomeda.lab.workers import workers
from milkomeda.terminal.voice import Voice


class Desk(NamedTuple):
    """Who does the work, and where what was found is kept."""

    processes: int
    cluster: str
    keep: Path | None
    command: str


class Finder(Protocol):
    """Makes something of the rows of a study."""

    study: Study

    def about(self) -> str:
        """What no other study is about."""

    def add(self, row: Row) -> None: ...

    def look(self) -> bool:
        """Whether all that is asked is answered."""


def study(
    console: Console, voice: Voice, desk: Desk, finder: Finder, shown: Callable[[], RenderableType]
) -> None:
    """Until all is answered, or all blocks are played, or it is stopped: what is known by then is shown."""
    journal = Journal(desk.keep, finder.study, finder.about()) if desk.keep else None
    try:
        with Live(console=console, refresh_per_second=2, transient=True) as live:
            watch(live, desk, finder, journal, shown)
    except KeyboardInterrupt:
        if desk.keep:
            console.print(voice.say("study-stopped", file=str(desk.keep), command=desk.command))
        raise
    finally:
        console.print(shown())


def watch(
    live: Live, desk: Desk, finder: Finder, journal: Journal | None, shown: Callable[[], RenderableType]
) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    progress = Progress(*columns)
    task = progress.add_task("", total=finder.study.blocks)
    with workers(desk.processes, desk.cluster) as pool:
        for rows in studied(pool, finder.study, journal):
            for row in rows:
                finder.add(row)
            progress.advance(task, len(rows))
            live.update(Group(shown(), progress))
            if finder.look():
                break
