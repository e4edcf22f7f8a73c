"""What an operator may choose."""

from msgspec import Struct


class Settings(Struct, frozen=True):
    pace: float = 0.5
    """Seconds that a bot takes at least for what is worth watching, so that people can follow."""
    think: float = 2.0
    """Seconds that a bot thinks at most."""
    workers: int = 2
    """Processes in which bots think."""
    limits: float = 1.0
    """How many times the usual number of requests is allowed."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    engine: str = ""
    """The folder of a compiled engine for the bots, which may come later."""
