"""Whatever goes wrong with a request: one message, and never more than that."""

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from milkomeda.table import wire
from milkomeda.table.office import Asked
from milkomeda.table.refusal import WENT_WRONG, Refusal
from milkomeda.words.message import Message, say

NOT_SO: Final = {404: "no-such-thing", 405: "no-such-thing", 413: "too-long"}

logger = logging.getLogger("milkomeda.table")


def told(problem: Message, status: int, headers: dict[str, str] | None = None) -> Response[wire.Problem]:
    return Response(wire.Problem(problem, str(problem)), status_code=status, headers=headers)


def refused(request: Asked, problem: Refusal) -> Response[wire.Problem]:
    request.app.state.office.metrics.refused.inc()
    return told(problem.message, problem.status)


def unreadable(request: Asked, problem: RecursionError | UnicodeDecodeError) -> Response[wire.Problem]:
    return told(say("no-text" if isinstance(problem, UnicodeDecodeError) else "nested-too-deeply"), 400)


def unfit(request: Asked, problem: ValidationException) -> Response[wire.Problem]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    said = ": ".join(
        str(extra[name]) for name in ("key", "message") if isinstance(extra, dict) and name in extra
    )
    return told(say("makes-no-sense", text=said or problem.detail), 400)


def not_so(request: Asked, problem: HTTPException) -> Response[wire.Problem]:
    name = NOT_SO.get(problem.status_code)
    said = say(name) if name else say("makes-no-sense", text=problem.detail)
    return told(said, problem.status_code, problem.headers)


def broken(request: Asked, problem: Exception) -> Response[wire.Problem]:
    logger.error("a request failed: %s %s", request.method, request.url.path, exc_info=problem)
    return told(WENT_WRONG, 500)


HANDLERS: Final[dict[Any, Any]] = {
    Refusal: refused,
    ValidationException: unfit,
    HTTPException: not_so,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: broken,
}
