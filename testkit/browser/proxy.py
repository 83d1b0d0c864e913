"""A TCP proxy in front of the server that can drop its connections and records what it forwards."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Lock, Thread
from urllib.parse import urlsplit


class Proxy:
    """Forwards both ways until it is cut; new connections work at once.

    `received` has every byte that came from the server, connection by connection.
    """

    def __init__(self, url: str) -> None:
        self._server = (urlsplit(url).hostname or "", urlsplit(url).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.received: list[bytearray] = []
        self._open: list[socket.socket] = []
        self._lock = Lock()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        self._thread = Thread(target=self._accept, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """Drop all open connections, as a lost network does."""
        with self._lock:
            for each in self._open:
                _shut_down(each)
            self._open.clear()

    def close(self) -> None:
        _shut_down(self._listener)
        self._thread.join()
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:  # closed
                return
            server = socket.create_connection(self._server)
            received = bytearray()
            with self._lock:
                self._open += [client, server]
                self.received.append(received)
            Thread(target=_forward_both_ways, args=(client, server, received), daemon=True).start()


def _forward_both_ways(client: socket.socket, server: socket.socket, received: bytearray) -> None:
    """Close both sockets only when neither is read any more: a reused file descriptor would mix up
    two connections."""
    with client, server:
        back = Thread(target=_forward, args=(server, client, received), daemon=True)
        back.start()
        _forward(client, server, bytearray())
        back.join()


def _forward(one: socket.socket, other: socket.socket, copy: bytearray) -> None:
    with suppress(OSError):  # cut
        while data := one.recv(65536):
            copy += data
            other.sendall(data)
    _shut_down(other)


def _shut_down(endpoint: socket.socket) -> None:
    with suppress(OSError):  # ended already
        endpoint.shutdown(socket.SHUT_RDWR)


@contextmanager
def proxy_to(url: str) -> Iterator[Proxy]:
    proxy = Proxy(url)
    try:
        yield proxy
    finally:
        proxy.close()
