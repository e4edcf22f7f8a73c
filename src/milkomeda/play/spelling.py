"""Spelling: choices, and what steps were born with, as text made of named parts.

A form is how answers are spelt: 'done | move {fleets} {from_cell} {to_cell}'. Alternatives stand between
bars, what may be left out in brackets. The last part of a part's name says what it holds, as in facts: a
`cell` has a name, `cells` are several, `resources` are amounts by name, `numbers` are several plain ones,
and what has no names is a plain number, with decimals where its kind has some.
"""

import re
from typing import TYPE_CHECKING, Any, Final

from milkomeda.words.message import Message, Problem, say

if TYPE_CHECKING:
    from milkomeda.play.state import State

Parts = dict[str, Any]
"""By name: a number, several of them, or amounts by word. What is not said is 0, or none."""

SLOT: Final = re.compile(r"\{(\w+)\}")
OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")
TOKEN: Final = re.compile(r"(\{\w+\}|[\[\]])")
NAMED: Final = re.compile(r" (?=[a-z_]+=)")
LONGEST: Final = 18  # digits of a number in 64 bits
UNKNOWN: Final = "?"
HIDDEN: Final = -2


def in_line(number: int, problem: Message) -> Problem:
    """What is wrong, and in which line of a text."""
    return Problem(say("in-line", line=number, problem=problem))


def kind_of(name: str) -> str:
    return name.rpartition("_")[2]


def single(kind: str) -> str:
    """What one of several is called."""
    return kind.removesuffix("ies") + "y" if kind.endswith("ies") else kind.removesuffix("s")


def several(state: "State", kind: str) -> bool:
    one = single(kind)
    return kind == "numbers" or (one != kind and (bool(state.names(one)) or state.decimals(one) > 0))


# Writing.


def write(state: "State", form: str, parts: Parts) -> str:
    """A choice of these parts in notation."""
    fitting = [pattern for pattern in form.split(" | ") if all(name in parts for name in needed(pattern))]
    pattern = max(fitting, key=lambda one: len(needed(one)))
    said = OPTIONAL.sub(lambda group: group[1] if worth_saying(state, group[1], parts) else "", pattern)
    return SLOT.sub(lambda slot: " ".join(words_of(state, slot[1], parts[slot[1]])), said)


def needed(pattern: str) -> list[str]:
    """The parts that cannot be left out."""
    return SLOT.findall(OPTIONAL.sub("", pattern))


def worth_saying(state: "State", group: str, parts: Parts) -> bool:
    """Whether all of it is there, and none a plain 0."""
    return all(
        name in parts and (parts[name] != 0 or len(state.names(kind_of(name))) > 0)
        for name in SLOT.findall(group)
    )


def words_of(state: "State", name: str, value: Any) -> list[str]:
    kind = kind_of(name)
    if isinstance(value, dict):
        return [f"{n} {word}" for word, n in value.items() if n]
    if isinstance(value, list):
        return [word_of(state, single(kind), number) for number in value]
    return [word_of(state, kind, value)]


def word_of(state: "State", kind: str, number: int) -> str:
    if number == HIDDEN:
        return UNKNOWN
    names = state.names(kind)
    if 0 <= number < len(names):
        return names[number]
    return decimal(number, int(state.decimals(kind)))


def decimal(number: int, decimals: int) -> str:
    """4550 with two decimals is '45.50'."""
    if not decimals:
        return str(number)
    before, after = divmod(number, 10**decimals)
    return f"{before}.{after:0{decimals}}"


def in_words(state: "State", parts: Parts) -> Parts:
    """As messages and the wire have them: words, but numbers for seats and amounts."""
    found: Parts = {}
    for name, value in parts.items():
        kind = kind_of(name)
        if isinstance(value, dict) or kind in ("seat", "seats"):
            found[name] = value
        elif isinstance(value, list):
            found[name] = [worded(state, single(kind), number) for number in value]
        else:
            found[name] = worded(state, kind, value)
    return found


def worded(state: "State", kind: str, number: int) -> str | int | float:
    names = state.names(kind)
    decimals = int(state.decimals(kind))
    if names:
        return names[number]
    return number / 10**decimals if decimals else number


