"""End and score."""

import pytest

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.rules.end import SOURCES, breakdown
from tests.galaxy.scene import Scene, editions, scene

EARLIER = ("draft", "consolidated", "directives")


def scores(position: Scene, seat: str = "teal") -> dict[str, int]:
    """The VP of a seat, source by source; what is nothing is left out."""
    parts = [int(part) for part in breakdown(position.state, SEATS.index(seat))]
    assert sum(parts) == position.score(seat)
    return {source: part for source, part in zip(SOURCES, parts, strict=True) if part}


def final(position: str, options: str = "protocols") -> Scene:
    """A position in which nothing more happens."""
    return scene(f"{position}\npending: nothing", options)


# The end.

LAST_TWO = """
    teal: storage 3 3 3 9
    A1: 3 teal
    F5: 3 gold
    deck 2
    """


def explored(edition: str, position: str = LAST_TWO) -> Scene:
    """Teal has drawn the last two sectors."""
    probe = ("teal: probe A1",) if edition.startswith(("consolidated", "directives")) else ()
    drawn = ("teal: spend 0 green", "luck: draw Actara", "luck: draw Novatron")
    return scene(position, edition).play("teal: explore", *probe, *drawn)


@editions()
def test_the_game_ends_at_once_when_the_last_sector_is_placed_and_paid(edition: str) -> None:
    last = explored(edition).play("teal: place Actara B1")
    assert last.asks == "teal place"
    assert last.play("teal: place Novatron A2").asks == "nobody"
    last.shows("pending: nothing")
    assert "last sector teal" in str(last)


@editions()
def test_that_player_gains_5_vp(edition: str) -> None:
    last = explored(edition).play("teal: place Actara B1", "teal: place Novatron A2")
    assert scores(last)["last sector"] == 5
    assert "last sector" not in scores(last, "gold")


@editions()
def test_how_much_it_is_worth_is_an_option(edition: str) -> None:
    last = explored(f"{edition} explore_bonus=7").play("teal: place Actara B1", "teal: place Novatron A2")
    assert scores(last)["last sector"] == 7


@editions("consolidated", "directives", "protocols")
def test_a_last_sector_that_cannot_be_paid_does_not_end_the_game(edition: str) -> None:
    poor = explored(edition, LAST_TWO.replace("3 3 3 9", "3 3 3 2")).play("teal: place Actara B1")
    assert poor.asks.startswith("gold")
    assert "last sector" not in str(poor)
    assert "deck 1" in str(poor)


def test_in_protocols_a_last_sector_may_be_left_unplaced() -> None:
    assert explored("protocols").play("teal: place Actara B1", "teal: done").asks.startswith("gold")


@editions("consolidated", "directives", "protocols")
def test_a_deck_emptied_by_drawing_can_end_the_game_even_if_some_sectors_go_back(edition: str) -> None:
    poor = explored(edition + " end_deck=drawn", LAST_TWO.replace("3 3 3 9", "3 3 3 2"))
    assert poor.play("teal: place Actara B1").asks == "nobody"
    assert scores(poor)["last sector"] == 5
    poor.shows("deck 1", "known: Novatron")


def test_then_one_may_place_on_before_the_end() -> None:
    last = explored("protocols end_deck=drawn").play("teal: place Actara B1")
    assert last.asks == "teal place"
    assert last.play("teal: done").asks == "nobody"


def test_or_with_the_round_if_that_is_when_it_ends() -> None:
    last = explored("protocols end_deck=drawn end_at=round").play("teal: place Actara B1", "teal: done")
    assert last.asks == "gold choose"
    assert "last sector teal" in str(last)
    assert "deck 1" in str(last)


NEARLY = """
    teal: storage 20 20 0 0
    gold: storage 0 0 0 0
    A1: 3 teal
    F5: 3 gold
    objective Dysons free men: gold gold gold -
    objective Wingspan like Greenspan: {other}
    objective Grande Armée: {third}
    pending: claims; end-turn
    """
CLAIM = "teal: claim Dysons free men slot 4"


