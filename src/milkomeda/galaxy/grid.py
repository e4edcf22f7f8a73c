"""The bounded area in which sectors are placed: cells, neighbours, and the points where four meet."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.words.message import Problem, say

BIT: Final = vec[i64]([i64(2**power) for power in range(61)])
# A power of two leaves each its own remainder by 67: from it back to the power.
POWER: Final = vec[i64]([next((p for p in range(66) if 2**p % 67 == r), 0) for r in range(67)])
CHUNK: Final = 32767
ONES: Final = vec[i64]([i64(bin(bits).count("1")) for bits in range(CHUNK + 1)])


def cells_in(mask: i64) -> list[int]:
    """The cells whose bits are set, lowest first."""
    found: list[int] = []
    while mask:
        low: i64 = mask & -mask
        found.append(POWER[low % 67])
        mask ^= low
    return found


def mask_of(cells: list[int]) -> i64:
    """The cells as bits."""
    mask: i64 = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def count_in(mask: i64) -> i64:
    return ONES[mask & CHUNK] + ONES[mask >> 15 & CHUNK] + ONES[mask >> 30 & CHUNK] + ONES[mask >> 45]


def nth_in(mask: i64, n: i64) -> i64:
    """The cell whose bit is the n-th that is set, counted from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return POWER[(mask & -mask) % 67]


@final
class Grid:
    def __init__(self, width: i64, height: i64, seats: i64) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.cells: i64 = width * height
        self.names: list[str] = [self.name(cell) for cell in range(self.cells)]
        self.near: list[list[int]] = [self.neighbours(cell) for cell in range(self.cells)]
        self.all: i64 = 0  # a bit a cell
        self.not_left: i64 = 0
        self.not_right: i64 = 0
        for cell in range(self.cells):
            self.all |= BIT[cell]
            if cell % width > 0:
                self.not_left |= BIT[cell]
            if cell % width < width - 1:
                self.not_right |= BIT[cell]
        self.around: vec[i64] = vec[i64]([self.beside(BIT[cell]) for cell in range(self.cells)])
        self.meets: list[list[int]] = [
            [cell, cell + 1, cell + width, cell + width + 1]
            for cell in range(self.cells)
            if cell % width < width - 1 and cell // width < height - 1
        ]
        self.meeting: vec[i64] = vec[i64](
            [BIT[four[0]] | BIT[four[1]] | BIT[four[2]] | BIT[four[3]] for four in self.meets]
        )
        self.points_of: list[list[int]] = [
            [point for point, four in enumerate(self.meets) if cell in four] for cell in range(self.cells)
        ]
        last = self.cells - 1
        corners = [0, last, width - 1, last - (width - 1)]
        self.homes: vec[i64] = vec[i64](corners[: int(seats)])

    def beside(self, cells: i64) -> i64:
        """The cells next to any of some cells, all as bits."""
        sideways: i64 = (cells & self.not_right) << 1 | (cells & self.not_left) >> 1
        return (sideways | cells << self.width | cells >> self.width) & self.all

    def neighbours(self, cell: i64) -> list[int]:
        column, row = cell % self.width, cell // self.width
        near: list[int] = []
        if row > 0:
            near.append(cell - self.width)
        if column > 0:
            near.append(cell - 1)
        if column < self.width - 1:
            near.append(cell + 1)
        if row < self.height - 1:
            near.append(cell + self.width)
        return near

    def distance(self, one: i64, other: i64) -> i64:
        """Steps over edges, explored or not."""
        columns: i64 = one % self.width - other % self.width
        rows: i64 = one // self.width - other // self.width
        return (columns if columns > 0 else -columns) + (rows if rows > 0 else -rows)

    def name(self, cell: i64) -> str:
        return f"{chr(65 + int(cell % self.width))}{cell // self.width + 1}"

    def cell(self, name: str) -> i64:
        """The cell called so. Raises Problem if there is none."""
        word = name.strip().upper()
        if 2 <= len(word) <= 3 and word[0].isalpha() and word[1:].isdecimal():
            column, row = ord(word[0]) - 65, int(word[1:]) - 1
            if 0 <= column < self.width and 0 <= row < self.height:
                return row * self.width + column
        raise Problem(say("no-such-cell", text=name, last_cell=self.name(self.cells - 1)))
