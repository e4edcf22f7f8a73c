"""What the command line understands, and argparse's own words in every language."""

import argparse
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, get_args

from milkomeda.bots import BOTS
from milkomeda.games import GAMES, SHOWS
from milkomeda.play.book import Part
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import folders

EXAMPLES: Final = [
    ("", "example-nothing"),
    ("play", "example-play"),
    ("play --seats me,planner,planner,random", "example-seats"),
    ("play --hotseat --players 3", "example-hotseat"),
    ('play --edition draft --options "bribes=none fleets=20"', ""),
    ("play --game starflick", "example-starflick"),
    ("play --load evening.log", "example-load"),
    ("watch --pace 0.5", "example-watch"),
    ("replay evening.log", "example-replay"),
    ("rules --edition protocols", "example-rules"),
    ("rulings", "example-rulings"),
]
COLUMN: Final = 47
LADDER: Final = "random,reflex,planner,strategist"
SETTINGS: Final[dict[str, tuple[str, type, object]]] = {
    "--host": ("typed-address", str, "127.0.0.1"),
    "--port": ("typed-number", int, None),
    "--pace": ("typed-seconds", float, 0.5),
    "--think": ("typed-seconds", float, 2.0),
    "--limits": ("typed-times", float, 1.0),
    "--hosts": ("typed-names", str, ""),
    "--url": ("typed-url", str, ""),
    "--workers": ("typed-number", int, 2),
    "--idle": ("typed-seconds", float, 60.0),
    "--lab": ("typed-number", int, 1),
    "--lab-games": ("typed-number", int, 10_000),
    "--lab-cluster": ("typed-address", str, ""),
}
"""Of the table, each an environment variable too: what is typed for its value, its type, what is usual."""
MEASURED: Final = "completion,rounds,minutes,lead-changes,dead-time,runaways,forced,peaceful"

PRINTED: Final = {
    "paper": ["a4", "letter"],
    "sides": ["double", "fold", "single"],
    "flip": ["long", "short"],
    "ink": ["full", "low"],
}
"""Ways to print; the first of each is usual."""

OWN: Final = {
    "usage: ": "usage-is",
    "positional arguments": "positional-arguments",
    "options": "optional-arguments",
    "show this help message and exit": "shows-this-help",
    "%(prog)s: error: %(message)s\n": "program-error",
    "argument %(argument_name)s: %(message)s": "argument-error",
    "unrecognized arguments: %s": "arguments-unknown",
    "the following arguments are required: %s": "arguments-missing",
    "not allowed with argument %s": "argument-excluded-by",
    "ignored explicit argument %r": "argument-takes-nothing",
    "expected one argument": "argument-expects-one",
    "expected %s arguments": "argument-expects",
    "ambiguous option: %(option)s could match %(matches)s": "argument-ambiguous",
    "invalid %(type)s value: %(value)r": "argument-of-another-type",
    "invalid choice: %(value)r (choose from %(choices)s)": "argument-none-of",
}
"""By what argparse would say, the messages for what users of these commands can meet."""
SLOT: Final = re.compile(r"%(?:\((\w+)\))?[sr]")


@contextmanager
def own_words(voice: Voice) -> Iterator[None]:
    """Meanwhile argparse speaks this language."""

    def said(text: str) -> str:
        if text not in OWN:
            return text
        slots = {slot[1] or "what": slot[0] for slot in SLOT.finditer(text)}
        return voice.say(OWN[text], **slots) + text[len(text.rstrip()) :]

    before = {name: getattr(argparse, name) for name in ("_", "ngettext")}
    try:
        vars(argparse).update(_=said, ngettext=lambda one, several, number: said(several))
        yield
    finally:
        vars(argparse).update(before)


