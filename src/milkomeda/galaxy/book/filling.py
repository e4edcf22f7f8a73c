"""What the rulebook's text fills in: counts of cards, costs, tables and examples, for one set of values."""

from typing import Final

from milkomeda.galaxy.book import aids
from milkomeda.galaxy.box import Box
from milkomeda.galaxy.cards import (
    BEATS,
    COLOURS,
    CORNERS,
    KEYWORDS,
    PLACES,
    SHIP_TYPES,
    STRUCTURE_STEMS,
    STRUCTURE_SUPPLY,
    WHITE,
)
from milkomeda.galaxy.editions import AREAS, Edition
from milkomeda.galaxy.rules.end import HOARD, HOARD_POINTS, MORE_SLOTS, has_goals, sources_of
from milkomeda.galaxy.rules.turn import MUCH_GREEN
from milkomeda.play.book import table
from milkomeda.play.options import Value, slug
from milkomeda.words.language import Language
from milkomeda.words.message import Message, say

EXAMPLE: Final = "Scientific Supply Management"


def cost(amounts: list[int], said: Language) -> str:
    """'2 blue and 2 red'; 'nothing'."""
    resources = {colour: n for colour, n in zip(COLOURS, amounts) if n}
    return said.say(say("book-cost", resources=resources) if resources else say("book-no-cost"))


def conditions(r: Edition) -> dict[str, Value]:
    """What the text asks about besides the options."""
    return {
        "paid": r.first_paid or r.explore_paid,
        "unplaced": r.first_paid or r.first_fewer,
        "poor": r.first_paid and r.start_green < max(r.box.sector_cost) * (2 if r.first_cost == "sum" else 1),
        "swift": r.navigators_range != r.move_range,
        "idle_helix": r.helix_spending == 0 and (r.helix_claim == 0 or r.objectives == 0),
        "end_full": min(r.end_cards, r.objectives),
        "goals": has_goals(r),
    }


def facts(r: Edition, said: Language) -> dict[str, str]:
    return {
        **counts(r, said),
        **names(r, said),
        **costs(r, said),
        "areas": areas(r, said),
        "counters": counters(said),
        **example(r.box, said),
        **summed_up(r, said),
    }


def summed_up(r: Edition, said: Language) -> dict[str, str]:
    """What the printed references say, too."""
    between, *turn = aids.turn(r)
    done = [
        f"- **{said.word('action', name).capitalize()}:** {in_a_row(aids.action(name, r), said)}"
        for name in aids.actions(r)
    ]
    return {
        "aid_order": in_a_row(between, said),
        "aid_turn": numbered([in_a_row(step, said) for step in turn]),
        "aid_actions": "\n".join(done),
        "aid_fight": numbered([in_a_row(step, said) for step in aids.fight(r)]),
        "aid_ends": said.say(aids.ends_when(r)),
        "aid_end": listed(aids.ends(r), said),
        "aid_points": listed(aids.points(r), said),
        "aid_tie": said.say(aids.tie(r)),
    }


def in_a_row(sentences: list[Message], said: Language) -> str:
    return " ".join(map(said.say, sentences))


def listed(sentences: list[Message], said: Language) -> str:
    return "\n".join(f"- {said.say(one)}" for one in sentences)


def numbered(lines: list[str]) -> str:
    return "\n".join(f"{n}. {line}" for n, line in enumerate(lines, 1))


def number(n: int, said: Language) -> str:
    """As a word."""
    return said.word("number", str(n))


def counts(r: Edition, said: Language) -> dict[str, str]:
    bearing = [bin(mask).count("1") for mask in r.box.sector_keywords[: len(r.box.sectors)]]
    left_out = 0 if r.technology_objectives else len(r.box.needs_technologies)
    return {
        "sectors": str(len(r.box.sectors)),
        "fewest_keywords": number(min(bearing), said),
        "most_keywords": number(max(bearing), said),
        "keywords": number(len(KEYWORDS), said),
        "ship_types": number(len(SHIP_TYPES), said),
        "directives": str(len(r.box.directives)),
        "protocols": str(len(r.box.protocols)),
        "objective_cards": str(len(r.box.objectives) - left_out),
        "technologies": str(len(r.box.technologies)),
        "technology_deck": deck_sizes(r.box),
        "cheapest": str(min(r.box.sector_cost[: len(r.box.sectors)])),
        "much_green": str(MUCH_GREEN),
        "hoard": str(HOARD),
        "hoard_points": str(HOARD_POINTS),
        "claims": said.joined([str(r.slots_each * players + MORE_SLOTS) for players in AREAS[r.space]]),
    }


