"""Names that show, and that nobody can take for another's."""

import pytest

from milkomeda.table.names import nickname, skeleton, told_apart
from milkomeda.table.refusal import Refusal


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        (" Ada  of\tLovelace", "Ada of Lovelace"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\uff21\uff44\uff41", "Ada"),
        ("\U0001d400\U0001d41d\U0001d41a", "Ada"),
        ("A\ufe0fd\u200ba\U000e0100", "Ada"),
        ("\U0001f680 7", "\U0001f680 7"),
        ("阿達", "阿達"),
        ("タロー Taro 太郎", "タロー Taro 太郎"),
        ("Ада", "Ада"),
        ("Nguyễn", "Nguyễn"),
        ("ที่รัก", "ที่รัก"),
        ("मीनाक्षी", "मीनाक्षी"),
        ("O'Neill-Łukasz", "O'Neill-Łukasz"),
    ],
)
def test_names_of_all_the_world_are_welcome(typed: str, kept: str) -> None:
    assert nickname(typed) == kept


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "must not be empty"),
        ("\u3164\u2800\u200b", "must not be empty"),
        ("\ufe0f\U000e0100\u180b", "must not be empty"),
        ("\U0001d159\U0001d159", "must not be empty"),
        (" . ", "needs a letter or a digit"),
        (",", "needs a letter or a digit"),
        ("\u0301\u0302", "needs a letter or a digit"),
        ("\u0301Ada", "cannot pile up marks"),
        ("A\u0335\u0336\u0337da", "cannot pile up marks"),
        ("Z\u0351\u0343\u0342algo", "cannot pile up marks"),
        ("A\u20ddda", "cannot pile up marks"),
        ("\u0410da", "cannot mix alphabets"),
        ("Ad\u03b1", "cannot mix alphabets"),
        ("B\u043eb", "cannot mix alphabets"),
        ("a" * 25, "has 24 characters at most"),
        ("\ufdfa" * 5, "has 24 characters at most"),
    ],
)
def test_names_that_deceive_are_refused(typed: str, why: str) -> None:
    with pytest.raises(Refusal, match=f"^a nickname {why}$"):
        nickname(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("асе", "ace"),
        ("АСЕ", "ace"),
        ("Iris", "lris"),
        ("IRIS", "iris"),
        ("Ol1ver", "OIiver"),
        ("Bob", "B0b"),
        ("Emma", "Ernrna"),
        ("Zoé", "Zoe\u0301"),
        ("ΑΒΒΑ", "ABBA"),
        ("straße", "STRASSE"),
    ],
)
def test_what_looks_alike_has_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_what_differs_has_another() -> None:
    names = ["Ada", "Bob", "Eve", "Zoe", "Zoé", "Mira Vega", "Mira Rigel", "阿達", "Ada 2", "Ada 3"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_two_of_one_name_are_told_apart() -> None:
    assert told_apart("Ada", ["Bob", ""]) == "Ada"
    assert told_apart("Ada", ["ADA"]) == "Ada 2"
    assert told_apart("асе", ["ace", "Ace 2"]) == "асе 3"
