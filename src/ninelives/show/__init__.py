"""What a screen shows of a view: names for numbers, sums made, nothing that the table hides.

Each game has a module here of its own name, with `Picture`, a TypedDict that the page knows as a
type, and `picture(view)`. A picture is made from a view alone and says nothing the view does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from ninelives.engine.contract import View


def picture(game: str, view: View) -> Mapping[str, object]:
    shown: Mapping[str, object] = import_module(f"ninelives.show.{game}").picture(view)
    return shown
