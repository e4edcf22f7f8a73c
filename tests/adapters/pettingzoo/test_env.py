"""All seats from outside, by PettingZoo's own tests."""

import contextlib
import io
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from milkomeda.adapters.pettingzoo import Cycles, Turns, env, parallel_env, raw_env
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import game
from milkomeda.play.step import WATCHER
from milkomeda.starflick.options import EDITIONS as STARFLICKS
from tests.adapters.fights import fight

SMALL = "width=4 height=4 deck=9 end_round=1"
CYCLES = 40  # more than a small game has, and less than a whole one
GAMES = [
    *(("milkomeda", f"edition={edition} {size}") for edition in EDITIONS for size in ("", SMALL)),
    *(("starflick", f"edition={edition}") for edition in STARFLICKS),
    ("starflick", "navigation=dice minefields=yes"),
]

every_game = pytest.mark.parametrize(("name", "options"), GAMES)
every_number = pytest.mark.parametrize("players", [2, 3, 4])
# Masks are in observations, as in PettingZoo's own games, and seats have their names from the rulebook.
advised = pytest.mark.filterwarnings("ignore:Observation space for each:UserWarning")
named = pytest.mark.filterwarnings("ignore:We recommend agents:UserWarning")
masked = pytest.mark.filterwarnings("ignore:Observation is not a NumPy:UserWarning")


def random_game(one: Turns, seed: int) -> list[tuple[str, int]]:
    """Who was offered how many choices."""
    random = np.random.default_rng(seed)
    one.reset(seed=seed)
    told = []
    while not (one.terminations[one.agent_selection] or one.truncations[one.agent_selection]):
        count = int(one.observe(one.agent_selection)["action_mask"].sum())
        told.append((one.agent_selection, count))
        one.step(int(random.integers(count)))
    return told


@advised
@named
@masked
@every_number
@every_game
def test_turns_pass_the_tests_of_the_interface_and_of_seeds(name: str, options: str, players: int) -> None:
    placed: dict[str, Any] = {"name": name, "options": options, "players": players}
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(**placed), num_cycles=CYCLES)
    seed_test(lambda: env(**placed), num_cycles=CYCLES)


@every_number
@every_game
def test_cycles_pass_the_tests_of_the_interface_and_of_seeds(name: str, options: str, players: int) -> None:
    placed: dict[str, Any] = {"name": name, "options": options, "players": players}
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(parallel_env(**placed), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(**placed), num_cycles=CYCLES)


@every_number
@every_game
def test_after_so_many_cycles_a_game_is_cut(name: str, options: str, players: int) -> None:
    """The test wants everybody to act in every cycle."""

    def cycles(max_cycles: int) -> Cycles:
        return parallel_env(name, options, players, max_cycles)

    both = SimpleNamespace(parallel_env=cycles, env=lambda max_cycles: parallel_to_aec(cycles(max_cycles)))
    max_cycles_test(both)


def test_turns_that_are_cut_are_worth_nothing() -> None:
    one = raw_env(options=SMALL, max_cycles=3)
    assert len(random_game(one, 1)) == 3
    assert set(one.truncations.values()) == {True}
    assert set(one.terminations.values()) == {False}
    assert set(one.rewards.values()) == {0.0}


@pytest.mark.parametrize("seed", range(3))
def test_who_wins_takes_one_from_each_of_the_others(seed: int) -> None:
    one = raw_env(options=SMALL, players=3)
    random_game(one, seed)
    winners = one.sitting.state.winners()
    expected = [3 / len(winners) - 1 if seat in winners else -1.0 for seat in range(3)]
    assert list(one.rewards.values()) == expected
    assert set(one.terminations.values()) == {True}


def test_only_who_is_asked_has_actions() -> None:
    one = raw_env(options=SMALL, players=3)
    one.reset(seed=1)
    for _ in range(10):
        asked = [one.possible_agents[seat] for seat in one.sitting.state.waiting()]
        assert one.agent_selection in asked
        assert [agent for agent in one.agents if one.observe(agent)["action_mask"].any()] == asked
        one.step(0)


def test_nobody_sees_what_others_have_answered_in_secret() -> None:
    seen = set()
    for action in range(3):
        one = raw_env()
        one.reset(seed=1)
        one.sitting.state = fight().state.copy()
        one.agent_selection = "teal"
        one.step(action)
        assert one.agent_selection == "gold"
        told = one.observe("gold")
        seen.add((told["observation"].tobytes(), told["action_mask"].tobytes()))
    assert len(seen) == 1


def test_answers_in_secret_are_given_in_one_cycle() -> None:
    one = parallel_env()
    one.reset(seed=1)
    one.sitting.state = fight().state.copy()
    assert one.sitting.state.waiting() == [0, 1]
    assert all(told["action_mask"].sum() > 1 for told in one.seen().values())
    one.step({"teal": 0, "gold": 5})
    assert one.sitting.state.step.name() != fight().state.step.name()


def test_who_is_not_asked_waits() -> None:
    one = parallel_env(options=SMALL, players=3)
    seen, _ = one.reset(seed=1)
    (asked,) = one.sitting.state.waiting()
    for seat, told in enumerate(seen.values()):
        assert (told["action_mask"].sum() == 1) == (seat != asked)
    before = one.sitting.state.copy()
    one.step({agent: 0 if seat == asked else 9 for agent, seat in one.seats.items()})
    other = parallel_env(options=SMALL, players=3)
    other.reset(seed=1)
    other.step(dict.fromkeys(other.agents, 0))
    write = game("milkomeda").write
    assert write(before) != write(one.sitting.state) == write(other.sitting.state)


def test_the_same_seed_gives_the_same_game_and_without_one_another_follows() -> None:
    one = raw_env(options=SMALL)
    assert random_game(one, 1) == random_game(one, 1)
    one.reset(seed=1)
    first = one.observe("teal")["observation"].tolist()
    one.reset()
    assert one.observe("teal")["observation"].tolist() != first


def test_what_is_rendered_is_the_position_as_onlookers_see_it() -> None:
    one, both = raw_env(options=SMALL, render_mode="ansi"), parallel_env(options=SMALL, render_mode="ansi")
    one.reset(seed=1)
    both.reset(seed=1)
    assert one.render() == both.render() == game("milkomeda").write(one.sitting.state.view(WATCHER))
    one.render_mode = None
    assert one.render() is None
