"""An edition written as a file, so that reading it gives the same."""

import json
from typing import Final

from milkomeda.galaxy.changes import FIGURES, Changes, between
from milkomeda.galaxy.editions import cards_of, changes_in
from milkomeda.galaxy.options import OPTIONS, default
from milkomeda.play.options import Value
from milkomeda.play.wording import Wording

Tables = dict[str, dict[str, str]]
"""By heading."""


EXAMPLES: Final = {
    "options": 'end_cards = 3\nbribes = "none"',
    "cards": """[sectors."Mineron V"]
green = 3
[sectors.Actara]
out = true
[technologies."Night Gardens"]
new = true
keyword = "biosphere"
field = "ecology"
effect = ["more draw 1", "gain explore green 1"]""",
    "texts": """[texts."End of the game"]
en = "…"
add = true""",
}
"""What can stand in a file."""


def file_of(values: dict[str, Value], wording: Wording, base: str, hints: dict[str, str]) -> str:
    """What differs from the base; `hints` are said after it, with their examples."""
    options = {
        option.name: toml(values[option.name])
        for option in OPTIONS.values()
        if values[option.name] != default(option, base)
    }
    head = {"name": wording.name, "base": base, "about": wording.about}
    lines = [f"{key} = {toml(value)}" for key, value in head.items()]
    cards = card_tables(between(cards_of(base), changes_in(values)))
    for heading, entries in {"options": options, **cards, **text_tables(wording)}.items():
        lines += ["", f"[{heading}]", *(f"{key} = {value}" for key, value in entries.items())]
    for hint, said in hints.items():
        lines += ["", *(f"# {line}" for line in [said, *EXAMPLES[hint].splitlines()])]
    return "\n".join(lines) + "\n"


def text_tables(wording: Wording) -> Tables:
    """Those of the rulebook, one a section."""
    return {
        f"texts.{toml(title)}": {
            **{mark: "true" for mark in ("add", "new") if getattr(passage, mark)},
            **{code: toml(text) for code, text in passage.texts.items()},
        }
        for title, passage in wording.passages.items()
    }


def toml(value: Value) -> str:
    """Numbers, truth and texts are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def card_tables(changes: Changes) -> Tables:
    """The words of cards as tables, one a card."""
    found: Tables = {}
    for key, word in changes.items():
        kind, slug, figure = f"{key}.".split(".")[:3]
        several = "technologies" if kind == "technology" else f"{kind}s"
        table = found.setdefault(f"{several}.{toml(slug.replace('_', ' '))}", {})
        if figure:
            table[figure] = cell(kind, figure, word)
        else:
            mark, *figures = word.split("/")
            said = (part.partition("=") for part in figures)
            table |= {mark: "true", **{name: cell(kind, name, value) for name, _, value in said}}
    return found


def cell(kind: str, figure: str, word: str) -> str:
    about = FIGURES[kind][figure]
    parts = [part.replace("_", " ") for part in word.split("+")]
    spelt = [toml(part) if about.option.values else part for part in parts]
    return f"[{', '.join(spelt)}]" if about.apart else spelt[0]
