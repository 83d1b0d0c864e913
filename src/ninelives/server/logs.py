"""Log output as plain text or JSON lines, without secrets.

Cookies, tokens, query strings, chat messages and cards are never logged. A room id is an
invitation, so room ids and tokens in paths are replaced by an asterisk.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Final
from urllib.parse import quote

from ninelives.engine.errors import NinelivesError

STYLES: Final = ("plain", "json")

_ACCESS: Final = logging.getLogger(f"{__name__}.access")
_SECRET: Final = re.compile(r"(?<=/)([0-9a-z]{12}|[\w-]{32,})(?=/|$)")  # a room id, or a token


def set_up(style: str | None) -> None:
    """Log to standard error in one of the STYLES; with None, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonFormatter() if style == "json" else _PlainFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("ninelives").setLevel(logging.INFO if style else logging.WARNING)


def log_failure(log: logging.Logger, what: str, error: Exception) -> None:
    """Log an expected error (such as an unreachable database) in one line, and any other one,
    which is a bug, with its traceback."""
    if isinstance(error, NinelivesError):
        log.error("%s: %s", what, error)
    else:
        log.error("%s", what, exc_info=error)


def redacted(path: str) -> str:
    """The path without room ids and tokens."""
    return quote(_SECRET.sub("*", path), safe="/*")


def log_request(method: str, path: str, status: int, milliseconds: float) -> None:
    path = redacted(path)
    fields = {"method": method, "path": path, "status": status, "ms": milliseconds}
    _ACCESS.info("%s %s %s %s ms", method, path, status, milliseconds, extra={"fields": fields})


class _PlainFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")


class _JsonFormatter(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)
