"""Greedy looks one step ahead, which is enough against those who do not look at all."""

from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar, cast

import pytest

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import MOST_CHOICES, Greedy, few_choices, play_out
from milkomeda.galaxy.notation import write
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from tests.conftest import Compiled
from tests.play.toy import Guess, Pebbles, Stake, Toy

# Wanted are 95 of 100 games in every edition. With the seeds from 0 to 99 greedy won 94 in consolidated,
# 98 in directives, 99 in protocols. These are the first of those games.
GAMES = {"draft": 10, "consolidated": 20, "directives": 20, "protocols": 20}
TO_WIN = 0.9  # of all together
AT_ONCE = 2  # games of one process
PROCESSES = 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_chooses_what_is_allowed_and_changes_nothing(edition: str) -> None:
    state = new_game(edition, 3)
    bots: list[Bot] = [Greedy(4), RandomBot(), Greedy(2, games=1)]
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


@pytest.mark.parametrize("most", [4, MOST_CHOICES])
def test_greedy_considers_all_choices_where_they_are_few_some_where_they_are_many(most: int) -> None:
    luck = Seeded(1)
    state = new_game("protocols", 2)
    for _ in range(300):
        if state.over:
            break
        considered = few_choices(state, most, luck)
        assert 0 < len(considered) <= most
        assert all(state.step.refusal(state, choice) == "" for choice in considered)
        if state.step.listed(state) and len(state.step.choices(state)) <= most:
            assert considered == state.step.choices(state)
        state.play(state.step.sample(state, luck))


def test_whoever_plays_well_in_its_head_mostly_beats_those_who_play_at_random() -> None:
    won = 0
    for seed in range(1, 25):
        state = new_game("consolidated", 4)
        play_out(state, seed % 4, True, seed, 800)
        won += state.over and seed % 4 in state.winners()
    assert won >= 12


class Dithering(Stake):
    """Who stakes three may think again: one answer more."""

    def answer(self, state: Pebbles, choice: int) -> None:
        if choice == 3:
            state.next("stake", self.owner, self.card)
        else:
            super().answer(state, choice)


class Noted(Guess):
    notes: ClassVar[list[list[int]]] = []

    def reveal(self, state: Pebbles, answers: list[int]) -> None:
        self.notes.append(answers)
        super().reveal(state, answers)


@pytest.mark.parametrize("seed", range(10))
def test_games_in_its_head_that_begin_with_another_choice_have_the_same_luck(seed: int) -> None:
    games: list[list[list[int]]] = []
    for choice in (1, 3):
        state = Toy(stake=Dithering, guess=Noted).new("rounds=4", 2)
        state.play(0)
        state.play(choice)
        Noted.notes = []
        play_out(state, 0, False, seed, 100)
        games.append(Noted.notes)
    assert [game[0][1] for game in games] == [games[0][0][1]] * 2
    assert games[0][1:] == games[1][1:]


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
