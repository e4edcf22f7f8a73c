"""The report: one page, in each language, with every measure and games to leaf through."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from milkomeda.games import game
from milkomeda.lab.folder import Folder, Run, described
from milkomeda.lab.measure import Value
from milkomeda.lab.measures import MEASURES, ROOMS
from milkomeda.lab.record import Tables
from milkomeda.lab.report.headlines import WISHES, Wish, badness, headlines, unevenness
from milkomeda.lab.report.page import Other, report
from milkomeda.lab.runs import Setup, batches, play_batch
from milkomeda.play import log
from milkomeda.words.language import language

SETUP = Setup(
    "milkomeda",
    "width=4 height=4 deck=9 end_round=3",
    ("random", "random", "reflex"),
    looks=1,
    redraws=1,
)
BLOCKS = 4


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Tables]:
    folder = Folder(tmp_path_factory.mktemp("run"))
    folder.begin(described("milkomeda playtest <b>", SETUP, BLOCKS))
    for batch in batches(SETUP, BLOCKS):
        folder.keep(batch.first, play_batch(batch))
    folder.close()
    return folder.about(), folder.tables()


class Elements(HTMLParser):
    """What a page has, and whether all of it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attributes if name in ("href", "src")]
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_report_is_one_whole_page_that_needs_nothing_else(run: tuple[Run, Tables], code: str) -> None:
    words = language(code)
    page = report(run[0], SETUP, run[1], words)
    elements = Elements()
    elements.feed(page)
    assert elements.open == []
    assert all(address.startswith("data:") for address in elements.addresses)
    assert "milkomeda playtest &lt;b&gt;" in page
    for measure in (one for some in ROOMS.values() for one in some):
        if measure.name not in ("wins-by-card", "kingmaking", "fight-worth", "lucky-wins", "place-price"):
            assert words.say(measure.title()).replace("'", "&#x27;") in page, measure.name


def test_each_sentence_has_a_game_that_can_be_leafed_through(run: tuple[Run, Tables]) -> None:
    page = report(run[0], SETUP, run[1], language("en"))
    kept = re.findall(r"base64,([\w+/=]+)", page)
    assert 5 <= len(kept) <= 10
    match = log.replay(log.read(b64decode(kept[0]).decode()), game("milkomeda"))
    assert match.state.over


def test_another_bot_confirms_a_verdict_or_casts_doubt_on_it(run: tuple[Run, Tables]) -> None:
    page = report(run[0], SETUP, run[1], language("en"), Other("planner", run[1]))
    assert page.count("planner confirms it") == page.count("class='topic'")
    cut = run[1] | {"games": run[1]["games"].with_columns(ended=False)}
    page = report(run[0], SETUP, run[1], language("en"), Other("planner", cut))
    assert page.count("planner comes to another verdict") == 1


def test_the_worst_comes_first(run: tuple[Run, Tables]) -> None:
    found = [one.badness for one in headlines(run[1])]
    assert found == sorted(found, reverse=True)


def test_a_wish_is_met_or_missed_in_either_direction() -> None:
    assert [badness(Wish("minutes", "fast", 100, 200), value) for value in (50, 150, 300)] == [0, 0.5, 1]
    assert [badness(Wish("fights", "epic", 4, 0), value) for value in (5, 2, 0)] == [0, 0.5, 1]
    assert {wish.measure for wish in WISHES} <= MEASURES.keys()


def test_what_may_be_even_is_not_called_uneven() -> None:
    assert unevenness(Value("a", 0.3, 0.2, 0.4, 10, 10), 0.25) == 0
    assert unevenness(Value("a", 0.5, 0.375, 0.6, 10, 10), 0.25) == 0.5


def test_the_page_is_written_by_the_same_bytes_again(run: tuple[Run, Tables], tmp_path: Path) -> None:
    assert report(run[0], SETUP, run[1], language("en")) == report(run[0], SETUP, run[1], language("en"))
