"""Ratjack: how actions are written, and why they are refused."""

from __future__ import annotations

import pytest

from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import BadNotation
from ninelives.games.ratjack import table
from ninelives.games.ratjack.rules import GAME
from testkit import tables
from tests.games.ratjack.helpers import A, B, laid, play, refusal

WRITTEN = {
    "draw deck": ("draw-deck", {}),
    "draw discard": ("draw-discard", {}),
    "hide rat 8": ("hide", {"card": 7}),
    "show weasel 1": ("show", {"card": 12}),
    "discard raccoon 12": ("discard", {"card": 35}),
    "take rat 3": ("take", {"card": 2}),
    "top weasel 12": ("top", {"card": 23}),
    "card 0": ("card", {"place": 0}),
    "card 23": ("card", {"place": 23}),
    "no": ("no", {}),
    "yes": ("yes", {}),
    "token +5": ("token", {"token": 4}),
    "token +10": ("token", {"token": 9}),
    "token -1": ("token", {"token": 10}),
    "token -10": ("token", {"token": 19}),
    "token /2": ("token", {"token": 22}),
    "token mute": ("token", {"token": 25}),
    "player 3": ("player", {"seat": 3}),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_an_action_is_written_and_read(text: str) -> None:
    action = GAME.notation.read(text)
    assert GAME.notation.write(action) == text
    assert GAME.notation.parts(action) == WRITTEN[text]


@pytest.mark.parametrize("text", ["", "show 8", "show rat 13", "token 5", "card 24", "Draw deck"])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.notation.read(text)
    with pytest.raises(BadNotation):
        GAME.notation.read_chance(text)


def test_the_keys_of_things() -> None:
    key = GAME.notation.key
    assert list(GAME.notation.kinds) == ["card", "token", "reason"]
    assert (key("card", 7), key("card", 23)) == ("rat-8", "weasel-12")
    assert (key("token", 4), key("token", 14), key("token", 23)) == ("plus-5", "minus-5", "lock")
    assert key("reason", table.SURVIVOR) == "survivor"


# -- refusals that belong to no single clause ------------------------------------------------------


def refused(
    seats: tuple[str, ...], moves: tuple[str, ...], text: str, decks: str = "rats+rats"
) -> str:
    state = play(laid(*seats, decks=decks), *moves)
    return tables.refusal(GAME, state, A, GAME.notation.read(text))


RATS = ("8 1 : 3 (4)", "2 : 5")
DRAWN = ("1 5 :", "2 :")


def test_an_answer_of_another_kind() -> None:
    for text in ("draw deck", "card 0", "hide rat 1", "yes", "player 1"):
        assert refused(RATS, ("show 8",), text) == "RJ-14: answer-the-effect"
    for text in ("token +5", "no", "top rat 1", "take rat 1"):
        moves = ("show 8", "token +5")
        assert refused(RATS, moves, text) == "RJ-14: answer-the-effect"


def test_a_card_that_cannot_be_meant() -> None:
    moves = ("show 8", "token +5")
    assert refused(RATS, moves, "card 9") == "RJ-14: no-card-there"
    assert refused(RATS, moves, "card 2") == "RJ-24: not-such-a-card"
    look = ("3 1 : (4)", "2 : 5 (6)")
    assert refused(look, ("show 3",), "card 0") == "RJ-24: not-such-a-card"
    assert refused(look, ("show 3",), "card 1") == "RJ-24: not-such-a-card"
    chain = ("6 1 : (12) (8)", "2 : 5")
    assert refused(chain, ("show 6",), "card 0") == "RJ-14: not-in-full"


def test_drawing_and_discarding_in_an_effect() -> None:
    assert refused(DRAWN, ("show 1",), "draw discard") == "RJ-10: pile-empty"
    moves = ("show 1", "draw deck", "deal 4")
    assert refused(DRAWN, moves, "discard rat 9") == "RJ-14: not-in-hand"
    assert refused(DRAWN, moves, "show rat 4") == "RJ-14: answer-the-effect"
    empty = play(laid(*DRAWN, pile="7", deck=""), "show 1")
    assert refusal(empty, "draw deck") == "RJ-10: deck-empty"
    shown = ("c9 5 :", "2 :")
    moves = ("show c9", "draw deck", "deal 4")
    assert refused(shown, moves, "show rat 9", decks="rats+raccoons") == "RJ-14: not-in-hand"


def test_a_token_that_is_not_there() -> None:
    seats = ("c1 1 : 3[+5]", "2 : 5")
    found = refused(seats, ("show c1",), "card 1", decks="rats+raccoons")
    assert found == "RJ-21: no-token-there"


def test_a_copy_that_is_not_possible() -> None:
    seats = ("c6 1 : 12 8", "2 : 5")
    found = refused(seats, ("show c6",), "card 0", decks="rats+raccoons")
    assert found == "RJ-14: not-in-full"


def test_an_action_there_is_none() -> None:
    state = laid("5 :", "2 :")
    for action in (-1, table.ACTIONS):
        assert tables.refusal(GAME, state, A, action) == "RJ-10: unknown-action"


def test_who_is_not_asked() -> None:
    state = laid("5 :", "2 :")
    for seat in (B, NOBODY, 7):
        assert tables.refusal(GAME, state, seat, table.DRAW_DECK) == "RJ-37: not-your-turn"
    assert tables.refusal(GAME, state, CHANCE, table.CARD_DRAWN) == "RJ-04: impossible-draw"
    assert GAME.chance(state) == []
    assert (
        tables.refusal(GAME, GAME.new(2, {}), CHANCE, table.START_DRAWN + 2)
        == "RJ-04: impossible-draw"
    )
    play(state, "draw deck")
    assert tables.refusal(GAME, state, A, table.DRAW_DECK) == "RJ-37: not-your-turn"
