"""Positions as text, for people: only what is not as at the beginning.

    starflick 2 players minefields=yes
    turn: 5 teal
    pool: 30
    teal: 4 troops, 2 starships
    teal levels: 1 0 0 0
    teal points: mining 2
    alpha-a: brown teal 2 troops 1 lab
    teal 1: 110.0 78.0
    pending: action; scan; finish; end

A planet that is not named lies face down and empty, a ship that is not named is not on the board. `pending`
are the steps to come, the next one first: positions of before had them the other way round. A position that
is over has nothing pending.
"""

from milkomeda.play.clauses import lines_of, read_lines
from milkomeda.play.spelling import in_line
from milkomeda.starflick.board import HOLES, SHIPS
from milkomeda.starflick.notation import fitting
from milkomeda.starflick.notation.clauses import LINES
from milkomeda.starflick.options import read_rules, text_of
from milkomeda.starflick.rules import setup
from milkomeda.starflick.state import CITIES, COLONIES, LABS, MORE_TROOPS, TROOPS, Sky
from milkomeda.words.message import Problem, message_of, say


def write(sky: Sky) -> str:
    lines = [f"starflick {sky.seats} players {text_of(sky.rules.values)}".rstrip()]
    lines += [f"{name}: {said}" for name, (clause, at) in LINES.items() for said in clause.write(sky, at)]
    return "\n".join(lines) + "\n"


def read(text: str) -> Sky:
    """The position written so. Raises Problem with what is wrong, and in which line."""
    lines = lines_of(text)
    sky = head(*(lines[0] if lines else (1, "")))
    read_lines(lines[1:], Reader(sky).line)
    complete(sky)
    numbers = {name_of(line): number for number, line in lines}
    for name, reason in fitting.problems(sky):
        raise in_line(numbers.get(name, lines[-1][0]), reason)
    return sky


def head(number: int, line: str) -> Sky:
    words = line.split()
    if words[:1] != ["starflick"] or words[2:3] != ["players"] or words[1] not in ("2", "3", "4"):
        raise in_line(number, say("expected-starflick"))
    try:
        sky = setup.laid_out(read_rules(" ".join(words[3:])), int(words[1]))
    except ValueError as problem:
        raise in_line(number, message_of(problem)) from None
    for ship in range(SHIPS):
        sky.remove_ship(ship)
    return sky


def name_of(line: str) -> str:
    return " ".join(line.partition(":")[0].lower().split())


class Reader:
    """Reads a position line by line onto a table that is laid out."""

    def __init__(self, sky: Sky) -> None:
        self.sky = sky
        self.named: set[str] = set()

    def line(self, line: str) -> None:
        name, value = name_of(line), line.partition(":")[2]
        if ":" not in line:
            raise Problem(say("expected-a-name"))
        if name in self.named:
            raise Problem(say("named-twice", text=name))
        if name not in LINES:
            raise Problem(say("unknown-name", text=name))
        self.named.add(name)
        clause, at = LINES[name]
        clause.read(self.sky, at, value.strip().lower())


def complete(sky: Sky) -> None:
    """Fill in what follows from the rest."""
    for seat in range(sky.seats):
        out = [hole for hole in range(HOLES) if sky.owner[hole] == seat]
        left = {
            MORE_TROOPS: sky.rules.troops - sky.player[TROOPS + seat] - sum(sky.troops[h] for h in out),
            COLONIES: 4 - sum(sky.colonies[h] for h in out),
            CITIES: 4 - sum(sky.cities[h] for h in out),
            LABS: 8 - sum(sky.labs[h] for h in out),
        }
        for field, number in left.items():
            sky.player[field + seat] = number
