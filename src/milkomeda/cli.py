"""The command line: thin, every command hands over to the part of the house that does it."""

import argparse
import asyncio
import io
import os
import re
import secrets
import shlex
import signal
import sys
from collections.abc import Callable, Sequence
from errno import errorcode
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import Progress

from milkomeda.bots import BOTS, fitting, named
from milkomeda.bots import usual as usual_bot
from milkomeda.extras import need
from milkomeda.games import SHOWS, game
from milkomeda.play import log
from milkomeda.play.book import Part
from milkomeda.play.check import check
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.terminal import booklets, files, pages, replay, watch
from milkomeda.terminal.arguments import own_words, parser
from milkomeda.terminal.away import seated
from milkomeda.terminal.editions import Editions, is_file
from milkomeda.terminal.files import OtherRules, Saved
from milkomeda.terminal.galaxy.combat import Wanted, combat
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.recording import Recorder
from milkomeda.terminal.session import Session
from milkomeda.terminal.stages import stage
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import Language, folders, language
from milkomeda.words.message import SEATS, Message, Problem, say

if TYPE_CHECKING:
    from milkomeda.lab.comparison import Asked
    from milkomeda.lab.runs import Setup
    from milkomeda.terminal.studying import Desk

ME = "me"
ENGINE = "MILKOMEDA_ENGINE"  # where a compiled engine is, or will be
LANGUAGE = "MILKOMEDA_LANGUAGE"
METRICS = "MILKOMEDA_METRICS_TOKEN"
SMTP = "MILKOMEDA_SMTP"  # it may hold a password: no argument, which everybody sees
MAIL_FROM = "MILKOMEDA_MAIL_FROM"
LARGEST_SEED = 10**18
SLOWEST = 3600
LONGEST = 10_000  # minutes
MOST = 256  # processes
MOST_LEARNED = 10**7  # games


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns the exit code: 2 for input that makes no sense."""
    words = words_of(arguments)
    if words is None:
        return 2
    voice = Voice(words)
    with own_words(voice):
        chosen = understood(parser(voice), sys.argv[1:] if arguments is None else arguments)
    chosen.voice = voice
    chosen.typed = command_of(arguments)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    colourless = "NO_COLOR" in os.environ or not sys.stdout.isatty()
    console = Console(highlight=False, markup=False, emoji=False, color_system=None if colourless else "auto")
    try:
        return int(COMMANDS[chosen.command](chosen, console) or 0)
    except OSError as problem:  # nobody reads on, or there is no room
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(problem, BrokenPipeError):
            print(f"milkomeda: {voice.word('errno', errorcode.get(problem.errno or 0, ''))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except ValueError as problem:
        print(f"milkomeda: {voice.why(problem)}", file=sys.stderr)
        return 2


def understood(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> argparse.Namespace:
    """Who names no command gets the table."""
    chosen = parser.parse_args(arguments)
    return chosen if chosen.command else parser.parse_args([*arguments, "table", "--open"])


def words_of(arguments: Sequence[str] | None) -> Language | None:
    """The language that is asked for; None, and a word about it, if there is none such. Else the system's."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--language", nargs="?")
    asked = early.parse_known_args(arguments)[0].language or os.environ.get(LANGUAGE)
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    usual = re.split(r"\W|_", system)[0]
    known = sorted(folders())
    words = language(usual if usual in known else "en")
    if asked in (None, *known):
        return language(asked) if asked else words
    print(
        f"milkomeda: {Voice(words).say('no-such-language', code=asked, codes=', '.join(known))}",
        file=sys.stderr,
    )
    return None


def options_of(chosen: argparse.Namespace) -> str:
    return written_out(chosen, chosen.options, chosen.edition or "")


def written_out(chosen: argparse.Namespace, text: str, name: str = "") -> str:
    """Options, with what stands in an edition's file."""
    return Editions(chosen.game).written_out(text, name)


def seed_of(chosen: argparse.Namespace) -> int:
    if chosen.seed is None:
        return secrets.randbits(32)
    if abs(chosen.seed) > LARGEST_SEED:
        raise Problem(say("seed-at-most", most=str(LARGEST_SEED)))
    return int(chosen.seed)


def count_of(name: str, players: int | None) -> int:
    """How many play, the fewest if nothing is said. Raises Problem."""
    counts = game(name).player_counts
    if players is None:
        return counts[0]
    if players not in counts:
        *some, most = map(str, counts)
        title = name.capitalize()
        raise Problem(
            say("not-for-so-many", name=title, some=", ".join(some), most=most, players=str(players))
        )
    return players


