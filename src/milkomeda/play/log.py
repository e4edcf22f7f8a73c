"""The log of a match: text, one answer a line. The save file, the replay, the bug report.

    game: milkomeda
    rules: 1
    options: edition=protocols
    players: Ada, Bob
    answers:
    luck: objective Golden Khanate
    teal: place Novatron B1 r2
    position:
    …

The position after the last answer is the snapshot: it still loads when the rules have changed. A match
that began from a position has that before its answers, under "start:"; where it is the later part of
another one, "start: 125" says how many answers that had. Where somebody put a position right that the
rules would not have brought about, it stands between the answers, after "put right:" and before the next
"answers:".
"""

import re
from typing import Final, NamedTuple

from milkomeda.play.game import Game
from milkomeda.play.match import Answer, Match
from milkomeda.play.spelling import in_line
from milkomeda.play.state import State
from milkomeda.play.step import BY_HAND, LUCK
from milkomeda.words.message import Message, Problem, message_of, say

HEADER = ("game", "rules", "options", "players")
PUT_RIGHT: Final = "put right"
OTHERS: Final[dict[str, int]] = {"luck": LUCK, PUT_RIGHT: BY_HAND}
NAME: Final = re.compile(r'\s*"((?:[^"]|"")*)"\s*(?:,|$)|([^,]*)(?:,|$)')


class BadLog(Problem):
    """A log that cannot be read: what, and in which line."""


def wrong(line: int, problem: Message) -> BadLog:
    return BadLog(in_line(line, problem).message)


class Log(NamedTuple):
    game: str
    rules: str
    options: str
    players: list[str]
    start: str
    """The position it begins from; empty for a new game."""
    earlier: int
    """Answers that were given before that position."""
    answers: list[tuple[int, str, str]]
    """Line number, who, what: a position where it was put right, by PUT_RIGHT."""
    position: str


def write(match: Match) -> str:
    lines = [
        f"game: {match.game.name}",
        f"rules: {match.game.version}",
        f"options: {match.options}",
        f"players: {', '.join(map(spell_name, match.players))}",
    ]
    if match.start is not None:
        lines += [f"start: {match.earlier or ''}".rstrip(), match.game.write(match.start).rstrip()]
    lines.append("answers:")
    for answer in match.answers:
        lines += spell_answer(match.game, answer)
    return "\n".join([*lines, "position:", match.game.write(match.state).rstrip()]) + "\n"


def spell_answer(game: Game, answer: Answer) -> list[str]:
    if answer.seat == BY_HAND:
        return [f"{PUT_RIGHT}:", *answer.text.splitlines(), "answers:"]
    return [f"{'luck' if answer.seat == LUCK else game.seat_names[answer.seat]}: {answer.text}"]


def read(text: str) -> Log:
    """The log as it is written, not yet replayed. Raises BadLog."""
    lines = text.splitlines()
    fields: dict[str, str] = {}
    for number, name in enumerate(HEADER):
        line = lines[number] if number < len(lines) else ""
        key, colon, value = line.partition(":")
        if not colon or key.strip() != name:
            raise wrong(number + 1, say("expected-here", text=f"{name}: …"))
        fields[name] = value.strip()
    first = len(HEADER)
    start, earlier = "", 0
    if first < len(lines) and lines[first].startswith("start:"):
        earlier = read_earlier(lines[first].removeprefix("start:").strip(), first + 1)
        last = end_of(lines, first)
        start = "\n".join(lines[first + 1 : last])
        first = last
    if first >= len(lines) or lines[first].strip() != "answers:":
        raise wrong(first + 1, say("expected-here", text="answers:"))
    answers: list[tuple[int, str, str]] = []
    position = ""
    number = first
    while (number := number + 1) < len(lines):
        if lines[number].strip() == "position:":
            position = "\n".join(lines[number + 1 :])
            break
        if lines[number].strip() == f"{PUT_RIGHT}:":
            begun, number = number, end_of(lines, number)
            answers.append((begun + 1, PUT_RIGHT, "\n".join(lines[begun + 1 : number])))
            continue
        who, colon, what = lines[number].partition(":")
        if not colon:
            raise wrong(number + 1, say("expected-here", text="who: what"))
        answers.append((number + 1, who.strip(), what.strip()))
    players = read_names(fields["players"])
    return Log(fields["game"], fields["rules"], fields["options"], players, start, earlier, answers, position)


def end_of(lines: list[str], first: int) -> int:
    """Where the position ends that begins there."""
    return next((n for n in range(first, len(lines)) if lines[n].strip() == "answers:"), len(lines))


def spell_name(name: str) -> str:
    """A name as it stands among others: in quotes where it holds a comma or quotes itself."""
    return '"' + name.replace('"', '""') + '"' if set(name) & {",", '"'} else name


def read_names(text: str) -> list[str]:
    names = [quoted.replace('""', '"') or plain.strip() for quoted, plain in NAME.findall(text)]
    return [name for name in names if name]


def read_earlier(text: str, line: int) -> int:
    if text and not (text.isascii() and text.isdigit() and len(text) < 10):
        raise wrong(line, say("no-number-of-answers", text=text))
    return int(text or 0)


def begin(log: Log, game: Game) -> Match:
    """The match before its first answer. Raises BadLog."""
    if log.game != game.name:
        raise wrong(1, say("log-of-another-game", text=log.game, name=game.name))
    start = read_position(log.start, game, "in-start") if log.start else None
    if start is not None and start.seats != len(log.players):
        raise wrong(4, say("starts-with-players", players=int(start.seats)))
    if len(log.players) not in game.player_counts:
        raise wrong(4, say("game-is-not-for", name=game.name, players=len(log.players)))
    try:
        match = Match(game, log.options, log.players, start)
    except ValueError as problem:
        raise wrong(3, message_of(problem)) from None
    match.earlier = log.earlier
    return match


def replay(log: Log, game: Game) -> Match:
    """The match played again, answer by answer. Raises BadLog at the first that does not fit."""
    match, problem = replay_far(log, game)
    if problem is not None:
        raise problem
    return match


def replay_far(log: Log, game: Game) -> tuple[Match, BadLog | None]:
    """As far as it goes: the match, and what stopped it, if anything did."""
    match = begin(log, game)
    for number, who, what in log.answers:
        try:
            match.take(seat_of(who, game), what)
        except ValueError as problem:
            return match, wrong(number, message_of(problem))
    return match, None


def seat_of(who: str, game: Game) -> int:
    """Who gave an answer. Raises Problem."""
    if who in game.seat_names:
        return game.seat_names.index(who)
    if who not in OTHERS:
        raise Problem(say("there-is-no", kind="player", text=who))
    return OTHERS[who]


def snapshot(log: Log, game: Game) -> State:
    """The position that the log ends with. Raises BadLog."""
    if not log.position.strip():
        raise BadLog(say("log-without-snapshot"))
    return read_position(log.position, game, "in-snapshot")


def read_position(text: str, game: Game, which: str) -> State:
    try:
        return complete(game.read(text))
    except ValueError as problem:
        raise BadLog(say(which, problem=message_of(problem))) from None


def complete(state: State) -> State:
    """The state itself. Raises ValueError where it is only what one seat sees: nobody could play on."""
    if any(step.veils() for step in state.steps):
        raise Problem(say("something-is-hidden"))
    return state
