"""Income: what the Homeworld and the controlled sectors yield, and the M-Brain's bonus."""

import pytest

from tests.galaxy.scene import Scene, editions, scene


def income(text: str, options: str = "protocols") -> Scene:
    return scene(f"{text}\npending: income; main-action; end-turn", options)


@editions()
def test_the_homeworld_yields_three_of_each(edition: str) -> None:
    game = income("teal: storage 1 0 0 2\nA1: 3 teal\nF5: 3 gold", edition)
    game.has("teal", blue=4, orange=3, red=3, green=5).has("gold", blue=0)


@editions()
def test_every_other_controlled_sector_yields_its_printed_values(edition: str) -> None:
    game = income(
        "A1: 3 teal\nB1 Gebli VII: 1 teal\nA2 Feral Reach: 1 teal\nB2 Novatron: 1 gold\nC1 Duskforge", edition
    )
    game.has("teal", blue=6, orange=6, red=4, green=5)


@editions()
def test_a_sector_held_without_fleets_yields_too(edition: str) -> None:
    income("A1: 3 teal\nC3 Novatron: teal outpost, held by teal", edition).has("teal", green=7)


@editions()
def test_the_homeworld_yields_three_of_each_even_if_an_opponent_controls_it(edition: str) -> None:
    text = "A1: 2 gold\nB1 Novatron: 1 teal\nF5: 3 gold"
    income(text, edition).has("teal", blue=3, orange=3, red=3, green=7)
    income(text, edition + " homeworld_blocked=yes").has("teal", blue=0, orange=0, red=0, green=4)


@editions()
def test_a_homeworld_that_nobody_controls_still_yields(edition: str) -> None:
    income("A1: 1 teal, 1 gold\nF5: 3 gold", edition).controls("nobody", "A1").has("teal", blue=3, green=3)
    income("B1 Novatron: 1 teal\nF5: 3 gold", edition).controls("nobody", "A1").has("teal", blue=3, green=7)


@editions()
def test_a_captured_homeworld_yields_its_captor_three_of_each(edition: str) -> None:
    text = "A1: 3 teal\nF5: 2 teal"
    income(text, edition).has("teal", blue=6, orange=6, red=6, green=6)
    income(text, edition + " homeworld_captured=no").has("teal", blue=3, orange=3, red=3, green=3)


def test_the_homeworlds_yield_is_an_option() -> None:
    income("A1: 3 teal\nF5: 2 teal", "homeworld_income=2").has("teal", blue=4, green=4)


@pytest.mark.parametrize(("gold", "more"), [("1 gold", 0), ("3 gold", 0), ("6 gold", 2)])
def test_whoever_alone_has_the_fewest_vp_gains_more_of_each_resource(gold: str, more: int) -> None:
    text = f"A1: 3 teal\nF5: {gold}"
    income(text).has("teal", blue=3, orange=3, red=3, green=3)
    game = income(text, "catch_up=2")
    game.has("teal", blue=3 + more, orange=3 + more, red=3 + more, green=3 + more).has("gold", blue=0)


@pytest.mark.parametrize(
    ("options", "fleets", "orange"),
    [("upkeep=0", 9, 4), ("upkeep=3", 2, 4), ("upkeep=3", 9, 1), ("upkeep=1", 9, 0)],
)
def test_fleets_on_the_map_cost_orange_as_far_as_one_has_it(options: str, fleets: int, orange: int) -> None:
    text = f"teal: storage 0 1 0 0\nA1: {fleets} teal\nF5: 3 gold"
    income(text, options).has("teal", blue=3, orange=orange)


def test_what_a_storage_cannot_hold_is_lost() -> None:
    text = "teal: storage 14 12 15 0\nA1: 3 teal\nF5: 3 gold"
    income(text).has("teal", blue=17, orange=15, red=18, green=3)
    income(text, "storage_limit=15").has("teal", blue=15, orange=15, red=15, green=3)


# The M-Brain.

BRAIN = """
A1: 1 teal
B1 Nebulon Prime: 1 teal, teal m-brain
C1 Actara: 1 teal
B2 Stellar Nexus: 1 gold
F5: 3 gold
"""


@editions("draft", "consolidated", "directives")
def test_an_m_brain_yields_one_resource_of_choice_for_each_controlled_sector_adjacent_to_it(
    edition: str,
) -> None:
    game = income(BRAIN, edition)
    assert game.asks == "teal bonus"
    assert len(game.choices()) == 10
    assert game.asked() == "Your M-Brain yields 2 resources of your choice."
    game.play("teal: take 1 blue 1 green").has("teal", blue=4, orange=3, red=4, green=4)
    assert game.asks == "teal choose"


@editions("draft", "consolidated", "directives")
def test_all_of_it_may_be_one_colour(edition: str) -> None:
    income(BRAIN, edition).play("teal: take 2 orange").has("teal", orange=5)


def test_in_the_newest_edition_it_yields_nothing() -> None:
    assert income(BRAIN, "protocols").asks == "teal choose"
    assert income(BRAIN, "protocols mbrain_income=yes").asks == "teal bonus"


@editions("draft", "consolidated", "directives")
@pytest.mark.parametrize("where", ["1 teal, teal m-brain new", "2 gold, teal m-brain"])
def test_an_m_brain_that_does_not_work_yields_nothing(edition: str, where: str) -> None:
    assert income(BRAIN.replace("1 teal, teal m-brain", where), edition).asks == "teal choose"


def test_alone_it_yields_nothing() -> None:
    game = income("A1: 1 teal\nC3 Actara: 1 teal, teal m-brain\nC2 Stellar Nexus", "draft")
    assert game.asks == "teal choose"
