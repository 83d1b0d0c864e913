"""Workers: whatever happens to them, all work is done once and nothing is left behind."""

from __future__ import annotations

from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from ninelives.arena import workers
from ninelives.arena.figures import figures
from ninelives.arena.tournament import Tournament
from ninelives.processes import MAX_CRASHES
from tests.arena.matches import comparable, match, planned
from tests.arena.working import mortal, murderous, refused, squared

SQUARES = {number: number * number for number in range(7)}


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_workers_do_each_number_once(jobs: int) -> None:
    done = list(workers.each(squared, range(7), jobs))
    assert sorted(done) == list(SQUARES.items())
    assert active_children() == []


def test_a_worker_that_is_killed_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    done = list(workers.each(mortal(tmp_path, deadly=3), range(7), jobs=2))
    assert sorted(done) == list(SQUARES.items())
    assert (tmp_path / "3").exists(), "a worker was killed"


def test_workers_give_up_a_number_that_kills_them(tmp_path: Path) -> None:
    with pytest.raises(workers.WorkersDie) as died:
        list(workers.each(murderous(tmp_path), range(7), jobs=2))
    assert died.value.deal == 3
    assert len(list(tmp_path.iterdir())) == MAX_CRASHES
    assert active_children() == []


def test_an_error_in_a_worker_is_raised_with_its_traceback() -> None:
    with pytest.raises(ValueError, match="not 0") as failed:
        list(workers.each(refused, range(1), jobs=2))
    assert "in refused" in failed.value.__notes__[0]
    assert active_children() == []


def test_no_worker_is_left_when_the_iteration_stops_early() -> None:
    results = workers.each(squared, range(100), jobs=2)
    next(results)
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert active_children() == []


def test_a_match_is_the_same_when_a_worker_is_killed_from_outside() -> None:
    plan = planned("felix", "greedy", "random", "random")
    arena = Tournament(plan, deals=8)
    for done in arena.play(partial(workers.each, jobs=2)):
        if done == 2:
            active_children()[0].kill()
    assert arena.is_over
    assert comparable(figures(plan, arena.played)) == comparable(match(plan, deals=8))
