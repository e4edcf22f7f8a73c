"""Finished games and ratings at a real server: what may be rated, who may see what, and who leaves."""

import asyncio
from typing import Any

import pytest

from tests.table.client import Person, over
from tests.table.house import PATIENCE, Server

QUICK = "edition=protocols end_cards=3 end_round=12"
CLOCK = {"rated": True, "clock": 3600}


def refused(person: Person, method: str, path: str, body: Any = None, status: int = 409) -> str:
    answer = person.call(method, path, body)
    assert answer.status_code == status
    return str(answer.json()["detail"])


def wish(**more: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"game": "milkomeda", "options": "edition=protocols", "seats": seats, **CLOCK, **more}


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"clock": 0}, "a rated table needs a clock, so that its game comes to an end"),
        ({"hints": True}, "a rated game is played without hints"),
        (
            {"options": "edition=protocols fleets=20"},
            "a rated game is played by an edition as it stands, or as the quick game",
        ),
    ],
)
def test_what_cannot_be_rated_is_refused_with_the_reason(
    server: Server, more: dict[str, Any], reason: str
) -> None:
    assert refused(Person(server.address, "Ada"), "POST", "/tables", wish(**more)) == reason


@pytest.mark.parametrize("options", ["edition=draft", QUICK])
def test_an_edition_as_it_stands_and_the_quick_game_can_be_rated(server: Server, options: str) -> None:
    assert Person(server.address, "Ada").done("POST", "/tables", wish(options=options))["rated"]


def test_who_keeps_no_history_neither_opens_nor_joins_a_rated_table(server: Server) -> None:
    ada, bob = Person(server.address, "Ada"), Person(server.address, "Bob")
    table = ada.done("POST", "/tables", wish())["id"]
    bob.done("PUT", "/me/kept", {"history": False, "shown": True})
    reason = "a rated game is kept in your history, which you have switched off"
    assert refused(bob, "POST", "/tables", wish()) == reason
    assert refused(bob, "POST", f"/tables/{table}/join", {}) == reason
    bob.done("POST", "/tables", wish(rated=False))
    bob.done("PUT", "/me/kept", {"history": True, "shown": True})
    bob.join(table)


def test_no_program_plays_at_a_rated_table(server: Server) -> None:
    ada = Person(server.address, "Ada")
    table = ada.done("POST", "/tables", wish(private=True))["id"]
    reason = "no program plays at a rated table"
    assert refused(ada, "POST", f"/tables/{table}/token", status=403) == reason
    assert refused(ada, "POST", f"/tables/{table}/machines", {"name": "Robby"}, 403) == reason


def test_who_leaves_a_rated_game_gets_what_the_bot_makes_of_it(server: Server) -> None:
    async def story() -> None:
        ada = Person(server.address, "Ada")
        table = ada.create(["me", "random"], QUICK, **CLOCK)
        async with ada.at(table) as seat:
            await seat.scene_where(lambda scene: scene["question"] >= 0)
            await seat.send(type="leave", bot="random")
            await seat.scene_where(lambda scene: scene["table"]["seats"][0]["bot"] == "random")
        # Nobody looks, and it goes on all the same.
        async with asyncio.timeout(PATIENCE):
            while ada.done("GET", f"/tables/{table}")["phase"] != "over":
                await asyncio.sleep(0.1)
        ratings = ada.done("GET", f"/tables/{table}/ratings")
        mine, bots = ratings["seats"]
        assert (ratings["counted"], mine["games"], mine["sure"]) == (True, 1, False)
        assert (bots["rating"], bots["change"]) == (780, 0)
        game = ada.done("GET", "/me/history")["games"][0]
        assert (game["table"], game["rated"], game["counted"]) == (table, True, True)
        assert game["rating"]["rating"] == mine["rating"] == 1500 + mine["change"]
        async with ada.at(table) as seat:
            assert over(await seat.scene_where(over))
        exported = ada.done("GET", "/me/data")
        assert [one["table"] for one in exported["results"]] == [table]
        assert exported["kept"] == {"history": True, "shown": True}
        new = ada.done("POST", f"/tables/{table}/rematch", {})
        assert (new["rated"], new["clock"]) == (True, 3600)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert not ada.done("POST", f"/tables/{table}/fork", {"at": 30, "seats": seats})["rated"]

    asyncio.run(story())


def test_a_stranger_has_no_history_and_nonsense_finds_nothing(server: Server) -> None:
    ada = Person(server.address, "Ada")
    assert ada.done("GET", "/me/history?page=-7&companion=Nobody")["games"] == []
    assert ada.done("GET", "/me/history?page=99999999999&edition=draft")["total"] == 0
    assert refused(ada, "GET", "/me/history?companion=%00") == "that is no text"
    assert refused(ada, "GET", "/me/statistics/chess", status=404) == "there is no such game"
    assert ada.done("GET", "/me/statistics/starflick")["games"] == 0
    table = ada.create(["me", "open"])
    assert refused(ada, "GET", f"/tables/{table}/ratings") == "this table is not rated"
    ada.cookies.clear()
    assert ada.done("GET", "/me/history")["total"] == 0
    assert ada.call("GET", "/me/statistics/milkomeda").status_code == 401
    assert ada.call("PUT", "/me/kept", {"history": True, "shown": True}).status_code == 401
