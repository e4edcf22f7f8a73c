"""Combat: secret configuration, then rounds of dice, hits allocated in secret, casualties."""

import re
from itertools import product

import pytest

from milkomeda.galaxy.cards import SEATS, SHIP_TYPES
from milkomeda.galaxy.rules.end import SOURCES, breakdown, civilization_points
from milkomeda.galaxy.state import DICE, HITS, WON
from milkomeda.play.luck import Seeded
from tests.galaxy.scene import Scene, editions, scene

COUNTERS = (
    "Beam beats Shield and Drone; Shield beats Fighter and Artillery; Artillery beats Drone and Beam; "
    "Drone beats Fighter and Shield; Fighter beats Beam and Artillery."
)
BEATS = {
    (one.lower(), other.lower())
    for one, first, second in re.findall(r"(\w+) beats (\w+) and (\w+)", COUNTERS)
    for other in (first, second)
}
LATER = ("directives", "protocols")
WITH_POINTS = ("draft", "consolidated")


def ships(split: str) -> int:
    return sum(int(word) for word in split.split()[::2])


def fight(
    teal: str,
    gold: str,
    violet: str = "",
    *,
    options: str = "protocols",
    attacker: str = "teal",
    more: str = "",
) -> Scene:
    """A fight in B1 with ships on the mat, about to begin a round."""
    mats = {seat: split for seat, split in zip(SEATS, (teal, gold, violet), strict=False) if split}
    present = ", ".join(f"{ships(split)} {seat}" for seat, split in mats.items())
    lines = [f"{seat}: storage 0 0 0 0" for seat in mats]
    lines += [f"round 1, turn {attacker}", more, f"B1 Novatron: {present}"]
    lines += [f"battle B1: attacker {attacker}", *(f"mat {seat}: ships {mats[seat]}" for seat in mats)]
    return scene("\n".join([*lines, "pending: fight-round"]), options)


def on(combat: Scene, at: int) -> list[int]:
    """What a field of the mat says for each seat."""
    return [int(combat.state.battle[at + seat]) for seat in range(combat.state.seats)]


# Ship types.


@pytest.mark.parametrize(("own", "enemy"), list(product(SHIP_TYPES, SHIP_TYPES)))
def test_a_die_for_an_arrow_from_an_own_type_to_an_enemy_type(own: str, enemy: str) -> None:
    dice = on(fight(f"1 {own}", f"1 {enemy}"), DICE)
    assert dice == [int((own, enemy) in BEATS), int((enemy, own) in BEATS)]


@pytest.mark.parametrize(
    ("own", "enemy", "dice"),
    [
        ("9 beam", "1 shield", 1),  # not a die a ship
        ("1 beam", "9 shield", 1),
        ("1 beam", "1 shield 1 drone", 2),  # two a node at most
        ("1 beam", "1 shield 1 drone 1 fighter 1 artillery 1 beam", 2),
        ("1 beam 1 drone", "1 shield", 2),  # two arrows into one node
        ("1 beam 1 shield", "1 drone 1 fighter 1 artillery", 3),
        (
            "1 beam 1 shield 1 artillery 1 drone 1 fighter",
            "1 beam 1 shield 1 artillery 1 drone 1 fighter",
            10,
        ),
        ("1 beam", "1 beam 1 shield", 1),  # no arrow from a type to itself
    ],
)
@editions("protocols", "directives")
def test_dice_are_arrows_two_per_node_at_most(edition: str, own: str, enemy: str, dice: int) -> None:
    assert on(fight(own, enemy, options=edition), DICE)[0] == dice


def test_an_arrow_to_a_type_that_several_enemies_have_is_one_die() -> None:
    assert on(fight("1 beam", "1 shield", "1 shield"), DICE) == [1, 0, 0]


def test_arrows_lead_to_any_enemy() -> None:
    assert on(fight("1 beam", "1 shield", "1 artillery"), DICE) == [1, 1, 1]


@pytest.mark.parametrize(("cap", "dice"), [(0, 10), (5, 5), (3, 3)])
def test_there_is_no_dice_cap_unless_the_option_says_so(cap: int, dice: int) -> None:
    everything = "1 beam 1 shield 1 artillery 1 drone 1 fighter"
    assert on(fight(everything, everything, options=f"directives dice_cap={cap}"), DICE) == [dice, dice]


@editions()
def test_no_edition_caps_the_dice(edition: str) -> None:
    everything = "1 beam 1 shield 1 artillery 1 drone 1 fighter"
    assert on(fight(everything, everything, options=edition), DICE) == [10, 10]


# Configuration.

APPROACH = """
    teal: storage 5 0 0 0
    gold: storage 0 0 0 0
    A1: 2 teal
    B1 Novatron: 3 gold
    F5: 1 gold
    """
ARRIVED = ("teal: attack", "teal: attack B1", "teal: bring 2 A1")


@editions()
def test_everyone_splits_their_fleets_over_the_types(edition: str) -> None:
    combat = scene(APPROACH, edition).play(*ARRIVED)
    assert len(combat.choices()) == 15  # two ships over five types
    assert "add up to your 2 fleets" in combat.refuses("teal: 1 beam")
    assert "add up to your 2 fleets" in combat.refuses("teal: 2 beam 1 drone")
    assert "there is no ship 'cruisers'" in combat.refuses("teal: 2 cruisers")
    combat.play("teal: 1 beam 1 drone", "gold: 1 beam 2 shield")
    assert "mat teal: ships 1 beam 1 drone" in str(combat)
    assert "mat gold: ships 1 beam 2 shield" in str(combat)


SIX = """
    round 1, order teal gold, turn teal
    teal: storage 9 9 9 9
    A1: {fleets} teal
    B1 Novatron: 3 gold
    F5: 1 gold
    """


@editions()
def test_any_number_of_ships_can_be_set_for_a_type(edition: str) -> None:
    scene(SIX.format(fleets=6), edition).play(*ARRIVED[:2], "teal: bring 6 A1", "teal: 6 beam")


@editions()
def test_at_most_5_of_a_type_where_the_tracks_of_the_roster_are_a_limit(edition: str) -> None:
    combat = scene(SIX.format(fleets=6), edition + " roster_track=5")
    combat.play(*ARRIVED[:2], "teal: bring 6 A1")
    assert combat.refuses("teal: 6 beam") == "a roster shows 5 of a type at most"
    combat.play("teal: 5 beam 1 drone")


@pytest.mark.parametrize("fleets", [6, 14, 25])
def test_by_chance_no_type_gets_more_than_the_roster_shows(fleets: int) -> None:
    combat = scene(SIX.format(fleets=fleets), "roster_track=5")
    state = combat.play(*ARRIVED[:2], f"teal: bring {fleets} A1").state
    luck = Seeded(1)
    for _ in range(20):
        assert not state.step.refusal(state, state.step.sample(state, luck))


