"""The odds of all small fights as one picture, in the colours of the table."""

from html import escape
from typing import Final

from milkomeda.galaxy.odds.forecast import Prospects
from milkomeda.terminal.voice import Voice

CELL: Final = 84
MARGIN: Final = 96
TOP: Final = 124

# Both themes of the table; teal attacks, gold defends.
STYLE: Final = """
  svg { background: #121829; font-family: system-ui, sans-serif;
    --teal: #45d0d0; --gold: #f2c94c; --ink: #e8ecf6; --faint: #9aa6c4 }
  text { fill: var(--ink); text-anchor: middle }
  .title { font-size: 19px; font-weight: 600; text-anchor: start }
  .faint { fill: var(--faint); font-size: 13px }
  .start { text-anchor: start }
  .win { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums }
  .teal { fill: var(--teal) }
  .gold { fill: var(--gold) }
  @media (prefers-color-scheme: light) {
    svg { background: #faf6ec; --teal: #006f74; --gold: #836000; --ink: #1d2233; --faint: #5a5d68 }
  }
"""


def heat_map(voice: Voice, odds: list[list[Prospects]]) -> str:
    """By the attacker's ships, then by the defender's: how likely the attacker wins, and what both lose."""
    size = len(odds)
    width, height = MARGIN + size * CELL + 20, TOP + size * CELL + 36
    half = size * CELL // 2
    parts = [
        text(voice.say("picture-title"), "title", 'x="20" y="32"'),
        text(voice.say("picture-about"), "faint start", 'x="20" y="54"'),
        text(voice.say("picture-defender"), "faint", f'x="{MARGIN + half}" y="{TOP - 30}"'),
        text(voice.say("picture-attacker"), "faint", f'transform="translate(24 {TOP + half}) rotate(-90)"'),
    ]
    for ships, row in enumerate(odds):
        middle = ships * CELL + CELL // 2
        parts.append(text(str(ships + 1), "size", f'x="{MARGIN + middle}" y="{TOP - 8}"'))
        parts.append(text(str(ships + 1), "size", f'x="{MARGIN - 22}" y="{TOP + middle + 6}"'))
        parts += [cell(voice, ships, others, end) for others, end in enumerate(row)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(voice.say("picture-title"))}">\n<style>{STYLE}</style>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def text(said: str, kind: str, place: str) -> str:
    return f'<text class="{kind}" {place}>{escape(said)}</text>'


def cell(voice: Voice, ships: int, others: int, end: Prospects) -> str:
    """The stronger the colour, the clearer whose fight it is."""
    x, y = MARGIN + others * CELL, TOP + ships * CELL
    lean = end.win - end.lose
    colour = "teal" if lean >= 0 else "gold"
    told = voice.say("picture-cell", fleets=ships + 1, others=others + 1, percent=round(end.win * 100, 1))
    losses = f"−{end.losses:.1f} / −{end.others_losses:.1f}"
    return (
        f"<g><title>{escape(told)}</title>"
        f'<rect class="{colour}" x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="8" '
        f'fill-opacity="{0.06 + 0.5 * abs(lean):.2f}"/>'
        f'<text class="win" x="{x + CELL // 2}" y="{y + CELL // 2}">{end.win:.0%}</text>'
        f'<text class="faint" x="{x + CELL // 2}" y="{y + CELL // 2 + 22}">{losses}</text></g>'
    )
