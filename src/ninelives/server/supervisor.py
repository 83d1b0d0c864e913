"""The supervisor: several worker processes that serve one database at one port.

Every worker accepts connections, and any worker serves any client (decision 9). A worker that exits
is replaced. Workers stop with the supervisor, however it ends (decision 14).
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
from ninelives.server.runner import Server, listening_socket, run_on, tune_process, url_of
from ninelives.server.store import Store, StoreInvalid

_RESTART_DELAY: Final = 1.0  # seconds: a worker that fails at once must not spin
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

_LOG = logging.getLogger(__name__)


def run_workers(config: Config, log: str | None, ready: Callable[[str], None]) -> None:
    """Serve with `config.workers` processes until a signal ends it. `ready` gets the URL.

    Raises CannotListen, StoreInvalid.
    """
    asyncio.run(_prepare(config.database_url))
    with closing(listening_socket(config)) as listening:
        supervisor = Supervisor(lambda: _new_worker(listening, config, log), config.workers)
        ready(url_of(listening, config))
        supervisor.run()


async def _prepare(database: str) -> None:
    """Migrate the database before the first worker starts; raises StoreInvalid."""
    store = await Store.open(database)
    await store.close()


class Supervisor:
    """Keeps `count` processes running."""

    def __init__(self, new: Callable[[], SpawnProcess], count: int) -> None:
        self._new = new
        self._count = count
        self._processes: list[SpawnProcess] = []
        self._stopping = Event()

    def run(self) -> None:
        """Until SIGINT or SIGTERM; a second signal kills the workers."""
        for number in _SIGNALS:
            signal.signal(number, self._stop)
        for _ in range(self._count):
            self._start_one()
        while self._processes:
            self._replace_exited()

    def _start_one(self) -> None:
        if self._stopping.is_set():
            return
        process = self._new()
        process.start()
        _LOG.info("worker %s started", process.pid)
        self._processes.append(process)
        if self._stopping.is_set():  # a signal arrived meanwhile
            process.terminate()

    def _replace_exited(self) -> None:
        wait([process.sentinel for process in self._processes])
        for process in [each for each in self._processes if each.exitcode is not None]:
            self._processes.remove(process)
            if not self._stopping.is_set():
                _LOG.error(
                    "worker %s exited with %s; starting another", process.pid, process.exitcode
                )
                sleep(_RESTART_DELAY)
                self._start_one()

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        for process in self._processes:
            if self._stopping.is_set():
                process.kill()
            else:
                process.terminate()
        self._stopping.set()


# -- the worker -----------------------------------------------------------------------------------


def _new_worker(listening: socket.socket, config: Config, log: str | None) -> SpawnProcess:
    spawn = multiprocessing.get_context("spawn")
    return spawn.Process(target=_work, args=(listening, config, log))


def _work(listening: socket.socket, config: Config, log: str | None) -> None:
    if sys.platform != "win32":
        os.setpgrp()  # Ctrl+C goes to the supervisor only
    logs.set_up(log)

    def ready(server: Server, _url: str) -> None:
        tune_process()
        Thread(target=_stop_with_parent, args=(server,), daemon=True).start()

    try:
        run_on(listening, config, ready)
    except StoreInvalid as error:
        _LOG.error("worker cannot use the database and exits: %s", error)
        sys.exit(1)


def _stop_with_parent(server: Server) -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    server.should_exit = True
