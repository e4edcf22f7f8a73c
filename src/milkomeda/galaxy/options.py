"""Every row and every ruling of the rules as an option: its text, where it comes from, its possible values.

Rulebook, rulings list, option dialog and sweeps are made from this table. `editions.py` turns a set of
values into the record that the rules read, `rulings.py` says why a ruling was needed.

A passage is a draft and a section of it: 003 is the draft edition, 001 consolidated, 000 directives,
002 protocols. "§7 phase 2.6" is the sixth step of the second phase.
"""

from typing import Final

from milkomeda.galaxy.cards import FIGURE_OPTIONS, STRUCTURE_FIGURES, STRUCTURE_TITLES
from milkomeda.play.options import Option, Value

EDITIONS: Final = ["draft", "consolidated", "directives", "protocols"]


def default(option: Option, edition: str) -> Value:
    return option.editions[EDITIONS.index(edition)]


_table: list[Option] = []
_section: str = ""


def section(name: str) -> None:
    global _section
    _section = name


def number(
    name: str, values: tuple[int, int, int, int], low: int, high: int, text: str, seed: str, ruling: str = ""
) -> None:
    _table.append(Option(name, _section, text, (), (), low, high, values, seed, ruling))


def yes_no(name: str, values: tuple[bool, bool, bool, bool], text: str, seed: str, ruling: str = "") -> None:
    _table.append(Option(name, _section, text, (), (), 0, 1, values, seed, ruling))


def one_of(
    name: str,
    values: tuple[str, str, str, str],
    meanings: dict[str, str],
    text: str,
    seed: str,
    ruling: str = "",
) -> None:
    words = tuple(meanings)
    _table.append(Option(name, _section, text, words, tuple(meanings.values()), 0, 0, values, seed, ruling))


N, Y = False, True

section("set-up")
number("start_blue", (3, 3, 3, 3), 0, 20, "Blue in each storage at the start.", "003 §4.7; 002 §4.8", "R1")
number(
    "start_orange", (3, 3, 3, 3), 0, 20, "Orange in each storage at the start.", "003 §4.7; 002 §4.8", "R1"
)
number("start_red", (3, 3, 3, 3), 0, 20, "Red in each storage at the start.", "003 §4.7; 002 §4.8", "R1")
number("start_green", (3, 3, 5, 5), 0, 20, "Green in each storage at the start.", "003 §4.7; 000 §4.9", "R1")
number("start_fleets", (3, 3, 3, 3), 1, 10, "Fleets on each Homeworld at the start.", "002 §4.8")
number("fleets", (25, 25, 25, 25), 10, 25, "Fleets a player has in all.", "002 §3")
one_of(
    "civilizations",
    ("deal", "deal", "deal", "deal"),
    {"deal": "dealt at random", "choose": "chosen in seat order"},
    "How players come by their civilization.",
    "003 §4.3; 002 §4.5",
)
yes_no(
    "homeworld_turned",
    (N, N, N, N),
    "Each player turns the own Homeworld as they like.",
    "000 §3, §4.7; 002 §4.7, §16",
    "R73",
)
one_of(
    "first_order",
    ("seats", "seats", "seats", "seats"),
    {"seats": "seat order", "turns": "the order of the first round, which is dealt before"},
    "The first sectors are placed in …",
    "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
    "R79",
)
yes_no(
    "first_paid",
    (N, Y, Y, Y),
    "The first two sectors cost their exploration cost in green.",
    "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
)
yes_no(
    "first_fewer",
    (N, N, Y, N),
    "A player who can afford both first sectors may place only one.",
    "000 §4.11; 002 §4.10",
)
one_of(
    "first_cost",
    ("each", "each", "each", "each"),
    {"each": "by itself: who can pay only one places one", "sum": "together with the other, or not at all"},
    "A player must be able to pay for a first sector …",
    "001 §4.9; 000 §4.11; 002 §4.10",
    "R69",
)
one_of(
    "first_stuck",
    ("replace", "replace", "replace", "replace"),
    {"replace": "draws replacements until one is affordable", "skip": "places none"},
    "A player who cannot afford either of the first sectors …",
    "001 §4.9",
    "R2",
)
one_of(
    "first_unplaced",
    ("shuffled", "shuffled", "shuffled", "shuffled"),
    {"shuffled": "shuffled back into the deck", "top": "back on top of the deck"},
    "First sectors that were not placed go …",
    "003 §4.9; 001 §4.9; 000 §4.11; 002 §4.10",
    "R3",
)
one_of(
    "display",
    ("none", "none", "four", "three"),
    {
        "none": "no directives",
        "three": "three positions: D1/P3, D2/P2, D3/P1",
        "four": "four positions: D1/M3, D1/M2, D2/M2, D3/M1",
    },
    "Directives on display, each with the module or protocol it unlocks.",
    "000 §4.4; 002 §4.4",
)
number("objectives", (5, 5, 5, 5), 0, 5, "Public objectives.", "000 §4.2; 002 §4.3")
yes_no(
    "technology_objectives",
    (N, N, N, Y),
    "Objectives that ask for technologies are in the deck.",
    "000 §8, §11; 002 §8.B, §11",
    "R6",
)
number(
    "width", (0, 0, 0, 0), 0, 12, "Columns of the area (0: 6, 7, 9 for 2, 3, 4 players).", "003 §4.5", "R4"
)
number("height", (0, 0, 0, 0), 0, 10, "Rows of the area (0: 5, 6, 6 for 2, 3, 4 players).", "003 §4.5", "R4")
number(
    "deck",
    (0, 0, 0, 0),
    0,
    72,
    "Sectors in the deck, at random from the 72 (0: 28, 39, 50 for 2, 3, 4 players).",
    "003 §4.2; 001 §4.2",
    "R4",
)

