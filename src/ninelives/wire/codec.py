"""Decodes one message; every fault raises the same error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


def reader(kind: Any) -> Callable[[bytes | str], Any]:
    """A decoder of JSON messages of this kind that raises nothing but MsgspecError.

    msgspec itself lets UnicodeDecodeError and RecursionError through.
    """
    decode = msgspec.json.Decoder(kind).decode

    def read(text: bytes | str) -> Any:
        try:
            return decode(text)
        except (UnicodeDecodeError, RecursionError) as error:
            raise msgspec.DecodeError(str(error)) from None

    return read
