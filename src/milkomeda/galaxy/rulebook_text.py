"""The rulebook's chapters about the game as a whole: from the introduction to a turn, and the end."""

from milkomeda.galaxy.cards import (
    CIVILIZATION_TITLES,
    CIVILIZATIONS,
    DECK_OF_TECHNOLOGY,
    DIRECTIVES,
    KEYWORDS,
    OBJECTIVES,
    PROTOCOLS,
    SECTOR_KEYWORDS,
    SECTORS,
    TECHNOLOGIES,
)
from milkomeda.galaxy.editions import STANDARD_AREA, Edition
from milkomeda.galaxy.rulebook_words import bullets, cost, listed, module, sentences, some, steps, table, word
from milkomeda.galaxy.rules.directives import TIERS
from milkomeda.galaxy.rules.end import HOARD, HOARD_POINTS
from milkomeda.galaxy.rules.objectives import NEEDS_TECHNOLOGIES
from milkomeda.galaxy.rules.turn import MUCH_GREEN

FLAVOUR = {
    "architects": "They do not visit the stars, they rearrange them.",
    "sentinels": "A fleet is in two places until somebody attacks it, and then in the one you like least.",
    "navigators": "Where others see nothing at all, they see a short cut.",
    "helix": "They plant a question and wait, for centuries if need be, until it bears fruit.",
}


def introduction(r: Edition) -> list[str]:
    return [
        "Two great galaxies have grown into one. Old star charts are worthless, old borders are forgotten, and "
        "between the stars lies more unknown space than anybody can hold. In its corners four civilizations "
        "wake up and begin to count what is theirs.",
        sentences(
            "**Milkomeda** is a game for 2 to 4 players. You uncover the galaxy sector by sector, live off what "
            "your sectors yield, build fleets and great structures, and fight over what others have found.",
            "Your scientists find technologies that bend the rules in your favour." if r.research else "",
            "And where the corners of four sectors form the right pattern, a second action is yours."
            if r.display != "none"
            else "",
        ),
        "A mark like [R13] stands where the designer's drafts leave a question open or contradict each other: "
        "`milkomeda rulings` lists every such ruling and the other ways to play it.",
    ]


def objective(r: Edition) -> list[str]:
    earned = [
        "sectors you control" if r.sector_points else "",
        "structures",
        "fleets",
        "orange resources" if r.orange_points else "",
        "objectives you claim" if r.objectives else "",
        "technologies" if r.research else "",
        "your civilization's own goal" if has_goals(r) else "",
    ]
    return [
        "Have the most **victory points** (VP) when the game ends. They come from "
        f"{listed([source for source in earned if source])}.",
        f"The game ends at once when the last sector is placed{claims_end(r)}.",
    ]


def has_goals(r: Edition) -> bool:
    numbers = r.architects_points + r.sentinels_combat + r.sentinels_round + r.helix_spending
    return numbers > 0 or r.navigators_points != "none" or r.helix_hoard != "none"


def claims_end(r: Edition) -> str:
    """How claims end the game, to follow '… when the last sector is placed'."""
    if r.objectives == 0 or r.end_claims == "never":
        return ""
    if r.end_claims == "all":
        return ", or when the last slot of all objectives is claimed [R36]"
    return ", or when the last slot of any one objective is claimed [R36]"


def components(r: Edition) -> list[str]:
    return [
        "On the table:",
        bullets(
            f"**{len(SECTORS)} sectors.** {sector_card(r)}",
            "**4 Homeworlds**, the sectors that players start from. A Homeworld has no keyword"
            + (", and it is never turned." if r.display != "none" else "."),
            display_cards(r),
            f"**{objective_cards(r)} objectives**, goals that all players compete for."
            if r.objectives
            else "",
            f"**{len(TECHNOLOGIES)} technologies** in {word(len(KEYWORDS))} decks of {DECK_OF_TECHNOLOGY}, one deck "
            "for each keyword."
            if r.research
            else "",
            "**Order cards** and the token of the **Master of the Order**.",
            "The **battle mat** with its five ship types, and dice.",
        ),
        "For each player:",
        bullets(
            f"{some(r.fleets, 'fleet')} and 5 structures: 2 Outposts, 1 Starlance, 1 Hypergate, 1 M-Brain. What is "
            "not in your supply cannot be built; what you lose returns there.",
            "A **storage** that shows how much you have of each resource, openly.",
            "An **action marker** for the main action of your last turn.",
            "A **roster** behind a screen, for secret choices in combat.",
            "**Claim markers** for objectives." if r.objectives else "",
        ),
        "There are four kinds of resources:",
        resources(r),
    ]


