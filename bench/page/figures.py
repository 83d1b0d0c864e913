"""A measured figure beside its goal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """`value` has to be at most `goal`, unless there is none; `about` explains it."""

    name: str
    value: float
    unit: str = "ms"
    goal: float | None = None
    about: str = ""

    @property
    def missed(self) -> bool:
        return self.goal is not None and self.value > self.goal

    def __str__(self) -> str:
        mark = "" if self.goal is None else "NOT MET" if self.missed else "met"
        goal = "" if self.goal is None else f"  (at most {_written(self.goal, self.unit)})"
        about = f"  {self.about}" if self.about else ""
        return f"{mark:8}{self.name}: {_written(self.value, self.unit)}{goal}{about}"


def _written(value: float, unit: str) -> str:
    if unit == "%":
        return f"{value:.1%}"
    number = f"{value:.3f}" if unit == "" else f"{value:.1f}"
    return f"{number} {unit}".rstrip()
