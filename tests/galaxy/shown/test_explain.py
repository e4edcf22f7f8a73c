"""What steps and words are about."""

import pytest

from milkomeda.galaxy.notation import pending
from milkomeda.galaxy.options import EDITIONS, OPTIONS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.shown.explain import about, topics
from milkomeda.play.step import Luck, Then
from milkomeda.words.language import LANGUAGES, language
from milkomeda.words.message import SEATS
from tests.galaxy.steps import STEPS

GAME = new_game("", 4)
ASKING = {
    step.name(): step
    for _, text in STEPS
    for step in pending.read(GAME, text)
    if not isinstance(step, (Luck, Then))
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_that_asks_somebody_is_explained(code: str) -> None:
    for name in ASKING:
        assert language(code).knows(f"galaxy-help-{name}"), name


def test_the_rules_behind_a_step_are_options() -> None:
    for step in ASKING.values():
        assert set(step.behind()) <= OPTIONS.keys()
    assert all(step.behind() for name, step in ASKING.items() if name != "keep")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_topic_can_be_said(edition: str, code: str) -> None:
    for lines in topics(new_game(edition, 3)).values():
        for line in lines:
            assert language(code).say(line, SEATS.__getitem__)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("A1", "A1: Homeworld of teal."),
        ("c3", "C3 is unexplored."),
        ("z9", "'z9' is no place in this galaxy (A1 to I6)"),
        ("red", "red. Strategic: fires the Starlance."),
        ("beam", "beam: beats shield and drone; is beaten by artillery and fighter."),
        ("pass", "pass: do nothing."),
        ("breakfast", "Nothing here is called 'breakfast'. Try a card, a place like A1, a keyword,"),
        ("quantum s", "Quantum Sentinels: "),
        ("warz", "warzone: a keyword of sectors. Its technologies: "),
        ("end_", "'end_' could be: end_at, end_cards, end_deck, end_round, end_slots."),
    ],
)
def test_words_are_explained(word: str, said: str) -> None:
    assert str(about(GAME, word)[0]).startswith(said)
