"""The order of play: the Master of the Order, the refresh, bribes and the turn order."""

import pytest

from milkomeda.galaxy.facts import OrderDecided, PromiseBroken, PromiseKept, Refreshed
from milkomeda.galaxy.rules.directives import same_deck
from milkomeda.galaxy.state import DISCARDED, IN_DECK, IN_USE, KEPT, Galaxy, changed
from milkomeda.play.facts import Fact
from tests.galaxy.scene import Scene, editions, scene

DISPLAY = """
display 1: Energy Driven Offensive / move for 3 blue
display 2: Relentless Energy Expansion / build for 2 blue
display 3: Grand Symbiosis Initiative / build for 1 blue
"""

FOUR = """
display 1: Energy Driven Offensive / move for 3 blue
display 2: Economic Energy Assignment / build for 2 blue
display 3: Relentless Energy Expansion / explore for 2 green
display 4: Grand Symbiosis Initiative / build for 1 blue
"""


def next_round(options: str = "protocols", seats: int = 2, played: int = 1, display: str = DISPLAY) -> Scene:
    """Everybody has played, the last in seat order last; the next round begins."""
    names = ["teal", "gold", "violet", "rose"][:seats]
    homes = {2: ["A1", "F5"], 3: ["A1", "G6", "G1"], 4: ["A1", "I6", "I1", "A6"]}[seats]
    lines = [f"round {played}, order {' '.join(names)}, turn {names[-1]}"]
    for name, home in zip(names, homes):
        lines += [f"{name}: storage 3 3 3 3", f"{home}: 3 {name}"]
    if options.startswith("directives"):
        lines += FOUR.strip().splitlines()
    elif not options.startswith(("draft", "consolidated")):
        lines += display.strip().splitlines()
    return scene("\n".join([*lines, "pending: next-round"]), options)


# The first round.


@editions()
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_first_round_everybody_draws_exactly_one_order_card(edition: str, seats: int) -> None:
    game = next_round(edition, seats, played=0)
    for card in range(1, seats):
        assert game.asks == "luck deal-order"
        assert len(game.choices()) == seats - card + 1
        game.play(f"luck: {game.choices()[-1]}")
    assert game.asks.endswith(" choose")


def test_the_lowest_number_goes_first_and_the_master_card_last() -> None:
    game = next_round(seats=3, played=0).play("luck: order 1 violet", "luck: order 2 teal")
    assert "round 1, order violet teal gold, turn violet" in str(game)


def test_in_the_first_round_nobody_is_master_and_nothing_is_refreshed() -> None:
    next_round(played=0).play("luck: order 1 gold").shows("round 1, order gold teal, turn gold")


# The Master.


@editions()
def test_whoever_acted_last_is_master_of_the_order(edition: str) -> None:
    game = next_round(edition + " bribes=none", 3)
    assert game.asks.startswith("violet ")
    assert "master violet" in str(game)


@editions("draft", "consolidated")
def test_without_a_display_nothing_is_refreshed(edition: str) -> None:
    assert next_round(edition + " bribes=none").asks == "gold propose-order"


@pytest.mark.parametrize(
    ("edition", "positions", "module"), [("directives", 4, "module"), ("protocols", 3, "protocol")]
)
def test_the_master_must_refresh_one_position_pair_directive_or_module(
    edition: str, positions: int, module: str
) -> None:
    game = next_round(edition + " bribes=none")
    assert game.asks == "gold refresh"
    assert game.choices() == [
        f"refresh {position} {what}"
        for position in range(1, positions + 1)
        for what in ("pair", "directive", module)
    ]
    assert f"(pair, directive or {module})" in str(game.state.step.ask(game.state))


def test_a_pair_is_refreshed_both_cards_from_their_own_decks() -> None:
    game = next_round("protocols bribes=none").play("gold: refresh 2 pair")
    assert game.choices()[0] == "show 2 Triumphant Credit Enrichment"
    assert len(game.choices()) == 9
    game.play("luck: show 2 Triumphant Credit Enrichment")
    assert len(game.choices()) == 7
    game.play("luck: show 2 attack for 2 blue")
    game.shows(
        "display 1: Energy Driven Offensive / move for 3 blue",
        "display 2: Triumphant Credit Enrichment / attack for 2 blue",
        "discarded: Relentless Energy Expansion, build for 2 blue",
    )
    assert game.asks == "gold propose-order"


