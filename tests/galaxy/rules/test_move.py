"""Move: fleets go from controlled sectors to explored ones in range, without a fight."""

import pytest

from tests.galaxy.scene import Scene, editions, scene

LINE = """
teal: storage 9 9 9 9
gold: storage 3 3 3 3
A1: 3 teal
B1 Actara: 2 teal
C1 Vortexium
D1 Novatron
E1 Terra Pax
A2 Mineron V: 1 teal
F5: 3 gold
"""


def move(text: str = LINE, options: str = "protocols", blue: int = 0, origins: str = "A1") -> Scene:
    """The Move action has been chosen, its range paid, and its origins named."""
    game = scene(text, options).play("teal: move", f"teal: spend {blue} blue")
    game.play(*(f"teal: from {origin}" for origin in origins.split()))
    if game.asks == "teal move-from":
        game.play("teal: enough")
    return game


def reach(game: Scene, origin: str = "A1") -> list[str]:
    """Where fleets of an origin may go."""
    words = [choice.split() for choice in game.choices() if choice != "done"]
    return sorted({word[3] for word in words if word[2] == origin})


# Range.


@editions()
def test_the_range_is_one(edition: str) -> None:
    assert reach(move(options=edition)) == ["A2", "B1"]


@editions()
def test_each_blue_spent_adds_one_to_the_range_for_the_whole_action(edition: str) -> None:
    game = move(options=edition, blue=2, origins="A1 B1").has("teal", blue=7)
    assert reach(game) == ["A2", "B1", "C1", "D1"]
    assert reach(game, "B1") == ["A1", "A2", "C1", "D1", "E1"]


def test_no_more_blue_can_be_spent_than_is_held() -> None:
    game = scene(LINE.replace("storage 9", "storage 2")).play("teal: move")
    assert game.choices() == ["spend 0 blue", "spend 1 blue", "spend 2 blue"]


def test_the_base_range_is_an_option() -> None:
    assert reach(move(options="move_range=3")) == ["A2", "B1", "C1", "D1"]


@editions()
def test_fleets_go_through_explored_sectors_only(edition: str) -> None:
    text = LINE.replace("C1 Vortexium", "C2 Vortexium")
    assert reach(move(text, edition, blue=4)) == ["A2", "B1"]


# Origins and groups.


@editions()
def test_fleets_move_from_up_to_two_controlled_origins(edition: str) -> None:
    game = scene(LINE, edition).play("teal: move", "teal: spend 0 blue")
    assert game.choices() == ["from A1", "from B1", "from A2"]
    game.play("teal: from A2", "teal: from B1")
    assert game.asks == "teal move"
    assert reach(game, "A1") == []


def test_the_number_of_origins_is_an_option() -> None:
    assert (
        scene(LINE, "move_origins=1").play("teal: move", "teal: spend 0 blue", "teal: from A1").asks
        == "teal move"
    )
    game = scene(LINE, "move_origins=3").play("teal: move", "teal: spend 0 blue")
    game.play("teal: from A1", "teal: from B1", "teal: from A2")
    assert reach(game, "A2") == ["A1"]


@editions()
def test_an_origin_is_controlled_and_has_a_fleet(edition: str) -> None:
    text = LINE.replace("A2 Mineron V: 1 teal", "A2 Mineron V: 1 teal, 1 gold")
    text = text.replace("C1 Vortexium", "C1 Vortexium: teal outpost, held by teal")
    game = scene(text, edition).play("teal: move", "teal: spend 0 blue")
    assert game.choices() == ["from A1", "from B1"]


@editions()
def test_any_number_of_fleets_may_go_and_groups_may_split(edition: str) -> None:
    game = move(options=edition)
    assert [choice for choice in game.choices() if choice.endswith("B1")] == [
        "move 1 A1 B1",
        "move 2 A1 B1",
        "move 3 A1 B1",
    ]
    game.play("teal: move 2 A1 B1", "teal: move 1 A1 A2").fleets("teal", A1=0, B1=4, A2=2)
    assert game.asks == "gold choose"


@editions()
def test_fleets_may_stay(edition: str) -> None:
    game = move(options=edition).play("teal: move 1 A1 B1", "teal: done").fleets("teal", A1=2, B1=3)
    assert game.asks == "gold choose"


@editions()
def test_fleets_that_have_moved_do_not_move_again(edition: str) -> None:
    game = move(options=edition, origins="A1 B1").play("teal: move 3 A1 B1").fleets("teal", B1=5)
    assert "move 2 B1 C1" in game.choices()
    assert "move 3 B1 C1" not in game.choices()
    game.play("teal: move 2 B1 C1").fleets("teal", A1=0, B1=3, C1=2)


