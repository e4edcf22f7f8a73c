"""What somebody wishes for at a table: what would follow. Nothing changes yet; each raises Refusal where it
cannot be, and brings nothing where it is so already."""

import re
import secrets
import time
from collections.abc import Sequence
from string import ascii_lowercase
from typing import Literal, cast

from msgspec import structs

from milkomeda.bots import named, usual
from milkomeda.games import SHOWS, game
from milkomeda.play.log import read, read_position, replay
from milkomeda.play.match import Match
from milkomeda.play.step import LUCK, WATCHER
from milkomeda.table import fair, wire
from milkomeda.table.events import (
    Answered,
    BotCame,
    CameBack,
    Event,
    Rematched,
    Said,
    SatDown,
    StoodUp,
    TookBack,
    Waived,
    What,
)
from milkomeda.table.leaders import coming
from milkomeda.table.names import told_apart
from milkomeda.table.refusal import Refusal
from milkomeda.table.room import Room
from milkomeda.table.schema import Row
from milkomeda.table.wordings import mark_of
from milkomeda.words.message import message_of, say

LONGEST_CLOCK = 7 * 24 * 3600
LONGEST_SALT = 100
SALT = re.compile(f"[0-9A-Za-z_-]{{0,{LONGEST_SALT}}}")
LONGEST_KEY = 40


def found(
    person: str, name: str, wish: wire.NewTable, start: str, secret: str = ""
) -> tuple[Row, list[What]]:
    """A new table, and who sits there; it begins from a position unless that is empty, and has the secret
    whose hash the host was shown, if there is one."""
    rules, options = rules_of(wish, start)
    if wish.salt and not secret:
        raise Refusal(say("salt-after-hash"))
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
        wish.rated,
        wish.pace,
        wish.hints,
        wish.wording.name if wish.wording else "",
        mark_of(wish.wording) if wish.wording else "",
    )
    return row, [event.what for event in seated(Room(row), person, name, wish)]


def brought(table_id: str, text: str) -> tuple[Room, list[Event]]:
    """A table for a game that bots played to its end elsewhere, by its log: no secret of ours made its luck,
    and nobody is its host."""
    try:
        log = read(text)
        match = replay(log, game(log.game))
    except (KeyError, ValueError) as problem:
        raise Refusal(message_of(problem)) from None
    if not match.state.over:
        raise Refusal(say("shown-when-over"))
    rules, seats, now = match.game, len(match.players), time.time()
    start = rules.write(match.start) if match.start else ""
    options = rules.options(match.state)
    room = Room(Row(table_id, now, log.game, rules.version, options, seats, "", True, 0, "bot", "", start))
    came = [BotCame(seat, name, named(name).level) for seat, name in enumerate(match.players)]
    events = room.add([*came, *(Answered(one.seat, "", one.text) for one in match.answers)], now)
    return room, events + room.add(room.snapshot(), now)


def seated(room: Room, person: str, name: str, wish: wire.NewTable) -> list[Event]:
    """Whoever sits there from the start: people first, so that no bot has the name of one."""
    events: list[Event] = []
    for seat, seat_wish in enumerate(wish.seats):
        if seat_wish.kind == "me":
            known = told_apart(name, names_but(room, seat))
            events += room.add([sitting(seat, person, known, wish.salt)], room.row.created)
    for seat, seat_wish in enumerate(wish.seats):
        if seat_wish.kind == "bot":
            events += room.add([bot_at(room, seat, seat_wish)], room.row.created)
    return events


def bot_at(room: Room, seat: int, wish: wire.SeatWish) -> BotCame:
    return coming(room, seat, wish, names_but(room, seat))


def playing_on(room: Room, seat: int, bot: str) -> BotCame:
    """For somebody, whose name the seat keeps."""
    return structs.replace(bot_at(room, seat, wire.SeatWish("bot", bot)), name="")


