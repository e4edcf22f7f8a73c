"""What was entered further on, after somebody went back."""

from milkomeda.games import game
from milkomeda.play.course import fitting
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK
from milkomeda.words.message import say

RULES = game("milkomeda")


def test_what_answers_something_else_is_said_so_and_not_how_one_would_spell_an_answer() -> None:
    match = Match(RULES, "edition=protocols", ["Ada", "Zoë"])
    assert fitting(match, [(LUCK, "explore")]) == (0, say("answers-something-else", text="explore"))
