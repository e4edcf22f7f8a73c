"""An edition as a file: what differs from another one, in TOML. docs/editions.md describes it."""

import json
import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final, NamedTuple

from milkomeda.play.options import Option, Value, nearest, no_such_edition, spell
from milkomeda.play.places import Path, Places, paths_of
from milkomeda.play.spelling import in_line
from milkomeda.play.wording import LARGEST, LONGEST, TITLE, Passage, Wording
from milkomeda.words.language import folders
from milkomeda.words.message import Message, Problem, message_of, say

Tables = dict[str, dict[str, str]]
"""By heading, as they are written."""

DEEPEST: Final = 500  # dots of a line: what tables cost grows with their square
MARKS: Final = ("add", "new")  # of a passage
ENDING: Final = ".toml"
HEADS: Final = ["name", "base", "about", "options", "texts"]
BROKEN: Final = re.compile(r"(.*) \(at line (\d+), column \d+\)|(.*) \(at end of document\)")


class Written(NamedTuple):
    """What a file says."""

    base: str
    options: dict[str, Value]
    cards: dict[str, str]
    """As words, beside the cards of the base; where a game has cards that editions change."""
    wording: Wording

    def words(self) -> str:
        """As a text of options."""
        words = {"edition": self.base, **{name: spell(value) for name, value in self.options.items()}}
        return " ".join(f"{name}={word}" for name, word in {**words, **self.cards}.items())


# Reading.

Files = Callable[[str], Written]
"""What stands in the file of that name, where an edition has one for its base. Raises Problem."""


def nowhere(name: str) -> Written:
    """Who is sent a file does not get those that it names."""
    raise Problem(say("base-is-a-file", name=name))


class Reader:
    """Reads a file beside the options and editions there are. Raises Problem with the line of what is
    wrong, and the nearest name for one that there is not.
    """

    def __init__(
        self, text: str, options: dict[str, Option], editions: list[str], usual: str, files: Files = nowhere
    ) -> None:
        """Where a file names no base it is the usual one."""
        if len(text) > LARGEST:
            raise Problem(say("file-too-large", most=LARGEST))
        if max((line.count(".") for line in text.splitlines()), default=0) > DEEPEST:
            raise Problem(say("file-too-deep"))
        try:
            self.said = tomllib.loads(text)
            self.places = Places(text)
        except RecursionError:
            raise Problem(say("file-too-deep")) from None
        except ValueError as problem:  # a number of thousands of digits is no TOMLDecodeError
            raise broken(str(problem), text) from None
        self.options = options
        self.editions = editions
        self.usual = usual
        self.files = files

    def wrong(self, path: Path, problem: Problem) -> Problem:
        """In the line of what it is about, or else of that path or what it stands in."""
        return self.places.located(problem, [*paths_of(problem.about), path])

    def heads(self) -> list[str]:
        """What may stand in a file."""
        return HEADS

    def written(self) -> Written:
        for head in self.said:
            if head not in self.heads():
                raise self.wrong(
                    (head,), Problem(say("no-such-entry", name=head, near=nearest(head, self.heads())))
                )
        below = self.read_base()
        options = {**below.options, **self.read_options()}
        cards = self.read_cards(below)
        return Written(below.base, options, cards, self.read_wording(below.wording))

    def read_base(self) -> Written:
        """An edition that comes with the game, or another file with what it is based on."""
        base = self.text("base", self.usual)
        try:
            if base.endswith(ENDING):
                return self.files(base)
            if base not in self.editions:
                raise no_such_edition(base, self.editions)
        except Problem as problem:
            raise self.wrong(("base",), Problem(problem.message)) from None
        return Written(base, {}, {}, Wording())

    def text(self, name: str, usual: str) -> str:
        said = self.said.get(name, usual)
        if not isinstance(said, str) or len(said) > LONGEST:
            raise self.wrong((name,), Problem(say("not-a-text", name=name, most=LONGEST)))
        return said

    def table(self, path: Path, said: Any) -> dict[str, Any]:
        if not isinstance(said, dict):
            raise self.wrong(path, Problem(say("not-a-table", name=path[-1])))
        return said

    def read_options(self) -> dict[str, Value]:
        found: dict[str, Value] = {}
        for name, said in self.table(("options",), self.said.get("options", {})).items():
            try:
                if name not in self.options:
                    raise Problem(say("no-such-name", name=name, near=nearest(name, self.options)))
                found[name] = self.options[name].read(word_of(said))
            except ValueError as problem:
                raise self.wrong(("options", name), Problem(message_of(problem))) from None
        return found

    def read_cards(self, below: Written) -> dict[str, str]:
        return {}

    def read_wording(self, below: Wording) -> Wording:
        """Each part of it by itself, for the line of what is wrong; what it does not say is as below."""
        name, about = self.text("name", ""), self.text("about", "")
        self.checked(("name",), Wording(name))
        self.checked(("about",), Wording(about=about))
        said = self.table(("texts",), self.said.get("texts", {}))
        passages = {title: self.passage(("texts", title), entry) for title, entry in said.items()}
        return self.checked(("texts",), Wording(name, about or below.about, {**below.passages, **passages}))

    def passage(self, path: Path, said: Any) -> Passage:
        every = self.table(path, said)
        marks = {name: value for name, value in every.items() if name in MARKS}
        texts = {code: text for code, text in every.items() if code not in marks}
        for name, value in every.items():
            wrong = self.no_text(name, value)
            if wrong:
                raise self.wrong((*path, name), Problem(wrong))
            if isinstance(value, str):
                self.checked((*path, name), Wording(passages={path[-1]: Passage({"en": "", name: value})}))
        return self.checked(path, Wording(passages={path[-1]: Passage(texts, **marks)})).passages[path[-1]]

    def no_text(self, name: str, value: Any) -> Message | None:
        """Why this cannot be said of a section."""
        known = [*MARKS, *folders()]
        if isinstance(value, bool) and name not in known:
            return say("no-such-mark", name=name, near=nearest(name, MARKS))
        if not isinstance(value, bool if name in MARKS else str):
            return say("no-passage", name=name, most=LONGEST)
        if name not in known:
            return say("no-such-tongue", name=name, near=nearest(name, folders()))
        return None

    def checked(self, path: Path, wording: Wording) -> Wording:
        try:
            wording.check()
        except Problem as problem:
            raise self.wrong(path, problem) from None
        return wording


