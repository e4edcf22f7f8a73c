"""How well bots foretell people, and whether there are enough games to say so."""

from functools import cache
from math import inf

import polars as pl
import pytest

from milkomeda.lab.foretelling import best_of, equal_choices, found, manner, manner_of, told, wanted
from milkomeda.lab.measure import Value
from milkomeda.lab.people import Evenings, rows
from milkomeda.lab.record import SCHEMA, Tables
from tests.lab.people import evenings


@cache
def tables(games: int = 4, bots: tuple[str, ...] = ("reflex", "reflex:raider", "quick")) -> Tables:
    """Ada plays as reflex does, Zoë takes anything."""
    some = [rows(task) for task in Evenings(evenings(("reflex", "random"), games), bots).tasks]
    return {name: pl.concat([one[name] for one in some]).lazy() for name in SCHEMA}


def test_a_bot_foretells_whoever_plays_like_it_and_guessing_is_as_good_for_whoever_takes_anything() -> None:
    values, guess = found("predicted-by-player", tables()), found("guessed-by-player", tables())
    assert values["reflex · Ada"].value > 0.95
    assert values["reflex · Ada"].least > guess["Ada"].most
    assert values["reflex · Zoë"].least < guess["Zoë"].value + 0.15
    above = found("predicted-above", tables())
    assert told(above["reflex"])
    assert above["reflex"].value > above["quick"].value


def test_it_is_told_whom_somebody_plays_like_only_where_that_is_better_than_guessing() -> None:
    bots = ["reflex", "quick"]
    ada = manner_of("Ada", tables(), bots, "guessing")
    assert ada
    assert (ada.best, ada.next, told(ada.ahead)) == ("reflex", "quick", True)
    zoe = manner_of("Zoë", tables(), bots, "guessing")
    assert zoe
    assert (zoe.next, told(zoe.ahead)) == ("guessing", False)
    assert manner_of("Ada", tables(), ["reflex"], "guessing") is None


def test_the_best_of_all_bots_is_compared_with_the_next_in_the_same_games() -> None:
    first = manner(tables(), ["quick", "reflex"])
    assert first
    assert (first.best, first.next) == ("reflex", "quick")
    assert first.ahead.value == pytest.approx(
        found("predicted", tables())["reflex"].value - found("predicted", tables())["quick"].value
    )


def test_what_was_chosen_is_likelier_to_whoever_plays_so_than_to_whoever_guesses() -> None:
    alike = {name: frame for name, frame in tables().items() if name != "predictions"}
    ada = alike | {"predictions": tables()["predictions"].filter(pl.col("player") == "Ada")}
    zoe = alike | {"predictions": tables()["predictions"].filter(pl.col("player") == "Zoë")}
    bits, guess = found("surprise", ada)["reflex"], found("surprise-of-guessing", ada)[""]
    assert bits.most < guess.least
    assert found("surprise", zoe)["reflex"].value > found("surprise-of-guessing", zoe)[""].value
    assert "quick" not in found("surprise", ada)


def test_one_game_tells_nothing_of_how_sure_one_can_be() -> None:
    above = found("predicted-above", tables(1))["reflex"]
    assert (above.least, above.most) == (-inf, inf)
    assert not told(above)
    assert wanted(above) == 0


def value(middle: float, width: float, games: int) -> Value:
    return Value("", middle, middle - width, middle + width, games, games)


def test_too_few_games_are_said_with_about_how_many_would_do() -> None:
    assert not told(value(0.1, 0.2, 5))
    assert 15 < wanted(value(0.1, 0.2, 5)) < 40
    assert wanted(value(0.1, 0.2, 5)) > wanted(value(0.1, 0.15, 5))
    assert wanted(value(0.0, 0.2, 5)) == 0
    assert wanted(value(0.0001, 0.2, 5)) == 0


def test_two_that_are_always_alike_are_never_told_apart() -> None:
    rows = [(key, block, 3.0, 4.0) for key in ("one", "other") for block in range(4)]
    alike = best_of(pl.DataFrame(rows, schema=["key", "block", "part", "total"], orient="row"))
    assert alike
    assert not told(alike.ahead)
    assert alike.wanted == 0


def test_bits_are_so_many_choices_that_are_equally_likely() -> None:
    found = equal_choices(Value("", 2.0, 1.0, inf, 1, 9))
    assert (found.least, found.value, found.most) == (2.0, 4.0, inf)