def again(room: Room, person: str, wish: wire.Rematch) -> wire.NewTable:
    """A table like that one, when its game is over: I and the bots have our seats, the others are open."""
    mine = room.seat_of(person)
    if mine == WATCHER:
        raise Refusal(say("only-those-who-play"))
    if room.phase != "over":
        raise Refusal(say("game-goes-on"))
    if room.rematch:
        raise Refusal(say("rematch-is-there"))
    row = room.row
    seats = [
        wire.SeatWish("bot", *named(there.bot), there.name)
        if there.kind == "bot"
        else wire.SeatWish("me" if seat == mine else "open")
        for seat, there in enumerate(room.seats)
    ]
    late, pace = cast(Literal["bot", "pass"], row.when_late), cast(wire.Pace, row.pace)
    return wire.NewTable(
        row.game,
        row.options,
        seats,
        row.private,
        row.clock,
        late,
        row.rated,
        pace,
        row.hints,
        wish.hash,
        wish.salt,
    )


def play_again(room: Room, person: str, table: str) -> list[What]:
    """That is the table; the first one counts."""
    return [] if room.rematch else [Rematched(room.seat_of(person), person, table)]


def new_id() -> str:
    """Nobody guesses it, and no command takes it for an option: it begins with a letter."""
    return secrets.choice(ascii_lowercase) + secrets.token_urlsafe(9)


def rules_of(wish: wire.NewTable, start: str) -> tuple[str, str]:
    """The version of the rules, and the options as short as they can be."""
    try:
        rules = game(wish.game)
        if len(wish.seats) not in rules.player_counts:
            raise Refusal(say("for-so-many-players", game=wish.game, counts=list(rules.player_counts)))
        state = read_position(start, rules, "in-start") if start else rules.new(wish.options, len(wish.seats))
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None
    if state.seats != len(wish.seats):
        raise Refusal(say("position-of-so-many-players", players=int(state.seats)))
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refusal(say("one-seat-only"))
    if not 0 <= wish.clock <= LONGEST_CLOCK:
        raise Refusal(say("clock-too-long", seconds=LONGEST_CLOCK))
    options = rules.options(state)
    if wish.rated:
        let_rate(wish, options, start)
    return rules.version, options


def let_rate(wish: wire.NewTable, options: str, start: str) -> None:
    """Raises Refusal for a game that says nothing about ratings, or need not come to its end."""
    changed = {option for option in options.split() if not option.startswith("edition=")}
    if start:
        raise Refusal(say("rated-from-the-start"))
    if wish.wording or changed not in (set(), set(SHOWS[wish.game].quick.split())):
        raise Refusal(say("rated-as-it-stands"))
    if not wish.clock:
        raise Refusal(say("rated-needs-a-clock"))
    if wish.hints:
        raise Refusal(say("rated-without-hints"))


def sitting(seat: int, person: str, name: str, salt: str) -> SatDown:
    if not SALT.fullmatch(salt):
        raise Refusal(say("salt-of-letters", most=LONGEST_SALT))
    return SatDown(seat, person, name, salt, shown=True)


def join(room: Room, person: str, name: str, wish: wire.Join) -> list[What]:
    if room.seat_of(person) != WATCHER:
        return []
    free = [seat for seat, there in enumerate(room.seats) if there.kind == "open"]
    if not free:
        raise Refusal(say("all-seats-taken"))
    seat = free[0] if wish.seat < 0 else wish.seat
    if seat not in free:
        raise Refusal(say("seat-taken"))
    return [sitting(seat, person, told_apart(name, names_but(room, seat)), wish.salt)]


def names_but(room: Room, seat: int) -> list[str]:
    """What the others at the table are called, by their names and by their seats."""
    others = [other for other in range(len(room.seats)) if other != seat]
    return [name for one in others for name in (room.seats[one].name, room.game.seat_names[one])]


def set_seat(room: Room, person: str, seat: int, wish: wire.SeatWish) -> list[What]:
    if room.row.host != person:
        raise Refusal(say("only-the-host"))
    if room.phase != "open":
        raise Refusal(say("game-has-begun"))
    if not 0 <= seat < len(room.seats):
        raise Refusal(say("no-such-seat"))
    there = room.seats[seat].person
    if wish.kind == "open":
        return [StoodUp(seat, there)]
    if there not in ("", person):
        raise Refusal(say("somebody-sits-there"))
    if wish.kind == "bot":
        return [bot_at(room, seat, wish)]
    raise Refusal(say("open-or-a-bot"))


def speak(room: Room, said: Said) -> list[What]:
    """Under the name that one has at the table."""
    if len(said.key) > LONGEST_KEY:
        raise Refusal(say("entry-too-long", entry="key", most=LONGEST_KEY))
    if said.key and any(line.key == said.key for line in room.chat):
        return []
    known = room.seats[said.seat].name if said.seat != WATCHER else ""
    return [structs.replace(said, name=known or told_apart(said.name, names_but(room, said.seat)))]


