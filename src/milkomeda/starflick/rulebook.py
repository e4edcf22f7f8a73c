"""The rulebook, made from the values that are played by."""

from typing import Final

from milkomeda.starflick.board import COLOURS
from milkomeda.starflick.options import Rules, read_rules, text_of
from milkomeda.starflick.rulings import RULINGS

TRACKS: Final = ["movement", "production", "attack", "defence"]


def technologies(rules: Rules) -> list[list[str]]:
    """What each level of each track gives."""
    labs = "labs defend 1"
    pink = ["nothing", "+2 VP when rammed", "an own ship in orbit counts 2", "+1 VP when ramming"]
    pink[rules.lab_defence - 1] = labs if rules.lab_defence == 1 else f"{pink[2]}, {labs}"
    return [
        [
            "3 movement points",
            "launch and land despite a blockade",
            "4 movement points",
            "a Move and one other action",
        ],
        [
            "recruit 3",
            "a city gives 2 troops or 1 starship",
            "recruit 4",
            "recruit onto an unoccupied planet",
        ],
        ["long range", "several targets in turn", "the battleship", "+1 VP for each ship destroyed"],
        pink,
    ]


def table(rules: Rules) -> str:
    rows = ["| track | 1 | 2 | 3 | 4 |", "|---|---|---|---|---|"]
    for colour, track, levels in zip(COLOURS, TRACKS, technologies(rules), strict=True):
        rows.append(f"| {colour}, {track} | {' | '.join(levels)} |")
    return "\n".join(rows)


def rulebook(options: str) -> str:
    """The rules with these options, in Markdown. Raises ValueError."""
    rules = read_rules(options)
    changed = text_of(rules)
    parts = [
        "# Starflick",
        f"The rules with `{changed}`."
        if changed
        else "The rules of the reference manual, as they are ruled here.",
        goal(rules),
        setup(rules),
        TURN + "\n" + technology(rules),
        move(rules),
        attacks(rules),
        variants(rules),
        END,
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def goal(rules: Rules) -> str:
    pool = f"{rules.pool} VP" if rules.pool else "32, 36 or 40 VP for 2, 3 or 4 players"
    return (
        "## Goal\n\nMost victory points (VP). They lie in a pool of "
        f"{pool}. When the last one is taken, the active player finishes the turn and all others have "
        "one more."
    )


def setup(rules: Rules) -> str:
    return (
        "## Set-up\n\n"
        f"- Each player has {rules.troops} troops, {rules.starships} starships, a battleship, 4 "
        "colonies, 4 cities "
        "and 8 labs. 6 troops lie in the supply, 2 starships orbit the Homeworld; the others must be "
        "gained.\n"
        f"- {RULINGS['F2'].answer}"
    )


TURN: Final = """## A turn

Take one action, then scan: look at face-down planets that you orbit.

- **Recruit.** Up to 2 troops go from the supply to planets you occupy, or to your Homeworld. A planet
  holds 3 items.
- **Return.** Any number of troops go from planets to the supply, even from blockaded ones.
- **Move.** Launch, land and flick, then attack.
- **Mine.** Return 2 troops of one planet for 1 VP, or 3 for 2 VP.
- **Build** on a planet that you held when the turn began, and pay with its troops: a research lab (2 troops),
  a colony (1 troop), or a city (a colony and a troop) which gives a troop or a starship. One lab a planet;
  one planet of each player may have two."""


def technology(rules: Rules) -> str:
    labs = "stand" if rules.asteroid_labs else "cannot stand"
    return (
        "- **Technology.** Advance one track by one level, in order, with as many labs on planets of its "
        "colour as the level says; blockaded labs do not count. The first to reach a level gains as many VP. "
        f"Completing {rows(rules)} gives a troop and a starship.\n\n{table(rules)}\n\n"
        f"Labs {labs} on asteroids, which are planets otherwise. For the battleship "
        f"{rules.battleship_cost} own starships leave the game; it launches and lands like a starship."
    )


def rows(rules: Rules) -> str:
    said = ("no row", "row 1", "rows 1 and 2", "rows 1 to 3", "any row")
    return said[rules.bonus_rows]


def move(rules: Rules) -> str:
    return (
        "## Move\n\n2 movement points; each is one of these.\n\n"
        "- **Launch.** A troop returns to the supply, a ship of the supply goes into that planet's orbit.\n"
        "- **Land.** A ship in orbit returns to the supply, a troop of the supply goes to the planet, "
        "which is "
        "turned face up. Not on a planet that another occupies, nor on a Homeworld.\n"
        f"- **Flick** a ship, at most {rules.top_speed} mm/s fast. The board's friction is "
        f"{rules.friction:.2f}; "
        f"ships keep {rules.ship_bounce:.2f} of their speed off ships and {rules.planet_bounce:.2f} "
        "off planets. "
        "Own ships are pushed. The first enemy that the flicked ship touches is rammed: both return to the "
        "supply, for no VP. So does a ship whose centre passes the edge.\n\n"
        "A planet is **blockaded** while a rival orbits it: no recruiting, building, landing, "
        "launching, mining "
        "there, and its labs do not count. Homeworlds are no planets: never blockaded, attacked, mined or "
        "built on."
    )


def attacks(rules: Rules) -> str:
    return (
        f"## Attacks\n\n{RULINGS['F10'].answer}\n\n"
        f"- A ship within {rules.short_range // 10} mm (with orange 1, {rules.long_range // 10}) of yours: "
        "starships count 1, battleships 2, on both sides. 1 VP for a starship, 2 for a battleship.\n"
        "- A planet that you orbit and none of its owner's ships do: troops and colonies defend 1, "
        "cities 2. All "
        "items return to their owner's supply, 1 VP each."
    )


def variants(rules: Rules) -> str:
    chosen = [(rules.dice, "F11"), (rules.wormholes, "F12"), (rules.minefields, "F13"), (rules.seams, "F14")]
    lines = [f"- **{RULINGS[name].topic}.** {RULINGS[name].answer}" for on, name in chosen if on]
    return "## Variants\n\n" + "\n".join(lines) if lines else ""


END: Final = """## At the end

1 VP for each planet or asteroid that you occupy, 1 for each colony, 2 for each city; 3 for cities in 3
quadrants, 6 in all 4. Ties: most VP taken during the game, then most technology levels, then the victory is
shared."""