@editions()
def test_origins_are_judged_when_the_action_starts(edition: str) -> None:
    game = move(LINE.replace("3 teal", "1 teal"), edition, origins="A1 B1").play("teal: move 1 A1 A2")
    assert "move 2 B1 A1" in game.choices()


# Control.

BORDER = """
A1: 3 teal
B1 Actara{there}
A2 Mineron V
F5: 3 gold
"""


@editions()
@pytest.mark.parametrize(
    ("there", "fleets", "controller", "sentence"),
    [
        ("", 1, "teal", "alone in an empty sector"),
        (": 1 gold", 2, "teal", "most fleets"),
        (": 2 gold", 1, "gold", "fewer fleets"),
        (": 2 gold", 2, "gold", "a tie keeps the previous controller if involved"),
        (": 2 gold, held by nobody", 2, "nobody", "a tie with no controller before is nobody's"),
        (": 1 gold, 1 violet", 1, "nobody", "a tie of three is nobody's"),
        (": 1 gold, 1 violet, held by violet", 1, "violet", "a tie of three keeps the previous controller"),
        (": 2 gold, 1 violet, held by violet", 2, "nobody", "a tie in which the controller is not involved"),
        (": gold outpost, held by gold", 1, "teal", "held by a structure until somebody brings fleets"),
        (": 1 teal, 2 gold", 1, "gold", "a tie keeps the previous controller, reinforced"),
    ],
)
def test_control_after_a_move(edition: str, there: str, fleets: int, controller: str, sentence: str) -> None:
    homes = "gold: storage 0 0 0 0\nviolet: storage 0 0 0 0\nG6: 3 gold\nG1: 3 violet"
    text = BORDER.format(there=there).replace("F5: 3 gold", homes)
    move(text, edition).play(f"teal: move {fleets} A1 B1", *["teal: done"][: 3 - fleets]).controls(
        controller, "B1"
    )


@editions()
@pytest.mark.parametrize(
    ("there", "involved", "present", "nobody"),
    [
        (": 2 gold", "gold", "gold", "nobody"),
        (": 2 gold, held by nobody", "nobody", "nobody", "nobody"),
        (": 2 gold, 1 violet, held by violet", "nobody", "violet", "nobody"),
        (": 1 gold", "teal", "teal", "teal"),
    ],
)
def test_on_a_tie_whoever_controlled_it_before_keeps_it_if_so_ruled(
    edition: str, there: str, involved: str, present: str, nobody: str
) -> None:
    homes = "gold: storage 0 0 0 0\nviolet: storage 0 0 0 0\nG6: 3 gold\nG1: 3 violet"
    text = BORDER.format(there=there).replace("F5: 3 gold", homes)
    for rule, controller in (("involved", involved), ("present", present), ("nobody", nobody)):
        moved = move(text, f"{edition} control_tie={rule}").play("teal: move 2 A1 B1", "teal: done")
        moved.controls(controller, "B1")
        scene(str(moved)).controls(controller, "B1")


@editions()
def test_a_sector_without_fleets_is_nobodys(edition: str) -> None:
    move(BORDER.format(there=""), edition).play("teal: move 3 A1 B1").controls("nobody", "A1").controls(
        "teal", "B1"
    )


@editions()
def test_a_sector_that_all_fleets_have_left_can_stay_its_controllers_until_somebody_brings_fleets(
    edition: str,
) -> None:
    options = edition + " empty_sectors=kept"
    left = move(BORDER.format(there=""), options).play("teal: move 3 A1 B1")
    left.controls("teal", "A1", "B1").shows("A1: held by teal")
    move(BORDER.format(there=": held by gold"), options).play("teal: move 3 A1 B1").controls("teal", "B1")


@editions()
def test_who_leaves_may_hand_control_to_others(edition: str) -> None:
    text = "A1: 3 teal\nB1 Actara: 2 teal, 1 gold\nF5: 3 gold"
    move(text, edition, origins="B1").play("teal: move 2 B1 A1").controls("gold", "B1")


@editions()
def test_moving_starts_no_fight(edition: str) -> None:
    game = move(BORDER.format(there=": 2 gold"), edition).play("teal: move 3 A1 B1")
    game.shows("B1 Actara: 3 teal, 2 gold")
    assert game.asks == "gold choose"


@editions("directives", "protocols")
def test_enemies_on_the_way_stop_nobody(edition: str) -> None:
    text = LINE.replace("C1 Vortexium", "C1 Vortexium: 3 gold")
    move(text, edition, blue=1, origins="B1").play("teal: move 2 B1 D1").fleets("teal", D1=2, C1=0)


# The Hypergate.

GATE = LINE.replace("B1 Actara: 2 teal", "B1 Actara: 2 teal, teal hypergate")


