"""Objectives: public cards with slots, each claimed once by whoever meets its threshold."""

from collections.abc import Callable

import pytest

from milkomeda.galaxy.box import STANDARD
from milkomeda.galaxy.cards import KEYWORDS, rows
from milkomeda.galaxy.rules.end import claim_points
from tests.galaxy.scene import Scene, editions, scene

EARLIER = ("draft", "consolidated", "directives")
CELLS = [
    f"{column}{row}"
    for row in (1, 2, 3, 4, 5)
    for column in "ABCDEF"
    if column + str(row) not in ("A1", "F5")
]
STRUCTURES = ["outpost", "outpost", "starlance", "hypergate", "m-brain"]
SECTORS = {row["name"]: row["keywords"].split() for row in rows("sectors")}


def bearing(keyword: str) -> list[str]:
    return [name for name, keywords in SECTORS.items() if keyword in keywords]


def hold(names: list[str]) -> str:
    """Teal controls these sectors, and not the Homeworld."""
    return "\n".join(f"{cell} {name}: 1 teal" for cell, name in zip(CELLS, names, strict=False))


def only(keyword: str) -> list[str]:
    return [name for name, keywords in SECTORS.items() if keywords == [keyword]]


def sectors(n: int) -> str:
    return hold(list(SECTORS)[: n - 1]) + "\nA1: 1 teal"


def structures(n: int) -> str:
    built = ", ".join(f"teal {kind}" for kind in STRUCTURES[:n])
    return f"A1: 1 gold, {built}" if n else ""


def ships(n: int) -> str:
    return f"A1: {n - 1} teal\nB1 Novatron: 1 teal, 9 gold"


def technologies(n: int) -> str:
    return f"teal: technologies {' + '.join(STANDARD.technologies[:n])}"


def storage(colour: int) -> Callable[[int], str]:
    def position(n: int) -> str:
        amounts = ["0"] * 4
        amounts[colour] = str(n)
        return f"teal: storage {' '.join(amounts)}"

    return position


def types(n: int) -> str:
    return hold([only(keyword)[0] for keyword in KEYWORDS[:n]])


def of_one_type(n: int) -> str:
    return hold(only("extraction")[:n] + only("hazard")[:3])


def at_distance(n: int) -> str:
    cell = f"{'ABCDEF'[n]}1" if n % 2 else f"{'ABCDEF'[n - 1]}2"
    return f"{cell} Novatron: 1 teal"


def of_keyword(keyword: str) -> Callable[[int], str]:
    return lambda n: hold(bearing(keyword)[:n])


def turn(words: str) -> Callable[[int], str]:
    """Something happened this turn, or only what does not count."""
    done, _, not_enough = words.partition("|")
    return lambda n: f"round 1, turn teal{done if n else not_enough}"


MEASURED: dict[str, Callable[[int], str]] = {
    "I have controlled sectors": sectors,
    "I have structures on the map": structures,
    "I have ships on the map": ships,
    "I have technologies": technologies,
    "I won a battle this turn": turn(", victories 1|"),
    "I have logistic resources (blue)": storage(0),
    "I have industrial resources (orange)": storage(1),
    "I have strategic resources (red)": storage(2),
    "I have scientific resources (green)": storage(3),
    "This turn I destroyed a structure": turn(", destroyed|, victories 1, won in warzone"),
    "This turn my ships jumped to attack": turn(", jumped|, destroyed"),
    "I control sector types": types,
    "I control sectors of 1 type": of_one_type,
    "I control a sector at a distance to my homeworld": at_distance,
    "I control warzones": of_keyword("warzone"),
    "I control biospheres": of_keyword("biosphere"),
    "I control observatories": of_keyword("observatory"),
    "I control extraction sectors": of_keyword("extraction"),
    "I control transit sectors": of_keyword("transit"),
    "I control hazard sectors": of_keyword("hazard"),
    "I control unstable sectors": of_keyword("unstable"),
    "I control wasteland sectors": of_keyword("wasteland"),
    "This turn I explored 2 Systems": turn(", explored 2|, explored 1"),
    "This turn I won a battle in a warzone sector": turn(
        ", victories 1, won in warzone|, victories 1, won in hazard"
    ),
    "This turn I won a battle in a biosphere sector": turn(
        ", victories 1, won in biosphere|, victories 1, won in warzone"
    ),
    "This turn I won a battle in an extraction sector": turn(
        ", victories 1, won in extraction|, victories 1, won in biosphere"
    ),
    "This turn I won a battle in an observatory sector": turn(
        ", victories 1, won in observatory|, victories 1, won in extraction"
    ),
    "This turn I won a battle in a transit sector": turn(
        ", victories 1, won in transit|, victories 1, won in observatory"
    ),
    "This turn I won a battle in an unstable sector": turn(
        ", victories 1, won in unstable|, victories 1, won in transit"
    ),
    "This turn I won a battle in a hazard sector": turn(
        ", victories 1, won in hazard|, victories 1, won in unstable"
    ),
}

