"""Pebbles: a toy that meets the contract, with a step of each kind and one secret.

Each round luck hands its owner a card that nobody else sees, the owner stakes some pebbles on it, both
players guess it secretly, and then it is turned up: whoever guessed right gets the stake. Seats take turns
to own.

    pebbles rounds=2
    points 0 3, round 1
    pending: guess waiting_seats=ben ann=guess sun; pay seat=ann card=sun stake=2; round

`Toy(stake=Other)` is the same game with another kind of step.
"""

from typing import Any, cast

from milkomeda.play import pending
from milkomeda.play.game import Game
from milkomeda.play.luck import Random
from milkomeda.play.spelling import Parts
from milkomeda.play.state import State
from milkomeda.play.step import HIDDEN, UNANSWERED, Luck, Makers, Sealed, Step, Then, Turn
from milkomeda.words.message import Message, say

CARDS = ["moon", "sun", "star"]
Kinds = dict[str, type[Step[Any]]]


class Pebbles(State):
    def __init__(self, kinds: Kinds, rounds: int) -> None:
        super().__init__(2)
        self.kinds = kinds
        self.rounds = rounds
        self.round = 0
        self.points = [0, 0]
        self.guesses: list[int] = []  # revealed and about to be paid

    def copy(self) -> "Pebbles":
        twin = type(self)(self.kinds, self.rounds)
        twin.steps = self.steps[:]
        twin.round = self.round
        twin.points = self.points[:]
        twin.guesses = self.guesses
        return twin

    def names(self, kind: str) -> list[str]:
        return {"card": CARDS, "seat": ["ann", "ben"]}.get(kind, [])

    def scores(self) -> list[int]:
        return self.points[:]

    def winners(self) -> list[int]:
        return [seat for seat in (0, 1) if self.points[seat] == max(self.points)]

    def next(self, kind: str, *born: Any) -> None:
        self.push(self.kinds[kind](*born))


class Round(Then[Pebbles]):
    def name(self) -> str:
        return "round"

    def answer(self, state: Pebbles, choice: int) -> None:
        if state.round < state.rounds:
            state.push(self)
            state.next("draw", state.round % 2)
            state.round += 1


class Draw(Luck[Pebbles]):
    def __init__(self, owner: int) -> None:
        self.owner = owner

    def name(self) -> str:
        return "draw"

    def born(self) -> Parts:
        return {"seat": self.owner}

    def choices(self, state: Pebbles) -> list[int]:
        return [0, 1, 2]

    def answer(self, state: Pebbles, choice: int) -> None:
        state.next("stake", self.owner, choice)

    def form(self, state: Pebbles) -> str:
        return "draw {card}"

    def parts(self, state: Pebbles, choice: int) -> Parts:
        return {"card": choice}

    def sees(self, state: Pebbles, seat: int) -> bool:
        return seat == self.owner


class Stake(Turn[Pebbles]):
    """One to three pebbles; the owner alone knows the card."""

    def __init__(self, owner: int, card: int) -> None:
        self.owner = owner
        self.card = card

    def seat(self, state: Pebbles) -> int:
        return self.owner

    def name(self) -> str:
        return "stake"

    def born(self) -> Parts:
        return {"seat": self.owner, "card": self.card}

    def choices(self, state: Pebbles) -> list[int]:
        return [1, 2, 3]

    def candidates(self, state: Pebbles) -> list[int]:
        return [1, 2, 3, 4]

    def refusal(self, state: Pebbles, choice: int) -> Message | None:
        return None if 1 <= choice <= 3 else say("plain", text=f"you have 3 pebbles, not {choice}")

    def answer(self, state: Pebbles, choice: int) -> None:
        state.next("pay", self.owner, self.card, choice)
        state.next("guess", [0, 1], [UNANSWERED, UNANSWERED])

    def form(self, state: Pebbles) -> str:
        return "stake {pebbles}"

    def parts(self, state: Pebbles, choice: int) -> Parts:
        return {"pebbles": choice}

    def seen(self, state: Pebbles, seat: int) -> Step[Pebbles]:
        return self if seat == self.owner else type(self)(self.owner, HIDDEN)

    def imagined(self, state: Pebbles, seat: int, luck: Random) -> Step[Pebbles]:
        return self if self.card != HIDDEN else type(self)(self.owner, luck.below(3))