section("civilizations")
number("architects_discount", (1, 1, 1, 1), 0, 4, "Architects: orange less for a megastructure.", "002 §5")
number(
    "architects_points", (3, 3, 0, 0), 0, 5, "Architects: VP at the end for each megastructure.", "003 §13.6"
)
one_of(
    "architects_count",
    ("standing", "standing", "standing", "standing"),
    {"standing": "stand on the map at the end", "built": "were built, even if destroyed since"},
    "Architects: for this goal megastructures count that …",
    "003 §13.6; 001 §13.6",
    "R65",
)
number("sentinels_red", (1, 1, 1, 1), 0, 3, "Sentinels: red for each Attack action.", "002 §5")
yes_no("sentinels_module", (Y, Y, Y, Y), "Sentinels: an Attack by module or protocol counts too.", "000 §5")
number(
    "sentinels_combat",
    (3, 0, 0, 0),
    0,
    5,
    "Sentinels: VP for each combat won (as the only survivor).",
    "003 §13.6",
    "R7",
)
number(
    "sentinels_round",
    (0, 1, 0, 0),
    0,
    3,
    "Sentinels: VP for each combat round won (more casualties caused than taken).",
    "001 §13.6",
    "R8",
)
number("navigators_range", (1, 1, 2, 2), 1, 3, "Navigators: base Move range.", "000 §5; 002 §5", "R9")
number("navigators_pindown", (1, 1, 0, 0), 0, 3, "Navigators: Pindown.", "003 §5; 001 §5")
one_of(
    "navigators_points",
    ("all", "far", "none", "none"),
    {
        "all": "1 VP for each explored sector",
        "far": "1 VP for each explored sector not adjacent to the own Homeworld",
        "none": "nothing",
    },
    "Navigators: at the end …",
    "003 §13.6; 001 §13.6",
    "R52",
)
number(
    "helix_spending",
    (0, 1, 0, 0),
    0,
    3,
    "Helix: VP at once when one action spends 5 or more green.",
    "003 §5; 001 §5",
    "R10 R12",
)
one_of(
    "helix_hoard",
    ("red", "green", "none", "none"),
    {"red": "15 red", "green": "15 green", "none": "nothing"},
    "Helix: 5 VP for holding this at the end.",
    "003 §13.6; 001 §13.6",
    "R11",
)
number("helix_claim", (0, 0, 1, 1), 0, 3, "Helix: green on claiming an objective slot.", "000 §5; 002 §5")

section("order")
one_of(
    "order_cards",
    ("exact", "exact", "exact", "exact"),
    {"exact": "N−1 numbered cards and the Master card, so that everybody draws exactly one"},
    "Order cards for N players.",
    "003 §3; 001 §3, §4.2; 000 §3; 002 §3",
    "R5",
)
one_of(
    "bribes",
    ("free", "free", "free", "free"),
    {
        "free": "taken offers are paid at once; the promise does not bind",
        "binding": "taken offers are paid at once; the Master must keep the promise",
        "none": "no bribes",
    },
    "Bribes to the Master of the Order.",
    "003 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
    "R13",
)
number(
    "offers",
    (1, 1, 1, 1),
    1,
    3,
    "Offers each player may make before the refresh, and again after the proposal.",
    "003 §7 phase 1; 000 §7 phase 1.5; 002 §7 phase 1.4",
    "R80",
)

