"""WebSocketTransport: frames, fragments, limits, pings, close, and clients that do not read."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode

from ninelives.server import transport
from ninelives.server.middleware import App, Receive, Scope, Send
from ninelives.server.rooms.connections import MAX_UNSENT
from ninelives.server.transport import WebSocketTransport, frame_of
from ninelives.wire.replies import Said
from tests.server.rooms.local_server import local_server


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_frame_of_agrees_with_websockets(size: int) -> None:
    text = b"x" * size
    assert frame_of(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


REQUEST: Final = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def _whole(text: bytes) -> bytes:
    return Frame(Opcode.TEXT, text).serialize(mask=True)


def _in_two(text: bytes) -> bytes:
    half = len(text) // 2
    begun = Frame(Opcode.TEXT, text[:half], fin=False).serialize(mask=True)
    return begun + Frame(Opcode.CONT, text[half:]).serialize(mask=True)


def _after_a_ping(text: bytes) -> bytes:
    return Frame(Opcode.PING, b"there?").serialize(mask=True) + _whole(text)


class Recorder(asyncio.Transport):
    """A transport that keeps what is written, for a client that never reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.paused = False
        self.ended = ""

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"

    async def resumed(self) -> None:
        while self.paused:
            await asyncio.sleep(0)

    def how_ended(self) -> str:
        return self.ended

    async def end(self) -> None:
        while not self.ended:
            await asyncio.sleep(0)


async def _wait_for_the_end(_: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


async def _opened(app: App = _wait_for_the_end, **settings: Any) -> tuple[Any, Recorder]:
    """A connection after the handshake, or the rejection, by this application."""
    config = Config(app, ws_ping_interval=None, log_config=None, ws_max_size=100_000)
    for name, value in settings.items():
        setattr(config, name, value)
    config.load()
    state = ServerState()
    connection, recorder = WebSocketTransport(config, state, {}), Recorder()
    connection.connection_made(recorder)
    connection.data_received(REQUEST)
    while not recorder.written:
        await asyncio.sleep(0)
    return connection, recorder


async def _received(pieces: list[bytes]) -> list[bytes]:
    """The messages of a connection that receives these pieces."""
    received: list[bytes] = []
    connection, _ = await _opened()
    await asyncio.sleep(0)
    connection.pass_messages_to(received.append)
    for piece in pieces:
        connection.data_received(piece)
    connection.connection_lost(None)
    return received


def _close_code(written: bytes) -> int:
    """The code of the close frame at the end of what was written."""
    return int.from_bytes(written.rpartition(b"\x88")[2][1:3], "big")


@given(
    messages=st.lists(
        st.tuples(
            st.sampled_from([_whole, _whole, _in_two, _after_a_ping]),
            st.one_of(st.binary(max_size=140), st.sampled_from([125, 126, 65_536]).map(bytes)),
        ),
        max_size=6,
    ),
    cuts=st.none() | st.lists(st.integers(0, 600), max_size=6),
)
async def test_messages_arrive_however_their_bytes_are_cut(
    messages: list[tuple[Any, bytes]], cuts: list[int] | None
) -> None:
    pieces = [sent(text) for sent, text in messages]
    if cuts is not None:
        stream = b"".join(pieces)
        edges = sorted({0, *(cut for cut in cuts if cut < len(stream)), len(stream)})
        pieces = [stream[one:other] for one, other in pairwise(edges)]
    assert await _received(pieces) == [text for _, text in messages]


@pytest.mark.parametrize("before", [b"", b"some more", b"x" * 200, b"y" * 70_000])
async def test_bytes_that_look_like_a_frame_within_a_message(before: bytes) -> None:
    looks_like = _masked_with_zeros(b"look")
    whole = _masked_with_zeros(before + looks_like)
    begun = whole[: -len(looks_like)]
    assert await _received([begun, looks_like]) == [before + looks_like]
    assert await _received([whole[:1], whole[1:], looks_like]) == [before + looks_like, b"look"]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
async def test_control_frames_are_not_messages(kind: Opcode) -> None:
    control = Frame(kind, b"here").serialize(mask=True)
    received = await _received([control, _whole(b"one"), control, _whole(b"two")])
    assert received == [b"one", b"two"]


async def test_a_message_within_a_fragmented_one_closes_the_connection() -> None:
    begun = Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True)
    connection, recorder = await _opened()
    connection.data_received(begun + _whole(b"look"))
    assert _close_code(recorder.written) == CloseCode.PROTOCOL_ERROR
    assert recorder.ended == "closed"


