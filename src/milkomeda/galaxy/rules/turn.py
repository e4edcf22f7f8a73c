"""A player's turn: income, main action, at most one module or protocol, objective claim."""

from typing import Final, final

from mypy_extensions import i64

from milkomeda.galaxy.cards import (
    ACTIONS,
    ATTACK,
    BUILD,
    COLOURS,
    EXPLORE,
    HELIX,
    MOVE,
    PASS,
    RED,
    RESEARCH,
    SENTINELS,
    flat,
)
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.facts import ActionChosen, Activated, ActivatedNothing
from milkomeda.galaxy.grid import BIT, cells_in, mask_of
from milkomeda.galaxy.rules import attack, build, directives, explore, move, research
from milkomeda.galaxy.rules.common import (
    DONE,
    GAIN_ATTACK,
    GAIN_BUILD,
    GAIN_MOVE,
    ActiveTurn,
    bonus,
)
from milkomeda.galaxy.rules.income import Income
from milkomeda.galaxy.rules.objectives import Claims, forget_deeds
from milkomeda.galaxy.state import CIVILIZATION, LAST, LAST_MAIN, NONE, POINTS, POSITIONS, Galaxy
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Ends, Input
from milkomeda.play.spelling import Parts
from milkomeda.play.step import Makers, Step, Then
from milkomeda.words.message import Message, say

MUCH_GREEN: Final = 5
OCCASION: Final = flat([NONE, NONE, GAIN_MOVE, GAIN_BUILD, GAIN_ATTACK, NONE])  # of a gain, by action


def turn_order(rules: Edition, next_round: Step[Galaxy]) -> list[Step[Galaxy]]:
    """The steps of a turn, last first, as they lie on the stack; claims after an action come with it."""
    steps: list[Step[Galaxy]] = [Income()]
    steps += [Claims()] if rules.claims == "each" else []
    steps += [MainAction()]
    steps += [Module()] if rules.display != "none" else []
    steps += [Claims()] if rules.claims == "end" else []
    return [EndTurn(next_round), *reversed(steps)]


def begin_turn(g: Galaxy, place: i64) -> None:
    g.place = place
    g.active = g.order[place]
    g.main = NONE
    g.claimed = False
    forget_deeds(g)
    if not g.rules.works_at_once:
        build.activate(g, g.active)
    g.steps += g.turn_order


@final
class EndTurn(Then[Galaxy]):
    """The next player's turn; after the last one's, the next round."""

    def __init__(self, next_round: Step[Galaxy]) -> None:
        self.next_round = next_round

    def name(self) -> str:
        return "end-turn"

    def closes(self) -> bool:
        return True

    def answer(self, g: Galaxy, choice: i64) -> None:
        if g.place + 1 < g.seats:
            begin_turn(g, g.place + 1)
        else:
            g.push(self.next_round)


# Actions.


def gain_of(g: Galaxy, action: i64, colour: i64) -> i64:
    """How much of a colour the active player gains by taking an action."""
    gain: i64 = 0
    if OCCASION[action] >= 0:
        gain = bonus(g, g.active, OCCASION[action] + colour)
    initiates = action == ATTACK and (g.main < 0 or g.rules.sentinels_module)
    if colour == RED and initiates and g.player[CIVILIZATION + g.active] == SENTINELS:
        gain += g.rules.sentinels_red
    return gain


def brings(g: Galaxy, action: i64) -> bool:
    for colour in range(4):
        if gain_of(g, action, colour) > 0:
            return True
    return False


def bring(g: Galaxy, action: i64) -> None:
    for colour in range(4):
        g.gain(g.active, colour, gain_of(g, action, colour))


def action_refusal(g: Galaxy, action: i64) -> Message | None:
    """Why an action cannot be taken at all now; what it brings counts."""
    why = refusal_before(g, action)
    if not why or not brings(g, action):
        return why
    after = g.copy()
    bring(after, action)
    return refusal_before(after, action)


def refusal_before(g: Galaxy, action: i64) -> Message | None:
    """Why it cannot be taken with what is held before it begins."""
    if action == EXPLORE:
        return explore.refusal(g)
    if action == RESEARCH:
        return research.refusal(g)
    if action == MOVE:
        return move.refusal(g)
    if action == BUILD:
        return build.refusal(g)
    return attack.refusal(g)


