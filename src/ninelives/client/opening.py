"""Opening a table on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from ninelives.client.errors import BadLink, Refused, TableClosed
from ninelives.client.links import Link
from ninelives.wire.http import NewRoom, Opened, Problem
from ninelives.wire.replies import Timing

_TIMEOUT: Final = 30.0  # seconds


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
    """The link of the first seat of a new table; raises Refused, TableClosed.

    Bots take the seats after it. If there is one for every other seat, `Table.choices` begins.
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
            raise Refused(_reason(error.read())) from None
    except URLError:
        raise TableClosed("unreachable") from None


def _reason(body: bytes) -> str:
    try:
        return msgspec.json.decode(body, type=Problem).reason
    except msgspec.MsgspecError:
        return "malformed"
