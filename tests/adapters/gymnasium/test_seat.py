"""One seat against bots, by Gymnasium's own check."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from milkomeda.adapters.actions import MOST
from milkomeda.adapters.gymnasium import Seat
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import game
from milkomeda.starflick.options import EDITIONS as STARFLICKS

SMALL = "width=4 height=4 deck=9 end_round=1"
STARFLICK = (*(f"edition={edition}" for edition in STARFLICKS), "navigation=dice minefields=yes")


def played(seat: Seat, seed: int) -> tuple[float, list[int]]:
    """What a game at random is worth to the learner, and how many choices it had, answer by answer."""
    random = np.random.default_rng(seed)
    _, info = seat.reset(seed=seed)
    counts, over, reward = [], False, 0.0
    while not over:
        counts.append(int(info["action_mask"].sum()))
        assert reward == 0
        _, reward, over, cut, info = seat.step(random.integers(counts[-1]))
        assert not cut
    return reward, counts


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        *(("Milkomeda", f"edition={edition} {size}") for edition in EDITIONS for size in ("", SMALL)),
        *(("Starflick", o) for o in STARFLICK),
    ],
)
def test_a_seat_passes_gymnasiums_check(name: str, options: str, players: int) -> None:
    made = gymnasium.make(
        f"milkomeda/{name}-v0", options=options, players=players, seat=players - 1, render_mode="ansi"
    )
    check_env(made.unwrapped)


def test_it_is_made_by_a_name_that_says_where_it_is() -> None:
    made = gymnasium.make("milkomeda.adapters.gymnasium:milkomeda/Starflick-v0")
    assert isinstance(made.unwrapped, Seat)
    assert made.action_space.n == MOST  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("placed", "problem"),
    [
        ({"seat": 2}, "seat 2: they are 0 to 1"),
        ({"seat": -1}, "seat -1"),
        ({"players": 4, "bots": "random,quick"}, "bots: 2 for 3 seats"),
        ({"bots": "random,quick"}, "bots: 2 for 1 seats"),
        ({"bots": "randm"}, "bots: no randm among random"),
        ({"hand": "steady"}, "hand: steady is none of novice"),
        ({"players": 9}, "2, 3 or 4 players"),
        ({"options": "end_card=2"}, "end_cards"),
    ],
)
def test_a_place_that_is_none_is_refused_with_its_reason(placed: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        gymnasium.make("milkomeda/Milkomeda-v0", **placed)


def test_who_wins_takes_one_from_each_of_the_others() -> None:
    seat = Seat(options=SMALL, players=3)
    worth = {played(seat, seed)[0] for seed in range(12)}
    assert {-1.0, 2.0} <= worth
    assert worth <= {-1.0, 0.0, 0.5, 2.0}


def test_a_game_that_is_cut_short_is_truncated_and_worth_nothing() -> None:
    seat = Seat(options=SMALL, longest=2)
    seat.reset(seed=1)
    assert seat.step(np.int64(0))[1:4] == (0.0, False, False)
    assert seat.step(np.int64(0))[1:4] == (0.0, False, True)
    with pytest.raises(ResetNeeded):
        seat.step(np.int64(0))


def test_the_same_seed_gives_the_same_game_and_without_one_another_follows() -> None:
    seat = Seat(options=SMALL)
    assert played(seat, 1) == played(seat, 1)
    firsts = []
    for _ in range(2):
        seat.reset(seed=7)
        firsts.append([seat.reset()[0].tolist() for _ in range(3)])
    assert firsts[0] == firsts[1]
    assert len({tuple(first) for first in firsts[0]}) > 1


def test_an_action_that_is_not_offered_counts_on_from_the_first_one() -> None:
    one, other = Seat(options=SMALL), Seat(options=SMALL)
    _, info = one.reset(seed=1)
    other.reset(seed=1)
    count = int(info["action_mask"].sum())
    assert 1 < count < MOST // 2
    here, there = one.step(np.int64(1)), other.step(np.int64(count + 1))
    assert here[0].tolist() == there[0].tolist()


def test_the_mask_is_in_the_infos_and_where_learners_ask_for_it() -> None:
    seat = Seat(options=SMALL)
    _, info = seat.reset(seed=1)
    assert seat.action_masks().tolist() == info["action_mask"].tolist()
    assert seat.action_space.sample(info["action_mask"]) < info["action_mask"].sum()


def test_what_follows_each_choice_is_told_if_it_is_wanted() -> None:
    seat = Seat(options=SMALL, look_ahead=True)
    _, info = seat.reset(seed=1)
    assert info["after"].shape == (info["action_mask"].sum(), *seat.observation_space.shape)  # type: ignore[misc]
    assert len({tuple(row) for row in info["after"].tolist()}) > 1
    assert "after" not in Seat(options=SMALL).reset(seed=1)[1]


def test_bots_sit_where_they_are_put() -> None:
    place = Seat(options=SMALL, players=3, seat=1, bots="reflex,random").place
    assert [type(bot).__name__ for bot in place.bots] == ["Reflex", "NoneType", "RandomBot"]


def test_what_is_rendered_is_the_position_as_that_seat_sees_it() -> None:
    seat = Seat(render_mode="ansi", options=SMALL, seat=1)
    assert seat.render() is None
    seat.reset(seed=1)
    assert seat.going
    state = seat.going.state
    assert seat.render() == game("milkomeda").write(state.view(1))
    assert Seat(options=SMALL).render() is None
