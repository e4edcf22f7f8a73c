"""A rulebook as a PDF."""

from collections.abc import Callable

from milkomeda.play.book import Part
from milkomeda.print.markdown import Block, blocks
from milkomeda.print.paper import PAPERS
from milkomeda.print.typesetting import pdf
from milkomeda.words.language import Language
from milkomeda.words.message import say

Text = Callable[[Part], str]
"""The rulebook in Markdown, with its links and the names of its pictures."""


def booklet(text: Text, pictures: dict[str, str], part: Part, paper: str, said: Language) -> bytes:
    """A PDF: the book with its summary on a page of its own, or the summary alone."""
    book = [] if part == "summary" else read(text(part), pictures)
    summary = [{**one, "id": ""} for one in read(text("summary"), pictures)]  # nothing leads there
    return pdf(
        "book",
        {
            "language": said.code,
            "paper": PAPERS[paper],
            "words": {"contents": said.say(say("print-book-contents"))},
            "blocks": book,
            "summary": summary,
            "pictures": pictures,
        },
    )


def read(markdown: str, pictures: dict[str, str]) -> list[Block]:
    return [one for one in blocks(markdown) if is_shown(one, pictures)]


def is_shown(one: Block, pictures: dict[str, str]) -> bool:
    """Not the contents, for a book on paper has some with pages; nor pictures that are none of ours."""
    if one["kind"] == "picture":
        return one["name"] in pictures
    return not (one["kind"] == "paragraph" and is_contents(one))


def is_contents(block: Block) -> bool:
    links = [piece for piece in block["inside"] if piece[0] == "link"]
    return len(links) > 2 and len(block["inside"]) == 2 * len(links) - 1
