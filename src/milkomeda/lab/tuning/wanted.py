"""The file that says what is wanted, and what may be changed for it."""

import re
import tomllib
from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path
from typing import Any, Final, NamedTuple

from milkomeda.games import GAMES, game
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.players import known
from milkomeda.lab.tuning.targets import Target, read_want
from milkomeda.lab.variants import Rules, flips, span
from milkomeda.play.options import Value, nearest, spell
from milkomeda.words.message import Message, Problem, message_of, say

PRICE: Final = 0.01  # of a change: as much as a hundredth of all that is wanted
TOP: Final = ("game", "base", "players", "bots", "price", "targets", "limits", "options")
OF_A_TARGET: Final = ("want", "weight", "bots")
OF_AN_OPTION: Final = ("values", "price")


class Lever(NamedTuple):
    """An option that may be changed."""

    option: str
    values: list[Value]
    """The one it has now among them."""
    price: float


class Wanted(NamedTuple):
    rules: Rules
    base: str
    seats: tuple[str, ...]
    targets: list[Target]
    levers: list[Lever]

    @property
    def tables(self) -> dict[tuple[str, ...], tuple[str, ...]]:
        """Who plays, and what is measured of that."""
        found: dict[tuple[str, ...], dict[str, None]] = {}
        for target in self.targets:
            found.setdefault(target.seats, {})[target.measure] = None
        return {seats: tuple(measures) for seats, measures in found.items()}


def as_it_is(name: str, text: str) -> str:
    return text


def read_wanted(path: Path, written: Callable[[str, str], str] = as_it_is) -> Wanted:
    """Raises Problem that names the line, and the nearest word. `written` may know rules of a game by other
    names."""
    try:
        text = path.read_text(encoding="utf-8")
        return Reader(str(path), text, tomllib.loads(text), written).wanted()
    except tomllib.TOMLDecodeError as problem:
        raise Problem(say("target-file-problem", file=str(path), problem=str(problem))) from None
    except (OSError, UnicodeDecodeError):
        raise Problem(say("no-target-file", file=str(path))) from None