@editions()
def test_the_split_is_secret_until_all_have_answered(edition: str) -> None:
    one = scene(APPROACH, edition).play(*ARRIVED, "teal: 2 beam")
    other = scene(APPROACH, edition).play(*ARRIVED, "teal: 1 drone 1 shield")
    assert one.seen_by("gold") == other.seen_by("gold")
    assert "pending: configure waiting_seats=gold teal=?" in one.seen_by("gold")  # gold to answer, teal has
    assert one.seen_by("teal") != other.seen_by("teal")
    one.play("gold: 3 beam")
    assert "mat teal: ships 2 beam" in one.seen_by("gold")


def test_the_split_may_be_answered_in_any_order() -> None:
    combat = scene(APPROACH).play(*ARRIVED, "gold: 3 drone")
    assert combat.asks == "teal configure"
    combat.play("teal: 2 beam").shows("mat teal: ships 2 beam, dice 1", "mat gold: ships 3 drone")


def test_the_next_round_has_the_same_configuration() -> None:
    combat = fight("2 beam", "2 shield").play("luck: roll teal 6")
    assert combat.asks == "luck roll"
    combat.shows("battle B1: attacker teal, round 2", "mat gold: ships 1 shield, lost 1")


# Dice and hits.


@editions(*LATER)
@pytest.mark.parametrize("face", range(1, 7))
def test_5_and_6_hit(edition: str, face: int) -> None:
    combat = fight("1 beam", "2 shield", options=edition).play(f"luck: roll teal {face}")
    combat.fleets("gold", B1=1 if face >= 5 else 2)


@editions(*WITH_POINTS)
@pytest.mark.parametrize("face", range(1, 7))
def test_5_and_6_hit_with_command_points_too(edition: str, face: int) -> None:
    combat = fight("1 beam", "2 shield", options=edition).play("teal: save points", "gold: save points")
    combat.play(f"luck: roll teal {face}").fleets("gold", B1=1 if face >= 5 else 2)


@pytest.mark.parametrize("face", range(1, 7))
def test_what_hits_is_an_option(face: int) -> None:
    combat = fight("1 beam", "2 shield", options="protocols hit_on=3").play(f"luck: roll teal {face}")
    combat.fleets("gold", B1=1 if face >= 3 else 2)


def test_all_roll_their_dice_the_attacker_first() -> None:
    combat = fight("1 beam 1 shield", "1 drone 1 fighter")
    combat.play("luck: roll teal 1 2", "luck: roll gold 3 4").shows("battle B1: attacker teal, round 2")


def test_hits_go_to_enemy_types_that_an_own_arrow_reaches_all_of_them() -> None:
    combat = fight("1 beam", "2 shield 2 drone 2 fighter").play("luck: roll teal 5 6", "luck: roll gold 1")
    assert combat.asks == "teal allocate"
    assert set(combat.choices()) == {"hit 2 shield", "hit 1 shield 1 drone", "hit 2 drone"}
    assert "no enemy fighter is in reach" in combat.refuses("teal: hit 1 shield 1 fighter")
    assert "no enemy beam is in reach" in combat.refuses("teal: hit 2 beam")
    assert "all 2 hits must be allocated" in combat.refuses("teal: hit 1 shield")
    assert "all 2 hits must be allocated" in combat.refuses("teal: hit 2 shield 1 drone")
    combat.play("teal: hit 1 shield 1 drone").fleets("gold", B1=4)
    assert "mat gold: ships 1 shield 1 drone 2 fighter, dice 1, lost 1" in str(combat)


@editions(*LATER)
def test_hits_go_to_any_enemy_type_if_no_arrow_need_reach_it(edition: str) -> None:
    combat = fight("1 beam", "2 shield 2 fighter", options=f"{edition} hit_types=any")
    combat.play("luck: roll teal 5", "luck: roll gold 1")
    assert combat.choices() == ["hit 1 fighter", "hit 1 shield"]
    assert "no enemy drone is in reach" in combat.refuses("teal: hit 1 drone")
    combat.play("teal: hit 1 fighter").fleets("gold", B1=3)
    assert "ships 2 shield 1 fighter" in str(combat)
    follows = fight("1 beam", "2 shield 2 fighter", options=edition)
    follows.play("luck: roll teal 5", "luck: roll gold 1")
    assert "ships 1 shield 2 fighter" in str(follows)


def test_without_an_arrow_nobody_rolls_whatever_hits_may_go_to() -> None:
    assert fight("1 beam", "1 beam", options="protocols hit_types=any").asks == "teal configure"


def test_with_one_type_in_reach_there_is_nothing_to_allocate() -> None:
    combat = fight("1 beam 1 drone", "3 shield").play("luck: roll teal 6 6").fleets("gold", B1=1)
    assert combat.asks == "luck roll"


def allocating(hits: int, gold: str, options: str = "protocols roster_track=5") -> Scene:
    """Teal has so many hits."""
    return scene(
        f"""
        round 1, turn teal
        B1 Novatron: 6 teal, {ships(gold)} gold
        battle B1: attacker teal, round 1
        mat teal: ships 5 beam 1 drone, hits {hits}
        mat gold: ships {gold}
        pending: allocate-hits; end-of-fight-round
        """,
        options,
    )


def test_at_most_5_hits_on_a_type_where_the_tracks_of_the_roster_are_a_limit() -> None:
    combat = allocating(7, "9 shield 9 drone")
    assert combat.refuses("teal: hit 6 shield 1 drone") == "a roster shows 5 of a type at most"
    assert len(combat.choices()) == 4  # 2 to 5 on shields
    combat.play("teal: hit 5 shield 2 drone").fleets("gold", B1=11)
    allocating(7, "9 shield 9 drone", "protocols").play("teal: hit 7 shield")


def test_hits_beyond_the_tracks_of_the_roster_are_lost() -> None:
    allocating(7, "9 shield").fleets("gold", B1=4)
    allocating(7, "9 shield", "protocols").fleets("gold", B1=2)
    assert allocating(12, "9 shield 9 drone").choices() == ["hit 5 shield 5 drone"]


@editions(*LATER)
def test_hits_are_allocated_in_secret(edition: str) -> None:
    combat = fight("2 beam 2 shield", "2 drone 2 fighter", options=edition)
    combat.play("luck: roll teal 6 1", "luck: roll gold 6 1")
    one = scene(str(combat)).play("teal: hit 1 drone")
    other = scene(str(combat)).play("teal: hit 1 fighter")
    assert one.seen_by("gold") == other.seen_by("gold")
    assert "pending: allocate waiting_seats=gold teal=?" in one.seen_by("gold")
    one.fleets("gold", B1=4).play("gold: hit 1 beam").fleets("gold", B1=3).fleets("teal", B1=3)


@editions(*LATER)
def test_who_has_no_hit_allocates_nothing(edition: str) -> None:
    combat = fight("2 beam 2 shield", "2 drone 2 fighter", options=edition)
    combat.play("luck: roll teal 6 1", "luck: roll gold 1 1")
    assert combat.state.waiting() == [0]


