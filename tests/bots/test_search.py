"""Search plays on in its head. How well it plays is measured elsewhere."""

from typing import cast

import pytest

from milkomeda.bots.bot import Bot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.duel import play_match
from milkomeda.bots.learned import learned
from milkomeda.bots.reflex import AVERAGE, Reflex
from milkomeda.bots.search import Search, Thought, Try
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.options import EDITIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK, Sealed
from tests.galaxy.scene import scene

SMALL = "width=4 height=4 deck=9"


class Asked(Budget):
    """Over when it has been asked so often; counts that."""

    def __init__(self, most: int = 1) -> None:
        self.times = 0
        self.most = most

    def left(self) -> float:
        return float(self.most - self.times)

    def over(self) -> bool:
        self.times += 1
        return self.times >= self.most


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_answers_legally_in_every_edition_and_changes_nothing(edition: str) -> None:
    state, luck, bot = new_game(edition, 3), Seeded(2), Search(games=4, finalists=2, ahead=1)
    for _ in range(60):
        if state.over:
            break
        seat = int(state.seat())
        if seat == LUCK:
            state.play(state.step.sample(state, luck))
            continue
        view = cast(Galaxy, state.view(seat))
        before = write(view)
        choice = bot.choose(view, seat, luck)
        assert write(view) == before
        assert state.step.refusal(state, choice) is None
        state.play(choice)


def played(seed: int) -> str:
    state = new_game(f"protocols {SMALL} end_round=3", 2)
    bots: list[Bot] = [Search(games=2, finalists=2, ahead=1), Reflex(most=4)]
    assert play_match(state, bots, Seeded(seed), most=4_000)
    return write(state)


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(5) == played(5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_comes_to_the_end_in_every_edition(edition: str) -> None:
    state = new_game(f"{edition} {SMALL} end_round=3", 2)
    bots: list[Bot] = [Search(games=2, finalists=2), Reflex(most=4)]
    assert play_match(state, bots, Seeded(1), most=2_000)


@pytest.mark.parametrize("edition", EDITIONS)
def test_fights_in_its_head_have_fresh_luck_and_come_to_their_end(edition: str) -> None:
    position = "teal: storage 3 3 3 3\nA1: 5 teal\nB1 Novatron: 5 gold\nF5: 3 gold"
    before = scene(position, f"{edition} space=wide")
    state = before.play("teal: attack", "teal: attack B1", "teal: bring 5 A1").state
    thought = Thought(learned(state), state, 0, 1, AVERAGE, 1, ENDLESS)
    for seed in range(20):
        after = state.copy()
        thought.go_on(after, seed)
        assert after.quiet()


def test_it_stops_when_its_time_is_up() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while state.seat() == LUCK or len(state.step.choices(state)) < 3:
        state.play(state.step.sample(state, luck))
    seat, budget = int(state.seat()), Asked()
    choice = Search(games=10_000).choose(state.view(seat), seat, luck, budget)
    assert choice in state.step.choices(state)
    assert budget.times == 1


@pytest.mark.parametrize(("patient", "times"), [(False, 12), (True, 100)])
def test_who_is_patient_takes_the_time_there_is(patient: bool, times: int) -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while state.seat() == LUCK or len(state.step.choices(state)) < 3:
        state.play(state.step.sample(state, luck))
    seat, budget = int(state.seat()), Asked(100)
    Search(games=12, finalists=2, patient=patient).choose(state.view(seat), seat, luck, budget)
    assert budget.times == times


def test_without_an_end_to_it_patience_changes_nothing() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while state.seat() == LUCK or len(state.step.choices(state)) < 3:
        state.play(state.step.sample(state, luck))
    seat = int(state.seat())
    bots = [Search(games=24, patient=patient) for patient in (False, True)]
    assert len({int(bot.choose(state.view(seat), seat, Seeded(7))) for bot in bots}) == 1


def test_in_secret_too() -> None:
    state, luck = new_game("protocols", 2), Seeded(1)
    while not isinstance(state.step, Sealed):
        state.play(state.step.sample(state, luck))
    seat, budget = int(state.seat()), Asked()
    choice = Search().choose(state.view(seat), seat, luck, budget)
    assert state.step.refusal(state, choice) is None
    assert budget.times == 1


def test_games_count_more_than_liking() -> None:
    liked, won = Try(1, 0.0), Try(2, -2.0)
    liked.ends, won.ends = [0.1] * 10, [0.9] * 10
    assert won.promise() > liked.promise()
    assert liked.is_behind(won)
    assert not won.is_behind(won)


def test_what_is_a_matter_of_luck_is_not_clearly_behind() -> None:
    one, other = Try(1, 0.0), Try(2, 0.0)
    one.ends, other.ends = [0.9, 0.1, 0.5, 0.4], [0.1, 0.9, 0.4, 0.4]
    assert one.promise() > other.promise()
    assert not other.is_behind(one)
