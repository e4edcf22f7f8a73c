"""What a turn, an action, a fight and the end come to: sentences for the printed references and the summary.

A value in a sentence bears the name of its option. So one knows which options are said, and the small print
says all others in their own words.
"""

from typing import Any, Final

from milkomeda.galaxy.cards import ACTIONS, FIGURE_OPTIONS, PASS, RESEARCH, STRUCTURE_OPTIONS
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.options import OPTIONS, matters, rule
from milkomeda.galaxy.rules.end import MORE_SLOTS, sources_of
from milkomeda.galaxy.rules.setup import ABILITIES
from milkomeda.play.options import Value, slug, spell
from milkomeda.words.message import Message, say

OVER: Final = "set-up"
"""What is in this section is over when play begins."""
CARDED: Final = {
    name for names in [*ABILITIES.values(), *STRUCTURE_OPTIONS, *FIGURE_OPTIONS] for name in names
}
"""What the cards of civilizations and the reference of structures say."""
UNSAID: Final = {"research", "points_order"}
"""That an action is there is seen on the reference of actions; the other one changes nothing."""


def aid(r: Edition, name: str, *options: str, **more: Any) -> Message:
    """A sentence with the values of these options."""
    return say(f"aid-{name}", **{option: told(r.values[option]) for option in options}, **more)


def told(value: Value) -> Value:
    return spell(value) if isinstance(value, bool) else value


def turn(r: Edition) -> list[list[Message]]:
    """Between two rounds, and then each step of a turn."""
    return [
        order(r),
        income(r),
        [aid(r, "action"), *([aid(r, "action-repeats", "research_repeats")] if repeats(r) else [])],
        *([[aid(r, "module", shown=r.module)]] if r.display != "none" else []),
        *([[aid(r, "claim", "claims")]] if r.objectives else []),
    ]


def order(r: Edition) -> list[Message]:
    promise = [aid(r, "promise", "bribes")] if r.bribes != "none" else []
    return [aid(r, "order", "display", "bribes", "refresh_offers"), *promise]


def income(r: Edition) -> list[Message]:
    also = [name for name in ("catch_up", "upkeep", "storage_limit") if r.values[name]]
    return [aid(r, "income", "homeworld_income"), *(aid(r, slug(name), name) for name in also)]


def repeats(r: Edition) -> bool:
    return r.research and r.research_repeats


# Actions.


def actions(r: Edition) -> list[str]:
    """The main actions that there are."""
    return [name for at, name in enumerate(ACTIONS) if at != PASS and (at != RESEARCH or r.research)]


def action(name: str, r: Edition) -> list[Message]:
    """What it does."""
    if name == "explore":
        costs = [aid(r, "explore-paid", "explore_paid")] if r.explore_paid else []
        where = aid(r, "explore-where", "explore_from")
        return [aid(r, "explore", "explore_draw"), where, aid(r, "explore-must", "explore_must"), *costs]
    if name == "research":
        return [aid(r, "research", "research_cost")]
    if name == "move":
        pinned = [aid(r, "pindown", "pindown")] if r.pindown else []
        return [aid(r, "move", "move_origins", "move_range"), *pinned]
    if name == "build":
        return [several(r, "build_options"), aid(r, "build", "build_fleets")]
    price = {colour: int(n) for colour, n in (("blue", r.lance_blue), ("red", r.lance_red)) if n}
    lance = aid(r, "attack-structure", resources=price)
    return [several(r, "attack_options"), aid(r, "attack", "attack_origins"), lance]


def several(r: Edition, option: str) -> Message:
    return say("aid-several", options=r.values[option], **{option: r.values[option]})


# A fight.


def fight(r: Edition) -> list[list[Message]]:
    """Its course, step by step."""
    return [
        [aid(r, "configure", "roster_track")],
        *([[aid(r, "command", "command_points")]] if r.command_points else []),
        dice(r),
        *([[aid(r, "formation", "formation")]] if r.formation != "none" else []),
        [allocation(r), aid(r, "casualties", "casualties"), *shield(r)],
        [aid(r, "again"), aid(r, "standoff", "standoff", "standoff_tries")],
    ]


def dice(r: Edition) -> list[Message]:
    return [aid(r, "dice", "dice_cap"), aid(r, "hit", "hit_on")]


def allocation(r: Edition) -> Message:
    return aid(r, "allocate", "hit_types")


def shield(r: Edition) -> list[Message]:
    return [aid(r, "shield", "structure_shield")] if r.structure_shield else []


# The end.


def ends_when(r: Edition) -> Message:
    """How it comes, when one of these things has happened."""
    return aid(r, "ends", "end_at")


def ends(r: Edition) -> list[Message]:
    """What ends the game."""
    cards = min(int(r.end_cards), int(r.objectives))
    slots = [("end_slots", {}), ("slots_each", {"more": int(MORE_SLOTS)})] if r.objectives else []
    return [
        aid(r, "end-deck", "end_deck", "explore_bonus"),
        *([say("aid-end-cards", end_cards=cards)] if cards else []),
        *(aid(r, slug(name), name, **more) for name, more in slots if r.values[name]),
        *([aid(r, "end-round", "end_round")] if r.end_round else []),
    ]


def points(r: Edition) -> list[Message]:
    """Where VP come from."""
    options = {
        "sectors": ["sector_points"],
        "fleets": ["fleets_per_point"],
        "orange": ["orange_points", "orange_per_point"],
        "fights": ["fight_points"],
        "technologies": ["technology_points"],
    }
    return [aid(r, f"worth-{source}", *options.get(source, [])) for source in sources_of(r)]


def tie(r: Edition) -> Message:
    return aid(r, "tie", "tie")


# All the rest.


def sentences(r: Edition) -> list[Message]:
    """All of the above."""
    steps = [*turn(r), *(action(name, r) for name in actions(r)), *fight(r), ends(r), points(r)]
    return [ends_when(r), tie(r), *(message for step in steps for message in step)]


def small_print(r: Edition) -> list[dict[str, Any]]:
    """What they leave unsaid, section by section."""
    said = {name for message in sentences(r) for name in message.values}
    found: dict[str, list[Message]] = {}
    for option in OPTIONS.values():
        if option.section != OVER and option.name not in {*CARDED, *UNSAID, *said} and speaks(r, option.name):
            found.setdefault(option.section, []).append(rule(r.values, option.name))
    return [{"section": section, "rules": rules} for section, rules in found.items()]


def speaks(r: Edition, name: str) -> bool:
    """Whether there is anything to say of it: there may be no other way, or the number may be 0."""
    value = r.values[name]
    nothing = value == 0 and not isinstance(value, bool)
    return matters(name, r.values) and not nothing and len(OPTIONS[name].possible()) > 1
