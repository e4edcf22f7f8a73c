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

from typing import Final

from milkomeda.play import pending, spelling
from milkomeda.play.spelling import decimal, in_line, index_of
from milkomeda.play.step import Makers
from milkomeda.starflick.board import (
    ASTEROID,
    COLOURS,
    DEEDS,
    HOLE_NAMES,
    HOLES,
    HOMEWORLD,
    KINDS,
    NONE,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    SIDE,
)
from milkomeda.starflick.notation import fitting
from milkomeda.starflick.options import read_rules, text_of
from milkomeda.starflick.rules import (
    attack,
    build,
    develop,
    end,
    flick,
    mine,
    move,
    recruit,
    scan,
    setup,
    turn,
)
from milkomeda.starflick.state import (
    BATTLESHIPS,
    CITIES,
    COLONIES,
    LABS,
    MORE_SHIPS,
    MORE_TROOPS,
    MOST_ITEMS,
    SHIPS_OWNED,
    SOURCES,
    TROOPS,
    Sky,
    Trail,
)
from milkomeda.words.message import Problem, message_of, say

STEPS: Final[Makers] = {
    **setup.STEPS,
    **turn.STEPS,
    **recruit.STEPS,
    **move.STEPS,
    **flick.STEPS,
    **attack.STEPS,
    **mine.STEPS,
    **build.STEPS,
    **develop.STEPS,
    **scan.STEPS,
    **end.STEPS,
}

OLD: Final[pending.Old] = {
    "end": end.End,
    "reveal": lambda n: end.Reveal(n[0]),
    "minefield": lambda n: setup.Minefield(n[0]),
    "recruit": lambda n: recruit.Recruit(n[0], n[1] > 0),
    "arrive": lambda n: recruit.Arrive(n[0]),
    "return": lambda n: recruit.Return(n[0] > 0),
    "peek": lambda n: scan.Peek(n[0]),
    "move": lambda n: move.Move(n[0], n[1] > 0),
    "place": lambda n: move.Place(n[0], n[1]),
    "shoot": lambda n: flick.Shoot(n[0]),
    "dice": lambda n: flick.Dice(n[0], n[1], n[2]),
    "physics": lambda n: flick.Physics(n[0], n[1], n[2], n[3:]),
    "attack": lambda n: attack.Attack(n[0]),
}
"""By name, what makes a step of numbers, as positions once had them."""

ITEMS: Final = [("troop", "troops"), ("colony", "colonies"), ("city", "cities"), ("lab", "labs")]
LARGE: Final = 999_999


# Writing.


def much(number: int) -> int:
    """A number that only grows, so that it can be read again however long somebody plays on."""
    return min(number, LARGE)


def write(sky: Sky) -> str:
    lines = [f"starflick {sky.seats} players {text_of(sky.rules)}".rstrip()]
    lines.append(f"turn: {much(sky.turn)} {SEATS[sky.active]}")
    lines.append(f"pool: {max(sky.pool, -LARGE)}")
    if sky.final >= 0:
        lines.append(f"final: {SEATS[sky.final]}")
    if sky.held:
        lines.append(
            "held: " + " ".join(name for hole, name in enumerate(HOLE_NAMES) if sky.held >> hole & 1)
        )
    if sky.done:
        lines.append("done: " + " ".join(name for n, name in enumerate(DEEDS) if sky.done >> n & 1))
    order = next(order for order in setup.ORDERS if setup.bag_of(int(sky.seats), order) == sky.bag)
    if any(order[i] != i for i in range(4)):
        lines.append("extras: " + " ".join(COLOURS[colour] for colour in order))
    if sky.mines:
        lines.append("mines: " + ", ".join(place(*sky.mines[i : i + 2]) for i in range(0, len(sky.mines), 2)))
    for seat in range(sky.seats):
        lines += player_lines(sky, seat)
    blank = setup.laid_out(sky.rules, int(sky.seats))
    for hole, name in enumerate(HOLE_NAMES):
        if sky.planet[hole] != blank.planet[hole] or sky.items(hole):
            lines.append(f"{name}: {planet(sky, hole)}")
    lines += [f"{SHIP_NAMES[s]}: {place(sky.x[s], sky.y[s])}" for s in range(SHIPS) if sky.x[s] >= 0]
    if sky.trail:
        lines.append(f"last flick: {trail(sky.trail)}")
    if sky.steps:
        lines.append(f"pending: {pending.write(sky)}")
    return "\n".join(lines) + "\n"


