"""Rulebooks as files to take along."""

from typing import Literal, NamedTuple

from milkomeda.extras import need
from milkomeda.games import SHOWS
from milkomeda.play.book import Part
from milkomeda.play.wording import Wording
from milkomeda.print.bundles import bundle
from milkomeda.words.language import language

Form = Literal["pdf", "zip"]
Paper = Literal["a4", "letter"]


class Wanted(NamedTuple):
    game: str
    options: str
    wording: Wording | None
    language: str
    part: Part
    form: Form
    paper: Paper


def file_of(wanted: Wanted) -> bytes:
    """Raises ValueError for options that make no sense, and where nothing is there to typeset with."""
    show, said = SHOWS[wanted.game], language(wanted.language)

    def text(part: Part) -> str:
        return show.rulebook(wanted.options, said.code, True, wanted.wording, part)

    pictures = show.drawings(wanted.options, said.code)
    if wanted.form == "zip":
        return bundle(text(wanted.part), pictures, f"{wanted.game}-rules")
    need("print")
    from milkomeda.print.books import booklet

    return booklet(text, pictures, wanted.part, wanted.paper, said)
