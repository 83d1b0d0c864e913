"""Who is in a room at the moment, on which seat, and since when others are away."""

from __future__ import annotations

from collections.abc import Iterator

from ninelives import __version__
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms import telling
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.seating import seat_of
from ninelives.server.rooms.standing_in import AWAY
from ninelives.server.store.rows import RoomRow
from ninelives.wire.replies import PROTOCOL, Reply, Welcome


class Audience:
    """The connections of a room. Several may belong to one seat, and many to none."""

    def __init__(self, now: int) -> None:
        self.last_here = now  # when somebody was last here
        self._since = now
        self._connections: dict[Connection, None] = {}  # a set that keeps its order
        self._left_at: dict[int, int] = {}

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __len__(self) -> int:
        return len(self._connections)

    def join(self, connection: Connection, row: RoomRow, token: str) -> None:
        """Somebody comes in; he hears his token again if it is what opened his seat."""
        connection.seat = seat_of(row, connection.guest, connection.token_hash)
        by_token = connection.seat == seat_of(row, "", connection.token_hash)
        self._connections[connection] = None
        self._greet(connection, token if by_token else "")

    def leave(self, connection: Connection, now: int) -> None:
        self._connections.pop(connection, None)
        self.last_here = self._left_at[connection.seat] = now

    def seat_anew(self, row: RoomRow, token: str) -> None:
        """People changed seats: whoever has another one now is greeted again."""
        for connection in self._connections:
            seat = seat_of(row, connection.guest, connection.token_hash)
            if seat != connection.seat:
                connection.seat = seat
                self._greet(connection, token)

    def on(self, seat: int) -> list[Connection]:
        return [connection for connection in self._connections if connection.seat == seat]

    def online(self) -> set[int]:
        """The seats of those who are here."""
        return {connection.seat for connection in self._connections}

    def absent(self, seat: int, now: int) -> bool:
        """Whether nobody has been here for this seat for a while."""
        left_at = self._left_at.get(seat, self._since)
        return seat not in self.online() and now - left_at >= AWAY

    def tell(self, reply: Reply) -> None:
        telling.tell(self._connections, reply)

    def _greet(self, connection: Connection, token: str) -> None:
        own = token if connection.seat != NOBODY else ""
        connection.tell(Welcome(PROTOCOL, __version__, connection.seat, own))
