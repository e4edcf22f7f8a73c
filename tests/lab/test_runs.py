"""A run: the same seeds give the same rows, whoever plays them."""

import polars as pl
import pytest

from milkomeda.lab.record import CUT, SCHEMA, Frames
from milkomeda.lab.runs import Batch, Setup, batches, play_batch, played
from milkomeda.lab.workers import workers

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
SETUP = Setup("milkomeda", SMALL, ("random",) * 4, seed=3, facts=2, looks=2)


@pytest.fixture(scope="module")
def rows() -> Frames:
    return play_batch(Batch(SETUP, 0, 4))


def joined(found: list[Frames]) -> Frames:
    return {name: pl.concat([frames[name] for frames in found]) for name in SCHEMA}


def test_batches_have_each_block_once() -> None:
    found = list(batches(SETUP, 10, 4))
    assert [block for one in found for block in range(one.first, one.first + one.blocks)] == list(range(10))


def test_the_same_rows_come_of_any_number_of_workers_and_any_batches(rows: Frames) -> None:
    with workers(2) as pool:
        found = joined(list(played(pool, batches(SETUP, 4, 1))))
    for name, frame in rows.items():
        assert frame.equals(found[name]), name


def test_blocks_of_two_setups_with_the_same_seed_have_the_same_luck(rows: Frames) -> None:
    other = play_batch(Batch(SETUP._replace(options=SMALL.replace("end_round=2", "end_round=3")), 0, 4))
    laid = [frames["facts"].filter(fact="objective-laid")["told"].to_list() for frames in (rows, other)]
    assert laid[0] == laid[1]
    assert not rows["games"].equals(other["games"])


def test_each_sits_at_each_seat_within_a_block() -> None:
    found = play_batch(Batch(SETUP._replace(names=("random", "random", "random", "quick")), 5, 1))
    assert found["games"]["game"].to_list() == [20, 21, 22, 23]
    assert found["games"]["seed"].unique().to_list() == [8]
    assert found["seats"].filter(bot="quick")["seat"].to_list() == [3, 2, 1, 0]


def test_whose_bots_are_all_the_same_play_a_block_once() -> None:
    assert SETUP.rotations == 1
    assert SETUP._replace(names=("random", "quick", "random", "quick")).rotations == 2


def test_each_game_has_one_victory_and_points_that_add_up(rows: Frames) -> None:
    won = rows["seats"].group_by("game").agg(pl.sum("won"))
    assert won["won"].to_list() == [1.0] * 4
    summed = rows["points"].group_by("game", "seat").agg(pl.sum("points"))
    both = rows["seats"].join(summed, on=["game", "seat"])
    assert both.height == 16
    assert both.filter(pl.col("score") != pl.col("points")).is_empty()
    assert rows["games"]["reason"].to_list() == ["ended-by-rounds"] * 4


def test_a_turn_begins_with_an_action_and_says_how_all_stand(rows: Frames) -> None:
    turns = rows["turns"].filter(game=0)
    assert turns.group_by("turn").agg(pl.len())["len"].unique().to_list() == [4]
    chances = turns.group_by("turn").agg(pl.sum("chance"))
    assert chances["chance"].to_list() == pytest.approx([1.0] * chances.height, abs=1e-5)
    game = rows["games"].row(0, named=True)
    assert turns["turn"].max() == game["turns"] + 1
    assert rows["seats"].filter(game=0)["place"].sort().to_list() == [1, 2, 3, 4]


def test_facts_are_told_and_choices_looked_at_in_every_so_manieth_block(rows: Frames) -> None:
    assert rows["facts"]["block"].unique().sort().to_list() == [0, 2]
    looked = rows["decisions"].drop_nulls("taken")
    assert looked["block"].unique().sort().to_list() == [0, 2]
    assert looked.filter((pl.col("taken") > pl.col("best")) | (pl.col("taken") < pl.col("worst"))).is_empty()
    forced = rows["decisions"].filter(choices=1)
    assert forced["taken"].null_count() == forced.height > 0


@pytest.mark.parametrize("setup", [SETUP, Setup("starflick", "", ("random", "random"), facts=2)])
def test_fights_are_counted_whether_facts_are_told_or_not(setup: Setup) -> None:
    told = play_batch(Batch(setup._replace(facts=1), 0, 1))
    untold = play_batch(Batch(setup._replace(facts=0), 0, 1))
    assert told["games"].equals(untold["games"])
    assert told["facts"].filter(landmark="fight").height == told["games"]["fights"].sum()


def test_a_game_is_played_again_for_each_source_of_luck() -> None:
    found = play_batch(Batch(SETUP._replace(redraws=2), 0, 2))["redrawn"]
    assert found["block"].unique().to_list() == [0]
    assert {"all", "thoughts", "first-draw", "civilization"} <= set(found["source"])
    assert found.group_by("source").agg(pl.sum("won"))["won"].unique().to_list() == [1.0]


def test_luck_that_is_redrawn_leaves_all_other_luck_as_it_was() -> None:
    seating = next(SETUP.block(0)).seating
    dice = seating._replace(redrawn="roll")
    for source in ("roll", "draw", "thoughts"):
        one, other = seating.luck(source), dice.luck(source)
        same = [one.below(1000) for _ in range(9)] == [other.below(1000) for _ in range(9)]
        assert same == (source != "roll")


def test_the_other_game_is_recorded_by_the_same_means() -> None:
    found = play_batch(Batch(Setup("starflick", "", ("random", "random")), 0, 1))
    assert found["games"]["reason"].to_list()[0] in (CUT, "ended-by-pool")
    assert set(found["decisions"]["action"].drop_nulls()) >= {"recruit", "mine"}
    assert not found["facts"].is_empty()