def test_a_directive_is_refreshed_alone() -> None:
    game = next_round("protocols bribes=none").play("gold: refresh 1 directive")
    game.play("luck: show 1 Defense Allocation Plan")
    game.shows("display 1: Defense Allocation Plan / move for 3 blue", "discarded: Energy Driven Offensive")
    assert game.asks == "gold propose-order"


def test_where_older_logs_refresh_a_protocol_the_module_is_meant() -> None:
    game = next_round("directives bribes=none").play(
        "gold: refresh 4 protocol", "luck: show 4 move for 1 red"
    )
    game.shows("display 4: Grand Symbiosis Initiative / move for 1 red", "discarded: build for 1 blue")


def test_a_protocol_is_refreshed_alone() -> None:
    game = next_round("protocols bribes=none").play("gold: refresh 3 protocol", "luck: show 3 move for 1 red")
    game.shows("display 3: Grand Symbiosis Initiative / move for 1 red", "discarded: build for 1 blue")


def set_deck(state: Galaxy, kind: int, tier: int, status: int) -> None:
    """Whatever is left in a deck goes elsewhere."""
    for card in same_deck(state, kind, tier, IN_DECK):
        state.cards = changed(state.cards, card, status)


def test_an_empty_deck_is_made_from_its_discards() -> None:
    game = next_round("protocols bribes=none")
    set_deck(game.state, 0, 3, DISCARDED)
    game.play("gold: refresh 3 directive")
    assert len(game.choices()) == 5
    game.play("luck: show 3 Peace and Prosperity Phase").hides("discarded: Energy")


def test_a_place_without_deck_and_discards_stays_empty() -> None:
    game = next_round("protocols bribes=none", display=DISPLAY.replace("Grand Symbiosis Initiative", "-"))
    set_deck(game.state, 0, 3, IN_USE)
    game.play("gold: refresh 3 directive").shows("display 3: - / build for 1 blue")
    assert game.asks == "gold propose-order"


# The order.


@editions("draft", "consolidated")
@pytest.mark.parametrize(("seats", "revealed"), [(2, False), (3, False), (4, True)])
def test_two_numbered_order_cards_are_revealed_or_all_when_there_are_fewer(
    edition: str, seats: int, revealed: bool
) -> None:
    game = next_round(edition + " bribes=none", seats)
    if revealed:
        assert game.choices() == ["1 stays hidden", "2 stays hidden", "3 stays hidden"]
        game.play("luck: 2 stays hidden")
    assert game.asks.endswith(" propose-order")


def test_a_distribution_is_a_turn_order() -> None:
    game = next_round("draft bribes=none", 3)
    assert len(game.choices()) == 6
    assert "order violet gold teal" in game.choices()


def test_the_proposal_is_not_final() -> None:
    game = next_round("draft bribes=none").play("gold: order teal gold")
    assert game.asks == "gold decide-order"
    game.play("gold: order gold teal").shows("round 2, order gold teal, turn gold, master gold")


def test_whoever_is_first_in_the_order_begins() -> None:
    game = next_round("draft bribes=none", 3).play(
        "violet: order gold teal violet", "violet: order gold teal violet"
    )
    assert game.asks == "gold choose"


# Bribes.


@pytest.mark.parametrize("offer", ["offer 0 blue", "offer 0 blue 0 red", "offer 0 red for place 1"])
def test_an_offer_is_at_least_one_resource(offer: str) -> None:
    game = next_round("draft").play("gold: order teal gold")
    assert game.asks == "teal offer"
    assert game.refuses(f"teal: {offer}") == "an offer is at least one resource"
    assert game.play("teal: no offer").asks == "gold decide-order"


