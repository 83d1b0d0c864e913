"""One socket as its room sees it: who is there, and what he is told.

Telling never waits. Whoever lets too much lie on the line is dropped, and no room is held up by
anybody.
"""

from __future__ import annotations

from typing import Final, Protocol

from ninelives.engine.contract import NOBODY
from ninelives.server.line import frame_of
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.gate import Gate
from ninelives.wire.error_codes import CloseReason, RequestErrorCode
from ninelives.wire.replies import Goodbye, Refused, Reply, write
from ninelives.wire.requests import Form, Request

UNSENT: Final = 256 * 1024  # bytes: dozens of views, or a chat that is told from its beginning
BEGIN_ANEW: Final = 1012  # codes of RFC 6455 and its list
_TRY_AGAIN: Final = 1013
_CODES: Final[dict[CloseReason, int]] = {
    "unknown-room": 1000,
    "try-again": BEGIN_ANEW,
    "too-big": 1009,
    "hello-first": 1008,
    "too-fast": 1008,
}


class Line(Protocol):
    """The way to the other side."""

    def say(self, frame: bytes) -> None:
        """At once, or as soon as the other side takes it; never waits."""

    @property
    def unsent(self) -> int:
        """How many bytes the other side has not taken yet."""

    def hang_up(self, code: int) -> None:
        """After what was said so far."""


class Connection:
    """Who is there: `guest` by his cookie ("" for none), later also by the token of a seat."""

    def __init__(self, guest: str, name: str, line: Line, metrics: Metrics) -> None:
        self.guest = guest
        self.name = name
        self.token_hash = b""
        self.form: Form = "picture"
        self.seat: int = NOBODY
        self.hung_up = False
        self.gate: Gate | None = None  # of the room
        self._line = line
        self._metrics = metrics

    def tell(self, reply: Reply) -> None:
        self.tell_frame(frame_of(write(reply)))

    def tell_frame(self, frame: bytes) -> None:
        """A reply that was written once for many."""
        if self.gate is not None and self.gate.is_shut:
            self.gate.hold(self._send, frame)
        else:
            self._send(frame)

    def _send(self, frame: bytes) -> None:
        if self.hung_up:
            return
        if self._line.unsent > UNSENT:
            self.hang_up("too-slow")
        else:
            self._line.say(frame)

    def refuse(
        self,
        request: Request | None,
        reason: RequestErrorCode | str,
        rule: str = "",
        action: int = -1,
    ) -> None:
        """Say no; `reason` is one of ours, or a game's together with its rule."""
        self._metrics.refusals.add(of=reason)
        name = type(request).__name__.lower() if request is not None else ""
        self.tell(Refused(name, reason, rule, action))

    def hang_up(self, reason: CloseReason) -> None:
        """Say goodbye, and nothing any more."""
        if not self.hung_up:
            self._line.say(frame_of(write(Goodbye(reason))))
            self.cut(_CODES.get(reason, _TRY_AGAIN))

    def cut(self, code: int) -> None:
        """Hang up; goodbye was said already, or there is nothing to say."""
        if not self.hung_up:
            self.hung_up = True
            self._line.hang_up(code)
