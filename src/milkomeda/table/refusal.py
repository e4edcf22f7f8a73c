"""What is refused: a sentence for whoever asked, and the status that says so over HTTP."""

from typing import ClassVar


class Refusal(ValueError):
    """What cannot be done, in a sentence."""

    status: ClassVar[int] = 409


class Stranger(Refusal):
    status = 401


class Forbidden(Refusal):
    status = 403


class Missing(Refusal):
    status = 404


class Unreadable(Refusal):
    """A table that these rules cannot make sense of."""

    def __init__(self) -> None:
        super().__init__("this table cannot be opened any more")


class TooMany(Refusal):
    status = 429

    def __init__(self) -> None:
        super().__init__("that is too much at once: wait a moment")


class Unavailable(Refusal):
    """The database does not answer: nothing has changed, or nobody knows yet whether it has."""

    status = 503

    def __init__(self) -> None:
        super().__init__("the server cannot keep anything right now: try again")