@editions("draft", "consolidated", "directives")
def test_a_hypergate_gives_one_more_range_from_its_sector(edition: str) -> None:
    game = move(GATE, edition, origins="A1 B1")
    assert reach(game, "B1") == ["A1", "A2", "C1", "D1"]
    assert reach(game, "A1") == ["A2", "B1"]


@editions("draft", "consolidated", "directives")
def test_it_adds_to_the_range_bought_with_blue(edition: str) -> None:
    assert "E1" in reach(move(GATE, edition, blue=1, origins="B1"), "B1")


@editions("draft", "consolidated", "directives")
def test_a_new_one_does_not_work_yet(edition: str) -> None:
    text = GATE.replace("hypergate", "hypergate new")
    assert reach(move(text, edition, origins="B1"), "B1") == ["A1", "C1"]


# Far from home: D1 has a gate of teal, D4 one of gold.
FAR = """
teal: storage 9 9 9 9
A1: 3 teal
B1 Actara
D1 Novatron: 2 teal, teal hypergate
E1 Terra Pax
D4 Vortexium: 1 gold, gold hypergate
F5: 3 gold
"""


def test_in_the_newest_edition_the_hypergate_and_the_homeworld_are_adjacent_for_the_owner() -> None:
    game = move(FAR, origins="A1 D1")
    assert reach(game, "A1") == ["B1", "D1"]
    assert reach(game, "D1") == ["A1", "E1"]


def test_the_link_is_one_step_of_a_longer_way() -> None:
    assert reach(move(FAR, blue=1)) == ["B1", "D1", "E1"]


def test_the_link_is_not_for_others() -> None:
    game = scene(
        FAR.replace("teal: storage", "gold: storage").replace("A1: 3 teal", "A1: 3 gold")
        + "round 0, turn gold"
    )
    game.play("gold: move", "gold: spend 0 blue", "gold: from A1", "gold: enough")
    assert reach(game, "A1") == ["B1"]


def test_there_is_no_link_from_a_lost_hypergate() -> None:
    assert reach(move(FAR.replace("2 teal, teal hypergate", "1 gold, teal hypergate"))) == ["B1"]


@pytest.mark.parametrize(
    ("options", "home", "gate"),
    [
        ("gate_move=home", ["B1", "D1"], ["A1", "E1"]),
        ("gate_move=all", ["B1"], ["D4", "E1"]),
        ("gate_move=none gate_attack=none", ["B1"], ["E1"]),
        ("gate_move=range gate_attack=none", ["B1"], ["E1"]),
    ],
)
def test_what_the_hypergate_does_is_an_option(options: str, home: list[str], gate: list[str]) -> None:
    game = move(FAR, options, origins="A1 D1")
    assert (reach(game, "A1"), reach(game, "D1")) == (home, gate)


@pytest.mark.parametrize("options", ["gate_move=home", "gate_move=all"])
def test_a_hypergate_alone_or_on_the_homeworld_links_to_nothing(options: str) -> None:
    game = scene("teal: storage 0 9 0 0\nA1: 3 teal, teal hypergate\nF5: 3 gold", options)
    assert game.refuses("teal: move") == "you have no fleet in a controlled sector with a way out"


# Pindown.

PINNED = """
teal: {teal}storage 9 9 9 9
gold: storage 3 3 3 3
A1: 5 teal
B1 Actara{there}
C1 Novatron
F5: 3 gold
"""


def pinned(there: str, options: str = "draft", teal: str = "", more: str = "", blue: int = 1) -> Scene:
    return move(PINNED.format(there=there, teal=teal) + more, options, blue)


@editions("draft", "consolidated")
def test_each_opponent_fleet_stops_one_moving_fleet_in_a_sector_passed_through(edition: str) -> None:
    pinned(": 2 gold", edition).play("teal: move 5 A1 C1").fleets("teal", A1=0, B1=2, C1=3)


@editions("draft", "consolidated")
def test_all_may_be_stopped(edition: str) -> None:
    pinned(": 4 gold", edition).play("teal: move 3 A1 C1", "teal: done").fleets("teal", A1=2, B1=3, C1=0)


@editions("draft", "consolidated")
def test_control_of_a_sector_where_fleets_were_stopped_is_settled_too(edition: str) -> None:
    pinned(": 2 gold", edition).play("teal: move 5 A1 C1").controls("gold", "B1").controls("teal", "C1")


@editions("draft", "consolidated")
def test_who_ends_the_move_there_is_not_stopped(edition: str) -> None:
    pinned(": 2 gold", edition).play("teal: move 5 A1 B1").fleets("teal", B1=5).controls("teal", "B1")


