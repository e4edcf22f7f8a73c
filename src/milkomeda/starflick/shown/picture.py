"""The board as a picture: records for whoever draws it. Lengths in millimetres, holes and ships by name."""

from msgspec import Struct

from milkomeda.words.message import Message


class Planet(Struct, frozen=True):
    hole: str
    x: float
    y: float
    quadrant: int
    kind: str
    """A colour, asteroid, homeworld; down if it lies face down."""
    known: str
    """What the looker has found under it by scanning; empty if nothing."""
    scanned: list[int]
    """Who has scanned it."""
    owner: int
    """A seat, or -1."""
    troops: int
    colonies: int
    cities: int
    labs: int
    defence: int
    blockaded: bool
    """For its owner."""


class Disc(Struct, frozen=True):
    ship: str
    seat: int
    number: int
    """1 to 8; 0 for the battleship."""
    x: float
    y: float
    radius: float
    mass: int
    orbit: str
    """The hole that it orbits; empty if none."""


class Mine(Struct, frozen=True):
    x: float
    y: float


class Wormhole(Struct, frozen=True):
    x: float
    y: float
    to_x: float
    to_y: float


class Player(Struct, frozen=True):
    home: str
    troops: int
    """In the supply."""
    more_troops: int
    """Not gained yet."""
    starships: int
    """In the supply."""
    more_starships: int
    battleship: str
    """none, supply or board"""
    colonies: int
    cities: int
    labs: int
    levels: list[int]
    """Of grey, brown, orange, pink."""
    vp: int
    """Taken during the game."""
    points: int
    """As if the game ended now."""
    breakdown: list[int]
    recruits: int
    movement: int
    range: float


class Track(Struct, frozen=True):
    """The way of one ship, sixty places a second; it ends early where the ship is lost."""

    ship: str
    x: list[float]
    y: list[float]
    fate: str
    """rest, off, ram or mined"""


class Film(Struct, frozen=True):
    """The last flick."""

    ship: str
    angle: float
    """Degrees, from the x axis towards the y axis."""
    speed: int
    frames: int
    tracks: list[Track]


class Picture(Struct, frozen=True, tag="starflick"):
    turn: int
    active: int
    pool: int
    final: int
    """In whose turn the pool ran out, or -1."""
    phase: str
    """set-up, turn or over"""
    step: str
    """What is asked now, empty if nothing."""
    movement: int
    """Movement points left, in a Move."""
    aiming: str
    """The ship about to be flicked."""
    placing: str
    """The hole in whose orbit a ship is put."""
    planets: list[Planet]
    discs: list[Disc]
    mines: list[Mine]
    wormholes: list[Wormhole]
    seams: list[float]
    top_speed: int
    """The fastest flick, in mm/s."""
    deceleration: float
    """In mm/s²: a ship slides v² / 2a."""
    planet_bounce: float
    """The part of its speed that a ship keeps there."""
    ship_bounce: float
    aim_line: float
    """How far the aim of a flick is shown."""
    dice: bool
    """Whether dice shift a flick."""
    players: list[Player]
    flick: Film | None


# What never changes.


class Technology(Struct, frozen=True):
    colour: str
    track: str
    levels: list[Message]


class Catalogue(Struct, frozen=True, tag="starflick"):
    seats: list[str]
    colours: list[str]
    quadrants: list[str]
    size: float
    planet: float
    orbit: float
    starship: float
    battleship: float
    mouth: float
    mine: float
    dice_angles: list[float]
    """By how many degrees dice may turn a flick."""
    dice_lengths: list[float]
    """How many times as far they may make it go."""
    technologies: list[Technology]
    sources: list[str]
