"""Starflick's lessons, in the order of learning. Their words stand in `words/*/starflick-lessons.ftl`."""

from typing import Final

from milkomeda.play.lesson import PUPIL, Lesson
from milkomeda.starflick.facts import Developed, ItemBuilt, Landed, PlanetMined, PlanetSeen, ShipAttacked

FLICK: Final = Lesson(
    "flick",
    """starflick 2 players
    turn: 3 teal
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    teal 1: 130.0 70.0
    teal 2: 78.0 116.0
    gold 1: 596.0 642.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=PlanetSeen,
    such={"seat": PUPIL},
    tips=["action", "move", "shoot", "scan"],
    solution=["move", "flick 1", "shoot 357.00 420", "stop", "scan alpha-a"],
)

LAND: Final = Lesson(
    "land",
    """starflick 2 players
    turn: 5 teal
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    teal 1: 174.0 118.0
    teal 2: 70.0 130.0
    gold 1: 596.0 642.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=Landed,
    such={"seat": PUPIL},
    tips=["action", "move", "shoot"],
    solution=["move", "flick 2", "shoot 64.00 420", "land 2"],
)

BUILD: Final = Lesson(
    "build",
    """starflick 2 players
    turn: 9 teal
    held: alpha-a alpha-b
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    alpha-a: grey teal 1 troop
    alpha-b: orange teal 2 troops
    teal 1: 110.0 78.0
    teal 2: 78.0 116.0
    gold 1: 596.0 642.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=ItemBuilt,
    such={"seat": PUPIL, "item": "lab"},
    tips=["action", "build"],
    solution=["build", "lab on alpha-b"],
)

DEVELOP: Final = Lesson(
    "develop",
    """starflick 2 players
    turn: 11 teal
    held: alpha-a alpha-b
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    alpha-a: grey teal 1 lab
    alpha-b: orange teal 1 lab
    teal 1: 110.0 78.0
    teal 2: 78.0 116.0
    gold 1: 596.0 642.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=Developed,
    such={"seat": PUPIL},
    tips=["action", "develop"],
    solution=["develop", "orange 1"],
)

MINE: Final = Lesson(
    "mine",
    """starflick 2 players
    turn: 13 teal
    held: alpha-a alpha-b
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    alpha-a: grey teal 2 troops
    alpha-b: pink teal 3 troops
    teal 1: 110.0 78.0
    teal 2: 78.0 116.0
    gold 1: 596.0 642.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=PlanetMined,
    such={"seat": PUPIL, "troops": 3},
    tips=["action", "mine"],
    solution=["mine", "mine alpha-b with 3"],
)

ATTACK: Final = Lesson(
    "attack",
    """starflick 2 players
    turn: 15 teal
    teal: 6 troops, 2 starships
    gold: 6 troops, 2 starships
    teal 1: 250.0 235.0
    teal 2: 130.0 140.0
    gold 1: 250.0 195.0
    gold 2: 642.0 596.0
    pending: action; scan; finish; end""",
    goal=ShipAttacked,
    such={"seat": PUPIL},
    tips=["action", "move", "shoot", "attack"],
    solution=["move", "flick 2", "shoot 30.00 640", "stop", "attack gold 1 with 1 2"],
)

LESSONS: Final = [FLICK, LAND, BUILD, DEVELOP, MINE, ATTACK]