@editions("directives", "protocols")
def test_every_other_player_may_offer_before_the_refresh_and_again_after_the_proposal(edition: str) -> None:
    game = next_round(edition, 3)
    asked = []
    for answer in ("teal: no offer", "gold: no offer", "violet: refresh 1 directive"):
        asked.append(game.asks)
        game.play(answer)
    game.play("luck: show 1 Defense Allocation Plan")
    for answer in ("violet: order teal gold violet", "teal: no offer", "gold: no offer"):
        asked.append(game.asks)
        game.play(answer)
    assert asked == [
        "teal offer",
        "gold offer",
        "violet refresh",
        "violet propose-order",
        "teal offer",
        "gold offer",
    ]
    assert game.asks == "violet decide-order"


@editions("draft", "consolidated")
def test_without_a_refresh_offers_come_after_the_proposal(edition: str) -> None:
    game = next_round(edition)
    assert game.asks == "gold propose-order"
    game.play("gold: order teal gold")
    assert game.asks == "teal offer"
    game.play("teal: no offer")
    assert game.asks == "gold decide-order"


@editions("directives", "protocols")
def test_offers_can_come_after_the_proposal_alone(edition: str) -> None:
    game = next_round(edition + " refresh_offers=no")
    assert game.asks == "gold refresh"
    game.play("gold: refresh 1 directive", "luck: show 1 Defense Allocation Plan", "gold: order teal gold")
    assert game.asks == "teal offer"


@editions()
def test_there_can_be_no_bribes(edition: str) -> None:
    assert not next_round(edition + " bribes=none").asks.endswith("offer")


def test_who_holds_nothing_is_not_asked() -> None:
    game = scene(
        """
        round 1, order teal gold, turn gold
        gold: storage 1 0 0 0
        A1: 3 teal
        F5: 3 gold
        pending: next-round
        """
    )
    assert game.asks == "gold refresh"


@pytest.mark.parametrize("offers", [1, 2, 3])
@editions()
def test_each_player_may_make_so_many_offers_before_the_refresh_and_again_after_the_proposal(
    edition: str, offers: int
) -> None:
    game = next_round(f"{edition} offers={offers}", 3)
    offering = ("teal: offer 1 blue", "violet: take", "gold: no offer") * offers
    if edition in ("directives", "protocols"):
        game.play(*offering, "violet: refresh 1 directive", "luck: show 1 Defense Allocation Plan")
    game.play("violet: order teal gold violet")
    game.play(*(answer.replace("blue", "red") for answer in offering))
    assert game.asks == "violet decide-order"
    game.has("teal", red=3 - offers)


@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ("offer 4 blue", "you have 3 blue"),
        ("offer 3 blue 3 green 4 red for place 1", "you have 3 red"),
        ("offer 0 blue for place 1", "an offer is at least one resource"),
        ("offer 1 blue for place 3", "there are 2 places in the order"),
        ("offer 1 blue for refresh 4", "no such refresh is to come"),
    ],
)
def test_offers_are_limited_to_what_is_held_and_wishes_to_what_can_be(offer: str, reason: str) -> None:
    assert next_round().refuses(f"teal: {offer}") == reason


def test_offers_out_of_vast_storages_are_not_listed() -> None:
    """So vast that their product is more than 64 bits hold."""
    hoard = scene("""
        round 4, order gold teal, turn gold, master gold
        teal: storage 33235 49653 31553 35424
        gold: storage 1 1 1 1
        A1: 3 teal
        F5: 3 gold
        pending: offer 0 0; decide-order
        """)
    assert not hoard.state.step.listed(hoard.state)


@pytest.mark.parametrize(
    ("offer", "why"),
    [
        ("give 2 blue", "'give 2 blue' is not one of the choices, nor like no offer or offer RESOURCES"),
        ("offer", "'offer' is not one of the choices, nor like no offer or offer RESOURCES"),
        ("offer 2 gold", "there is no resource 'gold'"),
        ("offer 2 blue for peace", "there is no resource 'peace'"),
        ("offer blue 2", "there is no resource '2'"),
        ("offer 256 blue", "that is not one of the choices"),
        ("offer 2 blue -1 red", "that is not one of the choices"),
        ("offer 1 blue for place 0", "that is not one of the choices"),
        ("offer 1 blue for place 1 for refresh 1", "that is not one of the choices"),
    ],
)
def test_an_offer_must_be_spelt_as_one(offer: str, why: str) -> None:
    assert next_round().refuses(f"teal: {offer}").startswith(why)


