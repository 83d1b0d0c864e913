"""The server as one ASGI application: the API, the socket, the page, and who stands at the door."""

from __future__ import annotations

from typing import Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from ninelives import __version__
from ninelives.server import problems, site
from ninelives.server.api import games, guests, rooms, watching
from ninelives.server.asgi import App, Receive, Scope, Send
from ninelives.server.bodies import Call
from ninelives.server.logs import Watch
from ninelives.server.parts import STATE, Parts
from ninelives.server.prefix import Prefixed
from ninelives.server.proxied import Proxied
from ninelives.server.rooms.socket import Socket
from ninelives.server.security import Guard
from ninelives.server.store import NotKept, StoreAway

SOCKET: Final = "/ws"
_NOT_HERE: Final = 1008
_ABOUT: Final = """Three card games of hidden things: Felix, Cat in the Box, Ratjack.

Games themselves are played over a WebSocket at `/ws`; this is everything around them. Whoever
calls is a guest, known by a cookie that `GET /api/me` gives. A program without a cookie shows the
token of its seat: `Authorization: Bearer TOKEN`. Every error is a `Problem`.
"""


def create_app(parts: Parts) -> App:
    app = Litestar(
        [
            Router("/api", route_handlers=[*guests.HANDLERS, *games.HANDLERS, *rooms.HANDLERS]),
            *watching.HANDLERS,
            site.handler(site.built(parts.config.root_path)),
        ],
        exception_handlers={
            problems.Refusal: problems.refused,
            NotKept: problems.away,
            StoreAway: problems.away,
            HTTPException: problems.misunderstood,
            Exception: problems.failed,
        },
        logging_config=None,
        openapi_config=_openapi(parts.config.root_path),
        request_class=Call,
        request_max_body_size=parts.config.limits.body_bytes,
        state=State({STATE: parts}),
    )
    inside = _Inside(cast(App, app), parts)
    guarded = Watch(Guard(inside, parts.config, parts.metrics), parts.metrics)
    known = Proxied(guarded) if parts.config.proxy else guarded
    return Prefixed(known, parts.config.root_path) if parts.config.root_path else known


class _Inside:
    """Sockets go the short way to their rooms, everything else through Litestar."""

    def __init__(self, http: App, parts: Parts) -> None:
        limits, metrics = parts.config.limits, parts.metrics
        self._http = http
        self._socket = Socket(parts.peers, parts.store, parts.identity, limits, metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._http(scope, receive, send)
        elif scope["path"] == SOCKET:
            await self._socket(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": _NOT_HERE})


def _openapi(root_path: str) -> OpenAPIConfig:
    """As JSON only: pages that show it would bring scripts of strangers."""
    router = Router(
        "/api/schema",
        route_handlers=[],
        include_in_schema=False,
        after_request=problems.instead_of_a_page,
    )
    return OpenAPIConfig(
        title="Ninelives",
        version=__version__,
        description=_ABOUT,
        servers=[Server(url=root_path or "/")],
        openapi_router=router,
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
