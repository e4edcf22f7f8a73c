"""A step: one moment of a game. It says who must answer, with what, and what the answer does.

A step never changes; what it needs to remember it was born with. Everything a seat may not know
lives in steps, never in the state beside them, so a step alone decides who sees what.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from milkomeda.play import spelling
from milkomeda.play.facts import Fact
from milkomeda.play.inputs import Amounts, Ends, Input, Voyage
from milkomeda.play.luck import Random
from milkomeda.play.spelling import HIDDEN as HIDDEN
from milkomeda.play.spelling import Parts
from milkomeda.words.message import Message, Problem, say

if TYPE_CHECKING:
    from milkomeda.play.state import State

# In place of a seat. No position, log or message says these numbers.
LUCK: Final = -3  # chance answers
NOBODY: Final = -4  # it just happens
WATCHER: Final = -5  # looks on, and knows no secret
EVERYTHING: Final = -6  # looks back at a finished game, or records one, and knows all secrets
BY_HAND: Final = -7  # somebody has put the position right, beside the rules

# In place of an answer. HIDDEN stands in place of a card as well.
UNANSWERED: Final = -1

HANDS: Final = ["novice", "average", "strong", "expert"]
"""How steady a hand is, where a choice must be carried out by one."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    def seat(self, state: S) -> i64:
        """Who answers: a seat, LUCK, or NOBODY where it just happens."""
        raise NotImplementedError

    def choices(self, state: S) -> list[int]:
        """All that may be answered, each once. Only called where `listed`."""
        raise NotImplementedError

    def listed(self, state: S) -> bool:
        """Whether the choices are few enough to list."""
        return True

    def candidates(self, state: S) -> list[int]:
        """The choices, and those one would look for in vain: `refusal` says why."""
        return self.choices(state)

    def refusal(self, state: S, choice: i64) -> Message | None:
        """Why this cannot be answered; None if it can."""
        return None if choice in self.choices(state) else say("no-choice")

    def sample(self, state: S, luck: Random) -> i64:
        choices = self.choices(state)
        return choices[luck.below(len(choices))]

    def ideas(self, state: S) -> list[int]:
        """The choices that come to mind, where most make no sense; nothing where any of them may."""
        return []

    def stands(self, state: S) -> bool:
        """Whether an answer is judged as it stands, not by how its turn may go on: that is another matter."""
        return False

    def slip(self, state: S, choice: i64, hand: i64, luck: Random) -> i64:
        """What becomes of a choice in a hand that errs, one of HANDS: where no hand is needed, nothing."""
        return choice

    def answer(self, state: S, choice: i64) -> None:
        """Do it. The step has left the stack already; the next ones are pushed here."""
        raise NotImplementedError

    # What is said of it.

    def name(self) -> str:
        """One word, by which positions and logs know this kind of step."""
        raise NotImplementedError

    def ask(self, state: S) -> Message:
        """What is expected now."""
        raise NotImplementedError

    def input(self) -> Input:
        """The kind of control by which it is answered."""
        return "pick"

    def amounts(self, state: S) -> Amounts | None:
        """What is counted, where the answer is amounts."""
        return None

    def voyage(self, state: S) -> Voyage | None:
        """Where fleets could go by this answer and the next ones, where that is what it is about."""
        return None

    def behind(self) -> list[str]:
        """The options that bear on it."""
        return []

    def note(self, state: S, choice: i64) -> Message | None:
        """What a choice means or costs; None where it speaks for itself."""
        return None

    def least(self, state: S) -> list[int]:
        """The answer that does least; none where every answer does something."""
        return []

    def ends(self, state: S, choice: i64) -> Ends:
        """What a choice puts an end to; a button for it may have been pressed too soon."""
        return ""

    def waivable(self) -> bool:
        """Whether one may say once, for many times, that one gives the answer that does least."""
        return False

    # Its choices and itself as text, by their named parts.

    def form(self, state: S) -> str:
        """How answers are spelt, with a place for each part."""
        return ""

    def parts(self, state: S, choice: i64) -> Parts:
        """A choice by name. What goes without saying may be there, too."""
        raise NotImplementedError

    def choice(self, state: S, parts: Parts) -> i64:
        """The choice of these parts. Raises Problem."""
        for choice in self.candidates(state):
            if self.parts(state, choice) == parts:
                return choice
        raise Problem(say("no-choice"))

    def spell(self, state: S, choice: i64) -> str:
        """The choice in notation: what `read` reads."""
        return spelling.write(state, self.form(state), self.parts(state, choice))

    def read(self, state: S, text: str) -> i64:
        """The choice spelt so. Raises Problem."""
        return self.choice(state, spelling.read(state, self.form(state), text))

    def born(self) -> Parts:
        """What it was born with: with the name enough to make it again."""
        return {}

    def veils(self) -> bool:
        """Whether something of it is hidden: such a step can be looked at, but not played."""
        for value in self.born().values():
            if value == HIDDEN or (isinstance(value, list) and HIDDEN in value):
                return True
        return False

    def fits(self, state: S) -> bool:
        """Whether it makes sense in that position, which somebody may have written."""
        return True

    def after(self) -> list[str]:
        """By name, the steps that it may have to wait for although somebody answers it."""
        return []

    def depth(self) -> i64:
        """How deep it is in something that must come to its end first, like a fight; 0 where in nothing."""
        return 0

    def closes(self) -> bool:
        """Whether nothing can wait for it: what follows it says itself."""
        return False

    # What others hear of it.

    def facts(self, state: S, choice: i64, seat: i64) -> list[Fact]:
        """What that answer of a seat, or of LUCK, is by itself."""
        return []

    def veiled(self, state: S, choice: i64, seat: i64) -> list[Fact]:
        """The same for those who may not see the answer."""
        return []

    def sees(self, state: S, seat: i64) -> bool:
        """Whether that seat may see the answer when it is given."""
        return True

    def seen(self, state: S, seat: i64) -> "Step[S]":
        """This step as that seat knows it."""
        return self

    def imagined(self, state: S, seat: i64, luck: Random) -> "Step[S]":
        """A full step drawn at random among those that agree with what that seat sees of it."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Step[S]):
    """One seat chooses."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck(Step[S]):
    """Chance answers. Where some answers are likelier than others, `weights` and `sample` both say so."""

    def seat(self, state: S) -> i64:
        return LUCK

    def weights(self, state: S) -> list[int]:
        """How likely each of the choices is, as whole numbers side by side with them."""
        return [1] * len(self.choices(state))

    def outcomes(self, state: S) -> tuple[list[int], list[int]]:
        """What may come of it: one of all choices that come to the same, and how likely they are together."""
        return self.choices(state), self.weights(state)

    def ask(self, state: S) -> Message:
        return say("chance-decides")


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(Step[S]):
    """Nobody answers: it happens as soon as it is on top."""

    def seat(self, state: S) -> i64:
        return NOBODY

    def choices(self, state: S) -> list[int]:
        return [0]

    def form(self, state: S) -> str:
        return ""

    def parts(self, state: S, choice: i64) -> Parts:
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats answer secretly; nothing happens until the last one has.

    `given` holds an answer a seat, UNANSWERED where there is none, HIDDEN where there is one that
    the looker may not know.
    """

    def __init__(self, waiting: list[int], given: list[int]) -> None:
        self.waiting = waiting
        self.given = given

    def again(self, waiting: list[int], given: list[int]) -> "Sealed[S]":
        """The same step with other answers."""
        raise NotImplementedError

    def reveal(self, state: S, answers: list[int]) -> None:
        """All have answered."""
        raise NotImplementedError

    def seat(self, state: S) -> i64:
        return self.waiting[0]

    def answer(self, state: S, choice: i64) -> None:
        given = self.given[:]
        given[self.waiting[0]] = choice
        if len(self.waiting) > 1:
            state.push(self.again(self.waiting[1:], given))
        else:
            self.reveal(state, given)

    def born(self) -> Parts:
        return {"waiting_seats": self.waiting}

    def veils(self) -> bool:
        return HIDDEN in self.given

    def facing(self, seat: i64) -> "Sealed[S]":
        """The same step, asking that seat first."""
        others = [other for other in self.waiting if other != seat]
        return self.again([seat, *others], self.given)

    def sees(self, state: S, seat: i64) -> bool:
        return seat == self.waiting[0]

    def seen(self, state: S, seat: i64) -> "Step[S]":
        given = [
            HIDDEN if choice != UNANSWERED and other != seat else choice
            for other, choice in enumerate(self.given)
        ]
        return self.again(self.waiting, given)

    def imagined(self, state: S, seat: i64, luck: Random) -> "Step[S]":
        given = self.given[:]
        for other in range(len(given)):
            if given[other] == HIDDEN:
                given[other] = self.again([other], given).sample(state, luck)
        return self.again(self.waiting, given)


Makers = dict[str, Callable[[Parts], Step[Any]]]
"""By name, what makes a step of the parts it was born with. What is not said is 0, or none."""
