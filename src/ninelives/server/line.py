"""A WebSocket with a short way in and out.

uvicorn's own hands every message over to a task, and sending is one more thing to await. Here what
comes in is heard in the step in which it came, and what is told is written at once.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.utils import apply_mask

from ninelives.server.middleware import Scope

_KEY: Final = "line"
_WHOLE: Final = 0x80
_WHOLE_TEXT: Final = _WHOLE | 0x01
_MASKED: Final = 0x80
_MASK: Final = slice(2, 6)  # where it is in a short frame of a client
_BEFORE_TEXT: Final = 6
_IN_TWO_BYTES, _IN_EIGHT_BYTES = 126, 127  # where the size of a message is that follows
_MANY: Final = 1 << 16
_GOODBYE_WITHIN: Final = 5.0  # seconds, then the line is cut


def frame_of(text: bytes) -> bytes:
    """A message as it is on the line (RFC 6455, 5.2); the same for everybody who is told it."""
    size = len(text)
    if size < _IN_TWO_BYTES:
        return bytes((_WHOLE_TEXT, size)) + text
    if size < _MANY:
        return bytes((_WHOLE_TEXT, _IN_TWO_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((_WHOLE_TEXT, _IN_EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def _is_short_text(data: bytes) -> bool:
    """Whether this is one frame of a client and no more: a whole message of less than 126 bytes."""
    size = len(data) - _BEFORE_TEXT
    return 0 <= size < _IN_TWO_BYTES and data[0] == _WHOLE_TEXT and data[1] == _MASKED | size


def _are_whole(data: bytes) -> bool:
    """Whether these are short frames of a client, each a whole message, and none begun after it."""
    at = 0
    while at + 1 < len(data):
        size = data[at + 1] & ~_MASKED
        if not data[at] & _WHOLE or size >= _IN_TWO_BYTES:
            return False
        at += _BEFORE_TEXT + size
    return at == len(data)


class Line(WebSocketsSansIOProtocol):
    """Accepting and the end are ASGI's; messages go to `hears` from `pass_to` on."""

    _hears: Callable[[bytes], object] | None = None
    _between_frames = False  # what comes next is the beginning of one, for sure

    @classmethod
    def of(cls, scope: Scope) -> Line:
        """The line on which the application was asked."""
        line: Line = scope["state"][_KEY]
        return line

    def pass_to(self, hears: Callable[[bytes], object]) -> None:
        """Once everything is taken that has come before."""
        if self.queue.empty():
            self._hears = hears

    def say(self, frame: bytes) -> None:
        if not (self.close_sent or self.disconnected):
            self.transport.write(frame)

    @property
    def unsent(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        """The application is told of it as of any other end."""
        self.loop.call_later(_GOODBYE_WITHIN, self.transport.abort)
        closing = self.loop.create_task(self._close(code))
        self.tasks.add(closing)
        closing.add_done_callback(self.on_task_complete)

    async def _close(self, code: int) -> None:
        await self.writable.wait()
        if not (self.close_sent or self.disconnected):
            with suppress(ClientDisconnected):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})

    # -- what uvicorn calls ---------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"][_KEY] = self
            self._between_frames = True  # uvicorn hands over the request and nothing else

    def data_received(self, data: bytes) -> None:
        """Nearly all that comes is a short message in one piece; anything else is uvicorn's."""
        if self._between_frames and self._hears is not None and _is_short_text(data):
            if not self.close_sent:
                self._hears(apply_mask(data[_BEFORE_TEXT:], data[_MASK]))
            return
        self._between_frames = self._between_frames and _are_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is whole. What is in it is for the application to say, text or not."""
        if self._hears is None or self.close_sent:
            self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hears(message)


class LineTransport:
    """A line as the transport of a connection."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def send(self, text: bytes) -> None:
        self._line.say(frame_of(text))

    @property
    def unsent(self) -> int:
        return self._line.unsent

    def close(self, code: int) -> None:
        self._line.hang_up(code)
