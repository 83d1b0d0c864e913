"""Every power is refused where it cannot be carried out in full, and every face of every token
can lie on a card.
"""

from __future__ import annotations

import pytest

from ninelives.games.ratjack import decks
from ninelives.games.ratjack.powers import POWER_NAMES
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import A, card, front, laid, play, refusal

SHIELD = "+5 +10 x2 +3 shield mute"
ALL_TOKENS = "(3)[+5] (4)[+10] (9)[x2] (10)[+3] (11)[lock] (12)[mute]"
NO_TOKENS = f"2 : {ALL_TOKENS}"
REFUSED = [
    ("1", laid("1 5 :", "2 :", deck="")),
    ("2", laid("2 5 :", "2 :", pile="8 9")),
    ("3", laid("3 5 : (1)", "2 : 9")),
    ("3", laid("3 5 : (1)", "2 : (9)[shield]", tokens=SHIELD)),
    ("4", laid("4 5 :", "2 : 9")),
    ("4", laid("4 5 : 8[lock]", "2 : 9")),
    ("5", laid("5 1 : 8", "2 : (9)")),
    ("5", laid("5 1 : (8)", "2 : 9")),
    ("5", laid("5 1 : (8)", "2 : (9)[shield]", tokens=SHIELD)),
    ("6", laid("6 1 : 8", "2 : (9)")),
    ("6", laid("6 1 : (12)", "2 : 9")),
    ("6", laid("6 1 : (8)[lock]", "2 : 9")),
    ("7", laid("7 1 : 8", "2 : (9)")),
    ("7", laid("7 1 : 8", "2 : 9[shield]", tokens=SHIELD)),
    ("8", laid("8 1 :", NO_TOKENS)),
    ("9", laid("9 1 :", f"{NO_TOKENS} 6")),
    ("9", laid("9 1 : 8", "2 : 6[+5]")),
    ("10", laid("10 1 : 8", "2 : (9)")),
    ("10", laid("10 1 : 8", "2 : 9[lock]")),
    ("10", laid("10 1 : 8", "2 : 9[shield]", tokens=SHIELD)),
    ("11", laid("11 5 :", "2 :", deck="", pile="9")),
    ("12", laid("12 5 : (8)", "2 : 9")),
    ("12", laid("12 5 : (8)", "2 : (9)[lock]")),
    ("12", laid("12 5 : (8)", "2 : (9)[shield]", tokens=SHIELD)),
    ("w1", laid("w1 5 :", "2 :", decks="rats+weasels", deck="3 4")),
    ("w2", laid("w2 5 :", "2 :", decks="rats+weasels")),
    ("w3", laid("w3 5 : (8)", "2 : 9", decks="rats+weasels")),
    ("w3", laid("w3 5 :", "2 : (9)[shield]", decks="rats+weasels", tokens=SHIELD)),
    ("w4", laid("w4 5 : (8)", "2 : 9", decks="rats+weasels")),
    ("w4", laid("w4 5 : 8[lock]", "2 : 9", decks="rats+weasels")),
    ("w5", laid("w5 5 : (8)", "2 : 9", decks="rats+weasels")),
    ("w5", laid("w5 5 :", "2 : (9)[shield]", decks="rats+weasels", tokens=SHIELD)),
    ("w7", laid("w7 5 : 8", "2 : (9)", decks="rats+weasels")),
    ("w7", laid("w7 5 : 8", "2 : 9[shield]", decks="rats+weasels", tokens=SHIELD)),
    ("w8", laid("w8 5 :", NO_TOKENS, decks="rats+weasels")),
    ("w9", laid("w9 5 : 8", "2 : 9", decks="rats+weasels")),
    ("w10", laid("w10 5 :", "2 :", decks="rats+weasels")),
    ("w11", laid("w11 5 : 8", "2 : (3)", decks="rats+weasels")),
    ("w11", laid("w11 5 :", "2 : 12", decks="rats+weasels")),
    ("w11", laid("w11 5 :", "2 : 8[mute]", decks="rats+weasels")),
    ("w11", laid("w11 5 :", "2 : 8[shield]", decks="rats+weasels", tokens=SHIELD)),
    ("w12", laid("w12 5 :", "2 :", decks="rats+weasels", deck="", pile="9")),
    ("c1", laid("c1 5 : 8", "2 : 9", decks="rats+raccoons")),
    ("c2", laid("c2 5 :", "2 :", decks="rats+raccoons")),
    ("c3", laid("c3 5 :", "2 :", decks="rats+raccoons")),
    ("c4", laid("c4 5 : (8)", "2 : 9", decks="rats+raccoons")),
    ("c5", laid("c5 5 : 8", "2 : 9", decks="rats+raccoons")),
    ("c5", laid("c5 1 :", NO_TOKENS, decks="rats+raccoons")),
    ("c6", laid("c6 5 : (8)", "2 : 9", decks="rats+raccoons")),
    ("c6", laid("c6 5 : 12", "2 : 9", decks="rats+raccoons")),
    ("c6", laid("c6 5 : 8[mute]", "2 : 9", decks="rats+raccoons")),
    ("c7", laid("c7 5 :", "2 :", decks="rats+raccoons")),
    ("c8", laid("c8 5 :", f"{NO_TOKENS} 6", decks="rats+raccoons")),
    ("c8", laid("c8 5 : 7[mute]", f"2 : {ALL_TOKENS[:-10]} 6", decks="rats+raccoons")),
    ("c8", laid("c8 5 :", "2 :", decks="rats+raccoons")),
    ("c9", laid("c9 5 :", "2 :", decks="rats+raccoons", deck="")),
    ("c10", laid("c10 5 : 8", "2 : (9)", decks="rats+raccoons")),
    ("c10", laid("c10 5 : 8", "2 : 9[shield]", decks="rats+raccoons", tokens=SHIELD)),
    ("c11", laid("c11 5 : 8", "2 :", decks="rats+raccoons")),
    ("c11", laid("c11 5 : (8)[lock]", "2 :", decks="rats+raccoons")),
    ("c12", laid("c12 5 :", "2 :", decks="rats+raccoons", deck="")),
]
ALWAYS_POSSIBLE = {"look-exchange-hand"}  # another player always has a hand card


@pytest.mark.parametrize(("name", "state"), REFUSED, ids=[name for name, _ in REFUSED])
def test_refused_when_it_cannot_be_done_in_full(name: str, state: RatjackState) -> None:
    assert refusal(state, f"show {name}") == "RJ-12: not-in-full"


def test_every_power_is_refused_somewhere() -> None:
    prints = decks.built_in().prints
    refused = {prints[card(name)].power.name for name, _ in REFUSED}
    assert set(POWER_NAMES) - refused == ALWAYS_POSSIBLE


# -- every face of every token ---------------------------------------------------------------------


@pytest.mark.parametrize("tokens", ["+5 +10 x2 +3 lock mute", "-5 0 /2 -3 shield +1"])
@pytest.mark.parametrize("number", range(6))
def test_every_face_can_lie_on_a_visible_and_on_a_hidden_card(tokens: str, number: int) -> None:
    sign = tokens.split()[number]
    for name, shown in (("3", f"3[{sign}] (4) 8"), ("4", f"3 (4)[{sign}] 8")):
        state = laid("8 1 : 3 (4)", "2 :", tokens=tokens)
        play(state, "show 8", f"token {sign}", f"card A.{name}")
        assert front(state, A) == shown
        assert state.table.total(A) == 8 + (state.table.worth(0) if name == "3" else 3)
