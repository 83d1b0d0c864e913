"""How actions are written: `play 7`; chance: `deal 7`."""

from __future__ import annotations

from typing import final

from ninelives.engine.contract import Action, Notation
from ninelives.engine.errors import BadNotation
from ninelives.games.newgame.cards import HIGHEST
from ninelives.games.newgame.table import ACTIONS, CHANCE_OUTCOMES, card_of


@final
class NewgameNotation(Notation):
    def __init__(self) -> None:
        super().__init__({"card": range(1, HIGHEST + 1)})

    def key(self, kind: str, value: int) -> str:
        return str(value)

    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        return "play", {"card": card_of(action)}

    def write(self, action: Action) -> str:
        return f"play {card_of(action)}"

    def read(self, text: str) -> int:
        for action in range(ACTIONS):
            if self.write(action) == text:
                return action
        raise BadNotation(text)

    def write_chance(self, outcome: Action) -> str:
        return f"deal {card_of(outcome)}"

    def read_chance(self, text: str) -> int:
        for outcome in range(CHANCE_OUTCOMES):
            if self.write_chance(outcome) == text:
                return outcome
        raise BadNotation(text)
