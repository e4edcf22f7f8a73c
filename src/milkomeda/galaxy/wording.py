"""Sentences: what was answered, and what came of it."""

from typing import Any, Final

from milkomeda.galaxy.cards import (
    CIVILIZATION_TITLES,
    DIRECTIVES,
    OBJECTIVE_POINTS,
    OBJECTIVE_THRESHOLDS,
    OBJECTIVES,
    PROTOCOLS,
    SEATS,
    SECTOR_NAMES,
    TECHNOLOGY_EFFECTS,
)
from milkomeda.galaxy.news import count_of, listing, news
from milkomeda.galaxy.rules import move
from milkomeda.galaxy.rules.directives import say as say_protocol
from milkomeda.galaxy.rules.explore import base_draw
from milkomeda.galaxy.rules.technologies import say as say_technology
from milkomeda.galaxy.state import (
    PROTOCOL,
    Galaxy,
)
from milkomeda.play.step import LUCK, UNANSWERED, Sealed, Step

__all__ = ["news", "revealed", "sentence", "veiled"]

DOING: Final = ["explores", "does research", "moves fleets", "builds", "attacks", "passes"]
TURNS: Final = ["", ", turned once", ", turned twice", ", turned three times"]


# What was answered.


def sentence(before: Galaxy, step: Step[Any], choice: int, seat: int) -> str:
    """An answer as a sentence; empty where it says nothing that others would want to hear.

    `step` must be the one that was answered, facing the seat; luck's seat is LUCK.
    """
    words = step.spell(before, choice).split()
    who = SEATS[before.active if seat == LUCK else seat]
    name = step.name()
    if name in LUCK_SAID:
        return said_by_luck(before, step, choice, words)
    if name in ("place", "first-place"):
        return said_of_placing(before, who, choice, words)
    if name in ("boost-explore", "boost-move"):
        return said_of_boost(before, name, who, choice)
    if name in ("move-from", "move", "probes", "put-back"):
        return said_of_moving(name, who, words)
    if name in ("build", "attack", "attack-from"):
        return said_of_action(name, who, words)
    if name in ("configure", "command", "allocate", "victim", "reshape", "reshape-secretly"):
        return said_in_fight(name, who, words)
    if name in ("refresh", "propose-order", "decide-order", "offer", "decide-offer"):
        return said_in_order(before, step, name, who, words)
    return said_in_turn(before, name, who, choice, words)


def veiled(before: Galaxy, step: Step[Any], seat: int) -> str:
    """The same for those who may not see the answer."""
    if step.name() == "draw-technology":
        return f"{SEATS[before.active]} draws a technology in secret."
    return f"{SEATS[seat]} has answered in secret."


LUCK_SAID: Final = [
    "objective",
    "civilization",
    "first-draw",
    "draw",
    "draw-technology",
    "show",
    "reveal-order",
    "deal-order",
    "roll",
]


def said_by_luck(g: Galaxy, step: Step[Any], choice: int, words: list[str]) -> str:
    name = step.name()
    rest = " ".join(words[1:])
    if name == "objective":
        return f"The objective {rest} is laid out."
    if name == "civilization":
        return f"{SEATS[step.fields()[0]]} plays the {CIVILIZATION_TITLES[choice]}."
    if name == "first-draw":
        return f"{SEATS[step.fields()[0]]} draws {rest}."
    if name == "show":
        card = DIRECTIVES[choice] if choice < PROTOCOL else PROTOCOLS[choice - PROTOCOL]
        return f"Position {words[1]} now shows {card}."
    if name == "reveal-order":
        return f"Of the order cards, {words[0]} stays hidden."
    if name == "deal-order":
        return f"{words[2]} draws place {words[1]} in the order."
    if name == "roll":
        return f"{words[1]} rolls {' '.join(words[2:])}: {count_of(hits_in(g, words[2:]), 'hit')}."
    return f"{SEATS[g.active]} draws {rest}."


def hits_in(g: Galaxy, faces: list[str]) -> int:
    return len([face for face in faces if int(face) >= g.rules.hit_on])


def said_of_placing(g: Galaxy, who: str, choice: int, words: list[str]) -> str:
    if words == ["done"]:
        return f"{who} places no more."
    card, cell, turned = choice >> 8, choice >> 2 & 63, choice & 3
    return f"{who} places {SECTOR_NAMES[card]} at {g.grid.name(cell)}{TURNS[turned]}."


