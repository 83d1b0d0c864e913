"""Links to tables, and opening a new one.

`https://host/t/ROOM` shows a room; `https://host/t/ROOM#TOKEN` is one seat in it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from ninelives.client.errors import BadLink, RequestRejected, TableClosed
from ninelives.wire.http import NewRoom, Opened, Problem
from ninelives.wire.replies import Timing

_LINK: Final = re.compile(
    r"(https?://[^/?#\s]+(?:/[^?#\s]*)?)/t/([0-9a-z]{12})/?(?:\?[^#\s]*)?(?:#([A-Za-z0-9_-]{1,64}))?"
)
_TIMEOUT: Final = 30.0  # seconds


@dataclass(frozen=True)
class Link:
    site: str
    room: str
    token: str = field(default="", repr=False)  # a credential: its holder plays this seat

    @classmethod
    def read(cls, text: str) -> Link:
        """The link in a text; raises BadLink."""
        match = _LINK.fullmatch(text.strip())
        if match is None:
            raise BadLink
        return cls(match[1], match[2], match[3] or "")

    def __str__(self) -> str:
        return f"{self.site}/t/{self.room}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        """The URL of the server's WebSocket."""
        return f"ws{self.site.removeprefix('http')}/ws"


def open_table(
    address: str,
    game: str,
    *,
    seats: int = 4,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = (),
    timing: Timing | None = None,
    listed: bool = False,
) -> str:
    """Opens a table and returns the link of its first seat; raises RequestRejected, TableClosed.

    Bots take the seats after it. If every other seat has one, `Table.choices` starts the game.
    """
    wanted = NewRoom(
        game=game,
        seats=seats,
        options=dict(options or {}),
        bots=list(bots),
        timing=timing or Timing(),
        listed=listed,
    )
    site = address.rstrip("/")
    opened = msgspec.json.decode(_posted(f"{site}/api/rooms", wanted), type=Opened)
    return str(Link(site, opened.room, opened.token))


def _posted(address: str, what: NewRoom) -> bytes:
    if not address.startswith(("http://", "https://")):
        raise BadLink
    headers = {"Content-Type": "application/json"}
    request = Request(address, msgspec.json.encode(what), headers)  # noqa: S310 - checked above
    try:
        with urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310 - the same
            body: bytes = answer.read()
            return body
    except HTTPError as error:
        with error:
            raise RequestRejected(_reason(error.read())) from None
    except URLError:
        raise TableClosed("unreachable") from None


def _reason(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Problem).reason
    except msgspec.MsgspecError:
        return "malformed"
