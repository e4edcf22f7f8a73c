"""Games of people, as whoever asks the lab about them sees it: what is read, and bots that are asked."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.console import Console

from milkomeda.games import game
from milkomeda.lab.again import cast
from milkomeda.lab.folder import Folder
from milkomeda.lab.people import Evening, Evenings, alone, by_rules, evening, rows
from milkomeda.lab.report.page import body as report
from milkomeda.lab.sheet import body, paper
from milkomeda.lab.workers import mapped, workers
from milkomeda.terminal import files
from milkomeda.terminal.foretelling import Foretelling
from milkomeda.terminal.lab import bar
from milkomeda.terminal.studying import Desk, rendered
from milkomeda.terminal.voice import Voice
from milkomeda.words.message import Message, Problem, message_of, say

LOGS: Final = "*.log"
ASKED: Final = ["reflex", "quick", "planner"]
HANDED: Final = ["novice", "greedy"]
"""Where a hand counts."""


class Batch(NamedTuple):
    games: list[Evening]
    left: list[Message]
    """What is no part of it, and why."""


class Wanted(NamedTuple):
    """Games of which rules; of any where nothing is said."""

    game: str
    options: str
    players: int | None


def asked(name: str) -> list[str]:
    """The bots that are asked where nobody says which."""
    return HANDED if game(name).handed else ASKED


# What was read.


def gathered(paths: list[Path], wish: Wanted) -> Batch:
    """From files and folders of them. Raises Problem where no game is left, or some are by other rules."""
    logs = [log for path in paths for log in (sorted(path.rglob(LOGS)) if path.is_dir() else [path])]
    games: list[Evening] = []
    left: list[Message] = []
    for path in logs:
        try:
            games.append(read(path, wish))
        except Problem as problem:
            left.append(say("evening-is-left-out", why=message_of(problem)))
    games, again = alone(games)
    twice = (say("evening-is-left-out", why=of_file(name, why)) for name, why in again)
    return Batch(games, [*left, *twice])


def read(path: Path, wish: Wanted) -> Evening:
    """Raises Problem."""
    match = files.load(path).match
    try:
        one = evening(str(path), match)
        refuse_other(one, wish)
    except Problem as problem:
        raise Problem(of_file(str(path), message_of(problem))) from None
    return one


def of_file(name: str, why: Message) -> Message:
    return say("evening-of-file", file=name, why=why)


def refuse_other(one: Evening, wish: Wanted) -> None:
    """Raises Problem where it is by other rules than those that are asked for."""
    if one.game != wish.game:
        raise Problem(say("evening-of-another-game", game=one.game))
    if wish.players and one.seats != wish.players:
        raise Problem(say("evening-of-so-many", players=one.seats))
    rules = game(one.game)
    if wish.options and one.options != rules.options(rules.new(wish.options, one.seats)):
        raise Problem(say("evening-by-other-rules", options=one.options))


def same_rules(games: list[Evening]) -> None:
    """Raises Problem where they are not."""
    kinds = by_rules(games)
    if len(kinds) > 1:
        said = [
            say("evenings-of-a-kind", games=len(some), players=seats, options=options)
            for (_, options, seats), some in kinds.items()
        ]
        raise Problem(say("evenings-differ", kinds=said))


# What bots would have chosen.


def people(console: Console, voice: Voice, batch: Batch, bots: list[str], desk: Desk) -> None:
    """Ask, or go on where it was left; keep all of it where a folder is named; say what came of it."""
    if not batch.games:
        for one in batch.left:
            console.print(voice.said(one), soft_wrap=True)
        raise Problem(say("no-evening"))
    same_rules(batch.games)
    every = Evenings(tuple(batch.games), tuple(dict.fromkeys([*bots, *cast(game(batch.games[0].game))])))
    if desk.keep is None:
        with TemporaryDirectory() as passing:
            ask_all(console, voice, every, Folder(Path(passing)), desk)
            tell(console, voice, every, batch, bots, Folder(Path(passing)), desk)
        return
    folder = Folder(desk.keep)
    try:
        ask_all(console, voice, every, folder, desk)
    except KeyboardInterrupt:
        console.print(voice.say("study-stopped", file=str(desk.keep), command=desk.command))
        raise
    console.print(voice.say("playtest-is-kept", folder=str(desk.keep)))
    tell(console, voice, every, batch, bots, folder, desk)


def ask_all(console: Console, voice: Voice, every: Evenings, folder: Folder, desk: Desk) -> None:
    folder.begin(every.run(desk.command))
    tasks = every.tasks
    todo = [number for number in range(len(tasks)) if folder.lacks(number)]
    with workers(desk.processes, desk.cluster) as pool, bar(console) as progress:
        done = len(tasks) - len(todo)
        shown = progress.add_task(voice.say("bots-are-asked"), total=len(tasks), completed=done)
        for number, some in zip(todo, mapped(pool, rows, (tasks[number] for number in todo)), strict=True):
            folder.keep(number, some)
            progress.update(shown, advance=1)
    folder.close()


def tell(
    console: Console, voice: Voice, every: Evenings, batch: Batch, bots: list[str], folder: Folder, desk: Desk
) -> None:
    said = Foretelling(voice, every, bots, batch.left, folder.tables()).sheet()
    console.print(rendered(said))
    if desk.report:
        page = body(said) + report(folder.about(), every, folder.tables(), voice.words)
        desk.report.write_text(paper(said.title, page, voice.words.code), encoding="utf-8")
        console.print(voice.say("report-is-written", file=str(desk.report)))
