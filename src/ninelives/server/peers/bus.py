"""Messages between processes, by LISTEN and NOTIFY of PostgreSQL.

What is sent is gathered while the last was on its way, and goes in one statement. A notification
has at most 8,000 bytes, so what is longer goes in pieces. Nothing is sent twice or in another
order; but when a connection to the database breaks, what was under way is lost. Then all that this
process had with others is over, and it says so by a new `since`.
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

from ninelives.server.peers.messages import Alive, AnyMessage, Gone, read, write

EVERYBODY: Final = "ninelives"
BEAT: Final = 1.0  # seconds
SILENCE: Final = 4.0  # seconds without a beat: somebody is gone
_PIECE: Final = 7_900  # characters of a message in one notification
_MORE, _LAST = "+", "."  # whether more of it follows
_MOST_WAITING: Final = 32 << 20  # bytes; whoever lets so much gather hears nothing in time anyway
_AGAIN_AFTER: Final = 0.5  # seconds
_GOODBYE_WITHIN: Final = 1.0  # seconds

_NOTIFY: Final = """
    SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[])
    WITH ORDINALITY AS waiting (channel, payload, number) ORDER BY number
"""

Connect: TypeAlias = Callable[[], Any]  # a new asyncpg connection, awaited
_LOG = logging.getLogger(__name__)


class Hears(Protocol):
    """Whoever the messages are for."""

    def heard(self, process: str, message: AnyMessage) -> None: ...

    def lost(self, process: str) -> None:
        """All that was between this process and that one is over."""


class Bus:
    """Run it with `running`."""

    def __init__(self, process: str, connect: Connect, hears: Hears) -> None:
        self.process = process
        self._connect = connect
        self._hears = hears
        self._since = 0
        self._others: dict[str, tuple[int, float]] = {}  # since when they are, and last heard
        self._begun: dict[str, list[str]] = {}  # pieces of messages that are not whole
        self._numbers = count()
        self._waiting: list[tuple[str, str]] = []
        self._size = 0
        self._wake = asyncio.Event()
        self._ending = False

    def knows(self, process: str) -> bool:
        """Whether that one was heard of lately."""
        return process in self._others

    def send(self, process: str, message: AnyMessage) -> None:
        """On its way with the next statement; raises nothing."""
        text = b64encode(write(message)).decode()
        for start in range(0, len(text), _PIECE):
            rest = _LAST if start + _PIECE >= len(text) else _MORE
            # The number makes all of them different: of two alike only one would be delivered.
            piece = f"{self.process} {next(self._numbers)} {rest} {text[start : start + _PIECE]}"
            self._waiting.append((_channel(process), piece))
        self._size += len(text)
        self._wake.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._run(), name="bus")
        try:
            yield
        finally:
            self.send(EVERYBODY, Gone())
            self._ending = True
            await asyncio.wait([task], timeout=_GOODBYE_WITHIN)
            task.cancel()
            await asyncio.wait([task])

    # -- inside ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Connected, and again when that ends."""
        while not self._ending:
            try:
                await self._connected()
            except Exception as error:
                _LOG.error("other processes cannot be reached: %s", error)
            self._forget_all()
            if not self._ending:
                await asyncio.sleep(_AGAIN_AFTER)

    async def _connected(self) -> None:
        connection = await self._connect()
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        tasks: list[Task[Any]] = []
        try:
            for channel in (EVERYBODY, _channel(self.process)):
                await connection.add_listener(channel, self._delivered)
            self._since = time_ns()
            tasks = [asyncio.create_task(each) for each in self._jobs(connection, ended)]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            connection.terminate()

    def _jobs(self, connection: Any, ended: asyncio.Event) -> list[Any]:
        return [self._sending(connection), self._beating(), ended.wait()]

    async def _sending(self, connection: Any) -> None:
        while self._size <= _MOST_WAITING:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting, self._size = self._waiting, [], 0
            channels, payloads = zip(*waiting, strict=True) if waiting else ((), ())
            await connection.execute(_NOTIFY, channels, payloads)
            if self._ending:
                return

    async def _beating(self) -> None:
        while True:
            self.send(EVERYBODY, Alive(self._since))
            now = monotonic()
            for process, (_, last) in list(self._others.items()):
                if now - last > SILENCE:
                    self._forget(process)
            await asyncio.sleep(BEAT)

    def _delivered(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        sender, _, rest, text = str(payload).split(" ")
        if sender == self.process:
            return
        begun = self._begun.setdefault(sender, [])
        begun.append(text)
        if rest == _LAST:
            del self._begun[sender]
            self._take(sender, read(b64decode("".join(begun))))

    def _take(self, process: str, message: AnyMessage) -> None:
        if isinstance(message, Alive):
            self._heard_of(process, message.since)
        elif isinstance(message, Gone):
            self._forget(process)
        else:
            self._hears.heard(process, message)

    def _heard_of(self, process: str, since: int) -> None:
        """Who is new does not know of us, and is told at once: his visitors may have rooms here."""
        known = self._others.get(process)
        if known is not None and known[0] != since:
            self._forget(process)
        if process not in self._others:
            self.send(process, Alive(self._since))
        self._others[process] = since, monotonic()

    def _forget(self, process: str) -> None:
        self._others.pop(process, None)
        self._begun.pop(process, None)
        self._hears.lost(process)

    def _forget_all(self) -> None:
        self._waiting, self._size = [], 0
        for process in list(self._others):
            self._forget(process)


def _channel(process: str) -> str:
    return process if process == EVERYBODY else f"{EVERYBODY}_{process}"
