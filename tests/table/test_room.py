"""A table follows from its events: the same ones always make the same table."""

import copy
import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from milkomeda.play.facts import AnsweredInSecret
from milkomeda.play.step import LUCK, WATCHER
from milkomeda.table import wishes
from milkomeda.table.events import Answered, BotCame, CameBack, Said, Snapshot, StoodUp, TookBack
from milkomeda.table.fair import Fair
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import BEGINNING, Part, last_part, replayed, resumed
from milkomeda.table.room import BOT_DUE, SNAPSHOT_EVERY, Room, RulesChanged
from tests.table.desk import DIRECTIVES, PROTOCOLS, RULES, Desk

VERSION = RULES.version


@cache
def first_sealed_step() -> Desk:
    desk = Desk("edition=draft civilizations=choose", 3, clock=60).begin()
    return desk.play(lambda: len(desk.room.waiting()) > 2)


def at_a_sealed_step() -> Desk:
    """Three seats answer in secret."""
    desk = copy.copy(first_sealed_step())
    desk.room, desk.events = desk.room.copy(), desk.events[:]
    return desk


def same(one: Room, other: Room) -> None:
    """Whoever looks sees the same, and the same may happen next."""
    for person, seat in (("p0", 0), ("p1", 1), ("", WATCHER)):
        assert one.scene(person, seat, set(), 0, 5000.0) == other.scene(person, seat, set(), 0, 5000.0)
    for name in ("number", "given", "key", "kept", "turns", "asked", "seats"):
        assert getattr(one, name) == getattr(other, name), name
    for name in ("answered", "revocable", "undone"):
        assert getattr(one, name) == getattr(other, name), name
    if one.match:
        assert RULES.write(one.playing_match().state) == RULES.write(other.playing_match().state)
        assert [a.text for a in one.match.answers] == [a.text for a in other.playing_match().answers]


# Questions and their numbers.


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    desk = Desk()
    desk.sit(0)
    assert (desk.room.phase, desk.room.waiting()) == ("open", [])
    with pytest.raises(Refusal, match="the game has not begun yet"):
        wishes.answer(desk.room, 0, 0, "pass")
    desk.take([BotCame(1, "random")])
    assert desk.room.phase == "playing"


def test_anothers_sealed_answer_does_not_make_mine_late() -> None:
    desk = at_a_sealed_step()
    first, second, third = desk.room.waiting()
    asked = list(desk.room.asked)
    mine = desk.any_answer(second)
    desk.answer(first)
    assert desk.room.asked[first] == -1
    assert desk.room.asked[second] == asked[second]
    desk.answer(third)
    desk.take(wishes.answer(desk.room, second, asked[second], mine))
    assert desk.room.answered[second, asked[second]] == mine


def test_taking_a_sealed_answer_back_asks_only_that_seat_anew() -> None:
    desk = at_a_sealed_step()
    first, second, _ = desk.room.waiting()
    asked = list(desk.room.asked)
    desk.answer(first)
    desk.undo(first)
    assert desk.room.asked[first] > asked[first]
    assert desk.room.asked[second] == asked[second]


def test_an_answer_that_was_accepted_is_accepted_again_and_does_nothing() -> None:
    desk = Desk().begin()
    seat = desk.room.waiting()[0]
    question, text = desk.room.asked[seat], desk.any_answer(seat)
    desk.answer(seat)
    desk.play(lambda: desk.room.turns > SNAPSHOT_EVERY + 10)
    for room in (desk.room, resumed(desk.room.row, desk.events)):
        assert wishes.answer(room, seat, question, text) == []
        assert wishes.answer(room, seat, question, f"  {text} ") == []


def test_something_else_for_an_answered_question_is_refused() -> None:
    desk = Desk().begin()
    seat = desk.room.waiting()[0]
    question, other = desk.room.asked[seat], desk.any_answer(seat, 5)
    assert other != desk.any_answer(seat)
    desk.answer(seat)
    for room in (desk.room, resumed(desk.room.row, desk.events)):
        with pytest.raises(Refusal, match="that question has been answered otherwise"):
            wishes.answer(room, seat, question, other)