def player_lines(sky: Sky, seat: int) -> list[str]:
    name, player = SEATS[seat], sky.player
    said = f"{name}: {player[TROOPS + seat]} troops, {player[SHIPS_OWNED + seat]} starships"
    if player[BATTLESHIPS + seat]:
        said += ", battleship"
    if player[MORE_SHIPS + seat] + player[SHIPS_OWNED + seat] != sky.rules.starships:
        said += f", {player[MORE_SHIPS + seat]} more"
    lines = [said]
    levels = sky.level[seat * 4 : seat * 4 + 4]
    if any(levels):
        lines.append(f"{name} levels: {' '.join(str(level) for level in levels)}")
    points = [f"{source} {much(vp)}" for source, vp in zip(SOURCES, sky.vp[seat::4], strict=True) if vp]
    if points:
        lines.append(f"{name} points: {' '.join(points)}")
    return lines


def planet(sky: Sky, hole: int) -> str:
    words = ["down" if sky.planet[hole] == NONE else KINDS[sky.planet[hole]]]
    if sky.owner[hole] >= 0:
        words.append(SEATS[sky.owner[hole]])
    counts = (sky.troops[hole], sky.colonies[hole], sky.cities[hole], sky.labs[hole])
    for count, (one, many) in zip(counts, ITEMS, strict=True):
        if count:
            words += [str(count), one if count == 1 else many]
    return " ".join(words)


def place(x: int, y: int) -> str:
    return "gone" if x < 0 else f"{decimal(x, 1)} {decimal(y, 1)}"


def trail(last: Trail) -> str:
    ship, angle, speed = last.shot
    ships = [f"{SHIP_NAMES[s]} {place(last.x[s], last.y[s])}" for s in range(SHIPS) if last.x[s] >= 0]
    mines = [f"mine {place(*last.mines[i : i + 2])}" for i in range(0, len(last.mines), 2)]
    return ", ".join([f"{SHIP_NAMES[ship]} {angle} {speed}", *ships, *mines])


# Reading.