@editions(*LATER)
def test_hits_beyond_the_ships_of_a_type_are_wasted(edition: str) -> None:
    combat = fight("1 beam 1 drone", "1 shield 1 beam", options=edition).play(
        "luck: roll teal 6 6", "luck: roll gold 1"
    )
    combat.fleets("gold", B1=1).shows("mat gold: ships 1 beam, dice 1, lost 1")


# Resolution.

# Gold's beam reaches shields of teal and violet, violet's artillery reaches beams of teal and gold.
CROSSFIRE = ("1 beam 1 shield", "1 beam", "1 shield 1 artillery")


@pytest.mark.parametrize(
    ("options", "order", "first", "second"),
    [
        ("protocols", "teal gold violet", "gold", "violet"),
        ("protocols", "teal violet gold", "violet", "gold"),
        ("protocols", "violet gold teal", "violet", "gold"),
        ("directives", "violet teal gold", "violet", "gold"),
        ("consolidated command_points=0", "violet teal gold", "violet", "gold"),
        ("protocols resolution=seat", "teal violet gold", "gold", "violet"),
        ("protocols", "gold teal violet", "gold", "violet"),
        ("protocols resolution_from=next", "gold teal violet", "violet", "gold"),
        ("protocols resolution_from=next", "violet gold teal", "violet", "gold"),
        ("directives resolution_from=next", "violet teal gold", "gold", "violet"),
        ("protocols resolution=seat resolution_from=next", "gold violet teal", "gold", "violet"),
    ],
)
def test_after_the_attacker_hits_are_resolved_in_turn_order(
    options: str, order: str, first: str, second: str
) -> None:
    combat = fight(*CROSSFIRE, options=options, more=f"round 1, order {order}")
    combat.play("luck: roll teal 1 1")
    for _ in range(2):
        roller = combat.state.step.spell(combat.state, 0).split()[1]
        combat.play(f"luck: roll {roller} 6")
    assert combat.asks == f"{first} victim"
    combat.play(f"{first}: hit teal {'shield' if first == 'gold' else 'beam'}")
    assert combat.asks == f"{second} victim"


@pytest.mark.parametrize("order", ["teal gold violet", "violet teal gold"])
def test_the_attacker_resolves_first(order: str) -> None:
    combat = fight(*CROSSFIRE, attacker="gold", more=f"round 1, order {order}")
    combat.play("luck: roll gold 6")
    for _ in range(2):
        roller = combat.state.step.spell(combat.state, 0).split()[1]
        combat.play("luck: roll teal 1 1" if roller == "teal" else "luck: roll violet 6")
    assert combat.asks == "gold victim"


@pytest.mark.parametrize(
    ("order", "first", "second"),
    [
        ("teal gold violet", "gold", "violet"),
        ("violet teal gold", "violet", "gold"),
        ("teal violet gold", "violet", "gold"),
    ],
)
def test_in_the_draft_hits_are_resolved_in_turn_order_whoever_attacks(
    order: str, first: str, second: str
) -> None:
    combat = fight(
        *CROSSFIRE, options="draft command_points=0", attacker="gold", more=f"round 1, order {order}"
    )
    combat.play(*(f"luck: roll {seat} {'1 1' if seat == 'teal' else 6}" for seat in order.split()))
    assert combat.asks == f"{first} victim"
    combat.play(f"{first}: hit teal {'shield' if first == 'gold' else 'beam'}")
    assert combat.asks == f"{second} victim"


def test_the_resolver_chooses_whose_ship_of_that_type() -> None:
    shots = ("luck: roll teal 1 1", "luck: roll gold 6", "luck: roll violet 1")
    combat = fight(*CROSSFIRE).play(*shots)
    assert combat.choices() == ["hit teal shield", "hit violet shield"]
    scene(str(combat)).play("gold: hit teal shield").fleets("teal", B1=1).fleets("violet", B1=2)
    scene(str(combat)).play("gold: hit violet shield").fleets("teal", B1=2).fleets("violet", B1=1)


# Teal and gold both shoot at drones: violet has one or two, teal has one as well.
DRONES = ("1 beam 1 drone", "1 beam", "{n} drone")


def drones(violets: int, casualties: str) -> Scene:
    teal, gold, violet = (split.format(n=violets) for split in DRONES)
    combat = fight(teal, gold, violet, options=f"protocols casualties={casualties}")
    return combat.play("luck: roll teal 6", "luck: roll gold 6")


def test_casualties_at_once_are_removed_in_order() -> None:
    combat = drones(2, "once").fleets("violet", B1=1)
    assert combat.choices() == ["hit teal drone", "hit violet drone"]
    combat.play("gold: hit violet drone").fleets("violet", B1=0).fleets("teal", B1=2)


def test_casualties_at_once_leave_later_hits_the_ships_that_are_left() -> None:
    drones(1, "once").fleets("violet", B1=0).fleets("teal", B1=1)


def test_marked_ships_stay_until_all_have_resolved_and_may_get_several_marks() -> None:
    combat = drones(1, "marks").fleets("violet", B1=1)
    assert "mat violet: ships 1 drone, marks 1 drone, taken 1" in str(combat)
    assert combat.choices() == ["hit teal drone", "hit violet drone"]
    combat.play("gold: hit violet drone").fleets("violet", B1=0).fleets("teal", B1=2)


def test_ships_in_the_damaged_area_cannot_be_targeted_again_this_round() -> None:
    drones(1, "damaged").fleets("violet", B1=0).fleets("teal", B1=1)
    combat = drones(2, "damaged").fleets("violet", B1=2)
    assert "mat violet: ships 2 drone, marks 1 drone, taken 1" in str(combat)
    assert combat.choices() == ["hit teal drone", "hit violet drone"]
    combat.play("gold: hit violet drone").fleets("violet", B1=0).fleets("teal", B1=2)


@pytest.mark.parametrize(
    ("edition", "casualties"),
    [("draft", "once"), ("consolidated", "once"), ("directives", "marks"), ("protocols", "damaged")],
)
def test_each_edition_has_its_own_casualties(edition: str, casualties: str) -> None:
    assert fight("1 beam", "1 shield", options=edition).state.rules.casualties == casualties


@pytest.mark.parametrize("casualties", ["once", "marks", "damaged"])
def test_the_fallen_resolve_their_hits_too(casualties: str) -> None:
    combat = fight("1 beam 1 shield", "1 drone 1 fighter", options=f"protocols casualties={casualties}")
    combat.play("luck: roll teal 6 6", "luck: roll gold 6 1")
    combat.play("teal: hit 1 drone 1 fighter", "gold: hit 1 beam").fleets("gold", B1=0).fleets("teal", B1=1)