section("income")
number("homeworld_income", (3, 3, 3, 3), 0, 6, "Of each resource from the own Homeworld.", "002 §7 phase 2.1")
yes_no(
    "homeworld_blocked",
    (N, N, N, N),
    "The own Homeworld pays nothing while an opponent controls it.",
    "001 §7 phase 2.1; 002 §7 phase 2.1",
    "R14",
)
yes_no(
    "homeworld_captured",
    (Y, Y, Y, Y),
    "A captured Homeworld pays its captor.",
    "001 §7 phase 2.1, §3; 002 §7 phase 2.1, §3",
    "R15",
)
yes_no(
    "mbrain_income",
    (Y, Y, Y, N),
    "M-Brain: 1 resource of the owner's choice for each controlled sector adjacent to it.",
    "003 §7 phase 2.1; 000 §7 phase 2.1, §12; 002 §7 phase 2.1, §12",
    "R78",
)

section("actions")
one_of(
    "repetition",
    ("main", "main", "main", "main"),
    {
        "main": "last turn's main action",
        "last": "last turn's last action, by module or protocol included",
    },
    "Without an M-Brain the main action must differ from …",
    "000 §7 phase 2.2, 2.6; 002 §7 phase 2.2, 2.6, §16",
    "R16",
)
one_of(
    "passing",
    ("stuck", "stuck", "stuck", "stuck"),
    {"stuck": "only when no action is possible", "free": "whenever they like"},
    "A player may pass …",
    "003 §7 phase 2.2; 002 §7 phase 2.2",
    "R17 R55",
)
yes_no(
    "idle",
    (N, N, N, N),
    "A Move, Build or Attack action may be ended without having done anything.",
    "003 §8; 002 §8",
    "R41",
)

section("directives")
yes_no(
    "rotate_patterns",
    (N, N, N, N),
    "A directive's pattern may be rotated to match.",
    "000 §3; 002 §16",
    "R18",
)
yes_no(
    "module_after_pass",
    (Y, Y, Y, Y),
    "A module or protocol may be activated after a pass.",
    "000 §7 phase 2.5; 002 §7 phase 2.5",
    "R75",
)
number(
    "mbrain_protocol",
    (0, 0, 0, 1),
    0,
    3,
    "M-Brain: activating a module or protocol costs so much less (not below 0).",
    "002 §12",
)

section("objectives")
one_of(
    "claims",
    ("each", "each", "each", "end"),
    {"each": "after income, after the main action and after the module", "end": "at the end of the turn"},
    "When a slot may be claimed, at most one a turn.",
    "003 §13.7; 001 §13.7; 000 §7 phase 2.7, §11.1; 002 §7 phase 2.7",
    "R19",
)
yes_no(
    "claims_later",
    (N, N, N, N),
    "What was done 'this turn' may still be claimed at a later moment of the turn.",
    "000 §11.1; 002 §7 phase 2.7",
    "R57",
)
one_of(
    "slots",
    ("any", "any", "any", "any"),
    {"any": "any open slot whose threshold is met", "lowest": "the lowest open slot only"},
    "Which slot of a card may be claimed.",
    "000 §11.1; 002 §11",
    "R20",
)
one_of(
    "objective_readings",
    ("literal", "literal", "literal", "literal"),
    {
        "literal": "won a battle: only survivor in the own turn; "
        "explored 2 systems: placed two sectors this turn; "
        "jumped: attacked from a Hypergate (over its link where it has one); distance: grid steps; "
        "sector types: different keywords; of 1 type: sharing a keyword; industrial: orange"
    },
    "How the objectives' conditions are read.",
    "000 §11; 002 §11",
    "R42",
)