def sector_card(r: Edition) -> str:
    bearing = [bin(mask).count("1") for mask in SECTOR_KEYWORDS[: len(SECTORS)]]
    paid = r.first_paid or r.explore_paid
    return sentences(
        f"A sector shows how much it yields of each resource{', what exploring it costs' if paid else ''} and "
        f"{word(min(bearing))} to {word(max(bearing))} keywords out of {word(len(KEYWORDS))}: {listed(KEYWORDS)}.",
        "Each corner has a colour: unturned, blue top left, orange top right, red bottom left, green bottom right."
        if r.display != "none"
        else "",
    )


def display_cards(r: Edition) -> str:
    if r.display == "none":
        return ""
    return (
        f"**{len(DIRECTIVES)} directives** (patterns) and **{len(PROTOCOLS)} {module(r)}s** (extra actions), in three "
        "tiers each."
    )


def objective_cards(r: Edition) -> int:
    return len(OBJECTIVES) - (0 if r.technology_objectives else len(NEEDS_TECHNOLOGIES))


def resources(r: Edition) -> str:
    lance = " and attacks on structures" if r.lance_blue else ""
    green = ["drawing more sectors"]
    green += ["placing them"] if r.explore_paid else []
    green += ["Research"] if r.research else []
    score = f"; worth {r.orange_points} VP each at the end" if r.orange_points else ""
    return table(
        ["colour", "kind", "pays for"],
        [
            ["blue", "logistic", f"longer moves, attacks on fleets{lance}, structures"],
            ["orange", "economic", f"fleets, structures{score}"],
            ["red", "strategic", "attacks on structures" if r.lance_red else "some extra costs"],
            ["green", "scientific", listed(green)],
        ],
    )


def set_up(r: Edition) -> list[str]:
    return [
        steps(
            "Mark out the **area** for your number of players. Homeworlds stand in its corners; two players take "
            "opposite ones. The area and the deck fit each other [R4].",
            "Shuffle the sectors and count off the **sector deck** face down, as many as the table below says. "
            "Put the others away unseen.",
            f"Deal **{some(r.objectives, 'objective')}** face up"
            + (
                ", after taking out those that count technologies [R6]."
                if not r.technology_objectives
                else "."
            )
            if r.objectives
            else "",
            display_set_up(r),
            "Shuffle the technologies of each keyword into a deck of their own." if r.research else "",
            "Each player gets a **civilization**, "
            + ("dealt at random." if r.civilizations == "deal" else "chosen one after the other."),
            f"Each player puts their Homeworld into their corner and **{some(r.start_fleets, 'fleet')}** on it.",
            f"Each storage starts with **{cost(r.start_blue, r.start_orange, r.start_red, r.start_green)}** [R1].",
            first_sectors(r),
        ),
        areas(r),
    ]


def areas(r: Edition) -> str:
    rows: list[list[str]] = []
    for players, (columns, lines, sectors) in STANDARD_AREA.items():
        area = f"{r.width or columns} × {r.height or lines}"
        rows.append([str(players), area, str(r.deck or sectors)])
    return table(["players", "area", "sectors in the deck"], rows)


def display_set_up(r: Edition) -> str:
    if r.display == "none":
        return ""
    directives, protocols = TIERS[r.display]
    pairs = [f"{one}/{other}" for one, other in zip(directives, protocols)]
    shared = " Positions with the same tier share a deck." if r.display == "four" else ""
    return (
        f"Sort directives and {module(r)}s by tier into face-down decks. Lay out {word(len(pairs))} **positions**, "
        f"each a directive with a {module(r)} below it, of these tiers: {listed(pairs)}.{shared}"
    )


