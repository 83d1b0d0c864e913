"""Reading one message: whatever is wrong with it, there is one error for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """Reads messages of this kind from their JSON; what it gives back raises MsgspecError only.

    msgspec itself lets through what Python says of bytes that are no text, and of lists in lists
    in lists.
    """
    decode = msgspec.json.Decoder(kind).decode

    def read(text: bytes | str) -> Any:
        try:
            return decode(text)
        except (UnicodeDecodeError, RecursionError) as error:
            raise msgspec.DecodeError(str(error)) from None

    return read
