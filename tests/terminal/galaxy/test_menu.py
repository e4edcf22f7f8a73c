import pytest

from milkomeda.galaxy.notation.position import read
from milkomeda.galaxy.state import Galaxy
from milkomeda.terminal.menu import menu_lines, read_answer, refused_lines
from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.terminal.stage import DUEL, plain

STAGE = stage("milkomeda", language("en"))


def asked(*choices: str, text: str = DUEL) -> Galaxy:
    g = read(text)
    for choice in choices:
        g.play(int(g.step.read(g, choice)))
    return g


def answer(g: Galaxy, typed: str) -> str:
    return g.step.spell(g, read_answer(STAGE, g, typed))


def lines(g: Galaxy) -> list[str]:
    return [line.plain.strip() for line in menu_lines(STAGE, g, STAGE.look(plain()), 80)]


def test_choices_are_numbered_and_explained() -> None:
    assert lines(asked())[0].startswith("1  research  draw technologies for 4 green")
    assert answer(asked(), "1") == "research"


def test_notation_and_shortened_words_answer_too() -> None:
    assert answer(asked(), "build") == "build"
    assert answer(asked("build"), "build outpost B1") == "build outpost B1"
    assert answer(asked("build"), "star b1") == "build starlance B1"


def test_where_the_answer_is_an_amount_the_number_is_the_amount() -> None:
    g = asked("move")
    assert lines(g) == ["Type a number from 0 to 5 (spend 0 blue … spend 5 blue)."]
    assert answer(g, "2") == "spend 2 blue"


def test_choices_that_differ_in_the_number_of_fleets_share_a_line() -> None:
    g = asked("move", "spend 0 blue", "from A1", "enough")
    assert lines(g) == ["1–3  move 1…3 A1 B1"]
    assert answer(g, "2") == "move 2 A1 B1"


def test_placements_are_grouped_by_sector_and_cell() -> None:
    text = DUEL.replace("last explore explore", "last build build")
    g = asked("explore", "spend 0 green", "draw Arakor", "draw Zumurrud", text=text)
    listed = lines(g)
    assert listed[0] == "Arakor  costs 4 green · yields 2 blue, 1 orange and 1 red · hazard"
    assert listed[1] == "at A2     1 ●⬢/▲◆   2 ▲●/◆⬢   3 ◆▲/⬢●   4 ⬢◆/●▲"
    assert answer(g, "3") == "place Arakor A2 r2"
    assert answer(g, "place ara a2 r3") == "place Arakor A2 r3"


def test_what_is_impossible_is_shown_with_the_reason() -> None:
    refused = [line.plain.strip() for line in refused_lines(asked(), STAGE.voice, 80)]
    assert "✗  explore: you took it last turn" in refused


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("99", "99 is not on the list: 1 to 4."),
        ("dance", "'dance' is none of the choices"),
        ("explore", "Not possible: you took it last turn."),
    ],
)
def test_nonsense_gets_one_clear_line(typed: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason) as caught:
        answer(asked(), typed)
    assert "\n" not in str(caught.value)


def test_an_ambiguous_word_lists_what_it_could_be() -> None:
    with pytest.raises(ValueError, match="'b1' could be: build outpost B1, "):
        answer(asked("build"), "b1")


def test_splits_have_a_short_form() -> None:
    g = asked("attack", "attack C1", "bring 2 B1")
    assert answer(g, "1 beam 1 drone") == "1 beam 1 drone"
    assert answer(g, "1b 1d") == "1 beam 1 drone"
    with pytest.raises(ValueError, match="must add up to your 2 fleets"):
        answer(g, "3b")


def test_offers_have_a_short_form() -> None:
    g = read(DUEL + "pending: offer 0 1; end-turn\n")
    assert answer(g, "offer 2 blue for place 1") == "offer 2 blue for place 1"
    assert answer(g, "2b 1g for p1") == "offer 2 blue 1 green for place 1"
    assert answer(g, "no offer") == "no offer"
    with pytest.raises(ValueError, match="you have 5 blue"):
        answer(g, "9 blue")
