"""What people ask the lab, by a real server and real processes."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from milkomeda.table.laboratory import MOST_NEAR, MOST_OPEN
from tests.lab.cluster import Cluster
from tests.table.house import PATIENCE, Server, serving

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
LONGER = SMALL.replace("end_round=2", "end_round=3")
People = Callable[[Server, str], httpx.Client]
WISH = {"game": "milkomeda", "options": [SMALL, LONGER], "bots": ["random"] * 4, "games": 8, "seed": 3}


@pytest.fixture
def people() -> Iterator[People]:
    """Whoever comes, and leaves in the end."""
    with ExitStack() as stack:

        def somebody(server: Server, name: str) -> httpx.Client:
            client = stack.enter_context(httpx.Client(base_url=f"{server.address}/api", timeout=PATIENCE))
            client.post("/me", json={"name": name}).raise_for_status()
            return client

        yield somebody


def asked(client: httpx.Client, **other: Any) -> httpx.Response:
    return client.post("/lab/runs", json=WISH | other)


def found(client: httpx.Client, run: str, state: str = "done") -> dict[str, Any]:
    """As soon as it is in that state."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        known: dict[str, Any] = client.get(f"/lab/runs/{run}").json()
        if known["run"]["state"] == state:
            return known
        time.sleep(0.1)
    raise TimeoutError(f"{run} is not {state}")


def values(known: dict[str, Any]) -> dict[tuple[str, str, int], float]:
    figures = [(one, side) for one in known["figures"] for side in (0, 1)]
    return {(one["measure"], one["key"], side): one["sides"][side]["value"] for one, side in figures}


def doors(server: Server) -> list[psutil.Process]:
    """The lab's processes of that server."""
    assert server.process
    children = psutil.Process(server.process.pid).children(recursive=True)
    return [one for one in children if "milkomeda.lab.door" in one.cmdline()]


def test_a_run_is_worked_off_and_its_games_can_be_looked_at(server: Server, people: People) -> None:
    ada = people(server, "Ada")
    run = asked(ada, title=" Longer? ").json()
    assert (run["title"], run["state"], run["mine"]) == ("Longer?", "waiting", True)
    known = found(ada, run["id"])
    assert known["run"]["games"] == 8
    rounds = next(one for one in known["figures"] if one["measure"] == "rounds")
    assert [bar["value"] for bar in rounds["sides"]] == [2.0, 3.0]
    table = ada.post(f"/lab/runs/{run['id']}/games/1/{rounds['shown'][1][0]}").json()
    assert table["phase"] == "over"
    assert "end_round=3" in table["options"]
    assert table["fairness"]["hash"] == "", "no secret of ours made its luck"
    assert ada.get(f"/tables/{table['id']}/aftermath").json()["answers"] == table["answers"]
    assert ada.post(f"/lab/runs/{run['id']}/games/1/{rounds['shown'][1][0]}").json()["id"] == table["id"]
    assert table["id"] not in [one["id"] for one in ada.get("/me").json().get("tables", [])]


