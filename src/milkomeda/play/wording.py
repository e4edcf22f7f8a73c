"""What an edition of somebody's own says besides its options: its name, what it is about, texts."""

import re
from typing import Final

from msgspec import Struct

from milkomeda.words.message import Problem, say

TITLE: Final = 60  # letters of a name, or of a section's
LONGEST: Final = 5_000  # of a passage, or of what it is about
LARGEST: Final = 100_000  # of all of it
MOST_PASSAGES: Final = 30
MOST_FILLED: Final = 60  # choices, or facts, of a passage: what is filled in may be long
LANGUAGE: Final = re.compile(r"[a-z]{2,8}")
SILENT: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


class Passage(Struct, frozen=True, omit_defaults=True):
    """Of the rulebook, by the English title of its section."""

    texts: dict[str, str]
    """By language; one that has none gets the English one."""
    add: bool = False
    """After what stands there, not instead."""
    new: bool = False
    """A section of its own."""


class Wording(Struct, frozen=True, omit_defaults=True):
    name: str = ""
    about: str = ""
    passages: dict[str, Passage] = {}

    def heading(self) -> list[str]:
        """Paragraphs that say what it is."""
        return [*([f"**{self.name}**"] if self.name else []), *([self.about.strip()] if self.about else [])]

    def check(self) -> None:
        """Raises Problem for what no table could bear."""
        if len(self.name) > TITLE or not self.name.isprintable():
            raise Problem(say("name-of-an-edition", most=TITLE))
        if len(self.about) > LONGEST or SILENT.search(self.about):
            raise Problem(say("not-a-text", name="about", most=LONGEST))
        if len(self.passages) > MOST_PASSAGES:
            raise Problem(say("too-many-passages", most=MOST_PASSAGES))
        for title, passage in self.passages.items():
            if len(title) > TITLE or not title.isprintable():
                raise Problem(say("no-passage", name=title[:TITLE], most=LONGEST))
            check_passage(title, passage)
        if sum(len(text) for one in self.passages.values() for text in one.texts.values()) > LARGEST:
            raise Problem(say("file-too-large", most=LARGEST))


def check_passage(title: str, passage: Passage) -> None:
    if "en" not in passage.texts:
        raise Problem(say("passage-in-english", name=title))
    for code, text in passage.texts.items():
        if not LANGUAGE.fullmatch(code) or len(text) > LONGEST or SILENT.search(text):
            raise Problem(say("no-passage", name=code[:TITLE], most=LONGEST))
        if max(text.count("<<"), text.count("{")) > MOST_FILLED:
            raise Problem(say("passage-too-involved", name=title, most=MOST_FILLED))
