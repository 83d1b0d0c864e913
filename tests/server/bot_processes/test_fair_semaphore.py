"""FairSemaphore: no call is forgotten, tables take turns, and no place is lost."""

from __future__ import annotations

import asyncio
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ninelives.server.bot_processes.fair_semaphore import FairSemaphore
from tests.server.bot_processes.choices import settle


@given(
    asked=st.lists(st.integers(0, 3), max_size=12),
    given_up=st.sets(st.integers(0, 11)),
)
def test_acquire_serves_tables_in_turn_and_skips_cancelled_calls(
    asked: list[int], given_up: set[int]
) -> None:
    async def run() -> None:
        semaphore, order = FairSemaphore(1), list[int]()
        await semaphore.acquire("another table")

        async def wait(number: int) -> None:
            await semaphore.acquire(asked[number])
            order.append(number)

        tasks = [asyncio.create_task(wait(number)) for number in range(len(asked))]
        await settle()
        for number in given_up & set(range(len(asked))):
            tasks[number].cancel()
        waiting = [number for number in range(len(asked)) if number not in given_up]
        for _ in waiting:
            semaphore.release()
            await settle()
        assert sorted(order) == waiting
        for table in set(asked):
            own = [number for number in order if asked[number] == table]
            assert own == sorted(own)
        assert_no_table_is_passed_over([asked[number] for number in order])

    asyncio.run(run())


def assert_no_table_is_passed_over(order: list[int]) -> None:
    """Between two turns of a table each other table that waits has one."""
    for at, table in enumerate(order):
        still_waiting = Counter(order[at:])
        until_again = order[at + 1 :]
        if table in until_again:
            between = until_again[: until_again.index(table)]
            assert set(between) == set(still_waiting) - {table}


async def test_acquire_does_not_wait_while_there_are_places() -> None:
    semaphore = FairSemaphore(2)
    await semaphore.acquire("a")
    await semaphore.acquire("a")
    third = asyncio.create_task(semaphore.acquire("b"))
    await settle()
    assert not third.done()
    semaphore.release()
    await third


async def test_a_place_granted_to_a_cancelled_call_goes_to_the_next() -> None:
    semaphore = FairSemaphore(1)
    await semaphore.acquire("a")
    late, next_one = (asyncio.create_task(semaphore.acquire(table)) for table in ("b", "c"))
    await settle()
    semaphore.release()
    late.cancel()
    async with asyncio.timeout(30):
        await next_one
        semaphore.release()
        await semaphore.acquire("d")
