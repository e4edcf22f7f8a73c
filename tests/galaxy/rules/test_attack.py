"""Attack: bring fleets into a sector and fight, or destroy a structure with the Starlance."""

import pytest

from milkomeda.galaxy.rules.end import structure_points
from tests.galaxy.scene import Scene, editions, scene

EARLIER = ("draft", "consolidated", "directives")

BORDER = """
    teal: storage 5 0 5 0
    A1: 3 teal
    B1 Novatron: 2 gold
    F5: 3 gold
    """

# Three beams shoot one shield down: the quickest victory, where there are no Command Points.
SHOT_DOWN = ("teal: 3 beam", "gold: 1 shield", "luck: roll teal 6")


# Fleets.


@editions()
def test_a_sector_with_opponents_fleets_is_attacked_from_a_controlled_origin_next_to_it(edition: str) -> None:
    fight = scene(BORDER, edition).play("teal: attack", "teal: attack B1", "teal: bring 3 A1")
    fight.fleets("teal", A1=0, B1=3).fleets("gold", B1=2)
    assert fight.asks == "teal configure"


@editions()
def test_any_number_of_fleets(edition: str) -> None:
    attack = scene(BORDER, edition).play("teal: attack", "teal: attack B1")
    assert attack.choices() == ["bring 1 A1", "bring 2 A1", "bring 3 A1"]
    assert attack.refuses("teal: bring 4 A1") == "3 fleets of yours are there"
    attack.play("teal: bring 1 A1").fleets("teal", A1=2, B1=1)


@editions()
def test_a_group_costs_1_blue_for_a_border(edition: str) -> None:
    scene(BORDER, edition).play("teal: attack", "teal: attack B1", "teal: bring 3 A1").has("teal", blue=4)


SURROUNDED = """
    teal: storage 5 0 0 0
    A1: 3 teal
    B1 Novatron: 2 gold
    C1 Actara: 2 teal
    B2 Arakor: 1 teal
    F5: 3 gold
    """


@editions()
def test_from_one_or_two_origins(edition: str) -> None:
    attack = scene(SURROUNDED, edition).play("teal: attack", "teal: attack B1", "teal: bring 2 A1")
    assert "fight" in attack.choices()
    attack.play("teal: bring 2 C1").fleets("teal", A1=1, B1=4, C1=0, B2=1)
    assert attack.asks == "teal configure"


def test_one_origin_is_enough() -> None:
    attack = scene(SURROUNDED).play("teal: attack", "teal: attack B1", "teal: bring 2 A1", "teal: fight")
    attack.fleets("teal", B1=2, C1=2).has("teal", blue=4)
    assert attack.asks == "teal configure"


@editions()
def test_each_group_pays_for_its_borders(edition: str) -> None:
    attack = scene(SURROUNDED, edition).play("teal: attack", "teal: attack B1", "teal: bring 2 A1")
    attack.has("teal", blue=4).play("teal: bring 1 C1").has("teal", blue=3)


def test_an_origin_joins_only_once() -> None:
    attack = scene(SURROUNDED).play("teal: attack", "teal: attack B1", "teal: bring 1 A1")
    assert not any(choice.endswith("A1") for choice in attack.choices())


def test_a_second_group_that_cannot_be_paid_stays_at_home() -> None:
    attack = scene(SURROUNDED.replace("5 0 0 0", "1 0 0 0")).play("teal: attack", "teal: attack B1")
    attack.play("teal: bring 1 A1").has("teal", blue=0)
    assert attack.asks == "teal configure"


@pytest.mark.parametrize(
    ("origins", "asks"), [(1, "teal configure"), (2, "teal attack-from"), (3, "teal attack-from")]
)
def test_how_many_origins_is_an_option(origins: int, asks: str) -> None:
    attack = scene(SURROUNDED, f"protocols attack_origins={origins}")
    assert attack.play("teal: attack", "teal: attack B1", "teal: bring 1 A1").asks == asks
    if origins == 3:
        attack.play("teal: bring 1 C1", "teal: bring 1 B2").fleets("teal", B1=3).has("teal", blue=2)


