"""All that can happen in Starflick. A fact's sentence is the message of its name in `words`."""

from typing import Final, Literal

from msgspec import Struct

from milkomeda.play.facts import Fact, vocabulary


class Vessel(Struct, tag="vessel"):
    seat: int
    number: int
    """From 1 on; 0 is the battleship."""


# Set-up.


class Extra(Struct, tag="extra"):
    quadrant: str
    planet: str


class PlanetsSpread(Fact):
    """One planet more of that colour in each quadrant."""

    extras: list[Extra]


class StarterDrawn(Fact):
    seat: int


class MinefieldLaid(Fact):
    seat: int


# Actions.


class ActionTaken(Fact):
    seat: int
    deed: str


class Recruited(Fact):
    seat: int
    hole: str


class TroopReturned(Fact):
    seat: int
    hole: str


class ItemBuilt(Fact):
    had = "item"
    weighs = True
    seat: int
    item: str
    hole: str


class CityRewarded(Fact):
    seat: int
    reward: Literal["troop", "troops", "starship"]


class PlanetMined(Fact):
    seat: int
    hole: str
    troops: int


class Developed(Fact):
    had = "track"
    weighs = True
    seat: int
    track: str
    level: int


class StarshipGivenUp(Fact):
    """Number 0: one of the supply."""

    seat: int
    number: int


class Scanned(Fact):
    seat: int
    hole: str


class PlanetSeen(Fact):
    """Only by the one who scans it."""

    seat: int
    hole: str
    planet: str


class PlanetRevealed(Fact):
    hole: str
    planet: str


# Moving and flicking.


class Launched(Fact):
    seat: int
    craft: Literal["starship", "battleship"]
    hole: str


class Landed(Fact):
    weighs = True
    seat: int
    ship: Vessel
    hole: str


class Flicked(Fact):
    seat: int
    ship: Vessel
    speed: int
    """Millimetres a second."""
    angle: int
    """Degrees."""


class DiceShifted(Fact):
    distance: int
    direction: int


class Rammed(Fact):
    weighs = True
    ship: Vessel
    other_ship: Vessel


class LeftBoard(Fact):
    weighs = True
    ship: Vessel


class RanIntoMine(Fact):
    weighs = True
    ship: Vessel


class CameToRest(Fact):
    ship: Vessel


class ShipAttacked(Fact):
    landmark = "fight"
    seat: int
    ship: Vessel
    own_ships: list[Vessel]


class PlanetAttacked(Fact):
    landmark = "fight"
    weighs = True
    seat: int
    hole: str
    own_ships: list[Vessel]


# Points and the end.


class GainedPoints(Fact):
    weighs = True
    seat: int
    points: int


class PoolEmptied(Fact):
    weighs = True


class SkyEnded(Fact):
    pass


class EndedByPool(Fact):
    seat: int


class SkyWon(Fact):
    seat: int
    points: int


class SkyShared(Fact):
    seats: list[int]
    points: int


class SkyTieWon(Fact):
    seat: int
    points: int
    tie: Literal["taken", "levels"]


# What would come of an answer.


class WouldSlide(Fact):
    """If nothing is in the way."""

    millimetres: int


FACTS: Final = vocabulary(__name__)
