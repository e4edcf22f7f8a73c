"""Positions as text."""

import pytest

from milkomeda.bots.playout import play_on
from milkomeda.play.luck import Seeded
from milkomeda.starflick.notation import position
from milkomeda.starflick.rules.setup import new_game
from tests.starflick.scene import asked, do, laws, scene


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "minefields=yes navigation=dice wormholes=yes seams=yes"])
def test_positions_survive_and_keep_the_laws(players: int, options: str) -> None:
    sky = new_game(options, players)
    luck = Seeded(players)
    for _ in range(60):
        text = position.write(sky)
        assert position.write(position.read(text)) == text
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
        ("pending: mine; finish; end", "mine: nothing can be answered"),
        ("pending: end; finish; end", "step 'end' does not fit the position"),
        ("pending: action; mine; finish; end", "step 'action' does not fit the position"),
        ("pending: give-up; give-up; give-up; finish; end", "step 'give-up' does not fit"),
        ("pending: arrive hole=alpha-a; move left=2; finish; end", "step 'arrive' does not fit"),
        (
            "pending: reveal hole=alpha-b; arrive hole=alpha-a; move left=2; finish; end",
            "'reveal' does not fit",
        ),
        (
            "pending: action; end seen_holes=alpha-a, alpha-a seen_planets=pink, pink teal_holes=alpha-a",
            "parts",
        ),
        ("pending: action; end seen_holes=alpha-a, alpha-b seen_planets=pink", "has other parts"),
        (
            "pending: action; end seen_holes=alpha-a seen_planets=homeworld teal_holes=alpha-a",
            "that there is not",
        ),
        ("pending: action; end seen_holes=alpha-a seen_planets=pink", "nobody has seen"),
        ("pending: attack used_ships=9; finish; end", "there is no ship '9'"),
        ("pending: move left=5; finish; end", "step 'move' does not fit"),
        ("pending: recruit left=99999999999999999999; finish; end", "is not a number"),
        ("pending: action", "'end' comes last"),
        ("pending: dance; end", "there is no step 'dance'"),
        ("pending: shoot vessel=teal 3; finish; end", "step 'shoot' does not fit"),
        ("pending: shoot hole=alpha; finish; end", "has other parts"),
        ("pending: place vessel=teal 1 hole=nowhere; finish; end", "there is no planet 'nowhere'"),
        ("pending: finish left=3; end", "has other parts"),
        # As they once were written: numbers, and the end first.
        ("pending: end 1 3 1 1 3 1; action", "of each once"),
        ("pending: end 1 5 1; action", "a kind of planet that there is not"),
        ("pending: end; finish; attack 512", "step 'attack' does not fit"),
        ("pending: end; finish; recruit 99999999999999999999 0", "is not a number"),
        ("pending: end; dance", "there is no step 'dance'"),
        ("pending: end; finish; shoot 3", "step 'shoot' does not fit"),
        ("pending: end 1 3; action", "three numbers a planet"),
        ("pending: end 1 3 9; action", "nobody has seen"),
        ("pending: end; finish 3", "has other parts"),
        ("alpha-a: pink\nalpha-b: pink", "more planets of a kind"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(line: str, problem: str) -> None:
    with pytest.raises(ValueError, match=rf"^line \d+: .*{problem}"):
        scene(line)


def test_a_first_line_says_which_game() -> None:
    for text in ("", "chess 2 players", "starflick 5 players", "starflick 2 players speed=9"):
        with pytest.raises(ValueError, match="line 1"):
            position.read(text)


@pytest.mark.parametrize(
    ("once", "now"),
    [
        ("end; finish; scan; action", "action; scan; finish; end"),
        ("end 1 3 2; finish; scan; action", "end seen_holes=alpha-a seen_planets=pink gold_holes=alpha-a"),
        ("end; finish; scan; recruit 2 1", "recruit left=2 begun=1; scan; finish; end"),
        ("end; finish; scan; move 2 0; place 0 1", "place vessel=teal 1 hole=alpha-a; move left=2; scan"),
        ("end; finish; scan; attack 3", "attack used_ships=1, 2; scan"),
    ],
)
def test_steps_are_read_as_they_once_were_written_the_end_first(once: str, now: str) -> None:
    ships = "gold 1: 206.0 130.0\nteal 3: 206.0 100.0\nteal 4: 230.0 120.0\nteal: 6 troops, 5 starships"
    sky = scene(f"alpha-b: grey teal 1 troop\n{ships}\npending: {once}")
    assert now in position.write(sky)
    assert position.write(position.read(position.write(sky))) == position.write(sky)


def test_what_came_of_a_flick_so_far_is_written_by_name() -> None:
    ships = "teal 1: 20.0 20.0\nteal 2: 60.0 20.0\ngold 1: 120.0 20.0"
    sky = do(scene(ships), "move", "flick 1", "shoot 0.00 900")
    do(sky, "rest teal 1 50.5 20.0", "ram teal 2 gold 1")
    said = "physics vessel=teal 1 speed=900 fates=rest, ram vessels=teal 1, teal 2 x_mms=50.5"
    assert f"{said} rammed_vessels=gold 1 y_mms=20.0; move" in position.write(sky)
    assert asked(do(position.read(position.write(sky)), "still")) == "move"
