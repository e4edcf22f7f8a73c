"""A rulebook made from the values that are played by: a text in Markdown with a little grammar.

    {contents}                  the titles of the sections
    {start_fleets}              the value of an option, or a fact
    {start_fleets fleet}        with its noun, the message nouns-fleet: 1 fleet, 2 fleets
    <<research? this>>          only if the option is not no, 0 or none
    <<bribes=free? this || that>>   also !=, >, !research, and conditions joined by &
    #.                          the next number of a list

A line of which nothing is left vanishes, and so does a section without a heading. Values are given as words:
"yes", "no", "3", "free".
"""

import re
from collections.abc import Callable
from typing import Final, Literal

Count = Callable[[str, int], str]
"""So many of something, by its noun."""

Part = Literal["learn", "look-up", "summary"]
"""Its sections in the order to learn them or to look them up, or what it comes to on a page."""

CHOICE: Final = re.compile(r"<<([\w!=>&]+)\? ((?:(?!<<|>>).)*)>>")
FACT: Final = re.compile(r"\{(\w+)(?: (\w+))?\}")
COMPARISON: Final = re.compile(r"(\w+)(!=|=|>)(\w+)")
HEADING: Final = re.compile(r"(##+)( .+)?")


def written(template: str, values: dict[str, str], facts: dict[str, str], count: Count) -> str:
    """The rulebook with those values."""
    lines, titles = numbered(kept_lines(template, values))
    return filled("\n".join(lines).rstrip(), {**values, **facts, "contents": " · ".join(titles)}, count)


def arranged(template: str, order: list[int]) -> str:
    """A template with its sections in another order; those that nobody ordered come before the last two."""
    parts = re.split(r"^(?=## )", template, flags=re.MULTILINE)
    others = [at for at in range(len(parts) - 1) if at not in order]
    ordered = [*order[:-2], *others, *order[-2:]]
    return "\n\n".join(part.strip("\n") for part in [parts[0], *(parts[1:][at] for at in ordered)])


def kept_lines(template: str, values: dict[str, str]) -> list[str]:
    """The lines and sections that hold for those values."""
    kept: list[str] = []
    for line in template.splitlines():
        said = tidy(chosen(line, values))
        if said not in ("", "-", "#.") or not line:
            kept.append(said)
    return drop_untitled(kept)


def chosen(line: str, values: dict[str, str]) -> str:
    """A line with every choice made, from the inside out."""

    def choose(match: re.Match[str]) -> str:
        yes, _, no = match[2].partition(" || ")
        return yes if all(holds(part, values) for part in match[1].split("&")) else no

    while "<<" in line:
        line, made = CHOICE.subn(choose, line)
        if not made:
            raise ValueError(f"the rulebook's text is not well-formed: {line}")
    return line


def holds(condition: str, values: dict[str, str]) -> bool:
    comparison = COMPARISON.fullmatch(condition)
    if comparison is None:
        value = values[condition.removeprefix("!")]
        return (value not in ("no", "0", "none")) != condition.startswith("!")
    value, sign, word = values[comparison[1]], comparison[2], comparison[3]
    if sign == ">":
        return int(value) > int(word)
    return (value == word) == (sign == "=")


def tidy(line: str) -> str:
    return re.sub(r" ([,.;:])", r"\1", re.sub(r" +", " ", line)).strip()


def drop_untitled(lines: list[str]) -> list[str]:
    """Without the sections whose heading has vanished."""
    kept: list[str] = []
    dropping = 0
    for line in lines:
        heading = HEADING.fullmatch(line)
        if heading and (not dropping or len(heading[1]) <= dropping):
            dropping = 0 if heading[2] else len(heading[1])
        if not dropping:
            kept.append(line)
    return kept


def numbered(lines: list[str]) -> tuple[list[str], list[str]]:
    """Numbers for sections and lists; and the sections' titles."""
    titles: list[str] = []
    found: list[str] = []
    item = 0
    for line in lines:
        if line.startswith("## "):
            titles.append(f"{len(titles) + 1} {line[3:]}")
            line = f"## {titles[-1]}"
        item = item + 1 if line.startswith("#. ") else 0
        if not line and not (found and found[-1]):
            continue
        found.append(f"{item}. {line[3:]}" if item else line)
    return found, titles


def filled(text: str, known: dict[str, str], count: Count) -> str:
    def fill(match: re.Match[str]) -> str:
        fact, noun = known[match[1]], match[2]
        return count(noun, int(fact)) if noun else fact

    return FACT.sub(fill, text) + "\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in [head, *rows]]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])
