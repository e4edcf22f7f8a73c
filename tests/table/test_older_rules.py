"""Tables and a log of version 1 of the rules, kept as they were: they go on, by the rules of today."""

from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from milkomeda.galaxy.options import DRAFTS
from milkomeda.play import log
from milkomeda.table import wishes
from milkomeda.table.events import Event, Snapshot, read
from milkomeda.table.resuming import last_part, replayed, resumed
from milkomeda.table.room import RulesChanged
from milkomeda.table.schema import EventRow, Row
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
    rows = [msgspec.json.decode(one, type=EventRow) for one in events]
    return Kept(msgspec.json.decode(row, type=Row), [read(one) for one in rows])


@pytest.mark.parametrize("edition", DRAFTS)
def test_a_running_table_of_version_1_goes_on_from_its_last_position_to_the_end(edition: str) -> None:
    row, events = kept(edition)
    part = last_part(row, events)
    assert (row.rules, part.ours) == ("1", False)
    assert f"pending: {AT[edition]}" in part.position
    desk = Desk()
    desk.room, desk.events = resumed(row, events), events
    assert desk.room.story[0].told.facts == [RulesChanged("1", RULES.version)]
    assert desk.room.number == len(events)
    if desk.room.luck_begins():
        desk.take(wishes.first_luck(desk.room))
    desk.play(lambda: desk.room.phase == "over")
    again = resumed(row, events)
    assert RULES.write(again.playing_match().state) == RULES.write(desk.room.playing_match().state)
    assert replayed(row, again.names(), events).state.over


@pytest.mark.parametrize("edition", DRAFTS)
def test_a_table_of_version_1_without_a_position_is_played_again_as_far_as_it_fits(edition: str) -> None:
    row, events = kept(edition)
    young = events[: next(i for i, event in enumerate(events) if isinstance(event.what, Snapshot))]
    room = resumed(row, young)
    assert room.number == len(young)
    assert room.waiting() or room.luck_begins()


def test_a_log_of_version_1_is_not_replayed_unasked() -> None:
    with pytest.raises(files.OtherRules, match=rf"rules version 1, these are version {RULES.version}"):
        files.load(LOG)


def test_the_snapshot_of_a_log_of_version_1_loads() -> None:
    read = log.read(LOG.read_text(encoding="utf-8"))
    named = read.position.replace("build 0 0 0;", "build;")  # once steps were written with numbers
    assert (read.rules, RULES.write(log.snapshot(read, RULES)).rstrip()) == ("1", named)


def test_a_log_of_version_1_is_replayed_as_far_as_it_goes() -> None:
    match, stopped = log.replay_far(log.read(LOG.read_text(encoding="utf-8")), RULES)
    assert len(match.answers) > 10
    assert "'probe " in str(stopped)
