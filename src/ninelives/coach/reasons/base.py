"""What speaks for a move or against it, as a code with values for texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Values: TypeAlias = Mapping[str, int | list[int]]


@dataclass(frozen=True)
class Reason:
    """True of the move, from what the seat can know.

    Values are named as the fields of events are (see `Notation`), so that a speaker can say them.
    """

    code: str
    values: Values = field(default_factory=dict)