def names_of(
    text: str | None, players: int | None, usual: list[str], known: Sequence[str], rules: Game
) -> list[str]:
    """Who sits where. Raises Problem."""
    names = usual if text is None else [name.strip() for name in text.split(",")]
    for name in names:
        if fitting(rules, name).level not in known:
            raise Problem(say("no-such-player", text=name, names=", ".join(known)))
    if players and len(names) != players:
        raise Problem(say("other-number-of-seats", seats=len(names), players=players))
    return names


# Playing.


def run_play(chosen: argparse.Namespace, console: Console) -> None:
    keyboard = Keyboard(console)
    saved = table_of(chosen, console, keyboard)
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, signal.default_int_handler)
    seed = seed_of(chosen)
    with seated(saved.match.game, saved.match.players, os.environ.get(ENGINE, "")) as bots:
        Session(console, keyboard, saved, bots, Seeded(seed), Seeded(seed + 1), chosen.voice.words).run()


def table_of(chosen: argparse.Namespace, console: Console, keyboard: Keyboard) -> Saved:
    """A new game, or one that is loaded, with its players."""
    path = chosen.load or chosen.position
    if path is None:
        count = count_of(chosen.game, chosen.players)
        usual = [ME] * count if chosen.hotseat else [ME, *[usual_bot(game(chosen.game))] * (count - 1)]
        names = names_of(chosen.seats, chosen.players, usual, [ME, *BOTS], game(chosen.game))
        return Saved(Match(game(chosen.game), options_of(chosen), names))
    if options_of(chosen):
        raise Problem(say("loaded-game-keeps-its-rules"))
    saved = load(path, chosen, console, keyboard)
    seats = int(saved.match.state.seats)
    known = [name for name in saved.match.players if named(name).level in (ME, *BOTS)]
    usual = known if len(known) == seats else [ME, *[usual_bot(saved.match.game)] * (seats - 1)]
    usual = [ME] * seats if chosen.hotseat else usual
    saved.match.players[:] = names_of(chosen.seats, seats, usual, [ME, *BOTS], saved.match.game)
    return saved


def load(path: Path, chosen: argparse.Namespace, console: Console, keyboard: Keyboard) -> Saved:
    """Load as asked; where the rules have changed, ask how."""
    how = files.SNAPSHOT if chosen.snapshot else files.FAR if chosen.as_far_as_it_goes else files.REPLAY
    try:
        saved = files.load(path, how)
    except OtherRules as problem:
        if not keyboard.interactive:
            raise
        console.print(f"{chosen.voice.why(problem)}.")
        answer = keyboard.read(chosen.voice.say("load-how")).strip().lower()
        if answer[:1] not in ("s", "f"):
            raise
        saved = files.load(path, files.SNAPSHOT if answer[:1] == "s" else files.FAR)
    if saved.note:
        console.print(f"{path}: {chosen.voice.said(saved.note)}")
    return saved


def run_record(chosen: argparse.Namespace, console: Console) -> None:
    """A game that is begun, or gone on with where the file is there."""
    keyboard = Keyboard(console)
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, signal.default_int_handler)
    saved = recorded(chosen)
    Recorder(console, keyboard, saved, chosen.file, chosen.voice.words).run()


def recorded(chosen: argparse.Namespace) -> Saved:
    if chosen.file.exists():
        saved = files.load(chosen.file)
    else:
        names = log.read_names(chosen.players or "")
        if len(names) not in game(chosen.game).player_counts:
            raise Problem(say("record-whom"))
        saved = Saved(Match(game(chosen.game), options_of(chosen), names))
    if not SHOWS[saved.match.game.name].cardboard:
        raise Problem(say("not-to-be-recorded"))
    return saved


def run_watch(chosen: argparse.Namespace, console: Console) -> None:
    usual = [usual_bot(game(chosen.game))] * count_of(chosen.game, chosen.players)
    names = names_of(chosen.bots, chosen.players, usual, list(BOTS), game(chosen.game))
    if not 0 <= chosen.pace <= SLOWEST or chosen.games < 1 or chosen.rounds < 1:
        raise Problem(say("pace-games-rounds", most=str(SLOWEST)))
    rules, options, seed = game(chosen.game), options_of(chosen), seed_of(chosen)
    words = chosen.voice.words
    if chosen.games > 1:
        watch.watch_many(console, rules, options, names, seed, chosen.games, chosen.rounds, words)
    else:
        match = Match(rules, options, names)
        watch.watch_one(console, match, Seeded(seed), chosen.rounds, chosen.pace, words)


