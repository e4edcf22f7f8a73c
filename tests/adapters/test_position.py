"""Positions as values: kept as text, and what each seat has seen of the way there."""

import copy
import pickle

from milkomeda.adapters.position import Position
from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.play.step import WATCHER
from tests.adapters.fights import GOLD, TEAL, fight, roll

RULES = game("milkomeda")


def text(position: Position) -> str:
    return RULES.write(position.state)


def test_an_action_leads_to_another_position_and_leaves_this_one_alone() -> None:
    position = fight()
    before = text(position)
    assert text(position.after(0)) != before
    assert text(position) == before
    assert copy.deepcopy(position) is position


def test_a_secret_answer_changes_nothing_that_others_see_or_recall() -> None:
    position = fight()
    one, other = position.after(0), position.after(1)
    for seat in (GOLD, WATCHER):
        assert one.seen(seat) == other.seen(seat)
        assert one.recalled(seat) == other.recalled(seat)
    assert one.seen(TEAL) != other.seen(TEAL)
    assert one.recalled(TEAL) != other.recalled(TEAL)


def test_who_comes_to_the_same_view_by_another_way_recalls_it() -> None:
    position = roll(1, 1)
    one, other = position.after(0).after(1), position.after(1).after(0)  # one of two dice hits
    assert one.seen(GOLD) == other.seen(GOLD)
    assert one.recalled(GOLD) != other.recalled(GOLD)


def test_a_position_that_was_kept_is_the_same() -> None:
    position = fight().after(3)
    kept = pickle.loads(pickle.dumps(position))
    assert text(kept) == text(position)
    assert kept.choices == position.choices
    assert kept.answers == position.answers == 1
    for seat in (TEAL, GOLD, WATCHER):
        assert kept.recalled(seat) == position.recalled(seat)
        assert kept.after(0).recalled(seat) == position.after(0).recalled(seat)


def test_what_is_imagined_looks_the_same_and_hides_something_else() -> None:
    position = fight().after(3)
    luck = Seeded(1)
    imagined = [position.imagined(GOLD, luck) for _ in range(5)]
    assert {one.recalled(GOLD) for one in imagined} == {position.recalled(GOLD)}
    assert {one.seen(GOLD) for one in imagined} == {position.seen(GOLD)}
    assert len({text(one) for one in imagined}) > 1
