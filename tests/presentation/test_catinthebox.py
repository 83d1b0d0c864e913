"""The picture of Cat in the Box says what the view says, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.engine import bits
from ninelives.engine.contract import NOBODY, SPECTATOR
from ninelives.games.catinthebox import board
from ninelives.games.catinthebox.table import is_play
from ninelives.games.catinthebox.view import CatView
from ninelives.presentation.catinthebox import Picture, Scored, picture
from testkit import tables
from testkit.tables import Setting, played, position, seeds
from tests.games.catinthebox.helpers import COLOUR, Desk, tokens

GAME = games.load("catinthebox")
SETTINGS = [each for each in tables.SETTINGS if each.name == "catinthebox"]
settings = st.sampled_from(SETTINGS)
shares = st.integers(0, 100)


def views(setting: Setting, seed: int, share: int) -> list[CatView]:
    state = position(setting, seed, share)
    return [GAME.view(state, viewer) for viewer in setting.viewers()]


def spaces(shown: Picture) -> dict[tuple[int, int], dict[str, object]]:
    return {(s["card"], s["colour"]): dict(s) for row in shown["board"] for s in row}


@given(settings, seeds, shares)
def test_a_spectator_sees_no_cards_in_hand(setting: Setting, seed: int, share: int) -> None:
    spectator, *seats = (picture(view) for view in views(setting, seed, share))
    assert (spectator["hand"], spectator["put_aside"], spectator["legal"]) == ([], 0, [])
    mine = {"seat", "asked", "legal", "hand", "put_aside", "board"}
    for shown in seats:
        assert {k: v for k, v in shown.items() if k not in mine} == {
            k: v for k, v in spectator.items() if k not in mine
        }


@given(settings, seeds, shares)
def test_the_board_shows_every_token_once_and_what_is_open_to_me(
    setting: Setting, seed: int, share: int
) -> None:
    for view in views(setting, seed, share):
        shown = picture(view)
        assert len(spaces(shown)) == board.COLOURS * view.table.book.highest
        for (card, colour), space in spaces(shown).items():
            at = board.space(card, colour)
            assert space["owner"] == view.table.owner(at)
            assert space["open"] == (at in view.legal and is_play(at))
            assert space["neutral"] == bits.contains(view.table.neutral, at)
            if space["open"]:
                assert space["possible"]
            if space["possible"]:
                assert view.seat >= 0
                assert (space["owner"], space["neutral"]) == (NOBODY, False)
                assert colour in shown["players"][view.seat]["colours"]
        opened = sum(1 for space in spaces(shown).values() if space["open"])
        assert opened == (len(view.legal) if view.asked == "play" else 0)


@pytest.mark.parametrize(("rows", "colours"), [("red-first", "RBYG"), ("red-last", "BYGR")])
def test_cb_02_the_rows_lie_in_the_order_of_the_table(rows: str, colours: str) -> None:
    shown = picture(GAME.view(Desk(3, rows=rows).state, SPECTATOR))
    lying = [{(space["card"], space["colour"]) for space in row} for row in shown["board"]]
    assert lying == [{(card, COLOUR[each]) for card in range(1, 7)} for each in colours]


def test_cb_02_grouped_tokens_lie_side_by_side_in_the_order_of_the_table() -> None:
    for rows, grouped in (("red-first", "2R 2B"), ("red-last", "2R 2G")):
        desk = Desk(3, rows=rows)
        desk.table.tokens.put(0, tokens("2R 2B 2G"))
        shown = spaces(picture(GAME.view(desk.state, SPECTATOR)))
        lit = {board.space(*at) for at, space in shown.items() if space["grouped"]}
        assert lit == set(bits.listed(tokens(grouped)))


@given(settings, seeds, shares)
def test_groups_are_as_large_as_the_book_counts_them(
    setting: Setting, seed: int, share: int
) -> None:
    view, *_ = views(setting, seed, share)
    shown = picture(view)
    for seat, player in enumerate(shown["players"]):
        tokens = view.table.tokens.get(seat)
        grouped = [s for s in spaces(shown).values() if s["owner"] == seat and s["grouped"]]
        assert player["group"] == board.largest_group(tokens, view.table.options.rows)
        assert (len(grouped) == 0) == (player["group"] == 0)
        assert player["group"] == 0 or len(grouped) % player["group"] == 0
    assert not [s for s in spaces(shown).values() if s["owner"] == NOBODY and s["grouped"]]


@given(settings, seeds)
def test_costs_are_what_playing_really_costs(setting: Setting, seed: int) -> None:
    for state, seat, action in played(setting, seed):
        view = GAME.view(state, seat)
        if view.asked != "play":
            continue
        space = spaces(picture(view))[board.rank_of(action), board.colour_of(action)]
        after = state.clone()
        GAME.advance(after, seat, action, None)
        if GAME.view(after, seat).table.round == view.table.round:
            before = len(picture(view)["players"][seat]["colours"])
            left = len(picture(GAME.view(after, seat))["players"][seat]["colours"])
            assert space["costs"] == (left < before)


@given(settings, seeds)
def test_the_trick_is_told_in_the_order_of_play(setting: Setting, seed: int) -> None:
    trick: list[tuple[int, int]] = []
    for state, seat, action in played(setting, seed):
        shown = picture(GAME.view(state, SPECTATOR))
        if shown["phase"] != "play":
            trick = []
            continue
        if len(trick) == setting.seats:
            trick = []
        told = [
            (play["seat"], board.space(play["card"], play["colour"])) for play in shown["plays"]
        ]
        assert told == trick
        assert shown["turn"] == seat
        assert shown["led"] == (board.colour_of(trick[0][1]) if trick else NOBODY)
        assert (shown["ahead"] in dict(trick)) == bool(trick)
        trick.append((seat, action))


@given(settings, seeds)
def test_the_sheet_adds_up_to_the_outcome(setting: Setting, seed: int) -> None:
    state = position(setting, seed, 100)
    shown, outcome = picture(GAME.view(state, SPECTATOR)), GAME.outcome(state)
    assert outcome is not None
    assert [line["total"] for line in shown["sheet"][-1]["lines"]] == outcome.points
    assert [player["points"] for player in shown["players"]] == outcome.points
    assert len(shown["sheet"]) == shown["rounds"] == shown["round"] == setting.seats
    for scored in shown["sheet"]:
        for line in scored["lines"]:
            _check(scored, line["seat"], setting.seats)


def _check(scored: Scored, seat: int, seats: int) -> None:
    """Every reason holds, and explains the points."""
    line = scored["lines"][seat]
    bonus_for = {"met": line["tricks"] == line["predicted"], "few-tricks": line["tricks"] <= 4}
    if line["reason"] == "paradox":
        assert scored["causer"] == seat
        assert line["points"] == -line["tricks"]
    elif line["reason"] in bonus_for:
        assert bonus_for[line["reason"]]
        assert line["points"] == line["tricks"] + line["bonus"]
    else:
        assert line["points"] == line["tricks"]
        assert line["tricks"] >= 5 if seats == 2 else line["tricks"] != line["predicted"]


def test_the_worked_example_of_the_rule_book() -> None:
    desk = Desk(3).deal("1112334566", "1233455566", "1222344456")
    desk.discard(3, 5, 2).predict(3, 3, 1).play("5B 1Y")
    shown = picture(GAME.view(desk.state, 2))
    assert (shown["led"], shown["ahead"], shown["turn"]) == (board.BLUE, 0, 2)
    assert shown["players"][1]["colours"] == [board.RED, board.YELLOW, board.GREEN]
    assert spaces(shown)[2, board.YELLOW]["costs"]
    assert spaces(shown)[1, board.BLUE]["possible"]
    assert not spaces(picture(GAME.view(desk.state, 1)))[1, board.BLUE]["possible"]
    assert not spaces(shown)[2, board.BLUE]["costs"]
    assert not spaces(shown)[5, board.BLUE]["open"]
    assert (shown["predictions"], shown["tricks"], shown["red_open"]) == ([1, 3, 4], 8, False)
