"""The coach at the terminal: the best moves with their chances and reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ninelives.bots.levels import Budget
from ninelives.coach.hints import Advice, Move, hint
from ninelives.engine.contract import Game, Notation, View
from ninelives.terminal.console import WIDTH
from ninelives.terminal.screen import Screen
from ninelives.terminal.width import padded, width, wrapped
from ninelives.text.phrases import Phrases

Coach: TypeAlias = Callable[[View], Advice]

HINT_BUDGET: Final = Budget(simulations=20_000, seconds=1.0)


def coach_for(game: Game[Any, Any], seed: int, budget: Budget = HINT_BUDGET) -> Coach:
    """Somebody to ask while playing against bots."""
    return lambda view: hint(game, view, seed, budget)


def percent(phrases: Phrases, chance: float) -> str:
    return phrases.say("coach-chance", percent=round(100 * chance))


def hint_lines(screen: Screen, notation: Notation, view: View, advice: Advice) -> list[str]:
    """The best moves, each with its chance, as it is typed, and below it what speaks for it."""
    phrases = screen.speaker.phrases
    chances = [percent(phrases, move.chance) for move in advice.moves]
    space = max(width(chance) for chance in chances) + 4
    lines = wrapped(phrases.say("coach-hint-title"), WIDTH, "")
    for chance, move in zip(chances, advice.moves, strict=True):
        told = f"{notation.write(move.action)}: {screen.meaning(move.action, view)}"
        lines += wrapped(padded(f"  {chance}", space) + told, WIDTH, " " * space)
        lines += wrapped(" " * space + reason_text(screen, move), WIDTH, " " * space)
    return lines


def reason_text(screen: Screen, move: Move) -> str:
    return screen.speaker.advice(move.reason.code, move.reason.values)
