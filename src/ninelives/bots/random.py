"""The bot that draws a legal action uniformly."""

from __future__ import annotations

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import View


class Random(Bot[View]):
    def __init__(self, seed: int) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: View) -> int:
        return self._dice.choice(view.legal)
