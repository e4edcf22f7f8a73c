"""Positions as text, for people: only what is not as at the beginning.

    starflick 2 players minefields=yes
    turn: 5 teal
    pool: 30
    teal: 4 troops, 2 starships
    teal levels: 1 0 0 0
    teal points: mining 2
    alpha-a: brown teal 2 troops 1 lab
    teal 1: 110.0 78.0
    pending: end; finish; scan; action

A planet that is not named lies face down and empty, a ship that is not named is not on the board. `pending`
is the stack of steps, the next one last. A position that is over has nothing pending.
"""

from collections.abc import Callable
from typing import Any, Final, cast

from milkomeda.play.step import Step
from milkomeda.starflick import fitting
from milkomeda.starflick.board import (
    ASTEROID,
    COLOURS,
    HOLE_NAMES,
    HOLES,
    HOMEWORLD,
    KINDS,
    NONE,
    SEATS,
    SHIPS,
    SIDE,
    ship_name,
)
from milkomeda.starflick.options import read_rules, text_of
from milkomeda.starflick.rules import build, develop, end, flick, mine, move, recruit, scan, setup, turn
from milkomeda.starflick.rules.attack import Attack
from milkomeda.starflick.rules.common import millimetres, read_millimetres
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

Fields = list[int]

MAKERS: Final[dict[str, tuple[int, Callable[[Fields], Step[Any]]]]] = {
    "end": (-1, end.End),
    "reveal": (1, lambda n: end.Reveal(n[0])),
    "spread": (0, lambda n: setup.Spread()),
    "starter": (0, lambda n: setup.Starter()),
    "minefield": (1, lambda n: setup.Minefield(n[0])),
    "begin": (0, lambda n: turn.Begin()),
    "finish": (0, lambda n: turn.Finish()),
    "action": (0, lambda n: turn.Action()),
    "recruit": (2, lambda n: recruit.Recruit(n[0], bool(n[1]))),
    "arrive": (1, lambda n: recruit.Arrive(n[0])),
    "return": (1, lambda n: recruit.Return(bool(n[0]))),
    "mine": (0, lambda n: mine.Mine()),
    "build": (0, lambda n: build.Build()),
    "reward": (0, lambda n: build.Reward()),
    "develop": (0, lambda n: develop.Develop()),
    "give-up": (0, lambda n: develop.GiveUp()),
    "scan": (0, lambda n: scan.Scan()),
    "peek": (1, lambda n: scan.Peek(n[0])),
    "move": (2, lambda n: move.Move(n[0], bool(n[1]))),
    "place": (2, lambda n: move.Place(n[0], n[1])),
    "shoot": (1, lambda n: flick.Shoot(n[0])),
    "dice": (3, lambda n: flick.Dice(n[0], n[1], n[2])),
    "physics": (-1, lambda n: flick.Physics(n[0], n[1], n[2], n[3:])),
    "attack": (1, lambda n: Attack(n[0])),
}
"""By name: how many numbers a step has (-1: any), and how to make it."""

ITEMS: Final = [("troop", "troops"), ("colony", "colonies"), ("city", "cities"), ("lab", "labs")]
LARGE: Final = 999_999
LONGEST: Final = 18  # digits of a step's number
SHIP_NAMES: Final = [ship_name(ship) for ship in range(SHIPS)]


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
        lines.append("done: " + " ".join(name for n, name in enumerate(turn.ACTIONS) if sky.done >> n & 1))
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
        lines.append("pending: " + "; ".join(step_text(step) for step in sky.steps))
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
    return "gone" if x < 0 else f"{millimetres(x)} {millimetres(y)}"


def trail(last: Trail) -> str:
    ship, angle, speed = last.shot
    ships = [f"{SHIP_NAMES[s]} {place(last.x[s], last.y[s])}" for s in range(SHIPS) if last.x[s] >= 0]
    mines = [f"mine {place(*last.mines[i : i + 2])}" for i in range(0, len(last.mines), 2)]
    return ", ".join([f"{SHIP_NAMES[ship]} {angle} {speed}", *ships, *mines])


def step_text(step: Step[Any]) -> str:
    return " ".join([step.name(), *(str(number) for number in step.fields())])


# Reading.


def read(text: str) -> Sky:
    """The position written so. Raises ValueError with what is wrong, and in which line."""
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise ValueError("line 1: expected 'starflick 2 players'")
    sky = head(*lines[0])
    named: dict[str, int] = {}
    for number, line in lines[1:]:
        key, colon, value = line.partition(":")
        key = " ".join(key.lower().split())
        try:
            if not colon:
                raise ValueError("expected 'name: …'")
            if key in named:
                raise ValueError(f"'{key}' is named twice")
            named[key] = number
            read_line(sky, key, value.strip().lower())
        except IndexError:
            raise ValueError(f"line {number}: something is missing in '{line}'") from None
        except ValueError as problem:
            raise ValueError(f"line {number}: {problem}") from None
    complete(sky)
    for key, reason in fitting.problems(sky):
        raise ValueError(f"line {named.get(key, lines[-1][0])}: {reason}")
    return sky


def head(number: int, line: str) -> Sky:
    words = line.split()
    if words[:1] != ["starflick"] or words[2:3] != ["players"] or words[1] not in ("2", "3", "4"):
        raise ValueError(f"line {number}: expected 'starflick 2 players'")
    try:
        sky = setup.laid_out(read_rules(" ".join(words[3:])), int(words[1]))
    except ValueError as problem:
        raise ValueError(f"line {number}: {problem}") from None
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
        sky.steps = [read_step(part) for part in value.split(";")]
    elif key == "last flick":
        sky.trail = read_trail(value)
    else:
        read_turn(sky, key, value)


