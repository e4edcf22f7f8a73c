"""Ratings: what a game does to them."""

from itertools import count

import pytest

from milkomeda.bots import levels
from milkomeda.games import GAMES, game
from milkomeda.table import wire
from milkomeda.table.ratings import ANCHORS, DAY, MEETINGS, NEW, Ledger, Skill, anchor, rated, shown
from milkomeda.table.schema import Finished, Result

numbers = count(1)


def finished(ended: float = 0.0, name: str = "milkomeda") -> Finished:
    number = next(numbers)
    return Finished(f"table-{number}", name, "", "", ended, 1, 1, 1.0, "[]", number)


def seats(*players: str) -> list[Result]:
    """The winner first; a bot has a name in brackets."""
    return [
        Result("", seat, "", "", one[1:-1], seat + 1, 0, "")
        if one.startswith("(")
        else Result("", seat, one, one, "", seat + 1, 0, "")
        for seat, one in enumerate(players)
    ]


def after(ledger: Ledger, person: str) -> Skill:
    return ledger.skills["milkomeda", person]


def test_who_wins_rises_who_loses_falls_and_both_are_surer() -> None:
    ledger = Ledger()
    ledger.take(finished(), seats("ada", "bob"))
    assert after(ledger, "ada").mu > NEW.mu > after(ledger, "bob").mu
    assert max(after(ledger, "ada").sigma, after(ledger, "bob").sigma) < NEW.sigma


def test_a_shared_place_of_equals_moves_nobody() -> None:
    one, other = rated([NEW, NEW], [1, 1])
    assert one.mu == pytest.approx(NEW.mu)
    assert other.mu == pytest.approx(NEW.mu)


def test_all_who_share_a_place_are_moved_alike() -> None:
    first, *others = rated([NEW] * 4, [1, 2, 2, 2])
    assert first.mu > NEW.mu > others[0].mu
    assert others[0] == pytest.approx(others[1])
    assert others[1] == pytest.approx(others[2])


def test_bots_are_anchors_that_no_game_moves() -> None:
    ledger = Ledger()
    before = {name: dict(bots) for name, bots in ANCHORS.items()}
    for _ in range(20):
        ledger.take(finished(), seats("ada", "(quick)", "(greedy)"))
    assert before == ANCHORS
    assert list(ledger.skills) == [("milkomeda", "ada")]


@pytest.mark.parametrize("name", GAMES)
def test_the_yardstick_is_a_bot_that_is_offered_and_an_unmeasured_one_is_as_unknown_as_anybody(
    name: str,
) -> None:
    assert Skill(NEW.mu, 1.0) in [anchor(name, bot) for bot in levels(game(name))]
    assert anchor(name, "a bot that nobody has measured") == NEW


def test_a_lone_person_is_known_within_about_500_after_five_games_and_by_a_number_after_a_dozen() -> None:
    """Placed in turn from first to last among bots of their own strength."""
    skill = NEW
    ranges = []
    for at in range(12):
        places = [4, 4, 4, 4]
        places[0] = at % 4 + 1
        others = iter({1, 2, 3, 4} - {places[0]})
        places[1:] = list(others)
        skill = rated([skill, *[anchor("milkomeda", "reflex")] * 3], places)[0]
        ranges.append(shown(skill, at + 1))
    assert not ranges[4].sure
    assert ranges[4].high - ranges[4].low < 600
    assert ranges[11].sure
    assert ranges[11].low < 1500 < ranges[11].high


def test_to_beat_a_bot_that_takes_anything_again_and_again_brings_nothing_more() -> None:
    ledger = Ledger()
    known = []
    for _ in range(50):
        ledger.take(finished(), seats("ada", "(random)", "(random)", "(random)"))
        known.append(after(ledger, "ada"))
    assert known[-1] == known[5]
    assert not shown(known[-1], 50).sure


def test_the_same_two_people_count_three_times_a_day_in_whichever_game() -> None:
    ledger = Ledger()
    names = ["milkomeda", "starflick", "milkomeda", "milkomeda"]
    assert [ledger.take(finished(at, one), seats("ada", "bob"))[0] for at, one in enumerate(names)] == [
        *[True] * MEETINGS,
        False,
    ]
    before = after(ledger, "ada")
    assert ledger.take(finished(10.0), seats("ada", "cid", "bob")) == (
        False,
        {0: before, 1: NEW, 2: after(ledger, "bob")},
    )
    assert ledger.take(finished(10.0), seats("ada", "cid"))[0]
    assert ledger.take(finished(DAY + 1), seats("ada", "bob"))[0]


def test_each_game_has_ratings_of_its_own() -> None:
    ledger = Ledger()
    ledger.take(finished(), seats("ada", "bob"))
    assert ("starflick", "ada") not in ledger.skills


def test_a_rating_is_a_range_until_it_is_sure() -> None:
    assert shown(NEW, 0) == wire.Rating(1500, 952, 2048, sure=False, games=0, change=0)
    assert shown(Skill(30.0, 2.0), 9, NEW) == wire.Rating(1700, 1568, 1832, sure=True, games=9, change=200)
