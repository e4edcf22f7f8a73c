"""The rulebook: every value is said, and nothing else."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milkomeda.galaxy.book.cards import KINDS, how_many
from milkomeda.galaxy.book.rulebook import card_list, rulebook, rulebook_diff, rulings, write_docs
from milkomeda.galaxy.book.rulings import RULINGS
from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import BEATS, SHIP_TYPES
from milkomeda.galaxy.editions import text_of, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, matters
from milkomeda.galaxy.rules.technologies import say
from milkomeda.play.options import Value, spell
from milkomeda.words.language import LANGUAGES, stem

DOCS = Path(__file__).parents[3] / "docs"
MARK = re.compile(r"\[(R\d+)\]")

BOOKS = {name: rulebook(name) for name in EDITIONS}
NUMBERS = [name for name, option in OPTIONS.items() if type(option.editions[0]) is int]

languages = pytest.mark.parametrize("language", LANGUAGES)
editions = pytest.mark.parametrize("edition", EDITIONS)
mixtures = st.fixed_dictionaries(
    {name: st.sampled_from(option.possible()) for name, option in OPTIONS.items()}
)


def variants(name: str) -> Iterator[tuple[str, str]]:
    """Each edition in which an option says something, and the same with another value."""
    for edition in EDITIONS:
        values = values_of(edition)
        for value in OPTIONS[name].possible():
            if value != values[name] and matters(name, values):
                yield edition, f"edition={edition} {name}={spell(value)}"


def chapters(book: str) -> list[str]:
    return re.findall(r"^## \d+ (.*)$", book, re.MULTILINE)


def assert_well_formed(book: str) -> None:
    assert not re.search(r"<<|>>|\{|\}|\|\||\?\?| ,|\(\)|^-$|^#\.", book, re.MULTILINE)
    assert "\n\n\n" not in book
    assert book.endswith(".\n")


@editions
def test_where_there_are_pictures_nothing_is_drawn_in_characters(edition: str) -> None:
    pictured = rulebook(edition, pictured=True)
    assert "](ships)" in pictured
    assert "```" not in pictured
    assert "](" not in BOOKS[edition]
    assert chapters(pictured) == [*chapters(BOOKS[edition]), "Rulings"]
    assert_well_formed(re.sub(r"\n+## [^\n]* Rulings.*", "", pictured, flags=re.DOTALL) + "\n")


@editions
def test_a_rulebook_has_the_chapters_of_its_edition(edition: str) -> None:
    found = chapters(rulebook(edition, part="look-up"))
    assert found[:4] == ["Introduction", "Objective", "Components", "Set-up"]
    assert found[-3:] == ["End of the game", "Scoring", "Glossary"]
    assert ("Directives" in found) == (edition in ("directives", "protocols", "epic"))
    assert ("### Research" in BOOKS[edition]) == (edition in ("protocols", "epic"))
    assert "Objectives" in found


@editions
@languages
def test_who_learns_reads_first_what_the_first_turn_needs(edition: str, language: str) -> None:
    learned, looked_up = (chapters(rulebook(edition, language, part=part)) for part in ("learn", "look-up"))
    (first,) = set(learned) - set(looked_up)
    assert set(looked_up) < set(learned)
    assert learned.index(first) == 5
    assert learned.index(looked_up[4]) > 8, "civilizations can wait"


@editions
@languages
def test_a_summary_has_the_numbers_of_its_edition_and_leads_nowhere(edition: str, language: str) -> None:
    summary = rulebook(edition, language, True, part="summary")
    assert_well_formed(summary)
    assert len(summary) < 4_500
    assert "](#" not in summary
    assert rulebook(f"edition={edition} hit_on=3", language, True, part="summary") != summary


def test_without_objectives_the_chapter_vanishes() -> None:
    book = rulebook("objectives=0 technology_objectives=no")
    assert "Objectives" not in chapters(book)
    assert "slot" not in book


@given(mixtures, st.sampled_from(LANGUAGES))
def test_the_rulebook_of_any_mixture_is_well_formed(values: dict[str, Value], language: str) -> None:
    assert_well_formed(rulebook(text_of(values), language))


@editions
@languages
def test_a_rulebook_is_well_formed(edition: str, language: str) -> None:
    assert_well_formed(rulebook(edition, language))


@pytest.mark.parametrize("name", NUMBERS)
@languages
def test_another_number_makes_another_rulebook(name: str, language: str) -> None:
    found = list(variants(name))
    edition = found[0][0]
    others = [body(rulebook(text, language)) for where, text in found if where == edition]
    assert len({*others, body(rulebook(edition, language))}) == len(OPTIONS[name].possible())


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if len(option.possible()) > 1])
def test_every_option_is_said_in_the_rulebook_of_some_edition(name: str) -> None:
    assert any(body(rulebook(text)) != body(BOOKS[edition]) for edition, text in variants(name))


@pytest.mark.parametrize("name", [name for name, option in OPTIONS.items() if len(option.possible()) == 1])
def test_an_option_with_one_value_is_said_by_its_ruling(name: str) -> None:
    assert f"[{OPTIONS[name].ruling}]" in BOOKS["protocols"]


def body(book: str) -> str:
    """Without the line that names the options."""
    return book.split("\n\n", 2)[2]


def test_every_ruling_is_marked_where_a_sentence_rests_on_it_and_no_other() -> None:
    marked = {mark for book in BOOKS.values() for mark in MARK.findall(book)}
    assert marked == set(RULINGS)


def test_the_example_of_a_fight_is_true() -> None:
    beam, shield, fighter = (SHIP_TYPES.index(ship) for ship in ("beam", "shield", "fighter"))
    teal, gold = [beam, fighter], [shield, beam]
    assert [(own, enemy) for own in teal for enemy in gold if enemy in BEATS[own]] == [
        (beam, shield),
        (fighter, beam),
    ]
    assert [(own, enemy) for own in gold for enemy in teal if enemy in BEATS[own]] == [(shield, fighter)]


# Differences.


@editions
def test_nothing_changes_from_an_edition_to_itself(edition: str) -> None:
    assert "Nothing changes." in rulebook_diff(edition, edition)


@pytest.mark.parametrize(("old", "new"), list(pairwise(EDITIONS)))
def test_a_difference_has_a_line_for_every_change_that_is_said(old: str, new: str) -> None:
    before, after = values_of(old), values_of(new)
    changed = [
        stem(str(option.text))
        for name, option in OPTIONS.items()
        if before[name] != after[name] and matters(name, before) and matters(name, after)
    ]
    difference = rulebook_diff(old, new)
    assert changed
    assert [text for text in changed if text not in difference] == []


@pytest.mark.parametrize(
    ("new", "line"),
    [
        ("build_options=2", "- Options in one Build action: 1 → 2"),
        ("pindown=yes", "- New: In an opponent-controlled sector passed through, each opponent fleet stops"),
        ("works_at_once=no", "- No longer: A new structure works at once"),
        (
            "tie=order",
            "the victory is shared (`shared`) → the one who acted earlier in the last round wins (`order`)",
        ),
        ("display=none", "- No longer: Sentinels: an Attack by module or protocol counts too."),
        ("research=no", "- Green for Research: 4 → (does not apply)"),
    ],
)
def test_a_change_is_put_into_words(new: str, line: str) -> None:
    assert line in rulebook_diff("protocols", new)


@pytest.mark.parametrize(
    ("new", "line"),
    [
        ("sector.Mineron_V.green=3", "- Mineron V (Sektor), Grün: 2 → 3"),
        ("sector.Mineron_V.keywords=transit", "Schlüsselwörter: Observatorium, Biosphäre → Transit"),
        ("sector.Mineron_V=out", "- Nicht mehr dabei (Sektor): Mineron V"),
        ("objective.Golden_Khanate.needs=5+7+9", "Bedarf, Feld für Feld: 6 8 10 → 5 7 9"),
        (
            "technology.Deep_Gardens=new/keyword=transit/field=ecology/effect=more_draw_1",
            "Schlüsselwort: Transit, Gebiet: Ökologie und Wirkungen: Erkunden zieht 1 Sektor mehr.",
        ),
        (
            "directive.Far_Call=new/tier=1/top_left=blue/top_right=red",
            "Far Call, Stufe: 1, Oben links: Blau, Oben rechts: Rot, Unten links: beliebig",
        ),
    ],
)
def test_a_card_that_changes_is_told_in_its_language(new: str, line: str) -> None:
    assert line in rulebook_diff("protocols", f"edition=protocols {new}", "de")


# Rulings.


def test_every_ruling_and_every_option_is_listed() -> None:
    page = rulings()
    assert [name for name in RULINGS if f"\n## {name} " not in page] == []
    assert [name for name in OPTIONS if f"\n| `{name}` | " not in page] == []


@pytest.mark.parametrize("name", RULINGS)
def test_a_ruling_is_listed_with_its_alternatives_or_says_that_there_are_none(name: str) -> None:
    ruling = RULINGS[name]
    entry = rulings().split(f"\n## {name} ")[1].split("\n## ")[0]
    assert str(ruling.question) in entry
    assert str(ruling.answer()) in entry
    assert ("No other value is offered." in entry) != ruling.open()
    if ruling.open():
        words = [str(option.meaning(word)) for option in ruling.options for word in option.values]
        assert [word for word in words if word not in entry] == []


def test_the_page_of_rulings_is_the_generated_one(tmp_path: Path) -> None:
    write_docs(tmp_path)
    written = (tmp_path / "rulings.md").read_text(encoding="utf-8")
    assert written == (DOCS / "rulings.md").read_text(encoding="utf-8"), "run: make golden"


# Cards.


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_card_is_listed(kind: str) -> None:
    page = card_list(kind)
    assert page.startswith(f"# {kind.capitalize()}\n\n| ")
    assert page.count("\n| ") > how_many(STANDARD)[kind]
    assert kind in card_list("")


def test_an_unknown_kind_of_card_is_refused() -> None:
    with pytest.raises(
        ValueError, match="there are no cards called 'planets': the kinds are sectors, directives"
    ):
        card_list("planets")


def test_every_technology_is_listed_with_its_effect_in_words() -> None:
    page = card_list("technologies")
    assert [name for name in STANDARD.technologies if f" | {name} | " not in page] == []
    assert not re.search(r"\b1 (more )?(hits|dice|fleets|sectors|technologies)\b|[\[\]{}]", page)


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ("more shields 1", "The first hit on your ships in a fight does nothing."),
        ("more shields 2", "The first 2 hits on your ships in a fight do nothing."),
        ("more draw 1; score flat 2", "Explore draws 1 more sector. 2 VP at the end."),
        ("cheaper fleets 1", "The first fleet of a Build action costs nothing."),
        ("yield warzone 1", "Income: 1 red for every two warzone sectors you control."),
    ],
)
def test_an_effect_is_said_in_the_singular_or_the_plural(effect: str, words: str) -> None:
    assert str(say(effect)) == words
