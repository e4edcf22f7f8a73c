"""What a server prints: PDFs, pictures, and virtual tables whose pictures never go stale."""

import asyncio
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pdfplumber
import pytest
from PIL import Image

from tests.table.house import PATIENCE, Server, serving

MINERON = "sector.Mineron_V.green"


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    address = f"{server.address}/api/games/milkomeda"
    with httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as client:
        yield client


def got(http: httpx.Client, path: str, **about: Any) -> httpx.Response:
    return http.get(path, params=about).raise_for_status()


def table(http: httpx.Client, **about: Any) -> list[dict[str, Any]]:
    return list(got(http, "/tabletop", **about).json()["ObjectStates"])


def deck(things: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(thing for thing in things if thing["Nickname"] == name and "CustomDeck" in thing)


def pictures(thing: dict[str, Any]) -> list[dict[str, Any]]:
    return list(thing["CustomDeck"].values())


def size(image: bytes) -> tuple[int, int]:
    return Image.open(io.BytesIO(image)).size


def test_what_differs_from_another_edition_is_a_pdf_in_my_language(http: httpx.Client) -> None:
    made = got(
        http, "/print", options=f"{MINERON}=7", since="edition=protocols", language="de", paper="letter"
    )
    assert made.headers["content-type"] == "application/pdf"
    with pdfplumber.open(io.BytesIO(made.content)) as document:
        assert [round(page.width / 72 * 25.4, 1) for page in document.pages] == [215.9] * 3
        drawn = "".join(char["text"] for char in document.pages[0].chars)
        left = document.pages[-1].extract_text()
    assert "Mineron V" in drawn
    assert left.startswith("Nimm aus der Schachtel")
    assert "Mineron V" in left


def test_a_virtual_table_is_set_up_with_decks_boards_and_tokens(http: httpx.Client) -> None:
    made = got(http, "/tabletop", options="edition=epic", players=3).json()
    assert made["SaveName"] == "Milkomeda: epic, 3"
    changed = "edition=protocols bribes=none pindown=yes end_cards=3 sector.Mineron_V.green=3"
    other = got(http, "/tabletop", options=changed, players=3).json()["SaveName"]
    assert other == "Milkomeda: protocols bribes=none pindown=yes end_cards=3 …, 3"
    own = got(http, "/tabletop", options=changed, players=3, title="Far\nGreen").json()["SaveName"]
    assert own == "Milkomeda: Far Green, 3"
    things = made["ObjectStates"]
    sectors = deck(things, "sector")
    assert len(sectors["DeckIDs"]) == len(sectors["ContainedObjects"]) == 24
    assert len(deck(things, "sector-out")["DeckIDs"]) == 72 - 24
    known = {int(number) * 100 + at for number in sectors["CustomDeck"] for at in range(70)}
    assert set(sectors["DeckIDs"]) <= known
    for drawn in pictures(sectors):
        assert drawn["NumWidth"] <= 10
        assert drawn["NumHeight"] <= 7
    names = [thing.get("Nickname") for thing in things]
    assert names.count("teal storage") == 1
    assert "rose storage" not in names
    bag = next(thing for thing in things if thing["Name"] == "Bag" and thing["Nickname"] == "teal")
    assert sum(token["Nickname"] == "teal fleet" for token in bag["ContainedObjects"]) == 25 - 3
    assert len({thing["GUID"] for thing in things}) == len(things)


def test_its_pictures_have_addresses_of_their_content_and_are_kept_for_ever(http: httpx.Client) -> None:
    here, there = (
        pictures(deck(table(http, options=options), "order"))[0]["FaceURL"]
        for options in ("", f"{MINERON}=7")
    )
    assert here.split("?")[0] == there.split("?")[0]
    homeworlds, richer = (
        pictures(deck(table(http, options=options), "teal homeworld"))[0]["FaceURL"]
        for options in ("", "homeworld_income=2")
    )
    assert homeworlds.split("?")[0] != richer.split("?")[0]
    image = http.get(here).raise_for_status()
    assert "immutable" in image.headers["cache-control"]
    assert size(image.content) == (2286, 800)  # four cards of 63.5 × 88.9 mm
    assert http.get(here).content == image.content


def test_pictures_are_as_sharp_as_a_virtual_table_can_show(http: httpx.Client) -> None:
    things = table(http)
    sectors = http.get(pictures(deck(things, "sector"))[0]["FaceURL"]).raise_for_status()
    assert size(sectors.content) == (3800, 2660)
    storage = next(thing for thing in things if thing["Nickname"] == "teal storage")
    board = http.get(storage["CustomImage"]["ImageURL"]).raise_for_status()
    assert size(board.content) == (1440, 1116)


def addresses(thing: Any) -> set[str]:
    """Of all pictures in it."""
    if isinstance(thing, dict):
        here = {value for name, value in thing.items() if name.endswith("URL")}
        return here.union(*map(addresses, thing.values()))
    return set().union(*map(addresses, thing)) if isinstance(thing, list) else set()


def test_everybody_at_a_virtual_table_gets_all_pictures_at_once(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", "--limits", "1") as server:
        base = f"{server.address}/api/games/milkomeda"
        with httpx.Client(base_url=base, timeout=PATIENCE, verify=False) as client:
            wanted = addresses(table(client, options="edition=draft", players=2))
        assert len(wanted) > 100
        assert asyncio.run(answers([*wanted, *wanted])) == {200}


async def answers(wanted: list[str]) -> set[int]:
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
        return {answer.status_code for answer in await asyncio.gather(*map(client.get, wanted))}


def test_an_address_of_something_else_leads_to_how_it_is_now(http: httpx.Client) -> None:
    now = pictures(deck(table(http), "order"))[0]["FaceURL"]
    old = now.replace(now.split("/")[-1].split("?")[0], "0" * 24)
    moved = http.get(old)
    assert moved.status_code == 302
    assert moved.headers["cache-control"] == "no-store"
    assert moved.headers["location"] == now


def test_single_pictures_have_the_sizes_of_print_shops(http: httpx.Client) -> None:
    with zipfile.ZipFile(io.BytesIO(got(http, "/images", kind="order", players=2).content)) as packed:
        assert len(packed.namelist()) == 4
        assert {size(packed.read(name)) for name in packed.namelist()} == {(825, 1125)}
    for kind, wanted in {"summary": (900, 1500), "homeworld": (900, 900)}.items():
        with zipfile.ZipFile(io.BytesIO(got(http, "/images", kind=kind).content)) as packed:
            assert {size(packed.read(name)) for name in packed.namelist()} == {wanted}


@pytest.mark.parametrize(
    ("path", "about", "problem"),
    [
        ("/print", {"since": "edition=protocols"}, "print-nothing-new"),
        ("/print", {"bleed": 50}, "print-bleed"),
        ("/print", {"right": "nan"}, "print-shift"),
        ("/print", {"down": "nan", "calibrate": "true"}, "print-shift"),
        ("/print", {"players": 9}, "milkomeda-is-for"),
        ("/print", {"options": "edition=none"}, "no-such-edition"),
        ("/print", {"language": "../en"}, "no-such-language"),
        ("/images", {"kind": "unicorn"}, "no-such-file"),
        ("/tabletop", {"options": "x" * 1600}, "options-too-long"),
        ("/sheets/now", {"deck": "unicorn"}, "no-such-file"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_reason(
    http: httpx.Client, path: str, about: dict[str, Any], problem: str
) -> None:
    refused = http.get(path, params=about)
    assert refused.status_code in (404, 409)
    assert refused.json()["problem"]["name"] == problem


def test_a_game_without_a_box_is_not_printed(server: Server) -> None:
    refused = httpx.get(f"{server.address}/api/games/starflick/print", verify=False, timeout=PATIENCE)
    assert refused.json()["problem"]["name"] == "nothing-to-print"
