"""The language that nobody speaks: all of English, without an English letter."""

import re
from pathlib import Path

import pytest

from milkomeda.words import pseudo
from milkomeda.words.check import problems
from milkomeda.words.language import Language, folders
from milkomeda.words.message import say


@pytest.fixture
def added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Language:
    pseudo.write(tmp_path, folders()["en"])
    monkeypatch.setenv("MILKOMEDA_WORDS", str(tmp_path))
    return Language(pseudo.CODE)


def test_a_folder_is_a_language(added: Language) -> None:
    assert pseudo.CODE in folders()
    assert problems({code: folders()[code] for code in ("en", pseudo.CODE)}) == []


def test_words_have_accents_and_values_have_none(added: Language) -> None:
    assert added.say(say("out-of-range"), str) == "⟦ţĥáţ íš óúţ óƒ řáñĝé⟧"
    assert added.say(say("built", seat=0, structure="starlance", cell="C3"), ["Ada"].__getitem__) == (
        "⟦Ada ƀúíļďš á ⟦Šţářļáñçé⟧ áţ C3.⟧"
    )


def test_what_has_no_letter_stays_as_it_is() -> None:
    assert (
        pseudo.disguised("list-comma = { $before }, { $after }\n") == "list-comma = { $before }, { $after }\n"
    )


def test_whole_texts_keep_their_grammar() -> None:
    text = "See {edition}<<end_full>1? , or `rules` [R13] || not>>."
    assert pseudo.accented(text) == "Šéé {edition}<<end_full>1? , óř `rules` [R13] || ñóţ>>."


def test_every_variant_and_attribute_is_disguised() -> None:
    text = (
        "moved =\n    { $n ->\n        [one] one\n       *[other] { $n } more\n    }\n    .typed = move it\n"
    )
    assert re.findall(r"[^\s{}\[\]*=$.]+", pseudo.disguised(text)) == [
        "moved", "⟦", "n", "->", "one", "óñé", "other", "n", "ḿóřé", "⟧", "typed", "⟦ḿóṽé", "íţ⟧",
    ]  # fmt: skip
