"""What lies beside Starflick's board, and what a shot is aimed at."""

from milkomeda.terminal.stages import stage
from milkomeda.words.language import language
from tests.starflick.scene import GOLD, TEAL, do, scene
from tests.terminal.stage import output, plain

STAGE = stage("starflick", language("en"))


def look(part: str, text: str, viewer: int = TEAL) -> str:
    console = plain()
    STAGE.draw_part(console, scene(text).view(viewer), viewer, part)
    return output(console)


def test_players_with_their_points_levels_and_supply() -> None:
    said = look(
        "players", "pool: 30\nteal: 4 troops, 2 starships\nteal levels: 1 0 2 0\nteal points: mining 2"
    )
    assert "Turn 3 · 30 VP in the pool" in said
    assert "▸ teal (you) 2 VP  g1 b0 o2 p0" in said
    assert "4 troops +10  2 starships +6  4 colonies 4 cities 8 labs" in said


def test_all_of_it_is_said_in_the_language_of_the_terminal() -> None:
    german, sky = stage("starflick", language("de")), scene("teal levels: 1 0 0 0\nalpha-a: grey teal 1 lab")
    console = plain(100)
    for part in german.parts:
        german.draw_part(console, sky.view(TEAL), TEAL, part)
    said = output(console)
    assert "Zug 3 · 32 SP im Topf" in said
    assert "(du) 1 SP" in said
    assert "6 Truppen" in said
    assert "Grau 1  3 Bewegungspunkte" in said
    assert "? verdeckt" in said


def test_planets_with_their_items_defence_and_blockade() -> None:
    said = look("planets", "alpha-a: grey teal 1 troop 1 city\ngold 1: 236.0 66.0")
    assert "Aa■ t•♜ 3!" in said


SCANNED = (
    "teal 1: 236.0 66.0\npending: action; finish; end seen_holes=alpha-a seen_planets=pink teal_holes=alpha-a"
)


def test_a_scanned_planet_is_shown_to_who_scanned_it_alone() -> None:
    assert "Aa◆?" in look("planets", SCANNED)
    assert "Aa" not in look("planets", SCANNED, GOLD)
    assert "Aa◆?" in look("board", SCANNED)
    assert "Aa? " in look("board", SCANNED, GOLD)


def test_ships_with_the_orbit_they_are_in() -> None:
    assert "t1 236,66 at Aa" in look("ships", "teal 1: 236.0 66.0")


def test_technologies_with_who_has_them() -> None:
    lines = look("technologies", "teal levels: 2 0 0 0\ngold levels: 1 0 0 0").splitlines()
    assert any("grey 1  3 movement points tg" in line for line in lines)
    assert any("grey 2  launch and land despite a blockade t " in line for line in lines)
    assert any("pink 4  +1 VP when ramming  " in line for line in lines)


def test_sights_tell_direction_and_distance_from_the_ship_that_is_flicked() -> None:
    sky = do(scene("teal 1: 206.0 166.0\ngold 1: 256.0 166.0"), "move", "flick 1")
    console = plain()
    STAGE.draw_again(console, sky, TEAL, new_turn=False)
    said = output(console)
    assert "t1 aims" in said
    assert "Aa? 270.0° 54–73 mm" in said
    assert "g1 0.0° 34 mm" in said
    assert "1000 255" in said