section("explore")
number(
    "explore_draw", (2, 2, 2, 2), 1, 6, "Sectors drawn, 1 more for each green spent beforehand.", "002 §8.A.2"
)
one_of(
    "explore_from",
    ("fleets", "probes", "probes", "control"),
    {
        "fleets": "next to any controlled sector with a fleet",
        "probes": "next to an origin of up to two probes: controlled sectors with a fleet",
        "control": "next to any controlled sector",
    },
    "Where sectors are placed.",
    "003 §8.A; 001 §8.A.4; 002 §8.A.3",
)
yes_no(
    "explore_chain", (N, Y, Y, N), "Sectors are placed next to one placed by this action too.", "001 §8.A.4"
)
yes_no(
    "explore_gate",
    (Y, Y, Y, N),
    "From the own Hypergate one explores up to two away, through an explored sector.",
    "003 §8.A; 001 §8.A.4; 000 §8.A.4",
)
one_of(
    "gate_cards",
    ("every", "every", "every", "every"),
    {"every": "every sector of the action", "first": "the first sector that is placed"},
    "The Hypergate's probe places up to two away …",
    "003 §8.A; 001 §8.A.4; 000 §8.A.4",
    "R76",
)
yes_no("explore_paid", (N, Y, Y, Y), "A placed sector costs its printed cost in green.", "001 §8.A.5", "R53")
one_of(
    "explore_must",
    ("all", "all", "all", "one"),
    {
        "all": "all that fit and can be paid",
        "one": "at least one, if one fits and can be paid",
        "none": "as many as the player likes, or none",
    },
    "Of the drawn sectors, the player must place …",
    "003 §8.A; 001 §8.A.5; 000 §8.A.5; 002 §8.A.3",
    "R21 R44",
)
one_of(
    "explore_left",
    ("shuffled", "top", "shuffled", "shuffled"),
    {"shuffled": "shuffled back into the deck", "top": "back on top, in the player's order, open to all"},
    "Drawn sectors that are not placed go …",
    "003 §8.A; 001 §8.A.5; 000 §8.A.5; 002 §8.A.5",
    "R21 R48",
)
number("explore_bonus", (5, 5, 5, 5), 0, 10, "VP for placing the last sector.", "002 §14")

section("research")
yes_no("research", (N, N, N, Y), "There is a Research action.", "002 §8.B")
number("research_cost", (4, 4, 4, 4), 0, 10, "Green for Research.", "002 §8.B.2")
yes_no(
    "research_repeats",
    (N, N, N, N),
    "Research may be repeated turn after turn, unlike the other actions.",
    "002 §7 phase 2.2, §8.B",
    "R39",
)

section("move")
number("move_range", (1, 1, 1, 1), 1, 3, "Base range of a Move.", "002 §8.C")
number("move_origins", (2, 2, 2, 2), 1, 4, "Sectors that fleets move from in one action.", "002 §8.C")
one_of(
    "gate_move",
    ("range", "range", "range", "home"),
    {
        "range": "1 more range from its sector",
        "home": "it and the own Homeworld are adjacent for the owner",
        "all": "all Hypergates on the map are adjacent to the own one",
        "none": "nothing",
    },
    "What the own Hypergate does for a Move.",
    "003 §8.B; 000 §8.B; 002 §12",
    "R22",
)
one_of(
    "empty_sectors",
    ("nobody", "nobody", "nobody", "nobody"),
    {"nobody": "nobody's", "kept": "still its controller's, until somebody else brings fleets"},
    "A sector that all fleets have left is …",
    "003 §8.A, §13.2; 001 §8.A.1, §13.2; 000 §8.A.1, §16; 002 §16",
    "R70",
)
yes_no(
    "pindown",
    (Y, Y, N, N),
    "In an opponent-controlled sector passed through, each opponent fleet stops one moving fleet.",
    "003 §8.B; 001 §8.B; 000 §8.B",
)
one_of(
    "pindown_pass",
    ("more", "more", "more", "more"),
    {"more": "n more fleets pass per opponent present", "only": "just n fleets pass per opponent present"},
    "Pindown n means:",
    "003 §8.B; 001 §8.B",
    "R23",
)
one_of(
    "pindown_route",
    ("most", "most", "most", "most"),
    {"most": "the one that brings most fleets through, then the shortest", "shortest": "the shortest"},
    "The route of a group that may be pinned.",
    "003 §8.B",
    "R24",
)
one_of(
    "pindown_again",
    ("group", "group", "group", "group"),
    {"group": "every group anew", "action": "each opponent fleet only once an action"},
    "When several groups pass through one sector, its fleets pin …",
    "003 §8.B",
    "R45",
)
one_of(
    "control_tie",
    ("involved", "involved", "involved", "involved"),
    {
        "involved": "who controlled it before, if part of the tie; else nobody",
        "present": "who controlled it before, if a fleet of theirs is there; else nobody",
        "nobody": "nobody",
    },
    "Where several players have most fleets, the sector is controlled by …",
    "003 §8.B; 001 §8.B, §14; 000 §8.B, §16; 002 §16",
    "R63",
)

