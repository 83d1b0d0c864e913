"""Bus: messages arrive whole, in order and once; lost peers are noticed; versions mix."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from typing import Final, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import text

from ninelives.server.peers import bus as buses
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import (
    AnyMessage,
    Close,
    Heartbeat,
    Left,
    Open,
    Reply,
    Request,
    Shutdown,
    read,
    write,
)
from ninelives.server.store import Store

LONG = "猫\\\"'\n" * 20_000  # many notifications, and characters of all kinds of lengths


class Recorder:
    """Records messages and lost peers."""

    def __init__(self) -> None:
        self.messages: list[tuple[str, AnyMessage]] = []
        self.lost: list[str] = []

    def on_message(self, process: str, message: AnyMessage) -> None:
        self.messages.append((process, message))

    def on_peer_lost(self, process: str) -> None:
        self.lost.append(process)


Connected: TypeAlias = tuple[Store, list[Bus], list[Recorder]]


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


@pytest.fixture
async def connected(shared_database: str) -> AsyncIterator[Connected]:
    """Two processes, "a" and "b", that know each other."""
    store = await Store.open(shared_database)
    recorders = [Recorder(), Recorder()]
    two = [
        Bus(name, store.connect_raw, recorder)
        for name, recorder in zip("ab", recorders, strict=True)
    ]
    async with AsyncExitStack() as stack:
        for each in two:
            await stack.enter_async_context(each.running())
        await until(lambda: two[0].knows("b") and two[1].knows("a"))
        yield store, two, recorders
    await store.close()


async def test_bus_delivers_messages_whole_in_order_and_once(connected: Connected) -> None:
    """Also equal ones, of which PostgreSQL would deliver only one without their numbers."""
    twice = Request(1, "x")
    sent: list[AnyMessage] = [twice, twice, Reply([3, 4], LONG), Left(7), Reply([3], LONG), twice]

    _, two, recorders = connected
    for message in sent:
        two[0].send("b", message)
    await until(lambda: len(recorders[1].messages) >= len(sent))
    two[1].send("a", Left(0))
    await until(lambda: recorders[0].messages)
    assert recorders[1].messages == [("a", message) for message in sent]
    assert recorders[0].messages == [("b", Left(0))]
    assert recorders[0].lost == recorders[1].lost == []


async def test_both_sides_close_their_channels_when_a_connection_breaks(
    connected: Connected,
) -> None:
    """Messages under way may be lost; then the peers find each other again."""
    store, two, recorders = connected
    broken = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid"
    find = "SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_notify%' AND pid <> "
    find += "pg_backend_pid() ORDER BY backend_start"
    async with store._engine.begin() as connection:
        first = (await connection.scalars(text(find))).all()[0]
        await connection.execute(text(broken), {"pid": first})
    await until(lambda: recorders[0].lost and recorders[1].lost)
    await until(lambda: two[0].knows("b") and two[1].knows("a"))
    two[0].send("b", Left(5))
    await until(lambda: recorders[1].messages)
    assert recorders[1].messages == [("a", Left(5))]


async def test_bus_forgets_a_peer_that_shuts_down_at_once(connected: Connected) -> None:
    store, two, recorders = connected
    third = Bus("c", store.connect_raw, Recorder())
    async with third.running():
        await until(lambda: two[0].knows("c"))
    await until(lambda: recorders[0].lost == ["c"])
    assert not two[0].knows("c")


async def test_a_new_peer_and_the_others_know_each_other_at_once(
    connected: Connected, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(buses, "HEARTBEAT", 1_000.0)

    store, two, recorders = connected
    third = Bus("c", store.connect_raw, Recorder())
    async with third.running():
        await until(lambda: third.knows("a") and third.knows("b"))
        assert two[0].knows("c")
        assert two[1].knows("c")
        assert recorders[0].lost == recorders[1].lost == []


async def test_bus_forgets_a_peer_without_heartbeats(connected: Connected) -> None:
    _, two, recorders = connected
    two[0]._peers["silent"] = 1, asyncio.get_running_loop().time() - buses.TIMEOUT - 1
    await until(lambda: recorders[0].lost == ["silent"])


@given(st.text(), st.integers(0, 2**40), st.lists(st.integers(0, 2**40)))
def test_messages_are_read_as_written(words: str, line: int, lines: list[int]) -> None:
    for message in (
        Heartbeat(line),
        Shutdown(),
        Open(line, words, words, words, words, "facts"),
        Request(line, words),
        Left(line),
        Reply(lines, words),
        Close(line, 1012),
    ):
        assert read(write(message)) == message


# As version 1 wrote them: processes of both versions run during a rolling restart.
VERSION_1: Final = {
    b"\x92\xa5alive\x07": Heartbeat(7),
    b"\x97\xa4call\x01\xa1r\xa1g\xa1n\xa1t\xa5facts": Open(1, "r", "g", "n", "t", "facts"),
    b"\x93\xa3ask\x01\xa2{}": Request(1, "{}"),
    b"\x92\xa4left\x01": Left(1),
    b"\x93\xa4tell\x92\x01\x02\xa2{}": Reply([1, 2], "{}"),
    b"\x93\xa6hangup\x01\xcd\x03\xf4": Close(1, 1012),
    b"\x91\xa4gone": Shutdown(),
}


@pytest.mark.parametrize("data", VERSION_1)
def test_messages_of_version_1_are_read_and_written(data: bytes) -> None:
    assert read(data) == VERSION_1[data]
    assert write(VERSION_1[data]) == data


def test_a_field_that_a_later_version_appends_is_ignored() -> None:
    assert read(b"\x93\xa4left\x01\xa3new") == Left(1)


async def test_bus_ignores_and_logs_a_message_it_does_not_know(
    caplog: pytest.LogCaptureFixture,
) -> None:
    recorder = Recorder()
    bus = Bus("a", _fail_to_connect, recorder)
    for number, data in enumerate((b"\x91\xa5later", write(Left(1)))):
        bus._notified(None, 0, "", f"b {number} . {b64encode(data).decode()}")
    assert recorder.messages == [("b", Left(1))]
    assert "peer b: unknown message ignored" in caplog.text


async def _fail_to_connect() -> None:
    raise OSError
