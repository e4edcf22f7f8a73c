"""Many games at once are the games that are played one by one."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from milkomeda.adapters.gymnasium import Seat, Seats
from milkomeda.adapters.gymnasium.place import Info
from milkomeda.galaxy.options import EDITIONS
from milkomeda.starflick.options import EDITIONS as STARFLICKS

SMALL = "width=4 height=4 deck=9 end_round=1"
GAMES = 3


def chosen(step: int, info: Info) -> Any:
    return (step * 7 + np.arange(GAMES)) % info["action_mask"].sum(axis=1)


@pytest.mark.parametrize(
    ("name", "placed"),
    [
        *(
            ("milkomeda", {"options": f"edition={edition} {SMALL}", "players": players, "seat": 1})
            for edition in EDITIONS
            for players in (2, 3, 4)
        ),
        *(
            ("starflick", {"options": f"edition={edition}", "players": players, "longest": 12})
            for edition in STARFLICKS
            for players in (2, 3, 4)
        ),
    ],
)
def test_a_vector_of_games_is_gymnasiums_own_of_the_same_games(name: str, placed: dict[str, Any]) -> None:
    """Until one has ended: what begins then has another seed."""
    ours = Seats(GAMES, name=name, **placed)
    theirs = SyncVectorEnv(
        [lambda: Seat(name=name, **placed)] * GAMES, autoreset_mode=AutoresetMode.SAME_STEP
    )
    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    begun = ours.reset(seed=5)
    assert data_equivalence(begun, theirs.reset(seed=5), exact=True)
    info = others_info = begun[1]
    ended: Any = np.zeros(GAMES, bool)
    for step in range(100):
        actions = chosen(step, info)
        seen, *results, info = ours.step(actions)
        others_seen, *others_results, others_info = theirs.step(actions)
        ended = np.logical_or(*results[1:])
        assert [values.tolist() for values in results] == [values.tolist() for values in others_results]
        assert seen[~ended].tolist() == others_seen[~ended].tolist()
        if ended.any():
            break
        assert data_equivalence(info, others_info, exact=True)
    assert ended.any()
    for told in ("final_obs", "final_info"):
        assert info[f"_{told}"].tolist() == others_info[f"_{told}"].tolist() == ended.tolist()
    for number in np.flatnonzero(ended):
        assert info["final_obs"][number].tolist() == others_info["final_obs"][number].tolist()
        assert not info["final_info"]["action_mask"][number].any()


def test_the_game_that_follows_has_begun_already_with_the_next_seed() -> None:
    seats = Seats(GAMES, options=SMALL)
    _, info = seats.reset(seed=5)
    steps = (seats.step(chosen(step, info)) for step in range(100))
    seen, _, over, _, _ = next(told for told in steps if told[2].any())
    first = Seat(options=SMALL).reset(seed=5 + GAMES)[0]
    assert seen[np.flatnonzero(over)[0]].tolist() == first.tolist()


def test_gymnasium_makes_it_by_its_name() -> None:
    made = gymnasium.make_vec(
        "milkomeda/Milkomeda-v0", GAMES, vectorization_mode="vector_entry_point", options=SMALL
    )
    assert isinstance(made, Seats)
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = made.reset(seed=1)
    assert seen in made.observation_space
    assert seen.tolist() == made.reset(seed=1)[0].tolist()
    assert info["action_mask"].shape == (GAMES, made.single_action_space.n)  # type: ignore[attr-defined]


def test_what_follows_each_choice_is_told_game_by_game() -> None:
    seats, alone = Seats(GAMES, options=SMALL, look_ahead=True), Seat(options=SMALL, look_ahead=True)
    _, info = seats.reset(seed=1)
    for number in range(GAMES):
        assert info["after"][number].tolist() == alone.reset(seed=1 + number)[1]["after"].tolist()


def test_all_games_are_rendered() -> None:
    seats, alone = Seats(2, "ansi", options=SMALL), Seat("ansi", options=SMALL)
    assert seats.render() is None
    seats.reset(seed=1)
    alone.reset(seed=2)
    frames = seats.render()
    assert frames
    assert len(frames) == 2
    assert frames[1] == alone.render()
