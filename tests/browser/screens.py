"""The screens of the page, and every way to look at them: sizes, themes, languages.

`python -m tests.browser.screens FOLDER` takes a picture of each, to be looked at; names choose among them.
"""

import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from playwright.sync_api import Page, sync_playwright

from tests.browser.hands import Hands
from tests.browser.house import PHONE, RESTING, Guest, Steady, launched
from tests.browser.positions import (
    AIMING,
    COUNCIL,
    CROWDED,
    CROWDED_SKY,
    FLICKING,
    FORMING,
    LAST_SLOT,
    MOVING,
    OFFERING,
    OTHERS_FIRST,
    OTHERS_TURN,
    PLACING,
    SKIRMISH,
    after,
)
from tests.browser.test_afterwards import finished
from tests.browser.test_history import played
from tests.browser.test_lab import LONGER, SMALL, ran

Screen = Callable[[Guest], None]
Sizes = dict[str, tuple[int, int]]
LAPTOPS: Final[Sizes] = {
    "1366x768": (1366, 768),
    "1280x800": (1280, 800),
    "1024x768": (1024, 768),
    "200%": (683, 384),  # of 1366x768
}
PHONES: Final[Sizes] = {"phone": (390, 844)}
DEVICES: Final[list[tuple[dict[str, Any], Sizes]]] = [({}, LAPTOPS), (PHONE, PHONES)]
LANGUAGES: Final = ("en", "de")
THEMES: Final = ("dark", "light")
DAY: Final = 86400
DOUBTED: Final = (
    "edition=protocols width=5 height=5 deck=22 research_cost=10 storage_limit=9 bribes=none offers=3 "
    "sector.Duskforge.cost=9 fleets=12"
)
CHANGED: Final = f"{LONGER} sector.Mineron_V.green=7 sector.Actara=out"
# A page has noticed its new size after one, and has laid itself out after the other.
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
CHAT: Final = "https://chat.example/hooks/galaxy"


def at(position: str, level: str = "reflex") -> Screen:
    """A table with that position, where I am asked."""

    def go(guest: Guest) -> None:
        others = "rose" in position.partition("pending:")[0]
        bot = "greedy" if "starflick" in position else level
        guest.sit(guest.create(["me", *[bot] * (3 if others else 1)], position))
        Hands(guest.page, guest.name).asked()

    return go


def lobby(guest: Guest) -> None:
    guest.create(["me", "open"])
    guest.page.goto("/")
    guest.page.get_by_role("heading", name="My tables").wait_for()


def turns(guest: Guest) -> None:
    guest.create(["me", "open"])
    guest.create(["me", "random"], SKIRMISH, clock=DAY)
    guest.page.goto("/")
    guest.page.get_by_role("heading", name="Your turn").wait_for()


def told_somewhere(guest: Guest) -> str:
    """A table where an answer may take days, whose host is told of it elsewhere."""
    table = guest.create(["me", "open"], clock=DAY)
    hook = {"type": "hook", "address": CHAT, "language": "en"}
    guest.call("POST", "/me/ways", hook)
    guest.call("PUT", f"/tables/{table}/hook", hook)
    return table


def telling(guest: Guest) -> None:
    guest.page.goto(f"/table/{told_somewhere(guest)}")
    guest.page.get_by_role("button", name="Tell me when it is my turn").click()
    guest.page.get_by_role("heading", name="Tell the whole table").wait_for()