section("build")
number("build_options", (2, 2, 2, 1), 1, 3, "Options in one Build action.", "003 §8.C; 002 §8.D")
yes_no("build_twice", (Y, Y, Y, Y), "The same Build option may be taken twice.", "003 §8.C", "R25")
number("build_fleets", (2, 2, 2, 2), 1, 5, "Fleets built on the Homeworld by one option.", "002 §8.D")
one_of(
    "outpost",
    ("extra", "extra", "extra", "cheap"),
    {
        "extra": "1 more fleet may be built in each controlled sector with an own Outpost",
        "cheap": "fleets may be built there instead of on the Homeworld, 1 orange cheaper",
    },
    "What an Outpost does.",
    "003 §8.C; 002 §8.D, §12",
    "R49",
)
yes_no(
    "build_split",
    (Y, Y, Y, Y),
    "Fleets of one option may be split between the Homeworld and sectors with Outposts.",
    "002 §8.D, §12",
    "R62",
)
yes_no(
    "build_blocked",
    (N, N, N, N),
    "No fleets are built on a Homeworld that an opponent controls.",
    "003 §8.C; 002 §8.D",
    "R26",
)
for names, title, figures in zip(FIGURE_OPTIONS, STRUCTURE_TITLES, STRUCTURE_FIGURES):
    blue, orange, points = figures
    number(names[0], (blue, blue, blue, blue), 0, 15, f"Blue for {title}.", "003 §8.C; 002 §12")
    number(names[1], (orange, orange, orange, orange), 0, 15, f"Orange for {title}.", "002 §12")
    number(names[2], (points, points, points, points), 0, 9, f"VP for {title}.", "002 §15.3")
one_of(
    "build_where",
    ("any", "own", "type", "enemy"),
    {
        "any": "any structure; Outposts neither block nor are blocked",
        "own": "an own structure",
        "type": "an own structure of that type, Outposts excepted",
        "enemy": "an own structure of that type, Outposts excepted, or any opponent's",
    },
    "A structure cannot be built where there is …",
    "003 §8.C; 001 §8.C; 000 §8.C; 002 §12",
    "R27",
)
yes_no(
    "works_at_once",
    (N, N, N, Y),
    "A new structure works at once, not from the owner's next turn on.",
    "003 §8.C; 000 §8.C; 002 §12",
    "R28",
)
yes_no(
    "works_controlled",
    (Y, Y, Y, Y),
    "A structure works only while its owner controls its sector.",
    "003 §7 phase 2.1, §8.D; 000 §7 phase 2.1, §8.D; 002 §7 phase 2.2",
    "R40",
)

section("attack")
number("attack_options", (2, 2, 2, 1), 1, 3, "Options in one Attack action.", "003 §8.D; 002 §8.E")
yes_no(
    "attack_twice",
    (Y, Y, Y, Y),
    "The same Attack option may be taken twice.",
    "003 §8.D; 001 §8.D; 000 §8.D",
    "R61",
)
number("attack_origins", (2, 2, 2, 2), 1, 4, "Sectors that fleets attack from.", "002 §8.E")
yes_no(
    "attack_inside",
    (Y, Y, Y, Y),
    "Fleets already in a sector may start the fight, for 1 blue.",
    "001 §8.D; 000 §8.D; 002 §8.E",
    "R29",
)
one_of(
    "gate_attack",
    ("path", "path", "path", "link"),
    {
        "path": "attacks from it reach any sector through explored ones, 1 blue per border",
        "link": "its link to another sector counts as one border",
        "none": "nothing",
    },
    "What the own Hypergate does for an Attack.",
    "003 §8.D; 000 §8.D; 002 §8.E, §12",
    "R30",
)
number("lance_red", (2, 2, 2, 3), 0, 9, "Red for an attack on a structure.", "003 §8.D; 002 §12")
number("lance_blue", (2, 2, 2, 0), 0, 9, "Blue for an attack on a structure.", "003 §8.D; 002 §12")
yes_no("lance_any", (Y, Y, Y, N), "An attack may hit any structure, an own one too.", "003 §8.D; 002 §12")