@pytest.mark.parametrize(
    ("options", "other", "third", "over"),
    [
        ("draft", "- - - -", "- - -", False),
        ("draft", "gold gold gold gold", "gold gold gold", False),
        ("consolidated", "- - - -", "- - -", True),
        ("directives", "- - - -", "- - -", True),
        ("protocols", "- - - -", "- - -", True),
        ("protocols end_cards=5", "- - - -", "- - -", False),
        ("protocols end_cards=5", "gold gold gold gold", "gold gold -", False),
        ("protocols end_cards=5", "gold gold gold gold", "gold gold gold", True),
        ("protocols end_cards=0", "gold gold gold gold", "gold gold gold", False),
        ("protocols end_cards=2", "- - - -", "gold gold -", False),
        ("protocols end_cards=2", "- - - -", "gold gold gold", True),
        ("protocols end_cards=3", "gold gold gold -", "gold gold gold", False),
        ("protocols end_cards=3", "gold gold gold gold", "gold gold gold", True),
        ("draft end_cards=1", "- - - -", "- - -", True),
    ],
)
def test_the_claim_of_a_cards_last_slot_ends_the_game_at_once(
    options: str, other: str, third: str, over: bool
) -> None:
    claimed = scene(NEARLY.format(other=other, third=third), options).play(CLAIM)
    assert (claimed.asks == "nobody") == over


@editions("consolidated", "directives", "protocols")
def test_a_claim_that_leaves_a_slot_open_ends_nothing(edition: str) -> None:
    position = NEARLY.format(other="- - - -", third="- - -").replace("gold gold gold -", "gold gold - -")
    assert scene(position, edition).play(CLAIM).asks.startswith("gold")


@editions("consolidated", "directives", "protocols")
def test_a_card_with_three_slots_is_full_with_three(edition: str) -> None:
    position = "A1: 14 teal\nobjective Grande Armée: gold gold -\npending: claims; end-turn"
    assert scene(position, edition).play("teal: claim Grande Armée slot 3").asks == "nobody"


@pytest.mark.parametrize(("slots", "over"), [(0, False), (5, True), (6, True), (7, False), (20, False)])
def test_so_many_slots_claimed_in_all_end_the_game(slots: int, over: bool) -> None:
    """Teal's is the sixth."""
    position = NEARLY.format(other="gold - - -", third="- teal -")
    claimed = scene(position, f"protocols end_cards=0 end_slots={slots}").play(CLAIM)
    assert (claimed.asks == "nobody") == over


@pytest.mark.parametrize(
    ("options", "over"),
    [
        ("slots_each=2", True),
        ("slots_each=3", False),
        ("slots_each=3 end_slots=6", True),
        ("slots_each=2 end_slots=7", True),
    ],
)
def test_so_many_claimed_slots_for_each_player_and_two_more_end_the_game(options: str, over: bool) -> None:
    """Teal's is the sixth."""
    position = NEARLY.format(other="gold - - -", third="- teal -")
    claimed = scene(position, f"protocols end_cards=0 {options}").play(CLAIM)
    assert (claimed.asks == "nobody") == over


def test_where_there_are_fewer_slots_all_of_them_end_the_game() -> None:
    position = NEARLY.format(other="gold gold gold gold", third="teal teal teal")
    assert scene(position, "protocols end_cards=0 end_slots=20").play(CLAIM).asks == "nobody"


def test_without_objectives_no_claim_ends_the_game() -> None:
    position = "round 3, order gold teal, turn teal\nA1: 1 teal\npending: end-turn"
    rules = "protocols objectives=0 technology_objectives=no end_cards=2 end_slots=3"
    assert scene(position, rules).asks != "nobody"


LAST_TURN = "round {round}, order {order}, turn teal\nA1: 1 teal\nF5: 1 gold\npending: end-turn"


@editions()
@pytest.mark.parametrize(
    ("turn", "order", "over"),
    [(11, "gold teal", False), (12, "teal gold", False), (12, "gold teal", True), (13, "gold teal", True)],
)
def test_the_game_ends_when_the_last_round_is_over(edition: str, turn: int, order: str, over: bool) -> None:
    ended = scene(LAST_TURN.format(round=turn, order=order), f"{edition} end_round=12")
    assert (ended.asks == "nobody") == over


@pytest.mark.parametrize(("order", "asks"), [("teal gold", "gold choose"), ("gold teal", "nobody")])
def test_an_end_with_the_round_lets_all_have_their_turn(order: str, asks: str) -> None:
    position = f"round 3, order {order}, turn teal\n{NEARLY.format(other='- - - -', third='- - -').strip()}"
    assert scene(position, "protocols end_at=round").play(CLAIM).asks == asks


