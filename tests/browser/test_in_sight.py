"""Whatever matters is in sight, large enough to be read and pressed: on laptops, a phone, and at 200 %."""

from typing import Final

import pytest

from tests.browser.house import Invite
from tests.browser.screens import DEVICES, SCREENS, TABLES, ways

SMALLEST_TEXT: Final = 11
SMALLEST_TARGET: Final = 40

# What is too small, with the size it has. A board can be brought nearer: what lies on it is as large as one
# wants. A drawing that is not read out repeats what stands beside it.
SMALL: Final = """([text, target]) => {
  const UNSEEN = ".hidden-text, .skip, option, script, style, svg[aria-hidden=true], svg.world";
  const TARGETS = "a[href], button, input, select, textarea, summary, label:has(input), [role=button]";
  const name = (one) => (one.ariaLabel || one.textContent).replace(/\\s+/g, " ").trim().slice(0, 60);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(UNSEEN);
  const scale = (one) => one.closest("svg")?.getScreenCTM().a ?? 1;
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const one = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(one)) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale(one);
    if (size < text - 0.01) found.add(`text ${size.toFixed(1)}: ${name(one)}`);
  }
  // With a mouse it is enough to point at what only explains, or at a line of the log; a link in a sentence
  // is as high as its line; in place of an input its label is pressed.
  const mouse = matchMedia("(pointer: fine)").matches;
  const read = (one, { cursor }) =>
    mouse && ((one.matches("[data-explains]") && cursor === "help") || one.matches(".log .line"));
  for (const one of document.querySelectorAll(TARGETS)) {
    const style = getComputedStyle(one);
    const inLine = style.display === "inline" || one.matches("label input");
    if (!seen(one) || inLine || read(one, style)) continue;
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < target - 0.5)
      found.add(`target ${width.toFixed(0)}x${height.toFixed(0)}: ${name(one) || one.className}`);
  }
  return [...found];
}"""

# What matters at a table and is not wholly in sight, or lies over something else that matters. On a wide
# screen all players and cards are, on a narrow one what is mine.
HIDDEN: Final = """() => {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const place = (name) => shown(`[data-panel=${name}]`)[0];
  const box = (one) => one.getBoundingClientRect();
  const less = (a, b, side) => a[side] < b[side] - 1;
  const outside = (a, b) =>
    less(a, b, "left") || less(a, b, "top") || less(b, a, "right") || less(b, a, "bottom");
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  const over = (a, b) => shared(a, b, "left", "right") > 1 && shared(a, b, "top", "bottom") > 1;
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const found = [];
  const inside = (one, frame) => {
    const what = one.dataset.panel ?? one.textContent.slice(0, 50);
    if (outside(box(one), frame)) found.push(`out of sight: ${what}`);
  };
  const places = ["board", "players", "cards", "talk", "bar", "tabs"].map(place).filter(Boolean);
  for (const one of places) {
    inside(one, screen);
    for (const other of places.slice(places.indexOf(one) + 1))
      if (over(box(one), box(other))) found.push(`${one.dataset.panel} lies over ${other.dataset.panel}`);
  }
  for (const one of shown("[data-panel=bar] :is(h2, .act), [data-panel=status] > *")) inside(one, screen);
  for (const one of shown("[data-panel=bar] .tools button:enabled")) {
    inside(one, box(place("bar")));
    if (over(box(one), box(shown("[data-panel=bar] h2")[0])))
      found.push(`lies over the question: ${one.textContent}`);
  }
  for (const one of shown("[data-panel=bar] .actions :is(.label, .note)"))
    if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
      found.push(`cut short: ${one.textContent}`);
  for (const panel of place("tabs") ? [] : ["players", "cards"])
    for (const one of shown(`[data-panel=${panel}] :is(article, .thing)`)) inside(one, box(place(panel)));
  if (shown("[data-storage]").every((one) => outside(box(one), screen))) found.push("no storage is in sight");
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  return found;
}"""

SHARE: Final = """() => {
  const { width, height } = document.querySelector("[data-panel=board]").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_all_is_large_enough_and_at_a_table_in_sight(screen: str, invite: Invite) -> None:
    """In every size and language."""
    found = {}
    for device, sizes in DEVICES:
        guest = invite("Ada", **device)
        SCREENS[screen](guest)
        for way in ways(guest.page, sizes):
            found[way] = guest.page.evaluate(SMALL, [SMALLEST_TEXT, SMALLEST_TARGET])
            found[way] += guest.page.evaluate(HIDDEN) if screen in TABLES else []
    assert {way: one for way, one in found.items() if one} == {}


@pytest.mark.parametrize("screen", ["choose among four", "battle", "starflick among four"])
def test_at_200_percent_the_board_keeps_half_of_the_screen(screen: str, invite: Invite) -> None:
    ada = invite("Ada", viewport={"width": 683, "height": 384})
    TABLES[screen](ada)
    assert ada.page.evaluate(SHARE) >= 0.5
