"""Worker processes on this machine: a worker that dies loses nothing.

Each has a pipe. A number goes in, what the work makes of it comes out; where the pipe closes
instead, the worker has died, and its number is given to a new one.
"""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from threading import current_thread, main_thread
from typing import Any, Final, Generic, TypeAlias, TypeVar

from ninelives.engine.errors import NinelivesError
from ninelives.processes import MAX_CRASHES

T = TypeVar("T")
Work: TypeAlias = Callable[[int], T]

_SPAWN: Final = get_context("spawn")


class WorkersDie(NinelivesError):
    """Every worker that got this deal died."""

    code = "workers-die"

    def __init__(self, deal: int) -> None:
        super().__init__(f"{MAX_CRASHES} workers crashed during deal {deal}")
        self.deal = deal


def each(work: Work[T], numbers: Iterable[int], jobs: int) -> Iterator[tuple[int, T]]:
    """Yield `work(number)` for every number, as it is done; in this process if `jobs` is 1."""
    if jobs == 1:
        for number in numbers:
            yield number, work(number)
        return
    pool = _Pool(work, list(numbers))
    try:
        yield from pool.results(jobs)
    finally:
        pool.close()


@dataclass(frozen=True)
class _Failure:
    """An error that the work raised, with its traceback."""

    error: Exception
    trace: str


class _Worker:
    """A process that works on one number at a time."""

    def __init__(self, work: Work[Any]) -> None:
        self.pipe, far_end = _SPAWN.Pipe()
        self.number = -1
        self.process = _SPAWN.Process(target=_serve, args=(far_end, work), daemon=True)
        with _no_interrupts():
            self.process.start()
        far_end.close()  # so that the pipe closes with the worker

    def give(self, number: int) -> None:
        self.number = number
        with suppress(OSError):  # it has just died, which its closed pipe shows
            self.pipe.send(number)

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


class _Pool(Generic[T]):
    def __init__(self, work: Work[T], numbers: list[int]) -> None:
        self._work = work
        self._left = numbers[::-1]
        self._deaths: dict[int, int] = {}
        self._workers: dict[Connection, _Worker] = {}

    def results(self, jobs: int) -> Iterator[tuple[int, T]]:
        while self._left or self._workers:
            while self._left and len(self._workers) < jobs:
                worker = _Worker(self._work)
                self._workers[worker.pipe] = worker
                worker.give(self._left.pop())
            for pipe in connection.wait(list(self._workers)):
                assert isinstance(pipe, Connection)
                yield from self._receive(self._workers[pipe])

    def _receive(self, worker: _Worker) -> Iterator[tuple[int, T]]:
        """Handle a worker's result; it gets the next number, or ends if none is left."""
        try:
            result = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker)
            return
        if isinstance(result, _Failure):
            result.error.add_note(result.trace)
            raise result.error
        number = worker.number
        if self._left:
            worker.give(self._left.pop())
        else:
            self._remove(worker)
        yield number, result

    def _replace(self, worker: _Worker) -> None:
        self._remove(worker)
        deaths = self._deaths.get(worker.number, 0) + 1
        if deaths == MAX_CRASHES:
            raise WorkersDie(worker.number)
        self._deaths[worker.number] = deaths
        self._left.append(worker.number)

    def _remove(self, worker: _Worker) -> None:
        del self._workers[worker.pipe]
        worker.close()

    def close(self) -> None:
        for worker in list(self._workers.values()):
            self._remove(worker)


def _serve(pipe: Connection, work: Work[Any]) -> None:
    """The main loop of a worker, until its pipe closes."""
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            try:
                result = work(number)
            except Exception as error:
                result = _Failure(error, traceback.format_exc())
            pipe.send(result)


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl+C; the parent handles it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
