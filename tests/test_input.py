"""Whatever was read can be played, or is refused with its line: positions and logs, spoilt a little."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from milkomeda.games import GAMES
from milkomeda.play.luck import Random, Seeded
from tests import mutations

seeds = st.integers(0, 2**32 - 1)


class Drawn(Random):
    """Hypothesis as chance, so that what fails gets small."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, n: int) -> int:
        return self.data.draw(st.integers(0, n - 1))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=150)
@given(st.data())
def test_a_position_that_was_read_can_be_played(name: str, data: st.DataObject) -> None:
    text = mutations.spoilt(mutations.positions(name), Drawn(data))
    assert mutations.of_position(name, text, Seeded(data.draw(seeds))) == []


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=30)
@given(st.data())
def test_a_log_that_was_read_can_be_played_on(name: str, data: st.DataObject) -> None:
    text = mutations.spoilt(mutations.logs(name), Drawn(data))
    assert mutations.of_log(name, text, Seeded(data.draw(seeds))) == []
