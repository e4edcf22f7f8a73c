"""Set-up: area, decks, storages, objectives, display, civilizations and the first two sectors."""

import pytest

from milkomeda.galaxy.box import STANDARD
from tests.galaxy.scene import Scene, editions, new, scene

TIERS = STANDARD.directive_tier + STANDARD.protocol_tier


def deal(options: str = "protocols", seats: int = 2, until: str = "first-draw") -> Scene:
    """A new game, chance taking its first choice up to that step."""
    game = new(options, seats)
    while until not in game.asks:
        game.play(f"luck: {game.choices()[0]}")
    return game


def draw(game: Scene, *sectors: str) -> Scene:
    return game.play(*(f"luck: draw {sector}" for sector in sectors))


# The area.


@editions()
@pytest.mark.parametrize(("seats", "columns", "rows", "deck"), [(2, 6, 5, 28), (3, 7, 6, 39), (4, 9, 6, 50)])
def test_the_area_and_the_deck_fit_each_other(
    edition: str, seats: int, columns: int, rows: int, deck: int
) -> None:
    game = new(edition, seats)
    assert (game.state.grid.width, game.state.grid.height) == (columns, rows)
    game.shows(f"deck {deck}")
    assert deck == columns * rows - seats


@pytest.mark.parametrize(("seats", "columns", "rows", "deck"), [(2, 5, 4, 16), (3, 6, 5, 24), (4, 7, 6, 32)])
def test_there_can_be_less_room(seats: int, columns: int, rows: int, deck: int) -> None:
    game = new("protocols space=tight", seats)
    assert (game.state.grid.width, game.state.grid.height) == (columns, rows)
    game.shows(f"deck {deck}")


def test_the_deck_is_drawn_at_random_from_the_72_sectors() -> None:
    assert len(deal().choices()) == 72


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 players"):
        new(seats=seats)


