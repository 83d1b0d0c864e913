"""The public state, what follows from it alone, and the numbers of the book.

Actions of players:
    0 .. 9      place a card face down in the row
    10          pass
    11          buy a row without bids
    12 .. 119   bid 1 .. 108 mice
Outcomes of chance:
    0 .. 4      seat 0 .. 4 is the first start player
    5 .. 14     a card is removed from a set
    15 .. 24    a card of the pile is turned up
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, Action, Seat, places_by
from ninelives.games.felix.cards import (
    CARDS,
    VALUES,
    WHOLE_SET,
    Card,
    Row,
    Slot,
    card_at,
    row_listed,
)
from ninelives.games.felix.dogs import GERMAN

# -- numbers of the book ---------------------------------------------------------------------------

SEATS: Final = (3, 4, 5)  # FX-01
MOST_SEATS: Final = 5
ROUNDS: Final = CARDS - 1  # FX-03
MICE: Final = 15  # FX-04: of each player
MOST_MICE: Final = 108  # FX-06: all there are in a game of five
SEATS_WITH_PILE: Final = 3  # FX-50
PILE: Final = SEATS_WITH_PILE  # the owner of the fourth set, after the seats
PRICE_UNBID: Final = 1  # FX-18

# -- phases, in the order of play ------------------------------------------------------------------

FIRST_START: Final = 0
REMOVE: Final = 1
PLACE: Final = 2
TURN_PILE: Final = 3
BID: Final = 4
BUY: Final = 5
OVER: Final = 6

Phase: TypeAlias = Literal["start", "remove", "place", "turn", "bid", "buy", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = ("start", "remove", "place", "turn", "bid", "buy", "over")

# -- actions and outcomes --------------------------------------------------------------------------

PASS: Final = CARDS
BUY_ROW: Final = PASS + 1
_NO_BID: Final = BUY_ROW
ACTIONS: Final = _NO_BID + MOST_MICE + 1
_FIRST_REMOVED: Final = MOST_SEATS
_FIRST_TURNED: Final = _FIRST_REMOVED + CARDS
CHANCE_OUTCOMES: Final = _FIRST_TURNED + CARDS


def place(card: Card) -> Action:
    return card


def is_place(action: Action) -> bool:
    return 0 <= action < CARDS


def bid(mice: i64) -> Action:
    return _NO_BID + mice


def is_bid(action: Action) -> bool:
    return _NO_BID < action < ACTIONS


def bid_of(action: Action) -> i64:
    """The mice bid."""
    return action - _NO_BID


def start_drawn(seat: Seat) -> Action:
    return seat


def is_start(outcome: Action) -> bool:
    return 0 <= outcome < _FIRST_REMOVED


def card_removed(card: Card) -> Action:
    return _FIRST_REMOVED + card


def is_removal(outcome: Action) -> bool:
    return _FIRST_REMOVED <= outcome < _FIRST_TURNED


def removed_of(outcome: Action) -> Card:
    """The card removed."""
    return outcome - _FIRST_REMOVED


def card_turned(card: Card) -> Action:
    return _FIRST_TURNED + card


def turned_of(outcome: Action) -> Card:
    """The card of the pile turned up."""
    return outcome - _FIRST_TURNED


# -- numbers of the book that depend on how many play ----------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Book:
    def __init__(self, *, bank: i64, mouse_cards: list[int], row: i64) -> None:
        self.bank: i64 = bank  # FX-04: mice in it before the first fill
        self.mouse_cards: list[int] = mouse_cards  # FX-05: their numbers, ascending
        self.fill: i64 = sum(mouse_cards)  # FX-05: what one fill of them costs
        self.row: Row = row  # cards for sale in a round


BOOKS: Final = {
    3: Book(bank=21, mouse_cards=[3, 6], row=4),
    4: Book(bank=27, mouse_cards=[2, 4, 6], row=4),
    5: Book(bank=33, mouse_cards=[2, 3, 4, 6], row=5),
}

# -- what the table agreed on ----------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Options:
    def __init__(self, *, edition: i64, public_mice: bool, open_won_cards: bool) -> None:
        self.edition: i64 = edition
        self.public_mice: bool = public_mice
        self.open_won_cards: bool = open_won_cards


# -- the score sheet -------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class RoundResult:
    """One line of the score sheet; never changed once written."""

    def __init__(
        self, start: Seat, row: Row, size: i64, left: i64, winner: Seat, price: i64, mice: i64
    ) -> None:
        self.start: Seat = start  # the start player
        self.row: Row = row  # the cards that were for sale
        self.size: i64 = size  # how many
        self.left: i64 = left  # the set of slots whose cards left the game
        self.winner: Seat = winner  # NOBODY when the row was not sold
        self.price: i64 = price
        self.mice: i64 = mice  # lanes: what each seat owned afterwards

    def cards(self) -> list[int]:
        """The whole row, left to right."""
        return row_listed(self.row, self.size)

    def cards_left(self) -> list[int]:
        """The cards that left the game."""
        return [card_at(self.row, slot) for slot in bits.listed(self.left)]

    def cards_won(self) -> list[int]:
        stayed = (bits.one(self.size) - 1) & ~self.left
        return [card_at(self.row, slot) for slot in bits.listed(stayed)]

    def cat_points(self) -> i64:
        """What the cards that stayed are worth to the winner."""
        points: i64 = 0
        slot: Slot = 0
        while slot < self.size:
            if not bits.contains(self.left, slot):
                points += VALUES[card_at(self.row, slot)]
            slot += 1
        return points


# -- the table -------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table:
    def __init__(self, seats: i64, book: Book, options: Options, sheet: list[RoundResult]) -> None:
        self.seats: i64 = seats
        self.book: Book = book
        self.options: Options = options
        self.phase: i64 = FIRST_START
        self.round: i64 = 0  # rounds finished
        self.start: Seat = NOBODY  # start player of the round
        self.turn: Seat = NOBODY  # whose turn it is to bid or buy
        self.robbed: i64 = 0  # seats 0 .. robbed-1 have lost a card of their set
        self.bank: i64 = 0
        self.filled: i64 = 0  # the set of mouse cards, by index, with mice on them
        self.mice: i64 = 0  # lanes: mice owned, standing bid included
        self.bids: i64 = 0  # lanes: standing bids
        self.high: i64 = 0  # the highest of them
        self.bidders: i64 = 0  # the set of seats that have not passed
        self.placed: i64 = 0  # the set of seats that have placed a card
        self.row: Row = 0  # the open cards of the row
        self.open: i64 = 0  # how many
        self.shown: i64 = 0  # lanes by owner: the set of their cards turned up so far
        self.sheet: list[RoundResult] = sheet  # replaced, never appended to: clones share it

    def clone(self) -> Table:
        copy = Table(self.seats, self.book, self.options, self.sheet)
        copy.phase = self.phase
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.robbed = self.robbed
        copy.bank = self.bank
        copy.filled = self.filled
        copy.mice = self.mice
        copy.bids = self.bids
        copy.high = self.high
        copy.bidders = self.bidders
        copy.placed = self.placed
        copy.row = self.row
        copy.open = self.open
        copy.shown = self.shown
        return copy

    # -- questions ---------------------------------------------------------------------------------

    def all_seats(self) -> i64:
        return bits.one(self.seats) - 1

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def has_pile(self) -> bool:
        # FX-50  With three players a fourth set lies on the table, the virtual player's pile.
        return self.seats == SEATS_WITH_PILE

    def owner_at(self, slot: Slot) -> Seat:
        """The owner of the card in a slot of the row: a seat, or PILE."""
        return owner_of(slot, self.start, self.seats)

    def lies_face_down(self, seat: Seat) -> bool:
        """Whether the seat has a card in the row that is not yet turned up."""
        if not bits.contains(self.placed, seat):
            return False
        slot = self.open
        while slot < self.book.row:
            if self.owner_at(slot) == seat:
                return True
            slot += 1
        return False

    def unseen(self, owner: Seat) -> i64:
        """The set of cards of the owner, a seat or PILE, that were never turned up."""
        return WHOLE_SET & ~lanes.get(self.shown, owner)

    def open_cards(self) -> list[int]:
        """The open cards of the row, left to right."""
        return row_listed(self.row, self.open)

    def mice_of(self, seat: Seat) -> i64:
        """All mice the seat owns, its standing bid included."""
        return lanes.get(self.mice, seat)

    def bid_by(self, seat: Seat) -> i64:
        """The standing bid of the seat, or 0."""
        return lanes.get(self.bids, seat)

    def mice_for_passing(self) -> i64:
        # FX-14  The mice of the lowest mouse card that still has some.
        if self.filled == 0:
            return 0
        return self.book.mouse_cards[bits.lowest(self.filled)]

    def money(self) -> i64:
        """All mice of the game: the players' own, bid or not, on the mouse cards, in the bank."""
        on_cards = [self.book.mouse_cards[index] for index in bits.listed(self.filled)]
        return sum(lanes.listed(self.mice, self.seats)) + sum(on_cards) + self.bank

    def cards_won(self, seat: Seat) -> list[int]:
        """All cards the seat has won so far, in the order it won them."""
        won: list[int] = []
        for result in self.sheet:
            if result.winner == seat:
                won += result.cards_won()
        return won

    def cat_points(self, seat: Seat) -> i64:
        points: i64 = 0
        for result in self.sheet:
            if result.winner == seat:
                points += result.cat_points()
        return points

    def points(self, seat: Seat) -> i64:
        # FX-40  Score = cats won + mice owned, rabbits 0.
        return self.cat_points(seat) + self.mice_of(seat)

    def places(self) -> list[int]:
        """Places by the points so far: 1 is best, equal places are shared."""
        # FX-41  Tie: more cat points wins; edition `german` has no tie-break: shared.
        german = self.options.edition == GERMAN
        keys: list[tuple[int, int]] = []
        for seat in range(self.seats):
            keys.append((self.points(seat), 0 if german else self.cat_points(seat)))
        return places_by(keys)

    # -- what a screen shows -----------------------------------------------------------------------

    def shows_mice(self, viewer: Seat, seat: Seat) -> bool:
        # FX-21  Mice are secret. Table option `public_mice`.
        return viewer == seat or self.options.public_mice or self.phase == OVER

    def shows_won_cards(self, viewer: Seat, seat: Seat) -> bool:
        # FX-17  Showing all players' won cards is a table option (default: own only).
        return viewer == seat or self.options.open_won_cards or self.phase == OVER


def owner_of(slot: Slot, start: Seat, seats: i64) -> Seat:
    """The owner of the card in a slot when that seat starts the round: a seat, or PILE."""
    # FX-10  Beginning with the start player and clockwise, start player's leftmost;
    seat = start + slot
    # FX-50  with three players the card of the pile lies leftmost.
    if seats == SEATS_WITH_PILE:
        if slot == 0:
            return PILE
        seat -= 1
    return seat if seat < seats else seat - seats
