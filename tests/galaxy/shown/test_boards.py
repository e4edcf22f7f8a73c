"""Whatever is played otherwise is seen on some printed piece."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from milkomeda.galaxy.book.aids import small_print
from milkomeda.galaxy.editions import Edition, values_of
from milkomeda.galaxy.options import EDITIONS, OPTIONS, matters
from milkomeda.galaxy.shown.boards import boards
from milkomeda.galaxy.shown.pieces import pieces
from milkomeda.play.options import Option, Value, spell
from milkomeda.play.show import Piece
from milkomeda.words.message import Message, Problem

PLAYERS: Final = 4
UNPRINTED: Final = {
    "civilizations": "set-up: the rulebook's, over when play begins",
    "homeworld_turned": "set-up",
    "first_order": "set-up",
    "first_fewer": "set-up",
    "first_cost": "set-up",
    "first_stuck": "set-up",
    "first_unplaced": "set-up",
    "start_fleets": "set-up",
    "space": "set-up: how many sectors are dealt into the deck, and where Homeworlds lie",
    "width": "set-up, as the room",
    "height": "set-up, as the room",
    "deck": "set-up, as the room",
    "order_cards": "can have one value only",
    "objective_readings": "can have one value only",
    "points_order": "changes nothing: the ships decide the dice",
}
"""Options that change no piece, and why."""
BESIDES: Final = {"first_paid": "explore_paid=no", "research": "technology_objectives=no"}
"""What has to go with it so that there is anything to see, or to play."""


@cache
def box(options: str) -> list[Piece]:
    """With where things lie left out."""
    return [replace(piece, place=(0, 0)) for piece in pieces(options, PLAYERS)]


@cache
def references(options: str) -> list[Piece]:
    return boards(Edition(values_of(options), PLAYERS), PLAYERS)


def seen(one: str, other: str) -> bool:
    """Whether pieces differ: most do in the boards, which are made sooner than all cards."""
    return references(one) != references(other) or box(one) != box(other)


def others(option: Option, value: Value) -> list[Value]:
    """Some other values: of a number the nearest ones."""
    possible = [one for one in option.possible() if one != value]
    if option.values or option.yes_no():
        return possible
    return sorted(possible, key=lambda one: abs(int(one) - int(value)))[:2]


def changed_options() -> Iterator[tuple[str, str, str]]:
    """What can be changed in each edition so that it matters: the edition, and how it is written there."""
    for edition in EDITIONS:
        values = values_of(f"edition={edition}")
        for option in OPTIONS.values():
            if option.name not in UNPRINTED and matters(option.name, values):
                for value in others(option, values[option.name]):
                    yield edition, option.name, spell(value)


def test_whatever_is_played_otherwise_changes_a_piece() -> None:
    unseen = []
    for edition, name, value in changed_options():
        base = f"edition={edition} {BESIDES.get(name, '')}".strip()
        with suppress(Problem):
            if not seen(base, f"{base} {name}={value}"):
                unseen.append(f"{edition}: {name}={value}")
    assert unseen == []


@pytest.mark.parametrize("name", UNPRINTED)
def test_every_exception_is_one(name: str) -> None:
    for value in OPTIONS[name].possible():
        if value != values_of("")[name]:
            with suppress(Problem):
                assert not seen("", f"{name}={spell(value)}")
                return


def details(options: str) -> dict[str, list[Message]]:
    rows = small_print(Edition(values_of(options), PLAYERS))
    return {row["section"]: row["rules"] for row in rows}


def test_the_small_print_says_what_no_other_piece_says() -> None:
    told = str(details("")["actions"][0])
    assert told == "A player may pass only when no action is possible"
    assert "passing" not in str(details("passing=free")["actions"][0])
    said = "\n".join(str(rule) for rules in details("edition=epic").values() for rule in rules)
    assert "at the start" not in said
    assert "last round (0" not in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("edition=epic", "2 slots for each player and 2 more are claimed"),
        ("edition=epic", "1 for each technology"),
        ("end_at=round", "ends with the round"),
        ("end_deck=drawn", "the last sector is drawn"),
        ("upkeep=4", "for every 4 fleets"),
        ("catch_up=2", "2 more of each"),
        ("storage_limit=12", "No more than 12 of each"),
        ("refresh_offers=no", "refreshes a position, proposes an order, hears offers, and decides"),
        ("tie=order", "then who acted earlier"),
    ],
)
def test_the_summary_says_how_it_is_played(options: str, said: str) -> None:
    summary = next(piece for piece in pieces(options, PLAYERS) if piece.kind == "summary")
    assert said in "\n".join(map(str, messages(summary.figures)))


@pytest.mark.parametrize(
    ("options", "kind", "said"),
    [
        ("dice_cap=3", "dice", "3 at most"),
        ("attack_origins=1", "actions", "from one adjacent sector"),
        ("structure_shield=1", "screen", "absorbs the first hit"),
        ("casualties=marks", "screen", "marked"),
    ],
)
def test_other_references_say_it_where_it_is_wanted(options: str, kind: str, said: str) -> None:
    piece = next(piece for piece in pieces(options, PLAYERS) if piece.kind == kind)
    assert said in "\n".join(map(str, [*piece.does, *messages(piece.figures)]))


def messages(figures: object) -> Iterator[Message]:
    if isinstance(figures, Message):
        yield figures
    elif isinstance(figures, dict | list):
        for part in figures.values() if isinstance(figures, dict) else figures:
            yield from messages(part)
