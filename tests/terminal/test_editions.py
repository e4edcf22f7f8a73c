"""Editions as files, on the command line."""

from pathlib import Path

import pytest

from milkomeda.cli import main
from milkomeda.galaxy.box import STANDARD
from milkomeda.terminal.editions import Editions

pytestmark = pytest.mark.usefixtures("desk")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_a_new_file_can_be_checked_shown_compared_and_played(capsys: pytest.CaptureFixture[str]) -> None:
    options = "end_cards=3 sector.Mineron_V.green=3"
    assert "mine.toml is made" in told(
        capsys, "edition", "new", "mine", "--base", "draft", "--options", options
    )
    assert "one option, in one thing on cards and in 0 texts" in told(capsys, "edition", "check", "mine.toml")
    assert "`edition=draft end_cards=3 sector.Mineron_V.green=3`" in told(
        capsys, "edition", "show", "mine.toml"
    )
    assert "- Mineron V (sector), Green: 3 → 2" in told(capsys, "edition", "diff", "mine.toml", "draft")
    assert "| Mineron V | 0 | 0 | 0 | 3 |" in told(capsys, "cards", "--edition", "mine.toml")
    assert told(capsys, "rules", "--edition", "mine.toml").startswith("# Milkomeda\n\n**mine**")
    assert (
        main(["watch", "--edition", "mine.toml", "--bots", "random,random", "--rounds", "1", "--pace", "0"])
        == 0
    )


def test_a_slot_that_no_storage_can_reach_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text("[options]\nstorage_limit = 15", encoding="utf-8")
    assert "line 2: Slots that need more than 15 can never be claimed: " in told(
        capsys, "edition", "check", "mine.toml"
    )
    Path("mine.toml").write_text("[options]\nstorage_limit = 20", encoding="utf-8")
    assert "never" not in told(capsys, "edition", "check", "mine.toml")


def test_starflick_has_files_of_editions_too(capsys: pytest.CaptureFixture[str]) -> None:
    game = ["--game", "starflick"]
    options = "minefields=yes long_range=120"
    assert "sky.toml is made" in told(capsys, "edition", "new", "sky", *game, "--options", options)
    written = Path("sky.toml").read_text(encoding="utf-8")
    assert 'base = "manual"' in written
    assert "minefields = true" in written
    Path("sky.toml").write_text(f'{written}[texts.Goal]\nadd = true\nen = "Have fun."\n', encoding="utf-8")
    assert "two" not in told(capsys, "edition", "check", "sky.toml", *game)
    assert "`long_range=120 minefields=yes`" in told(capsys, "edition", "show", "sky.toml", *game)
    difference = told(capsys, "edition", "diff", "manual", "sky.toml", *game)
    assert "100 → 120" in difference
    assert "- Goal" in difference
    book = told(capsys, "rules", "--edition", "sky.toml", *game)
    assert "**sky**" in book
    assert "Have fun." in book
    watched = ["--bots", "random,random", "--rounds", "1", "--pace", "0"]
    assert main(["watch", "--edition", "sky.toml", *game, *watched]) == 0
    Path("sky.toml").write_text("[options]\nminefield = true", encoding="utf-8")
    assert main(["edition", "check", "sky.toml", *game]) == 2
    assert "line 2: there is no option 'minefield', the nearest is 'minefields'" in capsys.readouterr().err


HOUSE = """name = "House"
about = "As we play it."
base = "draft"
[options]
end_cards = 3
bribes = "none"
[sectors.Actara]
out = true
[technologies."Night Gardens"]
new = true
keyword = "biosphere"
field = "ecology"
effect = "more draw 1"
[texts.Explore]
en = "Look around."
[texts.Move]
en = "Go."
"""
MINE = """base = "../house.toml"
[options]
end_cards = 2
[sectors.Actara]
in = true
[technologies."Night Gardens"]
effect = "more draw 2"
[texts.Move]
en = "Come."
"""


