"""What is written down of what happens: lines for people or JSON, and never a secret.

No cookie, no token, no query, no words of a chat, nothing of a hand. The id of a room is an
invitation, and so it is left out of paths, as is a token that somebody wrote there.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from time import perf_counter
from typing import Final
from urllib.parse import quote

from ninelives.engine.errors import NinelivesError
from ninelives.server.asgi import App, Message, Receive, Scope, Send
from ninelives.server.metrics import Metrics

STYLES: Final = ("plain", "json")

_ACCESS: Final = logging.getLogger(f"{__name__}.access")
_SECRET: Final = re.compile(r"(?<=/)([0-9a-z]{12}|[\w-]{32,})(?=/|$)")  # a room, or a token


def set_up(style: str | None) -> None:
    """Write to the standard error; without one of the STYLES only what needs a look."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if style == "json" else _Plain())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("ninelives").setLevel(logging.INFO if style else logging.WARNING)


def trouble(log: logging.Logger, what: str, error: Exception) -> None:
    """Something went wrong. Of a database that is away one line says enough; all else is a mistake
    of this program, and told with where it happened."""
    if isinstance(error, NinelivesError):
        log.error("%s: %s", what, error)
    else:
        log.error("%s", what, exc_info=error)


class Watch:
    """An ASGI application before another one: counts its answers and writes a line for each."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.calls.add(of=str(message["status"]))
                milliseconds = round((perf_counter() - started) * 1000, 1)
                note(scope["method"], scope["path"], message["status"], milliseconds)
            await send(message)

        await self._app(scope, receive, sending)


def shown(path: str) -> str:
    """A path as it may be written down."""
    return quote(_SECRET.sub("*", path), safe="/*")


def note(method: str, path: str, status: int, milliseconds: float) -> None:
    where = shown(path)
    line = f"{method} {where} {status} {milliseconds} ms"
    about = {"method": method, "path": where, "status": status, "ms": milliseconds}
    _ACCESS.info(line, extra={"about": about})


class _Plain(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "about", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
