"""Pictures: what a screen shows of a view, with names for numbers and sums already made.

Each game's manifest names a function from a view to a TypedDict, which the page knows as the type
`Picture`. A picture is made from a view alone and says nothing the view does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_type_hints

from ninelives import games
from ninelives.engine.contract import View


def picture(game: str, view: View) -> Mapping[str, object]:
    return _painter(game)(view)


def picture_type(game: str) -> Any:
    """The TypedDict that a picture of this game is."""
    return get_type_hints(_painter(game))["return"]


@cache
def _painter(game: str) -> Callable[[View], Mapping[str, object]]:
    return games.manifest(game).picture.function()
