"""How the code of a room says no."""

from __future__ import annotations

from ninelives.engine.errors import NinelivesError
from ninelives.wire.error_codes import OpenErrorCode, ReplayErrorCode, RequestErrorCode


class Refused(NinelivesError):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, reason: RequestErrorCode) -> None:
        super().__init__(reason)
        self.reason = reason


class NotOpened(NinelivesError):
    """A room that was wished for and cannot be; `detail` says more in English."""

    def __init__(self, reason: OpenErrorCode, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


class NotShown(NinelivesError):
    """A game that this asker may not see again, or not so."""

    def __init__(self, reason: ReplayErrorCode) -> None:
        super().__init__(reason)
        self.reason = reason
