"""What is learned from games. How good it becomes is measured, not tested."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from milkomeda.bots.learned import SOLACE, judgement
from milkomeda.bots.lesson import Lesson
from milkomeda.bots.reflex import AVERAGE
from milkomeda.cli import main
from milkomeda.games import game
from milkomeda.lab import learning
from milkomeda.lab.learning import Course, Learner, Lots, Progress, credit, outcome_after, usual
from milkomeda.lab.lessons import Homework, Report, Setting, joined, study
from milkomeda.words.message import Problem

SMALL = "edition=protocols width=4 height=4 deck=9 end_round=2"
COURSE = Course("milkomeda", (SMALL,), 60.0, 1, 1)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "LESSON", 1)
    monkeypatch.setattr(learning, "GAMES", 1)


@pytest.fixture(scope="module")
def report() -> Report:
    return joined([study(work(seed)) for seed in (1, 2)])


def work(seed: int, led: bool = False) -> Homework:
    weights = Learner(COURSE).weights()
    settings = [
        Setting(SMALL, 2, seed, (True, True), AVERAGE, False),
        Setting(SMALL, 3, seed, (True, False, False), AVERAGE, False),
    ]
    return Homework("milkomeda", settings, weights, weights, 400, 0.5, led)


# Games.


def test_the_same_homework_gives_the_same_games() -> None:
    one, other = study(work(3)), study(work(3))
    assert (one.choices == other.choices).all()
    assert (one.decisions == other.decisions).all()


def test_every_choice_of_a_decision_told_in_full_has_a_row(report: Report) -> None:
    counts = report.decisions[:, 1]
    assert counts.sum() == len(report.choices) == len(report.opinions)
    assert 0 < (counts > 0).mean() < 1
    full = report.decisions[counts > 0]
    assert (full[:, 2] < full[:, 1]).all()
    assert len(report.asked) == len(report.likely) == len(counts)


def test_a_victory_is_shared_and_to_have_come_to_the_end_is_worth_something(report: Report) -> None:
    assert report.games == 4
    assert report.finished == (report.ends.sum(1) > 0).sum() == 4
    assert report.ends.min() == pytest.approx(SOLACE)
    assert (report.ends - SOLACE).sum(1) == pytest.approx(np.full(4, 1 - SOLACE))


def test_a_game_that_does_not_end_is_worth_nothing() -> None:
    cut = study(work(1)._replace(most=30))
    assert cut.finished == 0
    assert cut.ends.max() == 0


def test_only_pupils_are_learned_from_and_games_are_numbered_through(report: Report) -> None:
    assert set(report.decisions[:, 0]) <= {0, 1, 8, 16, 17, 24}
    assert set(report.passed[:, 0]) <= {0, 1, 8, 16, 17, 24}
    assert report.decisions[:, 0].max() >= 16


def test_phases_that_it_does_not_know_are_named(report: Report) -> None:
    assert "own move" in report.unknown
    assert "other choose" in report.unknown


def test_the_games_own_judgement_leads_at_first() -> None:
    led = study(work(4, led=True))
    assert led.led
    assert np.abs(led.opinions).max() > 0.5


def test_a_game_may_begin_at_any_moment_of_one_at_random() -> None:
    moments = set()
    for seed in range(8):
        state = game("milkomeda").new("edition=draft", 2)
        Lesson(1, False).stray(state, seed, 5_000)
        assert not state.over
        moments.add(game("milkomeda").write(state))
    assert len(moments) == 8


def test_a_hand_slips_in_lessons_too() -> None:
    weights = Learner(Course("starflick", ("",), 60.0, 1, 1)).weights()
    settings = [Setting("", 2, 1, (True, True), hand, False) for hand in (0, 3)]
    novice, expert = (
        study(Homework("starflick", [one], weights, weights, 60, 1.0, False)) for one in settings
    )
    assert len(novice.choices) != len(expert.choices) or (novice.choices != expert.choices).any()


# What comes of them.


def made(whose: list[int], ends: list[float]) -> Report:
    """Decisions in order, and who won how much of the first game."""
    none = np.zeros((0, 1), np.float32)
    rows = np.zeros((len(whose), 1), np.float32)
    decisions = np.array([[seat, 0, 0] for seat in whose])
    shares = np.array([ends + [0.0] * (8 - len(ends))], np.float32)
    numbers = np.zeros(0, np.int64)
    return Report(
        none, numbers, rows, np.zeros(len(whose), np.int64), none, numbers, decisions,
        np.zeros(len(whose), np.float32), none[:, 0], np.zeros((0, 2), np.int64), shares, 0, 1, [], False,
    )  # fmt: skip


def test_credit_is_how_much_more_came_than_was_hoped_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FADING", 0.5)
    hoped = np.array([0.2, 0.5, 0.6], np.float32)
    gained, weight = credit(made([0, 1, 0], [1.0, 0.0]), hoped)
    assert gained == pytest.approx([0.4 + 0.5 * 0.4, -0.5, 0.4])
    assert weight == pytest.approx([1, 1, 1])


def test_in_long_games_each_decision_counts_less() -> None:
    many = 2 * learning.LONG
    _, weight = credit(made([0] * many + [1], [1.0]), np.zeros(many + 1, np.float32))
    assert weight[0] == pytest.approx(0.5)
    assert weight[-1] == 1


def test_what_came_of_a_position_is_what_came_of_ones_next_decision_or_the_end() -> None:
    report = made([0, 1, 0], [1.0, 0.0])._replace(passed=np.array([[0, 0], [0, 1], [1, 2], [0, 3]]))
    outcome = np.array([0.3, 0.1, 0.8], np.float32)
    assert outcome_after(report, outcome) == pytest.approx([0.3, 0.8, 0.0, 1.0])


def test_the_choices_of_each_decision_are_likely_to_one_in_all() -> None:
    lots = Lots(np.array([4, 0]), np.array([3, 2]), np.array([1, 0]))
    assert lots.rows.tolist() == [4, 5, 6, 0, 1]
    assert lots.taken.tolist() == [1, 3]
    logs = lots.logs(np.array([1.0, 5.0, -2.0, 0.0, 0.0], np.float32))
    assert np.add.reduceat(np.exp(logs), lots.offsets) == pytest.approx([1, 1])
    assert logs[3] == pytest.approx(np.log(0.5))


def test_what_gained_becomes_likelier_and_what_lost_less_likely(report: Report) -> None:
    learner = Learner(COURSE)
    learner.taste.widen(len(report.unknown) + 1)
    told = report.decisions[:, 1] > 1
    counts, chosen = report.decisions[told, 1], report.decisions[told, 2]
    starts = (np.cumsum(report.decisions[:, 1]) - report.decisions[:, 1])[told]
    lots = Lots(starts, counts, chosen)
    before = -np.log(counts).astype(np.float32)
    gains = np.where(np.arange(len(counts)) % 2 == 0, 1.0, -1.0).astype(np.float32)
    for _ in range(20):
        learner.improve(report, lots, gains, before, 0.01, 0.0)
    values, _ = learner.taste.values(
        report.choices[lots.rows], np.maximum(report.choice_phases[lots.rows], 0)
    )
    change = lots.logs(values)[lots.taken] - before
    assert change[gains > 0].mean() > change[gains < 0].mean() + 0.1


def test_it_comes_to_think_as_it_is_told(report: Report) -> None:
    learner = Learner(COURSE)
    led = joined([study(work(5, led=True))])
    learner.taste.widen(len(led.unknown) + 1)
    starts = np.cumsum(led.decisions[:, 1]) - led.decisions[:, 1]
    told = led.decisions[:, 1] > 1
    lots = Lots(starts[told], led.decisions[told, 1], led.decisions[told, 2])
    unlike = [float(learner.imitate(led, lots, 0.01).mean()) for _ in range(40)]
    assert unlike[-1] < unlike[0]


# To the end, and on again.


def test_all_editions_are_learned_the_newest_most() -> None:
    options = usual("milkomeda")
    assert {text.split()[0] for text in options} == {
        f"edition={name}" for name in ("epic", "draft", "consolidated", "directives", "protocols")
    }
    assert sum("protocols" in text for text in options) == 4
    for text in (*options, *usual("starflick")):
        assert not game("milkomeda" if text in options else "starflick").new(text, 2).over


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = Learner(COURSE)
    first.learn(joined([study(one) for one in first.homework()]))
    first.save(tmp_path / "part")
    second = Learner(COURSE)
    second.load(tmp_path / "part")
    assert second.weights() == first.weights()
    assert second.games == first.games == 1
    assert [one.settings for one in second.homework()] == [one.settings for one in first.homework()]


def test_it_does_not_go_on_with_something_else(tmp_path: Path) -> None:
    path = tmp_path / "part"
    Learner(COURSE).save(path)
    with pytest.raises(Problem, match="another game or other rules"):
        Learner(COURSE._replace(options=("edition=draft",))).load(path)
    path.write_bytes(b"PK nonsense")
    with pytest.raises(Problem, match="nothing there to go on"):
        Learner(COURSE).load(path)


LINE = ["--options", SMALL, "--minutes", "0.01", "--processes", "1", "--games", "2", "--against", "random"]


def test_the_command_learns_measures_and_names_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "small.json"
    assert main(["learn", str(path), *LINE]) == 0
    said = capsys.readouterr().out
    assert "Wins against 3 × random" in said
    assert "n = 4" in said
    weights = json.loads(path.read_text(encoding="utf-8"))
    assert weights["how"].startswith(f"milkomeda learn {path} --options")
    assert judgement(weights, "taste").inputs == weights["inputs"]
    assert not (tmp_path / "small.json.part").exists()
    assert main(["learn", str(tmp_path / "more.json"), "--from", str(path), *LINE]) == 0


def test_it_can_be_stopped_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(learner: Learner) -> Iterator[Progress]:
        learner.games = 77
        yield Progress(1.0, 77, 1.0, 1.0, 0.0, 0.0)
        raise KeyboardInterrupt

    path = tmp_path / "small.json"
    with monkeypatch.context() as patched:
        patched.setattr(Learner, "run", stopped)
        assert main(["learn", str(path), *LINE]) == 130
    assert "go on with: milkomeda learn" in capsys.readouterr().out
    assert main(["learn", str(path), *LINE]) == 0
    assert "Goes on after 77 games" in capsys.readouterr().out