def test_after_the_refresh_nobody_can_wish_for_one() -> None:
    game = next_round("draft").play("gold: order teal gold")
    assert game.refuses("teal: offer 1 blue for refresh 1") == "no such refresh is to come"


@pytest.mark.parametrize(
    "offer",
    ["offer 2 blue 1 green", "offer 2 blue 1 green for place 2", "offer 2 blue 1 green for refresh 3"],
)
def test_taken_resources_change_hands_at_once(offer: str) -> None:
    game = next_round().play(f"teal: {offer}")
    assert game.asks == "gold decide-offer"
    game.play("gold: take").has("teal", blue=1, green=2, orange=3).has("gold", blue=5, green=4, orange=3)
    assert game.asks == "gold refresh"


def test_a_declined_offer_changes_nothing() -> None:
    game = next_round().play("teal: offer 3 blue for place 1", "gold: decline")
    game.has("teal", blue=3).has("gold", blue=3).hides("promised")


def test_the_promise_of_a_place_does_not_bind() -> None:
    game = next_round("draft").play("gold: order teal gold", "teal: offer 1 red for place 1", "gold: take")
    game.shows("teal: storage 3 3 2 3, promised place 1")
    game.play("gold: order gold teal")
    assert game.asks == "gold choose"


def test_the_promise_of_a_refresh_does_not_bind() -> None:
    game = next_round().play("teal: offer 1 red for refresh 1", "gold: take")
    assert len(game.choices()) == 9


def test_a_binding_promise_of_a_place_must_be_kept() -> None:
    game = next_round("draft bribes=binding")
    game.play("gold: order gold teal", "teal: offer 1 red for place 1", "gold: take")
    assert game.refuses("gold: order gold teal") == "you promised another place"
    assert game.choices() == ["order teal gold"]


def test_a_binding_promise_before_the_refresh_holds_for_the_proposal_too() -> None:
    game = next_round("bribes=binding").play("teal: offer 1 red for place 1", "gold: take")
    game.play("gold: refresh 1 directive", "luck: show 1 Defense Allocation Plan")
    assert game.choices() == ["order teal gold"]


def test_a_binding_promise_of_a_refresh_must_be_kept() -> None:
    game = next_round("bribes=binding").play("teal: offer 1 red for refresh 2", "gold: take")
    assert game.choices() == ["refresh 2 pair", "refresh 2 directive", "refresh 2 protocol"]
    assert game.refuses("gold: refresh 1 pair") == "you promised to refresh another position"


@pytest.mark.parametrize("wish", ["place 1", "refresh 1"])
def test_what_is_promised_cannot_be_promised_otherwise(wish: str) -> None:
    other = "place 1" if wish == "place 1" else "refresh 2"
    game = next_round("bribes=binding", 3).play(f"teal: offer 1 red for {wish}", "violet: take")
    game.play(f"gold: offer 1 red for {other}")
    assert game.refuses("violet: take") == "you promised otherwise"
    game.play("violet: decline").has("gold", red=3)


def test_after_a_promised_refresh_a_place_can_be_promised_too() -> None:
    game = next_round("bribes=binding").play("teal: offer 1 red for refresh 1", "gold: take")
    game.play("gold: refresh 1 directive", "luck: show 1 Defense Allocation Plan", "gold: order gold teal")
    game.play("teal: offer 1 red for place 1", "gold: take").has("teal", red=1)
    assert game.choices() == ["order teal gold"]


def test_two_promises_of_places_to_one_player_must_agree() -> None:
    game = next_round("bribes=binding").play("teal: offer 1 red for place 1", "gold: take")
    game.play("gold: refresh 1 directive", "luck: show 1 Defense Allocation Plan", "gold: order teal gold")
    game.play("teal: offer 1 red for place 2")
    assert game.refuses("gold: take") == "you promised otherwise"