def test_a_question_that_was_taken_back_cannot_be_answered_otherwise() -> None:
    desk = at_a_sealed_step()
    seat = desk.room.waiting()[0]
    question, text, other = desk.room.asked[seat], desk.any_answer(seat), desk.any_answer(seat, 5)
    assert other != text
    desk.answer(seat)
    desk.undo(seat)
    asked = desk.room.asked[seat]
    for room in (desk.room, resumed(desk.room.row, desk.events)):
        assert wishes.answer(room, seat, question, text) == []
        with pytest.raises(Refusal, match="that question has been answered otherwise"):
            wishes.answer(room, seat, question, other)
        assert wishes.answer(room, seat, asked, other)


def test_an_answer_is_known_again_as_it_was_sent_and_told_in_notation() -> None:
    desk = Desk().begin()
    seat = desk.room.waiting()[0]
    question, text = desk.room.asked[seat], desk.any_answer(seat)
    sent = text.upper().replace(" ", "  ")
    assert sent != text
    desk.take(wishes.answer(desk.room, seat, question, sent))
    for room in (desk.room, resumed(desk.room.row, desk.events)):
        assert wishes.answer(room, seat, question, sent) == []
        assert [entry.told.text for entry in room.story if entry.told.seat == seat] == [text]


@pytest.mark.parametrize("text", ["\0", "\x1b[2J", "\ud800"])
def test_an_answer_that_no_database_would_keep_is_refused(text: str) -> None:
    desk = Desk().begin()
    seat = desk.room.waiting()[0]
    with pytest.raises(Refusal, match="that is no text"):
        wishes.answer(desk.room, seat, desk.room.asked[seat], desk.any_answer(seat) + text)


@pytest.mark.parametrize("question", [-1, -2, 500, 2**70, -(2**70)])
def test_an_answer_to_another_question_is_refused(question: int) -> None:
    desk = Desk().begin()
    seat = desk.room.waiting()[0]
    with pytest.raises(Refusal, match="that was another question"):
        wishes.answer(desk.room, seat, question, desk.any_answer(seat))
    with pytest.raises(Refusal, match="it is not your turn"):
        wishes.answer(desk.room, 1 - seat, question, "pass")


def test_what_may_happen_next_changes_nothing() -> None:
    desk = Desk().begin()
    twin = desk.room.copy()
    seat = desk.room.waiting()[0]
    assert wishes.answer(desk.room, seat, desk.room.asked[seat], desk.any_answer(seat))
    with pytest.raises(Refusal):
        wishes.answer(desk.room, seat, desk.room.asked[seat], "dance")
    same(desk.room, twin)


def test_a_copy_goes_its_own_way() -> None:
    desk = Desk("edition=draft").begin()
    desk.play(lambda: bool(desk.room.match and desk.room.match.answers))
    kept = resumed(desk.room.row, desk.events)
    twin = desk.room.copy()
    other = Desk()
    other.room, other.now = twin, desk.now
    other.take([BotCame(0, "random")])
    other.take([CameBack(0)])
    other.say("hello")
    other.play(lambda: twin.turns > kept.turns + 5)
    same(desk.room, kept)


def test_undo_is_refused_where_something_was_learned() -> None:
    desk = Desk().begin()
    with pytest.raises(Refusal, match="nothing to take back"):
        wishes.undo(desk.room, 0, 0)


def test_an_undo_that_was_accepted_is_accepted_again_and_does_nothing() -> None:
    desk = at_a_sealed_step()
    seat = desk.room.waiting()[0]
    desk.answer(seat)
    question = desk.room.scene(f"p{seat}", seat, set(), 0, 0.0).undo
    desk.undo(seat)
    assert wishes.undo(desk.room, seat, question) == []
    desk.answer(seat)
    assert wishes.undo(desk.room, seat, question) == []
    desk.undo(seat)
    assert desk.room.waiting()[0] == seat


def test_an_undo_names_the_question_whose_answer_it_takes_back() -> None:
    desk = Desk("edition=draft", 2).begin()
    desk.play(lambda: len(desk.room.revocable) == 2)
    (seat,) = {answer.seat for answer in desk.room.playing_match().answers}
    first, second = desk.room.revocable
    for question in (second, first):
        assert desk.room.scene(f"p{seat}", seat, set(), 0, 0.0).undo == question
        assert desk.room.scene(f"p{1 - seat}", 1 - seat, set(), 0, 0.0).undo == -1
        desk.undo(seat)
    assert desk.room.scene(f"p{seat}", seat, set(), 0, 0.0).undo == -1