@pytest.mark.parametrize("send", [_whole, _in_two])
async def test_a_message_beyond_the_limit_closes_the_connection(send: Any) -> None:
    connection, recorder = await _opened()
    connection.data_received(send(b"x" * 100_001))
    assert _close_code(recorder.written) == CloseCode.MESSAGE_TOO_BIG
    assert recorder.ended == "closed"


async def test_a_ping_is_answered() -> None:
    connection, recorder = await _opened()
    recorder.written = b""
    connection.data_received(Frame(Opcode.PING, b"there?").serialize(mask=True))
    assert recorder.written == Frame(Opcode.PONG, b"there?").serialize(mask=False)


async def test_messages_wait_unread_until_the_application_takes_them() -> None:
    connection, recorder = await _opened()
    await asyncio.sleep(0)
    connection.data_received(_whole(b"one") + _whole(b"two"))
    assert recorder.paused
    connection.pass_messages_to(_fail)  # too early: messages are queued
    await recorder.resumed()
    connection.connection_lost(None)


async def test_close_waits_for_the_client_and_cuts_it_off_if_it_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(transport, "CLOSE_TIMEOUT", 0.001)
    connection, recorder = await _opened()
    connection.send(b"before")
    connection.close(1012)
    connection.send(b"after")
    assert recorder.written.endswith(frame_of(b"before") + b"\x88\x02" + bytes([0x03, 0xF4]))
    assert recorder.how_ended() == ""
    await recorder.end()
    assert recorder.how_ended() == "aborted"


async def test_the_clients_answer_to_close_ends_the_connection() -> None:
    connection, recorder = await _opened()
    connection.close(1012)
    connection.data_received(Frame(Opcode.CLOSE, b"\x03\xf4").serialize(mask=True))
    assert recorder.ended == "closed"
    connection.connection_lost(None)
    connection.send(b"nothing")
    assert not recorder.written.endswith(b"nothing")


async def test_a_client_that_answers_no_ping_is_closed() -> None:
    connection, recorder = await _opened(ws_ping_interval=0.001, ws_ping_timeout=0.001)
    await recorder.end()
    assert _close_code(recorder.written) == CloseCode.INTERNAL_ERROR
    connection.connection_lost(None)


async def test_the_end_of_the_server_closes_connections_with_service_restart() -> None:
    connection, recorder = await _opened()
    connection.shutdown()
    assert _close_code(recorder.written) == CloseCode.SERVICE_RESTART
    assert recorder.ended == "closed"


async def _refuse(_: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.close", "code": 1008})


async def _break(_: Scope, receive: Receive, _send: Send) -> None:
    await receive()
    raise ZeroDivisionError


@pytest.mark.parametrize(("app", "status"), [(_refuse, b"403"), (_break, b"500")])
async def test_a_handshake_that_the_application_does_not_accept(app: App, status: bytes) -> None:
    _, recorder = await _opened(app)
    assert recorder.written.startswith(b"HTTP/1.1 " + status)
    assert recorder.ended == "closed"


def _fail(message: bytes) -> None:
    raise AssertionError(message)


def _masked_with_zeros(text: bytes) -> bytes:
    """A client's frame whose text is the same with and without the mask."""
    size = len(frame_of(text)) - len(text)
    head = bytearray(frame_of(text)[:size])
    head[1] |= 0x80
    return bytes(head) + bytes(4) + text


async def test_a_client_that_does_not_read_is_disconnected_and_others_get_everything(
    tmp_path: Path,
) -> None:
    async with asyncio.timeout(60), local_server(tmp_path) as served:
        opened = await served.open("felix", seats=3)
        bo = await served.join(opened.room, guest="bo", max_queue=1)
        room = await served.room(opened.room)
        (slow,) = room.connections
        reader = await served.join(opened.room, token=opened.token)
        lines = 0
        while not slow.closed:
            room.connections.broadcast(Said(lines, 0, "Ada", "x" * 50_000, ""))
            assert (await reader.next("said"))["number"] == lines
            lines += 1
        assert slow._transport.unsent < MAX_UNSENT + 100_000
        room.connections.broadcast(Said(lines, 0, "Ada", "still here", ""))
        assert (await reader.next("said"))["text"] == "still here"
        assert (await bo.to_the_end())[-1] == {"type": "goodbye", "reason": "too-slow"}
