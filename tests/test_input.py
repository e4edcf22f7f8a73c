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
def test_the_positions_wait_at_every_step(name: str) -> None:
    waiting = {mutations.next_step(text).split()[0] for text in mutations.positions(name)}
    assert waiting == mutations.STEPS[name]


@pytest.mark.parametrize("name", GAMES)
def test_a_step_with_any_numbers_can_be_played_or_is_refused(name: str) -> None:
    for text in mutations.with_other_numbers(name):
        assert mutations.of_position(name, text, Seeded(1)) == [], text


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=200)
@given(st.data())
def test_a_position_that_was_read_can_be_played(name: str, data: st.DataObject) -> None:
    text = mutations.spoilt(mutations.positions(name), Drawn(data))
    assert mutations.of_position(name, text, Seeded(data.draw(seeds))) == []


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60)
@given(st.data())
def test_a_log_that_was_read_can_be_played_on(name: str, data: st.DataObject) -> None:
    text = mutations.spoilt(mutations.logs(name), Drawn(data))
    assert mutations.of_log(name, text, Seeded(data.draw(seeds))) == []
