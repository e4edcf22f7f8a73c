"""Whoever needs bots asks here: so many processes, in turns."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from milkomeda.bots.budget import ENDLESS
from milkomeda.play.show import Odds
from milkomeda.thinking.engine import Engine, sources
from milkomeda.thinking.thought import Answered, Asked, Doubt, Hello, Opined, Risk, Thought
from milkomeda.thinking.turns import Claim, Turns

RECKONING: Final = 30.0  # seconds after which nobody waits for odds any more
LOST: Final = 60.0  # seconds after its time was up, when a process is taken for lost
PROGRAM: Final = ("-P", "-m", "milkomeda.thinking.process")
TRIES: Final = 2
BROKEN: Final = "random"  # plays on for a bot that fails again and again

logger = logging.getLogger("milkomeda.thinking")


class Broken(Exception):
    """A process ended, never answered, or failed; the bot in it has a defect."""


class Thinker:
    """One process: one thought after the other."""

    def __init__(self, process: Process, python: str) -> None:
        self.process = process
        self.python = python
        self.compiled = False
        self.number = 0

    async def hear(self) -> bytes:
        assert self.process.stdout
        line = await self.process.stdout.readline()
        if not line:
            raise Broken("a thinking process has ended")
        return line

    def tell(self, line: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + b"\n")

    async def think(self, thought: Thought | Doubt | Risk, seconds: float) -> str:
        self.number += 1
        self.tell(msgspec.json.encode(Asked(self.number, thought, seconds)))
        try:
            async with asyncio.timeout(seconds + LOST):
                answered = await self.answer()
        except TimeoutError:
            raise Broken(f"{thought} does not come to an end") from None
        except asyncio.CancelledError:
            self.tell(b"")  # nobody waits for it any more: it stops at once
            raise
        if answered.problem:
            raise Broken(answered.problem)
        return answered.text

    async def answer(self) -> Answered:
        while True:
            answered = msgspec.json.decode(await self.hear(), type=Answered)
            if answered.number == self.number:  # and none that was not waited for
                return answered

    async def dismiss(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


async def hire(python: str) -> Thinker:
    """Raises Broken where the process does not start, or is of other sources."""
    try:
        process = await asyncio.create_subprocess_exec(
            python, *PROGRAM, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
    except OSError as problem:
        raise Broken(str(problem)) from None
    thinker = Thinker(process, python)
    try:
        hello = msgspec.json.decode(await thinker.hear(), type=Hello)
        if hello.sources != sources() and python != sys.executable:
            raise Broken(f"{python} is of other sources")
        thinker.compiled = hello.compiled
    except msgspec.DecodeError:
        await thinker.dismiss()
        raise Broken(f"{python} is no engine") from None
    except BaseException:
        await thinker.dismiss()
        raise
    return thinker


class Thinking:
    def __init__(self, workers: int, engine: Engine) -> None:
        self.engine = engine
        self.turns = Turns(workers)
        self.idle: list[Thinker] = []

    async def choose(self, thought: Thought, seconds: float, claim: Callable[[], Claim] = Claim) -> str:
        """The answer in notation, after so many seconds at most: those spent in the queue count too."""
        said = await self.ask(thought, seconds, claim)
        return said or msgspec.structs.replace(thought, bot=BROKEN).say(ENDLESS)

    async def weigh(self, doubt: Doubt, seconds: float, claim: Callable[[], Claim] = Claim) -> list[Opined]:
        """Opinions, the best first; none where that fails."""
        return msgspec.json.decode(await self.ask(doubt, seconds, claim) or "[]", type=list[Opined])

    async def reckon(self, risk: Risk, claim: Callable[[], Claim] = Claim) -> Odds | None:
        """None where there is no fight, or that fails."""
        return msgspec.json.decode(await self.ask(risk, RECKONING, claim) or "null", type=Odds | None)

    async def ask(self, thought: Thought | Doubt | Risk, seconds: float, claim: Callable[[], Claim]) -> str:
        """Nothing where whatever is asked fails again and again."""
        end = time.monotonic() + seconds
        async with self.turns.turn(claim):
            for _ in range(TRIES):
                try:
                    return await self.think(thought, max(end - time.monotonic(), 0.0))
                except Broken as problem:
                    logger.error("%s", problem)
        return ""

    async def think(self, thought: Thought | Doubt | Risk, seconds: float) -> str:
        thinker = await self.take()
        try:
            text = await thinker.think(thought, seconds)
        except Broken:
            await thinker.dismiss()
            raise
        except asyncio.CancelledError:
            self.idle.append(thinker)
            raise
        self.idle.append(thinker)
        return text

    async def python(self) -> str:
        """The one by which bots think: it starts, and is of our sources."""
        thinker = await self.take()
        self.idle.append(thinker)
        return thinker.python

    async def take(self) -> Thinker:
        python = self.engine.python()
        while self.idle:
            thinker = self.idle.pop()
            if thinker.python == python:
                return thinker
            await thinker.dismiss()
        try:
            return await hire(python)
        except Broken:
            if python == sys.executable:
                raise
            self.engine.refuse()
            return await hire(sys.executable)

    async def close(self) -> None:
        while self.idle:
            await self.idle.pop().dismiss()
