"""Games that people played, as the lab's data."""

import polars as pl
import pytest

from milkomeda.games import game
from milkomeda.lab.again import decisions
from milkomeda.lab.people import Evening, Evenings, Task, alone, by_rules, evening, is_bot, rows, tasks
from milkomeda.lab.record import SCHEMA
from milkomeda.lab.runs import Batch, Setup, play_batch
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.step import HIDDEN, Sealed
from milkomeda.words.message import Problem
from tests.lab.people import SMALL, evenings, match_of, past
from tests.terminal.stage import random_match

PEOPLE = ("reflex", "random")


def read(match: Match, name: str = "evening.log") -> Evening:
    return evening(name, match)


def asked(one: Evening, bot: str) -> pl.DataFrame:
    every = [rows(task) for task in tasks(0, one, (bot,)) if task.bot]
    return pl.concat(one["predictions"] for one in every)


def test_a_game_of_people_makes_the_same_rows_as_if_it_had_been_played_in_the_lab() -> None:
    setup = Setup("milkomeda", SMALL, PEOPLE, 3, looks=1)
    played = play_batch(Batch(setup, 0, 1))
    found = rows(Task(0, past(PEOPLE, 3), (False, False)))
    ours = {name: frame.filter(pl.col("game") == 0) for name, frame in played.items()}
    for name in SCHEMA.keys() - {"games", "seats", "predictions", "redrawn"}:
        assert found[name].equals(ours[name]), name
    same = [name for name in SCHEMA["seats"] if name != "bot"]
    assert found["seats"].select(same).equals(ours["seats"].select(same))
    assert found["seats"]["bot"].to_list() == ["Ada", "Zoë"]
    assert found["games"].drop("seed").equals(ours["games"].drop("seed"))


def test_a_bot_foretells_itself_and_not_whoever_takes_anything() -> None:
    found = asked(evening("", match_of(past(PEOPLE, 3))), "reflex").group_by("player").agg(pl.mean("same"))
    by_name = dict(found.iter_rows())
    assert by_name["Ada"] > 0.9
    assert by_name["Zoë"] < 0.6


def test_every_decision_with_something_to_choose_is_asked_about_once_whoever_works() -> None:
    one = evening("", match_of(past(PEOPLE, 3)))
    free = one.decisions - one.forced - one.endless
    found = asked(one, "quick")
    assert 0 < free == found.height == found["answer"].n_unique()
    assert found.equals(asked(one, "quick"))
    assert found["choices"].min() == 2
    assert found["likely"].null_count() == free
    assert all(likely <= 0 for likely in asked(one, "reflex")["likely"])


def test_what_a_bot_is_shown_is_what_the_seat_saw() -> None:
    match = random_match("edition=consolidated width=4 height=4 deck=12", 2, 7)
    match.players[:] = ["Ada", "Zoë"]
    at = next(at for at, one in enumerate(match.answers) if len(one.before.waiting()) > 1)
    first, later = (one for one in decisions(match) if one.at in (at, at + 1))
    assert isinstance(later.view.step, Sealed)
    assert later.view.step.given[first.seat] == HIDDEN
    assert later.at in asked(read(match), "reflex")["answer"]


def test_what_bots_chose_is_not_asked_about() -> None:
    match = match_of(past(PEOPLE, 3))
    whole = read(match)
    match.players[1] = "planner:raider"
    one = read(match)
    assert one.bots == (False, True)
    assert one.decisions < whole.decisions
    assert asked(one, "random")["seat"].unique().to_list() == [0]


def test_a_bot_is_known_by_its_level_or_by_the_name_that_a_table_gives_it() -> None:
    rules = game("milkomeda")
    assert is_bot(rules, "reflex:raider")
    assert is_bot(rules, rules.characters["raider"][0])
    assert not is_bot(rules, "Ada")


def test_a_game_that_says_nothing_of_how_people_play_is_refused_with_the_reason() -> None:
    with pytest.raises(Problem, match="not finished \\(30 answers\\)"):
        read(random_match(SMALL, 2, 1, most=30))
    whole = match_of(past(PEOPLE, 3))
    with pytest.raises(Problem, match="later part"):
        read(Match(whole.game, whole.options, whole.players, whole.answers[20].before))
    whole.players[:] = ["random", "reflex"]
    with pytest.raises(Problem, match="only bots"):
        read(whole)


def test_a_position_put_right_by_hand_is_nobodys_decision() -> None:
    match = match_of(past(PEOPLE, 3))
    course = [(one.seat, one.text) for one in match.answers]
    match.go_back(20)
    match.put_right(match.game.write(match.state))
    for seat, text in course[20:]:
        match.take(seat, text)
    one = read(match)
    assert one.put_right == 1
    found = rows(Task(0, log.write(match), one.bots))
    plain = rows(Task(0, past(PEOPLE, 3), one.bots))
    assert found["decisions"].height == plain["decisions"].height
    assert found["seats"].equals(plain["seats"])


def test_the_same_game_counts_once() -> None:
    first, second = evenings(PEOPLE, 2)
    kept, left = alone([first, second, first._replace(name="again.log")])
    assert kept == [first, second]
    assert [(name, str(why)) for name, why in left] == [("again.log", "the same game as 0.log")]


def test_games_by_other_rules_or_of_another_number_are_told_apart() -> None:
    two, three = evenings(PEOPLE, 1)[0], evenings(("random",) * 3, 1)[0]
    other = two._replace(options="edition=draft")
    assert [len(some) for some in by_rules([two, three, two, other]).values()] == [2, 1, 1]


def test_flicks_cannot_be_listed_and_are_not_asked_about() -> None:
    match = random_match("pool=1", 2, 105, name="starflick")
    match.players[:] = ["Ada", "Zoë"]
    one = read(match)
    assert one.endless > 0
    assert asked(one, "random").height == one.decisions - one.forced - one.endless


def test_a_run_of_other_games_is_another_run() -> None:
    games = evenings(PEOPLE, 2)
    assert Evenings(games, ("reflex",)).run("") != Evenings(games[:1], ("reflex",)).run("")
