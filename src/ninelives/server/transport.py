"""WebSocket connections: a complete protocol for uvicorn, on the sans-I/O layer of `websockets`.

uvicorn creates one `WebSocketTransport` per connection (its option `ws`) and passes it the upgrade
request. The handshake and the end of a connection go through the ASGI application as usual.
Messages take a shorter way in both directions (decision 13): a received message is handled within
the event loop's callback that read it, and a sent one is written at once.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from ninelives.server.middleware import Message, Scope

CLOSE_TIMEOUT: Final = 5.0  # seconds for the client to answer a close frame, then it is cut off
_KEY: Final = "transport"
_PING_BYTES: Final = 4
_DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_FINAL_TEXT: Final = 0x81  # first byte of an unfragmented text frame
_FINAL, _MASKED = 0x80, 0x80  # bits of the first and of the second byte
_LENGTH_IN_2_BYTES, _LENGTH_IN_8_BYTES = 126, 127  # RFC 6455, section 5.2
_SHORT_HEADER: Final = 6  # bytes: opcode, length, mask

_LOG: Final = logging.getLogger(__name__)


def frame_of(text: bytes) -> bytes:
    """A text message as one unmasked frame (RFC 6455, section 5.2)."""
    size = len(text)
    if size < _LENGTH_IN_2_BYTES:
        return bytes((_FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_FINAL_TEXT, _LENGTH_IN_2_BYTES)) + size.to_bytes(2, "big") + text
    return bytes((_FINAL_TEXT, _LENGTH_IN_8_BYTES)) + size.to_bytes(8, "big") + text


def is_short_frame(data: bytes) -> bool:
    """Whether these bytes, which start with a frame of a client, are that frame and no more: one
    that is not fragmented and has less than 126 bytes of content."""
    size = len(data) - _SHORT_HEADER
    return (
        0 <= size < _LENGTH_IN_2_BYTES and data[0] & _FINAL == _FINAL and data[1] == _MASKED | size
    )


class WebSocketTransport(asyncio.Protocol):
    """One connection. uvicorn defines the constructor's arguments."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._config = config
        self._app_state = app_state
        self._connections: set[Any] = server_state.connections
        self._tasks = server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._ws = ServerProtocol(max_size=config.ws_max_size)
        self._response: Response | None = None  # to the handshake, sent when the app accepts
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._on_message: Callable[[bytes], object] | None = None
        self._fragments: list[bytes] = []
        self._only_short_frames = False  # so far; then each read starts with a new frame
        self._reading = True
        self._disconnected = False  # the application has got its last event
        self._ping = b""
        self._timer: asyncio.TimerHandle | None = None  # next ping, its deadline, or the end
        self._transport: asyncio.Transport

    # -- for the application --------------------------------------------------------------------

    @staticmethod
    def of(scope: Scope) -> WebSocketTransport:
        """The connection behind an ASGI scope."""
        transport: WebSocketTransport = scope["state"][_KEY]
        return transport

    def pass_messages_to(self, on_message: Callable[[bytes], object]) -> None:
        """Call this with every message instead of queueing it, once the queue is empty."""
        if self._events.empty():
            self._on_message = on_message

    def send(self, text: bytes) -> None:
        """Send a text message without blocking; does nothing on a connection that is closing."""
        if self._ws.state is State.OPEN:
            self._transport.write(frame_of(text))

    @property
    def unsent(self) -> int:
        """Bytes that wait for the client to read."""
        return self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Send a close frame after all messages; the application gets a disconnect event."""
        if self._ws.state is State.OPEN:
            self._ws.send_close(code)
            self._flush()
            self._disconnect(code)

    # -- called by the event loop and by uvicorn ------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        """Nearly everything that clients send is one short message in one read, which is parsed
        here because that is faster (decision 13). `websockets` parses the rest, and all that
        follows the first read of another kind."""
        if self._only_short_frames and is_short_frame(data):
            if data[0] == _FINAL_TEXT and self._ws.state is State.OPEN:
                self._deliver(apply_mask(data[_SHORT_HEADER:], data[2:_SHORT_HEADER]))
                return
        else:
            self._only_short_frames = False
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Request):
                self._upgrade(event)
            elif isinstance(event, Frame):
                self._receive(event)
        self._flush()
        if self._ws.state is State.CLOSING:
            received = self._ws.close_rcvd
            self._disconnect(received.code if received else CloseCode.ABNORMAL_CLOSURE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._reading = True  # nothing is left to resume
        self._ws.receive_eof()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)
        if self._timer is not None:
            self._timer.cancel()

    def shutdown(self) -> None:
        """Close the connection because the server ends."""
        if self._ws.state is State.CONNECTING:
            self._reject(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(CloseCode.SERVICE_RESTART)
        self._transport.close()

    # -- messages -------------------------------------------------------------------------------

    def _receive(self, frame: Frame) -> None:
        """Handle a frame; `websockets` answers pings and close frames."""
        if frame.opcode in _DATA:
            self._fragments.append(bytes(frame.data))
            if frame.fin:
                message, self._fragments = b"".join(self._fragments), []
                self._deliver(message)
        elif frame.opcode is Opcode.PONG and frame.data == self._ping:
            self._schedule(self._config.ws_ping_interval, self._send_ping)

    def _deliver(self, message: bytes) -> None:
        """Pass on a message, text or not. While messages queue up, nothing more is read."""
        if self._disconnected:
            return
        if self._on_message is not None:
            self._on_message(message)
        else:
            self._events.put_nowait({"type": "websocket.receive", "bytes": message})
            self._reading = False
            self._transport.pause_reading()

    def _resume_reading(self) -> None:
        if not self._reading:
            self._reading = True
            self._transport.resume_reading()

    def _flush(self) -> None:
        """Write what `websockets` wants to send; an empty part means the end of the stream."""
        for data in self._ws.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _disconnect(self, code: int) -> None:
        """Send the application its last event, and cut the connection off after CLOSE_TIMEOUT."""
        if not self._disconnected:
            self._disconnected = True
            self._events.put_nowait({"type": "websocket.disconnect", "code": code})
            self._resume_reading()  # for the client's close frame
            self._schedule(CLOSE_TIMEOUT, self._transport.abort)

    # -- keepalive ------------------------------------------------------------------------------

    def _schedule(self, seconds: float | None, call: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, call) if seconds else None

    def _send_ping(self) -> None:
        self._ping = secrets.token_bytes(_PING_BYTES)
        self._ws.send_ping(self._ping)
        self._flush()
        self._schedule(self._config.ws_ping_timeout, self._ping_timed_out)

    def _ping_timed_out(self) -> None:
        self._ws.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._flush()
        self._disconnect(CloseCode.ABNORMAL_CLOSURE)

    # -- the handshake, by ASGI -----------------------------------------------------------------

    def _upgrade(self, request: Request) -> None:
        """Start the application for a valid upgrade request, and reject any other one."""
        response = self._ws.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._ws.send_response(response)
            return
        self._response = response
        self._events.put_nowait({"type": "websocket.connect"})
        task = self._loop.create_task(self._run(self._scope(request)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        secure = self._transport.get_extra_info("sslcontext") is not None
        # `websockets` decodes header values as Latin-1, and before version 17 as escaped ASCII.
        headers = [
            (name.lower().encode("ascii"), value.encode("latin-1", "surrogateescape"))
            for name, value in request.headers.raw_items()
        ]
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if secure else "ws",
            "server": self._address("sockname"),
            "client": self._address("peername"),
            "root_path": self._config.root_path,
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": headers,
            "subprotocols": [],
            "state": {**self._app_state, _KEY: self},
            "extensions": {},
        }

    def _address(self, which: str) -> tuple[str, int] | None:
        """A host and a port, None on a Unix socket."""
        address = self._transport.get_extra_info(which)
        return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self._receive_event, self._send_event)
        except Exception:
            _LOG.exception("WebSocket application failed; closing the connection")
            self.close(CloseCode.INTERNAL_ERROR)
        if self._ws.state is State.CONNECTING:
            self._reject(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.close(CloseCode.NORMAL_CLOSURE)

    async def _receive_event(self) -> Message:
        event = await self._events.get()
        if self._events.empty():
            self._resume_reading()
        return event

    async def _send_event(self, event: Message) -> None:
        """Accept or close; messages are sent with `send`."""
        connecting = self._ws.state is State.CONNECTING
        if event["type"] == "websocket.accept" and connecting and self._response is not None:
            for name, value in event.get("headers", ()):
                self._response.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._ws.send_response(self._response)
            self._flush()
            self._only_short_frames = True
            self._schedule(self._config.ws_ping_interval, self._send_ping)
        elif event["type"] == "websocket.close":
            if connecting:
                self._reject(HTTPStatus.FORBIDDEN)
            self.close(event.get("code", CloseCode.NORMAL_CLOSURE))
        elif not self._disconnected:
            raise RuntimeError(f"{event['type']} cannot be sent in state {self._ws.state.name}")

    def _reject(self, status: HTTPStatus) -> None:
        if not self._disconnected:
            self._ws.send_response(self._ws.reject(status, ""))
            self._flush()
            self._disconnect(CloseCode.ABNORMAL_CLOSURE)