def first_sectors(r: Edition) -> str:
    stuck = ""
    if r.first_paid and r.first_stuck == "replace":
        stuck = "If you cannot afford either, draw replacements until you can afford one [R2]."
    elif r.first_paid:
        stuck = "If you cannot afford either, you place none [R2]."
    back = "are shuffled back" if r.first_unplaced == "shuffled" else "go back on top of the deck"
    return sentences(
        "One after the other, each player draws two **first sectors** and places them on the two places next to "
        "their Homeworld, turned as they like.",
        "Pay their exploration cost in green; if you can afford only one, place one." if r.first_paid else "",
        "You may place only one, even if you could place both." if r.first_fewer else "",
        stuck,
        f"Sectors that are not placed {back} [R3].",
    )


def civilizations(r: Edition) -> list[str]:
    blocks = ["Each civilization plays by one rule of its own."]
    for name, title in zip(CIVILIZATIONS, CIVILIZATION_TITLES):
        abilities = civilization_abilities(r, name) or ["No ability of their own in this edition [R10]."]
        blocks.append(f"**{title}.** *{FLAVOUR[name]}*")
        blocks.append(bullets(*abilities))
    return blocks


def civilization_abilities(r: Edition, name: str) -> list[str]:
    if name == "architects":
        found = architects(r)
    elif name == "sentinels":
        found = sentinels(r)
    elif name == "navigators":
        found = navigators(r)
    else:
        found = helix(r)
    return [ability for ability in found if ability]


def architects(r: Edition) -> list[str]:
    mega = "Starlance, Hypergate and M-Brain"
    return [
        f"Your {mega} cost {r.architects_discount} orange less." if r.architects_discount else "",
        f"At the end: {r.architects_points} VP for each {mega.replace(' and', ' or')} you have on the map."
        if r.architects_points
        else "",
    ]


def sentinels(r: Edition) -> list[str]:
    by = ""
    if r.display != "none":
        by = f", by {module(r)} too" if r.sentinels_module else f", but not by {module(r)}"
    return [
        f"Gain {r.sentinels_red} red when you take the Attack action{by}." if r.sentinels_red else "",
        f"At the end: {r.sentinels_combat} VP for each combat you won, that is, survived as the only one [R7]."
        if r.sentinels_combat
        else "",
        f"At the end: {r.sentinels_round} VP for each round of combat you won, that is, in which you caused more "
        "casualties than you took [R8]."
        if r.sentinels_round
        else "",
    ]


def navigators(r: Edition) -> list[str]:
    points = {
        "all": "At the end: 1 VP for each explored sector on the map, Homeworlds not counted [R52].",
        "far": "At the end: 1 VP for each explored sector on the map that is not adjacent to your Homeworld; "
        "Homeworlds do not count [R52].",
        "none": "",
    }
    faster = r.navigators_range != r.move_range
    return [
        f"Your base range for a Move is {r.navigators_range} instead of {r.move_range} [R9]."
        if faster
        else "",
        f"Your fleets have Pindown {r.navigators_pindown} (see Move)."
        if r.pindown and r.navigators_pindown
        else "",
        points[r.navigators_points],
    ]


def helix(r: Edition) -> list[str]:
    return [
        f"Gain {r.helix_claim} green when you claim an objective slot."
        if r.helix_claim and r.objectives
        else "",
        f"Gain {r.helix_spending} VP at once when one action of yours spends {MUCH_GREEN} green or more [R12]."
        if r.helix_spending
        else "",
        f"At the end: {HOARD_POINTS} VP if you have {HOARD} {r.helix_hoard} or more [R11]."
        if r.helix_hoard != "none"
        else "",
    ]


def the_map(r: Edition) -> list[str]:
    retained = " (After a fight there is one exception, see Combat.)" if r.retain != "nobody" else ""
    return [
        "Sectors are **adjacent** if they share an edge; touching at a corner is not enough. Sectors on the map are "
        "**explored**, Homeworlds included. Nothing is ever placed outside the area.",
        "You **control** a sector while you have more fleets there than any other player. On a tie, whoever "
        "controlled it before keeps it if they are part of the tie; otherwise nobody controls it. A sector "
        f"without fleets is nobody's.{retained}",
        "Control is checked whenever fleets have come or gone.",
    ]


