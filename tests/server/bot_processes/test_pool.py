"""BotProcessPool: workers are started when needed, replaced when they die, killed on close."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace

import pytest

from ninelives.engine.contract import View
from ninelives.processes import MAX_CRASHES
from ninelives.server.bot_processes import pool as pool_module
from ninelives.server.bot_processes.pool import NoAnswer
from tests.server.bot_processes.choices import choice, here, pool_of, settle, stopped, view_of


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_workers_are_started_when_needed_and_not_before() -> None:
    """Bots that do not search need none, one choice needs one, and there is a maximum."""
    async with pool_of(2) as pool:
        for bot in ("random", "greedy"):
            assert await pool.choose(choice(bot), 0) == here(choice(bot))
        assert pool.pids == []
        for seed in range(2):
            assert await pool.choose(choice(seed=seed), 0) == here(choice(seed=seed))
        assert len(pool.pids) == 1
        asked = [choice(seed=seed) for seed in range(6)]
        answers = await asyncio.gather(*(pool.choose(each, 0) for each in asked))
        assert answers == [here(each) for each in asked]
        assert len(pool.pids) == 2


async def test_a_worker_has_a_lower_priority_than_the_server() -> None:
    async with pool_of(1) as pool:
        await pool.choose(choice(), 0)
        [pid] = pool.pids
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + 10)


async def test_a_choice_is_repeated_when_its_worker_dies() -> None:
    async with pool_of(1) as pool:
        pid = await stopped(pool)
        answer = asyncio.create_task(pool.choose(choice(seed=3), 0))
        await settle()
        os.kill(pid, signal.SIGKILL)
        assert await answer == here(choice(seed=3))
        assert not is_there(pid)
        assert len(pool.pids) == 1


async def test_choose_raises_no_answer_when_workers_keep_dying_or_cannot_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with pool_of(1) as pool:
        monkeypatch.setattr(pool_module, "COMMAND", (sys.executable, "-S", "-c", ""))
        with pytest.raises(NoAnswer, match="crashed"):
            await pool.choose(choice(), 0)
        assert len(caplog.records) == MAX_CRASHES
        monkeypatch.setattr(pool_module, "COMMAND", ("/no/such/program",))
        with pytest.raises(NoAnswer, match="No such file"):
            await pool.choose(choice(), 0)
        assert pool.pids == []
        monkeypatch.undo()
        assert await pool.choose(choice(), 0) == here(choice())


async def test_an_error_of_the_bot_reaches_the_caller_and_its_worker_goes_on() -> None:
    async with pool_of(1) as pool:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="BadFacts"):
                await pool.choose(replace(choice(), view=Unreadable()), 0)
        pids = pool.pids
        assert await pool.choose(choice(), 0) == here(choice())
        assert pool.pids == pids


class Unreadable(View):
    """A view that cannot be rebuilt from its facts."""

    def __init__(self) -> None:
        super().__init__(0, "", view_of(forced=False).legal)

    def facts(self) -> dict[str, object]:
        return {}


async def test_a_worker_that_exceeds_the_patience_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", 0.05)

    async with pool_of(1) as pool:
        with pytest.raises(NoAnswer, match="seconds"):
            await pool.choose(choice("tiger:900s"), 0)
        assert pool.pids == []


async def test_a_cancelled_choice_is_not_sent_unless_it_was_already() -> None:
    """A choice that was sent is searched to its end, and keeps its place until then."""
    async with pool_of(1) as pool:
        pid = await stopped(pool)
        asked: list[int] = []
        views = [Counted(seed, asked) for seed in range(3)]
        tasks = [
            asyncio.create_task(pool.choose(replace(choice(), view=view), 0)) for view in views
        ]
        await settle()
        tasks[0].cancel()
        tasks[1].cancel()
        await settle()
        assert asked == [0]
        os.kill(pid, signal.SIGCONT)
        assert await tasks[2] == here(choice())
        assert asked == [0, 2]
        assert pool.pids == [pid]


class Counted(View):
    """A view that notes when it is sent."""

    def __init__(self, number: int, asked: list[int]) -> None:
        self._view = view_of(forced=False)
        super().__init__(self._view.seat, self._view.asked, self._view.legal)
        self._number, self._asked = number, asked

    def facts(self) -> dict[str, object]:
        self._asked.append(self._number)
        return self._view.facts()


async def test_close_kills_workers_at_once_even_during_a_search() -> None:
    pids: list[int] = []
    thoughts: list[asyncio.Task[int]] = []

    async with pool_of(2) as pool:
        await asyncio.gather(*(pool.choose(choice(), table) for table in range(2)))
        pids.extend(pool.pids)
        thoughts.append(asyncio.create_task(pool.choose(choice("tiger:900s"), 0)))
        await settle()
        assert all(is_there(pid) for pid in pids)
    assert thoughts[0].cancelled()
    assert len(pids) == 2
    assert not any(is_there(pid) for pid in pids)
