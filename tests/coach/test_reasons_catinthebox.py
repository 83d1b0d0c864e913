"""What the coach says of moves in Cat in the Box is so."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from ninelives.coach.reasons import reason_for
from ninelives.coach.reasons.base import Reason
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.catinthebox import board, table
from ninelives.games.catinthebox.rules import GAME
from ninelives.games.catinthebox.state import CatState
from testkit.tables import SETTINGS, Setting, played, seeds
from tests.games.catinthebox.helpers import Desk, space

CAT = [each for each in SETTINGS if each.name == "catinthebox"]
TAKES = ("takes-wanted", "takes-unwanted")
CANNOT = ("stays-below", "cannot-take", "gives-up")


def said(desk: Desk, play: str) -> Reason:
    seat = desk.to_act()
    return reason_for(GAME, GAME.view(desk.state, seat), space(play))


def begun(*hands: str) -> Desk:
    desk = Desk(3).deal(*hands)
    return desk.discard(*(int(hand[0]) for hand in hands)).predict(1, 3, 1)


def test_the_rank_held_most_often_is_the_one_to_discard() -> None:
    desk = Desk(3).deal("1112345566", "1122334455", "2233445666")
    view = GAME.view(desk.state, 0)
    assert reason_for(GAME, view, table.discard(1)) == Reason("part-many", {"card": 1, "held": 3})
    assert reason_for(GAME, view, table.discard(5)) == Reason("part-few", {"card": 5, "held": 2})


def test_the_last_to_play_knows_what_becomes_of_the_trick() -> None:
    desk = begun("1234561234", "1122334455", "1234556666").play("4B 5B")
    assert said(desk, "6B") == Reason("takes-wanted", {"wanted": 1})
    assert said(desk, "3B").code in ("cannot-take", "keeps-open", "joins-group")
    assert said(desk, "6R") == Reason("trumps", {"colour": board.BLUE})
    assert said(desk, "6Y") == Reason("gives-up", {"colour": board.BLUE})


def test_the_reason_for_a_lead_names_what_could_beat_it() -> None:
    desk = begun("1234561234", "1122334455", "1234556666")
    assert said(desk, "4B") == Reason("leads", {"colour": board.BLUE, "higher": 2})


@given(st.sampled_from(CAT), seeds)
def test_what_is_said_of_a_play_is_true_of_the_game(setting: Setting, seed: int) -> None:
    game = setting.game
    for at, (each, seat, action) in enumerate(played(setting, seed)):
        state = cast(CatState, each)
        if at % 7 or seat < 0 or state.table.phase != table.PLAY:
            continue
        view = game.view(state, seat)
        _check(state, seat, action, reason_for(game, view, action))


def _check(state: CatState, seat: int, action: int, reason: Reason) -> None:
    now, after = state.table, state.clone()
    before = lanes.get(now.tricks, seat)
    GAME.advance(after, seat, action, None)
    if reason.code in TAKES and after.table.round == now.round:
        assert lanes.get(after.table.tricks, seat) == before + 1
    if reason.code in CANNOT or reason.code in TAKES:
        last = sum(1 for each in range(now.seats) if lanes.get(now.plays, each)) == now.seats - 1
        wins = after.table.ahead == seat or (last and after.table.turn == seat)
        assert wins == (reason.code in TAKES) or after.table.round != now.round
    if reason.code in ("gives-up", "trumps"):
        colour = now.led
        assert reason.values["colour"] == colour
        assert bits.contains(lanes.get(now.markers, seat), colour)
        if after.table.round == now.round:
            assert not bits.contains(lanes.get(after.table.markers, seat), colour)
    if reason.code == "joins-group":
        own, order = now.tokens.get(seat), now.options.rows
        size = board.largest_group(own | bits.one(action), order)
        assert reason.values["size"] == size
        assert board.largest_group(own, order) < size


@given(st.sampled_from(CAT), seeds)
def test_a_round_in_which_somebody_was_stuck_ends_in_a_paradox(setting: Setting, seed: int) -> None:
    warned: set[int] = set()  # rounds
    for each, seat, action in played(setting, seed):
        state = cast(CatState, each)
        if seat < 0 or state.table.phase != table.PLAY:
            continue
        if reason_for(GAME, GAME.view(state, seat), action).code == "stuck":
            warned.add(int(state.table.round))
    assert all(state.table.sheet[each].causer != NOBODY for each in warned)
