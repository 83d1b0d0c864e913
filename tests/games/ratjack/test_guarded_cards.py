"""RJ-22 and RJ-21 where there is a choice: one locked, shielded or tokened card beside a free one.

For each power that chooses a card: a position, with seat A about to show the card, the answers
before the question, and the cards that may be chosen then.
"""

from __future__ import annotations

import pytest

from ninelives.engine import bits
from ninelives.games.ratjack import table
from ninelives.games.ratjack.powers import POWERS
from ninelives.games.ratjack.questions import CardQuestion
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import FRONTS, SEATS, laid, play, refusal, short

SHIELDS = "+5 +10 x2 +3 shield mute"
DECKS = {"": "rats+rats", "w": "rats+weasels", "c": "rats+raccoons"}

# card | A | B | answers before | what may be chosen
CASES = """
3   | 5 : (1)                  | 2 : (9)[lock] (8)       |             | B.(9) B.(8)
3   | 5 : (1)                  | 2 : (9)[shield] (8)     |             | B.(8)
4   | 5 : 8[lock] 7 (10)       | 2 : 9                   |             | A.7 A.(10)
4   | 5 : 8[shield] 7          | 2 : 9                   |             | A.8 A.7
5   | 1 : (8)[lock] (7)        | 2 : (9)                 |             | A.(8) A.(7)
5   | 1 : (8)[shield] (7)      | 2 : (9)                 |             | A.(8) A.(7)
5   | 1 : (8)                  | 2 : (9)[lock] (10)      | card A.8    | B.(9) B.(10)
5   | 1 : (8)                  | 2 : (9)[shield] (10)    | card A.8    | B.(10)
6   | 5 : (8)[lock] (4)        | 2 : 9                   |             | A.(4)
6   | 5 : (8)[shield] (4)      | 2 : 9                   |             | A.(8) A.(4)
7   | 1 : 8[lock]              | 2 : 9                   |             | A.8 A.7
7   | 1 : 8[shield]            | 2 : 9                   |             | A.8 A.7
7   | 1 : 8                    | 2 : 9[lock] 10          | card A.8    | B.9 B.10
7   | 1 : 8                    | 2 : 9[shield] 10        | card A.8    | B.10
8   | 1 : 7[lock] (6)          | 2 : 9                   | token +5    | A.(6) A.8
8   | 1 : 7[shield] (6)        | 2 : 9                   | token +5    | A.(6) A.8
9   | 1 : 7                    | 2 : 9[lock] 10          | token +5    | B.10
9   | 1 : 7                    | 2 : 9[shield] (10)      | token +5    | B.(10)
10  | 1 : 7                    | 2 : 9[lock] 8           |             | B.8
10  | 1 : 7                    | 2 : 9[shield] 8         |             | B.8
12  | 5 : (8)                  | 2 : (9)[lock] (10)      |             | B.(10)
12  | 5 : (8)                  | 2 : (9)[shield] (10)    |             | B.(10)
w3  | 5 : (8)                  | 2 : (9)[lock] (10)      |             | B.(9) B.(10)
w3  | 5 : (8)                  | 2 : (9)[shield] (10)    |             | B.(10)
w3  | 5 : (8)[lock] (7)        | 2 : (9)                 | card B.9    | A.(8) A.(7)
w3  | 5 : (8)[shield] (7)      | 2 : (9)                 | card B.9    | A.(8) A.(7)
w4  | 5 : 8[lock] 7            | 2 : 9                   |             | A.7
w4  | 5 : 8[shield] 7          | 2 : 9                   |             | A.8 A.7
w5  | 5 : 8                    | 2 : (9)[lock] (10)      |             | B.(9) B.(10)
w5  | 5 : 8                    | 2 : (9)[shield] (10)    |             | B.(10)
w7  | 5 : 8                    | 2 : 9[lock] 10          |             | A.8 A.w7 B.9 B.10
w7  | 5 : 8                    | 2 : 9[shield] 10        |             | A.8 A.w7 B.10
w7  | 5 : 8[shield]            | 2 : 9                   |             | A.8 A.w7 B.9
w7  | 5 : 8                    | 2 : 9[lock] 10          | card A.8    | B.9 B.10
w7  | 5 : 8                    | 2 : 9[shield] 10        | card A.8    | B.10
w7  | 5 : 8[lock]              | 2 : 9                   | card B.9    | A.8 A.w7
w8  | 5 : 8[lock]              | 2 : 9 10[mute]          | token +5    | A.w8 B.9
w8  | 5 : 8                    | 2 : 9[shield] 10        | token +5    | A.8 A.w8 B.10
w9  | 5 : 8                    | 2 : 9[lock] 10[+5]      |             | B.9 B.10
w9  | 5 : 8                    | 2 : 9[shield] 10        |             | B.9
w9  | 5 : 8[+5]                | 2 : 9[shield] 10[+10]   |             | A.8 B.9 B.10
w9  | 5 : 8                    | 2 : 9[shield] 10[+5] 7  | card B.10   | A.8 A.w9 B.7
w9  | 5 : 8                    | 2 : 9[lock] 10          | card B.9    | A.8 A.w9 B.10
w11 | 5 : 7                    | 2 : 8[lock] 4           |             | B.8 B.4
w11 | 5 : 7                    | 2 : 8[shield] 4         |             | B.4
w11 | 5 : 7                    | 2 : 8[mute] 4           |             | B.4
c1  | 5 : 8                    | 2 : 9[lock] 10[+5]      |             | B.9 B.10
c1  | 5 : 8                    | 2 : 9[shield] 10[+5]    |             | B.9 B.10
c4  | 5 : 8[lock] 7            | 2 : 9                   |             | A.8 A.7
c4  | 5 : 8[shield] 7          | 2 : 9                   |             | A.8 A.7
c5  | 5 : 8                    | 2 : 9[lock] 10[+5]      |             | B.9 B.10
c5  | 5 : 8                    | 2 : 9[shield] 10[+5]    |             | B.9 B.10
c6  | 5 : 8[lock] 4            | 2 : 9                   |             | A.8 A.4
c6  | 5 : 8[mute] 4            | 2 : 9                   |             | A.4
c6  | 5 : 8[shield] 4          | 2 : 9                   |             | A.8 A.4
c7  | 5 : 8[lock] 7            | 2 : 9                   |             | A.7 A.c7
c7  | 5 : 8[shield] 7          | 2 : 9                   |             | A.8 A.7 A.c7
c8  | 5 : 8[lock] 7            | 2 : 9                   | token +5    | A.7 A.c8
c8  | 5 : 8                    | 2 : 9[lock] 10          | token +5, card A.8, token x2 | B.10
c8  | 5 : 8                    | 2 : 9[shield] 10        | token +5, card A.8, token x2 | B.10
c10 | 5 : 8                    | 2 : 9[lock] 10          |             | B.9 B.10
c10 | 5 : 8                    | 2 : 9[shield] 10        |             | B.10
c11 | 5 : (8)[lock] (7)        | 2 : 9                   |             | A.(7)
c11 | 5 : (8)[shield] (7)      | 2 : 9                   |             | A.(8) A.(7)
"""
ROWS = [tuple(part.strip() for part in line.split("|")) for line in CASES.strip().splitlines()]