WISHES = ["place 2", "refresh 1"]


@pytest.mark.parametrize("wishes", [WISHES, WISHES[::-1]])
def test_a_place_and_a_refresh_promised_to_one_player_both_bind(wishes: list[str]) -> None:
    game = next_round("bribes=binding offers=2")
    for wish in wishes:
        game.play(f"teal: offer 1 red for {wish}", "gold: take")
    game.shows("teal: storage 3 3 1 3, promised place 2, promised refresh 1")
    assert game.choices() == ["refresh 1 pair", "refresh 1 directive", "refresh 1 protocol"]
    game.play("gold: refresh 1 directive", "luck: show 1 Defense Allocation Plan")
    assert game.choices() == ["order gold teal"]


def test_two_promises_of_refreshes_to_one_player_must_agree() -> None:
    game = next_round("bribes=binding offers=2").play("teal: offer 1 red for refresh 1", "gold: take")
    game.play("teal: offer 1 red for refresh 2")
    assert game.refuses("gold: take") == "you promised otherwise"


def test_promises_are_for_one_round() -> None:
    game = scene(
        """
        round 1, order teal gold, turn gold
        teal: storage 3 3 3 3, promised place 1
        A1: 3 teal
        F5: 3 gold
        pending: next-round
        """,
        "draft bribes=binding",
    )
    assert game.choices() == ["order teal gold", "order gold teal"]
    game.hides("promised")


# The Master's word.


@pytest.mark.parametrize(
    ("order", "word", "fact"),
    [("teal gold", "kept 1", PromiseKept(1, 0)), ("gold teal", "broken 1", PromiseBroken(1, 0))],
)
def test_a_promised_place_is_kept_or_broken_when_the_order_is_decided(
    order: str, word: str, fact: Fact
) -> None:
    game = next_round("draft").play("gold: order gold teal", "teal: offer 1 red for place 1", "gold: take")
    game.hides("kept", "broken")
    decided = OrderDecided(1, [0, 1] if order == "teal gold" else [1, 0])
    assert game.told(f"order {order}") == [decided, fact]
    assert f"{word}\n" in str(game.play(f"gold: order {order}"))


@pytest.mark.parametrize(("position", "word"), [(1, "kept 1"), (2, "broken 1")])
def test_a_promised_refresh_is_kept_or_broken_by_the_refresh(position: int, word: str) -> None:
    game = next_round().play("teal: offer 1 red for refresh 1", "gold: take")
    fact = PromiseKept(1, 0) if position == 1 else PromiseBroken(1, 0)
    assert game.told(f"refresh {position} directive") == [Refreshed(1, position, "directive"), fact]
    game.play(f"gold: refresh {position} directive").shows(f"gold: storage 3 3 4 3, {word}")


def test_each_promise_counts_and_so_do_those_of_former_rounds() -> None:
    game = next_round("draft", 3)
    game.state.player[KEPT + 2] = 2
    game.play("violet: order teal gold violet", "teal: offer 1 red for place 1", "violet: take")
    game.play("gold: offer 1 red for place 1", "violet: take", "violet: order teal gold violet")
    game.shows("violet: storage 3 3 5 3, kept 3, broken 1")


def test_who_wished_for_nothing_or_was_declined_was_promised_nothing() -> None:
    game = next_round("draft", 3).play("violet: order teal gold violet", "teal: offer 1 red", "violet: take")
    game.play("gold: offer 1 red for place 1", "violet: decline", "violet: order violet gold teal")
    game.hides("kept", "broken")


def test_where_promises_bind_nobody_counts_them() -> None:
    game = next_round("draft bribes=binding").play("gold: order gold teal")
    game.play("teal: offer 1 red for place 1", "gold: take", "gold: order teal gold").hides("kept")


def test_a_proposal_breaks_no_promise() -> None:
    game = next_round().play("teal: offer 1 red for place 1", "gold: take", "gold: refresh 1 directive")
    game.play("luck: show 1 Defense Allocation Plan", "gold: order gold teal").hides("broken")
