"""Determinization: a state sampled from the information set of a seat.

A set has ten known cards, and each card turned up has left its owner's hand. Of the rest one was
removed, one lies face down in the row if the owner has placed a card there, and the others are in
the owner's hand. Nothing is hidden about the pile of a game of three: its cards are drawn when they
are turned up.
"""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.contract import Seat
from ninelives.engine.dice import Dice
from ninelives.games.felix.state import FelixState
from ninelives.games.felix.view import FelixView


def imagined(view: FelixView, dice: Dice) -> FelixState:
    """A state that agrees with the view; all of them are equally likely."""
    table = view.table.clone()
    state = FelixState(table, hands=0, removed=0, face_down=0)
    seat: i64 = 0
    while seat < table.seats:
        if seat == view.seat:
            _put(state, seat, view.hand, view.removed, view.face_down)
        else:
            _imagine_set(state, seat, dice)
        seat += 1
    return state


def _imagine_set(state: FelixState, seat: Seat, dice: Dice) -> None:
    table = state.table
    hand = table.unseen(seat)
    removed: i64 = 0
    face_down: i64 = 0
    if seat < table.robbed:
        removed = _drawn(hand, dice)
        hand &= ~removed
    if table.lies_face_down(seat):
        face_down = _drawn(hand, dice)
        hand &= ~face_down
    _put(state, seat, hand, removed, face_down)


def _drawn(cards: i64, dice: Dice) -> i64:
    """A card of the set, each equally likely, as a set of its own."""
    return bits.one(bits.nth(cards, dice.below(bits.size(cards))))


def _put(state: FelixState, seat: Seat, hand: i64, removed: i64, face_down: i64) -> None:
    state.hands = lanes.put(state.hands, seat, hand)
    state.removed = lanes.put(state.removed, seat, removed)
    state.face_down = lanes.put(state.face_down, seat, face_down)