def test_a_finished_game_is_finished() -> None:
    """All secrets are open then: who could take the last answer back would know the dice."""
    desk = Desk("edition=draft").begin()
    desk.play(lambda: desk.room.phase == "over" and bool(desk.room.revocable))
    seat, question = desk.room.playing_match().answers[-1].seat, desk.room.revocable[-1]
    for room in (desk.room, resumed(desk.room.row, desk.events)):
        assert room.scene(f"p{seat}", seat, set(), 0, 0.0).undo == -1
        with pytest.raises(Refusal, match="the game is over: nothing can be taken back any more"):
            wishes.undo(room, seat, question)


def test_a_table_whose_end_was_once_taken_back_still_opens() -> None:
    desk = Desk("edition=draft").begin()
    desk.play(lambda: desk.room.phase == "over" and bool(desk.room.revocable))
    desk.take([TookBack(desk.room.playing_match().answers[-1].seat, "")])
    assert desk.room.phase == "playing"
    desk.play(lambda: desk.room.phase == "over")
    same(desk.room, resumed(desk.room.row, desk.events))
    match = replayed(desk.room.row, desk.room.names(), desk.events)
    assert RULES.write(match.state) == RULES.write(desk.room.playing_match().state)


@pytest.mark.parametrize("question", [-1, 0, 500, 2**70, -(2**70)])
def test_an_undo_of_another_answer_is_refused(question: int) -> None:
    desk = at_a_sealed_step()
    first, second, _ = desk.room.waiting()
    desk.answer(first)
    desk.answer(second)
    with pytest.raises(Refusal, match="that was another question"):
        wishes.undo(desk.room, second, question)
    with pytest.raises(Refusal, match="or another acted"):
        wishes.undo(desk.room, first, desk.room.revocable[0])


# The same events make the same room.


@pytest.mark.parametrize(
    ("options", "players", "seed"), [(PROTOCOLS, 2, 1), (DIRECTIVES, 3, 2), (PROTOCOLS, 4, 3)]
)
def test_a_room_is_what_its_events_made_it(options: str, players: int, seed: int) -> None:
    luck = random.Random(seed)
    desk = Desk(options, players, clock=30)
    desk.sit(1, "Eve")
    desk.take([StoodUp(1, "p1")])
    desk.begin()
    undone = 0
    while desk.room.phase == "playing":
        desk.now += luck.random()
        seat = luck.choice(desk.room.waiting())
        desk.answer(seat, luck.randrange(10**6))
        if desk.room.may_undo(seat) and luck.random() < 0.2:
            desk.undo(seat)
            undone += 1
        if luck.random() < 0.1:
            desk.say(f"line {desk.now}", seat)
        if luck.random() < 0.1:
            desk.take([BotCame(seat, "random") if luck.random() < 0.5 else CameBack(seat)])
        if luck.random() < 0.05:
            same(desk.room, resumed(desk.room.row, desk.events))
    assert undone > 3
    assert [event.number for event in desk.events] == list(range(len(desk.events)))
    same(desk.room, resumed(desk.room.row, desk.events))
    match = replayed(desk.room.row, desk.room.names(), desk.events)
    assert RULES.write(match.state) == RULES.write(desk.room.playing_match().state)
    assert len(match.answers) == desk.room.answers


def test_the_last_position_is_kept() -> None:
    desk = Desk().begin()
    desk.play(lambda: desk.room.phase == "over")
    assert isinstance(desk.events[-1].what, Snapshot)
    desk.say("well played")
    assert isinstance(desk.events[-1].what, Said)


def test_chat_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("milkomeda.table.room.REMEMBERED", 10)
    desk = Desk()
    for number in range(50):
        desk.say(str(number), WATCHER)
    assert [line.text for line in desk.room.chat] == [str(number) for number in range(40, 50)]


def test_what_is_told_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("milkomeda.table.room.TOLD", 10)
    desk = at_a_sealed_step()
    seat = desk.room.waiting()[0]
    for _ in range(20):
        desk.answer(seat)
        desk.undo(seat)
    told = desk.room.scene(f"p{seat}", seat, set(), 0, 0.0).told
    assert [one.undone for one in told] == [False, True] * 5
    assert told[-1].number == max(event.number for event in desk.events if isinstance(event.what, TookBack))


# Other rules.


@pytest.fixture
def other_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    return lambda: monkeypatch.setattr(RULES, "version", "other")


