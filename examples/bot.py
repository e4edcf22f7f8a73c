"""Plays a seat at random: python bot.py http://localhost:8470/table/ID"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect


def sit_down(server: str, table: str) -> str:
    """Take an open seat; the token is the key to it."""
    # The salt becomes part of what the dice are made from: nobody can have known it before.
    body = json.dumps({"name": "Bot", "salt": secrets.token_hex(12)}).encode()
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"http://{server}/api/tables/{table}/machines", body, headers)) as response:
        return str(json.load(response)["token"])


def choose(scene: dict[str, Any]) -> str:
    possible = [choice["text"] for choice in scene["asked"]["choices"] if not choice.get("refusal")]
    # Where the choices are too many to list, there is an example of one.
    return str(random.choice(possible or [scene["asked"]["example"]]))


async def play(server: str, table: str, token: str) -> None:
    address = f"ws://{server}/api/tables/{table}/socket"
    async for socket in connect(address, additional_headers={"authorization": f"Bearer {token}"}):
        try:
            async for message in socket:
                scene = json.loads(message)
                if scene["type"] != "scene":
                    continue
                if scene["table"]["phase"] == "over":
                    return
                if scene["question"] >= 0:
                    answer = {"type": "answer", "question": scene["question"], "text": choose(scene)}
                    await socket.send(json.dumps(answer))
        except ConnectionClosed:
            continue  # come back: nothing is lost


if __name__ == "__main__":
    address = urlsplit(sys.argv[1])
    table = address.path.rsplit("/", 1)[-1]
    asyncio.run(play(address.netloc, table, sit_down(address.netloc, table)))
