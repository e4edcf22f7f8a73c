"""Whom a name stands for."""

from math import inf
from pathlib import Path

import pytest

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.budget import ENDLESS, Budget
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.reflex import Reflex
from milkomeda.cli import main
from milkomeda.lab.contest import Seating, play
from milkomeda.lab.players import Player, known
from milkomeda.play.luck import Random
from milkomeda.play.state import State
from milkomeda.words.message import Problem

WEIGHTS = Path("src/milkomeda/bots/weights/milkomeda.json").absolute()
BUDGETS: list[float] = []


class Watchful(Bot):
    """Notes how much time it is given."""

    def choose(self, view: State, seat: int, luck: Random, budget: Budget = ENDLESS) -> int:
        BUDGETS.append(budget.left())
        return view.step.sample(view, luck)


def test_a_name_stands_for_a_bot_of_ours_for_weights_or_for_a_bot_from_anywhere() -> None:
    assert isinstance(Player("quick").bot, Greedy)
    assert isinstance(Player(str(WEIGHTS)).bot, Reflex)
    assert isinstance(Player("milkomeda.bots.bot:RandomBot").bot, RandomBot)
    assert Player("planner:raider@1").bot.character == "raider"
    assert isinstance(Player(f"{__name__}:Watchful").bot, Watchful)


def test_a_bot_has_the_time_that_its_name_ends_with() -> None:
    assert Player("planner").budget().left() == inf
    assert Player("planner@0.5").seconds == 0.5
    assert 0 < Player("milkomeda.bots.bot:RandomBot@90").budget().left() <= 90


def test_each_decision_has_that_time() -> None:
    BUDGETS.clear()
    options = "edition=protocols width=4 height=4 deck=9 end_round=1"
    play(Seating("milkomeda", options, (f"{__name__}:Watchful@90", "random"), 1))
    assert len(BUDGETS) > 1
    assert all(0 < left <= 90 for left in BUDGETS)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("quick:nobody", "nobody"),
        ("nobody", "there is no player 'nobody'"),
        ("planner@soon", "there is no player 'planner@soon'"),
        ("missing.json", "there is no player 'missing.json'"),
        ("milkomeda.nowhere:Bot", "there is no bot Bot in milkomeda.nowhere: No module named"),
        ("milkomeda.bots.bot:Nobody", "there is no bot Nobody in milkomeda.bots.bot: "),
        (":Bot", "there is no bot Bot in : Empty module name"),
        ("milkomeda.bots.budget:Budget", "Budget in milkomeda.bots.budget is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, reason: str) -> None:
    with pytest.raises(Problem, match=reason):
        known("milkomeda", ["quick", name])


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--players", "2", "--bots", "random,milkomeda.bots.budget:Budget"]) == 2
    assert "is no bot" in capsys.readouterr().err