@editions("draft", "consolidated")
@pytest.mark.parametrize("there", ["", ": 1 teal", ": 2 gold, held by nobody", ": 3 teal, 2 gold"])
def test_only_a_sector_that_an_opponent_controls_stops_fleets(edition: str, there: str) -> None:
    before = 3 if "3 teal" in there else 1 if "1 teal" in there else 0
    pinned(there, edition).play("teal: move 5 A1 C1").fleets("teal", B1=before, C1=5)


@editions("draft", "consolidated")
@pytest.mark.parametrize("owner", ["teal", "gold"])
def test_passing_through_a_sector_kept_by_a_structure_leaves_its_control(edition: str, owner: str) -> None:
    game = pinned(f": {owner} outpost, held by {owner}", edition).play("teal: move 5 A1 C1")
    game.fleets("teal", C1=5).controls(owner, "B1")


@editions("draft", "consolidated")
def test_a_sector_that_nobody_arrived_in_keeps_its_controller(edition: str) -> None:
    text = PINNED.format(there=": 5 gold", teal="").replace(
        "C1 Novatron", "C1 Novatron: gold outpost, held by gold"
    )
    move(text, edition, 1).play("teal: move 5 A1 C1").fleets("teal", B1=5, C1=0).controls("gold", "C1")


def test_fleets_of_all_opponents_stop_fleets() -> None:
    text = PINNED.format(there=": 2 gold, 1 violet", teal="").replace(
        "F5: 3 gold", "G6: 3 gold\nG1: 3 violet"
    )
    game = move(text + "violet: storage 3 3 3 3", "draft", 1).play("teal: move 5 A1 C1")
    game.fleets("teal", B1=3, C1=2)


@pytest.mark.parametrize(
    ("options", "civilization", "through"),
    [
        ("draft", "", 2),
        ("draft", "navigators, ", 3),
        ("consolidated", "navigators, ", 3),
        ("draft navigators_pindown=2", "navigators, ", 4),
        ("draft pindown_pass=only", "navigators, ", 1),
        ("draft pindown_pass=only navigators_pindown=2", "navigators, ", 2),
        ("draft pindown_pass=only", "", 2),
        ("draft pindown=no", "", 5),
        ("protocols pindown=yes", "", 2),
    ],
)
def test_pindown_n_lets_n_more_pass(options: str, civilization: str, through: int) -> None:
    game = pinned(": 3 gold", options, civilization).play("teal: move 5 A1 C1")
    game.fleets("teal", B1=5 - through, C1=through)


def test_pindown_lets_them_pass_for_each_opponent_present() -> None:
    text = PINNED.format(there=": 2 gold, 1 violet", teal="navigators, ").replace(
        "F5: 3 gold", "G6: 3 gold\nG1: 3 violet"
    )
    text += "violet: storage 3 3 3 3"
    move(text, "draft", 1).play("teal: move 5 A1 C1").fleets("teal", B1=1, C1=4)
    move(text, "draft pindown_pass=only", 1).play("teal: move 5 A1 C1").fleets("teal", B1=3, C1=2)


# The long way round B1, six steps from A1 to C1.
DETOUR = "A2 Vortexium\nA3 Terra Pax\nB3 Mineron V\nC3 Stellar Nexus\nC2 Cosma Void{there}"


def test_the_route_brings_most_fleets_through() -> None:
    more = DETOUR.format(there="")
    game = pinned(": 2 gold", more=more, blue=5).play("teal: move 5 A1 C1")
    game.fleets("teal", B1=0, C1=5)


def test_a_detour_needs_the_range() -> None:
    pinned(": 2 gold", more=DETOUR.format(there=""), blue=4).play("teal: move 5 A1 C1").fleets(
        "teal", B1=2, C1=3
    )


def test_among_equal_routes_the_shortest_is_taken() -> None:
    game = pinned(": 2 gold", more=DETOUR.format(there=": 2 gold"), blue=5).play("teal: move 5 A1 C1")
    game.fleets("teal", B1=2, C2=0, C1=3)


def test_the_route_can_be_the_shortest_in_any_case() -> None:
    game = pinned(": 2 gold", "draft pindown_route=shortest", more=DETOUR.format(there=""), blue=5)
    game.play("teal: move 5 A1 C1").fleets("teal", B1=2, C1=3)


@pytest.mark.parametrize(("options", "stopped"), [("draft", 4), ("draft pindown_again=action", 2)])
def test_every_group_is_pinned_anew_or_each_opponent_fleet_pins_once_an_action(
    options: str, stopped: int
) -> None:
    game = pinned(": 2 gold", options).play("teal: move 2 A1 C1", "teal: move 3 A1 C1")
    game.fleets("teal", B1=stopped, C1=5 - stopped)
