"""OpenSpiel's search as a bot of ours."""

from unittest.mock import patch

import pytest

from milkomeda.adapters.openspiel import Searcher, register
from milkomeda.bots.budget import Seconds
from milkomeda.bots.duel import play_match
from milkomeda.games import GAMES, game
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK, Turn
from tests.adapters.fights import GOLD, fight

TREASURE = 7
SMALL = "edition=protocols width=4 height=4 deck=9 end_round=1"


class Doors(Turn[State]):
    """The first player opens one of many doors, and wins behind a single one."""

    def seat(self, state: State) -> int:
        return 0

    def name(self) -> str:
        return "doors"

    def choices(self, state: State) -> list[int]:
        return list(range(12))

    def answer(self, state: State, choice: int) -> None:
        assert isinstance(state, Hall)
        state.opened = choice


class Hall(State):
    opened = -1

    def copy(self) -> "Hall":
        other = Hall(self.seats)
        other.steps, other.opened = self.steps[:], self.opened
        return other

    def scores(self) -> list[int]:
        return [int(self.opened == TREASURE), 0]

    def winners(self) -> list[int]:
        return [0] if self.opened == TREASURE else [1]


class House(Game):
    def __init__(self) -> None:
        super().__init__("doors", "1", ("one", "other"), (2,))

    def new(self, options: str, seats: int) -> State:
        state = Hall(seats)
        state.push(Doors())
        return state

    def options(self, state: State) -> str:
        return ""

    def write(self, state: State) -> str:
        return f"{len(state.steps)}"


def test_the_same_seed_gives_the_same_game() -> None:
    ends = set()
    for _ in range(2):
        state = game("milkomeda").new(SMALL, 2)
        assert play_match(state, [Searcher(5), Searcher(5)], Seeded(2), most=1000)
        ends.add(game("milkomeda").write(state))
    assert len(ends) == 1


@pytest.mark.parametrize(("name", "options"), [("milkomeda", SMALL), ("starflick", "")])
def test_its_answers_are_allowed(name: str, options: str) -> None:
    state, luck, bot = game(name).new(options, 2), Seeded(1), Searcher(2)
    for _ in range(25):
        seat = state.seat()
        if seat == LUCK:
            state.answer(LUCK, state.step.sample(state, luck))
        else:
            state.answer(seat, bot.choose(state.view(seat), seat, luck))


def test_it_knows_no_secret() -> None:
    """Whatever teal has answered, gold thinks the same."""
    position = fight()
    answers = {
        Searcher(5).choose(position.after(action).state.view(GOLD), GOLD, Seeded(1)) for action in range(4)
    }
    assert len(answers) == 1


def test_what_wins_is_found() -> None:
    with patch.dict(GAMES, doors=House()):
        register("doors")
        state = game("doors").new("", 2)
        assert [Searcher(60).choose(state.view(0), 0, Seeded(seed)) for seed in range(5)] == [TREASURE] * 5


def test_it_answers_when_its_time_is_over() -> None:
    state = fight().state
    choice = Searcher(1_000_000).choose(state.view(0), 0, Seeded(1), Seconds(0))
    assert state.step.refusal(state, choice) is None
