"""Bots think by the compiled engine as soon as it is there."""

import asyncio
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from milkomeda.thinking.thinking import hire
from tests.conftest import PYTHON, Compiled
from tests.thinking.test_thinking import HOUR, thinking, thought


def told(story: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser's loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


def test_bots_change_over_to_the_compiled_engine_when_it_is_there(compiled: Compiled, tmp_path: Path) -> None:
    async def story() -> None:
        engine = tmp_path / "engine"
        async with thinking(1, str(engine)) as opened:
            slow = await opened.choose(thought("quick"), HOUR)
            assert opened.idle[0].python == sys.executable
            engine.symlink_to(PYTHON.parent.parent)
            assert await opened.choose(thought("quick"), HOUR) == slow
            assert opened.idle[0].python == str(engine / "bin" / "python")

    told(story())


def test_an_engine_says_whether_it_is_compiled(compiled: Compiled) -> None:
    async def story() -> None:
        for python in (sys.executable, str(PYTHON)):
            thinker = await hire(python)
            assert thinker.compiled == (python != sys.executable)
            await thinker.dismiss()

    told(story())
