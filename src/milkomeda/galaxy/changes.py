"""Cards that are not as in the drafts, as words of the options' text:

sector.Mineron_V.green=3                a figure
objective.Golden_Khanate.needs=5+7+9    one with several parts
sector.Mineron_V=out                    a card less
sector.Far_Haven=new/green=2/cost=1/keywords=hazard+transit
                                        a card more, with its figures
sector.Mineron_V=in                     as in the drafts again, where an edition has left it out
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from milkomeda.galaxy.box import KINDS, STANDARD, Box, Rows
from milkomeda.galaxy.cards import ACTIONS, COLOURS, KEYWORDS, PASS, PLACES, SEATS, rows
from milkomeda.galaxy.rules.conditions import CONDITIONS, DEEDS, OF_KEYWORDS, RESOURCE, TYPES_HELD, reading
from milkomeda.galaxy.rules.technologies import EFFECTS
from milkomeda.play.options import Option, nearest
from milkomeda.play.spelling import single
from milkomeda.words.message import Problem, say

Card = dict[str, str]
Cards = dict[str, dict[str, Card]]
"""By kind, then by name; figures as the tables of cards have them."""
Changes = dict[str, str]
"""By word: 'sector.Mineron_V.green' is '3'."""

MARKS: Final = ("new", "out", "in")
MOST: Final = {"sector": 120, "directive": 60, "protocol": 60, "objective": 60, "technology": 192}
MOST_PARTS: Final = 4  # of a figure
FEW: Final = 8  # words that are all named where another one is not among them
LONGEST: Final = 40  # of a name
NAME: Final = re.compile(r"[^\W\d_](?:[^\W_]|[ '-](?=[^\W_])|'(?= |$))+")
PROTOCOL: Final = re.compile(r"(\w+) for (\d) (\w+)")
TURN: Final = re.compile(r".* r\d", re.IGNORECASE)


class Figure(NamedTuple):
    option: Option
    usual: str = ""
    """Of a card more; what has none must be said."""
    apart: str = ""
    """What stands between its parts, where it has several."""
    amount: bool = False
    """Whether a part ends with a number."""


def number(low: int, high: int, usual: str = "", apart: str = "") -> Figure:
    return Figure(Option("", say("plain", text=""), (), low, high, (low,), "", ""), usual, apart)


def one_of(words: Iterable[str], usual: str = "", apart: str = "", amount: bool = False) -> Figure:
    every = tuple(words)
    return Figure(Option("", say("plain", text=""), every, 0, 0, every[:1], "", ""), usual, apart, amount)


AMOUNT: Final = number(1, 9)
ASKED: Final = [
    f"{name} {of}".rstrip()
    for kind, name in enumerate(CONDITIONS)
    for of in (COLOURS if kind == RESOURCE else KEYWORDS if kind in OF_KEYWORDS else [""])
]
FIGURES: Final[dict[str, dict[str, Figure]]] = {
    "sector": {
        **{colour: number(0, 9, "0") for colour in COLOURS},
        "keywords": one_of(KEYWORDS, apart=" "),
        "cost": number(0, 9, "1"),
    },
    "directive": {
        "tier": number(1, 3),
        **{place: one_of([*COLOURS, "white"], "white") for place in PLACES},
    },
    "protocol": {
        "tier": number(1, 3),
        "cost": number(0, 9),
        "resource": one_of(COLOURS),
        "action": one_of(ACTIONS[:PASS]),
    },
    "objective": {
        "condition": one_of(ASKED),
        "needs": number(1, 50, apart=" "),
        "points": number(1, 30, apart=" "),
    },
    "technology": {
        "keyword": one_of(KEYWORDS),
        "field": one_of(dict.fromkeys(STANDARD.technology_fields)),
        "effect": one_of(EFFECTS, apart="; ", amount=True),
    },
}


def by_name(kind: str, cards: Rows) -> dict[str, Card]:
    """A protocol is called by what it is."""
    if kind == "protocol":
        return {f"{card['action']} for {card['cost']} {card['resource']}": card for card in cards}
    return {card["name"]: {figure: card[figure] for figure in FIGURES[kind]} for card in cards}


PRINTED: Final[Cards] = {single(kind): by_name(single(kind), rows(kind)) for kind in KINDS}
"""As the drafts have them."""


# Figures as words: 'more_draw_1+gain_explore_green_1' is 'more draw 1; gain explore green 1'.


def sort_of(figure: str, words: tuple[str, ...]) -> str:
    """What kind of words they are, as messages name them."""
    if words[:1] == tuple(COLOURS[:1]):
        return "colour"
    if words == tuple(EFFECTS):
        return "effects"
    return "keyword" if words == tuple(KEYWORDS) else figure


def word_of(figure: Figure, cell: str) -> str:
    parts = cell.split(figure.apart) if figure.apart else [cell]
    return "+".join(part.replace(" ", "_") for part in parts)


def cell_of(key: str, figure: Figure, word: str) -> str:
    """What is written so of a card's figure. Raises Problem."""
    parts = [part.replace("_", " ") for part in word.split("+")]
    if len(parts) > (MOST_PARTS if figure.apart else 1):
        raise Problem(say("too-many-parts", name=key, most=MOST_PARTS if figure.apart else 1), [key])
    try:
        found = [part_of(key, figure, part) for part in parts]
    except Problem as problem:
        raise Problem(problem.message, [key]) from None
    if len(set(found)) < len(found) and figure.option.values:
        raise Problem(say("part-twice", name=key, text=word), [key])
    return figure.apart.join(found)


