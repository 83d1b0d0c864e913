"""`shielded`: the work goes on when its caller is cancelled, and a late failure is not logged."""

from __future__ import annotations

import asyncio
import gc
from asyncio import CancelledError, Event

import pytest

from ninelives.server.tasks import shielded


async def cancel_caller(work: asyncio.Task[str]) -> None:
    caller = asyncio.create_task(shielded(work))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(CancelledError):
        await caller


async def test_shielded_work_goes_on_when_its_caller_is_cancelled() -> None:
    go_on = Event()

    async def work() -> str:
        await go_on.wait()
        return "done"

    task = asyncio.create_task(work())
    await cancel_caller(task)
    go_on.set()
    assert await shielded(task) == "done"


async def test_shielded_work_that_fails_without_a_caller_is_not_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    go_on = Event()

    async def work() -> str:
        await go_on.wait()
        raise OSError("away")

    task = asyncio.create_task(work())
    await cancel_caller(task)
    go_on.set()
    await asyncio.wait([task])
    del task
    gc.collect()
    assert caplog.text == ""
