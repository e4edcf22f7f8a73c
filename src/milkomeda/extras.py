"""The extras: what needs packages that not everybody installs, and how they are had."""

from importlib.util import find_spec
from typing import Final

from milkomeda.words.message import Message, Problem, say

PACKAGES: Final = {"lab": ("choix", "numpy", "optuna", "polars"), "print": ("typst",)}


def lacking(extra: str) -> Message | None:
    """What is said where it is not installed."""
    return None if all(map(find_spec, PACKAGES[extra])) else say("extras-are-lacking")


def need(extra: str) -> None:
    """Raises Problem where it is not installed."""
    if message := lacking(extra):
        raise Problem(message)
