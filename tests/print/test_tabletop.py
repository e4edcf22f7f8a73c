"""A table for Tabletop Simulator is set up so that nothing lies upon anything else, or beside the table."""

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest

from milkomeda.games import SHOWS
from milkomeda.play.show import Piece
from milkomeda.print.faces import SIZES, code
from milkomeda.print.tabletop import DOWN, LOW, STEP, UPON, save

SHOW = SHOWS["milkomeda"]
FLAT = (27.0, 18.5)  # half of the simulator's rectangular table, without its rim
POKER = 3.1  # how high such a card is there
SMALL = {"Bag": 2.4, "Die_6": 1.0}
Box = tuple[float, float, float, float]


def set_up(options: str = "", players: int = 4) -> tuple[list[Piece], list[dict[str, Any]]]:
    pieces = SHOW.pieces(options, players)
    dealt = SHOW.dealt(options, players, 1)
    made = save("x", pieces, dealt, lambda deck, back: f"{deck.name}{'-back' * back}")
    return pieces, made["ObjectStates"]


def box(thing: dict[str, Any], kinds: dict[str, str]) -> Box:
    """Left, lower, right and upper edge."""
    where, name = thing["Transform"], thing["Name"]
    if name in SMALL:
        width = height = SMALL[name]
    else:
        inside = thing.get("ContainedObjects", [thing])[0]
        across, down = SIZES[kinds[inside["Nickname"]]]
        height = where["scaleZ"] * (2 if name == "Custom_Tile" else POKER)
        width = height * across / down
    x, z = where["posX"], where["posZ"]
    return x - width / 2, z - height / 2, x + width / 2, z + height / 2


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def upon(thing: dict[str, Any]) -> bool:
    """Whether it lies on a board or a card."""
    return bool(thing["Name"] == "Custom_Tile" and thing["Transform"]["posY"] == LOW + UPON)


@pytest.mark.parametrize(("edition", "players"), [*product(SHOW.editions, (2, 3, 4))])
def test_all_lies_on_the_table_and_only_copies_upon_each_other(edition: str, players: int) -> None:
    pieces, things = set_up(f"edition={edition}", players)
    kinds = {piece.name: piece.kind for piece in pieces}
    table = [thing for thing in things if not upon(thing)]
    boxes = [(thing.get("Nickname", n), box(thing, kinds)) for n, thing in enumerate(table)]
    for name, (left, lower, right, upper) in boxes:
        assert max(-left, right) <= FLAT[0], name
        assert max(-lower, upper) <= FLAT[1], name
    for (name, one), (other_name, other) in combinations(boxes, 2):
        assert name == other_name or not meet(one, other), (name, other_name)


def test_homeworlds_lie_in_the_corners_of_the_map_of_so_many_players() -> None:
    _, things = set_up("edition=protocols", 2)
    one, other = (
        (thing["Transform"]["posX"] / STEP, thing["Transform"]["posZ"] / STEP)
        for thing in things
        if thing.get("Nickname", "").endswith("homeworld")
    )
    assert one == pytest.approx((-2.5, 2))  # six by five
    assert other == pytest.approx((2.5, -2))


def test_where_a_piece_lies_is_not_printed_on_it() -> None:
    codes = [code(set_up("", players)[0][0]) for players in (2, 4)]
    assert codes[0] == codes[1]


def test_each_card_knows_its_place_on_the_sheet_of_its_deck() -> None:
    _, things = set_up("edition=protocols")
    cards = [card for thing in things for card in thing.get("ContainedObjects", [thing]) if "CardID" in card]
    assert len({card["CardID"] for card in cards}) == len(cards)
    for card in cards:
        deck, place = divmod(card["CardID"], 100)
        drawn = card["CustomDeck"][str(deck)]
        assert place < drawn["NumWidth"] * drawn["NumHeight"]
        assert drawn["UniqueBack"]
        assert card["HideWhenFaceDown"]


def test_each_player_gets_a_summary() -> None:
    _, things = set_up("", 3)
    names = [thing.get("Nickname") for thing in things]
    assert names.count("summary") == names.count("structures") == 3


def in_decks(things: list[dict[str, Any]]) -> Counter[str]:
    return Counter({thing["Nickname"]: len(thing["DeckIDs"]) for thing in things if "DeckIDs" in thing})


@pytest.mark.parametrize(("players", "sectors"), [(2, 28), (3, 39), (4, 50)])
def test_decks_are_those_of_so_many_players_and_the_rest_is_out(players: int, sectors: int) -> None:
    _, things = set_up("edition=protocols", players)
    held = in_decks(things)
    assert (held["sector"], held["sector-out"]) == (sectors, 72 - sectors)
    assert held["objective"] == 30 - 5
    assert held["civilization"] == 4 - players or players == 3
    assert sum(held[f"directive-{tier}"] for tier in "123") == 25 - 3
    assert all(thing["Transform"]["rotZ"] == DOWN for thing in things if "DeckIDs" in thing)


def test_what_is_dealt_lies_open_and_each_player_has_a_people() -> None:
    pieces, things = set_up("edition=directives", 3)
    kinds = {piece.name: piece.kind for piece in pieces}
    shown = Counter(
        kinds[thing["Nickname"]] for thing in things if thing["Name"] == "CardCustom" and face_up(thing)
    )
    assert shown == {"homeworld": 3, "objective": 5, "directive": 4, "protocol": 4, "civilization": 3}


def face_up(thing: dict[str, Any]) -> bool:
    return bool(thing["Transform"]["rotZ"] == 0)


def test_first_fleets_stand_on_homeworlds_and_trackers_where_storages_begin() -> None:
    pieces, things = set_up("start_fleets=4 start_green=14 storage_limit=20", 2)
    kinds = {piece.name: piece.kind for piece in pieces}
    there = {
        thing["Nickname"]: box(thing, kinds) for thing in things if not upon(thing) and "Nickname" in thing
    }
    for seat in ("teal", "gold"):
        fleets = [
            box(thing, kinds) for thing in things if upon(thing) and thing["Nickname"] == f"{seat} fleet"
        ]
        assert len({fleet for fleet in fleets if within(fleet, there[f"{seat} homeworld"])}) == 4
        bag = next(thing for thing in things if thing["Name"] == "Bag" and thing["Nickname"] == seat)
        assert sum(token["Nickname"] == f"{seat} fleet" for token in bag["ContainedObjects"]) == 25 - 4
        trackers = {thing["Nickname"]: box(thing, kinds) for thing in things if upon(thing)}
        blue, green = (trackers[f"{seat} {colour}"] for colour in ("blue", "green"))
        assert within(blue, there[f"{seat} storage"])
        assert within(green, there[f"{seat} storage"])
        assert blue[0] == pytest.approx(green[0]), "3 is above 14"


def within(one: Box, other: Box) -> bool:
    return other[0] <= one[0] and other[1] <= one[1] and one[2] <= other[2] and one[3] <= other[3]