@editions(*LATER)
def test_casualties_go_back_to_the_supply(edition: str) -> None:
    shot = fight("1 beam", "2 shield", options=edition, more="F5: 22 gold")
    assert shot.score("gold") - shot.play("luck: roll teal 6").score("gold") == 24 // 3 - 23 // 3


# Command Points.


@editions(*LATER)
def test_without_command_points_the_dice_fall_at_once(edition: str) -> None:
    assert fight("1 beam", "1 shield", options=edition).asks == "luck roll"


@editions(*WITH_POINTS)
def test_two_command_points_a_round_spent_in_secret(edition: str) -> None:
    combat = fight("1 beam", "2 shield", options=edition)
    assert combat.asks == "teal command"
    assert set(combat.choices()) == {
        "save points",
        "attack 1",
        "attack 2",
        "defend gold 1",
        "defend gold 2",
        "attack 1 defend gold 1",
        "reshape",
    }
    one = scene(str(combat)).play("teal: attack 1")
    other = scene(str(combat)).play("teal: reshape")
    assert one.seen_by("gold") == other.seen_by("gold")
    assert "pending: command waiting_seats=gold teal=?" in one.seen_by("gold")


@editions(*WITH_POINTS)
def test_fresh_points_every_round(edition: str) -> None:
    combat = fight("1 beam", "3 shield", options=edition)
    for _ in range(2):
        combat.play("teal: attack 2", "gold: save points", "luck: roll teal 1 1 1")
        assert combat.asks == "teal command"


@editions(*WITH_POINTS)
@pytest.mark.parametrize(
    ("spent", "dice"), [("save points", 1), ("attack 1", 2), ("attack 2", 3), ("reshape", 1)]
)
def test_boost_attack_adds_a_die_and_may_be_bought_twice(edition: str, spent: str, dice: int) -> None:
    combat = fight("1 beam", "9 shield", options=edition).play(f"teal: {spent}", "gold: save points")
    combat.play("luck: roll teal" + " 6" * dice).fleets("gold", B1=9 - dice)


def test_whether_a_boost_may_be_bought_twice_is_an_option() -> None:
    combat = fight("1 beam", "1 shield", options="draft boost_twice=no")
    assert set(combat.choices()) == {
        "save points",
        "attack 1",
        "defend gold 1",
        "attack 1 defend gold 1",
        "reshape",
    }


@editions(*WITH_POINTS)
def test_a_boost_die_needs_at_least_one_arrow(edition: str) -> None:
    combat = fight("1 beam", "1 shield", options=edition).play("teal: save points")
    assert not any("attack" in choice for choice in combat.choices())
    assert "needs at least one arrow" in str(combat.state.step.refusal(combat.state, 1))
    anyway = fight("1 beam", "1 shield", options=f"{edition} boost_needs_arrow=no").play("teal: save points")
    assert "attack 2" in anyway.choices()


@editions(*WITH_POINTS)
def test_where_a_boost_die_needs_no_arrow_its_hit_goes_to_any_enemy_type(edition: str) -> None:
    combat = fight("2 beam 1 drone", "3 shield", options=f"{edition} boost_needs_arrow=no")
    combat.play("teal: save points", "gold: attack 2", "luck: roll teal 1 1", "luck: roll gold 6 6")
    assert set(combat.choices()) == {"hit 2 beam", "hit 1 beam 1 drone", "hit 2 drone"}
    combat.play("gold: hit 1 beam 1 drone").fleets("teal", B1=1)


@editions(*WITH_POINTS)
@pytest.mark.parametrize(("face", "left"), [(4, 2), (5, 1)])
def test_boost_defence_makes_a_chosen_opponent_roll_a_hit_again(edition: str, face: int, left: int) -> None:
    combat = fight("1 beam", "2 shield", options=edition)
    combat.play("teal: save points", "gold: defend teal 1", "luck: roll teal 6")
    assert combat.asks == "luck roll"
    combat.play(f"luck: roll teal {face}").fleets("gold", B1=left)


@editions(*WITH_POINTS)
def test_only_hits_are_rolled_again(edition: str) -> None:
    combat = fight("1 beam", "2 shield", options=edition)
    combat.play("teal: save points", "gold: defend teal 2", "luck: roll teal 4").fleets("gold", B1=2)
    assert combat.asks == "teal command"


@editions(*WITH_POINTS)
def test_forced_re_rolls_come_together_and_at_most_as_many_as_there_are_hits(edition: str) -> None:
    combat = fight("1 beam", "3 shield", options=edition)
    combat.play("teal: attack 2", "gold: defend teal 2", "luck: roll teal 6 6 6", "luck: roll teal 1 1")
    combat.fleets("gold", B1=2)
    combat.play("teal: save points", "gold: defend teal 2", "luck: roll teal 6", "luck: roll teal 6")
    combat.fleets("gold", B1=1)


@editions(*WITH_POINTS)
def test_with_several_opponents_boost_defence_chooses_one(edition: str) -> None:
    combat = fight("2 beam", "2 shield", "2 artillery", options=edition)
    combat.play("teal: save points", "gold: defend teal 1 defend violet 1", "violet: defend gold 1")
    combat.play("luck: roll teal 1", "luck: roll gold 6", "luck: roll violet 6")
    combat.play("luck: roll gold 1", "luck: roll violet 1").fleets("teal", B1=2).fleets("violet", B1=2)


@editions(*WITH_POINTS)
def test_a_prepared_reshape_moves_a_surviving_ship_along_an_arrow(edition: str) -> None:
    combat = fight("2 beam", "3 shield", options=edition)
    combat.play("teal: reshape", "gold: save points", "luck: roll teal 6")
    assert combat.asks == "teal reshape"
    assert combat.choices() == ["keep formation", "reshape beam shield", "reshape beam drone"]
    combat.play("teal: reshape beam drone").fleets("teal", B1=2)
    assert "mat teal: ships 1 beam 1 drone" in str(combat)


@editions(*WITH_POINTS)
def test_a_prepared_reshape_may_be_left_out(edition: str) -> None:
    combat = fight("2 beam", "3 shield", options=edition)
    combat.play("teal: reshape", "gold: save points", "luck: roll teal 1", "teal: keep formation")
    assert "mat teal: ships 2 beam" in str(combat)


@editions(*WITH_POINTS)
def test_reshapes_are_open_one_after_the_other_or_secret_and_revealed_together(edition: str) -> None:
    def both(options: str) -> Scene:
        combat = fight("3 beam", "3 shield", options=options)
        return combat.play("teal: reshape", "gold: reshape", "luck: roll teal 1")

    opened = both(edition).play("teal: reshape beam drone")
    assert "mat teal: ships 2 beam 1 drone" in opened.seen_by("gold")
    assert opened.asks == "gold reshape"
    sealed = both(f"{edition} reshapes=secret")
    assert sealed.state.waiting() == [0, 1]
    drone, shield = (scene(str(sealed)).play(f"teal: reshape beam {kind}") for kind in ("drone", "shield"))
    assert drone.seen_by("gold") == shield.seen_by("gold")
    assert "mat teal: ships 3 beam" in drone.seen_by("gold")
    drone.play("gold: keep formation")
    assert "mat teal: ships 2 beam 1 drone" in str(drone)
    assert "mat gold: ships 3 shield" in str(drone)


