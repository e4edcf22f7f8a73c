"""What else than cards is in the box of an edition: boards, references and screens, and tokens."""

from typing import Any, Final

from milkomeda.galaxy.book import aids
from milkomeda.galaxy.cards import (
    BEATS,
    COLOURS,
    SEATS,
    SHIP_TYPES,
    STRUCTURE_OPTIONS,
    STRUCTURE_SUPPLY,
    STRUCTURES,
)
from milkomeda.galaxy.editions import Edition
from milkomeda.galaxy.rules.dice import FACES
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
    actions = [{"action": name, "does": aids.action(name, r)} for name in aids.actions(r)]
    storage = {"seat": seat, "most": int(r.storage_limit) or LONGEST, "start": start}
    ships = {"seat": seat, "ships": SHIP_TYPES, "most": int(r.roster_track)}
    return [
        Piece("storage", f"{seat} storage", say("print-storage"), does=[beyond(r)], figures=storage),
        Piece("roster", f"{seat} roster", say("print-roster"), figures=ships),
        Piece("actions", f"{seat} actions", say("print-actions"), figures={"seat": seat, "rows": actions}),
        Piece(
            "screen",
            f"{seat} screen",
            say("print-screen"),
            figures={"seat": seat, "fight": aids.fight(r), **battle()},
        ),
    ]


def beyond(r: Edition) -> Message:
    """What there is to say about the end of a storage's track."""
    most = int(r.storage_limit)
    return aids.aid(r, "storage-limit", "storage_limit") if most else say("print-beyond", most=LONGEST)


def references(r: Edition, players: int) -> list[Piece]:
    summary = {
        "turn": aids.turn(r),
        "ends": aids.ends_when(r),
        "end": aids.ends(r),
        "points": aids.points(r),
        "tie": aids.tie(r),
    }
    return [
        Piece("summary", "summary", say("print-summary"), players, figures=summary),
        Piece("structures", "structures", say("cards-structures"), players, figures={"rows": structures(r)}),
        Piece("details", "details", say("print-details"), figures={"rows": aids.small_print(r)}),
        Piece(
            "dice",
            "dice",
            say("print-dice"),
            does=[aids.dice(r)[0], aids.allocation(r)],
            figures={**battle(), "hit": int(r.hit_on), "faces": int(FACES)},
        ),
        mat(r),
    ]


def mat(r: Edition) -> Piece:
    damaged = r.casualties == "damaged"
    waits = [say("print-damaged")] if damaged else []
    figures = {**battle(), "damaged": damaged}
    return Piece("mat", "battle mat", say("print-mat"), does=[say("print-beats"), *waits], figures=figures)


def battle() -> dict[str, Any]:
    return {"ships": SHIP_TYPES, "beats": BEATS}


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


# Tokens.


def tokens(r: Edition, players: int) -> list[Piece]:
    own = [token for seat in SEATS[:players] for token in tokens_of(seat, r)]
    marks = [token("mark", "", MARKS)] if r.casualties == "marks" else []
    return [*own, token("master", "", 1), *marks]


def tokens_of(seat: str, r: Edition) -> list[Piece]:
    built = [token(name, seat, supply) for name, supply in zip(STRUCTURES, STRUCTURE_SUPPLY)]
    claims = [small(seat, "what", "claim", most_claims(r))] if r.objectives else []
    trackers = [small(seat, "resource", colour) for colour in COLOURS]
    indicators = [small(seat, "ship", ship) for ship in SHIP_TYPES]
    command = int(r.command_points)
    commands = [token("command", seat, command)] if command else []
    return [
        token("fleet", seat, int(r.fleets)),
        *built,
        *commands,
        small(seat, "what", "action"),
        *claims,
        *trackers,
        *indicators,
    ]


def small(seat: str, kind: str, what: str, count: int = 1) -> Piece:
    """What lies on a track, on a slot, or on what one has done."""
    return Piece("tracker", f"{seat} {what}", count=count, figures={"seat": seat, kind: what})


def most_claims(r: Edition) -> int:
    """A marker for each slot that lies out, as one may hold several of one card."""
    return int(r.objectives) * max(map(len, r.box.objective_needs))


def token(what: str, seat: str, count: int) -> Piece:
    figures = {"what": what, **({"seat": seat} if seat else {})}
    return Piece("token", f"{seat} {what}".strip(), count=count, figures=figures)