def broken(problem: str, text: str) -> Problem:
    """What is no TOML at all."""
    found = BROKEN.fullmatch(problem)
    line = int(found[2]) if found and found[2] else len(text.splitlines())
    said = (found[1] or found[3]) if found else problem
    return in_line(max(line, 1), say("no-toml", text=said))


def word_of(said: Any) -> str:
    """A value as a word of the options' text. Raises Problem."""
    if isinstance(said, list):
        return "+".join(word_of(part) for part in said)
    if isinstance(said, bool):
        return spell(said)
    if isinstance(said, int | str) and not set(str(said)) & set(",=/\n"):
        return "+".join(part.strip().replace(" ", "_") for part in str(said).split(";"))
    raise Problem(say("not-a-value", text=str(said)[:TITLE]))


def located(text: str, problem: Problem) -> Problem:
    """With its line in a file, where it is about what stands there."""
    return Places(text).located(problem, paths_of(problem.about)) if problem.about else problem


# Writing.


def document(wording: Wording, base: str, tables: Tables, hints: list[str]) -> str:
    """A file of these tables; the hints are said after them."""
    head = {"name": wording.name, "base": base, "about": wording.about}
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    for heading, entries in {**tables, **text_tables(wording)}.items():
        lines += ["", f"[{heading}]", *(f"{key} = {value}" for key, value in entries.items())]
    for hint in hints:
        lines += ["", *(f"# {line}" for line in hint.splitlines())]
    return "\n".join(lines) + "\n"


def text_tables(wording: Wording) -> Tables:
    """Those of the rulebook, one a section."""
    return {
        f"texts.{toml(title)}": {
            **{mark: "true" for mark in ("add", "new") if getattr(passage, mark)},
            **{code: toml(text) for code, text in passage.texts.items()},
        }
        for title, passage in wording.passages.items()
    }


def toml(value: Value) -> str:
    """Numbers, truth and texts are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)


# Editions that come with a game as such files.


class Shipped(NamedTuple):
    written: Written | None
    """None where it is no file."""
    options: dict[str, Value]
    cards: dict[str, str]


Known = dict[str, Shipped]
"""Editions by name."""


def shipped(
    options: dict[str, Option],
    editions: list[str],
    texts: dict[str, str],
    read: Callable[[str, Known], Shipped],
) -> Known:
    """Those of some files' texts. One may begin with another that comes before it in the alphabet."""
    known = {
        edition: Shipped(None, {name: option.editions[at] for name, option in options.items()}, {})
        for at, edition in enumerate(editions)
    }
    for name, text in sorted(texts.items()):
        known[name] = read(text, known)
    return {name: one for name, one in known.items() if name not in editions}


def files_of(package: str) -> dict[str, str]:
    """Those that lie among a game's editions, by name."""
    tables = [file for file in (files(package) / "editions").iterdir() if file.name.endswith(".toml")]
    return {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in tables}


def beside(options: dict[str, Option], known: Known) -> dict[str, Option]:
    """Options with their values in more editions: they come first, for the last edition is the usual one."""
    return {
        name: option._replace(editions=(*(one.options[name] for one in known.values()), *option.editions))
        for name, option in options.items()
    }