def test_only_who_prepared_it_reshapes_in_secret() -> None:
    combat = fight("3 beam", "3 shield", options="draft reshapes=secret")
    combat.play("teal: save points", "gold: reshape", "luck: roll teal 1")
    assert combat.asks == "gold reshape-secretly"
    assert combat.play("gold: reshape shield fighter").asks == "teal command"
    none = fight("3 beam", "3 shield", options="draft reshapes=secret")
    none.play("teal: save points", "gold: save points", "luck: roll teal 1")
    assert none.asks == "teal command"


@editions(*WITH_POINTS)
def test_only_survivors_reshape(edition: str) -> None:
    combat = fight("1 beam", "1 shield", "1 beam", options=edition)
    combat.play(
        "teal: save points", "gold: reshape", "violet: reshape", "luck: roll teal 6", "luck: roll violet 1"
    )
    assert combat.asks == "violet reshape"  # gold has fallen
    combat.play("violet: reshape beam shield")
    assert combat.asks == "teal command"


@editions(*WITH_POINTS)
def test_nobody_reshapes_when_the_fight_is_over(edition: str) -> None:
    combat = fight("1 beam", "1 shield", options=edition)
    assert combat.play("teal: reshape", "gold: save points", "luck: roll teal 6").asks == "nobody"


def test_how_many_command_points_is_an_option() -> None:
    combat = fight("1 beam", "1 shield", options="draft command_points=3")
    assert "attack 1 reshape" in combat.choices()
    assert "attack 3" in combat.choices()
    assert "attack 4" not in combat.choices()
    assert fight("1 beam", "1 shield", options="draft command_points=0").asks == "luck roll"
    assert fight("1 beam", "1 shield", options="protocols command_points=2").asks == "teal command"


@editions(*WITH_POINTS)
def test_whether_points_or_dice_come_first_changes_nothing(edition: str) -> None:
    for order in ("points", "dice"):
        combat = fight("1 beam", "2 shield", options=f"{edition} points_order={order}")
        combat.play("teal: attack 1", "gold: defend teal 1", "luck: roll teal 6 1", "luck: roll teal 5")
        combat.fleets("gold", B1=1)


# Formation advantage.


def formation(teal: str, gold: str, options: str = "draft") -> Scene:
    """A duel in B1 from its configuration on."""
    present = f"B1 Novatron: {ships(teal)} teal, {ships(gold)} gold"
    begun = f"{present}\nbattle B1: attacker teal\npending: configure 2 0 1 -1 -1 -1 -1"
    return scene(begun, options).play(f"teal: {teal}", f"gold: {gold}")


SAVED = ("teal: save points", "gold: save points")
# Teal has three pairs of two types of ship, gold four pairs of one.
CLOSE = ("1 drone 2 fighter", "2 shield 1 fighter")


def test_formation_advantage_goes_to_more_pairs_of_an_own_ship_and_an_enemy_ship_it_beats() -> None:
    assert "favoured gold" in str(formation(*CLOSE))
    assert "favoured teal" in str(formation(*CLOSE, "draft formation=types"))
    assert "favoured" not in str(formation(*CLOSE, "draft formation=none"))


@pytest.mark.parametrize(
    ("options", "teal", "gold"),
    [("draft", 0, 1), ("draft formation=types", 1, 0), ("draft formation=none", 1, 1)],
)
def test_on_equal_hits_the_other_loses_one(options: str, teal: int, gold: int) -> None:
    combat = formation(*CLOSE, options).play(*SAVED, "luck: roll teal 6 1", "luck: roll gold 6")
    if teal:
        combat.play("teal: hit 1 shield")
    combat.fleets("teal", B1=3 - gold).fleets("gold", B1=3 - teal)


def test_on_unequal_hits_the_advantage_does_nothing() -> None:
    combat = formation(*CLOSE).play(
        *SAVED, "luck: roll teal 6 6", "luck: roll gold 6", "teal: hit 1 shield 1 fighter"
    )
    combat.fleets("teal", B1=2).fleets("gold", B1=1)


def test_without_hits_the_advantage_does_nothing() -> None:
    combat = formation(*CLOSE).play(*SAVED, "luck: roll teal 1 1", "luck: roll gold 1")
    assert on(combat, HITS) == [0, 0]
    combat.fleets("teal", B1=3).fleets("gold", B1=3)


def test_the_advantage_counts_after_re_rolls() -> None:
    combat = formation(*CLOSE).play("teal: save points", "gold: defend teal 1")
    combat.play("luck: roll teal 6 6", "luck: roll gold 6", "luck: roll teal 1")
    combat.fleets("gold", B1=3).fleets("teal", B1=2)


def test_equal_counter_points_favour_nobody() -> None:
    assert "favoured" not in str(formation("1 beam 1 shield", "1 drone 1 fighter"))


def test_formation_advantage_is_for_two_players_only() -> None:
    present = "violet: storage 0 0 0 0\nB1 Novatron: 1 teal, 1 gold, 1 violet"
    begun = f"{present}\nbattle B1: attacker teal\npending: configure 3 0 1 2 -1 -1 -1 -1"
    combat = scene(begun, "draft").play("teal: 1 beam", "gold: 1 shield", "violet: 1 shield")
    assert "favoured" not in str(combat)


def test_the_advantage_is_found_anew_after_a_stand_off() -> None:
    combat = fight("2 beam", "2 beam", options="draft").play("teal: 2 beam", "gold: 2 shield")
    assert "favoured teal" in str(combat)


def test_no_formation_advantage_in_a_fight_that_began_with_three_even_after_a_stand_off() -> None:
    combat = fight("2 beam", "2 beam", "1 shield", options="draft command_points=0")
    combat.play("luck: roll teal 6", "luck: roll gold 1").fleets("violet", B1=0)
    combat.play("teal: 2 beam", "gold: 2 shield").shows("battle B1: attacker teal, round 2")


@editions("consolidated", "directives", "protocols")
def test_only_the_draft_has_formation_advantage(edition: str) -> None:
    assert "favoured" not in str(formation(*CLOSE, edition))


# Stand-offs.

FACE_OFF = """
    teal: storage 5 0 0 0
    gold: storage 0 0 0 0
    A1: {attackers} teal
    B1 Novatron: 2 gold{structure}
    F5: 1 gold
    """


def face_off(attackers: int = 2, structure: str = "", options: str = "protocols") -> Scene:
    """Teal attacks with everything; all are beams, again and again."""
    combat = scene(FACE_OFF.format(attackers=attackers, structure=structure), options)
    combat.play("teal: attack", "teal: attack B1", f"teal: bring {attackers} A1")
    while combat.asks == "teal configure":
        combat.play(f"teal: {attackers} beam", "gold: 2 beam")
    return combat