def read_turn(sky: Sky, key: str, value: str) -> None:
    words = value.split()
    if key == "turn":
        sky.turn, sky.active = whole(words[0]), seat_of(sky, words[1])
    elif key == "pool":
        sky.pool = signed(value)
    elif key == "final":
        sky.final = seat_of(sky, value)
    elif key == "held":
        sky.held = sum(1 << index(HOLE_NAMES, word, "planet") for word in words)
    elif key == "done":
        sky.done = sum(1 << index(turn.ACTIONS, word, "action") for word in words)
    elif key == "extras":
        order = tuple(index(COLOURS, word, "colour") for word in words)
        if order not in setup.ORDERS:
            raise ValueError("extras are four colours, one a quadrant")
        sky.bag = setup.bag_of(int(sky.seats), order)
    elif key == "mines":
        mines = [(NONE, NONE) if part.strip() == "gone" else read_place(part) for part in value.split(",")]
        sky.mines = tuple(number for mine_ in mines for number in mine_)
    else:
        raise ValueError(f"'{key}' is unknown")


def index(names: list[str], word: str, what: str) -> int:
    if word not in names:
        raise ValueError(f"there is no {what} '{word}'")
    return names.index(word)


def seat_of(sky: Sky, word: str) -> int:
    return index(SEATS[: sky.seats], word, "player")


def whole(word: str, longest: int = len(str(LARGE))) -> int:
    if not word.isdecimal() or len(word) > longest:
        raise ValueError(f"'{word}' is not a number")
    return int(word)


def signed(word: str, longest: int = len(str(LARGE))) -> int:
    return -whole(word[1:], longest) if word.startswith("-") else whole(word, longest)


def read_place(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2:
        raise ValueError(f"'{text.strip()}' is not a place like 123.4 567.8")
    x, y = read_millimetres(words[0]), read_millimetres(words[1])
    if x > SIDE or y > SIDE:
        raise ValueError(f"{text.strip()} is not on the board")
    return x, y


def read_planet(sky: Sky, hole: int, words: list[str]) -> None:
    kind = NONE if words[0] == "down" else index(KINDS, words[0], "kind of planet")
    if (kind == HOMEWORLD) != (sky.planet[hole] == HOMEWORLD):
        raise ValueError("Homeworlds stand in the far corners of those who play")
    if hole % 7 == 0 and kind not in (HOMEWORLD, ASTEROID):
        raise ValueError("an asteroid lies where no Homeworld is")
    sky.planet[hole] = kind
    rest = words[1:]
    if rest and rest[0] in SEATS:
        owner = seat_of(sky, rest.pop(0))
        if kind == HOMEWORLD and owner != sky.owner[hole]:
            raise ValueError(f"that is {SEATS[sky.owner[hole]]}'s Homeworld")
        sky.owner[hole] = owner
    for lists, (one, many) in zip((sky.troops, sky.colonies, sky.cities, sky.labs), ITEMS, strict=True):
        if len(rest) > 1 and rest[1] in (one, many):
            lists[hole] = whole(rest[0])
            rest = rest[2:]
    if rest:
        raise ValueError(f"'{' '.join(rest)}' makes no sense there")
    if kind != HOMEWORLD and sky.items(hole) > MOST_ITEMS:
        raise ValueError("there are more than three items")
    if kind != HOMEWORLD and bool(sky.items(hole)) != (sky.owner[hole] >= 0):
        raise ValueError("items have an owner, and an owner has items")
    if kind == NONE and sky.items(hole):
        raise ValueError("a planet that is occupied lies face up")


def read_player(sky: Sky, seat: int, what: str, value: str) -> None:
    if what == "levels":
        levels = [whole(word) for word in value.split()]
        if len(levels) != 4 or max(levels) > develop.HIGHEST:
            raise ValueError("levels are four numbers up to 4")
        sky.level[seat * 4 : seat * 4 + 4] = levels
    elif what == "points":
        words = value.split()
        for at in range(0, len(words), 2):
            sky.vp[index(SOURCES, words[at], "source of points") * 4 + seat] = whole(words[at + 1])
    elif what == "":
        read_supply(sky, seat, value)
    else:
        raise ValueError(f"'{what}' is unknown")


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
            raise ValueError(f"'{part.strip()}' makes no sense there")
    player[MORE_SHIPS + seat] = sky.rules.starships - player[SHIPS_OWNED + seat] if more == NONE else more


def read_trail(value: str) -> Trail:
    shot, *places = [part.split() for part in value.split(",")]
    x, y = [NONE] * SHIPS, [NONE] * SHIPS
    mines: list[int] = []
    for words in places:
        if words[0] == "mine":
            mines += (NONE, NONE) if words[1] == "gone" else read_place(" ".join(words[1:]))
        else:
            ship = index(SHIP_NAMES, " ".join(words[:2]), "ship")
            x[ship], y[ship] = read_place(" ".join(words[2:]))
    flicked = index(SHIP_NAMES, " ".join(shot[:2]), "ship")
    return Trail((flicked, whole(shot[2]), whole(shot[3])), tuple(x), tuple(y), tuple(mines))


def read_step(text: str) -> Step[Sky]:
    name, *words = text.split() or [""]
    if name not in MAKERS:
        raise ValueError(f"there is no step '{name}'")
    count, make = MAKERS[name]
    fields = [signed(word, LONGEST) for word in words]
    if count >= 0 and len(fields) != count:
        raise ValueError(f"'{name}' has {count} numbers")
    return cast("Step[Sky]", make(fields))


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
