"""What characters like. How well they play is measured elsewhere."""

import pytest

from milkomeda.starflick.characters import LEADERS, LIKES
from tests.starflick.scene import scene


@pytest.mark.parametrize(
    ("character", "more", "less"),
    [
        ("settler", "alpha-a: grey teal 1 troop\nbeta-a: grey teal 1 troop", "alpha-a: grey teal 2 troops"),
        ("corsair", "teal points: ships 2", "teal points: mining 2"),
        ("corsair", "teal 1: 206.0 100.0\nalpha-a: grey gold 1 troop", "teal 1: 206.0 100.0\nalpha-a: grey"),
        ("architect", "alpha-a: grey teal 1 city", "alpha-a: grey teal 2 troops"),
        ("scholar", "alpha-a: grey teal 1 lab", "alpha-a: grey teal 1 colony"),
        ("scholar", "teal levels: 1 0 0 0", "teal levels: 0 0 0 0"),
        ("miner", "teal points: mining 2", "teal points: ships 2"),
    ],
)
def test_what_each_likes_of_a_position(character: str, more: str, less: str) -> None:
    assert scene(more).leaning(character, 0) > scene(less).leaning(character, 0)


def test_each_has_leaders_of_its_own_enough_for_a_table() -> None:
    names = [name for leaders in LEADERS.values() for name in leaders]
    assert LEADERS.keys() == LIKES.keys()
    assert len(names) == len(set(names))
    assert min(map(len, LEADERS.values())) > 4
