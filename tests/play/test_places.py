"""Where something stands in a TOML file."""

import pytest

from milkomeda.play.places import Places

FILE = '''name = "x" # one

[sectors."Mineron V"]
keywords = [
  "hazard", # [not a heading]
  "transit",
]
cost = 3

[texts.Move]
en = """
[options]
cost = {fleets}
"""
options.end_cards = 3
'''


@pytest.mark.parametrize(
    ("path", "word", "line"),
    [
        (("name",), "", 1),
        (("sectors",), "", 3),
        (("sectors", "Mineron V", "keywords"), "", 4),
        (("sectors", "Mineron V", "keywords"), "transit", 6),
        (("sector", "mineron_v", "cost"), "", 8),
        (("sectors", "Mineron V", "green"), "", 3),
        (("sectors", "Actara"), "", 3),
        (("texts", "Move", "en"), "{fleets}", 13),
        (("texts", "Move", "options", "end_cards"), "", 15),
        (("options", "cost"), "", 0),
        ((), "", 0),
    ],
)
def test_everything_has_its_line(path: tuple[str, ...], word: str, line: int) -> None:
    assert Places(FILE).line(path, word) == line
