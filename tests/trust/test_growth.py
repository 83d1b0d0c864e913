"""The check of memory that grows finds what grows, and nothing else (trust/growth.py)."""

from __future__ import annotations

import pytest

from testkit.isolation import in_own_process
from trust.growth import MOST_BLOCKS, MOST_MEMORY, MOST_OBJECTS, Growth, grown, growth

kept: list[object] = []


def keep_nothing(number: int) -> None:
    assert [number] * 1000


def keep_much(_number: int) -> None:
    kept.append(bytes(20_000))


def keep_little(number: int) -> None:
    kept.append([number])


def test_what_leaves_nothing_behind_is_no_fault() -> None:
    assert in_own_process(growth, keep_nothing, 400).fault() == ""


def test_memory_that_is_left_behind_is_found() -> None:
    found = in_own_process(growth, keep_much, 200)
    assert found.memory > MOST_MEMORY
    assert "memory more" in found.fault()


def test_an_object_left_behind_each_time_is_found_however_small() -> None:
    found = in_own_process(growth, keep_little, 2 * MOST_BLOCKS)
    assert found.blocks > MOST_BLOCKS
    assert found.objects > MOST_OBJECTS
    assert "blocks more" in found.fault()


@pytest.mark.parametrize("found", [Growth(MOST_MEMORY, 0, 0), Growth(-5.0, MOST_BLOCKS, -7)])
def test_what_is_within_its_bounds_is_no_fault(found: Growth) -> None:
    assert found.fault() == ""


@pytest.mark.parametrize("what", ["plays", "records"])  # to search takes long in the pure build
def test_what_is_done_leaves_nothing_behind(what: str) -> None:
    assert in_own_process(grown, "felix", what, seed=1, times=6).fault() == ""
