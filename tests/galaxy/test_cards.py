"""The designer's cards: how many there are, and what they must obey."""

from collections import Counter

import pytest

from milkomeda.galaxy import cards
from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import BEATS, CORNERS, KEYWORDS, SHIP_TYPES, rows


def test_72_sectors_each_with_a_cost_and_a_keyword() -> None:
    assert len(STANDARD.sectors) == len(set(STANDARD.sectors)) == STANDARD.homeworld == 72
    assert all(1 <= cost <= 5 for cost in STANDARD.sector_cost[:72])
    assert all(0 < mask < 256 for mask in STANDARD.sector_keywords[:72])
    assert len(STANDARD.sector_values) == 72 * 4


def test_a_homeworld_has_no_cost_and_no_keyword() -> None:
    assert list(STANDARD.sector_cost[72:]) == [0] * 4
    assert list(STANDARD.sector_keywords[72:]) == [0] * 4


def test_every_keyword_is_on_sectors_enough_for_its_objective() -> None:
    bearing = Counter(word for row in rows("sectors") for word in row["keywords"].split())
    assert set(bearing) == set(KEYWORDS)
    assert min(bearing.values()) >= 5


def test_figures_are_read_in_the_right_columns() -> None:
    mineron = STANDARD.sectors.index("Mineron V")
    assert list(STANDARD.sector_values[mineron * 4 : mineron * 4 + 4]) == [0, 0, 0, 2]
    assert STANDARD.sector_cost[mineron] == 1
    assert [word for bit, word in enumerate(KEYWORDS) if STANDARD.sector_keywords[mineron] >> bit & 1] == [
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
    assert Counter(STANDARD.directive_tier) == {1: 10, 2: 10, 3: 5}
    for row in rows("directives"):
        assert tier([row[place] for place in cards.PLACES]) == int(row["tier"]), row["name"]


def test_24_protocols_8_8_8_by_their_cost() -> None:
    assert Counter(STANDARD.protocol_tier) == {1: 8, 2: 8, 3: 8}
    assert list(STANDARD.protocol_cost) == STANDARD.protocol_tier
    assert len(set(STANDARD.protocols)) == 24
    assert {cards.ACTIONS[action] for action in STANDARD.protocol_action} == {
        "explore",
        "move",
        "build",
        "attack",
    }


# Objectives and technologies.


def test_objectives_have_three_or_four_slots_that_get_harder() -> None:
    for thresholds, points in zip(STANDARD.objective_needs, STANDARD.objective_points, strict=True):
        assert len(thresholds) == len(points) in (3, 4)
        assert sorted(thresholds) == thresholds
        assert sorted(points) == points


def test_96_technologies_12_a_keyword_3_a_field() -> None:
    assert len(set(STANDARD.technologies)) == 96
    assert Counter(STANDARD.technology_keyword) == dict.fromkeys(range(8), 12)
    assert set(Counter(STANDARD.technology_fields).values()) == {3}
    assert sorted(STANDARD.technology_keyword) == STANDARD.technology_keyword


def test_no_card_shares_a_name_with_another_kind() -> None:
    names = [
        *STANDARD.sectors,
        *STANDARD.directives,
        *STANDARD.protocols,
        *STANDARD.objectives,
        *STANDARD.technologies,
    ]
    assert len({name.lower() for name in names}) == len(names)


@pytest.mark.parametrize(
    "name", [*STANDARD.sectors, *STANDARD.directives, *STANDARD.objectives, *STANDARD.technologies]
)
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
