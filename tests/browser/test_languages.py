"""No screen knows English: in a language made up of accents, whatever is read without them was no message."""

import os
import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from milkomeda.games import SHOWS
from milkomeda.starflick.board import QUADRANTS
from milkomeda.words import pseudo
from milkomeda.words.language import Language, folders
from milkomeda.words.message import say
from tests.browser.hands import Hands
from tests.browser.house import PHONE, RESTING, Guest, Steady
from tests.browser.positions import (
    AIMING,
    COUNCIL,
    FLICKING,
    FORMING,
    LAST_POINT,
    LAST_SLOT,
    MOVING,
    OTHERS_TURN,
    PLACING,
    SKIRMISH,
    after,
)
from tests.browser.screens import CHAT, DAY, told_somewhere
from tests.browser.test_history import played
from tests.browser.test_lab import LONGER, SMALL, ran
from tests.table.house import Server

PROBING: Final = SKIRMISH.replace("edition=protocols", "edition=protocols explore_from=probes")
DECIDING: Final = SKIRMISH.replace("master gold", "master teal") + "pending: propose-order; decide-order\n"
STRIKING: Final = """starflick 2 players pool=9 minefields=yes wormholes=yes
turn: 5 teal
held: alpha-b
teal: 4 troops, 3 starships
gold: 6 troops, 2 starships
teal levels: 4 2 2 4
gold levels: 1 1 1 1
alpha-b: orange teal 2 troops
alpha-a: grey gold 1 troop
teal 1: 120.0 78.0
teal 2: 206.0 100.0
teal 3: 230.0 120.0
gold 1: 600.0 642.0
gold 2: 206.0 130.0
pending: action; scan; finish; end
"""
COMMANDING: Final = FORMING.replace("edition=protocols", "edition=protocols command_points=4")
CARDS: Final = {
    "sector": "novatron",
    "technology": "graviton-shields",
    "objective": "golden-khanate",
    "directive": "energy-driven-offensive",
    "protocol": "move-for-1-red",
    "structure": "hypergate",
    "ship": "beam",
    "civilization": "helix",
}
ANSWERS: Final = 30
WEB: Final = Path(__file__).parents[2] / "web"
NAME: Final = "Zoé"

# All that is read or heard, and explained where one rests on something, a line each. What is written in
# notation or by programs is in no language.
READ: Final = """() => {
  const NOTATION = "code, pre, kbd, script, style, time, [lang]:not(html), [translate=no]";
  const HEARD = ["title", "aria-label", "placeholder", "alt", "aria-roledescription"];
  const found = new Set();
  const add = (text) => text && found.add(text.replace(/\\s+/g, " ").trim());
  const read = (part) => {
    for (const one of [part, ...part.querySelectorAll("*")]) {
      if (one.closest(NOTATION) || (!one.checkVisibility() && !one.closest("option"))) continue;
      for (const name of HEARD) add(one.getAttribute(name));
      for (const node of one.matches("textarea") ? [] : one.childNodes)
        if (node.nodeType === Node.TEXT_NODE) add(node.data);
    }
  };
  const wait = window.setTimeout;
  const turn = (name, anchor) => anchor.dispatchEvent(new PointerEvent(name, { pointerType: "mouse" }));
  read(document.documentElement);
  window.setTimeout = (act) => act();
  for (const anchor of document.querySelectorAll("[data-explains]")) {
    turn("pointerenter", anchor);
    document.querySelectorAll(".explanation").forEach(read);
    turn("pointerleave", anchor);
  }
  window.setTimeout = wait;
  add(document.title);
  return [...found];
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server, and a page, with one language more."""
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder / "words", folders()["en"])
    more = {"MILKOMEDA_WORDS": str(folder / "words"), "MILKOMEDA_PAGE": str(folder / "page")}
    build = ["npm", "--silent", "run", "build", "--", "--logLevel", "error", "--outDir", str(folder / "page")]
    subprocess.run(build, cwd=WEB, env=os.environ | more, check=True)
    running = Steady(f"sqlite:///{folder / 'tables.db'}")
    with pytest.MonkeyPatch.context() as patched:
        for name, value in more.items():
            patched.setenv(name, value)
        running.start()
        yield running
        running.stop()


