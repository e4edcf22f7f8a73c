"""Greedy looks one step ahead, which is enough against those who do not look at all."""

from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.budget import Budget
from milkomeda.bots.greedy import MOST_CHOICES, Greedy, Option, is_behind
from milkomeda.galaxy.notation import write
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from tests.conftest import Compiled
from tests.galaxy.scene import scene

# Wanted are 95 of 100 games in every edition. With the seeds from 0 to 99 greedy won 100 in draft, 96 in
# consolidated, 95 in directives, 98 in protocols. These are the first of those games.
GAMES = {"draft": 10, "consolidated": 20, "directives": 20, "protocols": 20}
TO_WIN = 0.9  # of all together
AT_ONCE = 2  # games of one process
PROCESSES = 2


FIGHT = """
    teal: storage 3 3 3 3
    A1: 5 teal
    B1 Novatron: 5 gold
    F5: 3 gold
    """


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_chooses_what_is_allowed_and_changes_nothing(edition: str) -> None:
    state = new_game(edition, 3)
    bots: list[Bot] = [Greedy(4, games=0), RandomBot(), Greedy(2, games=1)]
    luck = Seeded(2)
    for _ in range(150):
        if state.over:
            break
        seat, choice = int(state.seat()), 0
        if seat == LUCK:
            choice = state.step.sample(state, luck)
        else:
            view = cast(Galaxy, state.view(seat))
            before = write(view)
            choice = bots[seat].choose(view, seat, luck)
            assert write(view) == before
            assert state.step.refusal(state, choice) == ""
        state.play(choice)


def test_the_same_luck_makes_the_same_choice() -> None:
    state = new_game("protocols", 2)
    while state.seat() == LUCK:
        state.play(state.step.sample(state, Seeded(1)))
    view = state.view(state.seat())
    choices = {Greedy().choose(view, state.seat(), Seeded(seed)) for seed in [5] * 4}
    assert len(choices) == 1


class Asks(Budget):
    """Over after so many questions."""

    def __init__(self, many: int) -> None:
        self.many = many
        self.asked = 0

    def over(self) -> bool:
        self.asked += 1
        return self.asked > self.many


@pytest.mark.parametrize("games", [0, 20])
@pytest.mark.parametrize("many", [0, 1, 5, 40, 200, 330])
def test_when_its_time_is_up_it_answers_with_the_best_it_has_found(many: int, games: int) -> None:
    view, budget = fighting(0), Asks(many)
    choice = Greedy(games=games).choose(view, 0, Seeded(1), budget)
    assert view.step.refusal(view, choice) == ""
    assert budget.asked < many + MOST_CHOICES + 5


def test_in_the_first_moments_it_takes_what_looks_best_of_what_it_has_seen() -> None:
    view = (
        scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron\nF5: 3 gold").play("teal: build").state.view(0)
    )
    choices, luck = view.step.choices(view), Seeded(1)
    looks = [Option(view, 0, choice, luck).at_once for choice in choices]
    assert len(set(looks)) > 1
    for seen in range(1, len(choices) + 1):
        best = choices[looks.index(max(looks[:seen]))]
        assert Greedy(games=0).choose(view, 0, Seeded(1), Asks(seen - 1)) == best


def test_a_single_choice_needs_no_time() -> None:
    view = scene("A1: 3 teal\nB1 Novatron\nF5: 3 gold").play("teal: move", "teal: spend 0 blue").state.view(0)
    budget = Asks(0)
    assert view.step.spell(view, Greedy().choose(view, 0, Seeded(1), budget)) == "from A1"
    assert budget.asked == 0


def fighting(seat: int) -> State:
    """The view of one of two who split five fleets each."""
    return scene(FIGHT).play("teal: attack", "teal: attack B1", "teal: bring 5 A1").state.view(seat)


def test_greedy_does_not_put_all_its_fleets_into_one_type() -> None:
    view = fighting(0)
    for seed in range(5):
        split = view.step.spell(view, Greedy(games=0).choose(view, 0, Seeded(seed)))
        assert len(split.split()) > 2, split


def option(looks: float, *ends: float) -> Option:
    made = Option(fighting(0), 0, 0, Seeded(1))
    made.at_once = made.best = made.total = looks
    made.looks = 1.0
    made.ends = list(ends)
    return made


@pytest.mark.parametrize(
    ("other", "behind"),
    [
        (option(0.0, 50, 50, 50, 50), False),
        (option(0.0, 10, 20, 10, 20), True),
        (option(0.0, -50, 130, 90, 20), False),
        (option(-1.0, 50, 50, 50, 50), True),
        (option(-1.0, 50, 70, 50, -60), True),
    ],
    ids=["no gap", "clear", "by luck", "in looks only", "in both"],
)
def test_a_finalist_is_behind_if_that_is_more_than_luck(other: Option, behind: bool) -> None:
    assert is_behind(other, option(0.0, 50, 50, 50, 50)) == behind


def test_greedy_beats_three_random_players_and_finishes_its_games(compiled: Compiled) -> None:
    def play(part: tuple[str, int]) -> tuple[str, int, int]:
        edition, first = part
        won, ended = compiled("tests.bots.duels", edition, str(first), str(first + AT_ONCE)).split()
        return edition, int(won), int(ended)

    parts = [(edition, first) for edition in EDITIONS for first in range(0, GAMES[edition], AT_ONCE)]
    with ThreadPoolExecutor(PROCESSES) as pool:
        results = list(pool.map(play, parts))
    won = {edition: sum(won for name, won, _ in results if name == edition) for edition in EDITIONS}
    ended = {edition: sum(ended for name, _, ended in results if name == edition) for edition in EDITIONS}
    assert ended == GAMES
    assert sum(won.values()) >= TO_WIN * sum(GAMES.values()), won