@editions()
def test_if_nobody_has_a_die_all_reconfigure_secretly(edition: str) -> None:
    combat = fight("2 beam", "2 beam", options=edition)
    assert combat.asks == "teal configure"
    combat.play("teal: 2 shield", "gold: 2 beam")
    assert combat.asks in ("luck roll", "teal command")
    assert on(combat, DICE) == [0, 1]


@editions()
def test_after_three_reconfigurations_in_a_row_the_fight_ends(edition: str) -> None:
    combat = fight("2 beam", "2 beam", options=edition)
    for _ in range(3):
        assert combat.asks == "teal configure"
        combat.play("teal: 2 beam", "gold: 2 beam")
    assert combat.asks == "nobody"
    combat.hides("battle").fleets("teal", B1=2).fleets("gold", B1=2)


def test_a_round_with_dice_begins_the_count_anew() -> None:
    combat = fight("2 beam", "2 beam").play("teal: 2 beam", "gold: 2 beam", "teal: 2 beam", "gold: 2 beam")
    assert "standoffs 3" in str(combat)
    combat.play("teal: 2 beam", "gold: 1 shield 1 beam")
    combat.shows("battle B1: attacker teal, round 1")
    combat.play("luck: roll teal 6")  # two beams and one beam are left
    combat.shows("battle B1: attacker teal, round 1, standoffs 1")


def test_how_many_reconfigurations_is_an_option() -> None:
    combat = fight("2 beam", "2 beam", options="protocols standoff_tries=1")
    assert combat.play("teal: 2 beam", "gold: 2 beam").asks == "nobody"


@editions()
def test_if_more_than_one_player_still_has_fleets_a_new_round_begins_however_long_it_takes(
    edition: str,
) -> None:
    combat = fight("8 beam", "8 shield", options=f"{edition} command_points=0")
    for fought in range(1, 100):
        combat.shows(f"battle B1: attacker teal, round {fought}").play("luck: roll teal 1")
    combat.play(*["luck: roll teal 6"] * 8).controls("teal", "B1")
    assert combat.asks == "nobody"


def test_a_table_that_chose_a_last_round_of_fights_is_read() -> None:
    combat = fight("2 beam", "2 shield", options="protocols combat_rounds=1").hides("combat_rounds")
    assert combat.play("luck: roll teal 1").asks == "luck roll"


@pytest.mark.parametrize(("attackers", "control"), [(1, "gold"), (2, "gold"), (3, "teal")])
def test_after_a_stand_off_everybody_stays_control_as_always(attackers: int, control: str) -> None:
    face_off(attackers).fleets("teal", A1=0, B1=attackers).fleets("gold", B1=2).controls(control, "B1")


@pytest.mark.parametrize("attackers", [2, 3])
def test_the_attacker_going_back_is_an_option(attackers: int) -> None:
    combat = face_off(attackers, options="protocols standoff=retreat")
    combat.fleets("teal", A1=attackers, B1=0).fleets("gold", B1=2)
    combat.controls("gold", "B1").controls("teal", "A1")


def test_the_attacker_goes_back_to_both_origins_with_those_who_are_left() -> None:
    position = FACE_OFF.format(attackers=2, structure="") + "\nC1 Actara: 2 teal"
    combat = scene(position, "protocols standoff=retreat").play("teal: attack", "teal: attack B1")
    combat.play("teal: bring 2 A1", "teal: bring 1 C1", "teal: 2 beam 1 fighter", "gold: 1 beam 1 shield")
    combat.play("luck: roll teal 6 1", "luck: roll gold 6", "teal: hit 1 shield")
    combat.play(*["teal: 2 beam", "gold: 1 beam"] * 3).fleets("teal", A1=2, B1=0, C1=1).fleets("gold", B1=1)


@pytest.mark.parametrize(("structure", "control"), [(", gold outpost", "gold"), ("", "teal")])
def test_the_sector_going_to_the_defender_with_a_structure_is_an_option(structure: str, control: str) -> None:
    combat = face_off(3, structure, "protocols standoff=structures")
    combat.fleets("teal", B1=3).fleets("gold", B1=2).controls(control, "B1")


def test_a_stand_off_is_no_victory() -> None:
    assert "victories" not in str(face_off(3))


# The end of a fight.


@editions(*LATER)
def test_the_only_one_with_fleets_controls_the_sector(edition: str) -> None:
    combat = fight("1 beam", "1 shield", options=edition).controls("nobody", "B1")
    combat.play("luck: roll teal 6").controls("teal", "B1")
    fight("1 shield", "1 beam", options=edition).play("luck: roll gold 6").controls("gold", "B1")


@editions(*LATER)
def test_with_more_than_two_sides_the_fight_goes_on_until_one_is_left(edition: str) -> None:
    combat = fight("1 beam", "1 shield", "1 drone", options=edition)
    combat.play("luck: roll teal 6 1", "luck: roll violet 1", "teal: hit 1 shield").fleets("gold", B1=0)
    assert combat.asks == "luck roll"
    combat.play("luck: roll teal 6").controls("teal", "B1")
    assert combat.asks == "nobody"


@editions()
def test_a_victory_in_the_own_turn_is_remembered_with_the_sectors_keywords(edition: str) -> None:
    combat = fight("1 beam", "1 shield", options=f"{edition} command_points=0").play("luck: roll teal 6")
    combat.shows("round 1, order teal gold, turn teal, victories 1, won in observatory")


@editions()
def test_a_defenders_victory_is_none_in_the_attackers_turn(edition: str) -> None:
    combat = fight("1 shield", "1 beam", options=f"{edition} command_points=0").play("luck: roll gold 6")
    assert "victories" not in str(combat)


MUTUAL = (
    "teal: 1 beam 1 shield",
    "gold: 1 drone 1 fighter",
    "luck: roll teal 6 6",
    "luck: roll gold 6 6",
    "teal: hit 1 drone 1 fighter",
    "gold: hit 1 beam 1 shield",
)


def annihilation(here: str, options: str) -> Scene:
    """All in B1 shoot each other down."""
    position = f"teal: storage 5 0 0 0\nA1: 2 teal, teal outpost\nB1 Novatron: {here}\nF5: 1 gold"
    combat = scene(position, f"{options} command_points=0 formation=none")
    combat.play("teal: attack", "teal: attack B1", "teal: bring 2 A1", *MUTUAL)
    return combat.fleets("teal", B1=0).fleets("gold", B1=0)


@editions()
def test_nobody_left_means_uncontrolled(edition: str) -> None:
    annihilation("2 gold", edition).controls("nobody", "B1")


@editions()
@pytest.mark.parametrize("structure", ["outpost", "starlance", "hypergate", "m-brain"])
def test_a_defender_with_a_structure_there_keeps_the_sector(edition: str, structure: str) -> None:
    annihilation(f"2 gold, gold {structure}", edition).controls("gold", "B1").controls("nobody", "A1")


