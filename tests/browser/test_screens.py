"""Every screen, looked at in all ways: axe-core finds nothing to complain of, dark or light, and whatever
matters is in sight, large enough to be read and pressed, on laptops, a phone, and at 200 %.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.house import RESTING, Guest
from tests.browser.screens import DEVICES, LAPTOPS, SCREENS, TABLES, Sizes, ways
from tests.table.house import Server

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOUCHED: Final = (
    "starflick",
    "flick",
    "choose",
    "place",
    "battle",
    "council",
    "last slot",
    "lesson",
    "lesson done",
)  # on a phone
SMALLEST_TEXT: Final = 11
SMALLEST_TARGET: Final = 40

# What is too small, with the size it has. A board can be brought nearer: what lies on it is as large as one
# wants. A drawing that is not read out repeats what stands beside it.
SMALL: Final = """([text, target]) => {
  const DRAWN = "svg[aria-hidden=true], [aria-hidden=true] svg, svg.world";
  const UNSEEN = `.hidden-text, .skip, option, script, style, ${DRAWN}`;
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

# Too small a board, where most lies on it.
NARROW: Final = """() => {
  const { width, height } = document.querySelector("[data-panel=board]").getBoundingClientRect();
  const share = (width * height) / (innerWidth * innerHeight);
  return share < 0.5 ? [`the board has ${share.toFixed(2)} of the screen`] : [];
}"""
FULL: Final = ("choose among four", "battle", "starflick among four")

VIOLATIONS: Final = """async (options) => {
  const { violations } = await axe.run({ resultTypes: ["violations"], ...options });
  const told = ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`));
}"""


def violations(page: Page, *rules: str) -> list[str]:
    page.wait_for_function(RESTING)
    found: list[str] = page.evaluate(VIOLATIONS, {"runOnly": list(rules)} if rules else {})
    return found


def complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = violations(page)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    return found + [f"light: {one}" for one in violations(page, "color-contrast")]


def small_or_hidden(page: Page, screen: str, way: str) -> list[str]:
    found: list[str] = page.evaluate(SMALL, [SMALLEST_TEXT, SMALLEST_TARGET])
    found += page.evaluate(HIDDEN) if screen in TABLES else []
    return found + (page.evaluate(NARROW) if screen in FULL and way.startswith("200%") else [])


@pytest.fixture(scope="module")
def devices(browser: Browser, server: Server) -> Iterator[list[tuple[Guest, Sizes]]]:
    """A laptop and a phone for all visits: a browser that knows the page shows it three times as fast."""
    guests = [(Guest(browser, server, "Ada", **device), sizes) for device, sizes in DEVICES]
    yield guests
    for guest, _ in guests:
        guest.context.close()


@pytest.mark.parametrize("screen", [one for one in SCREENS if one != "replay"])  # it is the aftermath's end
def test_axe_finds_no_violation_and_all_is_large_enough_and_in_sight(
    screen: str, devices: list[tuple[Guest, Sizes]]
) -> None:
    found = []
    for guest, sizes in devices:
        guest.anew("Ada")
        SCREENS[screen](guest)
        found += complaints(guest.page) if sizes is LAPTOPS or screen in TOUCHED else []
        for way in ways(guest.page, sizes):
            found += [f"{way}: {one}" for one in small_or_hidden(guest.page, screen, way)]
        found += guest.wrong
    assert not found, "\n".join(found)
