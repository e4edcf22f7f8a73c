"""An edition's file changed in place: what stays the same stays as it was written, comments and all."""

import tomllib
from typing import Any, Final

import tomlkit
from tomlkit.exceptions import TOMLKitError

from milkomeda.games import SHOWS, game
from milkomeda.play.options import words_of
from milkomeda.play.wording import Wording
from milkomeda.words.message import Problem

Said = dict[str, Any]
BASE: Final = "base"


def retouched(name: str, source: str, options: str, wording: Wording) -> str:
    """A file of a game's edition, so changed that it says that. Raises Problem for one that is none."""
    show = SHOWS[name]
    written = show.readable(source)
    edition = words_of(options).get("edition", "")
    same = edition == words_of(show.opened(source)[0]).get("edition", "")
    before = tomllib.loads(show.file_of(written.words(), written.wording, written.base))
    wanted = show.file_of(options, wording, written.base if same else edition)
    # What a file says as its base does may be wrong beside another base: then only what is wanted stays.
    for old in (before, tomllib.loads(source)):
        try:
            text = changed(source, old, tomllib.loads(wanted))
            if says(name, text, options, wording):
                return text
        except (Problem, TOMLKitError):  # written in a way that cannot be changed in place
            continue
    return wanted


def says(name: str, text: str, options: str, wording: Wording) -> bool:
    read = SHOWS[name].read_file(text)
    values = game(name).values
    return values(read.words()) == values(options) and read.wording == wording


def changed(source: str, before: Said, after: Said) -> str:
    """The source with what differs between the two."""
    document = tomlkit.parse(source)
    change(document, before, after)
    return tomlkit.dumps(document)


def change(table: Any, before: Said, after: Said) -> None:
    for key, value in after.items():
        was = before.get(key)
        if isinstance(value, dict):
            if value and called(table, key) not in table:
                table[key] = tomlkit.table(
                    is_super_table=all(isinstance(one, dict) for one in value.values())
                )
            if value:
                change(table[called(table, key)], was if isinstance(was, dict) else {}, value)
        elif value != was:
            table[called(table, key)] = value
    for key in before:
        if key not in after and called(table, key) in table:
            del table[called(table, key)]


def called(table: Any, key: str) -> str:
    """As it is written there: cards are found in letters of any size."""
    return next((name for name in table if name.lower() == key.lower()), key)
