"""How actions are written: `discard 3`, `predict 2`, `5 as blue`; chance: `deal 5`, `start 2`."""

from __future__ import annotations

from typing import final

from ninelives.engine.contract import Action, Notation
from ninelives.engine.errors import BadNotation
from ninelives.games.catinthebox import board, cards, table


@final
class CatNotation(Notation):
    def __init__(self) -> None:
        super().__init__({"card": range(1, cards.HIGHEST + 1), "colour": range(board.COLOURS)})

    def key(self, kind: str, value: int) -> str:
        return board.COLOUR_NAMES[value] if kind == "colour" else str(value)

    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        if table.is_play(action):
            return "play", {"card": board.rank_of(action), "colour": board.colour_of(action)}
        if table.is_discard(action):
            return "discard", {"card": table.discard_of(action)}
        return "predict", {"tricks": table.prediction_of(action)}

    def write(self, action: Action) -> str:
        verb, about = self.parts(action)
        if verb == "play":
            return f"{about['card']} as {board.COLOUR_NAMES[about['colour']]}"
        return f"{verb} {about['card'] if verb == 'discard' else about['tricks']}"

    def read(self, text: str) -> int:
        for action in range(table.ACTIONS):
            if self.write(action) == text:
                return action
        raise BadNotation(text)

    def write_chance(self, outcome: Action) -> str:
        if outcome < cards.HIGHEST:
            return f"deal {outcome + 1}"
        return f"start {outcome - cards.HIGHEST}"

    def read_chance(self, text: str) -> int:
        for outcome in range(table.CHANCE_OUTCOMES):
            if self.write_chance(outcome) == text:
                return outcome
        raise BadNotation(text)
