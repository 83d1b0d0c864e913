"""A small language for positions of Felix: the start player, the row, the bids."""

from __future__ import annotations

from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE
from ninelives.engine.events import Event, Log
from ninelives.games.felix import table as book
from ninelives.games.felix.cards import NAMES
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState

A, B, C, D, E = range(5)


def cards(names: str) -> list[int]:
    """`8 small-dog -8` as the cards they are."""
    return [NAMES.index(name) for name in names.split()]


def begun(seats: int, start: int, removed: str = "", **options: str) -> FelixState:
    """A game whose cards are dealt; of each set the card named is missing, the 3 if none is."""
    state = GAME.new(seats, options)
    GAME.apply(state, CHANCE, book.start_drawn(start))
    for card in cards(removed) or cards("3") * seats:
        GAME.apply(state, CHANCE, book.card_removed(card))
    return state


def place(state: FelixState, row: str) -> list[Event]:
    """Lay the row, left to right; in a game of three the first card is the pile's."""
    log = Log()
    names = row.split()
    pile = names.pop(0) if state.table.has_pile() else None
    for name in names:
        GAME.apply(state, GAME.to_act(state), GAME.notation.read(f"place {name}"), log)
    if pile is not None:
        GAME.apply(state, CHANCE, GAME.notation.read_chance(f"turn {pile}"), log)
    return log.heard_by(-1)


def place_lowest(state: FelixState) -> None:
    """All seats place their lowest card; the pile opens its lowest too."""
    while state.table.phase != book.BID:
        seat = GAME.to_act(state)
        GAME.apply(state, seat, GAME.legal(state, seat)[0])


def bid(state: FelixState, bids: str) -> list[Event]:
    """Each seat in turn bids a number, passes with `-` or buys with `buy`."""
    log = Log()
    for word in bids.split():
        text = {"-": "pass", "buy": "buy"}.get(word, f"bid {word}")
        GAME.apply(state, GAME.to_act(state), GAME.notation.read(text), log)
    return log.heard_by(-1)


def pass_round(state: FelixState) -> None:
    """A round in which all seats pass, the last one too."""
    place_lowest(state)
    bid(state, "- " * state.table.seats)


def give(state: FelixState, mice: list[int]) -> None:
    """Set the mice of all seats; the bank pays the difference."""
    table = state.table
    for seat in range(table.seats):
        more = mice[seat] - table.mice_of(seat)
        table.mice = lanes.add(table.mice, seat, more)
        table.bank -= more


def mice(state: FelixState) -> list[int]:
    return [state.table.mice_of(seat) for seat in range(state.table.seats)]


def hand(state: FelixState, seat: int) -> list[int]:
    return bits.listed(GAME.view(state, seat).hand)
