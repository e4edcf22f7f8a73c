"""Links in a rulebook."""

import pytest

from milkomeda.games import SHOWS
from milkomeda.play.binding import bound, unbound
from milkomeda.words.language import LANGUAGES
from tests.links import dead_links

BOOK = """# Game

1 War · 2 Words

## 1 War

You control a sector, and controlled sectors; `control` is code. See Words, or see An example.

- **Control** it: control [R7].

### An example

Nothing.

### An example

Again: War is hell.

## 2 Words

No Wars, no wars.

- **Control:** having most. ((controls, controlled))
- **War:** see War. ((Wars))
"""


def test_the_first_mention_in_a_section_leads_to_the_glossary() -> None:
    text = bound(BOOK, "see")
    assert "You [control](#term-control) a sector, and controlled sectors; `control` is code." in text
    assert '- <a id="term-control"></a>**Control:** having most.\n' in text


def test_a_section_that_is_named_and_the_contents_lead_there() -> None:
    text = bound(BOOK, "see")
    assert "See [Words](#2-words), or see [An example](#an-example)." in text
    assert "[1 War](#1-war) · [2 Words](#2-words)" in text


def test_what_says_no_more_than_where_to_look_leads_there_at_once_by_its_own_words() -> None:
    text = bound(BOOK, "see")
    assert "No [Wars](#1-war), no wars." in text
    assert "War is hell." in text


def test_the_mark_of_a_ruling_leads_to_it_and_stays_with_the_word_before_it() -> None:
    assert "control\u00a0[[R7]](#r7)." in bound(BOOK, "see")


def test_where_nothing_leads_anywhere_the_forms_of_a_word_are_not_read() -> None:
    assert "((" not in unbound(BOOK)
    assert "having most.\n" in unbound(BOOK)


@pytest.mark.parametrize("game", SHOWS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["learn", "look-up", "summary"])
def test_no_link_of_a_rulebook_is_dead(game: str, language: str, part: str) -> None:
    for edition in SHOWS[game].editions:
        book = SHOWS[game].rulebook(edition, language, True, part=part)  # type: ignore[arg-type]
        assert dead_links(book) == []