def run_replay(chosen: argparse.Namespace, console: Console) -> None:
    keyboard = Keyboard(console)
    saved = load(chosen.file, chosen, console, keyboard)
    if not saved.match.answers:
        raise Problem(say("holds-no-answer", file=str(chosen.file)))
    if chosen.at < 0 or chosen.at > len(saved.match.answers):
        raise Problem(say("game-has-so-many-answers", at=chosen.at, answers=len(saved.match.answers)))
    replay.replay(console, keyboard, saved.match, chosen.at, chosen.voice.words)


def run_table(chosen: argparse.Namespace, console: Console) -> None:
    from milkomeda.table import run
    from milkomeda.table.settings import Settings

    settings = Settings(
        chosen.pace,
        chosen.think,
        chosen.workers,
        chosen.limits,
        chosen.idle,
        os.environ.get(ENGINE, ""),
        tuple(name.strip().lower() for name in chosen.hosts.split(",") if name.strip()),
        os.environ.get(METRICS, ""),
        chosen.url.rstrip("/"),
        os.environ.get(SMTP, ""),
        os.environ.get(MAIL_FROM, ""),
        chosen.lab,
        chosen.lab_games,
        chosen.lab_cluster,
        chosen.private_hooks,
    )
    port = run.free_port(chosen.host, 8470) if chosen.port is None else chosen.port
    way = run.Way(chosen.host, port, chosen.database or run.default_database(), chosen.open)
    run.run(way, settings, chosen.voice.words)


def run_admin(chosen: argparse.Namespace, console: Console) -> None:
    from milkomeda.table import run
    from milkomeda.table.admin import Order, carry_out

    database = chosen.database or run.default_database()
    run.find_database(database)
    order = Order(chosen.deed, chosen.target, chosen.days)
    for line in asyncio.run(carry_out(database, order)):
        console.print(chosen.voice.said(line), soft_wrap=True)


# Learning, and measuring.


