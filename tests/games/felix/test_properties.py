"""What holds in every game, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.felix import table as book
from ninelives.games.felix.cards import WHOLE_SET
from ninelives.games.felix.dogs import EDITIONS
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState

MONEY = {3: 66, 4: 87, 5: 108}

games = st.builds(
    lambda seats, edition, seed: (seats, {"edition": edition}, seed),
    st.sampled_from(book.SEATS),
    st.sampled_from(EDITIONS),
    st.integers(0, 2**32 - 1),
)
Start = tuple[int, dict[str, str], int]


def positions(start: Start) -> Iterator[FelixState]:
    """A random game, before every action and at its end."""
    seats, options, seed = start
    state = GAME.new(seats, options)
    dice = QuickDice(seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        yield state
        GAME.advance(state, seat, GAME.pick(state, seat, dice), None)
    yield state


@given(games)
def test_fx_06_money_is_conserved_at_every_moment(start: Start) -> None:
    """Hands + standing bids + mouse cards + bank = 66 / 87 / 108."""
    for state in positions(start):
        table = state.table
        assert table.money() == MONEY[table.seats]
        assert table.bank >= 0
        for seat in range(table.seats):
            assert 0 <= table.bid_by(seat) <= table.mice_of(seat)


@given(games)
def test_fx_02_every_card_of_every_set_is_somewhere_once(start: Start) -> None:
    for state in positions(start):
        for seat in range(state.table.seats):
            places = [
                lanes.get(cards, seat)
                for cards in (state.hands, state.removed, state.face_down, state.table.shown)
            ]
            assert sum(places) == WHOLE_SET
            assert sum(bits.size(cards) for cards in places) == 10


@given(games)
def test_fx_20_mouse_cards_are_full_or_empty_when_a_round_begins(start: Start) -> None:
    """A refill costs R or nothing; it can first fail for round 3, unless a row was not sold."""
    for state in positions(start):
        table = state.table
        if table.phase == book.PLACE and table.placed == 0:
            full = table.filled == bits.one(len(table.book.mouse_cards)) - 1
            assert full or table.filled == 0
            if table.round > 0 and table.sheet[-1].winner == NOBODY:
                assert table.filled == 0
            elif table.round < 2:
                assert full


@given(games)
def test_fx_16_the_last_one_standing_is_the_high_bidder(start: Start) -> None:
    for state in positions(start):
        table = state.table
        if table.phase == book.BID and table.high:
            (highest,) = (s for s in range(table.seats) if table.bid_by(s) == table.high)
            assert bits.contains(table.bidders, highest)


@given(games)
def test_fx_40_points_are_cats_and_mice_and_stay_in_bounds(start: Start) -> None:
    for state in positions(start):
        final = state
    outcome = GAME.outcome(final)
    assert outcome is not None
    table = final.table
    cats = sum(result.cat_points() for result in table.sheet if result.winner != NOBODY)
    assert sum(outcome.points) == cats + MONEY[table.seats] - table.bank
    for points in outcome.points:
        assert GAME.info.lowest_points <= points <= GAME.info.highest_points


@given(games)
def test_the_sheet_tells_where_every_card_went(start: Start) -> None:
    """Won and left cards together are the rows, and the rows are the cards shown."""
    for state in positions(start):
        table = state.table
    rows = Counter(card for result in table.sheet for card in result.cards())
    won = Counter(card for seat in range(table.seats) for card in table.cards_won(seat))
    left = Counter(card for result in table.sheet for card in result.cards_left())
    assert won + left == rows
    owners = range(len(table.sheet[0].cards()))
    assert rows == Counter(
        c for owner in owners for c in bits.listed(lanes.get(table.shown, owner))
    )
