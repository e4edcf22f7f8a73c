"""A language: a folder of Fluent files, which Python and the page both read. No code knows a language.

`say` fills a message with values. What a value is, the last part of its name says: `seat` is whoever sits
there, a word like `outpost` under `structure` is the message `structure-outpost` if there is one. A message
can choose by `$structure-word`, the word itself, by `$structure-gender` if that message has one, and by
`$structures-count` where there are several. A name with a dot is an attribute: `option-bribes.binding`.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Entry
from msgspec import Struct

from milkomeda.words.message import SEATS, Message, Problem, say


def folders() -> dict[str, Traversable]:
    """By code; `MILKOMEDA_WORDS` may name a folder with more languages."""
    more = os.environ.get("MILKOMEDA_WORDS")
    roots: list[Traversable] = [files("milkomeda.words"), *([Path(more)] if more else [])]
    found = [folder for root in roots for folder in root.iterdir() if folder.is_dir()]
    return {folder.name: folder for folder in found if not folder.name.startswith("_")}


def catalogues(folder: Traversable) -> list[Traversable]:
    """The files with messages; what else lies there are whole texts."""
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


LANGUAGES: Final = sorted(folders())

ENTRY: Final = re.compile(r"^(?=[a-z][\w-]* =)", re.MULTILINE)
REFERENCE: Final = re.compile(r"[{(,] *([a-z][\w-]*)")

PLAIN: Final = "plain"
"""What is said in no language, however long it is."""
LONGEST: Final = 1000
"""Of a word that somebody may have typed; Fluent refuses what is much longer."""

Seat = Callable[[int], str]
"""What somebody is called."""

COLOURS: Final[Seat] = SEATS.__getitem__


class Language:
    def __init__(self, code: str) -> None:
        self.code = code
        # Signs around values, for texts of mixed directions, would show up in a terminal.
        self.bundle = FluentBundle([code], functions=FUNCTIONS, use_isolating=False)
        self.folder = folders()[code]
        self.reading = RLock()
        texts = [file.read_text(encoding="utf-8") for file in catalogues(self.folder)]
        self.unread = {entry.split()[0]: entry for text in texts for entry in ENTRY.split(text)[1:]}

    def has(self, name: str) -> bool:
        """Whether there is such a message. Each is read when it is first wanted, with those it is made of."""
        with self.reading:
            if entry := self.unread.pop(name, ""):
                self.bundle.add_resource(FluentResource(entry))
                for other in REFERENCE.findall(entry):
                    self.has(other)
        return self.bundle.has_message(name)

    def message(self, name: str) -> Entry:
        self.has(name)
        return self.bundle.get_message(name)

    def page(self, name: str) -> str:
        """A whole text, in Markdown."""
        return (self.folder / f"{name}.md").read_text(encoding="utf-8")

    def tell(self, fact: Struct, seat: Seat) -> str:
        """A fact as a sentence; empty where nobody would want to hear it."""
        values = {field: getattr(fact, field) for field in fact.__struct_fields__}
        return self.say(Message(str(fact.__struct_config__.tag), values), seat)

    def say(self, message: Message, seat: Seat = COLOURS) -> str:
        if message.name == PLAIN and isinstance(text := message.values["text"], str):
            return text
        said: dict[str, Any] = {}
        for field, value in message.values.items():
            said |= self.filled(field.replace("_", "-"), value, seat)
        return self.format(message.name, said)

    def knows(self, name: str) -> bool:
        """Whether there is such a message."""
        name, _, attribute = name.partition(".")
        return self.has(name) and (not attribute or attribute in self.message(name).attributes)

    def format(self, name: str, said: dict[str, Any]) -> str:
        whole, _, attribute = name.partition(".")
        message = self.message(whole)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return ""
        text, errors = self.bundle.format_pattern(pattern, said)
        if errors:
            raise ValueError(f"{self.code} '{name}': {errors[0]}")
        return str(text)

    def filled(self, name: str, value: Any, seat: Seat) -> dict[str, Any]:
        """A value as words, and what a message can choose by."""
        kind = name.rpartition("-")[2]
        if isinstance(value, str):
            return self.worded(name, kind, value, seat)
        if isinstance(value, Message):
            return {name: self.say(value, seat)}
        if isinstance(value, Struct):
            return {name: self.tell(value, seat)}
        if isinstance(value, Mapping):
            parts = [self.counted(kind, word, n, seat) for word, n in value.items()]
            return {name: self.listed(kind, parts), f"{name}-count": len(parts)}
        if isinstance(value, Sequence):
            one = kind.removesuffix("s")
            parts = [str(self.filled(one, item, seat)[one]) for item in value]
            return {name: self.listed(kind, parts), f"{name}-count": len(parts)}
        return {name: seat(value) if kind == "seat" else value}

    def counted(self, kind: str, word: str, n: int, seat: Seat = COLOURS) -> str:
        """So many of something: as it has it itself, or as all of its kind have it."""
        own, sitting = seated(kind, word, seat)
        return self.format(own if self.knows(own) else f"{kind}-each", {"n": n, "word": word, **sitting})

    def word(self, kind: str, word: str) -> str:
        """A word of the notation as this language has it: 'outpost' under structure."""
        return str(self.worded(kind, kind, word, COLOURS)[kind])

    def worded(self, name: str, kind: str, word: str, seat: Seat) -> dict[str, Any]:
        word = word if len(word) <= LONGEST else f"{word[:LONGEST]}…"
        known, sitting = seated(kind, word, seat)
        if not self.has(known):
            return {name: word, f"{name}-word": word}
        said = {name: self.format(known, sitting), f"{name}-word": word}
        gender = self.message(known).attributes.get("gender")
        return said | {f"{name}-gender": self.bundle.format_pattern(gender)[0]} if gender else said

    def listed(self, kind: str, parts: Sequence[str]) -> str:
        """'a, b and c'; or as the kind has it."""
        own = f"{kind}-comma"
        return self.joined(parts, own, own) if self.knows(own) else self.joined(parts)

    def joined(self, parts: Sequence[str], last: str = "list-and", comma: str = "list-comma") -> str:
        text = "".join(parts[:1])
        for index, part in enumerate(parts[1:], 2):
            between = last if index == len(parts) else comma
            text = self.format(between, {"before": text, "after": part})
        return text


def seated(kind: str, word: str, seat: Seat) -> tuple[str, dict[str, str]]:
    """The message of a word; where a part of it is a seat's, as in 'teal homeworld', it is about any seat."""
    words = word.split(" ")
    for number, name in enumerate(SEATS):
        if name in words and len(words) > 1:
            return slug(f"{kind}-{word.replace(name, 'seat')}"), {"seat": seat(number)}
    return slug(f"{kind}-{word}"), {}


def slug(name: str) -> str:
    return name.replace(" ", "-")


def stem(text: str) -> str:
    """A text without the signs at its end: "A player may pass …", "Green for Research."."""
    return text.rstrip(" .,:…")


def lead(text: str) -> str:
    """A text that is followed by its value: "A player may pass", "Green for Research:"."""
    return text.removesuffix("…").rstrip() if text.endswith("…") else f"{stem(text)}:"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"STEM": stem, "LEAD": lead}
"""What messages can do with a text."""


@cache
def language(code: str) -> Language:
    """The language of a code. Raises Problem."""
    known = sorted(folders())
    if code not in known:
        raise Problem(say("no-such-language", code=code, codes=known))
    return Language(code)
