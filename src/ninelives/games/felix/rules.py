"""Felix: The Cat in the Sack. The rules.

For nine rounds every player hides one card in the sack: a good cat, a bad one, a rabbit or a dog.
Then the sack is auctioned. One card is open, and at each pass another one is turned up and the
player who passes is paid mice, more for a later pass. The last player left pays their bid and takes
the row, after its dogs have chased each other or a cat away. In the end cats won and mice kept
both count as points.

Two editions differ in what a dog may chase and in how ties end; the international one is the
default. What the dogs do to a row is in dogs.py. What screens and bots derive from the public table
alone is in table.py, since they must not import this module: mice for passing (FX-14), points and
places (FX-40, FX-41), whose mice and won cards are shown (FX-17, FX-21). Rulings:
- No player learns which card left the fourth set of a game of three, and the order of the pile
  means nothing: chance draws each card when it is turned up, from all that were not (FX-50). The
  card that is never drawn is the one removed.
- All mice move openly and all won cards lay open once. The table remembers both, as a player who
  keeps count may; the options `public_mice` and `open_won_cards` say what a screen shows (FX-17,
  FX-21). What is truly hidden is where the cards of a set are.
- No action is taken for a player: one without mice is asked to pass like any other (FX-21).
- Where no cat has the sign a dog looks for, the other sign's cat nearest to zero leaves, for the
  big dog as for the small one (FX-33, FX-34).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.contract import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    GameInfo,
    Option,
    Outcome,
    Refusal,
    Seat,
)
from ninelives.engine.dice import Dice
from ninelives.engine.events import Log
from ninelives.games.felix import dogs, refusals, view, worlds
from ninelives.games.felix.cards import BIG_DOG, VALUES, WHOLE_SET, Card, card_at
from ninelives.games.felix.events import (
    BidMade,
    BigDogChased,
    DogLeftAlone,
    DogsLeft,
    GameEnded,
    MouseCardsFilled,
    MouseCardsStayedEmpty,
    Passed,
    RoundBegan,
    RowDeclined,
    RowOffered,
    RowSold,
    SeatScored,
    SmallDogChased,
    StartPlayerDrawn,
)
from ninelives.games.felix.notation import FelixNotation
from ninelives.games.felix.state import FelixState
from ninelives.games.felix.table import (
    ACTIONS,
    BID,
    BOOKS,
    BUY,
    BUY_ROW,
    CHANCE_OUTCOMES,
    FIRST_START,
    MICE,
    MOST_MICE,
    MOST_SEATS,
    OVER,
    PASS,
    PILE,
    PLACE,
    PRICE_UNBID,
    REMOVE,
    ROUNDS,
    SEATS,
    TURN_PILE,
    Options,
    RoundResult,
    Table,
    bid,
    bid_of,
    card_removed,
    card_turned,
    is_bid,
    is_place,
    place,
    removed_of,
    start_drawn,
    turned_of,
)
from ninelives.games.felix.view import FelixView

_EVERY_ACTION: Final = list(range(ACTIONS))


@final
class Felix(Game[FelixState, FelixView]):
    # -- setting up --------------------------------------------------------------------------------

    def _set_up(self, seats: int, options: dict[str, str]) -> FelixState:
        agreed = Options(
            edition=dogs.EDITIONS.index(options["edition"]),
            public_mice=options["public_mice"] == "yes",
            open_won_cards=options["open_won_cards"] == "yes",
        )
        table = Table(seats, BOOKS[seats], agreed, sheet=[])
        # FX-04  15 mice each. Bank before the first fill: 21 / 27 / 33 for 3 / 4 / 5 players.
        table.mice = lanes.filled(seats, MICE)
        table.bank = table.book.bank
        # FX-05  The first fill happens in set-up.
        _fill_mouse_cards(table)
        # FX-02  Every player has one set.
        return FelixState(table, lanes.filled(seats, WHOLE_SET), removed=0, face_down=0)

    # -- the turn ----------------------------------------------------------------------------------

    def to_act(self, state: FelixState) -> Seat:
        table = state.table
        if table.phase == BID or table.phase == BUY:
            return table.turn
        if table.phase == PLACE:
            return _first_to_place(table)
        return NOBODY if table.phase == OVER else CHANCE

    def waiting(self, state: FelixState) -> list[int]:
        table = state.table
        if table.phase == PLACE:
            around = [(table.start + step) % table.seats for step in range(table.seats)]
            return [seat for seat in around if not bits.contains(table.placed, seat)]
        return [table.turn] if table.phase == BID or table.phase == BUY else []

    def legal(self, state: FelixState, seat: Seat) -> list[int]:
        table = state.table
        if seat == CHANCE:
            return [outcome for outcome, _ in self.chance(state)]
        if table.phase == PLACE:
            return bits.listed(_placeable(state, seat))
        if not _has_the_turn(table, seat):
            return []
        if table.phase == BID:
            return _legal_bids(table)
        return [PASS, BUY_ROW] if _may_buy(table) else [PASS]

    def is_legal(self, state: FelixState, seat: Seat, action: Action) -> bool:
        table = state.table
        if seat == CHANCE:
            return _may_happen(state, action)
        if table.phase == PLACE:
            return is_place(action) and bits.contains(_placeable(state, seat), action)
        if not _has_the_turn(table, seat):
            return False
        if action == PASS:
            return True
        if table.phase == BID:
            return is_bid(action) and _may_bid(table, bid_of(action))
        return action == BUY_ROW and _may_buy(table)

    def pick(self, state: FelixState, seat: Seat, dice: Dice) -> Action:
        table = state.table
        if table.phase == BID:
            return _picked_bid(table, dice)
        if table.phase == PLACE:
            hand = lanes.get(state.hands, seat)
            return place(bits.nth(hand, dice.below(bits.size(hand))))
        if table.phase == BUY:
            return BUY_ROW if _may_buy(table) and dice.below(2) == 1 else PASS
        if table.phase == FIRST_START:
            return start_drawn(dice.below(table.seats))
        cards = _drawable(state)
        card = bits.nth(cards, dice.below(bits.size(cards)))
        return card_removed(card) if table.phase == REMOVE else card_turned(card)

    def chance(self, state: FelixState) -> list[tuple[int, int]]:
        phase = state.table.phase
        if phase == FIRST_START:
            return [(start_drawn(seat), 1) for seat in range(state.table.seats)]
        if phase == REMOVE:
            return [(card_removed(card), 1) for card in bits.listed(_drawable(state))]
        if phase == TURN_PILE:
            return [(card_turned(card), 1) for card in bits.listed(_drawable(state))]
        return []

    def advance(self, state: FelixState, seat: Seat, action: Action, log: Log | None) -> None:
        phase = state.table.phase
        if phase == BID:
            if action == PASS:
                _pass(state, seat, log)
            else:
                _bid(state, seat, bid_of(action), log)
        elif phase == PLACE:
            _place(state, seat, action, log)
        elif phase == BUY:
            if action == PASS:
                _decline(state, seat, log)
            else:
                _sell(state, seat, PRICE_UNBID, log)
        elif phase == REMOVE:
            _remove(state, removed_of(action), log)
        elif phase == TURN_PILE:
            _turn_pile(state, turned_of(action), log)
        else:
            _draw_start_player(state, action, log)

    # -- the end -----------------------------------------------------------------------------------

    def outcome(self, state: FelixState) -> Outcome | None:
        table = state.table
        if table.phase != OVER:
            return None
        # FX-40  The highest score wins;
        # FX-41  a tie is broken or shared.
        return Outcome([table.points(seat) for seat in range(table.seats)], table.places())

    # -- what a seat may know ----------------------------------------------------------------------

    def view(self, state: FelixState, seat: Seat) -> FelixView:
        legal = self.legal(state, seat) if 0 <= seat < state.table.seats else []
        return state.seen_by(seat, _asked(state.table, seat) if legal else "", legal)

    def view_of(self, facts: Mapping[str, object]) -> FelixView:
        return view.view_of(facts)

    def why_not(self, view: FelixView, action: Action) -> Refusal | None:
        return refusals.why_not(view, action)

    def imagine(self, view: FelixView, dice: Dice) -> FelixState:
        return worlds.imagined(view, dice)


def _may_happen(state: FelixState, outcome: Action) -> bool:
    """Whether chance may bring this about now."""
    phase = state.table.phase
    if phase == FIRST_START:
        return start_drawn(0) <= outcome < start_drawn(state.table.seats)
    if phase == REMOVE:
        return bits.contains(_drawable(state), removed_of(outcome))
    return phase == TURN_PILE and bits.contains(_drawable(state), turned_of(outcome))


def _has_the_turn(table: Table, seat: Seat) -> bool:
    """Whether the seat is the one to bid or buy."""
    return seat == table.turn and (table.phase == BID or table.phase == BUY)


def _asked(table: Table, seat: Seat) -> str:
    if table.phase == PLACE:
        return "place"
    if table.phase == BUY:
        return "buy"
    return "raise" if table.bid_by(seat) else "bid"


# -- set-up ----------------------------------------------------------------------------------------


def _draw_start_player(state: FelixState, seat: Seat, log: Log | None) -> None:
    # FX-07  First start player: random.
    state.table.start = seat
    state.table.phase = REMOVE
    if log is not None:
        log.tell(StartPlayerDrawn(seat))


def _drawable(state: FelixState) -> i64:
    """The set of cards that chance may draw now."""
    table = state.table
    # FX-03  One card of each set is drawn blind by a neighbour;
    # FX-50  of the pile any card that was never turned up may be the next.
    if table.phase == REMOVE:
        return lanes.get(state.hands, table.robbed)
    return table.unseen(PILE)


def _remove(state: FelixState, card: Card, log: Log | None) -> None:
    table = state.table
    state.remove(table.robbed, card, log)
    table.robbed += 1
    if table.robbed == table.seats:
        _begin_round(table, log)


def _begin_round(table: Table, log: Log | None) -> None:
    table.phase = PLACE
    table.bidders = table.all_seats()
    if log is not None:
        log.tell(RoundBegan(table.round + 1, table.start))


# -- placing: secret, all at once ------------------------------------------------------------------


def _first_to_place(table: Table) -> Seat:
    seat = table.start
    while bits.contains(table.placed, seat):
        seat = table.after(seat)
    return seat


def _placeable(state: FelixState, seat: Seat) -> i64:
    # FX-10  Each places one hand card face down in a row.
    if not 0 <= seat < state.table.seats or bits.contains(state.table.placed, seat):
        return 0
    return lanes.get(state.hands, seat)


def _place(state: FelixState, seat: Seat, card: Card, log: Log | None) -> None:
    table = state.table
    state.place(seat, card, log)
    if table.placed != table.all_seats():
        return
    if table.has_pile():
        # FX-51  After all three have placed the top card of the pile is turned up.
        table.phase = TURN_PILE
    else:
        # FX-11  4 and 5 players: the start player's card (leftmost) is turned up.
        state.turn_up(log)
        _begin_bidding(table)


def _turn_pile(state: FelixState, card: Card, log: Log | None) -> None:
    state.turn_pile(card, log)
    _begin_bidding(state.table)


# -- bidding ---------------------------------------------------------------------------------------


def _begin_bidding(table: Table) -> None:
    # FX-11  Bidding begins with the start player.
    table.phase = BID
    table.turn = table.start


def _may_bid(table: Table, mice: i64) -> bool:
    # FX-12  A whole number above the current high bid and at most all the mice the bidder owns.
    return table.high < mice <= table.mice_of(table.turn)


def _legal_bids(table: Table) -> list[int]:
    """Pass and every bid allowed; cut out of a list made once, as there may be a hundred."""
    highest = max(table.high, table.mice_of(table.turn))
    legal = _EVERY_ACTION[bid(table.high) : bid(highest) + 1]
    legal[0] = PASS
    return legal


def _picked_bid(table: Table, dice: Dice) -> Action:
    highest = table.mice_of(table.turn)
    if highest <= table.high:
        return PASS
    raised = dice.below(1 + highest - table.high)
    if raised == 0:
        return PASS
    return bid(table.high + raised)


def _bid(state: FelixState, seat: Seat, mice: i64, log: Log | None) -> None:
    table = state.table
    table.bids = lanes.put(table.bids, seat, mice)
    table.high = mice
    if log is not None:
        log.tell(BidMade(seat, mice))
    _next_turn(table)


def _next_turn(table: Table) -> None:
    # FX-13  Turn goes clockwise over those still in.
    seat = table.after(table.turn)
    while not bits.contains(table.bidders, seat):
        seat = table.after(seat)
    table.turn = seat


def _pass(state: FelixState, seat: Seat, log: Log | None) -> None:
    table = state.table
    # FX-14  Passing: take back your own bid, take the mice of the lowest mouse card that still has
    # some, and be out for the round.
    mice = table.mice_for_passing()
    if log is not None:
        log.tell(Passed(seat, table.bid_by(seat), mice))
    table.mice = lanes.add(table.mice, seat, mice)
    table.filled &= table.filled - 1
    table.bids = lanes.put(table.bids, seat, 0)
    table.bidders &= ~bits.one(seat)
    # FX-15  At every pass the next card of the row is turned up, left to right.
    state.turn_up(log)
    _next_turn(table)
    if bits.size(table.bidders) == 1:
        _end_bidding(state, log)


def _end_bidding(state: FelixState, log: Log | None) -> None:
    table = state.table
    # FX-51  Three players: when one player is left, both remaining cards at once.
    while table.open < table.book.row:
        state.turn_up(log)
    if table.high:
        # FX-16  One player is left and a bid stands: they pay it and take the row.
        _sell(state, table.turn, table.high, log)
    else:
        # FX-18  No player ever bid: the last one may buy the row for exactly 1 mouse or pass.
        table.phase = BUY
        if log is not None:
            log.tell(RowOffered(table.turn))


def _may_buy(table: Table) -> bool:
    # FX-18  With 0 mice they can only pass.
    return table.mice_of(table.turn) >= PRICE_UNBID


# -- the end of a round ----------------------------------------------------------------------------


def _sell(state: FelixState, seat: Seat, price: i64, log: Log | None) -> None:
    table = state.table
    # FX-16  They pay it to the bank and take the row (after the dogs).
    table.mice = lanes.add(table.mice, seat, -price)
    table.bank += price
    left = dogs.leaving(table.row, table.book.row, table.options.edition)
    result = _close_round(table, left, seat, price)
    if log is not None:
        _tell_dogs(result, table.options.edition, log)
        log.tell(RowSold(seat, price, result.cards_won()))
    # FX-17  The winner becomes start player.
    table.start = seat
    if table.round < ROUNDS:
        _refill(table, log)
        _begin_round(table, log)
    else:
        _end_game(table, log)


def _decline(state: FelixState, seat: Seat, log: Log | None) -> None:
    table = state.table
    # FX-19  The row leaves the game (no dogs resolved), the round counts as one of the nine, the
    # start player stays, and the next round has no mice on the cards whatever the bank holds.
    everything = bits.one(table.book.row) - 1
    result = _close_round(table, everything, NOBODY, 0)
    if log is not None:
        log.tell(RowDeclined(seat, result.cards()))
    if table.round < ROUNDS:
        if log is not None:
            log.tell(MouseCardsStayedEmpty(table.bank))
        _begin_round(table, log)
    else:
        _end_game(table, log)


def _close_round(table: Table, left: i64, winner: Seat, price: i64) -> RoundResult:
    """Write the round on the score sheet and clear the table."""
    size = table.book.row
    result = RoundResult(table.start, table.row, size, left, winner, price, table.mice)
    table.sheet = table.sheet + [result]
    table.round += 1
    table.turn = NOBODY
    table.placed = 0
    table.row = 0
    table.open = 0
    table.bids = 0
    table.high = 0
    table.bidders = 0
    return result


def _tell_dogs(result: RoundResult, edition: i64, log: Log) -> None:
    found = dogs.dogs_in(result.row, result.size)
    if bits.size(found) == 0:
        return
    if bits.size(found) > 1:
        log.tell(DogsLeft(result.cards_left()))
        return
    dog = card_at(result.row, bits.lowest(found))
    slot = dogs.chased(result.row, result.size, edition)
    if slot == dogs.NOTHING:
        log.tell(DogLeftAlone(dog))
    elif dog == BIG_DOG:
        log.tell(BigDogChased(card_at(result.row, slot)))
    else:
        log.tell(SmallDogChased(card_at(result.row, slot)))


def _refill(table: Table, log: Log | None) -> None:
    # FX-20  All mouse cards or none. If the bank holds less than one fill nothing is placed.
    if table.bank >= table.book.fill:
        _fill_mouse_cards(table)
        if log is not None:
            log.tell(MouseCardsFilled(table.book.fill))
    elif log is not None:
        log.tell(MouseCardsStayedEmpty(table.bank))


def _fill_mouse_cards(table: Table) -> None:
    table.bank -= table.book.fill
    table.filled = bits.one(len(table.book.mouse_cards)) - 1


def _end_game(table: Table, log: Log | None) -> None:
    # FX-40  After round nine (the last bid is still paid, no refill) the points are counted.
    table.phase = OVER
    if log is None:
        return
    seats = range(table.seats)
    for seat in seats:
        cat_points = table.cat_points(seat)
        log.tell(SeatScored(seat, cat_points, table.mice_of(seat), table.points(seat)))
    log.tell(GameEnded([table.points(seat) for seat in seats]))


# -- the description -------------------------------------------------------------------------------

_BAD_CATS: Final = sum([value for value in VALUES if value < 0])
_GOOD_CATS: Final = sum([value for value in VALUES if value > 0])

GAME: Final = Felix(
    GameInfo(
        name="felix",
        rules_version=1,
        seats=SEATS,
        options=(
            Option("edition", dogs.EDITIONS, "international"),
            Option("public_mice", ("no", "yes"), "no"),
            Option("open_won_cards", ("no", "yes"), "no"),
        ),
        actions=ACTIONS,
        chance_outcomes=CHANCE_OUTCOMES,
        questions=("place", "buy", "bid", "raise"),
        dealing_rule="FX-03",
        lowest_points=MOST_SEATS * _BAD_CATS,  # all bad cats and not one mouse
        highest_points=MOST_SEATS * _GOOD_CATS + MOST_MICE,  # all good cats and all mice
    ),
    FelixNotation(),
)
