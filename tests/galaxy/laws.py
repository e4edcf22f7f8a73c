"""What holds at every moment of every game, counted from scratch."""

from milkomeda.galaxy.cards import CORNERS, STRUCTURE_SUPPLY, TYPES
from milkomeda.galaxy.rules.technologies import WIDTH
from milkomeda.galaxy.state import (
    AFLOAT,
    ALL_STRUCTURES,
    BUILT,
    COUNT,
    FRESH,
    HELD,
    IN_DECK,
    IN_USE,
    KNOWN,
    LEARNED,
    MARKS,
    NONE,
    OUT,
    OWNED,
    POSITIONS,
    PRESENT,
    SHIPS,
    SITE,
    STRUCTURE_BITS,
    UNSEEN,
    Galaxy,
)
from milkomeda.play import pending

DRAWING = ("first-draw", "first-place", "draw", "place", "put-back")


def everything(g: Galaxy) -> dict[str, object]:
    """All that a state holds, comparable; where a megastructure once stood is of no account."""
    found: dict[str, object] = {}
    for name, value in vars(g).items():
        if name == "steps":
            found[name] = [pending.write_step(g, step) for step in value]
        elif name not in ("rules", "grid", "turn_order"):
            found[name] = list(value) if hasattr(value, "__iter__") else value
    player = list(g.player)
    for kind, bits in enumerate(STRUCTURE_BITS):
        for seat in range(4):
            if not player[BUILT + seat] & bits:
                player[SITE + kind * 4 + seat] = 0
    return {**found, "player": player}


def fleets_at(g: Galaxy, cell: int) -> list[int]:
    return [int(g.fleets[cell * 4 + seat]) for seat in range(g.seats)]


def bits(g: Galaxy, cells: list[bool]) -> int:
    return sum(2**cell for cell in range(g.grid.cells) if cells[cell])


def keep_laws(g: Galaxy) -> None:
    fleets_add_up(g)
    nobody_owes(g)
    places_are_remembered(g)
    corners_are_remembered(g)
    structures_are_in_supply(g)
    sectors_are_in_one_place(g)
    displays_are_in_one_place(g)
    technologies_add_up(g)
    claims_fit(g)
    mats_match_the_map(g)
    assert sorted(g.order) == list(range(g.seats))


# Pieces.


def fleets_add_up(g: Galaxy) -> None:
    for seat in range(g.seats):
        fleets = [int(g.fleets[cell * 4 + seat]) for cell in range(g.grid.cells)]
        assert min(fleets) >= 0
        assert sum(fleets) == g.player[AFLOAT + seat] <= g.rules.fleets
        assert all(g.sector[cell] >= 0 for cell in range(g.grid.cells) if fleets[cell])
    assert sum(g.fleets) == sum(g.player[AFLOAT + seat] for seat in range(g.seats))


def nobody_owes(g: Galaxy) -> None:
    assert min(g.storage) >= 0
    assert sum(list(g.storage)[g.seats * 4 :]) == 0


def structures_are_in_supply(g: Galaxy) -> None:
    for seat in range(g.seats):
        built = int(g.player[BUILT + seat])
        standing = [int(g.structures[cell * 4 + seat]) for cell in range(g.grid.cells)]
        for kind, bits in enumerate(STRUCTURE_BITS):
            sites = [cell for cell, found in enumerate(standing) for _ in range(COUNT[found & bits])]
            assert len(sites) == COUNT[built & bits] <= STRUCTURE_SUPPLY[kind]
            assert STRUCTURE_SUPPLY[kind] > 1 or sites in ([], [g.player[SITE + kind * 4 + seat]])
        for cell, found in enumerate(standing):
            new = found >> FRESH
            assert new & ~found & ALL_STRUCTURES == 0
            assert not (new and g.rules.works_at_once)
            assert not found or g.sector[cell] >= 0


def mats_match_the_map(g: Galaxy) -> None:
    """Once ships are configured, the mat shows as many as fleets stand in the contested sector."""
    if g.field < 0:
        assert not any(g.battle)
    elif g.fight_round > 0:
        for seat in range(g.seats):
            ships = [int(g.battle[SHIPS + seat * TYPES + kind]) for kind in range(TYPES)]
            marks = [int(g.battle[MARKS + seat * TYPES + kind]) for kind in range(TYPES)]
            assert sum(ships) == g.fleets[g.field * 4 + seat]
            assert all(0 <= marked <= of for marked, of in zip(marks, ships, strict=True))


# What is remembered must be what lies there.


def places_are_remembered(g: Galaxy) -> None:
    cells = range(g.grid.cells)
    assert g.mapped == bits(g, [g.sector[cell] >= 0 for cell in cells])
    for seat in range(g.seats):
        assert g.player[HELD + seat] == bits(g, [g.control[cell] == seat for cell in cells])
        assert g.player[PRESENT + seat] == bits(g, [g.fleets[cell * 4 + seat] > 0 for cell in cells])
    for keyword in range(8):
        bearing = [
            g.sector[cell] >= 0 and g.box.sector_keywords[g.sector[cell]] >> keyword & 1 == 1
            for cell in cells
        ]
        assert g.bearing[keyword] == bits(g, bearing)


