"""What is checked of the words: that all languages have them, and that what is said is there."""

from pathlib import Path

import pytest

from milkomeda.words.check import catalogue, misused, problems
from milkomeda.words.language import folders
from milkomeda.words.uses import Uses


def test_all_languages_say_the_same() -> None:
    assert problems(folders()) == []


@pytest.mark.parametrize(
    ("german", "problem"),
    [
        ("", "de has no 'moved'"),
        ("moved = { $seat } zieht.", "de has no 'moved.typed'"),
        ("moved = { $seat } zieht.\n    .other = zu viel", "de has 'moved.other', en has not"),
        ("moved = { $seat } zieht.\nextra = zu viel", "de has 'extra', en has not"),
        ("moved = { $who } zieht.", "de says 'moved' with other values than en: $seat, $who"),
        (
            "moved = { $seat } zieht.\n    .typed = { $n }",
            "de says 'moved.typed' with other values than en: $cell, $n",
        ),
        ("moved = { $seat } zieht.\nmoved = { $seat } geht.", "de/all.ftl has 'moved' a second time"),
        ("moved = { $seat", "de/all.ftl cannot be read: moved = { $seat"),
    ],
)
def test_what_differs_is_found(tmp_path: Path, german: str, problem: str) -> None:
    for code, text in (("en", "moved = { $seat } moves.\n    .typed = move { $cell }"), ("de", german)):
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text(text, encoding="utf-8")
    assert problem in problems({code: tmp_path / code for code in ("de", "en")})


def test_a_language_may_have_genders_of_its_own(tmp_path: Path) -> None:
    for code, text in (("en", "item-lab = lab"), ("de", "item-lab = Labor\n    .gender = n")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text(text, encoding="utf-8")
    assert problems({code: tmp_path / code for code in ("de", "en")}) == []


WORDS = """
needs = needs { $need } { $colour }
out-of-range = that is out of range
page-lobby-create = Create
"""


@pytest.mark.parametrize(
    ("python", "page", "found"),
    [
        ('say("needs", need=1, colour="blue")', 't("lobby-create")', ["nobody says 'out-of-range'"]),
        (
            'say("needs", need=1); say("out-of-range")',
            't("lobby-create")',
            ["rule.py:1 says 'needs' with other values than en: $colour"],
        ),
        (
            'say("needs", **values); say("out-of-range"); say("gone")',
            "t(`lobby-${what}`)",
            ["rule.py:1 says 'gone', en does not"],
        ),
        ('f"{what}-of-range"; class Needs(Fact): ...'.replace("; ", "\n"), 't("lobby-create")', []),
    ],
)
def test_what_is_said_is_compared_with_what_there_is(
    tmp_path: Path, python: str, page: str, found: list[str]
) -> None:
    for name, text in (("en/all.ftl", WORDS), ("python/rule.py", python), ("web/src/Lobby.svelte", page)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    uses = Uses(tmp_path / "python", tmp_path / "web")
    assert list(misused(catalogue(tmp_path / "en")[0], uses)) == found


def test_words_are_used_by_their_kinds(tmp_path: Path) -> None:
    words = {"needs": {"colour"}, "colour-blue": set[str](), "ship-beam": set[str]()}
    uses = Uses(tmp_path, tmp_path)
    uses.names.add("needs")
    assert list(misused(words, uses)) == ["nobody says 'ship-beam'"]