def said_of_boost(g: Galaxy, name: str, who: str, choice: int) -> str:
    if name == "boost-move":
        reach = int(move.base_range(g, g.active)) + choice
        spending = f"spends {choice} blue to move" if choice else "moves"
        return f"{who} {spending} up to {reach} far."
    drawn = count_of(min(int(base_draw(g)) + choice, int(g.left)), "sector")
    return f"{who} spends {choice} green to draw {drawn}." if choice else f"{who} draws {drawn}."


def said_of_moving(name: str, who: str, words: list[str]) -> str:
    if name == "probes":
        return f"{who} sends out probes from {listing(words[1:])}."
    if name == "put-back":
        return f"{who} puts {' '.join(words[1:])} back on top of the deck."
    if name == "move" and words != ["done"]:
        return f"{who} moves {count_of(int(words[1]), 'fleet')} from {words[2]} to {words[3]}."
    return ""


def said_of_action(name: str, who: str, words: list[str]) -> str:
    if words == ["done"]:
        return ""
    if name == "attack-from":
        if words == ["fight"]:
            return f"{who} opens the fight."
        return f"{who} brings {count_of(int(words[1]), 'fleet')} from {words[2]}."
    if words[0] == "attack":
        return f"{who} attacks {words[1]}."
    if words[0] == "destroy":
        return f"{who} fires the starlance at {words[1]}'s {words[2]} at {words[3]}."
    if words[1] == "fleets":
        sites = [f"{count_of(int(n), 'fleet')} at {at}" for n, at in zip(words[2::2], words[3::2])]
        return f"{who} builds {listing(sites)}."
    return f"{who} builds {article(words[1])} {words[1]} at {words[2]}."


def article(noun: str) -> str:
    return "an" if noun[0] in "ao" or noun == "m-brain" else "a"


def said_in_fight(name: str, who: str, words: list[str]) -> str:
    text = " ".join(words)
    if name == "configure":
        return f"{who} forms up: {text}."
    if name == "command":
        return f"{who} commands: {text}."
    if name == "allocate":
        return f"{who} aims: {text}."
    if name == "victim":
        return f"{who} hits {words[1]}'s {words[2]}."
    if words[0] == "keep":
        return f"{who} keeps formation."
    return f"{who} reshapes {article(words[1])} {words[1]} into {article(words[2])} {words[2]}."


def said_in_order(g: Galaxy, step: Step[Any], name: str, who: str, words: list[str]) -> str:
    if name == "refresh":
        return f"{who} refreshes the {words[2]} at position {words[1]}."
    if name == "offer":
        return f"{who} makes no offer." if words[0] == "no" else f"{who} offers {' '.join(words[1:])}."
    if name == "decide-offer":
        giver = SEATS[step.fields()[0]]
        return f"{who} {'takes' if words == ['take'] else 'declines'} {giver}'s offer."
    verb = "proposes" if name == "propose-order" else "decides"
    return f"{who} {verb} the order {', '.join(words[1:])}."


def said_in_turn(g: Galaxy, name: str, who: str, choice: int, words: list[str]) -> str:
    rest = " ".join(words[1:])
    if name == "choose":
        return f"{who} {DOING[choice]}."
    if name == "activate":
        if choice == 0:
            return f"{who} activates nothing."
        return f"{who} activates position {choice}: {say_protocol(g, choice - 1)}."
    if name == "claim":
        return f"{who} claims nothing." if choice == 0 else f"{who} claims {slot_said(g, choice - 1)}."
    if name == "focus":
        return f"{who} researches {rest}."
    if name == "keep":
        return f"{who} keeps {rest}: {say_technology(TECHNOLOGY_EFFECTS[choice])}"
    if name == "turn-homeworld":
        return f"{who} turns the Homeworld's {rest} corner to the galaxy."
    if name == "bonus":
        return f"{who}'s M-Brain yields {rest}."
    return f"{who}: {' '.join(words)}."


def slot_said(g: Galaxy, at: int) -> str:
    """An objective's slot: 'Golden Khanate (8: 8 VP)'."""
    card, slot = g.objectives[at // 4], at % 4
    return f"{OBJECTIVES[card]} ({OBJECTIVE_THRESHOLDS[card][slot]}: {OBJECTIVE_POINTS[card][slot]} VP)"


def revealed(before: Galaxy, step: Step[Any], choice: int) -> list[str]:
    """What everybody learns when the last secret answer is given; nothing before."""
    if not isinstance(step, Sealed) or len(step.waiting) != 1:
        return []
    given = step.given[:]
    given[step.waiting[0]] = choice
    return [
        sentence(before, step.again([seat], given), given[seat], seat)
        for seat in range(before.seats)
        if given[seat] != UNANSWERED
    ]
