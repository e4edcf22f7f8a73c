"""The process in which bots think. It stops as soon as it is told something else, or nobody is there."""

import os
import select
import sys
import traceback
from typing import Final

import msgspec

from milkomeda.bots.budget import Seconds
from milkomeda.play import state
from milkomeda.thinking.engine import sources
from milkomeda.thinking.thought import Answered, Asked, Hello

CHUNK: Final = 1 << 16
INPUT: Final = 0


class Inbox:
    """Lines from the one who asks. That more has come is noticed without waiting."""

    def __init__(self) -> None:
        self.unread = b""

    def line(self) -> bytes:
        """Empty at the end of all."""
        while b"\n" not in self.unread:
            more = os.read(INPUT, CHUNK)
            if not more:
                return b""
            self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        return line + b"\n"

    def has_more(self) -> bool:
        return bool(self.unread) or bool(select.select([INPUT], [], [], 0)[0])


class Wanted(Seconds):
    """So many seconds, as long as somebody waits for it."""

    def __init__(self, seconds: float, inbox: Inbox) -> None:
        super().__init__(seconds)
        self.inbox = inbox

    def over(self) -> bool:
        return super().over() or self.inbox.has_more()


def answered(asked: Asked, inbox: Inbox) -> Answered:
    try:
        return Answered(asked.number, asked.thought.say(Wanted(asked.seconds, inbox)))
    except Exception:
        return Answered(asked.number, "", traceback.format_exc())


def say(what: Hello | Answered) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


def run() -> None:
    inbox = Inbox()
    say(Hello(sources(), not state.__file__.endswith(".py")))
    while line := inbox.line():
        if line.strip():
            say(answered(msgspec.json.decode(line, type=Asked), inbox))


if __name__ == "__main__":
    try:
        run()
    except BrokenPipeError:  # whoever asked is gone
        os._exit(0)
