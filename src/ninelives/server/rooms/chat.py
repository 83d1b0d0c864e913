"""The chat of a room: its latest messages, and a rate limit for each seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.seats import clean_text
from ninelives.server.store.rows import ChatMessage
from ninelives.wire.replies import Said
from ninelives.wire.requests import PHRASES

MESSAGES_SHOWN: Final = 100  # to a client that joins
_BURST: Final = 5  # messages of a seat
_BURST_WINDOW: Final = 10_000  # ms


class Chat:
    def __init__(self, lines: Iterable[ChatMessage]) -> None:
        self._lines = deque(lines, maxlen=MESSAGES_SHOWN)
        self._sent_at: dict[int, deque[int]] = {}

    def text(self, seat: int, name: str, text: str, now: int) -> ChatMessage:
        """A message in the player's own words, not yet added to the chat."""
        shown = clean_text(text)
        if not shown:
            raise RequestRefused("empty-text")
        self._limit_rate(seat, now)
        return ChatMessage(self._next(), seat, name, text=shown, phrase="", at=now)

    def phrase(self, seat: int, name: str, phrase: str, now: int) -> ChatMessage:
        """A quick phrase, not yet added to the chat."""
        if phrase not in PHRASES:
            raise RequestRefused("no-such-phrase")
        self._limit_rate(seat, now)
        return ChatMessage(self._next(), seat, name, text="", phrase=phrase, at=now)

    def add(self, line: ChatMessage) -> Said:
        self._lines.append(line)
        return _message(line)

    def messages(self) -> list[Said]:
        return [_message(line) for line in self._lines]

    def _next(self) -> int:
        return self._lines[-1].number + 1 if self._lines else 0

    def _limit_rate(self, seat: int, now: int) -> None:
        sent_at = self._sent_at.setdefault(seat, deque(maxlen=_BURST))
        if len(sent_at) == _BURST and now - sent_at[0] < _BURST_WINDOW:
            raise RequestRefused("too-fast")
        sent_at.append(now)


def _message(line: ChatMessage) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.phrase)
