"""Bots in processes of their own: they keep their time, and none goes on that nobody waits for."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from milkomeda.games import game
from milkomeda.play.luck import Seeded
from milkomeda.thinking.engine import Engine
from milkomeda.thinking.thinking import Thinking
from milkomeda.thinking.thought import Thought
from tests.conftest import ROOT
from tests.table.database import until
from tests.table.test_run import alive

HOUR = 3600.0


def thought(bot: str, seed: int = 1, options: str = "edition=protocols") -> Thought:
    """The first decision of a game."""
    state = game("milkomeda").new(options, 2)
    while not state.waiting():
        state.play(state.step.sample(state, Seeded(7)))
    seat = state.waiting()[0]
    return Thought("milkomeda", bot, game("milkomeda").write(state.view(seat)), seat, seed)


def possible(thought: Thought, text: str) -> bool:
    view = game(thought.game).read(thought.position).facing(thought.seat)
    return not view.step.refusal(view, view.step.read(view, text))


@asynccontextmanager
async def thinking(workers: int = 1, engine: str = "") -> AsyncIterator[Thinking]:
    opened = Thinking(workers, Engine(engine))
    try:
        yield opened
    finally:
        await opened.close()


def told(story: Callable[[Thinking], Awaitable[None]], workers: int = 1) -> None:
    async def whole() -> None:
        async with thinking(workers) as opened:
            await story(opened)

    asyncio.run(whole())


def test_a_bot_answers_by_the_rules_and_the_same_seed_brings_the_same_answer() -> None:
    async def story(thinking: Thinking) -> None:
        first = await thinking.choose(thought("quick"), HOUR)
        assert possible(thought("quick"), first)
        assert await thinking.choose(thought("quick"), HOUR) == first

    told(story)


@pytest.mark.usefixtures("ponderers")
def test_a_bot_answers_when_its_time_is_up() -> None:
    async def story(thinking: Thinking) -> None:
        for seconds in (0.0, 0.01):
            assert possible(thought("ponderer"), await thinking.choose(thought("ponderer"), seconds))

    told(story)


@pytest.mark.usefixtures("ponderers")
def test_what_nobody_waits_for_any_more_stops_at_once_and_the_next_is_served() -> None:
    async def story(thinking: Thinking) -> None:
        await thinking.choose(thought("random"), HOUR)
        [thinker] = thinking.idle
        for _ in range(3):
            slow = asyncio.create_task(thinking.choose(thought("ponderer"), HOUR))
            await until(lambda: not thinking.idle)
            slow.cancel()
            await asyncio.gather(slow, return_exceptions=True)
            assert await thinker.hear()
        assert possible(thought("quick"), await thinking.choose(thought("quick"), HOUR))
        assert thinking.idle == [thinker]

    told(story)


@pytest.mark.usefixtures("ponderers")
def test_who_waits_in_the_queue_can_go() -> None:
    async def story(thinking: Thinking) -> None:
        slow = asyncio.create_task(thinking.choose(thought("ponderer"), HOUR))
        behind = asyncio.create_task(thinking.choose(thought("ponderer"), HOUR))
        last = asyncio.create_task(thinking.choose(thought("random"), HOUR))
        await until(lambda: len(thinking.turns.waiting) == 2)
        for task in (behind, slow):
            task.cancel()
        assert possible(thought("random"), await last)

    told(story)


@pytest.mark.usefixtures("ponderers")
def test_a_bot_that_fails_is_noted_and_the_game_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    async def story(thinking: Thinking) -> None:
        for bot, complaint in (("deserter", "has ended"), ("muddler", "muddled")):
            caplog.clear()
            assert possible(thought(bot), await thinking.choose(thought(bot), HOUR))
            assert complaint in caplog.text

    told(story)


def test_a_process_that_died_is_replaced() -> None:
    async def story(thinking: Thinking) -> None:
        first = await thinking.choose(thought("quick"), HOUR)
        [thinker] = thinking.idle
        thinker.process.kill()
        await thinker.process.wait()
        assert await thinking.choose(thought("quick"), HOUR) == first
        assert thinking.idle != [thinker]

    told(story)


ASKER = """
import asyncio, sys
from milkomeda.thinking import thinking
from milkomeda.thinking.engine import Engine
from tests.thinking.conftest import PROGRAM
from tests.thinking.test_thinking import HOUR, thought

async def ask():
    thinking.PROGRAM = (str(PROGRAM),)
    opened = thinking.Thinking(1, Engine())
    await opened.choose(thought("random"), HOUR)
    print(opened.idle[0].process.pid, flush=True)
    await opened.choose(thought("ponderer"), HOUR)

asyncio.run(ask())
"""


def test_whoever_asked_is_killed_and_leaves_no_process_behind() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ASKER], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as asker:
        assert asker.stdout
        child = int(asker.stdout.readline())
        assert alive(child)
        os.kill(asker.pid, signal.SIGKILL)
    asyncio.run(until(lambda: not alive(child)))


def pretend(folder: Path, script: str) -> None:
    """An engine that is none."""
    python = folder / "bin" / "python"
    python.parent.mkdir(exist_ok=True)
    python.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    python.chmod(0o755)
    (folder / ".stamp").touch()


OTHER = """echo '{"sources": "other", "compiled": true}'; cat >/dev/null"""


@pytest.mark.parametrize("script", [OTHER, "exit 1", "echo nonsense; cat >/dev/null"])
def test_an_engine_that_does_not_fit_is_not_used(tmp_path: Path, script: str) -> None:
    async def story() -> None:
        async with thinking(1, str(tmp_path)) as opened:
            assert opened.engine.python() == sys.executable
            pretend(tmp_path, script)
            assert opened.engine.python() != sys.executable
            assert possible(thought("quick"), await opened.choose(thought("quick"), HOUR))
            assert opened.idle[0].python == sys.executable

    asyncio.run(story())