SLOTS = [
    pytest.param(card, slot, id=f"{STANDARD.objectives[card]} {slot + 1}")
    for card in range(len(STANDARD.objectives))
    for slot in range(len(STANDARD.objective_needs[card]))
]


def claiming(card: int, measure: int) -> Scene:
    """Teal, who is so far on an objective, at the moment to claim it."""
    position = MEASURED[str(STANDARD.condition(card))](measure)
    return scene(f"{position}\nobjective {STANDARD.objectives[card]}\npending: claims")


def test_there_are_30_objectives() -> None:
    assert len(STANDARD.objectives) == 30
    assert {str(STANDARD.condition(card)) for card in range(len(STANDARD.objectives))} == set(MEASURED)


@pytest.mark.parametrize(("card", "slot"), SLOTS)
def test_a_slot_whose_threshold_is_met_may_be_claimed(card: int, slot: int) -> None:
    threshold = STANDARD.objective_needs[card][slot]
    claim = f"claim {STANDARD.objectives[card]} slot {slot + 1}"
    met = claiming(card, threshold)
    assert claim in met.choices()
    met.play(f"teal: {claim}")
    assert claim_points(met.state, 0) == STANDARD.objective_points[card][slot]


@pytest.mark.parametrize(("card", "slot"), SLOTS)
def test_a_slot_whose_threshold_is_not_met_may_not(card: int, slot: int) -> None:
    threshold = STANDARD.objective_needs[card][slot]
    claim = f"claim {STANDARD.objectives[card]} slot {slot + 1}"
    below = claiming(card, threshold - 1)
    if below.asks == "nobody":  # not even the lowest one
        assert threshold == min(STANDARD.objective_needs[card])
    else:
        assert claim not in below.choices()
        assert f"needs {threshold}, you have {threshold - 1}" in below.refuses(f"teal: {claim}")


# How conditions are read (R42).


def test_a_homeworld_is_a_controlled_sector_but_of_no_type() -> None:
    home = scene("A1: 1 teal\nobjective Golden Khanate\nobjective Altan Orda\npending: claims")
    assert home.asks == "nobody"
    five = hold(only("warzone")[:5])
    assert scene(f"{five}\nobjective Golden Khanate\npending: claims").asks == "nobody"
    assert scene(f"{five}\nA1: 1 teal\nobjective Golden Khanate\npending: claims").asks == "teal claim"


def test_sector_types_are_different_keywords_among_controlled_sectors() -> None:
    many = (
        hold(["Quasarian Rift"]) + "\nF1 Orion's Halo: 1 teal"
    )  # observatory transit unstable, observatory warzone
    assert scene(f"{many}\nobjective Altan Orda\npending: claims").choices() == [
        "no claim",
        "claim Altan Orda slot 1",
        "claim Altan Orda slot 2",
    ]


def test_of_1_type_is_controlled_sectors_that_share_a_keyword() -> None:
    shared = hold(["Quasarian Rift", "Nebulon Prime", "Mineron V", "Novatron"])
    assert scene(f"{shared}\nobjective Celestial Nile\npending: claims").asks == "teal claim"
    mixed = hold(["Quasarian Rift", "Nebulon Prime", "Mineron V", "Hanumans Door"])
    assert scene(f"{mixed}\nobjective Celestial Nile\npending: claims").asks == "nobody"


