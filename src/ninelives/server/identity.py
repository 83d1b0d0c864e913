"""Who is who: guests by a signed cookie, seats by a token. Neither is ever kept as it is sent."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

COOKIE: Final = "ninelives"
COOKIE_LASTS: Final = 400 * 24 * 60 * 60  # seconds; browsers keep none for longer
KEY_BYTES: Final = 32
_ID_BYTES: Final = 12
_TOKEN_BYTES: Final = 24


class Identity:
    """Makes and reads the cookies of guests. The key is made once and kept in the database."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new_guest(self) -> str:
        """The id of somebody who was never here."""
        return secrets.token_urlsafe(_ID_BYTES)

    def cookie(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str) -> str:
        """The guest this cookie was made for; "" for one that was not made here."""
        guest, _, signature = cookie.partition(".")
        genuine = self._signature(guest)
        return guest if hmac.compare_digest(signature.encode(), genuine.encode()) else ""

    def guest_in(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The guest whom the cookies of a request name; "" for nobody known.

        Several cookies can have our name: another server may be at the top of the same host.
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
    """A new token of a seat, for its player only."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def token_hash(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode()).digest()
