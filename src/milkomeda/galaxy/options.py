"""Every row and every ruling of the rules as an option: its possible values, its value in each draft, where
it comes from. What it says is the message `galaxy-option-<name>`, with an attribute for each word it can be.

Rulebook, rulings list, option dialog and sweeps are made from this table. `editions.py` turns a set of
values into the record that the rules read, `rulings.py` says why a ruling was needed.

A passage is a draft and a section of it: 003 is the draft edition, 001 consolidated, 000 directives,
002 protocols. "§7 phase 2.6" is the sixth step of the second phase.
"""

from typing import Final

from milkomeda.galaxy.cards import FIGURE_OPTIONS, FIGURES, STRUCTURE_FIGURES, STRUCTURES
from milkomeda.galaxy.files import shipped
from milkomeda.play.edition_file import beside
from milkomeda.play.options import Moot, Option, Value, by_name, slug
from milkomeda.words.message import Message, say

DRAFTS: Final = ["draft", "consolidated", "directives", "protocols"]


def default(option: Option, edition: str) -> Value:
    return option.editions[EDITIONS.index(edition)]


def text(name: str) -> Message:
    return say(f"galaxy-option-{slug(name)}")


def number(
    name: str,
    editions: tuple[int, int, int, int],
    low: int,
    high: int,
    passage: str,
    ruling: str = "",
    moot: Moot | None = None,
) -> Option:
    return Option(name, text(name), (), low, high, editions, passage, ruling, moot)


def yes_no(
    name: str,
    editions: tuple[bool, bool, bool, bool],
    passage: str,
    ruling: str = "",
    moot: Moot | None = None,
) -> Option:
    return Option(name, text(name), (), 0, 1, editions, passage, ruling, moot)


def one_of(
    name: str,
    editions: tuple[str, str, str, str],
    words: str,
    passage: str,
    ruling: str = "",
    moot: Moot | None = None,
) -> Option:
    return Option(name, text(name), tuple(words.split()), 0, 0, editions, passage, ruling, moot)


def figures(structure: str, names: list[str], values: list[int]) -> list[Option]:
    """What a structure costs and is worth, the same in every edition."""
    passages = {"blue": "003 §8.C; 002 §12", "orange": "002 §12", "points": "002 §15.3"}
    return [
        Option(
            name,
            say(f"galaxy-option-structure-{figure}", title=structure),
            (),
            0,
            9 if figure == "points" else 15,
            (value, value, value, value),
            passages[figure],
            "",
        )
        for name, figure, value in zip(names, FIGURES, values)
    ]


