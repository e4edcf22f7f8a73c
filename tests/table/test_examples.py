"""The programs in the docs do what their pages say."""

import ast
import asyncio
import json
import random
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.table.fair import Fair, hash_of, key_of
from milkomeda.table.resuming import replayed, resumed
from milkomeda.table.room import SNAPSHOT_EVERY
from tests.table.client import Person
from tests.table.desk import RULES, Desk
from tests.table.house import Server

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = ROOT / "docs" / "fairness.md"

MILKOMEDA = [
    *(f"edition={edition}" for edition in EDITIONS),
    "edition=protocols first_stuck=skip start_green=0",
    "edition=protocols deck=9 start_green=0",
    "edition=directives first_unplaced=top explore_left=top civilizations=choose",
    "edition=protocols display=four explore_left=top",
]
STARFLICK = ["pool=1", "pool=1 navigation=dice", "pool=1 minefields=yes wormholes=yes"]


def test_a_refusal_over_http_is_as_its_page_shows_it(server: Server) -> None:
    page = (ROOT / "docs" / "machines.md").read_text(encoding="utf-8")
    shown = next(one for one in re.findall(r"```json\n(.*?)```", page, re.DOTALL) if '"problem"' in one)
    wish = {"game": "milkomeda", "options": "", "seats": [{"kind": "me"}]}
    assert Person(server.address, "Ada").call("POST", "/tables", wish).json() == json.loads(shown)


def test_the_example_bot_plays_a_game_and_the_dice_can_be_checked(server: Server, tmp_path: Path) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["me", "open", "random"], private=True)
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
    files = downloaded(ada, table, tmp_path)
    fairness = json.loads(files[1].read_text(encoding="utf-8"))["fairness"]
    assert fairness["convinced"] == [True, True, False]

    honest = run("check_dice.py", *files)
    assert honest.returncode == 0, honest.stderr
    assert fairness["hash"] in honest.stdout
    assert ", 0 of them wrong" in honest.stdout
    files[1].write_text(json.dumps({"fairness": fairness | {"secret": "another"}}), encoding="utf-8")
    assert run("check_dice.py", *files).returncode == 1


def downloaded(person: Person, table: str, folder: Path) -> tuple[Path, Path]:
    """The log of a finished game, and the table with its secret and salts."""
    files = folder / f"{table}.log", folder / f"{table}.json"
    for file, path in zip(files, ("/log", "")):
        file.write_text(person.call("GET", f"/tables/{table}{path}").text, encoding="utf-8")
    return files


def test_a_real_game_and_its_fork_are_derived_again_by_the_page_alone(server: Server, tmp_path: Path) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["me", "random", "random"])

    async def play(table: str) -> None:
        async with ada.at(table) as seat:
            await seat.play(random.Random(8))

    asyncio.run(play(table))
    derives(*downloaded(ada, table, tmp_path), least=22)  # those of the set-up
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    promised = ada.done("POST", "/promise")["hash"]
    wish = {"at": 30, "seats": seats, "hash": promised, "salt": "pepper"}
    fork = ada.done("POST", f"/tables/{table}/fork", wish)
    assert (fork["fairness"]["hash"], fork["fairness"]["convinced"]) == (promised, [True, False, False])
    asyncio.run(play(fork["id"]))
    derives(*downloaded(ada, fork["id"], tmp_path), least=5)


def derives(file: Path, table: Path, least: int) -> None:
    """All luck of a game, and none that was changed."""
    honest = run("derive_luck.py", PAGE, file, table)
    assert honest.returncode == 0, honest.stdout + honest.stderr
    derived = int(honest.stdout.split()[0])
    assert derived >= least
    assert honest.stdout == f"{derived} answers of chance, 0 of them wrong; the hash is right\n"
    text = file.read_text(encoding="utf-8")
    for bent in {bent_roll(text), bent_draw(text), bent_planet(text)} - {text}:
        file.write_text(bent, encoding="utf-8")
        assert run("derive_luck.py", PAGE, file, table).returncode == 1, bent


