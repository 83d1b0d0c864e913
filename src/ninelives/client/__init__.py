"""Playing on a server from Python: open a table, take a seat, answer views with actions.

with join(link) as table:
    for view in table.choices():
        table.act(bot.choose(view))
"""

from __future__ import annotations

from ninelives.client.errors import BadLink, RequestRejected, TableClosed
from ninelives.client.links import open_table
from ninelives.client.table import Table
from ninelives.wire.replies import Timing

__all__ = ["BadLink", "RequestRejected", "Table", "TableClosed", "Timing", "join", "open_table"]


def join(link: str) -> Table:
    """The table behind a link: a seat link takes the seat, a room link watches.

    Raises BadLink, TableClosed, RequestRejected.
    """
    return Table(link)
