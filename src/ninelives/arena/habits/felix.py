"""Habits in Felix: cards placed, prices paid, bluffs."""

from __future__ import annotations

from typing import Final

from ninelives.arena.habits.tally import Habit, Habits, Seen, Tally
from ninelives.engine import lanes
from ninelives.engine.contract import NOBODY
from ninelives.engine.events import Event
from ninelives.games.felix.cards import VALUES, card_at, is_dog
from ninelives.games.felix.events import BidMade, CardPlaced, CardTurned
from ninelives.games.felix.table import RoundResult, Table, owner_of
from ninelives.games.felix.view import FelixView

_COUNTED: Final = (
    Habit("sacks_won"),
    Habit("price"),
    Habit("overpaid", is_share=True),
    Habit("bad_cards_early", is_share=True),
    Habit("bluff_bids", is_share=True),
    Habit("rounds_without_mice"),
)
EARLY: Final = 4  # rounds: over all nine every hand is placed, so only the order differs


def note(seen: Seen, tally: Tally) -> None:
    assert isinstance(seen.view, FelixView)
    table = seen.view.table
    for seat in range(table.seats):
        won = [result for result in table.sheet if result.winner == seat]
        penniless = [result for result in table.sheet if lanes.get(result.mice, seat) == 0]
        tally.note("sacks_won", seat, len(won))
        tally.note("rounds_without_mice", seat, len(penniless))
    for result in table.sheet:
        _note_sale(result, tally)
    for result in table.sheet[:EARLY]:
        _note_placed(result, table, tally)
    _note_bids(seen.facts, tally)


def is_bad(card: int) -> bool:
    """Whether the card spoils a sack: a cat below zero, or a dog."""
    return is_dog(card) or VALUES[card] < 0


def _note_sale(result: RoundResult, tally: Tally) -> None:
    if result.winner != NOBODY:
        tally.note("price", result.winner, result.price)
        tally.note("overpaid", result.winner, result.price > result.cat_points())


def _note_placed(result: RoundResult, table: Table, tally: Tally) -> None:
    for slot in range(result.size):
        owner = owner_of(slot, result.start, table.seats)
        if owner < table.seats:  # FX-50: the pile's card was not chosen
            tally.note("bad_cards_early", owner, is_bad(card_at(result.row, slot)))


def _note_bids(facts: list[Event], tally: Tally) -> None:
    """A bluff is a bid by the only player who knows that the sack is spoilt."""
    face_down: dict[int, int] = {}
    for fact in facts:
        if isinstance(fact, CardPlaced):
            face_down[fact.seat] = fact.card
        elif isinstance(fact, CardTurned):
            del face_down[fact.seat]
        elif isinstance(fact, BidMade):
            card = face_down.get(fact.seat)
            tally.note("bluff_bids", fact.seat, card is not None and is_bad(card))


HABITS: Final = Habits(_COUNTED, note)
