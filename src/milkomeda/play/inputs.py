"""Inputs: the kinds of controls by which questions are answered. Whoever asks people has one for each."""

from typing import Literal

from msgspec import Struct

Input = Literal[
    "pick",  # one of the choices
    "actions",  # one of the actions of a turn
    "amounts",  # so many of each of several things
    "cells",  # some places
    "place",  # a card onto a place, turned
    "move",  # fleets from a place to another
    "build",  # a thing in a place, or fleets in several
    "order",  # seats one after the other
    "offer",  # resources, and a wish
    "spot",  # any point of the board
    "flick",  # a direction and a speed
]


class Amounts(Struct, frozen=True):
    part: str
    """The part of the answer that they are."""
    names: list[str]
    most: list[int]
    """Of each."""
    total: int | None = None
    """What they must add up to; None where that is free."""
