"""What lies where when a game begins: chance has dealt, and nobody has done anything yet."""

from collections.abc import Iterator

from milkomeda.galaxy.cards import CIVILIZATIONS, COLOURS, SEATS
from milkomeda.galaxy.rules.setup import new_game
from milkomeda.galaxy.state import CIVILIZATION, NONE, POSITIONS, Galaxy
from milkomeda.play.luck import Seeded
from milkomeda.play.show import Lying
from milkomeda.play.step import LUCK


def dealt(options: str, players: int, seed: int) -> list[Lying]:
    """What lies elsewhere than with all others of its kind. Raises Problem."""
    g, luck = new_game(options, players), Seeded(seed)
    while g.seat() == LUCK:
        g.answer(LUCK, g.step.sample(g, luck))
    return [*left_out(g, luck), *shown(g), *(one for seat in range(players) for one in owned(g, seat))]


def left_out(g: Galaxy, luck: Seeded) -> Iterator[Lying]:
    """Sectors that are not in the deck of so many players."""
    names = list(g.box.sectors)
    while len(names) > g.rules.sectors:
        yield Lying("sector", names.pop(luck.below(len(names))), "out")


def shown(g: Galaxy) -> Iterator[Lying]:
    """Objectives, and each directive with what it unlocks."""
    for at, card in enumerate(g.objectives):
        yield Lying("objective", g.box.objectives[card], "open", at)
    for position in range(len(g.rules.directive_tiers)):
        directive, protocol = g.shown[position], g.shown[POSITIONS + position]
        yield Lying("directive", g.box.directives[directive], "display", 2 * position)
        yield Lying("protocol", g.box.protocols[protocol], "display", 2 * position + 1)


def owned(g: Galaxy, seat: int) -> Iterator[Lying]:
    """A people, its first fleets, and what it has in store."""
    name, civilization = SEATS[seat], g.player[CIVILIZATION + seat]
    if civilization != NONE:
        yield Lying("civilization", CIVILIZATIONS[civilization], name)
    yield Lying("token", f"{name} fleet", f"{name} homeworld", count=int(g.rules.start_fleets))
    for colour, word in enumerate(COLOURS):
        yield Lying("tracker", f"{name} {word}", f"{name} storage", int(g.storage[seat * 4 + colour]))