def new_table(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Create a table").click()
    guest.page.get_by_text("All rules:").wait_for()


def all_rules(guest: Guest) -> None:
    new_table(guest)
    guest.page.get_by_text("All rules:").click()
    # Some of a hundred that look alike.
    guest.page.get_by_label("Search the options").fill("fleet")
    guest.page.locator("[data-option]").first.wait_for()


def waiting(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.create(['me', 'open'])}")
    guest.page.get_by_role("heading", name="One seat is free").wait_for()


def chat(guest: Guest) -> None:
    at(CROWDED)(guest)
    guest.page.keyboard.press("c")
    guest.page.get_by_label("Message").fill("Enjoy your outpost while it stands.")
    guest.page.keyboard.press("Enter")
    guest.page.get_by_text("Enjoy your outpost").wait_for()


def settings(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Settings").click()


def profile(guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Ada").click()
    guest.page.get_by_role("button", name="Delete me").wait_for()


def delete_me(guest: Guest) -> None:
    profile(guest)
    guest.page.get_by_role("button", name="Delete me").click()


def aftermath(guest: Guest) -> None:
    finished(guest)
    guest.page.get_by_role("slider", name="Moment of the game").fill("3")


def replay(guest: Guest) -> None:
    aftermath(guest)
    guest.page.get_by_role("heading", name="The game once more").scroll_into_view_if_needed()


def share(guest: Guest) -> None:
    finished(guest)
    guest.page.get_by_role("button", name="Picture to share").click()
    guest.page.get_by_role("link", name="Keep the picture").wait_for()


def history(guest: Guest) -> None:
    played(guest)
    guest.page.goto("/history")
    guest.page.get_by_role("button", name="Rematch").wait_for()


def statistics(guest: Guest) -> None:
    played(guest)
    guest.page.goto("/history?view=statistics")
    guest.page.get_by_role("heading", name="Games won").wait_for()


def rated_waiting(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.create(['me', 'open'], rated=True, clock=60)}")
    guest.page.get_by_text("still unsure").wait_for()


def lesson(name: str, *answers: str) -> Screen:
    """Gone on with after these answers."""

    def go(guest: Guest) -> None:
        kept = (f"milkomeda.lesson.{name.replace('/', '.')}", json.dumps({"answers": answers}))
        guest.page.goto("/learn")
        guest.page.evaluate("([key, answers]) => localStorage.setItem(key, answers)", kept)
        guest.page.goto(f"/learn/{name}")
        guest.page.get_by_role("dialog").or_(guest.page.locator("[data-step]")).first.wait_for()

    return go


def hint(guest: Guest) -> None:
    guest.sit(guest.create(["me", "random"], SKIRMISH, hints=True))
    guest.page.get_by_role("button", name="Hint").click()
    guest.page.get_by_role("button", name="Do it").wait_for()


def plan(guest: Guest) -> None:
    """A program has the other seat, and says nothing."""
    table = guest.create(["me", "open"], OTHERS_TURN, private=True)
    guest.call("POST", f"/tables/{table}/machines", {"name": "Bob"})
    guest.sit(table)
    guest.page.get_by_role("button", name="Plan my turn").click()
    guest.page.get_by_role("button", name="Keep the plan").wait_for()


def workbench(guest: Guest) -> None:
    guest.page.goto(f"/lab?game=milkomeda&options={SMALL}")
    # Some of a hundred that look alike.
    guest.page.get_by_label("Search the options").fill("round")
    guest.page.locator("[data-option]").first.wait_for()


def doubted(guest: Guest) -> None:
    """Rules that some cannot play, and what is hardly meant, beside the options."""
    guest.page.goto(f"/lab?{urlencode({'game': 'milkomeda', 'options': DOUBTED})}")
    guest.page.get_by_text("Only changed").click()
    guest.page.locator("[data-option=offers] .remark").wait_for()


def card_editor(guest: Guest) -> None:
    guest.page.goto("/lab?game=milkomeda&options=edition%3Dprotocols+sector.Mineron_V.green%3D3")
    guest.page.get_by_role("radio", name="Options", exact=True).press("ArrowRight")
    guest.page.locator("[data-card]").first.click()
    guest.page.get_by_role("dialog").wait_for()


def proposal(guest: Guest) -> None:
    guest.page.goto(f"{ran(guest, SMALL, CHANGED, games=32)}/proposal")
    guest.page.get_by_role("row", name="Rounds").wait_for()
    guest.page.locator(".cards svg").first.wait_for()


def what_if(guest: Guest) -> None:
    """A finished game again, by other rules."""
    table = finished(guest, SMALL)
    run = guest.call("POST", f"/tables/{table}/again", {"options": LONGER, "games": 20})
    path = f"/lab/runs/{run['id']}"
    guest.comes_to(lambda: guest.call("GET", path)["run"]["state"], "done")
    guest.page.goto(path.replace("/runs", ""))
    guest.page.get_by_role("heading", name="The game again").wait_for()


def differences(guest: Guest) -> None:
    said = {
        "name": "Far Green",
        "about": "Greener.",
        "passages": {"Explore": {"texts": {"en": "Look."}, "add": True}},
    }
    guest.sit(guest.create(["me", "random"], CHANGED, wording=said))
    hidden = guest.page.get_by_role("tab", name="Players")
    if hidden.count():
        hidden.click()
    guest.page.get_by_role("button", name="What is different here").click()
    guest.page.get_by_role("dialog").locator(".cards svg").first.wait_for()


def fights(guest: Guest) -> None:
    guest.page.goto("/lab/fights?options=edition%3Dprotocols&fleets=3-2&splits=1.1.1.0.0")
    guest.page.get_by_role("heading", name="How to form up").wait_for()


def run(*options: str) -> Screen:
    def go(guest: Guest) -> None:
        guest.page.goto(ran(guest, *options))
        guest.page.locator("summary").first.click()

    return go


def page_at(path: str, heading: str) -> Screen:
    def go(guest: Guest) -> None:
        guest.page.goto(path)
        guest.page.get_by_role("heading", name=heading).first.wait_for()

    return go


TABLES: Final[dict[str, Screen]] = {
    "first sector": at("edition=protocols"),
    "choose": at(SKIRMISH),
    "choose among four": at(CROWDED),
    "place": at(PLACING),
    "move": at(MOVING),
    "move among four": at(after(CROWDED, "move")),
    "build": at(after(CROWDED, "build")),
    "research": at(after(CROWDED, "research")),
    "attack": at(after(CROWDED, "attack")),
    "battle": at(FORMING),
    "council": at(COUNCIL),
    "offer": at(OFFERING),
    "last slot": at(LAST_SLOT),
    "hint": hint,
    "plan": plan,
    "since": at(OTHERS_FIRST, "random"),  # better bots may end the game before I am asked
    "chat": chat,
    "starflick": at(FLICKING),
    "starflick among four": at(CROWDED_SKY),
    "flick": at(AIMING),
    "lesson": lesson("milkomeda/explore", "explore", "spend 0 green"),
    "lesson of Starflick": lesson("starflick/flick", "move", "flick 1"),
    "lesson done": lesson("starflick/mine", "mine", "mine alpha-b with 3"),
    "lesson missed": lesson("starflick/mine", "mine", "mine alpha-a with 2"),
}


def rules_searched(guest: Guest) -> None:
    page_at("/rules", "Milkomeda")(guest)
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("hypergate")
    guest.page.keyboard.press("Enter")


def card_at_table(guest: Guest) -> None:
    at(SKIRMISH)(guest)
    guest.page.locator("[data-cell=C1]").click(button="right")
    guest.page.get_by_role("dialog").wait_for()


SCREENS: Final[dict[str, Screen]] = {
    "lobby": lobby,
    "turns": turns,
    "new table": new_table,
    "all rules": all_rules,
    "waiting": waiting,
    "waiting, rated": rated_waiting,
    "telling": telling,
    "mail": page_at("/mail", "By e-mail"),
    **TABLES,
    "aftermath": aftermath,
    "replay": replay,
    "picture to share": share,
    "history": history,
    "statistics": statistics,
    "workbench": workbench,
    "doubted": doubted,
    "card editor": card_editor,
    "fights": fights,
    "run": run(SMALL),
    "comparison": run(SMALL, LONGER),
    "proposal": proposal,
    "what if": what_if,
    "differences": differences,
    "learn": page_at("/learn", "Learn by playing"),
    "rules": page_at("/rules", "Milkomeda"),
    "rules searched": rules_searched,
    "print": page_at("/print", "Print"),
    "cards": page_at("/cards/milkomeda", "Sectors"),
    "cards of Starflick": page_at("/cards/starflick", "Technologies"),
    "a card": page_at("/cards/milkomeda/structure/hypergate", "Hypergate"),
    "a card at the table": card_at_table,
    "api": page_at("/api", "For programs"),
    "settings": settings,
    "profile": profile,
    "delete me": delete_me,
}


def speak(page: Page, language: str) -> None:
    """As if one had changed it in the header, wherever that is hidden or behind a dialog."""
    if page.evaluate("document.documentElement.lang") != language:
        page.evaluate("document.querySelector('header .language').click()")
        page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)


def ways(page: Page, sizes: Sizes) -> Iterator[str]:
    """Every size in every language; the page shows each while it is named."""
    for language in LANGUAGES:
        speak(page, language)
        for size, (width, height) in sizes.items():
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(TWO_FRAMES)
            page.wait_for_function(RESTING)
            yield f"{size} {language}"


def take(guest: Guest, sizes: Sizes, folder: Path, name: str) -> None:
    for way in ways(guest.page, sizes):
        for theme in THEMES:
            guest.page.evaluate("(one) => (document.documentElement.dataset.theme = one)", theme)
            guest.page.wait_for_function(RESTING)
            guest.page.screenshot(path=folder / f"{name}, {way} {theme}.png")


def take_all(folder: Path, names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Steady(f"sqlite:///{place}/tables.db")
        server.start()
        try:
            browser = launched(playwright.chromium)
            for name in names or SCREENS:
                for device, sizes in DEVICES:
                    guest = Guest(browser, server, "Ada", **device)
                    SCREENS[name](guest)
                    take(guest, sizes, folder, name)
                    guest.context.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    take_all(Path(sys.argv[1]), sys.argv[2:])
