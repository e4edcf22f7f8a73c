"""What is seen on pieces comes from the records that the rules are played by."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pdfplumber
import pytest
from msgspec.structs import replace

from milkomeda.cli import main
from milkomeda.games import SHOWS
from milkomeda.play.show import Piece
from milkomeda.print.faces import SIZES, changed, code, face, gone
from milkomeda.print.paper import Way
from milkomeda.print.sheets import printed
from milkomeda.print.typesetting import RESOURCES, signed
from milkomeda.words.language import LANGUAGES

SHOW = SHOWS["milkomeda"]
MINERON = "sector.Mineron_V.green"


def pieces(options: str = "") -> list[Piece]:
    return SHOW.pieces(options, 4)


def named(name: str, options: str = "") -> Piece:
    return next(piece for piece in pieces(options) if piece.name == name)


def words(data: bytes) -> str:
    """In the order in which they are drawn, without spaces."""
    with pdfplumber.open(io.BytesIO(data)) as document:
        return "".join(char["text"].strip() for page in document.pages for char in page.chars)


@pytest.mark.parametrize("edition", SHOW.editions)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_everything_of_every_edition_is_printed_in_every_language(edition: str, language: str) -> None:
    kinds = {piece.kind: piece for piece in pieces(f"edition={edition}")}
    some = [replace(piece, count=1) for piece in kinds.values()]
    text = words(printed(some, Way(), language, edition)[0])
    for piece in some:
        assert code(piece) in text


def test_every_kind_of_piece_has_a_size() -> None:
    assert {piece.kind for name in SHOW.editions for piece in pieces(f"edition={name}")} == SIZES.keys()


def test_a_number_changed_in_an_edition_changes_the_card(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[sectors."Mineron V"]\ngreen = 7\n', encoding="utf-8")
    file = tmp_path / "new.pdf"
    assert main(["print", "--edition", str(mine), "--since", "protocols", str(file)]) == 0
    text = words(file.read_bytes())
    assert "MineronV" in text
    assert "7" in text.split("MineronV")[0]
    assert "Actara" not in text


def test_only_what_is_new_is_printed_since_another_edition() -> None:
    new = changed(pieces(f"{MINERON}=7 fleets=20"), pieces())
    assert [piece.name for piece in new] == ["Mineron V"]
    more = changed(pieces(), pieces("fleets=20"))
    assert [(piece.figures["what"], piece.count) for piece in more] == [("fleet", 5)] * 4
    assert changed(pieces(), pieces()) == []


def test_what_is_no_more_is_to_be_taken_out_of_the_box() -> None:
    left = gone(pieces(f"{MINERON}=7 sector.Actara=out fleets=24"), pieces(), signed("en"))
    old = code(named("Mineron V"))
    assert left["Sector"] == f"Mineron V {old} · Actara {code(named('Actara'))}"
    assert left["Token"].startswith("Teal fleet ")
    assert gone(pieces("fleets=24"), pieces("fleets=20"), signed("en")) == {}


def test_a_sheet_names_it_even_where_nothing_is_new(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "new.pdf"
    mine.write_text("[sectors.Actara]\nout = true\n", encoding="utf-8")
    assert main(["print", "--edition", str(mine), "--since", "protocols", str(file)]) == 0
    with pdfplumber.open(file) as document:
        (page,) = document.pages
        assert page.extract_text().splitlines()[0] == "Take out of the box"
        assert "Actara" in page.extract_text()


def test_the_version_on_a_card_is_of_its_content_in_any_language() -> None:
    assert code(named("Mineron V")) != code(named("Mineron V", f"{MINERON}=7"))
    assert code(named("Actara")) == code(named("Actara", f"{MINERON}=7"))
    faces = [face(named("Bioreactors"), signed(language), "full") for language in LANGUAGES]
    assert len({one.code for one in faces}) == 1
    assert len({one.lines[0] for one in faces}) == len(LANGUAGES)


def said_in(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from said_in(part)


@pytest.mark.parametrize("edition", SHOW.editions)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_resource_that_is_named_has_its_sign_before_it(edition: str, language: str) -> None:
    said = signed(language)
    names = [said.word("colour", colour)[1:] for colour in RESOURCES]
    bare = re.compile(rf"(?<![\ue000-\ue003])\b({'|'.join(names)})\b", re.IGNORECASE)
    for piece in pieces(f"edition={edition}"):
        one = face(piece, said, "full")
        for text in [*one.lines, *said_in(one.figures)]:
            assert text in RESOURCES or not bare.search(text), text


def test_what_a_fight_is_worth_is_on_the_summary() -> None:
    points = face(named("summary", "fight_points=3"), signed("en"), "full").figures["points"]
    assert "3 for each fight you win" in points


def places(piece: Piece) -> list[float]:
    """How wide and how high, at the least, the outlines are that a printed piece shows, in millimetres."""
    with pdfplumber.open(io.BytesIO(printed([replace(piece, count=1)], Way(), "en", "x")[0])) as document:
        page = document.pages[0]
        outlines = [one for one in [*page.curves, *page.rects] if one["stroke"]]
        return [min(one["width"], one["height"]) / 72 * 25.4 for one in outlines]


def kind(name: str, options: str = "") -> Piece:
    return next(piece for piece in pieces(options) if piece.kind == name)


@pytest.mark.parametrize("options", ["", "edition=epic", "edition=draft roster_track=5"])
@pytest.mark.parametrize(("board", "lies"), [("storage", "tracker"), ("roster", "tracker"), ("mat", "token")])
def test_what_lies_on_a_board_fits_its_places(options: str, board: str, lies: str) -> None:
    found = places(kind(board, options))
    assert len(found) >= 5
    assert min(found) >= max(SIZES[lies])


def test_claims_fit_the_slots_of_every_objective_and_a_marker_each_action() -> None:
    claim = next(piece for piece in pieces() if piece.figures.get("what") == "claim")
    most = max(
        (piece for piece in pieces() if piece.kind == "objective"), key=lambda one: len(one.figures["slots"])
    )
    found = places(most)
    assert len(found) > len(most.figures["slots"]) == 4
    assert min(found) >= max(SIZES[claim.kind])
    action = next(piece for piece in pieces() if piece.figures.get("what") == "action")
    assert sum(place >= max(SIZES[action.kind]) for place in places(kind("actions"))) == 5


def test_ships_that_are_hit_have_a_ring_as_wide_as_their_token() -> None:
    damaged, plain = (sorted(places(kind("mat", f"casualties={word}"))) for word in ("damaged", "once"))
    assert len(damaged) == 2 * len(plain)
    inner, outer = damaged[0], damaged[-1]
    assert (outer - inner) / 2 >= max(SIZES["token"])


def test_all_versions_differ() -> None:
    codes = [code(piece) for piece in pieces()]
    assert len(set(codes)) == len(codes)


def test_the_same_words_grow_the_same_picture() -> None:
    one, other = (face(named(name), signed("en"), "full").art for name in ("Mineron V", "Actara"))
    assert one == face(named("Mineron V"), signed("de"), "full").art
    assert one != other


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--since", "protocols"], "nothing to print"),
        (["--images", "unicorn"], "'unicorn'"),
        (["--bleed", "9"], "a bleed is from 0 to 5"),
        (["--shift", "1"], "a shift is two numbers"),
        (["--shift", "nan,1"], "a shift is two numbers"),
        (["--shift", "0,nan"], "a shift is two numbers"),
        (["--game", "starflick"], "nothing to print of this game"),
        (["--edition", "nothing"], "no edition 'nothing'"),
        (["/nowhere/at/all.pdf", "--calibrate"], "/nowhere/at/all.pdf"),
    ],
)
def test_what_cannot_be_printed_is_said_in_a_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", *arguments]) == 2
    assert said in capsys.readouterr().err.splitlines()[0]
