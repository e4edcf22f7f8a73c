"""How a fight may end, before it is fought."""

from milkomeda.galaxy.facts import WouldWin
from milkomeda.games import SHOWS, game

BESIDE = "milkomeda\nteal: storage 9 9 9 9\nA1: 6 teal\nB1 Novatron: 2 gold"


def foreseen(position: str, text: str) -> list[int]:
    state = game("milkomeda").read(position)
    for answer in ("attack", "attack B1"):
        state.answer(0, state.step.read(state, answer))
    facts = SHOWS["milkomeda"].preview(state.view(0), 0, text).facts
    return [fact.fights for fact in facts if isinstance(fact, WouldWin)]


def test_the_more_fleets_are_brought_the_likelier_the_fight_is_won() -> None:
    chances = [foreseen(BESIDE, f"bring {fleets} A1")[0] for fleets in (1, 2, 6)]
    assert 10 < chances[0] < 40 <= chances[1] <= 60 < chances[2] < 100


def test_fights_of_three_sides_are_foreseen_too() -> None:
    three = BESIDE.replace("A1", "violet: storage 1 1 1 1\nA1").replace("2 gold", "2 gold, 2 violet")
    both = foreseen(three, "bring 3 A1")
    assert both[0] < foreseen(BESIDE, "bring 3 A1")[0]
