"""Several processes that serve one database at one port, and one that looks after them.

Each of them accepts whoever comes next: any process serves any visitor (decision 9). One that ends
is followed by another. They end with the one that looks after them, however that ends.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import closing
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from threading import Event, Thread
from time import sleep
from types import FrameType
from typing import Final

from ninelives.server import logs
from ninelives.server.config import Config
from ninelives.server.runner import Server, address_of, listening_for, run_at, settle
from ninelives.server.store import Store, StoreInvalid

_AGAIN_AFTER: Final = 1.0  # seconds; what ends at once would begin without end
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_LOG = logging.getLogger(__name__)


def run_workers(config: Config, log: str | None, ready: Callable[[str], None]) -> None:
    """Serve with `config.workers` processes until told to end. `ready` gets the address.

    Raises CannotListen, or StoreInvalid.
    """
    asyncio.run(_tried(config.database_url))
    with closing(listening_for(config)) as listening:
        crew = Supervisor(lambda: _process(listening, config, log), config.workers)
        ready(address_of(listening, config))
        crew.serve()


async def _tried(database: str) -> None:
    """Brought up to date and closed again: whoever begins finds it ready."""
    store = await Store.open(database)
    await store.close()


class Supervisor:
    """So many processes of a kind, always."""

    def __init__(self, new: Callable[[], SpawnProcess], count: int) -> None:
        self._new = new
        self._count = count
        self._processes: list[SpawnProcess] = []
        self._ending = Event()

    def serve(self) -> None:
        """Until somebody ends it; who asks twice is in a hurry."""
        for number in _SIGNALS:
            signal.signal(number, self._end)
        for _ in range(self._count):
            self._begin()
        while self._processes:
            self._next_that_ends()

    def _begin(self) -> None:
        if self._ending.is_set():
            return
        process = self._new()
        process.start()
        _LOG.info("process %s begins", process.pid)
        self._processes.append(process)
        if self._ending.is_set():  # told so meanwhile
            process.terminate()

    def _next_that_ends(self) -> None:
        wait([process.sentinel for process in self._processes])
        for process in [each for each in self._processes if each.exitcode is not None]:
            self._processes.remove(process)
            if not self._ending.is_set():
                _LOG.error("process %s ended with %s", process.pid, process.exitcode)
                sleep(_AGAIN_AFTER)
                self._begin()

    def _end(self, _signal: int, _frame: FrameType | None) -> None:
        for process in self._processes:
            if self._ending.is_set():
                process.kill()
            else:
                process.terminate()
        self._ending.set()


# -- one of them ----------------------------------------------------------------------------------


def _process(listening: socket.socket, config: Config, log: str | None) -> SpawnProcess:
    spawning = multiprocessing.get_context("spawn")
    return spawning.Process(target=_work, args=(listening, config, log))


def _work(listening: socket.socket, config: Config, log: str | None) -> None:
    if sys.platform != "win32":
        os.setpgrp()  # Ctrl+C is for the one that looks after us
    logs.set_up(log)

    def ready(server: Server, _address: str) -> None:
        settle()
        Thread(target=_end_with_parent, args=(server,), daemon=True).start()

    try:
        run_at(listening, config, ready)
    except StoreInvalid as error:
        _LOG.error("the database cannot be used: %s", error)
        sys.exit(1)


def _end_with_parent(server: Server) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    server.should_exit = True
