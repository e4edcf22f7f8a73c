"""Spelling: choices and what steps were born with, by their named parts."""

from typing import Any

import pytest

from milkomeda.play import spelling
from milkomeda.play.state import State
from milkomeda.play.step import HIDDEN
from milkomeda.words.message import Problem


class Names(State):
    def names(self, kind: str) -> list[str]:
        known = {
            "cell": ["A1", "B1", "C1"],
            "sector": ["Nova", "Old Nova"],
            "seat": ["teal", "gold"],
            "technology": ["Laser Drills", "Life Pods"],
        }
        return known.get(kind, [])

    def counted(self, kind: str) -> list[str]:
        return {"resources": ["blue", "red"], "sites": ["A1", "B1"]}.get(kind, [])


NAMES = Names(2)
MOVE = "done | move {fleets} {from_cell} {to_cell}"
PLACE = "done | place {sector} {cell}[ r{turned}]"
OFFER = "no offer | offer {resources}[ for place {place}][ for refresh {position}]"


@pytest.mark.parametrize(
    ("form", "text", "parts"),
    [
        (MOVE, "done", {}),
        (MOVE, "move 2 A1 C1", {"fleets": 2, "from_cell": 0, "to_cell": 2}),
        (PLACE, "place Nova B1", {"sector": 0, "cell": 1}),
        (PLACE, "place Old Nova B1 r3", {"sector": 1, "cell": 1, "turned": 3}),
        ("activate {position}[ {cell}]", "activate 2 A1", {"position": 2, "cell": 0}),
        ("activate {position}[ {cell}]", "activate 2", {"position": 2}),
        (OFFER, "offer 2 blue 1 red", {"resources": {"blue": 2, "red": 1}}),
        (OFFER, "offer 1 red for refresh 2", {"resources": {"red": 1}, "position": 2}),
        ("order {seats}", "order gold teal", {"seats": [1, 0]}),
        ("roll {seat} {face_numbers}", "roll gold 6 1 3", {"seat": 1, "face_numbers": [6, 1, 3]}),
        ("build {sector} | build fleets {sites}", "build fleets 2 A1 1 B1", {"sites": {"A1": 2, "B1": 1}}),
    ],
)
def test_what_is_written_is_read(form: str, text: str, parts: dict[str, Any]) -> None:
    assert spelling.write(NAMES, form, parts) == text
    assert spelling.read(NAMES, form, text) == parts
    assert spelling.read(NAMES, form, f"  {text.upper().replace(' ', '  ')}") == parts


def test_what_is_nothing_is_not_said() -> None:
    assert spelling.write(NAMES, PLACE, {"sector": 0, "cell": 0, "turned": 0}) == "place Nova A1"


def test_what_goes_without_saying_may_be_among_the_parts() -> None:
    parts = {"fleets": 1, "from_cell": 0, "to_cell": 1}
    assert spelling.write(NAMES, "fight | bring {fleets} {from_cell}", parts) == "bring 1 A1"


@pytest.mark.parametrize(
    ("form", "text", "problem"),
    [
        (MOVE, "move two A1 B1", "'two' is not a number"),
        (MOVE, "move 2 A1 Z9", "'Z9' is no place in this galaxy"),
        (MOVE, "move A1", "'move A1' is not one of the choices, nor like done or move FLEETS FROM TO"),
        ("take | leave", "eat", "'eat' is not one of the choices"),
        (PLACE, "place Nowhere B1", "there is no sector 'Nowhere'"),
        (OFFER, "offer blue", "'blue' is not an amount of something"),
        (MOVE, f"move {10**18} A1 B1", f"'{10**18}' is not a number"),
    ],
)
def test_what_cannot_be_read_is_named(form: str, text: str, problem: str) -> None:
    with pytest.raises(Problem) as raised:
        spelling.read(NAMES, form, text)
    assert str(raised.value) == problem


def test_on_the_wire_things_are_words_but_seats_and_amounts_numbers() -> None:
    parts = {"seat": 1, "cell": 2, "fleets": 3, "cells": [0, 1], "seats": [1, 0], "resources": {"red": 1}}
    assert spelling.in_words(NAMES, parts) == parts | {"cell": "C1", "cells": ["A1", "B1"]}


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", {}),
        ("cell=A1 origin_cells=B1, C1 range=2", {"cell": 0, "origin_cells": [1, 2], "range": 2}),
        ("sectors=Old Nova, Nova", {"sectors": [1, 0]}),
        ("sectors=?, ?", {"sectors": [HIDDEN, HIDDEN]}),
        ("technologies=Life Pods, Laser Drills", {"technologies": [1, 0]}),
        ("ready_numbers=0, 3", {"ready_numbers": [0, 3]}),
        ("sites=2 A1, 1 B1", {"sites": {"A1": 2, "B1": 1}}),
    ],
)
def test_what_a_step_was_born_with_is_written_and_read(text: str, parts: dict[str, Any]) -> None:
    assert spelling.write_born(NAMES, parts) == text
    assert spelling.read_born(NAMES, spelling.NAMED.split(text) if text else []) == parts


def test_plain_zeros_and_empty_lists_go_without_saying() -> None:
    assert spelling.write_born(NAMES, {"seat": 0, "range": 0, "cells": [], "first": False}) == "seat=teal"


@pytest.mark.parametrize("clause", ["range", "range=", "range=x", "cell=Z9", "sites=A1"])
def test_nonsense_is_refused(clause: str) -> None:
    with pytest.raises(Problem):
        spelling.read_born(NAMES, [clause])