def position(card: str, a: str, b: str) -> RatjackState:
    tokens = SHIELDS if "shield" in a + b else FRONTS
    seats = (f"{card} {a}", b)
    return laid(*seats, decks=DECKS[card.rstrip("0123456789")], pile="3", tokens=tokens)


def choosable(state: RatjackState) -> set[str]:
    """The cards that may be chosen now, as `A.8`, or `A.(8)` where they lie face down."""
    names = set()
    for action in GAME.legal(state, GAME.to_act(state)):
        place = action - table.CARD
        if not 0 <= place < table.PLACES:
            continue
        name = short(state, state.card_at(place))
        owner = SEATS[state.table.owner(place)]
        up = bits.contains(state.table.up, place)
        names.add(f"{owner}.{name}" if up else f"{owner}.({name})")
    return names


@pytest.mark.parametrize(("card", "a", "b", "before", "chosen"), ROWS, ids=lambda part: part)
def test_rj_22_one_guarded_card_beside_a_free_one(
    card: str, a: str, b: str, before: str, chosen: str
) -> None:
    """Lock: cannot be turned over or discarded. Shield: cannot be chosen by other players."""
    state = play(position(card, a, b), f"show {card}", *filter(None, before.split(", ")))
    assert choosable(state) == set(chosen.split())


def test_every_power_that_chooses_a_card_is_among_the_cases() -> None:
    choosing = [
        power.name
        for power in POWERS
        if any(isinstance(question, CardQuestion) for question in power.questions)
    ]
    tried = set()
    for card, a, b, *_ in ROWS:
        power = play(position(card, a, b), f"show {card}").table.power
        assert power is not None
        tried.add(power.name)
    assert tried == set(choosing)


def test_rj_22_a_shield_does_not_guard_its_own_token() -> None:
    state = laid("w9 5 : 8", "2 : 9[shield]", decks="rats+weasels", tokens=SHIELDS)
    assert refusal(state, "show w9") == ""


def test_rj_14_a_token_is_not_moved_without_a_card_that_is_free() -> None:
    """In full: a token to move and a card without one, also when the weasel 9 itself has one."""
    full = "5 1 : (w9)[+5]", "2 : 8[+10]"
    state = laid(*full, decks="rats+weasels")
    assert refusal(state, "discard 5") == "RJ-13: no-flip-in-full"
    state = laid(full[0], "2 : 8[+10] 7", decks="rats+weasels")
    assert refusal(state, "discard 5") == ""