def meaning(g: Galaxy, action: i64) -> Message:
    """What an action is, in a few words."""
    name = f"meaning-of-{ACTIONS[action]}"
    if action == EXPLORE:
        return say(name, sectors=explore.base_draw(g))
    if action == RESEARCH:
        return say(name, green=research.cost(g))
    if action == BUILD:
        return say(name, options=g.rules.build_options)
    if action == ATTACK:
        return say(name, options=g.rules.attack_options)
    return say(name)


def barred(g: Galaxy) -> i64:
    """What the repetition rule forbids as main action; NONE if nothing."""
    before: i64 = g.player[(LAST if g.rules.repetition == "last" else LAST_MAIN) + g.active]
    free = (before == RESEARCH and g.rules.research_repeats) or g.has_mbrain(g.active)
    return NONE if free else before


def perform(g: Galaxy, action: i64) -> None:
    g.green_spent = 0
    g.player[LAST + g.active] = action
    bring(g, action)
    if g.rules.claims == "each" and action != PASS:
        g.push(Claims())
    if g.rules.helix_spending and g.player[CIVILIZATION + g.active] == HELIX:
        g.push(CountGreen())
    if action == EXPLORE:
        explore.start(g)
    elif action == RESEARCH:
        research.start(g)
    elif action == MOVE:
        move.start(g)
    elif action == BUILD:
        build.start(g)
    elif action == ATTACK:
        attack.start(g)


@final
class CountGreen(Then[Galaxy]):
    """Helix: VP at once when one action spends 5 or more green."""

    def name(self) -> str:
        return "count-green"

    def answer(self, g: Galaxy, choice: i64) -> None:
        if g.green_spent >= MUCH_GREEN:
            g.player[POINTS + g.active] += g.rules.helix_spending


@final
class MainAction(Then[Galaxy]):
    """Ask for the main action; if none is possible the player passes."""

    def name(self) -> str:
        return "main-action"

    def answer(self, g: Galaxy, choice: i64) -> None:
        mask: i64 = BIT[PASS] if g.rules.passing == "free" else 0
        repeated = barred(g)
        for action in range(PASS):
            if action != repeated and not action_refusal(g, action):
                mask |= BIT[action]
        if mask:
            g.push(Choose(mask))
        else:
            take(g, PASS)


def take(g: Galaxy, action: i64) -> None:
    perform(g, action)
    g.main = action
    g.player[LAST_MAIN + g.active] = action