class Taker:
    """A command, or some of its arguments that exclude each other."""

    def __init__(self, voice: Voice, name: str, made: Any) -> None:
        self.voice = voice
        self.name = name
        self.made = made

    def take(self, flag: str, typed: str = "", said: dict[str, Any] | None = None, **how: Any) -> None:
        """An argument: `typed` is the message that stands for its value, `said` what its help speaks of."""
        words, name = self.voice.words, flag.lstrip("-")
        own, shared = f"argument-{self.name}-{name}", f"argument-{name}"
        text = self.voice.say(own if words.knows(own) else shared, **(said or {}))
        if typed:
            how["metavar"] = (
                tuple(self.voice.say(typed).split()) if how.get("nargs") == 2 else self.voice.say(typed)
            )
        self.made.add_argument(flag, help=text.replace("%", "%%"), **how)

    def excluding(self) -> "Taker":
        return Taker(self.voice, self.name, self.made.add_mutually_exclusive_group())


def parser(voice: Voice) -> argparse.ArgumentParser:
    """All commands. `command` is the one that is chosen."""
    top = argparse.ArgumentParser(
        prog="milkomeda",
        description=voice.say("what-milkomeda-is"),
        epilog="\n".join([voice.say("examples-are"), *(example(voice, *one) for one in EXAMPLES)]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    language_argument(Taker(voice, "", top))
    Taker(voice, "", top).take("--version", action="version", version=f"milkomeda {version('milkomeda')}")
    commands = top.add_subparsers(dest="command", metavar=voice.say("typed-command"))

    def command(name: str, example: str) -> Taker:
        text = voice.say(f"command-{name}")
        epilog = voice.say("example-is", command=f"milkomeda {name} {example}".rstrip())
        described = f"{text[:1].upper()}{text[1:]}."
        made = commands.add_parser(name, help=text, description=described, epilog=epilog)
        taker = Taker(voice, name, made)
        language_argument(taker)
        return taker

    play_arguments(command("play", "--seats me,planner --seed 7"))
    table_arguments(command("table", "--port 8470"))
    admin_arguments(command("admin", "close TABLE"))
    record_arguments(command("record", "evening.log --players Ada,Zoë"))
    watch_arguments(command("watch", "--bots planner,random --pace 0"))
    replay_arguments(command("replay", "evening.log --at 40"))
    book = command("rules", "--diff directives protocols")
    book.take("file", "typed-file", type=Path, nargs="?")
    options_arguments(book)
    parts = list(get_args(Part))
    book.take("--part", "typed-word", {"words": ", ".join(parts)}, choices=parts, default=parts[0])
    papers = PRINTED["paper"]
    book.take("--paper", "typed-word", {"words": ", ".join(papers)}, choices=papers, default=papers[0])
    book.take("--diff", "typed-two-editions", nargs=2)
    rulings = command("rulings", "--measure --games 400 --keep rulings.journal")
    rulings.take("--measure", action="store_true")
    study_arguments(rulings)
    cards = command("cards", "technologies")
    options_arguments(cards)
    cards.take("kind", "typed-kind", nargs="?", default="sectors")
    edition_arguments(command("edition", "new mine --base protocols"))
    print_arguments(command("print", "--edition draft --paper letter cards.pdf"))
    check_arguments(command("check", "milkomeda --games 5"))
    learn_arguments(command("learn", "protocols.json --edition protocols --minutes 60"))
    ladder_arguments(command("ladder", "--bots random,reflex,quick,planner --games 40"))
    combat_arguments(command("combat", '4 3 --technologies "AI Strategists"'))
    playtest_arguments(command("playtest", "--games 200 --report report.html"))
    people_arguments(command("people", "evening.log more/ --report people.html"))
    compare_arguments(command("compare", "end_cards=1 end_cards=3 --games 2000"))
    compare_arguments(command("explain", "directives protocols --games 20000"))
    sweep_arguments(command("sweep", "end_cards=1..4 --games 500 --report sweep.html"))
    holes_arguments(command("holes", "--edition draft --report holes.html"))
    tune_arguments(command("tune", "--target wanted.toml mine.toml --games 5000"))
    return top


def example(voice: Voice, line: str, name: str) -> str:
    return f"  milkomeda {line}".ljust(COLUMN + 4) + voice.say(name) if name else f"  milkomeda {line}"


def language_argument(made: Taker) -> None:
    codes = sorted(folders())
    made.take("--language", "typed-code", {"codes": ", ".join(codes)})


def game_argument(made: Taker) -> None:
    names = list(GAMES)
    made.take("--game", said={"games": ", ".join(names)}, choices=names, default=names[0])


def options_arguments(made: Taker) -> None:
    game_argument(made)
    editions_argument(made, list(SHOWS))
    made.take("--options", "typed-options", default="")


def editions_argument(made: Taker, games: list[str]) -> None:
    editions = "; ".join(f"{name}: {', '.join(SHOWS[name].editions)}" for name in games)
    made.take("--edition", "typed-edition", {"editions": editions})


def rules_arguments(made: Taker) -> None:
    options_arguments(made)
    made.take("--players", "typed-number", type=int)
    made.take("--seed", "typed-number", type=int)


def loading_arguments(made: Taker) -> None:
    made.take("--snapshot", action="store_true")
    made.take("--as-far-as-it-goes", action="store_true")


def play_arguments(made: Taker) -> None:
    rules_arguments(made)
    who = made.excluding()
    who.take("--seats", "typed-who", {"bots": ", ".join(BOTS)})
    who.take("--hotseat", action="store_true")
    start = made.excluding()
    start.take("--load", "typed-file", type=Path)
    start.take("--position", "typed-file", type=Path)
    loading_arguments(made)


def variable(flag: str) -> str:
    """The environment's word for it: --lab-games is MILKOMEDA_LAB_GAMES."""
    return f"MILKOMEDA_{flag.removeprefix('--').replace('-', '_').upper()}"


def record_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path)
    made.take("--players", "typed-names")
    options_arguments(made)


def table_arguments(made: Taker) -> None:
    made.take("--open", action="store_true")
    made.take("--database", "typed-url")
    for flag, (typed, kind, usual) in SETTINGS.items():
        made.take(flag, typed, type=kind, default=os.environ.get(variable(flag)) or usual)
    made.take(
        "--private-hooks", action="store_true", default=os.environ.get(variable("--private-hooks")) == "1"
    )


def admin_arguments(made: Taker) -> None:
    made.take("deed", "typed-deed")
    made.take("target", "typed-target", nargs="?", default="")
    made.take("--days", "typed-days", type=float, default=0)
    made.take("--database", "typed-url")


def watch_arguments(made: Taker) -> None:
    rules_arguments(made)
    made.take("--bots", "typed-bots", {"bots": ", ".join(BOTS)})
    made.take("--pace", "typed-seconds", type=float, default=1.0)
    made.take("--games", "typed-number", type=int, default=1)
    made.take("--rounds", "typed-number", type=int, default=100)


def replay_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path)
    made.take("--at", "typed-number", type=int, default=0)
    loading_arguments(made)


