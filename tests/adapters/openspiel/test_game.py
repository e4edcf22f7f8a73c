"""Our games in OpenSpiel, by its own checks."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import milkomeda.adapters.openspiel
from milkomeda.adapters.openspiel import SpielState
from milkomeda.galaxy.options import EDITIONS
from milkomeda.starflick.options import EDITIONS as STARFLICKS
from milkomeda.words.message import Problem

assert milkomeda.adapters.openspiel.__doc__  # to import it is to register the games
SMALL = "width:4 height:4 deck:9 end_round:2"


def load(edition: str = "protocols", players: int = 2, longest: int = 10_000) -> pyspiel.Game:
    options = f"edition:{edition} {SMALL}"
    return pyspiel.load_game("milkomeda", {"players": players, "options": options, "longest": longest})


def played(game: pyspiel.Game, seed: int = 1) -> Iterator[SpielState]:
    """A random game, moment by moment, the end among them."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_milkomeda_passes_openspiels_check(edition: str, players: int) -> None:
    pyspiel.random_sim_test(load(edition, players, 300), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [*(f"edition:{edition}" for edition in STARFLICKS), "navigation:dice minefields:yes"]
)
def test_starflick_passes_openspiels_check(options: str, players: int) -> None:
    game = pyspiel.load_game("starflick", {"players": players, "options": options, "longest": 100})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_is_loaded_again_by_what_it_calls_itself() -> None:
    game = pyspiel.load_game("milkomeda", {"players": 3, "options": "edition=draft dice_cap=5"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_players() == 3
    assert str(again.new_initial_state()).startswith("milkomeda edition=draft dice_cap=5")


def test_options_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Problem, match="nonsense"):
        pyspiel.load_game("milkomeda(options=nonsense:1)")


def test_who_wins_takes_one_from_each_of_the_others() -> None:
    *_, end = played(load(players=4))
    winners = end.position.state.winners()
    assert sum(end.returns()) == pytest.approx(0)
    assert end.returns() == [4 / len(winners) - 1 if seat in winners else -1 for seat in range(4)]


def test_a_game_that_is_cut_short_is_won_by_nobody() -> None:
    *_, end = played(load(longest=20))
    assert len(end.history()) == 20
    assert end.returns() == [0, 0]


def test_a_player_sees_and_recalls_what_is_in_its_view_alone() -> None:
    """Whatever is imagined behind it, all that a player is told and may do is the same."""
    hidden = 0
    for state in played(load("draft", 3), seed=3):
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        hidden += str(other) != str(state)
    assert hidden


def test_a_state_that_was_kept_goes_on_the_same() -> None:
    state = next(islice(played(load("draft", 4), seed=5), 40, None))
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert kept.history() == state.history()
    for one in (state, kept):
        for _ in range(10):
            one.apply_action(one.legal_actions()[-1])
    assert str(kept) == str(state)
    assert kept.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("search", [ISMCTSBot, MCTSBot])
@pytest.mark.parametrize("name", ["milkomeda", "starflick"])
def test_openspiels_own_searches_play(name: str, search: type) -> None:
    game = load() if name == "milkomeda" else pyspiel.load_game(name)
    state, random = game.new_initial_state(), np.random.RandomState(1)
    evaluator = RandomRolloutEvaluator(max_length=10, random_state=random)
    bot = search(game, evaluator=evaluator, uct_c=2.0, max_simulations=5, random_state=random)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            state.apply_action(bot.step(state))
    assert len(state.history()) == 40


def test_who_only_looks_on_sees_no_secret() -> None:
    state = load().new_initial_state()
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    observer = state.get_game().make_py_observer(kind)
    assert observer.string_from(state, 0) == observer.string_from(state, 1)


def test_python_ends_in_peace() -> None:
    """OpenSpiel outlives it, and lets go of our games only then."""
    subprocess.run([sys.executable, "-c", "import milkomeda.adapters.openspiel"], check=True)
