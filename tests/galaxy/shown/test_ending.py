"""The end in sight: what is missing, which slot would bring it, who could, and why it came."""

from pathlib import Path

import pytest

from milkomeda.galaxy.cards import SEATS
from milkomeda.galaxy.facts import (
    EndedByClaim,
    EndedByLastClaim,
    EndedByObjectives,
    EndedByRounds,
    EndedBySectors,
    EndedBySlots,
    GameEnded,
    LastRoundBegan,
    ObjectivesEnd,
    SlotsEnd,
    WouldEnd,
)
from milkomeda.galaxy.shown.picture import Picture
from milkomeda.galaxy.shown.show import GalaxyShow
from milkomeda.games import SHOWS, game
from milkomeda.play.facts import Fact, WouldGain
from milkomeda.play.luck import Seeded
from tests.galaxy.rules.test_end import CLAIM, LAST_TURN, LAST_TWO, NEARLY, explored
from tests.galaxy.scene import Scene, editions, new, scene

SHOW = GalaxyShow()
OPEN = NEARLY.format(other="- - - -", third="gold - -")


def seen(table: Scene, seat: int = 0) -> Picture:
    return SHOW.picture(table.state.view(seat))


def left(table: Scene) -> dict[str, tuple[int, int]]:
    return {way.kind: (way.left, way.of) for way in seen(table).ends}


def enders(table: Scene) -> list[str]:
    return [f"{SEATS[ender.seat]} {ender.kind} {ender.card}".strip() for ender in seen(table).enders]


# What is missing.


@pytest.mark.parametrize(
    ("options", "ways"),
    [
        ("draft", {}),
        ("protocols", {"cards": (1, 1)}),
        ("protocols end_cards=3", {"cards": (3, 3)}),
        ("protocols end_cards=5", {"cards": (3, 3)}),
        ("protocols end_cards=0 end_slots=9", {"slots": (5, 9)}),
        ("protocols end_slots=20", {"cards": (1, 1), "slots": (7, 11)}),
        ("protocols end_cards=0 slots_each=3", {"slots": (4, 8)}),
        ("draft end_round=12", {"rounds": (12, 12)}),
    ],
)
def test_only_the_ways_to_the_end_are_told_that_these_rules_have(
    options: str, ways: dict[str, tuple[int, int]]
) -> None:
    found = left(scene(f"round 1, turn teal\n{OPEN}", options))
    assert found.pop("sectors") == (28, 28)
    assert found == ways


def test_where_drawing_ends_the_game_a_sector_is_missing_until_it_is_drawn() -> None:
    assert left(scene(LAST_TWO, "end_deck=drawn"))["sectors"][0] == 2
    assert left(explored("protocols end_deck=drawn"))["sectors"][0] == 0


def test_a_sector_is_missing_until_it_is_placed() -> None:
    drawn = explored("protocols")
    assert left(drawn)["sectors"][0] == 2
    assert left(drawn.play("teal: place Actara B1"))["sectors"][0] == 1
    assert left(drawn.play("teal: place Novatron A2"))["sectors"][0] == 0


def test_sectors_put_back_are_still_missing() -> None:
    drawn = explored("consolidated", LAST_TWO.replace("3 3 3 9", "3 3 3 2")).play("teal: place Actara B1")
    assert "top: Novatron" in str(drawn)
    assert left(drawn)["sectors"][0] == 1


def test_the_first_sectors_are_not_missing() -> None:
    table, luck = new(seats=3), Seeded(1)
    while not table.state.round:
        table.state.play(table.state.step.sample(table.state, luck))
    assert left(table)["sectors"] == (39 - (len(seen(table).sectors) - 3), 39)


@pytest.mark.parametrize(("turn", "missing"), [(0, 12), (1, 12), (11, 2), (12, 1)])
def test_the_round_that_is_played_is_still_missing(turn: int, missing: int) -> None:
    table = scene(f"round {turn}, turn teal\nA1: 1 teal\nF5: 1 gold", "end_round=12")
    assert left(table)["rounds"] == (missing, 12)


def test_nothing_is_missing_when_it_is_over() -> None:
    over = scene(LAST_TURN.format(round=12, order="gold teal"), "end_round=12")
    assert left(over)["rounds"] == (0, 12)
    assert left(scene(OPEN).play(CLAIM))["cards"] == (0, 1)


# Slots that would bring the end.


@pytest.mark.parametrize(
    ("options", "flags"),
    [
        ("protocols", [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0]]),
        ("protocols end_cards=2", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0]]),
        ("protocols end_cards=0", [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0]]),
        ("protocols end_cards=0 end_slots=5", [[0, 0, 0, 1], [1, 1, 1, 1], [0, 1, 1]]),
        ("protocols end_at=round", [[0, 0, 0, 1], [0, 0, 0, 0], [0, 0, 0]]),
    ],
)
def test_a_slot_is_marked_whose_claim_would_bring_the_end(options: str, flags: list[list[int]]) -> None:
    assert [objective.ends for objective in seen(scene(OPEN, options)).objectives] == flags


