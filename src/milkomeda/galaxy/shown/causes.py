"""Whom a number is owed to: the technologies, civilizations and structures that changed it.

Rules ask for sums and never for a card, so that play is quick. Which card it was is found afterwards, by
taking the same step without each of them, one after the other: what is missing then is owed to that one.
"""

from typing import Final, NamedTuple

from milkomeda.galaxy.cards import (
    ARCHITECTS,
    CIVILIZATIONS,
    COLOURS,
    HYPERGATE,
    MBRAIN,
    ORANGE,
    OUTPOST,
    STRUCTURES,
)
from milkomeda.galaxy.facts import (
    Absorbed,
    Allowed,
    ByCivilization,
    ByStructure,
    ByTechnology,
    DiceAdded,
    DrewMore,
    FoundMore,
    GotThrough,
    MissesRolledAgain,
    PointsLost,
    Saved,
    Scored,
    Source,
    WentFarther,
    Yielded,
)
from milkomeda.galaxy.rules import attack, build, explore, move, research
from milkomeda.galaxy.rules.combat import SHIELDS, FightRound
from milkomeda.galaxy.rules.common import by_colour
from milkomeda.galaxy.rules.dice import MISSES, Roll
from milkomeda.galaxy.rules.end import civilization_points, technology_points
from milkomeda.galaxy.rules.hits import Resolve, Victim
from milkomeda.galaxy.rules.order import NextRound
from milkomeda.galaxy.rules.research import technologies_of
from milkomeda.galaxy.rules.technologies import EFFECTS, WIDTH
from milkomeda.galaxy.rules.turn import Choose, EndTurn, MainAction, Module, barred
from milkomeda.galaxy.state import (
    ALL_STRUCTURES,
    BUILT,
    CIVILIZATION,
    COUNT,
    DICE,
    FRESH,
    LEARNED,
    NONE,
    SHIELD,
    STRUCTURE_BITS,
    Galaxy,
    changed,
)
from milkomeda.play.facts import Fact
from milkomeda.play.step import NOBODY, Sealed

HELPING: Final = [OUTPOST, HYPERGATE, MBRAIN]
"""Structures that change what one does anyway; a Starlance's shot is told as such."""

ENDLESS: Final = 1000
"""Enough of each resource that a step is possible or not for other reasons."""


class Moment(NamedTuple):
    """One step that an answer sets off: what there was before, what was answered, and what there is then."""

    before: Galaxy
    choice: int
    after: Galaxy


def moments(before: Galaxy, choice: int) -> list[Moment]:
    """An answer, and all that happens by itself then, one after the other."""
    found: list[Moment] = []
    while True:
        after = taken(before, choice)
        found.append(Moment(before, choice, after))
        if after.seat() != NOBODY or after.over:
            return found
        before, choice = after, 0


def taken(before: Galaxy, choice: int) -> Galaxy:
    """One step, without what follows it."""
    after = before.copy()
    after.steps.pop().answer(after, choice)
    return after


class Asset(NamedTuple):
    """Something of a seat's that may change a number."""

    seat: int
    source: Source
    number: int
    """A phrase, a civilization or a structure."""
    amount: int = 1
    """Of the phrase."""


def causes(moment: Moment, seat: int) -> list[Fact]:
    """What the technologies, the civilization and the structures of a seat changed in one step."""
    return [*by_shields(moment, seat), *by_assets(moment, seat), *by_points(moment, seat)]


def assets(g: Galaxy, seat: int) -> list[Asset]:
    civilization, built = int(g.player[CIVILIZATION + seat]), int(g.player[BUILT + seat])
    found = technologies(g, seat)
    if civilization >= 0:
        found.append(Asset(seat, ByCivilization(CIVILIZATIONS[civilization]), civilization))
    return found + [
        Asset(seat, ByStructure(STRUCTURES[kind]), kind) for kind in HELPING if built & STRUCTURE_BITS[kind]
    ]


