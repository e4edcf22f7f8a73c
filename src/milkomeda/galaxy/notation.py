"""Positions as text, compact and written by hand or by `write`. docs/notation.md describes them.

Whatever is not said has its usual value, so that a rule test is a few readable lines.
"""

from typing import Any, Final

from mypy_extensions import i64

from milkomeda.galaxy import fitting, pending
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
    STRUCTURES,
    TECHNOLOGIES,
    TYPES,
    flat,
)
from milkomeda.galaxy.editions import text_of
from milkomeda.galaxy.grid import BIT
from milkomeda.galaxy.rules import explore
from milkomeda.galaxy.rules.build import in_supply
from milkomeda.galaxy.rules.dice import MOST_DICE
from milkomeda.galaxy.rules.directives import deck_tier, positions
from milkomeda.galaxy.rules.mat import fleet_of, pack, part, read_split, spell_split
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
from milkomeda.play.step import Step

SPLITS: Final = {"ships": SHIPS, "marks": MARKS, "allocated": ALLOCATED}
MAT: Final = {
    "hits": HITS,
    "dice": DICE,
    "boost": BOOST,
    "forced": FORCED,
    "reshape": RESHAPE,
    "caused": CAUSED,
    "taken": TAKEN,
    "shield": SHIELD,
    "lost": LOST,
}
ROLLED: Final = ("hits", "dice", "boost", "forced")
LARGE: Final = 999_999
GROUPS: Final = 4


# Writing.


def much(number: i64) -> i64:
    """A number that only grows, so that it can be read again however long somebody plays on."""
    return min(number, LARGE)


def write(g: Galaxy) -> str:
    lines = [f"milkomeda {text_of(g.rules.values)}", turn_line(g)]
    lines += [player_line(g, seat) for seat in range(g.seats)]
    lines += [cell_line(g, cell) for cell in range(g.grid.cells) if worth_a_line(g, cell)]
    lines += deck_lines(g) + display_lines(g) + objective_lines(g)
    if g.field >= 0:
        lines += battle_lines(g)
    steps = "; ".join(pending.spell(g, step) for step in g.steps[::-1])
    return "\n".join([*lines, f"pending: {steps or 'nothing'}"]) + "\n"


def turn_line(g: Galaxy) -> str:
    words = [
        f"round {much(g.round)}",
        "order " + " ".join(SEATS[g.order[place]] for place in range(g.seats)),
        f"turn {SEATS[g.active]}",
    ]
    if g.order[g.place] != g.active:
        words.append(f"place {g.place + 1}")
    if g.master >= 0:
        words.append(f"master {SEATS[g.master]}")
    if g.proposed >= 0:
        words.append(f"proposed {spell_order(g, g.proposed)}")
    if g.main >= 0:
        words.append(f"main {ACTIONS[g.main]}")
    for name, value in (("explored", g.explored), ("victories", g.victories), ("green", g.green_spent)):
        if value:
            words.append(f"{name} {much(value)}")
    if g.won_in:
        words.append("won in " + " ".join(KEYWORDS[i] for i in range(8) if g.won_in & BIT[i]))
    for name, flag in (("claimed", g.claimed), ("destroyed", g.destroyed), ("jumped", g.jumped)):
        if flag:
            words.append(name)
    if g.last_placer >= 0:
        words.append(f"last sector {SEATS[g.last_placer]}")
    return ", ".join(words)


def player_line(g: Galaxy, seat: i64) -> str:
    words: list[str] = []
    if g.player[CIVILIZATION + seat] >= 0:
        words.append(CIVILIZATIONS[g.player[CIVILIZATION + seat]])
    words.append("storage " + " ".join(str(much(g.storage[seat * 4 + colour])) for colour in range(4)))
    if g.player[LAST + seat] >= 0:
        main = g.player[LAST_MAIN + seat]
        words.append(f"last {ACTIONS[main] if main >= 0 else '-'} {ACTIONS[g.player[LAST + seat]]}")
    for name, at in (("points", POINTS), ("won", WON), ("rounds", ROUNDS_WON)):
        if g.player[at + seat]:
            words.append(f"{name} {much(g.player[at + seat])}")
    if g.player[RAZED + seat]:
        words.append("razed " + " ".join(structure_words(g.player[RAZED + seat])))
    owned = [TECHNOLOGIES[card] for card in range(len(TECHNOLOGIES)) if g.tech[card] == OWNED + seat]
    if owned:
        words.append("technologies " + " + ".join(owned))
    if g.promises[seat]:
        words.append(f"promised {spell_wish(g.promises[seat])}")
    return f"{SEATS[seat]}: {', '.join(words)}"


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


