"""The clients of a room, and the gate that holds their messages until a commit.

Sending never blocks. A client that does not read is disconnected once too many bytes wait for it,
so that it never slows down a room.
"""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, Protocol, TypeAlias

from ninelives.build import VERSION
from ninelives.engine.contract import NOBODY
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.seats import AWAY_AFTER, seat_of
from ninelives.server.store.rows import RoomRow
from ninelives.wire.error_codes import CloseReason, RequestErrorCode
from ninelives.wire.replies import PROTOCOL, Goodbye, Refused, Reply, Welcome, write
from ninelives.wire.requests import Form, Request

MAX_UNSENT: Final = 256 * 1024  # bytes: dozens of views, or a whole chat
SERVICE_RESTART: Final = 1012  # close codes of RFC 6455 and the IANA registry
_TRY_AGAIN_LATER: Final = 1013
_CLOSE_CODES: Final[dict[CloseReason, int]] = {
    "unknown-room": 1000,
    "try-again": SERVICE_RESTART,
    "too-big": 1009,
    "hello-first": 1008,
    "other-protocol": 1008,
    "too-fast": 1008,
}

_Send: TypeAlias = Callable[[bytes], None]


class CommitGate:
    """Holds messages until everything they may refer to is committed.

    The room does not wait for the disk: it runs further steps, and their messages queue up here.
    So players who choose at the same time share one commit. `on_failure` is called when a commit
    fails; messages held for it, and later ones, are never sent.
    """

    def __init__(self, on_failure: Callable[[BaseException], None]) -> None:
        self._on_failure = on_failure
        self._begun = 0  # commits
        self._done = 0
        self._held: deque[tuple[int, _Send, bytes]] = deque()

    @property
    def is_holding(self) -> bool:
        return self._done < self._begun

    def wait_for(self, commit: Future[None]) -> None:
        """Hold later messages until this commit too; commits end in the order they began."""
        self._begun += 1
        commit.add_done_callback(self._ended)

    def hold(self, send: _Send, text: bytes) -> None:
        self._held.append((self._begun, send, text))

    def _ended(self, commit: Future[None]) -> None:
        error = commit.exception()
        if error is not None:
            self._held.clear()
            self._on_failure(error)
            return
        self._done += 1
        while self._held and self._held[0][0] <= self._done:
            _, send, text = self._held.popleft()
            send(text)


class Transport(Protocol):
    """The way to one client."""

    def send(self, text: bytes) -> None:
        """Send one message now, or as soon as the client reads; never blocks."""

    @property
    def unsent(self) -> int:
        """Bytes that wait for the client to read."""

    def close(self, code: int) -> None:
        """Close with a WebSocket close code, after everything sent so far."""


class Connection:
    """One client: `guest` is the id in its cookie, `token_hash` that of its seat
    token, and `seat` what the room derives from both."""

    def __init__(self, guest: str, name: str, transport: Transport, metrics: Metrics) -> None:
        self.guest = guest
        self.name = name
        self.token_hash = b""
        self.form: Form = "picture"
        self.seat: int = NOBODY
        self.hurries = False  # the bots choose without pauses
        self.closed = False
        self.gate: CommitGate | None = None  # the room's, once the client has joined
        self._transport = transport
        self._metrics = metrics

    def send(self, reply: Reply) -> None:
        self.send_text(write(reply))

    def send_text(self, text: bytes) -> None:
        """Send a reply that was encoded once for many clients."""
        if self.gate is not None and self.gate.is_holding:
            self.gate.hold(self._send, text)
        else:
            self._send(text)

    def _send(self, text: bytes) -> None:
        if self.closed:
            return
        if self._transport.unsent > MAX_UNSENT:
            self.close("too-slow")
        else:
            self._transport.send(text)

    def refuse(
        self,
        request: Request | None,
        reason: RequestErrorCode | str,
        rule: str = "",
        action: int = -1,
    ) -> None:
        """Send a refusal; `reason` is a code of the protocol, or of a game together with `rule`."""
        self._metrics.refusals.add(of=reason)
        name = type(request).__name__.lower() if request is not None else ""
        self.send(Refused(name, reason, rule, action))

    def close(self, reason: CloseReason) -> None:
        """Send a goodbye past the gate, then close."""
        if not self.closed:
            self._transport.send(write(Goodbye(reason)))
            self.close_with(_CLOSE_CODES.get(reason, _TRY_AGAIN_LATER))

    def close_with(self, code: int) -> None:
        """Close without a goodbye: one was sent already, or there is nothing to say."""
        if not self.closed:
            self.closed = True
            self._transport.close(code)


class Connections:
    """The clients of a room. Several may belong to one seat, and many to none."""

    def __init__(self, now: int) -> None:
        self.last_seen = now  # when a client was last connected
        self._since = now
        self._connections: dict[Connection, None] = {}  # an ordered set
        self._left_at: dict[int, int] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __len__(self) -> int:
        return len(self._connections)

    def join(self, connection: Connection, row: RoomRow, token: str) -> None:
        """Add a client. Its welcome repeats the token if that is what opened its seat."""
        connection.seat = seat_of(row, connection.guest, connection.token_hash)
        by_token = connection.seat == seat_of(row, "", connection.token_hash)
        self._connections[connection] = None
        self._welcome(connection, token if by_token else "")

    def leave(self, connection: Connection, now: int) -> None:
        self._connections.pop(connection, None)
        self.last_seen = self._left_at[connection.seat] = now

    def update_seats(self, row: RoomRow, token: str) -> None:
        """Send a new welcome to every client whose seat has changed."""
        for connection in self._connections:
            seat = seat_of(row, connection.guest, connection.token_hash)
            if seat != connection.seat:
                connection.seat = seat
                self._welcome(connection, token)

    def on(self, seat: int) -> list[Connection]:
        return [connection for connection in self._connections if connection.seat == seat]

    def online(self) -> set[int]:
        """The seats with a connected client."""
        return {connection.seat for connection in self._connections}

    def absent(self, seat: int, now: int) -> bool:
        """True if no client of this seat has been connected for AWAY_AFTER."""
        left_at = self._left_at.get(seat, self._since)
        return seat not in self.online() and now - left_at >= AWAY_AFTER

    def broadcast(self, reply: Reply) -> None:
        """Send the same reply to all clients, encoded once."""
        text = write(reply)
        for connection in self._connections:
            connection.send_text(text)

    def _welcome(self, connection: Connection, token: str) -> None:
        own = token if connection.seat != NOBODY else ""
        connection.send(Welcome(PROTOCOL, VERSION, connection.seat, own))
