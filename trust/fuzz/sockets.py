"""The WebSocket: random messages in valid and invalid frames, beside a table that must not notice.

Every answer is a message of the protocol. A client that keeps to RFC 6455 gets answers, or a
goodbye with a documented reason; the connection of one that breaks it may be closed. The other
table is unchanged, and its record verifies at the end.
"""

from __future__ import annotations

import socket
from contextlib import closing, suppress
from random import Random
from typing import Final
from urllib.request import urlopen

from websockets.frames import CloseCode

from ninelives.bots.dice import QuickDice
from ninelives.client import Table, join, open_table
from ninelives.client.links import Link
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.wire import replies
from ninelives.wire.error_codes import CLOSE_REASONS
from ninelives.wire.replies import Goodbye, Pong
from testkit.server_process import ServerProcess
from trust.fuzz.frames import broken, whole
from trust.fuzz.messages import hello, valid
from trust.fuzz.mutations import BYTES, mutated
from trust.fuzz.tries import Part

PATIENCE: Final = 10.0  # seconds to wait for an answer, on a busy machine
_REST: Final = 0.05  # seconds after an invalid frame, where no answer is required
_MOST_SAID: Final = 8
_HEAD: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_CALL: Final = (
    b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Cookie: ninelives=ann.0\r\nContent-Length: 14\r\nConnection: close\r\n\r\n"
)
_BODY: Final = b'{"name":"Ann"}'
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class Line:
    """A connection that reads frame by frame."""

    def __init__(self, port: int) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._unread = b""
        self.code = 0  # the close code of the server

    def close(self) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        with suppress(OSError):  # the server closed; its earlier messages are still to be read
            self._socket.sendall(data)

    def rest(self, patience: float) -> None:
        """Set the time to wait for an answer."""
        self._socket.settimeout(patience)

    def head(self) -> bytes:
        """The response to the handshake."""
        while b"\r\n\r\n" not in self._unread:
            if not self._more():
                return self._unread
        head, _, self._unread = self._unread.partition(b"\r\n\r\n")
        return head

    def all(self) -> bytes:
        while self._more():
            continue
        return self._unread

    def next(self) -> replies.AnyReply | None:
        """The next message, or None if the server closed the connection. Raises TimeoutError."""
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == _TEXT:
                reply: replies.AnyReply = replies.read(content)
                return reply
            assert kind in (_CLOSE, _PING, _PONG), f"a frame of kind {kind:x}"
            if kind == _CLOSE:
                self.code = int.from_bytes(content[:2], "big")
                return None
        return None

    def _frame(self) -> tuple[int, bytes] | None:
        while True:
            data = self._unread
            size, start = (data[1], 2) if len(data) > 1 else (0, 2)
            if size > 125:
                start = 4 if size == 126 else 10
                size = int.from_bytes(data[2:start], "big")
            if len(data) >= start + size:
                self._unread = data[start + size :]
                return data[0], data[start : start + size]
            if not self._more():
                assert not data, "it ended within a message"
                return None

    def _more(self) -> bool:
        try:
            came = self._socket.recv(1 << 16)
        except ConnectionError:
            return False
        self._unread += came
        return bool(came)


class Sockets:
    """Tries on a server with one table of players who are not part of them."""

    def __init__(self, server: ServerProcess) -> None:
        self._port = server.port
        self._url = server.url
        self._theirs = open_table(server.url, "felix", seats=3, bots=["random"] * 2)
        self._own = Link.read(open_table(server.url, "ratjack", seats=2))
        self._begin()

    def parts(self) -> tuple[Part, ...]:
        return Part("sockets", self.said), Part("requests", self.requested)

    # -- tries -----------------------------------------------------------------------------------

    def said(self, chance: Random) -> str:
        """Send messages on a new connection: outside a room, as a spectator, or on a seat."""
        theirs = Link.read(self._theirs).room
        with closing(Line(self._port)) as line:
            line.send(_HEAD)
            assert line.head().startswith(b"HTTP/1.1 101 ")
            first = [b"", hello(theirs), hello(self._own.room, self._own.token)]
            if message := chance.choice(first):
                line.send(whole(chance, message))
            for _ in range(chance.randint(1, _MOST_SAID)):
                text = valid(chance)
                text = mutated(chance, text, BYTES) if chance.random() < 0.7 else text
                if chance.random() < 0.1:
                    line.send(broken(chance, text))
                    return self._left(line)
                line.send(whole(chance, text))
            return self._answered(line, chance)

    def requested(self, chance: Random) -> str:
        """Send a request or handshake with small errors."""
        asked = chance.choice([_HEAD, _CALL + _BODY])
        if chance.random() < 0.5:
            body = mutated(chance, _BODY, BYTES)
            asked = _CALL.replace(b"14", b"%d" % len(body)) + body
        else:
            asked = mutated(chance, asked, BYTES)
        with closing(Line(self._port)) as line:
            line.send(asked)
            line.rest(_REST)
            try:
                answer = line.all()
            except TimeoutError:  # it waits for more, or the handshake succeeded
                return "waits"
            status = answer[9:12]
            assert not answer or answer.startswith(b"HTTP/1.1 "), answer
            assert status[:1] != b"5", answer
            return f"status {status.decode()}" if answer else "hung up"

    def _answered(self, line: Line, chance: Random) -> str:
        """Check that the client got an answer or a goodbye."""
        line.send(whole(chance, b'{"type":"ping"}'))
        reply, last = line.next(), None
        while reply is not None and not isinstance(reply, Pong):
            reply, last = line.next(), reply
        if reply is not None:
            return "answered"
        if line.code == CloseCode.MESSAGE_TOO_BIG and not isinstance(last, Goodbye):
            return "far too big"
        assert isinstance(last, Goodbye), f"hung up with {line.code} after {last}"
        assert last.reason in CLOSE_REASONS, last
        return f"goodbye, {last.reason}"

    @staticmethod
    def _left(line: Line) -> str:
        """After an invalid frame, check that everything received is a message."""
        line.rest(_REST)
        try:
            while line.next() is not None:
                continue
        except TimeoutError:
            return "waits"
        return "hung up"

    # -- the other table --------------------------------------------------------------------------

    def _begin(self) -> None:
        """Play the other table to the middle of its game."""
        with join(self._theirs) as table:
            for made, view in enumerate(table.choices()):
                if made == 9:
                    break
                table.act(view.legal[0])
        self._before = self._seen()

    def _seen(self) -> object:
        with join(self._theirs) as table:
            while not table.owes:
                table.receive(PATIENCE)
            assert table.view is not None
            return table.view.facts(), table.choice, table.waiting, table.names

    def check(self) -> None:
        """Check that the other table is unchanged."""
        assert self._seen() == self._before, "the table of others has changed"

    def end(self) -> int:
        """Finish the other game and verify its record; the number of its steps."""
        with join(self._theirs) as table:
            _play(table)
        with urlopen(f"{self._url}api/rooms/{Link.read(self._theirs).room}/record") as answer:  # noqa: S310
            record = read_record(answer.read().decode())
        verify_record(record)
        assert record.outcome is not None
        return len(record.steps)


def _play(table: Table) -> None:
    dice = QuickDice(1)
    for view in table.choices():
        table.act(dice.choice(view.legal))
