"""Positions as text, compact and written by hand or by `write`. docs/notation.md describes them.

Whatever is not said has its usual value, so that a rule test is a few readable lines.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ACTIONS,
    CIVILIZATIONS,
    COLOURS,
    DIRECTIVE_TIER,
    DIRECTIVES,
    HOMEWORLD,
    KEYWORDS,
    MEGASTRUCTURES,
    OBJECTIVE_THRESHOLDS,
    OBJECTIVES,
    PROTOCOL_TIER,
    PROTOCOLS,
    SEATS,
    SECTORS,
    SHIP_TYPES,
    STRUCTURES,
    TECHNOLOGIES,
    TYPES,
    flat,
)
from milkomeda.galaxy.editions import text_of
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.notation import fitting, pending
from milkomeda.galaxy.rules import explore
from milkomeda.galaxy.rules.build import in_supply
from milkomeda.galaxy.rules.dice import MOST_DICE
from milkomeda.galaxy.rules.directives import deck_tier, positions
from milkomeda.galaxy.rules.mat import MOST, fleet_of
from milkomeda.galaxy.rules.order import ORDERS, spell_order, spell_wish
from milkomeda.galaxy.rules.research import learn
from milkomeda.galaxy.rules.setup import bare
from milkomeda.galaxy.state import (
    AFLOAT,
    ALLOCATED,
    BATTLE,
    BOOST,
    CAME,
    CAUSED,
    CIVILIZATION,
    DICE,
    DISCARDED,
    FORCED,
    FRESH,
    HITS,
    IN_DECK,
    IN_USE,
    KNOWN,
    LAST,
    LAST_MAIN,
    LOST,
    MARKS,
    NONE,
    OUT,
    OWNED,
    POINTS,
    POSITIONS,
    PROTOCOL,
    RAZED,
    RESHAPE,
    ROUNDS_WON,
    SHIELD,
    SHIPS,
    STRUCTURE_OF_BIT,
    TAKEN,
    UNSEEN,
    WON,
    Galaxy,
    changed,
    filled,
)
from milkomeda.play.spelling import amounts_of, in_line, index_of
from milkomeda.play.step import Step
from milkomeda.words.message import Problem, message_of, say

SPLITS: Final = {"ships": SHIPS, "marks": MARKS, "allocated": ALLOCATED}
ROLLED: Final = {"hits": HITS, "dice": DICE, "boost": BOOST, "forced": FORCED}
COUNTED: Final = {"reshape": RESHAPE, "caused": CAUSED, "taken": TAKEN, "shield": SHIELD, "lost": LOST}
LARGE: Final = 999_999
GROUPS: Final = 4


# Words.


def much(number: i64) -> i64:
    """A number that only grows, so that it can be read again however long somebody plays on."""
    return min(number, LARGE)


def whole(word: str, most: int = LARGE) -> int:
    number = word.strip()
    if not number.isdecimal():
        raise Problem(say("not-a-number", text=number, kind="number"))
    if len(number) > len(str(LARGE)) or int(number) > most:
        raise Problem(say("is-too-much", text=number))
    return int(number)


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


# Clauses: what lines are made of, each with how it is written and read.


class Clause(NamedTuple):
    word: str
    write: Callable[[Galaxy, int], list[str]]
    """What follows the word, as often as it is said."""
    read: "Callable[[Reader, int, str], None]"


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
    owned = [TECHNOLOGIES[card] for card in range(len(TECHNOLOGIES)) if g.tech[card] == OWNED + seat]
    return [" + ".join(owned)] if owned else []


def read_technologies(reader: "Reader", seat: int, rest: str) -> None:
    for name in rest.split("+"):
        card = index_of(TECHNOLOGIES, "technology", name)
        reader.technology(card, OWNED + seat)
        learn(reader.g, seat, card)


def write_promise(g: Galaxy, seat: int) -> list[str]:
    return [spell_wish(g.promises[seat])] if g.promises[seat] else []


def read_promise(reader: "Reader", seat: int, rest: str) -> None:
    wishes = [spell_wish(wish) for wish in range(9)]
    reader.g.promises = changed(reader.g.promises, seat, index_of(wishes, "promise", rest))


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


# Writing.


def write(g: Galaxy) -> str:
    lines = [f"milkomeda {text_of(g.rules.values)}", written(TURN, g, NONE)]
    lines += [f"{SEATS[seat]}: {written(PLAYER, g, seat)}" for seat in range(g.seats)]
    lines += [cell_line(g, cell) for cell in range(g.grid.cells) if worth_a_line(g, cell)]
    lines += deck_lines(g) + display_lines(g) + objective_lines(g)
    if g.field >= 0:
        lines += battle_lines(g)
    steps = "; ".join(pending.spell(g, step) for step in g.steps[::-1])
    return "\n".join([*lines, f"pending: {steps or 'nothing'}"]) + "\n"


def worth_a_line(g: Galaxy, cell: i64) -> bool:
    return g.sector[cell] >= 0 and (
        g.sector[cell] < HOMEWORLD or g.turned[cell] > 0 or contents(g, cell) != ""
    )


def cell_line(g: Galaxy, cell: i64) -> str:
    sector = [SECTORS[g.sector[cell]]] if g.sector[cell] < HOMEWORLD else []
    head = " ".join([g.grid.name(cell), *sector, explore.QUARTERS[g.turned[cell]]]).rstrip()
    inside = contents(g, cell)
    return f"{head}: {inside}" if inside else head


def contents(g: Galaxy, cell: i64) -> str:
    words: list[str] = []
    for seat in range(g.seats):
        if g.fleets[cell * 4 + seat]:
            words.append(f"{g.fleets[cell * 4 + seat]} {SEATS[seat]}")
    for seat in range(g.seats):
        words += [f"{SEATS[seat]} {word}" for word in structure_words(g.structures[cell * 4 + seat])]
    usual = g.copy()
    usual.set_control(cell, NONE)
    usual.settle_control(cell)
    held: i64 = g.control[cell]
    if held != usual.control[cell]:
        words.append("held by " + (SEATS[held] if held >= 0 else "nobody"))
    return ", ".join(words)


def deck_lines(g: Galaxy) -> list[str]:
    on_map = [int(g.sector[cell]) for cell in range(g.grid.cells)]
    known = [SECTORS[card] for card in range(len(SECTORS)) if g.bag[card] == KNOWN]
    drawn = [
        SECTORS[card]
        for card in range(len(SECTORS))
        if g.bag[card] == OUT and card not in on_map and card not in g.top
    ]
    lines = [f"deck {g.left}"]
    lines += ["known: " + ", ".join(known)] if known else []
    lines += ["drawn: " + ", ".join(drawn)] if drawn else []
    lines += ["top: " + ", ".join(SECTORS[card] for card in g.top)] if g.top else []
    return lines


def display_lines(g: Galaxy) -> list[str]:
    lines: list[str] = []
    for position in range(positions(g)):
        directive, protocol = g.shown[position], g.shown[POSITIONS + position]
        if directive >= 0 or protocol >= 0:
            left = DIRECTIVES[directive] if directive >= 0 else "-"
            lines.append(f"display {position + 1}: {left} / {PROTOCOLS[protocol] if protocol >= 0 else '-'}")
    names = DIRECTIVES + PROTOCOLS
    gone = [names[card] for card in range(len(names)) if g.cards[card] == DISCARDED]
    gone += [TECHNOLOGIES[card] for card in range(len(TECHNOLOGIES)) if g.tech[card] == DISCARDED]
    return [*lines, "discarded: " + ", ".join(gone)] if gone else lines


def objective_lines(g: Galaxy) -> list[str]:
    lines: list[str] = []
    for index, card in enumerate(g.objectives):
        slots = [int(g.slots[index * 4 + slot]) for slot in range(len(OBJECTIVE_THRESHOLDS[card]))]
        owners = [SEATS[owner] if owner >= 0 else "-" for owner in slots]
        claimed = ": " + " ".join(owners) if max(slots) >= 0 else ""
        lines.append(f"objective {OBJECTIVES[card]}{claimed}")
    return lines


def battle_lines(g: Galaxy) -> list[str]:
    mats = [(seat, written(MAT, g, seat)) for seat in range(g.seats)]
    return [
        f"battle {g.grid.name(g.field)}: {written(FIGHT, g, NONE)}",
        *(f"mat {SEATS[seat]}: {mat}" for seat, mat in mats if mat),
    ]


# Reading.


def read(text: str) -> Galaxy:
    """The position written so. Raises Problem with the line that cannot be understood."""
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise in_line(1, say("position-is-empty"))
    number, first = lines[0]
    if first.split()[0].lower() != "milkomeda":
        raise in_line(number, say("position-begins-with"))
    seats = 0
    for _, line in lines:
        word = line.partition(":")[0].strip().lower()
        if word in SEATS:
            seats = max(seats, SEATS.index(word) + 1)
    try:
        reader = Reader(first[len("milkomeda") :].lower(), max(seats, 2))
    except ValueError as problem:
        raise in_line(number, message_of(problem)) from None
    for number, line in lines[1:]:
        try:
            reader.line(line)
        except IndexError:
            raise in_line(number, say("something-is-missing-in", text=line)) from None
        except ValueError as problem:
            raise in_line(number, message_of(problem)) from None
    for word, finish in (
        ("deck", reader.count_deck),
        ("battle", reader.check_battle),
        ("pending", reader.finish),
    ):
        try:
            finish()
        except ValueError as problem:
            raise in_line(line_of(word, lines), message_of(problem)) from None
    return reader.g


def line_of(word: str, lines: list[tuple[int, str]]) -> int:
    """The number of the line that begins so, else of the last one."""
    return next((number for number, line in lines if line.startswith(word)), lines[-1][0])


class Reader:
    """Reads a position line by line into a bare table."""

    def __init__(self, options: str, seats: int) -> None:
        self.g: Galaxy = bare(options, seats)
        self.deck = NONE
        self.held: dict[int, int] = {}
        self.pending: list[Step[Any]] | None = None
        self.place = NONE
        for seat in range(seats):
            explore.put_sector(self.g, HOMEWORLD + seat, self.g.home(seat), 0)

    def line(self, line: str) -> None:
        head, _, rest = line.partition(":")
        word = head.split()[0].lower()
        clauses = [clause.strip() for clause in rest.split(",") if clause.strip()]
        if word == "round":
            self.clauses(TURN, NONE, [clause.strip() for clause in line.split(",")], "no-turn-says")
        elif word in SEATS:
            self.clauses(PLAYER, self.seat(word), clauses, "no-player-has")
        elif word == "deck":
            self.deck = whole(one_word(head.split()[1:]))
        elif word in ("known", "drawn", "top"):
            self.cards(word, clauses)
        elif word == "display":
            self.display(whole(one_word(head.split()[1:])) - 1, rest)
        elif word == "discarded":
            self.discarded(clauses)
        elif word == "objective":
            self.objective(head[len(word) :], rest.split())
        elif word == "battle":
            self.battle(one_word(head.split()[1:]), clauses)
        elif word == "mat":
            self.mat(self.seat(one_word(head.split()[1:])), clauses)
        elif word == "pending":
            self.pending = [] if rest.strip().lower() == "nothing" else pending.read(self.g, rest)
        else:
            self.cell(head, clauses)

    def clauses(self, known: list[Clause], seat: int, said: list[str], unknown: str) -> None:
        for text in said:
            clause = next((one for one in known if f"{text.lower()} ".startswith(f"{one.word} ")), None)
            if clause is None:
                raise Problem(say(unknown, text=text))
            clause.read(self, seat, text[len(clause.word) :].strip())

    def seat(self, word: str) -> int:
        seat = index_of(SEATS, "player", word)
        if seat >= self.g.seats:
            raise Problem(say("does-not-play-here", seat=seat))
        return seat

    def all_seats(self, words: list[str]) -> list[int]:
        seats = [self.seat(word) for word in words]
        if sorted(seats) != list(range(self.g.seats)):
            raise Problem(say("every-player-once"))
        return seats

    def cell(self, head: str, clauses: list[str]) -> None:
        g = self.g
        name, _, sector = head.partition(" ")
        cell = g.grid.cell(name)
        if cell in g.grid.homes:
            if sector.strip().lower() not in explore.QUARTERS:
                raise Problem(say("is-a-homeworld", cell=name))
            explore.put_sector(g, g.sector[cell], cell, explore.QUARTERS.index(sector.strip().lower()))
        else:
            self.sector(cell, sector.strip())
        for clause in clauses:
            words = clause.lower().split()
            if words[:2] == ["held", "by"]:
                holder = one_word(words[2:])
                self.held[int(cell)] = NONE if holder == "nobody" else self.seat(holder)
            elif words[0].isdecimal():
                self.fleets(self.seat(one_word(words[1:])), cell, whole(words[0]))
            else:
                works = words[-1] != "new"
                kind = index_of(STRUCTURES, "structure", one_word(words[1:] if works else words[1:-1]))
                self.structure(self.seat(words[0]), kind, cell, works)
        g.settle_control(cell)

    def fleets(self, seat: int, cell: i64, fleets: int) -> None:
        self.g.add_fleets(seat, cell, fleets)
        if self.g.player[AFLOAT + seat] > self.g.rules.fleets:
            raise Problem(say("fleets-in-all", seat=seat, fleets=int(self.g.rules.fleets)))

    def structure(self, seat: int, kind: int, cell: i64, works: bool) -> None:
        if not in_supply(self.g, seat, kind):
            raise Problem(say("has-no-more", seat=seat, structure=STRUCTURES[kind]))
        self.g.put_structure(seat, kind, cell, works)

    def sector(self, cell: i64, sector: str) -> None:
        name, turned = sector, 0
        if sector[-3:].lower() in (" r1", " r2", " r3"):
            name, turned = sector[:-3], int(sector[-1])
        card = index_of(SECTORS, "sector", name)
        if self.g.bag[card] != UNSEEN:
            raise there_twice(SECTORS[card])
        if self.g.sector[cell] >= 0:
            raise there_twice(self.g.grid.name(cell))
        self.g.bag = changed(self.g.bag, card, OUT)
        explore.put_sector(self.g, card, cell, turned)

    def cards(self, where: str, names: list[str]) -> None:
        for name in names:
            card = index_of(SECTORS, "sector", name)
            if self.g.bag[card] != UNSEEN:
                raise there_twice(SECTORS[card])
            self.g.bag = changed(self.g.bag, card, KNOWN if where == "known" else OUT)
            if where == "known":
                self.g.known += 1
            if where == "top":
                self.g.top = [*self.g.top, card]

    def display(self, position: int, pair: str) -> None:
        g = self.g
        if not 0 <= position < positions(g):
            raise Problem(say("positions-on-display", positions=int(positions(g))))
        left, slash, right = pair.partition("/")
        if not slash:
            raise Problem(say("a-position-shows", text=f"directive / {g.rules.module}"))
        if left.strip() != "-":
            directive = index_of(DIRECTIVES, "directive", left)
            self.tier(directive, deck_tier(g, 0, position))
            g.shown = changed(g.shown, position, directive)
            self.card(directive, IN_USE)
        if right.strip() != "-":
            protocol = index_of(PROTOCOLS, g.rules.module, right)
            self.tier(PROTOCOL + protocol, deck_tier(g, 1, position))
            g.shown = changed(g.shown, POSITIONS + position, protocol)
            self.card(PROTOCOL + protocol, IN_USE)

    def tier(self, card: int, wanted: i64) -> None:
        found = (DIRECTIVE_TIER + PROTOCOL_TIER)[card]
        if found != wanted:
            name = (DIRECTIVES + PROTOCOLS)[card]
            raise Problem(say("is-of-tier", name=name, tier=found, wanted=int(wanted)))

    def discarded(self, names: list[str]) -> None:
        for name in names:
            card = index_of(DIRECTIVES + PROTOCOLS + TECHNOLOGIES, "card", name)
            if card < len(self.g.cards):
                self.card(card, DISCARDED)
            else:
                self.technology(card - len(self.g.cards), DISCARDED)

    def card(self, card: int, status: int) -> None:
        if self.g.cards[card] != IN_DECK:
            raise there_twice((DIRECTIVES + PROTOCOLS)[card])
        self.g.cards = changed(self.g.cards, card, status)

    def technology(self, card: int, status: int) -> None:
        if self.g.tech[card] != IN_DECK:
            raise there_twice(TECHNOLOGIES[card])
        self.g.tech = changed(self.g.tech, card, status)

    def objective(self, name: str, owners: list[str]) -> None:
        g = self.g
        if len(g.objectives) == 5:
            raise Problem(say("five-objectives-at-most"))
        card = index_of(OBJECTIVES, "objective", name)
        if card in g.objectives:
            raise there_twice(OBJECTIVES[card])
        if len(owners) > len(OBJECTIVE_THRESHOLDS[card]):
            slots = len(OBJECTIVE_THRESHOLDS[card])
            raise Problem(say("objective-has-slots", objective=OBJECTIVES[card], slots=slots))
        g.objectives = [*g.objectives, card]
        for slot, owner in enumerate(owners):
            if owner != "-":
                g.slots = changed(g.slots, (len(g.objectives) - 1) * 4 + slot, self.seat(owner))

    def battle(self, where: str, clauses: list[str]) -> None:
        g = self.g
        g.battle = filled(BATTLE, 0)
        g.field = g.grid.cell(where)
        self.clauses(FIGHT, NONE, clauses, "no-battle-says")
        if g.attacker < 0:
            raise Problem(say("a-battle-has-an-attacker"))

    def mat(self, seat: int, clauses: list[str]) -> None:
        if self.g.field < 0:
            raise Problem(say("a-mat-needs-a-battle"))
        self.clauses(MAT, seat, clauses, "no-mat-has")

    def finish(self) -> None:
        g = self.g
        for cell, seat in self.held.items():
            g.set_control(cell, seat)
        g.place = self.place if self.place >= 0 else self.place_of(g.active)
        if self.pending is None:
            g.steps = g.turn_order[: pending.main_action(g.turn_order) + 1]
        else:
            g.steps = self.pending
        self.check_pending()
        g.settle()
        self.check_pending()
        if g.field >= 0 and g.steps and not fitting.is_fight(g):
            raise Problem(say("a-battle-needs-its-steps"))
        if not fitting.can_be_answered(g):
            raise Problem(say("no-answer-to-step", text=pending.spell(g, g.step)))

    def check_pending(self) -> None:
        step = fitting.misfit(self.g)
        if step is not None:
            raise Problem(say("step-does-not-fit", text=step.name()))

    def check_battle(self) -> None:
        g = self.g
        if g.field < 0:
            return
        if g.sector[g.field] < 0:
            raise Problem(say("place-is-unexplored", cell=g.grid.name(g.field)))
        for seat in range(g.seats):
            if fleet_of(g, seat) > g.fleets[g.field * 4 + seat]:
                raise Problem(say("more-ships-than-fleets", seat=seat))
            for kind in range(TYPES):
                if g.battle[MARKS + seat * TYPES + kind] > g.battle[SHIPS + seat * TYPES + kind]:
                    raise Problem(say("more-marks-than-ships", seat=seat))

    def count_deck(self) -> None:
        """How many sectors are left: said, or all that are neither on the map nor drawn."""
        g = self.g
        statuses = [int(g.bag[card]) for card in range(len(SECTORS))]
        gone = statuses.count(OUT) - len(g.top)
        g.left = g.rules.sectors - gone if self.deck == NONE else self.deck
        hidden = g.left - len(g.top) - statuses.count(KNOWN)
        if not 0 <= hidden <= statuses.count(UNSEEN):
            raise Problem(say("deck-cannot-hold", sectors=int(g.left)))

    def place_of(self, seat: i64) -> int:
        return next(place for place in range(self.g.seats) if self.g.order[place] == seat)
