"""Runs a function in a process of its own, where nothing else disturbs a measurement."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def in_own_process(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """The result; the function and its arguments must be picklable."""
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn")) as one:
        return one.submit(work, *arguments, **named).result()
