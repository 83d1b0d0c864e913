"""The same work on a real cluster of two workers, of which one is killed."""

from __future__ import annotations

from pathlib import Path

from ninelives.arena import on_ray
from tests.arena.working import mortal


def test_a_cluster_loses_nothing_when_a_worker_is_killed(tmp_path: Path) -> None:
    work = mortal(tmp_path, deadly=3)
    done = list(on_ray.each(work, range(7), on_ray.LOCAL, jobs=2))
    assert sorted(done) == [(number, number * number) for number in range(7)]
    assert (tmp_path / "3").exists(), "a worker was killed"
