"""Bots deal: what an offer, a promise and a record are worth to them."""

from collections import Counter
from typing import Final

import pytest

from milkomeda.bots.bot import Bot, RandomBot
from milkomeda.bots.greedy import Greedy
from milkomeda.bots.reflex import Reflex
from milkomeda.bots.search import Search
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import BROKEN, Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.step import LUCK
from tests.galaxy.scene import Scene, scene

bots = pytest.mark.parametrize(
    "bot", [Reflex(), Greedy(8), Search(games=24, finalists=8)], ids=["reflex", "quick", "planner"]
)

SMALL: Final = "protocols width=5 height=5 deck=16"

# Whoever of teal and gold acts first will claim the last slot; to violet, the Master, both are alike.
RACE = """
    round 4, order gold teal violet, turn violet, master violet, proposed {proposed}
    teal: storage {teal}{promised}
    gold: storage 3 3 17 3
    violet: storage 3 3 {red} 3{record}
    A1: 3 teal
    G6: 3 gold
    G1: 3 violet
    objective Wits of Clausewitz: violet gold violet -
    pending: {pending}
    """


def race(
    pending: str = "offer giver_seat=teal; decide-order",
    proposed: str = "gold teal violet",
    promised: str = "",
    record: str = "",
    red: int = 3,
    teal: str = "0 3 17 0",
    options: str = "",
) -> Scene:
    said = {"promised": promised, "record": record, "red": red, "teal": teal}
    text = RACE.format(pending=pending, proposed=proposed, **said)
    return scene(text, f"consolidated end_cards=0 {options}")


def answer(bot: Bot, table: Scene) -> str:
    seat = table.state.seat()
    choice = bot.choose(table.state.view(seat), seat, Seeded(1))
    return table.state.step.spell(table.state, choice)


@bots
def test_an_offer_is_made_where_the_place_in_the_order_is_worth_more(bot: Bot) -> None:
    assert answer(bot, race()) == "offer 1 orange for place 1"


@bots
@pytest.mark.parametrize("proposed", ["teal gold violet", "teal violet gold"])
def test_nothing_is_offered_for_a_place_that_is_no_better(bot: Bot, proposed: str) -> None:
    assert answer(bot, race(proposed=proposed)) == "no offer"


@bots
def test_a_master_who_broke_promises_is_offered_nothing_for_one(bot: Bot) -> None:
    assert answer(bot, race(record=", broken 9")) == "no offer"
    assert answer(bot, race(record=", broken 9", options="bribes=binding")) == "offer 1 orange for place 1"


def test_the_better_the_record_the_more_an_offer_is_worth_to_who_makes_it() -> None:
    records = [", broken 4", ", broken 1", "", ", kept 1", ", kept 4"]
    worth = [race(record=record).after("teal: offer 1 orange for place 1").judge(0) for record in records]
    assert worth == sorted(set(worth))


@bots
def test_a_master_takes_what_costs_nothing_and_keeps_the_promise(bot: Bot) -> None:
    table = race().play("teal: offer 1 orange for place 1")
    assert answer(bot, table) == "take"
    table.play("violet: take")
    assert answer(bot, table).startswith("order teal")


@bots
def test_an_offer_is_declined_that_helps_the_giver_more_than_the_master(bot: Bot) -> None:
    table = race("offer giver_seat=teal; decide-order", "violet teal gold", red=17)
    assert answer(bot, table.play("teal: offer 1 orange for place 1")) == "decline"


@bots
@pytest.mark.parametrize(("given", "verdict"), [(4, "decline"), (6, "take")])
def test_a_place_that_the_master_could_use_has_its_price(bot: Bot, given: int, verdict: str) -> None:
    table = race(proposed="violet teal gold", red=17, teal="0 6 17 0", options="bribes=binding")
    assert answer(bot, table.play(f"teal: offer {given} orange for place 1")) == verdict


@bots
def test_a_promise_is_broken_only_if_that_brings_more_than_the_record_is_worth(bot: Bot) -> None:
    promised = ", promised place 1"
    assert answer(bot, race("decide-order", promised=promised)).startswith("order teal")
    assert answer(bot, race("decide-order", promised=promised, red=17)).startswith("order violet")


@bots
def test_between_two_what_helps_one_harms_the_other_and_nothing_is_offered(bot: Bot) -> None:
    table = scene(
        """
        round 4, order teal gold, turn gold, master gold, proposed gold teal
        teal: storage 3 3 17 3
        gold: storage 3 3 17 3
        A1: 3 teal
        F5: 3 gold
        objective Wits of Clausewitz: teal gold teal -
        pending: offer giver_seat=teal; decide-order
        """,
        "consolidated end_cards=0",
    )
    assert answer(bot, table) == "no offer"
    assert answer(bot, table.play("teal: offer 1 blue for place 1")) == "decline"


@bots
def test_a_promised_refresh_is_made(bot: Bot) -> None:
    table = scene(
        """
        round 2, order teal gold, turn gold, master gold
        teal: storage 3 3 3 3, promised refresh 3
        gold: storage 3 3 3 3
        A1: 3 teal
        F5: 3 gold
        display 1: Energy Driven Offensive / move for 3 blue
        display 3: Grand Symbiosis Initiative / build for 1 blue
        pending: refresh; propose-order; decide-order
        """
    )
    assert answer(bot, table).startswith("refresh 3")


@pytest.mark.parametrize("seat", ["teal", "gold", "violet"])
def test_everybody_knows_all_that_is_judged(seat: str) -> None:
    """Offers, promises and records are open: a view of them is the whole."""
    table = race(record=", kept 1, broken 2").play("teal: offer 1 orange for place 1")
    assert table.seen_by(seat) == str(table)


def deals(bots: list[Bot], seed: int, options: str = "") -> tuple[Counter[str], Galaxy]:
    """How often each answer to do with offers was given in a whole game; and how that ended."""
    state, luck, found = new_game(f"{SMALL} {options}", len(bots)), Seeded(seed), Counter[str]()
    while not state.over:
        step, seat = state.step, int(state.seat())
        if seat == LUCK:
            state.play(step.sample(state, luck))
            continue
        choice = bots[seat].choose(state.view(seat), seat, luck)
        if step.name() in ("offer", "decide-offer"):
            found[step.spell(state, choice).split()[0]] += 1
        state.play(choice)
    return found, state


def test_among_themselves_bots_offer_what_is_taken() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        found += deals([Reflex(most=6)] * 3, seed)[0]
    assert found["offer"] == found["take"] > 0


def test_of_what_others_offer_they_take_some_and_decline_some() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        found += deals([RandomBot(), RandomBot(), Reflex(most=6)], seed)[0]
    assert found["take"] > 0 < found["decline"]


def test_where_promises_bind_none_is_broken() -> None:
    for seed in range(3):
        found, end = deals([RandomBot(), Reflex(most=6), Reflex(most=6)], seed, "bribes=binding")
        assert found["offer"] > 0
        assert not any(end.player[BROKEN + seat] for seat in range(end.seats))
