"""What all players can see, and the numbers of the rule book.

Cards in front of players lie on numbered *places*. A card keeps its place while it lies on the
table, also when it changes owners, so tokens and what a seat knows of it go with it. A card put
down takes the lowest free place. The cards of a player who is out stay on their places, out of
reach, until the round is over (RJ-30).

Actions of players:
    draw from the deck, draw from the discard pile
    hide, show, discard a card of the hand; take a card of the pile; put a card on top (by card)
    choose the card on a place (24), answer no, answer yes
    choose a token of the supply (by the face it shows), choose a player
Outcomes of chance:
    the first start player; the face of a token tossed; the card that leaves the deck
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.ratjack import cards, tokens
from ninelives.games.ratjack.catalogue import NO_PLACE, NO_POWER, Decks, Power, Question
from ninelives.games.ratjack.row import SLOTS, Row

# -- numbers of the book ---------------------------------------------------------------------------

SEATS: Final = (2, 3, 4)  # RJ-01
MOST_SEATS: Final = 4
WINNING_POINTS: Final = 3  # RJ-01
DEALT: Final = 2  # RJ-04: cards dealt to each
TARGET: Final = 25  # RJ-30, RJ-32
MOST_TURNS: Final = 200  # RJ-37
PLACES: Final = SLOTS

# -- phases, in the order of play ------------------------------------------------------------------

FIRST_START: Final = 0
TOSS: Final = 1
DEAL: Final = 2
OPEN: Final = 3  # the first card of the discard pile
FIRST_HIDE: Final = 4
DRAW: Final = 5
DRAWING: Final = 6  # chance draws for the player
PLAY: Final = 7
FLIP: Final = 8
EFFECT: Final = 9
EFFECT_DRAWING: Final = 10  # chance draws in the middle of an effect
OVER: Final = 11
PHASE_NAMES: Final = (
    "first-start",
    "toss",
    "deal",
    "open",
    "first-hide",
    "draw",
    "drawing",
    "play",
    "flip",
    "effect",
    "effect-drawing",
    "over",
)

# -- why a point was won ---------------------------------------------------------------------------

KNOCK_OUT: Final = 0  # RJ-30
RATJACK: Final = 1  # RJ-32
SURVIVOR: Final = 2  # RJ-33
HIGHEST: Final = 3  # RJ-34, RJ-37
REASON_NAMES: Final = ("knock-out", "ratjack", "survivor", "highest")

# -- options ---------------------------------------------------------------------------------------

# RJ-34: who gets the point when several have the highest sum
EACH: Final = 0
NO_PLAYER: Final = 1
DECK_TIES: Final = ("each", "nobody")

# -- actions and outcomes --------------------------------------------------------------------------

DRAW_DECK: Final = 0
DRAW_PILE: Final = 1
HIDE: Final = 2  # + card, like the next four
SHOW: Final = HIDE + cards.CARDS
DISCARD: Final = SHOW + cards.CARDS
TAKE: Final = DISCARD + cards.CARDS
TOP: Final = TAKE + cards.CARDS
CARD: Final = TOP + cards.CARDS  # + place
NO: Final = CARD + PLACES
YES: Final = NO + 1
TOKEN: Final = YES + 1  # + face
PLAYER: Final = TOKEN + tokens.FACES  # + seat
ACTIONS: Final = PLAYER + MOST_SEATS

START_DRAWN: Final = 0  # + seat
FACE_TOSSED: Final = MOST_SEATS  # + face
CARD_DRAWN: Final = FACE_TOSSED + tokens.FACES  # + card
CHANCE_OUTCOMES: Final = CARD_DRAWN + cards.CARDS

# -- the table -------------------------------------------------------------------------------------

_ALL_PLACES: Final = (1 << PLACES) - 1
_TOKEN: Final = 5  # bits for the face or the place of a token
_TOKEN_BITS: Final = (1 << _TOKEN) - 1


@final
@mypyc_attr(acyclic=True)
class Award:
    """One line of the score sheet; never changed once written."""

    def __init__(self, in_round: i64, seat: i64, points: i64, reason: i64) -> None:
        self.round: i64 = in_round
        self.seat: i64 = seat
        self.points: i64 = points
        self.reason: i64 = reason


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Table:
    def __init__(self, decks: Decks, seats: i64, shown: Row, pile: Row, sheet: list[Award]) -> None:
        self.decks: Decks = decks
        self.seats: i64 = seats
        self.first_animal: i64 = cards.RAT  # the two decks in play
        self.second_animal: i64 = cards.RAT
        self.ratjack_any_turn: bool = False
        self.pay_all: bool = False
        self.deck_tie: i64 = EACH
        self.phase: i64 = FIRST_START
        self.round: i64 = 0  # the round being played, from 1
        self.turns: i64 = 0  # turns begun in this round
        self.active: i64 = 0  # the seat whose turn it is, or that is dealt to
        self.latest: i64 = 0  # the seat that gained a point most recently and starts the next round
        self.points: i64 = 0  # lanes: victory points
        self.still_in: i64 = 0  # the set of seats still in the round
        self.in_hand: i64 = 0  # lanes: cards in each hand
        self.deck_size: i64 = 0
        self.deck_ran_out: bool = False  # RJ-34: the last card of the deck has left it
        self.top_size: i64 = 0  # cards on top of the deck whose order a seat knows
        self.top_knower: i64 = NOBODY
        self.pile: Row = pile  # the discard pile, bottom first
        self.pile_size: i64 = 0
        self.shown: Row = shown  # the cards that lie face up, by place
        self.taken: i64 = 0  # places with a card
        self.reach: i64 = 0  # places of players still in the round
        self.up: i64 = 0  # places with a card face up
        self._owned_low: i64 = 0  # the places of seats 0 and 1, side by side
        self._owned_high: i64 = 0  # of seats 2 and 3
        self._known_low: i64 = 0  # hidden places whose card seats 0 and 1 know
        self._known_high: i64 = 0
        self.tossed: i64 = 0  # tokens tossed so far
        self.supply: i64 = 0  # the set of tokens in the supply
        self._faces: i64 = 0  # the face each token shows this round
        self._token_places: i64 = 0  # where each token lies
        self.tokened: i64 = 0  # places with a token
        self.locked: i64 = 0
        self.shielded: i64 = 0
        self.muted: i64 = 0
        self.power: Power[Any] | None = None  # the effect that happens now
        self.source: i64 = NO_PLACE  # the place of the card whose effect it is
        self.count: i64 = 0  # its number of cards, where it has one
        self.step: i64 = 0  # its question now
        self.first: i64 = 0  # its latest answer, or how many are in order
        self.sums: i64 = 0  # lanes: the sum of each seat in the round, 0 for those who are out
        self.sheet: list[Award] = sheet  # replaced, never appended to: clones share it

    def clone(self) -> Table:
        copy = Table(self.decks, self.seats, self.shown.clone(), self.pile.clone(), self.sheet)
        copy.first_animal = self.first_animal
        copy.second_animal = self.second_animal
        copy.ratjack_any_turn = self.ratjack_any_turn
        copy.pay_all = self.pay_all
        copy.deck_tie = self.deck_tie
        copy.phase = self.phase
        copy.round = self.round
        copy.turns = self.turns
        copy.active = self.active
        copy.latest = self.latest
        copy.points = self.points
        copy.still_in = self.still_in
        copy.in_hand = self.in_hand
        copy.deck_size = self.deck_size
        copy.deck_ran_out = self.deck_ran_out
        copy.top_size = self.top_size
        copy.top_knower = self.top_knower
        copy.pile_size = self.pile_size
        copy.taken = self.taken
        copy.reach = self.reach
        copy.up = self.up
        copy._owned_low = self._owned_low
        copy._owned_high = self._owned_high
        copy._known_low = self._known_low
        copy._known_high = self._known_high
        copy.tossed = self.tossed
        copy.supply = self.supply
        copy._faces = self._faces
        copy._token_places = self._token_places
        copy.tokened = self.tokened
        copy.locked = self.locked
        copy.shielded = self.shielded
        copy.muted = self.muted
        copy.power = self.power
        copy.source = self.source
        copy.count = self.count
        copy.step = self.step
        copy.first = self.first
        copy.sums = self.sums
        return copy

    # -- players -----------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise, in the round or not."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def is_in(self, seat: i64) -> bool:
        return bits.contains(self.still_in, seat)

    def rivals(self) -> i64:
        """The set of seats that "another player" may mean."""
        # RJ-24  "Another player" = one still in the round.
        return self.still_in & ~bits.one(self.active)

    # -- cards -------------------------------------------------------------------------------------

    def owned(self, seat: i64) -> i64:
        """The places of a seat's cards."""
        word = self._owned_low if seat < 2 else self._owned_high
        return (word >> (PLACES * (seat & 1))) & _ALL_PLACES

    def hidden(self, seat: i64) -> i64:
        return self.owned(seat) & ~self.up

    def visible(self, seat: i64) -> i64:
        return self.owned(seat) & self.up

    def owner(self, place: i64) -> i64:
        """In front of whom the card on a place lies, or NOBODY."""
        here = bits.one(place)
        if self._owned_low & here:
            return 0
        if (self._owned_low >> PLACES) & here:
            return 1
        if self._owned_high & here:
            return 2
        if (self._owned_high >> PLACES) & here:
            return 3
        return NOBODY

    def knows(self, seat: i64) -> i64:
        """The hidden places whose card the seat knows."""
        word = self._known_low if seat < 2 else self._known_high
        return (word >> (PLACES * (seat & 1))) & _ALL_PLACES

    def free_place(self) -> i64:
        return bits.lowest(~self.taken & _ALL_PLACES)

    def discards(self) -> list[int]:
        """The discard pile, bottom first."""
        return [self.pile.get(slot) for slot in range(self.pile_size)]

    def top_discard(self) -> i64:
        return self.pile.get(self.pile_size - 1)

    # -- tokens ------------------------------------------------------------------------------------

    def face(self, token: i64) -> i64:
        return (self._faces >> (_TOKEN * token)) & _TOKEN_BITS

    def place_of(self, token: i64) -> i64:
        """The place of the card a token lies on, or IN_SUPPLY."""
        return (self._token_places >> (_TOKEN * token)) & _TOKEN_BITS

    def token_on(self, place: i64) -> i64:
        """The token on the card of a place that has one."""
        token: i64 = 0
        while self.place_of(token) != place:
            token += 1
        return token

    def face_on(self, place: i64) -> i64:
        """The face shown on the card of a place, or NO_FACE."""
        if not bits.contains(self.tokened, place):
            return tokens.NO_FACE
        return self.face(self.token_on(place))

    def supply_faces(self) -> i64:
        """The set of faces the supply shows."""
        faces: i64 = 0
        left = self.supply
        while left:
            faces |= bits.one(self.face(bits.lowest(left)))
            left &= left - 1
        return faces

    def token_in_supply(self, face: i64) -> i64:
        """A token of the supply that shows the face; tokens that show the same are alike."""
        left = self.supply
        while self.face(bits.lowest(left)) != face:
            left &= left - 1
        return bits.lowest(left)

    # -- sums --------------------------------------------------------------------------------------

    def worth(self, place: i64) -> i64:
        """What a visible card counts."""
        return tokens.worth(cards.value(self.shown.get(place)), self.face_on(place))

    def total(self, seat: i64) -> i64:
        # RJ-20  Your sum = your visible cards. Hidden cards count 0, token or not.
        total: i64 = 0
        left = self.visible(seat)
        bare = left & ~self.tokened
        left &= self.tokened
        while bare:
            total += cards.value(self.shown.get(bits.lowest(bare)))
            bare &= bare - 1
        while left:
            total += self.worth(bits.lowest(left))
            left &= left - 1
        return total

    def _count(self, place: i64, times: i64) -> None:
        """Add the worth of a visible card to its owner's sum, or take it away (-1 times)."""
        if bits.contains(self.up & self.reach, place):
            self.sums = lanes.add(self.sums, self.owner(place), times * self.worth(place))

    # -- changes; what they mean for secrets and memory is in state.py -----------------------------

    def set_owner(self, place: i64, seat: i64) -> None:
        """The card of a place now lies in front of the seat, or of NOBODY: the place is free."""
        self._count(place, -1)
        here = bits.one(place)
        everywhere = here | bits.shifted(here, PLACES)
        self._owned_low &= ~everywhere
        self._owned_high &= ~everywhere
        if seat == NOBODY:
            self.taken &= ~here
            self.reach &= ~here
            return
        self.taken |= here
        self.reach |= here
        if seat < 2:
            self._owned_low |= bits.shifted(here, PLACES * seat)
        else:
            self._owned_high |= bits.shifted(here, PLACES * (seat - 2))
        self._count(place, 1)

    def turn_up(self, place: i64, card: i64) -> None:
        """The card lies face up from now on."""
        self.shown.put(place, card)
        self.up |= bits.one(place)
        self._count(place, 1)

    def turn_down(self, place: i64) -> i64:
        """The card no longer lies face up; the card."""
        self._count(place, -1)
        card = self.shown.get(place)
        self.shown.put(place, cards.NO_CARD)
        self.up &= ~bits.one(place)
        return card

    def put_out(self, seat: i64) -> None:
        """The seat is out of the round, its cards out of reach."""
        self.still_in &= ~bits.one(seat)
        self.reach &= ~self.owned(seat)
        self.sums = lanes.put(self.sums, seat, 0)

    def let_know(self, place: i64, seat: i64) -> None:
        bit = bits.shifted(bits.one(place), PLACES * (seat & 1))
        if seat < 2:
            self._known_low |= bit
        else:
            self._known_high |= bit

    def let_all_know(self, place: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.let_know(place, seat)
            seat += 1

    def clear_known(self, place: i64) -> None:
        both = bits.one(place) | bits.one(PLACES + place)
        self._known_low &= ~both
        self._known_high &= ~both

    def show_face(self, token: i64, face: i64) -> None:
        """The token lies in the supply with that face up for the round."""
        shift = _TOKEN * token
        self._faces = (self._faces & ~bits.shifted(_TOKEN_BITS, shift)) | bits.shifted(face, shift)
        self._token_places |= bits.shifted(tokens.IN_SUPPLY, shift)
        self.supply |= bits.one(token)

    def put_token(self, token: i64, place: i64) -> None:
        """From the supply onto a card."""
        self._count(place, -1)
        here = bits.one(place)
        shift = _TOKEN * token
        self.supply &= ~bits.one(token)
        self._token_places &= ~bits.shifted(_TOKEN_BITS, shift)
        self._token_places |= bits.shifted(place, shift)
        self.tokened |= here
        self._count(place, 1)
        face = self.face(token)
        if face == tokens.LOCK:
            self.locked |= here
        elif face == tokens.SHIELD:
            self.shielded |= here
        elif face == tokens.MUTE:
            self.muted |= here

    def take_token(self, place: i64) -> i64:
        """From a card back to the supply; the token."""
        self._count(place, -1)
        token = self.token_on(place)
        others = ~bits.one(place)
        self._token_places |= bits.shifted(tokens.IN_SUPPLY, _TOKEN * token)
        self.supply |= bits.one(token)
        self.tokened &= others
        self.locked &= others
        self.shielded &= others
        self.muted &= others
        self._count(place, 1)
        return token

    def clear_round(self) -> None:
        """Everything that lies on the table leaves it."""
        self.turns = 0
        self.still_in = bits.one(self.seats) - 1
        self.in_hand = 0
        self.deck_size = cards.IN_PLAY
        self.deck_ran_out = False
        self.top_size = 0
        self.top_knower = NOBODY
        self.pile = Row(0, 0, 0)
        self.pile_size = 0
        self.shown = Row(0, 0, 0)
        self.taken = 0
        self.reach = 0
        self.up = 0
        self._owned_low = 0
        self._owned_high = 0
        self._known_low = 0
        self._known_high = 0
        self.tossed = 0
        self.supply = 0
        self._faces = 0
        self._token_places = 0
        self.tokened = 0
        self.locked = 0
        self.shielded = 0
        self.muted = 0
        self.sums = 0
        self.clear_effect()

    def clear_effect(self) -> None:
        self.power = None
        self.source = NO_PLACE
        self.count = 0
        self.step = 0
        self.first = 0

    def question(self) -> Question[Any]:
        """The question of the effect that happens now."""
        assert self.power is not None
        return self.power.questions[self.step]

    def power_number(self) -> i64:
        """The number of the effect that happens now, or NO_POWER."""
        return NO_POWER if self.power is None else self.power.number
