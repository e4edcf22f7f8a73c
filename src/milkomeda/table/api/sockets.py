"""Connections: to a table, or to a lesson."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from milkomeda.games import SHOWS
from milkomeda.table import wire
from milkomeda.table.api.games import known_game
from milkomeda.table.audience import written
from milkomeda.table.office import TheOffice, address_of
from milkomeda.table.people import Person
from milkomeda.table.refusal import Missing, Refusal, TooMany, Unavailable
from milkomeda.table.socket import POLICY_VIOLATION, TRY_AGAIN, serve, teach
from milkomeda.words.message import say


async def meet(
    socket: WebSocket[Any, Any, Any], office: TheOffice, talk: Callable[[Person], Awaitable[None]]
) -> None:
    """Whoever connects; who is refused learns why."""
    await socket.accept()
    try:
        office.admit(socket)
        person = await office.who(socket)
        with office.sockets.place(address_of(socket)):
            await talk(person)
    except Refusal as problem:
        later = isinstance(problem, TooMany | Unavailable)
        if not later:
            await socket.send_text(written(wire.Trouble(problem.message)))
        await socket.close(TRY_AGAIN if later else POLICY_VIOLATION, str(problem))


@websocket("/tables/{table_id:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], office: TheOffice, table_id: FromPath[str]) -> None:
    async def talk(person: Person) -> None:
        found = await office.hall.table(table_id)
        await serve(socket, office.hall, found, person, office.messages.of(address_of(socket)))

    await meet(socket, office, talk)


@websocket("/games/{name:str}/lessons/{lesson:str}/socket")
async def learn(
    socket: WebSocket[Any, Any, Any], office: TheOffice, name: FromPath[str], lesson: FromPath[str]
) -> None:
    async def talk(person: Person) -> None:
        found = SHOWS[known_game(name)].lessons.get(lesson)
        if found is None:
            raise Missing(say("no-such-lesson"))
        await teach(socket, office.hall, name, found, person, office.messages.of(address_of(socket)))

    await meet(socket, office, talk)


HANDLERS: Final = [table, learn]
