"""How actions are written: `draw deck`, `hide rat 8`, `card 3`, `token +5`, `player 1`, `yes`; of
chance: `start 2`, `toss +5`, `deal rat 8`.
"""

from __future__ import annotations

from typing import final

from ninelives.engine.contract import Action, Notation
from ninelives.engine.errors import BadNotation
from ninelives.games.ratjack import cards, table, tokens


@final
class RatjackNotation(Notation):
    def __init__(self) -> None:
        super().__init__(
            {
                "card": range(cards.CARDS),
                "token": range(tokens.FACES),
                "reason": range(len(table.REASON_NAMES)),
            }
        )
        self._actions = {self.write(action): action for action in range(table.ACTIONS)}
        outcomes = range(table.CHANCE_OUTCOMES)
        self._outcomes = {self.write_chance(outcome): outcome for outcome in outcomes}

    def key(self, kind: str, value: int) -> str:
        if kind == "token":
            return tokens.face_key(value)
        if kind == "reason":
            return table.REASON_NAMES[value]
        return cards.name(value).replace(" ", "-")

    def parts(self, action: Action) -> tuple[str, dict[str, int]]:
        if action < table.HIDE:
            return ("draw-deck" if action == table.DRAW_DECK else "draw-discard"), {}
        if action < table.CARD:
            verb = ("hide", "show", "discard", "take", "top")[(action - table.HIDE) // cards.CARDS]
            return verb, {"card": (action - table.HIDE) % cards.CARDS}
        if action < table.NO:
            return "card", {"place": action - table.CARD}
        if action < table.TOKEN:
            return ("no" if action == table.NO else "yes"), {}
        if action < table.PLAYER:
            return "token", {"token": action - table.TOKEN}
        return "player", {"seat": action - table.PLAYER}

    def write(self, action: Action) -> str:
        verb, about = self.parts(action)
        if "card" in about:
            return f"{verb} {cards.name(about['card'])}"
        if "token" in about:
            return f"{verb} {tokens.face_sign(about['token'])}"
        for number in about.values():
            return f"{verb} {number}"
        return verb.replace("-", " ")

    def read(self, text: str) -> int:
        if text not in self._actions:
            raise BadNotation(text)
        return self._actions[text]

    def write_chance(self, outcome: Action) -> str:
        if outcome < table.FACE_TOSSED:
            return f"start {outcome - table.START_DRAWN}"
        if outcome < table.CARD_DRAWN:
            return f"toss {tokens.face_sign(outcome - table.FACE_TOSSED)}"
        return f"deal {cards.name(outcome - table.CARD_DRAWN)}"

    def read_chance(self, text: str) -> int:
        if text not in self._outcomes:
            raise BadNotation(text)
        return self._outcomes[text]
