"""Whether steps that somebody wrote fit the position: what they speak of is there, and can be answered."""

from collections.abc import Callable
from typing import Any, Final

from milkomeda.galaxy.cards import TYPES
from milkomeda.galaxy.rules import directives
from milkomeda.galaxy.rules.attack import options_done
from milkomeda.galaxy.rules.dice import HIT_AGAIN, MOST_DICE
from milkomeda.galaxy.rules.mat import reached, sides
from milkomeda.galaxy.rules.order import Offer
from milkomeda.galaxy.state import HITS, RESHAPE, Galaxy
from milkomeda.play.step import HIDDEN, NOBODY, UNANSWERED, Sealed, Step

Numbers = list[int]
Test = Callable[[Galaxy, Numbers], bool]

NEIGHBOURS: Final = 4
FAR: Final = 99


def seat(g: Galaxy, n: int) -> bool:
    return 0 <= n < g.seats


def seats(g: Galaxy, numbers: Numbers) -> bool:
    return different(numbers) and all(seat(g, n) for n in numbers)


def cell(g: Galaxy, n: int) -> bool:
    return 0 <= n < g.grid.cells and g.sector[n] >= 0


def cells(g: Galaxy, mask: int) -> bool:
    return mask >= 0 and mask & ~g.mapped == 0


def different(numbers: Numbers) -> bool:
    return len(set(numbers)) == len(numbers)


def attacks(g: Galaxy, done: int) -> bool:
    return done >= 0 and options_done(done) < g.rules.attack_options


def groups(g: Galaxy, came: Numbers) -> bool:
    return (
        different([group >> 5 for group in came])
        and len(came) <= g.rules.attack_origins
        and all(cell(g, group >> 5) and 0 < group & 31 <= g.rules.fleets for group in came)
    )


def offer(g: Galaxy, giver: int, packed: int) -> bool:
    return has_master(g, giver) and packed != 0 and not Offer(giver, True).refusal(g, packed)


def has_master(g: Galaxy, giver: int) -> bool:
    return seat(g, giver) and g.master >= 0 and giver != g.master


def fighter(g: Galaxy, n: int) -> bool:
    return g.field >= 0 and seat(g, n)


NUMBERS: Final[dict[str, Test]] = {
    "deal-order": lambda g, n: seats(g, n) and len(n) + 1 < g.seats,
    "refresh": lambda g, n: g.master >= 0 and directives.positions(g) > 0,
    "propose-order": lambda g, n: g.master >= 0,
    "decide-order": lambda g, n: g.master >= 0,
    "offers-before": lambda g, n: g.master >= 0,
    "offers-after": lambda g, n: g.master >= 0,
    "offer": lambda g, n: has_master(g, n[0]),
    "decide-offer": lambda g, n: offer(g, n[0], n[1]),
    "build": lambda g, n: 0 <= n[0] < g.rules.build_options and n[1] >= 0,
    "attack": lambda g, n: attacks(g, n[0]) and cells(g, n[1]),
    "attack-again": lambda g, n: attacks(g, n[0]) and cells(g, n[1]),
    "attack-from": lambda g, n: cell(g, n[0]) and cells(g, n[1]) and n[2] >= 0 and groups(g, n[3:]),
    "fight-round": lambda g, n: g.field >= 0,
    "roll": lambda g, n: fighter(g, n[0]) and 0 < n[1] <= MOST_DICE and 0 <= n[2] <= HIT_AGAIN,
    "force-rerolls": lambda g, n: fighter(g, n[0]),
    "allocate-hits": lambda g, n: g.field >= 0,
    "resolve": lambda g, n: g.field >= 0 and 0 <= n[0] < 2**g.seats,
    "victim": lambda g, n: fighter(g, n[0]) and 0 <= n[1] < TYPES,
    "end-of-fight-round": lambda g, n: g.field >= 0,
    "reshape": lambda g, n: fighter(g, n[0]),
}
LATER: Final[dict[str, tuple[str, ...]]] = {
    "objective": ("objective",),
    "show": ("objective", "show"),
    "civilization": ("objective", "show", "civilization"),
    "turn-homeworld": ("civilization", "turn-homeworld"),
    "deal-order": ("civilization", "turn-homeworld"),
    "refresh": ("offers-before", "offer", "decide-offer"),
    "reveal-order": ("refresh", "show"),
    "propose-order": ("refresh", "show", "reveal-order"),
    "decide-order": ("propose-order", "offers-after", "offer", "decide-offer"),
    "offer": ("offer", "decide-offer"),
    "roll": ("roll",),
    "reshape": ("reshape",),
}
"""Steps that ask something and yet may have to wait, and for what."""
LAST: Final = ("decide-order", "end-turn", "next-round")  # what follows they say themselves
FIGHT: Final = {
    "attack-again": 1,
    **dict.fromkeys(("attack-from", "configure", "fight-round", "end-of-fight-round"), 2),
    **dict.fromkeys(("command", "reshape", "reshape-secretly", "allocate-hits", "resolve"), 3),
    **dict.fromkeys(("roll", "force-rerolls", "allocate", "victim"), 4),
}
"""How deep in a fight a step is: what is deeper comes first."""
ROUND: Final = 2  # what is deeper is part of a round, which must end
EACH: Final = ("reshape", "roll", "force-rerolls")  # one for each who fights


