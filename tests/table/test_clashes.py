"""Fights that somebody wonders about: their odds over HTTP, within limits, each reckoned once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from milkomeda.play.show import Odds, Outcome
from milkomeda.table import wire
from milkomeda.table.clashes import Clashes
from milkomeda.table.refusal import Missing, Refusal, TooMany
from milkomeda.table.work import Work
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Risk
from milkomeda.thinking.turns import Claim


class Counting(Thinking):
    """How often it is asked."""

    asked = 0

    async def reckon(self, risk: Risk, claim: Callable[[], Claim] = Claim) -> Odds | None:
        self.asked += 1
        return await super().reckon(risk, claim)


@asynccontextmanager
async def opened(times: float = 1) -> AsyncIterator[tuple[Clashes, Counting]]:
    thinking, work = Counting(1, Engine()), Work(1)
    try:
        yield Clashes(thinking, work, times), thinking
    finally:
        await thinking.close()
        work.close()


def wondered(*wishes: wire.Clash, game: str = "milkomeda") -> tuple[list[list[Odds]], int]:
    """What is said of these fights, and how often somebody had to think."""

    async def story() -> tuple[list[list[Odds]], int]:
        async with opened() as (clashes, thinking):
            return [await clashes.odds(game, wish, "here") for wish in wishes], thinking.asked

    return asyncio.run(story())


def test_each_fight_is_reckoned_once_and_seen_from_both_sides() -> None:
    wish = wire.Clash([3, 2], ["AI Strategists"])
    [mine, again], asked = wondered(wish, wish)
    attacker, defender = mine
    assert mine == again
    assert asked == 2
    assert attacker.ends == defender.ends
    assert [sum(odds.mix[0].ships.values()) for odds in mine] == [3, 2]
    assert attacker.ends.win[0] > attacker.ends.win[1]


def test_what_cannot_be_reckoned_is_fought_and_says_so() -> None:
    found, _ = wondered(wire.Clash([1, 1, 1]), wire.Clash([1, 1], options="edition=draft"))
    assert [[odds.fights for odds in one] for one in found] == [[1000, 1000]] * 2


@pytest.mark.parametrize(
    "wish",
    [
        wire.Clash([]),
        wire.Clash([3]),
        wire.Clash([1] * 5),
        wire.Clash([0, 1]),
        wire.Clash([-1, 1]),
        wire.Clash([11, 1]),
        wire.Clash([2**70, 1]),
        wire.Clash([1, 1], ["Nonsense"]),
        wire.Clash([1, 1], ["AI Strategists", "AI Strategists"]),
        wire.Clash([1, 1], [""] * 3),
        wire.Clash([1, 1], options="edition=nonsense"),
        wire.Clash([1, 1], options="x" * 5000),
        wire.Clash([1, 1], structures=99),
        wire.Clash([2, 1], splits=["3 beam"]),
        wire.Clash([2, 1], splits=["2 nonsense"]),
    ],
)
def test_a_fight_that_there_cannot_be_is_refused_and_nobody_thinks_about_it(wish: wire.Clash) -> None:
    with pytest.raises(Refusal):
        wondered(wish)


def test_there_are_no_fights_in_starflick() -> None:
    with pytest.raises(Missing):
        wondered(wire.Clash([1, 1]), game="starflick")


def test_an_address_can_wonder_about_so_many_fights() -> None:
    async def story() -> None:
        async with opened(1 / 30) as (clashes, _):
            await clashes.odds("milkomeda", wire.Clash([1, 1]), "here")
            with pytest.raises(TooMany):
                await clashes.odds("milkomeda", wire.Clash([1, 2]), "here")
            await clashes.odds("milkomeda", wire.Clash([1, 1]), "here")

    asyncio.run(story())


def test_a_side_may_form_up_as_it_is_said_and_structures_shield_who_defends() -> None:
    plain = wire.Clash([2, 2], structures=2)
    [[best, _], [said, seen], [shielded, _]], _ = wondered(
        plain,
        wire.Clash([2, 2], splits=["2 beam"]),
        wire.Clash([2, 2], structures=2, options="edition=protocols structure_shield=1"),
    )
    assert best.mine is None
    assert said.mine
    assert said.mine == seen.mine
    assert said.ends == best.ends, "where no rule says so, structures do nothing"
    all_of_one = said.naive[1]
    assert said.mine.win[0] < said.ends.win[0]
    assert all_of_one.cost == pytest.approx(worth(said.ends) - worth(said.mine))
    assert shielded.ends.win[1] > best.ends.win[1]


def worth(ends: Outcome) -> float:
    return (1 + ends.win[0] - ends.win[1]) / 2
