"""A table made again from its events: under its own rules, or under newer ones."""

import msgspec

from milkomeda.games import game
from milkomeda.play.match import Match
from milkomeda.table.room import SNAPSHOT_EVERY, Room, Snapshot
from milkomeda.table.schema import Event, Row

BEGINNING = -1


def resumed(row: Row, events: list[Event]) -> Room:
    """A table as its events made it. One of other rules goes on from the last position that was kept,
    and whatever happens next keeps one of the new rules."""
    room = Room(row)
    first, ours = last_part(row, events)
    fits = True
    for index, event in enumerate(events):
        if event.kind not in ("answer", "undo") or (ours and index > first):
            room.take(event)
        elif fits and index > first:
            fits = took(room, event)
        else:
            room.skip(event)
        if index == first:
            room.go_on_from(event, snapshot_of(event).position)
    if not ours:
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
    first, _ = last_part(row, events)
    start = row.start if first == BEGINNING else snapshot_of(events[first]).position
    match = Match(rules, row.options, players, rules.read(start) if start else None)
    match.earlier = sum({"answer": 1, "undo": -1}.get(event.kind, 0) for event in events[: first + 1])
    for event in events[first + 1 :]:
        if event.kind == "answer":
            match.answer_text(event.seat, event.text)
        elif event.kind == "undo":
            match.undo(event.seat)
    return match


def last_part(row: Row, events: list[Event]) -> tuple[int, bool]:
    """The snapshot after which all was played by the rules of today, and true; the last one, and false,
    if there is none of these rules."""
    snapshots = [index for index, event in enumerate(events) if event.kind == "snapshot"]
    places = [(index, snapshot_of(events[index]).rules) for index in reversed(snapshots)]
    places.append((BEGINNING, row.rules))
    first, _ = places[0]
    ours = False
    for index, rules in places:
        if rules != game(row.game).version:
            break
        first, ours = index, True
    return first, ours


def snapshot_of(event: Event) -> Snapshot:
    return msgspec.json.decode(event.text, type=Snapshot)
