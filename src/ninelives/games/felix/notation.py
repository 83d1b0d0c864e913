"""How actions are written: `place -8`, `bid 4`, `pass`, `buy`; of chance: `start 2`, `remove 15`,
`turn big-dog`."""

from __future__ import annotations

from typing import final

from ninelives.engine.contract import Action, Notation
from ninelives.engine.errors import BadNotation
from ninelives.games.felix.cards import CARDS, KEYS, NAMES
from ninelives.games.felix.table import (
    ACTIONS,
    BUY_ROW,
    CHANCE_OUTCOMES,
    PASS,
    bid_of,
    is_place,
    is_removal,
    is_start,
    removed_of,
    turned_of,
)


@final
class FelixNotation(Notation):
    def __init__(self) -> None:
        super().__init__({"card": range(CARDS)})

    def key(self, kind: str, value: int) -> str:
        return KEYS[value]

    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        if is_place(action):
            return "place", {"card": action}
        if action == PASS:
            return "pass", {}
        if action == BUY_ROW:
            return "buy", {}
        return "bid", {"mice": bid_of(action)}

    def write(self, action: Action) -> str:
        verb, about = self.parts(action)
        if verb == "place":
            return f"place {NAMES[action]}"
        return f"bid {about['mice']}" if verb == "bid" else verb

    def read(self, text: str) -> int:
        for action in range(ACTIONS):
            if self.write(action) == text:
                return action
        raise BadNotation(text)

    def write_chance(self, outcome: Action) -> str:
        if is_start(outcome):
            return f"start {outcome}"
        if is_removal(outcome):
            return f"remove {NAMES[removed_of(outcome)]}"
        return f"turn {NAMES[turned_of(outcome)]}"

    def read_chance(self, text: str) -> int:
        for outcome in range(CHANCE_OUTCOMES):
            if self.write_chance(outcome) == text:
                return outcome
        raise BadNotation(text)
