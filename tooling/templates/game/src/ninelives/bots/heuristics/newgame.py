"""Heuristics for New Game: take a trick as cheaply as possible, else throw the lowest card."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics, final_values, mixed
from ninelives.engine.contract import Action, Seat
from ninelives.engine.dice import Dice
from ninelives.games.newgame.cards import HIGHEST
from ninelives.games.newgame.state import NewgameState
from ninelives.games.newgame.table import card_of


@final
class NewgameHeuristics(Heuristics[NewgameState]):
    def logit(self, world: NewgameState, seat: Seat, action: Action) -> float:
        card = card_of(action)
        low = 1.0 - float(card) / float(HIGHEST)
        return 1.0 + low if card > max(world.table.trick) else low

    def pick(self, world: NewgameState, seat: Seat, dice: Dice) -> Action:
        best, most = -1, -1.0
        for action in self.game.legal(world, seat):
            logit = self.logit(world, seat, action)
            if logit > most:
                best, most = action, logit
        return best

    def infoset_key(self, world: NewgameState, seat: Seat, *, own: bool) -> i64:
        key: i64 = seat
        for card in [*world.table.trick, *world.table.played, *world.table.sheet]:
            key = mixed(key, card)
        if own:
            for card in world.hands[seat]:
                key = mixed(key, card)
        return key

    def is_horizon(self, world: NewgameState) -> bool:
        return False

    def evaluate(self, world: NewgameState) -> list[float]:
        points = world.table.points()
        places = [1 + sum(1 for other in points if other > each) for each in points]
        return final_values(places, [float(each) for each in points], 1.0)
