"""Scoring: functions from the table to the set of seats that win a point.

Sums are handed on as lanes, as they were when the turn ended.
"""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.games.ratjack.table import MOST_TURNS, NO_PLAYER, TARGET, WINNING_POINTS, Table


def is_won(table: Table) -> bool:
    # RJ-01  First to 3 victory points wins at once.
    for seat in range(table.seats):
        if lanes.get(table.points, seat) >= WINNING_POINTS:
            return True
    return False


def winners_by_ratjack(table: Table, totals: i64) -> i64:
    # RJ-32  The active player has exactly 25: every player on exactly 25 gets 1 VP. Option
    # `ratjack_any_turn`: checked for all players after every turn.
    if table.ratjack_any_turn or lanes.get(totals, table.active) == TARGET:
        return _with_total(table, totals, TARGET)
    return 0


def winners_by_survival(table: Table) -> i64:
    # RJ-33  One player left: 1 VP, the round ends.
    if table.still_in & (table.still_in - 1):
        return 0
    return table.still_in


def has_run_out(table: Table) -> bool:
    # RJ-34  The last card of the deck has left it this round.
    # RJ-37  Technical stop after 200 turns in a round: scored as RJ-34.
    return table.deck_ran_out or table.turns >= MOST_TURNS


def winners_by_height(table: Table, totals: i64) -> i64:
    """Of a round that has run out."""
    # RJ-34  The highest sum not above 25 gets 1 VP (ties: each). Option `deck_tie`: with `nobody`
    # a tie pays no player.
    height: i64 = TARGET
    winners: i64 = 0
    while winners == 0 and height >= 0:
        winners = _with_total(table, totals, height)
        height -= 1
    if table.deck_tie == NO_PLAYER and winners & (winners - 1):
        return 0
    return winners


def _with_total(table: Table, totals: i64, total: i64) -> i64:
    """The seats still in the round with that sum."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.is_in(seat) and lanes.get(totals, seat) == total:
            seats |= bits.one(seat)
        seat += 1
    return seats
