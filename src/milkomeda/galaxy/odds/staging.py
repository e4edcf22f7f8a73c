"""A fight that somebody wonders about, set up as if it were about to begin."""

from typing import Final

from milkomeda.galaxy.cards import STRUCTURES
from milkomeda.galaxy.rules.combat import begin
from milkomeda.galaxy.rules.explore import put_sector
from milkomeda.galaxy.rules.research import learn
from milkomeda.galaxy.rules.setup import bare
from milkomeda.galaxy.state import Galaxy
from milkomeda.play.spelling import index_of
from milkomeda.words.message import Problem, say

SIDES: Final = range(2, 5)


def challenge(options: str, fleets: list[int], technologies: list[str], structures: int = 0) -> Galaxy:
    """Fleets of each side, the attacker's first, for the first sides technologies: names, with commas, and
    structures of the first defender. Raises Problem for a fight that there cannot be.
    """
    if not SIDES[0] <= len(fleets) <= SIDES[-1] or len(technologies) > len(fleets):
        raise Problem(say("fight-of-sides", least=SIDES[0], most=SIDES[-1]))
    g = staged(options, [1] * len(fleets), [[] for _ in fleets])
    cards = [named(g, names) for names in technologies]
    owned = [card for some in cards for card in some]
    if not 1 <= min(fleets) <= max(fleets) <= g.rules.fleets:
        raise Problem(say("fleets-of-a-side", most=int(g.rules.fleets)))
    if owned and not g.rules.research:
        raise Problem(say("no-technologies-here"))
    if len(set(owned)) < len(owned):
        raise Problem(say("technology-only-once"))
    if not 0 <= structures <= len(STRUCTURES):
        raise Problem(say("structures-of-a-side", most=len(STRUCTURES)))
    return staged(options, fleets, [*cards, *[[] for _ in fleets[len(cards) :]]], structures)


def named(g: Galaxy, names: str) -> list[int]:
    return [index_of(g.box.technologies, "technology", name) for name in names.split(",") if name.strip()]


def staged(options: str, fleets: list[int], technologies: list[list[int]], structures: int = 0) -> Galaxy:
    """A fight about to begin: the first one attacks, with so many fleets and these technologies."""
    g = bare(options, max(len(fleets), 2))
    put_sector(g, g.box.homeworld, 0, 0)
    for seat in range(len(fleets)):
        g.add_fleets(seat, 0, fleets[seat])
        for card in technologies[seat]:
            learn(g, seat, card)
    for kind in range(structures):
        g.put_structure(1, kind, 0, True)
    begin(g, 0, [])
    return g
