"""Positions as text, compact and written by hand or by `write`. docs/notation.md describes them.

Whatever is not said has its usual value, so that a rule test is a few readable lines.
"""

from typing import Any

from mypy_extensions import i64

from milkomeda.galaxy.cards import SEATS, STRUCTURES, TYPES
from milkomeda.galaxy.editions import text_of
from milkomeda.galaxy.notation import fitting, pending
from milkomeda.galaxy.notation.clauses import (
    FIGHT,
    MAT,
    PLAYER,
    TURN,
    one_word,
    structure_words,
    there_twice,
    written,
)
from milkomeda.galaxy.rules import explore
from milkomeda.galaxy.rules.build import in_supply
from milkomeda.galaxy.rules.directives import deck_tier, positions
from milkomeda.galaxy.rules.mat import fleet_of
from milkomeda.galaxy.rules.setup import bare
from milkomeda.galaxy.state import (
    AFLOAT,
    BATTLE,
    DISCARDED,
    IN_DECK,
    IN_USE,
    KNOWN,
    MARKS,
    NONE,
    OUT,
    POSITIONS,
    SHIPS,
    UNSEEN,
    Galaxy,
    changed,
    filled,
)
from milkomeda.play.clauses import Clause, Lines, lines_of, read_lines, whole
from milkomeda.play.pending import write as write_steps
from milkomeda.play.pending import write_step
from milkomeda.play.spelling import in_line, index_of
from milkomeda.play.step import Step
from milkomeda.words.message import Problem, message_of, say

# Writing.


def write(g: Galaxy) -> str:
    lines = [f"milkomeda {text_of(g.rules.values)}", written(TURN, g, NONE)]
    lines += [f"{SEATS[seat]}: {written(PLAYER, g, seat)}" for seat in range(g.seats)]
    lines += [cell_line(g, cell) for cell in range(g.grid.cells) if worth_a_line(g, cell)]
    lines += deck_lines(g) + display_lines(g) + objective_lines(g)
    if g.field >= 0:
        lines += battle_lines(g)
    return "\n".join([*lines, f"pending: {write_steps(g)}"]) + "\n"


def worth_a_line(g: Galaxy, cell: i64) -> bool:
    return g.sector[cell] >= 0 and (
        g.sector[cell] < g.box.homeworld or g.turned[cell] > 0 or contents(g, cell) != ""
    )


def cell_line(g: Galaxy, cell: i64) -> str:
    sector = [g.box.sectors[g.sector[cell]]] if g.sector[cell] < g.box.homeworld else []
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
    known = [g.box.sectors[card] for card in range(len(g.box.sectors)) if g.bag[card] == KNOWN]
    drawn = [
        g.box.sectors[card]
        for card in range(len(g.box.sectors))
        if g.bag[card] == OUT and card not in on_map and card not in g.top
    ]
    lines = [f"deck {g.left}"]
    lines += ["known: " + ", ".join(known)] if known else []
    lines += ["drawn: " + ", ".join(drawn)] if drawn else []
    lines += ["top: " + ", ".join(g.box.sectors[card] for card in g.top)] if g.top else []
    return lines


def display_lines(g: Galaxy) -> list[str]:
    lines: list[str] = []
    for position in range(positions(g)):
        directive, protocol = g.shown[position], g.shown[POSITIONS + position]
        if directive >= 0 or protocol >= 0:
            left = g.box.directives[directive] if directive >= 0 else "-"
            lines.append(
                f"display {position + 1}: {left} / {g.box.protocols[protocol] if protocol >= 0 else '-'}"
            )
    names = g.box.directives + g.box.protocols
    gone = [names[card] for card in range(len(names)) if g.cards[card] == DISCARDED]
    gone += [g.box.technologies[card] for card in range(len(g.box.technologies)) if g.tech[card] == DISCARDED]
    return [*lines, "discarded: " + ", ".join(gone)] if gone else lines


