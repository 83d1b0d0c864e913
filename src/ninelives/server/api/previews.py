"""The pictures of previews, which the tags of the page name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ninelives import games
from ninelives.server.api.responses import may_be_unchanged
from ninelives.server.app_state import state_of
from ninelives.server.assets import Asset
from ninelives.server.previews import words
from ninelives.server.previews.gallery import GalleryBusy
from ninelives.server.previews.words import Preview
from ninelives.server.problems import HTTPProblem
from ninelives.text.languages import DEFAULT

_TAGS: Final = ["previews"]
_PNG: Final = "image/png"
_CACHING: Final = "public, max-age=300"
_PICTURE: Final = ResponseSpec(
    bytes, description="A PNG of 1200 x 630 pixels.", media_type=_PNG, generate_examples=False
)


@get(
    "/picture",
    tags=_TAGS,
    summary="Picture of the site",
    responses={200: _PICTURE, **may_be_unchanged()},
)
async def of_site(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The picture that a chat shows of a link to the home page, with `lang=LANGUAGE` in it."""
    return await _drawn(request, words.of_home)


@get(
    "/games/{name:str}/picture",
    tags=_TAGS,
    summary="Picture of a game",
    responses={200: _PICTURE, **may_be_unchanged(400, 404)},
)
async def of_game(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The picture that a chat shows of a link to a rule book."""
    if name not in games.names():
        raise HTTPProblem(404, "no-such-game", f"There are {', '.join(games.names())}.")
    return await _drawn(request, lambda language: words.of_game(name, language))


@get(
    "/rooms/{room:str}/picture",
    tags=_TAGS,
    summary="Picture of a table",
    responses={200: _PICTURE, **may_be_unchanged(400, 404)},
)
async def of_room(request: Request[Any, Any, Any], room: FromPath[str]) -> Response[bytes]:
    """The picture that a chat shows of a link to a table: who plays what, and how it ended."""
    row = await state_of(request).store.room(room)
    if row is None:
        raise HTTPProblem(404, "unknown-room", "There is no such table.")
    return await _drawn(request, lambda language: words.of_room(row, language))


async def _drawn(
    request: Request[Any, Any, Any], preview_in: Callable[[str], Preview]
) -> Response[bytes]:
    query = request.scope["query_string"].decode("latin-1")
    language = words.language_of(query, request.headers.get("accept-language", ""))
    try:
        picture = await state_of(request).gallery.picture(
            preview_in(language), lambda: preview_in(DEFAULT)
        )
    except GalleryBusy:
        raise HTTPProblem(429, "too-fast", "Too many pictures; try again in a moment.") from None
    return Asset(picture, _PNG, caching=_CACHING, encoded={}).answer(request)


HANDLERS: Final = (of_site, of_game, of_room)
