"""A game played with cardboard, entered as it goes: whoever records answers for every seat and for chance.

What was entered can be put right: the game goes back to any moment, and what followed is kept until it is
entered again, as far as it still fits, or forgotten. Nothing that was ever entered leaves the events.
"""

from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from milkomeda.games import SHOWS
from milkomeda.play.course import Given, course_of, enter, fitting, last_choice, outlook
from milkomeda.play.match import Match
from milkomeda.play.step import BY_HAND, EVERYTHING, LUCK
from milkomeda.table import wire, wishes
from milkomeda.table.events import (
    Answered,
    Concluded,
    GotPen,
    SatDown,
    TookBack,
    WentBack,
    What,
)
from milkomeda.table.events import PutRight as WasPutRight
from milkomeda.table.names import nickname, told_apart
from milkomeda.table.refusal import Refusal
from milkomeda.table.room import Room
from milkomeda.table.schema import Row
from milkomeda.words.message import message_of, say

MOST: Final = 40  # answers at once


# Beginning.


def table_for(wish: wire.NewRecording) -> wire.NewTable:
    """Raises Refusal."""
    if wish.game not in SHOWS or not SHOWS[wish.game].cardboard:
        raise Refusal(say("not-to-be-recorded"))
    seats = [wire.SeatWish("open") for _ in wish.names]
    return wire.NewTable(wish.game, wish.options, seats, private=True, wording=wish.wording)


def begun(person: str, wish: wire.NewRecording) -> tuple[Row, list[What]]:
    """A table where everybody sits already. Raises Refusal."""
    row = replace(wishes.found(person, "", table_for(wish), "")[0], cardboard=True)
    seated: list[What] = []
    names: list[str] = []
    for seat, name in enumerate(wish.names):
        names.append(told_apart(nickname(name, "name"), names))
        seated.append(SatDown(seat, person if seat == wish.mine else "", names[-1], ""))
    return row, seated


def take_pen(room: Room, person: str, pen: str) -> list[What]:
    """Whoever has the link may record as well."""
    if room.recording is None or pen != room.row.secret:
        raise Refusal(say("no-pen"))
    return [] if room.place_of(person) == EVERYTHING else [GotPen(person)]


# Entering.


def entered(room: Room, person: str, question: int, text: str) -> list[What]:
    """Answers, a line each, and what follows of them. Raises Refusal."""
    lines = [" ".join(line.split()) for line in text.split("\n")]
    if len(lines) > MOST:
        raise Refusal(say("so-many-at-once", most=MOST))
    if room.answered.get((EVERYTHING, question)) == lines[0]:
        return []
    match = ready(room, question)
    if not all(line.isprintable() for line in lines):
        raise Refusal(say("no-text"))
    try:
        given, skip, again = enter(match, room.recording.later if room.recording else [], lines)
    except (ValueError, OverflowError) as problem:
        raise Refusal(message_of(problem)) from None
    said = [told(one, person) for one in given]
    if not skip and not again:
        return said
    return [*said, WentBack(person, room.answers + len(given), skip), *(told(one, person) for one in again)]


def ready(room: Room, question: int) -> Match:
    """The match, to see what would become of it. Raises Refusal where something else is asked by now."""
    if question != room.turns or room.phase != "playing":
        raise Refusal(say("another-question"))
    return room.playing_match().copy()


def told(given: Given, person: str) -> What:
    seat, text = given
    return WasPutRight(person, text) if seat == BY_HAND else Answered(seat, person, text)


def undone(room: Room, person: str, question: int) -> list[What]:
    """The last answer that was a choice is taken back."""
    match = ready(room, question + 1)
    if not match.answers:
        raise Refusal(say("nothing-to-take-back"))
    return [TookBack(LUCK, person)] * (len(match.answers) - last_choice(match))


# Putting right.


def revised(room: Room, person: str, wish: wire.Revise) -> list[What]:
    """Raises Refusal."""
    recording = room.recording
    if recording is None:
        raise Refusal(say("nothing-recorded-here"))
    if wish.what == "conclude" and recording.concluded:
        return []
    if room.place_of(person) != EVERYTHING:
        raise Refusal(say("only-those-who-play"))
    if wish.question < room.turns:
        return []
    match = ready(room, wish.question)
    at, first = room.answers, room.given
    match wish.what:
        case "back":
            if not first <= wish.at < at:
                raise Refusal(say("so-many-answers", answers=at))
            return [WentBack(person, wish.at, 0)]
        case "on":
            skip = outlook(match, recording.later).skip
            left = recording.later[skip:]
            fits = left[: fitting(match, left)[0]]
            return [WentBack(person, at, skip), *(told(one, person) for one in fits)]
        case "forget":
            return [WentBack(person, at, len(recording.later))]
        case "restore":
            return restored(room, person)
        case "right":
            try:
                match.put_right(wish.position)
            except ValueError as problem:
                raise Refusal(message_of(problem)) from None
            return [WasPutRight(person, match.answers[-1].text)]
        case "conclude":
            if not match.state.over:
                raise Refusal(say("game-goes-on"))
            return [Concluded(person)]


def restored(room: Room, person: str) -> list[What]:
    """The course that there was before something was put right, which takes the place of this one."""
    recording = room.recording
    former = recording.to_restore() if recording else []
    if recording is None or not former:
        raise Refusal(say("nothing-to-restore"))
    now = recording.past + course_of(room.playing_match())
    same = sum(1 for _ in takewhile(lambda both: both[0] == both[1], zip(now, former)))
    back = WentBack(person, same, len(recording.later) + len(now) - same)
    return [back, *(told(one, person) for one in former[same:])]
