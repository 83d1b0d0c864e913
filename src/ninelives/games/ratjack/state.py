"""The table and the secrets, and the verbs that move cards.

Every verb does three things on neighbouring lines: it moves the card, it keeps what seats may
know and remember of it, and it tells the log, insiders and others.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, State
from ninelives.engine.events import Log
from ninelives.games.ratjack import cards, events, memory
from ninelives.games.ratjack.memory import DECK, Traces
from ninelives.games.ratjack.row import Row
from ninelives.games.ratjack.table import PLACES, Table
from ninelives.games.ratjack.view import RatjackView

UNASKED: Final = -1

_CODE: Final = 6  # bits of a card in a hand or on top of the deck: the card + 1, 0 for none
_CODES: Final = (1 << _CODE) - 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RatjackState(State):
    def __init__(self, table: Table, hidden: Row, traces: Traces) -> None:
        self.table: Table = table
        # -- secrets -------------------------------------------------------------------------------
        self.hands: i64 = 0  # lanes: one or two cards
        self.hidden: Row = hidden  # the cards that lie face down, by place
        self.deck: i64 = 0  # the set of cards of which the deck holds one or two
        self.twins: i64 = 0  # the set of cards of which it holds two
        self.top: i64 = 0  # the top cards that a seat knows, the topmost lowest; not in the sets
        self.traces: Traces = traces  # what seats remember
        self.choices: i64 = UNASKED  # what the active player may do, once it was asked for
        self.first_choice: i64 = 0  # the action that its lowest bit stands for

    def clone(self) -> RatjackState:
        copy = RatjackState(self.table.clone(), self.hidden.clone(), self.traces.clone())
        copy.hands = self.hands
        copy.deck = self.deck
        copy.twins = self.twins
        copy.top = self.top
        copy.choices = self.choices
        copy.first_choice = self.first_choice
        return copy

    def seen_by(self, seat: i64, asked: str, legal: list[int]) -> RatjackView:
        """All that a seat may know: the table, its hand, the hidden cards and the top of the deck
        it knows, and its traces."""
        table = self.table.clone()
        if not 0 <= seat < table.seats:
            nothing = [cards.NO_CARD] * PLACES
            return RatjackView(NOBODY, "", [], table, [], nothing, [], [])
        known: list[int] = []
        for place in range(PLACES):
            knows = bits.contains(table.knows(seat), place)
            known.append(self.hidden.get(place) if knows else cards.NO_CARD)
        top = self.top_cards() if table.top_knower == seat else []
        traces = self._traces_of(seat)
        return RatjackView(seat, asked, legal, table, self.hand_list(seat), known, top, traces)

    def _traces_of(self, seat: i64) -> list[list[int]]:
        """The seat's traces, without the positions at which it knows every card anyway."""
        unknown = memory.POSITIONS & ~self.table.knows(seat) & ~memory.hand(seat)
        traces: list[list[int]] = []
        for slot in range(self.traces.size):
            trace = self.traces.get(slot)
            if memory.is_known_to(trace, seat):
                traces.append([memory.card_of(trace), *bits.listed(trace & unknown)])
        return traces

    # -- hands -------------------------------------------------------------------------------------

    def first_in_hand(self, seat: i64) -> i64:
        return (lanes.get(self.hands, seat) & _CODES) - 1

    def second_in_hand(self, seat: i64) -> i64:
        """The other hand card, or NO_CARD."""
        return (lanes.get(self.hands, seat) >> _CODE) - 1

    def hand_set(self, seat: i64) -> i64:
        """The hand as a set of cards."""
        held = bits.one(self.first_in_hand(seat))
        second = self.second_in_hand(seat)
        return held if second == cards.NO_CARD else held | bits.one(second)

    def hand_list(self, seat: i64) -> list[int]:
        both = [self.first_in_hand(seat), self.second_in_hand(seat)]
        return sorted(card for card in both if card != cards.NO_CARD)

    def put_in_hand(self, seat: i64, card: i64) -> None:
        lane = lanes.get(self.hands, seat)
        lane = card + 1 if lane == 0 else lane | bits.shifted(card + 1, _CODE)
        self.hands = lanes.put(self.hands, seat, lane)
        self.table.in_hand = lanes.add(self.table.in_hand, seat, 1)

    def _take_from_hand(self, seat: i64, card: i64) -> None:
        lane = lanes.get(self.hands, seat)
        lane = lane >> _CODE if (lane & _CODES) - 1 == card else lane & _CODES
        self.hands = lanes.put(self.hands, seat, lane)
        self.table.in_hand = lanes.add(self.table.in_hand, seat, -1)

    def _reveal_from_hand(self, seat: i64, card: i64) -> None:
        """A card leaves the hand for all to see."""
        self._take_from_hand(seat, card)
        self.traces.sees(memory.hand(seat), card, self._all_seats())
        if lanes.get(self.table.in_hand, seat) == 0:
            self.traces.is_empty_now(memory.hand(seat))

    def _all_seats(self) -> i64:
        return bits.one(self.table.seats) - 1

    def _all_but(self, seat: i64) -> i64:
        return self._all_seats() & ~bits.one(seat)

    # -- the deck ----------------------------------------------------------------------------------

    def top_cards(self) -> list[int]:
        """The top cards of the deck that a seat knows, the topmost first."""
        return [self.top_card(depth) for depth in range(self.table.top_size)]

    def top_card(self, depth: i64) -> i64:
        return ((self.top >> (_CODE * depth)) & _CODES) - 1

    def put_in_deck(self, card: i64) -> None:
        """Into the sets only; sizes and memory are the caller's."""
        bit = bits.one(card)
        self.twins |= self.deck & bit
        self.deck |= bit

    def take_from_deck(self, card: i64) -> None:
        bit = bits.one(card)
        if self.twins & bit:
            self.twins &= ~bit
        else:
            self.deck &= ~bit

    def put_on_top(self, depth: i64, card: i64) -> None:
        """Write down which card lies so deep in the deck, the topmost at depth 0."""
        shift = _CODE * depth
        self.top = (self.top & ~bits.shifted(_CODES, shift)) | bits.shifted(card + 1, shift)

    def forget_top_below(self, depth: i64) -> None:
        """Drop the known order from that depth down: the knower only remembers that the cards are
        in the deck.
        """
        table = self.table
        while table.top_size > depth:
            table.top_size -= 1
            card = self.top_card(table.top_size)
            self.put_on_top(table.top_size, cards.NO_CARD)
            self.put_in_deck(card)
            self.traces.note(card, DECK, bits.one(table.top_knower))
        if table.top_size == 0:
            table.top_knower = NOBODY

    def _shuffle_in(self, card: i64) -> None:
        self.forget_top_below(0)
        self.put_in_deck(card)
        self.table.deck_size += 1
        self.traces.note(card, DECK, self._all_seats())

    def _leave_deck(self, card: i64, log: Log | None) -> None:
        table = self.table
        if table.top_size:
            self.top >>= _CODE
            table.top_size -= 1
            if table.top_size == 0:
                table.top_knower = NOBODY
        else:
            self.take_from_deck(card)
        table.deck_size -= 1
        if table.deck_size == 0:
            self.traces.is_empty_now(DECK)
            # RJ-34  The last card of the deck has left it this round, however.
            if log is not None and not table.deck_ran_out:
                log.tell(events.DeckRanOut())
            table.deck_ran_out = True

    def _reveal_from_deck(self, card: i64, log: Log | None) -> None:
        self.traces.sees(DECK, card, self._all_seats())
        self._leave_deck(card, log)

    def deal(self, seat: i64, card: i64, log: Log | None) -> None:
        self.take_from_deck(card)
        self.table.deck_size -= 1
        self.put_in_hand(seat, card)
        if log is not None:
            log.split(bits.one(seat), events.CardDealt(seat, card), events.CardDealtUnseen(seat))

    def open_pile(self, card: i64, log: Log | None) -> None:
        self._reveal_from_deck(card, log)
        self._put_on_pile(card)
        if log is not None:
            log.tell(events.PileOpened(card))

    def draw(self, seat: i64, card: i64, log: Log | None) -> None:
        """The top card of the deck goes into a hand."""
        insiders = bits.one(seat)
        self.traces.sees(DECK, card, insiders)
        self.traces.may_move(DECK, memory.hand(seat))
        knower = self.table.top_knower
        if knower != NOBODY and knower != seat:
            insiders |= bits.one(knower)
            self.traces.note(card, memory.hand(seat), bits.one(knower))
        self.put_in_hand(seat, card)
        if log is not None:
            log.split(insiders, events.CardDrawn(seat, card), events.CardDrawnUnseen(seat))
        self._leave_deck(card, log)

    # -- the discard pile --------------------------------------------------------------------------

    def _put_on_pile(self, card: i64) -> None:
        self.table.pile.put(self.table.pile_size, card)
        self.table.pile_size += 1

    def _take_from_pile(self, slot: i64) -> i64:
        """Take one card out; those above it move down."""
        table = self.table
        card = table.pile.get(slot)
        table.pile_size -= 1
        while slot < table.pile_size:
            table.pile.put(slot, table.pile.get(slot + 1))
            slot += 1
        table.pile.put(table.pile_size, cards.NO_CARD)
        return card

    def take_discard(self, seat: i64, slot: i64, log: Log | None) -> None:
        card = self._take_from_pile(slot)
        self.put_in_hand(seat, card)
        self.traces.note(card, memory.hand(seat), self._all_but(seat))
        if log is not None:
            log.tell(events.DiscardDrawn(seat, card))

    def discard(self, seat: i64, card: i64, log: Log | None) -> None:
        """A card of the hand goes onto the pile."""
        self._reveal_from_hand(seat, card)
        self._put_on_pile(card)
        if log is not None:
            log.tell(events.CardDiscarded(seat, card))

    def exchange_with_discard(self, seat: i64, log: Log | None) -> None:
        """The hand card and the top discard change places."""
        found = self._take_from_pile(self.table.pile_size - 1)
        self.discard(seat, self.first_in_hand(seat), log)
        self.put_in_hand(seat, found)
        self.traces.note(found, memory.hand(seat), self._all_but(seat))
        if log is not None:
            log.tell(events.DiscardDrawn(seat, found))

    def shuffle_discards(self, seat: i64, count: i64, log: Log | None) -> None:
        shuffled: list[int] = []
        while count > 0:
            card = self._take_from_pile(self.table.pile_size - 1)
            self._shuffle_in(card)
            count -= 1
            if log is not None:
                shuffled.append(card)
        if log is not None:
            log.tell(events.CardsShuffledIn(seat, shuffled))

    # -- cards come to the table -------------------------------------------------------------------

    def hide(self, seat: i64, card: i64, place: i64, log: Log | None) -> None:
        self._take_from_hand(seat, card)
        self.hidden.put(place, card)
        self.table.set_owner(place, seat)
        self.table.let_know(place, seat)
        self.traces.may_move(memory.hand(seat), bits.one(place))
        if log is not None:
            log.split(
                bits.one(seat),
                events.CardHidden(seat, card, place),
                events.CardHiddenUnseen(seat, place),
            )

    def show(self, seat: i64, card: i64, log: Log | None) -> i64:
        """Play a hand card face up; its place."""
        self._reveal_from_hand(seat, card)
        place = self._lay(seat, card)
        if log is not None:
            log.tell(events.CardShown(seat, card, place))
        return place

    def give_hand_card(self, seat: i64, to_seat: i64, log: Log | None) -> None:
        card = self.first_in_hand(seat)
        self._reveal_from_hand(seat, card)
        self._lay_given(seat, to_seat, card, log)

    def give_discard(self, seat: i64, to_seat: i64, log: Log | None) -> None:
        card = self._take_from_pile(self.table.pile_size - 1)
        self._lay_given(seat, to_seat, card, log)

    def give_from_deck(self, seat: i64, to_seat: i64, card: i64, log: Log | None) -> None:
        self._reveal_from_deck(card, log)
        self._lay_given(seat, to_seat, card, log)

    def expose_hand(self, seat: i64, owner: i64, log: Log | None) -> None:
        card = self.first_in_hand(owner)
        self._reveal_from_hand(owner, card)
        place = self._lay(owner, card)
        if log is not None:
            log.tell(events.HandExposed(seat, owner, card, place))

    def hide_discard(self, seat: i64, log: Log | None) -> None:
        card = self._take_from_pile(self.table.pile_size - 1)
        place = self.table.free_place()
        self.hidden.put(place, card)
        self.table.set_owner(place, seat)
        self.table.let_all_know(place)
        if log is not None:
            log.tell(events.DiscardHidden(seat, card, place))

    def _lay(self, seat: i64, card: i64) -> i64:
        """Put a card face up in front of a seat; its place."""
        place = self.table.free_place()
        self._lay_at(place, seat, card)
        return place

    def _lay_at(self, place: i64, seat: i64, card: i64) -> None:
        self.table.turn_up(place, card)
        self.table.set_owner(place, seat)

    def _lay_given(self, seat: i64, to_seat: i64, card: i64, log: Log | None) -> None:
        place = self._lay(to_seat, card)
        if log is not None:
            log.tell(events.CardGiven(seat, to_seat, card, place))

    # -- cards on the table ------------------------------------------------------------------------

    def card_at(self, place: i64) -> i64:
        card = self.table.shown.get(place)
        return self.hidden.get(place) if card == cards.NO_CARD else card

    def _turn_up(self, place: i64) -> i64:
        card = self.hidden.get(place)
        here = bits.one(place)
        self.traces.sees(here, card, self._all_seats())
        self.traces.is_empty_now(here)
        self.table.clear_known(place)
        self.hidden.put(place, cards.NO_CARD)
        self.table.turn_up(place, card)
        return card

    def flip(self, seat: i64, place: i64, log: Log | None) -> i64:
        """A hidden card is turned up by the seat; the card."""
        card = self._turn_up(place)
        if log is not None:
            log.tell(events.CardFlipped(seat, self.table.owner(place), card, place))
        return card

    def give_hidden(self, seat: i64, place: i64, to_seat: i64, log: Log | None) -> None:
        card = self._turn_up(place)
        self.table.set_owner(place, to_seat)
        if log is not None:
            log.tell(events.CardGiven(seat, to_seat, card, place))

    def turn_down(self, seat: i64, place: i64, log: Log | None) -> None:
        card = self.table.turn_down(place)
        self.hidden.put(place, card)
        self.table.let_all_know(place)
        if log is not None:
            log.tell(events.CardTurnedDown(seat, self.table.owner(place), card, place))

    def _lift(self, place: i64, log: Log | None) -> i64:
        """A card leaves the table, face up at last; the card."""
        table = self.table
        if not bits.contains(table.up, place):
            self._turn_up(place)
        # RJ-21  A card that leaves the table returns its token to the supply.
        if bits.contains(table.tokened, place):
            self.return_token(place, log)
        card = table.turn_down(place)
        table.set_owner(place, NOBODY)
        return card

    def discard_from_table(self, seat: i64, place: i64, log: Log | None) -> None:
        owner = self.table.owner(place)
        card = self._lift(place, log)
        self._put_on_pile(card)
        if log is not None:
            log.tell(events.TableCardDiscarded(seat, owner, card, place))

    def replace_with_discard(self, seat: i64, place: i64, log: Log | None) -> None:
        found = self._take_from_pile(self.table.pile_size - 1)
        self.discard_from_table(seat, place, log)
        self._lay_at(place, seat, found)
        if log is not None:
            log.tell(events.CardReplaced(seat, found, place))

    def shuffle_from_table(self, seat: i64, place: i64, log: Log | None) -> None:
        card = self._lift(place, log)
        self._shuffle_in(card)
        if log is not None:
            log.tell(events.CardsShuffledIn(seat, [card]))

    def swap(self, seat: i64, place: i64, other_place: i64, log: Log | None) -> None:
        """Two cards of two players change owners."""
        owner = self.table.owner(place)
        other = self.table.owner(other_place)
        self.table.set_owner(place, other)
        self.table.set_owner(other_place, owner)
        if log is not None:
            log.tell(events.CardsSwapped(seat, owner, place, other, other_place))
        self._learn_if_hidden(other, place, log)
        self._learn_if_hidden(owner, other_place, log)

    def take(self, seat: i64, place: i64, log: Log | None) -> None:
        owner = self.table.owner(place)
        self.table.set_owner(place, seat)
        if log is not None:
            log.tell(events.CardTaken(seat, owner, place))
        self._learn_if_hidden(seat, place, log)

    def _learn_if_hidden(self, seat: i64, place: i64, log: Log | None) -> None:
        # RJ-16  You may look at your own hidden cards at any time.
        if bits.contains(self.table.up, place):
            return
        self._learn(seat, place)
        if log is not None:
            received = events.HiddenCardReceived(seat, self.hidden.get(place), place)
            log.split(bits.one(seat), received, None)

    def _learn(self, seat: i64, place: i64) -> None:
        if not bits.contains(self.table.knows(seat), place):
            self.traces.sees(bits.one(place), self.hidden.get(place), bits.one(seat))
            self.table.let_know(place, seat)

    def look(self, seat: i64, place: i64, log: Log | None) -> None:
        self._learn(seat, place)
        if log is not None:
            owner = self.table.owner(place)
            looked = events.CardLookedAt(seat, owner, self.hidden.get(place), place)
            log.split(bits.one(seat), looked, events.CardLookedAtUnseen(seat, owner, place))

    # -- hand cards of others ----------------------------------------------------------------------

    def look_at_hand(self, seat: i64, owner: i64, log: Log | None) -> None:
        card = self.first_in_hand(owner)
        self.traces.sees(memory.hand(owner), card, bits.one(seat))
        self.traces.note(card, memory.hand(owner), bits.one(seat))
        if log is not None:
            looked = events.HandLookedAt(seat, owner, card)
            log.split(bits.one(seat), looked, events.HandLookedAtUnseen(seat, owner))

    def exchange_hands(self, seat: i64, other: i64, log: Log | None) -> None:
        """The seat has looked at the other hand before."""
        given = self.first_in_hand(seat)
        found = self.first_in_hand(other)
        traces = self.traces
        traces.sees(memory.hand(other), found, bits.one(seat))
        traces.sees(memory.hand(seat), given, bits.one(other))
        traces.exchange(memory.hand(seat), memory.hand(other))
        traces.note(given, memory.hand(other), bits.one(seat))
        traces.note(found, memory.hand(seat), bits.one(other))
        self.hands = lanes.put(self.hands, seat, found + 1)
        self.hands = lanes.put(self.hands, other, given + 1)
        if log is not None:
            log.tell(events.HandsExchanged(seat, other))
            log.split(bits.one(seat), events.HandCardReceived(seat, found), None)
            log.split(bits.one(other), events.HandCardReceived(other, given), None)

    # -- tokens ------------------------------------------------------------------------------------

    def place_token(self, seat: i64, face: i64, place: i64, log: Log | None) -> None:
        self.table.put_token(self.table.token_in_supply(face), place)
        if log is not None:
            log.tell(events.TokenPlaced(seat, self.table.owner(place), face, place))

    def return_token(self, place: i64, log: Log | None) -> None:
        # RJ-21  A token taken off goes back to the supply, same face up.
        token = self.table.take_token(place)
        if log is not None:
            log.tell(events.TokenReturned(self.table.face(token), place))

    def move_token(self, seat: i64, place: i64, other_place: i64, log: Log | None) -> None:
        token = self.table.take_token(place)
        self.table.put_token(token, other_place)
        if log is not None:
            log.tell(events.TokenMoved(seat, self.table.face(token), place, other_place))