@editions()
def test_a_sector_that_is_not_next_to_an_origin_cannot_be_attacked(edition: str) -> None:
    attack = scene(BORDER + "\nC1 Actara: 1 gold", edition).play("teal: attack")
    assert "no fleet of yours can reach it" in attack.refuses("teal: attack C1")


def test_diagonal_is_not_adjacent() -> None:
    attack = scene(BORDER + "\nB2 Actara: 1 gold").play("teal: attack")
    assert "attack B2" not in attack.choices()


def test_an_origin_must_be_controlled() -> None:
    weak = scene(
        """
        teal: storage 5 0 0 0
        A1: 1 teal
        C1 Actara: 1 teal, 2 gold
        D1 Arakor: 1 gold
        F5: 3 gold
        """
    ).play("teal: attack")
    assert weak.choices() == ["attack C1"]  # where teal stands already
    assert "no fleet of yours can reach it" in weak.refuses("teal: attack D1")


def test_fleets_alone_are_attacked_not_empty_sectors_that_an_opponent_controls() -> None:
    empty = scene("teal: storage 5 0 0 0\nA1: 3 teal\nB1 Novatron: held by gold\nF5: 3 gold")
    assert "no fleet or structure of an opponent is in reach" in empty.refuses("teal: attack")


@editions()
def test_an_attack_on_fleets_needs_blue(edition: str) -> None:
    poor = scene(BORDER.replace("5 0 5 0", "0 9 5 9"), edition)
    assert "you cannot pay" in poor.refuses("teal: attack")


INSIDE = """
    teal: storage 5 0 0 0
    A1: 2 teal
    B1 Novatron: 1 teal, 2 gold
    F5: 3 gold
    """


@editions()
def test_fleets_already_in_the_sector_may_start_the_fight_for_1_blue(edition: str) -> None:
    fight = scene(INSIDE, edition).play("teal: attack", "teal: attack B1", "teal: fight")
    fight.has("teal", blue=4).fleets("teal", A1=2, B1=1)
    assert fight.asks == "teal configure"


def test_fleets_already_in_the_sector_cost_nothing_beside_a_group_that_joins_them() -> None:
    fight = scene(INSIDE).play("teal: attack", "teal: attack B1", "teal: bring 2 A1")
    fight.has("teal", blue=4).fleets("teal", A1=0, B1=3)


def test_fleets_already_in_the_sector_need_blue_too() -> None:
    assert "you cannot pay" in scene(INSIDE.replace("5 0 0 0", "0 5 0 5")).refuses("teal: attack")


def test_whether_fleets_in_the_sector_may_start_the_fight_is_an_option() -> None:
    attack = scene(INSIDE, "protocols attack_inside=no").play("teal: attack", "teal: attack B1")
    assert attack.choices() == ["bring 1 A1", "bring 2 A1"]
    alone = INSIDE.replace("A1: 2 teal", "A1: 0 teal").replace("5 0 0 0", "5 5 0 0")
    assert "no fleet or structure" in scene(alone, "protocols attack_inside=no").refuses("teal: attack")


@editions()
def test_all_fleets_in_the_sector_take_part(edition: str) -> None:
    crowd = scene(
        """
        teal: storage 5 0 0 0
        gold: storage 0 0 0 0
        violet: storage 0 0 0 0
        A1: 2 teal
        B1 Novatron: 1 teal, 2 gold, 1 violet
        """,
        edition,
    ).play("teal: attack", "teal: attack B1", "teal: bring 2 A1")
    assert crowd.state.waiting() == [0, 1, 2]
    assert "your 3 fleets" in crowd.refuses("teal: 2 beam")
    assert "your 2 fleets" in crowd.refuses("gold: 1 beam")
    assert "your 1 fleet" in crowd.refuses("violet: 2 beam")


@editions()
def test_control_of_an_emptied_origin_is_lost(edition: str) -> None:
    attack = scene(SURROUNDED, edition).play("teal: attack", "teal: attack B1", "teal: bring 3 A1")
    attack.play("teal: bring 1 C1").controls("nobody", "A1").controls("teal", "C1")


# Hypergates.

GATE = """
    teal: storage 5 0 0 0
    A1: 3 teal, teal hypergate
    B1 Novatron
    C1 Actara: 1 gold
    D1 Arakor: 2 gold
    F5: 3 gold
    """


