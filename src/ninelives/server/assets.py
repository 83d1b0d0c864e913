"""Answers that are the same for everybody and for long: kept in memory, compressed, with a mark
by which a browser finds out that it has them already."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from litestar import Request, Response

REVALIDATE: Final = "no-cache"  # keep it, and ask each time whether it is still the same
FOREVER: Final = "public, max-age=31536000, immutable"
_WORTH_IT: Final = 512  # bytes; below that compressing makes nothing quicker


class Asset:
    """One body of bytes in all encodings that it is sent in."""

    def __init__(
        self,
        body: bytes,
        media_type: str,
        *,
        caching: str = REVALIDATE,
        encoded: Mapping[str, bytes] | None = None,
    ) -> None:
        """`encoded` are the bodies by encoding, the best first; a missing gzip is made."""
        self._body = body
        self._media_type = media_type
        self._caching = caching
        self._etag = f'"{sha256(body).hexdigest()[:32]}"'
        self._encoded = dict(encoded or {})
        if "gzip" not in self._encoded and len(body) >= _WORTH_IT:
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
    """The encodings a browser takes, without those it says it does not."""
    offers = [offer.replace(" ", "").partition(";") for offer in header.split(",")]
    return {name for name, _, quality in offers if quality not in ("q=0", "q=0.0")}