def playing(turns: int) -> Desk:
    desk = Desk().begin()
    return desk.play(lambda: desk.room.turns >= turns, 4)


def test_with_other_rules_a_table_goes_on_from_its_last_position(other_rules: Callable[[], None]) -> None:
    desk = playing(SNAPSHOT_EVERY * 2 + 5)
    other_rules()
    room = resumed(desk.room.row, desk.events)
    assert RULES.write(room.playing_match().state) == RULES.write(desk.room.playing_match().state)
    assert (room.number, room.turns, room.answers) == (desk.room.number, desk.room.turns, desk.room.answers)
    assert room.waiting() == desk.room.waiting()
    assert room.story[0].told.facts == [RulesChanged(VERSION, "other")]


def test_what_does_not_fit_other_rules_is_left_out_and_what_comes_after_counts(
    other_rules: Callable[[], None],
) -> None:
    desk = playing(SNAPSHOT_EVERY * 2 + 15)
    last = max(index for index, event in enumerate(desk.events) if isinstance(event.what, Snapshot))
    assert last < len(desk.events) - 3
    kept = desk.events[last].what
    assert isinstance(kept, Snapshot)
    for index in range(last + 1, len(desk.events)):
        older = Answered(0, "", "an answer of older rules")
        desk.events[index] = msgspec.structs.replace(desk.events[index], what=older)
    desk.say("what now?")
    other_rules()
    room = desk.room = resumed(desk.room.row, desk.events)
    assert RULES.write(room.playing_match().state) == kept.position
    assert (room.number, [line.text for line in room.chat]) == (len(desk.events), ["what now?"])
    assert {room.asked[seat] for seat in room.waiting()} <= {room.turns}  # nobody has answered that yet
    if room.luck_begins():
        desk.take(wishes.first_luck(room))
    before = room.turns
    desk.play(lambda: room.turns > before + 10 or room.phase == "over")
    again = resumed(room.row, desk.events)
    assert RULES.write(again.playing_match().state) == RULES.write(room.playing_match().state)
    assert (again.number, again.answers, again.waiting()) == (room.number, room.answers, room.waiting())


def test_with_other_rules_chance_uses_no_number_twice(other_rules: Callable[[], None]) -> None:
    desk = playing(SNAPSHOT_EVERY + 2)
    answers = desk.room.answers
    other_rules()
    assert resumed(desk.room.row, desk.events).answers == answers


def test_a_young_table_of_other_rules_is_played_again(other_rules: Callable[[], None]) -> None:
    desk = playing(SNAPSHOT_EVERY - 10)
    other_rules()
    assert last_part(desk.room.row, desk.events) == Part(BEGINNING, "", 0, False)
    room = resumed(desk.room.row, desk.events)
    assert RULES.write(room.playing_match().state) == RULES.write(desk.room.playing_match().state)


def test_a_game_that_ended_stays_so_with_other_rules(other_rules: Callable[[], None]) -> None:
    desk = Desk().begin()
    desk.play(lambda: desk.room.phase == "over")
    other_rules()
    room = resumed(desk.room.row, desk.events)
    assert room.phase == "over"
    assert replayed(room.row, room.names(), desk.events).state.over


def test_with_other_rules_the_dice_of_what_they_made_can_be_checked(other_rules: Callable[[], None]) -> None:
    desk = playing(SNAPSHOT_EVERY + 5)
    other_rules()
    desk.room = resumed(desk.room.row, desk.events)
    desk.play(lambda: desk.room.phase == "over")
    match = replayed(desk.room.row, desk.room.names(), desk.events)
    assert match.earlier > SNAPSHOT_EVERY
    assert match.earlier + len(match.answers) == desk.room.answers
    rolled = [(n, a) for n, a in enumerate(match.answers, match.earlier) if a.seat == LUCK]
    assert len(rolled) > 20
    for number, answer in rolled:
        assert answer.choice == answer.before.step.sample(answer.before, Fair(desk.room.key, number))


def test_a_table_whose_rules_came_back_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = playing(SNAPSHOT_EVERY + 5)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(RULES, "version", "other")
        desk.room = resumed(desk.room.row, desk.events)
        before = desk.room.turns
        desk.play(lambda: desk.room.turns > before + 5)
    assert not last_part(desk.room.row, desk.events).ours
    room = resumed(desk.room.row, desk.events)
    assert RULES.write(room.playing_match().state) == RULES.write(desk.room.playing_match().state)
    assert room.answers == desk.room.answers


