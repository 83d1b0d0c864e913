"""Who may come in at all, and what a browser is told to forbid the page.

This stands before everything else, so that no answer leaves without its headers.
"""

from __future__ import annotations

from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ninelives.server.asgi import App, Message, Receive, Scope, Send
from ninelives.server.config import Config
from ninelives.server.limits import Rate, network_of
from ninelives.server.metrics import Metrics
from ninelives.server.problems import answer
from ninelives.wire.error_codes import HttpErrorCode
from ninelives.wire.http import Problem

_SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS: Final = {
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in _SOURCES.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_READING: Final = ("GET", "HEAD", "OPTIONS")
_POLICY_VIOLATION: Final = 1008
_REFUSED: Final[dict[HttpErrorCode, tuple[int, str]]] = {
    "wrong-host": (421, "This server is not called so; --origin makes a name known to it."),
    "wrong-origin": (403, "A page from elsewhere may not do this."),
    "too-fast": (429, "Too many requests; wait a little."),
}


class Guard:
    """An ASGI application before another one."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._rate = Rate(config.limits.calls_per_second, config.limits.call_burst)
        origins = [_parts(origin) for origin in config.origins]
        self._origins = {origin.netloc for origin in origins}
        self._names = {origin.hostname for origin in origins}
        self._any_host = config.proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = with_headers(send) if scope["type"] == "http" else send
        if (trouble := self._trouble(scope)) is None:
            await self._app(scope, receive, sending)
        else:
            await self._refuse(trouble, scope, sending)

    def _trouble(self, scope: Scope) -> HttpErrorCode | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not (self._any_host or self._is_ours(host)):
            return "wrong-host"
        changes = scope["type"] == "websocket" or scope["method"] not in _READING
        origin = headers.get(b"origin")
        if changes and origin is not None and not self._is_same(origin.decode("latin-1"), host):
            return "wrong-origin"
        if not self._rate.allows(network_of(scope.get("client"))):
            return "too-fast"
        return None

    def _is_ours(self, host: str) -> bool:
        """A name that somebody else's pages can have is none of ours: an address, or the
        machine's own name. Otherwise a page could point its name here and be of our origin."""
        name = _parts(f"//{host}").hostname or ""
        if name in self._names or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return name.partition(".")[0] == gethostname().partition(".")[0].lower()
        return True

    def _is_same(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is one of ours. A browser always says where from."""
        place = _parts(origin).netloc
        return bool(place) and (place == host or place in self._origins)

    async def _refuse(self, trouble: HttpErrorCode, scope: Scope, send: Send) -> None:
        self._metrics.refusals.add(of=trouble)
        status, detail = _REFUSED[trouble]
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": ""})
        else:
            await answer(send, status, Problem(trouble, detail))


def _parts(address: str) -> SplitResult:
    """Nothing at all of what is no address."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_ENCODED]
        await send(message)

    return sending