def structure_words(bits: i64) -> list[str]:
    found: list[str] = []
    for name, bit in STRUCTURE_OF_BIT:
        if bits & bit:
            found.append(name + (" new" if bits >> FRESH & bit else ""))
    return found


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
    words = [f"attacker {SEATS[g.attacker]}", f"round {much(g.fight_round)}"]
    if g.standoffs:
        words.append(f"standoffs {much(g.standoffs)}")
    if g.favoured >= 0:
        words.append(f"favoured {SEATS[g.favoured]}")
    if g.holder >= 0:
        words.append(f"keeper {SEATS[g.holder]}")
    for index in range(4):
        if g.battle[CAME + index * 2 + 1]:
            origin = g.grid.name(g.battle[CAME + index * 2])
            words.append(f"came {g.battle[CAME + index * 2 + 1]} {origin}")
    lines = [f"battle {g.grid.name(g.field)}: {', '.join(words)}"]
    for seat in range(g.seats):
        clauses = mat_clauses(g, seat)
        if clauses:
            lines.append(f"mat {SEATS[seat]}: {', '.join(clauses)}")
    return lines


def mat_clauses(g: Galaxy, seat: i64) -> list[str]:
    found: list[str] = []
    for name, at in SPLITS.items():
        counts = [int(g.battle[at + seat * TYPES + kind]) for kind in range(TYPES)]
        if any(counts):
            found.append(f"{name} {spell_split(pack(counts))}")
    for name, at in MAT.items():
        if g.battle[at + seat]:
            found.append(f"{name} {g.battle[at + seat]}")
    return found


# Reading.


def read(text: str) -> Galaxy:
    """The position written so. Raises ValueError with the line that cannot be understood."""
    lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines:
        raise ValueError("line 1: the position is empty")
    number, first = lines[0]
    if first.split()[0].lower() != "milkomeda":
        raise ValueError(f"line {number}: a position begins with 'milkomeda' and its options")
    seats = 0
    for _, line in lines:
        word = line.partition(":")[0].strip().lower()
        if word in SEATS:
            seats = max(seats, SEATS.index(word) + 1)
    try:
        reader = Reader(first[len("milkomeda") :].lower(), max(seats, 2))
    except ValueError as problem:
        raise ValueError(f"line {number}: {problem}") from None
    for number, line in lines[1:]:
        try:
            reader.line(line)
        except IndexError:
            raise ValueError(f"line {number}: something is missing in '{line}'") from None
        except ValueError as problem:
            raise ValueError(f"line {number}: {problem}") from None
    for word, finish in (
        ("deck", reader.count_deck),
        ("battle", reader.check_battle),
        ("pending", reader.finish),
    ):
        try:
            finish()
        except ValueError as problem:
            raise ValueError(f"line {line_of(word, lines)}: {problem}") from None
    return reader.g


def line_of(word: str, lines: list[tuple[int, str]]) -> int:
    """The number of the line that begins so, else of the last one."""
    return next((number for number, line in lines if line.startswith(word)), lines[-1][0])


def one_of(word: str, words: list[str], what: str) -> int:
    for index, candidate in enumerate(words):
        if candidate.lower() == word.strip().lower():
            return index
    raise ValueError(f"there is no {what} '{word.strip()}'")


def whole(word: str, most: int = LARGE) -> int:
    if not word.strip().isdecimal():
        raise ValueError(f"'{word.strip()}' is not a number")
    if len(word.strip()) > len(str(LARGE)) or int(word) > most:
        raise ValueError(f"{word.strip()} is too much")
    return int(word)


