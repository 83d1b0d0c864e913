"""Work that is finished though whoever waits for it may go away."""

from __future__ import annotations

import asyncio
from asyncio import Future
from typing import Any, TypeVar

T = TypeVar("T")


async def finished(work: Future[T]) -> T:
    """What comes of it. It does not end with its caller; if it fails after that, nobody is told."""
    work.add_done_callback(_heard)
    return await asyncio.shield(work)


def _heard(work: Future[Any]) -> None:
    """Else it would be told as a mistake that nobody has heard of it."""
    if not work.cancelled():
        work.exception()
