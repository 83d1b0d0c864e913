"""What the coach says of moves in Ratjack is so."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from ninelives.coach.reasons import reason_for
from ninelives.coach.reasons.base import Reason
from ninelives.engine.events import Log
from ninelives.games.ratjack import table
from ninelives.games.ratjack.events import PlayerOut, PointsWon
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from testkit.tables import SETTINGS, Setting, played, seeds
from tests.games.ratjack.helpers import A, B, action, laid, play

RATJACK = [each for each in SETTINGS if each.name == "ratjack"]
WON_BY = {"makes-25": table.RATJACK, "last-in": table.SURVIVOR, "highest": table.HIGHEST}


def said(state: RatjackState, move: str) -> Reason:
    return reason_for(GAME, GAME.view(state, A), action(state, move))


def test_a_card_that_makes_25_and_one_that_is_too_much() -> None:
    state = laid("11 1 : 12 12", "2 : 3", "4 : 5")
    assert said(state, "hide 1") == Reason("hides-fitting", {"value": 1})
    state = laid("4 1 : 10 10 (5)[mute]", "2 : 3", "3 : 5")
    assert said(play(state, "discard 1"), "card A.(5)") == Reason("makes-25")
    state = laid("4 1 : 10 10 (8)[mute]", "2 : 3", "3 : 5")
    assert said(play(state, "discard 1"), "card A.(8)") == Reason("out", {"above": 3})


def test_a_card_flipped_for_another_seat_knocks_it_out() -> None:
    state = play(laid("12 1 :", "2 : 12 11[mute] (4)", "3 : 5 (7)"), "show 12")
    assert said(state, "card B.4") == Reason("unseen-card")
    state.table.let_know(int(state.table.hidden(B)).bit_length() - 1, A)
    assert said(state, "card B.4") == Reason("knocks-out", {"seats": [B]})


def test_the_reason_for_a_draw_names_what_would_fit() -> None:
    state = laid("9 : 10 10", "2 : 3", pile="5")
    assert said(state, "draw discard") == Reason("pile-fits", {"value": 5})
    assert said(state, "draw deck") == Reason("deck", {"fitting": 8, "unseen": 19})


def test_a_sum_below_25() -> None:
    state = laid("9 1 : 10", "2 : 3", "4 : 5")
    assert said(state, "hide 1") == Reason("hides", {"value": 1})
    assert said(state, "show 9") == Reason("below", {"sum": 19, "below": 6})


@given(st.sampled_from(RATJACK), seeds)
def test_what_is_said_of_a_move_is_true_of_the_game(setting: Setting, seed: int) -> None:
    game = setting.game
    for at, (state, seat, move) in enumerate(played(setting, seed)):
        if at % 9 == 0 and seat >= 0:
            reason = reason_for(game, game.view(state, seat), move)
            _check(cast(RatjackState, state), seat, move, reason)


def _check(state: RatjackState, seat: int, move: int, reason: Reason) -> None:
    after, log = state.clone(), Log()
    GAME.advance(after, seat, move, log)
    heard = log.heard_by(seat)
    won = [(each.seat, each.reason) for each in heard if isinstance(each, PointsWon)]
    out = [each.seat for each in heard if isinstance(each, PlayerOut)]
    if reason.code in WON_BY:
        assert (seat, WON_BY[reason.code]) in won
    elif reason.code == "knocks-out":
        assert [each for each in out if each != seat] == reason.values["seats"]
    elif reason.code == "out":
        assert seat in out
    elif reason.code == "others-win":
        assert [each for each, _ in won] == reason.values["seats"]
    elif reason.code in ("below", "at-25", "above"):
        total = reason.values.get("sum", 25 + cast(int, reason.values.get("above", 0)))
        assert after.table.total(seat) == total
    elif reason.code == "their-sum":
        assert after.table.total(cast(int, reason.values["seat"])) == reason.values["sum"]
    elif reason.code in ("no-sum", "hides", "keeps", "flips", "deck", "pile"):
        assert after.table.round != state.table.round or after.table.sums == state.table.sums


def test_rj_34_a_tie_that_pays_nobody_is_named() -> None:
    """The turn ends the round without a point, and the next one begins with no sums."""
    for deck_tie, said_of_it in (("each", "highest"), ("nobody", "nobody-wins")):
        state = laid("1 : 12", "2 : 9 3", deck="4", deck_tie=deck_tie)
        assert said(play(state, "draw deck", "deal 4"), "hide 4") == Reason(said_of_it)
