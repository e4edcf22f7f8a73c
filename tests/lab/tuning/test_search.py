"""Searching for rules, with toy games of which it is known what will be found."""

from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from milkomeda.lab.journal import Lines
from milkomeda.lab.tuning import archive
from milkomeda.lab.tuning.archive import Archive
from milkomeda.lab.tuning.evidence import Chunk, Row
from milkomeda.lab.tuning.search import Tuning, others
from milkomeda.lab.tuning.trial import FRESH
from milkomeda.lab.tuning.wanted import Lever, Wanted, read_wanted
from milkomeda.play.options import words_of
from milkomeda.words.message import Problem

WANTED = """\
players = 2
bots = "random"

[targets]
rounds = "3"
"victories-by-bot:planner" = { want = ">= 0.5", weight = 0, bots = "planner,random" }

[limits]
completion = ">= 0.9"

[options]
end_round = [2, 3, 5]
idle = [true]
fleets = "19..25"
"""


def toy(chunk: Chunk) -> list[Row]:
    """Games that are as long as is said, more or less; idle players seldom end them."""
    words = words_of(chunk.setup.options)
    rounds, ended = float(words.get("end_round", 9)), 0.5 if "idle" in words else 1.0
    values = {"rounds": rounds, "completion": ended, "victories-by-bot": 0.6}
    keys = {"victories-by-bot": "planner"}
    return [
        (name, keys.get(name, ""), block, values[name] * (1 + (block * 5 % 7 - 3) / 100), 1.0)
        for name in chunk.measures
        for block in range(chunk.first, chunk.first + chunk.blocks)
    ]


@pytest.fixture
def wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Wanted:
    monkeypatch.setattr(archive, "play_chunk", toy)
    file = tmp_path / "wanted.toml"
    file.write_text(WANTED, encoding="utf-8")
    return read_wanted(file)


def run(tuning: Tuning, workers: int = 1, lines: Lines | None = None) -> Tuning:
    with ThreadPoolExecutor(workers) as pool:
        for _ in tuning.run(Archive(pool, lines)):
            pass
    return tuning


def found(tuning: Tuning) -> list[tuple[str, int, float]]:
    return [(one.options, one.games, tuning.scale.cost(one)) for one in tuning.trials.values()]


def test_the_fewest_changes_that_do_it_are_found_and_tested_by_other_luck(wanted: Wanted) -> None:
    tuning = run(Tuning(wanted, seed=1, games=300, fresh=60))
    assert tuning.best.changes == {"end_round": 3}
    assert tuning.worth["end_round"].clear
    assert min(tuning.best.fresh[wanted.seats].found["rounds"]) == FRESH
    assert tuning.scale.gap(tuning.best, tuning.base, fresh=True).mean < -0.5
    assert tuning.importances().keys() == {"end_round", "idle", "fleets"}


def test_few_games_are_spent_on_what_is_clearly_behind(wanted: Wanted) -> None:
    tuning = run(Tuning(wanted, seed=1, games=300, fresh=60))
    first, *_, last = tuning.rungs
    bad = [one for one in tuning.trials.values() if one.changes.get("end_round") == 2]
    assert len(bad) > 3
    assert all(one.games < last for one in bad)
    assert any(one.games == first for one in bad)


def test_limits_are_kept(wanted: Wanted) -> None:
    tuning = run(Tuning(wanted, seed=1, games=100, fresh=6))
    idle = [one for one in tuning.trials.values() if "idle" in one.changes]
    assert idle
    assert all(tuning.scale.cost(one) > 1 for one in idle)


def test_what_weighs_nothing_is_only_tested_in_the_end(wanted: Wanted) -> None:
    tuning, seats = run(Tuning(wanted, seed=1, games=100, fresh=48)), ("planner", "random")
    assert tuning.best.evidence[seats].blocks == 0
    assert tuning.best.fresh[seats].blocks == 2  # of two games; bots that think play one in twelve


def test_the_number_of_workers_changes_nothing(wanted: Wanted) -> None:
    one, two = (run(Tuning(wanted, 1, 100, 6), workers) for workers in (1, 3))
    assert found(one) == found(two)
    assert one.best.fresh[wanted.seats].found == two.best.fresh[wanted.seats].found


class Stopped(Exception):
    pass


class Refusing(ThreadPoolExecutor):
    """Nobody works any more."""

    def submit(self, *todo: object, **how: object) -> object:  # type: ignore[override]
        raise Stopped


def test_who_stops_goes_on_and_nothing_is_played_twice(wanted: Wanted, tmp_path: Path) -> None:
    whole = run(Tuning(wanted, 1, 100, 6))
    path, tuning = tmp_path / "kept", Tuning(wanted, 1, 100, 6)
    with ThreadPoolExecutor(1) as pool:
        for at, _ in enumerate(tuning.run(Archive(pool, Lines(path, tuning.about())))):
            if at == 3:
                break
    again = Tuning(wanted, 1, 100, 6)
    assert found(run(again, lines=Lines(path, again.about()))) == found(whole)
    nobody: Executor = Refusing(1)
    third = Tuning(wanted, 1, 100, 6)
    for _ in third.run(Archive(nobody, Lines(path, third.about()))):
        pass
    assert found(third) == found(whole)
    with pytest.raises(Problem, match="something else"):
        Lines(path, Tuning(wanted, 2, 100, 6).about())


def test_a_change_that_does_not_pay_its_price_is_taken_back(wanted: Wanted) -> None:
    tuning = Tuning(wanted, 1, 60, 6)
    with ThreadPoolExecutor(1) as pool:
        games = Archive(pool, None)
        both = tuning.trial({"end_round": 3, "fleets": 20})
        assert both is not None
        for _ in tuning.play(games, [tuning.base, both], tuning.final):
            pass
        tuning.best = both
        for _ in tuning.take_back(games):
            pass
    assert tuning.best.changes == {"end_round": 3}
    assert tuning.worth.keys() == {"end_round"}


def test_the_other_game_is_tuned_too(wanted: Wanted, tmp_path: Path) -> None:
    file = tmp_path / "flicked.toml"
    file.write_text('game = "starflick"\nbots = "random"\n[targets]\nrounds = "9"\n', encoding="utf-8")
    tuning = run(Tuning(read_wanted(file), 1, 100, 6))
    assert tuning.best.options == ""
    assert len(tuning.trials) > 9


def test_near_values_are_tried_first() -> None:
    assert others(Lever("deck", [28, 20, 27, 40], 0.0)) == [27, 20, 40]
    assert others(Lever("bribes", ["free", "none", "binding"], 0.0)) == ["none", "binding"]
