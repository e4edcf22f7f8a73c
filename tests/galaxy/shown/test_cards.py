"""The encyclopedia: every card is in it, and says what it does by the rules that are asked about."""

import re

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import CIVILIZATIONS, SHIP_TYPES, STRUCTURES
from milkomeda.galaxy.options import EDITIONS, OPTIONS
from milkomeda.galaxy.shown.cards import cards
from milkomeda.galaxy.shown.show import GalaxyShow
from milkomeda.games import SHOWS
from milkomeda.play.options import spell
from milkomeda.play.show import Card
from milkomeda.play.wording import Passage, Wording
from milkomeda.words.language import LANGUAGES, language
from milkomeda.words.message import Problem, say
from tests.galaxy.book.test_rulebook import chapters

KINDS = {
    "sector": STANDARD.sectors,
    "technology": STANDARD.technologies,
    "objective": STANDARD.objectives,
    "directive": STANDARD.directives,
    "protocol": STANDARD.protocols,
    "structure": STRUCTURES,
    "ship": SHIP_TYPES,
    "civilization": CIVILIZATIONS,
}


def card(kind: str, name: str, options: str = "edition=protocols") -> Card:
    return next(one for one in cards(options) if (one.kind, one.name) == (kind, name))


def does(one: Card) -> list[str]:
    return [language("en").say(line) for line in one.does]


@pytest.mark.parametrize("options", ["edition=draft", "edition=protocols", "objectives=0 display=none"])
def test_every_card_is_there_whatever_is_played(options: str) -> None:
    found = [(one.kind, one.name) for one in cards(options)]
    assert len(found) == len(set(found))
    assert set(found) == {(kind, name) for kind, names in KINDS.items() for name in names}


def test_what_is_not_played_with_says_so_and_what_it_would_do_elsewhere() -> None:
    shields = card("technology", "Graviton Shields", "edition=draft")
    assert (shields.played, shields.editions) == (False, ["epic", "protocols"])
    assert does(shields)
    assert card("technology", "Graviton Shields").played
    assert not card("objective", "Exemplares discipuli", "technology_objectives=no").played


def test_numbers_are_those_of_the_options() -> None:
    dear = card("structure", "starlance", "edition=protocols lance_red=7 starlance_orange=9")
    assert does(dear) == [
        "An Attack may destroy a structure in an adjacent sector, for 7 red.",
        "Costs 1 blue and 9 orange.",
        "2 VP at the end.",
        "Each player has one.",
    ]
    assert does(dear) != [language("en").say(line) for line in dear.elsewhere["protocols"]]


def test_only_editions_that_differ_are_told_of() -> None:
    navigators = card("civilization", "navigators")
    assert does(navigators) == ["Your base range for a Move is 2."]
    assert set(navigators.elsewhere) == {"draft", "consolidated"}
    assert card("ship", "beam").elsewhere == {}


def test_every_power_is_said_in_every_language() -> None:
    lines = {
        repr(line): line
        for option in OPTIONS.values()
        for value in option.possible()[:12]
        for one in cards(f"edition={EDITIONS[-1]} {option.name}={spell(value)}")
        if one.kind in ("structure", "civilization", "directive")
        for line in one.does
    }
    told = [language(code).say(line) for code in LANGUAGES for line in lines.values()]
    assert all(re.fullmatch(r"[^{}$]+\.", line) for line in told), told


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rulebook_has_the_section_that_a_card_leads_to(code: str) -> None:
    said = language(code)
    for game, show in SHOWS.items():
        for edition in show.editions:
            book = show.rulebook(edition, code)
            titles = [*chapters(book), *re.findall(r"^### (.*)$", book, re.MULTILINE)]
            for kind in {one.kind for one in show.cards(edition) if one.played}:
                assert said.say(say(f"page-cards-section-{game}-{kind}")) in titles


def test_nonsense_is_refused() -> None:
    with pytest.raises(Problem, match="no option 'magic'"):
        cards("edition=draft magic=yes")


def test_the_page_draws_cards_as_the_edition_has_them() -> None:
    show = GalaxyShow()
    mineron = STANDARD.sectors.index("Mineron V")
    card = show.catalogue_of("edition=protocols sector.Mineron_V.green=5").sectors[mineron]
    assert (card.name, card.values[3]) == ("Mineron V", 5)
    assert show.catalogue_of("edition=draft") == show.catalogue


def test_an_edition_is_the_same_after_it_was_a_file() -> None:
    show = GalaxyShow()
    options = "edition=protocols end_cards=3 sector.Mineron_V.green=5"
    wording = Wording("Mine", "Greener.", {"Explore": Passage({"en": 'Say "so".\nTwice.'}, add=True)})
    file = show.file_of(options, wording)
    assert 'base = "protocols"' in file
    assert show.opened(file) == (options, wording)
    with pytest.raises(Problem, match="line 2"):
        show.opened('name = "Mine"\nbase = "nothing"\n')
    with pytest.raises(Problem):
        SHOWS["starflick"].opened(file)
