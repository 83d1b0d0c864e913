"""The same work on a Ray cluster; Ray itself gives the deals of a lost worker to another."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from ninelives.arena.workers import Work
from ninelives.engine.errors import NinelivesError

T = TypeVar("T")

LOCAL: Final = "local"  # a cluster of our own on this machine, for as long as the work takes
_AHEAD: Final = 2  # so many numbers for each processor at a time, so that none is idle


class NoRay(NinelivesError):
    """Ray is not installed."""


class NoCluster(NinelivesError):
    """Nothing answers at that address."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"no cluster at {address}: {why}")
        self.address = address
        self.why = why


def each(work: Work[T], numbers: Iterable[int], address: str, jobs: int) -> Iterator[tuple[int, T]]:
    """Do the work for every number on the cluster at that address, as it is done.

    A cluster of our own has so many workers; another has as many as it has processors.
    """
    ray = _begun(address, jobs)
    try:
        task = ray.remote(_done).options(max_retries=-1)
        ahead = _AHEAD * int(ray.cluster_resources()["CPU"])
        left = iter(numbers)
        running: dict[Any, int] = {}
        while True:
            for number in islice(left, ahead - len(running)):
                running[task.remote(work, number)] = number
            if not running:
                return
            for reference in ray.wait(list(running))[0]:
                yield running.pop(reference), _result(ray, reference)
    finally:
        ray.shutdown()


def _begun(address: str, jobs: int) -> Any:
    """Ray, connected to the cluster; raises NoRay, NoCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that bots play here
    try:
        ray: Any = import_module("ray")  # an extra, and slow to load
    except ImportError:
        raise NoRay from None
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError) as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise NoCluster(address, why) from None
    return ray


def _result(ray: Any, reference: Any) -> Any:
    """What a worker gave back; raises what the work has raised there."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error


def _done(work: Work[T], number: int) -> T:
    """What a worker of the cluster does."""
    return work(number)
