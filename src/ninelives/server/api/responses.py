"""Error responses in the OpenAPI description."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from ninelives.wire.http import Problem

_ABOUT: Final = {
    304: "Your copy is still current.",
    400: "The request is malformed.",
    403: "The page has another origin, or the game is not yours to see.",
    404: "Not found.",
    409: "The game is still running, and its record would reveal its secrets.",
    413: "The request is too big.",
    421: "This server does not answer to that host name.",
    422: "A table like that cannot be opened; the reason says why.",
    429: "Too many requests, or too many unfinished tables.",
    500: "An error of the server.",
    503: "The database cannot be reached.",
}
_ALWAYS: Final = (421, 429, 500, 503)


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a call can respond with, and those of every call."""
    return {
        status: ResponseSpec(Problem, description=_ABOUT[status], generate_examples=False)
        for status in sorted({*statuses, *_ALWAYS})
    }


def may_be_unchanged(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for a resource that a client may have cached."""
    unchanged = ResponseSpec(None, description=_ABOUT[304], generate_examples=False)
    return {304: unchanged, **may_fail(*statuses)}
