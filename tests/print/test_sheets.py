"""Sheets are measured as they are printed: sizes, marks, margins, and where backs lie."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import combinations, pairwise, product
from typing import Any

import pdfplumber
import pytest
from msgspec.structs import replace

from milkomeda.games import SHOWS
from milkomeda.play.show import Piece
from milkomeda.print.faces import SIZES
from milkomeda.print.paper import MARGIN, MOST_BLEED, PAPERS, Grid, Way, grid, sheets
from milkomeda.print.sheets import calibration, printed

POINTS = 72 / 25.4  # a millimetre
NEAR = 0.3
SOME = [Way(), Way("letter"), Way(bleed=3), Way("letter", "fold", bleed=3), Way("letter", "single", "low")]


@cache
def pieces() -> list[Piece]:
    return SHOWS["milkomeda"].pieces("", 4)


def some(kind: str, count: int) -> list[Piece]:
    return [piece for piece in pieces() if piece.kind == kind][:count]


@contextmanager
def opened(data: bytes) -> Iterator[Any]:
    with pdfplumber.open(io.BytesIO(data)) as document:
        yield document


def marks(page: Any) -> list[tuple[float, float, float, float]]:
    """Short black lines, in millimetres."""
    return [
        tuple(line[side] / POINTS for side in ("x0", "top", "x1", "bottom"))
        for line in page.lines
        if line["stroking_color"] == 0
        and max(line["width"], line["height"]) / POINTS < 5
        and line["linewidth"] / POINTS < 0.16
    ]


def cuts(page: Any) -> tuple[list[float], list[float]]:
    """Where marks say to cut: across and down."""
    lines = marks(page)
    return (
        sorted({round(x, 2) for x, _, to_x, _ in lines if abs(x - to_x) < 0.01}),
        sorted({round(y, 2) for _, y, _, to_y in lines if abs(y - to_y) < 0.01}),
    )


@pytest.mark.parametrize("way", SOME, ids=str)
def test_what_is_cut_along_the_marks_has_its_size(way: Way) -> None:
    with opened(printed(some("sector", 3), way, "en", "x")[0]) as document:
        page = document.pages[0]
        assert (page.width / POINTS, page.height / POINTS) == pytest.approx(PAPERS[way.paper], abs=NEAR)
        across, down = cuts(page)
        for at in (across, down):
            gaps = [b - a for a, b in pairwise(at)]
            between = [gap for gap in gaps if gap != pytest.approx(70, abs=NEAR)]
            assert len(between) < len(gaps)
            if way.sides != "fold":
                assert between == pytest.approx([2 * way.bleed] * len(between), abs=NEAR)
        whole = 70 + 2 * way.bleed
        grounds = [one for one in page.rects if abs(one["width"] / POINTS - whole) < NEAR]
        assert len(grounds) >= 2
        for ground in grounds:
            left, top = ground["x0"] / POINTS + way.bleed, ground["top"] / POINTS + way.bleed
            assert min(abs(left - cut) for cut in across) < NEAR
            assert min(abs(top - cut) for cut in down) < NEAR


@pytest.mark.parametrize("kind", {size: kind for kind, size in SIZES.items()}.values())
@pytest.mark.parametrize("sides", ["double", "fold", "single"])
@pytest.mark.parametrize("paper", PAPERS)
def test_whatever_is_cut_on_whatever_paper_has_its_size(kind: str, paper: str, sides: str) -> None:
    (piece,) = some(kind, 1)
    way = Way(paper, sides, bleed=MOST_BLEED)
    with opened(printed([replace(piece, count=1)], way, "en", "x")[0]) as document:
        for page in document.pages:
            assert (page.width / POINTS, page.height / POINTS) == pytest.approx(PAPERS[paper], abs=NEAR)
            across, down = cuts(page)
            width, height = across[-1] - across[0], down[1] - down[0]
            assert sorted((width, height)) == pytest.approx(sorted(SIZES[kind]), abs=0.02)


@pytest.mark.parametrize("way", SOME, ids=str)
def test_marks_are_thin_lie_outside_and_keep_to_the_margins(way: Way) -> None:
    with opened(printed(some("sector", 3), way, "en", "x")[0]) as document:
        for page in document.pages:
            lines = marks(page)
            assert lines
            for line in page.lines:
                if line["linewidth"] / POINTS < 0.149:
                    assert line["linewidth"] / POINTS == pytest.approx(0.15, abs=0.01)
            width, height = page.width / POINTS, page.height / POINTS
            for x, y, to_x, to_y in lines:
                assert min(x, y) >= MARGIN - 0.01
                assert to_x <= width - MARGIN + 0.01
                assert to_y <= height - MARGIN + 0.01


@pytest.mark.parametrize("way", SOME, ids=str)
def test_a_sheet_that_is_not_full_has_no_marks_where_nothing_lies(way: Way) -> None:
    with opened(printed(some("sector", 1), way, "en", "x")[0]) as document:
        for page in document.pages:
            across, down = cuts(page)
            assert len(across) == 2
            assert len(down) == (4 if way.sides == "fold" else 2)


@pytest.mark.parametrize(
    ("paper", "size", "bleed"), [*product(PAPERS, sorted(set(SIZES.values())), (0, 3, MOST_BLEED))], ids=str
)
def test_every_size_fits_on_every_paper_within_the_margins(
    paper: str, size: tuple[float, float], bleed: float
) -> None:
    way = Way(paper, bleed=bleed)
    lying = grid(size, way, False)
    assert lying.holds() >= 1
    edge = min(lying.left, lying.top) - bleed
    assert edge >= MARGIN
    assert lying.across()[-1] + lying.width + bleed <= PAPERS[paper][0] - MARGIN
    assert lying.down()[-1] + lying.height + bleed <= PAPERS[paper][1] - MARGIN


def middle(one: Any, lying: Grid) -> tuple[float, float]:
    return one.x + lying.width / 2, one.y + lying.height / 2


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("size", sorted(set(SIZES.values())), ids=str)
def test_backs_lie_behind_their_fronts_when_the_sheet_is_turned(size: tuple[float, float], flip: str) -> None:
    way = Way(flip=flip)
    lying = grid(size, way, False)
    width, height = PAPERS[way.paper]
    front, back, *_ = sheets([([*range(lying.holds() + 1)], size)], way)
    for one, other in zip(front.laid, back.laid, strict=True):
        assert one.face == other.face
        x, y = middle(one, lying)
        assert middle(other, lying) == pytest.approx((width - x, y) if flip == "long" else (x, height - y))


def test_backs_lie_behind_their_fronts_when_the_sheet_is_folded() -> None:
    way = Way(sides="fold", bleed=3)
    (sheet,) = sheets([([0, 1], (70, 70))], way)
    height = PAPERS[way.paper][1]
    lying = grid((70, 70), way, True)
    for front, back in zip(sheet.laid[:2], sheet.laid[2:], strict=True):
        assert back.turn - front.turn == 180
        assert front.x == back.x
        assert middle(front, lying)[1] + middle(back, lying)[1] == pytest.approx(height)
        assert height / 2 - (front.y + lying.height + way.bleed) >= 5 - 1e-6


@pytest.mark.parametrize(
    "way", [Way(), Way("letter", bleed=3), Way(flip="short"), Way(sides="fold")], ids=str
)
def test_what_is_left_of_several_sizes_shares_a_sheet_and_nothing_lies_upon_anything(way: Way) -> None:
    tokens, trackers = [*range(20)], [*range(100, 130)]
    made = [*sheets([(tokens, SIZES["token"]), (trackers, SIZES["tracker"])], way)]
    assert len(made) == (1 if way.sides == "fold" else 2)
    for sheet in made:
        boxes = [(one.x, one.y, 10 if one.face >= 100 else 15) for one in sheet.laid]
        assert len(boxes) == (100 if way.sides == "fold" else 50)
        for (x, y, side), (u, v, other) in combinations(boxes, 2):
            apart = 2 * way.bleed - 1e-6
            assert max(u - x - side, x - u - other) >= apart or max(v - y - side, y - v - other) >= apart
        assert min(y for _, y, _ in boxes) >= MARGIN
        assert max(y + side for _, y, side in boxes) <= PAPERS[way.paper][1] - MARGIN


def test_tokens_and_trackers_of_four_are_one_sheet() -> None:
    small = [piece for piece in pieces() if piece.kind in ("token", "tracker")]
    assert printed(small, Way(), "en", "x")[1] == 2


@pytest.mark.parametrize(("sides", "said"), [("double", ["fronts", "backs"]), ("fold", ["frontsandbacks"])])
def test_a_sheet_says_what_is_on_it(sides: str, said: list[str]) -> None:
    with opened(printed(some("sector", 1), Way(sides=sides), "en", "x")[0]) as document:
        for page, words in zip(document.pages, said, strict=True):
            assert f"x·{words}·" in "".join(char["text"] for char in page.chars).replace(" ", "")


def test_a_printer_that_shifts_backs_is_made_up_for() -> None:
    way = Way(shift=(1.5, -2))
    with opened(printed(some("sector", 2), way, "en", "x")[0]) as document:
        fronts, backs = (cuts(page) for page in document.pages[:2])
    assert [b - a for a, b in zip(fronts[0], backs[0])] == pytest.approx([1.5] * len(fronts[0]), abs=0.02)
    assert [b - a for a, b in zip(fronts[1], backs[1])] == pytest.approx([-2] * len(fronts[1]), abs=0.02)
    with opened(calibration(way, "en")[0]) as document:
        front, back = ([line for line in page.lines if line["height"] > 300] for page in document.pages)
    assert (back[0]["x0"] - front[0]["x0"]) / POINTS == pytest.approx(1.5, abs=0.02)


def test_the_same_is_printed_the_same_to_the_byte() -> None:
    assert printed(some("sector", 2), Way(), "de", "x") == printed(some("sector", 2), Way(), "de", "x")
