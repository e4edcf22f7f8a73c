"""The rulebook in each language: its text, and the words that its facts are said with."""

from importlib.resources import files
from typing import Final, NamedTuple

from milkomeda.play.book import Language
from milkomeda.starflick.board import COLOURS


class Words(NamedTuple):
    template: str
    manual: str
    changed: str
    point: str
    """Before decimals."""
    plurals: dict[str, str]
    """Of the nouns that the text counts."""
    technology: str
    colours: list[str]
    tracks: list[str]


def text(name: str) -> str:
    return (files("milkomeda.starflick") / name).read_text(encoding="utf-8")


ENGLISH: Final = Words(
    template=text("rulebook.md"),
    manual="The rules of the reference manual, as they are ruled here.",
    changed="The rules with `{}`.",
    point=".",
    plurals={"troop": "troops", "starship": "starships"},
    technology="track",
    colours=COLOURS,
    tracks=["movement", "production", "attack", "defence"],
)

GERMAN: Final = Words(
    template=text("rulebook.de.md"),
    manual="Die Regeln des Handbuchs, wie sie hier entschieden sind.",
    changed="Die Regeln mit `{}`.",
    point=",",
    plurals={"Truppe": "Truppen", "Sternenschiff": "Sternenschiffe"},
    technology="Spur",
    colours=["Grau", "Braun", "Orange", "Rosa"],
    tracks=["Bewegung", "Produktion", "Angriff", "Verteidigung"],
)

LANGUAGES: Final[dict[Language, Words]] = {"en": ENGLISH, "de": GERMAN}
