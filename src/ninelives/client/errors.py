"""Errors of a client."""

from __future__ import annotations

from ninelives.engine.errors import NinelivesError


class BadLink(NinelivesError):
    """The text is not a link to a table."""

    def __init__(self) -> None:
        super().__init__("a link to a table looks like https://host/t/ROOM or …/t/ROOM#TOKEN")


class RequestRejected(NinelivesError):
    """The server refused a request and did nothing.

    `reason` is a code of docs/protocol.md; for a move, `rule` is the clause that forbids it.
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.reason = reason
        self.rule = rule


class TableClosed(NinelivesError):
    """The connection is lost for good: `reason` is the server's close reason, or `unreachable`,
    `other-protocol` or `left`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
