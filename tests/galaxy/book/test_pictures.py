"""The pictures of the rulebook: what they show is what the engine says."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from milkomeda.galaxy.book.figures import drawn, scene
from milkomeda.galaxy.book.pictures import PICTURES, blue_to
from milkomeda.galaxy.book.rulebook import rulebook
from milkomeda.galaxy.book.scenes import before_moving, fight
from milkomeda.galaxy.cards import GREEN
from milkomeda.galaxy.editions import read_file, text_of, values_of
from milkomeda.galaxy.notation.position import read
from milkomeda.galaxy.options import EDITIONS, OPTIONS
from milkomeda.galaxy.rules.income import income_of
from milkomeda.games import SHOWS
from milkomeda.play.options import Value
from milkomeda.words.language import LANGUAGES, language

editions = pytest.mark.parametrize("edition", EDITIONS)
mixtures = st.fixed_dictionaries(
    {name: st.sampled_from(option.possible()) for name, option in OPTIONS.items()}
)


def words(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter() if element.tag.endswith("text")]


@editions
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_that_a_rulebook_names_is_drawn(edition: str, code: str) -> None:
    named = re.findall(r"^!\[([^\]]+)\]\((\w+)\)$", rulebook(edition, code, True), re.MULTILINE)
    pictures = drawn(edition, code)
    assert {name for _, name in named} <= pictures.keys()
    assert len(named) >= len(PICTURES) - 2, "without directives two are left out"
    assert all(instead.endswith(".") for instead, _ in named)


@given(mixtures)
@settings(max_examples=20)
def test_any_mixture_of_options_can_be_drawn(values: dict[str, Value]) -> None:
    for svg in drawn(text_of(values), "en").values():
        assert ET.fromstring(svg).tag.endswith("svg")


@editions
@pytest.mark.parametrize("hit_on", [3, 6])
def test_a_fight_is_played_by_the_rules_of_the_edition(edition: str, hit_on: int) -> None:
    values = values_of(f"edition={edition} hit_on={hit_on}")
    rounds, g = fight(values, scene(values, language("en")).names[0])
    assert rounds[0].ships == [[2, 0, 0, 0, 1], [1, 2, 0, 0, 0]]
    assert rounds[0].faces[1] == [hit_on]
    assert g.field < 0, "somebody has won"
    lost = [sum(map(sum, fought.ships)) - sum(map(sum, fought.left)) for fought in rounds]
    assert sum(lost) == 6 - sum(g.fleets[4:6])


@pytest.mark.parametrize("reach", [1, 2, 3])
def test_a_move_costs_the_blue_that_its_range_lacks(reach: int) -> None:
    values = values_of(f"move_range={reach}")
    g = before_moving(values, scene(values, language("en")).names)
    steps = {g.grid.cell(cell): steps for cell, steps in {"B1": 1, "B2": 2, "E1": 4, "E3": 6}.items()}
    prices = blue_to(g)
    assert {cell: prices[cell] for cell in steps} == {
        cell: max(far - reach, 0) for cell, far in steps.items()
    }
    others = {drawn(f"move_range={other}", "en")["move"] for other in {1, 2, 3} - {reach}}
    assert drawn(f"move_range={reach}", "en")["move"] not in others


def test_the_pictures_show_the_numbers_of_the_options() -> None:
    pictures = drawn("hypergate_points=9", "en")
    assert "9" in words(pictures["structures"])
    assert "9" not in words(drawn("", "en")["structures"])
    assert "4" in words(drawn("start_fleets=4", "en")["setup"])


EDITION_FILE = """
name = "Mine"
base = "protocols"

[options]
hit_on = 3
hypergate_points = 9

[sectors.Vortexium]
green = 7
cost = 8
"""


def test_a_number_changed_in_an_editions_file_changes_rules_pictures_cards_and_engine_together() -> None:
    file = read_file(EDITION_FILE)
    options = file.words()
    text = rulebook(options, pictured=True, wording=file.wording)
    assert "Each die that shows 3 or more is a hit." in text
    assert "here 8 green" in text
    assert "| Hypergate | 1 | 2 blue and 6 orange | 9 |" in text
    assert "3 or more" in rulebook(options, part="summary")
    pictures = drawn(options, "en")
    assert {"7", "8"} <= set(words(pictures["sector"]))
    assert "9" in words(pictures["structures"])
    (card,) = [card for card in SHOWS["milkomeda"].cards(options) if card.name == "Vortexium"]
    assert card.traits["cost"] == ["8"]
    assert {"orange": 1, "green": 7} in [told.values.get("resources") for told in card.does]
    scene = read(f"milkomeda {options}\nteal: storage 0 0 0 0\nA1: 3 teal\nB1 Vortexium: 1 teal")
    assert scene.rules.hit_on == 3
    assert income_of(scene, 0)[GREEN] == 7 + scene.rules.homeworld_income
