"""A game with cardboard, entered at this terminal."""

import io
from functools import cache
from pathlib import Path

from milkomeda.games import game
from milkomeda.play import log
from milkomeda.play.match import Match
from milkomeda.play.spelling import in_words
from milkomeda.terminal.files import Saved, load, load_position
from milkomeda.terminal.keyboard import Keyboard
from milkomeda.terminal.recording import Recorder, with_line
from milkomeda.words.language import language
from tests.terminal.stage import DUEL, output, plain

GOLDEN = Path(__file__).parents[1] / "golden_files" / "milkomeda"
RULES = game("milkomeda")


@cache
def played(name: str) -> Match:
    return log.replay(log.read((GOLDEN / f"{name}.txt").read_text()), RULES)


def course(match: Match) -> list[str]:
    return [one.text for one in match.answers]


def as_typed(match: Match, at: int) -> str:
    """That answer as one would type it: dice by what they show, a card by its name."""
    answer = match.answers[at]
    step = answer.before.facing(answer.seat).step
    parts = in_words(answer.before, step.parts(answer.before, answer.choice))
    if step.name() == "roll":
        return " ".join(map(str, parts["face_numbers"]))
    return str(parts["objective"]) if step.name() == "objective" else answer.text


class Scribe(io.StringIO):
    """Types a game that was played, whatever is asked, and then some lines."""

    def __init__(self, match: Match, until: int, lines: list[str]) -> None:
        super().__init__()
        self.match, self.until, self.lines = match, until, lines
        self.recorder: Recorder

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        at = len(self.recorder.match.answers)
        if self.lines and at >= self.until:
            return f"{self.lines.pop(0)}\n"
        return f"{as_typed(self.match, at)}\n" if at < self.until else ""


def entered(path: Path, name: str, until: int, *lines: str) -> tuple[Recorder, str]:
    match = played(name)
    console, scribe = plain(), Scribe(match, until, list(lines))
    saved = load(path) if path.exists() else Saved(Match(RULES, match.options, ["Ada", "Zoë"]))
    scribe.recorder = Recorder(console, Keyboard(console, scribe), saved, path, language("en"))
    scribe.recorder.run()
    return scribe.recorder, output(console)


def test_a_whole_game_is_entered_and_is_in_its_file(tmp_path: Path) -> None:
    match, path = played("consolidated-greedy"), tmp_path / "evening.log"
    recorder, said = entered(path, "consolidated-greedy", len(match.answers), "")
    kept = load(path).match
    assert course(kept) == course(recorder.match) == course(match)
    assert kept.players == ["Ada", "Zoë"]
    assert "Which objective was laid out?" in said
    assert "Type the beginning of its name." in said


def test_dice_are_entered_as_they_fell(tmp_path: Path) -> None:
    """And what is answered in secret is entered openly, by one after the other."""
    console, path = plain(), tmp_path / "evening.log"
    typed = io.StringIO("attack\nattack C1\nbring 2 B1\n2 beam\n2 shield\n5\n")
    Recorder(console, Keyboard(console, typed), load_position(path, DUEL), path, language("en")).run()
    said = output(console)
    assert "Type what the dice show, as in 5 2 6." in said
    assert "gold, player 2> 2 shield" in said
    assert "luck: roll teal 5\n" in path.read_text()


def test_a_game_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "evening.log"
    entered(path, "consolidated-greedy", 30)
    recorder, _ = entered(path, "consolidated-greedy", 40)
    assert course(recorder.match)[:40] == course(played("consolidated-greedy"))[:40]


def test_the_past_is_put_right_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "evening.log"
    there = course(entered(path, "consolidated-greedy", 40)[0].match)
    recorder, said = entered(path, "consolidated-greedy", 40, "back", "back 21", "on")
    assert course(recorder.match) == there
    assert f"{len(there) - 20} fit from here" in said
    recorder, _ = entered(path, "consolidated-greedy", 20, "back 21", "forget")
    assert course(recorder.match) == there[:20]
    assert course(load(tmp_path / "evening.log.before").match) == there
    recorder, _ = entered(path, "consolidated-greedy", 20, "back 11", "forget", "restore")
    assert course(recorder.match) == there[:20]


def test_a_line_of_the_position_is_put_right_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "evening.log"
    recorder, said = entered(path, "consolidated-greedy", 40, "right A1: 7 teal", "log")
    assert "A1: 7 teal" in RULES.write(load(path).match.state)
    assert "The position was put right by hand: A1: 7 teal" in said
    assert course(recorder.match)[-1].startswith("milkomeda ")


def test_a_line_takes_the_place_of_the_one_that_is_about_the_same() -> None:
    position = "milkomeda edition=draft\nround 2, turn teal\nteal: helix\nB1 Actara r1: 2 gold\n"
    assert with_line(position, "B1 Actara: 1 gold") == position.replace(
        "B1 Actara r1: 2 gold", "B1 Actara: 1 gold"
    )
    assert with_line(position, "round 3") == position.replace("round 2, turn teal", "round 3")
    assert with_line(position, "E1: 1 gold") == f"{position}E1: 1 gold\n"