def test_sectors_of_others_do_not_count() -> None:
    theirs = hold(only("warzone")[:3]).replace("teal", "gold")
    assert scene(f"{theirs}\nobjective Ares Reborn\npending: claims").asks == "nobody"


@pytest.mark.parametrize(("cell", "distance"), [("B2", 2), ("C2", 3), ("A3", 2), ("B5", 5), ("C3", 4)])
def test_distance_to_my_homeworld_is_grid_steps(cell: str, distance: int) -> None:
    far = scene(f"{cell} Novatron: 1 teal\nobjective Signor Robinson\npending: claims")
    assert len(far.choices()) == distance  # no claim, and a slot for each of 2, 3, 4, 5


def test_distance_is_measured_from_the_own_homeworld() -> None:
    near = scene("round 1, turn gold\nE5 Novatron: 1 gold\nobjective Signor Robinson\npending: claims")
    assert near.asks == "nobody"


def test_structures_count_wherever_they_stand() -> None:
    lost = "B1 Novatron: 1 gold, teal outpost, teal starlance, teal m-brain"
    assert scene(f"{lost}\nobjective Warith Hadid\npending: claims").asks == "teal claim"


# Claiming.

RICH = """
    teal: storage 6 1 0 6
    A1: 3 teal
    F5: 3 gold
    objective Dysons free men
    objective Manhattan Project
    """


@editions()
def test_at_most_one_claim_a_turn(edition: str) -> None:
    claimed = scene(RICH + "\npending: claims; claims; end-turn", edition)
    assert claimed.play("teal: claim Dysons free men slot 1").asks.startswith("gold")


@editions()
def test_a_claim_may_be_left_out(edition: str) -> None:
    waiting = scene(RICH + "\npending: claims; claims", edition).play("teal: no claim")
    assert waiting.asks == "teal claim"
    assert waiting.play("teal: no claim").asks == "nobody"


def test_a_claim_marks_the_slot() -> None:
    scene(RICH + "\npending: claims").play("teal: claim Manhattan Project slot 1").shows(
        "objective Manhattan Project: teal - - -"
    )


def test_a_claimed_slot_cannot_be_claimed_again() -> None:
    taken = scene(RICH.replace("free men", "free men: gold - - -") + "\npending: claims")
    assert taken.choices() == ["no claim", "claim Manhattan Project slot 1"]
    assert "that slot is taken" in taken.refuses("teal: claim Dysons free men slot 1")


@pytest.mark.parametrize(
    ("slots", "open_slots"),
    [("any", [1, 2, 3]), ("lowest", [1])],
)
def test_any_open_slot_whose_threshold_is_met(slots: str, open_slots: list[int]) -> None:
    full = scene(
        "teal: storage 15 0 0 0\nobjective Dysons free men\npending: claims", f"protocols slots={slots}"
    )
    assert full.choices() == ["no claim", *(f"claim Dysons free men slot {slot}" for slot in open_slots)]
    if slots == "lowest":
        assert "a lower slot is open" in full.refuses("teal: claim Dysons free men slot 2")


def test_lowest_first_goes_on_with_the_next() -> None:
    position = "teal: storage 15 0 0 0\nobjective Dysons free men: gold - - -\npending: claims"
    assert scene(position, "protocols slots=lowest").choices() == ["no claim", "claim Dysons free men slot 2"]
    poor = position.replace("15 0", "9 0")
    assert scene(poor, "protocols slots=lowest").asks == "nobody"


@editions()
def test_a_player_may_hold_several_slots_of_one_card(edition: str) -> None:
    again = scene("teal: storage 15 0 0 0\nobjective Dysons free men: teal - - -\npending: claims", edition)
    again.play("teal: claim Dysons free men slot 3").shows("objective Dysons free men: teal - teal -")
    assert claim_points(again.state, 0) == 3 + 7


# When.

INCOME = """
    teal: storage 2 1 0 0
    A1: 3 teal
    B1 Novatron
    F5: 3 gold
    objective Dysons free men
    pending: income; {steps}
    """