@editions(*EARLIER)
def test_from_a_hypergate_any_sector_reachable_through_explored_ones_for_1_blue_a_border(
    edition: str,
) -> None:
    attack = scene(GATE, edition).play("teal: attack")
    assert attack.choices() == ["attack C1", "attack D1"]
    attack.play("teal: attack D1", "teal: bring 3 A1").has("teal", blue=2).fleets("teal", D1=3)


@editions(*EARLIER)
def test_the_shortest_way_counts(edition: str) -> None:
    detour = scene(GATE.replace("C1 Actara: 1 gold", "B2 Actara\nC2 Duskforge\nD2 Aquillion"), edition)
    detour.play("teal: attack", "teal: attack D1", "teal: bring 1 A1").has("teal", blue=0)
    detour = scene(GATE + "\nB2 Hell's Reach\nC2 Duskforge\nD2 Aquillion", edition)
    detour.play("teal: attack", "teal: attack D1", "teal: bring 1 A1").has("teal", blue=2)


@editions(*EARLIER)
def test_unexplored_space_breaks_the_way(edition: str) -> None:
    broken = scene(GATE.replace("C1 Actara: 1 gold", ""), edition)
    assert "no fleet or structure" in broken.refuses("teal: attack")


@editions(*EARLIER)
def test_a_way_that_cannot_be_paid_is_no_way(edition: str) -> None:
    attack = scene(GATE.replace("5 0 0 0", "2 0 0 0"), edition).play("teal: attack")
    assert attack.choices() == ["attack C1"]


@editions(*EARLIER)
def test_only_from_the_hypergates_own_sector(edition: str) -> None:
    elsewhere = GATE.replace("A1: 3 teal, teal hypergate", "A1: 3 teal\nA2 Duskforge: 0 teal, teal hypergate")
    assert "no fleet or structure" in scene(elsewhere, edition).refuses("teal: attack")


@editions(*EARLIER)
def test_a_new_hypergate_does_not_work_yet(edition: str) -> None:
    new = scene(GATE.replace("hypergate", "hypergate new"), edition)
    assert "no fleet or structure" in new.refuses("teal: attack")


@editions(*EARLIER)
def test_an_opponents_hypergate_is_of_no_use(edition: str) -> None:
    theirs = scene(GATE.replace("teal hypergate", "gold hypergate"), edition)
    assert "no fleet or structure" in theirs.refuses("teal: attack")


def test_in_protocols_there_is_no_attack_along_a_path() -> None:
    assert "no fleet or structure" in scene(GATE).refuses("teal: attack")


LINK = """
    teal: storage 5 0 0 0
    A1: 2 gold
    B1 Novatron: 1 gold
    D1 Arakor: 3 teal, teal hypergate
    F5: 3 gold
    """


def test_in_protocols_the_link_counts_as_one_border() -> None:
    attack = scene(LINK).play("teal: attack")
    assert attack.choices() == ["attack A1"]
    attack.play("teal: attack A1", "teal: bring 2 D1").has("teal", blue=4).fleets("teal", A1=2, D1=1)


def test_the_link_leads_from_the_homeworld_to_the_hypergate_too() -> None:
    back = scene(
        """
        teal: storage 5 0 0 0
        A1: 3 teal
        D1 Arakor: 2 teal, 1 gold, teal hypergate
        F5: 3 gold
        """
    )
    back.play("teal: attack", "teal: attack D1", "teal: bring 3 A1").has("teal", blue=4).fleets("teal", D1=5)


def test_a_structure_that_its_owner_does_not_control_links_nothing() -> None:
    lost = scene(LINK.replace("D1 Arakor: 3 teal", "D1 Arakor: 1 teal, 2 gold")).play("teal: attack")
    assert lost.choices() == ["attack D1"]
    whatever = scene(LINK.replace("D1 Arakor: 3 teal", "D1 Arakor: 1 teal, 2 gold"), "works_controlled=no")
    assert "attack A1" not in whatever.play("teal: attack").choices()  # an origin is controlled all the same


def test_the_link_is_for_the_owner_alone() -> None:
    theirs = scene(LINK.replace("teal hypergate", "gold hypergate") + "\nD2 Duskforge")
    assert "no fleet or structure" in theirs.refuses("teal: attack")


