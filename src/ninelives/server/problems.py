"""Every answer that is an error is a wire `Problem`: a code, a sentence, and nothing of inside."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from ninelives.engine.errors import NinelivesError
from ninelives.server.asgi import Send
from ninelives.server.logs import shown
from ninelives.wire.error_codes import HttpErrorCode
from ninelives.wire.http import Problem

_LOG: Final = logging.getLogger(__name__)
_REASONS: Final[dict[int, tuple[HttpErrorCode, str]]] = {
    400: ("malformed", "The request is not one this server understands."),
    404: ("not-found", "There is nothing at this address."),
    405: ("wrong-method", "This address does not take this method."),
    413: ("too-big", "The request is too big."),
    415: ("malformed", "The body must be JSON."),
}
_AWAY: Final = Problem("unavailable", "The database cannot be reached; nothing has changed.")
_INTERNAL: Final = Problem("internal", "Something went wrong here; it was noted.")


class Refusal(NinelivesError):
    """A call that is answered by a problem."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(f"{status} {reason}")
        self.status = status
        self.problem = Problem(reason, detail)


def away(request: Request[Any, Any, Any], error: NinelivesError) -> Response[Problem]:
    """The database does not answer, or did not keep what was asked for; nothing has changed."""
    _LOG.error("error in %s: %s", request.method, error)
    return Response(_AWAY, status_code=503)


def refused(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return Response(error.problem, status_code=error.status)


def misunderstood(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refused: an address, a method, a body that is not what it should be."""
    reason, detail = _REASONS.get(error.status_code, _REASONS[400])
    if error.status_code == 400:
        detail = _what_is_wrong(error) or detail
    headers = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    return Response(Problem(reason, detail), status_code=error.status_code, headers=headers)


def instead_of_a_page(response: Response[Any]) -> Response[Any]:
    """Litestar has a page of its own for what it does not find beside its descriptions."""
    if response.status_code != 404:
        return response
    return Response(Problem(*_REASONS[404]), status_code=404)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of this program: it is logged, and whoever asked learns no more than that."""
    _LOG.error("error in %s %s", request.method, shown(request.scope["path"]), exc_info=error)
    return Response(_INTERNAL, status_code=500)


def _what_is_wrong(error: HTTPException) -> str:
    """The first thing a body or a parameter was found wanting for."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return ": ".join(str(extra[0][part]) for part in ("key", "message") if part in extra[0])
    return ""


async def answer(send: Send, status: int, problem: Problem) -> None:
    """A problem as a plain ASGI answer, for those who stand before Litestar."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
