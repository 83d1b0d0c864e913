"""Request checks before everything else (host, origin, rate limit), and security headers."""

from __future__ import annotations

from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import SplitResult, urlsplit

from ninelives.server.config import Config
from ninelives.server.limits import RateLimiter, network_of
from ninelives.server.metrics import Metrics
from ninelives.server.middleware import App, Message, Receive, Scope, Send
from ninelives.server.problems import send_problem
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
    "content-security-policy": "; ".join(
        f"{directive} {source}" for directive, source in _SOURCES.items()
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ENCODED: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
_POLICY_VIOLATION: Final = 1008
_REFUSED: Final[dict[HttpErrorCode, tuple[int, str]]] = {
    "wrong-host": (421, "Unknown host name; the server accepts it with --origin."),
    "wrong-origin": (403, "Requests from pages of another origin are refused."),
    "too-fast": (429, "Too many requests; try again later."),
}


class SecurityMiddleware:
    """Refuses unknown hosts, foreign origins and clients that exceed the rate limit, and adds the
    security headers to every HTTP response."""

    def __init__(self, app: App, config: Config, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._rate = RateLimiter(config.limits.calls_per_second, config.limits.call_burst)
        origins = [_split(origin) for origin in config.origins]
        self._origins = {origin.netloc for origin in origins}
        self._names = {origin.hostname for origin in origins}
        self._any_host = config.proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        sending = with_headers(send) if scope["type"] == "http" else send
        if (refusal := self._refusal(scope)) is None:
            await self._app(scope, receive, sending)
        else:
            await self._refuse(refusal, scope, sending)

    def _refusal(self, scope: Scope) -> HttpErrorCode | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not (self._any_host or self._is_known_host(host)):
            return "wrong-host"
        changes = scope["type"] == "websocket" or scope["method"] not in _SAFE_METHODS
        origin = headers.get(b"origin")
        foreign = origin is not None and not self._is_own_origin(origin.decode("latin-1"), host)
        if changes and foreign:
            return "wrong-origin"
        if not self._rate.allows(network_of(scope.get("client"))):
            return "too-fast"
        return None

    def _is_known_host(self, host: str) -> bool:
        """Accept only host names that an attacker cannot point here: IP literals, localhost, this
        machine's name, configured origins. Otherwise a foreign page whose name resolves to this
        server would be of the server's own origin (DNS rebinding)."""
        name = _split(f"//{host}").hostname or ""
        if name in self._names or name == "localhost" or name.endswith(".localhost"):
            return True
        try:
            ip_address(name)
        except ValueError:
            return name.partition(".")[0] == gethostname().partition(".")[0].lower()
        return True

    def _is_own_origin(self, origin: str, host: str) -> bool:
        """Whether the origin is this server or a configured one. Browsers send it with every
        request that changes something."""
        place = _split(origin).netloc
        return bool(place) and (place == host or place in self._origins)

    async def _refuse(self, refusal: HttpErrorCode, scope: Scope, send: Send) -> None:
        self._metrics.refusals.add(of=refusal)
        status, detail = _REFUSED[refusal]
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION, "reason": ""})
        else:
            await send_problem(send, status, Problem(refusal, detail))


def _split(address: str) -> SplitResult:
    """All parts are empty if the address is malformed."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_ENCODED]
        await send(message)

    return send_with_headers
