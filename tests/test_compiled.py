"""Compiled and interpreted, the engine plays the same, answer by answer."""

from pathlib import Path

import pytest

import milkomeda.galaxy.state as engine
from milkomeda.galaxy.options import EDITIONS
from tests.conftest import Compiled
from tests.fingerprints import fingerprints


def test_the_tests_are_interpreted() -> None:
    assert Path(engine.__file__).suffix == ".py"


@pytest.mark.parametrize("what", [*EDITIONS, "mixtures"])
def test_the_same_games_are_played_compiled_and_interpreted(compiled: Compiled, what: str) -> None:
    file, *lines = compiled("tests.fingerprints", what).splitlines()
    assert Path(file).suffix == ".so"
    for fast, slow in zip(lines, fingerprints(what), strict=True):
        assert fast == slow
