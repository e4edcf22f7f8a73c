"""Short forms of answers, from how they are spelt: '2b for p1' is 'offer 2 blue for place 1'."""

import re
from typing import Final

from milkomeda.play.spelling import OPTIONAL, SLOT, kind_of
from milkomeda.play.state import State

COUNTED: Final = re.compile(r"(\d+)\s*([a-z]\w*)")


def expanded(view: State, text: str) -> str:
    """Amounts and what follows them, written out."""
    counted = view.step.amounts(view)
    if counted is None or not view.counted(kind_of(counted.part)):
        return text
    slot = f"{{{counted.part}}}"
    pattern = next(one for one in view.step.form(view).split(" | ") if slot in one)
    before, _, after = pattern.partition(slot)
    found = re.fullmatch(rf"(?:{re.escape(before)})?((?:\d+\s*[a-z]\w*[\s,]*)+)(.*)", text.lower())
    if found is None:
        return text
    return f"{before}{full_words(found[1].strip(), counted.names)}{full_group(after, found[2].strip())}"


def full_words(text: str, names: list[str]) -> str:
    """'3b 1 dr' with the words they begin, where that is one."""

    def full(match: re.Match[str]) -> str:
        fitting = [name for name in names if name.lower().startswith(match[2])]
        return f"{match[1]} {fitting[0] if len(fitting) == 1 else match[2]}"

    return COUNTED.sub(full, text)


def full_group(pattern: str, rest: str) -> str:
    """'for p1' as that one of the optional groups whose words begin so."""
    for group in OPTIONAL.findall(pattern):
        words = SLOT.sub("", group).split()
        like = r"\s*".join(rf"{word[0]}[a-z]*" for word in words)
        found = re.fullmatch(rf"{like}\s*(\S+)", rest)
        if found:
            return SLOT.sub(found[1], group)
    return f" {rest}" if rest else ""
