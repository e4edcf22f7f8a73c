"""Screenshots of the table for the docs. They are looked at, not compared: fonts differ between machines."""

import base64
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.hands import Hands
from tests.browser.house import MOTION, PHONE, RESTING, Guest, Steady, launched
from tests.table.house import Server

NAMES: Final = (
    "table",
    "table-battle",
    "table-lobby",
    "table-aftermath",
    "table-phone",
    "table-light",
    "sky",
    "sky-phone",
)
FRIENDS: Final = ("Bob", "Cleo", "Dora")

# As WebP: a starry sky is large as PNG, and as JPEG its letters fray.
SHRINK: Final = """async (png) => {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = bitmap;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d").drawImage(bitmap, 0, 0);
  return canvas.toDataURL("image/webp", 0.9).split(",")[1];
}"""


class Studio:
    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.position = (folder / "galaxy.txt").read_text(encoding="utf-8")
        self.dark_room = browser.new_page()
        self.friends = [self.guest(name) for name in FRIENDS]

    def guest(self, name: str = "Ada", theme: str = "dark", **more: Any) -> Guest:
        settings = {"theme": theme, "confirmEnd": False}
        return Guest(self.browser, self.server, name, settings=settings, **MOTION, **more)

    def take(self, name: str, page: Page) -> None:
        page.wait_for_function(RESTING)
        png = base64.b64encode(page.screenshot()).decode()
        webp = base64.b64decode(self.dark_room.evaluate(SHRINK, png))
        (self.folder / f"{name}.webp").write_bytes(webp)

    def table(self, host: Guest) -> Page:
        """Four at a table, all of them there."""
        table = host.create(["me", "open", "open", "open"], self.position)
        cleo = self.friends[1]
        for friend in self.friends:
            friend.join(table)
        for friend in self.friends:
            friend.sit(table)
        self.answer(cleo, "build", "build fleets 2 I1", "no protocol", "no claim")
        cleo.page.keyboard.press("c")
        cleo.page.get_by_label("Message").fill("Enjoy your outpost while it stands.")
        cleo.page.keyboard.press("Enter")
        page = host.sit(table)
        Hands(page, host.name).state(lambda state: state["step"] == "choose")
        return page

    def answer(self, guest: Guest, *answers: str) -> None:
        """Typed, as those do who know how it is spelt."""
        for text in answers:
            Hands(guest.page, guest.name).type(text)

    def seen(self, name: str, **more: Any) -> None:
        guest = self.guest(**more)
        page = self.table(guest)
        self.take(name, page)
        guest.context.close()

    def battle(self) -> None:
        ada = self.guest()
        page = self.table(ada)
        self.answer(ada, "attack", "attack C3", "bring 3 C2", "bring 1 B3", "2 beam 1 drone 1 fighter")
        self.answer(self.friends[0], "1 shield 2 artillery 1 fighter")
        page.get_by_role("img", name="rolled").first.wait_for()
        self.take("table-battle", page)

    def lesson(self) -> None:
        ada = self.guest()
        ada.page.goto("/learn/milkomeda/explore")
        self.answer(ada, "explore", "spend 0 green")
        ada.page.keyboard.press("r")
        ada.page.locator("[data-cell=C1]").hover()
        self.take("table-lesson", ada.page)

    def sky(self, name: str, **more: Any) -> None:
        """Starflick, with a hand at the sling."""
        guest = self.guest(**more)
        table = guest.create(
            ["me", "open", "open", "open"], (self.folder / "sky.txt").read_text(encoding="utf-8")
        )
        for friend in self.friends:
            friend.join(table)
        for friend in self.friends:
            friend.sit(table)
        page = guest.sit(table)
        Hands(page, guest.name).state(lambda state: state["step"] == "move")
        ship = page.locator("[data-cell='teal 3']").bounding_box()
        assert ship
        x, y = ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for part in (0.2, 0.6, 1.0):
            page.mouse.move(x - 74 * part, y - 15 * part)
        Hands(page, guest.name).state(lambda state: state["step"] == "shoot")
        self.take(name, page)
        guest.context.close()

    def lobby(self) -> None:
        ada, bob = self.guest(), self.guest("Bob")
        ada.create(["me", "reflex", "random"], "edition=protocols")
        bob.create(["me", "open", "reflex", "open"], "edition=directives bribes=binding", clock=120)
        ada.page.goto("/")
        ada.page.get_by_role("heading", name=re.compile("My tables|Your turn")).first.wait_for()
        self.take("table-lobby", ada.page)

    def aftermath(self) -> None:
        ada = self.guest()
        table = ada.create(["random", "reflex", "reflex", "random"], self.position)
        ada.page.goto(f"/table/{table}")
        ada.page.get_by_role("button", name="See the result").click()
        ada.page.get_by_role("heading", name="The luck ledger").wait_for()
        self.take("table-aftermath", ada.page)


def take_all(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Steady(f"sqlite:///{place}/tables.db")
        server.start()
        try:
            browser = launched(playwright.chromium)
            studio = Studio(browser, server, folder)
            studio.lobby()
            studio.lesson()
            studio.seen("table")
            studio.seen("table-light", theme="light")
            studio.seen("table-phone", **PHONE, device_scale_factor=2)
            studio.sky("sky")
            studio.sky("sky-phone", **PHONE, device_scale_factor=2)
            studio.battle()
            studio.aftermath()
            browser.close()
        finally:
            server.stop()
