"""What the measures find in games that were written by hand, and in games that were played."""

from math import log
from typing import Any

import polars as pl
import pytest

from milkomeda.lab.measure import per_block, values
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.people import Evenings
from milkomeda.lab.people import rows as predictions
from milkomeda.lab.record import SCHEMA, Tables
from milkomeda.lab.runs import Batch, Setup, play_batch
from milkomeda.words.language import language
from tests.lab.people import evenings

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=3"

RARE = ("kingmaking", "fight-worth", "lucky-wins", "place-price")


@pytest.fixture(scope="module")
def played() -> Tables:
    setup = Setup("milkomeda", SMALL, ("random", "random", "random", "reflex"), looks=1, redraws=1)
    rows = play_batch(Batch(setup, 0, 2))
    people = Evenings(evenings(("reflex", "random"), 2), ("reflex", "random"))
    asked = pl.concat(predictions(task)["predictions"] for task in people.tasks)
    return {name: frame.lazy() for name, frame in rows.items()} | {"predictions": asked.lazy()}


def written(**rows: list[dict[str, Any]]) -> Tables:
    """Tables with these rows; what is not said of one is none."""
    return {
        name: pl.LazyFrame([{"block": row["game"], **row} for row in rows.get(name, [])], schema=columns)
        for name, columns in SCHEMA.items()
    }


def found(name: str, tables: Tables) -> dict[str, float]:
    measure = MEASURES[name]
    return {one.key: one.value for one in values(measure, per_block(measure, tables))}


CHANCES = [(0.5, 0.5), (0.1, 0.9), (0.9, 0.1), (0.95, 0.05), (1.0, 0.0)]
DUEL = written(
    games=[
        {"game": 0, "ended": True, "reason": "ended", "rounds": 2, "turns": 4, "decisions": 3, "fights": 1}
    ],
    seats=[
        {"game": 0, "seat": 0, "won": 1.0, "bot": "one", "score": 9, "place": 1, "luck": -1.0},
        {"game": 0, "seat": 1, "won": 0.0, "bot": "two", "score": 5, "place": 2, "luck": 1.0},
    ],
    turns=[
        {
            "game": 0,
            "turn": turn,
            "round": (turn + 1) // 2,
            "active": None if turn == 5 else (turn - 1) % 2,
            "seat": seat,
            "score": (turn, 3)[seat],
            "chance": chance,
        }
        for turn, pair in enumerate(CHANCES, 1)
        for seat, chance in enumerate(pair)
    ],
    decisions=[
        {
            "game": 0,
            "answer": 0,
            "turn": 1,
            "seat": 0,
            "step": "act",
            "action": "build",
            "choices": 4,
            "least": False,
        },
        {
            "game": 0,
            "answer": 1,
            "turn": 2,
            "seat": 1,
            "step": "act",
            "action": "attack",
            "choices": 1,
            "least": True,
        },
        {
            "game": 0,
            "answer": 2,
            "turn": 3,
            "seat": 0,
            "step": "act",
            "action": "build",
            "choices": 16,
            "least": True,
        },
    ],
    points=[
        {"game": 0, "seat": 0, "source": "fleets", "points": 6},
        {"game": 0, "seat": 0, "source": "sectors", "points": 3},
        {"game": 0, "seat": 1, "source": "fleets", "points": 5},
    ],
    cards=[{"game": 0, "seat": 0, "kind": "ship", "card": "ark", "had": 1, "did": 3}],
    predictions=[
        {"game": 0, "answer": 0, "player": "Ada", "step": "act", "choices": 4, "bot": bot, "same": same}
        | {"likely": likely}
        for bot, same, likely in (("one", True, -log(2)), ("other", False, None))
    ]
    + [{"game": 0, "answer": 2, "player": "Ada", "step": "act", "choices": 2, "bot": "one", "same": False}],
    facts=[{"game": 0, "turn": 2, "seat": 1, "fact": "fight-began", "landmark": "fight", "place": "A1"}],
)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", {"": 2}),
        ("completion", {"": 1}),
        ("minutes", {"": pytest.approx((13 + 1 + 21) / 60)}),
        ("downtime", {"": pytest.approx(35 / 60 / 4)}),
        ("forced", {"": pytest.approx(1 / 3)}),
        ("branching", {"": 10}),
        ("actions", {"attack": pytest.approx(1 / 3), "build": pytest.approx(2 / 3)}),
        ("favourite-changes", {"": 2}),
        ("lead-changes", {"": 1}),
        ("comebacks", {"": 1}),  # 10 % at turn 2 of 4, of which 25 % would be half of an even chance
        ("favourite-wins", {"": 0}),
        ("leader-wins", {"": 0}),
        ("decided", {"": 0.75}),  # 95 % at turn 4 of 4, and not at turn 3
        ("declined", {"act": 0.5}),
        ("victories-by-bot", {"one": 1, "two": 0}),
        ("source-share-of-winners", {"fleets": pytest.approx(6 / 9), "sectors": pytest.approx(3 / 9)}),
        ("dead-time", {"": 0.5}),
        ("drama", {"": pytest.approx(0.8 / 4)}),
        ("action-worth", {"attack": pytest.approx(0.05 - 0.9), "build": pytest.approx((0.4 + 0.1) / 2)}),
        ("fight-worth", {"": pytest.approx(0.05 - 0.9)}),
        ("fights", {"": 1}),
        ("fights-by-place", {"A1": 1}),
        ("peaceful", {"": 0}),
        ("lucky-wins", {"": 0}),
        ("margin", {"": 4}),
        ("wins-by-place", {"1": 1, "2": 0}),
        ("card-use", {"ship: ark": 0.5}),
        ("wins-by-card", {"ship: ark": 1}),
        ("card-effect", {"ship: ark": 3}),
        ("foresight", {"": pytest.approx((4 * 0.25 - 0.25 - 0.81 - 0.01 - 0.0025) / 4)}),
        ("predicted", {"one": 0.5, "other": 0}),
        ("guessed", {"": pytest.approx(3 / 8)}),
        ("predicted-above", {"one": 0.125, "other": -0.25}),
        ("predicted-by-step", {"one · act": 0.5, "other · act": 0}),
        ("predicted-by-player", {"one · Ada": 0.5, "other · Ada": 0}),
        ("guessed-by-player", {"Ada": pytest.approx(3 / 8)}),
        ("surprise", {"one": pytest.approx(1)}),
        ("surprise-of-guessing", {"": 1.5}),
        ("calibration", {"0": 0, "10": 0.5, "50": 0.5, "90": pytest.approx(2 / 3)}),
    ],
)
def test_a_measure_finds_in_a_small_game_what_one_counts_by_hand(name: str, value: dict[str, Any]) -> None:
    assert found(name, DUEL) == value


@pytest.mark.parametrize("measure", MEASURES.values(), ids=list(MEASURES))
def test_every_measure_finds_something_and_is_between_its_bounds(measure: Any, played: Tables) -> None:
    every = values(measure, per_block(measure, played))
    assert every or measure.name in RARE
    for one in every:
        assert one.least - 1e-9 <= one.value <= one.most + 1e-9
    if not measure.keys:
        assert [one.key for one in every] in ([""], [])


def test_there_are_enough_of_them_and_each_is_explained() -> None:
    assert len(MEASURES) >= 40
    for code in ("en", "de"):
        words = language(code)
        for measure in MEASURES.values():
            assert words.say(measure.title(), str)
            assert words.say(measure.about(), str).endswith(".")
            assert measure.source
