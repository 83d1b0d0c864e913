"""What is begun is finished, whoever goes away meanwhile, and no mistake is made of it."""

from __future__ import annotations

import asyncio
import gc
from asyncio import CancelledError, Event

import pytest

from ninelives.server.tasks import shielded


async def left_alone(work: asyncio.Task[str]) -> None:
    """Whoever waited for it goes away."""
    waiting = asyncio.create_task(shielded(work))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(CancelledError):
        await waiting


def test_work_goes_on_when_its_caller_is_gone() -> None:
    async def do() -> str:
        go_on = Event()

        async def work() -> str:
            await go_on.wait()
            return "done"

        task = asyncio.create_task(work())
        await left_alone(task)
        go_on.set()
        return await shielded(task)

    assert asyncio.run(do()) == "done"


def test_what_fails_then_is_not_told_as_a_mistake(caplog: pytest.LogCaptureFixture) -> None:
    async def do() -> None:
        go_on = Event()

        async def work() -> str:
            await go_on.wait()
            raise OSError("away")

        task = asyncio.create_task(work())
        await left_alone(task)
        go_on.set()
        await asyncio.wait([task])
        del task
        gc.collect()

    asyncio.run(do())
    assert caplog.text == ""