STEPS = {
    "draft": "claims; main-action; end-turn",
    "consolidated": "claims; main-action; end-turn",
    "directives": "claims; main-action; module; end-turn",
    "protocols": "main-action; module; claims; end-turn",
}


@editions()
def test_the_steps_of_a_turn(edition: str) -> None:
    begun = scene("A1: 3 teal\npending: nothing", edition)
    steps = [step.name() for step in begun.state.turn_order[::-1]]
    assert steps == ["income", *STEPS[edition].split("; ")]


@editions(*EARLIER)
def test_after_income(edition: str) -> None:
    claim = scene(INCOME.format(steps=STEPS[edition]), edition).has("teal", blue=5)
    assert claim.asks == "teal claim"
    assert claim.play("teal: claim Dysons free men slot 1").asks == "teal choose"


def test_in_protocols_at_the_end_of_the_turn() -> None:
    turn = scene(INCOME.format(steps=STEPS["protocols"])).has("teal", blue=5)
    assert turn.asks == "teal choose"
    turn.play("teal: build", "teal: build fleets 1 A1")
    assert turn.asks == "teal claim"
    assert turn.play("teal: claim Dysons free men slot 1").asks.startswith("gold")


def test_in_protocols_what_was_spent_before_is_gone() -> None:
    turn = scene(INCOME.format(steps=STEPS["protocols"])).play(
        "teal: move", "teal: spend 1 blue", "teal: from A1"
    )
    assert turn.play("teal: move 3 A1 B1").asks.startswith("gold")


@editions(*EARLIER)
def test_after_the_main_action(edition: str) -> None:
    built = "teal: storage 0 3 0 0\nA1: 9 teal\nobjective Grande Armée\nF5: 3 gold"
    turn = scene(built, edition).play("teal: build", "teal: build fleets 1 A1", "teal: done")
    assert turn.asks == "teal claim"


GREENS = """
    teal: storage 3 5 3 5
    A1: 9 teal
    B1 Novatron r1
    A2 Arakor
    B2 Actara
    F5: 3 gold
    objective Grande Armée
    display 1: Integrated Scientific Expansion / build for 3 red
    """


def test_in_directives_after_the_module() -> None:
    turn = scene(GREENS, "directives").play(
        "teal: move", "teal: spend 0 blue", "teal: from A1", "teal: move 1 A1 B1"
    )
    turn.play("teal: done", "teal: activate 1 build", "teal: build fleets 1 A1", "teal: done")
    assert turn.asks == "teal claim"


@editions(*EARLIER)
def test_what_could_be_claimed_before_a_pass_is_not_asked_again(edition: str) -> None:
    turn = scene(f"{RICH}\npending: claims; {STEPS[edition].split('; ', 1)[1]}", edition + " passing=free")
    assert turn.play("teal: no claim", "teal: pass").asks.startswith("gold")


def test_the_same_claim_is_not_asked_twice_in_a_row_when_no_module_is_available() -> None:
    poor = GREENS.replace("storage 3 5 3 5", "storage 3 5 0 5").replace("9 teal", "10 teal")
    for position in (GREENS.replace("9 teal", "10 teal"), poor):
        turn = scene(position, "directives").play("teal: move", "teal: spend 0 blue", "teal: from A1")
        turn.play("teal: move 1 A1 B1", "teal: done")
        assert turn.asks == "teal claim"
        if turn.play("teal: no claim").asks == "teal activate":
            turn.play("teal: no protocol")
        assert turn.asks.startswith("gold")


@pytest.mark.parametrize(
    ("options", "asks"), [("directives claims=end", "choose"), ("protocols claims=each", "claim")]
)
def test_when_slots_are_claimed_is_an_option(options: str, asks: str) -> None:
    fresh = scene(INCOME.format(steps="income"), options).state
    steps = "; ".join(step.name() for step in fresh.turn_order[-2::-1])
    assert scene(INCOME.format(steps=steps), options).asks == f"teal {asks}"


LANCE = """
    teal: storage 4 4 4 0
    A1: 3 teal, teal starlance
    B1 Novatron: 1 gold, gold outpost
    F5: 3 gold
    objective Worldscorcher
    """


