"""What else than cards is in the box of an edition: boards, references and screens, and tokens."""

from typing import Any, Final

from milkomeda.galaxy.cards import (
    ACTIONS,
    BEATS,
    COLOURS,
    PASS,
    RESEARCH,
    SEATS,
    SHIP_TYPES,
    STRUCTURE_OPTIONS,
    STRUCTURE_SUPPLY,
    STRUCTURES,
)
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.rules.dice import FACES
from milkomeda.galaxy.rules.end import sources_of
from milkomeda.galaxy.shown.cards import powers
from milkomeda.play.show import Piece
from milkomeda.words.message import Message, say

LONGEST: Final = 25
"""A storage's track, where it has no limit."""
MARKS: Final = 24
"""Tokens for ships that are hit, of all players together: with the others they fill a sheet."""


def boards(r: Edition, players: int) -> list[Piece]:
    """Those of each seat, then those of all."""
    own = [board for seat in SEATS[:players] for board in of_seat(seat, r)]
    return [*own, *references(r, players)]


def of_seat(seat: str, r: Edition) -> list[Piece]:
    start = [int(r.start_blue), int(r.start_orange), int(r.start_red), int(r.start_green)]
    storage = {"seat": seat, "most": int(r.storage_limit) or LONGEST, "start": start}
    ships = {"seat": seat, "ships": SHIP_TYPES, "most": int(r.roster_track)}
    return [
        Piece("storage", f"{seat} storage", say("print-storage"), does=[beyond(r)], figures=storage),
        Piece("roster", f"{seat} roster", say("print-roster"), figures=ships),
        Piece("actions", f"{seat} actions", say("print-actions"), figures={"seat": seat, **actions(r)}),
        Piece(
            "screen", f"{seat} screen", say("print-screen"), does=turn(r), figures={"seat": seat, **battle()}
        ),
    ]


def beyond(r: Edition) -> Message:
    """What there is to say about the end of a storage's track."""
    most = int(r.storage_limit)
    return say("print-limited", most=most) if most else say("print-beyond", most=LONGEST)


def references(r: Edition, players: int) -> list[Piece]:
    summary = {"turn": turn(r), "end": end(r), "points": points(r)}
    return [
        Piece("summary", "summary", say("print-summary"), players, figures=summary),
        Piece("structures", "structures", say("cards-structures"), players, figures={"rows": structures(r)}),
        Piece(
            "dice",
            "dice",
            say("print-dice"),
            does=[say("print-dice-how"), say("print-dice-hit")],
            figures={**battle(), "hit": int(r.hit_on), "faces": int(FACES)},
        ),
        Piece("mat", "battle mat", say("print-mat"), does=[say("print-beats")], figures=battle()),
    ]


def battle() -> dict[str, Any]:
    return {"ships": SHIP_TYPES, "beats": BEATS}


def actions(r: Edition) -> dict[str, Any]:
    """The main actions with what they do."""
    names = [name for at, name in enumerate(ACTIONS) if at != PASS and (at != RESEARCH or r.research)]
    return {"rows": [{"action": name, "does": does(name, r)} for name in names]}


def does(action: str, r: Edition) -> list[Message]:
    if action == "explore":
        costs = [say("print-explore-paid")] if r.explore_paid else []
        return [say("print-explore", draw=int(r.explore_draw)), *costs]
    if action == "research":
        return [say("print-research", green=int(r.research_cost))]
    if action == "move":
        return [say("print-move", origins=int(r.move_origins), reach=int(r.move_range))]
    if action == "build":
        return [*several(int(r.build_options)), say("print-build", fleets=int(r.build_fleets))]
    price = {"blue": int(r.lance_blue), "red": int(r.lance_red)}
    paid = {colour: n for colour, n in price.items() if n}
    return [
        *several(int(r.attack_options)),
        say("print-attack"),
        say("print-attack-structure", resources=paid),
    ]


def several(options: int) -> list[Message]:
    return [say("print-several", options=options)] if options > 1 else []


def structures(r: Edition) -> list[dict[str, Any]]:
    return [
        {
            "structure": name,
            "price": [int(r.structure_blue[kind]), int(r.structure_orange[kind])],
            "points": int(r.structure_points[kind]),
            "supply": STRUCTURE_SUPPLY[kind],
            "does": powers(r.values, STRUCTURE_OPTIONS[kind]),
        }
        for kind, name in enumerate(STRUCTURES)
    ]


def turn(r: Edition) -> list[Message]:
    """A round, and each turn in it."""
    return [
        say("print-turn-order", refreshes="yes" if r.display != "none" else "no"),
        say("print-turn-income", income=int(r.homeworld_income)),
        say("print-turn-action"),
        *([say("print-turn-module", shown=r.module)] if r.display != "none" else []),
        *([say("print-turn-claim")] if r.objectives else []),
    ]


def end(r: Edition) -> list[Message]:
    """What ends the game."""
    return [
        say("print-end-deck", points=int(r.explore_bonus)),
        *(
            [say("print-end-cards", count=min(int(r.end_cards), int(r.objectives)))]
            if r.end_cards and r.objectives
            else []
        ),
        *([say("print-end-slots", count=int(r.end_slots))] if r.end_slots else []),
        *([say("print-end-round", round=int(r.end_round))] if r.end_round else []),
    ]


def points(r: Edition) -> list[Message]:
    """Where VP come from."""
    worth = {
        "sectors": say("print-worth-sectors", points=int(r.sector_points)),
        "fleets": say("print-worth-fleets", fleets=int(r.fleets_per_point)),
        "orange": say("print-worth-orange", points=int(r.orange_points), count=int(r.orange_per_point)),
        "fights": say("print-worth-fights", points=int(r.fight_points)),
    }
    return [worth.get(source, Message(f"worth-{source}")) for source in sources_of(r)]


# Tokens.


def tokens(r: Edition, players: int) -> list[Piece]:
    own = [token for seat in SEATS[:players] for token in tokens_of(seat, r)]
    marks = [token("mark", "", MARKS)] if r.casualties == "marks" else []
    return [*own, token("master", "", 1), *marks]


def tokens_of(seat: str, r: Edition) -> list[Piece]:
    built = [token(name, seat, supply) for name, supply in zip(STRUCTURES, STRUCTURE_SUPPLY)]
    claims = [token("claim", seat, most_claims(r))] if r.objectives else []
    trackers = [
        Piece("tracker", f"{seat} {colour}", figures={"seat": seat, "resource": colour}) for colour in COLOURS
    ]
    indicators = [
        Piece("tracker", f"{seat} {ship}", figures={"seat": seat, "ship": ship}) for ship in SHIP_TYPES
    ]
    command = int(r.command_points)
    commands = [token("command", seat, command)] if command else []
    return [
        token("fleet", seat, int(r.fleets)),
        *built,
        *claims,
        token("action", seat, 1),
        *commands,
        *trackers,
        *indicators,
    ]


def most_claims(r: Edition) -> int:
    """A marker for each slot that lies out, as one may hold several of one card."""
    return int(r.objectives) * max(map(len, r.box.objective_needs))


def token(what: str, seat: str, count: int) -> Piece:
    figures = {"what": what, **({"seat": seat} if seat else {})}
    return Piece("token", f"{seat} {what}".strip(), count=count, figures=figures)
