"""Every figure, ruling and variant that can be played otherwise: its text, where it comes from, its values.

Rulebook, rulings and option dialog are made from this table. Passages are sections of the reference manual.
"""

from typing import Final, final

from milkomeda.play.options import Option, Value, read_values, spell

EDITIONS: Final = ["manual"]


def number(
    section: str, name: str, value: int, low: int, high: int, text: str, passage: str, ruling: str = ""
) -> Option:
    return Option(name, section, text, (), (), low, high, (value,), passage, ruling)


def yes_no(section: str, name: str, value: bool, text: str, passage: str, ruling: str = "") -> Option:
    return Option(name, section, text, (), (), 0, 1, (value,), passage, ruling)


def one_of(
    section: str, name: str, value: str, meanings: dict[str, str], text: str, passage: str, ruling: str = ""
) -> Option:
    words, said = tuple(meanings), tuple(meanings.values())
    return Option(name, section, text, words, said, 0, 0, (value,), passage, ruling)


TABLE: Final = [
    number("set-up", "troops", 14, 6, 20, "Troops a player has in all; 6 of them at the start.", "§2", "F1"),
    number("set-up", "starships", 8, 2, 8, "Starships a player has in all; 2 at the start.", "§2", "F1"),
    number("set-up", "pool", 0, 0, 200, "VP in the pool (0: 32, 36, 40 for 2, 3, 4 players).", "§2; §3.5"),
    one_of(
        "set-up",
        "starter",
        "chance",
        {"chance": "whom chance names", "first": "the first seat"},
        "It begins …",
        "§3.7",
        "F26",
    ),
    one_of(
        "actions",
        "scan",
        "turn",
        {"turn": "once, after both actions", "action": "after each action"},
        "With grey 4 one scans …",
        "§4",
        "F25",
    ),
    one_of(
        "actions",
        "brown4",
        "unoccupied",
        {"unoccupied": "any unoccupied planet", "face_down": "face-down planets only"},
        "Brown 4 recruits to …",
        "§4.1; §7",
        "F23",
    ),
    yes_no("actions", "asteroid_mining", True, "Asteroids can be mined.", "§4.3; §6", "F24"),
    yes_no("build", "asteroid_labs", True, "Research labs may stand on asteroids.", "§4.4", "F3"),
    yes_no("build", "asteroid_colonies", False, "Colonies and cities may stand on asteroids.", "§4.4", "F3"),
    one_of(
        "build",
        "two_labs",
        "player",
        {"player": "one planet of each player", "board": "one planet in all"},
        "Two labs may stand on …",
        "§4.4; §5",
        "F20",
    ),
    one_of(
        "technology",
        "lab_defence",
        "pink1",
        {"pink1": "with pink 1", "pink3": "with pink 3"},
        "Labs defend their planet …",
        "§5",
        "F4",
    ),
    one_of(
        "technology",
        "pink3",
        "defence",
        {
            "defence": "2 when it is attacked",
            "both": "2 when it attacks, too",
            "battleships": "2 when a battleship attacks it",
        },
        "With pink 3 a ship in orbit counts …",
        "§5",
        "F22",
    ),
    number(
        "technology", "long_range_level", 1, 1, 4, "The level of orange that gives long range.", "§5", "F21"
    ),
    number("technology", "battleship_cost", 2, 0, 4, "Starships given up for the battleship.", "§4", "F5"),
    number("technology", "bonus_rows", 2, 0, 4, "Rows that give a troop and a starship.", "§4.5", "F7"),
    number("board", "short_range", 50, 10, 300, "Short range, in millimetres from edge to edge.", "§5", "F8"),
    number("board", "long_range", 100, 10, 300, "Long range, in millimetres from edge to edge.", "§5", "F8"),
    one_of(
        "attack",
        "defenders",
        "owner",
        {"owner": "of its owner", "anyone": "of any rival"},
        "A planet is defended by orbiting ships …",
        "§5",
        "F19",
    ),
    number("flicking", "top_speed", 3000, 500, 5000, "The fastest flick, in mm/s.", "§4.2", "F9"),
    number("flicking", "friction", 20, 5, 60, "Sliding friction of the board, in hundredths.", "§4.2", "F9"),
    number("flicking", "ship_bounce", 85, 0, 100, "Speed kept between ships, in hundredths.", "§4.2", "F9"),
    number("flicking", "planet_bounce", 70, 0, 100, "Speed kept off a planet, in hundredths.", "§4.2", "F9"),
    number("flicking", "aim_line", 120, 0, 1000, "How far the aim of a flick is shown, in mm.", "§4.2", "F9"),
    one_of(
        "variants",
        "navigation",
        "flick",
        {"flick": "as it is flicked", "dice": "shifted by two dice"},
        "A ship goes …",
        "§2",
        "F11",
    ),
    yes_no("variants", "wormholes", False, "Two pairs of wormholes.", "§2", "F12"),
    yes_no("variants", "minefields", False, "Two minefields a player.", "§2", "F13"),
    yes_no("variants", "seams", False, "The seams of the board slow and turn ships.", "§2", "F14"),
]
OPTIONS: Final[dict[str, Option]] = {option.name: option for option in TABLE}
POOL: Final = (0, 0, 32, 36, 40)


@final
class Rules:
    """One set of values, as rules read them."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values
        self.troops = int(values["troops"])
        self.starships = int(values["starships"])
        self.pool = int(values["pool"])
        self.chance_starts = values["starter"] == "chance"
        self.scan_each = values["scan"] == "action"
        self.brown4_face_down = values["brown4"] == "face_down"
        self.asteroid_mining = bool(values["asteroid_mining"])
        self.asteroid_labs = bool(values["asteroid_labs"])
        self.asteroid_colonies = bool(values["asteroid_colonies"])
        self.two_labs_each = values["two_labs"] == "player"
        self.lab_defence = 1 if values["lab_defence"] == "pink1" else 3
        self.pink3_attacks = values["pink3"] == "both"
        self.pink3_battleships = values["pink3"] == "battleships"
        self.long_range_level = int(values["long_range_level"])
        self.battleship_cost = int(values["battleship_cost"])
        self.bonus_rows = int(values["bonus_rows"])
        self.short_range = int(values["short_range"]) * 10
        self.long_range = int(values["long_range"]) * 10
        self.owner_defends = values["defenders"] == "owner"
        self.top_speed = int(values["top_speed"])
        self.friction = int(values["friction"]) / 100
        self.ship_bounce = int(values["ship_bounce"]) / 100
        self.planet_bounce = int(values["planet_bounce"]) / 100
        self.aim_line = int(values["aim_line"]) * 10
        self.dice = values["navigation"] == "dice"
        self.wormholes = bool(values["wormholes"])
        self.minefields = bool(values["minefields"])
        self.seams = bool(values["seams"])

    def pool_for(self, seats: int) -> int:
        return self.pool or POOL[seats]


def read_rules(text: str) -> Rules:
    """The rules written so: "edition=manual minefields=yes". Raises ValueError."""
    return Rules(read_values(text, EDITIONS, OPTIONS, "milkomeda rulings --game starflick"))


def text_of(rules: Rules) -> str:
    """As short as it can be written."""
    return " ".join(
        f"{name}={spell(value)}" for name, value in rules.values.items() if value != OPTIONS[name].editions[0]
    )
