"""A minimal reverse proxy in front of a server: one request per connection."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from urllib.parse import urlsplit

_NOT_FOUND = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class _Relay(BaseRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, _Proxy)
        head = _head(self.request)
        if not head:
            return
        method, path, rest = head.split(b" ", 2)
        if not path.startswith(self.server.prefix + b"/"):
            self.request.sendall(_NOT_FOUND)
            return
        if self.server.strips:
            path = path.removeprefix(self.server.prefix)
        if (
            b"upgrade: websocket" not in rest.lower()
        ):  # a second request on the connection would not be rewritten
            rest = re.sub(rb"\r\nconnection:[^\r]*", b"", rest, flags=re.IGNORECASE)
            rest = rest.replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
        with socket.create_connection(self.server.upstream) as upstream:
            upstream.sendall(b" ".join((method, path, rest)))
            Thread(target=_pump, args=(self.request, upstream), daemon=True).start()
            _pump(upstream, self.request)


class _Proxy(ThreadingTCPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, upstream: tuple[str, int], prefix: str, *, strips: bool) -> None:
        super().__init__(("127.0.0.1", 0), _Relay)
        self.upstream = upstream
        self.prefix = prefix.encode()
        self.strips = strips


def _head(client: socket.socket) -> bytes:
    """A request up to the end of its headers, with the part of the body that was read along."""
    read = b""
    while b"\r\n\r\n" not in read:
        more = client.recv(65_536)
        if not more:
            return b""
        read += more
    return read


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65_536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return  # one side closed the connection


@contextmanager
def proxied(server: str, prefix: str, *, strips: bool) -> Iterator[str]:
    """The URL of a server below a prefix, which the proxy strips or forwards."""
    at = urlsplit(server)
    assert at.hostname is not None
    assert at.port is not None
    with _Proxy((at.hostname, at.port), prefix, strips=strips) as proxy:
        Thread(target=proxy.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{proxy.server_address[1]}{prefix}/"
        finally:
            proxy.shutdown()
