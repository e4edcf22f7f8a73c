"""Cards that are not as in the drafts, as words of the options' text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.changes import FIGURES, PRINTED, between, changed, key_of, word_of
from milkomeda.galaxy.editions import edition, text_of, values_of
from milkomeda.galaxy.game import Milkomeda
from milkomeda.play import log
from milkomeda.play.check import check
from tests.golden import Recipe, play

HAVEN = "sector.Far_Haven=new/green=2/keywords=hazard+transit"
MANY = f"""{HAVEN} sector.Actara=out objective.Golden_Khanate.needs=5+7+9
protocol.research_for_2_green=new/tier=2
technology.Bioreactors.effect=more_draw_2+score_flat_1 directive.Energy_Driven_Offensive.tier=2 """


def test_the_drafts_share_one_box() -> None:
    assert edition("draft", 4).box is edition("protocols", 2).box is STANDARD


def test_a_figure_is_changed() -> None:
    box = edition("sector.Mineron_V.green=3", 4).box
    mineron = box.sectors.index("Mineron V")
    assert list(box.sector_values[mineron * 4 : mineron * 4 + 4]) == [0, 0, 0, 3]
    assert STANDARD.sector_values[mineron * 4 + 3] == 2


def test_a_figure_of_several_parts_is_changed() -> None:
    box = edition("objective.Golden_Khanate.needs=5+7+9", 4).box
    assert box.objective_needs[box.objectives.index("Golden Khanate")] == [5, 7, 9]


def test_a_card_less_is_in_no_deck() -> None:
    box = edition("sector.Mineron_V=out technology.Bioreactors=out", 4).box
    assert len(box.sectors) == box.homeworld == 71
    assert "Mineron V" not in box.sectors
    assert box.technology_deck[1] == 11


def test_a_card_more_has_the_figures_that_are_said() -> None:
    box = edition(HAVEN, 4).box
    assert box.sectors[-1] == "Far Haven"
    assert list(box.sector_values[-4:]) == [0, 0, 0, 2]
    assert box.sector_cost[72] == 1


def test_a_new_technology_joins_the_deck_of_its_keyword() -> None:
    new = "technology.Night_Gardens=new/keyword=biosphere/field=ecology/effect=score_flat_2"
    box = edition(new, 4).box
    assert box.technologies[12] == "Night Gardens"
    assert list(box.technology_deck[:3]) == [0, 13, 25]


@pytest.mark.parametrize("text", ["", "draft", "sector.Mineron_V.green=3", HAVEN, MANY])
def test_changes_survive_being_written(text: str) -> None:
    values = values_of(text)
    assert values_of(text_of(values)) == values


@pytest.mark.parametrize(
    "text",
    ["sector.mineron_v.green=2", "sector.Mineron_V.keywords=biosphere+observatory", "sector.Actara=in"],
)
def test_what_is_as_printed_is_no_change(text: str) -> None:
    assert text_of(values_of(text)) == "edition=protocols"


cards = st.sampled_from(
    [(kind, name) for kind, found in PRINTED.items() for name in found if kind != "protocol"]
)
out = cards.map(lambda card: (key_of(*card), "out"))
figures = cards.flatmap(
    lambda card: st.sampled_from(list(FIGURES[card[0]])).flatmap(
        lambda figure: st.sampled_from(list(PRINTED[card[0]].values())).map(
            lambda other: (f"{key_of(*card)}.{figure}", word_of(FIGURES[card[0]][figure], other[figure]))
        )
    )
)


def possible(words: dict[str, str]) -> dict[str, str]:
    try:
        return changed({}, words)
    except ValueError:
        return {}


@given(
    st.lists(out | figures, max_size=6).map(dict),
    st.lists(out | figures, max_size=6).map(dict),
)
def test_there_are_words_from_any_cards_to_any_others(one: dict[str, str], other: dict[str, str]) -> None:
    base, wanted = possible(one), possible(other)
    assert changed(base, between(base, wanted)) == wanted


def test_words_lead_from_new_cards_and_back() -> None:
    base = changed({}, {"sector.Far_Haven": "new/keywords=hazard", "sector.Actara": "out"})
    assert between(base, {}) == {"sector.Far_Haven": "out", "sector.Actara": "in"}
    assert changed(base, {"sector.Far_Haven.green": "4"})["sector.Far_Haven"] == "new/green=4/keywords=hazard"
    assert changed(base, between(base, {})) == {}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("sector.Mineron_W.green=3", "there is no sector 'Mineron W', the nearest is 'Mineron V'"),
        ("sector.Mineron_V.gren=3", "a sector has no 'gren', the nearest is 'green'"),
        ("sector.Mineron_V.green=10", "option sector.Mineron_V.green: '10' is not a number from 0 to 9"),
        ("sector.Mineron_V.keywords=bog", "option sector.Mineron_V.keywords: 'bog' is not one of biosphere,"),
        ("sector.Mineron_V.keywords=hazard+hazard", "sector.Mineron_V.keywords: 'hazard+hazard' says"),
        ("planet.Mineron_V=out", "there is no kind of card 'planet': the kinds are sector, directive"),
        ("technology.Bioreactors.effect=more_drow_1", "technology.Bioreactors.effect: 'more drow 1' means"),
        (
            "technology.Bioreactors.effect=more_draw",
            "option technology.Bioreactors.effect: '' is not a number",
        ),
        ("objective.Golden_Khanate.needs=5+7", "the objective 'Golden Khanate' needs as many"),
        (
            "objective.Golden_Khanate.needs=9+7+5",
            "the 'needs' of the objective 'Golden Khanate' must not fall",
        ),
        ("objective.Worldscorcher.needs=1+1+1+2", "the objective 'Worldscorcher' would need more than there"),
        (
            "objective.Golden_Khanate.needs=1+2+3+4+5",
            "objective.Golden_Khanate.needs may have 4 parts at most",
        ),
        ("protocol.explore_for_1_green.cost=2", "two protocols would be 'explore for 2 green'"),
        ("protocol.Fast_Move=new/tier=1", "a protocol is called by what it is"),
        ("sector.Far_Haven=new", "the sector 'Far Haven' is new: say its 'keywords'"),
        ("sector.Far_Haven=new/colour=red/keywords=hazard", "a sector has no 'colour', the nearest is"),
        ("sector.Far_Haven=perhaps", "sector.Far Haven: 'perhaps' is neither 'out' nor 'in' nor 'new/…'"),
        ("sector.Bioreactors=new/keywords=hazard", "there is a card 'Bioreactors' already"),
        (
            f"{HAVEN} technology.far_haven=new/keyword=hazard/field=mining/effect=score_flat_1",
            "there is a card",
        ),
        *(
            (f"sector.{name}=new/keywords=hazard", f"no card can be called '{name.replace('_', ' ')}'")
            for name in (
                "Teal",
                "Far_Haven_r2",
                "9th_Gate",
                "A__B",
                "A:B",
                "A<b>",
                "#A",
                "x" * 41,
                "_A",
                "A_",
            )
        ),
        ("sector.Actara=out sector.Actara.green=1", "there is no sector 'Actara', the nearest is"),
        ("x" * 20_001, "options may have 20,000 letters at most"),
        ("=".join("." * 9), "there is no kind of card ''"),
    ],
)
def test_nonsense_is_refused_with_the_reason_and_the_nearest_name(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        values_of(text)


def all_out(kind: str, but: int = 0, **figures: str) -> str:
    names = [name for name, card in PRINTED[kind].items() if figures.items() <= card.items()]
    return " ".join(f"{key_of(kind, name)}=out" for name in names[but:])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (all_out("sector", but=49), "a deck of 50 sectors cannot be drawn from 49 cards"),
        (all_out("objective", but=4), "there are not 5 objectives to lay out"),
        (all_out("directive", tier="3"), "the display needs 1 cards of the kind directive and tier 3"),
        (all_out("protocol", but=0, tier="1"), "the display needs 1 cards of the kind protocol and tier 1"),
        (all_out("technology", keyword="hazard"), "no technology of 'hazard' would be left"),
        (all_out("sector"), "0 cards of the kind sector cannot be"),
    ],
)
def test_too_few_cards_are_refused(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        edition(text, 4)


def test_any_number_of_new_cards_is_not_accepted() -> None:
    many = " ".join(f"sector.Far_{number}=new/keywords=hazard" for number in range(49))
    with pytest.raises(ValueError, match=r"^121 cards of the kind sector cannot be: 1 to 120 can"):
        values_of(many)


def test_games_with_changed_cards_obey_the_contract() -> None:
    assert check(Milkomeda(), MANY, 3, 1, 1) == []


def test_a_log_with_changed_cards_is_replayed_from_its_text_alone() -> None:
    text = log.write(
        play(Recipe("milkomeda", f"{MANY} width=4 height=4 deck=10 end_round=6", 2, range(1)), 3)
    )
    assert text.splitlines()[2].startswith("options: edition=protocols ")
    assert log.write(log.replay(log.read(text), Milkomeda())) == text
