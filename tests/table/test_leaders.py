"""Whoever comes when a bot takes a seat."""

import pytest

from milkomeda.bots import named
from milkomeda.games import GAMES, game
from milkomeda.table import wire, wishes
from milkomeda.table.events import BotCame, SatDown
from milkomeda.table.leaders import coming, known_level
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import resumed
from milkomeda.table.room import Room
from tests.table.desk import Desk

ANY = wire.SeatWish("bot", "reflex")


def table_of(*bots: wire.SeatWish, name: str = "Ada") -> Room:
    row, happenings = wishes.found(
        "p0", name, wire.NewTable("milkomeda", "", [*bots, wire.SeatWish("me")]), ""
    )
    room = Room(row)
    room.add(happenings, row.created)
    return room


def test_bots_of_a_table_have_different_characters_and_names() -> None:
    for _ in range(20):
        bots = table_of(ANY, ANY, ANY).seats[:3]
        assert len({named(one.bot).character for one in bots} - {""}) == 3
        assert len({one.name for one in bots}) == 3
        for one in bots:
            assert one.name in game("milkomeda").characters[named(one.bot).character]


def test_the_same_seat_of_the_same_table_has_the_same_bot_and_others_have_others() -> None:
    found = [coming(Desk(players=4).room, seat, ANY, []) for seat in (0, 0, 1, 2, 3)]
    assert found[0] == found[1]
    assert len({one.name for one in found}) > 1


def test_whoever_is_wished_for_comes() -> None:
    wish = wire.SeatWish("bot", "planner", "raider", "Skarn")
    assert coming(Desk().room, 1, wish, []) == BotCame(1, "planner:raider", "Skarn")


def test_no_bot_has_a_name_like_somebody_at_the_table() -> None:
    wish = wire.SeatWish("bot", "reflex", "raider", "Skarn")
    assert all(table_of(wish, name="SKARN").seats[0].name != "Skarn" for _ in range(10))
    taken = game("milkomeda").characters["raider"]
    assert coming(Desk().room, 1, wish, taken).name == f"{taken[0]} 2"


def test_whoever_joins_later_is_told_apart_from_a_bot() -> None:
    desk = Desk(players=3)
    desk.take([coming(desk.room, 0, wire.SeatWish("bot", "reflex", "raider", "Skarn"), [])])
    joined = wishes.join(desk.room, "p1", "Skarn", wire.Join())
    assert isinstance(joined[0], SatDown)
    assert joined[0].name == "Skarn 2"


def test_a_table_keeps_its_names_however_often_it_is_loaded() -> None:
    desk = Desk(players=3)
    desk.take([coming(desk.room, seat, ANY, []) for seat in (1, 2)])
    desk.sit(0)
    again = resumed(desk.room.row, desk.events)
    assert [one.name for one in again.seats] == [one.name for one in desk.room.seats]
    assert again.playing_match().players == [one.name for one in desk.room.seats]


def test_a_table_from_before_there_were_names_calls_bots_by_their_level() -> None:
    desk = Desk()
    desk.take([BotCame(1, "reflex")])
    seat = desk.room.summary().info(desk.room.row, "", set()).seats[1]
    assert (seat.name, seat.bot, seat.character) == ("reflex", "reflex", "")


def test_who_takes_anything_has_neither_character_nor_name() -> None:
    assert coming(Desk().room, 1, wire.SeatWish("bot", "random"), []) == BotCame(1, "random")
    with pytest.raises(Refusal, match="that bot has no character"):
        coming(Desk().room, 1, wire.SeatWish("bot", "random", "raider"), [])


def test_a_character_of_another_game_is_refused() -> None:
    with pytest.raises(Refusal, match="there is no character 'corsair': there are expander, raider"):
        coming(Desk().room, 1, wire.SeatWish("bot", "reflex", "corsair"), [])


def test_a_level_that_is_not_offered_any_more_becomes_the_nearest() -> None:
    assert known_level(game("milkomeda"), "greedy") == "planner"
    assert known_level(game("starflick"), "greedy") == "greedy"
    with pytest.raises(Refusal, match="deepblue"):
        known_level(game("milkomeda"), "deepblue")


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_on_in_every_game_for_whoever_does_not_come_back(name: str) -> None:
    wish = wire.NewTable(name, "", [wire.SeatWish("me"), wire.SeatWish("open")])
    row, happenings = wishes.found("p0", "Ada", wish, "")
    room = Room(row)
    room.add([*happenings, SatDown(1, "p1", "Bob", "")], 0.0)
    (came,) = wishes.vacate(room, "p1")
    room.add([came], 0.0)
    assert room.seats[1].name == "Bob"
    assert named(room.seats[1].bot).character in room.game.characters
