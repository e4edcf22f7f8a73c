"""An edition written as a file, so that reading it gives the same."""

from typing import Final

from milkomeda.galaxy.changes import FIGURES, Changes, between
from milkomeda.galaxy.editions import cards_of, changes_in
from milkomeda.galaxy.options import OPTIONS, default
from milkomeda.play.edition_file import Tables, document, toml
from milkomeda.play.options import Value
from milkomeda.play.wording import Wording

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


def file_of(values: dict[str, Value], wording: Wording, base: str, hints: list[str]) -> str:
    """What differs from the base."""
    options = {
        option.name: toml(values[option.name])
        for option in OPTIONS.values()
        if values[option.name] != default(option, base)
    }
    cards = card_tables(between(cards_of(base), changes_in(values)))
    return document(wording, base, {"options": options, **cards}, hints)


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
