"""Nothing leaves a room before everything it may speak of is committed.

The room itself does not wait for the disk: it goes on, and what it says lies here meanwhile. So
several who choose at the same time wait for one commit, and not each for that of the one before.
"""

from __future__ import annotations

from asyncio import Future
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

Send: TypeAlias = Callable[[bytes], None]


class Gate:
    """`broken` is called when something was not kept; what was said after it is never sent."""

    def __init__(self, broken: Callable[[BaseException], None]) -> None:
        self._broken = broken
        self._asked = 0  # commits
        self._kept = 0
        self._held: deque[tuple[int, Send, bytes]] = deque()

    @property
    def is_shut(self) -> bool:
        return self._kept < self._asked

    def wait_for(self, commit: Future[None]) -> None:
        """Whatever is said from now on speaks of this too. Commits end in the order they began."""
        self._asked += 1
        commit.add_done_callback(self._ended)

    def hold(self, send: Send, frame: bytes) -> None:
        self._held.append((self._asked, send, frame))

    def _ended(self, commit: Future[None]) -> None:
        error = commit.exception()
        if error is not None:
            self._held.clear()
            self._broken(error)
            return
        self._kept += 1
        while self._held and self._held[0][0] <= self._kept:
            _, send, frame = self._held.popleft()
            send(frame)
