"""Starflick meets the contract, its logs replay without physics, and golden games play as they did."""

from pathlib import Path
from unittest.mock import patch

import pytest

from milkomeda.bots.greedy import Greedy
from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.check import check
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.starflick.game import Starflick
from milkomeda.starflick.rules import flick

GOLDEN = Path(__file__).parent / "golden"
VARIANTS = "minefields=yes navigation=dice seams=yes wormholes=yes"


def test_it_is_in_the_registry() -> None:
    assert isinstance(game("starflick"), Starflick)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_violation_of_the_contract(players: int) -> None:
    assert check(Starflick(), "pool=4", players, 1, 1) == []


def test_no_violation_with_minefields_and_dice() -> None:
    assert check(Starflick(), "pool=2 minefields=yes navigation=dice", 2, 1, 2) == []


def test_no_violation_with_all_variants() -> None:
    assert check(Starflick(), f"pool=1 {VARIANTS}", 2, 1, 5) == []


def played(options: str, players: int, seed: int, greedy: bool) -> Match:
    match = Match(Starflick(), options, [f"player {n}" for n in range(players)])
    luck = Seeded(seed)
    while not match.state.over:
        state = match.state
        seat = int(state.seat())
        if greedy and seat != LUCK:
            choice = int(Greedy(8).choose(state.view(seat), seat, luck))
        else:
            choice = int(state.step.sample(state, luck))
        match.answer(seat, choice)
    return match


GAMES = {
    "random-2.txt": ("pool=4", 2, 1, False),
    "random-3.txt": ("pool=4", 3, 2, False),
    "random-4.txt": ("pool=5", 4, 3, False),
    "variants.txt": (f"pool=3 {VARIANTS}", 2, 4, False),
    "greedy.txt": ("", 2, 5, True),
}


def write_golden() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name, (options, players, seed, greedy) in GAMES.items():
        (GOLDEN / name).write_text(log.write(played(options, players, seed, greedy)), encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_without_any_physics(name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    with patch.object(flick, "play", side_effect=AssertionError("physics was asked")):
        match = log.replay(log.read(text), Starflick())
    assert log.write(match) == text
    assert match.state.over


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("random")])
def test_a_golden_game_is_played_so_again(name: str) -> None:
    assert log.write(played(*GAMES[name])) == (GOLDEN / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    write_golden()
