"""Imagining: deal the cards a seat has not seen in a way that agrees with all it has.

Unseen are the others' hands and discards and, in a game of two, the two cards left over. What
is known of them: five copies of each rank exist; how many cards each hand has; the ranks a seat
lacks since it led red by CB-12; and that the player to move is in no paradox.
"""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.dice import Dice
from ninelives.engine.perseat import zeros
from ninelives.games.catinthebox import board, cards
from ninelives.games.catinthebox.state import CatState
from ninelives.games.catinthebox.view import CatView


def imagined(view: CatView, dice: Dice) -> CatState:
    """A deal that agrees with the view, each equally likely: others are thrown away."""
    unseen = _unseen(view)
    while True:
        state = CatState(view.table.clone(), zeros(), unseen)
        if view.seat >= 0:
            state.hands.put(view.seat, view.hand)
            state.discards = lanes.put(0, view.seat, view.discard)
        if _deal_hands(state, view.seat, unseen, dice):
            _deal_discards(state, view.seat, dice)
            return state


def _unseen(view: CatView) -> i64:
    """The pack of all cards that the seat does not see."""
    table = view.table
    unseen = cards.whole(table.book.highest) - view.hand - table.shown
    if view.discard:
        unseen -= cards.one(view.discard)
    played = table.taken & ~table.neutral
    while played:
        unseen -= cards.one(board.rank_of(bits.lowest(played)))
        played &= played - 1
    return unseen


def _deal_hands(state: CatState, viewer: i64, unseen: i64, dice: Dice) -> bool:
    """Deal every other hand; False if this try has to be thrown away to keep worlds even.

    Seats that lack ranks come first, as others could take the cards they need.
    """
    table = state.table
    for seat in range(table.seats):
        lacking = lanes.get(table.lacking, seat)
        if seat != viewer and lacking:
            if not _keeps_even(state, seat, lacking, unseen, dice):
                return False
            _deal_hand(state, seat, lacking, dice)
    for seat in range(table.seats):
        if seat != viewer and lanes.get(table.lacking, seat) == 0:
            _deal_hand(state, seat, 0, dice)
    return True


def _keeps_even(state: CatState, seat: i64, lacking: i64, unseen: i64, dice: Dice) -> bool:
    """Hands dealt before may have left this seat fewer cards to choose from, and so fewer worlds
    that go on from here: such a try is kept as seldom as it has fewer."""
    most = cards.size(cards.without(unseen, lacking))
    left = cards.size(cards.without(state.deck, lacking))
    for taken in range(lanes.get(state.table.in_hand, seat)):
        if dice.below(most - taken) >= left - taken:
            return False
    return True


def _deal_hand(state: CatState, seat: i64, lacking: i64, dice: Dice) -> None:
    hand: i64 = 0
    for _ in range(lanes.get(state.table.in_hand, seat)):
        card = cards.one(cards.drawn(cards.without(state.deck, lacking), dice))
        hand += card
        state.deck -= card
    state.hands.put(seat, hand)


def _deal_discards(state: CatState, viewer: i64, dice: Dice) -> None:
    for seat in range(state.table.seats):
        if seat != viewer and bits.contains(state.table.aside, seat):
            rank = cards.drawn(state.deck, dice)
            state.deck -= cards.one(rank)
            state.discards = lanes.put(state.discards, seat, rank)