@editions()
def test_that_a_structure_keeps_the_sector_is_an_option(edition: str) -> None:
    annihilation("2 gold, gold outpost", f"{edition} retain=nobody").controls("nobody", "B1")


def test_an_attackers_structure_keeps_nothing() -> None:
    annihilation("2 gold, teal starlance", "protocols").controls("nobody", "B1")


def test_a_structure_keeps_nothing_for_an_owner_who_did_not_fight() -> None:
    three = "violet: storage 0 0 0 0\nG1: 1 violet\nG6: 1 gold\n"
    position = f"teal: storage 5 0 0 0\n{three}A1: 2 teal\nB1 Novatron: 2 gold, violet outpost"
    combat = scene(position).play("teal: attack", "teal: attack B1", "teal: bring 2 A1", *MUTUAL)
    combat.controls("nobody", "B1")


def three_fall(here: str) -> Scene:
    """Teal attacks gold and violet in B1, one fleet each; nobody survives."""
    three = "gold: storage 0 0 0 0\nviolet: storage 0 0 0 0\nG1: 1 violet\nG6: 1 gold\n"
    position = f"teal: storage 5 0 0 0\n{three}A1: 2 teal\nB1 Novatron: 1 gold, 1 violet{here}"
    combat = scene(position).play("teal: attack", "teal: attack B1", "teal: bring 2 A1")
    combat.play("teal: 1 beam 1 shield", "gold: 1 drone", "violet: 1 fighter")
    combat.play("luck: roll teal 6 6", "luck: roll gold 6 1", "luck: roll violet 6")
    return combat.play("teal: hit 1 drone 1 fighter", "gold: hit 1 shield")


@pytest.mark.parametrize(
    ("here", "keeper"),
    [
        (", gold outpost, violet outpost, held by gold", "gold"),
        (", gold outpost, violet outpost, held by violet", "violet"),
        (", gold outpost, violet outpost", "nobody"),
        (", violet outpost", "violet"),
        (", violet outpost, held by gold", "violet"),
        ("", "nobody"),
    ],
)
def test_first_the_previous_controller_keeps_it_else_the_only_such_defender(here: str, keeper: str) -> None:
    three_fall(here).controls(keeper, "B1")


KEPT = """
    teal: storage 5 5 0 0
    A1: 3 teal
    B1 Novatron: gold outpost, held by gold
    C1 Actara
    F5: 1 gold
    """


@editions()
def test_a_kept_sector_stays_until_someone_brings_fleets(edition: str) -> None:
    kept = scene(KEPT, edition).play("teal: move", "teal: spend 0 blue", "teal: from A1")
    kept.controls("gold", "B1").play("teal: move 1 A1 B1", "teal: done").controls("teal", "B1")


@editions()
def test_a_kept_sector_stays_when_fleets_only_pass_through(edition: str) -> None:
    kept = scene(KEPT, edition).play(
        "teal: move", "teal: spend 1 blue", "teal: from A1", "teal: move 3 A1 C1"
    )
    kept.fleets("teal", C1=3).controls("gold", "B1")


LANCED = """
    teal: storage 5 5 5 0
    A1: 3 teal, teal starlance
    B1 Novatron: {here}
    F5: 1 gold
    """
LANCE = ("teal: attack", "teal: destroy gold outpost B1")


@editions()
def test_a_sector_kept_by_a_structure_is_nobodys_when_that_structure_goes(edition: str) -> None:
    lanced = scene(LANCED.format(here="gold outpost, held by gold"), edition).controls("gold", "B1")
    lanced.play(*LANCE).controls("nobody", "B1")


@editions()
@pytest.mark.parametrize(
    ("here", "options", "control"),
    [
        ("gold outpost, gold outpost, held by gold", "", "gold"),
        ("gold outpost, violet outpost, held by violet", "", "violet"),
        ("1 gold, gold outpost", "", "gold"),
        ("2 gold, 2 violet, gold outpost, held by gold", "", "gold"),
        ("1 gold, 2 violet, gold outpost, held by gold", " standoff=structures", "violet"),
    ],
)
def test_else_control_is_by_fleets_or_by_another_structure(
    edition: str, here: str, options: str, control: str
) -> None:
    position = f"violet: storage 0 0 0 0\n{LANCED.format(here=here)}".replace("F5", "G6")
    scene(position, edition + options).play(*LANCE).controls(control, "B1")


@editions("draft", "consolidated", "directives")
def test_a_sector_kept_after_mutual_destruction_is_lost_in_the_same_attack_action(edition: str) -> None:
    lanced = scene(LANCED.format(here="2 gold, gold outpost"), f"{edition} command_points=0 formation=none")
    lanced.play("teal: attack", "teal: attack B1", "teal: bring 2 A1", *MUTUAL).controls("gold", "B1")
    lanced.play("teal: destroy gold outpost B1").controls("nobody", "B1")


@pytest.mark.parametrize(("absorbed", "left"), [(0, 1), (1, 2), (2, 2)])
def test_structures_absorb_no_hit_unless_the_option_says_so(absorbed: int, left: int) -> None:
    position = "teal: storage 5 0 0 0\nA1: 1 teal\nB1 Novatron: 2 gold, gold outpost\nF5: 1 gold"
    combat = scene(position, f"protocols structure_shield={absorbed}")
    combat.play("teal: attack", "teal: attack B1", "teal: bring 1 A1", "teal: 1 beam", "gold: 2 shield")
    combat.play("luck: roll teal 6").fleets("gold", B1=left)
    if absorbed == 1:
        combat.play("luck: roll teal 6").fleets("gold", B1=1)  # once a fight


def test_an_attackers_structure_absorbs_nothing() -> None:
    position = "teal: storage 5 0 0 0\nA1: 1 teal\nB1 Novatron: 1 teal, 2 gold, teal outpost\nF5: 1 gold"
    combat = scene(position, "protocols structure_shield=2").play(
        "teal: attack", "teal: attack B1", "teal: fight"
    )
    combat.play("teal: 1 shield", "gold: 2 beam", "luck: roll gold 6").fleets("teal", B1=0)


# The Quantum Sentinels' goal.


def victories(split: str, against: str, options: str, *rolls: str) -> int:
    """The VP of teal's Sentinels after these rolls."""
    combat = fight(split, against, options=f"{options} command_points=0", more="teal: sentinels")
    return int(civilization_points(combat.play(*rolls).state, 0))


@pytest.mark.parametrize(
    ("edition", "points"), [("draft", 3), ("consolidated", 1), ("directives", 0), ("protocols", 0)]
)
def test_sentinels_score_in_the_first_two_editions(edition: str, points: int) -> None:
    assert victories("1 beam", "1 shield", edition, "luck: roll teal 6") == points


