"""Bots as they are written: a level, perhaps with a character."""

from pathlib import Path

import pytest

from milkomeda.bots import BOTS, STRENGTH, Named, bot, fitting, levels, named, strength
from milkomeda.bots.duel import play_match
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.search import Search
from milkomeda.galaxy.notation.position import write
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.games import GAMES, game
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from milkomeda.words.message import Problem

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
SMALL = "protocols width=4 height=4 deck=9 end_round=3"


@pytest.mark.parametrize("written", ["planner", "planner:raider"])
def test_what_is_read_is_written_so_again(written: str) -> None:
    assert str(named(written)) == written


def test_a_bot_has_the_character_that_it_is_written_with() -> None:
    raider, plain = bot("planner:raider"), bot("planner")
    assert isinstance(raider, Search)
    assert (raider.character, plain.character) == ("raider", "")


@pytest.mark.parametrize("name", ["planner:corsair", "planner:", "random:raider", "planner:raider:raider"])
def test_a_character_that_a_game_or_a_level_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(Problem, match=f"there is no '{name}'"):
        fitting(game("milkomeda"), name)
    assert fitting(game("starflick"), "expert:corsair") == Named("expert", "corsair")


def played(first: str, second: str) -> str:
    state = new_game(SMALL, 2)
    assert play_match(state, [bot(first), bot(second)], Seeded(5), most=4_000)
    return write(state)


def test_the_same_seed_gives_the_same_game_and_a_character_another_one() -> None:
    grown = played("reflex:expander", "reflex")
    assert grown == played("reflex:expander", "reflex")
    assert grown != played("reflex", "reflex")


@pytest.mark.parametrize("rules", GAMES)
def test_every_character_answers_legally(rules: str) -> None:
    for number, character in enumerate(game(rules).characters):
        state, luck = game(rules).new("", 2), Seeded(number)
        bots = [Greedy(8, most=4), BOTS["reflex"]()]
        for one in bots:
            one.character = character
        for _ in range(30):
            seat = int(state.seat())
            if seat == LUCK:
                state.play(state.step.sample(state, luck))
            else:
                state.answer(seat, bots[seat].choose(state.view(seat), seat, luck))


@pytest.mark.parametrize("rules", STRENGTH)
def test_what_levels_are_said_to_win_is_what_was_measured(rules: str) -> None:
    parts = PAGE.read_text(encoding="utf-8").split("\n## ")
    measured = [part for part in parts if part.lower().startswith(rules)]
    for level, (rival, won) in STRENGTH[rules].items():
        assert level in levels(game(rules))
        lines = [line for part in measured for line in part.splitlines()]
        found = [line for line in lines if line.startswith(f"| {level} | {rival} |")]
        assert any(line.endswith(f"| {won}% |") for line in found), f"{level}, {rival}: {found}"


def test_strength_is_said_in_tenths_and_only_where_it_was_measured() -> None:
    level, (_, won) = next(iter(STRENGTH["milkomeda"].items()))
    said = strength("milkomeda", level)
    assert said is not None
    assert said.values["won"] == round(won / 10)
    assert "game" in str(said)
    assert strength("milkomeda", "deepblue") is None
