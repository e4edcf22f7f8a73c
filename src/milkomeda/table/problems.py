"""Whatever goes wrong with a request: one sentence, and never more than that."""

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from milkomeda.table import wire
from milkomeda.table.office import Asked
from milkomeda.table.refusal import Refusal

logger = logging.getLogger("milkomeda.table")


def refused(request: Asked, problem: Refusal) -> Response[wire.Problem]:
    request.app.state.office.metrics.refused.inc()
    return Response(wire.Problem(str(problem)), status_code=problem.status)


def unreadable(request: Asked, problem: RecursionError | UnicodeDecodeError) -> Response[wire.Problem]:
    said = "that is no text" if isinstance(problem, UnicodeDecodeError) else "that is nested too deeply"
    return Response(wire.Problem(said), status_code=400)


def unfit(request: Asked, problem: ValidationException) -> Response[wire.Problem]:
    extra = problem.extra[0] if isinstance(problem.extra, list) and problem.extra else {}
    said = ": ".join(
        str(extra[name]) for name in ("key", "message") if isinstance(extra, dict) and name in extra
    )
    return Response(wire.Problem(said or problem.detail), status_code=400)


def not_so(request: Asked, problem: HTTPException) -> Response[wire.Problem]:
    return Response(wire.Problem(problem.detail), status_code=problem.status_code, headers=problem.headers)


def broken(request: Asked, problem: Exception) -> Response[wire.Problem]:
    logger.error("a request failed: %s %s", request.method, request.url.path, exc_info=problem)
    return Response(wire.Problem("something went wrong here; it has been noted"), status_code=500)


HANDLERS: Final[dict[Any, Any]] = {
    Refusal: refused,
    ValidationException: unfit,
    HTTPException: not_so,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: broken,
}
