"""The page: files that were built into this package, served from memory."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from litestar import Request, Response, route
from litestar.params import FromPath

from ninelives.server.assets import FOREVER, REVALIDATE, Asset
from ninelives.server.problems import Refusal

INDEX: Final = "index.html"
_RELATIVE: Final = b'"./'  # how every address in the built index.html begins
_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # encodings and the neighbours that have them
_HASHED: Final = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")  # a name that changes with its content
_PAGES: Final = re.compile(r"^(|(t|r|rules|learn)(/.*)?)$")  # addresses of the page's router
_NO_PAGE: Final = """The page is not built.

From a clone, `make play` builds and opens it. The API is here all the same: {}/api/schema
"""
_TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}


class Site:
    """All files of the page by their path."""

    def __init__(self, folder: Traversable, root_path: str = "") -> None:
        found = dict(_files(folder))
        self._assets = {
            path: _asset(path, found)
            for path in found
            if path != INDEX and not path.endswith((".br", ".gz"))
        }
        if INDEX in found:
            self.page = Asset(_placed(found[INDEX], root_path), "text/html")
            self._assets[INDEX] = self.page
        else:
            self.page = Asset(_NO_PAGE.format(root_path).encode(), "text/plain")

    def asset(self, path: str) -> Asset | None:
        """What is at this path: a file, or the page itself wherever its router knows a way."""
        if path in self._assets:
            return self._assets[path]
        return self.page if _PAGES.match(path) else None


def built(root_path: str) -> Site:
    """The page that is part of this package, if it was built."""
    return Site(files("ninelives.server") / "site", root_path)


def _placed(index: bytes, root_path: str) -> bytes:
    """The page with absolute addresses: it is the same page at "/" and at "/games/t/ROOM". Scripts
    and styles find each other by relative addresses and need no change."""
    return index.replace(_RELATIVE, f'"{root_path}/'.encode())


def _files(folder: Traversable, start: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if not folder.is_dir():
        return found
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        path = start + each.name
        found += _files(each, f"{path}/") if each.is_dir() else [(path, each.read_bytes())]
    return found


def _asset(path: str, found: dict[str, bytes]) -> Asset:
    packed = {how: found[path + end] for how, end in _PACKED.items() if path + end in found}
    caching = FOREVER if _HASHED.match(path) else REVALIDATE
    return Asset(found[path], _media_type(path), caching=caching, encoded=packed)


def _media_type(path: str) -> str:
    """Our own list first: what the system believes about scripts differs from one to another."""
    ending = path[path.rfind(".") :]
    return _TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def handler(site: Site) -> Any:
    """The route for everything that no other route takes."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        asset = site.asset(path.lstrip("/"))
        if asset is not None:
            return asset.answer(request)
        if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
            raise Refusal(404, "not-found", "There is nothing at this address.")
        lost = site.page.answer(request)  # to a person the page itself says so, kindly
        lost.status_code = 404
        return lost

    return page