@contextmanager
def speaking(browser: Browser, server: Server, **more: Any) -> Iterator[Guest]:
    one = Guest(browser, server, NAME, settings={"language": pseudo.CODE}, **more)
    yield one
    one.context.close()
    assert one.wrong == []


@pytest.fixture(scope="module")
def guest(browser: Browser, server: Server) -> Iterator[Guest]:
    with speaking(browser, server) as one:
        yield one


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Guest]:
    with speaking(browser, server, **PHONE) as one:
        yield one


@cache
def spoken() -> Language:
    return Language(pseudo.CODE)


def said(name: str) -> str:
    """A message without values, as the page says it."""
    return spoken().say(say(name))


def proper() -> re.Pattern[str]:
    """What is called the same in every language: games, editions, places, cards, whoever plays, signs."""
    names = {"Milkomeda", "Starflick", "mm", NAME, "Bob", CHAT, *QUADRANTS, *map(str.capitalize, QUADRANTS)}
    for show in SHOWS.values():
        names |= set(show.editions)
        for field in show.catalogue.__struct_fields__:
            cards = getattr(show.catalogue, field)
            names |= (
                {card.name for card in cards if hasattr(card, "name")} if isinstance(cards, list) else set()
            )
    spelt = [re.escape(name) for name in sorted(names, key=len, reverse=True)]
    return re.compile(rf"\b(?:{'|'.join(spelt)})\b")


PROPER: Final = proper()
WORD: Final = re.compile(r"[A-Za-z]{2,}")


def english(page: Page) -> list[str]:
    page.get_by_role("banner").get_by_role("button", name=NAME).wait_for()
    page.wait_for_function(RESTING)
    return [text for text in page.evaluate(READ) if WORD.search(PROPER.sub("", text))]


Screen = Callable[[Guest], None]
"""The way there."""


def at(position: str) -> Screen:
    """A table with that position, where I am asked."""

    def go(guest: Guest) -> None:
        guest.sit(guest.create(["me", "random"], position))
        Hands(guest.page, guest.name).asked()

    return go


def lobby(guest: Guest) -> None:
    guest.create(["me", "open"])
    guest.page.goto("/")
    guest.page.get_by_role("heading", name=said("page-lobby-mine")).wait_for()


def turns(guest: Guest) -> None:
    guest.create(["me", "random"], SKIRMISH, clock=DAY)
    guest.page.goto("/")
    guest.page.get_by_role("heading", name=said("page-lobby-turns")).wait_for()


def telling(guest: Guest) -> None:
    guest.page.goto(f"/table/{told_somewhere(guest)}")
    guest.page.get_by_role("button", name=said("page-telling-title")).click()
    guest.page.get_by_role("heading", name=said("page-telling-table")).wait_for()


def new_table(game: str, guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name=said("page-lobby-create")).click()
    guest.page.get_by_role("dialog").get_by_text(said(f"page-lobby-game-{game}"), exact=True).click()
    guest.page.get_by_role("dialog").locator("summary").first.click()
    guest.page.locator("[data-option]").first.wait_for()


def waiting(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.create(['me', 'open'])}")
    guest.page.get_by_role("heading", level=1).wait_for()


def dialog(button: str, guest: Guest) -> None:
    guest.page.goto("/")
    guest.page.get_by_role("button", name=button).click()
    guest.page.get_by_role("dialog").wait_for()


def page_at(path: str, guest: Guest) -> None:
    guest.page.goto(path)
    guest.page.get_by_role("heading", level=2).first.wait_for()


def profile(guest: Guest) -> None:
    dialog(NAME, guest)


def dialog_at(screen: Screen, button: str) -> Screen:
    """What a button of another screen opens."""

    def go(guest: Guest) -> None:
        screen(guest)
        guest.page.get_by_role("button", name=said(button), exact=True).click()
        guest.page.get_by_role("dialog").last.wait_for()

    return go


