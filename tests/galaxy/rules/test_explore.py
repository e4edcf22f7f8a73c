"""Explore: draw sectors, place them, pay for them."""

import pytest

from milkomeda.play.step import Luck
from tests.galaxy.scene import Scene, editions, scene

FRONTIER = """
teal: storage 3 3 3 9
gold: storage 3 3 3 3
A1: 3 teal
B1 Nebulon Prime: 1 teal
A2 Actara
F5: 3 gold
"""


def explore(
    options: str = "protocols", text: str = FRONTIER, probe: str = "probe B1", green: int = 0
) -> Scene:
    """Explore has been chosen, and nothing drawn yet."""
    game = scene(text, options).play("teal: explore")
    if game.asks == "teal probes":
        game.play(f"teal: {probe}")
    return game.play(f"teal: spend {green} green")


def draw(game: Scene, *sectors: str) -> Scene:
    return game.play(*(f"luck: draw {sector}" for sector in sectors))


def spots(game: Scene) -> list[str]:
    """The cells where a sector may be placed."""
    return sorted({choice.split()[-1] for choice in game.choices() if choice != "done" and choice[-2] != "r"})


# Drawing.


@editions()
@pytest.mark.parametrize("green", [0, 1, 3])
def test_draw_two_and_one_more_for_each_green_spent_beforehand(edition: str, green: int) -> None:
    game = explore(edition, green=green).has("teal", green=9 - green)
    drawn = 0
    while game.asks == "luck draw":
        game.play(f"luck: {game.choices()[0]}")
        drawn += 1
    assert drawn == 2 + green


def test_no_more_green_can_be_spent_than_is_held_or_than_there_are_sectors() -> None:
    game = scene(FRONTIER).play("teal: explore")
    assert game.choices() == [f"spend {green} green" for green in range(10)]
    game = scene(FRONTIER + "deck 5").play("teal: explore")
    assert game.choices() == [f"spend {green} green" for green in range(4)]


def test_a_small_deck_is_drawn_to_its_end() -> None:
    game = explore(text=FRONTIER + "deck 1")
    draw(game, "Novatron")
    assert game.asks == "teal place"


def test_how_many_are_drawn_is_an_option() -> None:
    game = explore("explore_draw=1")
    draw(game, "Novatron")
    assert game.asks == "teal place"


def test_an_empty_deck_allows_no_explore() -> None:
    assert scene(FRONTIER + "deck 0").refuses("teal: explore") == "the sector deck is empty"


@editions("consolidated", "directives", "protocols")
def test_where_sectors_are_paid_explore_needs_one_green(edition: str) -> None:
    poor = FRONTIER.replace("storage 3 3 3 9", "storage 3 3 3 0")
    assert scene(poor, edition).refuses("teal: explore") == "needs 1 green, you have 0"


def test_where_they_are_not_it_needs_none() -> None:
    poor = FRONTIER.replace("storage 3 3 3 9", "storage 3 3 3 0")
    assert "explore" in scene(poor, "draft").choices()


# Where: probes.


@editions("consolidated", "directives")
def test_a_probe_starts_from_a_controlled_sector_with_a_fleet(edition: str) -> None:
    game = scene(
        """
        teal: storage 0 0 0 9
        A1: 3 teal
        B1 Nebulon Prime: 1 teal
        C1 Novatron: teal outpost, held by teal
        A2 Actara: 1 teal, 1 gold
        C3 Vortexium: 1 teal
        F5: 3 gold
        """,
        edition,
    ).play("teal: explore")
    assert game.choices() == ["probe B1", "probe B1 C3", "probe C3"]
    assert game.after("teal: probe C3 B1").step.born() == game.after("teal: probe B1 C3").step.born()


@editions("draft", "consolidated", "directives")
def test_without_a_probe_there_is_no_explore(edition: str) -> None:
    game = scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron\nA2 Actara\nF5: 3 gold", edition)
    reason = "no fleet of yours stands in a controlled sector next to unexplored space"
    assert game.refuses("teal: explore") == reason


@editions("consolidated", "directives")
def test_sectors_go_next_to_an_origin_of_up_to_two_probes(edition: str) -> None:
    text = FRONTIER + "E4 Novatron: 1 teal"
    assert spots(draw(explore(edition, text), "Mineron V", "Vortexium")) == ["B2", "C1"]
    both = draw(explore(edition, text, "probe B1 E4"), "Mineron V", "Vortexium")
    assert spots(both) == ["B2", "C1", "D4", "E3", "E5", "F4"]


