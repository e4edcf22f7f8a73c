"""What is refused: a message for whoever asked, and the status that says so over HTTP."""

from typing import ClassVar, Final

from milkomeda.words.message import Problem, say

WENT_WRONG: Final = say("went-wrong")


class Refusal(Problem):
    """What cannot be done."""

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
        super().__init__(say("table-cannot-be-opened"))


class Unbuilt(Refusal):
    """There is no page to show."""

    status = 503

    def __init__(self) -> None:
        super().__init__(say("page-not-built"))


class TooMany(Refusal):
    status = 429

    def __init__(self) -> None:
        super().__init__(say("too-much"))


class Unavailable(Refusal):
    """The database does not answer: nothing has changed, or nobody knows yet whether it has."""

    status = 503

    def __init__(self) -> None:
        super().__init__(say("nothing-can-be-kept"))
