"""Saved games and positions: read with a word on what is wrong and where, written without ever losing one."""

import os
import secrets
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from milkomeda.games import GAMES, game
from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.match import Match
from milkomeda.play.state import State

REPLAY: Final = "replay"
SNAPSHOT: Final = "snapshot"
FAR: Final = "far"
LARGEST: Final = 10_000_000


class Problem(ValueError):
    """Something a player can put right: one line that says what and where."""


class OtherRules(Problem):
    """A log that was played by another version of the rules."""


class Saved(NamedTuple):
    match: Match
    note: str


def path_of(name: str) -> Path:
    """The file a player speaks of. Raises Problem."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise Problem(f"{name}: there is no such home folder") from None


def read_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST + 1)
    except OSError as problem:
        raise Problem(f"{path}: {problem.strerror or problem}") from None
    except ValueError:
        raise Problem(f"{path}: this is no text") from None
    if len(text) > LARGEST:
        raise Problem(f"{path}: this is too large for a game")
    return text


def load(path: Path, how: str = REPLAY) -> Saved:
    """A saved game, or a position. Raises Problem."""
    text = read_text(path)
    if text.startswith("game:"):
        return load_log(path, text, how)
    return load_position(path, text)


def loading(words: str) -> tuple[str, str]:
    """'FILE --snapshot' as a name and a way to load it. Raises Problem."""
    ways = {"--snapshot": SNAPSHOT, "--as-far-as-it-goes": FAR}
    names = [word for word in words.split() if word not in ways]
    chosen = [ways[word] for word in words.split() if word in ways]
    if not names:
        raise Problem("load which file? For example: load evening.log")
    return " ".join(names), chosen[0] if chosen else REPLAY


def load_log(path: Path, text: str, how: str) -> Saved:
    try:
        saved = log.read(text)
        rules = rules_of(saved)
        if how == SNAPSHOT:
            return Saved(match_at(rules, log.snapshot(saved, rules), saved.players), "from its snapshot")
        if saved.rules != rules.version and how == REPLAY:
            raise OtherRules(
                f"{path}, line 2: played by rules version {saved.rules}, these are version {rules.version}; "
                "--snapshot loads its last position, --as-far-as-it-goes replays what still fits"
            )
        match, stopped = log.replay_far(saved, rules)
    except log.BadLog as problem:
        raise Problem(f"{path}, {problem}") from None
    if stopped and how != FAR:
        raise Problem(f"{path}, {stopped}")
    return Saved(match, f"stopped at {stopped}" if stopped else "")


def rules_of(saved: log.Log) -> Game:
    try:
        return game(saved.game)
    except ValueError as problem:
        raise log.BadLog(f"line 1: {problem}") from None


def load_position(path: Path, text: str) -> Saved:
    word = text.split(maxsplit=1)[:1]
    rules = GAMES.get("".join(word), next(iter(GAMES.values())))
    try:
        state = log.complete(rules.read(text))
    except ValueError as problem:
        raise Problem(f"{path}, {problem}") from None
    return Saved(match_at(rules, state, []), "")


def match_at(rules: Game, state: State, players: list[str]) -> Match:
    """A match that begins in the middle."""
    names = players if len(players) == state.seats else [f"player {seat + 1}" for seat in range(state.seats)]
    return Match(rules, rules.options(state), names, state)


# Writing.


def save(path: Path, text: str, replace: bool) -> None:
    """Write all or nothing. Raises Problem; never touches a file that is there unless told to."""
    if not path.name:
        raise Problem(f"{path}: Is a directory")
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with temporary.open("x", encoding="utf-8") as file:
                file.write(text)
            if not replace:
                path.touch(exist_ok=False)  # claims the name, so that nobody else's file is replaced
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except FileExistsError:
        raise Problem(f"{path} exists already: 'save! {path}' replaces it") from None
    except OSError as problem:
        raise Problem(f"{path}: {problem.strerror or problem}") from None
    except ValueError as problem:
        raise Problem(f"{str(path)!r}: {problem}") from None


def autosave(text: str) -> Path:
    """Save under a new name, where the user's programs keep such things."""
    home = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "milkomeda"
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    for folder in (home, Path.cwd(), Path(tempfile.gettempdir())):
        for number in range(1, 100):
            path = folder / f"game-{stamp}{f'-{number}' if number > 1 else ''}.log"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                save(path, text, replace=False)
                return path
            except (Problem, OSError):
                if not path.exists():
                    break
    raise Problem("the game could not be saved anywhere")
