"""What people say to each other: a few lines are kept, and nobody floods the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from ninelives.server.rooms.names import readable
from ninelives.server.rooms.refusing import Refused
from ninelives.server.store.rows import ChatMessage
from ninelives.wire.replies import Said
from ninelives.wire.requests import PHRASES

LINES_SHOWN: Final = 100  # to whoever comes in
_LINES_AT_ONCE: Final = 5
_WITHIN: Final = 10_000  # ms


class Chat:
    def __init__(self, lines: Iterable[ChatMessage]) -> None:
        self._lines = deque(lines, maxlen=LINES_SHOWN)
        self._spoken: dict[int, deque[int]] = {}

    def words(self, seat: int, name: str, text: str, now: int) -> ChatMessage:
        """A line in own words, not yet part of the chat."""
        shown = readable(text)
        if not shown:
            raise Refused("empty-text")
        self._not_too_fast(seat, now)
        return ChatMessage(self._next(), seat, name, text=shown, phrase="", at=now)

    def phrase(self, seat: int, name: str, phrase: str, now: int) -> ChatMessage:
        if phrase not in PHRASES:
            raise Refused("no-such-phrase")
        self._not_too_fast(seat, now)
        return ChatMessage(self._next(), seat, name, text="", phrase=phrase, at=now)

    def add(self, line: ChatMessage) -> Said:
        self._lines.append(line)
        return said(line)

    def so_far(self) -> list[Said]:
        return [said(line) for line in self._lines]

    def _next(self) -> int:
        return self._lines[-1].number + 1 if self._lines else 0

    def _not_too_fast(self, seat: int, now: int) -> None:
        spoken = self._spoken.setdefault(seat, deque(maxlen=_LINES_AT_ONCE))
        if len(spoken) == _LINES_AT_ONCE and now - spoken[0] < _WITHIN:
            raise Refused("too-fast")
        spoken.append(now)


def said(line: ChatMessage) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.phrase)
