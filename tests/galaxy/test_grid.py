"""The area: cells with names, neighbours over edges, corners for Homeworlds, points where four cells meet."""

import pytest

from milkomeda.galaxy.grid import BIT, Grid, cells_in, count_in, nth_in

AREAS = [(6, 5, 2), (7, 6, 3), (9, 6, 4), (3, 3, 2), (12, 5, 4)]


def places(grid: Grid) -> list[tuple[int, int]]:
    return [(column, row) for row in range(grid.height) for column in range(grid.width)]


@pytest.mark.parametrize(("width", "height", "seats"), AREAS)
def test_adjacent_means_sharing_an_edge(width: int, height: int, seats: int) -> None:
    grid = Grid(width, height, seats)
    for cell, (column, row) in enumerate(places(grid)):
        near = [other for other, (x, y) in enumerate(places(grid)) if abs(x - column) + abs(y - row) == 1]
        assert grid.near[cell] == near
        assert cells_in(grid.around[cell]) == near


@pytest.mark.parametrize(("width", "height", "seats"), AREAS)
def test_distance_is_steps_over_edges(width: int, height: int, seats: int) -> None:
    grid = Grid(width, height, seats)
    for start in range(grid.cells):
        steps = {start: 0}
        edge = [start]
        for cell in edge:
            for near in grid.near[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    edge.append(near)
        assert [grid.distance(start, cell) for cell in range(grid.cells)] == [
            steps[c] for c in range(grid.cells)
        ]


@pytest.mark.parametrize(("width", "height", "seats"), AREAS)
def test_four_cells_meet_at_a_point(width: int, height: int, seats: int) -> None:
    grid = Grid(width, height, seats)
    assert len(grid.meets) == (width - 1) * (height - 1)
    for four in grid.meets:
        top_left, top_right, bottom_left, bottom_right = [places(grid)[cell] for cell in four]
        column, row = top_left
        assert (top_right, bottom_left, bottom_right) == (
            (column + 1, row),
            (column, row + 1),
            (column + 1, row + 1),
        )
    for cell in range(grid.cells):
        assert grid.points_of[cell] == [point for point, four in enumerate(grid.meets) if cell in four]


@pytest.mark.parametrize(("width", "height", "seats"), AREAS)
def test_homeworlds_stand_in_corners_which_have_two_neighbours(width: int, height: int, seats: int) -> None:
    grid = Grid(width, height, seats)
    assert len(set(grid.homes)) == seats
    assert all(len(grid.near[home]) == 2 for home in grid.homes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_two_homeworlds_stand_opposite_each_other(seats: int) -> None:
    grid = Grid(9, 6, seats)
    assert [grid.name(home) for home in grid.homes[:2]] == ["A1", "I6"]


@pytest.mark.parametrize(("width", "height", "seats"), AREAS)
def test_columns_are_letters_and_rows_are_numbers(width: int, height: int, seats: int) -> None:
    grid = Grid(width, height, seats)
    assert [grid.name(cell) for cell in range(3)] == ["A1", "B1", "C1"]
    assert grid.name(width) == "A2"
    assert [grid.cell(grid.name(cell)) for cell in range(grid.cells)] == list(range(grid.cells))
    assert grid.cell(" b2 ") == width + 1


@pytest.mark.parametrize("name", ["", "A", "A0", "G1", "A6", "1A", "AA1", "A1x", "Ä1", "?1"])
def test_other_names_are_no_places(name: str) -> None:
    with pytest.raises(ValueError, match="is no place in this galaxy \\(A1 to F5\\)"):
        Grid(6, 5, 2).cell(name)


def test_cells_as_bits() -> None:
    cells = [0, 1, 5, 30, 31, 32, 47, 59]
    mask = sum(int(BIT[cell]) for cell in cells)
    assert cells_in(mask) == cells
    assert count_in(mask) == len(cells)
    assert [nth_in(mask, n) for n in range(len(cells))] == cells
    assert cells_in(0) == []


def test_beside_several_cells() -> None:
    grid = Grid(6, 5, 2)
    both = grid.beside(BIT[grid.cell("A1")] | BIT[grid.cell("F2")])
    assert [grid.name(cell) for cell in cells_in(both)] == ["B1", "F1", "A2", "E2", "F3"]