def technologies(g: Galaxy, seat: int) -> list[Asset]:
    """A phrase each."""
    return [
        Asset(seat, ByTechnology(g.box.technologies[card]), effect, amount)
        for card in technologies_of(g, seat)
        for effect, amount in g.box.technology_effects[card]
    ]


def strip(g: Galaxy, asset: Asset) -> None:
    """As if it were not there; a structure, as if it did not work yet."""
    seat = asset.seat
    if isinstance(asset.source, ByTechnology):
        at = seat * WIDTH + asset.number
        g.bonus = changed(g.bonus, at, g.bonus[at] - asset.amount)
        step = g.step if g.steps else None
        if asset.number == attack.CHEAPER and isinstance(step, attack.Group):
            g.steps[-1] = attack.Group(
                step.target, step.origins, step.groups, max(step.discount - asset.amount, 0)
            )
    elif isinstance(asset.source, ByCivilization):
        g.player[CIVILIZATION + seat] = NONE
    else:
        for at in range(seat, len(g.structures), 4):
            g.structures[at] |= (g.structures[at] & STRUCTURE_BITS[asset.number]) << FRESH


# What a step changes.


def by_assets(moment: Moment, seat: int) -> list[Fact]:
    g, choice = moment.before, moment.choice
    step = g.step
    if isinstance(step, MainAction | Module | EndTurn | Sealed):
        return []  # these only ask, or hand on
    if seat != g.active and g.field < 0 and not isinstance(step, NextRound):
        return []
    owned = assets(g, seat)
    without = g.copy()
    for colour in range(4):
        without.storage[seat * 4 + colour] += ENDLESS
    had = figures(taken(without, choice), moment, seat)
    bare = without.copy()
    for asset in owned:
        strip(bare, asset)
    if possible(bare, choice) and figures(taken(bare, choice), moment, seat) == had:
        return []
    found: list[Fact] = []
    for asset in owned:
        less = without.copy()
        strip(less, asset)
        if not possible(less, choice):
            found.append(granted(moment, asset, less))
            continue
        has = figures(taken(less, choice), moment, seat)
        found += differences(asset, [one - other for one, other in zip(had, has)])
        without, had = less, has
    return joined(found)


def possible(g: Galaxy, choice: int) -> bool:
    """Whether the step could be taken so, whatever it costs."""
    step = g.step
    if isinstance(step, Choose):
        return choice < 0 or choice != barred(g)
    if isinstance(step, move.Origin):
        return choice == move.ENOUGH or len(step.origins) < move.most_origins(g)
    if isinstance(step, move.Group | explore.Place | build.Option | attack.Group):
        return step.refusal(g, choice) is None
    return True


def granted(moment: Moment, asset: Asset, less: Galaxy) -> Fact:
    """What would not be possible without it; where Outposts make fleets cheaper, that they do."""
    g, choice = moment.before, moment.choice
    step = g.step
    if isinstance(step, build.Option) and asset.source == ByStructure("outpost"):
        counts, cells = build.unpack(choice), build.sites(g, asset.seat)
        full = build.fleets_cost(less, asset.seat, counts, cells, step.built_fleets)
        saved = full - build.fleets_cost(g, asset.seat, counts, cells, step.built_fleets)
        if saved > 0:
            return Saved(asset.seat, asset.source, {COLOURS[ORANGE]: int(saved)})
    return Allowed(asset.seat, asset.source)


def figures(g: Galaxy, moment: Moment, seat: int) -> list[int]:
    """What can be changed: four resources, dice, sectors and technologies to draw, range, misses to roll
    again, fleets that get to where they go."""
    step, following = moment.before.step, g.step if g.steps else None
    sectors = found = far = again = through = 0
    if isinstance(step, explore.Boost):
        sectors = moment.before.left - g.left
        sectors += following.todo if isinstance(following, explore.Draw) else 0
    if isinstance(step, research.Focus) and isinstance(following, research.DrawTechnology):
        found = following.todo
    if isinstance(step, move.Boost) and isinstance(following, move.Origin):
        far = following.range
    if isinstance(following, Roll) and following.why == MISSES and following.roller == seat:
        again = following.dice
    if isinstance(step, move.Group) and moment.choice != 0:
        through = g.fleets[(moment.choice >> 6 & 63) * 4 + seat]
    dice = g.battle[DICE + seat] if isinstance(step, FightRound) else 0
    held = [int(amount) for amount in g.storage[seat * 4 : seat * 4 + 4]]
    return [*held, int(dice), int(sectors), int(found), int(far), int(again), int(through)]