def test_area_and_deck_size_can_be_chosen() -> None:
    game = new("width=7 height=4 deck=20")
    assert (game.state.grid.width, game.state.grid.height) == (7, 4)
    game.shows("deck 20", "A1: 3 teal", "G4: 3 gold")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("width=12 height=6", "too large"),
        ("width=2", "too small"),
        ("width=5", "does not fit"),
        ("deck=3", "too small for 2 players"),
    ],
)
def test_an_area_and_a_deck_that_do_not_fit_are_refused(options: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        new(options)


@pytest.mark.parametrize(
    ("seats", "corners"),
    [(2, ["A1", "F5"]), (3, ["A1", "G6", "G1"]), (4, ["A1", "I6", "I1", "A6"])],
)
def test_homeworlds_stand_in_corners_and_have_two_neighbours(seats: int, corners: list[str]) -> None:
    grid = new(seats=seats).state.grid
    assert [grid.name(home) for home in grid.homes] == corners
    assert [len(grid.near[home]) for home in grid.homes] == [2] * seats


@editions()
def test_three_fleets_start_on_each_homeworld_which_they_control(edition: str) -> None:
    game = new(edition, 4)
    game.shows("A1: 3 teal", "I6: 3 gold", "I1: 3 violet", "A6: 3 rose")
    game.controls("teal", "A1").controls("gold", "I6").controls("violet", "I1").controls("rose", "A6")


def test_adjacent_means_sharing_an_edge() -> None:
    grid = new().state.grid
    assert sorted(grid.name(cell) for cell in grid.near[grid.cell("C3")]) == ["B3", "C2", "C4", "D3"]


# Storages.


@pytest.mark.parametrize(
    ("edition", "green"), [("draft", 3), ("consolidated", 3), ("directives", 5), ("protocols", 5)]
)
def test_storages_start_with_three_of_each_and_five_green_in_the_later_editions(
    edition: str, green: int
) -> None:
    new(edition).has("teal", blue=3, orange=3, red=3, green=green).has(
        "gold", blue=3, orange=3, red=3, green=green
    )


def test_the_draft_can_start_with_two_of_each() -> None:
    game = new("draft start_blue=2 start_orange=2 start_red=2 start_green=2")
    game.has("gold", blue=2, orange=2, red=2, green=2)


def test_the_number_of_starting_fleets_can_be_chosen() -> None:
    new("start_fleets=5").shows("A1: 5 teal")


# Objectives.


@editions()
def test_five_public_objectives_are_drawn_each_once(edition: str) -> None:
    game = new(edition)
    drawn = []
    while game.asks == "luck objective":
        drawn.append(game.choices()[-1])
        game.play(f"luck: {drawn[-1]}")
        assert game.asks != "luck objective" or drawn[-1] not in game.choices()
    assert len(drawn) == 5
    game.shows(*drawn)


@pytest.mark.parametrize(
    ("options", "there"),
    [
        ("draft", False),
        ("consolidated", False),
        ("directives", False),
        ("protocols", True),
        ("protocols technology_objectives=no", False),
        ("directives research=yes technology_objectives=yes", True),
    ],
)
def test_objectives_that_need_technologies_are_left_out_without_research(options: str, there: bool) -> None:
    game = new(options)
    assert ("objective Exemplares discipuli" in game.choices()) == there
    assert len(game.choices()) == 29 + there


def test_objectives_that_need_technologies_need_research() -> None:
    with pytest.raises(ValueError, match="need research"):
        new("directives technology_objectives=yes")


@editions()
def test_there_can_be_no_objectives(edition: str) -> None:
    assert new(f"{edition} objectives=0 technology_objectives=no").asks.startswith("luck")


# The display.


@pytest.mark.parametrize(
    ("options", "directives", "protocols"),
    [
        ("draft", [], []),
        ("consolidated", [], []),
        ("directives", [1, 1, 2, 3], [3, 2, 2, 1]),
        ("protocols", [1, 2, 3], [3, 2, 1]),
        ("draft display=three", [1, 2, 3], [3, 2, 1]),
    ],
)
def test_each_position_pairs_a_directive_with_a_protocol_of_its_tiers(
    options: str, directives: list[int], protocols: list[int]
) -> None:
    game = deal(options, until="show" if directives else "civilization")
    tiers: list[set[int]] = []
    while game.asks == "luck show":
        tiers.append({TIERS[card] for card in game.state.step.choices(game.state)})
        game.play(f"luck: {game.choices()[0]}")
    assert tiers == [{tier} for pair in zip(directives, protocols) for tier in pair]
    assert str(game).count("\ndisplay ") == len(directives)


def test_the_two_d1_positions_share_a_deck_and_so_do_the_two_m2() -> None:
    game = deal("directives", until="show")
    sizes = []
    while game.asks == "luck show":
        sizes.append(len(game.choices()))
        game.play(f"luck: {game.choices()[0]}")
    assert sizes == [10, 8, 9, 8, 10, 7, 5, 8]


def test_the_cards_come_in_tiers_of_10_10_5_and_8_8_8() -> None:
    assert [STANDARD.directive_tier.count(tier) for tier in (1, 2, 3)] == [10, 10, 5]
    assert [STANDARD.protocol_tier.count(tier) for tier in (1, 2, 3)] == [8, 8, 8]


# Civilizations.


@editions()
def test_civilizations_are_dealt_each_once(edition: str) -> None:
    game = deal(edition, 4, until="civilization")
    assert game.choices() == [
        f"civilization {name}" for name in ("architects", "sentinels", "navigators", "helix")
    ]
    game.play("luck: civilization helix", "luck: civilization architects", "luck: civilization sentinels")
    assert game.choices() == ["civilization navigators"]


def test_civilizations_can_be_chosen_in_seat_order() -> None:
    game = deal("civilizations=choose", until="civilization")
    game.play("teal: civilization helix")
    assert game.refuses("gold: civilization helix") == "somebody else has it"
    game.play("gold: civilization navigators")
    game.shows("teal: helix, storage 3 3 3 5", "gold: navigators, storage 3 3 3 5")


ARCHITECTS = ["orange less for a megastructure: 1", "VP at the end for each megastructure: 3"]
NAVIGATORS = [
    "base Move range: 1",
    "Pindown: 1",
    "at the end 1 VP for each explored sector not adjacent to the own Homeworld",
]
CULTIVATORS = [
    "VP at once when one action spends 5 or more green: 1",
    "5 VP for holding this at the end: 15 green",
]


@pytest.mark.parametrize(
    ("options", "civilization", "abilities"),
    [
        ("draft", "architects", ARCHITECTS),
        ("consolidated", "navigators", NAVIGATORS),
        ("directives", "navigators", ["base Move range: 2"]),
        ("consolidated", "helix", CULTIVATORS),
        ("protocols helix_claim=0", "helix", ["no ability in this game"]),
    ],
)
def test_a_civilization_says_what_it_can_do(options: str, civilization: str, abilities: list[str]) -> None:
    game = deal(f"{options} civilizations=choose", until="civilization")
    assert game.means(f"civilization {civilization}") == "; ".join(abilities)


# The first two sectors.


@editions()
def test_the_first_sectors_go_next_to_the_homeworld_in_one_of_four_rotations(edition: str) -> None:
    game = draw(deal(edition), "Actara", "Stellar Nexus")
    assert game.asks == "teal first-place"
    assert game.choices() == [
        f"place {sector} {cell} {turn}".strip()
        for sector in ("Actara", "Stellar Nexus")
        for cell in ("B1", "A2")
        for turn in ("", "r1", "r2", "r3")
    ]
    game.play("teal: place Actara A2 r3", "teal: place Stellar Nexus B1")
    game.shows("B1 Stellar Nexus", "A2 Actara r3").controls("nobody", "B1", "A2")


@pytest.mark.parametrize(
    ("options", "green"),
    [("draft", 3), ("consolidated", 1), ("directives", 3), ("protocols", 3), ("draft first_paid=yes", 1)],
)
def test_the_first_two_sectors_cost_their_exploration_cost_in_green(options: str, green: int) -> None:
    game = draw(deal(options), "Actara", "Stellar Nexus")
    game.play("teal: place Actara A2", "teal: place Stellar Nexus B1").has("teal", green=green)


@editions("draft", "consolidated", "protocols")
def test_a_player_may_not_place_fewer_than_affordable(edition: str) -> None:
    game = draw(deal(edition), "Actara", "Stellar Nexus")
    assert game.refuses("teal: done") == "you must place a sector that you can pay"
    game.play("teal: place Actara A2")
    assert game.refuses("teal: done") == "you must place a sector that you can pay"


@pytest.mark.parametrize("options", ["directives", "protocols first_fewer=yes"])
def test_a_player_may_place_only_one_though_both_are_affordable(options: str) -> None:
    game = draw(deal(options), "Actara", "Stellar Nexus")
    assert game.refuses("teal: done") == "you must place a sector that you can pay"
    game.play("teal: place Actara A2", "teal: done").has("teal", green=4)
    game.shows("A2 Actara", "known: Stellar Nexus", "deck 27")


@editions("directives", "protocols")
def test_who_cannot_afford_both_chooses_one(edition: str) -> None:
    game = draw(deal(edition), "Novatron", "Celestial Mare")
    game.play("teal: place Celestial Mare B1").has("teal", green=2)
    game.shows("B1 Celestial Mare", "known: Novatron", "deck 27")
    assert game.asks == "luck first-draw"


@editions("directives", "protocols")
def test_with_five_green_a_first_sector_can_always_be_paid(edition: str) -> None:
    game = draw(deal(edition), "Gebli VII", "Serpents Eye")
    game.play("teal: place Gebli VII B1").has("teal", green=0)


def test_who_cannot_afford_any_draws_replacements_until_one_is_affordable() -> None:
    game = draw(deal("consolidated"), "Gebli VII", "Duskforge")
    assert game.asks == "luck first-draw"
    draw(game, "Keras Wake")
    assert game.asks == "luck first-draw"
    draw(game, "Terra Pax")
    assert game.refuses("teal: place Duskforge B1") == "needs 4 green, you have 3"
    game.play("teal: place Terra Pax B1").has("teal", green=1)
    game.shows("known: Duskforge, Keras Wake, Gebli VII", "deck 27")


def test_who_cannot_afford_any_can_be_made_to_place_none() -> None:
    game = draw(deal("consolidated first_stuck=skip"), "Gebli VII", "Duskforge")
    game.shows("known: Duskforge, Gebli VII", "deck 28").has("teal", green=3)
    assert "first-draw seat=gold todo=2" in str(game)


def test_the_cost_of_the_first_sectors_is_each_ones_own_or_their_sum() -> None:
    each = draw(deal("consolidated"), "Novatron", "Actara")
    assert each.asks == "teal first-place"
    both = draw(deal("consolidated first_cost=sum"), "Novatron", "Actara")
    assert both.asks == "luck first-draw"  # Novatron costs all 3 green
    draw(both, "Stellar Nexus")
    assert both.refuses("teal: place Novatron B1") == "needs 4 green, you have 3"
    both.play("teal: place Actara B1", "teal: place Stellar Nexus A2").has("teal", green=1)
    both.shows("known: Novatron")


@editions("consolidated", "directives", "protocols")
def test_a_sum_that_can_be_paid_is_paid(edition: str) -> None:
    game = draw(deal(f"{edition} first_cost=sum"), "Actara", "Stellar Nexus")
    game.play("teal: place Actara A2", "teal: place Stellar Nexus B1").shows("A2 Actara", "B1 Stellar Nexus")


def test_who_cannot_pay_the_sum_can_be_made_to_place_none() -> None:
    game = draw(deal("consolidated first_cost=sum first_stuck=skip"), "Novatron", "Actara")
    game.shows("known: Actara, Novatron", "deck 28").has("teal", green=3)


@editions()
def test_unplaced_cards_are_shuffled_back(edition: str) -> None:
    game = draw(deal(edition + " start_green=3 first_paid=yes"), "Novatron", "Actara")
    game.play("teal: place Novatron B1").shows("known: Actara", "deck 27")
    assert "draw Actara" in game.choices()
    assert "draw Novatron" not in game.choices()


def test_unplaced_cards_can_go_on_top_of_the_deck() -> None:
    game = draw(deal("consolidated first_unplaced=top"), "Novatron", "Actara")
    game.play("teal: place Novatron B1")
    game.shows("drawn: Actara").hides("top:")
    draw(game, "Stellar Nexus")
    game.play("gold: place Actara E5", "gold: place Stellar Nexus F4").shows("deck 25")


def test_after_the_first_sectors_the_first_round_begins() -> None:
    game = draw(deal(), "Actara", "Stellar Nexus").play(
        "teal: place Actara A2", "teal: place Stellar Nexus B1"
    )
    draw(game, "Mineron V", "Vortexium").play("gold: place Mineron V E5", "gold: place Vortexium F4")
    assert game.asks == "luck deal-order"
    game.shows("deck 24")


@editions()
def test_first_sectors_are_placed_in_seat_order(edition: str) -> None:
    assert "first-draw seat=teal todo=2; first-sectors place=2; next-round" in str(deal(edition))


@editions()
def test_first_sectors_can_be_placed_in_the_order_of_the_first_round(edition: str) -> None:
    game = deal(edition + " first_order=turns", 3, until="deal-order")
    game.play("luck: order 1 violet", "luck: order 2 teal")
    assert "round 0, order violet teal gold" in str(game)
    asked = []
    while not game.asks.endswith("choose"):
        asked.append(game.asks.split()[0])
        game.play(f"{asked[-1]}: {game.choices()[0]}")
    assert list(dict.fromkeys(asked)) == ["luck", "violet", "teal", "gold"]
    assert "round 1, order violet teal gold, turn violet" in str(game)


# Corners.


@editions("directives", "protocols")
def test_homeworlds_are_not_turned(edition: str) -> None:
    assert list(new(edition, 4).state.turned) == [0] * 54


@editions("directives", "protocols")
def test_each_player_can_turn_the_own_homeworld(edition: str) -> None:
    game = deal(edition + " homeworld_turned=yes", until="turn-homeworld")
    assert game.choices() == ["face green", "face orange", "face blue", "face red"]
    game.play("teal: face orange")
    assert game.choices() == ["face blue", "face red", "face green", "face orange"]
    game.play("gold: face blue").shows("A1 r1: 3 teal", "F5: 3 gold")
    assert scene(str(game)).state.turned[0] == 1


@editions("draft", "consolidated")
def test_without_directives_nobody_is_asked_to(edition: str) -> None:
    assert (
        new(edition + " homeworld_turned=yes civilizations=choose objectives=0").asks == "teal civilization"
    )
    assert "turn-homeworld" not in str(new(edition + " homeworld_turned=yes"))


@pytest.mark.parametrize(
    ("turn", "corners"),
    [
        ("", ["blue", "orange", "red", "green"]),
        ("r1", ["red", "blue", "green", "orange"]),
        ("r2", ["green", "red", "orange", "blue"]),
        ("r3", ["orange", "green", "blue", "red"]),
    ],
)
def test_unrotated_the_corners_are_blue_orange_red_green_and_they_turn_with_the_card(
    turn: str, corners: list[str]
) -> None:
    state = scene(
        f"""
        A1: 3 teal
        B1 Actara
        A2 Stellar Nexus
        B2 Novatron {turn}
        C1 Mineron V
        C2 Vortexium
        A3 Orion's Halo
        B3 Terra Pax
        C3 Cosma Void
        """
    ).state
    around = [
        ["A1", "B1", "A2", "B2"],
        ["B1", "C1", "B2", "C2"],
        ["A2", "B2", "A3", "B3"],
        ["B2", "C2", "B3", "C3"],
    ]
    facing = []
    for cells in around:
        point = state.grid.meets.index([int(state.grid.cell(cell)) for cell in cells])
        place = cells.index("B2")
        facing.append(["blue", "orange", "red", "green"][state.corner[point] >> (6 - 2 * place) & 3])
    assert facing == corners


def test_a_point_has_colours_only_where_four_placed_sectors_meet() -> None:
    state = scene("A1: 3 teal\nB1 Actara\nA2 Stellar Nexus").state
    assert [packed for packed in state.corner if packed >= 0] == []
