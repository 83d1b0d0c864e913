"""Why an action is not allowed, from what its seat may know."""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.contract import Refusal
from ninelives.games.catinthebox import board, cards
from ninelives.games.catinthebox.table import (
    ACTIONS,
    DISCARD,
    OVER,
    PLAY,
    PREDICT,
    discard_of,
    is_discard,
    is_play,
    is_prediction,
)
from ninelives.games.catinthebox.view import CatView


def why_not(view: CatView, action: i64) -> Refusal | None:
    if action in view.legal:
        return None
    if not 0 <= action < ACTIONS:
        return Refusal("CB-10", "unknown-action")
    phase = view.table.phase
    if phase == OVER:
        return Refusal("CB-06", "game-over")
    if phase == DISCARD:
        return _why_not_discard(view, action)
    if phase == PREDICT:
        return _why_not_predict(view, action)
    if phase == PLAY:
        return _why_not_play(view, action)
    return Refusal("CB-04", "dealing")


def _why_not_discard(view: CatView, action: i64) -> Refusal:
    if not view.legal:
        done = view.seat >= 0 and bits.contains(view.table.aside, view.seat)
        return Refusal("CB-04", "already-put-aside" if done else "not-your-turn")
    if not is_discard(action):
        return Refusal("CB-04", "discard-first")
    assert cards.copies(view.hand, discard_of(action)) == 0
    return Refusal("CB-04", "not-in-hand")


def _why_not_predict(view: CatView, action: i64) -> Refusal:
    if not view.legal:
        return Refusal("CB-05", "not-your-turn")
    if not is_prediction(action):
        return Refusal("CB-05", "predict-first")
    return Refusal("CB-05", "prediction-not-offered")


def _why_not_play(view: CatView, action: i64) -> Refusal:
    if not view.legal:
        return Refusal("CB-10", "not-your-turn")
    if not is_play(action):
        return Refusal("CB-10", "play-a-card")
    if cards.copies(view.hand, board.rank_of(action)) == 0:
        return Refusal("CB-10", "not-in-hand")
    if bits.contains(view.table.taken, action):
        return Refusal("CB-10", "space-taken")
    if not bits.contains(lanes.get(view.table.markers, view.seat), board.colour_of(action)):
        return Refusal("CB-13", "colour-given-up")
    return Refusal("CB-11", "red-not-open")
