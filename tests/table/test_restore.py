"""A copy that was made while the server ran brings everything back, by the commands of the docs."""

import asyncio
import os
import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.conftest import ROOT
from tests.table.client import Person
from tests.table.house import Server, postgres, program

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def commands(word: str, folder: Path) -> str:
    """The block of the page's commands that has this word in it, with other folders."""
    [block] = [block for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) if word in block]
    return str(block).replace("/var/lib/milkomeda", str(folder)).replace("/var/backups", str(folder))


def run(block: str, database: str) -> str:
    """As an operator would, who has the database's programs on the path."""
    path = f"{os.environ['PATH']}:{Path(program('pg_dump')).parent}"
    environment = os.environ | {"DATABASE_URL": database, "PATH": path}
    ran = subprocess.run(
        ["sh", "-e"], input=block, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


async def play(person: Person, table: str, answers: int) -> int:
    """How many answers there are when so many more were given."""
    async with person.at(table) as seat:
        await seat.scene_where(lambda scene: True)
        enough = seat.scene["table"]["answers"] + answers
        await seat.play(random.Random(1), lambda scene: scene["table"]["answers"] >= enough)
        return int(seat.scene["table"]["answers"])


def brought_back(database: str, copy: Callable[[], object], restore: Callable[[], object]) -> None:
    server = Server(database)
    try:
        server.start()
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random"])
        then = asyncio.run(play(ada, table, 5))
        copy()
        later = asyncio.run(play(ada, table, 5))
        ada.create(["me", "random"])
        server.stop()
        restore()
        server.start()
        [info] = ada.done("GET", "/me")["tables"]
        assert info["id"] == table
        assert then <= info["answers"] < later
        assert asyncio.run(play(ada, table, 5)) > info["answers"]
    finally:
        server.stop()


def test_a_copy_of_a_file_brings_everything_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def restore() -> None:
        assert run(commands("rm -f", tmp_path), database) == "ok\n"

    brought_back(database, lambda: run(commands(".backup", tmp_path), database), restore)


def test_a_dump_of_postgresql_brings_everything_back(tmp_path: Path) -> None:
    with postgres() as database:
        brought_back(
            database,
            lambda: run(commands("pg_dump", tmp_path), database),
            lambda: run(commands("pg_restore", tmp_path), database),
        )
