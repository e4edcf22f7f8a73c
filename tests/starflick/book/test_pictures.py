"""Starflick's pictures."""

import re
import xml.etree.ElementTree as ET

import pytest

from milkomeda.starflick.book.pictures import drawn
from milkomeda.starflick.book.rulebook import rulebook
from milkomeda.words.language import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_that_the_rulebook_names_is_drawn(language: str) -> None:
    named = re.findall(r"^!\[[^\]]+\]\((\w+)\)$", rulebook("", language, True), re.MULTILINE)
    assert set(named) == drawn("").keys()


def test_ranges_are_drawn_to_scale() -> None:
    svg = ET.fromstring(drawn("short_range=80 long_range=200")["ranges"])
    radii = sorted({float(disc.get("r", "")) for disc in svg.iter() if disc.tag.endswith("circle")})
    ship = radii[0]
    assert [round((radius - ship) / 1.2) for radius in radii[1:]] == [80, 200]
    assert {"80", "200"} <= {element.text for element in svg.iter()}