def nowhere(path: str, guest: Guest) -> None:
    guest.page.goto(path)
    guest.page.get_by_role("main").get_by_role("link").first.wait_for()
    guest.wrong = [text for text in guest.wrong if "404" not in text]


def refused(position: str, answer: str) -> Screen:
    """What is said of an answer that cannot be given."""

    def go(guest: Guest) -> None:
        at(position)(guest)
        guest.page.keyboard.press("/")
        guest.page.keyboard.type(answer)
        guest.page.keyboard.press("Enter")
        guest.page.get_by_role("alert").wait_for()

    return go


def doubted(guest: Guest) -> None:
    """Whoever would end the game is asked once more."""
    at(LAST_SLOT)(guest)
    guest.page.keyboard.press("1")
    guest.page.locator(".unsure").first.wait_for()


def finished(position: str, guest: Guest) -> None:
    """Two bots have played to the end."""
    table = guest.create(["random", "random"], position)
    replay = guest.page.get_by_role("heading", name=said("page-after-replay"))
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_role("button", name=said("page-table-see-after")).or_(replay).wait_for()
    guest.page.goto(f"/table/{table}")
    replay.wait_for()
    guest.page.get_by_role("slider", name=said("page-after-scrubber")).fill("9")


def share(guest: Guest) -> None:
    dialog_at(partial(finished, SKIRMISH), "page-after-share")(guest)
    guest.page.get_by_role("link", name=said("page-after-share-keep")).wait_for()


def history(view: str, guest: Guest) -> None:
    played(guest)
    page_at(f"/history{view}", guest)
    guest.page.get_by_role("switch").first.wait_for()


def rated(guest: Guest) -> None:
    guest.page.goto(f"/table/{guest.create(['me', 'open'], rated=True, clock=60)}")
    guest.page.get_by_text(said("page-history-rating"), exact=False).first.wait_for()


def hint(guest: Guest) -> None:
    guest.sit(guest.create(["me", "random"], SKIRMISH, hints=True))
    guest.page.get_by_role("button", name=said("page-hint-ask")).click()
    guest.page.get_by_role("button", name=said("page-hint-take")).wait_for()


def plan(guest: Guest) -> None:
    table = guest.create(["me", "open"], OTHERS_TURN, private=True)
    guest.call("POST", f"/tables/{table}/machines", {"name": "Bob"})
    guest.sit(table)
    guest.page.get_by_role("button", name=said("page-plan-begin")).click()
    guest.page.get_by_role("button", name=said("page-plan-keep")).wait_for()


def comparison(guest: Guest) -> None:
    guest.page.goto(ran(guest, SMALL, LONGER))
    guest.page.locator("ins").first.wait_for()
    guest.page.locator(".panel summary").first.click()


