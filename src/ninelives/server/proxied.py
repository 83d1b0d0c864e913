"""Behind a proxy: what it says of who calls is believed, and nobody beyond it.

Such a header may come with what the caller wrote himself, and with what others on the way have
added. Only the last of it is from our own proxy.
"""

from __future__ import annotations

from typing import Final

from ninelives.server.asgi import App, Receive, Scope, Send

_FOR: Final = b"x-forwarded-for"
_SCHEME: Final = b"x-forwarded-proto"
_SAFE: Final = {"http": "https", "websocket": "wss"}


class Proxied:
    """An ASGI application before another one."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if caller := _last(scope, _FOR):
            scope["client"] = (without_port(caller), 0)
        if _last(scope, _SCHEME) == "https":
            scope["scheme"] = _SAFE[scope["type"]]
        await self._app(scope, receive, send)


def _last(scope: Scope, name: bytes) -> str:
    """The last of what the headers of this name list, "" for none."""
    listed = dict(scope["headers"]).get(name, b"")
    return str(listed.decode("latin-1")).rpartition(",")[2].strip()


def without_port(address: str) -> str:
    """Some proxies add one, which is another with every connection."""
    if address.startswith("["):
        return address[1:].partition("]")[0]
    host, colon, port = address.partition(":")
    return host if colon and port.isdigit() else address
