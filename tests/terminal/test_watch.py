from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.match import Match
from milkomeda.terminal.watch import watch_many, watch_one
from milkomeda.words.language import language
from tests.terminal.stage import output, plain

SMALL = "edition=protocols width=4 height=4 deck=8"
BOTS = ["random", "random"]


def test_a_game_is_told_and_scored() -> None:
    console = plain()
    watch_one(console, Match(game("milkomeda"), SMALL, BOTS[:]), Seeded(3), 100, 0, language("en"))
    said = output(console)
    assert "Round 1 begins." in said
    assert "Final score" in said
    assert "in all" in said


def test_a_game_that_takes_too_long_is_scored_as_unfinished() -> None:
    console = plain()
    watch_one(console, Match(game("milkomeda"), "", BOTS[:]), Seeded(3), 1, 0, language("en"))
    assert "Unfinished: the score in round 2" in output(console)


def test_of_many_games_only_the_ends_are_told() -> None:
    console = plain()
    watch_many(console, game("milkomeda"), SMALL, BOTS, 1, 3, 100, language("en"))
    rows = [line for line in output(console).splitlines() if line.startswith("│")]
    assert len(rows) == 4
    assert "begins" not in output(console)