def part_of(key: str, figure: Figure, part: str) -> str:
    option = figure.option._replace(name=key)
    counted = figure.amount and part not in option.values
    phrase, _, amount = part.rpartition(" ") if counted else (part, "", "")
    if len(option.values) > FEW and phrase.lower() not in option.values:
        raise Problem(say("no-such-word", name=key, text=part, near=nearest(phrase, option.values)))
    read = str(option.read(phrase))
    return f"{read} {AMOUNT.option._replace(name=key).read(amount)}" if figure.amount else read


def same(figure: Figure, cell: str, other: str) -> bool:
    """Words are in no order."""
    if figure.apart and figure.option.values:
        return sorted(cell.split(figure.apart)) == sorted(other.split(figure.apart))
    return cell == other


# Changes.


def changed(base: Changes, words: Changes) -> Changes:
    """What differs from the drafts' cards where those of an edition are changed so. Raises Problem."""
    cards = applied([base, words])
    names = [name.lower() for found in cards.values() for name in found]
    for kind, found in cards.items():
        check(kind, found)
        for name in found:
            if names.count(name.lower()) > 1:
                raise Problem(say("card-is-there", name=name), [key_of(kind, name)])
    return differences(cards)


def applied(several: list[Changes]) -> Cards:
    """All cards with some changes after each other, of each first those of whole cards."""
    cards = {kind: dict(printed) for kind, printed in PRINTED.items()}
    for changes in several:
        for key in sorted(changes, key=lambda key: key.count(".")):
            change(cards, key, changes[key])
    return cards


def change(cards: Cards, key: str, word: str) -> None:
    kind, _, rest = key.partition(".")
    if kind not in FIGURES:
        raise Problem(say("no-such-kind-of-card", name=kind, words=list(FIGURES)))
    slug, _, figure = rest.partition(".")
    called = slug.replace("_", " ")
    if not figure:
        keep(cards, kind, called, word)
        return
    name = known(kind, called, cards[kind])
    check_figure(kind, called, figure)
    cell = cell_of(key, FIGURES[kind][figure], word)
    cards[kind][name] = {**cards[kind][name], figure: cell}


def check_figure(kind: str, name: str, figure: str) -> None:
    """Raises Problem for one that such cards do not have."""
    if figure not in FIGURES[kind]:
        near = nearest(figure, [*FIGURES[kind], *MARKS])
        about = [f"{key_of(kind, name)}.{figure}"]
        raise Problem(say("no-such-figure", kind=kind, name=figure, near=near), about)


def keep(cards: Cards, kind: str, called: str, word: str) -> None:
    """A card is left out, or in again, or new."""
    if word == "out":
        del cards[kind][known(kind, called, cards[kind])]
    elif word == "in":
        name = known(kind, called, PRINTED[kind])
        cards[kind][name] = PRINTED[kind][name]
    elif word.partition("/")[0] == "new":
        name = fit(kind, called)
        cards[kind][name] = new_card(kind, name, word)
    else:
        raise Problem(say("neither-in-nor-out", name=f"{kind}.{called}", text=word))


def known(kind: str, called: str, cards: Iterable[str]) -> str:
    """A card by its name. Raises Problem with the nearest one."""
    names = list(cards)
    for name in names:
        if name.lower() == called.lower():
            return name
    raise Problem(say("no-such-card", kind=kind, text=called, near=nearest(called, names)))


def fit(kind: str, name: str) -> str:
    """A name that a new card can have. Raises Problem."""
    if any(name.lower() == other.lower() for others in PRINTED.values() for other in others):
        raise Problem(say("card-is-there", name=name))
    if kind == "protocol":
        if not PROTOCOL.fullmatch(name):
            raise Problem(say("protocol-is-called", name=name))
    elif len(name) > LONGEST or not NAME.fullmatch(name) or TURN.fullmatch(name) or taken(name):
        raise Problem(say("no-name-for-a-card", name=name, most=LONGEST))
    return name


def taken(name: str) -> bool:
    """By something else that has a name: '?' and '-' have no letter."""
    return name.lower() in {*SEATS, *STANDARD.sector_names[STANDARD.homeworld :]}


