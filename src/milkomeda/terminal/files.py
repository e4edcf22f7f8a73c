"""Saved games and positions: read with a word on what is wrong and where, written without ever losing one."""

import os
import secrets
import tempfile
from datetime import datetime
from errno import errorcode
from pathlib import Path
from typing import Final, NamedTuple

from milkomeda.games import GAMES, game
from milkomeda.play import log
from milkomeda.play.game import Game
from milkomeda.play.match import Match
from milkomeda.play.state import State
from milkomeda.words.message import Message, Problem, message_of, say

REPLAY: Final = "replay"
SNAPSHOT: Final = "snapshot"
FAR: Final = "far"
LARGEST: Final = 10_000_000


class OtherRules(Problem):
    """A log that was played by another version of the rules."""


class Saved(NamedTuple):
    match: Match
    note: Message | None = None


def path_of(name: str) -> Path:
    """The file a player speaks of. Raises Problem."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        raise Problem(say("no-such-home", file=name)) from None


def read_text(path: Path) -> str:
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LARGEST + 1)
    except OSError as problem:
        raise unusable(path, problem) from None
    except ValueError:
        raise Problem(say("file-is-no-text", file=str(path))) from None
    if len(text) > LARGEST:
        raise Problem(say("file-is-too-large", file=str(path)))
    return text


def unusable(path: Path, problem: OSError) -> Problem:
    errno = errorcode.get(problem.errno or 0, str(problem))
    return Problem(say("file-is-unusable", file=str(path), errno=errno))


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
        raise Problem(say("load-which-file"))
    return " ".join(names), chosen[0] if chosen else REPLAY


def load_log(path: Path, text: str, how: str) -> Saved:
    try:
        saved = log.read(text)
        rules = rules_of(saved)
        if how == SNAPSHOT:
            return Saved(match_at(rules, log.snapshot(saved, rules), saved.players), say("from-its-snapshot"))
        if saved.rules != rules.version and how == REPLAY:
            raise OtherRules(say("other-rules", file=str(path), rules=saved.rules, now=rules.version))
        match, stopped = log.replay_far(saved, rules)
    except log.BadLog as problem:
        raise wrong_in(path, message_of(problem)) from None
    if stopped is None:
        return Saved(match)
    if how != FAR:
        raise wrong_in(path, stopped.message)
    return Saved(match, say("stopped-at", problem=stopped.message))


def wrong_in(path: Path, problem: Message) -> Problem:
    return Problem(say("wrong-in-file", file=str(path), problem=problem))


def rules_of(saved: log.Log) -> Game:
    try:
        return game(saved.game)
    except ValueError as problem:
        raise log.wrong(1, message_of(problem)) from None


def load_position(path: Path, text: str) -> Saved:
    word = text.split(maxsplit=1)[:1]
    rules = GAMES.get("".join(word), next(iter(GAMES.values())))
    try:
        state = log.complete(rules.read(text))
    except ValueError as problem:
        raise wrong_in(path, message_of(problem)) from None
    return Saved(match_at(rules, state, []))


def match_at(rules: Game, state: State, players: list[str]) -> Match:
    """A match that begins in the middle."""
    names = players if len(players) == state.seats else [f"player {seat + 1}" for seat in range(state.seats)]
    return Match(rules, rules.options(state), names, state)


# Writing.


def save(path: Path, text: str, replace: bool) -> None:
    """Write all or nothing. Raises Problem; never touches a file that is there unless told to."""
    if not path.name:
        raise Problem(say("file-is-unusable", file=str(path), errno="EISDIR"))
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
        raise Problem(say("file-exists", file=str(path))) from None
    except OSError as problem:
        raise unusable(path, problem) from None
    except ValueError:
        raise Problem(say("no-name-for-a-file", file=repr(str(path)))) from None


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
    raise Problem(say("saved-nowhere"))
