"""Serving below a path, as in https://host/games/: behind a proxy that has other things as well.

Some proxies pass the path on as it is, others remove the prefix. Both kinds work.
"""

from __future__ import annotations

import re
from typing import Final

from ninelives.engine.errors import NinelivesError
from ninelives.server.asgi import App, Receive, Scope, Send

# The first segments of the server's own paths. With one of them as the prefix, "/t/ROOM" could be a
# table or something below the prefix.
OWN_SEGMENTS: Final = ("api", "assets", "health", "learn", "metrics", "r", "rules", "t", "ws")
_ROOT_PATH: Final = re.compile(r"(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*")


class BadRootPath(NinelivesError):
    """A root path that is not a path, or one that begins with a path of the server itself."""

    def __init__(self, path: str, *, taken: str = "") -> None:
        super().__init__(f"{path!r} cannot be a root path")
        self.path = path
        self.taken = taken  # the segment that cannot be told apart


def root_path(path: str) -> str:
    """The path without a slash at its end, "" for the top of a host; raises BadRootPath."""
    normal = path.rstrip("/")
    if not _ROOT_PATH.fullmatch(normal):
        raise BadRootPath(path)
    first = normal[1:].partition("/")[0]
    if first in OWN_SEGMENTS:
        raise BadRootPath(path, taken=first)
    return normal


class Prefixed:
    """An ASGI application before another one, which sees all paths without the prefix."""

    def __init__(self, app: App, root_path: str) -> None:
        self._app = app
        self._prefix = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        if path == self._prefix or path.startswith(f"{self._prefix}/"):
            scope = {**scope, "path": path.removeprefix(self._prefix) or "/"}
        await self._app(scope, receive, send)
