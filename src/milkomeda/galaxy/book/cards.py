"""All cards as tables."""

from collections.abc import Callable
from typing import Final

from milkomeda.galaxy.book.filling import counters
from milkomeda.galaxy.box import Box
from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    CIVILIZATIONS,
    COLOURS,
    FIGURE_OPTIONS,
    KEYWORDS,
    PLACES,
    SHIP_TYPES,
    STRUCTURE_OPTIONS,
    STRUCTURE_SUPPLY,
    STRUCTURES,
)
from milkomeda.galaxy.changes import FIGURES, Card, Changes, applied, sort_of
from milkomeda.galaxy.editions import Edition, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, about_ability, default
from milkomeda.galaxy.rules import technologies as effects
from milkomeda.galaxy.rules.conditions import condition, reading
from milkomeda.play.book import table
from milkomeda.play.options import Option, Value, slug, spell
from milkomeda.words.language import Language, language, stem
from milkomeda.words.message import Message, Problem, say

OF_ALL_STRUCTURES: Final = ["works_at_once", "works_controlled"]


def head(said: Language, *columns: str) -> list[str]:
    return [said.word("column", column) for column in columns]


def sectors(box: Box, said: Language) -> str:
    rows = [
        [
            name,
            *(str(box.sector_values[card * 4 + colour]) for colour in range(4)),
            keywords_of(box.sector_keywords[card], said),
            str(box.sector_cost[card]),
        ]
        for card, name in enumerate(box.sectors)
    ]
    colours = [said.word("colour", colour) for colour in COLOURS]
    return table([*head(said, "sector"), *colours, *head(said, "keywords", "cost")], rows)


def keywords_of(mask: int, said: Language) -> str:
    return ", ".join(said.word("keyword", keyword) for bit, keyword in enumerate(KEYWORDS) if mask >> bit & 1)


def directives(box: Box, said: Language) -> str:
    colours = [said.word("colour", colour) for colour in [*COLOURS, "any"]]
    rows = [
        [str(tier), name, *(colours[dot] for dot in dots)]
        for tier, name, dots in sorted(zip(box.directive_tier, box.directives, box.directive_dots))
    ]
    corners = [said.word("corner", slug(place)) for place in PLACES]
    return table([*head(said, "tier", "directive"), *corners], rows)


def protocols(box: Box, said: Language) -> str:
    rows = [
        [
            str(box.protocol_tier[card]),
            said.word("action", ACTIONS[box.protocol_action[card]]).capitalize(),
            said.counted("resources", COLOURS[box.protocol_colour[card]], int(box.protocol_cost[card])),
        ]
        for card in range(len(box.protocols))
    ]
    return table(head(said, "tier", "action", "costs"), rows)


def objectives(box: Box, said: Language) -> str:
    rows = [
        [
            name,
            said.say(box.condition(card)),
            slots(box.objective_needs[card], box.objective_points[card]),
        ]
        for card, name in enumerate(box.objectives)
    ]
    return table(head(said, "objective", "condition", "slots"), rows)


def slots(thresholds: list[int], points: list[int]) -> str:
    return ", ".join(f"{threshold} → {worth}" for threshold, worth in zip(thresholds, points))


def technologies(box: Box, said: Language) -> str:
    rows = [
        [
            said.word("keyword", KEYWORDS[box.technology_keyword[card]]),
            said.word("field", box.technology_fields[card]),
            name,
            said.say(effects.say(box.technology_texts[card])),
        ]
        for card, name in enumerate(box.technologies)
    ]
    return table(head(said, "keyword", "field", "technology", "effect"), rows)


def civilizations(box: Box, said: Language) -> str:
    """What the options say about each civilization, in each edition."""
    rows = [
        [said.word("civilization", name), stem(said.say(about_ability(option))), *in_editions(option, said)]
        for name in CIVILIZATIONS
        for option in OPTIONS.values()
        if option.section == "civilizations" and option.name.startswith(name)
    ]
    return table([*head(said, "civilization", "ability"), *EDITIONS], rows)


def in_editions(option: Option, said: Language) -> list[str]:
    return [valued(option, default(option, name), said) for name in EDITIONS]


def valued(option: Option, value: Value, said: Language) -> str:
    if value in (0, "none"):
        return "–"
    meaning = option.meaning(value)
    return said.say(meaning) if isinstance(meaning, Message) else said.word("value", meaning)