@final
class Choose(ActiveTurn):
    """One of the core actions."""

    def __init__(self, possible: i64) -> None:
        self.possible: i64 = possible  # actions, as bits

    def name(self) -> str:
        return "choose"

    def born(self) -> Parts:
        return {"actions": cells_in(self.possible)}

    def fits(self, g: Galaxy) -> bool:
        for action in range(PASS):
            if self.possible & BIT[action] and action_refusal(g, action):
                return False
        if self.possible & BIT[PASS] and g.rules.passing != "free":
            return False
        return 0 < self.possible < BIT[PASS + 1]

    def ask(self, g: Galaxy) -> Message:
        return say("choose-your-main-action")

    def input(self) -> Input:
        return "actions"

    def behind(self) -> list[str]:
        return ["repetition", "passing"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        return meaning(g, choice)

    def least(self, g: Galaxy) -> list[int]:
        return [PASS]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == PASS else ""

    def choices(self, g: Galaxy) -> list[int]:
        return [action for action in range(PASS + 1) if self.possible & BIT[action]]

    def candidates(self, g: Galaxy) -> list[int]:
        return [action for action in range(PASS + 1) if action != RESEARCH or g.rules.research]

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice < 0 or choice > PASS:
            return say("no-such-action")
        if self.possible & BIT[choice]:
            return None
        if choice == PASS:
            return say("pass-only-when-stuck")
        return action_refusal(g, choice) or say("you-took-it-last-turn")

    def answer(self, g: Galaxy, choice: i64) -> None:
        take(g, choice)

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        return [ActionChosen(seat, ACTIONS[choice])]

    def form(self, g: Galaxy) -> str:
        return "{action}"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        return {"action": choice}


@final
class Module(Then[Galaxy]):
    """After the main action: ask whether to activate a module or protocol, if one can be."""

    def name(self) -> str:
        return "module"

    def answer(self, g: Galaxy, choice: i64) -> None:
        if g.main == PASS and not g.rules.module_after_pass:
            return
        mask: i64 = 0
        for position in range(directives.positions(g)):
            if not module_refusal(g, position):
                mask |= BIT[position]
        if mask:
            g.push(Activate(mask))


def module_refusal(g: Galaxy, position: i64) -> Message | None:
    """Why a module or protocol cannot be activated: itself, or its action once it is paid."""
    why = directives.refusal(g, position)
    if why:
        return why
    protocol: i64 = g.shown[POSITIONS + position]
    after = g.copy()
    directives.pay(after, position)
    return action_refusal(after, g.box.protocol_action[protocol])


@final
class Activate(ActiveTurn):
    """One matched directive's module or protocol, or none."""

    def __init__(self, possible: i64) -> None:
        self.possible: i64 = possible  # positions, as bits

    def name(self) -> str:
        return "activate"

    def born(self) -> Parts:
        return {"position_numbers": [position + 1 for position in cells_in(self.possible)]}

    def fits(self, g: Galaxy) -> bool:
        for position in range(directives.positions(g)):
            if self.possible & BIT[position] and module_refusal(g, position):
                return False
        return 0 < self.possible < BIT[directives.positions(g)]

    def ask(self, g: Galaxy) -> Message:
        return say("activate-what-it-unlocks")

    def behind(self) -> list[str]:
        return ["rotate_patterns", "mbrain_protocol"]

    def note(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE or g.shown[POSITIONS + choice - 1] < 0:
            return None
        return say("for-so-much", resources=self.cost(g, choice))

    def least(self, g: Galaxy) -> list[int]:
        return [DONE]

    def ends(self, g: Galaxy, choice: i64) -> Ends:
        return "turn" if choice == DONE else ""

    def choices(self, g: Galaxy) -> list[int]:
        return [DONE] + [p + 1 for p in range(directives.positions(g)) if self.possible & BIT[p]]

    def candidates(self, g: Galaxy) -> list[int]:
        return list(range(directives.positions(g) + 1))

    def refusal(self, g: Galaxy, choice: i64) -> Message | None:
        if choice == DONE:
            return None
        if choice < 0 or choice > directives.positions(g):
            return say("no-such-position")
        return None if self.possible & BIT[choice - 1] else module_refusal(g, choice - 1)

    def answer(self, g: Galaxy, choice: i64) -> None:
        if choice != DONE:
            perform(g, directives.pay(g, choice - 1))

    def facts(self, g: Galaxy, choice: i64, seat: i64) -> list[Fact]:
        if choice == DONE:
            return [ActivatedNothing(seat)]
        protocol: i64 = g.shown[POSITIONS + choice - 1]
        return [Activated(seat, choice, ACTIONS[g.box.protocol_action[protocol]], self.cost(g, choice))]

    def cost(self, g: Galaxy, choice: i64) -> dict[str, int]:
        protocol: i64 = g.shown[POSITIONS + choice - 1]
        return {COLOURS[g.box.protocol_colour[protocol]]: int(directives.price(g, protocol))}

    def form(self, g: Galaxy) -> str:
        return f"no {g.rules.module} | activate {{position}}[ {{action}}]"

    def parts(self, g: Galaxy, choice: i64) -> Parts:
        if choice == DONE:
            return {}
        protocol: i64 = g.shown[POSITIONS + choice - 1]
        if protocol < 0:
            return {"position": choice}
        return {"position": choice, "action": g.box.protocol_action[protocol]}

    def read(self, g: Galaxy, text: str) -> i64:
        return super().read(g, directives.as_called(g, text))


# As they are written.

STEPS: Final[Makers] = {
    "main-action": lambda parts: MainAction(),
    "choose": lambda parts: Choose(mask_of(parts.get("actions", []))),
    "count-green": lambda parts: CountGreen(),
    "module": lambda parts: Module(),
    "activate": lambda parts: Activate(mask_of([number - 1 for number in parts.get("position_numbers", [])])),
}