def edition_arguments(made: Taker) -> None:
    made.take("deed", "typed-deed", choices=["new", "check", "diff", "show", "flatten"])
    made.take("names", "typed-edition", nargs="+")
    game_argument(made)
    made.take("--base", "typed-edition", default="")
    made.take("--options", "typed-options", default="")


def print_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path, nargs="?")
    options_arguments(made)
    made.take("--players", "typed-number", type=int)
    for name, words in PRINTED.items():
        made.take(f"--{name}", "typed-word", {"words": ", ".join(words)}, choices=words, default=words[0])
    made.take("--bleed", "typed-number", type=float, default=0)
    made.take("--shift", "typed-shift", default="0,0")
    made.take("--since", "typed-edition")
    made.take("--images", "typed-kind", {"words": ", ".join(SHOWS["milkomeda"].printed)})
    made.take("--calibrate", action="store_true")


def check_arguments(made: Taker) -> None:
    made.take("game", said={"games": ", ".join(GAMES)}, choices=list(GAMES))
    made.take("--options", "typed-options", default="")
    made.take("--seats", "typed-number", type=int, default=0)
    made.take("--games", "typed-number", type=int, default=10)
    made.take("--seed", "typed-number", type=int, default=1)


def learn_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path)
    options_arguments(made)
    made.take("--from", "typed-file", type=Path, dest="begin")
    made.take("--minutes", "typed-number", type=float, default=110.0)
    made.take("--processes", "typed-number", type=int, default=2)
    made.take("--seed", "typed-number", type=int, default=1)
    made.take("--against", "typed-bots", {"bots": ", ".join(BOTS)}, default="random,reflex")
    made.take("--games", "typed-number", type=int, default=400)


