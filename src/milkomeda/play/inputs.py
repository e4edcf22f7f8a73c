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
    "voyage",  # fleets from some places to others: the answers to this question and the next ones
    "build",  # a thing in a place, or fleets in several
    "order",  # seats one after the other
    "offer",  # resources, and a wish
    "spot",  # any point of the board
    "flick",  # a direction and a speed
    "dice",  # how dice fell: so many of each face
]

Ends = Literal["", "turn", "game"]
"""What an answer puts an end to: the turn, or an action in it, or the game."""


class Amounts(Struct, frozen=True):
    part: str
    """The part of the answer that they are."""
    names: list[str]
    most: list[int]
    """Of each."""
    total: int | None = None
    """What they must add up to; None where that is free."""


class Way(Struct, frozen=True):
    from_cell: str
    fleets: int
    usual: int
    """So many go where nobody says how many."""
    costs: dict[str, int]
    """By the place they would go to; what cannot be paid is there, too."""


class Voyage(Struct, frozen=True):
    """Where fleets can go by several answers: what the way takes at most, the places they leave, one
    by one, then each group. What is left out at the end of places or groups has to be declined,
    unless nothing is left that could be said."""

    part: str
    """What is paid: once for the whole voyage, for the longest way."""
    most: int
    """As much as can be paid."""
    origins: int
    """From so many places at most."""
    ways: list[Way]
    leaving: str
    """How a place is named that fleets leave, and how one declines: the form of that question."""
    going: str
    """The same for a group of fleets."""