N, Y = False, True
FIGURE_ROWS: Final = [
    row for structure in zip(STRUCTURES, FIGURE_OPTIONS, STRUCTURE_FIGURES) for row in figures(*structure)
]
SECTIONS: Final = {
    "set-up": [
        number("start_blue", (3, 3, 3, 3), 0, 20, "003 §4.7; 002 §4.8", "R1"),
        number("start_orange", (3, 3, 3, 3), 0, 20, "003 §4.7; 002 §4.8", "R1"),
        number("start_red", (3, 3, 3, 3), 0, 20, "003 §4.7; 002 §4.8", "R1"),
        number("start_green", (3, 3, 5, 5), 0, 20, "003 §4.7; 000 §4.9", "R1"),
        number("start_fleets", (3, 3, 3, 3), 1, 10, "002 §4.8"),
        number("fleets", (25, 25, 25, 25), 10, 25, "002 §3"),
        one_of("civilizations", ("deal", "deal", "deal", "deal"), "deal choose", "003 §4.3; 002 §4.5"),
        yes_no(
            "homeworld_turned", (N, N, N, N), "000 §3, §4.7; 002 §4.7, §16", "R73", moot=("display", "none")
        ),
        one_of(
            "first_order",
            ("seats", "seats", "seats", "seats"),
            "seats turns",
            "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
            "R79",
        ),
        yes_no("first_paid", (N, Y, Y, Y), "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10"),
        yes_no("first_fewer", (N, N, Y, N), "000 §4.11; 002 §4.10"),
        one_of(
            "first_cost",
            ("each", "each", "each", "each"),
            "each sum",
            "001 §4.9; 000 §4.11; 002 §4.10",
            "R69",
            moot=("first_paid", N),
        ),
        one_of(
            "first_stuck",
            ("replace", "replace", "replace", "replace"),
            "replace skip",
            "001 §4.9",
            "R2",
            moot=("first_paid", N),
        ),
        one_of(
            "first_unplaced",
            ("shuffled", "shuffled", "shuffled", "shuffled"),
            "shuffled top",
            "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
            "R3",
        ),
        one_of("display", ("none", "none", "four", "three"), "none three four", "000 §4.4; 002 §4.4"),
        number("objectives", (5, 5, 5, 5), 0, 5, "000 §4.2; 002 §4.3"),
        yes_no(
            "technology_objectives", (N, N, N, Y), "000 §8, §11; 002 §8.B, §11", "R6", moot=("objectives", 0)
        ),
        one_of("space", ("wide", "wide", "wide", "wide"), "wide tight", "003 §4.2, §4.5", "R4"),
        number("width", (0, 0, 0, 0), 0, 12, "003 §4.5", "R4"),
        number("height", (0, 0, 0, 0), 0, 10, "003 §4.5", "R4"),
        number("deck", (0, 0, 0, 0), 0, 72, "003 §4.2; 001 §4.2", "R4"),
    ],
    "civilizations": [
        number("architects_discount", (1, 1, 1, 1), 0, 4, "002 §5"),
        number("architects_points", (3, 3, 0, 0), 0, 5, "003 §13.6"),
        one_of(
            "architects_count",
            ("standing", "standing", "standing", "standing"),
            "standing built",
            "003 §13.6; 001 §13.6",
            "R65",
            moot=("architects_points", 0),
        ),
        number("sentinels_red", (1, 1, 1, 1), 0, 3, "002 §5"),
        yes_no("sentinels_module", (Y, Y, Y, Y), "000 §5", moot=("display", "none")),
        number("sentinels_combat", (3, 0, 0, 0), 0, 5, "003 §13.6", "R7"),
        number("sentinels_round", (0, 1, 0, 0), 0, 3, "001 §13.6", "R8"),
        number("navigators_range", (1, 1, 2, 2), 1, 3, "000 §5; 002 §5", "R9"),
        number("navigators_pindown", (1, 1, 0, 0), 0, 3, "003 §5; 001 §5", moot=("pindown", N)),
        one_of(
            "navigators_points", ("all", "far", "none", "none"), "all far none", "003 §13.6; 001 §13.6", "R52"
        ),
        number("helix_spending", (0, 1, 0, 0), 0, 3, "003 §5; 001 §5", "R10 R12"),
        one_of(
            "helix_hoard", ("red", "green", "none", "none"), "red green none", "003 §13.6; 001 §13.6", "R11"
        ),
        number("helix_claim", (0, 0, 1, 1), 0, 3, "000 §5; 002 §5", moot=("objectives", 0)),
    ],
    "order": [
        one_of(
            "order_cards",
            ("exact", "exact", "exact", "exact"),
            "exact",
            "003 §3; 001 §3, §4.2; 000 §3; 002 §3",
            "R5",
        ),
        one_of(
            "bribes",
            ("free", "free", "free", "free"),
            "free binding none",
            "003 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
            "R13",
        ),
        number(
            "offers",
            (1, 1, 1, 1),
            1,
            3,
            "003 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
            "R80",
            moot=("bribes", "none"),
        ),
        yes_no(
            "refresh_offers",
            (Y, Y, Y, Y),
            "000 §7 phase 1.5; 002 §7 phase 1.4",
            moot=("bribes", "none"),
        ),
    ],
    "income": [
        number("homeworld_income", (3, 3, 3, 3), 0, 6, "002 §7 phase 2.1"),
        yes_no("homeworld_blocked", (N, N, N, N), "001 §7 phase 2.1; 002 §7 phase 2.1", "R14"),
        yes_no("homeworld_captured", (Y, Y, Y, Y), "001 §7 phase 2.1, §3; 002 §7 phase 2.1, §3", "R15"),
        yes_no(
            "mbrain_income",
            (Y, Y, Y, N),
            "003 §7 phase 2.1; 000 §7 phase 2.1, §12; 002 §7 phase 2.1, §12",
            "R78",
        ),
        number("catch_up", (0, 0, 0, 0), 0, 5, "002 §7 phase 2.1"),
        number("upkeep", (0, 0, 0, 0), 0, 10, "002 §7 phase 2.1"),
        number("storage_limit", (0, 0, 0, 0), 0, 40, "002 §3"),
    ],
    "actions": [
        one_of(
            "repetition",
            ("main", "main", "main", "main"),
            "main last",
            "000 §7 phase 2.2, 2.6; 002 §7 phase 2.2, 2.6, §16",
            "R16",
            moot=("display", "none"),
        ),
        one_of(
            "passing",
            ("stuck", "stuck", "stuck", "stuck"),
            "stuck free",
            "003 §7 phase 2.2; 002 §7 phase 2.2",
            "R17 R55",
        ),
        yes_no("idle", (N, N, N, N), "003 §8; 002 §8", "R41"),
    ],
    "directives": [
        yes_no("rotate_patterns", (N, N, N, N), "000 §3; 002 §16", "R18", moot=("display", "none")),
        yes_no(
            "module_after_pass",
            (Y, Y, Y, Y),
            "000 §7 phase 2.5; 002 §7 phase 2.5",
            "R75",
            moot=("display", "none"),
        ),
        number("mbrain_protocol", (0, 0, 0, 1), 0, 3, "002 §12", moot=("display", "none")),
    ],
    "objectives": [
        one_of(
            "claims",
            ("each", "each", "each", "end"),
            "each end",
            "003 §13.7; 001 §13.7; 000 §7 phase 2.7, §11.1; 002 §7 phase 2.7",
            "R19",
            moot=("objectives", 0),
        ),
        yes_no("claims_later", (N, N, N, N), "000 §11.1; 002 §7 phase 2.7", "R57", moot=("claims", "end")),
        one_of(
            "slots",
            ("any", "any", "any", "any"),
            "any lowest",
            "000 §11.1; 002 §11",
            "R20",
            moot=("objectives", 0),
        ),
        one_of(
            "objective_readings",
            ("literal", "literal", "literal", "literal"),
            "literal",
            "000 §11; 002 §11",
            "R42",
            moot=("objectives", 0),
        ),
    ],
    "explore": [
        number("explore_draw", (2, 2, 2, 2), 1, 6, "002 §8.A.2"),
        one_of(
            "explore_from",
            ("fleets", "probes", "probes", "control"),
            "fleets probes control",
            "003 §8.A; 001 §8.A.4; 002 §8.A.3",
        ),
        yes_no("explore_chain", (N, Y, Y, N), "001 §8.A.4"),
        yes_no(
            "explore_gate", (Y, Y, Y, N), "003 §8.A; 001 §8.A.4; 000 §8.A.4", moot=("explore_from", "control")
        ),
        one_of(
            "gate_cards",
            ("every", "every", "every", "every"),
            "every first",
            "003 §8.A; 001 §8.A.4; 000 §8.A.4",
            "R76",
            moot=("explore_gate", N),
        ),
        yes_no("explore_paid", (N, Y, Y, Y), "001 §8.A.5", "R53"),
        one_of(
            "explore_must",
            ("all", "all", "all", "one"),
            "all one none",
            "003 §8.A; 001 §8.A.5; 000 §8.A.5; 002 §8.A.3",
            "R21 R44",
        ),
        one_of(
            "explore_left",
            ("shuffled", "top", "shuffled", "shuffled"),
            "shuffled top",
            "003 §8.A; 001 §8.A.5; 000 §8.A.5; 002 §8.A.5",
            "R21 R48",
        ),
        number("explore_bonus", (5, 5, 5, 5), 0, 10, "002 §14"),
    ],
    "research": [
        yes_no("research", (N, N, N, Y), "002 §8.B"),
        number("research_cost", (4, 4, 4, 4), 0, 10, "002 §8.B.2", moot=("research", N)),
        yes_no("research_repeats", (N, N, N, N), "002 §7 phase 2.2, §8.B", "R39", moot=("research", N)),
    ],
    "move": [
        number("move_range", (1, 1, 1, 1), 1, 3, "002 §8.C"),
        number("move_origins", (2, 2, 2, 2), 1, 4, "002 §8.C"),
        one_of(
            "gate_move",
            ("range", "range", "range", "home"),
            "range home all none",
            "003 §8.B; 000 §8.B; 002 §12",
            "R22",
        ),
        one_of(
            "empty_sectors",
            ("nobody", "nobody", "nobody", "nobody"),
            "nobody kept",
            "003 §8.A, §13.2; 001 §8.A.1, §13.2; 000 §8.A.1, §16; 002 §16",
            "R70",
        ),
        yes_no("pindown", (Y, Y, N, N), "003 §8.B; 001 §8.B; 000 §8.B"),
        one_of(
            "pindown_pass",
            ("more", "more", "more", "more"),
            "more only",
            "003 §8.B; 001 §8.B",
            "R23",
            moot=("pindown", N),
        ),
        one_of(
            "pindown_route",
            ("most", "most", "most", "most"),
            "most shortest",
            "003 §8.B",
            "R24",
            moot=("pindown", N),
        ),
        one_of(
            "pindown_again",
            ("group", "group", "group", "group"),
            "group action",
            "003 §8.B",
            "R45",
            moot=("pindown", N),
        ),
        one_of(
            "control_tie",
            ("involved", "involved", "involved", "involved"),
            "involved present nobody",
            "003 §8.B; 001 §8.B, §14; 000 §8.B, §16; 002 §16",
            "R63",
        ),
    ],
    "build": [
        number("build_options", (2, 2, 2, 1), 1, 3, "003 §8.C; 002 §8.D"),
        yes_no("build_twice", (Y, Y, Y, Y), "003 §8.C", "R25", moot=("build_options", 1)),
        number("build_fleets", (2, 2, 2, 2), 1, 5, "002 §8.D"),
        one_of(
            "outpost", ("extra", "extra", "extra", "cheap"), "extra cheap", "003 §8.C; 002 §8.D, §12", "R49"
        ),
        yes_no("build_split", (Y, Y, Y, Y), "002 §8.D, §12", "R62", moot=("outpost", "extra")),
        yes_no("build_blocked", (N, N, N, N), "003 §8.C; 002 §8.D", "R26"),
        *FIGURE_ROWS,
        one_of(
            "build_where",
            ("any", "own", "type", "enemy"),
            "any own type enemy",
            "003 §8.C; 001 §8.C; 000 §8.C; 002 §12",
            "R27",
        ),
        yes_no("works_at_once", (N, N, N, Y), "003 §8.C; 000 §8.C; 002 §12", "R28"),
        yes_no(
            "works_controlled",
            (Y, Y, Y, Y),
            "003 §7 phase 2.1, §8.D; 000 §7 phase 2.1, §8.D; 002 §7 phase 2.2",
            "R40",
        ),
    ],
    "attack": [
        number("attack_options", (2, 2, 2, 1), 1, 3, "003 §8.D; 002 §8.E"),
        yes_no(
            "attack_twice", (Y, Y, Y, Y), "003 §8.D; 001 §8.D; 000 §8.D", "R61", moot=("attack_options", 1)
        ),
        number("attack_origins", (2, 2, 2, 2), 1, 4, "002 §8.E"),
        yes_no("attack_inside", (Y, Y, Y, Y), "001 §8.D; 000 §8.D; 002 §8.E", "R29"),
        one_of(
            "gate_attack",
            ("path", "path", "path", "link"),
            "path link none",
            "003 §8.D; 000 §8.D; 002 §8.E, §12",
            "R30",
        ),
        number("lance_red", (2, 2, 2, 3), 0, 9, "003 §8.D; 002 §12"),
        number("lance_blue", (2, 2, 2, 0), 0, 9, "003 §8.D; 002 §12"),
        yes_no("lance_any", (Y, Y, Y, N), "003 §8.D; 002 §12"),
    ],
    "combat": [
        number("roster_track", (25, 25, 25, 25), 5, 25, "000 §3, §9.A.2, §9.A.6", "R77"),
        number("hit_on", (5, 5, 5, 5), 2, 6, "002 §9.6"),
        number("dice_cap", (0, 0, 0, 0), 0, 10, "000 §9.A.3"),
        number("command_points", (2, 2, 0, 0), 0, 4, "003 §9.A.4; 001 §9.A.4"),
        one_of(
            "points_order",
            ("points", "dice", "points", "points"),
            "points dice",
            "003 §9.A.4, §9.A.5; 001 §9.A.3, §9.A.4",
            moot=("command_points", 0),
        ),
        yes_no("boost_twice", (Y, Y, Y, Y), "003 §9.A.4; 001 §9.A.4", "R32", moot=("command_points", 0)),
        yes_no("boost_needs_arrow", (Y, Y, Y, Y), "001 §9.A.4", "R33", moot=("command_points", 0)),
        one_of(
            "reshapes",
            ("open", "open", "open", "open"),
            "open secret",
            "003 §9.A.9, §9.B.10; 001 §9.A.11",
            "R67",
            moot=("command_points", 0),
        ),
        one_of(
            "formation",
            ("pairs", "none", "none", "none"),
            "pairs types none",
            "003 §9.A.3, §9.A.5; 001 §14",
            "R31",
        ),
        one_of(
            "hit_types",
            ("reached", "reached", "reached", "reached"),
            "reached any",
            "003 §9.A.6, §9.B.7; 001 §9.A.8; 000 §9.A.6; 002 §9.7",
            "R64",
        ),
        one_of(
            "casualties",
            ("once", "once", "marks", "damaged"),
            "once marks damaged",
            "003 §9.A.8; 001 §9.A.10; 000 §9.A.8, §9.A.9; 002 §9.9, §9.10",
        ),
        one_of(
            "resolution",
            ("plain", "turn", "turn", "turn"),
            "plain turn seat",
            "003 §9.A.8, §9.B.9; 001 §9.A.10; 000 §9.A.8; 002 §9.9",
            "R43",
        ),
        one_of(
            "resolution_from",
            ("first", "first", "first", "first"),
            "first next",
            "001 §9.A.10; 000 §9.A.8; 002 §9.9",
            "R66",
            moot=("resolution", "plain"),
        ),
        one_of(
            "standoff",
            ("stay", "stay", "stay", "stay"),
            "stay retreat structures",
            "000 §9.A.10; 002 §9.11",
            "R34",
        ),
        number("standoff_tries", (3, 3, 3, 3), 1, 9, "000 §9.A.10; 002 §9.11", "R34"),
        one_of(
            "retain",
            ("controller", "controller", "controller", "controller"),
            "controller nobody",
            "003 §9.A.11; 001 §9.A.13; 000 §9.A.11; 002 §9.12, §12",
            "R35 R51",
        ),
        number("structure_shield", (0, 0, 0, 0), 0, 2, "003 §11; 001 §11; 000 §12", "R68"),
    ],
    "end": [
        number(
            "end_cards",
            (0, 1, 1, 1),
            0,
            5,
            "003 §2, §12; 001 §2; 000 §2, §11.1, §14; 002 §2, §11, §14",
            "R36 R37",
            moot=("objectives", 0),
        ),
        number("end_slots", (0, 0, 0, 0), 0, 20, "002 §14", "R60", moot=("objectives", 0)),
        number("slots_each", (0, 0, 0, 0), 0, 5, "002 §14", "R60", moot=("objectives", 0)),
        number("end_round", (0, 0, 0, 0), 0, 100, "002 §14", "R60"),
        one_of(
            "end_deck",
            ("placed", "placed", "placed", "placed"),
            "placed drawn",
            "003 §8.A, §12; 001 §8.A.6, §12; 000 §8.A.6, §14; 002 §8.A.6, §14",
            "R81",
        ),
        one_of(
            "end_at",
            ("once", "once", "once", "once"),
            "once round",
            "003 §7 phase 3, §12; 001 §7 phase 3, §12; 000 §7 phase 3, §14; 002 §7 phase 3, §14",
            "R71",
        ),
        number("sector_points", (1, 1, 1, 1), 0, 5, "002 §15.2"),
        number("fleets_per_point", (1, 3, 3, 3), 1, 10, "003 §13.4; 001 §13.4"),
        number("fight_points", (0, 0, 0, 0), 0, 5, "003 §13.6; 002 §15"),
        number("technology_points", (0, 0, 0, 0), 0, 5, "002 §15", moot=("research", N)),
        number("orange_points", (1, 1, 1, 1), 0, 3, "002 §15.5"),
        number("orange_per_point", (1, 1, 1, 1), 1, 10, "002 §15.5", moot=("orange_points", 0)),
        one_of(
            "tie",
            ("shared", "shared", "shared", "shared"),
            "shared order",
            "003 §13; 001 §13; 000 §15; 002 §15",
            "R38",
        ),
    ],
}
DRAFTED: Final = by_name(SECTIONS)

# Editions that are files come before the drafts, for the last one is the default.
SHIPPED: Final = shipped(DRAFTED, DRAFTS)
EDITIONS: Final = [*SHIPPED, *DRAFTS]
OPTIONS: Final = beside(DRAFTED, SHIPPED)


def rule(values: dict[str, Value], name: str) -> Message:
    """An option as it stands with those values, as a sentence."""
    return OPTIONS[name].stands(values[name])


def ability(values: dict[str, Value], name: str) -> Message:
    """The same of a civilization's option, without a word about whose it is."""
    return OPTIONS[name].stands(values[name], about_ability(OPTIONS[name]))


def about_ability(option: Option) -> Message:
    return Message(f"{option.text.name}.ability")


def matters(name: str, values: dict[str, Value]) -> bool:
    """Whether an option says anything beside those values."""
    return OPTIONS[name].matters(values)
