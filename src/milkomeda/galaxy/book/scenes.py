"""The positions that the rulebook's pictures are drawn from, played by the rules of the edition."""

from typing import Final, NamedTuple

from milkomeda.galaxy.cards import CORNERS, TYPES, WHITE
from milkomeda.galaxy.editions import Edition, text_of
from milkomeda.galaxy.notation.position import read
from milkomeda.galaxy.rules.dice import Roll
from milkomeda.galaxy.rules.mat import bearing, part
from milkomeda.galaxy.state import SHIPS, Galaxy
from milkomeda.play.options import Value
from milkomeda.play.step import LUCK

PLAIN: Final[dict[str, Value]] = {
    "width": 0,
    "height": 0,
    "deck": 9,
    "display": "none",
    "objectives": 0,
    "technology_objectives": False,
    "gate_attack": "none",
}
"""What no picture is about: with it there is a position for any other options."""

FIRST_SHIPS: Final = [[2, 0, 0, 0, 1], [1, 2, 0, 0, 0]]  # 2 Beams and a Fighter; 2 Shields and a Beam
AGAIN: Final = [[9, 0, 0, 0, 0], [0, 9, 0, 0, 0]]  # all Beams; all Shields
AIMS: Final = [[0, 9, 0, 0, 0], [0, 0, 0, 0, 9]]  # at Shields; at Fighters
MOST_ROUNDS: Final = 5


def position(values: dict[str, Value], lines: str) -> Galaxy:
    """A position by the rules of these options."""
    return read(f"milkomeda {text_of({**values, **PLAIN})}\nround 4, order teal gold, turn teal\n{lines}")


def sectors_of(r: Edition) -> list[str]:
    """Those that show most, with the shortest names first among them."""
    box = r.box

    def shows(card: int) -> tuple[int, int]:
        values = [int(box.sector_values[card * 4 + colour]) for colour in range(4)]
        bearing = bin(int(box.sector_keywords[card])).count("1")
        return -min(sum(value > 0 for value in values), 3) * min(bearing, 2), len(box.sectors[card])

    return [box.sectors[card] for card in sorted(range(len(box.sectors)), key=shows)]


def lying(cell: str, name: str, turns: int) -> str:
    return f"{cell} {name} r{turns}" if turns else f"{cell} {name}"


def the_map(values: dict[str, Value], names: list[str]) -> Galaxy:
    """Sectors that are held, fought over and free."""
    return position(
        values,
        f"""teal: storage 3 3 3 3
        A1: 2 teal
        B1 {names[0]} r1: 1 teal, teal outpost
        A2 {names[1]}: 1 teal
        B2 {names[2]} r2: 2 teal, 1 gold
        C2 {names[3]} r3: 2 gold, gold outpost
        C1 {names[4]}""",
    )


def before_exploring(values: dict[str, Value], names: list[str], placed: str = "") -> Galaxy:
    """Teal may explore from B1; or has placed a sector beside it."""
    return position(
        values,
        f"""teal: storage 3 3 3 5
        A1: 2 teal
        B1 {names[0]} r1: 1 teal
        A2 {names[1]}
        {f"B2 {placed} r2" if placed else ""}""",
    )


def before_moving(values: dict[str, Value], names: list[str]) -> Galaxy:
    """Explored sectors at all distances from the Homeworld."""
    where = ["B1", "C1", "D1", "E1", "A2", "B2", "E2", "A3", "E3"]
    lines = "\n".join(lying(cell, name, at % 4) for at, (cell, name) in enumerate(zip(where, names)))
    return position(values, f"teal: storage 4 3 3 3\nA1: 3 teal\n{lines}")


def at_a_point(values: dict[str, Value], names: list[str], dots: list[int]) -> Galaxy:
    """Four sectors that meet, turned so that a directive matches."""
    lies = [
        next((turns for turns in range(4) if CORNERS[turns][3 - place] == dot), 0)
        if dot != WHITE
        else 1 + place % 2
        for place, dot in enumerate(dots)
    ]
    lines = [lying(cell, name, turns) for cell, name, turns in zip(("B2", "C2", "B3", "C3"), names, lies)]
    lines[0] += ": 1 teal"
    return position(values, "\n".join(["teal: storage 3 3 3 3", *lines]))


# A fight.


class Fought(NamedTuple):
    """A round of a fight: numbers and pairs of ship types, for each side."""

    ships: list[list[int]]
    arrows: list[list[tuple[int, int]]]
    faces: list[list[int]]
    left: list[list[int]]
    anew: bool
    """Whether the ships were configured anew before it."""


def fight(values: dict[str, Value], name: str) -> tuple[list[Fought], Galaxy]:
    """A whole fight of three against three, round by round; and what is left."""
    g = position(
        values,
        f"""teal: storage 3 3 3 3
        gold: storage 3 3 3 3
        A1: 1 teal
        B1 {name}: 3 teal, 3 gold
        battle B1: attacker teal, came 3 A1
        pending: configure waiting_seats=teal, gold; end-turn""",
    )
    rounds: list[Fought] = []
    while g.field >= 0 and len(rounds) < MOST_ROUNDS:
        anew = bool(rounds) and g.step.name() == "configure"
        answer_all(g, ("configure",), AGAIN if rounds else FIRST_SHIPS)
        if g.field < 0:
            break
        ships, arrows = on_mat(g), [bearing(g, side) for side in range(2)]
        answer_all(g, ("command",), [])
        faces = roll(g, not rounds)
        answer_all(g, ("allocate", "victim", "reshape", "reshape-secretly"), AIMS)
        left = on_mat(g) if g.field >= 0 else [ships[0], [0] * TYPES]
        rounds.append(Fought(ships, arrows, faces, left, anew))
    return rounds, g


def on_mat(g: Galaxy) -> list[list[int]]:
    return [[int(g.battle[SHIPS + side * TYPES + kind]) for kind in range(TYPES)] for side in range(2)]


def answer_all(g: Galaxy, steps: tuple[str, ...], wanted: list[list[int]]) -> None:
    """Answer while one of these steps asks: what comes nearest to what the side wants, or what does least."""
    while g.field >= 0 and g.step.name() in steps:
        seat, choices = int(g.seat()), g.step.choices(g)
        aims = wanted[seat] if wanted and g.step.name() in ("configure", "allocate") else []
        g.answer(seat, max(choices, key=lambda choice: worth(choice, aims)) if aims else choices[0])


def worth(choice: int, aims: list[int]) -> int:
    """How near a split over ship types comes to what is wanted of each: 99 is as many as can be."""
    return -sum(abs(int(part(choice, kind)) - aims[kind]) for kind in range(TYPES))


def roll(g: Galaxy, first: bool) -> list[list[int]]:
    """In the first round each side hits once, later only the attacker."""
    faces: list[list[int]] = [[], []]
    while g.field >= 0 and isinstance(g.step, Roll):
        side, dice = int(g.step.roller), int(g.step.dice)
        shown = [int(g.rules.hit_on) if first or side == 0 else 1, *[1] * (dice - 1)]
        faces[side] += shown
        g.answer(LUCK, g.step.choice(g, {"seat": side, "face_numbers": shown}))
    return faces
