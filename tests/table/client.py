"""People and programs at the table: over HTTP and the socket, as any client would."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from milkomeda.words.message import Message
from tests.table.house import PATIENCE

Scene = dict[str, Any]


class Person:
    """Somebody with a nickname and a browser's cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}
        self.done("POST", "/me", {"name": name})

    def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        api = f"{self.address}/api"
        with httpx.Client(base_url=api, cookies=self.cookies, timeout=PATIENCE, verify=False) as http:
            response = http.request(method, path, json=body)
            self.cookies.update(response.cookies)
            return response

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call that must succeed."""
        response = self.call(method, path, body)
        assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def create(self, seats: list[str], options: str = "edition=protocols", **more: Any) -> str:
        """A new table: 'me', 'open' or a bot for each seat."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        promised = {"hash": self.done("POST", "/promise")["hash"], "salt": "salt"}
        wish = {"game": "milkomeda", "options": options, "seats": wishes} | promised
        return str(self.done("POST", "/tables", wish | more)["id"])

    def join(self, table: str, seat: int = -1) -> None:
        self.done("POST", f"/tables/{table}/join", {"seat": seat, "salt": "pepper"})

    @asynccontextmanager
    async def at(self, table: str, address: str = "") -> AsyncIterator["Seat"]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connected(address or self.address, table, {"cookie": cookie}) as seat:
            yield seat


def connected(address: str, table: str, headers: dict[str, str]) -> AbstractAsyncContextManager["Seat"]:
    return joined(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", headers)


@asynccontextmanager
async def joined(place: str, headers: dict[str, str]) -> AsyncIterator["Seat"]:
    async with websockets.connect(
        place, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_interval=None
    ) as socket:
        yield Seat(socket)


class Seat:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: Scene = {}
        self.told: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.answered = -1  # the last question that was answered while playing

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def let_go(self) -> None:
        """By the server, sooner or later."""
        async with asyncio.timeout(PATIENCE):
            await self.socket.wait_closed()

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            raw = await self.socket.recv()
        text = raw if isinstance(raw, str) else raw.decode()
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "scene":
            self.told = (self.told if not message["whole"] else []) + message["told"]
            self.chat = (self.chat if not message["whole"] else []) + message["chat"]
            self.scene = message
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def scene_where(self, wanted: Callable[[Scene], bool]) -> Scene:
        if self.scene and wanted(self.scene):
            return self.scene
        return await self.until(lambda message: message["type"] == "scene" and wanted(message))

    async def asked_anew(self, answered: int) -> Scene:
        """The scene with another question than the one that was answered, or that of the end."""
        return await self.scene_where(lambda scene: scene["question"] not in (-1, answered) or over(scene))

    async def answer(self, text: str, question: int | None = None) -> dict[str, Any]:
        number = self.scene["question"] if question is None else question
        await self.send(type="answer", question=number, text=text)
        return await self.verdict("answer", number, text)

    async def undo(self, number: int) -> dict[str, Any]:
        await self.send(type="undo", question=number)
        return await self.verdict("undo", number, "")

    async def verdict(self, *sent: object) -> dict[str, Any]:
        """What becomes of what was just sent, and not of something sent before."""

        def named(message: dict[str, Any]) -> bool:
            kind = message["type"] in ("accepted", "refused")
            return kind and (message["what"], message["question"], message["text"]) == sent

        return await self.until(named)

    async def play(self, luck: random.Random, until: Callable[[Scene], bool] = lambda scene: False) -> Scene:
        """Answer at random until the game is over, or until it looks as wanted."""
        while True:
            scene = self.scene
            if scene and (over(scene) or until(scene)):
                return scene
            if scene and scene["question"] >= 0 and scene["question"] != self.answered:
                self.answered = scene["question"]
                await self.send(type="answer", question=self.answered, text=some_answer(scene, luck))
            await self.receive()


def english(message: Any) -> str:
    """What a message says."""
    return str(msgspec.convert(message, Message))


def over(scene: Scene) -> bool:
    return bool(scene["table"]["phase"] == "over")


def some_answer(scene: Scene, luck: random.Random) -> str:
    """Any choice that is listed; where none are, the example."""
    asked = scene["asked"]
    possible = [choice["text"] for choice in asked["choices"] if not choice.get("refusal")]
    return str(luck.choice(possible or [asked["example"]]))
