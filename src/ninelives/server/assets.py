"""Cached, compressed responses, and the built page that is served from memory."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from litestar import Request, Response, route
from litestar.params import FromPath

from ninelives.build import VERSION
from ninelives.server.problems import HTTPProblem

REVALIDATE: Final = "no-cache"  # cache it, and revalidate on every use
OWN_COPY: Final = f"private, {REVALIDATE}"  # the same, but not in a cache that users share
FOREVER: Final = "public, max-age=31536000, immutable"
INDEX: Final = "index.html"
_MIN_COMPRESSED: Final = 512  # bytes; compressing less saves no time
_VERSION: Final = b'<meta name="version" content="'
_RELATIVE: Final = b'"./'  # the start of every address in the built index.html
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # encodings, and the suffixes of encoded files
_HASHED: Final = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")  # a file named after its content's hash
_PAGES: Final = re.compile(r"^(|about/?|(t|r|rules|learn)(/.*)?)$")  # routes of the page
_NOT_BUILT: Final = """The page is not built.

From a clone, `make play` builds and opens it. The API is available: {}/api/schema
"""
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED: Final = {"font/woff2", "image/png"}  # compressed already


AnswerPage: TypeAlias = Callable[[Request[Any, Any, Any]], Awaitable[Response[bytes]]]


class Asset:
    """One response body in all its encodings, with an ETag."""

    def __init__(
        self,
        body: bytes,
        media_type: str,
        *,
        caching: str = REVALIDATE,
        encoded: Mapping[str, bytes] | None = None,
    ) -> None:
        """`encoded` are bodies by encoding, the preferred one first; gzip is added unless the
        body is compressed already."""
        self._body = body
        self._media_type = media_type
        self._caching = caching
        self._etag = f'"{sha256(body).hexdigest()[:32]}"'
        self._encoded = dict(encoded or {})
        packed = len(body) < _MIN_COMPRESSED or media_type in _PACKED
        if "gzip" not in self._encoded and not packed:
            self._encoded["gzip"] = gzip.compress(body, mtime=0)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": self._caching, "etag": self._etag, "vary": "accept-encoding"}
        if self._etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self._media_type)
        body = self._body
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        for encoding, packed in self._encoded.items():
            if encoding in accepted:
                body = packed
                headers["content-encoding"] = encoding
                break
        return Response(body, headers=headers, media_type=self._media_type)


def _accepted(header: str) -> set[str]:
    """The encodings in an Accept-Encoding header, without those of quality 0."""
    offers = [offer.replace(" ", "").partition(";") for offer in header.split(",")]
    return {name for name, _, quality in offers if quality not in ("q=0", "q=0.0")}


class Site:
    """The files of the page by path."""

    def __init__(self, folder: Traversable, root_path: str = "") -> None:
        found = dict(_files(folder))
        self._assets = {
            path: _asset(path, found)
            for path in found
            if path != INDEX and not path.endswith((".br", ".gz"))
        }
        self.html = b""  # of the page, if it is built
        if INDEX in found:
            page = _placed(found[INDEX], root_path)
            self.html = page
            self.page = Asset(page, "text/html", caching=OWN_COPY)
            self._assets[INDEX] = self.page
        else:
            self.page = Asset(_NOT_BUILT.format(root_path).encode(), "text/plain")

    def asset(self, path: str) -> Asset | None:
        """The file at this path, or the page if its router has a route for the path."""
        if path in self._assets:
            return self._assets[path]
        return self.page if _PAGES.match(path) else None


def built_site(root_path: str) -> Site:
    """The page in this package; a plain text if it was not built."""
    return Site(files("ninelives.server") / "site", root_path)


def _placed(index: bytes, root_path: str) -> bytes:
    """index.html with the version and with absolute addresses, as it is also served at
    "/games/t/ROOM". Scripts and styles refer to each other relatively and need no change."""
    versioned = index.replace(_VERSION, _VERSION + VERSION.encode())
    return versioned.replace(_RELATIVE, f'"{root_path}/'.encode())


def _files(folder: Traversable, start: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    if not folder.is_dir():
        return found
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        path = start + each.name
        found += _files(each, f"{path}/") if each.is_dir() else [(path, each.read_bytes())]
    return found


def _asset(path: str, found: dict[str, bytes]) -> Asset:
    encoded = {
        name: found[path + suffix] for name, suffix in _ENCODINGS.items() if path + suffix in found
    }
    caching = FOREVER if _HASHED.match(path) else REVALIDATE
    return Asset(found[path], _media_type(path), caching=caching, encoded=encoded)


def _media_type(path: str) -> str:
    """Our own table first: systems disagree about the type of scripts."""
    suffix = path[path.rfind(".") :]
    return _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def site_handler(site: Site, page: AnswerPage) -> Any:
    """The catch-all route; `page` answers at the addresses of the page."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def served(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
        asset = site.asset(path.lstrip("/"))
        if asset is site.page:
            return await page(request)
        if asset is not None:
            return asset.answer(request)
        if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
            raise HTTPProblem(404, "not-found", "There is nothing at this address.")
        not_found = await page(request)  # a person gets the page, which says so
        not_found.status_code = 404
        return not_found

    return served
