"""A connection to one room that mends itself: lost, it is made again and says its Hello again."""

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

PATIENCE: Final = 300.0  # seconds until a server that is not there is given up
_FIRST_PAUSE: Final = 0.1  # seconds; every next pause is twice as long
_LONGEST_PAUSE: Final = 5.0
_STEADY: Final = 5.0  # seconds that a connection lasted: it was no failure
_LONGEST_GOODBYE: Final = 1.0  # seconds
_LARGEST_REPLY: Final = 1 << 20  # bytes
_TO_TRY_AGAIN: Final = ("try-again", "too-slow")  # the goodbyes that are not for ever


class Connection:
    """One room's messages, in and out. One thread may receive while others send."""

    def __init__(
        self, link: Link, *, patience: float = PATIENCE, lost: Callable[[], None] = lambda: None
    ) -> None:
        """`lost` is called when the connection breaks, before it is made again."""
        self.link = link
        self._patience = patience
        self._lost = lost
        self._closed = Signal()
        self._stack = ExitStack()
        self._pause = 0.0  # seconds before the next try
        self._until = 0.0  # when there is no more patience
        self._welcomed: float | None = None  # when this connection was
        self._socket = self._connected()

    def receive(self, timeout: float | None = None) -> replies.AnyReply:
        """The next message; raises TableClosed, and TimeoutError where a timeout is given.

        After a lost connection it is the Welcome of the next one.
        """
        while True:
            try:
                reply = replies.read(self._socket.recv(timeout))
            except ConnectionClosed:
                self._mend()
                continue
            except msgspec.MsgspecError:
                raise TableClosed("other-protocol") from None
            if not isinstance(reply, replies.Goodbye):
                return self._noted(reply)
            if reply.reason not in _TO_TRY_AGAIN:
                raise TableClosed(reply.reason)

    def send(self, request: requests.Request) -> None:
        """Say something. What is said while the connection breaks may be lost."""
        with suppress(ConnectionClosed):  # whoever receives hears of it, and mends it
            _say(self._socket, request)

    def close(self) -> None:
        """Leave; whoever waits in `receive` gets TableClosed."""
        self._closed.set()
        self._stack.close()

    def _noted(self, reply: replies.AnyReply) -> replies.AnyReply:
        if isinstance(reply, replies.Welcome):
            if reply.protocol != replies.PROTOCOL:
                raise TableClosed("other-protocol")
            self._until, self._welcomed = 0.0, monotonic()
            self.link = replace(self.link, token=reply.token or self.link.token)
        elif self._welcomed is None and isinstance(reply, replies.Refused):
            # A server of protocol 1 finds the field `protocol` of our Hello malformed.
            raise TableClosed("other-protocol")
        return reply

    def _mend(self) -> None:
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
        """A new socket that has said Hello; raises TableClosed when patience is over.

        Whoever is sent away again at once waits longer each time, as if nobody were there.
        """
        while not self._closed.wait(self._pause):
            self._pause = min(max(_FIRST_PAUSE, 2 * self._pause), _LONGEST_PAUSE)
            try:
                socket = self._stack.enter_context(_opened(self.link.socket))
                _say(socket, self._hello())
            except (OSError, InvalidHandshake, ConnectionClosed):
                if monotonic() + self._pause > self._until:
                    raise TableClosed("unreachable") from None
            else:
                return socket
        raise TableClosed("left")

    def _hello(self) -> requests.Hello:
        return requests.Hello(self.link.room, self.link.token, "facts", replies.PROTOCOL)


def _opened(address: str) -> ClientConnection:
    return connect(
        address, compression=None, max_size=_LARGEST_REPLY, close_timeout=_LONGEST_GOODBYE
    )


def _say(socket: ClientConnection, request: requests.Request) -> None:
    socket.send(msgspec.json.encode(request).decode())
