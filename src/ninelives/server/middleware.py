"""ASGI types, and the middleware around the application: proxy headers, root path, access log."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from time import perf_counter
from typing import Any, Final, TypeAlias

from ninelives.engine.errors import NinelivesError
from ninelives.server.logs import log_request
from ninelives.server.metrics import Metrics

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

# First path segments that the server itself uses. A root path must not start with one of them:
# with the root path "/t", the path "/t/ROOM" would be ambiguous.
OWN_SEGMENTS: Final = (
    "about",
    "api",
    "assets",
    "health",
    "learn",
    "metrics",
    "r",
    "rules",
    "t",
    "ws",
)
_ROOT_PATH: Final = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*")
_FORWARDED_FOR: Final = b"x-forwarded-for"
_FORWARDED_PROTO: Final = b"x-forwarded-proto"
_SECURE_SCHEMES: Final = {"http": "https", "websocket": "wss"}


# -- proxy headers --------------------------------------------------------------------------------


class ForwardedHeadersMiddleware:
    """Takes the client's address and scheme from X-Forwarded-For and X-Forwarded-Proto.

    Only the last value of each header is trusted: our own proxy appended it. Earlier values may
    have been written by the client.
    """

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if client := _last_value(scope, _FORWARDED_FOR):
            scope["client"] = (without_port(client), 0)
        if _last_value(scope, _FORWARDED_PROTO) == "https":
            scope["scheme"] = _SECURE_SCHEMES[scope["type"]]
        await self._app(scope, receive, send)


def _last_value(scope: Scope, header: bytes) -> str:
    values = dict(scope["headers"]).get(header, b"")
    return str(values.decode("latin-1")).rpartition(",")[2].strip()


def without_port(address: str) -> str:
    """Some proxies add the client's port, which differs for every connection."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, port = address.partition(":")
    return host if colon and port.isdigit() else address


# -- root path ------------------------------------------------------------------------------------


class BadRootPath(NinelivesError):
    """The root path is malformed, or starts with a segment that the server itself uses."""

    def __init__(self, path: str, *, taken: str = "") -> None:
        super().__init__(f"{path!r} cannot be a root path")
        self.path = path
        self.taken = taken  # the segment of the server's own


def root_path(path: str) -> str:
    """The path without a trailing slash, "" for the top of a host; raises BadRootPath."""
    normal = path.rstrip("/")
    if not _ROOT_PATH.fullmatch(normal):
        raise BadRootPath(path)
    first = normal[1:].partition("/")[0]
    if first in OWN_SEGMENTS:
        raise BadRootPath(path, taken=first)
    return normal


class RootPathMiddleware:
    """Removes the root path, so that the server works below a path as in https://host/games/.

    A proxy may pass the path on unchanged or remove the prefix itself: both work.
    """

    def __init__(self, app: App, root_path: str) -> None:
        self._app = app
        self._prefix = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == self._prefix or path.startswith(f"{self._prefix}/"):
            scope = {**scope, "path": path.removeprefix(self._prefix) or "/"}
        await self._app(scope, receive, send)


# -- access log -----------------------------------------------------------------------------------


class AccessLogMiddleware:
    """Counts and logs every HTTP response."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = perf_counter()

        async def send_logged(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.calls.add(of=str(message["status"]))
                milliseconds = round((perf_counter() - started) * 1000, 1)
                log_request(scope["method"], scope["path"], message["status"], milliseconds)
            await send(message)

        await self._app(scope, receive, send_logged)