class Reader:
    """Of such a file."""

    def __init__(
        self, name: str, text: str, found: dict[str, Any], written: Callable[[str, str], str]
    ) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.found = found
        self.written = written

    def wanted(self) -> Wanted:
        for word in self.found:
            self.one_of("", word, word, TOP)
        rules = self.text("", "game", next(iter(GAMES)))
        self.one_of("", "game", rules, GAMES)
        count = self.number("", "players", self.found, game(rules).player_counts[-1])
        if count not in game(rules).player_counts:
            raise self.wrong("", "players", say("target-of-so-many", counts=str(game(rules).player_counts)))
        read = Rules(rules, int(count))
        base = self.tried("", "base", lambda: read.written(self.written(rules, self.text("", "base", ""))))
        seats = self.bots("", "bots", read, self.found.get("bots", "reflex"))
        targets = [
            self.target(section, name, read, seats)
            for section in ("targets", "limits")
            for name in self.section(section)
        ]
        if not targets:
            raise Problem(say("target-file-problem", file=self.name, problem=say("nothing-is-wanted")))
        return Wanted(read, base, seats, targets, self.levers(read, base))

    # Targets.

    def target(self, section: str, name: str, rules: Rules, seats: tuple[str, ...]) -> Target:
        measure, _, keys = name.partition(":")
        self.one_of(section, name, measure, MEASURES)
        if bool(MEASURES[measure].keys) != bool(keys):
            why = "target-needs-a-key" if MEASURES[measure].keys else "measure-has-no-keys"
            raise self.wrong(section, name, say(why, name=measure))
        said = self.record(section, name, "want", OF_A_TARGET)
        text = str(said.get("want", ""))
        want = read_want(text)
        if want is None:
            raise self.wrong(section, name, say("target-is-none", text=text))
        if "bots" in said:
            seats = self.bots(section, name, rules, said["bots"])
        weight = self.number(section, name, said, 1.0, "weight")
        return Target(name, text, want, weight, section == "limits", seats)

    def bots(self, section: str, name: str, rules: Rules, found: Any) -> tuple[str, ...]:
        names = [word.strip() for word in found.split(",")] if isinstance(found, str) else found
        if not isinstance(names, list) or not all(isinstance(one, str) for one in names):
            raise self.wrong(section, name, say("target-of-another-kind", name="bots"))
        names = names * rules.seats if len(names) == 1 else names
        if len(names) != rules.seats:
            raise self.wrong(
                section, name, say("other-number-of-seats", seats=len(names), players=rules.seats)
            )
        return tuple(self.tried(section, name, lambda: known(rules.game, names)))

    # Options.

    def levers(self, rules: Rules, base: str) -> list[Lever]:
        """Those that are named; if none are, the rulebook's open questions with their other answers."""
        price, now = self.number("", "price", self.found, PRICE), rules.values(base)
        named = self.section("options")
        if named:
            return [self.lever(name, rules, now.get(name, ""), price) for name in named]
        found: dict[str, list[Value]] = {}
        for flip in flips(rules, base):
            found.setdefault(flip.option, [now[flip.option]]).append(flip.value)
        return [Lever(name, values, price) for name, values in found.items()]

    def lever(self, name: str, rules: Rules, now: Value, price: float) -> Lever:
        self.one_of("options", name, name, rules.table)
        said = self.record("options", name, "values", OF_AN_OPTION)
        wanted = said.get("values", "")
        words = [spelt(one) for one in wanted] if isinstance(wanted, list) else [spelt(wanted)]
        text = f"{name}={','.join(words)}" if any(words) else name
        values = self.tried("options", name, lambda: span(rules, text)).values
        return Lever(
            name, list(dict.fromkeys([now, *values])), self.number("options", name, said, price, "price")
        )

    # What is written.

    def section(self, name: str) -> dict[str, Any]:
        return self.record("", name, "", ()) if name in self.found else {}

    def record(self, section: str, name: str, short: str, words: Iterable[str]) -> dict[str, Any]:
        """A table, all of whose words are known; what is written short is one of them."""
        found = (self.found[section] if section else self.found)[name]
        if not isinstance(found, dict):
            if not short:
                raise self.wrong(section, name, say("target-of-another-kind", name=name))
            return {short: found}
        for word in found if short else ():
            self.one_of(section, name, word, words)
        return found

    def text(self, section: str, name: str, usual: str) -> str:
        found = self.found.get(name, usual)
        if not isinstance(found, str):
            raise self.wrong(section, name, say("target-of-another-kind", name=name))
        return found

    def number(self, section: str, name: str, found: dict[str, Any], usual: float, word: str = "") -> float:
        number = found.get(word or name, usual)
        if isinstance(number, bool) or not isinstance(number, int | float) or not 0 <= number < inf:
            raise self.wrong(section, name, say("target-of-another-kind", name=word or name))
        return number

    def one_of(self, section: str, name: str, word: str, words: Iterable[str]) -> None:
        if word in (every := list(words)):
            return
        raise self.wrong(section, name, say("target-unknown", text=word, near=nearest(word, every)))

    def tried(self, section: str, name: str, read: Callable[[], Any]) -> Any:
        try:
            return read()
        except Problem as problem:
            raise self.wrong(section, name, message_of(problem)) from None

    def wrong(self, section: str, name: str, why: Message) -> Problem:
        line = self.line(section, name)
        return Problem(say("target-line-problem", file=self.name, line=str(line), problem=why))

    def line(self, section: str, name: str) -> int:
        """Where something stands, or at least its section."""
        within, last = "", 1
        for at, text in enumerate(self.lines, 1):
            if heading := re.fullmatch(r"\s*\[([\w-]+)\]\s*(?:#.*)?", text):
                within = heading[1]
                last = at if within == (section or name) else last
            elif within == section and re.match(rf"""\s*["']?{re.escape(name)}["']?\s*=""", text):
                return at
        return last


def spelt(value: Any) -> str:
    """TOML's words for yes and no are others."""
    return spell(value) if isinstance(value, bool | int) else str(value)
