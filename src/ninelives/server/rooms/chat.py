"""The chat of a room: its latest lines, and rate limits for each seat."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.seats import clean_text
from ninelives.server.store.rows import ChatMessage, NoticeKind
from ninelives.wire.replies import Reacted, Said
from ninelives.wire.requests import PHRASES, REACTIONS

MESSAGES_SHOWN: Final = 100  # to a client that joins
MESSAGES_TAKEN_OVER: Final = 30  # to a rematch
_BURST: Final = 5  # messages and reactions of a seat, and as many notices about it
_BURST_WINDOW: Final = 10_000  # ms


class Chat:
    def __init__(self, lines: Iterable[ChatMessage]) -> None:
        self._lines = deque(lines, maxlen=MESSAGES_SHOWN)
        self._sent = _RateLimit()
        self._told = _RateLimit()

    def text(self, seat: int, name: str, text: str, now: int) -> ChatMessage:
        """A message in the player's own words, not yet added to the chat."""
        shown = clean_text(text)
        if not shown:
            raise RequestRefused("empty-text")
        self._sent.require(seat, now)
        return ChatMessage(self._next(), seat, name, text=shown, phrase="", at=now)

    def phrase(self, seat: int, name: str, phrase: str, now: int) -> ChatMessage:
        """A quick phrase, not yet added to the chat."""
        if phrase not in PHRASES:
            raise RequestRefused("no-such-phrase")
        self._sent.require(seat, now)
        return ChatMessage(self._next(), seat, name, text="", phrase=phrase, at=now)

    def reaction(self, seat: int, reaction: str, now: int) -> Reacted:
        if reaction not in REACTIONS:
            raise RequestRefused("no-such-reaction")
        self._sent.require(seat, now)
        return Reacted(seat, reaction)

    def notice(
        self, seat: int, name: str, notice: NoticeKind, now: int, by: str = ""
    ) -> ChatMessage | None:
        """A notice about a player, not yet added to the chat; None if there were too many."""
        if not self._told.allows(seat, now):
            return None
        return ChatMessage(self._next(), seat, name, "", "", now, notice, by)

    def last_notice(self, seat: int) -> NoticeKind:
        """The latest notice about a seat in this game."""
        for line in reversed(self._lines):
            if line.notice == "rematch":
                break
            if line.notice and line.seat == seat:
                return line.notice
        return ""

    def add(self, line: ChatMessage) -> Said:
        self._lines.append(line)
        return _message(line)

    def messages(self) -> list[Said]:
        return [_message(line) for line in self._lines]

    def _next(self) -> int:
        return self._lines[-1].number + 1 if self._lines else 0

    def for_rematch(self, seat: int, name: str, now: int) -> list[ChatMessage]:
        """The lines that the chat of a rematch begins with; `seat` asked for it."""
        asked = ChatMessage(0, seat, name, "", "", now, "rematch")
        lines = [*list(self._lines)[-MESSAGES_TAKEN_OVER:], asked]
        return [replace(line, number=number) for number, line in enumerate(lines)]


class _RateLimit:
    """Counts what was sent lately, for each seat."""

    def __init__(self) -> None:
        self._sent_at: dict[int, deque[int]] = {}

    def allows(self, seat: int, now: int) -> bool:
        """Count one more, unless there were too many lately."""
        sent_at = self._sent_at.setdefault(seat, deque(maxlen=_BURST))
        if len(sent_at) == _BURST and now - sent_at[0] < _BURST_WINDOW:
            return False
        sent_at.append(now)
        return True

    def require(self, seat: int, now: int) -> None:
        if not self.allows(seat, now):
            raise RequestRefused("too-fast")


def _message(line: ChatMessage) -> Said:
    return Said(line.number, line.seat, line.name, line.text, line.phrase, line.notice, line.by)
