"""The rulebook as a PDF, and in Markdown with its pictures."""

import io
import re
from zipfile import ZipFile

import pdfplumber
import pytest

from milkomeda.games import SHOWS
from milkomeda.play.book import Part
from milkomeda.print.books import booklet
from milkomeda.print.bundles import bundle
from milkomeda.print.markdown import blocks
from milkomeda.words.language import language
from tests.links import dead_links


def made(game: str, options: str, code: str, part: Part, paper: str) -> bytes:
    show = SHOWS[game]
    return booklet(
        lambda part: show.rulebook(options, code, True, part=part),
        show.drawings(options, code),
        part,
        paper,
        language(code),
    )


def test_a_pdf_has_bookmarks_links_and_at_its_end_the_summary_on_one_page() -> None:
    with pdfplumber.open(io.BytesIO(made("milkomeda", "edition=protocols", "en", "learn", "a4"))) as book:
        outlines = [title for _, title, *_ in book.doc.get_outlines()]
        assert outlines[:2] == ["1 Introduction", "2 Objective"]
        assert "Ship types" in outlines
        links = [link for page in book.pages for link in page.annots]
        assert len(links) > 150
        assert "summary" in book.pages[-1].extract_text()
        assert "summary" not in book.pages[-2].extract_text()


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize(("game", "code"), [("milkomeda", "de"), ("starflick", "en")])
def test_a_summary_is_one_page(game: str, code: str, paper: str) -> None:
    for edition in SHOWS[game].editions:
        with pdfplumber.open(io.BytesIO(made(game, f"edition={edition}", code, "summary", paper))) as book:
            (page,) = book.pages
            last = SHOWS[game].rulebook(f"edition={edition}", code, True, part="summary").split()[-1]
            assert last.strip("|") in page.extract_text()


def test_markdown_comes_with_the_pictures_that_it_shows() -> None:
    show = SHOWS["milkomeda"]
    text = show.rulebook("edition=draft", "de", True)
    with ZipFile(io.BytesIO(bundle(text, show.drawings("edition=draft", "de"), "rules"))) as archive:
        book = archive.read("rules/rules.md").decode()
        shown = re.findall(r"\]\((pictures/[^)]+)\)", book)
        assert {f"rules/{name}" for name in shown} == set(archive.namelist()) - {"rules/rules.md"}
        assert dead_links(book) == []


def test_a_caption_belongs_to_the_picture_above_it() -> None:
    assert blocks("## 1 A\n\n![Alt](ships)\n\n*Who **beats** whom*") == [
        {"kind": "heading", "level": 2, "id": "1-a", "inside": [["text", "1 A"]]},
        {
            "kind": "picture",
            "name": "ships",
            "alt": "Alt",
            "caption": [["text", "Who "], ["strong", [["text", "beats"]]], ["text", " whom"]],
        },
    ]


def test_what_is_led_to_and_what_leads_there_are_pieces_of_a_line() -> None:
    (one,) = blocks('- <a id="term-vp"></a>**VP:** `x` [[R7]](#r7)')
    assert one["items"] == [
        [
            ["place", "term-vp"],
            ["strong", [["text", "VP:"]]],
            ["text", " "],
            ["code", "x"],
            ["text", " "],
            ["link", "#r7", [["text", "[R7]"]]],
        ]
    ]


def test_what_an_edition_says_in_strange_markdown_is_typeset_all_the_same() -> None:
    item = '- <a id="a"></a>**a:** #panic() [x](#no) [z](#a)'
    strange = f"# A\n\n## A\n\n## A\n\n##B\n\n![x](nowhere)\n\n{item}\n{item}\n\n[y](#a-1)"
    data = booklet(lambda _: strange, {}, "learn", "a4", language("en"))
    with pdfplumber.open(io.BytesIO(data)) as book:
        assert "#panic()" in "".join(page.extract_text() for page in book.pages)
