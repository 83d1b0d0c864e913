"""Ratjack: what happens at the end of a turn, in this order."""

from __future__ import annotations

import pytest

from ninelives.games.ratjack import table
from ninelives.games.ratjack.events import DeckRanOut, PlayerOut, PointsWon, RoundEnded, TurnsRanOut
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from testkit import tables
from tests.games.ratjack.helpers import (
    A,
    B,
    C,
    finished,
    heard,
    laid,
    play,
    points,
    supply,
    told,
)


def sheet(state: RatjackState) -> list[tuple[int, int, str]]:
    return [(line.seat, line.points, table.REASON_NAMES[line.reason]) for line in state.table.sheet]


def test_rj_30_who_is_above_25_is_out() -> None:
    """All players above 25 are out of the round together: hand, cards and tokens leave."""
    state = laid("12 1 :", "2 : 12 11[mute] (4)", "3 : 5")
    told_to_c = heard(state, C, "show 12", "card B.4")
    assert PlayerOut(B, 27) in told_to_c
    assert told(state) == "A 1: 12 | C 3: 5 | pile"
    assert supply(state) == "+5 +10 x2 +3 lock"
    assert state.table.active == C
    assert tables.refusal(GAME, state, B, table.DRAW_DECK) == "RJ-30: out-of-the-round"


def test_rj_30_a_sum_of_25_is_not_above_25() -> None:
    state = play(laid("12 1 :", "2 : 12 11 (2)", "3 : 5"), "show 12", "card B.2")
    assert state.table.is_in(B)


def test_rj_30_the_active_player_gets_a_point_for_each_other_player_out() -> None:
    state = play(laid("12 1 :", "2 : 12 10 5", "3 : 11 9 7", "4 : 1 (9)"), "show 12", "card D.9")
    assert points(state) == [2, 0, 0, 0]
    assert sheet(state) == [(A, 2, "knock-out")]


def test_rj_30_also_when_he_is_out_himself_and_none_for_himself() -> None:
    state = laid("7 1 : 12 10", "2 : 12 7 6", "3 : 5")
    out = heard(state, C, "show 7", "card A.7", "card B.6")
    assert [event for event in out if isinstance(event, PlayerOut)] == [
        PlayerOut(A, 28),
        PlayerOut(B, 26),
    ]
    assert sheet(state) == [(A, 1, "knock-out"), (C, 1, "survivor")]


def test_rj_31_anybody_at_3_points_ends_the_game() -> None:
    """A player at 3 VP: the game ends before any Ratjack is checked."""
    state = laid("12 1 : 10 3", "2 : 12 11 (4)", "3 : 5", points="2 2 2")
    ended = heard(state, C, "show 12", "card B.4")
    assert points(state) == [3, 2, 2]
    assert sheet(state) == [(A, 1, "knock-out")]
    assert state.table.phase == table.OVER
    assert not any(
        isinstance(event, PointsWon) and event.reason == table.RATJACK for event in ended
    )


def test_rj_31_several_at_once_share_the_win() -> None:
    state = laid("3 2 : 12 10", "2 : 12 11 (4)", "1 : 11 10 4", points="2 1 2")
    play(state, "show 3", "card B.4")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.places) == ([3, 1, 3], [1, 3, 1])


def test_rj_31_more_than_three_points_are_no_more_than_three() -> None:
    state = laid("12 1 :", "2 : 12 10 5", "4 : 11 9 6", "3 : 5 (9)", points="2 0 0 2")
    play(state, "show 12", "card D.9")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.points == [4, 0, 0, 2]
    assert outcome.winners() == [A]


def test_rj_32_exactly_25_is_a_ratjack() -> None:
    """The active player has exactly 25: every player on exactly 25 gets 1 VP, the round ends."""
    state = play(laid("3 2 : 12 10", "2 : 12 (4)", "1 : 11 10 4"), "show 3", "card B.4")
    assert (points(state), state.table.round) == ([1, 0, 1], 2)
    assert sheet(state) == [(A, 1, "ratjack"), (C, 1, "ratjack")]


def test_rj_32_only_in_the_own_turn_unless_agreed() -> None:
    """Table option `ratjack_any_turn`: checked for all players after every turn."""
    for option, expected in (("no", [0, 0]), ("yes", [0, 1])):
        state = laid("3 1 :", "2 : 12 11 2 (4)", ratjack_any_turn=option)
        assert points(play(state, "show 3", "card B.4")) == expected


