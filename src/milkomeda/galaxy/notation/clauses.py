"""Clauses: what the lines of a position are made of, each with how it is written and read."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ACTIONS,
    CIVILIZATIONS,
    COLOURS,
    KEYWORDS,
    MEGASTRUCTURES,
    SEATS,
    SHIP_TYPES,
    TYPES,
    flat,
)
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.rules.dice import MOST_DICE
from milkomeda.galaxy.rules.mat import MOST
from milkomeda.galaxy.rules.order import ORDERS, REFRESH_WISH, noted, spell_order, spell_wish
from milkomeda.galaxy.rules.research import learn
from milkomeda.galaxy.state import (
    ALLOCATED,
    BOOST,
    BROKEN,
    CAME,
    CAUSED,
    CIVILIZATION,
    DICE,
    FORCED,
    FRESH,
    HITS,
    KEPT,
    LAST,
    LAST_MAIN,
    LOST,
    MARKS,
    NONE,
    OWNED,
    POINTS,
    RAZED,
    RESHAPE,
    ROUNDS_WON,
    SHIELD,
    SHIPS,
    STRUCTURE_OF_BIT,
    TAKEN,
    WON,
    Galaxy,
    changed,
)
from milkomeda.play.clauses import Clause, much, whole
from milkomeda.play.spelling import amounts_of, index_of
from milkomeda.words.message import Problem, say

if TYPE_CHECKING:
    from milkomeda.galaxy.notation.position import Reader

SPLITS: Final = {"ships": SHIPS, "marks": MARKS, "allocated": ALLOCATED}
ROLLED: Final = {"hits": HITS, "dice": DICE, "boost": BOOST, "forced": FORCED}
COUNTED: Final = {"reshape": RESHAPE, "caused": CAUSED, "taken": TAKEN, "shield": SHIELD, "lost": LOST}
GROUPS: Final = 4


# Words.


def one_word(words: list[str]) -> str:
    if len(words) > 1:
        raise Problem(say("words-are-too-much", text=" ".join(words[1:])))
    return words[0]


def structure_words(bits: i64) -> list[str]:
    found: list[str] = []
    for name, bit in STRUCTURE_OF_BIT:
        if bits & bit:
            found.append(name + (" new" if bits >> FRESH & bit else ""))
    return found


def there_twice(name: str) -> Problem:
    return Problem(say("there-twice", name=name))


# Clauses.


def written(clauses: list[Clause], g: Galaxy, seat: int) -> str:
    return ", ".join(f"{clause.word} {rest}".rstrip() for clause in clauses for rest in clause.write(g, seat))


def field(
    word: str, name: str, write: Callable[[Galaxy], str], read: "Callable[[Reader, str], Any]"
) -> Clause:
    """What there is one of at the table; said unless that would be nothing."""

    def said(g: Galaxy, seat: int) -> list[str]:
        text = write(g)
        return [text] if text else []

    def keep(reader: "Reader", seat: int, rest: str) -> None:
        setattr(reader.g, name, read(reader, rest))

    return Clause(word, said, keep)


def number(word: str, name: str, always: bool = False) -> Clause:
    def write(g: Galaxy) -> str:
        value = getattr(g, name)
        return str(much(value)) if value or always else ""

    return field(word, name, write, lambda reader, rest: whole(one_word(rest.split())))


def somebody(word: str, name: str) -> Clause:
    def write(g: Galaxy) -> str:
        value = getattr(g, name)
        return SEATS[value] if value >= 0 else ""

    return field(word, name, write, lambda reader, rest: reader.seat(one_word(rest.split())))


def flag(word: str) -> Clause:
    def read(reader: "Reader", seat: int, rest: str) -> None:
        setattr(reader.g, word, True)

    return Clause(word, lambda g, seat: [""] if getattr(g, word) else [], read)


def civilization(index: int) -> Clause:
    def read(reader: "Reader", seat: int, rest: str) -> None:
        reader.g.player[CIVILIZATION + seat] = index

    def write(g: Galaxy, seat: int) -> list[str]:
        return [""] if g.player[CIVILIZATION + seat] == index else []

    return Clause(CIVILIZATIONS[index], write, read)


def kept(word: str, at: int) -> Clause:
    """A number that a player has."""

    def write(g: Galaxy, seat: int) -> list[str]:
        return [str(much(g.player[at + seat]))] if g.player[at + seat] else []

    def read(reader: "Reader", seat: int, rest: str) -> None:
        reader.g.player[at + seat] = whole(rest)

    return Clause(word, write, read)


def split(word: str, at: int) -> Clause:
    """So many of each type on a mat."""

    def write(g: Galaxy, seat: int) -> list[str]:
        counts = [int(g.battle[at + seat * TYPES + kind]) for kind in range(TYPES)]
        said = " ".join(f"{n} {SHIP_TYPES[kind]}" for kind, n in enumerate(counts) if n)
        return [said] if said else []

    def read(reader: "Reader", seat: int, rest: str) -> None:
        amounts = amounts_of(SHIP_TYPES, "ships", rest)
        for kind, ship in enumerate(SHIP_TYPES):
            reader.g.battle[at + seat * TYPES + kind] = whole(str(amounts.get(ship, 0)), MOST)

    return Clause(word, write, read)


def on_mat(word: str, at: int) -> Clause:
    def write(g: Galaxy, seat: int) -> list[str]:
        return [str(g.battle[at + seat])] if g.battle[at + seat] else []

    def read(reader: "Reader", seat: int, rest: str) -> None:
        reader.g.battle[at + seat] = whole(rest, MOST_DICE if word in ROLLED else int(reader.g.rules.fleets))

    return Clause(word, write, read)


def write_place(g: Galaxy, seat: int) -> list[str]:
    return [str(g.place + 1)] if g.order[g.place] != g.active else []


def read_place(reader: "Reader", seat: int, rest: str) -> None:
    reader.place = whole(one_word(rest.split())) - 1
    if not 0 <= reader.place < reader.g.seats:
        raise Problem(say("places-in-the-order", places=int(reader.g.seats)))


def write_storage(g: Galaxy, seat: int) -> list[str]:
    return [" ".join(str(much(g.storage[seat * 4 + colour])) for colour in range(4))]


def read_storage(reader: "Reader", seat: int, rest: str) -> None:
    amounts = [whole(word) for word in rest.split()]
    if len(amounts) != 4:
        raise Problem(say("a-storage-is", text=" ".join(COLOURS)))
    for colour, amount in enumerate(amounts):
        reader.g.storage[seat * 4 + colour] = amount


def write_last(g: Galaxy, seat: int) -> list[str]:
    last, main = g.player[LAST + seat], g.player[LAST_MAIN + seat]
    return [f"{ACTIONS[main] if main >= 0 else '-'} {ACTIONS[last]}"] if last >= 0 else []


def read_last(reader: "Reader", seat: int, rest: str) -> None:
    words = rest.split()
    main = NONE if words[0] == "-" else index_of(ACTIONS, "action", words[0])
    reader.g.player[LAST_MAIN + seat] = main
    reader.g.player[LAST + seat] = index_of(ACTIONS, "action", words[-1])


def write_razed(g: Galaxy, seat: int) -> list[str]:
    razed = g.player[RAZED + seat]
    return [" ".join(structure_words(razed))] if razed else []


def read_razed(reader: "Reader", seat: int, rest: str) -> None:
    if reader.g.rules.architects_count != "built":
        raise Problem(say("no-player-has", text=f"razed {rest}"))
    names = {MEGASTRUCTURES[index_of(MEGASTRUCTURES, "megastructure", word)] for word in rest.split()}
    reader.g.player[RAZED + seat] = sum(bit for name, bit in STRUCTURE_OF_BIT if name in names)


def write_technologies(g: Galaxy, seat: int) -> list[str]:
    owned = [
        g.box.technologies[card] for card in range(len(g.box.technologies)) if g.tech[card] == OWNED + seat
    ]
    return [" + ".join(owned)] if owned else []


def read_technologies(reader: "Reader", seat: int, rest: str) -> None:
    for name in rest.split("+"):
        card = index_of(reader.g.box.technologies, "technology", name)
        reader.technology(card, OWNED + seat)
        learn(reader.g, seat, card)


def write_promise(g: Galaxy, seat: int) -> list[str]:
    found = (spell_wish(g.promises[at]) for at in (seat, REFRESH_WISH + seat))
    return [wish for wish in found if wish]


def read_promise(reader: "Reader", seat: int, rest: str) -> None:
    wish = index_of([spell_wish(wish) for wish in range(9)], "promise", rest)
    reader.g.promises = changed(reader.g.promises, noted(seat, wish), wish)


def write_came(g: Galaxy, seat: int) -> list[str]:
    groups = [(g.battle[at + 1], g.battle[at]) for at in range(CAME, CAME + GROUPS * 2, 2)]
    return [f"{fleets} {g.grid.name(origin)}" for fleets, origin in groups if fleets]


def read_came(reader: "Reader", seat: int, rest: str) -> None:
    g, words = reader.g, rest.split()
    free = [at for at in range(CAME, CAME + GROUPS * 2, 2) if not g.battle[at + 1]]
    if not free:
        raise Problem(say("fleets-come-from", sectors=GROUPS))
    g.battle[free[0]] = g.grid.cell(words[1])
    g.battle[free[0] + 1] = whole(words[0], int(g.rules.fleets))


TURN: Final = [
    number("round", "round", always=True),
    field(
        "order",
        "order",
        lambda g: " ".join(SEATS[g.order[place]] for place in range(g.seats)),
        lambda reader, rest: flat(reader.all_seats(rest.split())),
    ),
    somebody("turn", "active"),
    Clause("place", write_place, read_place),
    somebody("master", "master"),
    field(
        "proposed",
        "proposed",
        lambda g: spell_order(g, g.proposed) if g.proposed >= 0 else "",
        lambda reader, rest: ORDERS[reader.g.seats].index(reader.all_seats(rest.split())),
    ),
    field(
        "main",
        "main",
        lambda g: ACTIONS[g.main] if g.main >= 0 else "",
        lambda reader, rest: index_of(ACTIONS, "action", one_word(rest.split())),
    ),
    number("explored", "explored"),
    number("victories", "victories"),
    number("green", "green_spent"),
    field(
        "won in",
        "won_in",
        lambda g: " ".join(KEYWORDS[i] for i in range(8) if g.won_in & BIT[i]),
        lambda reader, rest: sum(2 ** index_of(KEYWORDS, "keyword", word) for word in rest.split()),
    ),
    flag("claimed"),
    flag("destroyed"),
    flag("jumped"),
    somebody("last sector", "last_placer"),
]
PLAYER: Final = [
    *(civilization(index) for index in range(len(CIVILIZATIONS))),
    Clause("storage", write_storage, read_storage),
    Clause("last", write_last, read_last),
    kept("points", POINTS),
    kept("won", WON),
    kept("rounds", ROUNDS_WON),
    Clause("razed", write_razed, read_razed),
    Clause("technologies", write_technologies, read_technologies),
    Clause("promised", write_promise, read_promise),
    kept("kept", KEPT),
    kept("broken", BROKEN),
]
FIGHT: Final = [
    somebody("attacker", "attacker"),
    number("round", "fight_round", always=True),
    number("standoffs", "standoffs"),
    somebody("favoured", "favoured"),
    somebody("keeper", "holder"),
    Clause("came", write_came, read_came),
]
MAT: Final = [
    *(split(word, at) for word, at in SPLITS.items()),
    *(on_mat(word, at) for word, at in [*ROLLED.items(), *COUNTED.items()]),
]