def test_a_combat_won_is_being_the_only_survivor() -> None:
    assert victories("1 beam", "2 shield", "draft", "luck: roll teal 6") == 0
    assert victories("1 beam", "2 shield", "draft", "luck: roll teal 6", "luck: roll teal 6") == 3


def test_a_defender_wins_combats_too() -> None:
    combat = fight(
        "1 beam", "1 shield", options="draft command_points=0", attacker="gold", more="teal: sentinels"
    )
    assert civilization_points(combat.play("luck: roll teal 6").state, 0) == 3


@pytest.mark.parametrize("attacker", ["teal", "gold"])
def test_each_combat_won_can_score_for_everybody(attacker: str) -> None:
    combat = fight("1 beam", "1 shield", options="protocols fight_points=2", attacker=attacker)
    won = combat.play("luck: roll teal 6").state
    assert [breakdown(won, seat)[SOURCES.index("fights")] for seat in range(2)] == [2, 0]


def test_mutual_destruction_is_won_by_nobody() -> None:
    assert sum(annihilation("2 gold", "draft").state.player[WON + seat] for seat in range(2)) == 0


def test_a_combat_round_won_is_more_casualties_caused_than_taken() -> None:
    rolls = ("luck: roll teal 6", "luck: roll teal 1", "luck: roll teal 5")
    assert victories("1 beam", "3 shield", "consolidated", *rolls) == 2


def test_an_equal_round_is_won_by_nobody() -> None:
    rolls = ("luck: roll teal 6 1", "luck: roll gold 6 1", "teal: hit 1 drone", "gold: hit 1 beam")
    assert victories("1 beam 1 shield", "1 drone 1 fighter", "consolidated", *rolls) == 0
    rolls = ("luck: roll teal 6 6", "luck: roll gold 6 1", "teal: hit 1 drone 1 fighter", "gold: hit 1 beam")
    assert victories("1 beam 1 shield", "1 drone 1 fighter", "consolidated", *rolls) == 1


def test_what_sentinels_score_is_an_option() -> None:
    assert victories("1 beam", "1 shield", "protocols sentinels_combat=2", "luck: roll teal 6") == 2
    assert victories("1 beam", "1 shield", "protocols sentinels_round=3", "luck: roll teal 6") == 3


def test_combats_and_rounds_can_both_score() -> None:
    both = "protocols sentinels_combat=3 sentinels_round=1"
    assert victories("1 beam", "1 shield", both, "luck: roll teal 6") == 4
    assert victories("1 beam", "2 shield", both, "luck: roll teal 6", "luck: roll teal 6") == 5


def test_other_civilizations_score_nothing_for_victories() -> None:
    combat = fight("1 beam", "1 shield", options="draft command_points=0", more="teal: helix")
    assert civilization_points(combat.play("luck: roll teal 6").state, 0) == 0


# Technologies.


def taught(teal: str, gold: str, card: str, *, whose: str = "teal") -> Scene:
    return fight(teal, gold, more=f"{whose}: technologies {card}")


def test_attack_dice_are_for_the_attacker() -> None:
    assert on(taught("1 beam", "1 shield", "AI Strategists"), DICE) == [3, 0]
    assert on(taught("1 shield", "1 beam", "AI Strategists", whose="gold"), DICE) == [0, 1]


def test_defence_dice_are_for_defenders() -> None:
    assert on(taught("1 shield", "1 beam", "Safety Protocols", whose="gold"), DICE) == [0, 3]
    assert on(taught("1 beam", "1 shield", "Safety Protocols"), DICE) == [1, 0]


def test_more_dice_only_where_there_is_one() -> None:
    assert on(taught("1 shield", "1 beam", "AI Strategists"), DICE) == [0, 1]
    combat = taught("1 beam", "1 beam", "AI Strategists")
    assert combat.asks == "teal configure"


def test_dynamic_predictors_roll_two_misses_again() -> None:
    combat = taught("1 beam 1 drone", "9 shield", "Dynamic Predictors").play(
        "luck: roll teal 1 2", "luck: roll teal 5 6"
    )
    combat.fleets("gold", B1=7)
    combat = taught("1 beam 1 drone", "9 shield", "Dynamic Predictors").play(
        "luck: roll teal 1 6", "luck: roll teal 5"
    )
    combat.fleets("gold", B1=7)
    combat = taught("1 beam", "9 shield", "Dynamic Predictors").play("luck: roll teal 6").fleets("gold", B1=8)
    combat.shows("battle B1: attacker teal, round 2")


def test_a_miss_is_rolled_again_only_once_a_round() -> None:
    combat = taught("1 beam", "9 shield", "Dynamic Predictors").play("luck: roll teal 1", "luck: roll teal 2")
    combat.fleets("gold", B1=9).shows("battle B1: attacker teal, round 2")


def test_a_forced_re_roll_is_not_rolled_again() -> None:
    combat = fight(
        "1 beam", "9 shield", options="command_points=2", more="teal: technologies Dynamic Predictors"
    )
    combat.play("teal: save points", "gold: defend teal 1", "luck: roll teal 6", "luck: roll teal 1")
    combat.fleets("gold", B1=9).shows("battle B1: attacker teal, round 2")


APPROACHED = "teal: storage 5 0 0 0\nA1: 1 teal\nB1 Novatron: 3 gold\nF5: 1 gold\ngold: technologies "
BOMBARDED = ("teal: attack", "teal: attack B1", "teal: bring 1 A1", "teal: 1 beam", "gold: 3 shield")


def test_shielding_systems_swallow_the_first_two_hits_of_a_fight() -> None:
    combat = scene(APPROACHED + "Shielding Systems").play(
        *BOMBARDED, "luck: roll teal 6", "luck: roll teal 6"
    )
    combat.fleets("gold", B1=3).play("luck: roll teal 6").fleets("gold", B1=2)


def test_a_swallowed_hit_is_no_casualty() -> None:
    position = APPROACHED.replace("teal: ", "teal: sentinels, ") + "Shielding Systems"
    combat = scene(position, "protocols sentinels_round=1").play(*BOMBARDED, "luck: roll teal 6")
    assert combat.state.player[WON] == 0


def test_who_loses_fleets_gains_by_technology_once_a_fight() -> None:
    combat = scene(APPROACHED + "Emergency Shelters").play(*BOMBARDED, *["luck: roll teal 6"] * 2)
    combat.has("gold", orange=0).play("luck: roll teal 6").controls("teal", "B1")
    assert (
        combat.state.storage[1 * 4 + 1] == 3 + 3
    )  # three from the technology, three from the income after it


def test_the_only_survivor_gains_by_technology() -> None:
    position = APPROACHED.replace("5 0 0 0", "5 0 0 0, technologies Motion Sensors").replace(
        "\ngold: technologies ", ""
    )
    combat = scene(position).play(*BOMBARDED, *["luck: roll teal 6"] * 2).has("teal", red=0)
    combat.play("luck: roll teal 6").has("teal", red=2)
