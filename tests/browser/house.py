"""A real browser, and guests who come with one of their own."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, Request, WebSocket

from tests.table import house
from tests.table.house import Server

SHELL: Final = "chromium-headless-shell"  # without windows it is much quicker
WHOLE: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
TASTE: Final = "milkomeda.settings"
FORGET: Final = "({ name, value }) => (localStorage.clear(), localStorage.setItem(name, value))"
SETTINGS: Final = {"sounds": False, "language": "en", "theme": "dark"}
WIDE: Final = {"width": 1440, "height": 900}
STILL: Final = {"reduced_motion": "reduce"}  # as most guests want it: it costs much less
MOTION: Final = {"reduced_motion": "no-preference"}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE: Final = 1000 * house.PATIENCE  # in milliseconds
# Nothing moves that will come to rest.
RESTING: Final = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  ({ effect, playState }) => playState !== "running" || effect.getTiming().iterations > 9)"""
UNLIKE: Final = {"reduced_motion", "permissions"}
"""Whoever comes with these may leave a browser behind whose clock is not right, or that is told of turns."""
AHEAD: Final = 60_000  # milliseconds: no clock has run so far before it is stopped there
OUTAGE: Final = ("WebSocket connection to", "Failed to load resource: net::ERR_")


class Steady(Server):
    program = (str(Path(__file__).parent / "steady.py"),)


def launched(kind: BrowserType, names: Iterable[str] = (SHELL, *WHOLE)) -> Browser:
    """Chromium; where there is none, it is installed, by whoever comes first."""
    own = kind.executable_path

    def found() -> str | None:
        there = (shutil.which(name) for name in names)
        return next(filter(None, there), own if Path(own).exists() else None)

    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if os.getuid() == 0:
        install = ["apt-get", "install", "-y", WHOLE[0]]
        ways += [["apt-get", "update"], [*install, SHELL], install]
    with Path(sys.prefix, "browser.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for way in ways:
            if found():
                break
            subprocess.run(way, check=False, stdout=subprocess.DEVNULL)
        place = found()
    if place is None:
        raise FileNotFoundError("there is no Chromium and it cannot be installed: install it by hand")
    return kind.launch(executable_path=place)


class Guest:
    """Somebody with a browser of their own, who notes whatever goes wrong in it."""

    def __init__(self, browser: Browser, server: Server, name: str = "", **more: Any) -> None:
        self.address = server.address
        self.more = dict(more)
        self.taste = {"name": TASTE, "value": json.dumps({**SETTINGS, **more.pop("settings", {})})}
        state = {"origins": [{"origin": server.address, "localStorage": [self.taste]}]}
        usual = STILL | {"viewport": WIDE, "base_url": server.address, "storage_state": state} | more
        self.context: BrowserContext = browser.new_context(**usual)
        self.context.set_default_timeout(PATIENCE)
        self.context.on("request", self.asked)
        self.context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        self.context.on("page", self.watch)
        self.come(name)

    def come(self, name: str) -> None:
        self.name = name
        self.wrong: list[str] = []
        self.outages = False
        """Whether the connection is meant to be lost."""
        self.frames: list[str] = []
        self.sent: list[str] = []
        if name:
            self.call("POST", "/me", {"name": name})
        self.page: Page = self.context.new_page()

    def fits(self, server: Server, more: dict[str, Any]) -> bool:
        """Whether this browser is like one of somebody who comes there so."""
        return self.address == server.address and self.more == more

    def anew(self, name: str) -> None:
        """As somebody who was never here. A browser that knows the page shows it three times as fast."""
        for page in self.context.pages:
            if page.url.startswith(self.address):
                page.evaluate(FORGET, self.taste)
            page.close()
        self.context.clear_cookies()
        self.come(name)

    def watch(self, page: Page) -> None:
        page.on(
            "console", lambda said: self.complain(said.text) if said.type in ("error", "warning") else None
        )
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"loads {request.url}")

    def complain(self, text: str) -> None:
        if not (self.outages and text.startswith(OUTAGE)):
            self.wrong.append(text)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Over HTTP, as this browser."""
        response = self.context.request.fetch(f"/api{path}", method=method, data=body, timeout=PATIENCE)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()

    def create(self, seats: list[str], options: str = "edition=protocols", **more: Any) -> str:
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        position = re.search(r"^\w+(?=[ \n])", options, re.MULTILINE) if "\n" in options else None
        game = position.group() if position else "milkomeda"
        wish = {"game": game, "options": options, "seats": wishes}
        return str(self.call("POST", "/tables", wish | more)["id"])

    def join(self, table: str, seat: int = -1) -> None:
        self.call("POST", f"/tables/{table}/join", {"seat": seat})

    def stop_time(self) -> None:
        """In this browser, whose clock is installed, until it runs again: whoever flies hangs in the air."""
        self.context.clock.pause_at(self.page.evaluate("Date.now()") + AHEAD)

    def comes_to(self, look: Callable[[], Any], wanted: Any) -> None:
        """What is looked at becomes as wanted, sooner or later."""
        end = time.monotonic() + house.PATIENCE
        while look() != wanted and time.monotonic() < end:
            self.page.wait_for_timeout(50)
        assert look() == wanted

    def sit(self, table: str) -> Page:
        self.page.goto(f"/table/{table}")
        self.page.locator("[data-panel=bar]").wait_for()
        return self.page


Invite = Callable[..., Guest]
