"""Who does the work: processes of this machine, or a cluster, in which one of two workers dies."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen

import pytest

from milkomeda.cli import main
from milkomeda.lab.folder import Folder
from milkomeda.lab.record import SCHEMA, Frames
from tests.lab.cluster import Cluster

PATIENCE = 120  # seconds
SMALL = ["--options", "width=4 height=4 deck=9 end_round=1", "--bots", "random,greedy", "--games", "8"]
BOSS = """
import time
from milkomeda.lab.workers import mapped, workers

def work(seconds: int) -> None:
    print("at work", flush=True)
    time.sleep(seconds)

if __name__ == "__main__":
    with workers(1) as pool:
        list(mapped(pool, work, [3600]))
"""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"))
    yield made
    made.close()


def test_a_worker_that_dies_in_the_middle_of_a_run_changes_nothing(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert main(["playtest", str(here), *SMALL, "--processes", "1"]) == 0
    keep = Folder.keep

    def lose_a_worker_and_keep(folder: Folder, number: int, rows: Frames) -> None:
        if number == 0:
            cluster.lose_a_worker()
        keep(folder, number, rows)

    monkeypatch.setattr(Folder, "keep", lose_a_worker_and_keep)
    assert main(["playtest", str(there), *SMALL, "--cluster", cluster.address]) == 0
    for name in SCHEMA:
        assert Folder(here).table(name).read_bytes() == Folder(there).table(name).read_bytes(), name


def test_what_is_studied_on_a_cluster_is_said_as_if_it_had_been_here(
    cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["compare", "end_round=1", "end_round=2", *SMALL, "--measures", "rounds"]
    assert main([*command, "--processes", "1"]) == 0
    here = capsys.readouterr().out
    assert "Rounds" in here
    assert main([*command, "--cluster", cluster.address]) == 0
    assert capsys.readouterr().out == here


def test_nobody_answers_where_there_is_no_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playtest", *SMALL, "--cluster", "nowhere"]) == 2
    assert "no Dask scheduler answers there" in capsys.readouterr().err


def test_workers_end_with_whoever_started_them_even_if_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "boss.py"
    script.write_text(BOSS, encoding="utf-8")
    boss = Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert boss.stdout
    assert boss.stdout.readline() == "at work\n"
    boss.kill()
    assert boss.communicate(timeout=PATIENCE)[0] == ""  # the end of what workers could still say
