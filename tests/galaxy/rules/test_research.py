"""Research: choose a keyword, pay, draw technologies of its deck, keep one."""

import pytest

from milkomeda.galaxy.box import STANDARD
from tests.galaxy.scene import Scene, editions, scene

OBSERVATORY = STANDARD.technologies[36:48]


def research(held: str, options: str = "protocols", teal: str = "", gold: str = "", more: str = "") -> Scene:
    """Teal controls the Homeworld and these sectors; gold has a way to move."""
    sectors = [
        f"{cell} {name.strip()}: 1 teal" for cell, name in zip(["B1", "C1", "D1"], held.split(",")) if name
    ]
    lines = [
        f"teal: storage 3 3 3 9{teal and ', ' + teal}",
        f"gold: storage 3 3 3 3{gold and ', ' + gold}",
        "A1: 3 teal",
        *sectors,
        "F5: 3 gold",
        *more.splitlines(),
    ]
    return scene("\n".join(lines), options)


def owning(cards: list[str]) -> str:
    return "technologies " + " + ".join(cards)


def drawn(game: Scene) -> int:
    """How many technologies chance draws, the first it can each time."""
    count = 0
    while game.asks == "luck draw-technology":
        game.play(f"luck: {game.choices()[0]}")
        count += 1
    return count


# Focus and cost.


@editions("draft", "consolidated", "directives")
def test_there_is_no_research_before_the_newest_edition(edition: str) -> None:
    game = research("Novatron", edition)
    assert "research" not in game.choices()
    assert "is not one of the choices" in game.refuses("teal: research")


def test_choose_a_keyword_of_a_controlled_sector() -> None:
    game = research("Terra Pax,Novatron", more="D4 Actara: 1 gold\nA2 Stellar Nexus").play("teal: research")
    assert game.choices() == ["focus biosphere", "focus hazard", "focus observatory"]
    assert game.means("focus hazard") == "12 technologies in the deck"
    assert game.refuses("teal: focus warzone") == "you control no sector with that keyword"


def test_a_homeworld_has_no_keyword() -> None:
    reason = "you control no sector with a keyword that has technologies left"
    assert research("").refuses("teal: research") == reason


def test_research_costs_four_green() -> None:
    research("Novatron").play("teal: research", "teal: focus observatory").has("teal", green=5)
    poor = scene("teal: storage 3 3 3 3\nA1: 3 teal\nB1 Novatron: 1 teal\nF5: 3 gold")
    assert poor.refuses("teal: research") == "needs 4 green, you have 3"


@pytest.mark.parametrize("cost", [0, 2, 9])
def test_the_cost_is_an_option(cost: int) -> None:
    game = research("Novatron", f"research_cost={cost}").play("teal: research", "teal: focus observatory")
    game.has("teal", green=9 - cost)


# How many.


@pytest.mark.parametrize(
    ("held", "cards", "why"),
    [
        ("Novatron", 1, "one sector, one keyword"),
        ("Novatron,Terra Pax", 2, "three different keywords in two sectors"),
        ("Novatron,Hanumans Door", 1, "two keywords are not three"),
        ("Novatron,Aurora Drift", 2, "two sectors with the keyword"),
        ("Novatron,Mineron V,Terra Pax", 3, "both"),
        ("Nebulon Prime", 2, "three keywords on one sector"),
        ("Terra Pax,Thesaurus Regis", 1, "two sectors share a keyword, but not the one chosen"),
    ],
)
def test_draw_one_and_one_more_for_two_of_the_keyword_and_one_more_for_three_keywords(
    held: str, cards: int, why: str
) -> None:
    keyword = "hazard" if held.startswith("Terra") else "observatory"
    game = research(held).play("teal: research", f"teal: focus {keyword}")
    assert drawn(game) == cards, why


def test_sectors_of_others_do_not_count() -> None:
    game = research("Novatron", more="C3 Aurora Drift: 1 gold\nD3 Terra Pax: 1 gold")
    assert drawn(game.play("teal: research", "teal: focus observatory")) == 1


