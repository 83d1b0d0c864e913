"""Links of tables. `https://host/t/ROOM` shows a room; with `#TOKEN` behind it, it is a seat."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from ninelives.client.errors import BadLink

_LINK: Final = re.compile(
    r"(https?://[^/?#\s]+(?:/[^?#\s]*)?)/t/([0-9a-z]{12})/?(?:#([A-Za-z0-9_-]{1,64}))?"
)


@dataclass(frozen=True)
class Link:
    site: str
    room: str
    token: str = field(default="", repr=False)  # whoever has it has the seat

    @classmethod
    def read(cls, text: str) -> Link:
        """The link in a text; raises BadLink."""
        match = _LINK.fullmatch(text.strip())
        if match is None:
            raise BadLink
        return cls(match[1], match[2], match[3] or "")

    def __str__(self) -> str:
        return f"{self.site}/t/{self.room}" + (f"#{self.token}" if self.token else "")

    @property
    def socket(self) -> str:
        """Where the server listens."""
        return f"ws{self.site.removeprefix('http')}/ws"