def leave(room: Room, seat: int, bot: str) -> list[What]:
    """Before the game the seat is free again; in it a bot plays on."""
    if room.phase == "over":
        raise Refusal(say("no-game-to-leave"))
    if room.phase == "open":
        return [StoodUp(seat, room.seats[seat].person)]
    return [] if room.seats[seat].bot else [playing_on(room, seat, bot)]


def vacate(room: Room, person: str) -> list[What]:
    """Whoever that is does not come back. Where a game is recorded nobody answers by themselves."""
    seat = room.seat_of(person)
    stays = seat == WATCHER or room.phase == "over" or room.row.cardboard
    return [] if stays else leave(room, seat, usual(room.game))


def come_back(room: Room, seat: int) -> list[What]:
    return [CameBack(seat)] if room.seats[seat].bot else []


def replace_late(room: Room, seat: int, question: int) -> list[What]:
    """A bot plays on for somebody whose time is up at that question."""
    late = room.asked[seat] == question and not room.seats[seat].bot
    return [playing_on(room, seat, usual(room.game))] if late else []


def granted(room: Room, happenings: Sequence[What], at: float) -> list[Event]:
    """That happens, and what follows of itself: answers that somebody gives every time, a snapshot."""
    events = room.add(happenings, at)
    while more := waived(room):
        events += room.add(more, at)
    return events + room.add(room.snapshot(), at)


# Playing.


def answer(room: Room, seat: int, question: int, text: str) -> list[What]:
    """With what chance says then."""
    trial = room.playing_match().copy()
    text = " ".join(text.split())
    before = room.answered.get((seat, question))
    if before is not None:
        if text != before:
            raise Refusal(say("answered-otherwise"))
        return []
    if question != room.asked[seat] or question < 0:
        raise Refusal(say("not-your-turn" if room.asked[seat] < 0 else "another-question"))
    if not text.isprintable():
        raise Refusal(say("no-text"))
    try:
        trial.answer_text(seat, text)
    except (ValueError, OverflowError) as problem:
        raise Refusal(message_of(problem)) from None
    return [Answered(seat, room.seats[seat].person, text), *luck_in(room, trial)]


def waive(room: Room, seat: int, wish: wire.Waive) -> list[What]:
    """What is asked now is then answered by `waived`."""
    waivers = {waiver.step: waiver.until for waiver in room.waivers(seat)}
    if waivers.get(wish.step, "now") == wish.until:
        return []
    if wish.until != "now":
        step = room.playing_match().state.facing(seat).step if room.asked[seat] >= 0 else None
        if step is None or step.name() != wish.step or not step.waivable():
            raise Refusal(say("not-to-be-waived"))
    return [Waived(seat, room.seats[seat].person, wish.step, wish.until)]


def waived(room: Room) -> list[What]:
    """The answer of somebody who has said before that it is always that one."""
    for seat in room.waiting():
        steps = [] if room.seats[seat].bot else [waiver.step for waiver in room.waivers(seat)]
        if steps:
            view = room.playing_match().state.view(seat)
            text = room.show.passing(view, seat) if view.step.name() in steps else ""
            if text:
                return answer(room, seat, room.asked[seat], text)
    return []


def first_luck(room: Room) -> list[What]:
    """What chance says before anybody is asked."""
    return luck_in(room, room.playing_match().copy())


def luck_in(room: Room, trial: Match) -> list[What]:
    said: list[What] = []
    while trial.state.seat() == LUCK:
        luck = fair.Fair(room.key, room.given + len(trial.answers))
        trial.answer(LUCK, trial.state.step.sample(trial.state, luck))
        said.append(Answered(LUCK, "", trial.answers[-1].text))
    return said


def undo(room: Room, seat: int, question: int) -> list[What]:
    state = room.playing_match().state
    if (seat, question) in room.undone:
        return []
    if state.over:
        raise Refusal(say("over-and-done"))
    if not room.may_undo(seat):
        raise Refusal(say("nothing-to-take-back"))
    if question != room.revocable[-1]:
        raise Refusal(say("another-question"))
    return [TookBack(seat, room.seats[seat].person)]