def one_word(words: list[str]) -> str:
    if len(words) > 1:
        raise ValueError(f"'{' '.join(words[1:])}' is too much")
    return words[0]


class Reader:
    """Reads a position line by line into a bare table."""

    def __init__(self, options: str, seats: int) -> None:
        self.g = bare(options, seats)
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
            self.turn([clause.strip() for clause in line.split(",")])
        elif word in SEATS:
            self.player(self.seat(word), clauses)
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

    def seat(self, word: str) -> int:
        seat = one_of(word, SEATS, "player")
        if seat >= self.g.seats:
            raise ValueError(f"{word} does not play here")
        return seat

    def all_seats(self, words: list[str]) -> list[int]:
        seats = [self.seat(word) for word in words]
        if sorted(seats) != list(range(self.g.seats)):
            raise ValueError("the order must name every player once")
        return seats

    def turn(self, clauses: list[str]) -> None:
        g = self.g
        for clause in clauses:
            words = clause.split()
            name, rest = words[0].lower(), words[1:]
            if name == "round":
                g.round = whole(one_word(rest))
            elif name == "order":
                g.order = flat(self.all_seats(rest))
            elif name == "proposed":
                g.proposed = ORDERS[g.seats].index(self.all_seats(rest))
            elif name == "turn":
                g.active = self.seat(one_word(rest))
            elif name == "place":
                self.place = whole(one_word(rest)) - 1
                if not 0 <= self.place < g.seats:
                    raise ValueError(f"there are {g.seats} places in the order")
            elif name == "master":
                g.master = self.seat(one_word(rest))
            elif name == "main":
                g.main = one_of(one_word(rest), ACTIONS, "action")
            elif name == "explored":
                g.explored = whole(one_word(rest))
            elif name == "victories":
                g.victories = whole(one_word(rest))
            elif name == "green":
                g.green_spent = whole(one_word(rest))
            elif name == "won":
                g.won_in = sum(2 ** one_of(word, KEYWORDS, "keyword") for word in rest[1:])
            elif name == "last":
                g.last_placer = self.seat(rest[1])
            elif name in ("claimed", "destroyed", "jumped"):
                setattr(g, name, True)
            else:
                raise ValueError(f"'{clause}' is nothing that a turn can say")

    def player(self, seat: int, clauses: list[str]) -> None:
        g = self.g
        for clause in clauses:
            word, _, rest = clause.partition(" ")
            name = word.lower()
            if name in CIVILIZATIONS:
                g.player[CIVILIZATION + seat] = CIVILIZATIONS.index(name)
            elif name == "storage":
                amounts = [whole(word) for word in rest.split()]
                if len(amounts) != 4:
                    raise ValueError(f"a storage is four numbers: {' '.join(COLOURS)}")
                for colour, amount in enumerate(amounts):
                    g.storage[seat * 4 + colour] = amount
            elif name == "last":
                words = rest.split()
                g.player[LAST_MAIN + seat] = NONE if words[0] == "-" else one_of(words[0], ACTIONS, "action")
                g.player[LAST + seat] = one_of(words[-1], ACTIONS, "action")
            elif name == "points":
                g.player[POINTS + seat] = whole(rest)
            elif name == "won":
                g.player[WON + seat] = whole(rest)
            elif name == "rounds":
                g.player[ROUNDS_WON + seat] = whole(rest)
            elif name == "razed" and g.rules.architects_count == "built":
                names = {
                    MEGASTRUCTURES[one_of(word, MEGASTRUCTURES, "megastructure")] for word in rest.split()
                }
                g.player[RAZED + seat] = sum(bit for name, bit in STRUCTURE_OF_BIT if name in names)
            elif name == "technologies":
                for word in rest.split("+"):
                    card = one_of(word, TECHNOLOGIES, "technology")
                    self.technology(card, OWNED + seat)
                    learn(g, seat, card)
            elif name == "promised":
                wishes = [spell_wish(wish) for wish in range(9)]
                g.promises = changed(g.promises, seat, one_of(rest, wishes, "promise"))
            else:
                raise ValueError(f"'{clause}' is nothing that a player can have")

    def cell(self, head: str, clauses: list[str]) -> None:
        g = self.g
        name, _, sector = head.partition(" ")
        cell = g.grid.cell(name)
        if cell in g.grid.homes:
            if sector.strip().lower() not in explore.QUARTERS:
                raise ValueError(f"{name} is a Homeworld")
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
                kind = one_of(one_word(words[1:] if works else words[1:-1]), STRUCTURES, "structure")
                self.structure(self.seat(words[0]), kind, cell, works)
        g.settle_control(cell)

    def fleets(self, seat: int, cell: i64, fleets: int) -> None:
        self.g.add_fleets(seat, cell, fleets)
        if self.g.player[AFLOAT + seat] > self.g.rules.fleets:
            raise ValueError(f"{SEATS[seat]} has {self.g.rules.fleets} fleets in all")

    def structure(self, seat: int, kind: int, cell: i64, works: bool) -> None:
        if not in_supply(self.g, seat, kind):
            raise ValueError(f"{SEATS[seat]} has no {STRUCTURES[kind]} more")
        self.g.put_structure(seat, kind, cell, works)

    def sector(self, cell: i64, sector: str) -> None:
        name, turned = sector, 0
        if sector[-3:].lower() in (" r1", " r2", " r3"):
            name, turned = sector[:-3], int(sector[-1])
        card = one_of(name, SECTORS, "sector")
        if self.g.bag[card] != UNSEEN:
            raise ValueError(f"{SECTORS[card]} is there twice")
        if self.g.sector[cell] >= 0:
            raise ValueError(f"{self.g.grid.name(cell)} is there twice")
        self.g.bag = changed(self.g.bag, card, OUT)
        explore.put_sector(self.g, card, cell, turned)

    def cards(self, where: str, names: list[str]) -> None:
        for name in names:
            card = one_of(name, SECTORS, "sector")
            if self.g.bag[card] != UNSEEN:
                raise ValueError(f"{SECTORS[card]} is there twice")
            self.g.bag = changed(self.g.bag, card, KNOWN if where == "known" else OUT)
            if where == "known":
                self.g.known += 1
            if where == "top":
                self.g.top = [*self.g.top, card]

    def display(self, position: int, pair: str) -> None:
        g = self.g
        if not 0 <= position < positions(g):
            raise ValueError(f"there are {positions(g)} positions on display")
        left, slash, right = pair.partition("/")
        if not slash:
            raise ValueError(f"a position shows 'directive / {g.rules.module}'")
        if left.strip() != "-":
            directive = one_of(left, DIRECTIVES, "directive")
            self.tier(directive, deck_tier(g, 0, position))
            g.shown = changed(g.shown, position, directive)
            self.card(directive, IN_USE)
        if right.strip() != "-":
            protocol = one_of(right, PROTOCOLS, g.rules.module)
            self.tier(PROTOCOL + protocol, deck_tier(g, 1, position))
            g.shown = changed(g.shown, POSITIONS + position, protocol)
            self.card(PROTOCOL + protocol, IN_USE)

    def tier(self, card: int, wanted: i64) -> None:
        found = (DIRECTIVE_TIER + PROTOCOL_TIER)[card]
        if found != wanted:
            raise ValueError(f"{(DIRECTIVES + PROTOCOLS)[card]} is of tier {found}, not {wanted}")

    def discarded(self, names: list[str]) -> None:
        for name in names:
            card = one_of(name, DIRECTIVES + PROTOCOLS + TECHNOLOGIES, "card")
            if card < len(self.g.cards):
                self.card(card, DISCARDED)
            else:
                self.technology(card - len(self.g.cards), DISCARDED)

    def card(self, card: int, status: int) -> None:
        if self.g.cards[card] != IN_DECK:
            raise ValueError(f"{(DIRECTIVES + PROTOCOLS)[card]} is there twice")
        self.g.cards = changed(self.g.cards, card, status)

    def technology(self, card: int, status: int) -> None:
        if self.g.tech[card] != IN_DECK:
            raise ValueError(f"{TECHNOLOGIES[card]} is there twice")
        self.g.tech = changed(self.g.tech, card, status)

    def objective(self, name: str, owners: list[str]) -> None:
        g = self.g
        if len(g.objectives) == 5:
            raise ValueError("there are five objectives at most")
        card = one_of(name, OBJECTIVES, "objective")
        if card in g.objectives:
            raise ValueError(f"{OBJECTIVES[card]} is there twice")
        if len(owners) > len(OBJECTIVE_THRESHOLDS[card]):
            raise ValueError(f"{OBJECTIVES[card]} has {len(OBJECTIVE_THRESHOLDS[card])} slots")
        g.objectives = [*g.objectives, card]
        for slot, owner in enumerate(owners):
            if owner != "-":
                g.slots = changed(g.slots, (len(g.objectives) - 1) * 4 + slot, self.seat(owner))

    def battle(self, where: str, clauses: list[str]) -> None:
        g = self.g
        g.battle = filled(BATTLE, 0)
        g.field = g.grid.cell(where)
        groups = 0
        for clause in clauses:
            words = clause.lower().split()
            if words[0] == "attacker":
                g.attacker = self.seat(one_word(words[1:]))
            elif words[0] == "round":
                g.fight_round = whole(one_word(words[1:]))
            elif words[0] == "standoffs":
                g.standoffs = whole(one_word(words[1:]))
            elif words[0] == "favoured":
                g.favoured = self.seat(one_word(words[1:]))
            elif words[0] == "keeper":
                g.holder = self.seat(one_word(words[1:]))
            elif words[0] == "came":
                if groups == GROUPS:
                    raise ValueError(f"fleets come from {GROUPS} sectors at most")
                g.battle[CAME + groups * 2] = g.grid.cell(words[2])
                g.battle[CAME + groups * 2 + 1] = whole(words[1], g.rules.fleets)
                groups += 1
            else:
                raise ValueError(f"'{clause}' is nothing that a battle can say")
        if g.attacker < 0:
            raise ValueError("a battle has an attacker")

    def mat(self, seat: int, clauses: list[str]) -> None:
        g = self.g
        if g.field < 0:
            raise ValueError("a mat needs a battle before it")
        for clause in clauses:
            word, _, rest = clause.partition(" ")
            name = word.lower()
            if name in SPLITS:
                packed = read_split(rest)
                for kind in range(TYPES):
                    g.battle[SPLITS[name] + seat * TYPES + kind] = part(packed, kind)
            elif name in MAT:
                g.battle[MAT[name] + seat] = whole(rest, MOST_DICE if name in ROLLED else g.rules.fleets)
            else:
                raise ValueError(f"'{clause}' is nothing that lies on a mat")

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
            raise ValueError("a battle needs its steps among those that are pending")
        if not fitting.can_be_answered(g):
            raise ValueError(f"nothing can be answered to step '{pending.spell(g, g.step)}'")

    def check_pending(self) -> None:
        step = fitting.misfit(self.g)
        if step is not None:
            raise ValueError(f"step '{step.name()}' does not fit the position")

    def check_battle(self) -> None:
        g = self.g
        if g.field < 0:
            return
        if g.sector[g.field] < 0:
            raise ValueError(f"{g.grid.name(g.field)} is unexplored")
        for seat in range(g.seats):
            if fleet_of(g, seat) > g.fleets[g.field * 4 + seat]:
                raise ValueError(f"{SEATS[seat]} has more ships than fleets there")
            for kind in range(TYPES):
                if g.battle[MARKS + seat * TYPES + kind] > g.battle[SHIPS + seat * TYPES + kind]:
                    raise ValueError(f"{SEATS[seat]} has more marks than ships")

    def count_deck(self) -> None:
        """How many sectors are left: said, or all that are neither on the map nor drawn."""
        g = self.g
        statuses = [int(g.bag[card]) for card in range(len(SECTORS))]
        gone = statuses.count(OUT) - len(g.top)
        g.left = g.rules.sectors - gone if self.deck == NONE else self.deck
        hidden = g.left - len(g.top) - statuses.count(KNOWN)
        if not 0 <= hidden <= statuses.count(UNSEEN):
            raise ValueError(f"the deck cannot hold {g.left} sectors")

    def place_of(self, seat: i64) -> int:
        return next(place for place in range(self.g.seats) if self.g.order[place] == seat)
