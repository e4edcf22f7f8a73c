"""Starflick meets the contract, its logs replay without physics, and random games play as they did."""

from unittest.mock import patch

import pytest

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.check import check
from milkomeda.starflick.game import Starflick
from milkomeda.starflick.rules import flick
from tests.golden import RANDOM_GAMES, RECIPES, VARIANTS, made, text_of


def test_it_is_in_the_registry() -> None:
    assert isinstance(game("starflick"), Starflick)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_violation_of_the_contract(players: int) -> None:
    assert check(Starflick(), "pool=4", players, 1, 1) == []


def test_no_violation_with_minefields_and_dice() -> None:
    assert check(Starflick(), "pool=2 minefields=yes navigation=dice", 2, 1, 2) == []


def test_no_violation_with_all_variants() -> None:
    assert check(Starflick(), f"pool=1 {VARIANTS}", 2, 1, 5) == []


GOLDEN = [name for name, recipe in RECIPES.items() if recipe.game == "starflick"]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays_without_any_physics(name: str) -> None:
    with patch.object(flick, "play", side_effect=AssertionError("physics was asked")):
        match = log.replay(log.read(text_of(name)), Starflick())
    assert log.write(match) == text_of(name)
    assert match.state.over


@pytest.mark.parametrize("name", [name for name in GOLDEN if name in RANDOM_GAMES])
def test_a_golden_game_is_played_so_again(name: str) -> None:
    assert log.write(made(name)) == text_of(name)