def bent_roll(text: str) -> str:
    return re.sub(
        r"(?<=^luck: roll teal )\d", lambda die: str(int(die[0]) % 6 + 1), text, count=1, flags=re.M
    )


def bent_draw(text: str) -> str:
    """Another card in place of the first."""
    cards = re.findall(r"^luck: draw (.+)$", text, re.MULTILINE)
    return text.replace(f"luck: draw {cards[0]}", f"luck: draw {cards[1]}", 1) if len(cards) > 1 else text


def bent_planet(text: str) -> str:
    others = {"grey": "pink", "pink": "grey"}
    return re.sub(r"(?<= is )\w+$", lambda kind: others.get(kind[0], "grey"), text, count=1, flags=re.M)


@pytest.mark.parametrize("seed", range(16))
def test_whole_games_of_any_options_are_derived_again_by_the_page_alone(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)
    name = "starflick" if seed % 4 == 3 else "milkomeda"
    players = luck.choice([2, 3, 4])
    options = luck.choice(STARFLICK) if name == "starflick" else luck.choice(MILKOMEDA)
    match = played(name, options, players, seed)
    derives(*written(match, seed, tmp_path), least=10)
    before = match.answers[luck.randrange(len(match.answers))].before
    fork = played(name, options, players, seed, match.game.read(match.game.write(before)))
    derives(*written(fork, seed, tmp_path), least=0)


def played(name: str, options: str, players: int, seed: int, start: State | None = None) -> Match:
    """At random, and by the chance of a table."""
    match = Match(game(name), options, [f"P{seat}" for seat in range(players)], start)
    key, hand = key_of(*promise(seed, players)), Seeded(seed)
    while not match.state.over:
        before = match.state
        seat = before.seat()
        luck = Fair(key, len(match.answers)) if seat == LUCK else hand
        match.answer(seat, before.step.sample(before, luck))
    return match


def promise(seed: int, players: int) -> tuple[str, list[str]]:
    return f"secret {seed}", [f"salt-{seat}" if seat else "" for seat in range(players)]


def written(match: Match, seed: int, folder: Path) -> tuple[Path, Path]:
    secret, salts = promise(seed, len(match.players))
    files = folder / "game.log", folder / "game.json"
    files[0].write_text(log.write(match), encoding="utf-8")
    fairness = {"secret": secret, "salts": salts, "hash": hash_of(secret)}
    files[1].write_text(json.dumps({"fairness": fairness}), encoding="utf-8")
    return files


def test_what_derives_luck_by_the_page_uses_nothing_of_this_project() -> None:
    tree = ast.parse((EXAMPLES / "derive_luck.py").read_text(encoding="utf-8"))
    imports = [one for one in ast.walk(tree) if isinstance(one, ast.Import | ast.ImportFrom)]
    names = {one.module or "" if isinstance(one, ast.ImportFrom) else one.names[0].name for one in imports}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_example_bot_plays_any_game(server: Server) -> None:
    ada = Person(server.address, "Ada")
    table = ada.create(["open", "random"], "pool=1", game="starflick", private=True)
    subprocess.run([sys.executable, EXAMPLES / "bot.py", f"{server.address}/table/{table}"], check=True)
    assert ada.done("GET", f"/tables/{table}")["phase"] == "over"


def run(script: str, *files: Path) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, str(EXAMPLES / script), *map(str, files)]
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
    table = tmp_path / "game.json"
    info = desk.room.info("", set())
    table.write_bytes(msgspec.json.encode(info))
    honest = run("check_dice.py", file, table)
    assert honest.returncode == 0, honest.stderr
    assert honest.stdout.endswith(" answers of chance, 0 of them wrong\n")
    assert run("derive_luck.py", PAGE, file, table).returncode == 0
    file.write_text(log.write(match).replace(f"start: {match.earlier}", "start:"), encoding="utf-8")
    assert run("check_dice.py", file, table).returncode == 1
    assert run("derive_luck.py", PAGE, file, table).returncode == 1


def test_the_example_bot_is_short() -> None:
    assert len((EXAMPLES / "bot.py").read_text(encoding="utf-8").splitlines()) < 60
