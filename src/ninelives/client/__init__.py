"""Playing on a server from Python, without any knowledge of networks.

with join(link) as table:
    for view in table.choices():
        table.act(bot.choose(view))
"""

from __future__ import annotations

from ninelives.client.errors import BadLink, RequestRejected, TableClosed
from ninelives.client.links import open_table
from ninelives.client.table import Table

__all__ = ["BadLink", "RequestRejected", "Table", "TableClosed", "join", "open_table"]


def join(link: str) -> Table:
    """The table behind a link: with a seat's link its seat, else as somebody who watches."""
    return Table(link)
