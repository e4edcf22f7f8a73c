"""What people wish for at a table."""

import pytest

from milkomeda.table import wire, wishes
from milkomeda.table.events import BotCame
from milkomeda.table.refusal import Refusal


def with_bot(game: str, bot: str) -> wire.NewTable:
    return wire.NewTable(game, "", [wire.SeatWish("me"), wire.SeatWish("bot", bot)])


def test_a_table_takes_the_bots_that_its_game_offers() -> None:
    _, events = wishes.found("p0", "Ada", with_bot("starflick", "novice"), "")
    assert events[1:] == [BotCame(1, "novice")]
    with pytest.raises(Refusal, match="there is no bot 'novice'"):
        wishes.found("p0", "Ada", with_bot("milkomeda", "novice"), "")


def test_a_table_is_never_taken_for_an_option() -> None:
    assert all(wishes.new_id()[0].isalpha() for _ in range(200))
