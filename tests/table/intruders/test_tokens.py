"""Secrets of people and programs: kept as hashes, and good for what they are for only."""

import asyncio
import re
import sqlite3
from pathlib import Path

import httpx
import pytest
import websockets

from tests.table.client import Person, connected, english
from tests.table.house import PATIENCE, Server
from tests.table.intruders.ill import refused, trouble, two_players


def test_secrets_are_nowhere_in_the_database(house: Server, folder: Path) -> None:
    ada = Person(house.address, "Ada")
    table = ada.create(["me", "open"], private=True)
    machine = ada.done("POST", f"/tables/{table}/machines", {"name": "HAL"})
    secrets = [ada.cookies["milkomeda"], machine["token"]]
    secrets.append(ada.done("POST", "/me/recovery")["recovery"])
    secrets.append(ada.done("POST", f"/tables/{table}/token")["token"])
    kept = b"".join(path.read_bytes() for path in folder.glob("tables.db*"))
    assert b"HAL" in kept
    for secret in secrets:
        assert len(secret) >= 32
        assert secret.encode() not in kept
    with sqlite3.connect(f"file:{folder / 'tables.db'}?mode=ro", uri=True) as connection:
        hashes = [row[0] for row in connection.execute("select hash from keys")]
    connection.close()
    assert all(re.fullmatch("[0-9a-f]{64}", one) for one in hashes)


def test_a_token_opens_its_table_and_nothing_else(house: Server) -> None:
    ada = Person(house.address, "Ada")
    table, other = ada.create(["me", "random"]), ada.create(["me", "random"])
    first = ada.done("POST", f"/tables/{table}/token")["token"]
    bearer = {"authorization": f"Bearer {first}"}
    with httpx.Client(base_url=f"{house.address}/api", headers=bearer, timeout=PATIENCE) as http:
        assert http.get(f"/tables/{table}").json()["mine"] == 0
        assert http.get("/me").status_code == 403
        assert http.post("/me", json={"name": "Mallory"}).status_code == 403
        assert http.post("/me/recovery").status_code == 403
        assert http.post(f"/tables/{table}/token").status_code == 403
        assert http.get(f"/tables/{other}").status_code == 403
        assert http.post(f"/tables/{other}/join", json={}).status_code == 403
    basic = {"authorization": "Basic eDp5"}
    with httpx.Client(base_url=f"{house.address}/api", headers=basic, timeout=PATIENCE) as http:
        assert http.get("/me").status_code == 401

    async def story() -> None:
        assert await refused(house, other, bearer) == (1008, "that token is for another table")
        async with connected(house.address, table, bearer) as hal:
            assert (await hal.scene_where(lambda scene: True))["table"]["mine"] == 0
            second = (await asyncio.to_thread(ada.done, "POST", f"/tables/{table}/token"))["token"]
            with pytest.raises(websockets.ConnectionClosed):
                await hal.until(lambda message: False)
        assert await refused(house, table, bearer) == (1008, "that token opens nothing")
        async with connected(house.address, table, {"authorization": f"Bearer {second}"}) as hal:
            assert (await hal.scene_where(lambda scene: True))["table"]["mine"] == 0
        for token in ("", "x" * 5000, second[:-1], second + "x", ada.cookies["milkomeda"]):
            assert (await refused(house, table, {"authorization": f"Bearer {token}"}))[0] == 1008

    asyncio.run(story())


def test_a_forged_cookie_is_a_strangers(house: Server) -> None:
    async def story() -> None:
        ada, _, table = two_players(house)
        recovery = ada.done("POST", "/me/recovery")["recovery"]
        token = ada.done("POST", f"/tables/{table}/token")["token"]
        for value in ("", "x", ada.cookies["milkomeda"][:-1], recovery, token, "' or 1=1 --", "%00", "é"):
            headers = {"cookie": f"milkomeda={value}"}
            async with connected(house.address, table, headers) as seat:
                scene = await seat.scene_where(lambda scene: True)
                assert (scene["table"]["mine"], scene["asked"], scene["table"]["host"]) == (-1, None, False)
                await seat.send(type="say", text="hello")
                assert english((await seat.until(trouble))["problem"]) == "choose a nickname first"

    asyncio.run(story())