@editions()
def test_after_the_last_sector_the_round_goes_on_without_explore(edition: str) -> None:
    last = explored(f"{edition} end_at=round").play("teal: place Actara B1", "teal: place Novatron A2")
    if last.asks == "teal activate":
        last.play("teal: no protocol")
    assert last.asks == "gold choose"
    assert last.refuses("gold: explore") == "the sector deck is empty"
    assert scores(last)["last sector"] == 5


# The score.

RICH = """
    round 9, turn teal, last sector teal
    teal: {civilization}, storage 1 4 2 3
    A1: 4 teal
    B1 Novatron: 2 teal, teal outpost, teal outpost
    C1 Actara: 1 teal, 3 gold, teal m-brain
    B2 Arakor: teal hypergate, held by teal
    D1 Duskforge
    F5: 1 gold
    objective Wits of Clausewitz: teal gold - teal
    objective Golden Khanate: - teal
    """

COMMON = {"last sector": 5, "sectors": 3, "structures": 2 + 2 + 2 + 3, "orange": 4, "objectives": 3 + 9 + 8}


@pytest.mark.parametrize(
    ("edition", "civilization", "more"),
    [
        ("draft", "architects", {"fleets": 7, "civilization": 3 + 3}),
        ("draft", "navigators", {"fleets": 7, "civilization": 4}),
        ("draft", "helix", {"fleets": 7}),
        ("consolidated", "architects", {"fleets": 2, "civilization": 3 + 3}),
        ("consolidated", "navigators", {"fleets": 2, "civilization": 3}),
        ("consolidated", "sentinels", {"fleets": 2}),
        ("directives", "architects", {"fleets": 2}),
        ("directives", "navigators", {"fleets": 2}),
        ("protocols", "architects", {"fleets": 2}),
        ("protocols", "navigators", {"fleets": 2}),
    ],
)
def test_the_score_by_source(edition: str, civilization: str, more: dict[str, int]) -> None:
    assert scores(final(RICH.format(civilization=civilization), edition)) == COMMON | more


@editions()
def test_1_vp_a_controlled_sector(edition: str) -> None:
    held = final(
        "A1: 1 teal\nB1 Novatron: 1 teal\nC1 Actara: held by teal\nD1 Arakor: 1 teal, 2 gold", edition
    )
    assert scores(held)["sectors"] == 3
    assert scores(held, "gold")["sectors"] == 1


@editions()
@pytest.mark.parametrize(
    ("structure", "points"), [("outpost", 2), ("starlance", 2), ("hypergate", 2), ("m-brain", 3)]
)
def test_structures_2_2_2_3_wherever_they_stand(edition: str, structure: str, points: int) -> None:
    assert scores(final(f"B1 Novatron: 1 gold, teal {structure}", edition)) == {"structures": points}
    assert scores(final(f"B1 Novatron: teal {structure} new", edition)) == {"structures": points}


@editions("consolidated", "directives", "protocols")
@pytest.mark.parametrize(("fleets", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (25, 8)])
def test_1_vp_for_3_fleets_on_the_map_rounded_down_in_all(edition: str, fleets: int, points: int) -> None:
    spread = final(f"A1: {fleets // 2} teal\nB1 Novatron: {fleets - fleets // 2} teal", edition)
    assert scores(spread).get("fleets", 0) == points


def test_in_the_draft_1_vp_for_each_fleet_on_the_map() -> None:
    assert scores(final("A1: 4 teal\nB1 Novatron: 3 teal", "draft"))["fleets"] == 7


@editions()
def test_1_vp_for_each_orange_and_none_for_other_resources(edition: str) -> None:
    assert scores(final("teal: storage 9 4 9 9", edition)) == {"orange": 4}


@pytest.mark.parametrize(
    ("option", "source", "points"),
    [
        ("sector_points=3", "sectors", 9),
        ("fleets_per_point=2", "fleets", 3),
        ("orange_points=0", "orange", 0),
        ("orange_points=2", "orange", 8),
        ("orange_per_point=3", "orange", 1),
        ("orange_points=2 orange_per_point=3", "orange", 2),
        ("outpost_points=5", "structures", 5 + 5 + 2 + 3),
        ("starlance_points=5", "structures", 2 + 2 + 2 + 3),
        ("hypergate_points=5", "structures", 2 + 2 + 5 + 3),
        ("mbrain_points=5", "structures", 2 + 2 + 2 + 5),
        ("architects_points=5", "civilization", 10),
    ],
)
def test_what_scores_how_much_is_an_option(option: str, source: str, points: int) -> None:
    position = final(RICH.format(civilization="architects"), f"protocols {option}")
    assert scores(position).get(source, 0) == points


