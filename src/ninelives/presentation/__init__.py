"""What a screen shows of a view: names for numbers, sums made, nothing that the table hides.

Each game has a module here of its own name, with `Picture`, a TypedDict that the page knows as a
type, and `picture(view)`. A picture is made from a view alone and says nothing the view does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from ninelives.engine.contract import View


def picture(game: str, view: View) -> Mapping[str, object]:
    return _painter(game)(view)


@cache
def _painter(game: str) -> Callable[[View], Mapping[str, object]]:
    painter: Callable[[View], Mapping[str, object]]
    painter = import_module(f"ninelives.presentation.{game}").picture
    return painter
