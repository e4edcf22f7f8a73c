"""Clauses: what a position is made of, a line each, with how it is written and read."""

from collections.abc import Callable
from typing import Final

from milkomeda.play import spelling
from milkomeda.play.clauses import LARGE, Clause, much, whole
from milkomeda.play.pending import write as write_steps
from milkomeda.play.spelling import decimal, index_of
from milkomeda.starflick.board import (
    A_QUADRANT,
    ASTEROID,
    COLOURS,
    DEEDS,
    HOLE_NAMES,
    HOMEWORLD,
    KINDS,
    NONE,
    SEATS,
    SHIP_NAMES,
    SHIPS,
    SIDE,
)
from milkomeda.starflick.notation import pending
from milkomeda.starflick.rules import develop, setup
from milkomeda.starflick.state import (
    BATTLESHIPS,
    MORE_SHIPS,
    MOST_ITEMS,
    SHIPS_OWNED,
    SOURCES,
    TROOPS,
    Sky,
    Trail,
)
from milkomeda.words.message import Problem, say

GONE: Final = "gone"
FACE_DOWN: Final = "down"


# Words.


def seat_of(sky: Sky, word: str) -> int:
    return index_of(SEATS[: sky.seats], "seat", word)


def place(x: int, y: int) -> str:
    return GONE if x < 0 else f"{decimal(x, 1)} {decimal(y, 1)}"


def read_place(text: str) -> tuple[int, int]:
    words = text.split()
    if len(words) != 2:
        raise Problem(say("not-a-place", text=text.strip()))
    x, y = spelling.whole(words[0], "mm", 1), spelling.whole(words[1], "mm", 1)
    if not (0 <= x <= SIDE and 0 <= y <= SIDE):
        raise Problem(say("place-is-not-on-the-board", text=text.strip()))
    return x, y


