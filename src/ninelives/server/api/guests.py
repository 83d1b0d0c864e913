"""Who asks: a guest is whoever has a cookie of ours, and gets one where he needs it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response, get, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ninelives.server.api.documented import may_fail
from ninelives.server.app_state import state_of
from ninelives.server.identity import COOKIE, COOKIE_LASTS
from ninelives.server.problems import HTTPProblem
from ninelives.server.rooms.seats import clean_text
from ninelives.server.store import GuestRow
from ninelives.server.store.rows import now_ms
from ninelives.wire.http import Guest, GuestChange

_TAGS: Final = ["guests"]


def known_guest(request: Request[Any, Any, Any]) -> str:
    """The guest who asks, "" for nobody known: then he may see what everybody may see."""
    return state_of(request).identity.guest_in(request.scope["headers"])


def any_guest(request: Request[Any, Any, Any]) -> str:
    """The guest who asks; whoever is not known becomes one, and must be given the cookie."""
    return known_guest(request) or state_of(request).identity.new_guest()


def seat_token(request: Request[Any, Any, Any]) -> str:
    """The token of a seat, from a program that has no cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def cookie(request: Request[Any, Any, Any], guest: str) -> Cookie:
    """By which the guest is known again; scripts cannot read it."""
    state = state_of(request)
    return Cookie(
        key=COOKIE,
        value=state.identity.cookie(guest),
        max_age=COOKIE_LASTS,
        path=state.config.root_path or "/",
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )


@get("/me", tags=_TAGS, summary="Who am I?", responses=may_fail())
async def me(request: Request[Any, Any, Any]) -> Response[Guest]:
    """The guest who asks. Whoever comes without a cookie gets one, and has no name yet."""
    guest = any_guest(request)
    row = await state_of(request).store.guest(guest)
    return Response(Guest(row.name if row else ""), cookies=[cookie(request, guest)])


@put("/me", tags=_TAGS, summary="I am called …", responses=may_fail(400, 403, 413))
async def rename(request: Request[Any, Any, Any], data: JSONBody[GuestChange]) -> Response[Guest]:
    """Give myself a name. It is decoration: nobody is known by it."""
    name, guest = clean_text(data.name), any_guest(request)
    if not name:
        raise HTTPProblem(400, "bad-name", "Nothing is left of this name.")
    await state_of(request).store.save_guest(GuestRow(guest, name, now_ms()))
    return Response(Guest(name), cookies=[cookie(request, guest)])


HANDLERS: Final = (me, rename)
