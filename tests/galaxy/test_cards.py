"""The designer's cards: how many there are, and what they must obey."""

from collections import Counter

import pytest

from milkomeda.galaxy import cards
from milkomeda.galaxy.cards import BEATS, CORNERS, KEYWORDS, SECTORS, SHIP_TYPES, rows


def test_72_sectors_each_with_a_cost_and_a_keyword() -> None:
    assert len(SECTORS) == len(set(SECTORS)) == cards.HOMEWORLD == 72
    assert all(1 <= cost <= 5 for cost in cards.SECTOR_COST[:72])
    assert all(0 < mask < 256 for mask in cards.SECTOR_KEYWORDS[:72])
    assert len(cards.SECTOR_VALUES) == 72 * 4


def test_a_homeworld_has_no_cost_and_no_keyword() -> None:
    assert list(cards.SECTOR_COST[72:]) == [0] * 4
    assert list(cards.SECTOR_KEYWORDS[72:]) == [0] * 4


def test_every_keyword_is_on_sectors_enough_for_its_objective() -> None:
    bearing = Counter(word for row in rows("sectors") for word in row["keywords"].split())
    assert set(bearing) == set(KEYWORDS)
    assert min(bearing.values()) >= 5


def test_figures_are_read_in_the_right_columns() -> None:
    mineron = SECTORS.index("Mineron V")
    assert list(cards.SECTOR_VALUES[mineron * 4 : mineron * 4 + 4]) == [0, 0, 0, 2]
    assert cards.SECTOR_COST[mineron] == 1
    assert [word for bit, word in enumerate(KEYWORDS) if cards.SECTOR_KEYWORDS[mineron] >> bit & 1] == [
        "biosphere",
        "observatory",
    ]


# Corners.


def test_unrotated_top_left_blue_top_right_orange_bottom_left_red_bottom_right_green() -> None:
    assert [cards.COLOURS[colour] for colour in CORNERS[0]] == ["blue", "orange", "red", "green"]


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_a_quarter_turn_clockwise_takes_bottom_left_to_top_left(turns: int) -> None:
    before = CORNERS[turns - 1]
    top_left, top_right, bottom_left, bottom_right = before
    assert CORNERS[turns] == [bottom_left, top_left, bottom_right, top_right]


# Directives and protocols.


def tier(dots: list[str]) -> int:
    """D1 has two coloured dots, D2 three with a pair among them, D3 three or four different ones."""
    coloured = [dot for dot in dots if dot != "white"]
    if len(coloured) == 2:
        return 1
    return 2 if len(set(coloured)) < len(coloured) else 3


def test_25_directives_10_10_5_by_their_dots() -> None:
    assert Counter(cards.DIRECTIVE_TIER) == {1: 10, 2: 10, 3: 5}
    for row in rows("directives"):
        assert tier([row[place] for place in cards.PLACES]) == int(row["tier"]), row["name"]


def test_24_protocols_8_8_8_by_their_cost() -> None:
    assert Counter(cards.PROTOCOL_TIER) == {1: 8, 2: 8, 3: 8}
    assert list(cards.PROTOCOL_COST) == cards.PROTOCOL_TIER
    assert len(set(cards.PROTOCOLS)) == 24
    assert {cards.ACTIONS[action] for action in cards.PROTOCOL_ACTION} == {
        "explore",
        "move",
        "build",
        "attack",
    }


# Objectives and technologies.


def test_objectives_have_three_or_four_slots_that_get_harder() -> None:
    for thresholds, points in zip(cards.OBJECTIVE_THRESHOLDS, cards.OBJECTIVE_POINTS, strict=True):
        assert len(thresholds) == len(points) in (3, 4)
        assert sorted(thresholds) == thresholds
        assert sorted(points) == points


def test_96_technologies_12_a_keyword_3_a_field() -> None:
    assert len(set(cards.TECHNOLOGIES)) == 96
    assert Counter(cards.TECHNOLOGY_KEYWORD) == dict.fromkeys(range(8), cards.DECK_OF_TECHNOLOGY)
    assert set(Counter(cards.TECHNOLOGY_FIELDS).values()) == {3}
    assert sorted(cards.TECHNOLOGY_KEYWORD) == cards.TECHNOLOGY_KEYWORD


def test_no_card_shares_a_name_with_another_kind() -> None:
    names = [*SECTORS, *cards.DIRECTIVES, *cards.PROTOCOLS, *cards.OBJECTIVES, *cards.TECHNOLOGIES]
    assert len({name.lower() for name in names}) == len(names)


@pytest.mark.parametrize("name", [*SECTORS, *cards.DIRECTIVES, *cards.OBJECTIVES, *cards.TECHNOLOGIES])
def test_a_name_fits_the_notation(name: str) -> None:
    assert not set(name) & set(",:;#/+")
    assert name == name.strip()
    assert name[-3:] not in (" r1", " r2", " r3")


# Ships.


def test_ten_arrows_two_out_of_and_two_into_each_node() -> None:
    arrows = {(kind, beaten) for kind in range(5) for beaten in BEATS[kind]}
    assert len(arrows) == 10
    assert (
        Counter(kind for kind, _ in arrows)
        == Counter(beaten for _, beaten in arrows)
        == dict.fromkeys(range(5), 2)
    )
    assert all((beaten, kind) not in arrows for kind, beaten in arrows)
    assert len(SHIP_TYPES) == 5