def test_who_knows_its_address_sees_a_run_and_its_owner_changes_it(server: Server, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    run = asked(ada).json()["id"]
    assert not bob.get(f"/lab/runs/{run}").json()["run"]["mine"]
    assert bob.put(f"/lab/runs/{run}", json={"stopped": True}).status_code == 409
    bob.delete(f"/lab/runs/{run}")
    assert ada.put(f"/lab/runs/{run}", json={"stopped": True}).status_code == 200
    ada.delete(f"/lab/runs/{run}")
    assert ada.get(f"/lab/runs/{run}").status_code == 404
    assert bob.get("/lab/runs").json() == []
    assert bob.get("/lab/runs/%00").status_code == 404


def test_a_run_whose_process_is_killed_goes_on(tmp_path: Path, people: People) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ada = people(server, "Ada")
        run = asked(ada, games=200).json()["id"]
        before = found(ada, run, "running")["run"]["games"]
        for door in doors(server):
            door.kill()
        deadline = time.monotonic() + PATIENCE
        while (now := ada.get(f"/lab/runs/{run}").json()["run"])["games"] <= before:
            assert now["state"] != "failed"
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_a_cluster_finds_what_the_table_would_find_itself(
    server: Server, tmp_path: Path, people: People
) -> None:
    cluster = Cluster(tmp_path)
    try:
        file = f"sqlite:///{tmp_path / 'tables.db'}"
        with serving(file, "--lab-cluster", cluster.address) as other:
            runs = [(at, people(at, "Ada")) for at in (server, other)]
            here, there = [found(ada, asked(ada, games=8).json()["id"]) for _, ada in runs]
            assert values(there) == pytest.approx(values(here))
            assert there["run"]["games"] == 8
            cluster.lose_a_worker()
            ada = runs[1][1]
            assert found(ada, asked(ada, games=8).json()["id"])["run"]["games"] == 8
    finally:
        cluster.close()


def test_a_finished_game_is_played_again_by_other_rules(server: Server, people: People) -> None:
    ada = people(server, "Ada")
    source = asked(ada, options=[SMALL], bots=["random"] * 2, games=1).json()["id"]
    found(ada, source)
    table = ada.post(f"/lab/runs/{source}/games/0/0").json()["id"]
    old = ada.get(f"/tables/{table}").json()["options"]
    path = f"/tables/{table}/again"
    assert ada.post(path, json={"options": old, "games": 2}).status_code == 409
    assert ada.post(path, json={"options": "edition=none", "games": 2}).status_code == 409
    run = ada.post(path, json={"options": LONGER, "games": 2}).json()
    assert (run["order"]["table"], run["order"]["options"][0]) == (table, old)
    known = found(ada, run["id"])
    assert known["again"]["parting"]["kind"] == "on"
    assert [one["bot"].split(":")[0] for one in known["again"]["manners"]] == ["reflex"] * 2
    shown = ada.post(f"/lab/runs/{run['id']}/games/1/0").json()
    assert shown["phase"] == "over"
    assert "end_round=3" in shown["options"]


def test_an_engine_of_other_sources_plays_for_nobody(
    tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "engine"
    (old / "bin").mkdir(parents=True)
    python = old / "bin" / "python"
    python.write_text("#!/bin/sh\necho nonsense\n")
    python.chmod(0o755)
    (old / ".stamp").touch()
    monkeypatch.setenv("MILKOMEDA_ENGINE", str(old))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ada = people(server, "Ada")
        assert found(ada, asked(ada, options=[SMALL]).json()["id"])["run"]["games"] == 8


def test_an_edition_is_saved_as_a_file_and_opened_again(server: Server, people: People) -> None:
    ada = people(server, "Ada")
    options = "edition=protocols end_cards=3 sector.Mineron_V.green=5"
    mine = {
        "options": options,
        "wording": {"name": "Mine", "passages": {"Explore": {"texts": {"en": "Go."}}}},
    }
    text = ada.post("/games/milkomeda/file", json=mine).text
    assert 'name = "Mine"' in text
    opened = ada.post("/games/milkomeda/edition", json={"text": text})
    assert opened.json() == {**mine, "source": text}
    assert "line 1" in ada.post("/games/milkomeda/edition", json={"text": 'bas = "draft"'}).json()["detail"]
    assert ada.post("/games/milkomeda/edition", json={"text": "a." * 9000 + "b = 1"}).status_code == 409
    assert ada.post("/games/starflick/file", json=mine).status_code == 409
    sky = {
        "options": "minefields=yes",
        "wording": {"name": "Sky", "passages": {"Goal": {"texts": {"en": "x"}}}},
    }
    text = ada.post("/games/starflick/file", json=sky).text
    opened = ada.post("/games/starflick/edition", json={"text": text})
    assert opened.json() == {**sky, "source": text}


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": []},
        {"options": [SMALL, SMALL]},
        {"options": ["edition=none"]},
        {"bots": ["random"] * 7},
        {"bots": []},
        {"game": "starflick", "options": [""], "bots": []},
        {"bots": ["nobody"] * 4},
        {"bots": ["random:raider"] * 4},
        {"games": 0},
        {"games": 10**9},
    ],
)
def test_what_makes_no_sense_is_refused(server: Server, people: People, wrong: dict[str, Any]) -> None:
    refused = asked(people(server, "Ada"), **wrong)
    assert refused.status_code in (404, 409)
    assert refused.json()["detail"]


def test_runs_go_on_after_a_power_cut_and_nobody_has_all_of_the_lab(tmp_path: Path, people: People) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ada, bob = people(server, "Ada"), people(server, "Bob")
        many = [asked(ada, games=5_000, seed=seed).json()["id"] for seed in range(MOST_OPEN)]
        assert asked(ada).status_code == 409, "that many are enough"
        assert found(bob, asked(bob).json()["id"])["run"]["games"] == 8
        before = found(ada, many[0], "running")["run"]["games"]
        server.kill()
        server.start()
        ada.put(f"/lab/runs/{many[1]}", json={"stopped": True})
        assert found(ada, many[1], "stopped")
        deadline = time.monotonic() + PATIENCE
        while ada.get(f"/lab/runs/{many[0]}").json()["run"]["games"] <= before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_many_guests_at_one_address_do_not_fill_the_lab(tmp_path: Path, people: People) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--limits", "1") as server:
        guests = [people(server, f"Guest {number}") for number in range(4)]
        asks = [asked(guest, games=5_000) for guest in guests for _ in range(MOST_OPEN)]
        assert [one.status_code for one in asks].count(201) == MOST_NEAR
        assert asks[-1].json()["detail"].startswith("from here 10 runs go on already")
        guests[0].put(f"/lab/runs/{asks[0].json()['id']}", json={"stopped": True})
        assert asked(guests[-1], games=5_000).status_code == 201


def test_an_operator_may_want_no_lab_or_a_small_one(tmp_path: Path, people: People) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--lab", "0", "--lab-games", "50") as server:
        ada = people(server, "Ada")
        assert ada.get("/lab").json() == {"games": 50}
        assert ada.get("/lacking").json() == {"lab": {"name": "no-lab-here"}}
        assert asked(ada).status_code == 409
