"""A study under way, as whoever watches it sees it: figures that become surer, and the time that is left."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from milkomeda.lab.journal import Journal, studied
from milkomeda.lab.samples import Row, Study
from milkomeda.lab.sheet import Section, Sheet, html
from milkomeda.lab.workers import workers
from milkomeda.terminal.voice import Voice


class Desk(NamedTuple):
    """Who does the work, and where what was found goes."""

    processes: int
    cluster: str
    keep: Path | None
    report: Path | None
    command: str


class Finder(Protocol):
    """Makes something of the rows of a study."""

    study: Study

    def about(self) -> str:
        """What no other study is about."""

    def add(self, row: Row) -> None: ...

    def look(self) -> bool:
        """Whether all that is asked is answered."""


def study(console: Console, voice: Voice, desk: Desk, finder: Finder, sheet: Callable[[], Sheet]) -> None:
    """Until all is answered, or all blocks are played, or it is stopped: what is known by then is shown."""
    journal = Journal(desk.keep, finder.study, finder.about()) if desk.keep else None
    try:
        with Live(console=console, refresh_per_second=2, transient=True) as live:
            watch(live, desk, finder, journal, sheet)
    except KeyboardInterrupt:
        if desk.keep:
            console.print(voice.say("study-stopped", file=str(desk.keep), command=desk.command))
        raise
    finally:
        told = sheet()
        console.print(rendered(told))
        if desk.report:
            desk.report.write_text(html(told, voice.words.code), encoding="utf-8")


def watch(
    live: Live, desk: Desk, finder: Finder, journal: Journal | None, sheet: Callable[[], Sheet]
) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    progress = Progress(*columns)
    task = progress.add_task("", total=finder.study.blocks)
    with workers(desk.processes, desk.cluster) as pool:
        for rows in studied(pool, finder.study, journal):
            for row in rows:
                finder.add(row)
            done = finder.look()
            progress.advance(task, len(rows))
            if live.console.is_terminal:
                live.update(Group(rendered(sheet()), progress))
            if done:
                break


def rendered(sheet: Sheet) -> Group:
    return Group(Text(sheet.title), *map(table, sheet.sections), *map(Text, sheet.notes))


def table(section: Section) -> Group:
    made = Table(*section.head, box=None, pad_edge=False)
    for row in section.rows:
        made.add_row(*map(Text, row))
    return Group(*([Text(f"\n{section.title}")] if section.title else []), made)
