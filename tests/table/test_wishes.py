"""What people wish for at a table."""

import pytest

from milkomeda.table import wire, wishes
from milkomeda.table.events import BotCame
from milkomeda.table.refusal import Refusal
from tests.table.desk import Desk


def with_bot(game: str, bot: str) -> wire.NewTable:
    return wire.NewTable(game, "", [wire.SeatWish("me"), wire.SeatWish("bot", bot)])


def test_a_table_takes_the_bots_that_its_game_offers() -> None:
    _, events = wishes.found("p0", "Ada", with_bot("starflick", "novice"), "")
    assert events[1:] == [BotCame(1, "novice")]
    with pytest.raises(Refusal, match="there is no bot 'novice'"):
        wishes.found("p0", "Ada", with_bot("milkomeda", "novice"), "")


def test_a_table_is_never_taken_for_an_option() -> None:
    assert all(wishes.new_id()[0].isalpha() for _ in range(200))


def test_a_bot_takes_the_seat_of_who_is_late_only_at_that_question() -> None:
    room = Desk().begin().room
    seat = room.waiting()[0]
    assert wishes.replace_late(room, seat, room.asked[seat] - 1) == []
    late = wishes.replace_late(room, seat, room.asked[seat])
    assert late == [BotCame(seat, wishes.USUAL_BOT)]
    room.add(late, 0.0)
    assert wishes.replace_late(room, seat, room.asked[seat]) == []