class Guess(Sealed[Pebbles]):
    def again(self, waiting: list[int], given: list[int]) -> "Guess":
        return type(self)(waiting, given)

    def name(self) -> str:
        return "guess"

    def choices(self, state: Pebbles) -> list[int]:
        return [0, 1, 2]

    def reveal(self, state: Pebbles, answers: list[int]) -> None:
        state.guesses = answers

    def form(self, state: Pebbles) -> str:
        return "guess {card}"

    def parts(self, state: Pebbles, choice: int) -> Parts:
        return {"card": choice}


class Pay(Then[Pebbles]):
    """The card is turned up. Until then it lies here, as secret as before."""

    def __init__(self, owner: int, card: int, stake: int) -> None:
        self.owner = owner
        self.card = card
        self.stake = stake

    def name(self) -> str:
        return "pay"

    def born(self) -> Parts:
        return {"seat": self.owner, "card": self.card, "stake": self.stake}

    def answer(self, state: Pebbles, choice: int) -> None:
        for seat in (0, 1):
            if state.guesses[seat] == self.card:
                state.points[seat] += self.stake

    def seen(self, state: Pebbles, seat: int) -> Step[Pebbles]:
        return self if seat == self.owner else type(self)(self.owner, HIDDEN, self.stake)

    def imagined(self, state: Pebbles, seat: int, luck: Random) -> Step[Pebbles]:
        return self if self.card != HIDDEN else type(self)(self.owner, luck.below(3), self.stake)


class Toy(Game):
    state: type[Pebbles] = Pebbles

    def __init__(self, **others: type[Step[Any]]) -> None:
        super().__init__("pebbles", "7", ("ann", "ben"), (2,))
        self.kinds: Kinds = {
            "round": Round,
            "draw": Draw,
            "stake": Stake,
            "guess": Guess,
            "pay": Pay,
        } | others

    def new(self, options: str, seats: int) -> State:
        if seats != 2:
            raise ValueError(f"pebbles is for two, not for {seats}")
        name, _, number = (options or "rounds=3").partition("=")
        if name != "rounds" or not number.isdigit():
            raise ValueError(f"there is no option '{options}'")
        state = self.state(self.kinds, int(number))
        state.next("round")
        state.settle()
        return state

    def options(self, state: State) -> str:
        return f"rounds={cast(Pebbles, state).rounds}"

    def write(self, state: State) -> str:
        toy = cast(Pebbles, state)
        points = f"points {toy.points[0]} {toy.points[1]}, round {toy.round}"
        return f"pebbles rounds={toy.rounds}\n{points}\npending: {pending.write(toy)}\n"

    def read(self, text: str) -> State:
        lines = text.splitlines()
        if len(lines) != 3 or not lines[0].startswith("pebbles rounds="):
            raise ValueError("line 1: this is no position of pebbles")
        state = self.state(self.kinds, int(lines[0].partition("=")[2]))
        words = lines[1].replace(",", "").split()
        state.points = [int(words[1]), int(words[2])]
        state.round = int(words[4])
        state.steps = pending.read(state, lines[2].removeprefix("pending: "), self.makers(), {})
        return state

    def makers(self) -> Makers:
        kinds: dict[str, Any] = {**self.kinds}
        return {
            "round": lambda parts: kinds["round"](),
            "draw": lambda parts: kinds["draw"](parts["seat"]),
            "stake": lambda parts: kinds["stake"](parts["seat"], parts["card"]),
            "guess": lambda parts: kinds["guess"](parts["waiting_seats"], [UNANSWERED] * 2),
            "pay": lambda parts: kinds["pay"](parts["seat"], parts["card"], parts["stake"]),
        }
