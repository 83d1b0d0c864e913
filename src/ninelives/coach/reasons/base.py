"""A reason for or against a move: a code with values for texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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

    `codes` has every code that `reasons` yields, with the names of its values: there is a text for
    each. `reasons(game, view, action)` are the reasons for or against a legal action, at least one,
    the most important first.
    """

    codes: Mapping[str, tuple[str, ...]]
    reasons: Callable[[Game[Any, Any], Any, int], Iterator[Reason]]