SCREENS: dict[str, Screen] = {
    "lobby": lobby,
    "turns": turns,
    "telling": telling,
    "mail": partial(nowhere, "/mail"),
    "new table": partial(new_table, "milkomeda"),
    "new table of Starflick": partial(new_table, "starflick"),
    "waiting": waiting,
    "waiting, rated": rated,
    "settings": lambda guest: dialog(said("page-common-settings"), guest),
    "profile": profile,
    "workbench": partial(page_at, f"/lab?game=milkomeda&options={SMALL}"),
    "comparison": comparison,
    "learn": partial(page_at, "/learn"),
    "rules": partial(page_at, "/rules"),
    "print": partial(page_at, "/print"),
    "cards": partial(page_at, "/cards/milkomeda"),
    "cards of Starflick": partial(page_at, "/cards/starflick"),
    **{f"a {kind}": partial(page_at, f"/cards/milkomeda/{kind}/{name}") for kind, name in CARDS.items()},
    "api": partial(page_at, "/api"),
    "a first game": at("edition=protocols"),
    "actions": at(SKIRMISH),
    "pick": at(after(SKIRMISH, "research")),
    "amounts": at(after(SKIRMISH, "move")),
    "place": at(PLACING),
    "move": at(MOVING),
    "build": at(after(SKIRMISH, "build")),
    "attack": at(after(SKIRMISH, "attack")),
    "attack from": at(after(SKIRMISH, "attack", "attack C1")),
    "cells": at(after(PROBING, "explore")),
    "battle": at(FORMING),
    "offer": at(COUNCIL),
    "order": at(DECIDING),
    "last slot": at(LAST_SLOT),
    "hint": hint,
    "plan": plan,
    "aftermath and replay": partial(finished, SKIRMISH),
    "picture to share": share,
    "history": partial(history, ""),
    "statistics": partial(history, "?view=statistics"),
    "starflick": at(LAST_POINT),
    "starflick moves": at(FLICKING),
    "flick": at(AIMING),
    "starflick's aftermath and replay": partial(finished, LAST_POINT),
    "to close a table": dialog_at(waiting, "page-table-close"),
    "to leave a seat": dialog_at(at(SKIRMISH), "page-table-let-bot"),
    "to play on from a moment": dialog_at(partial(finished, SKIRMISH), "page-after-fork"),
    "to sign out elsewhere": dialog_at(profile, "page-common-account-elsewhere"),
    "to sign out": dialog_at(profile, "page-common-account-here"),
    "to be forgotten": dialog_at(profile, "page-common-account-forget"),
    "no such page": partial(nowhere, "/nowhere"),
    "no such table": partial(nowhere, "/table/nowhere"),
    "asked twice": doubted,
    "no such answer": refused(SKIRMISH, "42"),
    "refused amount": refused(after(SKIRMISH, "build"), "build fleets 99 A1"),
    "refused move": refused(MOVING, "move 9 A1 F5"),
    "refused placing": refused(PLACING, "place Novatron F1"),
    "refused formation": refused(FORMING, "9 beam"),
    "refused offer": refused(COUNCIL, "refresh 9 pair"),
    "refused flick": refused(AIMING, "shoot 300.00 9000"),
    "refused ship": refused(FLICKING, "flick 7"),
}
PHONES: Final = ["a first game", "actions", "place", "battle", "offer", "starflick", "flick"]


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_shows_english(screen: str, guest: Guest) -> None:
    SCREENS[screen](guest)
    assert english(guest.page) == []


@pytest.mark.parametrize(
    ("game", "lesson"), [(name, lesson) for name, show in SHOWS.items() for lesson in show.lessons]
)
def test_no_moment_of_a_lesson_shows_english(game: str, lesson: str, guest: Guest) -> None:
    guest.page.goto(f"/learn/{game}/{lesson}")
    hands = Hands(guest.page, guest.name)
    for text in SHOWS[game].lessons[lesson].solution:
        hands.asked()
        assert english(guest.page) == []
        hands.type(text)
    guest.page.get_by_role("dialog").wait_for()
    assert english(guest.page) == []


def test_a_missed_lesson_shows_no_english(guest: Guest) -> None:
    guest.page.goto("/learn/starflick/mine")
    hands = Hands(guest.page, guest.name)
    for text in ("mine", "mine alpha-a with 2"):
        hands.type(text)
    guest.page.get_by_role("dialog").wait_for()
    assert english(guest.page) == []


@pytest.mark.parametrize("screen", PHONES)
def test_no_place_of_a_phone_shows_english(screen: str, phone: Guest) -> None:
    SCREENS[screen](phone)
    tabs = phone.page.locator("[data-panel=tabs]").get_by_role("tab")
    assert tabs.count() > 1
    for place in tabs.all():
        place.click()
        assert english(phone.page) == []


@pytest.mark.parametrize("options", ["edition=draft", FORMING, COMMANDING, STRIKING])
def test_no_question_of_a_game_is_asked_in_english(options: str, guest: Guest) -> None:
    at(options)(guest)
    hands = Hands(guest.page, guest.name)
    over = said("page-bar-over")
    for _ in range(ANSWERS):
        state = hands.state(lambda state: state["question"] >= 0 or state["said"] == over)
        assert english(guest.page) == []
        if state["question"] < 0:
            return
        hands.answer()
