from typing import cast

import pytest

from milkomeda.galaxy.cards import BEATS, SHIP_TYPES
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.state import Galaxy
from milkomeda.terminal.galaxy.draw import PARTS, draw_mat
from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.terminal.stage import DUEL, output, plain, position, random_match

STAGE = stage("milkomeda", language("en"))


@pytest.mark.parametrize("width", [40, 80, 100, 140])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_fits_the_terminal(edition: str, seats: int, width: int) -> None:
    g = random_match(edition, seats, 5, most=260).state
    console = plain(width)
    STAGE.draw_table(console, g, 0)
    text = output(console)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "\x1b" not in text


def test_panels_tell_what_everybody_has() -> None:
    console = plain()
    STAGE.draw_table(console, position().match.state, 0)
    text = output(console)
    assert "▸ teal (you) 9 VP Quantum Sentinels" in text
    assert "●5 ⬢6 ▲4 ◆5  5 fleets +20  supply oolhm  last explore" in text
    assert "gold 6 VP Helix Cultivators Master" in text
    assert "I have controlled sectors  6→6  8→8  10→10  VP" in text


def test_panels_tell_who_kept_how_many_promises() -> None:
    console = plain()
    STAGE.draw_table(console, position(DUEL.replace("last move move", "kept 3, broken 1")).match.state, 0)
    assert output(console).count("Promises kept: 3 of 4.") == 1


END = """\
milkomeda protocols end_slots=12 end_round=12
round 5, order teal gold, turn teal
teal: storage 20 0 0 0
gold: storage 0 17 0 0
A1: 1 teal
F5: 1 gold
objective Dysons free men: gold gold gold -
objective Wingspan like Greenspan: gold - gold gold
pending: claim; end-turn
"""


def test_panels_tell_what_ends_the_game_and_who_could_end_it() -> None:
    console = plain(70)
    view = position(END).match.state
    STAGE.draw_table(console, view, 0)
    text = output(console)
    assert "The game ends with 28 sectors or 1 full objective or 2 claimed" in text
    assert "slots or 8 rounds more." in text
    assert "could end the game by Dysons free men" in text
    assert "could end the game by Wingspan like Greenspan" in text
    assert "Objectives (! ends the game)" in text
    assert "5→3g  10→5g  15→7g  20→9✓!  VP" in text
    assert "5→3g  10→5!  15→7g  20→9g  VP" in text
    assert STAGE.note(view, view.step.read(view, "claim Dysons free men slot 4")).startswith("ends the game")


FIGHT = """\
milkomeda protocols
A1: 1 teal
B1 Novatron: 2 teal, 1 gold
battle B1: attacker teal
pending: configure 2 0 1 -1 -1 -1 -1; claims; end-turn
"""
MEETING = """\
milkomeda protocols
teal: storage 9 9 9 9
A1: 1 teal
B1 Novatron
A2 Arakor
B2 Actara r2
F5: 1 gold
display 1: {} / attack for 3 orange
"""


def test_a_directive_shows_what_it_unlocks() -> None:
    console = plain()
    text = MEETING.format("Energy Driven Offensive")
    STAGE.draw_part(console, position(text).match.state, 0, "directives")
    assert "1 ●▲ Energy Driven Offensive" in output(console)
    assert "unlocks attack for ⬢3" in output(console)


def test_a_directive_shows_who_fulfils_it_and_where() -> None:
    text = MEETING.format("Integrated Scientific Expansion")
    console = plain()
    STAGE.draw_part(console, position(text).match.state, 0, "directives")
    assert "✓" not in output(console)
    STAGE.draw_part(console, position(text.replace("Novatron", "Novatron r1")).match.state, 0, "dir")
    assert "✓t at A1/B2" in output(console)


def test_the_mat_shows_both_sides_their_ships_and_the_arrows_that_bear_dice() -> None:
    table = position()
    match = table.match
    for seat, text in [
        (0, "attack"),
        (0, "attack C1"),
        (0, "bring 2 B1"),
        (0, "1 beam 1 drone"),
        (1, "2 shield"),
    ]:
        match.answer_text(seat, text)
    console = plain()
    draw_mat(console, cast(Galaxy, match.state), STAGE.look(console))
    text = " ".join(output(console).split())
    assert "Fight at C1 Actara · round 1" in text
    assert "teal attacks with 2 2 dice beam→shield, drone→shield" in text
    assert "gold defends with 2 0 dice" in text


def test_the_mat_fits_a_narrow_terminal() -> None:
    g = cast(Galaxy, position(FIGHT).match.state)
    console = plain(40)
    draw_mat(console, g, STAGE.look(console))
    text = output(console)
    assert max(len(line) for line in text.splitlines()) <= 40
    assert all(ship.upper() in text for ship in SHIP_TYPES)


def test_on_the_mat_an_arrow_leads_from_each_type_to_the_next_one_that_it_beats() -> None:
    g = cast(Galaxy, position(FIGHT).match.state)
    console = plain(80)
    draw_mat(console, g, STAGE.look(console))
    following = [(kind + 1) % len(BEATS) in beaten for kind, beaten in enumerate(BEATS)]
    assert sum(output(console).count(arrow) for arrow in "▶▼◀▲") == sum(following)


@pytest.mark.parametrize("part", PARTS)
def test_each_part_can_be_looked_at_alone(part: str) -> None:
    console = plain()
    assert STAGE.draw_part(console, position().match.state, 0, part)


def test_there_is_no_part_called_otherwise() -> None:
    assert not STAGE.draw_part(plain(), position().match.state, 0, "kitchen")
