"""The odds of a fight, by the command."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from milkomeda.cli import main


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["combat", *arguments]) == 0
    return capsys.readouterr().out


def test_the_page_tells_who_wins_and_how_to_form_up(capsys: pytest.CaptureFixture[str]) -> None:
    page = told(capsys, "4", "3", "--language", "en")
    assert "attacker  65.3 %  34.5 %" in page
    assert "2 beam, 1 shield, 1 artillery" in page
    assert "50 of 70 splits are dominated" in page


def test_programs_are_told_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, "4", "3", "--json"))
    assert found["exact"]
    assert found["sides"][0]["win"] == pytest.approx(0.653, abs=5e-4)
    assert found["rounds"][-1]["won"] == pytest.approx(found["sides"][0]["win"])
    assert sum(split["share"] for split in found["attacker"]["best"]) == pytest.approx(1)
    even, alone = found["attacker"]["naive"]
    assert found["sides"][0]["win"] > even["prospects"]["win"] > alone["prospects"]["win"]


def test_technologies_make_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    def wins(*more: str) -> float:
        return float(json.loads(told(capsys, "2", "2", "--json", *more))["sides"][0]["win"])

    attacking, defending = ["--technologies", "AI Strategists"], ["--defender-technologies", "Energy Shields"]
    assert wins(*defending) < wins() < wins(*attacking)


@pytest.mark.parametrize("arguments", [["3", "2", "2"], ["3", "2", "--edition", "draft"], ["8", "7"]])
def test_what_cannot_be_exact_is_fought_and_said_to_be(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    page = told(capsys, *arguments, "--fights", "30", "--language", "en")
    assert "By 30 fights in which all answer at random" in page


def test_the_picture_shows_every_fight_of_up_to_six_ships(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told(capsys, "1", "1", "--picture", str(tmp_path / "odds.svg"), "--language", "en")
    cells = [one.text or "" for one in ET.parse(tmp_path / "odds.svg").findall(".//{*}title")]
    assert len(cells) == 36
    assert "4 against 3: the attacker wins 65.3 %" in cells


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["4"], "a fight is of 2 to 4 sides"),
        (["4", "0"], "a side has 1 to 25 fleets"),
        (["4", "26"], "a side has 1 to 25 fleets"),
        (["2", "2", "--edition", "nothing"], "there is no edition 'nothing'"),
        (["2", "2", "--technologies", "Magic"], "there is no technology 'Magic'"),
        (["2", "2", "--technologies", "Energy Shields, energy shields"], "only once"),
        (["2", "2", "--edition", "draft", "--technologies", "Energy Shields"], "no technologies"),
        (["2", "2", "2", "--picture", "odds.svg"], "the picture is of exact odds"),
        (["9", "9", "--fights", "0"], "at least one fight"),
    ],
)
def test_what_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    assert main(["combat", *arguments, "--language", "en"]) == 2
    assert problem in capsys.readouterr().err