def test_rj_33_the_last_one_left_gets_a_point() -> None:
    """One player left: 1 VP, the round ends. (So a knock-out with two players is worth 2.)"""
    state = play(laid("12 1 :", "2 : 12 11 (4)"), "show 12", "card B.4")
    assert (points(state), state.table.round) == ([2, 0], 2)
    assert sheet(state) == [(A, 1, "knock-out"), (A, 1, "survivor")]


def test_rj_33_the_survivor_may_be_another() -> None:
    state = play(laid("8 1 : 12 11", "2 : 5"), "show 8", "token +5", "card A.8")
    assert points(state) == [0, 1]
    assert sheet(state) == [(B, 1, "survivor")]


def test_rj_34_the_deck_has_run_out() -> None:
    """After this turn the highest sum not above 25 gets 1 VP (ties: each), the round ends."""
    state = laid("1 : 12", "2 : 9 3", "3 : 11", deck="4")
    told_to_b = heard(state, B, "draw deck", "deal 4", "hide 4")
    assert DeckRanOut() in told_to_b
    assert points(state) == [1, 1, 0, 0]
    assert sheet(state) == [(A, 1, "highest"), (B, 1, "highest")]
    assert [event for event in told_to_b if isinstance(event, RoundEnded)] == [
        RoundEnded(1, [12, 12, 11, -1])
    ]


def test_rj_34_a_tie_may_pay_nobody() -> None:
    """Table option `deck_tie`: with `nobody` a tie pays no player, and the round ends."""
    for deck_tie, expected in (("each", [1, 1, 0, 0]), ("nobody", [0, 0, 0, 0])):
        state = laid("1 : 12", "2 : 9 3", "3 : 11", deck="4", deck_tie=deck_tie)
        told_to_b = heard(state, B, "draw deck", "deal 4", "hide 4")
        assert points(state) == expected
        assert RoundEnded(1, [12, 12, 11, -1]) in told_to_b
        assert state.table.round == 2


def test_rj_34_one_highest_sum_is_paid_whatever_the_option() -> None:
    state = laid("1 : 12", "2 : 9 2", "3 : 11", deck="4", deck_tie="nobody")
    play(state, "draw deck", "deal 4", "hide 4")
    assert sheet(state) == [(A, 1, "highest")]


def test_rj_34_a_tie_that_pays_nobody_changes_no_start_player() -> None:
    """RJ-05: whoever gained a point most recently starts, or the same start player again."""
    state = laid("1 : 12", "2 : 9 3", deck="4", deck_tie="nobody")
    state.table.latest = B
    play(state, "draw deck", "deal 4", "hide 4")
    assert (state.table.latest, state.table.active) == (B, B)


def test_rj_35_pay_all_with_a_tie_that_pays_nobody() -> None:
    """A Ratjack of two with the last card of the deck: RJ-32 pays both, RJ-34 no player."""
    for deck_tie, reasons in (("each", ["ratjack", "highest"]), ("nobody", ["ratjack"])):
        seats = "1 : 9 4", "2 : 12 11 (2)"
        state = laid(*seats, deck="12", pay_all="yes", deck_tie=deck_tie)
        play(state, "draw deck", "deal 12", "show 12", "card B.2")
        paid = [(seat, 1, reason) for reason in reasons for seat in (A, B)]
        assert sheet(state) == paid


def test_rj_37_the_technical_stop_follows_the_option_too() -> None:
    state = laid("5 1 : 12", "2 : 9 3", turns=200, deck_tie="nobody")
    play(state, "hide 5")
    assert (sheet(state), state.table.round) == ([], 2)


def test_rj_34_however_the_last_card_leaves_the_deck() -> None:
    state = play(laid("11 1 : 2", "2 : 9", deck="4"), "show 11", "player 1", "deal 4")
    assert sheet(state) == [(A, 1, "highest"), (B, 1, "highest")]


def test_rj_34_shuffling_cards_back_does_not_cancel_it() -> None:
    state = play(laid("2 : 12", "2 : 9", deck="4", pile="1 1 3"), "draw deck", "deal 4", "show 2")
    assert sheet(state) == [(A, 1, "highest")]
    state = play(laid("2 : 12", "2 : 9", deck="4 5", pile="1 1 3"), "draw deck", "deal 4", "show 2")
    assert sheet(state) == []


