"""Positions as text."""

import pytest

from milkomeda.bots.playout import play_on
from milkomeda.play.luck import Seeded
from milkomeda.starflick import notation
from milkomeda.starflick.rules.setup import new_game
from tests.starflick.scene import laws, scene


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "minefields=yes navigation=dice wormholes=yes seams=yes"])
def test_positions_survive_and_keep_the_laws(players: int, options: str) -> None:
    sky = new_game(options, players)
    luck = Seeded(players)
    for _ in range(60):
        text = notation.write(sky)
        assert notation.write(notation.read(text)) == text
        laws(sky)
        play_on(sky, luck, 7)
        if sky.over:
            break


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("alpha-a: grey teal 4 troops", "more than three items"),
        ("alpha-a: grey 1 troop", "items have an owner"),
        ("alpha-a: down teal 1 troop", "lies face up"),
        ("alpha-a: blue", "there is no kind of planet 'blue'"),
        ("alpha: grey", "Homeworlds stand"),
        ("beta: grey", "an asteroid lies"),
        ("gamma: homeworld teal", "that is gold's Homeworld"),
        ("teal 1: 800.0 1.0", "is not on the board"),
        ("teal 1: here", "is not a place"),
        ("rose 1: 10.0 10.0", "nobody plays rose 1"),
        ("teal battleship: 10.0 10.0", "teal has no battleship"),
        ("teal 3: 10.0 10.0\nteal 1: 50.0 50.0\nteal 2: 90.0 90.0", "more starships on the board"),
        ("teal: 15 troops, 2 starships", "more pieces than there are"),
        ("teal levels: 5 0 0 0", "levels are four numbers"),
        ("teal points: luck 3", "there is no source of points 'luck'"),
        ("nonsense", "expected 'name: …'"),
        ("mood: good", "'mood' is unknown"),
        ("pool: many", "'many' is not a number"),
        ("turn: 3", "something is missing in 'turn: 3'"),
        ("teal points: mining", "something is missing"),
        ("teal: 6 troops, 2 starships, 7 more", "at most eight starships"),
        ("teal 1: 206.0 66.0", "teal 1 lies on a planet"),
        ("last flick: teal 1 36000 900, teal 1 100.0 100.0", "that is no shot"),
        ("last flick: teal 1 100 900, teal 2 100.0 100.0", "the ship that was flicked was not on the board"),
        ("mines: gone, gone, gone, gone, gone", "each lays 2 minefields"),
        ("pending: end; finish; mine", "mine: nothing can be answered"),
        ("pending: end; finish; end", "end: it does not come after finish"),
        ("pending: end; finish; mine; action", "action: it does not come after mine"),
        ("pending: end; finish; give-up; give-up; give-up", "there are too few starships"),
        ("pending: end; finish; move 2 0; arrive 1", "no troop is on its way"),
        ("pending: end; finish; move 2 0; arrive 1; reveal 2", "that planet does not lie face down"),
        ("pending: end 1 3 1 1 3 1; action", "of each once"),
        ("pending: end 1 5 1; action", "a kind of planet that there is not"),
        ("pending: end; finish; attack 512", "there are no such ships"),
        ("pending: end; finish; move 5 0", "it is for four at most"),
        ("pending: end; finish; recruit 99999999999999999999 0", "is not a number"),
        ("pending: action", "'end' comes first"),
        ("pending: end; dance", "there is no step 'dance'"),
        ("pending: end; finish; shoot 3", "that ship is not there"),
        ("pending: end 1 3; action", "three numbers a planet"),
        ("pending: end 1 3 9; action", "nobody has seen"),
        ("pending: end; finish 3", "'finish' has 0 numbers"),
        ("alpha-a: pink\nalpha-b: pink", "more planets of a kind"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=rf"^line \d+: .*{problem}"):
        scene(line)


def test_a_first_line_says_which_game() -> None:
    for text in ("", "chess 2 players", "starflick 5 players", "starflick 2 players speed=9"):
        with pytest.raises(ValueError, match="line 1"):
            notation.read(text)
