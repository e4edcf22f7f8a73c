"""What can be played, and is hardly meant: what nobody can ever pay, reach or notice."""

from collections.abc import Iterator
from typing import Final

from milkomeda.galaxy.box import Box
from milkomeda.galaxy.cards import (
    COLOURS,
    FIGURE_OPTIONS,
    KEYWORDS,
    STRUCTURE_SUPPLY,
)
from milkomeda.galaxy.changes import key_of
from milkomeda.galaxy.editions import AREAS, Edition, changes_in, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, default, rule
from milkomeda.galaxy.rules.conditions import (
    DISTANCE,
    FLEETS_AFLOAT,
    JUMPED,
    KEYWORD_HELD,
    ONE_TYPE_HELD,
    RESOURCE,
    SECTORS_HELD,
    STRUCTURES_BUILT,
    TECHNOLOGIES_OWNED,
)
from milkomeda.galaxy.rules.end import HOARD, MORE_SLOTS
from milkomeda.play.options import Value, words_of
from milkomeda.words.message import Message, Remark, say

SEATS: Final = max(AREAS["wide"])
FEW: Final = 6  # cards that are named
LIMIT: Final = "storage_limit"


def doubts(text: str) -> list[Remark]:
    """Raises Problem for what cannot be played."""
    values = values_of(text)
    rules = Edition(values, SEATS)
    edition = words_of(text.replace(",", " ")).get("edition", EDITIONS[-1]).lower()
    return [
        *(storage_doubts(rules) if rules.storage_limit else []),
        *slot_doubts(rules),
        *end_doubts(rules),
        *moot(values, edition),
        *idle_cards(rules),
    ]


# Storages.


def storage_doubts(rules: Edition) -> Iterator[Remark]:
    limit = int(rules.storage_limit)
    for what, cost, about in costs(rules):
        if cost > limit:
            yield Remark(say("cost-beyond-storage", what=what, cost=cost, limit=limit), [about, LIMIT])
    for kind, dear in dear_cards(rules, limit).items():
        keys = [f"{key_of(kind, name)}.cost" for name in dear]
        if keys:
            yield Remark(say("cards-beyond-storage", names=few(dear), limit=limit), [LIMIT, *keys])
    for colour in COLOURS:
        name = f"start_{colour}"
        start = int(str(rules.values[name]))
        if start > limit:
            yield lost(name, start, limit)
    if rules.homeworld_income > limit:
        yield lost("homeworld_income", int(rules.homeworld_income), limit)
    if rules.orange_points and rules.orange_per_point > limit:
        yield beyond("orange_per_point", int(rules.orange_per_point), limit)
    if rules.helix_hoard != "none" and limit < HOARD:
        yield beyond("helix_hoard", HOARD, limit)


def lost(name: str, amount: int, limit: int) -> Remark:
    return Remark(
        say("gain-beyond-storage", what=OPTIONS[name].text, amount=amount, limit=limit), [name, LIMIT]
    )


def beyond(name: str, need: int, limit: int) -> Remark:
    return Remark(
        say("points-beyond-storage", what=OPTIONS[name].text, need=need, limit=limit), [name, LIMIT]
    )


def costs(rules: Edition) -> Iterator[tuple[Message, int, str]]:
    """What is paid of one colour at a time: what it is for, and where it is said."""
    if rules.research:
        yield OPTIONS["research_cost"].text, int(rules.research_cost), "research_cost"
    for names in FIGURE_OPTIONS:
        for name in names[:2]:
            yield OPTIONS[name].text, int(str(rules.values[name])), name
    for name in ("lance_red", "lance_blue"):
        yield OPTIONS[name].text, int(str(rules.values[name])), name


def dear_cards(rules: Edition, limit: int) -> dict[str, list[str]]:
    """Those that cost more than that, by kind."""
    box = rules.box
    sectors = zip(box.sectors, box.sector_cost) if rules.explore_paid else ()
    protocols = zip(box.protocols, box.protocol_cost) if rules.protocol_tiers else ()
    return {
        "sector": [name for name, cost in sectors if cost > limit],
        "protocol": [name for name, cost in protocols if cost > limit],
    }


def few(names: list[str]) -> list[str]:
    return names if len(names) <= FEW else [*names[:FEW], "…"]


# Objectives.