@editions()
def test_this_turn_objectives_are_lost_after_the_turn(edition: str) -> None:
    turn = scene(LANCE, f"{edition} attack_options=1").play("teal: attack", "teal: destroy gold outpost B1")
    assert turn.asks == "teal claim"
    while turn.asks == "teal claim":
        turn.play("teal: no claim")
    assert turn.asks.startswith("gold")
    turn.hides("destroyed")
    turn.play("gold: build", "gold: build fleets 1 F5")
    assert turn.asks != "gold claim"  # nor can the next player claim it


LANCE_THEN_BUILD = (
    GREENS.replace("Grande Armée", "Worldscorcher")
    .replace("B1 Novatron r1", "B1 Novatron r1: gold outpost, held by gold")
    .replace("9 teal", "9 teal, teal starlance")
)


@pytest.mark.parametrize(
    ("options", "later"),
    [("directives", False), ("protocols claims=each", False), ("directives claims_later=yes", True)],
)
def test_the_opportunity_is_lost_if_you_proceed_without_claiming(options: str, later: bool) -> None:
    turn = scene(LANCE_THEN_BUILD, options + " attack_options=1 lance_red=0 build_options=1")
    turn.play("teal: attack", "teal: destroy gold outpost B1")
    assert turn.asks == "teal claim"
    turn.play("teal: no claim", "teal: activate 1 build", "teal: build fleets 1 A1")
    assert (turn.asks == "teal claim") == later
    assert later or turn.asks.startswith("gold")


def test_only_what_was_done_is_lost_not_what_is() -> None:
    position = LANCE_THEN_BUILD.replace(
        "objective Worldscorcher", "objective Worldscorcher\nobjective Grande Armée"
    )
    turn = scene(
        position.replace("9 teal", "10 teal"), "directives attack_options=1 lance_red=0 build_options=1"
    )
    turn.play("teal: attack", "teal: destroy gold outpost B1", "teal: no claim")
    turn.play("teal: activate 1 build", "teal: build fleets 1 A1")
    assert turn.choices() == ["no claim", "claim Grande Armée slot 1"]


@editions()
def test_only_the_player_whose_turn_it_is_claims(edition: str) -> None:
    theirs = "gold: storage 9 0 0 0\nobjective Dysons free men\npending: claims"
    assert scene(theirs, edition).asks == "nobody"


@editions()
@pytest.mark.parametrize("placed", [1, 2])
def test_explored_2_systems_is_placed_two_sectors_this_turn(edition: str, placed: int) -> None:
    position = "teal: storage 3 3 3 9\nA1: 3 teal\nF5: 3 gold\nobjective Apollo's Pathfinder"
    probe = ("teal: probe A1",) if edition in ("consolidated", "directives") else ()
    drawn = ("luck: draw Actara", "luck: draw Novatron")
    turn = scene(position, f"{edition} explore_must=none explore_left=shuffled")
    turn.play("teal: explore", *probe, "teal: spend 0 green", *drawn, "teal: place Actara B1")
    turn.play("teal: place Novatron A2" if placed == 2 else "teal: done")
    assert (turn.asks == "teal claim") == (placed == 2)


@pytest.mark.parametrize(
    ("options", "green"),
    [("draft", 0), ("consolidated", 0), ("directives", 1), ("protocols", 1), ("protocols helix_claim=3", 3)],
)
def test_helix_gains_green_on_claiming_a_slot(options: str, green: int) -> None:
    position = "teal: {civilization}, storage 5 0 0 0\nobjective Dysons free men\npending: claims"
    claim = "teal: claim Dysons free men slot 1"
    scene(position.format(civilization="helix"), options).play(claim).has("teal", green=green)
    scene(position.format(civilization="sentinels"), options).play(claim).has("teal", green=0)


def test_declining_gains_helix_nothing() -> None:
    position = "teal: helix, storage 5 0 0 0\nobjective Dysons free men\npending: claims"
    scene(position).play("teal: no claim").has("teal", green=0)


def test_technologies_gain_on_claiming_a_slot() -> None:
    position = (
        "teal: storage 5 0 0 0, technologies Signal Boosters\nobjective Dysons free men\npending: claims"
    )
    scene(position).play("teal: claim Dysons free men slot 1").has("teal", blue=7)