def test_no_slot_is_marked_when_the_end_has_been_reached() -> None:
    table = scene(f"round 3, order teal gold, turn teal\n{OPEN}", "end_at=round end_slots=6").play(CLAIM)
    assert not any(flag for objective in seen(table).objectives for flag in objective.ends)
    assert enders(table) == []


@pytest.mark.parametrize(
    ("options", "note"),
    [
        ("protocols", "ends the game · I have logistic resources (blue): 20 for 9 VP"),
        (
            "protocols end_at=round",
            "ends the game with this round · I have logistic resources (blue): 20 for 9 VP",
        ),
        ("protocols end_cards=2", "I have logistic resources (blue): 20 for 9 VP"),
    ],
)
def test_such_a_claim_says_so(options: str, note: str) -> None:
    table = scene(OPEN, options)
    notes = {choice.text: choice.note for choice in SHOW.question(table.state.view(0), 0).choices}
    assert str(notes["claim Dysons free men slot 4"]) == note


@pytest.mark.parametrize(
    ("options", "last"),
    [
        ("protocols", WouldEnd("once")),
        ("protocols end_at=round", WouldEnd("round")),
        ("protocols end_cards=2", WouldGain(0, 9)),
    ],
)
def test_the_preview_of_such_a_claim_says_so(options: str, last: Fact) -> None:
    table = scene(f"round 3, order teal gold, turn teal\n{OPEN}", options)
    assert SHOW.preview(table.state.view(0), 0, CLAIM.removeprefix("teal: ")).facts[-1] == last


@editions()
def test_only_the_placing_of_the_last_sector_ends_the_game(edition: str) -> None:
    def notes() -> list[str]:
        view = table.state.view(0)
        return [str(choice.note) for choice in SHOW.question(view, 0).choices if choice.text != "done"]

    table = explored(edition)
    assert not any("ends the game" in note for note in notes())
    table.play("teal: place Actara B1")
    assert all(note.startswith("ends the game · ") for note in notes())
    assert SHOW.preview(table.state.view(0), 0, "place Novatron A2").facts[-1] == WouldEnd("once")


# Who could bring it.

RACE = """
    round 3, order teal gold, turn teal{done}
    teal: storage 0 {teal} 0 0
    gold: storage 0 {gold} 0 0
    A1: 1 teal
    B1 Actara
    F5: 1 gold
    objective {objective}: gold gold gold -
    pending: {pending}
    """
GREED = "Wingspan like Greenspan"  # 20 orange


def racing(
    teal: int, gold: int, done: str = "", objective: str = GREED, pending: str = "claim; end-turn"
) -> list[str]:
    text = RACE.format(teal=teal, gold=gold, done=done, objective=objective, pending=pending)
    return enders(scene(text))


@pytest.mark.parametrize(
    ("teal", "gold", "found"),
    [(20, 0, ["teal"]), (19, 0, []), (0, 17, ["gold"]), (0, 16, []), (20, 17, ["teal", "gold"])],
)
def test_whoever_is_on_turn_has_had_the_income_and_others_get_theirs(
    teal: int, gold: int, found: list[str]
) -> None:
    assert racing(teal, gold) == [f"{who} cards {GREED}" for who in found]


def test_one_claim_a_turn_so_the_next_turn_counts_after_a_claim() -> None:
    assert racing(17, 0, ", claimed", pending="boost-move; end-turn") == [f"teal cards {GREED}"]


def test_between_rounds_everybodys_income_counts() -> None:
    assert racing(17, 17, ", master gold", pending="propose-order; decide-order") == [
        f"teal cards {GREED}",
        f"gold cards {GREED}",
    ]


@pytest.mark.parametrize(
    ("done", "found"),
    [(", victories 1", ["teal cards Prodigy of War"]), ("", []), (", claimed, victories 1", [])],
)
def test_what_is_asked_for_this_turn_must_have_been_done(done: str, found: list[str]) -> None:
    pending = "boost-move; end-turn" if "claimed" in done else "claim; end-turn"
    assert racing(0, 0, done, "Prodigy of War", pending) == found


def test_a_slot_is_claimed_by_its_own_rule() -> None:
    table = scene(f"round 3, turn teal\n{OPEN}", "end_cards=0 end_slots=5")
    assert enders(table) == ["teal slots Dysons free men", "teal slots Wingspan like Greenspan"]


SECTORS = """
    round 3, order teal gold, turn teal
    teal: storage 0 9 0 {green}, last {last} {last}
    gold: storage 0 0 0 0
    A1: 1 teal
    A2 Actara: 1 teal
    F5: 1 gold
    deck {deck}
    """