def objective_lines(g: Galaxy) -> list[str]:
    lines: list[str] = []
    for index, card in enumerate(g.objectives):
        slots = [int(g.slots[index * 4 + slot]) for slot in range(len(g.box.objective_needs[card]))]
        owners = [SEATS[owner] if owner >= 0 else "-" for owner in slots]
        claimed = ": " + " ".join(owners) if max(slots) >= 0 else ""
        lines.append(f"objective {g.box.objectives[card]}{claimed}")
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
    lines = lines_of(text)
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
        reader = Reader(first[len("milkomeda") :], max(seats, 2))
    except ValueError as problem:
        raise in_line(number, message_of(problem)) from None
    read_lines(lines[1:], reader.line)
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


def line_of(word: str, lines: Lines) -> int:
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
            explore.put_sector(self.g, self.g.box.homeworld + seat, self.g.home(seat), 0)

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
            self.pending = pending.read(self.g, rest)
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
        card = index_of(self.g.box.sectors, "sector", name)
        if self.g.bag[card] != UNSEEN:
            raise there_twice(self.g.box.sectors[card])
        if self.g.sector[cell] >= 0:
            raise there_twice(self.g.grid.name(cell))
        self.g.bag = changed(self.g.bag, card, OUT)
        explore.put_sector(self.g, card, cell, turned)

    def cards(self, where: str, names: list[str]) -> None:
        for name in names:
            card = index_of(self.g.box.sectors, "sector", name)
            if self.g.bag[card] != UNSEEN:
                raise there_twice(self.g.box.sectors[card])
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
            directive = index_of(g.box.directives, "directive", left)
            self.tier(directive, deck_tier(g, 0, position))
            g.shown = changed(g.shown, position, directive)
            self.card(directive, IN_USE)
        if right.strip() != "-":
            protocol = index_of(g.box.protocols, g.rules.module, right)
            self.tier(g.box.first_protocol + protocol, deck_tier(g, 1, position))
            g.shown = changed(g.shown, POSITIONS + position, protocol)
            self.card(g.box.first_protocol + protocol, IN_USE)

    def tier(self, card: int, wanted: i64) -> None:
        found = (self.g.box.directive_tier + self.g.box.protocol_tier)[card]
        if found != wanted:
            name = (self.g.box.directives + self.g.box.protocols)[card]
            raise Problem(say("is-of-tier", name=name, tier=found, wanted=int(wanted)))

    def discarded(self, names: list[str]) -> None:
        for name in names:
            card = index_of(
                self.g.box.directives + self.g.box.protocols + self.g.box.technologies, "card", name
            )
            if card < len(self.g.cards):
                self.card(card, DISCARDED)
            else:
                self.technology(card - len(self.g.cards), DISCARDED)

    def card(self, card: int, status: int) -> None:
        if self.g.cards[card] != IN_DECK:
            raise there_twice((self.g.box.directives + self.g.box.protocols)[card])
        self.g.cards = changed(self.g.cards, card, status)

    def technology(self, card: int, status: int) -> None:
        if self.g.tech[card] != IN_DECK:
            raise there_twice(self.g.box.technologies[card])
        self.g.tech = changed(self.g.tech, card, status)

    def objective(self, name: str, owners: list[str]) -> None:
        g = self.g
        if len(g.objectives) == 5:
            raise Problem(say("five-objectives-at-most"))
        card = index_of(g.box.objectives, "objective", name)
        if card in g.objectives:
            raise there_twice(g.box.objectives[card])
        if len(owners) > len(g.box.objective_needs[card]):
            slots = len(g.box.objective_needs[card])
            raise Problem(say("objective-has-slots", objective=g.box.objectives[card], slots=slots))
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
            raise Problem(say("no-answer-to-step", text=write_step(g, g.step)))

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
        statuses = [int(g.bag[card]) for card in range(len(g.box.sectors))]
        gone = statuses.count(OUT) - len(g.top)
        g.left = g.rules.sectors - gone if self.deck == NONE else self.deck
        hidden = g.left - len(g.top) - statuses.count(KNOWN)
        if not 0 <= hidden <= statuses.count(UNSEEN):
            raise Problem(say("deck-cannot-hold", sectors=int(g.left)))

    def place_of(self, seat: i64) -> int:
        return next(place for place in range(self.g.seats) if self.g.order[place] == seat)