def structures(box: Box, said: Language) -> str:
    """Prices and VP (figures that editions agree on are said once), and what they do."""
    rows = []
    for name, supply, options in zip(STRUCTURES, STRUCTURE_SUPPLY, FIGURE_OPTIONS):
        title = said.word("structure", name).title()
        rows.append([title, str(supply), *(figure(OPTIONS[option]) for option in options)])
    names = [*(name for options in STRUCTURE_OPTIONS for name in options), *OF_ALL_STRUCTURES]
    does = [[stem(said.say(OPTIONS[name].text)), *in_editions(OPTIONS[name], said)] for name in names]
    colours = [said.word("colour", colour) for colour in ("blue", "orange")]
    prices = table([*head(said, "structure", "a player has"), *colours, *head(said, "points")], rows)
    return f"{prices}\n\n{table([*head(said, 'what they do'), *EDITIONS], does)}"


def figure(option: Option) -> str:
    return "/".join(dict.fromkeys(spell(value) for value in option.editions))


def ships(box: Box, said: Language) -> str:
    titles = [said.word("title", ship) for ship in SHIP_TYPES]
    rows = [
        [
            title,
            said.joined([titles[other] for other in BEATS[kind]]),
            said.joined([titles[other] for other, beaten in enumerate(BEATS) if kind in beaten]),
        ]
        for kind, title in enumerate(titles)
    ]
    return f"{table(head(said, 'ship', 'beats', 'is beaten by'), rows)}\n\n{counters(said)}"


def card_changes(old: Changes, new: Changes) -> list[Message]:
    """What of the cards changes."""
    before, after = applied([old]), applied([new])
    found: list[Message] = []
    for kind, cards in after.items():
        gone = [name for name in before[kind] if name not in cards]
        found += [say("card-is-gone", kind=kind, name=name) for name in gone]
        for name, card in cards.items():
            found += changes_of(kind, name, before[kind].get(name), card)
    return found


def changes_of(kind: str, name: str, old: Card | None, new: Card) -> list[Message]:
    told = {figure: say(f"page-lab-figure-{figure.replace('_', '-')}") for figure in new}
    if old is None:
        cells = [
            say("figure-is", figure=told[one], cell=cell_of(kind, one, cell)) for one, cell in new.items()
        ]
        return [say("card-is-new", kind=kind, name=name, cells=cells)]
    return [
        say(
            "card-changes",
            kind=kind,
            name=name,
            figure=told[one],
            before=cell_of(kind, one, old[one]),
            after=cell_of(kind, one, cell),
        )
        for one, cell in new.items()
        if cell != old[one]
    ]


def cell_of(kind: str, figure: str, cell: str) -> str | Message:
    """What a card's figure says."""
    about = FIGURES[kind][figure]
    if not about.option.values:
        return cell
    if figure == "effect":
        return effects.say(cell)
    if figure == "condition":
        return condition(*reading(cell))
    sort = sort_of(figure, about.option.values)
    return say(f"figure-{sort}", **{f"{sort}s": cell.split(about.apart) if about.apart else [cell]})


KINDS: Final[dict[str, Callable[[Box, Language], str]]] = {
    "sectors": sectors,
    "directives": directives,
    "protocols": protocols,
    "objectives": objectives,
    "technologies": technologies,
    "civilizations": civilizations,
    "structures": structures,
    "ships": ships,
}


def how_many(box: Box) -> dict[str, int]:
    """Cards of each kind."""
    cards = [box.sectors, box.directives, box.protocols, box.objectives, box.technologies]
    return dict(zip(KINDS, map(len, [*cards, CIVILIZATIONS, STRUCTURES, SHIP_TYPES])))


def card_list(kind: str, code: str = "en", edition: str = "") -> str:
    """All cards of a kind as a table; with '' the kinds there are. Raises Problem for any other word."""
    said = language(code)
    box = Edition(values_of(edition), 4).box
    if not kind:
        rows = [[name, str(n), said.say(say(f"cards-{name}.about"))] for name, n in how_many(box).items()]
        return f"# {said.say(say('all-cards'))}\n\n{table(head(said, 'kind', 'how many', 'what'), rows)}\n"
    if kind not in KINDS:
        raise Problem(say("no-such-cards", name=kind, words=list(KINDS)))
    return f"# {said.say(say(f'cards-{kind}'))}\n\n{KINDS[kind](box, said)}\n"
