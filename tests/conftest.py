"""How properties are tried: by default the same examples every time, with no deadline.

HYPOTHESIS_PROFILE=soak tries many more, new ones each time. And by which tests the lines of the
rules are counted as covered.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from threading import enumerate as live_threads
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=40,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak", settings.get_profile("steady"), derandomize=False, max_examples=800
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# Rules are covered by their own tests. Bots, pictures and texts only use them, and being watched
# would make those tests three times as slow.
COVERING: Final = ("contract", "engine", "games", "golden", "perft", "play")


def pytest_itemcollected(item: pytest.Item) -> None:
    folder, *_ = item.path.relative_to(Path(__file__).parent).parts
    if folder not in COVERING:
        item.add_marker("no_cover")


@pytest.fixture(autouse=True)
def no_connection_is_left_open() -> Iterator[None]:
    """Fail a test that leaves a WebSocket open.

    Its keepalive thread draws from `random` at any moment of a later test, and Hypothesis takes
    that for a strategy that does.
    """
    before = _keepalive_threads()
    yield
    opened = _keepalive_threads() - before
    # The thread of a closed connection ends soon, but not at once.
    for thread in opened:
        thread.join(timeout=10)
    assert not {thread for thread in opened if thread.is_alive()}


def _keepalive_threads() -> set[Thread]:
    return {thread for thread in live_threads() if "keepalive" in thread.name}


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """`async def` tests and fixtures run on asyncio, as the server does."""
    return "asyncio"
