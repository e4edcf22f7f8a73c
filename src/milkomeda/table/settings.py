"""What an operator may choose."""

from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from milkomeda.words.message import Problem, say

RANGES: Final[dict[str, tuple[float, float]]] = {
    "pace": (0, 3600),
    "think": (0, 3600),
    "workers": (1, 256),
    "limits": (0.001, 1000),
    "idle": (0, 1_000_000),
    "lab": (0, 256),
    "lab_games": (1, 10_000_000),
}


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
    hosts: tuple[str, ...] = ()
    """The names by which the table may be asked for; none for any."""
    metrics_token: str = ""
    """Opens the metrics to others than this machine."""
    url: str = ""
    """By which people reach the table, for links in messages to them."""
    smtp: str = ""
    """The mail server, as smtp://USER:PASSWORD@HOST:PORT; none for no mail."""
    mail_from: str = ""
    """Who writes the mails; milkomeda at the table's own host unless set."""
    lab: int = 1
    """Processes in which the lab plays; 0 for no lab."""
    lab_games: int = 10_000
    """That a run may ask for, by each set of rules."""
    lab_cluster: str = ""
    """The address of a Dask scheduler that plays in their place."""
    private_hooks: bool = False
    """Whether messages may be posted to addresses of this machine and its network."""

    def __post_init__(self) -> None:
        """Raises ValueError for what makes no sense, and for what is no number at all (nan)."""
        for name, (least, most) in RANGES.items():
            if not least <= getattr(self, name) <= most:
                raise Problem(say("setting-from-to", setting=name, least=str(least), most=str(most)))
        if self.url and (
            urlsplit(self.url).scheme not in ("http", "https") or not urlsplit(self.url).hostname
        ):
            raise Problem(say("setting-url"))
        if self.smtp and (not self.url or urlsplit(self.smtp).scheme not in ("smtp", "smtps")):
            raise Problem(say("setting-smtp"))

    @property
    def sender(self) -> str:
        return self.mail_from or f"milkomeda@{urlsplit(self.url).hostname or 'localhost'}"
