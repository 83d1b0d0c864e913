"""Awaiting work that must outlive its caller."""

from __future__ import annotations

import asyncio
from asyncio import Future
from typing import Any, TypeVar

T = TypeVar("T")


async def shielded(work: Future[T]) -> T:
    """The result of the work. Cancelling the caller does not cancel the work, and a failure after
    that is dropped."""
    work.add_done_callback(_retrieve_exception)
    return await asyncio.shield(work)


def _retrieve_exception(work: Future[Any]) -> None:
    """Otherwise asyncio logs "exception was never retrieved"."""
    if not work.cancelled():
        work.exception()