def a_round(r: Edition) -> list[str]:
    hear = "Every other player may make an **offer**."
    bribes = r.bribes != "none"
    return [
        "**The first round.** For N players take N−1 numbered order cards and the Master card, so that everybody "
        "draws exactly one [R5]. The lowest number acts first; whoever holds the Master card acts last.",
        "**Every later round.** Whoever acted last is now **Master of the Order** and arranges the round:",
        steps(
            hear if bribes and r.display != "none" else "",
            refresh(r),
            "The Master reveals two numbered order cards, or all of them if there are fewer, and proposes who gets "
            "which card, the Master card included.",
            hear if bribes else "",
            "The Master decides, whatever was proposed, and hands out the cards. Lowest number first, Master card "
            "last.",
        ),
        "With up to four players the one hidden number can be deduced. So a proposal is simply an order of play.",
        offers(r),
        "**Turns.** In that order, everybody takes one turn. Then the next round begins.",
    ]


def refresh(r: Edition) -> str:
    if r.display == "none":
        return ""
    return (
        f"The Master **must refresh** one position: discard its directive, its {module(r)}, or both, and draw new "
        "ones of the same tier. An empty deck is made anew from its discards; if there are none, the place stays "
        "empty."
    )


def offers(r: Edition) -> str:
    if r.bribes == "none":
        return "The Master takes no bribes [R13]."
    wish = "a place in the order"
    wish += ", a refresh of some position," if r.display != "none" else ""
    binds = "The Master does not have to keep the promise."
    if r.bribes == "binding":
        binds = "The Master must keep the promise, and cannot take offers whose wishes contradict each other."
    return (
        f"**Offers.** You offer resources that you have, for {wish} or for nothing in particular. The Master takes "
        f"or declines; what is taken changes hands at once. {binds} [R13]"
    )


def a_turn(r: Edition) -> list[str]:
    claim = "You may **claim** an objective slot, if you have claimed none this turn."
    each = r.objectives > 0 and r.claims == "each"
    end = r.objectives > 0 and (r.claims == "end" or r.display != "none")
    return [
        steps(
            f"**Income.** {income(r)}",
            claim if each else "",
            f"**Main action.** Take one of the actions: {listed(action_names(r), 'or')}.",
            claim if each else "",
            f"**{module(r).capitalize()}.** You may activate one {module(r)} whose directive is fulfilled (see "
            "Directives)."
            if r.display != "none"
            else "",
            claim if end else "",
        ),
        repetition(r),
        possible(r),
    ]


def action_names(r: Edition) -> list[str]:
    return ["Explore", *(["Research"] if r.research else []), "Move", "Build", "Attack"]


def income(r: Edition) -> str:
    blocked = ", unless an opponent controls it" if r.homeworld_blocked else ", whoever controls it"
    captured = "pays you the same" if r.homeworld_captured else "pays you nothing"
    return sentences(
        f"Your Homeworld gives you {r.homeworld_income} of each resource{blocked} [R14].",
        "Every other sector you control gives what it shows.",
        f"A captured Homeworld {captured} [R15].",
        "Your M-Brain gives 1 resource of your choice for each sector you control that is adjacent to it."
        if r.mbrain_income
        else "",
    )


def repetition(r: Edition) -> str:
    last = "the main action of your last turn"
    if r.display != "none" and r.repetition == "last":
        last = f"the last action of your last turn, by {module(r)} included"
    return sentences(
        f"**No repetition.** Your main action must differ from {last}{' [R16]' if r.display != 'none' else ''},",
        "unless you have a working M-Brain.",
        "After a pass any action may follow [R55].",
        research_repetition(r),
    )


def research_repetition(r: Edition) -> str:
    if not r.research:
        return ""
    return (
        "Research alone may be repeated [R39]."
        if r.research_repeats
        else "The rule holds for Research too [R39]."
    )


def possible(r: Edition) -> str:
    passing = "If none is possible you pass [R17]." if r.passing == "stuck" else "You may also pass [R17]."
    idle = "You may end a Move, a Build or an Attack without having done anything."
    return sentences(
        "You can choose an action only if at least one of its effects is possible.",
        idle if r.idle else "You must do at least one thing that it allows.",
        "The sectors that fleets leave from are those you controlled when the action began [R41].",
        passing,
    )