def places(numbers: tuple[int, ...]) -> list[str]:
    return [place(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]


def read_mine(text: str) -> tuple[int, int]:
    """One that has gone off is nowhere."""
    return (NONE, NONE) if text.strip() == GONE else read_place(text)


# The table.


def line(word: str, write: Callable[[Sky], str], read: Callable[[Sky, str], None]) -> Clause:
    """What there is one of; said unless that would be nothing."""

    def said(sky: Sky, at: int) -> list[str]:
        text = write(sky)
        return [text] if text else []

    return Clause(word, said, lambda sky, at, text: read(sky, text))


def bits(word: str, names: list[str], kind: str) -> Clause:
    """Some of these, which the state has as bits under that word."""

    def write(sky: Sky) -> str:
        held = getattr(sky, word)
        return " ".join(name for bit, name in enumerate(names) if held >> bit & 1)

    def read(sky: Sky, text: str) -> None:
        setattr(sky, word, sum(1 << index_of(names, kind, name) for name in text.split()))

    return line(word, write, read)


def read_turn(sky: Sky, text: str) -> None:
    words = text.split()
    sky.turn, sky.active = whole(words[0]), seat_of(sky, words[1])


def read_pool(sky: Sky, text: str) -> None:
    sky.pool = whole(text, least=-LARGE)


def read_final(sky: Sky, text: str) -> None:
    sky.final = seat_of(sky, text)


def write_extras(sky: Sky) -> str:
    order = next(order for order in setup.ORDERS if setup.bag_of(int(sky.seats), order) == sky.bag)
    usual = all(order[i] == i for i in range(4))
    return "" if usual else " ".join(COLOURS[colour] for colour in order)


def read_extras(sky: Sky, text: str) -> None:
    order = tuple(index_of(COLOURS, "track", word) for word in text.split())
    if order not in setup.ORDERS:
        raise Problem(say("extras-are-four-colours"))
    sky.bag = setup.bag_of(int(sky.seats), order)


def read_mines(sky: Sky, text: str) -> None:
    sky.mines = tuple(number for part in text.split(",") for number in read_mine(part))


def write_trail(sky: Sky) -> str:
    last = sky.trail
    if not last:
        return ""
    ship, angle, speed = last.shot
    ships = [f"{SHIP_NAMES[s]} {place(last.x[s], last.y[s])}" for s in range(SHIPS) if last.x[s] >= 0]
    mines = [f"mine {where}" for where in places(last.mines)]
    return ", ".join([f"{SHIP_NAMES[ship]} {angle} {speed}", *ships, *mines])


def read_trail(sky: Sky, text: str) -> None:
    shot, *parts = [part.split() for part in text.split(",")]
    x, y = [NONE] * SHIPS, [NONE] * SHIPS
    mines: list[int] = []
    for words in parts:
        if words[0] == "mine":
            mines += read_mine(" ".join(words[1:]))
        else:
            ship = index_of(SHIP_NAMES, "vessel", " ".join(words[:2]))
            x[ship], y[ship] = read_place(" ".join(words[2:]))
    flicked = index_of(SHIP_NAMES, "vessel", " ".join(shot[:2]))
    sky.trail = Trail((flicked, whole(shot[2]), whole(shot[3])), tuple(x), tuple(y), tuple(mines))


def read_pending(sky: Sky, text: str) -> None:
    sky.steps = pending.read(sky, text)


# Players.


def of_player(word: str, write: Callable[[Sky, int], str], read: Callable[[Sky, int, str], None]) -> Clause:
    """What a player has; said unless that would be nothing."""

    def said(sky: Sky, seat: int) -> list[str]:
        text = write(sky, seat) if seat < sky.seats else ""
        return [text] if text else []

    def heard(sky: Sky, seat: int, text: str) -> None:
        if seat >= sky.seats:
            raise Problem(say("unknown-name", text=f"{SEATS[seat]} {word}".rstrip()))
        read(sky, seat, text)

    return Clause(word, said, heard)


def so_many(word: str, at: int, said: Callable[[Sky, int], bool]) -> Clause:
    """A number in a player's supply."""

    def write(sky: Sky, seat: int) -> list[str]:
        return [str(sky.player[at + seat])] if said(sky, seat) else []

    def read(sky: Sky, seat: int, text: str) -> None:
        sky.player[at + seat] = whole(text)

    return Clause(word, write, read)


def write_battleship(sky: Sky, seat: int) -> list[str]:
    return [""] if sky.player[BATTLESHIPS + seat] else []


def read_battleship(sky: Sky, seat: int, text: str) -> None:
    if text:
        raise Problem(say("makes-no-sense-there", text=text))
    sky.player[BATTLESHIPS + seat] = 1


def usual_more(sky: Sky, seat: int) -> int:
    """Starships that a player has not gained yet, where nothing else is said."""
    return sky.rules.starships - sky.player[SHIPS_OWNED + seat]


SUPPLY: Final = [
    so_many("troops", TROOPS, lambda sky, seat: True),
    so_many("starships", SHIPS_OWNED, lambda sky, seat: True),
    Clause("battleship", write_battleship, read_battleship),
    so_many("more", MORE_SHIPS, lambda sky, seat: sky.player[MORE_SHIPS + seat] != usual_more(sky, seat)),
]
"""In parts of a line, the word last."""


def write_supply(sky: Sky, seat: int) -> str:
    return ", ".join(f"{n} {part.word}".lstrip() for part in SUPPLY for n in part.write(sky, seat))


def read_supply(sky: Sky, seat: int, text: str) -> None:
    sky.player[MORE_SHIPS + seat] = NONE
    for said in text.split(","):
        n, _, word = said.strip().rpartition(" ")
        part = next((part for part in SUPPLY if part.word == word), None)
        if part is None:
            raise Problem(say("makes-no-sense-there", text=said.strip()))
        part.read(sky, seat, n.strip())
    if sky.player[MORE_SHIPS + seat] == NONE:
        sky.player[MORE_SHIPS + seat] = usual_more(sky, seat)


def write_levels(sky: Sky, seat: int) -> str:
    levels = sky.level[seat * 4 : seat * 4 + 4]
    return " ".join(str(level) for level in levels) if any(levels) else ""


def read_levels(sky: Sky, seat: int, text: str) -> None:
    levels = [whole(word) for word in text.split()]
    if len(levels) != 4 or max(levels) > develop.HIGHEST:
        raise Problem(say("levels-are-four-numbers"))
    sky.level[seat * 4 : seat * 4 + 4] = levels


def write_points(sky: Sky, seat: int) -> str:
    return " ".join(f"{source} {much(vp)}" for source, vp in zip(SOURCES, sky.vp[seat::4], strict=True) if vp)


def read_points(sky: Sky, seat: int, text: str) -> None:
    words = text.split()
    for at in range(0, len(words), 2):
        sky.vp[index_of(SOURCES, "source", words[at]) * 4 + seat] = whole(words[at + 1])


# The board.


def items(sky: Sky) -> list[tuple[list[int], str, str]]:
    """What can be on planets, and what one and several of it are called."""
    return [
        (sky.troops, "troop", "troops"),
        (sky.colonies, "colony", "colonies"),
        (sky.cities, "city", "cities"),
        (sky.labs, "lab", "labs"),
    ]


def planet(sky: Sky, hole: int) -> str:
    words = [FACE_DOWN if sky.planet[hole] == NONE else KINDS[sky.planet[hole]]]
    if sky.owner[hole] >= 0:
        words.append(SEATS[sky.owner[hole]])
    for counts, one, many in items(sky):
        if counts[hole]:
            words += [str(counts[hole]), one if counts[hole] == 1 else many]
    return " ".join(words)


def write_planet(sky: Sky, hole: int) -> list[str]:
    turned_up = hole % A_QUADRANT > 0 and sky.planet[hole] != NONE
    return [planet(sky, hole)] if turned_up or sky.items(hole) else []


def read_planet(sky: Sky, hole: int, text: str) -> None:
    words = text.split()
    kind = NONE if words[0] == FACE_DOWN else index_of(KINDS, "planet", words[0])
    if (kind == HOMEWORLD) != (sky.planet[hole] == HOMEWORLD):
        raise Problem(say("where-homeworlds-stand"))
    if hole % A_QUADRANT == 0 and kind not in (HOMEWORLD, ASTEROID):
        raise Problem(say("where-asteroids-lie"))
    sky.planet[hole] = kind
    rest = words[1:]
    if rest and rest[0] in SEATS:
        owner = seat_of(sky, rest.pop(0))
        if kind == HOMEWORLD and owner != sky.owner[hole]:
            raise Problem(say("homeworld-of-another", seat=sky.owner[hole]))
        sky.owner[hole] = owner
    for counts, one, many in items(sky):
        if len(rest) > 1 and rest[1] in (one, many):
            counts[hole] = whole(rest[0])
            rest = rest[2:]
    if rest:
        raise Problem(say("makes-no-sense-there", text=" ".join(rest)))
    if kind != HOMEWORLD and sky.items(hole) > MOST_ITEMS:
        raise Problem(say("more-than-three-items"))
    if kind != HOMEWORLD and bool(sky.items(hole)) != (sky.owner[hole] >= 0):
        raise Problem(say("items-have-an-owner"))
    if kind == NONE and sky.items(hole):
        raise Problem(say("occupied-lies-face-up"))


def write_ship(sky: Sky, ship: int) -> list[str]:
    return [place(sky.x[ship], sky.y[ship])] if sky.x[ship] >= 0 else []


def read_ship(sky: Sky, ship: int, text: str) -> None:
    x, y = read_place(text)
    sky.put_ship(ship, x, y)


# All of it.

TABLE: Final = [
    line("turn", lambda sky: f"{much(sky.turn)} {SEATS[sky.active]}", read_turn),
    line("pool", lambda sky: str(max(sky.pool, -LARGE)), read_pool),
    line("final", lambda sky: SEATS[sky.final] if sky.final >= 0 else "", read_final),
    bits("held", HOLE_NAMES, "hole"),
    bits("done", DEEDS, "deed"),
    line("extras", write_extras, read_extras),
    line("mines", lambda sky: ", ".join(places(sky.mines)), read_mines),
]
PLAYER: Final = [
    of_player("", write_supply, read_supply),
    of_player("levels", write_levels, read_levels),
    of_player("points", write_points, read_points),
]
PLANET: Final = [Clause("", write_planet, read_planet)]
SHIP: Final = [Clause("", write_ship, read_ship)]
PLAY: Final = [
    line("last flick", write_trail, read_trail),
    line("pending", lambda sky: write_steps(sky) if sky.steps else "", read_pending),
]


def named(names: list[str], clauses: list[Clause]) -> dict[str, tuple[Clause, int]]:
    return {
        f"{name} {clause.word}".strip(): (clause, at) for at, name in enumerate(names) for clause in clauses
    }


LINES: Final = {
    **named([""], TABLE),
    **named(SEATS, PLAYER),
    **named(HOLE_NAMES, PLANET),
    **named(SHIP_NAMES, SHIP),
    **named([""], PLAY),
}
"""By name, in the order in which they are written."""
