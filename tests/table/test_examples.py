"""The programs in the docs do what their pages say."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest

from milkomeda.play import log
from milkomeda.table.resuming import replayed, resumed
from milkomeda.table.room import SNAPSHOT_EVERY
from tests.table.client import Person
from tests.table.desk import RULES, Desk
from tests.table.house import Server

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_bot_plays_a_game_and_the_dice_can_be_checked(server: Server, tmp_path: Path) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open", "random"])
    address = f"{server.address}/table/{table}"
    bot = subprocess.Popen([sys.executable, EXAMPLES / "bot.py", address])

    async def story() -> None:
        async with ada.at(table) as seat:
            await seat.play(random.Random(8))

    try:
        asyncio.run(story())
        assert bot.wait() == 0
    finally:
        bot.kill()
    fairness = ada.done("GET", f"/tables/{table}")["fairness"]
    file = tmp_path / "game.log"
    file.write_text(ada.call("GET", f"/tables/{table}/log").text, encoding="utf-8")

    honest = check(file, fairness["secret"], fairness["salts"])
    assert honest.returncode == 0, honest.stderr
    assert fairness["hash"] in honest.stdout
    assert ", 0 of them wrong" in honest.stdout
    assert check(file, "another secret", fairness["salts"]).returncode == 1


def test_the_example_bot_plays_any_game(server: Server) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["open", "random"], "pool=1", game="starflick")
    subprocess.run([sys.executable, EXAMPLES / "bot.py", f"{server.address}/table/{table}"], check=True)
    assert ada.done("GET", f"/tables/{table}")["phase"] == "over"


def check(file: Path, secret: str, salts: list[str]) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(EXAMPLES / "check_dice.py"), str(file), secret, *salts]
    return subprocess.run(program, capture_output=True, text=True, check=False)


def test_the_dice_can_be_checked_after_the_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk().begin()
    desk.play(lambda: desk.room.turns > SNAPSHOT_EVERY)
    monkeypatch.setattr(RULES, "version", "other")
    desk.room = resumed(desk.room.row, desk.events)
    desk.play(lambda: desk.room.phase == "over")
    file = tmp_path / "game.log"
    match = replayed(desk.room.row, desk.room.names(), desk.events)
    file.write_text(log.write(match), encoding="utf-8")
    honest = check(file, "s", ["salt 0", "salt 1"])
    assert honest.returncode == 0, honest.stderr
    assert honest.stdout.endswith(" answers of chance, 0 of them wrong\n")
    file.write_text(log.write(match).replace(f"start: {match.earlier}", "start:"), encoding="utf-8")
    assert check(file, "s", ["salt 0", "salt 1"]).returncode == 1


def test_the_example_bot_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
