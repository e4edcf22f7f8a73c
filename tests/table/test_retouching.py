"""A file that was opened and is saved keeps what its author wrote beside what it says."""

import tomllib

import pytest

from milkomeda.games import SHOWS, game
from milkomeda.play.wording import Passage, Wording
from milkomeda.table.retouching import retouched

SOURCE = """# For the evening of the 7th.
name = "Mine"  # so far
base = "protocols"
about = "Greener."

[options]
# Longer, for we have time.
end_cards = 3    # of 5
bribes = 'none'
hit_on = 5       # as the base has it

# It was too poor.
[sectors."mineron v"]
green = 3
[sectors.Actara]
out = true  # nobody liked it

[texts.Explore] # said twice
add = true
en = '''
Look around.
'''
"""
MINE = "end_cards=3 bribes=none sector.Mineron_V.green=3 sector.Actara=out"
WORDING = Wording("Mine", "Greener.", {"Explore": Passage({"en": "Look around.\n"}, add=True)})


def test_what_nobody_changes_stays_to_the_letter() -> None:
    assert retouched("milkomeda", SOURCE, f"edition=protocols {MINE}", WORDING) == SOURCE


def test_a_change_touches_its_own_line_alone() -> None:
    options = f"edition=protocols {MINE} offers=2 sector.Terra_Pax.red=1".replace("green=3", "green=4")
    text = retouched("milkomeda", SOURCE, options.replace("end_cards=3", "end_cards=2"), WORDING)
    kept = [line for line in SOURCE.splitlines() if line not in ("green = 3", "end_cards = 3    # of 5")]
    assert [line for line in text.splitlines() if line in kept] == kept
    assert "end_cards = 2    # of 5\n" in text
    assert tomllib.loads(text)["options"]["offers"] == 2
    assert tomllib.loads(text)["sectors"]["Terra Pax"] == {"red": 1}
    assert tomllib.loads(text)["sectors"]["mineron v"] == {"green": 4}


@pytest.mark.parametrize(
    ("options", "wording"),
    [
        ("edition=protocols", Wording()),
        ("edition=protocols end_cards=3 hit_on=4", WORDING),
        (f"edition=draft {MINE}", WORDING),
        (f"edition=consolidated {MINE} hit_on=6 technology.Bioreactors=out", Wording("Other")),
        ("edition=protocols sector.Far_Haven=new/keywords=hazard", Wording("x", "y\n\nz")),
    ],
)
def test_whatever_is_wanted_the_file_says_it(options: str, wording: Wording) -> None:
    read = SHOWS["milkomeda"].read_file(retouched("milkomeda", SOURCE, options, wording))
    values = game("milkomeda").values
    assert (values(read.words()), read.wording) == (values(options), wording)


@pytest.mark.parametrize("source", ["", "options.end_cards = 2 # so\n", "options = {end_cards = 2} # so\n"])
def test_however_it_was_written(source: str) -> None:
    text = retouched("milkomeda", source, "edition=protocols end_cards=3 bribes=none", Wording())
    said = SHOWS["milkomeda"].read_file(text)
    assert (said.options, "# so" in text) == ({"end_cards": 3, "bribes": "none"}, "# so" in source)


def test_starflick_has_its_comments_too() -> None:
    source = "[options]\nminefields = true # boom\n"
    text = retouched("starflick", source, "minefields=yes troops=12", Wording())
    assert text == "[options]\nminefields = true # boom\ntroops = 12\n"
