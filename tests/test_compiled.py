"""Compiled and interpreted, the engine plays the same, answer by answer."""

from pathlib import Path

import pytest

from milkomeda.galaxy.options import EDITIONS
from tests.conftest import Compiled
from tests.fingerprints import engine, fingerprints

WHAT = [*EDITIONS, "mixtures", "starflick", "batches"]


@pytest.mark.parametrize("what", WHAT)
def test_the_tests_are_interpreted(what: str) -> None:
    assert Path(engine(what)).suffix == ".py"


@pytest.mark.parametrize("what", WHAT)
def test_the_same_games_are_played_compiled_and_interpreted(compiled: Compiled, what: str) -> None:
    file, *lines = compiled("tests.fingerprints", what).splitlines()
    assert Path(file).suffix == ".so"
    for fast, slow in zip(lines, fingerprints(what), strict=True):
        assert fast == slow
