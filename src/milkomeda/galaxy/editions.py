"""An edition is a set of values. The four rulebooks are named ones; any mixture can be played."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from milkomeda.galaxy.cards import FIGURE_OPTIONS, FIGURES, flat
from milkomeda.galaxy.changes import Changes, between, box_of, changed
from milkomeda.galaxy.files import CardReader
from milkomeda.galaxy.options import DRAFTS, EDITIONS, OPTIONS, SHIPPED, default
from milkomeda.play.edition_file import Files, Written, nowhere
from milkomeda.play.options import Value, read_values, spell, words_of
from milkomeda.words.message import Problem, Remark, say

# The tiers of directive and protocol at each position.
DISPLAYS: Final[dict[str, tuple[list[int], list[int]]]] = {
    "none": ([], []),
    "three": ([1, 2, 3], [3, 2, 1]),
    "four": ([1, 1, 2, 3], [3, 2, 2, 1]),
}
# How options were written before, in logs and tables that still are; a fight has no last round any more.
OLD_SPELLINGS: Final = {
    "end_claims=any": "end_cards=1",
    "end_claims=all": "end_cards=5",
    "end_claims=never": "end_cards=0",
    **{f"combat_rounds={rounds}": "" for rounds in range(1, 100)},
}
LISTER: Final = "milkomeda rulings"
LONGEST: Final = 20_000  # letters of a text of options
AREAS: Final = {
    "wide": {2: (6, 5, 28), 3: (7, 6, 39), 4: (9, 6, 50)},
    "tight": {2: (5, 4, 16), 3: (6, 5, 24), 4: (7, 6, 32)},
}
"""Columns, rows and sectors in the deck, for so many players."""


@final
class Edition:
    """The values that the rules read: one attribute an option, figures of structures by kind, the cards.

    Attributes are listed beside the table of options, for the compiler makes fast ones only of what a class
    declares; a test compares the lists.
    """

    start_blue: i64
    start_orange: i64
    start_red: i64
    start_green: i64
    start_fleets: i64
    fleets: i64
    civilizations: str
    homeworld_turned: bool
    first_order: str
    first_paid: bool
    first_fewer: bool
    first_cost: str
    first_stuck: str
    first_unplaced: str
    display: str
    objectives: i64
    technology_objectives: bool
    space: str
    width: i64
    height: i64
    deck: i64
    architects_discount: i64
    architects_points: i64
    architects_count: str
    sentinels_red: i64
    sentinels_module: bool
    sentinels_combat: i64
    sentinels_round: i64
    navigators_range: i64
    navigators_pindown: i64
    navigators_points: str
    helix_spending: i64
    helix_hoard: str
    helix_claim: i64
    order_cards: str
    bribes: str
    offers: i64
    refresh_offers: bool
    homeworld_income: i64
    homeworld_blocked: bool
    homeworld_captured: bool
    mbrain_income: bool
    catch_up: i64
    upkeep: i64
    storage_limit: i64
    repetition: str
    passing: str
    idle: bool
    rotate_patterns: bool
    module_after_pass: bool
    mbrain_protocol: i64
    claims: str
    claims_later: bool
    slots: str
    objective_readings: str
    explore_draw: i64
    explore_from: str
    explore_chain: bool
    explore_gate: bool
    gate_cards: str
    explore_paid: bool
    explore_must: str
    explore_left: str
    explore_bonus: i64
    research: bool
    research_cost: i64
    research_repeats: bool
    move_range: i64
    move_origins: i64
    gate_move: str
    empty_sectors: str
    pindown: bool
    pindown_pass: str
    pindown_route: str
    pindown_again: str
    control_tie: str
    build_options: i64
    build_twice: bool
    build_fleets: i64
    outpost: str
    build_split: bool
    build_blocked: bool
    build_where: str
    works_at_once: bool
    works_controlled: bool
    attack_options: i64
    attack_twice: bool
    attack_origins: i64
    attack_inside: bool
    gate_attack: str
    lance_red: i64
    lance_blue: i64
    lance_any: bool
    roster_track: i64
    hit_on: i64
    dice_cap: i64
    command_points: i64
    points_order: str
    boost_twice: bool
    boost_needs_arrow: bool
    reshapes: str
    formation: str
    hit_types: str
    casualties: str
    resolution: str
    resolution_from: str
    standoff: str
    standoff_tries: i64
    retain: str
    structure_shield: i64
    end_cards: i64
    end_slots: i64
    slots_each: i64
    end_round: i64
    end_deck: str
    end_at: str
    sector_points: i64
    fleets_per_point: i64
    fight_points: i64
    technology_points: i64
    orange_points: i64
    orange_per_point: i64
    tie: str

    def __init__(self, values: dict[str, Value], seats: int) -> None:
        figures = [name for names in FIGURE_OPTIONS for name in names]
        for name, value in values.items():
            if name not in figures and "." not in name:
                setattr(self, name, value)
        self.values = values
        self.box = box_of(changes_in(values))
        self.structure_blue = figures_of(values, "blue")
        self.structure_orange = figures_of(values, "orange")
        self.structure_points = figures_of(values, "points")
        columns, rows, cards = AREAS[self.space][seats]
        self.directive_tiers, self.protocol_tiers = DISPLAYS[self.display]
        self.module = "module" if self.display == "four" else "protocol"  # what directives unlock
        self.columns: i64 = self.width or columns
        self.rows: i64 = self.height or rows
        self.sectors: i64 = self.deck or cards


def figures_of(values: dict[str, Value], figure: str) -> vec[i64]:
    """Of each structure."""
    return flat([int(str(values[names[FIGURES.index(figure)]])) for names in FIGURE_OPTIONS])


def values_of(text: str) -> dict[str, Value]:
    """The values written as 'edition=draft bribes=none …', with cards that differ from the drafts'.

    Raises Problem on nonsense.
    """
    if len(text) > LONGEST:
        raise Problem(say("options-too-long", most=LONGEST))
    words = words_of(" ".join(OLD_SPELLINGS.get(word, word) for word in text.replace(",", " ").split()))
    cards = {name: word for name, word in words.items() if "." in name}
    plain = {name.lower(): word.lower() for name, word in words.items() if name not in cards}
    spelt = " ".join(f"{name}={word}" for name, word in plain.items())
    values = read_values(spelt, EDITIONS, OPTIONS, LISTER)
    base = cards_of(plain.get("edition", EDITIONS[-1]))
    return {**values, **(changed(base, cards) if cards else base)}


def cards_of(edition: str) -> Changes:
    """Those of a named edition that are not as in the drafts."""
    return SHIPPED[edition].cards if edition in SHIPPED else {}


def read_file(text: str, files: Files = nowhere) -> Written:
    """The edition in a file. Raises Problem with the line."""
    cards = {name: one.cards for name, one in SHIPPED.items()}
    return CardReader(text, OPTIONS, EDITIONS, cards, files).written()


def changes_in(values: dict[str, Value]) -> Changes:
    """Of cards."""
    return {name: str(value) for name, value in values.items() if "." in name}


def edition(text: str, seats: int) -> Edition:
    """The edition for that many seats. Raises Problem for values that make no sense together."""
    if seats not in AREAS["wide"]:
        raise Problem(say("milkomeda-is-for", seats=seats))
    rules = Edition(values_of(text), seats)
    wrong = contradiction(rules, seats)
    if wrong is not None:
        raise Problem(wrong.text, wrong.about)
    return rules


def contradiction(rules: Edition, seats: int) -> Remark | None:
    columns, rows = int(rules.columns), int(rules.rows)
    room = columns * rows - seats
    area = ["width", "height", "space"]
    if columns * rows > 60:
        return Remark(say("area-too-large", width=columns, height=rows), area)
    if columns < 3 or rows < 3:
        return Remark(say("area-too-small", width=columns, height=rows), area)
    if rules.sectors > room:
        return Remark(say("deck-does-not-fit", sectors=int(rules.sectors), room=room), ["deck", *area])
    if rules.sectors <= 2 * seats:
        return Remark(say("deck-too-small", sectors=int(rules.sectors), players=seats), ["deck"])
    if rules.technology_objectives and not rules.research:
        return Remark(say("objectives-need-research"), ["technology_objectives", "research"])
    if rules.gate_attack == "link" and rules.gate_move not in ("home", "all"):
        return Remark(say("attack-needs-a-link"), ["gate_attack", "gate_move"])
    return cards_missing(rules)


def cards_missing(rules: Edition) -> Remark | None:
    box = rules.box
    if rules.sectors > box.homeworld:
        text = say("deck-needs-sectors", sectors=int(rules.sectors), cards=int(box.homeworld))
        return Remark(text, ["deck", "space", "sector."])
    objectives = len(box.objectives) - (0 if rules.technology_objectives else len(box.needs_technologies))
    if rules.objectives > objectives:
        text = say("too-few-objectives", objectives=int(rules.objectives))
        return Remark(text, ["objectives", "technology_objectives", "objective."])
    for kind, tiers, deck in (
        ("directive", rules.directive_tiers, box.directive_tier),
        ("protocol", rules.protocol_tiers, box.protocol_tier),
    ):
        for tier in tiers:
            if tiers.count(tier) > deck.count(tier):
                text = say("too-few-for-the-display", kind=kind, tier=tier, count=tiers.count(tier))
                return Remark(text, ["display", f"{kind}."])
    return None


def text_of(values: dict[str, Value]) -> str:
    """The shortest text that `values_of` reads as these values."""
    cards = changes_in(values)

    def differences(name: str) -> list[str]:
        options = [
            f"{option.name}={spell(values[option.name])}"
            for option in OPTIONS.values()
            if values[option.name] != default(option, name)
        ]
        return options + [f"{key}={word}" for key, word in between(cards_of(name), cards).items()]

    nearest = min([*DRAFTS, *SHIPPED], key=lambda name: len(differences(name)))
    return " ".join([f"edition={nearest}", *differences(nearest)])