def run_learn(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.learning import Course, usual
    from milkomeda.lab.players import known
    from milkomeda.terminal.lab import Task, learn

    if not 0 < chosen.minutes <= LONGEST or not 1 <= chosen.processes <= MOST or chosen.games < 1:
        raise Problem(say("minutes-processes-games", longest=LONGEST, most=MOST))
    options = options_of(chosen)
    game(chosen.game).new(options, game(chosen.game).player_counts[-1])
    every = (options,) if options else usual(chosen.game)
    course = Course(chosen.game, every, chosen.minutes * 60, chosen.processes, seed_of(chosen))
    against = known(chosen.game, [name.strip() for name in chosen.against.split(",")])
    task = Task(course, chosen.file, chosen.begin, chosen.typed, against, chosen.games)
    learn(console, chosen.voice, task)


def run_ladder(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.ladder import Match as Ladder
    from milkomeda.lab.players import known
    from milkomeda.terminal.lab import Plan, ladder

    if chosen.characters:
        return run_audition(chosen, console)
    if chosen.chances:
        return run_forecast(chosen, console)
    bots = tuple(known(chosen.game, [name.strip() for name in chosen.bots.split(",")]))
    seats = count_of(chosen.game, chosen.players or game(chosen.game).player_counts[-1])
    if not 1 <= chosen.processes <= MOST or chosen.games < 1:
        raise Problem(say("processes-games", most=MOST))
    if len(set(bots)) < (2 if len(bots) == seats else max(seats, len(bots))):
        raise Problem(say("ladder-needs-more-bots", seats=seats))
    match = Ladder(chosen.game, options_of(chosen), bots, seats)
    game(chosen.game).new(match.options, seats)
    plan = Plan(match, chosen.games, chosen.processes, seed_of(chosen), chosen.typed)
    ladder(console, chosen.voice, plan, chosen.file)


def run_audition(chosen: argparse.Namespace, console: Console) -> None:
    from milkomeda.lab.characters import Cast
    from milkomeda.lab.players import known
    from milkomeda.terminal.lab import Audition, audition

    seats = count_of(chosen.game, chosen.players or game(chosen.game).player_counts[-1])
    if not 1 <= chosen.processes <= MOST or chosen.games < 1:
        raise Problem(say("processes-games", most=MOST))
    (level,) = known(chosen.game, [chosen.characters])
    cast = Cast(chosen.game, options_of(chosen), level, seats)
    if len(cast.bots) == 1:
        raise Problem(say("no-such-character", text=level, bot=level, count=0, names=""))
    game(chosen.game).new(cast.options, seats)
    plan = Audition(cast, chosen.games, chosen.processes, seed_of(chosen), chosen.typed)
    audition(console, chosen.voice, plan, chosen.file)


def run_forecast(chosen: argparse.Namespace, console: Console) -> None:
    from milkomeda.lab.chances import Forecast
    from milkomeda.lab.players import known
    from milkomeda.lab.runs import Setup
    from milkomeda.terminal.lab import forecast

    seats = count_of(chosen.game, chosen.players or game(chosen.game).player_counts[-1])
    if not 1 <= chosen.processes <= MOST or chosen.games < 1:
        raise Problem(say("processes-games", most=MOST))
    names = tuple(known(chosen.game, [chosen.chances])) * seats
    game(chosen.game).new(options_of(chosen), seats)
    setup = Setup(chosen.game, options_of(chosen), names, seed_of(chosen), facts=0)
    forecast(
        console, chosen.voice, Forecast(setup, chosen.games, chosen.processes, chosen.typed), chosen.file
    )


def bots_of(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Who sits where in a run: one name stands for all. Raises Problem."""
    from milkomeda.lab.players import known

    names = known(chosen.game, [name.strip() for name in chosen.bots.split(",")])
    if len(names) == 1:
        names *= count_of(chosen.game, chosen.players or game(chosen.game).player_counts[-1])
    if len(names) != count_of(chosen.game, chosen.players or len(names)):
        raise Problem(say("other-number-of-seats", seats=len(names), players=chosen.players))
    return tuple(names)


def confirming(chosen: argparse.Namespace) -> str:
    """The bot that plays some of it again, if one shall. Raises Problem."""
    from milkomeda.lab.players import known

    return known(chosen.game, [chosen.confirm])[0] if chosen.confirm else ""


def run_playtest(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.runs import Setup
    from milkomeda.terminal.playtest import Playtest, closely, playtest

    if not 1 <= chosen.processes <= MOST or chosen.games < 1 or (chosen.facts or 0) < 0:
        raise Problem(say("processes-games", most=MOST))
    names, options = bots_of(chosen), options_of(chosen)
    game(chosen.game).new(options, len(names))
    setup = closely(Setup(chosen.game, options, names, seed_of(chosen)), chosen.games, chosen.facts)
    confirm = confirming(chosen)
    plan = Playtest(setup, chosen.games, chosen.processes, chosen.cluster, chosen.typed, confirm)
    playtest(console, chosen.voice, plan, chosen.folder, chosen.report)


def run_people(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.players import known
    from milkomeda.terminal.people import Wanted, asked, gathered, people
    from milkomeda.terminal.studying import Desk

    if not 1 <= chosen.processes <= MOST:
        raise Problem(say("processes-games", most=MOST))
    bots = [name.strip() for name in chosen.bots.split(",")] if chosen.bots else asked(chosen.game)
    bots = list(dict.fromkeys(known(chosen.game, bots)))
    desk = Desk(chosen.processes, chosen.cluster, chosen.keep, chosen.report, chosen.typed)
    batch = gathered(chosen.logs, Wanted(chosen.game, options_of(chosen), chosen.players))
    people(console, chosen.voice, batch, bots, desk)


def study_of(chosen: argparse.Namespace) -> "tuple[Setup, list[Asked], Desk]":
    """What is played, what is asked, and where it is done. Raises Problem."""
    from milkomeda.lab.runs import Setup
    from milkomeda.lab.samples import asked_for

    desk = desk_of(chosen)
    setup = Setup(chosen.game, options_of(chosen), bots_of(chosen), seed_of(chosen))
    return setup, asked_for(chosen.measures, chosen.margin), desk


def desk_of(chosen: argparse.Namespace) -> "Desk":
    """Where the work is done, and what becomes of it. Raises Problem."""
    from milkomeda.terminal.studying import Desk

    if not 1 <= chosen.processes <= MOST or chosen.games < 1:
        raise Problem(say("processes-games", most=MOST))
    return Desk(chosen.processes, chosen.cluster, chosen.keep, chosen.report, chosen.typed)


def run_compare(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.sides import match_of
    from milkomeda.terminal.comparing import comparison, confirmation
    from milkomeda.terminal.playtest import CONFIRMED
    from milkomeda.terminal.studying import study

    setup, asked, desk = study_of(chosen)
    match = match_of(
        setup, written_out(chosen, chosen.one), written_out(chosen, chosen.other), asked, chosen.games
    )
    study(console, chosen.voice, desk, match, lambda: comparison(chosen.voice, match))
    if bot := confirming(chosen):
        setup = setup._replace(names=(bot,) * len(setup.names))
        again = match_of(setup, chosen.one, chosen.other, asked, -(-chosen.games // CONFIRMED))
        desk = desk._replace(keep=desk.keep and desk.keep.with_name(f"{desk.keep.name}.{bot}"))
        study(console, chosen.voice, desk, again, lambda: confirmation(chosen.voice, match, again, bot))


def run_explain(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.explaining import Explanation
    from milkomeda.terminal.findings import explanation
    from milkomeda.terminal.studying import study

    setup, asked, desk = study_of(chosen)
    found = Explanation(
        setup, written_out(chosen, chosen.one), written_out(chosen, chosen.other), asked, chosen.games
    )
    study(console, chosen.voice, desk, found, lambda: explanation(chosen.voice, found))


def run_sweep(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.sweeping import Sweep
    from milkomeda.terminal.findings import sweep
    from milkomeda.terminal.studying import study

    setup, asked, desk = study_of(chosen)
    found = Sweep(setup, chosen.spans, asked, chosen.games)
    study(console, chosen.voice, desk, found, lambda: sweep(chosen.voice, found))


def run_holes(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.holes.field import Field, everybody
    from milkomeda.lab.holes.hunt import Plan
    from milkomeda.lab.players import known
    from milkomeda.terminal.holes import hunt

    desk, rules = desk_of(chosen), game(chosen.game)
    if not 0 <= chosen.learn <= MOST_LEARNED:
        raise Problem(say("learn-at-most", most=MOST_LEARNED))
    seats = count_of(chosen.game, chosen.players or rules.player_counts[-1])
    options = rules.options(rules.new(options_of(chosen), seats))
    bots = [name.strip() for name in chosen.bots.split(",")] if chosen.bots else everybody(chosen.game)
    field = Field(chosen.game, options, tuple(known(chosen.game, bots)), seats, seed_of(chosen))
    hunt(console, chosen.voice, Plan(field, chosen.games, chosen.learn), desk)


def run_tune(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.tuning.search import Tuning
    from milkomeda.lab.tuning.wanted import read_wanted
    from milkomeda.terminal.tuning import tune

    if chosen.fresh < 1:
        raise Problem(say("processes-games", most=MOST))
    desk = desk_of(chosen)
    wanted = read_wanted(chosen.target, lambda name, text: Editions(name).written_out(text))
    tuning = Tuning(wanted, seed_of(chosen), chosen.games, chosen.fresh)
    tune(console, chosen.voice, desk, tuning, chosen.file)


def weigh_rulings(chosen: argparse.Namespace, console: Console) -> None:
    need("lab")
    from milkomeda.lab.flipping import Flipping
    from milkomeda.terminal.findings import rulings
    from milkomeda.terminal.studying import study

    setup, asked, desk = study_of(chosen)
    found = Flipping(setup, asked, chosen.games)
    study(console, chosen.voice, desk, found, lambda: rulings(chosen.voice, found))


def run_combat(chosen: argparse.Namespace, console: Console) -> None:
    names = [chosen.technologies, chosen.defender_technologies]
    wanted = Wanted(options_of(chosen), chosen.fleets, names, chosen.fights, seed_of(chosen))
    combat(console, chosen.voice, wanted, chosen.picture, chosen.json)


def command_of(arguments: Sequence[str] | None) -> str:
    """As it was typed."""
    return f"milkomeda {shlex.join(sys.argv[1:] if arguments is None else arguments)}"


# Reading, and checking.


def run_rules(chosen: argparse.Namespace, console: Console) -> None:
    shown, code = stage(chosen.game, chosen.voice.words), chosen.voice.words.code

    def text(part: Part, pictured: bool = True) -> str:
        if chosen.edition and is_file(chosen.edition):
            return Editions(chosen.game).book(chosen.edition, chosen.options, code, pictured, part)
        return shown.show.rulebook(options_of(chosen), code, pictured, part=part)

    if chosen.file:
        pictures = shown.show.drawings(options_of(chosen), code)
        said = chosen.voice.words
        done = booklets.write(chosen.file, text, pictures, chosen.part, chosen.paper, said)
        console.print(chosen.voice.said(done), soft_wrap=True)
    elif chosen.diff:
        pages.show_page(console, shown.difference(*(written_out(chosen, one) for one in chosen.diff)))
    else:
        pages.show_page(console, text(chosen.part, pictured=False))


def run_edition(chosen: argparse.Namespace, console: Console) -> None:
    asked = (chosen.deed, chosen.names, chosen.base, chosen.options)
    pages.show_page(console, Editions(chosen.game).carry_out(*asked, chosen.voice.words))


def run_rulings(chosen: argparse.Namespace, console: Console) -> None:
    if chosen.measure:
        weigh_rulings(chosen, console)
        return
    pages.show_page(console, stage(chosen.game, chosen.voice.words).rulings())


def run_cards(chosen: argparse.Namespace, console: Console) -> None:
    shown = stage(chosen.game, chosen.voice.words)
    pages.show_page(console, shown.cards(chosen.kind, options_of(chosen)))


def run_print(chosen: argparse.Namespace, console: Console) -> None:
    need("print")
    from milkomeda.print.paper import Way
    from milkomeda.terminal import printing

    shift = printing.shift_of(chosen.shift)
    way = Way(chosen.paper, chosen.sides, chosen.ink, chosen.bleed, chosen.flip, shift).checked()
    said, title = chosen.voice.words, Path(chosen.edition or SHOWS[chosen.game].editions[-1]).stem
    if chosen.calibrate:
        done = printing.write_calibration(chosen.file or Path("calibration.pdf"), way, said)
    else:
        players = count_of(chosen.game, chosen.players or game(chosen.game).player_counts[-1])
        since = None if chosen.since is None else written_out(chosen, "", chosen.since)
        order = printing.Order(
            chosen.game, options_of(chosen), players, title, since, chosen.since or "", way, said
        )
        ending = f"-{chosen.images}.zip" if chosen.images else ".pdf"
        done = printing.write(chosen.file or Path(f"{chosen.game}-{title}{ending}"), order, chosen.images)
    console.print(chosen.voice.said(done), soft_wrap=True)


def run_check(chosen: argparse.Namespace, console: Console) -> int:
    rules = game(chosen.game)
    if chosen.games < 1:
        raise Problem(say("games-at-least-one"))
    counts = [count_of(chosen.game, chosen.seats)] if chosen.seats else list(rules.player_counts)
    found: list[Message] = []
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for seats in counts:
            task = progress.add_task(chosen.voice.say("so-many-players", players=seats), total=chosen.games)
            found += check(
                rules,
                written_out(chosen, chosen.options),
                seats,
                chosen.games,
                seed_of(chosen),
                lambda done, task=task: progress.update(task, completed=done),  # type: ignore[misc]
            )
    voice = Voice(chosen.voice.words, SEATS)
    told = list(dict.fromkeys(voice.said(violation) for violation in found))
    for violation in told:
        console.print(f"- {violation}", markup=False)
    played = {"games": chosen.games * len(counts), "game": rules.name}
    name = "violations-found" if found else "all-is-well"
    console.print(chosen.voice.say(name, **played, violations=len(told)))
    return 1 if found else 0


COMMANDS: Final[dict[str, Callable[[argparse.Namespace, Console], int | None]]] = {
    "play": run_play,
    "table": run_table,
    "admin": run_admin,
    "record": run_record,
    "watch": run_watch,
    "replay": run_replay,
    "rules": run_rules,
    "rulings": run_rulings,
    "cards": run_cards,
    "edition": run_edition,
    "print": run_print,
    "check": run_check,
    "learn": run_learn,
    "ladder": run_ladder,
    "combat": run_combat,
    "playtest": run_playtest,
    "people": run_people,
    "compare": run_compare,
    "explain": run_explain,
    "sweep": run_sweep,
    "holes": run_holes,
    "tune": run_tune,
}


if __name__ == "__main__":
    sys.exit(main())
