"""Guests: users identified by a signed cookie."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ninelives.server.api.responses import may_fail
from ninelives.server.app_state import state_of
from ninelives.server.problems import HTTPProblem
from ninelives.server.rooms.seats import clean_text
from ninelives.server.store import GuestRow
from ninelives.server.store.rows import now_ms
from ninelives.wire.http import Guest, GuestChange

_TAGS: Final = ["guests"]


def known_guest(request: Request[Any, Any, Any]) -> str:
    """The guest of this request, "" without a valid cookie."""
    return state_of(request).identity.guest_in(request.scope["headers"])


def any_guest(request: Request[Any, Any, Any]) -> str:
    """The guest of this request, or a new one, which the response must set the cookie for."""
    return known_guest(request) or state_of(request).identity.new_guest()


def seat_token(request: Request[Any, Any, Any]) -> str:
    """The seat token of a program without a cookie, "" for none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie(request: Request[Any, Any, Any], guest: str) -> Cookie:
    return state_of(request).identity.new_cookie(guest, request.scope["scheme"])


@get("/me", tags=_TAGS, summary="My guest", responses=may_fail())
async def me(request: Request[Any, Any, Any]) -> Response[Guest]:
    """The guest of the cookie. A client without one gets it, and has no name yet."""
    guest = any_guest(request)
    row = await state_of(request).store.guest(guest)
    return Response(Guest(row.name if row else ""), cookies=[cookie(request, guest)])


@put("/me", tags=_TAGS, summary="Set my name", responses=may_fail(400, 403, 413))
async def rename(request: Request[Any, Any, Any], data: JSONBody[GuestChange]) -> Response[Guest]:
    """Set the guest's name, which is for display only and need not be unique."""
    name, guest = clean_text(data.name), any_guest(request)
    if not name:
        raise HTTPProblem(400, "bad-name", "The name has no visible characters.")
    await state_of(request).store.save_guest(GuestRow(guest, name, now_ms()))
    return Response(Guest(name), cookies=[cookie(request, guest)])


HANDLERS: Final = (me, rename)
