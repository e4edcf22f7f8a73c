"""All that can happen in Milkomeda. A fact's sentence is the message of its name in `words`."""

from typing import Final, Literal

from msgspec import Struct

from milkomeda.play.facts import Fact, vocabulary

Resources = dict[str, int]
Ships = dict[str, int]


# What changes numbers.


class ByTechnology(Struct, frozen=True, tag="by-technology"):
    technology: str


class ByCivilization(Struct, frozen=True, tag="by-civilization"):
    civilization: str


class ByStructure(Struct, frozen=True, tag="by-structure"):
    structure: str


Source = ByTechnology | ByCivilization | ByStructure


# Set-up.


class ObjectiveLaid(Fact):
    objective: str


class CivilizationTaken(Fact):
    had = "civilization"
    seat: int
    civilization: str


class HomeworldTurned(Fact):
    """Its corner of that colour faces the galaxy."""

    seat: int
    colour: str


class Drew(Fact):
    seat: int
    sector: str


# The order of a round.


class RoundBegan(Fact):
    round: int


class LastRoundBegan(Fact):
    pass


class MasterNamed(Fact):
    seat: int


class DirectiveShown(Fact):
    position: int
    directive: str


class ProtocolShown(Fact):
    position: int
    action: str
    resources: Resources
    """What it costs."""


class Refreshed(Fact):
    seat: int
    position: int
    shown: str


class OrderCardHidden(Fact):
    place: int


class OrderDealt(Fact):
    seat: int
    place: int


class OrderProposed(Fact):
    seat: int
    seats: list[int]


class OrderDecided(Fact):
    seat: int
    seats: list[int]


class Offered(Fact):
    seat: int
    resources: Resources
    wish: Literal["none", "place", "refresh"]
    number: int
    """Of the place or the position."""


class OfferedNothing(Fact):
    seat: int


class OfferTaken(Fact):
    seat: int
    other_seat: int


class OfferDeclined(Fact):
    seat: int
    other_seat: int


class PromiseKept(Fact):
    seat: int
    other_seat: int


class PromiseBroken(Fact):
    weighs = True
    seat: int
    other_seat: int


# A turn.


class Income(Fact):
    seat: int
    resources: Resources


class CaughtUp(Fact):
    """Whoever alone has the fewest VP gains more."""

    seat: int
    resources: Resources


class UpkeepPaid(Fact):
    """For fleets on the map."""

    seat: int
    resources: Resources


class ActionChosen(Fact):
    seat: int
    action: str


class Passed(Fact):
    """Nothing else could be done."""

    seat: int


class Activated(Fact):
    seat: int
    position: int
    action: str
    resources: Resources
    """What it costs."""


class ActivatedNothing(Fact):
    seat: int


class Claimed(Fact):
    landmark = "milestone"
    had = "objective"
    weighs = True
    seat: int
    objective: str
    slot: int
    need: int
    points: int


class ClaimedNothing(Fact):
    seat: int


# Explore, Research, Move, Build.


class ProbesSent(Fact):
    seat: int
    cells: list[str]


class DrawBoosted(Fact):
    seat: int
    green: int
    sectors: int


class Placed(Fact):
    had = "sector"
    seat: int
    sector: str
    cell: str
    turned: int


class PlacedNoMore(Fact):
    seat: int


class LastSector(Fact):
    """Placed, or drawn where that is enough."""

    landmark = "milestone"
    weighs = True
    seat: int
    points: int
    deck: str


class SectorPutBack(Fact):
    seat: int
    sector: str


class Focused(Fact):
    seat: int
    keyword: str


class DrewTechnology(Fact):
    seat: int
    technology: str


class DrewInSecret(Fact):
    seat: int


class Learned(Fact):
    had = "technology"
    weighs = True
    seat: int
    technology: str
    effects: dict[str, int]


class RangeBoosted(Fact):
    seat: int
    blue: int
    range: int


class Moved(Fact):
    seat: int
    fleets: int
    from_cell: str
    to_cell: str


class BuiltFleets(Fact):
    seat: int
    fleets: int
    cell: str


class Built(Fact):
    had = "structure"
    weighs = True
    seat: int
    structure: str
    cell: str


# Attack and fights.


class Attacked(Fact):
    seat: int
    cell: str


class Brought(Fact):
    seat: int
    fleets: int
    from_cell: str


class FightOpened(Fact):
    seat: int


