"""Editions as files: what they may say, and what they are told where they cannot be."""

import re

import pytest

from milkomeda.galaxy import files
from milkomeda.galaxy.book.cards import card_list
from milkomeda.galaxy.book.rulebook import rulebook
from milkomeda.galaxy.editions import edition, read_file, values_of
from milkomeda.galaxy.files import shipped
from milkomeda.galaxy.options import DRAFTED, DRAFTS
from milkomeda.galaxy.shown.cards import cards
from milkomeda.galaxy.writing import file_of
from milkomeda.games import SHOWS
from milkomeda.play.wording import Passage, Wording

MINE = """
name = "Mine"            # comments are welcome
base = "protocols"
about = "Greener."

[options]
end_cards = 3
bribes = "none"
pindown = true

[sectors."Mineron V"]
green = 7

[sectors.Actara]
out = true

[technologies."Night Gardens"]
new = true
keyword = "biosphere"
field = "ecology"
effect = ["more draw 1", "gain explore green 1"]

[objectives."Golden Khanate"]
needs = [5, 7, 9]

[texts.Explore]
en = "Look around, with {explore_draw sector} at most."
de = "Seht euch um."
add = true
"""
GARDENS = '[technologies."Night Gardens"]\nnew = true\n'
WORDS = (
    "edition=protocols end_cards=3 bribes=none pindown=yes sector.Mineron_V.green=7 sector.Actara=out "
    "objective.Golden_Khanate.needs=5+7+9 technology.Night_Gardens=new/keyword=biosphere/field=ecology/"
    "effect=more_draw_1+gain_explore_green_1"
)


def test_a_file_says_what_differs_from_another_edition() -> None:
    mine = read_file(MINE)
    assert (mine.wording.name, mine.base, mine.wording.about) == ("Mine", "protocols", "Greener.")
    assert mine.words() == WORDS
    assert mine.wording.passages["Explore"] == Passage(
        {"en": "Look around, with {explore_draw sector} at most.", "de": "Seht euch um."}, True, False
    )


def test_an_empty_file_is_the_newest_edition() -> None:
    assert values_of(read_file("").words()) == values_of("protocols")


def test_a_number_changed_in_a_file_changes_engine_rulebook_and_cards_together() -> None:
    mine = read_file(MINE)
    box = edition(mine.words(), 4).box
    assert box.sector_values[box.sectors.index("Mineron V") * 4 + 3] == 7
    book = rulebook(mine.words(), wording=mine.wording)
    assert "all slots of 3 objectives are claimed" in book
    assert "**71 sectors.**" in book
    assert "**97 technologies** in eight decks of 12–13" in book
    assert "| Mineron V | 0 | 0 | 0 | 7 |" in card_list("sectors", edition=mine.words())
    shown = {card.name: card for card in cards(mine.words()) if card.played}
    assert shown["Mineron V"].does[0].values == {"resources": {"green": 7}}
    assert "Night Gardens" in shown
    assert "Actara" not in shown


def test_texts_stand_after_what_a_section_says_or_in_its_place() -> None:
    mine = read_file(MINE)
    english = rulebook(mine.words(), wording=mine.wording)
    assert english.startswith("# Milkomeda\n\n**Mine**\n\nGreener.\n\nThe rules of the edition")
    few = rulebook("protocols end_cards=3 sector.Mineron_V.green=3 sector.Mineron_V.cost=2")
    assert "The rules of the edition `protocols`, with 2 things different." in few
    assert "sector.Mineron_V" not in few
    assert "Look around, with 2 sectors at most.\n\n### Research" in english
    assert "Seht euch um.\n\n### Forschen" in rulebook(mine.words(), "de", wording=mine.wording)
    instead = read_file('[texts.Glossary]\nen = "Nothing."\n[texts.Luck]\nen = "None."\nnew = true\n')
    last = "\n\n## 17 Luck\n\nNone.\n\n## 18 Glossary\n\nNothing.\n"
    assert rulebook("", wording=instead.wording).endswith(last)


