"""Tables: open and list them, and get their records, deals, replays, event logs and reviews."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from ninelives.engine.contract import NOBODY
from ninelives.server.api.guests import any_guest, cookie, known_guest, seat_token
from ninelives.server.api.responses import may_fail
from ninelives.server.app_state import state_of
from ninelives.server.assets import OWN_COPY, Asset
from ninelives.server.limits import network_of
from ninelives.server.problems import HTTPProblem
from ninelives.server.rooms.errors import RoomNotCreated
from ninelives.wire.http import Deal, EventLog, NewRoom, Opened, Replay, Review, Summary, Tables
from ninelives.wire.replies import PROTOCOL
from ninelives.wire.requests import Form

_TAGS: Final = ["tables"]
HIGHEST_SEAT: Final = 7
_HIGHEST_REVISION: Final = 1_000_000
_LISTED: Final = 50
_MINE: Final = 100
_UNFINISHED: Final = ("waiting", "playing")
_TEXT: Final = "text/plain"
_RECORD: Final = ResponseSpec(
    str, description="The record, as docs/records.md describes it.", media_type=_TEXT
)
_DEAL: Final = ResponseSpec(Deal, description="Every draw, with everything it derives from.")
_REPLAY: Final = ResponseSpec(Replay, description="The game, one frame for each choice.")
_EVENTS: Final = ResponseSpec(EventLog, description="The events, a list for each revision.")
_NO_SUCH_ROOM: Final = "There is no such table."


@post("/rooms", tags=_TAGS, summary="Open a table", responses=may_fail(400, 403, 413, 422))
async def open_room(request: Request[Any, Any, Any], data: JSONBody[NewRoom]) -> Response[Opened]:
    """Create a table with the caller as its host. The token opens the host's seat."""
    state, guest = state_of(request), any_guest(request)
    if not state.openings.allows(network_of(request.scope["client"])):
        raise HTTPProblem(429, "too-fast", "Too many new tables; try again in a moment.")
    row = await state.store.guest(guest)
    try:
        opened = await state.registry.open(data, guest, row.name if row else "")
    except RoomNotCreated as error:
        status = 429 if error.reason == "too-many" else 422
        raise HTTPProblem(status, error.reason, error.detail) from None
    return Response(opened, status_code=201, cookies=[cookie(request, guest)])


@get("/tables", tags=_TAGS, summary="Tables", responses=may_fail())
async def tables(request: Request[Any, Any, Any]) -> Tables:
    """Public tables to join and to watch, and the caller's own, latest first."""
    state, guest = state_of(request), known_guest(request)
    mine = await state.store.of_guest(guest, _MINE) if guest else []
    ids = {row.id for row in mine}
    others = [row for row in await state.store.listed(_LISTED) if row.id not in ids]
    shown = await state.registry.summaries([*mine, *others], guest)
    own, open_to_all = shown[: len(mine)], shown[len(mine) :]
    return Tables(
        to_join=_only(open_to_all, "waiting"),
        to_watch=_only(open_to_all, "playing"),
        running=_only(own, *_UNFINISHED),
        finished=_only(own, "finished", "abandoned"),
    )


@get("/rooms/{room:str}", tags=_TAGS, summary="A table", responses=may_fail(400, 404))
async def one_room(request: Request[Any, Any, Any], room: FromPath[str]) -> Summary:
    """The public part of a table."""
    state = state_of(request)
    row = await state.store.room(room)
    if row is None:
        raise HTTPProblem(404, "unknown-room", _NO_SUCH_ROOM)
    (summary,) = await state.registry.summaries([row], known_guest(request))
    return summary


@get(
    "/rooms/{room:str}/record",
    tags=_TAGS,
    summary="Record",
    responses={200: _RECORD, **may_fail(400, 404, 409, 422)},
)
async def record(request: Request[Any, Any, Any], room: FromPath[str]) -> Response[str]:
    """A finished or abandoned game as text, with the seed; `ninelives verify` checks it."""
    text = await state_of(request).registry.record(room)
    saved_as = {"content-disposition": f'attachment; filename="{room}.txt"'}
    return Response(text, media_type=_TEXT, headers=saved_as)


@get(
    "/rooms/{room:str}/deal",
    tags=_TAGS,
    summary="Deal",
    responses={200: _DEAL, **may_fail(400, 404, 409, 422)},
)
async def deal(request: Request[Any, Any, Any], room: FromPath[str]) -> Response[bytes]:
    """The dealer's seed, the seats' values and every draw of a finished or abandoned game, to be
    checked against the commitment that was public before."""
    shown = await state_of(request).registry.deal(room)
    packed = await asyncio.to_thread(_packed, shown)
    return packed.answer(request)


@get(
    "/rooms/{room:str}/replay",
    tags=_TAGS,
    summary="Replay",
    responses={200: _REPLAY, **may_fail(400, 403, 404, 422)},
)
async def replay(
    request: Request[Any, Any, Any],
    room: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=NOBODY, le=HIGHEST_SEAT)] = None,
    is_open: Annotated[Literal[0, 1], QueryParameter(name="open")] = 0,
    form: Annotated[Form, QueryParameter()] = "picture",
    protocol: Annotated[int, QueryParameter()] = 1,
) -> Response[bytes]:
    """A game choice by choice as a seat saw it (default: the caller's own; -2 for a spectator), or
    with open cards. A running game shows no more than the caller has seen already. Facts need the
    number of the server's protocol."""
    if form == "facts" and protocol != PROTOCOL:
        raise HTTPProblem(400, "other-protocol", f"Facts need protocol={PROTOCOL}.")
    shown = await state_of(request).registry.replay(
        room,
        guest=known_guest(request),
        token=seat_token(request),
        seat=seat,
        is_open=bool(is_open),
        form=form,
    )
    # Successive views are alike: compressed, a hundredth is left.
    packed = await asyncio.to_thread(_packed, shown)
    return packed.answer(request)


@get(
    "/rooms/{room:str}/events",
    tags=_TAGS,
    summary="Event log",
    responses={200: _EVENTS, **may_fail(400, 404, 422)},
)
async def event_log(
    request: Request[Any, Any, Any],
    room: FromPath[str],
    since: Annotated[int, QueryParameter(ge=0, le=_HIGHEST_REVISION)] = 0,
) -> Response[bytes]:
    """The events that the caller's seat was sent (a caller without a seat: a spectator), from the
    revision `since` on; of a long game the latest 500 revisions."""
    log = await state_of(request).registry.event_log(
        room, guest=known_guest(request), token=seat_token(request), since=since
    )
    packed = await asyncio.to_thread(_packed, log)
    return packed.answer(request)


@get(
    "/rooms/{room:str}/review",
    tags=_TAGS,
    summary="Review",
    responses=may_fail(400, 403, 404, 409, 422),
)
async def review(
    request: Request[Any, Any, Any],
    room: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=HIGHEST_SEAT)] = None,
) -> Review:
    """Every choice of a seat (default: the caller's own) in a finished game, judged by what the
    seat knew then. The first call starts the review; call again until `done` equals `of`."""
    return await state_of(request).registry.review(
        room, guest=known_guest(request), token=seat_token(request), seat=seat
    )


def _only(rooms: list[Summary], *statuses: str) -> list[Summary]:
    return [room for room in rooms if room.status in statuses]


def _packed(shown: Deal | EventLog | Replay) -> Asset:
    return Asset(msgspec.json.encode(shown), "application/json", caching=OWN_COPY)


HANDLERS: Final = (open_room, tables, one_room, record, deal, replay, event_log, review)
