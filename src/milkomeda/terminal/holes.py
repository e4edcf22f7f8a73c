"""A hunt for holes, as whoever waits for it sees it, and what it found."""

from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from milkomeda.lab.holes.hunt import Found, Hunt, Plan
from milkomeda.lab.holes.telling import Teller, page
from milkomeda.lab.workers import workers
from milkomeda.terminal.lab import bar
from milkomeda.terminal.studying import Desk
from milkomeda.terminal.voice import Voice


def hunt(console: Console, voice: Voice, plan: Plan, desk: Desk) -> None:
    """Hunt, or go on where it was left; keep all of it where a folder is named; say what was found."""
    with TemporaryDirectory() if desk.keep is None else nullcontext(str(desk.keep)) as folder:
        try:
            found = hunted(console, voice, plan, desk, Path(folder))
        except KeyboardInterrupt:
            if desk.keep:
                console.print(voice.say("study-stopped", file=str(desk.keep), command=desk.command))
            raise
    tell(console, voice, Teller(found, voice.words), desk)


def hunted(console: Console, voice: Voice, plan: Plan, desk: Desk, folder: Path) -> Found:
    with workers(desk.processes, desk.cluster) as pool, bar(console) as progress:
        shown = progress.add_task("", total=None)

        def watch(stage: str, done: int, total: int) -> None:
            progress.update(shown, description=voice.say(f"hunts-{stage}"), completed=done, total=total)

        return Hunt(plan, folder, pool, watch).run()


def tell(console: Console, voice: Voice, teller: Teller, desk: Desk) -> None:
    about, trust = teller.about()
    console.print(about)
    for at, line in enumerate(teller.lines(), 1):
        console.print(f"\n{at}. {line.text}")
        if line.things:
            console.print(f"   {line.things}")
        if desk.keep:
            (desk.keep / line.file).write_text(line.log, encoding="utf-8")
            console.print(f"   milkomeda replay {desk.keep / line.file}", soft_wrap=True)
    console.print("")
    for text in teller.clear():
        console.print(f"– {text}")
    console.print(f"\n{trust}")
    if desk.report:
        desk.report.write_text(page(teller, desk.command), encoding="utf-8")
        console.print(voice.say("report-is-written", file=str(desk.report)))
