"""A rulebook says the same in every language: paragraph by paragraph, value by value."""

import re
from collections import Counter
from typing import NamedTuple

import pytest

from milkomeda.games import SHOWS
from milkomeda.play.book import HEADING
from milkomeda.words.language import LANGUAGES, language

TEMPLATES = {
    game: {code: language(code).page(f"{show.words}-rulebook") for code in LANGUAGES}
    for game, show in SHOWS.items()
}
ENGLISH = re.compile(
    r"\b(the|of|and|you|your|is|are|each|with|for|not|see|if|it|any|players?|costs?)\b", re.IGNORECASE
)
NAMES = re.compile(r"`[^`]*`|\*\*(?:draft|consolidated|directives|protocols)\*\*|<<[^?]*\?|\{[^}]*\}")

GLUED = re.compile(r"\w+<<[^?]*\? \w+")


class Line(NamedTuple):
    """What a line of a template must share with its translation."""

    start: str
    conditions: frozenset[str]
    facts: frozenset[str]
    rulings: tuple[str, ...]
    figures: tuple[str, ...]


def line(text: str) -> Line:
    words = re.sub(r"<<[^?]*\?|\{[^}]*\}|\[R\d+\]|\[F\d+\]", "", text)
    return Line(
        start=text[:2].strip() if text[:1] in "#-|" else "",
        conditions=frozenset(re.findall(r"<<([^?]+)\?", text)),
        facts=frozenset(re.findall(r"\{(\w+)", text)),
        rulings=tuple(sorted(re.findall(r"[RF]\d+", text))),
        figures=tuple(sorted(re.findall(r"\d+", words))),
    )


def sections(template: str) -> list[Counter[Line]]:
    """The lines of each section. Their order is free, for a glossary goes by the alphabet."""
    found: list[Counter[Line]] = [Counter()]
    for text in template.splitlines():
        if HEADING.fullmatch(text):
            found.append(Counter())
        found[-1][line(text)] += 1
    return found


@pytest.mark.parametrize("game", SHOWS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_paragraph_is_translated_with_its_choices_facts_rulings_and_figures(
    game: str, code: str
) -> None:
    english, ours = sections(TEMPLATES[game]["en"]), sections(TEMPLATES[game][code])
    assert len(ours) == len(english)
    for number, (one, other) in enumerate(zip(english, ours, strict=True)):
        assert (number, one - other, other - one) == (number, Counter(), Counter())


@pytest.mark.parametrize("page", ["rulebook", "summary"])
@pytest.mark.parametrize("game", SHOWS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_chosen_is_a_word_of_its_own(page: str, game: str, code: str) -> None:
    assert GLUED.findall(language(code).page(f"{SHOWS[game].words}-{page}")) == []


@pytest.mark.parametrize("game", SHOWS)
def test_no_english_is_left_in_the_german_rulebook(game: str) -> None:
    show = SHOWS[game]
    for edition in show.editions:
        book = NAMES.sub("", show.rulebook(edition, "de"))
        assert ENGLISH.findall(book) == []
    assert ENGLISH.findall(NAMES.sub("", TEMPLATES[game]["de"])) == []
