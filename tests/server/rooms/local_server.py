"""A server in the test's event loop, on a real port, with a clock that the test sets.

The test can inspect its rooms; clients connect by WebSocket.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ninelives import games
from ninelives.bots.levels import Budget
from ninelives.server.app_state import AppState, openings
from ninelives.server.config import Config
from ninelives.server.identity import COOKIE, Identity
from ninelives.server.metrics import Metrics
from ninelives.server.peers.locator import RoomLocator
from ninelives.server.previews.gallery import Gallery
from ninelives.server.rooms.clocks import Alarm, ServerClock
from ninelives.server.rooms.registry import RoomRegistry
from ninelives.server.rooms.room import Room
from ninelives.server.runner import uvicorn_config
from ninelives.server.store import GuestRow, Store
from ninelives.wire.http import NewRoom, Opened
from ninelives.wire.replies import PROTOCOL
from testkit.server import GENEROUS

Message = dict[str, Any]

NO_SUCH_ACTION = 999_999
FOR_EVER = 10_000  # ms: a pause that does not end while the test runs
PATIENCE = 60.0  # seconds for a message, or for a condition of `until`


class ManualClock(ServerClock):
    """A clock that advances when the test says so. Pauses end at once, or never."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1_800_000_000_000
        self._alarms: dict[int, tuple[int, Callable[[], None]]] = {}
        self._count = 0
        self.paused: list[int] = []

    def now(self) -> int:
        return self._now

    def later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        self._count += 1
        self._alarms[self._count] = (self._now + milliseconds, call)
        return _Cancel(self._alarms, self._count)

    async def pause(self, milliseconds: int) -> None:
        self.paused.append(milliseconds)
        if milliseconds >= FOR_EVER:
            await asyncio.Event().wait()

    def advance(self, milliseconds: int) -> None:
        self._now += milliseconds
        for number, (at, call) in sorted(self._alarms.items()):
            if at <= self._now:
                del self._alarms[number]
                call()


@dataclass
class _Cancel:
    alarms: dict[int, tuple[int, Callable[[], None]]]
    number: int

    def cancel(self) -> None:
        self.alarms.pop(self.number, None)


@dataclass
class Client:
    """One WebSocket; `heard` is every message exactly as received."""

    socket: ClientConnection
    heard: list[str] = field(default_factory=list)

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def next(self, kind: str = "") -> Message:
        """The next message, or the next of that kind."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self.socket.recv()
            assert isinstance(text, str)
            self.heard.append(text)
            message: Message = msgspec.json.decode(text)
            if kind in ("", message["type"]):
                return message

    async def all_until(self, kind: str) -> list[Message]:
        messages = [await self.next()]
        while messages[-1]["type"] != kind:
            messages.append(await self.next())
        return messages

    async def so_far(self) -> list[Message]:
        """All messages sent so far: those before the answer to a request that is always refused."""
        await self.say("why", action=NO_SUCH_ACTION)
        messages: list[Message] = []
        while True:
            message = await self.next()
            if message["type"] == "refused" and message["action"] == NO_SUCH_ACTION:
                return messages
            messages.append(message)

    async def asked(self, kind: str, **fields: Any) -> list[Message]:
        """Send a request, and return the messages that follow."""
        await self.say(kind, **fields)
        return await self.so_far()

    async def to_the_end(self) -> list[Message]:
        """All messages until the server closes the connection."""
        messages: list[Message] = []
        try:
            while True:
                messages.append(await self.next())
        except ConnectionClosed:
            return messages


@dataclass
class LocalServer:
    registry: RoomRegistry
    state: AppState
    clock: ManualClock
    url: str
    stack: AsyncExitStack

    async def open(self, game: str, **wish: Any) -> Opened:
        """A room with the guest "ada" as its host."""
        return await self.registry.open(NewRoom(game=game, **wish), "ada", "Ada")

    async def alone(self, game: str = "felix", **wish: Any) -> tuple[Opened, Client]:
        """A running game of Ada against random bots, and her client."""
        seats = min(games.load(game).info.seats)
        bots = ["random"] * (seats - 1)
        opened = await self.open(game, seats=seats, bots=bots, begin=True, **wish)
        return opened, await self.join(opened.room, token=opened.token)

    async def room(self, name: str) -> Room:
        room = await self.registry.find(name)
        assert room is not None
        return room

    async def welcome(self, room: str, *, token: str = "", **who: Any) -> Message:
        """The first message to a new client with these credentials."""
        client = await self.dial(**who)
        await client.say("hello", room=room, token=token)
        return await client.next()

    def cookie(self, guest: str) -> str:
        return f"{COOKIE}={self.state.identity.cookie(guest)}"

    async def named(self, guest: str, name: str) -> None:
        await self.state.store.save_guest(GuestRow(guest, name, 0))

    async def dial(self, *, guest: str = "", cookie: str = "", **options: Any) -> Client:
        """A connection before its hello."""
        headers = {"Cookie": cookie or self.cookie(guest)} if guest or cookie else {}
        address = f"ws{self.url.removeprefix('http')}/ws"
        # Without a limit of the queue, closing does not wait until all messages are read.
        options = {"max_queue": None, **options}
        connection = connect(address, additional_headers=headers, compression=None, **options)
        return Client(await self.stack.enter_async_context(connection))

    async def join(
        self, room: str, *, token: str = "", guest: str = "", form: str = "facts", **options: Any
    ) -> Client:
        """A client in the room that has received the current state."""
        client = await self.dial(guest=guest, **options)
        await client.say("hello", room=room, token=token, form=form, protocol=PROTOCOL)
        await client.so_far()
        return client

    async def get(self, path: str, *, cookie: str = "", token: str = "") -> tuple[int, bytes]:
        headers = {"Cookie": cookie} if cookie else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return await asyncio.to_thread(_get, self.url + path, headers)


def _get(url: str, headers: dict[str, str]) -> tuple[int, bytes]:
    try:
        with urlopen(Request(url, headers=headers)) as answer:  # noqa: S310
            return answer.status, answer.read()
    except HTTPError as error:
        return error.code, error.read()


@asynccontextmanager
async def local_server(folder: Path, **wishes: Any) -> AsyncIterator[LocalServer]:
    usual: dict[str, Any] = {
        "bot_pause": (0, 0),
        "hint": Budget(simulations=20),
        "review": Budget(simulations=2),
        "limits": GENEROUS,
    }
    config = Config(data_dir=folder, **{**usual, **wishes})
    metrics, clock = Metrics(), ManualClock()
    store = await Store.open(config.database_url, metrics.committed, config.lease)
    registry = RoomRegistry(store, config, metrics, clock)
    peers = RoomLocator(store, registry, metrics)
    allowed = openings(config.limits)
    state = AppState(
        config, metrics, store, Identity(b"k" * 32), registry, peers, allowed, Gallery()
    )
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn_config(state))
    running = asyncio.create_task(server.serve([listening]))
    async with AsyncExitStack() as stack:
        try:
            await registry.start()
            url = f"http://127.0.0.1:{listening.getsockname()[1]}"
            yield LocalServer(registry, state, clock, url, stack)
        finally:
            await registry.close()
            server.should_exit = True
            await running
            await store.close()


async def until(condition: Callable[[], object]) -> None:
    """Let the server work until the condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0)