def deck_sizes(box: Box) -> str:
    """How many technologies a deck has: '12', or '11–13'."""
    ends = box.technology_deck
    sizes = [int(ends[deck + 1] - ends[deck]) for deck in range(len(KEYWORDS))]
    return str(min(sizes)) if min(sizes) == max(sizes) else f"{min(sizes)}–{max(sizes)}"


def names(r: Edition, said: Language) -> dict[str, str]:
    module = said.word("shown", r.module)
    actions = [said.word("action", name).capitalize() for name in aids.actions(r)]
    directives, protocols = r.directive_tiers, r.protocol_tiers
    return {
        "module": module,
        "modules": said.word("several", r.module),
        "Module": module.capitalize(),
        "positions": number(len(directives), said),
        "tiers": said.joined([f"{one}/{other}" for one, other in zip(directives, protocols)]),
        "actions": number(len(actions), said),
        "action_list": said.joined(actions, "list-or"),
        "keyword_list": said.joined([said.word("keyword", keyword) for keyword in KEYWORDS]),
        "Objectives": number(r.objectives, said).capitalize(),
        "helix_hoard": said.word("colour", r.helix_hoard),
        "sources": sources(r, said),
    }


def sources(r: Edition, said: Language) -> str:
    """Where VP come from."""
    return said.joined([said.word("worth", source) for source in sources_of(r)])


def costs(r: Edition, said: Language) -> dict[str, str]:
    return {
        "start": cost([r.start_blue, r.start_orange, r.start_red, r.start_green], said),
        "lance": cost([r.lance_blue, 0, r.lance_red, 0], said),
        **structures(r, said),
    }


def structures(r: Edition, said: Language) -> dict[str, str]:
    found: dict[str, str] = {}
    for kind, stem in enumerate(STRUCTURE_STEMS):
        found[f"{stem}_supply"] = str(STRUCTURE_SUPPLY[kind])
        found[f"{stem}_cost"] = cost([r.structure_blue[kind], r.structure_orange[kind], 0, 0], said)
    return found


def areas(r: Edition, said: Language) -> str:
    rows = [
        [str(players), f"{r.width or columns} × {r.height or lines}", str(r.deck or sectors)]
        for players, (columns, lines, sectors) in AREAS[r.space].items()
    ]
    return table([said.word("column", word) for word in ("players", "area", "sectors in the deck")], rows)


def counters(said: Language) -> str:
    """Which ship type beats which."""
    ships = [said.word("ship", ship).capitalize() for ship in SHIP_TYPES]
    beats = said.word("column", "beats")
    rows = [
        [f"**{ship}**", *(beats if other in BEATS[kind] else " " for other in range(len(ships)))]
        for kind, ship in enumerate(ships)
    ]
    return table(["", *ships], rows)


def example(box: Box, said: Language) -> dict[str, str]:
    """A directive, a point where it matches, and how the sectors there are turned."""
    directive = box.directives.index(EXAMPLE) if EXAMPLE in box.directives else 0
    dots = box.directive_dots[directive]
    colours = [*COLOURS, "any"]
    shown = [said.word("colour", colour) for colour in colours]
    north, south = (f"|{shown[dots[at]]:>8} | {shown[dots[at + 1]]:<8}|" for at in (0, 2))
    edge, space = "+---------+---------+", "|         |         |"
    turns = [
        say("book-shows", corner=slug(PLACES[place]), colour=colours[dot], quarter=str(turns_of(place, dot)))
        for place, dot in enumerate(dots)
        if dot != WHITE
    ]
    return {
        "example_directive": box.directives[directive],
        "example_point": f"{edge}\n{space}\n{north}\n{edge}\n{south}\n{space}\n{edge}",
        "example_turns": said.say(say("book-example", shows=turns)),
    }


def turns_of(place: int, colour: int) -> int:
    """How a sector lies whose corner of that colour faces a point."""
    return next(turns for turns in range(4) if CORNERS[turns][3 - place] == colour)
