"""What all players can see, and the numbers of the rule book.

Actions of players:
    0 .. 35    play a card of a rank as a colour (the number of the space)
    36 .. 44   put a card of rank 1 .. 9 aside
    45 .. 48   predict 1 .. 4 tricks
Outcomes of chance:
    0 .. 8     a card of rank 1 .. 9 is dealt or shown
    9 .. 13    seat 0 .. 4 is the first start player
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, perseat
from ninelives.engine.contract import NOBODY
from ninelives.engine.perseat import PerSeat
from ninelives.games.catinthebox import board, cards

# -- numbers of the book ---------------------------------------------------------------------------

SEATS: Final = (2, 3, 4, 5)  # CB-01
SHOWN_OF_TWO: Final = 3  # CB-30: cards turned up in a game of two
FEW_TRICKS: Final = 4  # CB-31: the most tricks that earn the bonus in a game of two
LAST_CARD: Final = 1  # CB-15: the card that is never played

# -- phases, in the order of play ------------------------------------------------------------------

FIRST_START: Final = 0
DEAL: Final = 1
SHOW: Final = 2
DISCARD: Final = 3
PREDICT: Final = 4
PLAY: Final = 5
OVER: Final = 6

Phase: TypeAlias = Literal["first-start", "deal", "show", "discard", "predict", "play", "over"]
PHASE_NAMES: Final[tuple[Phase, ...]] = (
    "first-start",
    "deal",
    "show",
    "discard",
    "predict",
    "play",
    "over",
)

# -- actions and outcomes --------------------------------------------------------------------------

_FIRST_DISCARD: Final = board.SPACES
_FIRST_PREDICTION: Final = _FIRST_DISCARD + cards.HIGHEST
ACTIONS: Final = _FIRST_PREDICTION + 4
CHANCE_OUTCOMES: Final = cards.HIGHEST + 5


def play(rank: i64, colour: i64) -> i64:
    return board.space(rank, colour)


def is_play(action: i64) -> bool:
    return 0 <= action < _FIRST_DISCARD


def discard(rank: i64) -> i64:
    return _FIRST_DISCARD + rank - 1


def is_discard(action: i64) -> bool:
    return _FIRST_DISCARD <= action < _FIRST_PREDICTION


def discard_of(action: i64) -> i64:
    """The rank put aside."""
    return action - _FIRST_DISCARD + 1


def predict(tricks: i64) -> i64:
    return _FIRST_PREDICTION + tricks - 1


def is_prediction(action: i64) -> bool:
    return _FIRST_PREDICTION <= action < ACTIONS


def prediction_of(action: i64) -> i64:
    """The number of tricks predicted."""
    return action - _FIRST_PREDICTION + 1


def card_drawn(rank: i64) -> i64:
    return rank - 1


def start_drawn(seat: i64) -> i64:
    return cards.HIGHEST + seat


# -- what depends on the number of seats -----------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Book:
    def __init__(self, highest: i64, hand: i64, predictions: list[int]) -> None:
        self.highest: i64 = highest  # the highest rank in use
        self.hand: i64 = hand  # cards dealt to each
        self.predictions: i64 = bits.packed([predict(tricks) for tricks in predictions])


BOOKS: Final = {
    2: Book(highest=5, hand=10, predictions=[]),  # CB-31
    3: Book(highest=6, hand=10, predictions=[1, 3, 4]),  # CB-05
    4: Book(highest=8, hand=10, predictions=[1, 2, 3]),
    5: Book(highest=9, hand=9, predictions=[1, 2, 3]),
}

# -- what the table agreed on ----------------------------------------------------------------------

FORCED_REDS: Final = ("lead", "paradox")
PARADOX: Final = 1  # CB-12: who can declare nothing but red causes a paradox


@final
@mypyc_attr(acyclic=True)
class Options:
    def __init__(self, *, rows: i64, forced_red: i64) -> None:
        self.rows: i64 = rows  # one of board.ORDERS
        self.forced_red: i64 = forced_red


# -- the score sheet -------------------------------------------------------------------------------


NO_POINTS: Final = perseat.zeros()


@final
@mypyc_attr(acyclic=True)
class RoundScore:
    """One line of the score sheet; never changed once the rules have added the points."""

    def __init__(
        self, tricks: i64, predictions: i64, bonuses: i64, causer: i64, exposed: i64
    ) -> None:
        self.tricks: i64 = tricks  # lanes
        self.predictions: i64 = predictions  # lanes, 0 where nothing was predicted
        self.bonuses: i64 = bonuses  # lanes
        self.causer: i64 = causer  # the seat that caused a paradox, or NOBODY
        self.exposed: i64 = exposed  # the pack that the causer had to show
        self.points: PerSeat = NO_POINTS  # replaced once, by the rules


# -- the table -------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table:
    def __init__(
        self, seats: i64, book: Book, options: Options, tokens: PerSeat, sheet: list[RoundScore]
    ) -> None:
        self.seats: i64 = seats
        self.book: Book = book
        self.options: Options = options
        self.phase: i64 = FIRST_START
        self.round: i64 = 0  # rounds finished
        self.start: i64 = 0  # start player of the round
        self.turn: i64 = 0  # whose turn it is to be dealt to, to predict or to play
        self.in_hand: i64 = 0  # lanes: cards in each hand
        self.aside: i64 = 0  # the set of seats that have put a card aside
        self.predictions: i64 = 0  # lanes, 0 where none was made
        self.tricks: i64 = 0  # lanes: tricks won
        self.markers: i64 = 0  # lanes: the set of colours a seat may still declare
        self.taken: i64 = 0  # the set of spaces with a token, neutral ones included
        self.neutral: i64 = 0  # the set of spaces with a neutral token
        self.tokens: PerSeat = tokens  # the set of spaces with a token of the seat
        self.led: i64 = NOBODY  # the colour led, or NOBODY before the lead
        self.ahead: i64 = NOBODY  # the seat that would win the trick now
        self.plays: i64 = 0  # lanes: space taken in this trick + 1, or 0
        self.lacking: i64 = 0  # lanes: ranks a seat cannot hold, since it led red by CB-12
        self.shown: i64 = 0  # pack: the cards turned up in a game of two
        self.sheet: list[RoundScore] = sheet  # replaced, never appended to: clones share it

    def clone(self) -> Table:
        copy = Table(self.seats, self.book, self.options, self.tokens.clone(), self.sheet)
        copy.phase = self.phase
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.in_hand = self.in_hand
        copy.aside = self.aside
        copy.predictions = self.predictions
        copy.tricks = self.tricks
        copy.markers = self.markers
        copy.taken = self.taken
        copy.neutral = self.neutral
        copy.led = self.led
        copy.ahead = self.ahead
        copy.plays = self.plays
        copy.lacking = self.lacking
        copy.shown = self.shown
        return copy

    # -- questions ---------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def has_players_token(self, spaces: i64) -> bool:
        """Whether a token of a player lies on one of the spaces; neutral ones do not count."""
        return self.taken & ~self.neutral & spaces != 0

    def largest_group(self, seat: i64) -> i64:
        """The size of the seat's largest group of tokens."""
        return board.largest_group(self.tokens.get(seat), self.options.rows)

    def owner(self, at: i64) -> i64:
        """Whose token lies on the space, or NOBODY."""
        for seat in range(self.seats):
            if bits.contains(self.tokens.get(seat), at):
                return seat
        return NOBODY

    def points(self, seat: i64) -> i64:
        """Points of all finished rounds."""
        total: i64 = 0
        for score in self.sheet:
            total += score.points.get(seat)
        return total
