"""Why an action is not allowed, from what its seat may know."""

from __future__ import annotations

from ninelives.engine import bits
from ninelives.engine.contract import Action, Refusal
from ninelives.games.felix.table import (
    ACTIONS,
    BID,
    BUY,
    BUY_ROW,
    OVER,
    PLACE,
    bid_of,
    is_place,
)
from ninelives.games.felix.view import FelixView


def why_not(view: FelixView, action: Action) -> Refusal | None:
    if action in view.legal:
        return None
    if not 0 <= action < ACTIONS:
        return Refusal("FX-12", "unknown-action")
    phase = view.table.phase
    if phase == OVER:
        return Refusal("FX-40", "game-over")
    if view.seat < 0:
        return Refusal("FX-13", "not-your-turn")
    if phase == PLACE:
        return _why_not_place(view, action)
    if phase == BID or phase == BUY:
        return _why_not_bid(view, action)
    return Refusal("FX-03", "dealing")


def _why_not_place(view: FelixView, action: Action) -> Refusal:
    if bits.contains(view.table.placed, view.seat):
        return Refusal("FX-10", "already-placed")
    if not is_place(action):
        return Refusal("FX-10", "place-first")
    return Refusal("FX-10", "not-in-hand")


def _why_not_bid(view: FelixView, action: Action) -> Refusal:
    table = view.table
    if is_place(action):
        return Refusal("FX-10", "already-placed")
    if not bits.contains(table.bidders, view.seat):
        return Refusal("FX-14", "already-passed")
    if view.seat != table.turn:
        return Refusal("FX-13", "not-your-turn")
    if table.phase == BUY:
        return Refusal("FX-18", "no-mice" if action == BUY_ROW else "buy-or-pass")
    if action == BUY_ROW:
        return Refusal("FX-18", "row-not-offered")
    if bid_of(action) <= table.high:
        return Refusal("FX-12", "bid-too-low")
    return Refusal("FX-12", "bid-above-mice")
