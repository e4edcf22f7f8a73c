"""Fights that somebody wonders about: their odds, each reckoned once."""

from collections import OrderedDict
from typing import Final

import msgspec

from milkomeda.games import SHOWS, game
from milkomeda.play.show import Odds
from milkomeda.play.state import State
from milkomeda.table import wire
from milkomeda.table.guard import Limits
from milkomeda.table.refusal import WENT_WRONG, Missing, Refusal, TooMany
from milkomeda.table.work import Work
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Risk
from milkomeda.thinking.turns import Claim
from milkomeda.words.message import Problem, message_of, say

KEPT: Final = 1000
MOST_FLEETS: Final = 10  # a side
LONGEST: Final = 4000  # letters of a wish


class Clashes:
    def __init__(self, thinking: Thinking, work: Work, times: float) -> None:
        self.thinking = thinking
        self.work = work
        self.limits = Limits(burst=30 * times, rate=2 * times)
        self.known: OrderedDict[bytes, list[Odds]] = OrderedDict()
        self.asking: set[str] = set()  # addresses, one fight each at a time

    async def odds(self, name: str, wish: wire.Clash, address: str) -> list[Odds]:
        """As the attacker sees it, and as the first defender does. Raises Refusal."""
        key = name.encode() + msgspec.json.encode(wish)
        if len(key) > LONGEST:
            raise Refusal(say("clash-too-long"))
        if max(wish.fleets, default=0) > MOST_FLEETS:
            raise Refusal(say("fleets-of-a-side", most=MOST_FLEETS))
        if key not in self.known:
            if address in self.asking or not self.limits.take(address):
                raise TooMany
            self.asking.add(address)
            try:
                self.known[key] = await self.reckoned(name, wish, address)
            finally:
                self.asking.discard(address)
        self.known.move_to_end(key)
        while len(self.known) > KEPT:
            self.known.popitem(last=False)
        return self.known[key]

    async def reckoned(self, name: str, wish: wire.Clash, address: str) -> list[Odds]:
        position = await self.work.do(lambda: staged(name, wish))
        found = [
            await self.thinking.reckon(
                Risk(name, position, seat, supposed(wish, seat)),
                lambda: Claim(wanted=False, household=address),
            )
            for seat in (0, 1)
        ]
        if None in found:
            raise Refusal(WENT_WRONG)
        return [odds for odds in found if odds]


def staged(name: str, wish: wire.Clash) -> str:
    show = SHOWS[name]
    options = wish.options or show.editions[-1]
    try:
        state = show.challenge(options, wish.fleets, wish.technologies, wish.structures)
        if state:
            check(state, wish)
    except ValueError as problem:
        raise Refusal(message_of(problem)) from None
    if state is None:
        raise Missing(say("no-fights-there"))
    return game(name).write(state)


def check(state: State, wish: wire.Clash) -> None:
    """Raises ValueError for what is no way to form up."""
    for seat, split in enumerate(wish.splits[: len(wish.fleets)]):
        asked = state.facing(seat)
        refusal = split and asked.step.refusal(asked, asked.step.read(asked, split))
        if refusal:
            raise Problem(refusal)


def supposed(wish: wire.Clash, seat: int) -> str:
    """How the sides form up, a line each, that seat's first; nothing where all are at their best."""
    splits = [*wish.splits, *[""] * len(wish.fleets)][: len(wish.fleets)]
    return "\n".join([splits.pop(seat), *splits]).rstrip()
