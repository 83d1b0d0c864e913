"""Error responses: each one is a wire `Problem` with a code and a sentence, and no internals."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import ClientException, HTTPException

from ninelives.engine.errors import NinelivesError
from ninelives.server.logs import redacted
from ninelives.server.middleware import Send
from ninelives.server.rooms.errors import NotViewable
from ninelives.wire.error_codes import HttpErrorCode
from ninelives.wire.http import Problem

_LOG: Final = logging.getLogger(__name__)
_BY_STATUS: Final[dict[int, tuple[HttpErrorCode, str]]] = {
    400: ("malformed", "The request is malformed."),
    404: ("not-found", "There is nothing at this address."),
    405: ("wrong-method", "This address does not support this method."),
    413: ("too-big", "The request is too big."),
    415: ("malformed", "The body must be JSON."),
}
_NOT_VIEWABLE: Final = {"unknown-room": 404, "running": 409, "not-allowed": 403, "busy": 429}
_UNAVAILABLE: Final = Problem("unavailable", "The database is unavailable; nothing has changed.")
_INTERNAL: Final = Problem("internal", "Internal error; it has been logged.")


class HTTPProblem(NinelivesError):
    """Raised by a handler to answer the request with this problem."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(f"{status} {reason}")
        self.status = status
        self.problem = Problem(reason, detail)


class JsonRequest(Request[Any, Any, Any]):
    async def json(self) -> Any:
        """Turn UnicodeDecodeError and RecursionError, which Litestar lets through, into a 400."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException from None


# -- exception handlers ---------------------------------------------------------------------------


def refused(_request: Request[Any, Any, Any], error: HTTPProblem) -> Response[Problem]:
    return Response(error.problem, status_code=error.status)


def not_viewable(_request: Request[Any, Any, Any], error: NotViewable) -> Response[Problem]:
    return Response(Problem(error.reason), status_code=_NOT_VIEWABLE.get(error.reason, 422))


def unavailable(request: Request[Any, Any, Any], error: NinelivesError) -> Response[Problem]:
    _LOG.error("%s answered with 503, the database failed: %s", _called(request), error)
    return Response(_UNAVAILABLE, status_code=503)


def rejected(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """For what Litestar itself refuses: an unknown path, a wrong method, an invalid body."""
    reason, detail = _BY_STATUS.get(error.status_code, _BY_STATUS[400])
    if error.status_code == 400:
        detail = _first_mistake(error) or detail
    headers = {name: value for name, value in (error.headers or {}).items() if name == "Allow"}
    return Response(Problem(reason, detail), status_code=error.status_code, headers=headers)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """For bugs: the traceback goes to the log, and the client gets no details."""
    _LOG.error("%s failed; answered with 500", _called(request), exc_info=error)
    return Response(_INTERNAL, status_code=500)


def replace_html(response: Response[Any]) -> Response[Any]:
    """Replace the HTML page with which Litestar answers unknown paths beside its OpenAPI schema."""
    if response.status_code != 404:
        return response
    return Response(Problem(*_BY_STATUS[404]), status_code=404)


def _called(request: Request[Any, Any, Any]) -> str:
    return f"{request.method} {redacted(request.scope['path'])}"


def _first_mistake(error: HTTPException) -> str:
    """The first invalid field or parameter, and why it is invalid."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return ": ".join(str(extra[0][part]) for part in ("key", "message") if part in extra[0])
    return ""


async def send_problem(send: Send, status: int, problem: Problem) -> None:
    """Send a problem from middleware, outside of Litestar."""
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