def write_born(state: "State", parts: Parts) -> str:
    """'target_cell=B1 origin_cells=A1, A2': what is 0 or none goes without saying."""
    return " ".join(
        f"{name}={', '.join(words_of(state, name, value))}"
        for name, value in parts.items()
        if value or (value == 0 and not isinstance(value, bool) and state.names(kind_of(name)))
    )


# Reading.


def read(state: "State", form: str, text: str) -> Parts:
    """The parts of a choice that is spelt so. Raises Problem."""
    wanted = " ".join(text.split())
    problem: Problem | None = None
    for pattern in form.split(" | "):
        found = re.fullmatch(expression(state, pattern), wanted, re.IGNORECASE)
        if found:
            try:
                return {
                    name: part_of(state, name, said.split() if several(state, kind_of(name)) else [said])
                    for name, said in found.groupdict().items()
                    if said
                }
            except Problem as unknown:
                problem = problem or unknown
    raise problem or Problem(not_like(text, form))


def not_like(text: str, form: str) -> Message:
    if "{" in form:
        like = SLOT.sub(lambda slot: slot[1].partition("_")[0].upper(), form)
        return say("not-like", text=text.strip(), forms=like.split(" | "))
    return say("not-one-of-the-choices", text=text.strip())


def expression(state: "State", pattern: str) -> str:
    """A pattern as a regular expression."""
    found = ""
    for token in TOKEN.split(pattern):
        if token.startswith("{"):
            found += f"(?P<{token[1:-1]}>{'.+?' if has_blanks(state, kind_of(token[1:-1])) else '[^ ]+'})"
        else:
            found += {"[": "(?:", "]": ")?"}.get(token) or re.escape(token)
    return found


def has_blanks(state: "State", kind: str) -> bool:
    if several(state, kind) or state.counted(kind):
        return True
    for name in state.names(kind):
        if " " in name:
            return True
    return False


def part_of(state: "State", name: str, said: list[str]) -> Any:
    """What these words say of a part. Raises Problem."""
    kind = kind_of(name)
    counted = state.counted(kind)
    if counted:
        return amounts_of(counted, kind, " ".join(said))
    if several(state, kind):
        return [number_of(state, single(kind), one) for one in said]
    return number_of(state, kind, said[0])


def number_of(state: "State", kind: str, said: str) -> int:
    names = state.names(kind)
    if said.strip() == UNKNOWN:
        return HIDDEN
    return index_of(names, kind, said) if names else whole(said.strip(), kind, int(state.decimals(kind)))


def index_of(names: list[str], kind: str, said: str) -> int:
    wanted = said.strip().lower()
    for number, name in enumerate(names):
        if name.lower() == wanted:
            return number
    raise Problem(say("there-is-no", kind=kind, text=said.strip()))


def whole(said: str, kind: str = "number", decimals: int = 0) -> int:
    """With two decimals '45.5' is 4550."""
    before, point, after = said.partition(".")
    digits = before.removeprefix("-") + after.ljust(decimals, "0")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > LONGEST:
        raise Problem(say("not-a-number", text=said, kind=kind))
    if len(after) > decimals or (point and not after):
        raise Problem(say("not-a-number", text=said, kind=kind))
    return int(before + after.ljust(decimals, "0"))


def amounts_of(names: list[str], kind: str, said: str) -> dict[str, int]:
    """'2 beam 1 drone' by name."""
    words = said.replace(",", " ").split()
    if len(words) % 2:
        raise Problem(say("not-amounts", text=said))
    found: dict[str, int] = {}
    for number, name in zip(words[::2], words[1::2]):
        known = names[index_of(names, single(kind), name)]
        found[known] = found.get(known, 0) + whole(number)
    return found


def read_born(state: "State", clauses: list[str]) -> Parts:
    """What `write_born` has written, clause by clause. Raises Problem."""
    found: Parts = {}
    for clause in clauses:
        name, equals, said = clause.partition("=")
        if not equals or name in found:
            raise Problem(say("not-a-part", text=clause))
        found[name] = part_of(state, name, [word.strip() for word in said.split(",")])
    return found