@pytest.mark.parametrize("text", ["", "Combat: An example", "Directives"])
def test_every_section_can_be_replaced(text: str) -> None:
    passages = read_file(f'[texts."{text}"]\nen = "So."' if text else "")
    assert ("\n\nSo.\n" in rulebook("", wording=passages.wording)) == bool(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('nme = "x"', "line 1: there is no 'nme' in an edition, the nearest is 'name'"),
        ('\n\nbase = "protocol"', "line 3: there is no edition 'protocol': the editions are"),
        (
            'base = "house.toml"',
            "line 1: the base 'house.toml' is a file of its own, which lies where it does not",
        ),
        ("[options]\n\nend_crds = 3", "line 3: there is no option 'end_crds', the nearest is 'end_cards'"),
        ("[options]\nend_cards = 33", "line 2: option end_cards: '33' is not a number from 0 to 5"),
        ("[options]\nend_cards = 3.5", "line 2: '3.5' is no value"),
        (
            '\n[sections.Explore]\nen = "x"',
            "line 2: there is no 'sections' in an edition, the nearest is 'sect",
        ),
        ("options = {end_crds = 3}", "line 1: there is no option 'end_crds', the nearest is 'end_cards'"),
        (
            '[options]\nbribes = "bindin"',
            "line 2: option bribes: 'bindin' is not one of free, binding, none; the",
        ),
        (
            f"{GARDENS}keyword = 'biosfere'\nfield = 'ecology'\neffect = 'x'",
            "line 3: option technology.Night",
        ),
        (f"{GARDENS}keywrd = 'transit'", "line 3: a technology has no 'keywrd', the nearest is 'keyword'"),
        (
            f"{GARDENS}keyword = 'transit'\nfield = 'ecology'\neffect = [\n 'more draw 1',\n 'more drw 1']",
            "line 7: technology.Night_Gardens.effect: 'more drw 1' means nothing, the nearest is 'more draw'",
        ),
        (
            "[objectives.'Golden Khanate']\n\ncondition = 'sectors-hold'",
            "line 3: objective.Golden_Khanate.condition: 'sectors-hold' means nothing, the nearest is",
        ),
        ("[sectors.Actara]\nout = true\ngreen = 3", "line 3: 'Actara' is out, so its 'green' says nothing"),
        ("[sectors.Actara]\nout = 3", "line 2: 'out' is a switch: out = true, or leave it out"),
        ("[sectors.Actara]\nout = false", "line 2: 'out' is a switch"),
        ("[sectors.Actara]\nout = true\nnew = true", "line 2: 'Actara' cannot be new, out at once"),
        ("[sectors.Actara]\nnw = true", "line 2: a sector has no 'nw', the nearest is 'new'"),
        ("[sectors.Actara]\ncost = 3.5", "line 2: '3.5' is no value"),
        (
            "[texts.Explore]\nen = 'x'\nad = true",
            "line 3: a text has no 'ad', the nearest is 'add'",
        ),
        ("[texts.Explore]\nen = 'x'\ndee = 'y'", "line 3: there is no language 'dee', the nearest is 'de'"),
        ("a b", "line 1: this is not TOML: Expected '=' after a key"),
        ('name = "x', "line 1: this is not TOML"),
        ("[options]\nend_cards = 1\nend_cards = 2", "line 3: this is not TOML: Cannot overwrite a value"),
        (
            '[sectors."Mineron W"]\ngreen = 3',
            "line 1: there is no sector 'Mineron W', the nearest is 'Mineron V'",
        ),
        ('[sectors."Mineron V"]\n# so\ngren = 3', "line 3: a sector has no 'gren', the nearest is 'green'"),
        ('[sectors."Far Haven"]\nnew = true', "line 1: the sector 'Far Haven' is new: say its 'keywords'"),
        ('[sectors."A.B"]\nnew = true', "line 1: no card can be called 'A.B'"),
        ("[sectors]\nActara = 3", "line 2: 'Actara' must be a table of its own"),
        (
            '[objectives."Golden Khanate"]\nneeds = [1, 2]',
            "line 2: the objective 'Golden Khanate' needs as many",
        ),
        ('[texts.Explore]\nde = "x"', "line 1: the section 'Explore' needs a text in English"),
        ("[texts.Explore]\nen = 3", "line 2: 'en' is no text of a section"),
        ("name = 3", "line 1: 'name' must be a text in quotes"),
        ('name = "a\\nb"', "line 1: the name of an edition is one line of 60 letters at most"),
        (
            "[texts.Explore]\n" + 'en = "' + "{x}" * 61 + '"',
            "line 2: the text of 'Explore' fills in too much",
        ),
        ("x = " + "[" * 5000, "the file is nested too deeply"),
        ("#" * 100_001, "the file may have 100,000 letters at most"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        read_file(text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            '\n[texts.Explor]\nen = "x"',
            "line 2: the rulebook has no section 'Explor', the nearest is 'Explore'",
        ),
        (
            '[texts.Explore]\nen = "{end_crads}"',
            "line 2: the text of 'Explore' asks for 'end_crads', which there is not; the nearest is 'end",
        ),
        (
            '[texts.Explore]\nen = "x"\n[texts.Move]\nen = "<<bribe? x>>"',
            "line 4: the text of 'Move' asks for 'bribe', which there is not; the nearest is 'bribes'",
        ),
        ('[texts.Explore]\nen = "x"\nde = "<<bribes"', "line 3: the text of 'Explore' is not well-formed"),
        (
            '[texts.Explore]\nde = \'x\'\nen = """\nx\n[y]\nz = {end_crads}"""',
            "line 6: the text of 'Explore' asks for 'end_crads'",
        ),
        ("texts.Explore.en = '{end_crads}'", "line 1: the text of 'Explore' asks for 'end_crads'"),
    ],
)
def test_texts_that_make_no_sense_are_told_with_their_line(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        SHOWS["milkomeda"].opened(text)


@pytest.mark.parametrize("text", [WORDS, "draft", "", "protocol.research_for_2_green=new/tier=2 bribes=none"])
def test_an_edition_written_as_a_file_reads_the_same(text: str) -> None:
    values = values_of(text)
    file = read_file(file_of(values, Wording("x", "about"), "protocols", ["o", "c\n[x]"]))
    assert values_of(file.words()) == values


def test_a_file_that_lies_among_the_editions_is_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    later = 'base = "epic"\n[options]\nend_cards = 4\n[sectors.Actara]\nin = true\n'
    monkeypatch.setattr(files, "files_of", lambda folder: {"later": later, "epic": MINE})
    found = shipped(DRAFTED, DRAFTS)
    assert list(found) == ["epic", "later"]
    assert found["epic"].options["end_cards"] == 3
    assert found["epic"].cards["sector.Actara"] == "out"
    assert (found["later"].options["bribes"], found["later"].options["end_cards"]) == ("none", 4)
    assert "sector.Actara" not in found["later"].cards
