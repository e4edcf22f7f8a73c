"""Rules that differ in some options."""

import pytest

from milkomeda.lab.variants import Rules, Span, differing, flips, mixed, points, span
from milkomeda.words.message import Problem

RULES = Rules("milkomeda", 4)


def test_values_are_read_and_written_as_short_as_can_be() -> None:
    text = "edition=draft bribes=none"
    assert RULES.text(RULES.values(f"{text} fleets=25")) == text
    assert Rules("starflick", 2).text(Rules("starflick", 2).values("seams=yes")) == "seams=yes"


def test_what_differs_can_be_mixed() -> None:
    one, other = RULES.values("bribes=none end_cards=1"), RULES.values("fleets=20 end_cards=3")
    assert differing(one, other) == ["fleets", "bribes", "end_cards"]
    half = mixed(one, other, frozenset(["end_cards"]))
    assert RULES.text(half) == "edition=protocols bribes=none end_cards=3"


def test_a_span_is_a_range_a_list_or_every_word() -> None:
    assert span(RULES, "end_cards=1..3") == Span("end_cards", [1, 2, 3])
    assert span(RULES, "deck=20,28") == Span("deck", [20, 28])
    assert span(RULES, "bribes=binding..none") == Span("bribes", ["binding", "none"])
    assert span(RULES, "bribes").values == ["free", "binding", "none"]
    assert span(RULES, "idle").values == [False, True]


@pytest.mark.parametrize("text", ["nonsense=1..2", "end_cards=1..9", "end_cards=x", "bribes=never", "deck"])
def test_a_span_of_nonsense_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        span(RULES, text)


def test_points_of_a_sweep_are_all_that_make_sense() -> None:
    found = points(RULES, "width=4 height=4 deck=9", [Span("deck", [9, 50]), Span("end_cards", [1, 2])])
    assert [point.at for point in found] == [(9, 1), (9, 2)]
    assert found[1].options == "edition=protocols width=4 height=4 deck=9 end_cards=2"
    with pytest.raises(Problem, match="none of these values"):
        points(RULES, "width=4 height=4 deck=9", [Span("deck", [50])])
    with pytest.raises(Problem, match="the most"):
        points(RULES, "", [Span("fleets", list(range(10, 26))), Span("start_blue", list(range(20)))])


def test_each_open_ruling_is_flipped_to_its_other_answers() -> None:
    found = {(flip.option, flip.value): flip for flip in flips(RULES, "")}
    assert found["bribes", "none"].rulings == "R13"
    assert found["bribes", "none"].options == "edition=protocols bribes=none"
    assert {value for option, value in found if option == "build_where"} == {"any", "own", "type"}
    assert {value for option, value in found if option == "end_cards"} == {0, 2}
    assert ("bribes", "free") not in found


def test_what_says_nothing_by_these_rules_is_not_flipped() -> None:
    assert "first_cost" in {flip.option for flip in flips(RULES, "")}
    assert "first_cost" not in {flip.option for flip in flips(RULES, "first_paid=no")}
    assert "deck" not in {flip.option for flip in flips(RULES, "")}  # 0: as many as there are


def test_the_other_game_has_rulings_too() -> None:
    assert {flip.option for flip in flips(Rules("starflick", 2), "")} >= {"scan", "two_labs", "starships"}