def corners_are_remembered(g: Galaxy) -> None:
    """At a point meet the bottom right corner of the sector at its top left, and so on."""
    for point, four in enumerate(g.grid.meets):
        packed = NONE
        if all(g.sector[cell] >= 0 for cell in four):
            colours = [CORNERS[g.turned[cell]][3 - place] for place, cell in enumerate(four)]
            packed = colours[0] * 64 + colours[1] * 16 + colours[2] * 4 + colours[3]
        assert g.corner[point] == packed


def technologies_add_up(g: Galaxy) -> None:
    bonus = [0] * len(g.bonus)
    learned = [0] * 4
    for card, status in enumerate(g.tech):
        assert status < OWNED + g.seats
        if status >= OWNED:
            learned[int(status) - OWNED] += 1
            for effect, amount in g.box.technology_effects[card]:
                bonus[(int(status) - OWNED) * WIDTH + effect] += amount
    assert list(g.bonus) == bonus
    assert [g.player[LEARNED + seat] for seat in range(4)] == learned


# Cards.


def drawn(g: Galaxy) -> list[int]:
    """The sectors in somebody's hand."""
    found: list[int] = []
    for step in g.steps:
        if step.name() in DRAWING:
            found += step.cards  # type: ignore[attr-defined]
    return found


def sectors_are_in_one_place(g: Galaxy) -> None:
    placed = [int(card) for card in g.sector if 0 <= card < g.box.homeworld]
    out = [*placed, *g.top, *drawn(g)]
    assert len(set(out)) == len(out)
    assert sorted(out) == [card for card in range(len(g.box.sectors)) if g.bag[card] == OUT]
    known = sum(status == KNOWN for status in g.bag)
    unseen = sum(status == UNSEEN for status in g.bag)
    assert g.known == known
    assert 0 <= g.left - len(g.top) - known <= unseen
    assert g.left + len(placed) + len(drawn(g)) == g.rules.sectors
    homes = [int(card) for card in g.sector if card >= g.box.homeworld]
    assert sorted(homes) == [g.box.homeworld + seat for seat in range(g.seats)]


def displays_are_in_one_place(g: Galaxy) -> None:
    shown = [int(card) for card in list(g.shown)[:POSITIONS] if card >= 0]
    shown += [g.box.first_protocol + int(card) for card in list(g.shown)[POSITIONS:] if card >= 0]
    assert len(set(shown)) == len(shown)
    assert sorted(shown) == [card for card in range(len(g.cards)) if g.cards[card] == IN_USE]


def claims_fit(g: Galaxy) -> None:
    assert len(set(g.objectives)) == len(g.objectives) <= g.rules.objectives
    for at, owner in enumerate(g.slots):
        if owner >= 0:
            assert owner < g.seats
            assert at % 4 < len(g.box.objective_needs[g.objectives[at // 4]])
    for step in g.steps:
        if step.name() in ("draw-technology", "keep"):
            assert all(g.tech[card] == IN_DECK for card in step.cards)  # type: ignore[attr-defined]


# Control.


def settled(g: Galaxy) -> bool:
    """Whether all fleets have arrived and no fight is on: until then control is as it was."""
    return g.field < 0 and (g.over or g.step.name() not in ("move", "attack-from"))


class Control:
    """Follows who controls what: most fleets; in a tie who controlled it and is involved, else nobody."""

    def __init__(self, g: Galaxy) -> None:
        self.before = [int(holder) for holder in g.control]
        self.keepers: dict[int, int] = {}
        """Who may keep a sector by a structure that stood there when its last fight began."""

    def follow(self, g: Galaxy) -> None:
        if g.field >= 0:
            self.remember_keeper(g)
        elif settled(g):
            for cell in range(g.grid.cells):
                assert g.control[cell] in self.expected(g, cell), f"control of {g.grid.name(cell)}"
            self.before = [int(holder) for holder in g.control]

    def remember_keeper(self, g: Galaxy) -> None:
        keeper = int(g.holder)
        if self.keepers.get(int(g.field)) != keeper:
            self.keepers[int(g.field)] = keeper
            if keeper >= 0 and g.fight_round == 0:
                assert g.structures[g.field * 4 + keeper] & ALL_STRUCTURES
                assert keeper != g.attacker

    def expected(self, g: Galaxy, cell: int) -> list[int]:
        fleets = fleets_at(g, cell)
        keeper = self.keepers.get(cell, NONE)
        if keeper >= 0 and not g.structures[cell * 4 + keeper]:
            keeper = NONE
        if max(fleets) == 0:
            return [NONE, keeper, *([self.before[cell]] if g.rules.empty_sectors == "kept" else [])]
        leaders = [seat for seat in range(g.seats) if fleets[seat] == max(fleets)]
        kept = [keeper] if g.rules.standoff == "structures" and keeper >= 0 and fleets[keeper] else []
        if len(leaders) == 1:
            return leaders + kept
        if g.rules.standoff == "retreat":
            return [*leaders, NONE]  # who left and came back is not involved any more
        return [self.before[cell] if self.before[cell] in leaders else NONE, *kept]
