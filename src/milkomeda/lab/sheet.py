"""What a study has to say: sections of figures, for a terminal or as one page by itself."""

from html import escape
from typing import Final, NamedTuple


class Section(NamedTuple):
    title: str
    head: list[str]
    rows: list[list[str]]
    picture: str = ""
    """As SVG, for who can show it."""


class Sheet(NamedTuple):
    title: str
    sections: list[Section]
    notes: list[str]


DARK: Final = "--desk:#0a0e1a;--panel:#121829;--line:#2a3452;--text:#e8ecf6;--faint:#9aa6c3;--accent:#8fb7ff"
LIGHT: Final = "--desk:#efe9dc;--panel:#faf6ec;--line:#cfc5ae;--text:#1f2433;--faint:#565c6d;--accent:#1f4fa8"
STYLE: Final = f"""\
:root {{ {DARK} }}
@media (prefers-color-scheme: light), print {{ :root {{ {LIGHT} }} }}
body {{ background: var(--desk); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1rem; }}
section {{ background: var(--panel); border: 1px solid var(--line); margin: 1rem 0; padding: 0 1rem 1rem;
  overflow-x: auto; break-inside: avoid; }}
h1 {{ font-size: 1.2rem; white-space: pre-line; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; border-bottom: 1px solid var(--line); }}
th, .faint {{ color: var(--faint); }}
svg {{ max-width: 100%; height: auto; font: 12px system-ui, sans-serif; }}
svg text {{ fill: var(--text); }}
"""


def html(sheet: Sheet, language: str) -> str:
    """Whole: it asks for nothing from elsewhere."""
    title = escape(sheet.title)
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        *(f'<p class="faint">{escape(note)}</p>' for note in sheet.notes),
        *map(section, sheet.sections),
        "</body></html>",
    ]
    return "\n".join(parts)


def section(one: Section) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in one.head)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in one.rows)
    heading = f"<h2>{escape(one.title)}</h2>" if one.title else ""
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<section>{heading}{one.picture}{table}</section>"
