"""Many games, as whoever waits for them sees it, and what came of them."""

from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from milkomeda.lab.folder import Folder, described
from milkomeda.lab.measure import Measure, Value, per_block, values
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.record import Tables
from milkomeda.lab.report.page import Other, report
from milkomeda.lab.runs import Setup, played
from milkomeda.lab.workers import workers
from milkomeda.terminal.lab import bar
from milkomeda.terminal.voice import Voice

TOLD: Final = 1000  # games of which it is told what happens, if nothing else is said
LOOKED: Final = 200  # games in which each choice is looked at
REDRAWN: Final = 100  # games that are played again for each source of luck
CONFIRMED: Final = 10  # games for one that another bot plays
SELDOM: Final = 10  # blocks for one of these at least


class Playtest(NamedTuple):
    """Games to be played by the same rules."""

    setup: Setup
    games: int
    processes: int
    cluster: str
    command: str
    confirm: str = ""
    """The bot that plays some of it again."""

    @property
    def blocks(self) -> int:
        """As many as these games need."""
        return -(-self.games // self.setup.rotations)

    @property
    def again(self) -> "Playtest":
        """By the bot that confirms it."""
        names, games = (self.confirm,) * len(self.setup.names), -(-self.games // CONFIRMED)
        setup = closely(self.setup._replace(names=names), games, 1)._replace(redraws=0)
        return self._replace(setup=setup, games=games, confirm="")


def closely(setup: Setup, games: int, facts: int | None) -> Setup:
    """With as much told, looked at and redrawn as says something: each takes as long as to play."""
    told = max(games // TOLD, 1) if facts is None else facts
    redraws = max(games // REDRAWN, SELDOM)
    return setup._replace(facts=told, looks=max(games // LOOKED, 1), redraws=redraws)


def playtest(console: Console, voice: Voice, plan: Playtest, folder: Path | None, page: Path | None) -> None:
    """Play, or go on where it was left; keep all of it where a folder is named; say what came of it."""
    if folder is None:
        with TemporaryDirectory() as passing:
            play_both(console, voice, plan, Folder(Path(passing)))
            tell(console, voice, plan, Folder(Path(passing)), page)
        return
    try:
        play_both(console, voice, plan, Folder(folder))
    except KeyboardInterrupt:
        console.print(voice.say("playtest-stopped", folder=str(folder), command=plan.command))
        raise
    console.print(voice.say("playtest-is-kept", folder=str(folder)))
    tell(console, voice, plan, Folder(folder), page)


def tell(console: Console, voice: Voice, plan: Playtest, folder: Folder, page: Path | None) -> None:
    summarize(console, voice, folder.tables())
    if page:
        other = Other(plan.confirm, beside(folder, plan).tables()) if plan.confirm else None
        text = report(folder.about(), plan.setup, folder.tables(), voice.words, other)
        page.write_text(text, encoding="utf-8")
        console.print(voice.say("report-is-written", file=str(page)))


def beside(folder: Folder, plan: Playtest) -> Folder:
    """Where that is kept by which another bot confirms it."""
    return Folder(folder.path / plan.confirm.replace(":", "-"))


def play_both(console: Console, voice: Voice, plan: Playtest, folder: Folder) -> None:
    play(console, voice, plan, folder)
    if plan.confirm:
        play(console, voice, plan.again, beside(folder, plan))


def play(console: Console, voice: Voice, plan: Playtest, folder: Folder) -> None:
    setup = plan.setup
    folder.begin(described(plan.command, setup, plan.blocks))
    todo = list(folder.missing(setup, plan.blocks))
    with workers(plan.processes, plan.cluster) as pool, bar(console) as progress:
        left = sum(batch.blocks for batch in todo)
        shown = progress.add_task(
            voice.say("playtest-is-played"), total=plan.blocks, completed=plan.blocks - left
        )
        for batch, rows in zip(todo, played(pool, todo), strict=True):
            folder.keep(batch.first, rows)
            progress.update(shown, advance=batch.blocks)
    folder.close()


def summarize(console: Console, voice: Voice, tables: Tables) -> None:
    """Each measure that is one number, with its interval."""
    shown = Table(box=None, pad_edge=False, show_header=False)
    for measure in MEASURES.values():
        if not measure.keys:
            for value in values(measure, per_block(measure, tables)):
                shown.add_row(
                    voice.said(measure.title()), number(measure, value.value), bounds(measure, value)
                )
    console.print(shown)


def bounds(measure: Measure, value: Value) -> str:
    return f"{number(measure, value.least)} – {number(measure, value.most)}"


def number(measure: Measure, value: float) -> str:
    if value == inf:
        return "∞"
    return f"{value:.1%}" if measure.unit == "share" else f"{value:.3g}"
