"""What the OpenAPI description says of problems: every call lists those it can meet."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from ninelives.wire.http import Problem

_ABOUT: Final = {
    304: "The copy you have is still the same.",
    400: "The request is not one this server understands.",
    403: "A page from elsewhere, or a game that is not yours to see.",
    404: "There is no such thing.",
    409: "The game still goes on: its record would tell its secrets.",
    413: "The request is too big.",
    421: "This server is not known under that name.",
    422: "A table like that cannot be opened; the reason says why.",
    429: "Too many requests, or too many unfinished tables.",
    500: "A mistake of the server.",
    503: "The database cannot be reached.",
}
_ALWAYS: Final = (421, 429, 500, 503)


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems a call can be answered by, besides those of every call."""
    return {
        status: ResponseSpec(Problem, description=_ABOUT[status], generate_examples=False)
        for status in sorted({*statuses, *_ALWAYS})
    }


def may_be_unchanged(*statuses: int) -> dict[int, ResponseSpec]:
    """The same for what a browser may have kept."""
    unchanged = ResponseSpec(None, description=_ABOUT[304], generate_examples=False)
    return {304: unchanged, **may_fail(*statuses)}
