"""What characters like. That they play so, and how well, is measured elsewhere."""

import pytest

from milkomeda.bots.judgement import Judgement
from milkomeda.bots.reflex import Reflex
from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.characters import LEADERS, LIKES
from milkomeda.galaxy.features import FEATURES
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.luck import Seeded
from tests.galaxy.scene import Scene, editions, scene

ALL_ACTIONS = """
    round 2, order teal gold, turn teal, master gold
    teal: storage 6 6 6 6
    gold: storage 3 3 3 3
    A1: 3 teal
    B1 Novatron: 1 gold
    A2 Terra Pax: 1 teal
    F5: 3 gold
    """
OFFER = """
    round 3, order gold teal, turn gold, master teal
    teal: storage 3 3 3 3
    gold: storage 3 3 3 3
    A1: 3 teal
    F5: 3 gold
    pending: decide-offer giver_seat=gold resources=1 blue place=1; decide-order
    """
INDIFFERENT = Judgement({}, FEATURES, [], [0.0] * FEATURES, [])


def choice_of(character: str, at: Scene, seat: str = "teal") -> str:
    """Of somebody who otherwise does not care."""
    bot = Reflex(INDIFFERENT)
    bot.character = character
    number = SEATS.index(seat)
    view = at.state.view(number)
    return view.step.spell(view, bot.choose(view, number, Seeded(1)))


@pytest.mark.parametrize(
    ("character", "action"),
    [("expander", "explore"), ("raider", "attack"), ("builder", "build"), ("scholar", "research")],
)
def test_all_else_the_same_each_takes_its_own_action(character: str, action: str) -> None:
    at = scene(ALL_ACTIONS)
    assert at.choices() == ["explore", "research", "move", "build", "attack"]
    assert choice_of(character, at) == action


@editions("draft", "consolidated", "directives")
def test_a_raider_attacks_in_every_edition(edition: str) -> None:
    assert choice_of("raider", scene(ALL_ACTIONS, edition)) == "attack"


def test_a_diplomat_does_anything_rather_than_attack() -> None:
    at = scene(ALL_ACTIONS)
    likings = {action: at.after(f"teal: {action}").leaning("diplomat", 0) for action in at.choices()}
    assert min(likings, key=lambda action: likings[action]) == "attack"


def test_a_diplomat_takes_what_is_offered_for_a_promise() -> None:
    at = scene(OFFER)
    assert choice_of("diplomat", at) == "take"
    assert at.after("teal: take").leaning("raider", 0) == at.after("teal: decline").leaning("raider", 0)


def more_of(line: str, other: str) -> tuple[Galaxy, Galaxy]:
    base = "A1: 3 teal\nF5: 3 gold\n{}\n"
    return scene(base.format(line)).state, scene(base.format(other)).state


@pytest.mark.parametrize(
    ("character", "more", "less"),
    [
        ("expander", "A2 Novatron: 1 teal", "A2 Novatron"),
        ("raider", "F4 Novatron: 1 teal", "A2 Novatron: 1 teal"),
        ("raider", "B1 Novatron: 1 gold", "B1 Novatron: 3 gold"),
        ("builder", "A2 Novatron: 1 teal, teal outpost", "A2 Novatron: 1 teal"),
        ("scholar", "teal: storage 3 3 3 9", "teal: storage 3 3 9 3"),
        ("diplomat", "A2 Novatron: 1 teal", "A2 Novatron: 1 gold"),
    ],
)
def test_what_each_likes_of_a_position(character: str, more: str, less: str) -> None:
    one, other = more_of(more, less)
    assert one.leaning(character, 0) > other.leaning(character, 0)


def test_without_a_character_and_at_the_end_nothing_is_liked() -> None:
    at = scene(ALL_ACTIONS).state
    assert at.leaning("", 0) == at.leaning("corsair", 0) == 0.0
    at.steps = []
    assert [at.leaning(character, 0) for character in LIKES] == [0.0] * len(LIKES)


def test_each_has_leaders_of_its_own_enough_for_a_table() -> None:
    names = [name for leaders in LEADERS.values() for name in leaders]
    assert len(names) == len(set(names))
    assert min(map(len, LEADERS.values())) > len(SEATS)