def new_card(kind: str, name: str, word: str) -> Card:
    said = {figure: value for figure, _, value in (part.partition("=") for part in word.split("/")[1:])}
    for figure in said:
        check_figure(kind, name, figure)
    usual = usual_card(kind, name)
    card: Card = {}
    for figure, about in FIGURES[kind].items():
        if figure not in said and not usual[figure]:
            raise Problem(say("new-card-needs", kind=kind, name=name, figure=figure))
        card[figure] = cell_of(f"{key_of(kind, name)}.{figure}", about, said.get(figure, usual[figure]))
    return card


def usual_card(kind: str, name: str) -> Card:
    """What a new card is, where nothing else is said of it; a protocol's name says much."""
    usual = {figure: about.usual for figure, about in FIGURES[kind].items()}
    called = PROTOCOL.fullmatch(name) if kind == "protocol" else None
    return {**usual, "action": called[1], "cost": called[2], "resource": called[3]} if called else usual


def differences(cards: Cards) -> Changes:
    """The words for all that is not as in the drafts."""
    found: Changes = {}
    for kind, printed in PRINTED.items():
        found |= {key_of(kind, name): "out" for name in printed if name not in cards[kind]}
        for name, card in cards[kind].items():
            words = {figure: word_of(FIGURES[kind][figure], card[figure]) for figure in FIGURES[kind]}
            if name in printed:
                was = printed[name]
                found |= {
                    f"{key_of(kind, name)}.{figure}": word
                    for figure, word in words.items()
                    if not same(FIGURES[kind][figure], card[figure], was[figure])
                }
            else:
                usual = usual_card(kind, name)
                said = [f"{figure}={word}" for figure, word in words.items() if word != usual[figure]]
                found[key_of(kind, name)] = "/".join(["new", *said])
    return found


def key_of(kind: str, name: str) -> str:
    return f"{kind}.{name.replace(' ', '_')}"


def back(key: str, base: Changes) -> str:
    """The word by which a change of an edition is undone."""
    kind, slug, figure = f"{key}.".split(".")[:3]
    if figure:
        return word_of(FIGURES[kind][figure], PRINTED[kind][slug.replace("_", " ")][figure])
    return "in" if base[key] == "out" else "out"


def between(base: Changes, wanted: Changes) -> Changes:
    """The words that make the one of the other."""
    gone = tuple(f"{key}." for key, word in wanted.items() if word == "out")
    return {
        key: wanted[key] if key in wanted else back(key, base)
        for key in base | wanted
        if base.get(key) != wanted.get(key) and not key.startswith(gone)
    }


# What makes no sense.


def check(kind: str, cards: dict[str, Card]) -> None:
    if not 0 < len(cards) <= MOST[kind]:
        raise Problem(say("so-many-cards", kind=kind, count=len(cards), most=MOST[kind]), [f"{kind}."])
    if kind == "protocol":
        shown = [f"{card['action']} for {card['cost']} {card['resource']}" for card in cards.values()]
        for name in shown:
            if shown.count(name) > 1:
                alike = [key_of(kind, key) for key, at in zip(cards, shown) if at == name]
                raise Problem(say("protocols-alike", name=name), alike)
    if kind == "objective":
        for name, card in cards.items():
            check_slots(name, card)
    if kind == "technology":
        for keyword in KEYWORDS:
            if not any(card["keyword"] == keyword for card in cards.values()):
                raise Problem(say("deck-of-no-technologies", keyword=keyword), [f"{kind}."])


def check_slots(name: str, card: Card) -> None:
    needs = [int(need) for need in card["needs"].split()]
    kind, _ = reading(card["condition"])
    most = 1 if kind in DEEDS else len(KEYWORDS) if kind == TYPES_HELD else needs[-1]
    needed = [f"{key_of('objective', name)}.needs"]
    if len(needs) != len(card["points"].split()):
        raise Problem(say("needs-and-points", name=name), needed)
    if needs != sorted(needs):
        raise Problem(say("needs-that-fall", name=name), needed)
    if needs[-1] > most:
        raise Problem(say("needs-out-of-reach", name=name, most=most), needed)


# The box.

_boxes: dict[str, Box] = {}
KEPT: Final = 32


def box_of(changes: Changes) -> Box:
    """All cards with these changes, which differ from the drafts' and make sense."""
    if not changes:
        return STANDARD
    key = str(changes)
    box = _boxes.get(key)  # several threads may be here
    if box is None:
        cards = applied([changes])
        box = Box({kind: laid_out(cards[single(kind)]) for kind in KINDS})
        if len(_boxes) >= KEPT:
            _boxes.clear()
        _boxes[key] = box
    return box


def laid_out(cards: dict[str, Card]) -> Rows:
    return [{"name": name, **card} for name, card in cards.items()]