@editions()
def test_claimed_slots_score_what_they_say(edition: str) -> None:
    claimed = final("objective Altan Orda: teal gold - teal\nobjective Grande Armée: gold teal", edition)
    assert scores(claimed) == {"objectives": 2 + 10 + 8}
    assert scores(claimed, "gold") == {"objectives": 4 + 6}


# Civilization goals.


@pytest.mark.parametrize(
    ("edition", "points"), [("draft", 9), ("consolidated", 9), ("directives", 0), ("protocols", 0)]
)
def test_architects_score_3_for_each_megastructure(edition: str, points: int) -> None:
    built = "B1 Novatron: teal starlance, teal hypergate, teal m-brain, teal outpost"
    assert scores(final(f"teal: architects\n{built}", edition)).get("civilization", 0) == points
    assert "civilization" not in scores(final(f"teal: helix\n{built}", edition))


EXPLORED = "A1: 1 teal\nB1 Novatron\nA2 Actara\nB2 Arakor\nE5 Duskforge\nD5 Aquillion: 1 gold"


@pytest.mark.parametrize(
    ("options", "points"),
    [
        ("draft", 5),
        ("consolidated", 3),
        ("directives", 0),
        ("protocols", 0),
        ("protocols navigators_points=all", 5),
        ("protocols navigators_points=far", 3),
    ],
)
def test_navigators_score_explored_sectors_and_no_homeworlds(options: str, points: int) -> None:
    assert scores(final(f"teal: navigators\n{EXPLORED}", options)).get("civilization", 0) == points


def test_navigators_far_is_not_adjacent_to_the_own_homeworld() -> None:
    gold = final(f"gold: navigators\n{EXPLORED}", "consolidated")
    assert scores(gold, "gold")["civilization"] == 4  # all but E5


@pytest.mark.parametrize(
    ("options", "storage", "points"),
    [
        ("draft", "0 0 14 20", 0),
        ("draft", "0 0 15 0", 5),
        ("consolidated", "0 0 20 14", 0),
        ("consolidated", "0 0 0 15", 5),
        ("directives", "0 0 20 20", 0),
        ("protocols", "0 0 20 20", 0),
        ("protocols helix_hoard=red", "0 0 15 0", 5),
        ("protocols helix_hoard=green", "0 0 0 15", 5),
    ],
)
def test_helix_scores_5_for_holding_15(options: str, storage: str, points: int) -> None:
    assert scores(final(f"teal: helix, storage {storage}", options)).get("civilization", 0) == points
    assert "civilization" not in scores(final(f"teal: sentinels, storage {storage}", options))


EXPLORING = """
    teal: {civilization}, storage 0 3 0 9
    A1: 3 teal
    F5: 3 gold
    """


NO_MORE = "explore_must=none explore_chain=no explore_left=shuffled"


def spending(green: int, options: str, civilization: str = "helix") -> int:
    """The VP for an Explore action that spends 1 and 3 green on sectors, and some beforehand."""
    position = scene(EXPLORING.format(civilization=civilization), options)
    probe = ("teal: probe A1",) if options.startswith(("consolidated", "directives")) else ()
    position.play(
        "teal: explore", *probe, f"teal: spend {green} green", "luck: draw Actara", "luck: draw Novatron"
    )
    position.play(*[f"luck: draw {name}" for name in ("Hanumans Door", "Serpents Eye")[:green]])
    position.play("teal: place Actara B1", "teal: place Novatron A2")
    return scores(position).get("civilization", 0)


@pytest.mark.parametrize(("green", "points"), [(0, 0), (1, 1), (2, 1)])
def test_helix_gains_1_vp_at_once_when_one_action_spends_5_green(green: int, points: int) -> None:
    assert spending(green, f"consolidated {NO_MORE}") == points


def test_helix_spending_is_for_helix_and_the_consolidated_edition() -> None:
    assert spending(2, f"consolidated {NO_MORE}", "architects") == 0
    assert spending(2, f"directives {NO_MORE}") == 0
    assert spending(2, "protocols") == 0


