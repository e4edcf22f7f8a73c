"""What a study has to say: sections of figures, for a terminal or as one page by itself."""

from html import escape
from importlib.resources import files
from typing import NamedTuple


class Section(NamedTuple):
    title: str
    head: list[str]
    rows: list[list[str]]
    picture: str = ""
    """As HTML, for who can show it."""


class Sheet(NamedTuple):
    title: str
    sections: list[Section]
    notes: list[str]


def paper(title: str, body: str, language: str) -> str:
    """A page in the look of the lab. Whole: it asks for nothing from elsewhere."""
    style = (files("milkomeda.lab.report") / "report.css").read_text(encoding="utf-8")
    return (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width, initial-scale=1'>"
        f"<link rel='icon' href='data:,'><title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{body}</main></body></html>\n"
    )


def html(sheet: Sheet, language: str) -> str:
    return paper(sheet.title.partition("\n")[0], body(sheet), language)


def body(sheet: Sheet) -> str:
    notes = "".join(f"<p class='note'>{escape(note)}</p>" for note in sheet.notes)
    sections = "".join(map(section, sheet.sections))
    sides = " class='sides'" if "\n" in sheet.title else ""
    title = f"<header><h1{sides}>{escape(sheet.title)}</h1></header>"
    return f"{title}{notes}{sections}"


def section(one: Section) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in one.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in one.rows)
    heading = f"<h3>{escape(one.title)}</h3>" if one.title else ""
    table = f"<div class='wide'><table class='figures'><tr>{head}</tr>{rows}</table></div>"
    return f"<figure>{heading}{one.picture}{table}</figure>"
