"""What people call themselves: names that show, and that nobody can take for another's.

What looks alike is told by Unicode's own tables (UTS 39: scripts, and the skeleton of a text).
"""

import unicodedata
from collections.abc import Iterable
from itertools import count, groupby
from typing import Final

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import confusables_data

from milkomeda.table.guard import clean
from milkomeda.table.refusal import Refusal
from milkomeda.words.message import say

LONGEST_NAME: Final = 24
STACKED: Final = 2  # marks on one letter: Thai and Arabic need as many
ANY_SCRIPT: Final = {"COMMON", "INHERITED", "Unknown"}
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that are written side by side; any other mixture serves to look like somebody else."""


def nickname(typed: str, entry: str = "nickname") -> str:
    """As it is kept. Raises Refusal."""
    name = clean(unicodedata.normalize("NFKC", typed), LONGEST_NAME, entry)
    if not any(character.isalnum() for character in name):
        raise Refusal(say("entry-needs-a-letter", entry=entry))
    if piled_up(name):
        raise Refusal(say("entry-piles-up-marks", entry=entry))
    scripts = unique_aliases(name) - ANY_SCRIPT
    if len(scripts) > 1 and not any(scripts <= usual for usual in TOGETHER):
        raise Refusal(say("entry-mixes-alphabets", entry=entry))
    return name


def piled_up(name: str) -> bool:
    kinds = [unicodedata.category(character) for character in name]
    marks = (len(list(row)) for kind, row in groupby(kinds, lambda kind: kind[0]) if kind == "M")
    return kinds[0][0] == "M" or "Me" in kinds or any(many > STACKED for many in marks)


def skeleton(name: str) -> str:
    """The same for all names that look the same, in capitals or not."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    shapes = "".join(map(prototype, "".join(map(prototype, plain)).casefold()))
    return "".join(shapes.replace("i", "l").split())  # a capital i is an l to the eye


def prototype(character: str) -> str:
    """What a character looks like. The data has both ways: from many to the one they look like, and back."""
    alike: list[str] = [other["c"] for other in confusables_data.get(character, [])]
    if len(alike) != 1:
        return character
    if len(confusables_data[alike[0]]) > 1:
        return alike[0]
    return max(character, alike[0], key=lambda one: (len(one), one))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name with a number, where another one at the table looks like it."""
    taken = {skeleton(other) for other in others}
    names = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(one for one in names if skeleton(one) not in taken)