GATES = """
    teal: storage 5 0 0 0
    A1: 2 gold
    D1 Arakor: 3 teal, teal hypergate
    C3 Novatron: 1 gold, gold hypergate
    F5: 3 gold
    """


def test_what_the_link_links_is_an_option() -> None:
    assert scene(GATES).play("teal: attack").choices() == ["attack A1"]
    attack = scene(GATES, "gate_move=all").play("teal: attack")
    assert attack.choices() == ["attack C3"]
    attack.play("teal: attack C3", "teal: bring 1 D1").has("teal", blue=4)


def test_what_a_hypergate_does_for_an_attack_is_an_option() -> None:
    assert "no fleet or structure" in scene(GATE, "draft gate_attack=none").refuses("teal: attack")
    assert "no fleet or structure" in scene(LINK, "protocols gate_attack=none").refuses("teal: attack")
    assert scene(GATE, "protocols gate_attack=path").play("teal: attack").choices() == [
        "attack C1",
        "attack D1",
    ]


@editions(*EARLIER)
@pytest.mark.parametrize("near", ["C1", "D1"])
def test_jumped_to_attack_is_attacked_from_a_hypergate(edition: str, near: str) -> None:
    scene(GATE, edition).play("teal: attack", f"teal: attack {near}", "teal: bring 1 A1").shows(
        "round 0, order teal gold, turn teal, main attack, jumped"
    )


@editions(*EARLIER)
def test_an_attack_next_door_from_a_hypergate_is_a_jump_too(edition: str) -> None:
    attack = scene(GATE + "\nA2 Duskforge: 1 gold", edition).play("teal: attack", "teal: attack A2")
    assert attack.play("teal: bring 1 A1").state.jumped


def test_in_protocols_jumped_to_attack_is_attacked_over_the_link() -> None:
    attack = scene(LINK + "\nD2 Duskforge: 1 gold")
    assert scene(str(attack)).play("teal: attack", "teal: attack A1", "teal: bring 1 D1").state.jumped
    assert not scene(str(attack)).play("teal: attack", "teal: attack D2", "teal: bring 1 D1").state.jumped


@editions()
def test_an_attack_from_next_door_is_no_jump(edition: str) -> None:
    assert not scene(BORDER, edition).play("teal: attack", "teal: attack B1", "teal: bring 1 A1").state.jumped


# Options of one action.

TWO_FRONTS = """
    teal: storage 5 0 5 0
    A1: 4 teal
    B1 Novatron: 1 gold
    C1 Actara: 1 gold
    A2 Arakor: 1 gold
    F5: 3 gold
    """


def first_victory(position: str, options: str) -> Scene:
    """Teal shoots down the one gold fleet in B1, with three fleets from A1."""
    return scene(position, options).play("teal: attack", "teal: attack B1", "teal: bring 3 A1", *SHOT_DOWN)


def test_up_to_two_options_in_directives() -> None:
    attack = first_victory(TWO_FRONTS, "directives").controls("teal", "B1")
    assert attack.asks == "teal attack"
    attack.play("teal: attack A2", "teal: bring 1 A1", "teal: 1 beam", "gold: 1 shield", "luck: roll teal 6")
    attack.controls("teal", "A2").has("teal", blue=3)
    assert attack.asks != "teal attack"


@editions("draft", "consolidated")
def test_up_to_two_options_in_the_earlier_editions(edition: str) -> None:
    saved = ("teal: save points", "gold: save points")
    attack = scene(TWO_FRONTS, edition).play("teal: attack", "teal: attack B1", "teal: bring 3 A1")
    attack.play("teal: 3 beam", "gold: 1 shield", *saved, "luck: roll teal 6").controls("teal", "B1")
    assert attack.asks == "teal attack"


def test_one_option_in_protocols() -> None:
    assert first_victory(TWO_FRONTS, "protocols").asks.startswith("gold")


def test_the_second_option_may_be_left_out() -> None:
    assert first_victory(TWO_FRONTS, "directives").play("teal: done").asks.startswith("gold")


