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

from ninelives.server.asgi import Scope

_KEY: Final = "line"
_WHOLE_TEXT: Final = 0x81
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


class Line(WebSocketsSansIOProtocol):
    """Accepting and the end are ASGI's; messages go to `hears` from `pass_to` on."""

    _hears: Callable[[bytes], object] | None = None

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

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self._hears is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hears(message)