def ladder_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path, nargs="?")
    options_arguments(made)
    made.take("--players", "typed-number", type=int)
    made.take("--bots", "typed-bots", {"bots": ", ".join(BOTS)}, default=LADDER)
    made.take("--characters", "typed-bot")
    made.take("--chances", "typed-bot")
    made.take("--games", "typed-number", type=int, default=400)
    made.take("--processes", "typed-number", type=int, default=2)
    made.take("--seed", "typed-number", type=int, default=1)


def run_arguments(made: Taker, bots: str | None = "reflex") -> None:
    """What every run of the lab by rules that are named takes."""
    options_arguments(made)
    made.take("--players", "typed-number", type=int)
    made.take("--bots", "typed-bots", {"bots": ", ".join(BOTS)}, default=bots)
    work_arguments(made, 200)


def work_arguments(made: Taker, games: int) -> None:
    """What all that plays many games takes."""
    made.take("--games", "typed-number", type=int, default=games)
    made.take("--seed", "typed-number", type=int, default=1)
    made.take("--processes", "typed-number", type=int, default=2)
    made.take("--cluster", "typed-address", default="")


def playtest_arguments(made: Taker) -> None:
    made.take("folder", "typed-folder", type=Path, nargs="?")
    run_arguments(made)
    made.take("--facts", "typed-number", type=int)
    made.take("--confirm", "typed-bot", default="")
    made.take("--report", "typed-file", type=Path)


def people_arguments(made: Taker) -> None:
    made.take("logs", "typed-files", type=Path, nargs="+")
    options_arguments(made)
    made.take("--players", "typed-number", type=int)
    made.take("--bots", "typed-bots", {"bots": ", ".join(BOTS)})
    made.take("--processes", "typed-number", type=int, default=2)
    made.take("--cluster", "typed-address", default="")
    made.take("--keep", "typed-folder", type=Path)
    made.take("--report", "typed-file", type=Path)


def study_arguments(made: Taker) -> None:
    """What every study of the lab takes."""
    run_arguments(made)
    made.take("--measures", "typed-measures", default=MEASURED)
    made.take("--margin", "typed-margins", default="")
    made.take("--keep", "typed-file", type=Path)
    made.take("--report", "typed-file", type=Path)


def sweep_arguments(made: Taker) -> None:
    made.take("spans", "typed-spans", nargs="+")
    study_arguments(made)


def holes_arguments(made: Taker) -> None:
    run_arguments(made, bots=None)
    made.take("--learn", "typed-number", type=int, default=2560)
    made.take("--keep", "typed-folder", type=Path)
    made.take("--report", "typed-file", type=Path)


def tune_arguments(made: Taker) -> None:
    made.take("file", "typed-file", type=Path, nargs="?")
    made.take("--target", "typed-file", type=Path, required=True)
    work_arguments(made, 5000)
    made.take("--fresh", "typed-number", type=int, default=1000)
    made.take("--keep", "typed-file", type=Path)
    made.take("--report", "typed-file", type=Path)


def compare_arguments(made: Taker) -> None:
    made.take("one", "typed-side")
    made.take("other", "typed-side")
    study_arguments(made)
    made.take("--confirm", "typed-bot", default="")


def combat_arguments(made: Taker) -> None:
    made.made.set_defaults(game="milkomeda")
    made.take("fleets", "typed-number", type=int, nargs="+")
    editions_argument(made, ["milkomeda"])
    made.take("--options", "typed-options", default="")
    made.take("--technologies", "typed-names", default="")
    made.take("--defender-technologies", "typed-names", default="")
    made.take("--picture", "typed-file", type=Path)
    made.take("--json", action="store_true")
    made.take("--fights", "typed-number", type=int, default=2000)
    made.take("--seed", "typed-number", type=int, default=1)
