"""The bots that people play against: search budget, share of careless choices, playing style.

Budgets are counted in simulations, so a bot plays equally well on every machine. The limit in
seconds is for machines that are too slow for that, above all for the interpreted build, which is a
hundred times slower.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

_WRITTEN: Final = re.compile(r"([1-9]\d{0,8})|(\d{1,3}(?:\.\d{1,3})?)s")
_ENDLESS: Final = 1 << 40  # simulations
_FOREVER: Final = 1e9  # seconds: finite, so that a budget can travel as JSON


@dataclass(frozen=True, kw_only=True)
class Budget:
    """The most simulations and seconds for one choice."""

    simulations: int = _ENDLESS
    seconds: float = _FOREVER


@dataclass(frozen=True, kw_only=True)
class Character:
    budget: Budget
    random_percent: int = 0  # of the choices are drawn at random
    heuristic_percent: int = 0  # and this many follow the heuristics without a search
    style: str = ""  # what it likes besides winning, see `Heuristics.style`

    def thinking(self, budget: str) -> Character:
        """The same character with another budget, written as `is_budget` accepts it."""
        found = _WRITTEN.fullmatch(budget)
        assert found is not None, budget
        if found[1]:
            return replace(self, budget=Budget(simulations=int(found[1])))
        return replace(self, budget=Budget(seconds=float(found[2])))


def is_budget(written: str) -> bool:
    """Whether this is a number of simulations ("500") or of seconds ("0.5s")."""
    return _WRITTEN.fullmatch(written) is not None


_QUICK: Final = Budget(simulations=200, seconds=0.25)

CHARACTERS: Final = {
    "kitten": Character(budget=Budget(simulations=20, seconds=0.1), random_percent=25),
    "alley-cat": Character(budget=_QUICK, heuristic_percent=33),
    "tiger": Character(budget=Budget(simulations=50_000, seconds=1.0)),
    "gambler": Character(budget=_QUICK, style="gambler"),
    "rascal": Character(budget=_QUICK, style="rascal"),
}
