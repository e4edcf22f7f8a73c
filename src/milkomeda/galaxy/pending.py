"""Steps as text: a word, and the numbers the step was born with."""

from collections.abc import Callable
from typing import Any, Final

from milkomeda.galaxy.rules import (
    attack,
    build,
    combat,
    dice,
    directives,
    explore,
    hits,
    income,
    move,
    objectives,
    order,
    research,
    setup,
    turn,
)
from milkomeda.galaxy.state import Galaxy
from milkomeda.play import pending
from milkomeda.play.step import Step

Fields = list[int]

LONGEST: Final = 18  # digits of a number in 64 bits


def move_group(n: Fields) -> Step[Galaxy]:
    origins = n[2]
    ready = 3 + origins
    if len(n) < ready + origins:
        raise ValueError("an origin has no fleets")
    return move.Group(n[0], n[1], n[3:ready], n[ready : ready + origins], n[ready + origins :])


MAKERS: Final[dict[str, Callable[[Fields], Step[Galaxy]]]] = {
    "objective": lambda n: setup.Objective(),
    "civilization": lambda n: setup.Civilization(n[0], bool(n[1])),
    "turn-homeworld": lambda n: setup.TurnHomeworld(n[0]),
    "first-sectors": lambda n: setup.FirstSectors(n[0]),
    "first-draw": lambda n: setup.FirstDraw(n[0], n[1], n[2:]),
    "first-place": lambda n: setup.FirstPlace(n[0], n[2:], n[1]),
    "next-round": lambda n: order.NextRound(),
    "deal-order": lambda n: order.DealOrder(n),
    "refresh": lambda n: order.Refresh(),
    "reveal-order": lambda n: order.Reveal(),
    "propose-order": lambda n: order.Distribute(False),
    "decide-order": lambda n: order.Distribute(True),
    "offers-before": lambda n: order.Offers(True),
    "offers-after": lambda n: order.Offers(False),
    "offer": lambda n: order.Offer(n[0], bool(n[1])),
    "decide-offer": lambda n: order.Decide(n[0], n[1]),
    "show": lambda n: directives.Show(n[0], n[1]),
    "income": lambda n: income.Income(),
    "bonus": lambda n: income.Bonus(n[0]),
    "main-action": lambda n: turn.MainAction(),
    "choose": lambda n: turn.Choose(n[0]),
    "count-green": lambda n: turn.CountGreen(),
    "module": lambda n: turn.Module(),
    "activate": lambda n: turn.Activate(n[0]),
    "claims": lambda n: objectives.Claims(),
    "claim": lambda n: objectives.Claim(),
    "end-turn": lambda n: turn.EndTurn(order.NextRound()),
    "probes": lambda n: explore.Probes(),
    "boost-explore": lambda n: explore.Boost(n[0], n[1]),
    "draw": lambda n: explore.Draw(n[0], n[3:], n[1], n[2]),
    "place": lambda n: explore.Place(n[3:], n[0], n[1], n[2]),
    "put-back": lambda n: explore.PutBack(n),
    "focus": lambda n: research.Focus(),
    "draw-technology": lambda n: research.DrawTechnology(n[0], n[1], n[2:]),
    "keep": lambda n: research.Keep(n[0], n[1:]),
    "boost-move": lambda n: move.Boost(),
    "move-from": lambda n: move.Origin(n[0], n[1:]),
    "move": move_group,
    "build": lambda n: build.Option(n[0], n[1], bool(n[2])),
    "attack": lambda n: attack.Target(n[0], n[1]),
    "attack-again": lambda n: attack.Again(n[0], n[1]),
    "attack-from": lambda n: attack.Group(n[0], n[1], n[3:], n[2]),
    "configure": lambda n: combat.Configure(n[1 : 1 + n[0]], n[1 + n[0] :]),
    "fight-round": lambda n: combat.FightRound(),
    "command": lambda n: dice.Command(n[1 : 1 + n[0]], n[1 + n[0] :]),
    "roll": lambda n: dice.Roll(n[0], n[1], n[2]),
    "force-rerolls": lambda n: dice.ForceRerolls(n[0]),
    "allocate-hits": lambda n: hits.AllocateHits(),
    "allocate": lambda n: hits.Allocate(n[1 : 1 + n[0]], n[1 + n[0] :]),
    "resolve": lambda n: hits.Resolve(n[0]),
    "victim": lambda n: hits.Victim(n[0], n[1]),
    "end-of-fight-round": lambda n: combat.EndOfRound(),
    "reshape": lambda n: combat.Reshape(n[0]),
    "reshape-secretly": lambda n: combat.SecretReshape(n[1 : 1 + n[0]], n[1 + n[0] :]),
}


def make(name: str, numbers: Fields) -> Step[Galaxy]:
    step = MAKERS[name](numbers)
    if step.fields() != numbers:
        raise ValueError("these are not its numbers")
    return step


def number(word: str) -> int:
    """Raises ValueError for what is no number, or does not fit into a step."""
    if len(word) > LONGEST:
        raise ValueError("that is too long")
    return int(word)


STEPS: Final = {
    **setup.STEPS,
    **directives.STEPS,
    **income.STEPS,
    **turn.STEPS,
    **objectives.STEPS,
    **explore.STEPS,
    **research.STEPS,
    **move.STEPS,
}  # TRANSITION: becomes all of them; MAKERS stays for old positions


def spell(g: Galaxy, step: Step[Any]) -> str:
    if step.name() in STEPS:
        return pending.write_step(g, step)
    return " ".join([step.name(), *(str(field) for field in step.fields())])


def read(g: Galaxy, text: str) -> list[Step[Any]]:
    """The stack, from what must be answered now down to what comes last. Raises ValueError."""
    steps: list[Step[Any]] = []
    for phrase in reversed(text.split(";")):
        words = phrase.lower().split()
        if words and words[0] in STEPS:
            steps.append(pending.read_step(g, phrase.strip(), STEPS, MAKERS))
            continue
        if not words or words[0] not in MAKERS:
            raise ValueError(f"there is no step '{phrase.strip()}'")
        try:
            steps.append(make(words[0], [number(word) for word in words[1:]]))
        except (ValueError, IndexError):
            raise ValueError(f"step '{phrase.strip()}' has other numbers than it needs") from None
    return steps


def main_action(steps: list[Step[Galaxy]]) -> int:
    """Where the main action lies among the steps of a turn."""
    return next(index for index, step in enumerate(steps) if step.name() == "main-action")
