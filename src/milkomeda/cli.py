"""The command line: thin, every command hands over to the part of the house that does it."""

import argparse
import asyncio
import io
import os
import re
import secrets
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from milkomeda.bots import BOTS
from milkomeda.games import GAMES, SHOWS, game
from milkomeda.play.check import check
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.terminal import files, pages, replay, watch
from milkomeda.terminal.away import seated
from milkomeda.terminal.files import OtherRules, Saved
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.session import Session
from milkomeda.terminal.stages import STAGES, stage
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import LANGUAGES, Language, language
from milkomeda.words.message import Problem

ME = "me"
USUAL = "quick"
ENGINE = "MILKOMEDA_ENGINE"  # where a compiled engine is, or will be
LANGUAGE = "MILKOMEDA_LANGUAGE"
METRICS = "MILKOMEDA_METRICS_TOKEN"
LARGEST_SEED = 10**18
SLOWEST = 3600
EXAMPLES = """examples:
  milkomeda play                                   you against a bot
  milkomeda play --seats me,greedy,greedy,random   you against three
  milkomeda play --hotseat --players 3             three people at this keyboard
  milkomeda play --edition draft --options "bribes=none fleets=20"
  milkomeda play --game starflick                  flick starships
  milkomeda play --load evening.log                go on with a saved game
  milkomeda watch --pace 0.5                       bots play, you watch
  milkomeda replay evening.log                     leaf through a saved game
  milkomeda rules --edition protocols              the rulebook
  milkomeda rulings                                every ruling and option"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 2 for input that makes no sense."""
    words = words_of(arguments)
    if words is None:
        return 2
    chosen = parser().parse_args(arguments)
    chosen.words = words
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    colourless = "NO_COLOR" in os.environ or not sys.stdout.isatty()
    console = Console(highlight=False, markup=False, emoji=False, color_system=None if colourless else "auto")
    try:
        return int(chosen.run(chosen, console) or 0)
    except OSError as problem:  # nobody reads on, or there is no room
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(problem, BrokenPipeError):
            print(f"milkomeda: {problem.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except ValueError as problem:
        print(f"milkomeda: {Voice(words).why(problem)}", file=sys.stderr)
        return 2


def words_of(arguments: Sequence[str] | None) -> Language | None:
    """The language that is asked for; None, and a word about it, if there is none such. Else the system's."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?")
    asked = early.parse_known_args(arguments)[0].language or os.environ.get(LANGUAGE)
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    usual = re.split(r"\W|_", system)[0]
    words = language(usual if usual in LANGUAGES else "en")
    if asked in (None, *LANGUAGES):
        return language(asked) if asked else words
    print(f"milkomeda: {Voice(words).say('no-such-language', code=asked, codes=LANGUAGES)}", file=sys.stderr)
    return None


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="milkomeda",
        description="Milkomeda, a strategy board game in a newly merged galaxy; and Starflick.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    language_argument(top)
    commands = top.add_subparsers(required=True, metavar="command")

    play = command(
        commands, "play", "play in this terminal", "milkomeda play --seats me,greedy --seed 7", run_play
    )
    rules_arguments(play)
    who = play.add_mutually_exclusive_group()
    who.add_argument("--seats", metavar="WHO,WHO", help=f"me or a bot for each seat ({', '.join(BOTS)})")
    who.add_argument("--hotseat", action="store_true", help="people in all seats, at one keyboard")
    start = play.add_mutually_exclusive_group()
    start.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    start.add_argument("--position", type=Path, metavar="FILE", help="begin from a position")
    loading_arguments(play)

    server = command(
        commands,
        "table",
        "open the table in the browser",
        "milkomeda table --port 8470",
        run_table,
    )
    server.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    server.add_argument("--port", type=int, help="the port (8470, or the next one that is free)")
    server.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (or DATABASE_URL)"
    )
    server.add_argument("--pace", type=float, default=0.5, metavar="SECONDS", help="that bots take at least")
    server.add_argument("--think", type=float, default=2.0, metavar="SECONDS", help="that bots take at most")
    server.add_argument("--limits", type=float, default=1.0, metavar="TIMES", help="the usual limits")
    server.add_argument(
        "--hosts", default="", metavar="NAME,NAME", help="by which the table may be asked for (any)"
    )
    server.add_argument("--workers", type=int, default=2, metavar="N", help="processes in which bots think")
    server.add_argument(
        "--idle", type=float, default=60, metavar="SECONDS", help="until an empty table leaves the memory"
    )

    admin = command(
        commands,
        "admin",
        "look after the tables that a server keeps",
        "milkomeda admin close TABLE",
        run_admin,
    )
    admin.add_argument(
        "deed",
        help="list, show, log, export, close, reopen, delete, mute, unmute, ban, unban, forget or purge",
    )
    admin.add_argument("target", nargs="?", default="", help="a table, a person or an address")
    admin.add_argument("--days", type=float, default=0, help="how long a mute or a ban lasts (0: for good)")
    admin.add_argument("--database", metavar="URL", help="that of the server (or DATABASE_URL)")

    seen = command(
        commands, "watch", "let bots play", "milkomeda watch --bots greedy,random --pace 0", run_watch
    )
    rules_arguments(seen)
    seen.add_argument("--bots", metavar="BOT,BOT", help=f"who plays ({', '.join(BOTS)})")
    seen.add_argument(
        "--pace", type=float, default=1.0, metavar="SECONDS", help="for each turn (0: run through)"
    )
    seen.add_argument("--games", type=int, default=1, help="more than one: only how they end")
    seen.add_argument("--rounds", type=int, default=100, help="a game ends unfinished after so many rounds")

    again = command(
        commands, "replay", "leaf through a saved game", "milkomeda replay evening.log --at 40", run_replay
    )
    again.add_argument("file", type=Path)
    again.add_argument("--at", type=int, default=0, metavar="N", help="begin after N answers")
    loading_arguments(again)

    book = command(
        commands, "rules", "the rulebook", "milkomeda rules --diff directives protocols", run_rules
    )
    game_argument(book)
    options_arguments(book)
    book.add_argument("--diff", nargs=2, metavar=("E", "F"), help="how two editions differ")

    rulings = command(commands, "rulings", "every ruling and option", "milkomeda rulings", run_rulings)
    game_argument(rulings)
    cards = command(commands, "cards", "the cards", "milkomeda cards technologies", run_cards)
    game_argument(cards)
    cards.add_argument("kind", nargs="?", default="sectors")

    checked = command(
        commands, "check", "hunt for bugs in a game", "milkomeda check milkomeda --games 5", run_check
    )
    checked.add_argument("game", choices=list(GAMES))
    checked.add_argument("--options", default="")
    checked.add_argument("--seats", type=int, default=0, help="players (0: each number in turn)")
    checked.add_argument("--games", type=int, default=10)
    checked.add_argument("--seed", type=int, default=1)
    return top


def command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    text: str,
    example: str,
    run: object,
) -> argparse.ArgumentParser:
    made = commands.add_parser(
        name, help=text, description=f"{text.capitalize()}.", epilog=f"example: {example}"
    )
    made.set_defaults(run=run)
    language_argument(made)
    return made


def language_argument(made: argparse.ArgumentParser) -> None:
    made.add_argument("--language", metavar="CODE", help=f"{' or '.join(LANGUAGES)} (or {LANGUAGE})")


def game_argument(made: argparse.ArgumentParser) -> None:
    names = list(STAGES)
    made.add_argument("--game", choices=names, default=names[0], help=f"{' or '.join(names)}")


def options_arguments(made: argparse.ArgumentParser) -> None:
    editions = [f"{name}: {', '.join(SHOWS[name].editions)}" for name in STAGES]
    made.add_argument("--edition", help=f"the newest if none is named ({'; '.join(editions)})")
    made.add_argument("--options", default="", help='rules to change, like "bribes=none fleets=20"')


def rules_arguments(made: argparse.ArgumentParser) -> None:
    game_argument(made)
    options_arguments(made)
    made.add_argument("--players", type=int, metavar="N", help="2, 3 or 4")
    made.add_argument("--seed", type=int, metavar="N", help="the same luck again")


def loading_arguments(made: argparse.ArgumentParser) -> None:
    made.add_argument("--snapshot", action="store_true", help="of a log: only its last position")
    made.add_argument(
        "--as-far-as-it-goes", action="store_true", help="of a log: what these rules can replay"
    )


def options_of(chosen: argparse.Namespace) -> str:
    edition = f"edition={chosen.edition} " if chosen.edition else ""
    return f"{edition}{chosen.options}".strip()


def seed_of(chosen: argparse.Namespace) -> int:
    if chosen.seed is None:
        return secrets.randbits(32)
    if abs(chosen.seed) > LARGEST_SEED:
        raise Problem(f"--seed is at most {LARGEST_SEED}")
    return int(chosen.seed)


def count_of(name: str, players: int | None) -> int:
    """How many play, the fewest if nothing is said. Raises Problem."""
    counts = game(name).player_counts
    if players is None:
        return counts[0]
    if players not in counts:
        *some, most = map(str, counts)
        raise Problem(f"{name.capitalize()} is for {', '.join(some)} or {most} players, not {players}")
    return players


def names_of(text: str | None, players: int | None, usual: list[str], known: Sequence[str]) -> list[str]:
    """Who sits where. Raises ValueError."""
    names = usual if text is None else [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise ValueError(f"there is no player '{name}': the players are {', '.join(known)}")
    if players and len(names) != players:
        raise ValueError(f"{len(names)} seats are named, but --players says {players}")
    return names


# Playing.


def run_play(chosen: argparse.Namespace, console: Console) -> None:
    keyboard = Keyboard(console)
    saved = table_of(chosen, console, keyboard)
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, signal.default_int_handler)
    seed = seed_of(chosen)
    with seated(saved.match.game, saved.match.players, os.environ.get(ENGINE, "")) as bots:
        Session(console, keyboard, saved, bots, Seeded(seed), Seeded(seed + 1), chosen.words).run()


def table_of(chosen: argparse.Namespace, console: Console, keyboard: Keyboard) -> Saved:
    """A new game, or one that is loaded, with its players."""
    path = chosen.load or chosen.position
    if path is None:
        count = count_of(chosen.game, chosen.players)
        usual = [ME] * count if chosen.hotseat else [ME, *[USUAL] * (count - 1)]
        names = names_of(chosen.seats, chosen.players, usual, [ME, *BOTS])
        return Saved(Match(game(chosen.game), options_of(chosen), names))
    if options_of(chosen):
        raise Problem("a loaded game keeps its rules: leave out --edition and --options")
    saved = load(path, chosen, console, keyboard)
    seats = int(saved.match.state.seats)
    known = [name for name in saved.match.players if name in (ME, *BOTS)]
    usual = known if len(known) == seats else [ME, *[USUAL] * (seats - 1)]
    usual = [ME] * seats if chosen.hotseat else usual
    saved.match.players[:] = names_of(chosen.seats, seats, usual, [ME, *BOTS])
    return saved


def load(path: Path, chosen: argparse.Namespace, console: Console, keyboard: Keyboard) -> Saved:
    """Load as asked; where the rules have changed, ask how."""
    how = files.SNAPSHOT if chosen.snapshot else files.FAR if chosen.as_far_as_it_goes else files.REPLAY
    try:
        saved = files.load(path, how)
    except OtherRules as problem:
        if not keyboard.interactive:
            raise
        voice = Voice(chosen.words)
        console.print(f"{voice.why(problem)}.")
        answer = keyboard.read("Load the (s)napshot, replay as (f)ar as it goes, or (q)uit? ").strip().lower()
        if answer[:1] not in ("s", "f"):
            raise
        saved = files.load(path, files.SNAPSHOT if answer[:1] == "s" else files.FAR)
    if saved.note:
        console.print(f"{path}: {Voice(chosen.words).said(saved.note)}")
    return saved


def run_watch(chosen: argparse.Namespace, console: Console) -> None:
    usual = [USUAL] * count_of(chosen.game, chosen.players)
    names = names_of(chosen.bots, chosen.players, usual, list(BOTS))
    if not 0 <= chosen.pace <= SLOWEST or chosen.games < 1 or chosen.rounds < 1:
        raise Problem(f"--pace is from 0 to {SLOWEST}, --games and --rounds are at least 1")
    rules, options, seed = game(chosen.game), options_of(chosen), seed_of(chosen)
    if chosen.games > 1:
        watch.watch_many(console, rules, options, names, seed, chosen.games, chosen.rounds, chosen.words)
    else:
        watch.watch_one(
            console, Match(rules, options, names), Seeded(seed), chosen.rounds, chosen.pace, chosen.words
        )


def run_replay(chosen: argparse.Namespace, console: Console) -> None:
    keyboard = Keyboard(console)
    saved = load(chosen.file, chosen, console, keyboard)
    if not saved.match.answers:
        raise Problem(f"{chosen.file} holds no answer yet: milkomeda play --load {chosen.file}")
    if chosen.at < 0 or chosen.at > len(saved.match.answers):
        raise Problem(f"--at {chosen.at}: this game has {len(saved.match.answers)} answers")
    replay.replay(console, keyboard, saved.match, chosen.at, chosen.words)


def run_table(chosen: argparse.Namespace, console: Console) -> None:
    try:
        from milkomeda.table import run
        from milkomeda.table.settings import Settings
    except ImportError:
        raise ValueError("the table needs more packages: pip install 'milkomeda[table]'") from None
    settings = Settings(
        chosen.pace,
        chosen.think,
        chosen.workers,
        chosen.limits,
        chosen.idle,
        os.environ.get(ENGINE, ""),
        tuple(name.strip().lower() for name in chosen.hosts.split(",") if name.strip()),
        os.environ.get(METRICS, ""),
    )
    port = run.free_port(chosen.host, 8470) if chosen.port is None else chosen.port
    run.run(chosen.host, port, chosen.database or run.default_database(), settings, chosen.words)


def run_admin(chosen: argparse.Namespace, console: Console) -> None:
    try:
        from milkomeda.table import run
        from milkomeda.table.admin import Order, carry_out
    except ImportError:
        raise ValueError("the table needs more packages: pip install 'milkomeda[table]'") from None
    database = chosen.database or run.default_database()
    run.find_database(database)
    order = Order(chosen.deed, chosen.target, chosen.days)
    for line in asyncio.run(carry_out(database, order)):
        console.print(Voice(chosen.words).said(line), soft_wrap=True)


# Reading, and checking.


def run_rules(chosen: argparse.Namespace, console: Console) -> None:
    shown = stage(chosen.game, chosen.words)
    book = shown.show.rulebook(options_of(chosen), chosen.words.code)
    pages.show_page(console, shown.difference(*chosen.diff) if chosen.diff else book)


def run_rulings(chosen: argparse.Namespace, console: Console) -> None:
    pages.show_page(console, stage(chosen.game, chosen.words).rulings())


def run_cards(chosen: argparse.Namespace, console: Console) -> None:
    pages.show_page(console, stage(chosen.game, chosen.words).cards(chosen.kind))


def run_check(chosen: argparse.Namespace, console: Console) -> int:
    rules = game(chosen.game)
    if chosen.games < 1:
        raise Problem("--games is at least 1")
    counts = [count_of(chosen.game, chosen.seats)] if chosen.seats else list(rules.player_counts)
    found: list[str] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for seats in counts:
            task = progress.add_task(f"{seats} players", total=chosen.games)
            found += check(
                rules,
                chosen.options,
                seats,
                chosen.games,
                seed_of(chosen),
                lambda done, task=task: progress.update(task, completed=done),  # type: ignore[misc]
            )
    for violation in dict.fromkeys(found):
        console.print(f"- {violation}")
    played = f"{chosen.games * len(counts)} games of {rules.name}"
    console.print(f"{played}: {len(set(found))} violations found." if found else f"{played}: all is well.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
