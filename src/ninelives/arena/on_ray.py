"""The same work on a Ray cluster; Ray repeats the deals of a lost worker."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from ninelives.arena.workers import Work, WorkersDie
from ninelives.engine.errors import NinelivesError
from ninelives.processes import MAX_CRASHES

T = TypeVar("T")

LOCAL: Final = "local"  # a temporary cluster on this machine
_PATIENCE: Final = 10.0  # seconds to wait for a remote cluster
_AHEAD: Final = 2  # numbers queued for each processor, so that none is idle


class NoRay(NinelivesError):
    """Ray is not installed."""

    code = "no-ray"


class NoCluster(NinelivesError):
    """There is no cluster at that address."""

    code = "no-cluster"

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"no cluster at {address}: {why}")
        self.address = address
        self.why = why


def each(work: Work[T], numbers: Iterable[int], address: str, jobs: int) -> Iterator[tuple[int, T]]:
    """Yield `work(number)` for every number, as it is done on the cluster at that address.

    A temporary cluster has `jobs` workers; another one has as many as it has processors.
    """
    ray = _connect(address, jobs)
    try:
        task = ray.remote(_done).options(max_retries=MAX_CRASHES - 1)
        ahead = _AHEAD * int(ray.cluster_resources()["CPU"])
        left = iter(numbers)
        running: dict[Any, int] = {}
        while True:
            for number in islice(left, ahead - len(running)):
                running[task.remote(work, number)] = number
            if not running:
                return
            for reference in ray.wait(list(running))[0]:
                number = running.pop(reference)
                yield number, _result(ray, reference, number)
    finally:
        ray.shutdown()


def _connect(address: str, jobs: int) -> Any:
    """Ray, connected to the cluster; raises NoRay, NoCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics are sent
    try:
        ray: Any = import_module("ray")  # an extra, and slow to load
    except ImportError:
        raise NoRay from None
    _check_port(address)
    own = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, ValueError) as error:
        why = re.split(r"[.:]?\s*\n|\. |\.$", str(error))[0]
        raise NoCluster(address, why) from None
    return ray


def _check_port(address: str) -> None:
    """Check that the port answers, since Ray would retry for minutes; raises NoCluster."""
    found = re.fullmatch(r"(?:ray://)?(.+):(\d{1,5})", address)
    if found:
        try:
            socket.create_connection((found[1], int(found[2])), timeout=_PATIENCE).close()
        except OSError as error:
            raise NoCluster(address, error.strerror or str(error)) from None


def _result(ray: Any, reference: Any, number: int) -> Any:
    """A worker's result; raises what the work raised, or WorkersDie."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError:
        raise WorkersDie(number) from None


def _done(work: Work[T], number: int) -> T:
    """Runs on the cluster."""
    return work(number)
