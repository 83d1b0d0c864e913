"""A reason for or against a move: a code with values for texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ninelives.engine.contract import Game

Values: TypeAlias = Mapping[str, int | list[int]]


@dataclass(frozen=True)
class Reason:
    """A statement about a move that is true as far as the seat can know.

    Values have the names of event fields (see `Notation`), so that `Speaker` can write them.
    """

    code: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Reasons:
    """The reasons of one game.

    `codes` has every code that `reason` returns, with the names of its values: there is a text for
    each. `reason(game, view, action)` is the most important reason for or against a legal action.
    """

    codes: Mapping[str, tuple[str, ...]]
    reason: Callable[[Game[Any, Any], Any, int], Reason]