def test_the_first_answer_by_other_rules_is_taken_back_and_the_table_opens_again(
    other_rules: Callable[[], None],
) -> None:
    desk = playing(SNAPSHOT_EVERY + 5)
    other_rules()
    room = desk.room = resumed(desk.room.row, desk.events)
    before = RULES.write(room.playing_match().state)
    (seat,) = room.waiting()
    desk.answer(seat)
    assert isinstance(desk.events[-1].what, Snapshot)
    desk.undo(seat)
    assert isinstance(desk.events[-1].what, Snapshot)
    again = resumed(room.row, desk.events)
    assert RULES.write(again.playing_match().state) == RULES.write(room.playing_match().state) == before
    assert again.answers == room.answers == replayed(room.row, room.names(), desk.events).earlier


# Clocks.


def test_who_is_late() -> None:
    desk = at_a_sealed_step()
    first, second, third = desk.room.waiting()
    desk.take([BotCame(third, "random")])
    asked_at = desk.room.asked_at[first]
    assert desk.room.late(asked_at + 59) == []
    assert desk.room.late(asked_at + 60) == [first, second]
    desk.now = asked_at + 30
    desk.answer(first)
    assert desk.room.late(asked_at + 60) == [second]


def test_who_comes_back_has_the_whole_time_again() -> None:
    desk = Desk(clock=60).begin()
    seat = desk.room.waiting()[0]
    desk.take([BotCame(seat, "random")])
    desk.now += 1000
    desk.take([CameBack(seat)])
    assert desk.room.late(desk.now + 59) == []
    assert desk.room.late(desk.now + 60) == [seat]


def test_nobody_is_late_without_a_clock() -> None:
    desk = Desk().begin()
    assert desk.room.late(10.0**9) == []
    assert desk.room.standing(desk.now).due == 0


def test_what_the_store_should_know() -> None:
    desk = Desk(clock=60)
    assert (desk.room.standing(5.0).phase, desk.room.standing(5.0).due) == ("open", 0.0)
    desk.sit(0)
    desk.sit(1)
    if desk.room.luck_begins():
        assert desk.room.standing(5.0).due == 5.0 + BOT_DUE
        desk.take(wishes.first_luck(desk.room))
    assert desk.room.standing(5.0).due == desk.now + 60
    desk.take([BotCame(desk.room.waiting()[0], "random")])
    assert desk.room.standing(5.0).due == 5.0 + BOT_DUE
    desk.play(lambda: desk.room.phase == "over")
    assert (desk.room.standing(5.0).phase, desk.room.standing(5.0).due) == ("over", 0.0)


# Secrets.


def test_chance_shows_its_secret_only_when_the_game_is_over() -> None:
    desk = Desk(secret="the table's secret").begin()
    while desk.room.phase == "playing":
        shown = msgspec.json.encode(desk.room.scene("p0", 0, set(), 0, 0.0))
        assert b"the table's secret" not in shown
        desk.answer(desk.room.waiting()[0], desk.room.turns)
    assert desk.room.info("", set()).fairness.secret == "the table's secret"


def test_a_sealed_answer_is_told_to_nobody_else() -> None:
    desk = at_a_sealed_step()
    seat, other, _ = desk.room.waiting()
    text = desk.any_answer(seat)
    desk.answer(seat)
    mine = desk.room.scene(f"p{seat}", seat, set(), desk.room.number - 1, 0.0).told[-1]
    theirs = desk.room.scene(f"p{other}", other, set(), desk.room.number - 1, 0.0).told[-1]
    public = desk.room.scene("", WATCHER, set(), desk.room.number - 1, 0.0).told[-1]
    assert (mine.text, theirs.text, public.text) == (text, "", "")
    assert desk.room.playing_match().answers[-1].seat == seat
    assert theirs.facts == public.facts == [AnsweredInSecret(seat)]


def test_outside_chance_and_watchers_are_the_seat_minus_one() -> None:
    desk = Desk().begin()
    desk.say("hello", WATCHER)
    scene = desk.room.scene("", WATCHER, set(), 0, 0.0)
    assert (scene.table.mine, scene.chat[-1].seat, {told.seat for told in scene.told}) == (-1, -1, {-1})