def test_how_many_options_is_an_option() -> None:
    assert first_victory(TWO_FRONTS, "directives attack_options=1").asks.startswith("gold")
    assert first_victory(TWO_FRONTS, "protocols attack_options=2").asks == "teal attack"
    lances = scene(LANCE.replace("4 0 4 0", "9 0 9 0"), "directives attack_options=3").play("teal: attack")
    lances.play("teal: destroy gold outpost B1", "teal: destroy teal outpost A2")
    assert lances.choices() == ["done", "attack B1"]


@editions("directives", "protocols attack_options=2")
def test_the_same_option_twice_is_fine_unless_each_may_be_taken_at_most_once(edition: str) -> None:
    assert "attack A2" in first_victory(TWO_FRONTS, edition).choices()
    armed = TWO_FRONTS.replace("A1: 4 teal", "A1: 4 teal, teal starlance").replace(
        "A2 Arakor: 1 gold", "A2 Arakor: 1 gold, gold outpost, gold m-brain"
    )
    once = first_victory(armed, f"{edition} attack_twice=no")
    assert once.choices() == ["done", "destroy gold outpost A2", "destroy gold m-brain A2"]
    assert once.refuses("teal: attack A2") == "you have attacked fleets in this action already"
    once.play("teal: destroy gold outpost A2").shows("A2 Arakor: 1 gold, gold m-brain")
    shot = scene(armed.replace("5 0 5 0", "9 0 9 0"), f"{edition} attack_twice=no")
    shot.play("teal: attack", "teal: destroy gold outpost A2")
    assert (
        shot.refuses("teal: destroy gold m-brain A2")
        == "you have attacked a structure in this action already"
    )
    assert shot.choices() == ["done", "attack B1", "attack A2"]


def test_a_kind_of_attack_forbidden_twice_ends_the_action_when_nothing_else_is_left() -> None:
    assert first_victory(TWO_FRONTS, "directives attack_twice=no").asks.startswith("gold")


def test_origins_are_judged_when_the_action_starts() -> None:
    again = first_victory(TWO_FRONTS, "directives").fleets("teal", A1=1, B1=3).controls("teal", "B1")
    assert again.choices() == ["done", "attack A2"]
    assert "no fleet of yours can reach it" in again.refuses("teal: attack C1")


def test_an_origin_lost_meanwhile_still_is_one() -> None:
    thin = TWO_FRONTS.replace("A1: 4 teal", "A1: 4 teal, 2 gold")
    again = first_victory(thin, "directives").controls("gold", "A1")
    assert again.choices() == ["done", "attack A1", "attack A2"]


def test_the_second_option_sees_the_result_of_the_first() -> None:
    empty = TWO_FRONTS.replace("A1: 4 teal", "A1: 3 teal")
    assert first_victory(empty, "directives").asks.startswith("gold")  # nobody is left to attack A2
    poor = TWO_FRONTS.replace("5 0 5 0", "1 0 5 0")
    assert first_victory(poor, "directives").asks.startswith("gold")


@editions()
def test_an_attack_must_do_something(edition: str) -> None:
    assert "attack something first" in scene(BORDER, edition).play("teal: attack").refuses("teal: done")


def test_idle_attacks_are_an_option() -> None:
    assert scene(BORDER, "protocols idle=yes").play("teal: attack", "teal: done").asks.startswith("gold")


# The Starlance.

LANCE = """
    teal: storage 4 0 4 0
    A1: 3 teal, teal starlance
    B1 Novatron: 1 gold, gold outpost
    A2 Arakor: 1 teal, teal outpost
    C1 Actara: 0 gold, gold m-brain
    F5: 3 gold
    """


@editions(*EARLIER)
def test_an_attack_on_a_structure_costs_2_red_and_2_blue(edition: str) -> None:
    scene(LANCE, edition).play("teal: attack", "teal: destroy gold outpost B1").has("teal", red=2, blue=2)


def test_an_attack_on_a_structure_costs_3_red_in_protocols() -> None:
    scene(LANCE).play("teal: attack", "teal: destroy gold outpost B1").has("teal", red=1, blue=4)


@editions(*EARLIER)
def test_any_structure_can_be_hit(edition: str) -> None:
    attack = scene(LANCE, edition).play("teal: attack")
    assert attack.choices() == ["attack B1", "destroy gold outpost B1", "destroy teal outpost A2"]
    attack.play("teal: destroy teal outpost A2").shows("A2 Arakor: 1 teal")


