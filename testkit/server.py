"""A real server for tests: on a free port, with a database of its own and bots that do not pause.

    with running(tmp_path) as server:
        httpx.get(server.url + "api/me")

It runs in a thread of the test process and is shut down like a real one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

from ninelives.bots.levels import Budget
from ninelives.server.config import Config
from ninelives.server.limits import Limits
from ninelives.server.runner import Server, run

# Tests are faster than people and come from one address.
GENEROUS = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    calls_per_second=10_000,
    call_burst=10_000,
    rooms_per_second=10_000,
    room_burst=10_000,
)


@dataclass(frozen=True)
class Running:
    """`url` ends in a slash; `ws` is the address of the WebSocket."""

    url: str
    config: Config

    @property
    def ws(self) -> str:
        return f"ws{self.url.removeprefix('http')}ws"


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server with its data in this folder; the next one there finds the same data."""
    usual: dict[str, Any] = {
        "bot_pause": (0, 0),
        "hint": Budget(simulations=20),
        "review": Budget(simulations=2),
        "data_dir": folder,
        "limits": GENEROUS,
        "port": 0,
    }
    config = Config(**{**usual, **settings})
    told: Queue[tuple[Server, str] | BaseException] = Queue()
    thread = Thread(target=_run, args=(config, told), name="server")
    thread.start()
    ready = told.get()
    if isinstance(ready, BaseException):
        thread.join()
        raise ready
    server, url = ready
    try:
        yield Running(url, config)
    finally:
        server.should_exit = True
        thread.join()


def _run(config: Config, told: Queue[tuple[Server, str] | BaseException]) -> None:
    """Report a failed start to the waiting test; later errors are raised in the thread."""
    is_ready = False

    def ready(server: Server, url: str) -> None:
        nonlocal is_ready
        is_ready = True
        told.put((server, url))

    try:
        run(config, ready)
    except BaseException as error:
        if is_ready:
            raise
        told.put(error)