def end(r: Edition) -> list[str]:
    bonus = f" Whoever placed it gains {r.explore_bonus} VP." if r.explore_bonus else ""
    paid = "placed and paid" if r.explore_paid else "placed"
    claim = "the last slot of any one objective is claimed [R36]"
    if r.end_claims == "all":
        claim = "the last slot of all objectives is claimed [R36]"
    ends = r.objectives > 0 and r.end_claims != "never"
    return [
        "The game ends **at once**, in the middle of a turn, when",
        bullets(f"the last sector of the deck has been {paid}.{bonus}", f"{claim}." if ends else ""),
        "Claims do not end the game [R37]." if r.objectives and not ends else "",
        "Then score.",
    ]


def scoring(r: Edition) -> list[str]:
    rest = "the victory is shared"
    if r.tie == "order":
        rest = "whoever acted earlier in the last round wins"
    return [
        table(["for", "VP"], [row for row in score_rows(r) if row[1] != "0"]),
        "Structures score for their owner wherever they stand, working or not [R40]."
        if r.works_controlled
        else "Structures score for their owner wherever they stand.",
        "Most VP wins. On a tie, the one with most blue, red and green together wins; then the one with most fleets "
        f"on the map; then {rest} [R38].",
    ]


def score_rows(r: Edition) -> list[list[str]]:
    fleets = "each fleet of yours on the map"
    if r.fleets_per_point > 1:
        fleets = f"every {r.fleets_per_point} fleets of yours on the map, rounded down"
    rows = [
        ["placing the last sector", str(r.explore_bonus)],
        ["each sector you control", str(r.sector_points)],
        ["each Outpost", str(r.outpost_points)],
        ["the Starlance", str(r.starlance_points)],
        ["the Hypergate", str(r.hypergate_points)],
        ["the M-Brain", str(r.mbrain_points)],
        [fleets, "1"],
        ["each orange in your storage", str(r.orange_points)],
        ["your civilization's goal", "see Civilizations" if has_goals(r) else "0"],
        ["each objective slot you claimed", "as printed" if r.objectives else "0"],
        ["technologies", "as printed" if r.research else "0"],
    ]
    return rows


def glossary(r: Edition) -> list[str]:
    return [bullets(*sorted(f"**{term}:** {text}" for term, text in terms(r) if text))]


def terms(r: Edition) -> list[tuple[str, str]]:
    display, gates = r.display != "none", r.gate_move in ("home", "all")
    corner = "the point at which four explored sectors meet; directives are matched there."
    return [
        ("Adjacent", "sharing an edge."),
        ("Arrow", "leads on the battle mat from a ship type to one that it beats."),
        ("Attacker", "whose Attack action started the fight. All others with fleets there are defenders."),
        (
            "Claim",
            "to put a marker on a free slot of an objective whose threshold you meet."
            if r.objectives
            else "",
        ),
        (
            "Command Points",
            f"{r.command_points} a round for boosts and reshapes." if r.command_points else "",
        ),
        ("Control", "having most fleets in a sector; see The map."),
        ("Damaged area", "where ships that were hit wait for removal." if r.casualties == "damaged" else ""),
        (
            "Directive",
            f"a pattern of corner colours that unlocks the {module(r)} below it." if display else "",
        ),
        ("Explored", "on the map."),
        ("Formation Advantage", "breaks equal hits between two players." if r.formation != "none" else ""),
        ("Intersection", corner if display else ""),
        ("Keyword", "the kind of a sector, such as warzone or transit. A sector may have several."),
        ("Link", "what makes a Hypergate and another sector adjacent for its owner." if gates else ""),
        ("Mark", "on a ship that was hit; removed with the ship." if r.casualties == "marks" else ""),
        ("Master of the Order", "who acted last, and arranges the next round."),
        ("Megastructure", "a Starlance, a Hypergate or an M-Brain."),
        ("Origin", "a sector that fleets or probes start from."),
        ("Pindown", "what enemy fleets do to fleets that pass by." if r.pindown else ""),
        (
            "Probe",
            "a virtual ship that explores from a sector with a fleet." if r.explore_from == "probes" else "",
        ),
        ("Range", "how many steps fleets can go in a Move."),
        ("Reshape", "turning a ship into another type during a fight." if r.command_points > 1 else ""),
        ("Slot", "a place on an objective, with a threshold and VP." if r.objectives else ""),
        ("Stand-off", "a fight that nobody can win."),
        ("Supply", "your tokens that are not on the map."),
        ("VP", "victory points."),
        ("Working", "of a structure: its effect can be used."),
    ]
