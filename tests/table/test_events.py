"""What can happen at a table is kept as it always was."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from milkomeda.play.step import LUCK, WATCHER
from milkomeda.table.events import (
    Answered,
    BotCame,
    CameBack,
    Concluded,
    Erased,
    Event,
    GotPen,
    PutRight,
    Rematched,
    Said,
    SatDown,
    Snapshot,
    StoodUp,
    TookBack,
    Waived,
    WentBack,
    What,
    read,
    written,
)
from milkomeda.table.schema import EventRow

KEPT: list[tuple[What, tuple[str, int, str, str]]] = [
    (SatDown(1, "p1", "Zoé", "salt"), ("sit", 1, "p1", '{"name":"Zoé","salt":"salt"}')),
    (SatDown(0, "p0", "Ada", "", True), ("sit", 0, "p0", '{"name":"Ada","salt":"","shown":true}')),
    (BotCame(1, "reflex"), ("bot", 1, "", "reflex")),
    (BotCame(1, "quick:raider", "Vexa"), ("bot", 1, "", '{"bot":"quick:raider","name":"Vexa"}')),
    (StoodUp(1, "p1"), ("open", 1, "p1", "")),
    (CameBack(1), ("return", 1, "", "")),
    (Answered(0, "p0", "place {A2}"), ("answer", 0, "p0", "place {A2}")),
    (Answered(LUCK, "", "draw Clandestino"), ("answer", -1, "", "draw Clandestino")),
    (TookBack(0, "p0"), ("undo", 0, "p0", "")),
    (Waived(0, "p0", "offer", "round"), ("waive", 0, "p0", '{"step":"offer","until":"round"}')),
    (Rematched(0, "p0", "abc"), ("rematch", 0, "p0", "abc")),
    (Said(WATCHER, "p9", "Eve", "hi"), ("say", -1, "p9", '{"name":"Eve","text":"hi"}')),
    (Said(0, "", "Ada", "hi", "k"), ("say", 0, "", '{"name":"Ada","text":"hi","key":"k"}')),
    (Snapshot("2", "round 1\n"), ("snapshot", -1, "", '{"rules":"2","position":"round 1\\n"}')),
    (WentBack("p0", 12, 1), ("back", -1, "p0", '{"at":12,"skip":1}')),
    (PutRight("p0", "round 1\n"), ("right", -1, "p0", "round 1\n")),
    (GotPen("p2"), ("pen", -1, "p2", "")),
    (Concluded("p0"), ("concluded", -1, "p0", "")),
    (Erased(), ("erased", -1, "", "")),
]


@pytest.mark.parametrize(("what", "row"), KEPT)
def test_what_happens_is_kept_as_it_always_was(what: What, row: tuple[str, int, str, str]) -> None:
    kept = EventRow(7, 1.5, *row)
    assert written(Event(7, 1.5, what)) == kept
    assert read(kept) == Event(7, 1.5, what)


def test_no_kind_is_missing_above() -> None:
    assert {type(what) for what, _ in KEPT} == set(get_args(What))


@pytest.mark.parametrize("file", sorted((Path(__file__).parent / "version_1").glob("*.jsonl")))
def test_what_version_1_kept_is_read_and_kept_the_same(file: Path) -> None:
    _, *lines = file.read_bytes().splitlines()
    rows = [msgspec.json.decode(line, type=EventRow) for line in lines]
    assert [written(read(row)) for row in rows] == rows


def test_what_only_another_version_knows_says_nothing() -> None:
    assert read(EventRow(7, 1.5, "dance", 1, "p1", "[")).what == Erased()


@pytest.mark.parametrize("text", ["", "[", "[]", "{}", '{"name":1,"salt":""}'])
def test_what_nobody_wrote_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(EventRow(7, 1.5, "sit", 1, "p1", text))
