"""Holes that were planted in what games left behind, and none where there is none."""

from milkomeda.lab.contest import Seating
from milkomeda.lab.holes.field import Outing
from milkomeda.lab.holes.findings import LEAST, Game, Hole, Proof, Thing, below, holes
from milkomeda.lab.holes.tracks import Trace

CARDS = {"fleet": "objective", "gold": "objective", "gate": "structure"}
SOUND = {
    **{f"{verb} {kind}: {name}": 3 for name, kind in CARDS.items() for verb in ("able", "had")},
    "did structure: gate": 7,
    "able action: build": 1,
    "had action: build": 1,
}


def played(
    number: int, first: dict[str, int], bot: str = "reflex", ended: bool = True, answers: int = 90
) -> Game:
    outing = Outing(Seating("milkomeda", "", (bot, bot), number), astray=False)
    return Game(number, outing, Trace(answers, ended, first))


def found(first: dict[str, int], games: int = 20, bot: str = "reflex") -> list[Hole]:
    return list(holes([played(number, first, bot) for number in range(games)], CARDS))


def without(*marks: str) -> dict[str, int]:
    return {mark: answer for mark, answer in SOUND.items() if mark not in marks}


def test_where_all_is_well_nothing_is_found() -> None:
    assert found(SOUND) == []


def test_what_lies_there_and_nobody_ever_has_is_unmet() -> None:
    (hole,) = found(without("had objective: gold"))
    assert hole.sort == "unmet"
    assert hole.things == (Thing("objective", "gold", 20),)
    assert hole.proof == Proof(0, 3, 90)


def test_what_never_comes_up_is_unseen() -> None:
    (hole,) = found(without("able objective: gold", "had objective: gold"))
    assert (hole.sort, hole.things) == ("unseen", (Thing("objective", "gold", 20),))


def test_what_only_those_have_who_take_anything_is_shunned() -> None:
    taken = without("had objective: gold") | {"random had objective: gold": 5}
    (hole,) = found(taken)
    assert (hole.sort, hole.things) == ("shunned", (Thing("objective", "gold", 20),))


def test_an_action_that_is_possible_and_never_chosen_is_unmet_if_others_are() -> None:
    (hole,) = found(SOUND | {"able action: attack": 2})
    assert (hole.sort, hole.things) == ("unmet", (Thing("action", "attack", 20),))


def test_what_is_had_for_nothing_is_idle_if_others_of_its_kind_do_something() -> None:
    assert found(without("did structure: gate")) == []
    more = CARDS | {"lance": "structure"}
    games = [played(at, SOUND | {"able structure: lance": 4, "had structure: lance": 4}) for at in range(20)]
    (hole,) = holes(games, more)
    assert (hole.sort, hole.things) == ("idle", (Thing("structure", "lance", 20),))
    assert hole.proof == Proof(0, 4, 90)


def test_nothing_is_said_of_what_was_there_in_a_few_games_only() -> None:
    assert found(without("had objective: gold"), games=LEAST - 1) == []
    assert found(without("had objective: gold"), games=LEAST)


def test_games_that_do_not_end_name_those_who_play_so() -> None:
    games = [played(0, SOUND), played(1, SOUND, "reflex:builder", ended=False, answers=5000)]
    (hole,) = holes(games, CARDS)
    assert (hole.sort, hole.times, hole.games) == ("endless", 1, 2)
    assert hole.bots == ("reflex:builder",)


def test_the_shortest_time_without_a_choice_is_shown() -> None:
    games = [
        played(0, SOUND | {"stuck": 80, "stuck since": 10}),
        played(1, SOUND | {"stuck": 60, "stuck since": 40}),
    ]
    (hole,) = holes(games, CARDS)
    assert (hole.sort, hole.times, hole.proof) == ("stuck", 2, Proof(1, 40, 61))


def test_what_never_happened_is_rare_the_rarer_the_more_games() -> None:
    assert round(below(2000), 4) == 0.0015
    assert round(below(1), 2) == 0.95
    assert below(0) == 1
