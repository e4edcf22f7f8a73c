"""The grammar of a rulebook's text."""

import pytest

from milkomeda.play.book import written

VALUES = {"research": "yes", "bribes": "free", "fleets": "2", "tries": "1"}
PLURALS = {"fleet": "fleets", "die": "dice", "time": "times"}


def said(template: str) -> str:
    return written(template, VALUES, {"tiers": "1/3 and 2/2"}, count).rstrip("\n")


def count(noun: str, n: int) -> str:
    return f"{n} {noun if n == 1 else PLURALS[noun]}"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("{fleets}, in tiers {tiers}", "2, in tiers 1/3 and 2/2"),
        ("{fleets fleet}, {fleets die}, {tries time}", "2 fleets, 2 dice, 1 time"),
        ("A <<research? scientist || soldier>>.", "A scientist."),
        ("A <<!research? scientist || soldier>>.", "A soldier."),
        ("Pay <<bribes=none? nothing>> <<bribes!=none? bribes>> .", "Pay bribes."),
        ("<<fleets>1? Many>><<fleets>2? , very many>>", "Many"),
        ("<<research&bribes=binding? Both>><<research? one <<tries=1? of them>>>>", "one of them"),
    ],
)
def test_a_line_says_what_holds(line: str, words: str) -> None:
    assert said(line) == words


def test_what_is_empty_vanishes_and_the_rest_is_numbered() -> None:
    war = "## War\n\n#. One.\n#. <<!research? Never.>>\n#. Two.\n\n"
    peace = "## <<!research? Peace>>\n\nLong.\n\n### Too\n\nLong.\n\n"
    assert said("{contents}\n\n" + war + peace + "## End") == (
        "1 War · 2 End\n\n## 1 War\n\n1. One.\n2. Two.\n\n## 2 End"
    )


def test_a_malformed_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="not well-formed"):
        said("<<research? never closed")


@pytest.mark.parametrize("unknown", ["{dogs}", "<<dogs? Woof>>", "{fleets dog}"])
def test_what_nobody_knows_is_not_said(unknown: str) -> None:
    with pytest.raises(KeyError):
        said(unknown)
