"""Typesetting: a template filled with data, as a PDF or as pictures, the same bytes every time.

A template is a Typst file in `templates/`. `pdf("cards", data)` typesets `templates/cards.typ`; what it
is to show it gets as `data`, anything that JSON can say, so nothing of it is ever read as Typst. Every
template begins with

    #import "kit.typ": *
    #show: look

and has from it `data`; the fonts (`sans`, `title`, `digits`); the colours of the table as `dark` and
`light` (`light.blue`, `light.teal` …); `sign("resource", "blue", size: 3mm, fill: light.blue)`,
the shapes that the page draws (`galaxy/cards/signs.csv`, and what structures and ship types look like);
`prose(text)`, which draws the shape of each resource before its name where a language from `signed(code)`
made the text; `svg(text)`, a picture. No fonts but ours are used, nothing is loaded from anywhere, and
templates read only files of this package.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
import typst

from milkomeda.words.language import Language

HOUSE: Final = Path(str(files("milkomeda")))
TEMPLATES: Final = HOUSE / "print" / "templates"
FONTS: Final = HOUSE / "print" / "fonts"
RESOURCES: Final = ["blue", "orange", "red", "green"]
FIRST_SIGN: Final = 0xE000
"""A letter for private use stands for the shape of the first resource, the next ones for the others."""


@cache
def fonts() -> typst.Fonts:
    return typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])


def typeset(template: str, data: Any, **how: Any) -> Any:
    return typst.compile(
        str(TEMPLATES / f"{template}.typ"),
        root=str(HOUSE),
        font_paths=fonts(),
        sys_inputs={"data": msgspec.json.encode(data).decode()},
        timestamp=0,
        **how,
    )


def pdf(template: str, data: Any) -> bytes:
    return bytes(typeset(template, data, format="pdf"))


def pictures(template: str, data: Any, dots: float) -> list[bytes]:
    """A PNG for each page, with so many dots an inch."""
    made = typeset(template, data, format="png", ppi=dots)
    return [bytes(page) for page in made] if isinstance(made, list) else [bytes(made)]


@cache
def signed(code: str) -> Language:
    """A language that puts the shape of a resource before its name, for `prose`."""
    language = Language(code)
    for at, colour in enumerate(RESOURCES):
        entry = language.unread[f"colour-{colour}"]
        language.unread[f"colour-{colour}"] = entry.replace("= ", f"= {chr(FIRST_SIGN + at)}", 1)
    return language