@pytest.mark.parametrize(
    ("deck", "green", "last", "found"),
    [
        (2, 2, "build", ["teal", "gold"]),
        (2, 1, "build", ["gold"]),
        (3, 4, "build", ["teal"]),
        (3, 3, "build", []),
        (4, 99, "build", []),
        (2, 9, "explore", ["gold"]),
    ],
)
def test_who_could_place_all_sectors_that_are_left(
    deck: int, green: int, last: str, found: list[str]
) -> None:
    """Two are drawn, one more for each green, and the cheapest cost one each; gold gets 3 green first.

    Beside teal's sectors is room for three.
    """
    assert enders(scene(SECTORS.format(deck=deck, green=green, last=last))) == [
        f"{who} sectors" for who in found
    ]


def test_who_has_drawn_the_last_sectors_and_can_pay_them() -> None:
    rich = f"round 3, turn teal\n{LAST_TWO}"
    assert "teal sectors" in enders(explored("protocols", rich))
    assert "teal sectors" not in enders(explored("protocols", rich.replace("3 3 3 9", "3 3 3 2")))


@pytest.mark.parametrize(
    ("deck", "green", "found"), [(3, 1, ["teal", "gold"]), (3, 0, ["gold"]), (9, 99, ["teal"])]
)
def test_who_could_draw_all_sectors_that_are_left(deck: int, green: int, found: list[str]) -> None:
    table = scene(SECTORS.format(deck=deck, green=green, last="build"), "end_deck=drawn")
    assert enders(table) == [f"{who} sectors" for who in found]


def test_who_has_drawn_the_last_sectors_brings_the_end_whatever_they_cost() -> None:
    poor = f"round 3, turn teal\n{LAST_TWO}".replace("3 3 3 9", "3 3 3 2")
    assert "teal sectors" in enders(explored("protocols end_deck=drawn", poor))


def test_nobody_brings_the_end_in_the_set_up_or_after_it() -> None:
    table = new("deck=5", 2)
    assert enders(table) == []
    assert enders(scene(OPEN).play(CLAIM)) == []


# Why it came.


def why(table: Scene) -> list[Fact]:
    return SHOW.ending(table.state).why


def test_while_it_is_not_over_nothing_is_said() -> None:
    assert why(scene(OPEN)) == []


@pytest.mark.parametrize(
    ("options", "third", "said"),
    [
        ("", "gold - -", [EndedByClaim(0, ["Dysons free men"]), ObjectivesEnd(1, "once")]),
        (
            "end_cards=2",
            "gold gold gold",
            [EndedByClaim(0, ["Dysons free men", "Grande Armée"]), ObjectivesEnd(2, "once")],
        ),
        ("end_cards=0 end_slots=5", "gold - -", [EndedByLastClaim(0), SlotsEnd(5, "once")]),
        ("end_at=round", "gold - -", [EndedByObjectives(["Dysons free men"]), ObjectivesEnd(1, "round")]),
        ("end_at=round end_cards=0 end_slots=4", "gold - -", [EndedBySlots(5), SlotsEnd(4, "round")]),
    ],
)
def test_a_claim_that_ended_the_game_is_told_with_its_rule(
    options: str, third: str, said: list[Fact]
) -> None:
    text = NEARLY.format(other="- - - -", third=third).strip()
    table = scene(f"round 3, order gold teal, turn teal\n{text}", options).play(CLAIM)
    assert why(table) == said


def test_the_last_sector_and_the_last_round_are_told() -> None:
    last = explored("protocols").play("teal: place Actara B1", "teal: place Novatron A2")
    assert why(last) == [EndedBySectors(0, "placed")]
    drawn = explored("protocols end_deck=drawn").play("teal: place Actara B1", "teal: done")
    assert why(drawn) == [EndedBySectors(0, "drawn")]
    over = scene(LAST_TURN.format(round=12, order="gold teal"), "end_round=12")
    assert why(over) == [EndedByRounds(12)]


def test_the_log_says_it_last() -> None:
    table = scene(OPEN)
    before = table.state.copy()
    choice = int(before.step.read(before, CLAIM.removeprefix("teal: ")))
    facts = SHOW.facts(before, 0, choice, table.play(CLAIM).state, 1)
    assert facts[-3:] == [GameEnded(), *why(table)]


def test_the_last_round_is_announced() -> None:
    table = scene("round 1, order gold teal, turn teal\nA1: 1 teal\nF5: 1 gold", "end_round=2 passing=free")
    before = table.state.copy()
    after = table.play("teal: pass").state
    assert LastRoundBegan() in SHOW.facts(before, 0, int(before.step.read(before, "pass")), after, 1)


# A quick game.


@pytest.mark.parametrize("name", SHOWS)
def test_a_quick_game_can_be_played_by_any_number(name: str) -> None:
    for seats in game(name).player_counts:
        assert not game(name).new(SHOWS[name].quick, seats).over


def test_the_page_about_endings_has_measured_it() -> None:
    page = (Path(__file__).parents[3] / "docs" / "endings.md").read_text(encoding="utf-8")
    assert f"*Play now* uses `{SHOW.quick}`" in page