def test_in_protocols_an_enemys_structure_is_hit() -> None:
    attack = scene(LANCE).play("teal: attack")
    assert attack.choices() == ["attack B1", "destroy gold outpost B1"]
    assert "it is your own" in attack.refuses("teal: destroy teal outpost A2")
    both = scene(LANCE, "protocols lance_any=yes").play("teal: attack")
    assert "destroy teal outpost A2" in both.choices()


@editions()
def test_the_structure_is_adjacent_to_the_starlance(edition: str) -> None:
    attack = scene(LANCE, edition).play("teal: attack")
    assert "not adjacent to your Starlance" in attack.refuses("teal: destroy gold m-brain C1")


@editions()
def test_without_a_starlance_no_structure_is_hit(edition: str) -> None:
    attack = scene(LANCE.replace(", teal starlance", ""), edition).play("teal: attack")
    assert "no working Starlance" in attack.refuses("teal: destroy gold outpost B1")


@editions(*EARLIER)
def test_a_new_starlance_does_not_work_yet(edition: str) -> None:
    attack = scene(LANCE.replace("starlance", "starlance new"), edition).play("teal: attack")
    assert "no working Starlance" in attack.refuses("teal: destroy gold outpost B1")


@editions()
def test_a_starlance_works_only_while_its_owner_controls_its_sector(edition: str) -> None:
    lost = LANCE.replace("A1: 3 teal, teal starlance", "A1: 1 teal, 2 gold, teal starlance")
    attack = scene(lost, edition).play("teal: attack")
    assert "no working Starlance" in attack.refuses("teal: destroy gold outpost B1")
    anyway = scene(lost, f"{edition} works_controlled=no").play("teal: attack")
    assert "destroy gold outpost B1" in anyway.choices()


@pytest.mark.parametrize(
    ("edition", "storage", "reason"),
    [
        ("draft", "4 0 1 0", "needs 2 red, you have 1"),
        ("draft", "1 0 4 0", "needs 2 blue, you have 1"),
        ("consolidated", "4 0 1 0", "needs 2 red, you have 1"),
        ("directives", "1 0 4 0", "needs 2 blue, you have 1"),
        ("protocols", "4 0 2 0", "needs 3 red, you have 2"),
    ],
)
def test_an_attack_on_a_structure_must_be_paid(edition: str, storage: str, reason: str) -> None:
    attack = scene(LANCE.replace("4 0 4 0", storage), edition).play("teal: attack")
    assert reason in attack.refuses("teal: destroy gold outpost B1")


def test_what_an_attack_on_a_structure_costs_is_an_option() -> None:
    attack = scene(LANCE, "protocols lance_red=1 lance_blue=4").play("teal: attack")
    attack.play("teal: destroy gold outpost B1").has("teal", red=3, blue=0)


@editions()
def test_the_structure_returns_to_its_owners_supply_and_can_be_rebuilt(edition: str) -> None:
    both_out = LANCE + "\nE5 Duskforge: 1 gold, gold outpost\ngold: storage 3 9 3 3"
    assert "all your Outposts are on the map" in scene(both_out + "\nround 1, turn gold", edition).play(
        "gold: build"
    ).refuses("gold: build outpost E5")
    attack = scene(both_out, f"{edition} attack_options=1 bribes=none display=none")
    attack.play("teal: attack", "teal: destroy gold outpost B1").shows("B1 Novatron: 1 gold")
    attack.play("gold: build", "gold: build outpost B1")
    assert "gold outpost" in next(line for line in str(attack).splitlines() if line.startswith("B1"))


@editions()
def test_of_two_outposts_in_one_sector_one_is_destroyed(edition: str) -> None:
    two = LANCE.replace("gold outpost", "gold outpost, gold outpost")
    attack = scene(two, edition).play("teal: attack", "teal: destroy gold outpost B1")
    attack.shows("B1 Novatron: 1 gold, gold outpost")
    assert structure_points(attack.state, 1) == structure_points(scene(two, edition).state, 1) - 2


