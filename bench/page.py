"""How busy the page keeps a browser: a whole game of four bots, watched in Chromium.

`python -m bench.page` lets them play as fast as they think. For the lobby before and after, and for the
beginning, the middle and the end of the game it prints how many nodes the document has and how much memory
its scripts hold; then what a scene costs the page's own thread, and how many tasks took long.
"""

import argparse
import json
import tempfile
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.house import Guest, launched
from tests.table.house import serving

LONG: Final = 50  # milliseconds: from here on a task is felt
VERY_LONG: Final = 200
SLICE: Final = 250
PACE: Final = "0.1"  # seconds that a bot takes at least: faster than anybody can follow
PATIENCE: Final = 120_000
MEGABYTE: Final = 1 << 20

WATCH: Final = """
window.tasks = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration)))
  .observe({ type: "longtask", buffered: true });
"""


class Reading(NamedTuple):
    when: str
    scenes: int
    nodes: float
    heap: float
    busy: float
    scripts: float
    layout: float


class Gauge:
    """What Chromium tells about one page."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.session = guest.context.new_cdp_session(guest.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self, when: str) -> Reading:
        spent = self.metrics()
        self.session.send("HeapProfiler.collectGarbage")
        held = self.metrics()
        return Reading(
            when,
            len(self.guest.frames),
            held["Nodes"],
            held["JSHeapUsedSize"],
            spent["TaskDuration"],
            spent["ScriptDuration"],
            spent["LayoutDuration"] + spent["RecalcStyleDuration"],
        )

    def metrics(self) -> dict[str, float]:
        found: list[dict[str, Any]] = self.session.send("Performance.getMetrics")["metrics"]
        return {one["name"]: float(one["value"]) for one in found}


def latest(guest: Guest) -> Any:
    """The last scene that has arrived."""
    return next(scene for frame in reversed(guest.frames) if (scene := json.loads(frame))["type"] == "scene")


def watch(guest: Guest, bots: list[str], options: str) -> list[Reading]:
    page: Page = guest.page
    page.add_init_script(WATCH)
    page.goto("/")
    gauge = Gauge(guest)
    page.get_by_role("heading", name="Open tables").wait_for()
    readings = [gauge.read("lobby before")]
    guest.sit(guest.create(["me", *bots[1:]], options))
    readings.append(gauge.read("beginning"))
    cards = latest(guest)["picture"]["deck"]
    page.get_by_role("button", name="Let a bot play").click()
    page.locator(f"input[value={bots[0]}]").check()
    page.get_by_role("button", name="Leave the seat").click()
    while (scene := latest(guest))["table"]["phase"] == "playing":
        if len(readings) == 2 and scene["picture"]["deck"] <= cards / 2:
            readings.append(gauge.read("middle"))
        page.wait_for_timeout(SLICE)
    readings.append(gauge.read("end"))
    page.get_by_role("link", name="Milkomeda").first.click()
    page.get_by_role("heading", name="Open tables").wait_for()
    page.wait_for_timeout(SLICE)
    return [*readings, gauge.read("lobby after")]


def report(readings: list[Reading], tasks: list[float], console: Console) -> None:
    held = Table("", "scenes", "nodes", "memory of scripts")
    for one in readings:
        held.add_row(one.when, str(one.scenes), f"{one.nodes:,.0f}", f"{one.heap / MEGABYTE:.1f} MB")
    console.print(held)
    first, last = readings[1], readings[-2]
    scenes = last.scenes - first.scenes
    spent = Table("a scene costs", "milliseconds of one core")
    for name, seconds in (
        ("altogether", last.busy - first.busy),
        ("scripts", last.scripts - first.scripts),
        ("styles and layout", last.layout - first.layout),
    ):
        spent.add_row(name, f"{seconds / scenes * 1000:.1f}")
    console.print(spent)
    console.print(
        f"Tasks over {LONG} ms: {len(tasks)}, over {VERY_LONG} ms: {sum(one > VERY_LONG for one in tasks)},"
        f" the longest: {max(tasks, default=0):.0f} ms."
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--bots", nargs="+", default=["random"] * 4)
    parser.add_argument("--options", default="edition=protocols")
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--pace", PACE) as server,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        guest = Guest(browser, server, "Ada")
        guest.context.set_default_timeout(PATIENCE)
        readings = watch(guest, chosen.bots, chosen.options)
        report(readings, guest.page.evaluate("tasks"), Console(highlight=False))
        browser.close()


if __name__ == "__main__":
    main()
