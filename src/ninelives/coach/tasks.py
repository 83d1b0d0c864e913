"""The coach's work as tasks for a worker process."""

from __future__ import annotations

from ninelives import games
from ninelives.bots.levels import Budget
from ninelives.coach.hints import hint
from ninelives.coach.reviews import judge
from ninelives.engine.contract import View
from ninelives.wire.bot_protocol import Advise, Advised, Answer, Judge, Judged, Task


def hint_task(game: str, view: View, seed: int, budget: Budget) -> Advise:
    return Advise(game, seed, view.facts(), simulations=budget.simulations, seconds=budget.seconds)


def judge_task(
    game: str, view: View, action: int, *, step: int, seed: int, budget: Budget
) -> Judge:
    return Judge(
        game,
        seed,
        view.facts(),
        simulations=budget.simulations,
        seconds=budget.seconds,
        step=step,
        action=action,
    )


def perform(task: Task) -> Answer:
    game = games.load(task.game)
    view = game.view_of(task.view)
    if isinstance(task, Judge):
        budget = _budget(task)
        return Judged(judge(game, view, task.action, step=task.step, seed=task.seed, budget=budget))
    assert isinstance(task, Advise), task
    return Advised(hint(game, view, task.seed, _budget(task)))


def _budget(task: Advise) -> Budget:
    return Budget(simulations=task.simulations, seconds=task.seconds)