@pytest.mark.parametrize(
    ("options", "chain"),
    [("draft", False), ("consolidated", True), ("directives", True), ("draft explore_chain=yes", True)],
)
def test_a_sector_may_go_next_to_a_card_placed_in_this_chain(options: str, chain: bool) -> None:
    game = draw(explore(options), "Mineron V", "Vortexium").play("teal: place Mineron V C1")
    assert spots(game) == (["B2", "C2", "D1"] if chain else ["B2"])


GATE = """
teal: storage 3 3 3 9
A1: 3 teal
B1 Nebulon Prime: 1 teal, teal hypergate
A2 Actara
B2 Mineron V
F5: 3 gold
"""


@editions("draft", "consolidated", "directives")
def test_from_the_hypergate_one_places_up_to_two_away_through_explored_sectors(edition: str) -> None:
    game = draw(explore(edition, GATE), "Novatron", "Vortexium")
    assert spots(game) == ["B3", "C1", "C2"]


@editions("draft", "consolidated", "directives")
@pytest.mark.parametrize(
    "change",
    [
        ("teal hypergate", "teal hypergate new"),
        ("teal hypergate", "gold hypergate"),
        ("teal hypergate", "teal starlance"),
    ],
)
def test_without_an_own_hypergate_that_works_just_one_away(edition: str, change: tuple[str, str]) -> None:
    assert spots(draw(explore(edition, GATE.replace(*change)), "Novatron", "Vortexium")) == ["C1"]


def test_the_hypergates_reach_can_be_left_out() -> None:
    assert spots(draw(explore("draft explore_gate=no", GATE), "Novatron", "Vortexium")) == ["C1"]


@editions("draft", "consolidated", "directives")
def test_every_card_of_the_action_may_go_two_away_or_just_the_first(edition: str) -> None:
    for cards, places in (("every", {"B3", "C1"}), ("first", {"C1"})):
        game = draw(explore(f"{edition} explore_chain=no gate_cards={cards}", GATE), "Novatron", "Vortexium")
        assert spots(game) == ["B3", "C1", "C2"]
        assert set(spots(game.play("teal: place Novatron C2"))) == places


def test_a_probe_from_elsewhere_does_not_use_the_hypergate() -> None:
    text = GATE + "E1 Terra Pax: 1 teal"
    game = draw(explore("consolidated", text, "probe E1"), "Novatron", "Vortexium")
    assert spots(game) == ["D1", "E2", "F1"]


def test_a_hypergate_without_open_space_beside_it_still_sends_a_probe() -> None:
    game = scene(GATE + "C1 Terra Pax", "consolidated").play("teal: explore")
    assert game.choices() == ["probe B1"]


# Where: fleets.


def test_in_the_draft_sectors_go_next_to_any_sector_controlled_with_fleets() -> None:
    text = (
        FRONTIER + "E4 Novatron: 1 teal\nE1 Terra Pax: teal outpost, held by teal\nD2 Arakor: 1 teal, 1 gold"
    )
    game = draw(explore("draft", text), "Mineron V", "Vortexium")
    assert spots(game) == ["B2", "C1", "D4", "E3", "E5", "F4"]
    assert spots(game.play("teal: place Vortexium F4")) == ["B2", "C1", "D4", "E3", "E5"]


def test_in_the_draft_a_hypergate_without_a_fleet_reaches_nothing() -> None:
    text = GATE.replace("1 teal, teal hypergate", "teal hypergate, held by teal") + "E1 Terra Pax: 1 teal"
    assert spots(draw(explore("draft", text), "Novatron", "Vortexium")) == ["D1", "E2", "F1"]
    shut_in = scene(text.replace("E1 Terra Pax: 1 teal", ""), "draft")
    assert "no fleet of yours stands" in shut_in.refuses("teal: explore")


# Where: control.


def test_in_the_newest_edition_sectors_go_next_to_any_controlled_sector() -> None:
    game = draw(explore(text=FRONTIER + "E4 Novatron: teal outpost, held by teal"), "Mineron V", "Vortexium")
    assert spots(game) == ["B2", "C1", "D4", "E3", "E5", "F4"]


