"""A minimal WebSocket client, so that the load generator does not limit the measurement.

It parses frames itself, does not compress, and masks with zeros, which leaves the payload
unchanged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81
_TEXT_FRAME, _CLOSE_FRAME, _PING_FRAME = 0x1, 0x8, 0x9
_PONG: Final = bytes([0x8A, 0x80, 0, 0, 0, 0])
_HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Socket(asyncio.Protocol):
    def __init__(self, host: str, path: str, received: Callable[[bytes], None]) -> None:
        self._hello = _HANDSHAKE.format(host=host, path=path).encode()
        self._received = received
        self._unread = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has its own transport class
        self._transport.write(self._hello)

    def say(self, text: bytes) -> None:
        assert self._transport is not None, "the socket is open"
        size = len(text)
        if size < 126:
            head = bytes([_TEXT, 0x80 | size, 0, 0, 0, 0])
        else:
            head = bytes([_TEXT, 0xFE, size >> 8, size & 0xFF, 0, 0, 0, 0])
        self._transport.write(head + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._unread:
            data = self._unread + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            status = head.split(b"\r\n", 1)[0]
            assert b" 101 " in status, f"no WebSocket: {status!r}"
            self.opened.set_result(None)
        self._unread = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Handle all complete frames; return the remaining bytes."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if start + size > end:
                break
            self._frame(data[at] & 0x0F, data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, kind: int, content: bytes) -> None:
        if kind == _TEXT_FRAME:
            self._received(content)
        elif kind == _PING_FRAME:
            assert self._transport is not None, "the socket is open"
            self._transport.write(_PONG)
        else:
            assert kind == _CLOSE_FRAME, f"a frame of kind {kind}"
            raise ConnectionError(f"the server hung up: {content[2:]!r}")


async def opened(host: str, port: int, path: str, received: Callable[[bytes], None]) -> Socket:
    """Open a socket; `received` is called with each message."""
    address = f"{host}:{port}"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(address, path, received), host, port)
    await socket.opened
    return socket