def differences(asset: Asset, more: list[int]) -> list[Fact]:
    seat, source = asset.seat, asset.source
    resources, counts = by_colour([max(n, 0) for n in more[:4]]), more[4:]
    found: list[Fact] = []
    if resources:
        found.append(Saved(seat, source, resources) if saves(asset) else Yielded(seat, source, resources))
    changes = [DiceAdded, DrewMore, FoundMore, WentFarther, MissesRolledAgain, GotThrough]
    return found + [change(seat, source, n) for change, n in zip(changes, counts) if n > 0]


def saves(asset: Asset) -> bool:
    """Whether what it brings is that something costs less."""
    if isinstance(asset.source, ByTechnology):
        return EFFECTS[asset.number].startswith("cheaper")
    return isinstance(asset.source, ByStructure) or asset.number == ARCHITECTS


def joined(found: list[Fact]) -> list[Fact]:
    """Resources of one source in one fact: some cards have two phrases for the same occasion."""
    whole: list[Fact] = []
    for fact in found:
        last = whole[-1] if whole else None
        if isinstance(fact, Saved | Yielded) and type(last) is type(fact) and last.source == fact.source:
            whole[-1] = type(fact)(fact.seat, fact.source, {**last.resources, **fact.resources})
        else:
            whole.append(fact)
    return whole


# What a fight and the score owe.


def by_shields(moment: Moment, seat: int) -> list[Fact]:
    """Hits that did nothing. Technologies absorb first, then the structures that do."""
    g, after = moment.before, moment.after
    if not isinstance(g.step, Resolve | Victim):
        return []
    left, hits = int(g.battle[SHIELD + seat]), int(g.battle[SHIELD + seat] - after.battle[SHIELD + seat])
    layers = [(one.source, one.amount) for one in technologies(g, seat) if one.number == SHIELDS]
    if seat != g.attacker:
        own = int(g.structures[g.field * 4 + seat]) & ALL_STRUCTURES
        layers += [
            (ByStructure(name), COUNT[own & STRUCTURE_BITS[kind]] * int(g.rules.structure_shield))
            for kind, name in enumerate(STRUCTURES)
        ]
    used = sum(amount for _, amount in layers) - left
    found: list[Fact] = []
    for source, amount in layers:
        absorbed = min(max(amount - used, 0), hits)
        used, hits = max(used - amount, 0), hits - absorbed
        if absorbed:
            found.append(Absorbed(seat, source, absorbed))
    return found


def by_points(moment: Moment, seat: int) -> list[Fact]:
    """VP by technologies and by the goal of a civilization."""
    before, after = moment.before, moment.after
    found: list[Fact] = []
    if after.player[LEARNED + seat] and technology_points(before, seat) != technology_points(after, seat):
        worth = {asset.source: 0 for asset in technologies(after, seat)}
        for g, sign in ((after, 1), (before, -1)):
            for asset in technologies(g, seat):
                less = g.copy()
                strip(less, asset)
                worth[asset.source] += sign * int(technology_points(g, seat) - technology_points(less, seat))
        found += [scoring(seat, source, points) for source, points in worth.items() if points]
    civilization = int(after.player[CIVILIZATION + seat])
    change = int(civilization_points(after, seat) - civilization_points(before, seat))
    return [*found, scoring(seat, ByCivilization(CIVILIZATIONS[civilization]), change)] if change else found


def scoring(seat: int, source: Source, points: int) -> Fact:
    return Scored(seat, source, points) if points > 0 else PointsLost(seat, source, -points)
