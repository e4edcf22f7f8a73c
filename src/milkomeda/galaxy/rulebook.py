"""The rulebook, made from the values that are played by: `rulebook.md` says it, with a little grammar.

    {start_fleets}              the value of an option, or a fact
    {start_fleets fleet}        with its noun: 1 fleet, 2 fleets
    <<research? this>>          only if the option is not no, 0 or none
    <<bribes=free? this || that>>   also !=, >, !research, and conditions joined by &
    #.                          the next number of a list

A line of which nothing is left vanishes, and so does a section without a heading.
"""

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from milkomeda.galaxy.editions import Edition, text_of, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, Option, Value, matters, spell
from milkomeda.galaxy.rulebook_cards import card_list
from milkomeda.galaxy.rulebook_facts import conditions, facts, listed, some, table
from milkomeda.galaxy.rulings import RULINGS, Ruling

__all__ = ["card_list", "rulebook", "rulebook_diff", "rulings", "write_docs"]

TEMPLATE: Final = (files("milkomeda.galaxy") / "rulebook.md").read_text(encoding="utf-8")
DRAFTS: Final = {"draft": "003", "consolidated": "001", "directives": "000", "protocols": "002"}


def rulebook(edition: str) -> str:
    """The rulebook of an edition, or of options like 'edition=draft bribes=none'."""
    values = values_of(edition)
    r = Edition(values, 4)
    lines = drop_untitled(kept_lines(TEMPLATE, {**values, **conditions(r)}))
    lines, titles = numbered(lines)
    contents = " · ".join(titles)
    return filled("\n".join(lines), values, {**facts(r), "edition": title(values), "contents": contents})


def title(values: dict[str, Value]) -> str:
    name, *changes = text_of(values).split()
    words = f"The rules of the edition **{name.removeprefix('edition=')}**"
    return f"{words}, with {listed([f'`{change}`' for change in changes])}." if changes else f"{words}."


# The grammar.

CHOICE: Final = re.compile(r"<<([\w!=>&]+)\? ((?:(?!<<|>>).)*)>>")
FACT: Final = re.compile(r"\{(\w+)(?: (\w+))?\}")
COMPARISON: Final = re.compile(r"(\w+)(!=|=|>)(\w+)")
HEADING: Final = re.compile(r"(##+)( .+)?")


def kept_lines(template: str, values: dict[str, Value]) -> list[str]:
    """The lines that hold for those values."""
    kept: list[str] = []
    for line in template.splitlines():
        said = tidy(chosen(line, values))
        if said not in ("", "-", "#.") or not line:
            kept.append(said)
    return kept


def chosen(line: str, values: dict[str, Value]) -> str:
    """A line with every choice made, from the inside out."""

    def choose(match: re.Match[str]) -> str:
        yes, _, no = match[2].partition(" || ")
        return yes if all(holds(part, values) for part in match[1].split("&")) else no

    while "<<" in line:
        line, made = CHOICE.subn(choose, line)
        if not made:
            raise ValueError(f"the rulebook's text is not well-formed: {line}")
    return line


def holds(condition: str, values: dict[str, Value]) -> bool:
    comparison = COMPARISON.fullmatch(condition)
    if comparison is None:
        value = values[condition.removeprefix("!")]
        return (value not in (0, "none")) != condition.startswith("!")
    value, sign, word = values[comparison[1]], comparison[2], comparison[3]
    if sign == ">":
        return int(value) > int(word)
    return (spell(value) == word) == (sign == "=")


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


def filled(text: str, values: dict[str, Value], known: dict[str, str]) -> str:
    def fill(match: re.Match[str]) -> str:
        name, noun = match[1], match[2]
        if noun:
            return some(values[name], noun)
        return known[name] if name in known else spell(values[name])

    return FACT.sub(fill, text) + "\n"


# What changes from one edition to another.


def rulebook_diff(a: str, b: str) -> str:
    """What changes from one set of values to another, section by section."""
    old, new = values_of(a), values_of(b)
    lines = [f"# From {text_of(old)} to {text_of(new)}".replace("edition=", "")]
    section = ""
    for option in OPTIONS.values():
        change = change_of(option, old, new)
        if change:
            if option.section != section:
                section = option.section
                lines += ["", f"## {section.capitalize()}", ""]
            lines.append(f"- {change}")
    if not section:
        lines += ["", "Nothing changes."]
    return "\n".join(lines) + "\n"