# Keeping.


def test_only_technologies_of_that_keyword_are_drawn() -> None:
    game = research("Novatron").play("teal: research", "teal: focus observatory")
    assert game.choices() == [f"draw {name}" for name in OBSERVATORY]


def test_keep_one_and_discard_the_rest() -> None:
    game = research("Nebulon Prime").play("teal: research", "teal: focus observatory")
    game.play("luck: draw Spectrometers", "luck: draw Light Analyzers")
    assert game.choices() == ["keep Spectrometers", "keep Light Analyzers"]
    effects = "Explore draws 1 more sector. Placing a sector costs 1 green less (not below 0)."
    assert game.means("keep Spectrometers") == effects
    game.play("teal: keep Light Analyzers").shows("discarded: Spectrometers")
    assert "technologies Light Analyzers" in str(game)
    assert game.asks == "gold choose"


def test_a_single_card_is_kept_at_once() -> None:
    game = research("Novatron").play("teal: research", "teal: focus observatory", "luck: draw Spectrometers")
    assert "technologies Spectrometers" in str(game)
    assert game.asks == "gold choose"


def test_drawn_technologies_are_private_until_kept() -> None:
    game = research("Nebulon Prime").play(
        "teal: research", "teal: focus observatory", "luck: draw Spectrometers"
    )
    assert "pending: draw-technology keyword=observatory todo=1 technologies=Spectrometers;" in game.seen_by(
        "teal"
    )
    assert "pending: draw-technology keyword=observatory todo=1 technologies=?;" in game.seen_by("gold")
    game.play("luck: draw Light Analyzers")
    assert "pending: keep keyword=observatory technologies=Spectrometers, Light Analyzers;" in game.seen_by(
        "teal"
    )
    assert "pending: keep keyword=observatory technologies=?, ?;" in game.seen_by("gold")


def test_the_kept_one_and_the_discarded_ones_are_open_to_all() -> None:
    game = research("Nebulon Prime").play("teal: research", "teal: focus observatory")
    game.play("luck: draw Spectrometers", "luck: draw Light Analyzers", "teal: keep Light Analyzers")
    assert "technologies Light Analyzers" in game.seen_by("gold")
    assert "discarded: Spectrometers" in game.seen_by("gold")


# Empty decks.


def test_an_empty_deck_is_made_from_its_discards() -> None:
    game = research(
        "Novatron", teal=owning(OBSERVATORY[:10]), more="discarded: " + ", ".join(OBSERVATORY[10:])
    )
    game.play("teal: research", "teal: focus observatory")
    assert game.choices() == [f"draw {name}" for name in OBSERVATORY[10:]]


def test_the_rest_of_the_deck_is_drawn_first() -> None:
    game = research(
        "Nebulon Prime", gold=owning(OBSERVATORY[:9]), more="discarded: " + ", ".join(OBSERVATORY[9:11])
    ).play("teal: research", "teal: focus observatory")
    assert game.choices() == [f"draw {OBSERVATORY[11]}"]
    game.play(f"luck: draw {OBSERVATORY[11]}")
    assert game.choices() == [f"draw {name}" for name in OBSERVATORY[9:11]]


def test_no_more_are_drawn_than_are_left() -> None:
    game = research("Nebulon Prime", gold=owning(OBSERVATORY[:11])).play(
        "teal: research", "teal: focus observatory"
    )
    game.play(f"luck: draw {OBSERVATORY[11]}")
    assert game.asks == "gold choose"


def test_with_no_technology_left_research_is_not_possible() -> None:
    game = research("Novatron", teal=owning(OBSERVATORY[:6]), gold=owning(OBSERVATORY[6:]))
    assert game.refuses("teal: research") == "you control no sector with a keyword that has technologies left"
    game = research("Vortexium", teal=owning(OBSERVATORY[:6]), gold=owning(OBSERVATORY[6:])).play(
        "teal: research"
    )
    assert game.choices() == ["focus extraction"]
    assert game.refuses("teal: focus observatory") == "no technology of that keyword is left"
