"""A table made again from its events: under its own rules, or under newer ones."""

from typing import NamedTuple

from milkomeda.games import game
from milkomeda.play.match import Match
from milkomeda.table.events import MOVES, Answered, Event, PutRight, Snapshot, TookBack, WentBack
from milkomeda.table.room import SNAPSHOT_EVERY, Room
from milkomeda.table.schema import Row

BEGINNING = -1


class Part(NamedTuple):
    """What follows a position that was kept."""

    first: int
    """The event that kept it."""
    position: str
    answers: int
    """How many there were."""
    ours: bool
    """Whether all after it was played by the rules of today."""


def resumed(row: Row, events: list[Event]) -> Room:
    """A table as its events made it. One of other rules goes on from the last position that was kept,
    and whatever happens next keeps one of the new rules."""
    room = Room(row)
    part = last_part(row, events)
    fits = True
    for index, event in enumerate(events):
        if not isinstance(event.what, MOVES) or (part.ours and index > part.first):
            room.take(event)
        elif fits and index > part.first:
            fits = took(room, event)
        else:
            room.skip(event)
        if index == part.first:
            room.go_on_from(event, part.position)
    if not part.ours:
        room.kept = -SNAPSHOT_EVERY
    return room


def took(room: Room, event: Event) -> bool:
    """Whether an answer of other rules fits ours; the table goes on from the first one that does not."""
    try:
        room.take(event)
    except ValueError:
        room.skip(event)
        return False
    return True


def replayed(row: Row, players: list[str], events: list[Event]) -> Match:
    """The match of a table with all its moments; one of other rules from where ours begin."""
    rules = game(row.game)
    part = last_part(row, events)
    start = rules.read(part.position) if part.position else None
    match = Match(rules, row.options, players, start)
    match.earlier = part.answers
    for event in events[part.first + 1 :]:
        play(match, event)
    return match


def counted(answers: int, event: Event) -> int:
    """How many there are after it."""
    if isinstance(event.what, WentBack):
        return event.what.at
    return answers + isinstance(event.what, Answered | PutRight) - isinstance(event.what, TookBack)


def play(match: Match, event: Event) -> None:
    what = event.what
    if isinstance(what, Answered):
        match.answer_text(what.seat, what.text)
    elif isinstance(what, PutRight):
        match.put_right(what.position)
    elif isinstance(what, WentBack):
        match.go_back(what.at - match.earlier)
    elif isinstance(what, TookBack):
        match.go_back(len(match.answers) - 1)


def last_part(row: Row, events: list[Event]) -> Part:
    """What follows the snapshot after which all was played by the rules of today, or, if there is none of
    these rules, the last one. Of a moment that was taken back later none is any use."""
    today = game(row.game).version
    parts = [Part(BEGINNING, row.start, 0, row.rules == today)]
    answers = 0
    for index, event in enumerate(events):
        answers = counted(answers, event)
        while parts[-1].answers > answers:
            parts.pop()
        if isinstance(event.what, Snapshot):
            parts.append(Part(index, event.what.position, answers, event.what.rules == today))
    while len(parts) > 1 and parts[-1].ours and parts[-2].ours:
        parts.pop()
    return parts[-1]
