"""What can go wrong at a table that is somewhere else."""

from __future__ import annotations

from ninelives.engine.errors import NinelivesError


class BadLink(NinelivesError):
    """A text that is no link of a table."""

    def __init__(self) -> None:
        super().__init__("a link of a table looks like https://host/t/ROOM or …/t/ROOM#TOKEN")


class RequestRejected(NinelivesError):
    """The server did nothing: `rule` is the clause that forbids a move, else it is empty."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {reason}" if rule else reason)
        self.reason = reason
        self.rule = rule


class TableClosed(NinelivesError):
    """There is no way back to the table: the server said goodbye, or is not to be reached."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