def test_a_file_can_be_based_on_another_and_made_one_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    Path("house.toml").write_text(HOUSE, encoding="utf-8")
    Path("of mine").mkdir()
    Path("of mine/mine.toml").write_text(MINE, encoding="utf-8")
    editions = Editions("milkomeda")
    gardens = "technology.Night_Gardens=new/keyword=biosphere/field=ecology/effect=more_draw_2"
    assert editions.written_out("", "of mine/mine.toml") == f"edition=draft end_cards=2 bribes=none {gardens}"
    assert "can be played" in told(capsys, "edition", "check", "of mine/mine.toml")
    assert "whole.toml is made" in told(capsys, "edition", "flatten", "of mine/mine.toml", "whole.toml")
    read, whole = editions.loaded("of mine/mine.toml"), editions.loaded("whole.toml")
    values = editions.game.values
    assert values(whole.words()) == values(read.words())
    assert whole.wording.passages == read.wording.passages
    assert (whole.wording.name, whole.wording.about) == ("mine", "As we play it.")
    assert [one.texts["en"] for one in whole.wording.passages.values()] == ["Look around.", "Come."]
    assert main(["edition", "flatten", "of mine/mine.toml", "whole.toml"]) == 2
    assert "whole.toml: File exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("mine.toml", "mine.toml: line 2: other.toml: line 1: mine.toml would be based on itself"),
        ("self.toml", "self.toml: line 1: self.toml would be based on itself"),
        ("gone.toml", "gone.toml: line 1: nowhere.toml: No such file or directory"),
        (
            "bad.toml",
            "bad.toml: line 1: typo.toml: line 2: there is no option 'bribe', the nearest is 'bribes'",
        ),
    ],
)
def test_what_is_wrong_with_a_base_is_told_where_it_stands(
    name: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, text in {
        "mine.toml": '\nbase = "other.toml"',
        "other.toml": 'base = "mine.toml"',
        "self.toml": 'base = "self.toml"',
        "gone.toml": 'base = "nowhere.toml"',
        "bad.toml": 'base = "typo.toml"',
        "typo.toml": '[options]\nbribe = "none"',
    }.items():
        Path(file).write_text(text, encoding="utf-8")
    assert main(["edition", "check", name]) == 2
    assert problem in capsys.readouterr().err


def test_an_existing_file_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text("", encoding="utf-8")
    assert main(["edition", "new", "mine"]) == 2
    assert "mine.toml: File exists" in capsys.readouterr().err


def test_what_is_said_beside_a_file_counts_more() -> None:
    Path("mine.toml").write_text('[options]\nbribes = "none"\nend_cards = 2', encoding="utf-8")
    written_out = Editions("milkomeda").written_out
    assert written_out("end_cards=3", "mine.toml") == "edition=protocols bribes=none end_cards=3"
    assert written_out("mine.toml end_cards=3") == "edition=protocols bribes=none end_cards=3"
    assert written_out("end_cards=3", "draft") == "edition=draft end_cards=3"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("edition check mine.toml", "mine.toml: line 2: there is no option 'bribe', the nearest is 'bribes'"),
        ("play --edition mine.toml", "mine.toml: line 2: there is no option 'bribe'"),
        ("compare mine.toml draft", "mine.toml: line 2: there is no option 'bribe'"),
        ("edition check nowhere.toml", "nowhere.toml: No such file or directory"),
        ("edition check link.toml", "link.toml: line 3: gate_attack=link needs a link"),
        (
            "edition check few.toml",
            "few.toml: line 1: for 4 players a deck of 50 sectors cannot be drawn from",
        ),
        ("edition diff draft", "edition diff takes 2 names"),
        ("edition show fifth", "there is no edition 'fifth': the editions are"),
        ("edition new mine --base fifth", "there is no edition 'fifth': the editions are"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    words: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine.toml").write_text('[options]\nbribe = "none"', encoding="utf-8")
    out = "\n".join(f'[sectors."{name}"]\nout = true' for name in STANDARD.sectors[:23])
    link = '[options]\nbribes = "none"\ngate_attack = "link"\ngate_move = "range"\n'
    Path("link.toml").write_text(link, encoding="utf-8")
    Path("few.toml").write_text(out, encoding="utf-8")
    assert main(words.split()) == 2
    assert problem in capsys.readouterr().err
