"""A line to the server that can be cut, as by a lost network, and that knows all it brought."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread
from urllib.parse import urlsplit


class Line:
    """Passes on whatever comes, both ways, until it is cut; new connections work at once.

    `brought` has every byte that came from the server, connection by connection.
    """

    def __init__(self, url: str) -> None:
        self._server = (urlsplit(url).hostname or "", urlsplit(url).port or 80)
        self._entrance = socket.create_server(("127.0.0.1", 0))
        self.brought: list[bytearray] = []
        self._open: list[socket.socket] = []
        self._lock = Lock()
        self.url = f"http://127.0.0.1:{self._entrance.getsockname()[1]}/"
        self._thread = Thread(target=self._answer, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Every connection that is open now ends without a word."""
        with self._lock:
            for each in self._open:
                _end(each)
            self._open.clear()

    def close(self) -> None:
        _end(self._entrance)
        self._thread.join()
        self._entrance.close()
        self.cut()

    def _answer(self) -> None:
        while True:
            try:
                caller, _ = self._entrance.accept()
            except OSError:  # closed
                return
            called = socket.create_connection(self._server)
            brought = bytearray()
            with self._lock:
                self._open += [caller, called]
                self.brought.append(brought)
            Thread(target=_both_ways, args=(caller, called, brought), daemon=True).start()


def _both_ways(caller: socket.socket, called: socket.socket, brought: bytearray) -> None:
    """Closed when nobody reads any more: else a new connection gets the number of an old one."""
    with caller, called:
        back = Thread(target=_pass_on, args=(called, caller, brought), daemon=True)
        back.start()
        _pass_on(caller, called, bytearray())
        back.join()


def _pass_on(one: socket.socket, other: socket.socket, copy: bytearray) -> None:
    with suppress(OSError):  # cut
        while data := one.recv(65536):
            copy += data
            other.sendall(data)
    _end(other)


def _end(line: socket.socket) -> None:
    with suppress(OSError):  # ended already
        line.shutdown(socket.SHUT_RDWR)


@contextmanager
def line_to(url: str) -> Iterator[Line]:
    line = Line(url)
    try:
        yield line
    finally:
        line.close()