def read(text: str) -> Sky:
    """The position written so. Raises Problem with what is wrong, and in which line."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    sky = head(*(lines[0] if lines else (1, "")))
    named: dict[str, int] = {}
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        key = " ".join(key.lower().split())
        try:
            if not colon:
                raise Problem(say("expected-a-name"))
            if key in named:
                raise Problem(say("named-twice", text=key))
            named[key] = number
            read_line(sky, key, value.strip().lower())
        except IndexError:
            raise in_line(number, say("something-is-missing-in", text=line)) from None
        except ValueError as problem:
            raise in_line(number, message_of(problem)) from None
    complete(sky)
    for key, reason in fitting.problems(sky):
        raise in_line(named.get(key, lines[-1][0]), reason)
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


def read_line(sky: Sky, key: str, value: str) -> None:
    first = key.partition(" ")[0]
    if key in SHIP_NAMES:
        x, y = read_place(value)
        sky.put_ship(SHIP_NAMES.index(key), x, y)
    elif key in HOLE_NAMES:
        read_planet(sky, HOLE_NAMES.index(key), value.split())
    elif first in SEATS[: sky.seats]:
        read_player(sky, SEATS.index(first), key.partition(" ")[2], value)
    elif key == "pending":
        sky.steps = pending.read(sky, next_first(value), STEPS, OLD)
    elif key == "last flick":
        sky.trail = read_trail(value)
    else:
        read_turn(sky, key, value)


def next_first(steps: str) -> str:
    """Positions of before had them the other way round: the end first."""
    phrases = steps.split(";")
    return ";".join(reversed(phrases)) if phrases[0].partition(" ")[0] == "end" else steps


def read_turn(sky: Sky, key: str, value: str) -> None:
    words = value.split()
    if key == "turn":
        sky.turn, sky.active = whole(words[0]), seat_of(sky, words[1])
    elif key == "pool":
        sky.pool = whole(value, -LARGE)
    elif key == "final":
        sky.final = seat_of(sky, value)
    elif key == "held":
        sky.held = sum(1 << index_of(HOLE_NAMES, "hole", word) for word in words)
    elif key == "done":
        sky.done = sum(1 << index_of(DEEDS, "deed", word) for word in words)
    elif key == "extras":
        order = tuple(index_of(COLOURS, "track", word) for word in words)
        if order not in setup.ORDERS:
            raise Problem(say("extras-are-four-colours"))
        sky.bag = setup.bag_of(int(sky.seats), order)
    elif key == "mines":
        mines = [(NONE, NONE) if part.strip() == "gone" else read_place(part) for part in value.split(",")]
        sky.mines = tuple(number for mine_ in mines for number in mine_)
    else:
        raise Problem(say("unknown-name", text=key))


def seat_of(sky: Sky, word: str) -> int:
    return index_of(SEATS[: sky.seats], "seat", word)


def whole(word: str, least: int = 0) -> int:
    number = spelling.whole(word)
    if not least <= number <= LARGE:
        raise Problem(say("not-a-number", text=word, kind="number"))
    return number


def read_place(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2:
        raise Problem(say("not-a-place", text=text.strip()))
    x, y = spelling.whole(words[0], "mm", 1), spelling.whole(words[1], "mm", 1)
    if not (0 <= x <= SIDE and 0 <= y <= SIDE):
        raise Problem(say("place-is-not-on-the-board", text=text.strip()))
    return x, y


def read_planet(sky: Sky, hole: int, words: list[str]) -> None:
    kind = NONE if words[0] == "down" else index_of(KINDS, "planet", words[0])
    if (kind == HOMEWORLD) != (sky.planet[hole] == HOMEWORLD):
        raise Problem(say("where-homeworlds-stand"))
    if hole % 7 == 0 and kind not in (HOMEWORLD, ASTEROID):
        raise Problem(say("where-asteroids-lie"))
    sky.planet[hole] = kind
    rest = words[1:]
    if rest and rest[0] in SEATS:
        owner = seat_of(sky, rest.pop(0))
        if kind == HOMEWORLD and owner != sky.owner[hole]:
            raise Problem(say("homeworld-of-another", seat=sky.owner[hole]))
        sky.owner[hole] = owner
    for lists, (one, many) in zip((sky.troops, sky.colonies, sky.cities, sky.labs), ITEMS, strict=True):
        if len(rest) > 1 and rest[1] in (one, many):
            lists[hole] = whole(rest[0])
            rest = rest[2:]
    if rest:
        raise Problem(say("makes-no-sense-there", text=" ".join(rest)))
    if kind != HOMEWORLD and sky.items(hole) > MOST_ITEMS:
        raise Problem(say("more-than-three-items"))
    if kind != HOMEWORLD and bool(sky.items(hole)) != (sky.owner[hole] >= 0):
        raise Problem(say("items-have-an-owner"))
    if kind == NONE and sky.items(hole):
        raise Problem(say("occupied-lies-face-up"))


def read_player(sky: Sky, seat: int, what: str, value: str) -> None:
    if what == "levels":
        levels = [whole(word) for word in value.split()]
        if len(levels) != 4 or max(levels) > develop.HIGHEST:
            raise Problem(say("levels-are-four-numbers"))
        sky.level[seat * 4 : seat * 4 + 4] = levels
    elif what == "points":
        words = value.split()
        for at in range(0, len(words), 2):
            sky.vp[index_of(SOURCES, "source", words[at]) * 4 + seat] = whole(words[at + 1])
    elif what == "":
        read_supply(sky, seat, value)
    else:
        raise Problem(say("unknown-name", text=what))


def read_supply(sky: Sky, seat: int, value: str) -> None:
    player = sky.player
    more = NONE
    for part in value.split(","):
        words = part.split()
        if words == ["battleship"]:
            player[BATTLESHIPS + seat] = 1
        elif len(words) == 2 and words[1] == "troops":
            player[TROOPS + seat] = whole(words[0])
        elif len(words) == 2 and words[1] == "starships":
            player[SHIPS_OWNED + seat] = whole(words[0])
        elif len(words) == 2 and words[1] == "more":
            more = whole(words[0])
        else:
            raise Problem(say("makes-no-sense-there", text=part.strip()))
    player[MORE_SHIPS + seat] = sky.rules.starships - player[SHIPS_OWNED + seat] if more == NONE else more


def read_trail(value: str) -> Trail:
    shot, *places = [part.split() for part in value.split(",")]
    x, y = [NONE] * SHIPS, [NONE] * SHIPS
    mines: list[int] = []
    for words in places:
        if words[0] == "mine":
            mines += (NONE, NONE) if words[1] == "gone" else read_place(" ".join(words[1:]))
        else:
            ship = index_of(SHIP_NAMES, "vessel", " ".join(words[:2]))
            x[ship], y[ship] = read_place(" ".join(words[2:]))
    flicked = index_of(SHIP_NAMES, "vessel", " ".join(shot[:2]))
    return Trail((flicked, whole(shot[2]), whole(shot[3])), tuple(x), tuple(y), tuple(mines))


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
