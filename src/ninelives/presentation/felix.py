"""The picture of Felix: the row with its owners, the mouse cards, the players, the score sheet."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, View
from ninelives.games.felix import dogs
from ninelives.games.felix.cards import CARDS, VALUES, card_at, is_dog
from ninelives.games.felix.table import (
    MICE,
    PHASE_NAMES,
    PILE,
    PRICE_UNBID,
    ROUNDS,
    Phase,
    RoundResult,
    Table,
    owner_of,
)
from ninelives.games.felix.view import FelixView

Lies: TypeAlias = Literal["empty", "down", "open"]


class Slot(TypedDict):
    """A place in the row. A card face down is known to its owner."""

    owner: int | None  # None: the pile of a game of three
    lies: Lies
    card: int | None
    leaves: bool  # chased away by a dog, or a dog that leaves, judged by the cards open now


class MouseCard(TypedDict):
    number: int
    filled: bool
    next: bool  # the next player to pass takes these


class Player(TypedDict):
    """None is what the table agreed to hide."""

    start: bool
    placed: bool
    bidding: bool  # has not passed
    bid: int
    took: int  # for passing in this round
    mice: int | None  # all the player owns, the standing bid included
    won_count: int
    won: list[int] | None
    cat_points: int | None
    points: int | None
    place: int | None  # 1 is best; None unless everything that counts is shown


class Auction(TypedDict):
    high: int
    bidder: int | None
    lowest: int  # the lowest bid there may be now
    highest: int  # the highest this seat could make
    for_passing: int
    price: int  # of a row without a bid
    worth: int  # of the open cards, as they lie now


class SoldCard(TypedDict):
    owner: int | None
    card: int
    left: bool  # left the game


class Line(TypedDict):
    """A round on the score sheet."""

    start: int
    winner: int | None  # None: the row was not sold
    price: int
    cards: list[SoldCard] | None  # None: they lie face down
    cat_points: int | None
    mice: list[int | None]  # what each player owned afterwards


class Picture(TypedDict):
    seat: int
    asked: str
    legal: list[int]
    phase: Phase
    round: int
    rounds: int
    turn: int | None
    bank: int
    row: list[Slot]  # left to right
    mouse_cards: list[MouseCard]
    players: list[Player]
    auction: Auction
    hand: list[int]
    removed: int | None
    values: list[int | None]  # points of each card; None for a dog
    sheet: list[Line]


def picture(view: View) -> Picture:
    assert isinstance(view, FelixView)
    table = view.table
    return {
        "seat": view.seat,
        "asked": view.asked,
        "legal": view.legal,
        "phase": PHASE_NAMES[table.phase],
        "round": min(table.round + 1, ROUNDS),
        "rounds": ROUNDS,
        "turn": _seat(table.turn),
        "bank": table.bank,
        "row": _row(view),
        "mouse_cards": _mouse_cards(table),
        "players": [_player(view, seat) for seat in range(table.seats)],
        "auction": _auction(view),
        "hand": bits.listed(view.hand),
        "removed": bits.lowest(view.removed) if view.removed else None,
        "values": [None if is_dog(card) else VALUES[card] for card in range(CARDS)],
        "sheet": [_line(view, result) for result in table.sheet],
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# -- the row and the mice above it -----------------------------------------------------------------


def _row(view: FelixView) -> list[Slot]:
    """Empty until the start player, and so the owners of the slots, are known."""
    slots = range(0 if view.table.start == NOBODY else view.table.book.row)
    return [_slot(view, slot) for slot in slots]


def _slot(view: FelixView, slot: int) -> Slot:
    table = view.table
    owner = _owner(slot, table.start, table)
    if slot < table.open:
        leaves = bits.contains(_leaving(table), slot)
        return {
            "owner": owner,
            "lies": "open",
            "card": card_at(table.row, slot),
            "leaves": leaves,
        }
    if owner is not None and not bits.contains(table.placed, owner):
        return {"owner": owner, "lies": "empty", "card": None, "leaves": False}
    mine = owner == view.seat and view.face_down
    card = bits.lowest(view.face_down) if mine else None
    return {"owner": owner, "lies": "down", "card": card, "leaves": False}


def _owner(slot: int, start: int, table: Table) -> int | None:
    owner = owner_of(slot, start, table.seats)
    return None if table.has_pile() and owner == PILE else owner


def _leaving(table: Table) -> int:
    """The set of slots whose cards would leave if the row were sold as it lies."""
    return dogs.leaving(table.row, table.open, table.options.edition)


def _mouse_cards(table: Table) -> list[MouseCard]:
    filled = bits.listed(table.filled)
    return [
        {"number": number, "filled": index in filled, "next": index in filled[:1]}
        for index, number in enumerate(table.book.mouse_cards)
    ]


# -- the players -----------------------------------------------------------------------------------


def _player(view: FelixView, seat: int) -> Player:
    table = view.table
    mice_shown = table.shows_mice(view.seat, seat)
    won_shown = table.shows_won_cards(view.seat, seat)
    won = table.cards_won(seat)
    return {
        "start": seat == table.start,
        "placed": bits.contains(table.placed, seat),
        "bidding": bits.contains(table.bidders, seat),
        "bid": table.bid_by(seat),
        "took": _took(table, seat),
        "mice": table.mice_of(seat) if mice_shown else None,
        "won_count": len(won),
        "won": won if won_shown else None,
        "cat_points": table.cat_points(seat) if won_shown else None,
        "points": table.points(seat) if mice_shown and won_shown else None,
        "place": table.places()[seat] if _all_is_shown(view) else None,
    }


def _took(table: Table, seat: int) -> int:
    """The mice the seat was paid for passing in this round: they came in since the last one."""
    before = lanes.get(table.sheet[-1].mice, seat) if table.sheet else MICE
    return table.mice_of(seat) - before


def _all_is_shown(view: FelixView) -> bool:
    table = view.table
    return all(
        table.shows_mice(view.seat, seat) and table.shows_won_cards(view.seat, seat)
        for seat in range(table.seats)
    )


def _auction(view: FelixView) -> Auction:
    table = view.table
    leaders = [s for s in range(table.seats) if table.high and table.bid_by(s) == table.high]
    as_it_lies = RoundResult(table.start, table.row, table.open, _leaving(table), NOBODY, 0, 0)
    return {
        "high": table.high,
        "bidder": leaders[0] if leaders else None,
        "lowest": table.high + 1,
        "highest": table.mice_of(view.seat) if view.seat >= 0 else 0,
        "for_passing": table.mice_for_passing(),
        "price": PRICE_UNBID,
        "worth": as_it_lies.cat_points(),
    }


# -- the sheet -------------------------------------------------------------------------------------


def _line(view: FelixView, result: RoundResult) -> Line:
    table = view.table
    shown = _shows_row(view, result.winner)
    return {
        "start": result.start,
        "winner": _seat(result.winner),
        "price": result.price,
        "cards": _sold_cards(table, result) if shown else None,
        "cat_points": result.cat_points() if shown else None,
        "mice": [
            mice if table.shows_mice(view.seat, seat) else None
            for seat, mice in enumerate(lanes.listed(result.mice, table.seats))
        ],
    }


def _shows_row(view: FelixView, winner: int) -> bool:
    """An unsold row is shown if the won cards of all seats are."""
    seats = range(view.table.seats) if winner == NOBODY else [winner]
    return all(view.table.shows_won_cards(view.seat, seat) for seat in seats)


def _sold_cards(table: Table, result: RoundResult) -> list[SoldCard]:
    return [
        {
            "owner": _owner(slot, result.start, table),
            "card": card,
            "left": bits.contains(result.left, slot),
        }
        for slot, card in enumerate(result.cards())
    ]
