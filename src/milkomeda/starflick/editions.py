"""Editions as files: what they say, how they are written, how they differ."""

from typing import Final

from milkomeda.play.edition_file import Files, Reader, Written, document, nowhere, toml
from milkomeda.play.option_changes import change_of
from milkomeda.play.wording import Wording
from milkomeda.starflick.options import EDITIONS, MANUAL, OPTIONS, changes, nearest_to, values_of
from milkomeda.words.language import language
from milkomeda.words.message import Remark, say

RANGES: Final = ["long_range", "short_range"]
EXAMPLES: Final = {
    "options": 'minefields = true\nlab_defence = "pink3"',
    "texts": """[texts."Winning"]
en = "…"
add = true""",
}
"""What can stand in a file."""


def read_file(text: str, files: Files = nowhere) -> Written:
    """The edition in a file. Raises Problem with the line."""
    return Reader(text, OPTIONS, EDITIONS, MANUAL, files).written()


def file_of(options: str, wording: Wording, base: str, hints: list[str]) -> str:
    """What differs from the base, or from the nearest edition."""
    values = values_of(options)
    start = base or nearest_to(values)
    changed = {name: toml(value) for name, value in changes(values, start).items()}
    return document(wording, start, {"options": changed}, hints)


def doubts(options: str) -> list[Remark]:
    """What can be played, and is hardly meant."""
    values = values_of(options)
    short, far = int(values["short_range"]), int(values["long_range"])
    return [Remark(say("ranges-are-turned", short=short, far=far), RANGES)] if short >= far else []


def differences(one: str, other: str, code: str, names: tuple[str, str]) -> str:
    """What changes from one set of options to another."""
    old, new = values_of(one), values_of(other)
    said = language(code)
    found = [change_of(option, old[name], new[name]) for name, option in OPTIONS.items()]
    told = [f"- {said.say(change)}" for change in found if change] or [said.say(say("nothing-changes"))]
    title = said.say(say("from-edition-to", before=names[0], after=names[1]))
    return "\n".join([f"# {title}", "", *told, ""])
