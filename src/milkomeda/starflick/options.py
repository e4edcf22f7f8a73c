"""Every figure, ruling and variant that can be played otherwise: its values, and where it comes from. What it
says is the message `starflick-option-<name>`, with an attribute for each word it can be.

Rulebook, rulings and option dialog are made from this table. Passages are sections of the reference manual.
"""

from typing import Final, final

from milkomeda.play import edition_file
from milkomeda.play.edition_file import Known, Reader, Shipped, beside, files_of
from milkomeda.play.options import Option, Value, by_name, read_values, slug, spell
from milkomeda.words.message import Message, say

MANUAL: Final = "manual"


def text(name: str) -> Message:
    return say(f"starflick-option-{slug(name)}")


def number(name: str, value: int, low: int, high: int, passage: str, ruling: str = "") -> Option:
    return Option(name, text(name), (), low, high, (value,), passage, ruling)


def yes_no(name: str, value: bool, passage: str, ruling: str = "") -> Option:
    return Option(name, text(name), (), 0, 1, (value,), passage, ruling)


def one_of(name: str, value: str, words: str, passage: str, ruling: str = "") -> Option:
    return Option(name, text(name), tuple(words.split()), 0, 0, (value,), passage, ruling)


SECTIONS: Final = {
    "set-up": [
        number("troops", 14, 6, 20, "§2", "F1"),
        number("starships", 8, 2, 8, "§2", "F1"),
        number("pool", 0, 0, 200, "§2; §3.5"),
        one_of("last_turns", "others", "others round", "§1; §6"),
        one_of("starter", "chance", "chance first", "§3.7", "F26"),
    ],
    "actions": [
        number("two_actions", 4, 0, 4, "§4"),
        one_of("scan", "turn", "turn action", "§4", "F25"),
        one_of("brown4", "unoccupied", "unoccupied face_down", "§4.1; §7", "F23"),
        yes_no("asteroid_mining", True, "§4.3; §6", "F24"),
    ],
    "build": [
        yes_no("asteroid_labs", True, "§4.4", "F3"),
        yes_no("asteroid_colonies", False, "§4.4", "F3"),
        one_of("two_labs", "player", "player board", "§4.4; §5", "F20"),
    ],
    "technology": [
        one_of("lab_defence", "pink1", "pink1 pink3", "§5", "F4"),
        one_of("pink3", "defence", "defence both battleships", "§5", "F22"),
        number("long_range_level", 1, 1, 4, "§5", "F21"),
        number("battleship_cost", 2, 0, 4, "§4", "F5"),
        number("bonus_rows", 2, 0, 4, "§4.5", "F7"),
    ],
    "board": [
        number("short_range", 50, 10, 300, "§5", "F8"),
        number("long_range", 100, 10, 300, "§5", "F8"),
    ],
    "attack": [
        number("attack_points", 1, 0, 3, "§5; §6"),
        one_of("defenders", "owner", "owner anyone", "§5", "F19"),
    ],
    "flicking": [
        number("top_speed", 3000, 500, 5000, "§4.2", "F9"),
        number("friction", 20, 5, 60, "§4.2", "F9"),
        number("ship_bounce", 85, 0, 100, "§4.2", "F9"),
        number("planet_bounce", 70, 0, 100, "§4.2", "F9"),
        number("aim_line", 240, 0, 1000, "§4.2", "F9"),
    ],
    "variants": [
        one_of("navigation", "flick", "flick dice", "§2", "F11"),
        yes_no("wormholes", False, "§2", "F12"),
        yes_no("minefields", False, "§2", "F13"),
        yes_no("seams", False, "§2", "F14"),
    ],
}
OF_MANUAL: Final = by_name(SECTIONS)


def shipped(options: dict[str, Option]) -> Known:
    """The editions that come with the game besides the manual, by name, that of the file."""

    def read(text: str, known: Known) -> Shipped:
        written = Reader(text, options, list(known), MANUAL).written()
        return Shipped(written, known[written.base].options | written.options, {})

    return edition_file.shipped(options, [MANUAL], files_of("milkomeda.starflick"), read)


SHIPPED: Final = shipped(OF_MANUAL)
EDITIONS: Final = [*SHIPPED, MANUAL]
OPTIONS: Final = beside(OF_MANUAL, SHIPPED)
POOL: Final = (0, 0, 32, 36, 40)


@final
class Rules:
    """One set of values, as rules read them."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values
        self.troops = int(values["troops"])
        self.starships = int(values["starships"])
        self.pool = int(values["pool"])
        self.whole_rounds = values["last_turns"] == "round"
        self.chance_starts = values["starter"] == "chance"
        self.two_actions = int(values["two_actions"])
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
        self.attack_points = int(values["attack_points"])
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


def values_of(text: str) -> dict[str, Value]:
    """The values written so: "edition=manual minefields=yes". Raises Problem."""
    return read_values(text, EDITIONS, OPTIONS, "milkomeda rulings --game starflick")


def read_rules(text: str) -> Rules:
    return Rules(values_of(text))


def rule(values: dict[str, Value], name: str) -> Message:
    """An option as it stands with those values, as a sentence."""
    return OPTIONS[name].stands(values[name])


def changes(values: dict[str, Value], edition: str) -> dict[str, Value]:
    """Those that are not as in that edition."""
    at = EDITIONS.index(edition)
    return {name: value for name, value in values.items() if value != OPTIONS[name].editions[at]}


def nearest_to(values: dict[str, Value]) -> str:
    """The edition from which they differ least."""
    return min(reversed(EDITIONS), key=lambda edition: len(changes(values, edition)))


def text_of(values: dict[str, Value]) -> str:
    """As short as it can be written."""
    edition = nearest_to(values)
    named = [] if edition == MANUAL else [f"edition={edition}"]
    return " ".join(named + [f"{name}={spell(value)}" for name, value in changes(values, edition).items()])
