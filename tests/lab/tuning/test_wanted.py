"""The file that says what is wanted."""

from pathlib import Path

import pytest

from milkomeda.lab.tuning.wanted import Lever, Wanted, read_wanted
from milkomeda.words.message import Problem

SMALL = """\
base = "protocols end_round=5"
players = 2
bots = "random"
price = 0.02

[targets]
rounds = "3..4" # not long
"rounds-spread:3..4" = { want = ">= 0.8", weight = 2 }
"victories-by-bot:reflex" = { want = ">= 0.65", bots = "reflex,random" }

[limits]
completion = ">= 0.9"

[options]
end_round = "2..4"
idle = [true]
bribes = { values = ["none"], price = 0.1 }
outpost = {}
"""


def read(path: Path, text: str) -> Wanted:
    file = path / "wanted.toml"
    file.write_text(text, encoding="utf-8")
    return read_wanted(file)


def test_a_file_says_what_is_wanted_by_whom_and_what_may_change(tmp_path: Path) -> None:
    found = read(tmp_path, SMALL)
    assert found.base == "edition=protocols end_round=5"
    assert [(one.name, one.weight, one.limit) for one in found.targets] == [
        ("rounds", 1.0, False),
        ("rounds-spread:3..4", 2, False),
        ("victories-by-bot:reflex", 1.0, False),
        ("completion", 1.0, True),
    ]
    assert found.tables == {
        ("random", "random"): ("rounds", "rounds-spread", "completion"),
        ("reflex", "random"): ("victories-by-bot",),
    }
    assert found.levers == [
        Lever("end_round", [5, 2, 3, 4], 0.02),
        Lever("idle", [False, True], 0.02),
        Lever("bribes", ["free", "none"], 0.1),
        Lever("outpost", ["cheap", "extra"], 0.02),
    ]


@pytest.mark.parametrize("game", ["milkomeda", "starflick"])
def test_if_no_option_is_named_the_open_questions_may_be_answered_otherwise(
    tmp_path: Path, game: str
) -> None:
    found = read(tmp_path, f'game = "{game}"\n[targets]\nrounds = "8..14"\n')
    assert len(found.levers) > 5
    assert all(len(lever.values) > 1 for lever in found.levers)


@pytest.mark.parametrize(
    ("before", "after", "why"),
    [
        ("[limits]", "[limit]", "line 11: there is no 'limit' here, the nearest is 'limits'"),
        ("rounds =", "ruonds =", "line 7: there is no 'ruonds' here, the nearest is 'rounds'"),
        ('"rounds-spread:3..4"', "rounds-spread", "line 8: measure rounds-spread has a value for each"),
        ('"3..4" # not', '"short" # not', "line 7: 'short' is nothing that can be wanted"),
        ("weight = 2", "wieght = 2", "line 8: there is no 'wieght' here, the nearest is 'weight'"),
        ("weight = 2", "weight = -2", "line 8: weight is something else"),
        ("reflex,random", "reflex,reflx", "line 9: .*reflx"),
        ("reflex,random", "reflex,random,random", "line 9: "),
        ("end_round =", "end_rounds =", "line 15: there is no 'end_rounds' here, the nearest is 'end_round'"),
        ('"2..4"', '"2..400"', "line 15: .*400"),
        ("players = 2", "players = 7", "line 2: players are"),
        ("bots = ", "bots = 3 #", "line 3: bots is something else"),
        ("protocols", "protocol", "line 1: "),
        ("[targets]", "[targets", "line 6"),
    ],
)
def test_nonsense_is_refused_with_its_line_and_what_was_perhaps_meant(
    tmp_path: Path, before: str, after: str, why: str
) -> None:
    assert before in SMALL
    with pytest.raises(Problem, match=why):
        read(tmp_path, SMALL.replace(before, after, 1))


def test_the_example_of_the_page_is_one(tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")
    found = read(tmp_path, page.partition("```toml\n")[2].partition("```")[0])
    assert len(found.targets) == 7
    assert len(found.levers) == 3


def test_something_must_be_wanted(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="nothing is wanted"):
        read(tmp_path, "players = 2\n")
    with pytest.raises(Problem, match="no such file"):
        read_wanted(tmp_path / "nowhere.toml")
