"""What people wish for at a table."""

import pytest

from milkomeda.bots import named
from milkomeda.table import wire, wishes
from milkomeda.table.events import BotCame, SatDown, Waived
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import resumed
from milkomeda.table.room import Room
from tests.table.desk import PROTOCOLS, RULES, Desk


def with_bot(game: str, bot: str) -> wire.NewTable:
    return wire.NewTable(game, "", [wire.SeatWish("me"), wire.SeatWish("bot", bot)])


def test_a_table_takes_the_bots_that_its_game_offers() -> None:
    _, events = wishes.found("p0", "Ada", with_bot("starflick", "novice"), "")
    (came,) = events[1:]
    assert isinstance(came, BotCame)
    assert named(came.bot).level == "novice"
    with pytest.raises(Refusal, match="there is no bot 'novice'"):
        wishes.found("p0", "Ada", with_bot("milkomeda", "novice"), "")


def test_a_table_is_never_taken_for_an_option() -> None:
    assert all(wishes.new_id()[0].isalpha() for _ in range(200))


def test_a_bot_takes_the_seat_of_who_is_late_only_at_that_question() -> None:
    room = Desk().begin().room
    seat = room.waiting()[0]
    assert wishes.replace_late(room, seat, room.asked[seat] - 1) == []
    late = wishes.replace_late(room, seat, room.asked[seat])
    assert [(one.seat, named(one.bot).level, one.name) for one in late] == [(seat, "reflex", "")]  # type: ignore[union-attr]
    room.add(late, 0.0)
    assert wishes.replace_late(room, seat, room.asked[seat]) == []


# Answers that are given every time.


def offering(desk: Desk) -> int:
    """Who is asked for an offer; -1 if nobody is."""
    asked = desk.room.playing_match().state.step.name() == "offer"
    return desk.room.waiting()[0] if asked else -1


def at_an_offer() -> tuple[Desk, int]:
    desk = Desk(players=3).begin()
    desk.play(lambda: offering(desk) >= 0)
    return desk, offering(desk)


def waive(desk: Desk, seat: int, until: wire.Until) -> None:
    desk.take(wishes.waive(desk.room, seat, wire.Waive("offer", until)))


def waivers(desk: Desk, seat: int) -> list[str]:
    return [waiver.until for waiver in desk.room.scene(f"p{seat}", seat, set(), 0, 0.0).waivers]


def test_what_is_waived_is_answered_at_once_and_in_this_round_only() -> None:
    desk, seat = at_an_offer()
    round_ = desk.room.round()
    waive(desk, seat, "round")
    assert offering(desk) != seat
    assert waivers(desk, seat) == ["round"]
    assert "no offer" in [entry.told.text for entry in desk.room.story if entry.told.seat == seat]
    desk.play(lambda: offering(desk) == seat)
    assert desk.room.round() > round_
    assert waivers(desk, seat) == []


def test_what_is_waived_until_it_is_revoked_is_never_asked() -> None:
    desk, seat = at_an_offer()
    waive(desk, seat, "revoked")
    assert wishes.waive(desk.room, seat, wire.Waive("offer", "revoked")) == []
    last = desk.room.round() + 2
    desk.play(lambda: desk.room.round() > last or offering(desk) == seat)
    assert offering(desk) != seat
    assert waivers(desk, seat) == ["revoked"]
    waive(desk, seat, "now")
    assert waivers(desk, seat) == []
    desk.play(lambda: offering(desk) == seat)


def test_a_waiver_outlives_its_process() -> None:
    desk, seat = at_an_offer()
    waive(desk, seat, "revoked")
    assert resumed(desk.room.row, desk.events).waived == desk.room.waived


def test_to_take_back_what_was_waived_is_to_revoke_it() -> None:
    desk, seat = at_an_offer()
    waive(desk, seat, "revoked")
    desk.undo(seat)
    assert offering(desk) == seat
    assert waivers(desk, seat) == []


def test_only_what_is_asked_and_asked_often_can_be_waived() -> None:
    desk, seat = at_an_offer()
    other = next(one for one in range(3) if one != seat)
    for who, step in ((other, "offer"), (seat, "choose")):
        with pytest.raises(Refusal, match="cannot be answered for you"):
            wishes.waive(desk.room, who, wire.Waive(step, "round"))
    desk.play(lambda: desk.room.playing_match().state.step.name() == "choose")
    with pytest.raises(Refusal, match="cannot be answered for you"):
        wishes.waive(desk.room, desk.room.waiting()[0], wire.Waive("choose", "round"))


def test_a_bot_in_that_seat_answers_by_itself() -> None:
    desk, seat = at_an_offer()
    desk.take(wishes.leave(desk.room, seat, "reflex"))
    desk.take([Waived(seat, "", "offer", "revoked")])
    assert offering(desk) == seat
    desk.take(wishes.come_back(desk.room, seat))
    assert offering(desk) != seat


# Once more.


def test_a_rematch_has_the_seats_and_options_of_the_game_before() -> None:
    row, happenings = wishes.found(
        "p0",
        "Ada",
        wire.NewTable("milkomeda", "edition=draft", SEATS, clock=60, when_late="pass", pace="calm"),
        "",
    )
    room = Room(row)
    room.add([*happenings, SatDown(2, "p2", "Cleo", "")], 0.0)
    with pytest.raises(Refusal, match="the game is not over yet"):
        wishes.again(room, "p0", wire.Rematch())
    room.playing_match().state.steps.clear()
    new = wishes.again(room, "p2", wire.Rematch())
    kinds = [(seat.kind, seat.bot) for seat in new.seats]
    assert kinds == [("open", ""), ("bot", "reflex"), ("me", "")]
    bot = room.seats[1]
    assert (f"{new.seats[1].bot}:{new.seats[1].character}", new.seats[1].name) == (bot.bot, bot.name)
    assert wishes.found("p2", "Cleo", new, "")[1][1] == BotCame(1, bot.bot, bot.name)
    assert (new.game, new.options, new.clock, new.when_late) == ("milkomeda", row.options, 60, "pass")
    assert new.pace == row.pace == "calm"
    with pytest.raises(Refusal):
        wishes.again(room, "nobody", wire.Rematch())


def test_there_is_one_rematch_however_many_ask_for_it() -> None:
    room = Desk().begin().room
    room.add(wishes.play_again(room, "p0", "first"), 0.0)
    assert wishes.play_again(room, "p1", "second") == []
    assert room.scene("p1", 1, set(), 0, 0.0).rematch == "first"
    room.playing_match().state.steps.clear()
    with pytest.raises(Refusal, match="there is a rematch already"):
        wishes.again(room, "p1", wire.Rematch())


SEATS = [wire.SeatWish("me"), wire.SeatWish("bot", "reflex"), wire.SeatWish("open")]


def test_a_game_that_begins_from_a_position_cannot_be_rated() -> None:
    wish = wire.NewTable(
        "milkomeda", PROTOCOLS, [wire.SeatWish("me"), wire.SeatWish("open")], clock=60, rated=True
    )
    wishes.found("p0", "Ada", wish, "")
    position = RULES.write(Desk().begin().room.playing_match().state)
    with pytest.raises(Refusal, match="begins at its beginning"):
        wishes.found("p0", "Ada", wish, position)
