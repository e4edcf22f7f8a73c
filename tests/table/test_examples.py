"""The programs in the docs do what their pages say."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from tests.table.client import Person
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
        assert bot.wait(30) == 0
    finally:
        bot.kill()
    fairness = ada.done("GET", f"/tables/{table}")["fairness"]
    file = tmp_path / "game.log"
    file.write_text(ada.call("GET", f"/tables/{table}/log").text, encoding="utf-8")

    def check(*arguments: str) -> subprocess.CompletedProcess[str]:
        program = [sys.executable, str(EXAMPLES / "check_dice.py"), str(file), *arguments]
        return subprocess.run(program, capture_output=True, text=True, check=False)

    honest = check(fairness["secret"], *fairness["salts"])
    assert honest.returncode == 0, honest.stderr
    assert fairness["hash"] in honest.stdout
    assert ", 0 of them wrong" in honest.stdout
    assert check("another secret", *fairness["salts"]).returncode == 1


def test_the_example_bot_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