def change_of(option: Option, old: dict[str, Value], new: dict[str, Value]) -> str:
    """How one option changes, in words; empty if it does not."""
    name = option.name
    was, now = matters(name, old), matters(name, new)
    if (old[name] == new[name] and was == now) or not (was or now):
        return ""
    if isinstance(old[name], bool):
        return yes_no_change(option.text, was and bool(old[name]), now and bool(new[name]))
    text = option.text.rstrip(".:…; ")
    return f"{text}: {said(option, old[name], was)} → {said(option, new[name], now)}"


def yes_no_change(text: str, old: bool, new: bool) -> str:
    if old == new:
        return ""
    return f"New: {text}" if new else f"No longer: {text}"


def said(option: Option, value: Value, matter: bool) -> str:
    """A value in words."""
    if not matter:
        return "(does not apply)"
    return f"{meaning(option, value)} (`{value}`)" if option.values else spell(value)


def meaning(option: Option, value: Value) -> str:
    return option.meanings[option.values.index(str(value))] if option.values else spell(value)


# Rulings and options.


def rulings() -> str:
    """Every open question and how it is ruled; then every option."""
    lines = [PREFACE.format(listed([f"{DRAFTS[name]} is *{name}*" for name in EDITIONS]))]
    for ruling in RULINGS.values():
        lines += ruling_lines(ruling)
    return "\n".join([*lines, "## All options", "", options_table(), ""])


PREFACE: Final = """# Rulings and options

The designer wrote four rulebooks. They leave questions open, and contradict each other and sometimes
themselves. Here is every such question, and how it is ruled. Most rulings are values of an option, so that
another answer can be played too: `edition=draft bribes=none`. Without a word about the edition, the newest
one is played, *protocols*.

Passages are cited by the number of the rulebook: {}. “§7 phase 2.6” is the sixth step of the second phase.
"""


def ruling_lines(ruling: Ruling) -> list[str]:
    lines = [
        f"## {ruling.name} {ruling.topic}",
        "",
        f"*Open:* {ruling.question} ({ruling.seed})",
        "",
        f"*Ruling:* {ruling.answer}",
        "",
    ]
    if not ruling.open():
        where = f" It bears on {listed([f'`{name}`' for name in ruling.options])}." if ruling.options else ""
        return [*lines, f"No other value is offered.{where}", ""]
    for name in ruling.options:
        lines += [*option_lines(OPTIONS[name]), ""]
    return lines


def option_lines(option: Option) -> list[str]:
    """An option with its values, and the editions that have them."""
    lines = [f"Option `{option.name}`: {option.text}", ""]
    if not option.values and not isinstance(option.editions[0], bool):
        return [*lines, f"- {option.low} to {option.high}: {numbers_of(option)}"]
    for value in option.possible():
        words = f": {meaning(option, value)}" if option.values else ""
        having = having_it(option, value)
        lines.append(f"- `{spell(value)}`{words}{f' ({having})' if having else ''}")
    return lines


def numbers_of(option: Option) -> str:
    return ", ".join(f"{value} in {having_it(option, value)}" for value in dict.fromkeys(option.editions))


def having_it(option: Option, value: Value) -> str:
    """The editions with that value, in words."""
    names = [f"*{name}*" for name in EDITIONS if option.default(name) == value]
    return "all editions" if len(names) == len(EDITIONS) else listed(names)


def options_table() -> str:
    rows = [
        [
            f"`{option.name}`",
            option.text,
            possible_words(option),
            *(spell(option.default(name)) for name in EDITIONS),
            option.seed,
            option.ruling,
        ]
        for option in OPTIONS.values()
    ]
    return table(["option", "what", "values", *EDITIONS, "passages", "rulings"], rows)


def possible_words(option: Option) -> str:
    if option.values:
        return ", ".join(option.values)
    return "yes, no" if isinstance(option.editions[0], bool) else f"{option.low}–{option.high}"


def write_docs(folder: Path) -> None:
    """Write the pages that are made from the table of options."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rulings.md").write_text(rulings(), encoding="utf-8")
