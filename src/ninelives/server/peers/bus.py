"""Messages between processes over PostgreSQL's LISTEN and NOTIFY.

Messages queue up while a statement is under way, and go with the next one. A notification holds at
most 8,000 bytes, so longer messages are split. Messages arrive once and in order; but when a
database connection breaks, those under way are lost. Then all channels of this process are closed,
and its heartbeats carry a new `since`, so that its peers close theirs.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from time import monotonic, time_ns
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from ninelives.server.peers.messages import AnyMessage, Heartbeat, Shutdown, read, write

ALL_PROCESSES: Final = "ninelives"
HEARTBEAT: Final = 1.0  # seconds
TIMEOUT: Final = 4.0  # seconds without a heartbeat until a peer counts as gone
_FRAGMENT: Final = 7_900  # characters of a message in one notification
_MORE, _LAST = "+", "."  # marks of a fragment
_MAX_QUEUED: Final = 32 << 20  # bytes; beyond this the bus reconnects
_RETRY_DELAY: Final = 0.5  # seconds
_SHUTDOWN_GRACE: Final = 1.0  # seconds

_NOTIFY: Final = """
    SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[])
    WITH ORDINALITY AS waiting (channel, payload, number) ORDER BY number
"""

Connect: TypeAlias = Callable[[], Any]  # awaited, returns a new asyncpg connection
_LOG: Final = logging.getLogger(__name__)


class BusListener(Protocol):
    def on_message(self, process: str, message: AnyMessage) -> None: ...

    def on_peer_lost(self, process: str) -> None:
        """All channels to and from this process are closed."""


class Bus:
    """Run it with `running`."""

    def __init__(self, process: str, connect: Connect, listener: BusListener) -> None:
        self.process = process
        self._connect = connect
        self._listener = listener
        self._since = 0
        self._peers: dict[str, tuple[int, float]] = {}  # their `since`, and their last heartbeat
        self._fragments: dict[str, list[str]] = {}  # of incomplete messages
        self._numbers = count()
        self._queue: list[tuple[str, str]] = []
        self._queued = 0  # bytes
        self._wake = asyncio.Event()
        self._ending = False

    def knows(self, process: str) -> bool:
        """True if that process has sent a heartbeat lately."""
        return process in self._peers

    def send(self, process: str, message: AnyMessage) -> None:
        """Queue a message for the next statement; never raises."""
        text = b64encode(write(message)).decode()
        for start in range(0, len(text), _FRAGMENT):
            mark = _LAST if start + _FRAGMENT >= len(text) else _MORE
            # The number makes payloads unique: PostgreSQL delivers only one of two equal ones.
            part = f"{self.process} {next(self._numbers)} {mark} {text[start : start + _FRAGMENT]}"
            self._queue.append((_pg_channel(process), part))
        self._queued += len(text)
        self._wake.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._run(), name="bus")
        try:
            yield
        finally:
            self.send(ALL_PROCESSES, Shutdown())
            self._ending = True
            await asyncio.wait([task], timeout=_SHUTDOWN_GRACE)
            task.cancel()
            await asyncio.wait([task])

    # -- connection -----------------------------------------------------------------------------

    async def _run(self) -> None:
        """Stay connected until the end."""
        while not self._ending:
            try:
                await self._run_connected()
            except Exception as error:
                message = "bus connection failed: %s; relayed clients reconnect, retrying in %s s"
                _LOG.error(message, error, _RETRY_DELAY)
            self._forget_all()
            if not self._ending:
                await asyncio.sleep(_RETRY_DELAY)

    async def _run_connected(self) -> None:
        connection = await self._connect()
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        tasks: list[Task[Any]] = []
        self._since = time_ns()  # first: a heartbeat may be answered before all channels are open
        try:
            for channel in (ALL_PROCESSES, _pg_channel(self.process)):
                await connection.add_listener(channel, self._notified)
            jobs = (self._send_loop(connection), self._heartbeat_loop(), ended.wait())
            tasks = [asyncio.create_task(each) for each in jobs]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            connection.terminate()

    async def _send_loop(self, connection: Any) -> None:
        while self._queued <= _MAX_QUEUED:
            await self._wake.wait()
            self._wake.clear()
            queue, self._queue, self._queued = self._queue, [], 0
            channels, payloads = zip(*queue, strict=True) if queue else ((), ())
            await connection.execute(_NOTIFY, channels, payloads)
            if self._ending:
                return

    async def _heartbeat_loop(self) -> None:
        while True:
            self.send(ALL_PROCESSES, Heartbeat(self._since))
            now = monotonic()
            for process, (_, last) in list(self._peers.items()):
                if now - last > TIMEOUT:
                    self._forget(process)
            await asyncio.sleep(HEARTBEAT)

    # -- messages from peers --------------------------------------------------------------------

    def _notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, _, mark, text = str(payload).split(" ")
        if sender == self.process:
            return
        fragments = self._fragments.setdefault(sender, [])
        fragments.append(text)
        if mark == _LAST:
            del self._fragments[sender]
            self._decode(sender, b64decode("".join(fragments)))

    def _decode(self, process: str, data: bytes) -> None:
        try:
            message = read(data)
        except msgspec.MsgspecError as error:  # of a newer version
            _LOG.warning("peer %s: unknown message ignored: %s", process, error)
        else:
            self._dispatch(process, message)

    def _dispatch(self, process: str, message: AnyMessage) -> None:
        if isinstance(message, Heartbeat):
            self._heartbeat(process, message.since)
        elif isinstance(message, Shutdown):
            self._forget(process)
        else:
            self._listener.on_message(process, message)

    def _heartbeat(self, process: str, since: int) -> None:
        """Answer a new peer's heartbeat at once, so that it can relay to rooms of this process."""
        known = self._peers.get(process)
        if known is not None and known[0] != since:
            self._forget(process)
        if process not in self._peers:
            self.send(process, Heartbeat(self._since))
        self._peers[process] = since, monotonic()

    def _forget(self, process: str) -> None:
        self._peers.pop(process, None)
        self._fragments.pop(process, None)
        self._listener.on_peer_lost(process)

    def _forget_all(self) -> None:
        self._queue, self._queued = [], 0
        for process in list(self._peers):
            self._forget(process)


def _pg_channel(process: str) -> str:
    return process if process == ALL_PROCESSES else f"{ALL_PROCESSES}_{process}"
