"""The galaxy as a picture: records for whoever draws it. Cells are names (A1), cards are names."""

from typing import Any

from msgspec import Struct

from milkomeda.words.message import Message


class Structure(Struct, frozen=True):
    seat: int
    kind: str
    fresh: bool
    """Built this turn, does not work yet."""


class Sector(Struct, frozen=True):
    cell: str
    card: str
    turned: int
    corners: list[int]
    """The colour in each corner as it lies: top left, top right, bottom left, bottom right."""
    control: int
    """A seat, or -1."""
    fleets: list[int]
    """A number a seat."""
    structures: list[Structure]


class Player(Struct, frozen=True):
    civilization: str
    storage: list[int]
    """Blue, orange, red, green."""
    income: list[int]
    """What the Homeworld and the sectors yield of each a turn."""
    afloat: int
    supply: int
    """Fleets that can still be built."""
    left: dict[str, int]
    """Structures that can still be built."""
    sectors: int
    last: str
    repeated: str
    """The action that the repetition marker lies on: not to be chosen now."""
    technologies: list[str]
    points: int
    breakdown: list[int]
    promised: Message | None
    """What the Master promised."""
    record: Message | None
    """How many promises it kept as Master; nothing where it gave none, or where they bind."""


class Match(Struct, frozen=True):
    """Where a seat fulfils a directive: of the four cells that meet there, the upper left, for each place."""

    seat: int
    cells: list[str]


class Position(Struct, frozen=True):
    """One place of the display."""

    number: int
    directive: str
    protocol: str
    action: str
    price: int
    """For the one whose turn it is."""
    colour: int
    matches: list[Match]


class Objective(Struct, frozen=True):
    card: str
    slots: list[int]
    """Who claimed each slot, -1 for nobody."""
    reached: list[int]
    """How far each seat is."""
    ends: list[bool]
    """Whether a claim of each slot would bring the end of the game now."""


class Way(Struct, frozen=True):
    """A way in which the game ends."""

    kind: str
    """sectors placed, cards full, slots claimed or rounds played"""
    left: int
    """How much of that is missing; of rounds, the one that is being played counts."""
    of: int
    """How much brings the end."""


class Ender(Struct, frozen=True):
    """Who could bring the end of the game on their next turn, or now if it is theirs."""

    seat: int
    kind: str
    """In which way."""
    card: str
    """The objective by which, empty if by none."""


class Side(Struct, frozen=True):
    """A seat on the battle mat; a number for each ship type where they are several."""

    seat: int
    fleets: int
    ships: list[int]
    marks: list[int]
    allocated: list[int]
    hits: int
    dice: int
    """Of the ships alone, without what is commanded."""
    boost: int
    """Dice more by command."""
    forced: int
    """Hits that others make it roll again."""
    shield: int
    """Hits that will do nothing."""
    command: int
    """Command Points it may spend this round."""
    arrows: list[list[int]]
    """Pairs of ship types: from which to which its dice bear."""
    sealed: bool
    """Has answered what all answer in secret now."""
    secret: dict[str, Any]
    """The parts of that answer, where the looker may know it."""


class Battle(Struct, frozen=True):
    cell: str
    attacker: int
    favoured: int
    round: int
    standoffs: int
    standoff_tries: int
    hit_on: int
    sides: list[Side]


class Picture(Struct, frozen=True, tag="milkomeda"):
    width: int
    height: int
    homes: list[str]
    homeworld_income: int
    """What a Homeworld yields of each colour."""
    deeds: dict[str, Message]
    """What each structure does, by these rules."""
    round: int
    phase: str
    """set-up, order, turn or over"""
    order: list[int]
    active: int
    """Whose turn it is, -1 if nobody's."""
    master: int
    proposed: list[int]
    """The order that the Master proposes; empty if none."""
    main: str
    """The main action of this turn, empty before it is chosen."""
    deck: int
    top: list[str]
    drawn: list[str]
    """Cards in the hand of the one who acts, as far as the looker may see them."""
    sectors: list[Sector]
    frontier: list[str]
    """Unexplored cells beside an explored one."""
    players: list[Player]
    display: list[Position]
    objectives: list[Objective]
    ends: list[Way]
    """What ends the game by the rules that are played."""
    enders: list[Ender]
    battle: Battle | None


# What never changes.


class SectorCard(Struct, frozen=True):
    name: str
    values: list[int]
    cost: int
    keywords: list[str]


class DirectiveCard(Struct, frozen=True):
    name: str
    tier: int
    dots: list[int]
    """A colour a corner; 4 is white and stands for any."""


class ObjectiveCard(Struct, frozen=True):
    name: str
    condition: Message
    thresholds: list[int]
    points: list[int]


class TechnologyCard(Struct, frozen=True):
    name: str
    field: str
    keyword: str
    effect: Message


class Catalogue(Struct, frozen=True, tag="milkomeda"):
    colours: list[str]
    seats: list[str]
    actions: list[str]
    keywords: list[str]
    structures: list[str]
    ships: list[str]
    beats: list[list[int]]
    civilizations: list[str]
    """Name and title."""
    sources: list[str]
    sectors: list[SectorCard]
    directives: list[DirectiveCard]
    objectives: list[ObjectiveCard]
    technologies: list[TechnologyCard]
