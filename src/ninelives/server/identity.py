"""Guests are identified by a signed cookie, seats by a token of which only the hash is stored."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from litestar.datastructures import Cookie

COOKIE: Final = "ninelives"
COOKIE_LASTS: Final = 400 * 24 * 60 * 60  # seconds, the longest that browsers allow
KEY_BYTES: Final = 32
_SECURE_SCHEMES: Final = ("https", "wss")
_ID_BYTES: Final = 12
_TOKEN_BYTES: Final = 24


class Identity:
    """Signs and verifies the cookies of guests, with a key from the database. `path` is the root
    path of the server, to which the cookies are limited."""

    def __init__(self, key: bytes, path: str = "") -> None:
        self._key = key
        self._path = path or "/"

    def new_guest(self) -> str:
        return secrets.token_urlsafe(_ID_BYTES)

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def new_cookie(self, guest: str, scheme: str) -> Cookie:
        """The cookie that identifies the guest, for a client of this URL scheme; scripts cannot
        read it."""
        return Cookie(
            key=COOKIE,
            value=self.cookie(guest),
            max_age=COOKIE_LASTS,
            path=self._path,
            httponly=True,
            samesite="lax",
            secure=scheme in _SECURE_SCHEMES,
        )

    def guest(self, cookie: str) -> str:
        """The guest of this cookie, or "" if its signature is wrong."""
        guest, _, signature = cookie.partition(".")
        expected = self._signature(guest)
        return guest if hmac.compare_digest(signature.encode(), expected.encode()) else ""

    def guest_in(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The guest of the first valid cookie in these request headers, or "".

        There may be several of the name: one can belong to another server on the same host.
        """
        for name, value in headers:
            if name == b"cookie":
                for pair in value.decode("latin-1").split(";"):
                    key, _, cookie = pair.strip().partition("=")
                    if key == COOKIE and (guest := self.guest(cookie)):
                        return guest
        return ""

    def _signature(self, guest: str) -> str:
        return hmac.new(self._key, guest.encode(), sha256).hexdigest()


def new_token() -> str:
    """A token for a seat link, which authorizes its bearer to play the seat."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
