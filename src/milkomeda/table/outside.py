"""What is sent to addresses that people name: never into the operator's own network."""

import asyncio
import ipaddress
import socket
import ssl
from contextlib import suppress
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

from milkomeda.table.refusal import Refusal
from milkomeda.words.message import Message, say

PATIENCE: Final = 10.0  # seconds for all of it
LONGEST: Final = 1000  # characters of an address
PIECE: Final = 16_384
PORTS: Final = {"http": 80, "https": 443}
LEAST_PORT: Final = 1024  # of others than these: what listens below speaks something else
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""Of the newer addresses those that stand for older ones."""


class Unreachable(Exception):
    """Nothing could be brought there. Whose address it is learns no more than that: not what is where."""

    def __init__(self, why: str, said: Message | None = None) -> None:
        super().__init__(why)
        self.said = said or say("way-unreachable")


def checked(address: str, schemes: tuple[str, ...], private: bool) -> SplitResult:
    """An address to which something may be sent, as far as it can be seen. Raises Refusal."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise Refusal(say("no-web-address")) from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username is not None:
        raise Refusal(say("no-web-address"))
    if len(address) > LONGEST:
        raise Refusal(say("entry-too-long", entry="address", most=LONGEST))
    ours = known_private(parts.hostname) or (port not in PORTS.values() and port < LEAST_PORT)
    if ours and not private:
        raise Refusal(say("address-not-public"))
    return parts


def known_private(host: str) -> bool:
    """What a name stands for is not known before something is sent."""
    try:
        return not public(host)
    except ValueError:
        return host == "localhost"


def public(host: str) -> bool:
    """Whether an address of the internet is one of everybody's. Raises ValueError for a name."""
    address = ipaddress.ip_address(host)
    if isinstance(address, ipaddress.IPv6Address):
        older = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            older = ipaddress.IPv4Address(address.packed[-4:])
        if older:
            return public(str(older))
        if address.teredo or address.scope_id:
            return False
    return address.is_global and not address.is_multicast


async def resolved(host: str, port: int, private: bool) -> str:
    """The address that a name stands for now, if all of them are everybody's. Raises Unreachable."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (private or all(map(public, addresses))):
        raise Unreachable("not a public address")
    return addresses[0]


async def post(address: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """The status of the answer; whatever else it says is not read. Raises Unreachable."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await exchange(checked(address, tuple(PORTS), private), headers, body, private)
    except (OSError, TimeoutError, h11.ProtocolError, UnicodeError, Refusal) as problem:
        raise Unreachable(str(problem)) from problem


async def exchange(parts: SplitResult, headers: dict[str, str], body: bytes, private: bool) -> int:
    """Connects to the address that was checked, and follows nobody elsewhere."""
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or PORTS[parts.scheme]
    reader, writer = await asyncio.open_connection(
        await resolved(host, port, private),
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        usual = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close"}
        line = h11.Connection(h11.CLIENT)
        request = h11.Request(method="POST", target=target, headers=list((usual | headers).items()))
        for event in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        while not isinstance(answer := line.next_event(), h11.Response):
            if isinstance(answer, h11.ConnectionClosed | h11.EndOfMessage):
                raise Unreachable("no answer")
            if answer is h11.NEED_DATA:
                line.receive_data(await reader.read(PIECE))
        return int(answer.status_code)
    finally:
        writer.close()
        with suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
