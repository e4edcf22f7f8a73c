"""Starflick's board in characters."""

import io

import pytest
from rich.console import Console

from milkomeda.starflick.shown.painting import paint
from milkomeda.terminal.stages import stage
from milkomeda.terminal.starflick.board import draw_board, named
from milkomeda.words.language import language
from tests.starflick.scene import TEAL, do, scene
from tests.terminal.stage import output, plain, random_match

STAGE = stage("starflick", language("en"))
PLAIN = STAGE.look(plain())
FLEETS = """
alpha-a: grey teal 2 troops 1 lab
beta-e: pink gold 1 colony
teal 1: 140.0 66.0
teal 2: 240.0 240.0
gold battleship: 480.0 480.0
gold: 6 troops, 0 starships, battleship
"""


def rows(text: str = FLEETS, width: int = 80, options: str = "", lit: str = "") -> list[str]:
    sky = scene(text, options)
    return draw_board(paint(sky), width, PLAIN, set(filter(None, lit.split(",")))).plain.splitlines()


@pytest.mark.parametrize("width", [40, 60, 80, 94])
def test_the_board_is_as_wide_as_asked_and_half_as_high(width: int) -> None:
    drawn = rows(width=width)
    assert {len(row) for row in drawn} == {width}
    assert len(drawn) == (width - 2) // 2 + 2


def test_a_planet_shows_its_name_its_kind_its_owner_and_its_items() -> None:
    drawn = rows()
    row = next(number for number, line in enumerate(drawn) if "Aa■" in line)
    assert "t••≡" in drawn[row + 1]
    assert any("Be◆" in line for line in drawn)
    assert any("g⌂" in line for line in drawn)


def test_a_face_down_planet_is_a_question() -> None:
    assert any("Ab?" in line for line in rows())


def test_a_ship_stands_where_it_is() -> None:
    drawn = rows(width=74)
    assert drawn[13][25:27] == "t2"
    assert drawn[25][49:51] == "gB"


def test_every_ship_of_a_crowd_is_seen() -> None:
    crowd = "\n".join(f"teal {n + 1}: {240 + 17 * (n % 2)}.0 {240 + 17 * (n // 2)}.0" for n in range(6))
    text = "\n".join(rows(f"teal: 6 troops, 6 starships\n{crowd}", 60))
    assert all(f"t{n + 1}" in text for n in range(6))


def test_what_can_be_chosen_is_marked_without_colour_too() -> None:
    text = "\n".join(rows(lit="alpha-a,teal 2"))
    assert "Aa*■" in text
    assert "t2*" in text
    assert "t1*" not in text


def test_choices_refer_to_planets_and_to_ships() -> None:
    sky = do(scene("teal: 6 troops, 3 starships\nalpha-a: grey teal 1 troop\nteal 1: 240.0 240.0"), "move")
    assert {"alpha-a", "teal 1"} <= named(sky, TEAL, STAGE.game.seat_names)
    assert named(sky, 1, STAGE.game.seat_names) == set()


def test_the_last_flick_leaves_a_trace() -> None:
    sky = do(
        scene("teal 1: 20.0 360.0"), "move", "flick 1", "shoot 0.00 500", "rest teal 1 83.7 360.0", "still"
    )
    text = draw_board(paint(sky), 80, PLAIN, set()).plain
    assert text.count("∙") > 3
    assert "∙" not in "\n".join(rows())


def test_variants_are_on_the_board() -> None:
    text = "\n".join(
        rows(f"{FLEETS}\nmines: 240.0 140.0, gone", options="wormholes=yes minefields=yes seams=yes")
    )
    assert text.count("◎") == 4
    assert text.count("*") == 1
    assert "┊" in text
    assert "┈" in text


@pytest.mark.parametrize("width", [40, 80, 120, 160])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_the_terminal(seats: int, width: int) -> None:
    console = plain(width)
    state = random_match("", seats, 5, most=400, name="starflick").state
    STAGE.draw_table(console, state.view(0), 0)
    for part in STAGE.parts:
        assert STAGE.draw_part(console, state.view(0), 0, part)
    text = output(console)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "\x1b" not in text


def test_colours_are_used_where_there_are_some() -> None:
    console = Console(file=io.StringIO(), width=120, height=60, force_terminal=True, color_system="truecolor")
    STAGE.draw_table(console, scene(FLEETS), TEAL)
    assert "\x1b[1;38;2;45;212;191m✦2" in output(console)


def test_there_is_no_part_called_otherwise() -> None:
    assert not STAGE.draw_part(plain(), scene(), TEAL, "kitchen")
