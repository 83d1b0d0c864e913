"""Health and metrics, for the operator of the server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from ninelives.build import VERSION
from ninelives.server.api.responses import may_fail
from ninelives.server.app_state import state_of
from ninelives.server.metrics import MEDIA_TYPE
from ninelives.server.problems import HTTPProblem
from ninelives.server.store import StoreUnavailable

_TAGS: Final = ["server"]
_NUMBERS: Final = ResponseSpec(
    str, description="Metrics in the text format of Prometheus.", media_type=MEDIA_TYPE
)


@get("/health", tags=_TAGS, summary="Health", responses=may_fail(503))
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The version of the server, if the database answers."""
    try:
        await state_of(request).store.health()
    except StoreUnavailable:
        raise HTTPProblem(503, "unavailable", "The database cannot be reached.") from None
    return {"status": "ok", "version": VERSION}


@get("/metrics", tags=_TAGS, summary="Metrics", responses={200: _NUMBERS, **may_fail()})
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """Connections, rooms, moves, refusals, commits and HTTP responses, for Prometheus."""
    state = state_of(request)
    state.metrics.rooms.set(await state.store.count_by_status())
    return Response(state.metrics.text(), media_type=MEDIA_TYPE)


HANDLERS: Final = (health, metrics)
