"""From a state to a picture."""

from functools import lru_cache

from milkomeda.starflick.board import (
    A_QUADRANT,
    A_SEAT,
    BATTLESHIP,
    FATES,
    HOLE_NAMES,
    HOLE_X,
    HOLE_Y,
    HOLES,
    HOMEWORLD,
    KINDS,
    NONE,
    RADIUS,
    SEAMS,
    SHIP_NAMES,
    SHIPS,
    WORMHOLES,
    WORTH,
)
from milkomeda.starflick.options import Rules
from milkomeda.starflick.physics.film import frames, places
from milkomeda.starflick.physics.physics import GRAVITY, RAM, Flick
from milkomeda.starflick.physics.sliding import Result, play
from milkomeda.starflick.rules.attack import planet_defence, reach
from milkomeda.starflick.rules.end import End, breakdown
from milkomeda.starflick.rules.flick import Dice, Physics, Shoot
from milkomeda.starflick.rules.move import Move, Place, points
from milkomeda.starflick.rules.recruit import most_recruits
from milkomeda.starflick.shown.picture import Disc, Film, Mine, Picture, Planet, Player, Track, Wormhole
from milkomeda.starflick.state import (
    BATTLESHIPS,
    CITIES,
    COLONIES,
    LABS,
    MORE_SHIPS,
    MORE_TROOPS,
    TROOPS,
    Sky,
    Trail,
)


def paint(sky: Sky) -> Picture:
    step = None if sky.over else sky.step
    move = next((pending for pending in sky.steps[::-1] if isinstance(pending, Move)), None)
    mines = [(sky.mines[i], sky.mines[i + 1]) for i in range(0, len(sky.mines), 2)]
    aiming = isinstance(step, Shoot | Dice | Physics)
    return Picture(
        turn=sky.turn,
        active=sky.active,
        pool=sky.pool,
        final=sky.final,
        phase="over" if step is None else "turn" if sky.turn else "set-up",
        step=step.name() if step else "",
        movement=move.left if move else 0,
        aiming=SHIP_NAMES[step.ship] if aiming and isinstance(step, Shoot | Dice | Physics) else "",
        placing=HOLE_NAMES[step.hole] if isinstance(step, Place) else "",
        planets=[planet(sky, hole) for hole in range(HOLES)],
        discs=[disc(sky, ship) for ship in range(SHIPS) if sky.x[ship] >= 0],
        mines=[Mine(x / 10, y / 10) for x, y in mines if x >= 0],
        wormholes=[Wormhole(*(n / 10 for n in pair)) for pair in WORMHOLES] if sky.rules.wormholes else [],
        seams=[seam / 10 for seam in SEAMS] if sky.rules.seams else [],
        top_speed=sky.rules.top_speed,
        deceleration=sky.rules.friction * GRAVITY / 10,
        planet_bounce=sky.rules.planet_bounce,
        ship_bounce=sky.rules.ship_bounce,
        aim_line=sky.rules.aim_line / 10,
        dice=sky.rules.dice,
        players=[player(sky, seat) for seat in range(sky.seats)],
        flick=film(sky, sky.trail) if sky.trail else None,
    )


def planet(sky: Sky, hole: int) -> Planet:
    end = sky.steps[0] if sky.steps and isinstance(sky.steps[0], End) else End([])
    kind, owner, seers = sky.planet[hole], sky.owner[hole], end.seers(hole)
    known = end.kind(hole)
    held = owner >= 0 and kind != HOMEWORLD
    return Planet(
        hole=HOLE_NAMES[hole],
        x=HOLE_X[hole] / 10,
        y=HOLE_Y[hole] / 10,
        quadrant=hole // A_QUADRANT,
        kind="down" if kind == NONE else KINDS[kind],
        known=KINDS[known] if known >= 0 else "",
        scanned=[seat for seat in range(sky.seats) if seers >> seat & 1],
        owner=owner,
        troops=sky.troops[hole],
        colonies=sky.colonies[hole],
        cities=sky.cities[hole],
        labs=sky.labs[hole],
        defence=planet_defence(sky, hole) if held else 0,
        blockaded=held and sky.blockaded(owner, hole),
    )


def disc(sky: Sky, ship: int) -> Disc:
    number = ship % A_SEAT
    return Disc(
        ship=SHIP_NAMES[ship],
        seat=ship // A_SEAT,
        number=0 if number == BATTLESHIP else number + 1,
        x=sky.x[ship] / 10,
        y=sky.y[ship] / 10,
        radius=RADIUS[ship] / 10,
        mass=WORTH[ship],
        orbit=HOLE_NAMES[sky.orbit[ship]] if sky.orbit[ship] >= 0 else "",
    )


def player(sky: Sky, seat: int) -> Player:
    of = sky.player
    has = of[BATTLESHIPS + seat]
    parts = breakdown(sky, seat)
    return Player(
        home=HOLE_NAMES[sky.home(seat)],
        troops=of[TROOPS + seat],
        more_troops=of[MORE_TROOPS + seat],
        starships=sky.starships_in_supply(seat),
        more_starships=of[MORE_SHIPS + seat],
        battleship="none" if not has else "supply" if sky.battleship_in_supply(seat) else "board",
        colonies=of[COLONIES + seat],
        cities=of[CITIES + seat],
        labs=of[LABS + seat],
        levels=sky.level[seat * 4 : seat * 4 + 4],
        vp=sky.total(seat),
        points=sum(parts),
        breakdown=parts,
        recruits=most_recruits(sky, seat),
        movement=points(sky, seat),
        range=reach(sky, seat) / 10,
    )


# The last flick.


@lru_cache(maxsize=64)
def filmed(trail: Trail, rules: Rules) -> Result:
    return play(Flick(*trail.shot, trail.x, trail.y, trail.mines), rules)


def film(sky: Sky, trail: Trail) -> Film:
    """The simulation again, for the eye; it ends where the ships are said to be."""
    result = filmed(trail, sky.rules)
    fates = {event.ship: FATES[event.what] for event in result.events}
    fates |= {event.x: "ram" for event in result.events if event.what == RAM}
    tracks: list[Track] = []
    for ship, fate in fates.items():
        way = places([leg for leg in result.legs if leg.ship == ship], sky.rules.friction * GRAVITY)
        if fate == "rest" and sky.x[ship] >= 0:
            way.append((sky.x[ship], sky.y[ship]))
        xs, ys = [round(x) / 10 for x, _ in way], [round(y) / 10 for _, y in way]
        tracks.append(Track(SHIP_NAMES[ship], xs, ys, fate))
    ship, angle, speed = trail.shot
    return Film(SHIP_NAMES[ship], angle / 100, speed, frames(result.lasts) + 1, tracks)