class LanceFired(Fact):
    owed = ("structure", "starlance")
    seat: int
    other_seat: int
    structure: str
    cell: str


class StructureLost(Fact):
    weighs = True
    seat: int
    structure: str
    cell: str


class Force(Struct, tag="force"):
    seat: int
    fleets: int


class FightBegan(Fact):
    landmark = "fight"
    cell: str
    sector: str
    forces: list[Force]


class Pool(Struct, tag="pool"):
    seat: int
    dice: int


class FightRoundBegan(Fact):
    round: int
    pools: list[Pool]


class FormedAnew(Fact):
    """Nobody had a die."""


class FormedUp(Fact):
    seat: int
    ships: Ships


class Commanded(Fact):
    seat: int
    commands: dict[str, int]


class Rolled(Fact):
    seat: int
    faces: list[int]
    hits: int


class Aimed(Fact):
    seat: int
    ships: Ships


class HitShip(Fact):
    seat: int
    other_seat: int
    ship: str


class Reshaped(Fact):
    seat: int
    ship: str
    into_ship: str


class KeptFormation(Fact):
    seat: int


class LostFleets(Fact):
    seat: int
    fleets: int
    ships: Ships
    """Of which types, where the mat still tells it."""


class FightWon(Fact):
    weighs = True
    seat: int
    cell: str


class FightStoodOff(Fact):
    weighs = True
    cell: str
    seats: list[int]


class FightEmptied(Fact):
    weighs = True
    cell: str


class ControlTaken(Fact):
    seat: int
    cell: str
    sector: str


class ControlWon(Fact):
    weighs = True
    seat: int
    other_seat: int
    cell: str
    sector: str


class ControlLost(Fact):
    seat: int
    cell: str
    sector: str


class ControlKept(Fact):
    """By a structure, although nobody is left there."""

    seat: int
    cell: str
    sector: str


# What is owed to a technology, a civilization or a structure.


class Saved(Fact):
    """Something costs less."""

    seat: int
    source: Source
    resources: Resources


class Yielded(Fact):
    seat: int
    source: Source
    resources: Resources


class Allowed(Fact):
    """It would not be possible otherwise."""

    seat: int
    source: Source


class DrewMore(Fact):
    seat: int
    source: Source
    sectors: int


class FoundMore(Fact):
    seat: int
    source: Source
    technologies: int


class WentFarther(Fact):
    seat: int
    source: Source
    range: int


class GotThrough(Fact):
    """Fleets that an opponent's would have stopped."""

    seat: int
    source: Source
    fleets: int


class DiceAdded(Fact):
    seat: int
    source: Source
    dice: int


class MissesRolledAgain(Fact):
    seat: int
    source: Source
    dice: int


class Absorbed(Fact):
    """Hits that do nothing."""

    seat: int
    source: Source
    hits: int


class Scored(Fact):
    seat: int
    source: Source
    points: int


class PointsLost(Fact):
    seat: int
    source: Source
    points: int


# The end.


class EndNears(Fact):
    """The game ends with this round."""

    landmark = "milestone"
    weighs = True


class GameEnded(Fact):
    pass


class EndedBySectors(Fact):
    seat: int
    deck: str


class EndedByClaim(Fact):
    """At once, with the last slot of an objective."""

    seat: int
    objectives: list[str]


class EndedByObjectives(Fact):
    objectives: list[str]


class EndedByLastClaim(Fact):
    seat: int


class EndedBySlots(Fact):
    slots: int


class EndedByRounds(Fact):
    round: int


class ObjectivesEnd(Fact):
    """The rule behind it: so many full ones end the game, at once or with the round."""

    needed: int
    end: str


class SlotsEnd(Fact):
    needed: int
    end: str


class Won(Fact):
    seat: int
    points: int


class WonTie(Fact):
    seat: int
    points: int
    measure: Literal["resources", "fleets", "order"]
    own: int
    others: int


class VictoryShared(Fact):
    seats: list[int]


class Unfinished(Fact):
    seats: list[int]


# What would come of an answer.


class WouldCost(Fact):
    resources: Resources


class WouldYield(Fact):
    resources: Resources


class WouldGo(Fact):
    steps: int
    range: int


class WouldBeStopped(Fact):
    fleets: int
    of: int
    cell: str


class WouldMatch(Fact):
    directive: str


class WouldEnd(Fact):
    end: str


FACTS: Final = vocabulary(__name__)
