"""What people wish for at a table: the events that would follow. Each raises Refusal where it cannot be."""

import re
import secrets
import time
from string import ascii_lowercase

import msgspec

from milkomeda.bots import levels
from milkomeda.games import game
from milkomeda.play.game import Game
from milkomeda.play.log import BadLog, read_position
from milkomeda.table import fair, wire
from milkomeda.table.names import told_apart
from milkomeda.table.refusal import Refusal
from milkomeda.table.room import Room, Said, SatDown
from milkomeda.table.schema import Event, Row
from milkomeda.table.summary import WATCHER

LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_SALT = 100
SALT = re.compile(f"[0-9A-Za-z_-]{{0,{LONGEST_SALT}}}")
LONGEST_KEY = 40
USUAL_BOT = "quick"


def found(
    person: str, name: str, wish: wire.NewTable, start: str, secret: str = ""
) -> tuple[Row, list[Event]]:
    """A new table, and who sits there; it begins from a position unless that is empty, and has the secret
    whose hash the host was shown, if there is one."""
    rules, options = rules_of(wish, start)
    if wish.salt and not secret:
        raise Refusal("a salt comes after the hash: ask for the hash of your next table first")
    row = Row(
        new_id(),
        time.time(),
        wish.game,
        rules,
        options,
        len(wish.seats),
        person,
        wish.private,
        wish.clock,
        wish.when_late,
        secret or fair.new_secret(),
        start,
    )
    events: list[Event] = []
    for seat, seat_wish in enumerate(wish.seats):
        if seat_wish.kind == "me":
            known = told_apart(name, names_but(Room(row), seat))
            events.append(sitting(len(events), row.created, seat, person, known, wish.salt))
        elif seat_wish.kind == "bot":
            bot = known_bot(game(wish.game), seat_wish.bot)
            events.append(Event(len(events), row.created, "bot", seat, "", bot))
    return row, events


def new_id() -> str:
    """Nobody guesses it, and no command takes it for an option: it begins with a letter."""
    return secrets.choice(ascii_lowercase) + secrets.token_urlsafe(9)


def rules_of(wish: wire.NewTable, start: str) -> tuple[str, str]:
    """The version of the rules, and the options as short as they can be."""
    try:
        rules = game(wish.game)
        if len(wish.seats) not in rules.player_counts:
            counts = ", ".join(str(count) for count in rules.player_counts)
            raise Refusal(f"{wish.game} is for {counts} players")
        state = read_position(start, rules, "start") if start else rules.new(wish.options, len(wish.seats))
    except (ValueError, BadLog) as problem:
        raise Refusal(str(problem)) from None
    if state.seats != len(wish.seats):
        raise Refusal(f"that position is one of {state.seats} players")
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal("you can hold one seat only")
    if not 0 <= wish.clock <= LONGEST_CLOCK:
        raise Refusal(f"a clock is 0 to {LONGEST_CLOCK} seconds")
    return rules.version, rules.options(state)


def sitting(number: int, at: float, seat: int, person: str, name: str, salt: str) -> Event:
    if not SALT.fullmatch(salt):
        raise Refusal(f"a salt is made of {LONGEST_SALT} letters, digits, - and _ at most")
    return Event(number, at, "sit", seat, person, msgspec.json.encode(SatDown(name, salt, True)).decode())


def known_bot(rules: Game, name: str) -> str:
    bots = levels(rules)
    if name not in bots:
        raise Refusal(f"there is no bot '{name}': there are {', '.join(bots)}")
    return name


def join(room: Room, person: str, name: str, wish: wire.Join, at: float) -> list[Event]:
    if room.seat_of(person) != WATCHER:
        return []
    free = [seat for seat, there in enumerate(room.seats) if there.kind == "open"]
    if not free:
        raise Refusal("all seats are taken")
    seat = free[0] if wish.seat == WATCHER else wish.seat
    if seat not in free:
        raise Refusal("that seat is taken")
    return [sitting(room.number, at, seat, person, told_apart(name, names_but(room, seat)), wish.salt)]


def names_but(room: Room, seat: int) -> list[str]:
    """What the others at the table are called, by their names and by their seats."""
    others = [other for other in range(len(room.seats)) if other != seat]
    return [name for one in others for name in (room.seats[one].name, room.game.seat_names[one])]


def set_seat(room: Room, person: str, seat: int, wish: wire.SeatWish, at: float) -> list[Event]:
    if room.row.host != person:
        raise Refusal("only the host can do that")
    if room.phase != "open":
        raise Refusal("the game has begun")
    if not 0 <= seat < len(room.seats):
        raise Refusal("there is no such seat")
    there = room.seats[seat].person
    if wish.kind == "open":
        return [Event(room.number, at, "open", seat, there, "")]
    if there not in ("", person):
        raise Refusal("somebody sits there")
    if wish.kind == "bot":
        return [Event(room.number, at, "bot", seat, "", known_bot(room.game, wish.bot))]
    raise Refusal("a seat can be open or have a bot")


def say(room: Room, seat: int, person: str, said: Said, at: float) -> list[Event]:
    """Under the name that one has at the table."""
    if len(said.key) > LONGEST_KEY:
        raise Refusal(f"a key has {LONGEST_KEY} characters at most")
    if said.key and any(line.key == said.key for line in room.chat):
        return []
    known = room.seats[seat].name if seat != WATCHER else ""
    named = Said(known or told_apart(said.name, names_but(room, seat)), said.text, said.key)
    return [Event(room.number, at, "say", seat, person, msgspec.json.encode(named).decode())]


def leave(room: Room, seat: int, bot: str, at: float) -> list[Event]:
    """Before the game the seat is free again; in it a bot plays on."""
    if room.phase == "over":
        raise Refusal("there is no game to leave")
    if room.phase == "open":
        return [Event(room.number, at, "open", seat, room.seats[seat].person, "")]
    if room.seats[seat].bot:
        return []
    return [Event(room.number, at, "bot", seat, "", known_bot(room.game, bot))]


def vacate(room: Room, person: str, at: float) -> list[Event]:
    """Whoever that is does not come back."""
    seat = room.seat_of(person)
    return [] if seat == WATCHER or room.phase == "over" else leave(room, seat, USUAL_BOT, at)


def come_back(room: Room, seat: int, at: float) -> list[Event]:
    return [Event(room.number, at, "return", seat, "", "")] if room.seats[seat].bot else []
