"""Sentences: what was answered, and what came of it, as a listener may hear it."""

from typing import Final

from milkomeda.play.step import LUCK
from milkomeda.starflick.board import A_SEAT, COLOURS, HOLE_NAMES, HOLES, KINDS, QUADRANTS, SEATS, ship_name
from milkomeda.starflick.physics import MINED, OFF, RAM, REST
from milkomeda.starflick.rulebook import technologies
from milkomeda.starflick.rules import flick, move, recruit
from milkomeda.starflick.rules.develop import Develop
from milkomeda.starflick.rules.end import Reveal, Turning
from milkomeda.starflick.rules.scan import ENOUGH, Peek, Scan
from milkomeda.starflick.rules.setup import ORDERS, Spread
from milkomeda.starflick.state import Sky

EVERYTHING: Final = -2


def told(before: Sky, seat: int, choice: int, after: Sky, listener: int) -> list[str]:
    step = before.step
    if listener != EVERYTHING and not step.sees(before, listener):
        said = f"{SEATS[before.active]} scans {step.spell(before, choice).split()[0]}."
    else:
        said = sentence(before, seat, choice)
    return [line for line in [said, *news(before, after)] if line]


def sentence(before: Sky, seat: int, choice: int) -> str:
    """An answer; empty where what follows says it all."""
    step, who = before.step, SEATS[before.active if seat == LUCK else seat]
    text = step.spell(before, choice)
    if isinstance(step, flick.Physics):
        return event_said(choice)
    if isinstance(step, flick.Shoot):
        angle, speed = divmod(choice, flick.SPEEDS)
        return f"{who} flicks {ship_name(step.ship)} at {speed} mm/s, {angle / 100:.0f}°."
    if isinstance(step, flick.Dice):
        return f"The dice show {choice // 6 + 1} for the distance and {choice % 6 + 1} for the direction."
    if isinstance(step, Peek):
        return f"{who} scans: {kind_said(step, choice)}"
    if isinstance(step, Reveal):
        return kind_said(step, choice)
    if isinstance(step, Spread):
        order = ORDERS[choice]
        extras = [f"{QUADRANTS[q].capitalize()} of {COLOURS[order[q]]}" for q in range(4)]
        return f"There is one planet more in {', '.join(extras)}."
    if isinstance(step, Develop):
        level = before.level[seat * 4 + choice] + 1
        return f"{who} develops {text}: {technologies(before.rules)[choice][level - 1]}."
    if isinstance(step, move.Move):
        return move_said(who, before, choice)
    if isinstance(step, Scan) or (
        choice == HOLES == ENOUGH and isinstance(step, recruit.Recruit | recruit.Return)
    ):
        return ""
    return SAID[step.name()].format(who=who, text=text, rest=text.partition(" ")[2])


SAID: Final = {
    "starter": "{text}.",
    "action": "{who} chooses: {text}.",
    "place": "",
    "build": "{who} builds a {text}.",
    "attack": "{who} attacks {rest}.",
    "give-up": "{who} gives up {text}.",
    "minefield": "{who} lays a minefield.",
    "recruit": "{who} recruits a {text}.",
    "return": "{who} returns a {text}.",
    "mine": "{who} mines {rest} troops.",
    "reward": "{who} gains {rest}.",
}


def kind_said(step: Turning, choice: int) -> str:
    kind = KINDS[choice]
    article = "an" if kind[0] in "ao" else "a"
    return f"{HOLE_NAMES[step.hole]} is {article} {kind}{' planet' if kind in COLOURS else ''}."


def move_said(who: str, before: Sky, choice: int) -> str:
    """Starts and landings; a flick says itself what it is."""
    kind, rest = choice & ~63, choice & 63
    if kind == move.LAND:
        ship = before.active * A_SEAT + rest
        return f"{who} lands {ship_name(ship)} on {HOLE_NAMES[before.orbit[ship]]}."
    if kind == move.LAUNCH:
        return f"{who} launches a starship from {HOLE_NAMES[rest]}."
    return f"{who} launches the battleship from {HOLE_NAMES[rest]}." if kind == move.LAUNCH_BATTLESHIP else ""


def event_said(choice: int) -> str:
    event = flick.event_of(choice)
    if event.what == RAM:
        return f"{ship_name(event.ship)} rams {ship_name(event.x)}: both are destroyed."
    if event.what == OFF:
        return f"{ship_name(event.ship)} leaves the board: a navigational error."
    if event.what == MINED:
        return f"{ship_name(event.ship)} runs into a minefield."
    if event.what == REST:
        return f"{ship_name(event.ship)} comes to rest."
    return ""


def news(before: Sky, after: Sky) -> list[str]:
    """Points gained, and the last turns."""
    lines: list[str] = []
    for seat in range(before.seats):
        gained = after.total(seat) - before.total(seat)
        if gained:
            lines.append(f"{SEATS[seat]} gains {gained} VP.")
    if after.final >= 0 > before.final:
        lines.append("The pool is empty: all others have one last turn.")
    if after.over and not before.over:
        winners = [SEATS[seat] for seat in after.winners()]
        lines.append(f"The game is over: {' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}.")
    return lines


def why(sky: Sky) -> str:
    """What ended the game; empty while it is not over."""
    if not sky.over or sky.final < 0:
        return ""
    return f"{SEATS[sky.final]} emptied the pool, and all others have had one last turn."


def verdict(sky: Sky) -> str:
    """Why the winner is one."""
    points, winners = sky.scores(), sky.winners()
    best = [seat for seat in range(sky.seats) if points[seat] == max(points)]
    names = " and ".join(SEATS[seat] for seat in winners)
    if len(winners) > 1:
        return f"{names} share the victory with {max(points)} VP."
    if len(best) == 1:
        return f"{names} wins with {max(points)} VP."
    if sum(sky.total(seat) == sky.total(winners[0]) for seat in best) == 1:
        return f"{names} wins the tie at {max(points)} VP: most VP were taken during the game."
    return f"{names} wins the tie at {max(points)} VP by technology levels."