def test_rj_34_a_sum_of_nothing_can_be_the_highest() -> None:
    state = play(laid("2 :", "2 :", deck="4"), "draw deck", "deal 4", "hide 4")
    assert points(state) == [1, 1, 0]


def test_rj_35_the_first_that_applies_pays_and_the_later_ones_do_not() -> None:
    """The first of RJ-32, 33, 34 that applies ends the round; the later ones pay nothing."""
    # A makes 25 with the last card of the deck, and B goes out: all three apply.
    state = laid("1 : 9 4", "2 : 12 11 (7)", deck="12", points="0 0")
    play(state, "draw deck", "deal 12", "show 12", "card B.7")
    assert sheet(state) == [(A, 1, "knock-out"), (A, 1, "ratjack")]


def test_rj_35_pay_all() -> None:
    """Table option `pay_all`: every one that applies pays."""
    state = laid("1 : 9 4", "2 : 5", "3 : 12 11 2", deck="12", pay_all="yes")
    play(state, "draw deck", "deal 12", "hide 12")
    assert sheet(state) == [(C, 1, "highest")]
    state = laid("1 : 9 4", "2 : 5 (7)", deck="12", pay_all="yes")
    play(state, "draw deck", "deal 12", "show 12", "card B.7")
    assert sheet(state) == [(A, 1, "ratjack"), (A, 1, "highest")]


def test_rj_35_pay_all_stops_when_the_game_is_won() -> None:
    state = laid("1 : 9 4", "2 : 12 11 (7)", deck="12", pay_all="yes")
    play(state, "draw deck", "deal 12", "show 12", "card B.7")
    assert sheet(state) == [(A, 1, "knock-out"), (A, 1, "ratjack"), (A, 1, "survivor")]
    assert state.table.phase == table.OVER


def test_rj_36_everybody_out_at_once() -> None:
    """Everybody out at once: the round ends, no survivor's point."""
    state = play(laid("12 1 : 12 2", "2 : 11 10 (6)"), "show 12", "card B.6")
    assert (points(state), state.table.round) == ([1, 0], 2)
    assert sheet(state) == [(A, 1, "knock-out")]


def test_rj_37_the_turn_goes_clockwise_to_the_next_player_still_in() -> None:
    state = play(laid("12 1 :", "2 : 12 11 (4)", "3 : 5"), "show 12", "card B.4")
    order = [state.table.active]
    for _ in range(3):
        play(state, "draw deck")
        dealt = GAME.notation.write_chance(GAME.chance(state)[0][0]).replace("rat ", "")
        play(state, dealt)
        GAME.apply(state, order[-1], GAME.legal(state, order[-1])[0])
        order.append(state.table.active)
    assert order == [C, A, C, A]
    assert tables.refusal(GAME, state, C, table.DRAW_DECK) == "RJ-37: not-your-turn"


def test_rj_37_the_technical_stop_after_200_turns() -> None:
    """Technical stop after 200 turns in a round: scored as RJ-34."""
    state = play(laid("5 1 : 12", "2 : 9", turns=199), "hide 5")
    assert state.table.round == 1
    state = laid("5 1 : 12", "2 : 9", turns=200)
    assert TurnsRanOut(200) in heard(state, B, "hide 5")
    assert sheet(state) == [(A, 1, "highest")]
    assert state.table.round == 2


def test_the_worked_example_of_the_rule_book() -> None:
    """Player 2 flips their 12, turns up the 9 of player 3, who is out with 26, and makes 25."""
    state = laid("4 7 : 8 5 (12)", "3 : 10 7 (9)", "2 : 8[+5]", points="1 0 0")
    play(state, "discard 4", "card A.12", "card B.9")
    assert sheet(state) == [(A, 1, "knock-out"), (A, 1, "ratjack")]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.points == [3, 0, 0]
    assert outcome.winners() == [A]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sheet_adds_up_to_the_points(seats: int) -> None:
    for seed in range(8):
        state = finished(seed, seats, pay_all="yes")
        added = [0] * seats
        for line in state.table.sheet:
            added[line.seat] += line.points
        assert added == points(state)
        assert max(added) >= table.WINNING_POINTS
