"""Where things lie on sheets of paper: as many as fit, marks where they are cut, backs behind their fronts.

All in millimetres, from the top left of a sheet that stands upright.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple, Self

from milkomeda.words.message import Problem, say

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MOST_BLEED: Final = 5
MOST_SHIFT: Final = 20
MARGIN: Final = 5.0
CLEAR: Final = 0.4  # between what is cut and its marks
SHORTEST: Final = 0.9  # a mark
LONGEST: Final = 4.0
FOLD: Final = 5.0  # between a fold and what is printed


class Way(NamedTuple):
    """How it is to be printed."""

    paper: str = "a4"
    sides: str = "double"
    ink: str = "full"
    bleed: float = 0
    flip: str = "long"
    """About which edge a printer turns the sheet."""
    shift: tuple[float, float] = (0, 0)
    """Of the backs, against what the printer does to them: to the right, and down."""

    def checked(self) -> Self:
        """Raises Problem."""
        if not 0 <= self.bleed <= MOST_BLEED:
            raise Problem(say("print-bleed", most=str(MOST_BLEED)))
        if not all(abs(one) <= MOST_SHIFT for one in self.shift):
            raise Problem(say("print-shift", most=str(MOST_SHIFT)))
        return self


class Grid(NamedTuple):
    """How pieces of one size lie on a sheet."""

    columns: int
    rows: int
    width: float
    """Of a piece as it lies."""
    height: float
    left: float
    """Of the first piece, without its bleed."""
    top: float
    bleed: float
    turned: bool
    room: tuple[float, float]
    """The part of a sheet that it is in the middle of."""

    def across(self) -> list[float]:
        """The left edges."""
        return [self.left + at * (self.width + 2 * self.bleed) for at in range(self.columns)]

    def down(self) -> list[float]:
        return [self.top + at * (self.height + 2 * self.bleed) for at in range(self.rows)]

    def holds(self) -> int:
        return self.columns * self.rows


class Laid(NamedTuple):
    """A face on a sheet: where its top left corner is as it lies, and by how many degrees it is turned."""

    face: int
    back: bool
    x: float
    y: float
    turn: int


class Sheet(NamedTuple):
    laid: list[Laid]
    marks: list[tuple[float, float, float, float]]
    """Lines, from here to there."""
    folds: list[float]
    """How far down it is folded."""
    shift: tuple[float, float] = (0, 0)


def room_of(way: Way, folded: bool) -> tuple[float, float]:
    """The part of the sheet for fronts: of a folded one the upper half."""
    width, height = PAPERS[way.paper]
    return (width, height / 2) if folded else (width, height)


def grid(size: tuple[float, float], way: Way, folded: bool) -> Grid:
    """The one that holds most; none at all holds 0."""
    upright, turned = (fitted(size, way, folded, turn) for turn in (False, True))
    return turned if turned.holds() > upright.holds() else upright


def fitted(size: tuple[float, float], way: Way, folded: bool, turned: bool) -> Grid:
    width, height = reversed(size) if turned else size
    room, bleed, edge = room_of(way, folded), way.bleed, MARGIN + SHORTEST + CLEAR
    below = FOLD if folded else edge
    columns = int((room[0] - 2 * edge + 1e-6) // (width + 2 * bleed))
    rows = int((room[1] - edge - below + 1e-6) // (height + 2 * bleed))
    used = columns * (width + 2 * bleed), rows * (height + 2 * bleed)
    left, top = (room[0] - used[0]) / 2, edge + (room[1] - edge - below - used[1]) / 2
    return Grid(columns, rows, width, height, left + bleed, top + bleed, bleed, turned, room)


class Block(NamedTuple):
    """Fronts of one size, as they lie on a sheet."""

    laid: list[Laid]
    lying: Grid

    def top(self) -> float:
        return self.laid[0].y

    def bottom(self) -> float:
        return self.laid[-1].y + self.lying.height

    def below(self, y: float) -> "Block":
        """As high as a block allows that ends there."""
        lower = y + 2 * (self.lying.bleed + CLEAR + LONGEST) + CLEAR - self.top()
        return self._replace(laid=[one._replace(y=one.y + lower) for one in self.laid])

    def fits(self) -> bool:
        edge = MARGIN + SHORTEST + CLEAR + self.lying.bleed
        return self.bottom() <= self.lying.room[1] - edge


# Sheets.


def sheets(groups: list[tuple[list[int], tuple[float, float]]], way: Way) -> Iterator[Sheet]:
    """Of groups of one size each, by the numbers of their faces: fronts, and backs as they are wanted."""
    blocks = [block for faces, size in groups for block in blocks_of(faces, size, way)]
    if way.sides == "single":
        for _, same in groupby(blocks, key=lambda block: block.lying):
            yield from singles([*same], way)
        return
    for page in shared(blocks):
        if page[0].lying.room[1] < PAPERS[way.paper][1]:
            yield folding(page, way)
        else:
            yield from (cut(page, way), backs(page, way))


def blocks_of(faces: list[int], size: tuple[float, float], way: Way) -> list[Block]:
    folded = way.sides == "fold" and grid(size, way, True).holds() > 0
    lying = grid(size, way, folded)
    most = max(lying.holds(), 1)
    return [Block(fronts(faces[at : at + most], lying), lying) for at in range(0, len(faces), most)]


def shared(blocks: list[Block]) -> Iterator[list[Block]]:
    """Full sheets; then those that are not full, below each other where they fit."""
    pages: list[list[Block]] = []
    for block in blocks:
        if len(block.laid) == block.lying.holds():
            yield [block]
            continue
        open_pages = (page for page in pages if page[0].lying.room == block.lying.room)
        page = next((page for page in open_pages if block.below(page[-1].bottom()).fits()), None)
        if page is None:
            pages.append([block])
        else:
            page.append(block.below(page[-1].bottom()))
    yield from pages


def singles(blocks: list[Block], way: Way) -> Iterator[Sheet]:
    """All fronts of a size, then their backs."""
    yield from (cut([block], way) for block in blocks)
    for block in blocks:
        behind = [one._replace(back=True) for one in block.laid]
        yield cut([block._replace(laid=behind)], way)


def cut(page: list[Block], way: Way) -> Sheet:
    laid = [one for block in page for one in block.laid]
    return Sheet(laid, [mark for block in page for mark in marks(block, way)], [])


def fronts(faces: list[int], lying: Grid) -> list[Laid]:
    places = [(x, y) for y in lying.down() for x in lying.across()]
    return [
        Laid(face, False, x, y, 90 if lying.turned else 0)
        for face, (x, y) in zip(faces, places, strict=False)
    ]


def mirrored(one: Laid, lying: Grid, way: Way, upright: bool) -> Laid:
    """The back of a front, across the edge that the sheet is turned about: upright across the long one."""
    width, height = PAPERS[way.paper]
    if upright:
        return one._replace(back=True, x=width - one.x - lying.width, turn=-one.turn)
    return one._replace(back=True, y=height - one.y - lying.height, turn=180 - one.turn)


def behind(block: Block, way: Way, upright: bool) -> Block:
    return block._replace(laid=[mirrored(one, block.lying, way, upright) for one in block.laid])


def backs(page: list[Block], way: Way) -> Sheet:
    return cut([behind(block, way, way.flip == "long") for block in page], way)._replace(shift=way.shift)


def folding(page: list[Block], way: Way) -> Sheet:
    above, height = cut(page, way), PAPERS[way.paper][1]
    below = [one for block in page for one in behind(block, way, False).laid]
    folded = [flipped(mark, height) for mark in above.marks]
    return Sheet([*above.laid, *below], [*above.marks, *folded], [height / 2])


def flipped(mark: tuple[float, float, float, float], height: float) -> tuple[float, float, float, float]:
    x, y, to_x, to_y = mark
    return (x, height - y, to_x, height - to_y)


def marks(block: Block, way: Way) -> list[tuple[float, float, float, float]]:
    """Where to cut what lies there: lines outside of all that is printed, none around anything."""
    laid, lying = block
    bleed, (width, height) = lying.bleed, lying.room
    cuts_x = sorted({round(one.x + side, 4) for one in laid for side in (0, lying.width)})
    cuts_y = sorted({round(one.y + side, 4) for one in laid for side in (0, lying.height)})
    left, top = cuts_x[0] - bleed - CLEAR, cuts_y[0] - bleed - CLEAR
    right, bottom = cuts_x[-1] + bleed + CLEAR, cuts_y[-1] + bleed + CLEAR
    folded = height < PAPERS[way.paper][1]
    long_x, long_y = min(LONGEST, left - MARGIN), min(LONGEST, top - MARGIN)
    below = (
        [] if folded else [(x, bottom, x, bottom + min(LONGEST, height - MARGIN - bottom)) for x in cuts_x]
    )
    return [
        *((x, top - long_y, x, top) for x in cuts_x),
        *below,
        *((left - long_x, y, left, y) for y in cuts_y),
        *((right, y, right + min(LONGEST, width - MARGIN - right), y) for y in cuts_y),
    ]
