"""What a player imagines looks like what it sees, and is as likely as it should be."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

from milkomeda.adapters.actions import odds
from milkomeda.galaxy.options import EDITIONS
from milkomeda.games import game
from milkomeda.play.game import Game
from milkomeda.play.luck import Seeded
from milkomeda.play.state import State
from milkomeda.play.step import LUCK
from milkomeda.starflick.options import EDITIONS as STARFLICKS
from tests.galaxy.rules.test_research import research
from tests.galaxy.scene import scene

SMALL = "width=4 height=4 deck=9 end_round=2"
WORLDS = 1_500


def played(name: str, options: str, players: int, seed: int, most: int = 400) -> Iterator[State]:
    """A random game, moment by moment."""
    state, luck = game(name).new(options, players), Seeded(seed)
    while state.steps and most:
        yield state
        state.play(state.step.sample(state, luck))
        most -= 1


@pytest.mark.parametrize("name", ["milkomeda", "starflick"])
def test_worlds_that_are_imagined_look_the_same_to_who_imagines_them(name: str) -> None:
    write, luck, hidden = game(name).write, Seeded(1), 0
    small: dict[str, tuple[Iterable[str], str]] = {
        "milkomeda": (EDITIONS, SMALL),
        "starflick": (STARFLICKS, "pool=9"),
    }
    editions, size = small[name]
    rules = [f"edition={edition} {size}" for edition in editions]
    for options in rules:
        for state in islice(played(name, options, 3, seed=1, most=900), 0, None, 5):
            for seat in range(3):
                view = state.view(seat)
                world = view.imagine(seat, luck)
                assert write(world.view(seat)) == write(view)
                assert not any(step.veils() for step in world.steps)
                hidden += any(step.veils() for step in view.steps)
    assert hidden


def ends(state: State, likely: float = 1.0) -> Iterator[tuple[State, float]]:
    """Whatever chance may make of it before somebody is asked, and how likely that is."""
    if state.seat() != LUCK:
        yield state, likely
        return
    for choice, share in odds(state):
        after = state.copy()
        after.play(choice)
        yield from ends(after, likely * share)


def agree(rules: Game, before: State, watcher: int) -> int:
    """What chance did in secret is imagined as likely as it was; returns in how many ways."""
    luck = Seeded(1)
    exact: dict[str, float] = {}
    views = set()
    for end, likely in ends(before):
        exact[rules.write(end)] = likely
        views.add(rules.write(end.view(watcher)))
    assert len(views) == 1
    view = end.view(watcher)
    found = Counter(rules.write(view.imagine(watcher, luck)) for _ in range(WORLDS))
    assert set(found) <= set(exact)
    off = sum((found[text] - WORLDS * share) ** 2 / (WORLDS * share) for text, share in exact.items())
    assert off < len(exact) + 5 * (2 * len(exact)) ** 0.5  # chi-squared, and five times how much it spreads
    return len(exact)


def test_technologies_drawn_in_secret_are_imagined_as_likely_as_they_were_drawn() -> None:
    drawing = research("Nebulon Prime").play("teal: research", "teal: focus observatory")
    assert agree(game("milkomeda"), drawing.state, watcher=1) > 10


def test_planets_seen_in_secret_are_imagined_as_likely_as_they_lay_there() -> None:
    states = played("starflick", "", 2, seed=1)
    before = next(state for state in states if state.step.name() == "peek")
    assert agree(game("starflick"), before, watcher=0) > 1


def test_all_answers_that_may_have_been_given_in_secret_are_imagined() -> None:
    small = scene("A1: 5 teal\nB1 Novatron: 3 gold\nteal: storage 9 9 9 9")
    state = small.play("teal: attack", "teal: attack B1", "teal: bring 3 A1").state
    write, luck = game("milkomeda").write, Seeded(1)
    given = [state.copy() for _ in state.step.choices(state)]
    for answered, choice in zip(given, state.step.choices(state)):
        answered.play(choice)
    possible = {write(answered) for answered in given}
    imagined = {write(given[0].view(1).imagine(1, luck)) for _ in range(WORLDS)}
    assert len(possible) == 35
    assert imagined == possible
