"""The body of a call, which is JSON or malformed."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class Call(Request[Any, Any, Any]):
    """Litestar lets through what Python says of bytes that are no text, and of lists in lists."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError):
            raise ClientException from None
