"""The picture of Ratjack says what its view says, added up by the game's own functions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.engine import bits
from ninelives.engine.contract import NOBODY
from ninelives.games.ratjack import cards, tokens
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import TARGET
from ninelives.games.ratjack.view import RatjackView
from ninelives.presentation.ratjack import Picture, Player, TableCard, picture
from testkit.tables import SETTINGS, Setting, position, seeds
from tests.games.ratjack.helpers import A, B, laid, play

OURS = [each for each in SETTINGS if each.name == "ratjack"]
settings = st.sampled_from(OURS)
shares = st.integers(0, 100)


def views(setting: Setting, seed: int, share: int) -> Iterator[RatjackView]:
    """What every seat and a spectator know at some moment of a random game."""
    state = position(setting, seed, share)
    for viewer in setting.viewers():
        yield setting.game.view(state, viewer)


def lying(shown: Picture) -> Iterator[tuple[Player, TableCard]]:
    for player in shown["players"]:
        for card in player["cards"]:
            yield player, card


def seen(state: RatjackState, seat: int) -> Picture:
    return picture(GAME.view(state, seat))


# -- over random games -----------------------------------------------------------------------------


@given(settings, seeds, shares)
def test_sums_are_those_of_the_table(setting: Setting, seed: int, share: int) -> None:
    for view in views(setting, seed, share):
        for player in picture(view)["players"]:
            visible = sum(card["worth"] for card in player["cards"])
            assert player["total"] == view.table.total(player["seat"]) == visible
            assert player["short_of"] == TARGET - visible


@given(settings, seeds, shares)
def test_a_token_says_what_every_value_counts_under_it(
    setting: Setting, seed: int, share: int
) -> None:
    for view in views(setting, seed, share):
        for _, card in lying(picture(view)):
            if card["up"]:
                value = cards.value(card["card"])
                token = card["token"]
                assert card["worth"] == (token["worths"][value - 1] if token else value)


@given(settings, seeds, shares)
def test_points_are_those_of_the_sheet(setting: Setting, seed: int, share: int) -> None:
    for view in views(setting, seed, share):
        shown = picture(view)
        for player in shown["players"]:
            won = [line["points"] for line in shown["sheet"] if line["seat"] == player["seat"]]
            assert player["points"] == sum(won)


@given(settings, seeds, shares)
def test_every_card_and_every_token_of_the_game_is_somewhere(
    setting: Setting, seed: int, share: int
) -> None:
    for view in views(setting, seed, share):
        shown = picture(view)
        if view.table.phase == 0:
            continue
        on_cards = [card["token"] for _, card in lying(shown) if card["token"]]
        tokens = sorted(token["id"] for token in shown["supply"] + on_cards)
        assert tokens == list(range(view.table.tossed))
        hands = sum(player["in_hand"] for player in shown["players"])
        count = shown["deck"] + len(shown["pile"]) + hands + len(list(lying(shown)))
        assert count == cards.IN_PLAY


@given(settings, seeds, shares)
def test_hidden_cards_are_shown_only_to_seats_that_know_them(
    setting: Setting, seed: int, share: int
) -> None:
    for view in views(setting, seed, share):
        for _, card in lying(picture(view)):
            knows = card["up"] or view.seat in card["known_by"]
            assert (card["card"] != cards.NO_CARD) == knows


@given(settings, seeds, shares)
def test_what_is_remembered_is_true(setting: Setting, seed: int, share: int) -> None:
    """Every card that a picture puts into a hand is there."""
    state = position(setting, seed, share)
    assert isinstance(state, RatjackState)
    for viewer in setting.viewers():
        for player in seen(state, viewer)["players"]:
            hand = state.hand_list(player["seat"]) if player["in_hand"] else []
            assert set(player["holds"]) <= set(hand)


@given(settings, seeds, shares)
def test_a_spectator_is_shown_nothing_that_is_hidden(
    setting: Setting, seed: int, share: int
) -> None:
    for view in views(setting, seed, share):
        if view.seat == NOBODY:
            shown = picture(view)
            assert shown["legal"] == [] == shown["deck_top"]
            assert not any(each["holds"] or each["may_hold"] for each in shown["players"])
            assert all(card["up"] or card["card"] < 0 for _, card in lying(shown))


@given(settings, seeds, shares)
def test_all_cards_in_play_have_their_print(setting: Setting, seed: int, share: int) -> None:
    for view in views(setting, seed, share):
        shown = picture(view)
        prints = {each["card"]: each for each in shown["prints"]}
        visible = [card["card"] for _, card in lying(shown) if card["card"] >= 0]
        for card in visible + shown["pile"] + [c for p in shown["players"] for c in p["holds"]]:
            assert cards.name(card) == f"{prints[card]['animal']} {prints[card]['value']}"
            assert prints[card]["power"] == GAME.decks.prints[card].power.name


# -- by example ------------------------------------------------------------------------------------


def test_rj_34_nobody_is_ahead_in_a_tie_that_pays_nobody() -> None:
    for deck_tie, ahead in (("each", [True, True, False]), ("nobody", [False] * 3)):
        shown = seen(laid("1 : 9", "2 : 9", "3 : 8", deck_tie=deck_tie), A)
        assert [each["is_ahead"] for each in shown["players"]] == ahead


def test_a_seat_that_would_score_without_a_deck_is_ahead() -> None:
    shown = seen(laid("1 : 9", "2 : 12", "3 : 12", "4 : 11 10 9"), A)
    assert [each["is_ahead"] for each in shown["players"]] == [False, True, True, False]


def test_the_phase_has_its_name() -> None:
    state = laid("8 : ", "2 : (3)")
    assert seen(state, A)["phase"] == "draw"
    play(state, "draw deck", "deal 5")
    assert seen(state, A)["phase"] == "play"
    play(state, "show 8")
    assert seen(state, A)["phase"] == "effect"


@pytest.mark.parametrize(
    ("moves", "chosen"),
    [
        (["show 8"], (-1, -1, NOBODY)),
        (["show 8", "token +5"], (-1, 4, NOBODY)),
    ],
)
def test_the_chosen_token_is_in_the_effect(moves: list[str], chosen: tuple[int, int, int]) -> None:
    state = laid("8 4 : ", "2 : (3)")
    play(state, *moves)
    assert _chosen(state) == chosen


def test_the_chosen_card_is_in_the_effect() -> None:
    state = laid("7 4 : 3", "2 : 5")
    play(state, "show 7", "card A.3")
    place = next(card["place"] for _, card in lying(seen(state, B)) if card["card"] == 2)
    assert _chosen(state) == (place, -1, NOBODY)


def test_the_chosen_player_is_in_the_effect_and_their_hand_only_for_the_viewer() -> None:
    state = laid("w6 4 : ", "2 : ", decks="rats+weasels")
    play(state, "show w6", "player 1")
    assert _chosen(state) == (-1, -1, B)
    assert seen(state, A)["players"][B]["holds"] == [cards.card_of(cards.RAT, 2)]
    assert seen(state, NOBODY)["players"][B]["holds"] == []


def test_a_token_already_placed_is_not_chosen() -> None:
    state = laid("c8 4 : ", "2 : 5", decks="rats+raccoons")
    play(state, "show c8", "token +5", "card A.c8")
    assert _chosen(state) == (-1, -1, NOBODY)
    play(state, "token lock")
    assert _chosen(state) == (-1, tokens.LOCK, NOBODY)


def test_the_number_of_ordered_cards_is_in_the_effect() -> None:
    state = laid("w1 4 : ", "2 : 5", decks="rats+weasels")
    play(state, "show w1", "deal w2", "deal w3", "deal w4", "top w3")
    effect = seen(state, A)["effect"]
    assert effect is not None
    assert effect["in_order"] == 1
    assert seen(state, A)["deck_top"][0] == cards.card_of(cards.WEASEL, 3)
    assert seen(state, B)["deck_top"] == []


def test_a_card_that_may_have_been_hidden_is_remembered_there_and_nowhere_else() -> None:
    state = laid("6 : (9)", "2 : ", pile="1")
    play(state, "draw discard", "hide 1")
    shown = seen(state, B)["players"][A]
    assert shown["holds"] == []
    assert shown["may_hold"] == [cards.card_of(cards.RAT, 1)]
    assert [card["maybe"] for card in shown["cards"]] == [[], shown["may_hold"]]


def _chosen(state: RatjackState) -> tuple[int, int, int]:
    effect = seen(state, A)["effect"]
    assert effect is not None
    assert bits.contains(state.table.up, effect["place"])
    return effect["chosen_place"], effect["chosen_token"], effect["chosen_seat"]
