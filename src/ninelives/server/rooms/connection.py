"""One socket as its room sees it: who is there, and what he is told.

Telling never waits. What is told lies in an outbox until the socket takes it; whoever lets too
much lie there is dropped, and no room is held up by anybody.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from ninelives.engine.contract import NOBODY
from ninelives.server.asgi import Send
from ninelives.server.metrics import Metrics
from ninelives.wire.reasons import Farewell, Refusal
from ninelives.wire.replies import Goodbye, Refused, Reply, write
from ninelives.wire.requests import Form, Request

OUTBOX: Final = 256  # messages
_NORMAL: Final = 1000
_TRY_AGAIN: Final = 1013
_CODES: Final[dict[Farewell, int]] = {
    "unknown-room": _NORMAL,
    "try-again": 1012,
    "too-big": 1009,
    "hello-first": 1008,
    "too-fast": 1008,
}


class Connection:
    """Who is there: `guest` by his cookie ("" for none), later also by the token of a seat."""

    def __init__(self, guest: str, name: str, metrics: Metrics) -> None:
        self.guest = guest
        self.name = name
        self.token_hash = b""
        self.form: Form = "picture"
        self.seat: int = NOBODY
        self.hung_up = asyncio.Event()
        self._metrics = metrics
        self._outbox: deque[str] = deque()
        self._filled = asyncio.Event()
        self._code = _NORMAL

    def tell(self, reply: Reply) -> None:
        self.tell_text(write(reply).decode())

    def tell_text(self, text: str) -> None:
        """A reply that was written once for many."""
        if self.hung_up.is_set():
            return
        if len(self._outbox) >= OUTBOX:
            self.hang_up("too-slow")
            return
        self._outbox.append(text)
        self._filled.set()

    def refuse(
        self, request: Request | None, reason: Refusal | str, rule: str = "", action: int = -1
    ) -> None:
        """Say no; `reason` is one of ours, or a game's together with its rule."""
        self._metrics.refusals.add(of=reason)
        name = type(request).__name__.lower() if request is not None else ""
        self.tell(Refused(name, reason, rule, action))

    def hang_up(self, reason: Farewell) -> None:
        """Say goodbye, and nothing any more."""
        if self.hung_up.is_set():
            return
        if reason == "too-slow":
            self._outbox.clear()
        self._outbox.append(write(Goodbye(reason)).decode())
        self._code = _CODES.get(reason, _TRY_AGAIN)
        self.hung_up.set()
        self._filled.set()

    async def deliver(self, send: Send) -> None:
        """Send what is told, until the last word is said or nobody is there to hear it."""
        try:
            while not (self.hung_up.is_set() and not self._outbox):
                await self._filled.wait()
                while self._outbox:
                    await send({"type": "websocket.send", "text": self._outbox.popleft()})
                if not self.hung_up.is_set():
                    self._filled.clear()
            await send({"type": "websocket.close", "code": self._code})
        except OSError:
            return  # the other side is gone, which whoever listens there is told as well
