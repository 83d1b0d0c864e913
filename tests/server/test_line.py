"""The short way to a socket: frames as they should be, and nobody who does not read."""

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
from websockets.frames import Frame, Opcode

from ninelives.server.line import Line, frame_of
from ninelives.server.middleware import Receive, Scope, Send
from ninelives.server.rooms.connections import MAX_UNSENT
from ninelives.wire.replies import Said
from tests.server.rooms.serving import Served, in_a_house


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_what_others_make_of_it(size: int) -> None:
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


class Nowhere(asyncio.Transport):
    """What is written there is not read by anybody."""

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def _heard(pieces: list[bytes]) -> list[bytes]:
    """What comes out of a line on which these pieces come in."""
    heard: list[bytes] = []

    async def listen() -> None:
        accepted, over = asyncio.Event(), asyncio.Event()

        async def app(_: Scope, receive: Receive, send: Send) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            accepted.set()
            await over.wait()

        config = Config(app, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
        line = Line(config, ServerState(), {})
        line.connection_made(Nowhere())
        line.data_received(REQUEST)
        await accepted.wait()
        line.pass_to(heard.append)
        for piece in pieces:
            line.data_received(piece)
        over.set()

    asyncio.run(listen())
    return heard


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
def test_every_message_is_heard_however_its_bytes_come(
    messages: list[tuple[Any, bytes]], cuts: list[int] | None
) -> None:
    """Message by message, or all at once and cut somewhere else."""
    pieces = [sent(text) for sent, text in messages]
    if cuts is not None:
        stream = b"".join(pieces)
        edges = sorted({0, *(cut for cut in cuts if cut < len(stream)), len(stream)})
        pieces = [stream[one:other] for one, other in pairwise(edges)]
    assert _heard(pieces) == [text for _, text in messages]


@pytest.mark.parametrize("before", [b"", b"some more", b"x" * 200, b"y" * 70_000])
def test_what_looks_like_a_message_within_one_is_none(before: bytes) -> None:
    looks_like = _masked_with_zeros(b"look")
    whole = _masked_with_zeros(before + looks_like)
    begun = whole[: -len(looks_like)]
    assert _heard([begun, looks_like]) == [before + looks_like]
    assert _heard([whole[:1], whole[1:], looks_like]) == [before + looks_like, b"look"]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_signs_of_life_are_no_messages(kind: Opcode) -> None:
    sign = Frame(kind, b"here").serialize(mask=True)
    assert _heard([sign, _whole(b"one"), sign, _whole(b"two")]) == [b"one", b"two"]


def test_a_message_amid_another_is_refused() -> None:
    begun = Frame(Opcode.TEXT, b"be", fin=False).serialize(mask=True)
    assert _heard([begun, _whole(b"look"), Frame(Opcode.CONT, b"gun").serialize(mask=True)]) == []


def _masked_with_zeros(text: bytes) -> bytes:
    """As a client sends it; the text is the same with and without the mask."""
    size = len(frame_of(text)) - len(text)
    head = bytearray(frame_of(text)[:size])
    head[1] |= 0x80
    return bytes(head) + bytes(4) + text


def test_whoever_does_not_read_is_hung_up_on_and_the_others_hear_everything(tmp_path: Path) -> None:
    async def play(served: Served) -> None:
        opened = await served.open("felix", seats=3)
        bo = await served.join(opened.room, guest="bo", max_queue=1)
        room = await served.registry.find(opened.room)
        assert room is not None
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

    in_a_house(tmp_path, play)