@editions()
def test_each_structure_of_a_sector_is_a_target_of_its_own(edition: str) -> None:
    crowded = LANCE.replace("gold outpost", "gold outpost, gold outpost, gold hypergate")
    attack = scene(crowded.replace("teal outpost", ""), edition).play("teal: attack")
    assert attack.choices() == ["attack B1", "destroy gold outpost B1", "destroy gold hypergate B1"]
    attack.play("teal: destroy gold hypergate B1").shows("B1 Novatron: 1 gold, gold outpost, gold outpost")


@editions(*EARLIER)
def test_two_structures_in_one_action(edition: str) -> None:
    attack = scene(LANCE, edition).play(
        "teal: attack", "teal: destroy gold outpost B1", "teal: destroy teal outpost A2"
    )
    attack.has("teal", red=0, blue=0).hides("outpost")


def test_in_protocols_a_structure_is_the_entire_action() -> None:
    rich = scene(LANCE.replace("4 0 4 0", "9 0 9 0").replace("gold outpost", "gold outpost, gold hypergate"))
    assert rich.play("teal: attack", "teal: destroy gold outpost B1").asks.startswith("gold")


@editions()
def test_no_combat_follows_a_destroyed_structure(edition: str) -> None:
    scene(LANCE, edition).play("teal: attack", "teal: destroy gold outpost B1").fleets("gold", B1=1).hides(
        "battle"
    )


# Civilizations and technologies.


@editions()
def test_sentinels_gain_1_red_for_an_attack_action(edition: str) -> None:
    scene(BORDER.replace("teal: ", "teal: sentinels, "), edition).play("teal: attack").has("teal", red=6)
    scene(BORDER.replace("teal: ", "teal: helix, "), edition).play("teal: attack").has("teal", red=5)


def test_sentinels_gain_red_once_an_action_not_once_an_option() -> None:
    first_victory(TWO_FRONTS.replace("teal: ", "teal: sentinels, "), "directives").has("teal", red=6).play(
        "teal: attack A2", "teal: bring 1 A1"
    ).has("teal", red=6)


def test_how_much_red_sentinels_gain_is_an_option() -> None:
    sentinels = BORDER.replace("teal: ", "teal: sentinels, ")
    scene(sentinels, "protocols sentinels_red=3").play("teal: attack").has("teal", red=8)
    scene(sentinels, "protocols sentinels_red=0").play("teal: attack").has("teal", red=5)


# The green corners of A1 and B1 meet.
BY_MODULE = """
    teal: sentinels, storage 5 5 5 5
    A1: 3 teal
    B1 Novatron r1: 2 gold
    A2 Arakor
    B2 Actara
    F5: 3 gold
    display 1: Integrated Scientific Expansion / attack for 3 red
    """


@editions("directives", "protocols")
def test_sentinels_gain_red_by_module_or_protocol_too(edition: str) -> None:
    built = ("teal: build", "teal: build fleets 1 A1", *(("teal: done",) if edition == "directives" else ()))
    module = scene(BY_MODULE, edition).play(*built, "teal: activate 1 attack").has("teal", red=3)
    assert module.asks == "teal attack"
    scene(BY_MODULE, f"{edition} sentinels_module=no").play(*built, "teal: activate 1 attack").has(
        "teal", red=2
    )


def test_night_vision_systems_make_an_attack_1_blue_cheaper() -> None:
    clever = SURROUNDED.replace("storage 5 0 0 0", "storage 1 0 0 0, technologies Night Vision Systems")
    attack = scene(clever).play("teal: attack").has("teal", orange=2)
    attack.play("teal: attack B1", "teal: bring 2 A1").has("teal", blue=1)
    attack.play("teal: bring 1 C1").has("teal", blue=0)


def test_night_vision_systems_let_fleets_inside_fight_for_nothing() -> None:
    clever = INSIDE.replace("storage 5 0 0 0", "storage 0 0 0 0, technologies Night Vision Systems")
    scene(clever).play("teal: attack", "teal: attack B1", "teal: fight").has("teal", blue=0)


def test_laser_drills_make_the_starlance_1_red_cheaper() -> None:
    clever = scene(LANCE.replace("4 0 4 0", "4 0 4 0, technologies Laser Drills"))
    clever.play("teal: attack", "teal: destroy gold outpost B1").has("teal", red=2)
