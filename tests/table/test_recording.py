"""A game with cardboard, entered as it goes: whoever records answers for every seat and for chance."""

import asyncio
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import BY_HAND, EVERYTHING, LUCK, WATCHER
from milkomeda.table import recording, wire, wishes
from milkomeda.table.course import Recording
from milkomeda.table.events import (
    Answered,
    Event,
    PutRight,
    Snapshot,
    TookBack,
    WentBack,
    What,
    read,
    written,
)
from milkomeda.table.refusal import Refusal
from milkomeda.table.resuming import replayed, resumed
from milkomeda.table.room import Room
from milkomeda.words.message import say
from tests.table.client import Person, english, over, some_answer
from tests.table.house import Server

GOLDEN = Path(__file__).parents[1] / "golden_files" / "milkomeda"
RULES = game("milkomeda")
SCRIBE = "s"


@cache
def played(name: str = "protocols-greedy") -> Match:
    """A game that was played once: what is entered here."""
    text = (GOLDEN / f"{name}.txt").read_text()
    return log.replay(log.read(text), RULES)


class Sheet:
    """A table that is recorded at, as the server has it, without a server."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.row, seated = recording.begun(
            SCRIBE, wire.NewRecording("milkomeda", match.options, match.players, mine=0)
        )
        self.room = Room(self.row)
        self.events = self.room.add(seated, 1.0)

    def take(self, happenings: list[What]) -> None:
        self.events += wishes.granted(self.room, happenings, 2.0)

    def enter(self, text: str) -> None:
        self.take(recording.entered(self.room, SCRIBE, self.room.turns, text))

    def revise(self, what: str, at: int = 0, position: str = "") -> None:
        wish = wire.Revise(self.room.turns, what, at, position)  # type: ignore[arg-type]
        self.take(recording.revised(self.room, SCRIBE, wish))

    def undo(self) -> None:
        self.take(recording.undone(self.room, SCRIBE, self.room.turns - 1))

    def enter_until(self, at: int) -> "Sheet":
        while self.room.answers < at:
            self.enter(self.match.answers[self.room.answers].text)
        return self

    @property
    def texts(self) -> list[str]:
        return [one.text for one in self.room.playing_match().answers]

    @property
    def told(self) -> wire.Recording:
        scene = self.room.scene(SCRIBE, EVERYTHING, set(), 0, 3.0)
        assert scene.recording
        return scene.recording


def course(match: Match) -> list[str]:
    return [one.text for one in match.answers]


def where(match: Match, wanted: str) -> int:
    """The first answer that begins so."""
    return next(at for at, text in enumerate(course(match)) if text.startswith(wanted))


def again(sheet: Sheet) -> Room:
    """The table as another process makes it from what is kept."""
    kept: list[Event] = [read(written(event)) for event in sheet.events]
    return resumed(sheet.row, kept)


def test_a_whole_game_is_entered_and_comes_out_as_it_was_played() -> None:
    sheet = Sheet(played())
    entered = 0
    while len(sheet.texts) < len(played().answers):
        sheet.enter_until(len(sheet.texts) + 1)
        entered += 1
    assert sheet.texts == course(played())
    assert entered < len(played().answers)  # what has one choice need not be entered
    phases = [sheet.room.phase]  # it goes on until somebody says that it was so
    sheet.revise("conclude")
    assert [*phases, sheet.room.phase] == ["playing", "over"]
    sheet.revise("conclude")  # sent again on another line
    with pytest.raises(Refusal, match="only those who play"):
        sheet.revise("back", 3)
    assert course(replayed(sheet.row, played().players, sheet.events)) == course(played())


def test_whoever_records_is_asked_for_every_seat_and_for_chance() -> None:
    sheet = Sheet(played())
    scene = sheet.room.scene(SCRIBE, EVERYTHING, set(), 0, 3.0)
    assert scene.recording
    assert scene.recording.seat == -1
    assert scene.asked
    assert scene.asked.ask == say("which-objective", left=5)
    sheet.enter_until(where(played(), "place"))
    scene = sheet.room.scene(SCRIBE, EVERYTHING, set(), 0, 3.0)
    assert scene.recording
    assert scene.recording.seat == scene.table.mine == 0


def test_only_whoever_has_the_pen_records() -> None:
    sheet = Sheet(played())
    assert sheet.room.place_of(SCRIBE) == EVERYTHING
    assert sheet.room.place_of("other") == WATCHER
    with pytest.raises(Refusal, match="does not let you record"):
        recording.take_pen(sheet.room, "other", "guessed")
    sheet.take(recording.take_pen(sheet.room, "other", sheet.told.pen))
    assert again(sheet).place_of("other") == EVERYTHING


def test_what_the_rules_do_not_allow_is_refused_with_its_reason() -> None:
    sheet = Sheet(played())
    with pytest.raises(Refusal, match="there is no objective 'Nowhere'"):
        sheet.enter("objective Nowhere")
    assert sheet.texts == []


def test_more_answers_at_once_than_are_read_are_refused() -> None:
    sheet = Sheet(played())
    first = played().answers[0].text
    with pytest.raises(Refusal, match="only 40 answers"):
        sheet.enter("\n".join([first] * 41))
    sheet.enter(first)
    with pytest.raises(Refusal, match="only 40 answers"):
        recording.entered(sheet.room, SCRIBE, 0, "\n".join([first] * 41))


def test_an_answer_sent_twice_counts_once() -> None:
    sheet = Sheet(played())
    question, first = sheet.room.turns, played().answers[0].text
    sheet.enter(first)
    assert recording.entered(sheet.room, SCRIBE, question, first) == []
    with pytest.raises(Refusal, match="another question"):
        recording.entered(sheet.room, SCRIBE, question, "done")


def test_undo_takes_back_the_last_answer_that_was_a_choice() -> None:
    sheet = Sheet(played()).enter_until(60)
    before, entered = sheet.texts, sheet.room.turns
    sheet.enter_until(61)
    assert sheet.room.turns > entered
    sheet.undo()
    assert sheet.texts == before
    assert len(sheet.room.story) == len(before)


def test_the_past_is_put_right_and_what_followed_is_entered_again_where_it_fits() -> None:
    sheet = Sheet(played()).enter_until(len(played().answers) - 10)
    there = sheet.texts
    at = where(played(), "objective")
    sheet.revise("back", at)
    assert sheet.texts == there[:at]
    assert (sheet.told.later, sheet.told.fits) == (len(there) - at, len(there) - at)
    taken = {one.split(" ", 1)[1] for one in there if one.startswith("objective")}
    state = sheet.room.playing_match().state
    other = next(
        text
        for text in (state.step.spell(state, choice) for choice in state.step.choices(state))
        if text.split(" ", 1)[1] not in taken
    )
    claimed = f"claim {there[at].split(' ', 1)[1]}"
    sheet.enter(other)
    fits = next((i for i, text in enumerate(there) if text.startswith(claimed)), len(there))
    if fits == len(there):
        assert sheet.texts == [*there[:at], other, *there[at + 1 :]]
        assert sheet.told.later == 0
    else:
        assert sheet.told.fits == fits - at - 1
        assert sheet.told.problem
        sheet.revise("on")
        assert sheet.texts == [*there[:at], other, *there[at + 1 : fits]]
        assert sheet.told.later == len(there) - fits
    assert course(again(sheet).playing_match()) == sheet.texts


def test_the_course_that_there_was_before_comes_back() -> None:
    sheet = Sheet(played()).enter_until(100)
    there = sheet.texts
    sheet.revise("back", 50)
    sheet.revise("forget")
    assert (sheet.texts, sheet.told.later) == (there[:50], 0)
    sheet.revise("restore")
    assert sheet.texts == there
    assert course(again(sheet).playing_match()) == there


def test_to_look_back_changes_nothing_when_one_goes_on() -> None:
    sheet = Sheet(played()).enter_until(100)
    there = sheet.texts
    sheet.revise("back", 20)
    sheet.revise("back", 10)
    sheet.revise("on")
    assert (sheet.texts, sheet.told.later) == (there, 0)


def test_a_position_put_right_by_hand_stands_in_the_log_and_replays() -> None:
    sheet = Sheet(played()).enter_until(100)
    position = sheet.told.position
    richer = re.sub(r"storage \d+ \d+ \d+ \d+", "storage 9 9 9 9", position, count=1)
    sheet.revise("right", position=richer)
    match = sheet.room.playing_match()
    assert "storage 9 9 9 9" in RULES.write(match.state)
    assert "9 9 9 9" in sheet.room.story[-1].told.facts[0].lines  # type: ignore[attr-defined]
    text = log.write(match)
    assert "\nput right:\nmilkomeda " in text
    twin = log.replay(log.read(text), RULES)
    assert log.write(twin) == text
    assert RULES.write(again(sheet).playing_match().state) == RULES.write(match.state)
    sheet.undo()
    assert sheet.told.position == position


def test_what_is_hidden_is_not_told_where_it_is_put_right_by_hand() -> None:
    sheet = Sheet(played()).enter_until(where(played(), "draw Microbial") + 1)
    position = sheet.told.position
    assert "todo=1 technologies=Microbial Analyzers" in position
    other = position.replace("technologies=Microbial Analyzers", "technologies=Weather Control")
    sheet.revise("right", position=re.sub(r"storage \d+ \d+ \d+ \d+", "storage 9 9 9 9", other, count=1))
    sheet.revise("right", position=sheet.told.position.replace("Weather Control", "Microbial Analyzers"))
    for looker in (WATCHER, 0, 1):
        told = sheet.room.scene("", looker, set(), 0, 3.0).told[-2:]
        assert [one.text for one in told] == ["", ""]
        both, hidden = (one.facts[0].lines for one in told)  # type: ignore[attr-defined]
        assert "9 9 9 9" in both
        assert "Weather Control" not in both
        assert hidden == "…"
    lines = sheet.room.story[-2].told.facts[0].lines  # type: ignore[attr-defined]
    assert "technologies=Weather Control" in lines
    assert "technologies=Weather Control" in sheet.room.story[-2].told.text


def test_no_bot_comes_for_whoever_played_there_and_is_forgotten() -> None:
    room = Sheet(played()).room
    assert room.seat_of(SCRIBE) == 0
    assert wishes.vacate(room, SCRIBE) == []


def test_a_position_of_another_game_is_refused() -> None:
    sheet = Sheet(played()).enter_until(30)
    with pytest.raises(Refusal, match="of other players or options"):
        sheet.revise("right", position="milkomeda edition=draft\n")
    with pytest.raises(Refusal, match="line 2"):
        sheet.revise("right", position=sheet.told.position.splitlines()[0] + "\nnonsense here\n")


def test_a_game_of_flicks_cannot_be_recorded() -> None:
    with pytest.raises(Refusal, match="where flicked pieces come to rest"):
        recording.begun(SCRIBE, wire.NewRecording("starflick", "", ["Ada", "Bob"]))


def test_what_the_rules_once_were_does_not_lose_what_was_recorded() -> None:
    sheet = Sheet(played()).enter_until(80)
    sheet.revise("back", 60)
    older = replace(sheet.row, rules="0")
    events = [in_older_rules(one) for one in sheet.events]
    room = resumed(older, events)
    assert RULES.write(room.playing_match().state) == sheet.told.position
    assert room.answers == 60
    upgraded(sheet).revise("on")
    assert (sheet.told.at, sheet.told.later) == (80, 0)
    assert sheet.texts == course(played())[60:80]
    sheet.revise("back", 70)
    sheet.room = again(sheet)
    sheet.revise("forget")
    sheet.room = again(sheet)
    sheet.revise("restore")
    assert sheet.told.position == RULES.write(played().answers[80].before)


def test_after_an_upgrade_the_past_is_put_right_and_the_table_opens_again() -> None:
    sheet = upgraded(Sheet(played()).enter_until(80))
    given, answers = sheet.room.given, sheet.told.at
    assert 60 < given < 78
    assert answers == 80
    sheet.enter(played().answers[80].text)
    assert isinstance(sheet.events[-1].what, Snapshot)
    sheet.undo()
    sheet.undo()
    assert opens_again(sheet)
    sheet.revise("back", given + 1)
    assert sheet.told.at == given + 1
    assert opens_again(sheet)
    with pytest.raises(Refusal, match="there are 76 answers"):
        sheet.revise("back", given - 1)
    sheet.revise("restore")
    sheet.enter_until(len(played().answers))
    assert opens_again(sheet)


def test_what_does_not_fit_newer_rules_is_counted_all_the_same() -> None:
    sheet = Sheet(played()).enter_until(80)
    sheet.take([WentBack(SCRIBE, 80, 0)])
    old = max(at for at, event in enumerate(sheet.events) if isinstance(event.what, Answered))
    sheet.events[old] = replace(sheet.events[old], what=Answered(0, SCRIBE, "what was possible once"))
    assert upgraded(sheet).room.answers == 80


def test_of_what_older_rules_made_what_followed_is_known_and_what_parted_from_it_cannot_come_back() -> None:
    known = Recording()
    for what in (Answered(0, "", "one"), Answered(0, "", "two"), PutRight("", "a position")):
        known.pass_over(what)
    known.pass_over(WentBack("", 1, 0))
    there = [(0, "one"), (0, "two"), (BY_HAND, "a position")]
    assert (known.past, known.later, known.to_restore()) == (there[:1], there[1:], there)
    known.pass_over(Answered(0, "", "two"))
    assert (known.past, known.later, known.to_restore()) == (there[:2], there[2:], there)
    known.pass_over(TookBack(LUCK, ""))
    known.pass_over(Answered(0, "", "another"))
    assert known.to_restore() == []


def upgraded(sheet: Sheet) -> Sheet:
    """As it goes on under newer rules."""
    sheet.row = replace(sheet.row, rules="0")
    sheet.events = [in_older_rules(one) for one in sheet.events]
    sheet.room = resumed(sheet.row, sheet.events)
    return sheet


def opens_again(sheet: Sheet) -> bool:
    room, match = again(sheet), replayed(sheet.row, played().players, sheet.events)
    kept = RULES.write(room.playing_match().state), room.answers
    assert kept == (RULES.write(match.state), match.earlier + len(match.answers))
    return kept == (sheet.told.position, sheet.told.at)


def in_older_rules(event: Event) -> Event:
    if isinstance(event.what, Snapshot):
        return Event(event.number, event.at, Snapshot("0", event.what.position))
    return event


# At a server.


def test_a_game_is_recorded_at_the_table_while_others_look_on(server: Server) -> None:
    scribe, other = Person(server.address, "Ada"), Person(server.address, "Bob")
    match = played("consolidated-greedy")
    wish = {"game": "milkomeda", "options": match.options, "names": ["Ada", "Zoë"], "mine": 0}
    table = scribe.done("POST", "/recordings", wish)["id"]

    async def record() -> None:
        async with scribe.at(table) as seat, other.at(table) as looking:
            scene = await seat.scene_where(lambda scene: True)
            while not scene["recording"]["over"]:
                question, text = scene["question"], match.answers[scene["recording"]["at"]].text
                await seat.answer(text, question)
                scene = seat.scene
            assert (await looking.scene_where(lambda scene: True))["recording"] is None
            await seat.send(type="revise", question=scene["question"], what="conclude")
            await seat.scene_where(over)

    asyncio.run(record())
    text = scribe.call("GET", f"/tables/{table}/log").text
    assert course(log.replay(log.read(text), RULES)) == course(match)
    history = scribe.done("GET", "/me/history")
    assert [(one["table"], one["cardboard"], one["rated"]) for one in history["games"]] == [
        (table, True, False)
    ]
    assert [(one["name"], one["kind"]) for one in history["games"][0]["players"]] == [
        ("Ada", "person"),
        ("Zoë", "person"),
    ]


def test_a_short_game_is_recorded_put_right_and_agreed_upon_twice(server: Server) -> None:
    scribe, luck = Person(server.address, "Ada"), Random(3)
    small = "edition=protocols width=4 height=4 deck=9 end_round=1"
    texts = {"Explore": {"texts": {"en": "Go."}}}
    wish = {"game": "milkomeda", "options": small, "names": ["Bob", "Zoë"]}
    own = {"name": "Mine", "passages": texts}
    table = scribe.done("POST", "/recordings", wish | {"wording": own})
    assert table["title"] == "Mine"
    assert scribe.done("GET", f"/wordings/{table['wording']}") == own
    assert scribe.call("POST", "/recordings", wish | {"wording": {"name": "x" * 100}}).status_code == 409

    async def record() -> None:
        async with scribe.at(table["id"]) as seat:
            scene = await seat.scene_where(lambda scene: True)
            for useless in (
                {"type": "rehearse", "answers": []},
                {"type": "advise", "question": scene["question"]},
                {"type": "waive", "step": "claims", "until": "round"},
                {"type": "leave", "bot": "random"},
                {"type": "return"},
            ):
                await seat.send(**useless)
                told = await seat.until(lambda message: message["type"] == "trouble")
                assert english(told["problem"]) == "that cannot be done where a game is recorded"
            while not scene["recording"]["over"]:
                await seat.answer(some_answer(scene, luck))
                scene = seat.scene
            richer = re.sub(r"storage \d+", "storage 9", scene["recording"]["position"], count=1)
            await seat.send(type="revise", question=scene["question"], what="right", position=richer)
            scene = await seat.asked_anew(scene["question"])
            for _ in range(2):
                await seat.send(type="revise", question=scene["question"], what="conclude")
                assert (await seat.verdict("revise", scene["question"], ""))["type"] == "accepted"
            await seat.scene_where(over)

    asyncio.run(record())
    refused = scribe.call("POST", f"/tables/{table['id']}/again", {"options": small, "games": 2})
    assert refused.status_code == 409
    assert refused.json()["detail"] == "a game whose position was put right by hand cannot be played again"
