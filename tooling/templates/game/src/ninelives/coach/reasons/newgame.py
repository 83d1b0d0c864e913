"""New Game: whether the card can take the trick."""

from __future__ import annotations

from typing import Any, Final

from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine.contract import Game
from ninelives.games.newgame.table import card_of
from ninelives.games.newgame.view import NewgameView

_CODES: Final = {  # all that can be said, each with the names of its values
    "takes": ("card",),
    "loses": ("card",),
}


def reason(_game: Game[Any, Any], view: NewgameView, action: int) -> Reason:
    card = int(card_of(action))
    return Reason("takes" if card > max(view.table.trick) else "loses", {"card": card})


REASONS: Final = Reasons(_CODES, reason)