def secrets_fit(g: Galaxy, step: Sealed[Any]) -> bool:
    """Those who fight have answered as they may, or are asked."""
    given = step.given
    if g.field < 0 or len(given) != 4 or not step.waiting or not seats(g, step.waiting):
        return False
    answered = [n for n in range(4) if given[n] != UNANSWERED]
    asked = sorted([*step.waiting, *answered])
    if step.name() == "allocate":
        fighting = [n for n in sides(g) if n in asked and g.battle[HITS + n] > 0 and reached(g, n)]
    elif step.name() == "reshape-secretly":
        fighting = [n for n in sides(g) if g.battle[RESHAPE + n] > 0]
    else:
        fighting = sides(g)
    return asked == sorted(fighting) and all(
        given[n] == HIDDEN or not step.again([n], given).refusal(g, given[n]) for n in answered
    )


def step_fits(g: Galaxy, step: Step[Any]) -> bool:
    if isinstance(step, Sealed):
        return secrets_fit(g, step)
    test = NUMBERS.get(step.name())
    if not step.fits(g):
        return False
    return test is None or test(g, step.fields())


def can_be_answered(g: Galaxy) -> bool:
    return g.over or not g.step.listed(g) or len(g.step.choices(g)) > 0


def comes_after(before: str, step: Step[Any], g: Galaxy) -> bool:
    """Whether a step may have to wait for the one named before it."""
    name = step.name()
    if step.seat(g) != NOBODY and before not in LATER.get(name, ()):
        return False
    depth, deeper = FIGHT.get(name, 0), FIGHT.get(before, 0)
    if depth == deeper > 0:
        return before in EACH and name in EACH
    return depth == deeper - 1 if deeper > ROUND else depth < max(deeper, 1)


def is_fight(g: Galaxy) -> bool:
    return any(FIGHT.get(step.name(), 0) > 1 for step in g.steps)


def misfit(g: Galaxy) -> Step[Any] | None:
    """The first of the steps to come that makes no sense in this position."""
    before = ""
    asked: list[tuple[str, Any]] = []
    for step in g.steps[::-1]:
        if not step_fits(g, step) or (before and not comes_after(before, step, g)):
            return step
        name, numbers = step.name(), step.fields() or step.born()
        if (name in LAST and step is not g.steps[0]) or ((name, numbers) in asked and name != "objective"):
            return step
        if step.seat(g) != NOBODY:
            asked.append((name, numbers))
        before = name
    return None
