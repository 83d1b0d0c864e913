"""The server as one ASGI application: middleware, the HTTP API, the WebSocket, the page."""

from __future__ import annotations

from typing import Final, cast

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from ninelives.build import VERSION
from ninelives.server import middleware, problems
from ninelives.server.api import games, guests, health, previews, rooms
from ninelives.server.app_state import STATE, AppState
from ninelives.server.assets import built_site, site_handler
from ninelives.server.middleware import App, Receive, Scope, Send
from ninelives.server.page import PageServer
from ninelives.server.rooms.errors import NotViewable
from ninelives.server.rooms.websocket import WebSocketEndpoint
from ninelives.server.security import SecurityMiddleware
from ninelives.server.store import StoreUnavailable, WriteFailed

SOCKET: Final = "/ws"
_POLICY_VIOLATION: Final = 1008
_ABOUT: Final = """Three card games of hidden information: Felix, Cat in the Box, Ratjack.

Games are played over a WebSocket at `/ws`; this API is everything around them. A client is a
guest, identified by a cookie that the page or `GET /api/me` sets. A program without a cookie sends
the token of its seat: `Authorization: Bearer TOKEN`. Every error is a `Problem`.
"""


def create_app(state: AppState) -> App:
    site = built_site(state.config.root_path)
    app = Litestar(
        [
            Router(
                "/api",
                route_handlers=[
                    *guests.HANDLERS,
                    *games.HANDLERS,
                    *rooms.HANDLERS,
                    *previews.HANDLERS,
                ],
            ),
            *health.HANDLERS,
            site_handler(site, PageServer(site, state).answer),
        ],
        exception_handlers={
            problems.HTTPProblem: problems.refused,
            NotViewable: problems.not_viewable,
            WriteFailed: problems.unavailable,
            StoreUnavailable: problems.unavailable,
            HTTPException: problems.rejected,
            Exception: problems.failed,
        },
        logging_config=None,
        openapi_config=_openapi(state.config.root_path),
        request_class=problems.JsonRequest,
        request_max_body_size=state.config.limits.body_bytes,
        state=State({STATE: state}),
    )
    return _with_middleware(_Endpoints(cast(App, app), state), state)


def _with_middleware(endpoints: App, state: AppState) -> App:
    """From the inside out: the last one added sees a request first."""
    config, metrics = state.config, state.metrics
    app: App = SecurityMiddleware(endpoints, config, metrics)
    app = middleware.AccessLogMiddleware(app, metrics)
    if config.proxy:
        app = middleware.ForwardedHeadersMiddleware(app)
    return middleware.RootPathMiddleware(app, config.root_path) if config.root_path else app


class _Endpoints:
    """WebSockets go straight to their rooms; everything else goes through Litestar."""

    def __init__(self, http: App, state: AppState) -> None:
        limits, metrics = state.config.limits, state.metrics
        self._http = http
        self._socket = WebSocketEndpoint(
            state.locator, state.store, state.identity, limits, metrics
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._http(scope, receive, send)
        elif scope["path"] == SOCKET:
            await self._socket(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION})


def _openapi(root_path: str) -> OpenAPIConfig:
    """JSON only: Litestar's HTML viewers load scripts from other hosts."""
    router = Router(
        "/api/schema",
        route_handlers=[],
        include_in_schema=False,
        after_request=problems.replace_html,
    )
    return OpenAPIConfig(
        title="Ninelives",
        version=VERSION,
        description=_ABOUT,
        servers=[Server(url=root_path or "/")],
        openapi_router=router,
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
    )
