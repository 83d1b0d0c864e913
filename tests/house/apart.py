"""Whatever is measured of a process is measured in one in which nothing else goes on."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def apart(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """What comes of it in a process of its own; all of it must be found there by its name."""
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")) as one:
        return one.submit(work, *arguments, **named).result()
