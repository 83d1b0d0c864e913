"""Exceptions for requests that a room refuses."""

from __future__ import annotations

from ninelives.engine.errors import NinelivesError
from ninelives.wire.error_codes import OpenErrorCode, ReplayErrorCode, RequestErrorCode


class RequestRefused(NinelivesError):
    """A client's request is not carried out, and nothing has changed."""

    def __init__(self, reason: RequestErrorCode) -> None:
        super().__init__(reason)
        self.reason = reason


class RoomNotCreated(NinelivesError):
    """A new room is not created; `detail` says more in English."""

    def __init__(self, reason: OpenErrorCode, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class NotViewable(NinelivesError):
    """A record, deal, replay or review is not available to this caller."""

    def __init__(self, reason: ReplayErrorCode) -> None:
        super().__init__(reason)
        self.reason = reason
