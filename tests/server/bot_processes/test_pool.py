"""Bots that search think in processes, which are there when needed and gone when not."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import replace

import pytest

from ninelives.engine.contract import View
from ninelives.processes import MOST_DEATHS
from ninelives.server.bot_processes import pool as pool_module
from ninelives.server.bot_processes.pool import BotProcessPool, NoAnswer
from tests.server.bot_processes.thoughts import (
    choice,
    here,
    settle,
    stopped,
    view_of,
    with_pool,
)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_processes_are_started_when_needed_and_not_before() -> None:
    """Quick bots need none, one thought needs one, and there are never more than so many."""

    async def run(pool: BotProcessPool) -> None:
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

    with_pool(2, run)


def test_a_process_lets_the_server_go_first() -> None:
    async def run(pool: BotProcessPool) -> None:
        await pool.choose(choice(), 0)
        [pid] = pool.pids
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, own + 10)

    with_pool(1, run)


def test_a_choice_survives_the_process_it_was_made_in() -> None:
    async def run(pool: BotProcessPool) -> None:
        pid = await stopped(pool)
        answer = asyncio.create_task(pool.choose(choice(seed=3), 0))
        await settle()
        os.kill(pid, signal.SIGKILL)
        assert await answer == here(choice(seed=3))
        assert not is_there(pid)
        assert len(pool.pids) == 1

    with_pool(1, run)


def test_what_no_process_survives_has_no_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor what none can be started for."""

    async def run(pool: BotProcessPool) -> None:
        monkeypatch.setattr(pool_module, "COMMAND", (sys.executable, "-S", "-c", ""))
        with pytest.raises(NoAnswer, match="died"):
            await pool.choose(choice(), 0)
        assert len(caplog.records) == MOST_DEATHS
        monkeypatch.setattr(pool_module, "COMMAND", ("/no/such/program",))
        with pytest.raises(NoAnswer, match="No such file"):
            await pool.choose(choice(), 0)
        assert pool.pids == []
        monkeypatch.undo()
        assert await pool.choose(choice(), 0) == here(choice())

    with_pool(1, run)


def test_a_bot_that_fails_says_how_and_its_process_goes_on() -> None:
    async def run(pool: BotProcessPool) -> None:
        for _ in range(2):
            with pytest.raises(NoAnswer, match="BadFacts"):
                await pool.choose(replace(choice(), view=Unreadable()), 0)
        pids = pool.pids
        assert await pool.choose(choice(), 0) == here(choice())
        assert pool.pids == pids

    with_pool(1, run)


class Unreadable(View):
    """A view that no other process can make again."""

    def __init__(self) -> None:
        super().__init__(0, "", view_of(forced=False).legal)

    def facts(self) -> dict[str, object]:
        return {}


def test_a_thought_without_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "PATIENCE", 0.05)

    async def run(pool: BotProcessPool) -> None:
        with pytest.raises(NoAnswer, match="seconds"):
            await pool.choose(choice("tiger:900s"), 0)
        assert pool.pids == []

    with_pool(1, run)


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    """What is being thought already is thought to its end; it holds its place for so long."""

    async def run(pool: BotProcessPool) -> None:
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

    with_pool(1, run)


class Counted(View):
    """A view that tells when it is sent away."""

    def __init__(self, number: int, asked: list[int]) -> None:
        self._view = view_of(forced=False)
        super().__init__(self._view.seat, self._view.asked, self._view.legal)
        self._number, self._asked = number, asked

    def facts(self) -> dict[str, object]:
        self._asked.append(self._number)
        return self._view.facts()


def test_closing_ends_them_at_once_also_in_the_middle_of_a_thought() -> None:
    pids: list[int] = []
    thoughts: list[asyncio.Task[int]] = []

    async def run(pool: BotProcessPool) -> None:
        await asyncio.gather(*(pool.choose(choice(), table) for table in range(2)))
        pids.extend(pool.pids)
        thoughts.append(asyncio.create_task(pool.choose(choice("tiger:900s"), 0)))
        await settle()
        assert all(is_there(pid) for pid in pids)

    with_pool(2, run)
    assert thoughts[0].cancelled()
    assert len(pids) == 2
    assert not any(is_there(pid) for pid in pids)