def test_there_is_no_chain_and_no_hypergate_reach() -> None:
    game = draw(explore(text=GATE), "Novatron", "Vortexium")
    assert spots(game) == ["C1"]
    game.play("teal: place Vortexium C1")
    assert game.asks == "gold choose"


def test_without_open_space_beside_a_controlled_sector_there_is_no_explore() -> None:
    game = scene("teal: storage 9 9 9 9\nA1: 3 teal\nB1 Novatron\nA2 Actara\nF5: 3 gold")
    assert game.refuses("teal: explore") == "there is no unexplored space next to a sector you control"


def test_where_is_an_option_in_every_edition() -> None:
    assert scene(FRONTIER, "explore_from=probes").play("teal: explore").asks == "teal probes"
    assert scene(FRONTIER, "explore_from=fleets").play("teal: explore").asks == "teal boost-explore"
    assert scene(FRONTIER, "draft explore_from=control").play("teal: explore").asks == "teal boost-explore"


# Placing and paying.


@editions()
def test_the_rotation_is_chosen(edition: str) -> None:
    game = draw(explore(edition), "Mineron V", "Vortexium")
    for turn in ("", " r1", " r2", " r3"):
        assert f"place Vortexium C1{turn}" in game.choices()
    assert game.refuses("teal: place Vortexium C1 r4") == "a card can be turned by r1, r2 or r3"
    assert game.after("teal: place Vortexium C1 r0").turned[2] == 0
    game.play("teal: place Vortexium C1 r2").shows("C1 Vortexium r2").controls("nobody", "C1")


def test_a_placing_says_what_it_costs() -> None:
    game = draw(explore(), "Mineron V", "Vortexium")
    assert game.asked() == "Place a sector: Mineron V (1 green), Vortexium (1 green)."
    assert game.means("place Vortexium C1") == "costs 1 green"
    free = draw(explore("draft"), "Mineron V", "Vortexium")
    assert free.means("place Vortexium C1 r1") == "free"


@pytest.mark.parametrize(
    ("options", "green"),
    [("draft", 9), ("consolidated", 6), ("directives", 6), ("protocols", 6), ("draft explore_paid=yes", 6)],
)
def test_a_placed_sector_costs_its_printed_cost_in_green(options: str, green: int) -> None:
    draw(explore(options), "Novatron", "Vortexium").play("teal: place Novatron C1").has("teal", green=green)


@editions("consolidated", "directives", "protocols")
def test_what_cannot_be_paid_cannot_be_placed(edition: str) -> None:
    game = draw(explore(edition, FRONTIER.replace("3 3 3 9", "3 3 3 2")), "Novatron", "Vortexium")
    assert game.refuses("teal: place Novatron C1") == "needs 3 green, you have 2"
    game.play("teal: place Vortexium C1").has("teal", green=1)
    assert game.asks == "gold choose"


@editions("draft", "consolidated", "directives")
def test_all_that_fit_and_can_be_paid_must_be_placed(edition: str) -> None:
    game = draw(explore(edition), "Novatron", "Vortexium")
    assert game.refuses("teal: done") == "you must place a sector that fits and that you can pay"
    game.play("teal: place Novatron C1")
    assert game.refuses("teal: done") == "you must place a sector that fits and that you can pay"
    game.play("teal: place Vortexium B2").shows("C1 Novatron", "B2 Vortexium", "deck 24")


def test_in_the_newest_edition_at_least_one() -> None:
    game = draw(explore(), "Novatron", "Vortexium")
    assert game.refuses("teal: done") == "you must place a sector that fits and that you can pay"
    game.play("teal: place Novatron C1", "teal: done").shows("C1 Novatron", "known: Vortexium")


@editions()
def test_or_none_where_so_ruled(edition: str) -> None:
    game = draw(explore(edition + " explore_must=none explore_left=shuffled"), "Novatron", "Vortexium")
    game.play("teal: done").shows("known: Vortexium, Novatron", "deck 26")


def test_how_many_must_be_placed_is_an_option() -> None:
    game = draw(explore("explore_must=all"), "Novatron", "Vortexium").play("teal: place Novatron C1")
    assert "done" not in game.choices()
    game = draw(explore("draft explore_must=one"), "Novatron", "Vortexium").play("teal: place Novatron C1")
    assert "done" in game.choices()


