"""The coach's thoughts as tasks: plain data in, plain data out, so that they may run anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ninelives import games
from ninelives.bots.levels import Budget
from ninelives.coach.hints import hint
from ninelives.coach.plain import advice_facts, verdict_facts
from ninelives.coach.reviews import Choice, judge
from ninelives.engine.contract import View

Plain: TypeAlias = dict[str, Any]


def think(task: str, data: Plain) -> Any:
    """One thought, by the name of its task."""
    return _TASKS[task](data)


def to_hint(game: str, view: View, seed: int, budget: Budget) -> Plain:
    """What the task `hint` needs; it answers with moves as `move_facts` has them."""
    return {
        "game": game,
        "view": view.facts(),
        "seed": seed,
        "simulations": budget.simulations,
        "seconds": budget.seconds,
    }


def to_judge(game: str, choice: Choice, seed: int, budget: Budget) -> Plain:
    """What the task `judge` needs; it answers as `verdict_facts` does."""
    about = {"step": choice.step, "action": choice.action}
    return {**to_hint(game, choice.view, seed, budget), **about}


def _budget(data: Plain) -> Budget:
    return Budget(simulations=data["simulations"], seconds=data["seconds"])


def _hint(data: Plain) -> list[Plain]:
    game = games.load(data["game"])
    view = game.view_of(data["view"])
    return advice_facts(hint(game, view, data["seed"], _budget(data)))


def _judge(data: Plain) -> Plain:
    game = games.load(data["game"])
    choice = Choice(data["step"], game.view_of(data["view"]), data["action"])
    return verdict_facts(judge(game, choice, data["seed"], _budget(data)))


_TASKS: Final[dict[str, Callable[[Plain], Any]]] = {"hint": _hint, "judge": _judge}
