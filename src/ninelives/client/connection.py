"""A connection to one room that reconnects with backoff and repeats its Hello."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import replace
from threading import Event as Signal
from time import monotonic
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ninelives.client.errors import TableClosed
from ninelives.client.links import Link
from ninelives.wire import replies, requests

PATIENCE: Final = 300.0  # seconds of retrying before TableClosed
_FIRST_PAUSE: Final = 0.1  # seconds; doubled with every retry
_LONGEST_PAUSE: Final = 5.0
_STEADY: Final = 5.0  # seconds; a connection that lasted longer resets the backoff
_CLOSE_TIMEOUT: Final = 1.0  # seconds
_MAX_REPLY: Final = 1 << 20  # bytes
_RETRYABLE: Final = ("try-again", "too-slow")  # close reasons after which to reconnect


class Connection:
    """Messages of one room, in and out. One thread may receive while others send."""

    def __init__(
        self, link: Link, *, patience: float = PATIENCE, lost: Callable[[], None] = lambda: None
    ) -> None:
        """`lost` is called when the connection breaks, before the first retry."""
        self.link = link
        self._patience = patience
        self._lost = lost
        self._closed = Signal()
        self._stack = ExitStack()
        self._pause = 0.0  # seconds before the next attempt
        self._until = 0.0  # when to give up
        self._welcomed: float | None = None  # when this connection got its Welcome
        self._socket = self._connected()

    def receive(self, timeout: float | None = None) -> replies.AnyReply:
        """The next message; raises TableClosed, and TimeoutError where a timeout is given.

        After a reconnect the next message is a Welcome.
        """
        while True:
            try:
                reply = replies.read(self._socket.recv(timeout))
            except ConnectionClosed:
                self._reconnect()
                continue
            except msgspec.MsgspecError:
                raise TableClosed("other-protocol") from None
            if not isinstance(reply, replies.Goodbye):
                return self._handle_welcome(reply)
            if reply.reason not in _RETRYABLE:
                raise TableClosed(reply.reason)

    def send(self, request: requests.Request) -> None:
        """Send a request. It may be lost if the connection breaks meanwhile."""
        with suppress(ConnectionClosed):  # `receive` notices too, and reconnects
            _send(self._socket, request)

    def close(self) -> None:
        """Close the connection; a thread in `receive` gets TableClosed."""
        self._closed.set()
        self._stack.close()

    def _handle_welcome(self, reply: replies.AnyReply) -> replies.AnyReply:
        if isinstance(reply, replies.Welcome):
            if reply.protocol != replies.PROTOCOL:
                raise TableClosed("other-protocol")
            self._until, self._welcomed = 0.0, monotonic()
            self.link = replace(self.link, token=reply.token or self.link.token)
        elif self._welcomed is None and isinstance(reply, replies.Refused):
            # A server of protocol 1 finds the field `protocol` of our Hello malformed.
            raise TableClosed("other-protocol")
        return reply

    def _reconnect(self) -> None:
        if self._closed.is_set():
            raise TableClosed("left")
        self._lost()
        self._stack.close()
        if self._welcomed is not None and monotonic() - self._welcomed > _STEADY:
            self._pause = 0.0
        self._welcomed = None
        self._until = self._until or monotonic() + self._patience
        if monotonic() + self._pause > self._until:
            raise TableClosed("unreachable")
        self._socket = self._connected()

    def _connected(self) -> ClientConnection:
        """A new socket after its Hello; raises TableClosed when it is time to give up.

        Backs off as well after a connection that the server closed at once.
        """
        while not self._closed.wait(self._pause):
            self._pause = min(max(_FIRST_PAUSE, 2 * self._pause), _LONGEST_PAUSE)
            try:
                socket = self._stack.enter_context(_open(self.link.socket))
                _send(socket, self._hello())
            except (OSError, InvalidHandshake, ConnectionClosed):
                if monotonic() + self._pause > self._until:
                    raise TableClosed("unreachable") from None
            else:
                return socket
        raise TableClosed("left")

    def _hello(self) -> requests.Hello:
        return requests.Hello(self.link.room, self.link.token, "facts", replies.PROTOCOL)


def _open(address: str) -> ClientConnection:
    return connect(address, compression=None, max_size=_MAX_REPLY, close_timeout=_CLOSE_TIMEOUT)


def _send(socket: ClientConnection, request: requests.Request) -> None:
    socket.send(msgspec.json.encode(request).decode())