@editions()
def test_who_can_place_none_places_none(edition: str) -> None:
    text = FRONTIER.replace("3 3 3 9", "3 3 3 2")
    game = draw(explore(edition + " explore_paid=yes explore_left=shuffled", text), "Novatron", "Gebli VII")
    game.shows("known: Novatron, Gebli VII", "deck 26").has("teal", green=2)
    assert game.asks == "gold choose"


# What is not placed.

NO_ROOM = FRONTIER + "B2 Mineron V"


@editions("draft", "directives", "protocols")
def test_unplaced_sectors_are_shuffled_back_into_the_deck(edition: str) -> None:
    text = FRONTIER.replace("3 3 3 9", "3 3 3 3")
    game = draw(explore(edition + " explore_paid=yes", text), "Novatron", "Vortexium")
    game.play("teal: place Novatron C1").shows("known: Vortexium", "deck 25").hides("top:")


def test_in_the_draft_sectors_that_do_not_fit_are_shuffled_back() -> None:
    game = draw(explore("draft", NO_ROOM), "Novatron", "Vortexium").play("teal: place Novatron C1")
    game.shows("known: Vortexium", "deck 24")


def test_a_sector_shuffled_back_can_be_drawn_again() -> None:
    game = explore(text=FRONTIER + "known: Vortexium\ndeck 3")
    step = game.state.step
    assert isinstance(step, Luck)
    weights = dict(zip(game.choices(), step.weights(game.state)))
    assert weights["draw Vortexium"] * 3 == sum(weights.values()), "it is one of the three for sure"


def test_in_consolidated_they_go_back_on_top_in_the_players_order() -> None:
    text = FRONTIER.replace("3 3 3 9", "3 3 3 4")
    game = draw(explore("consolidated", text, green=1), "Novatron", "Duskforge", "Celestial Mare")
    game.play("teal: place Novatron C1").has("teal", green=0)
    assert game.asks == "teal put-back"
    assert game.choices() == ["return Duskforge", "return Celestial Mare"]
    assert game.means("return Duskforge") == "3 blue · unstable"
    game.play("teal: return Celestial Mare").shows("top: Celestial Mare, Duskforge", "deck 25")


def test_what_lies_on_top_is_drawn_first_last_one_returned_first() -> None:
    game = explore("consolidated", FRONTIER + "top: Celestial Mare, Mineron V, Vortexium")
    assert game.asks == "teal place"
    assert "place Vortexium C1" in game.choices()
    assert "place Mineron V C1" in game.choices()
    game.shows("top: Celestial Mare")


def test_what_lies_on_top_is_open_to_all() -> None:
    game = scene(FRONTIER + "top: Celestial Mare, Mineron V", "consolidated")
    assert "top: Celestial Mare, Mineron V" in game.seen_by("gold")


def test_where_unplaced_sectors_go_is_an_option() -> None:
    text = FRONTIER.replace("3 3 3 9", "3 3 3 3")
    game = draw(explore("explore_left=top", text), "Novatron", "Vortexium").play("teal: place Novatron C1")
    game.shows("top: Vortexium", "deck 25")
    game = draw(explore("consolidated explore_left=shuffled", text), "Novatron", "Vortexium")
    game.play("teal: place Novatron C1").shows("known: Vortexium")


# The last sector.

LAST = FRONTIER + "deck 2"


@editions()
def test_the_game_ends_at_once_when_the_last_sector_is_placed_and_paid(edition: str) -> None:
    game = draw(explore(edition, LAST), "Novatron", "Vortexium").play("teal: place Novatron C1")
    assert game.asks == "teal place"
    before = game.score("teal")
    game.play("teal: place Vortexium B2")
    assert game.asks == "nobody"
    assert game.score("teal") == before + 5
    assert "last sector teal" in str(game)


def test_an_unplaced_sector_keeps_the_game_going() -> None:
    game = draw(explore(text=LAST), "Novatron", "Vortexium").play("teal: place Novatron C1", "teal: done")
    assert game.asks == "gold choose"
    game.shows("deck 1")


def test_the_last_sectors_bonus_is_an_option() -> None:
    game = draw(explore("explore_bonus=2", LAST), "Novatron", "Vortexium").play("teal: place Novatron C1")
    before = game.score("teal")
    assert game.play("teal: place Vortexium B2").score("teal") == before + 2
