"""Words: what the catalogues say, in every language."""

import json
from pathlib import Path
from typing import Any

import msgspec.inspect as look
import pytest

from milkomeda.games import SHOWS
from milkomeda.play.facts import Fact
from milkomeda.table.room import RulesChanged
from milkomeda.words.language import LANGUAGES, language
from milkomeda.words.message import Message

VOCABULARY = sorted({*SHOWS["milkomeda"].vocabulary, *SHOWS["starflick"].vocabulary, RulesChanged}, key=str)


WORDS = {"structure": "outpost", "ship": "beam", "shown": "pair", "item": "lab", "planet": "pink"}
"""Where any name will not do, for it has a gender."""


def some(described: look.Type, name: str = "") -> Any:
    """A value of that type: facts are to be told whatever they hold."""
    if isinstance(described, look.LiteralType):
        return described.values[0]
    if isinstance(described, look.StructType):
        return described.cls(**{field.name: some(field.type, field.name) for field in described.fields})
    if isinstance(described, look.ListType):
        return [some(described.item_type), some(described.item_type)]
    if isinstance(described, look.DictType):
        return {}
    return 1 if isinstance(described, look.IntType) else WORDS.get(name.rpartition("_")[2], "Actara")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", VOCABULARY, ids=lambda kind: kind.__name__)
def test_every_fact_is_a_sentence_with_all_that_it_holds(code: str, kind: type[Fact]) -> None:
    fact = some(look.type_info(kind))
    said = language(code).tell(fact, lambda seat: f"player {seat}")
    assert said[0].isupper() or said.startswith(("player", "Actara", "1"))
    assert said.endswith((".", ": "))  # the effects of a technology end by themselves
    assert ("player 1" in said) == ("seat=1" in repr(fact) or "seats=[1" in repr(fact))


SENTENCES = json.loads((Path(__file__).parent / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", SENTENCES, ids=lambda case: case["message"]["name"])
def test_the_page_says_it_in_the_same_words(case: dict[str, Any]) -> None:
    """The page's tests say the same sentences (`web/src/words.test.ts`)."""
    said = {
        code: language(code).say(message(case["message"]), ("Ada", "Bob", "Eve").__getitem__)
        for code in LANGUAGES
    }
    assert said == {code: text for code, text in case.items() if code != "message"}


def message(value: Any) -> Any:
    """As JSON has it, messages within messages."""
    if isinstance(value, dict) and isinstance(value.get("name"), str):
        return Message(value["name"], {name: message(one) for name, one in value.get("values", {}).items()})
    return value
