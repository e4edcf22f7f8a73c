"""The rulebook, made from the values that are played by, and what else is made from the table of options."""

from pathlib import Path
from typing import Final

from milkomeda.galaxy.editions import Edition, text_of, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, default, matters
from milkomeda.galaxy.rulebook_cards import card_list
from milkomeda.galaxy.rulebook_facts import conditions, facts
from milkomeda.galaxy.rulebook_words import LANGUAGES, Words
from milkomeda.galaxy.rulings import RULINGS, Ruling
from milkomeda.play.book import Language, listed, table, written
from milkomeda.play.options import Option, Value, spell

__all__ = ["card_list", "rulebook", "rulebook_diff", "rulings", "write_docs"]

DRAFTS: Final = {"draft": "003", "consolidated": "001", "directives": "000", "protocols": "002"}


def rulebook(edition: str, language: Language = "en") -> str:
    """The rulebook of an edition, or of options like 'edition=draft bribes=none'."""
    values = values_of(edition)
    words = LANGUAGES[language]
    r = Edition(values, 4)
    spelt = {name: spell(value) for name, value in {**values, **conditions(r)}.items()}
    return written(words.template, spelt, {**facts(r, words), "edition": title(values, words)}, words.plurals)


def title(values: dict[str, Value], words: Words) -> str:
    name, *changes = text_of(values).split()
    said = words.edition.format(name.removeprefix("edition="))
    if changes:
        said += words.changed.format(listed([f"`{change}`" for change in changes], words.last))
    return f"{said}."


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
    if not option.values and not option.yes_no():
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
    names = [f"*{name}*" for name in EDITIONS if default(option, name) == value]
    return "all editions" if len(names) == len(EDITIONS) else listed(names)


def options_table() -> str:
    rows = [
        [
            f"`{option.name}`",
            option.text,
            possible_words(option),
            *(spell(default(option, name)) for name in EDITIONS),
            option.passage,
            option.ruling,
        ]
        for option in OPTIONS.values()
    ]
    return table(["option", "what", "values", *EDITIONS, "passages", "rulings"], rows)


def possible_words(option: Option) -> str:
    if option.values:
        return ", ".join(option.values)
    return "yes, no" if option.yes_no() else f"{option.low}–{option.high}"


def write_docs(folder: Path) -> None:
    """Write the pages that are made from the table of options."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rulings.md").write_text(rulings(), encoding="utf-8")