section("combat")
number(
    "roster_track",
    (25, 25, 25, 25),
    5,
    25,
    "Ships of one type, or hits on one type, that a player can set, at most (25: any number).",
    "000 §3, §9.A.2, §9.A.6",
    "R77",
)
number("hit_on", (5, 5, 5, 5), 2, 6, "A die hits with this or more.", "002 §9.6")
number(
    "dice_cap",
    (0, 0, 0, 0),
    0,
    10,
    "Dice of one player in a round, at most (0: no limit).",
    "000 §9.A.3",
)
number("command_points", (2, 2, 0, 0), 0, 4, "Command Points in each round.", "003 §9.A.4; 001 §9.A.4")
one_of(
    "points_order",
    ("points", "dice", "points", "points"),
    {
        "points": "points are spent, then dice placed",
        "dice": "dice are placed, then points spent",
    },
    "Order in a round with Command Points (it changes nothing, for the ships decide the dice).",
    "003 §9.A.4, §9.A.5; 001 §9.A.3, §9.A.4",
)
yes_no(
    "boost_twice",
    (Y, Y, Y, Y),
    "The same boost may be bought twice in a round.",
    "003 §9.A.4; 001 §9.A.4",
    "R32",
)
yes_no("boost_needs_arrow", (Y, Y, Y, Y), "A boost die needs at least one arrow.", "001 §9.A.4", "R33")
one_of(
    "reshapes",
    ("open", "open", "open", "open"),
    {"open": "openly, in the order in which hits are resolved", "secret": "in secret, and reveal together"},
    "Players who prepared a reshape choose it …",
    "003 §9.A.9, §9.B.10; 001 §9.A.11",
    "R67",
)
one_of(
    "formation",
    ("pairs", "none", "none", "none"),
    {
        "pairs": "counter points are pairs of an own ship and an enemy ship it beats",
        "types": "counter points are pairs of an own type and an enemy type it beats",
        "none": "there is none",
    },
    "Formation advantage between two players: on equal hits the one with fewer counter points loses a hit.",
    "003 §9.A.3, §9.A.5; 001 §14",
    "R31",
)
one_of(
    "hit_types",
    ("reached", "reached", "reached", "reached"),
    {"reached": "that an own arrow reaches", "any": "whatever they are"},
    "Hits are allocated to ship types of enemies …",
    "003 §9.A.6, §9.B.7; 001 §9.A.8; 000 §9.A.6; 002 §9.7",
    "R64",
)
one_of(
    "casualties",
    ("once", "once", "marks", "damaged"),
    {
        "once": "removed at once, in order",
        "marks": "marked, a ship may get several marks; removed together",
        "damaged": "moved to the damaged area, not targetable again this round; removed together",
    },
    "Ships that are hit are …",
    "003 §9.A.8; 001 §9.A.10; 000 §9.A.8, §9.A.9; 002 §9.9, §9.10",
)
one_of(
    "resolution",
    ("plain", "turn", "turn", "turn"),
    {
        "plain": "this round's turn order",
        "turn": "this round's turn order, but the attacker first",
        "seat": "seat order, but the attacker first",
    },
    "Hits are resolved in …",
    "003 §9.A.8, §9.B.9; 001 §9.A.10; 000 §9.A.8; 002 §9.9",
    "R43",
)
one_of(
    "resolution_from",
    ("first", "first", "first", "first"),
    {"first": "the first in it", "next": "whoever follows the attacker in it, round to the one before"},
    "After the attacker, this order begins with …",
    "001 §9.A.10; 000 §9.A.8; 002 §9.9",
    "R66",
)
one_of(
    "standoff",
    ("stay", "stay", "stay", "stay"),
    {
        "stay": "everybody stays, control as always",
        "retreat": "the attacker's fleets go back to where they came from",
        "structures": "everybody stays; the defender whom a structure there lets keep the sector controls it",
    },
    "When a fight comes to a stand-off …",
    "000 §9.A.10; 002 §9.11",
    "R34",
)
number(
    "standoff_tries",
    (3, 3, 3, 3),
    1,
    9,
    "Reconfigurations in a row without a die for anybody, after which a fight is a stand-off.",
    "000 §9.A.10; 002 §9.11",
    "R34",
)
one_of(
    "retain",
    ("controller", "controller", "controller", "controller"),
    {
        "controller": "the previous controller first, else the only such defender",
        "nobody": "nobody",
    },
    "When nobody is left, a defender who had a structure there keeps the sector:",
    "003 §9.A.11; 001 §9.A.13; 000 §9.A.11; 002 §9.12, §12",
    "R35 R51",
)
number(
    "structure_shield",
    (0, 0, 0, 0),
    0,
    2,
    "Hits that each structure of a defender absorbs in a fight.",
    "003 §11; 001 §11; 000 §12",
    "R68",
)

