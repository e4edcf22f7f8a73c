"""Options: one table, one record, one text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milkomeda.galaxy.book.rulings import RULINGS
from milkomeda.galaxy.cards import FIGURE_OPTIONS
from milkomeda.galaxy.editions import Edition, edition, text_of, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, ability, matters, rule
from milkomeda.play.options import Option, Value, spell
from milkomeda.words.language import LANGUAGES, Language, language
from milkomeda.words.message import Message

PASSAGE = re.compile(
    r"00[0-3] §\d+(\.[A-Z])?(\.\d+)?( phase \d(\.\d)?(, \d\.\d)*)?(, §\d+(\.[A-Z])?(\.\d+)?)*"
)

options = pytest.mark.parametrize("option", OPTIONS.values(), ids=list(OPTIONS))
mixtures = st.fixed_dictionaries(
    {name: st.sampled_from(option.possible()) for name, option in OPTIONS.items()}
)


def test_the_record_has_one_attribute_an_option_in_the_table_s_order_but_for_the_structures_figures() -> None:
    figures = {name for names in FIGURE_OPTIONS for name in names}
    assert list(Edition.__annotations__) == [name for name in OPTIONS if name not in figures]


languages = pytest.mark.parametrize("said", [language(code) for code in LANGUAGES], ids=LANGUAGES)


@options
@languages
def test_an_option_and_each_of_its_words_are_said(option: Option, said: Language) -> None:
    assert said.say(option.text)
    for word in option.values:
        meaning = option.meaning(word)
        assert isinstance(meaning, Message)
        assert said.say(meaning)
    assert said.word("section", option.section) != option.section


@options
def test_an_option_says_where_it_comes_from(option: Option) -> None:
    assert all(PASSAGE.fullmatch(passage) for passage in option.passage.split("; ")), option.passage
    assert all(name in RULINGS for name in option.ruling.split())


@options
def test_every_value_can_be_written_and_read(option: Option) -> None:
    assert [option.read(spell(value)) for value in option.possible()] == option.possible()


@options
def test_every_edition_has_a_possible_value(option: Option) -> None:
    assert len(option.editions) == len(EDITIONS)
    assert all(value in option.possible() for value in option.editions)


@pytest.mark.parametrize("option", [option for option in OPTIONS.values() if option.moot])
def test_an_option_is_moot_only_beside_a_possible_value_of_another(option: Option) -> None:
    assert option.moot
    other, value = option.moot
    assert value in OPTIONS[other].possible()
    values = values_of("protocols")
    assert not matters(option.name, {**values, other: value})


@pytest.mark.parametrize(
    ("text", "name", "english", "german"),
    [
        ("", "research_cost", "Green for Research: 4", "Grün fürs Forschen: 4"),
        ("passing=free", "passing", "A player may pass whenever they like", "Passen darf man jederzeit"),
        ("", "outpost_blue", "Blue for an Outpost: 1", "Blau für einen Außenposten: 1"),
        ("", "starlance_points", "VP for the Starlance: 2", "SP für die Sternenlanze: 2"),
        ("", "research", "There is a Research action: yes", "Es gibt die Aktion Forschen: ja"),
    ],
)
def test_an_option_with_its_value_is_a_sentence(text: str, name: str, english: str, german: str) -> None:
    sentence = rule(values_of(text), name)
    assert str(sentence) == english
    assert language("de").say(sentence) == german


def test_an_ability_is_said_without_a_word_about_whose_it_is() -> None:
    values = values_of("draft")
    assert str(rule(values, "navigators_points")) == "Navigators: at the end 1 VP for each explored sector"
    assert str(ability(values, "navigators_points")) == "at the end 1 VP for each explored sector"
    assert str(ability(values, "architects_points")) == "VP at the end for each megastructure: 3"


@given(mixtures)
def test_any_mixture_survives_being_written_and_read(values: dict[str, Value]) -> None:
    assert values_of(text_of(values)) == values


@pytest.mark.parametrize("name", EDITIONS)
def test_an_edition_is_written_by_its_name_alone(name: str) -> None:
    assert text_of(values_of(name)) == f"edition={name}"
    assert values_of(f"edition={name}") == values_of(name)


def test_the_newest_edition_is_the_default() -> None:
    assert values_of("") == values_of("protocols")
    assert values_of("bribes=none") == {**values_of("protocols"), "bribes": "none"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_every_edition_makes_sense_for_every_number_of_players(name: str, seats: int) -> None:
    assert edition(name, seats).values == values_of(name)


@pytest.mark.parametrize(("old", "cards"), [("any", 1), ("all", 5), ("never", 0)])
def test_how_claims_end_the_game_is_still_understood_as_it_was_written(old: str, cards: int) -> None:
    assert values_of(f"draft,end_claims={old}") == values_of(f"draft end_cards={cards}")
    assert text_of(values_of(f"draft end_claims={old}")).count("end_claims") == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "edition=first",
            "there is no edition 'first': the editions are epic, draft, consolidated, directives, protocols",
        ),
        ("nonsense", "there is no edition 'nonsense': the editions are"),
        (
            "speed=3",
            "there is no option 'speed', the nearest is 'space': 'milkomeda rulings' lists them all",
        ),
        ("bribes=none bribes=free", "option bribes is given twice"),
        ("draft protocols", "option edition is given twice"),
        ("bribes=perhaps", "option bribes: 'perhaps' is not one of free, binding, none"),
        ("bribes=", "option bribes: '' is not one of free, binding, none"),
        ("pindown=1", "option pindown: '1' is neither yes nor no"),
        ("hit_on=1", "option hit_on: '1' is not a number from 2 to 6"),
        ("hit_on=7", "option hit_on: '7' is not a number from 2 to 6"),
        ("hit_on=-2", "option hit_on: '-2' is not a number from 2 to 6"),
        ("hit_on=five", "option hit_on: 'five' is not a number from 2 to 6"),
    ],
)
def test_nonsense_is_refused_with_a_reason(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        values_of(text)


@pytest.mark.parametrize(
    ("text", "seats", "problem"),
    [
        ("draft", 5, "Milkomeda is for 2, 3 or 4 players, not 5"),
        ("draft", 1, "Milkomeda is for 2, 3 or 4 players, not 1"),
        ("width=12 height=10", 4, "an area of 12x10 is too large: 60 cells at most"),
        ("width=2", 2, "an area of 2x5 is too small: 3x3 at least"),
        ("deck=29", 2, "a deck of 29 sectors does not fit: the area has room for 28"),
        ("deck=7", 4, "a deck of 7 sectors is too small for 4 players"),
        ("research=no", 2, "objectives that ask for technologies need research=yes"),
        ("gate_move=none", 2, "gate_attack=link needs a link: set gate_move to home or all"),
    ],
)
def test_values_that_make_no_sense_together_are_refused(text: str, seats: int, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}$"):
        edition(text, seats)


def test_the_rulings_are_numbered_without_a_gap() -> None:
    assert list(RULINGS) == [f"R{number}" for number in range(1, 82)]


@pytest.mark.parametrize("number", range(1, 44))
def test_a_ruling_of_the_rules_page_is_held_by_an_option(number: int) -> None:
    assert RULINGS[f"R{number}"].options


@pytest.mark.parametrize("name", RULINGS)
@languages
def test_a_ruling_says_what_is_open_where_and_how_it_is_ruled(name: str, said: Language) -> None:
    ruling = RULINGS[name]
    assert said.say(ruling.topic())
    assert said.say(ruling.question).endswith((".", "?"))
    assert said.say(ruling.answer()).endswith(".")
    assert all(PASSAGE.fullmatch(passage) for passage in ruling.passage.split("; ")), ruling.passage


def test_a_phase_is_cited_in_the_words_of_a_language() -> None:
    cited = RULINGS["R55"].cited()
    assert str(cited) == "003 §7 phase 2.2; 002 §7 phase 2.2"
    assert language("de").say(cited) == "003 §7 Phase 2.2; 002 §7 Phase 2.2"