def test_what_helix_gains_for_spending_is_an_option() -> None:
    assert spending(2, f"directives {NO_MORE} helix_spending=3") == 3


def test_green_spent_in_two_actions_is_not_added_up() -> None:
    done = scene(
        "round 1, turn teal, green 4\nteal: helix, storage 0 0 0 0\npending: count-green", "consolidated"
    )
    assert scores(done) == {}
    done = scene(
        "round 1, turn teal, green 5\nteal: helix, storage 0 0 0 0\npending: count-green", "consolidated"
    )
    assert scores(done) == {"civilization": 1}
    begun = scene(
        EXPLORING.format(civilization="helix").strip() + "\nround 1, turn teal, green 4", "consolidated"
    )
    begun.play("teal: explore")
    assert begun.state.green_spent == 0


def test_every_such_action_counts() -> None:
    assert scores(final("teal: helix, points 3", "consolidated")) == {"civilization": 3}


# Technologies.


@pytest.mark.parametrize(
    ("card", "position", "points"),
    [
        ("Star Analyzers", "", 2),  # score flat 2
        ("Biospheres", "B1 Novatron: teal outpost, teal outpost, teal m-brain", 3),  # score structure 1
        ("Universe Simulators + Bioreactors + Gene Sequencers", "", 2),  # score technology 2
        ("Universe Simulators + Bioreactors + Gene Sequencers + Soil Enrichers", "", 4),
        ("Stellar Observatories", "objective Grande Armée: teal - teal", 2),  # score claim 1
        ("Cartography Tools", "B1 Novatron: 1 teal\nC1 Actara: 1 teal", 0),  # score sector 2
        ("Cartography Tools", "B1 Novatron: 1 teal\nC1 Actara: 1 teal\nA1: 1 teal\nA2 Arakor: 1 teal", 2),
        ("Defense Drones", "A1: 4 teal", 0),  # score fleet 1
        ("Defense Drones", "A1: 11 teal", 2),
    ],
)
def test_technologies_score(card: str, position: str, points: int) -> None:
    taught = final(f"teal: technologies {card}\n{position}")
    assert scores(taught).get("technologies", 0) == points


@pytest.mark.parametrize("each", [0, 2])
def test_each_technology_can_score_besides(each: int) -> None:
    taught = final("teal: technologies Bioreactors + Gene Sequencers", f"protocols technology_points={each}")
    assert scores(taught).get("technologies", 0) == 2 * each


# Ties.


def winners(position: str, options: str = "protocols") -> list[str]:
    return [SEATS[seat] for seat in final(position, options).state.winners()]


@editions()
def test_most_vp_wins(edition: str) -> None:
    assert winners("teal: storage 0 3 0 0\ngold: storage 9 2 9 9", edition) == ["teal"]


@editions()
def test_a_tie_goes_to_most_blue_red_and_green(edition: str) -> None:
    assert winners("teal: storage 1 3 1 1\ngold: storage 0 3 4 0", edition) == ["gold"]
    assert winners("teal: storage 2 3 1 1\ngold: storage 0 3 3 0", edition) == ["teal"]


@editions("consolidated", "directives", "protocols")
def test_then_to_most_fleets_on_the_map(edition: str) -> None:
    tied = "teal: storage 1 3 1 1\ngold: storage 3 3 0 0\nA1: 4 teal\nF5: 5 gold"
    assert winners(tied, edition) == ["gold"]


@editions()
@pytest.mark.parametrize(
    ("tie", "order", "best"),
    [
        ("shared", "teal gold", ["teal", "gold"]),
        ("shared", "gold teal", ["teal", "gold"]),
        ("order", "teal gold", ["teal"]),
        ("order", "gold teal", ["gold"]),
    ],
)
def test_then_it_is_shared_unless_the_option_says_otherwise(
    edition: str, tie: str, order: str, best: list[str]
) -> None:
    even = f"round 4, order {order}, turn {order.split()[1]}\nteal: storage 1 3 1 1\ngold: storage 3 3 0 0"
    assert winners(f"{even}\nA1: 4 teal\nF5: 4 gold", f"{edition} tie={tie}") == best


def test_three_may_share() -> None:
    assert winners("teal: storage 1 0 0 0\ngold: storage 0 0 1 0\nviolet: storage 0 0 0 1") == [
        "teal",
        "gold",
        "violet",
    ]