section("end")
number(
    "end_cards",
    (0, 1, 1, 1),
    0,
    5,
    "Full objectives that end the game (0: none do; where fewer lie out, all of them).",
    "003 §2, §12; 001 §2; 000 §2, §11.1, §14; 002 §2, §11, §14",
    "R36 R37",
)
number(
    "end_slots", (0, 0, 0, 0), 0, 20, "Slots claimed in all that end the game (0: none do).", "002 §14", "R60"
)
number("end_round", (0, 0, 0, 0), 0, 100, "The last round (0: there is none).", "002 §14", "R60")
one_of(
    "end_deck",
    ("placed", "placed", "placed", "placed"),
    {"placed": "all sectors are placed", "drawn": "an Explore has drawn the last sector and ends"},
    "The sector deck ends the game when …",
    "003 §8.A, §12; 001 §8.A.6, §12; 000 §8.A.6, §14; 002 §8.A.6, §14",
    "R81",
)
one_of(
    "end_at",
    ("once", "once", "once", "once"),
    {"once": "at once", "round": "with the round, so that all have had equally many turns"},
    "The game ends …",
    "003 §7 phase 3, §12; 001 §7 phase 3, §12; 000 §7 phase 3, §14; 002 §7 phase 3, §14",
    "R71",
)
number("sector_points", (1, 1, 1, 1), 0, 5, "VP for each controlled sector.", "002 §15.2")
number("fleets_per_point", (1, 3, 3, 3), 1, 10, "Fleets on the map for 1 VP.", "003 §13.4; 001 §13.4")
number("orange_points", (1, 1, 1, 1), 0, 3, "VP for each orange.", "002 §15.5")
one_of(
    "tie",
    ("shared", "shared", "shared", "shared"),
    {"shared": "the victory is shared", "order": "the one who acted earlier in the last round wins"},
    "Equal in VP, in blue+red+green and in fleets on the map:",
    "003 §13; 001 §13; 000 §15; 002 §15",
    "R38",
)

OPTIONS: Final = {option.name: option for option in _table}

# An option that says nothing while another one has this value.
MOOT: Final[dict[str, tuple[str, Value]]] = {
    "first_cost": ("first_paid", N),
    "first_stuck": ("first_paid", N),
    "technology_objectives": ("objectives", 0),
    "architects_count": ("architects_points", 0),
    "navigators_pindown": ("pindown", N),
    "helix_claim": ("objectives", 0),
    "homeworld_turned": ("display", "none"),
    "offers": ("bribes", "none"),
    "module_after_pass": ("display", "none"),
    "rotate_patterns": ("display", "none"),
    "mbrain_protocol": ("display", "none"),
    "sentinels_module": ("display", "none"),
    "repetition": ("display", "none"),
    "claims": ("objectives", 0),
    "claims_later": ("claims", "end"),
    "slots": ("objectives", 0),
    "objective_readings": ("objectives", 0),
    "explore_gate": ("explore_from", "control"),
    "gate_cards": ("explore_gate", N),
    "research_cost": ("research", N),
    "research_repeats": ("research", N),
    "pindown_pass": ("pindown", N),
    "pindown_route": ("pindown", N),
    "pindown_again": ("pindown", N),
    "build_twice": ("build_options", 1),
    "build_split": ("outpost", "extra"),
    "attack_twice": ("attack_options", 1),
    "points_order": ("command_points", 0),
    "boost_twice": ("command_points", 0),
    "boost_needs_arrow": ("command_points", 0),
    "reshapes": ("command_points", 0),
    "resolution_from": ("resolution", "plain"),
    "end_cards": ("objectives", 0),
    "end_slots": ("objectives", 0),
}


def matters(name: str, values: dict[str, Value]) -> bool:
    """Whether an option says anything beside those values."""
    if name not in MOOT:
        return True
    other, silent = MOOT[name]
    return values[other] != silent
