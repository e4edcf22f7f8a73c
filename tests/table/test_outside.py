"""What people name is not always theirs: nothing is posted into the operator's own network."""

import asyncio

import pytest

from milkomeda.table.outside import LONGEST, Unreachable, checked, post, public, resolved
from milkomeda.table.refusal import Refusal
from tests.table.receivers import receiving

BOTH = ("http", "https")


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/",
        "javascript:alert(1)",
        "file:///etc/passwd",
        "example.org",
        "https://",
        "https://user:password@example.org/",
        "https://example.org:port/",
        "https://exa mple.org/",
        "https://example.org/\r\nhost: x",
        "https://[::1/",
        f"https://example.org/{'a' * LONGEST}",
        "http://localhost/",
        "http://127.0.0.1/",
        "http://10.0.0.7/hook",
        "http://192.168.1.1:8080/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[fe80::1]/",
        "http://[fd00::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "https://example.org:25/",
    ],
)
def test_an_address_that_is_not_everybodys_is_refused(address: str) -> None:
    with pytest.raises(Refusal):
        checked(address, BOTH, private=False)


@pytest.mark.parametrize("address", ["https://example.org/hook?a=b", "http://93.184.216.34:8080/"])
def test_an_address_of_everybody_is_fine(address: str) -> None:
    assert checked(address, BOTH, private=False).hostname


def test_a_push_goes_over_https_only() -> None:
    with pytest.raises(Refusal):
        checked("http://push.example/", ("https",), private=True)


def test_what_a_name_stands_for_counts_not_the_name() -> None:
    with pytest.raises(Unreachable):
        asyncio.run(resolved("localhost", 80, private=False))
    assert not public(asyncio.run(resolved("localhost", 80, private=True)))


def test_numbers_in_other_guises_are_looked_at_when_something_is_sent() -> None:
    """Names like these are the system's to read: as it reads them, they are checked."""
    with receiving() as receiver:
        for host in ("0x7f000001", "2130706433", "127.1"):
            address = receiver.address.replace("127.0.0.1", host)
            with pytest.raises(Unreachable):
                asyncio.run(post(address, {}, b"{}", private=False))
        assert receiver.posted == []
        assert asyncio.run(post(receiver.address, {}, b"{}", private=True)) == 200


def test_who_does_not_speak_http_is_not_reached() -> None:
    async def story() -> None:
        async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 mail.example ESMTP\r\n" * 100)
            writer.close()

        server = await asyncio.start_server(babble, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            with pytest.raises(Unreachable):
                await post(f"http://127.0.0.1:{port}/", {}, b"{}", private=True)
        finally:
            server.close()
        with pytest.raises(Unreachable):
            await post(f"http://127.0.0.1:{port}/", {}, b"{}", private=True)

    asyncio.run(story())