def slot_doubts(rules: Edition) -> Iterator[Remark]:
    """Slots that nobody can ever reach, by what keeps them from it."""
    box = rules.box
    found: dict[tuple[int, str], list[str]] = {}
    for card in in_play(rules):
        most = most_of(rules, card)
        if box.objective_needs[card][-1] > most:
            found.setdefault((most, limit_of(box, card)), []).append(box.objectives[card])
    for (most, limit), names in found.items():
        text = say("slots-out-of-reach", names=few(names), most=most)
        if limit == "gate_attack":
            text = say("no-way-to-jump", names=few(names))
        about = [f"{key_of('objective', name)}.needs" for name in names]
        yield Remark(text, [*([limit] if limit else []), *about])


def in_play(rules: Edition) -> list[int]:
    """Objectives that can lie out."""
    if not rules.objectives:
        return []
    unused = [] if rules.technology_objectives else rules.box.needs_technologies
    return [card for card in range(len(rules.box.objectives)) if card not in unused]


def limit_of(box: Box, card: int) -> str:
    """The option by which an objective may be out of reach, if there is one."""
    found = {RESOURCE: LIMIT, FLEETS_AFLOAT: "fleets", JUMPED: "gate_attack", SECTORS_HELD: "deck"}
    return found.get(int(box.objective_kind[card]), "")


def most_of(rules: Edition, card: int) -> int:
    """What one player can have at most of what an objective asks for."""
    box = rules.box
    kind, argument = int(box.objective_kind[card]), int(box.objective_argument[card])
    needs = box.objective_needs[card]
    if kind == RESOURCE:
        return int(rules.storage_limit) or max(needs)
    if kind == SECTORS_HELD:
        return int(rules.sectors) + SEATS
    if kind == STRUCTURES_BUILT:
        return sum(STRUCTURE_SUPPLY)
    if kind == FLEETS_AFLOAT:
        return int(rules.fleets)
    if kind == TECHNOLOGIES_OWNED:
        return int(box.technology_deck[len(KEYWORDS)])
    if kind == KEYWORD_HELD:
        return min(bearers(box, argument), int(rules.sectors))
    if kind == ONE_TYPE_HELD:
        return min(max(bearers(box, keyword) for keyword in range(len(KEYWORDS))), int(rules.sectors))
    if kind == DISTANCE:
        return int(rules.columns + rules.rows) - 2
    if kind == JUMPED:
        return 0 if rules.gate_attack == "none" else 1
    return max(needs)


def bearers(box: Box, keyword: int) -> int:
    """Sectors with a keyword."""
    return sum(1 for keywords in list(box.sector_keywords)[: box.homeworld] if int(keywords) >> keyword & 1)


# The end.


def end_doubts(rules: Edition) -> Iterator[Remark]:
    laid = int(rules.objectives)
    slots = sorted((len(rules.box.objective_needs[card]) for card in in_play(rules)), reverse=True)
    most = sum(slots[:laid])
    if laid and rules.end_slots > most:
        text = say("more-slots-than-there-are", slots=int(rules.end_slots), objectives=laid, most=most)
        yield Remark(text, ["end_slots", "objectives"])
    each = int(rules.slots_each) * SEATS + MORE_SLOTS
    if laid and rules.slots_each and each > most:
        text = say("more-slots-than-there-are", slots=each, objectives=laid, most=most)
        yield Remark(text, ["slots_each", "objectives"])
    if rules.slots_each and rules.end_slots >= each:
        text = say("slots-end-it-before", slots=int(rules.end_slots), each=each)
        yield Remark(text, ["end_slots", "slots_each"])
    if laid and rules.end_cards > laid:
        text = say("more-cards-than-there-are", cards=int(rules.end_cards), objectives=laid)
        yield Remark(text, ["end_cards", "objectives"])


# What changes nothing.


def moot(values: dict[str, Value], edition: str) -> Iterator[Remark]:
    """Options that were changed, and say nothing beside another one."""
    for option in OPTIONS.values():
        if option.moot and not option.matters(values) and values[option.name] != default(option, edition):
            because = rule(values, option.moot[0])
            text = say("option-says-nothing", what=option.text, because=because)
            yield Remark(text, [option.name, option.moot[0]])


def idle_cards(rules: Edition) -> Iterator[Remark]:
    """Cards that were changed, and are not played with."""
    unused = {
        "directive": ("display", not rules.directive_tiers),
        "protocol": ("display", not rules.protocol_tiers),
        "objective": ("objectives", not rules.objectives),
        "technology": ("research", not rules.research),
    }
    for kind, (option, idle) in unused.items():
        keys = [key for key in changes_in(rules.values) if key.startswith(f"{kind}.")]
        if idle and keys:
            because = rule(rules.values, option)
            yield Remark(say("cards-are-idle", kind=kind, because=because), [*keys, option])
