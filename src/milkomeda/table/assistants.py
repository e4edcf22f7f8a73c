"""The processes of the lab, from the table's side: one thing asked after the other."""

import asyncio
import logging
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from milkomeda.desk import Answer, Replay, Slice
from milkomeda.table.refusal import WENT_WRONG, Refusal
from milkomeda.thinking.thinking import Thinking

PROGRAM: Final = ("-P", "-m", "milkomeda.lab.door")
LONGEST: Final = 1 << 26  # bytes of an answer
LOST: Final = 1800.0  # seconds after which a process is taken for lost

logger = logging.getLogger("milkomeda.table")


class Broken(Refusal):
    """It ended, or never answered."""

    def __init__(self) -> None:
        super().__init__(WENT_WRONG)


class Failed(Broken):
    """It answered that it cannot: it never will."""


class Assistants:
    def __init__(self, thinking: Thinking, cluster: str, most: int) -> None:
        self.thinking = thinking  # knows by which engine
        self.cluster = cluster
        self.places = asyncio.Semaphore(most)
        self.idle: list[tuple[str, Process]] = []

    async def ask(self, what: Slice | Replay) -> Answer:
        """As soon as one of them is free. Raises Broken."""
        async with self.places, self.assistant() as process:
            assert process.stdin
            process.stdin.write(msgspec.json.encode(what) + b"\n")
            answer = await hear(process)
        if answer.problem:
            logger.error("the lab failed: %s", answer.problem)
            raise Failed
        return answer

    @asynccontextmanager
    async def assistant(self) -> AsyncIterator[Process]:
        """Who is free, or a new one. Whoever is interrupted has to go: half an answer would be left."""
        python, process = await self.take()
        try:
            yield process
        except BaseException:
            await dismiss(process)
            raise
        self.idle.append((python, process))

    async def take(self) -> tuple[str, Process]:
        python = await self.thinking.python()
        while self.idle:
            known, process = self.idle.pop()
            if known == python and process.returncode is None:
                return known, process
            await dismiss(process)
        return python, await self.hire(python)

    async def hire(self, python: str) -> Process:
        try:
            process = await asyncio.create_subprocess_exec(
                python, *PROGRAM, self.cluster, stdin=PIPE, stdout=PIPE, limit=LONGEST, start_new_session=True
            )
        except OSError as problem:
            logger.error("the lab does not start: %s", problem)
            raise Broken from None
        try:
            await hear(process)
        except BaseException:
            await dismiss(process)
            raise
        return process

    async def close(self) -> None:
        while self.idle:
            await dismiss(self.idle.pop()[1])


async def hear(process: Process) -> Answer:
    assert process.stdout
    try:
        async with asyncio.timeout(LOST):
            line = await process.stdout.readline()
        return msgspec.json.decode(line, type=Answer)
    except (TimeoutError, ValueError) as problem:
        logger.error("the lab does not answer: %s", problem)
        raise Broken from None


async def dismiss(process: Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()
