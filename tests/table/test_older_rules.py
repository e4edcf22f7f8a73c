"""Tables and a log of version 1 of the rules, kept as they were: they go on, by the rules of today."""

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from milkomeda.galaxy.options import EDITIONS
from milkomeda.play import log
from milkomeda.table.resuming import last_part, replayed, resumed, snapshot_of
from milkomeda.table.room import RulesChanged
from milkomeda.table.schema import Event, Row
from milkomeda.terminal import files
from tests.table.desk import RULES, Desk

FOLDER = Path(__file__).parent / "version_1"
LOG = FOLDER / "draft.log"
AT = {
    "draft": "place 13 13",  # a probe was sent
    "consolidated": "command",  # in the middle of a fight, one secret answer given
    "directives": "claim; main-action; claims; module; claims; end-turn",
    "protocols": "keep",
}
"""What was asked when the last position was kept."""


class Kept(NamedTuple):
    row: Row
    events: list[Event]


def kept(edition: str) -> Kept:
    row, *events = (FOLDER / f"{edition}.jsonl").read_bytes().splitlines()
    return Kept(msgspec.json.decode(row, type=Row), [msgspec.json.decode(one, type=Event) for one in events])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_running_table_of_version_1_goes_on_from_its_last_position_to_the_end(edition: str) -> None:
    row, events = kept(edition)
    first, ours = last_part(row, events)
    assert (row.rules, ours, events[first].kind) == ("1", False, "snapshot")
    assert f"pending: {AT[edition]}" in snapshot_of(events[first]).position
    desk = Desk()
    desk.room, desk.events = resumed(row, events), events
    assert desk.room.story[0].told.facts == [RulesChanged("1", RULES.version)]
    assert desk.room.number == len(events)
    if desk.room.luck_begins():
        desk.take(desk.room.first_luck(desk.now))
    desk.play(lambda: desk.room.phase == "over")
    again = resumed(row, events)
    assert RULES.write(again.playing_match().state) == RULES.write(desk.room.playing_match().state)
    assert replayed(row, again.names(), events).state.over


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_of_version_1_without_a_position_is_played_again_as_far_as_it_fits(edition: str) -> None:
    row, events = kept(edition)
    young = events[: next(i for i, event in enumerate(events) if event.kind == "snapshot")]
    room = resumed(row, young)
    assert room.number == len(young)
    assert room.waiting() or room.luck_begins()


def test_a_log_of_version_1_is_not_replayed_unasked() -> None:
    with pytest.raises(files.OtherRules, match=rf"rules version 1, these are version {RULES.version}"):
        files.load(LOG)


def test_the_snapshot_of_a_log_of_version_1_loads() -> None:
    read = log.read(LOG.read_text(encoding="utf-8"))
    assert (read.rules, RULES.write(log.snapshot(read, RULES)).rstrip()) == ("1", read.position)


def test_a_log_of_version_1_is_replayed_as_far_as_it_goes() -> None:
    match, stopped = log.replay_far(log.read(LOG.read_text(encoding="utf-8")), RULES)
    assert len(match.answers) > 10
    assert "'probe " in stopped
