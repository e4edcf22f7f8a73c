"""What is wanted of games: a measure between two bounds, and how far what was found is from them."""

import re
from fnmatch import fnmatchcase
from math import inf, isfinite
from typing import Final, Literal, NamedTuple

import numpy as np

from milkomeda.lab.measure import Value, put_together, value_of
from milkomeda.lab.measures import MEASURES
from milkomeda.lab.tuning.evidence import GROUPS, Evidence, left_out
from milkomeda.lab.verdict import DOUBT

NUMBER: Final = r"(-?\d+(?:\.\d+)?)"
FORMS: Final = {
    "around": re.compile(rf"mean *(?:±|\+-) *{NUMBER}"),
    "least": re.compile(rf">= *{NUMBER}"),
    "most": re.compile(rf"<= *{NUMBER}"),
    "between": re.compile(rf"{NUMBER} *\.\. *{NUMBER}"),
    "just": re.compile(NUMBER),
}

Met = Literal["yes", "no", "open", "unknown"]


class Want(NamedTuple):
    low: float
    high: float
    around: bool = False
    """Around the mean of all keys."""


def read_want(text: str) -> Want | None:
    """Written as '>= 3', '<= 0.6', '8..14', '10', or 'mean ± 0.08'. None where it is not."""
    for form, pattern in FORMS.items():
        if found := pattern.fullmatch(text.strip()):
            first, last = float(found[1]), float(found[pattern.groups])
            wants = {
                "around": Want(-first, last, around=True),
                "least": Want(first, inf),
                "most": Want(-inf, last),
            }
            want = wants.get(form, Want(first, last))
            return want if want.low <= want.high else None
    return None


class Target(NamedTuple):
    name: str
    """A measure, and which of its keys, as somebody wrote it."""
    text: str
    want: Want
    weight: float
    limit: bool
    """Whether it must hold. Of others, the nearer the better."""
    seats: tuple[str, ...]
    """Who plays the games that it is about."""

    @property
    def measure(self) -> str:
        return self.name.partition(":")[0]

    def keys(self, evidence: Evidence) -> dict[str, list[str]]:
        return chosen(self.name.partition(":")[2], evidence.keys(self.measure))


class Standing(NamedTuple):
    """Where a target is: of its keys the one that is farthest from what is wanted."""

    key: str
    value: float
    least: float
    most: float
    met: Met


def chosen(text: str, found: list[str]) -> dict[str, list[str]]:
    """The keys that are put together, by what that is called.

    '8..14' and 'a+b' are one figure, the sum; 'a,b' is each of them, and 'technology: *' each one found.
    """
    if ".." in text or "+" in text:
        return {text: put_together(text, found)}
    named = [[key for key in found if fnmatchcase(key, one)] if "*" in one else [one] for one in parts(text)]
    return {key: [key] for keys in named for key in keys}


def parts(text: str) -> list[str]:
    return [one.strip() for one in text.split(",")]


def distance(target: Target, evidence: Evidence, end: int) -> np.ndarray:
    """How far it is missed, from 0 to 1, by blocks before this one: of all, then without each group.

    Of several keys it is the root of the mean square, each as often as there is something known of it.
    """
    every = [evidence.pairs(target.measure, keys) for keys in target.keys(evidence).values()]
    weights = np.array([sum(total for block, (_, total) in one.items() if block < end) for one in every])
    if not weights.sum():
        return np.ones(GROUPS + 1)
    values = np.array([left_out(one, end) for one in every])
    known, shares = ~np.isnan(values), weights[:, None] / weights.sum()
    values = np.nan_to_num(values)
    middle = (values * shares).sum(0) if target.want.around else np.zeros(GROUPS + 1)
    apart = np.where(known, missed(values, middle + target.want.low, middle + target.want.high), 1.0)
    found: np.ndarray = np.sqrt((apart**2 * shares).sum(0))
    return found


def missed(values: np.ndarray, low: np.ndarray, high: np.ndarray) -> np.ndarray:
    """By how much of the larger one a value and the bound differ; where signs do, or there is no bound to be
    a part of, as they are.
    """
    bounds = np.clip(values, low, high)
    less, more = np.minimum(values, bounds), np.maximum(values, bounds)
    part = 1 - np.divide(less, more, out=np.ones_like(less), where=more > 0)
    found: np.ndarray = np.where((less >= 0) & (bounds > 0), part, np.minimum(more - less, 1.0))
    return found


def standing(target: Target, evidence: Evidence) -> Standing:
    """The intervals of several keys hold together."""
    every = {key: evidence.pairs(target.measure, keys) for key, keys in target.keys(evidence).items()}
    known = {key: list(pairs.values()) for key, pairs in every.items() if pairs}
    if not known:
        return Standing("", 0.0, -inf, inf, "unknown")
    doubt = DOUBT / len(known)
    values = [
        value_of(MEASURES[target.measure], key, [part for part, _ in pairs], [of for _, of in pairs], doubt)
        for key, pairs in known.items()
    ]
    middle = sum(one.value * one.total for one in values) / sum(one.total for one in values)
    shift = middle if target.want.around else 0.0
    low, high = target.want.low + shift, target.want.high + shift
    worst = max(values, key=lambda one: max(low - one.value, one.value - high))
    return Standing(worst.key, worst.value, worst.least, worst.most, met(values, low, high))


def met(values: list[Value], low: float, high: float) -> Met:
    if any(one.least > high or one.most < low for one in values):
        return "no"
    sure = all(low <= one.least and one.most <= high for one in values if isfinite(one.value))
    return "yes" if sure else "open"
