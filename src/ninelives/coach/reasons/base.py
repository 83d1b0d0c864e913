"""What speaks for a move or against it, as a code with values for texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ninelives.engine.contract import Game

Values: TypeAlias = Mapping[str, int | list[int]]


@dataclass(frozen=True)
class Reason:
    """True of the move, from what the seat can know.

    Values are named as the fields of events are (see `Notation`), so that a speaker can say them.
    """

    code: str
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Reasons:
    """What the coach can say about the moves of a game.

    `codes` has every code that `reason` returns, with the names of its values: there is a text for
    each. `reason(game, view, action)` is the most important reason for or against a legal action.
    """

    codes: Mapping[str, tuple[str, ...]]
    reason: Callable[[Game[Any, Any], Any, int], Reason]
