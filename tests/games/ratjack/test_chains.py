"""Every power happens however its card comes to its effect: shown, flipped, triggered, copied."""

from __future__ import annotations

import pytest

from ninelives.games.ratjack import powers
from ninelives.games.ratjack.catalogue import NO_POWER
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import PAIRS, A, laid, may, play, refusal, told

POWERS = [f"{letter}{value}" for letter in "rwc" for value in range(1, 13)]
NAMES = dict(zip(POWERS, powers.POWER_NAMES, strict=True))
COPYING = ("w11", "c6")


def rich(decks: str, hand: str, *, mine: str = "", theirs: str = "") -> RatjackState:
    """A position in which every power is possible, with the cards that are asked for in it."""
    named = [name.strip("()") for name in f"{hand} {mine} {theirs}".split()]
    letters = PAIRS[decks]
    pool = [f"{letter}{value}" for value in range(1, 13) for letter in letters]
    for name in named:
        pool.remove(name)
    flippable = next(name for name in reversed(pool) if name in ("r8", "w8", "c9"))
    pool.remove(flippable)
    up, other_up, other_hidden, spare, other_hand, *rest = pool
    own = f"{hand} {spare} : {up} ({flippable}) {mine}"
    other = f"{other_hand} : {other_up} ({other_hidden})[+5] {theirs}"
    return laid(own, other, decks=decks, pile=" ".join(rest[:4]))


def is_begun(state: RatjackState, name: str) -> bool:
    """Whether the effect of the card is happening, or has happened where nothing is asked."""
    power = powers.POWERS[powers.POWER_NAMES.index(NAMES[name])]
    if not power.questions:
        return bool(state.table.active != A and state.table.power_number() == NO_POWER)
    return bool(state.table.active == A and state.table.power_number() == power.number)


@pytest.mark.parametrize("name", POWERS, ids=NAMES.values())
def test_every_power_can_be_shown_and_flipped(name: str) -> None:
    decks = {"r": "rats+rats", "w": "rats+weasels", "c": "rats+raccoons"}[name[0]]
    assert is_begun(play(rich(decks, name), f"show {name}"), name)
    state = rich(decks, "r12", mine=f"({name})")
    play(state, "discard r12", f"card A.({name})")
    assert is_begun(state, name)


@pytest.mark.parametrize("name", POWERS, ids=NAMES.values())
def test_every_power_can_be_triggered_by_a_flip(name: str) -> None:
    decks = {"r": "rats+rats", "w": "rats+weasels", "c": "rats+raccoons"}[name[0]]
    state = rich(decks, "r6", mine=f"({name})")
    play(state, "show r6", f"card A.({name})")
    assert is_begun(state, name)


@pytest.mark.parametrize("name", [name for name in POWERS if name not in COPYING])
def test_every_power_but_copying_ones_can_be_copied(name: str) -> None:
    own = "weasels+raccoons" if name[0] == "w" else "rats+raccoons"
    state = rich(own, "c6", mine=name)
    play(state, "show c6", f"card A.{name}")
    assert is_begun(state, name)
    other = "weasels+raccoons" if name[0] == "c" else "rats+weasels"
    state = rich(other, "w11", theirs=name)
    play(state, "show w11", f"card B.{name}")
    assert is_begun(state, name)


def test_no_copying_card_can_be_copied() -> None:
    state = rich("weasels+raccoons", "c6", mine="w11")
    play(state, "show c6")
    assert refusal(state, "card A.w11") == "RJ-14: copies-itself"
    state = rich("weasels+raccoons", "w11", theirs="c6")
    play(state, "show w11")
    assert refusal(state, "card B.c6") == "RJ-14: copies-itself"


def test_other_cards_are_other_than_the_one_triggered_again() -> None:
    """The 4 that is triggered again may discard the copying card, and not itself."""
    state = play(laid("c6 1 : 4 7", "5 :", decks="rats+raccoons"), "show c6", "card A.4")
    assert may(state, "card A.c6")
    assert refusal(state, "card A.4") == "RJ-24: not-itself"


def test_other_cards_are_other_than_the_copying_card() -> None:
    """The 4 of another player is carried out by the 11: that is what may not be discarded."""
    state = play(laid("w11 1 : 7", "5 : 4", decks="rats+weasels"), "show w11", "card B.4")
    assert may(state, "card A.7")
    assert refusal(state, "card A.w11") == "RJ-24: not-itself"


def test_a_number_goes_with_the_card_that_is_copied() -> None:
    """The top three discards, although neither copying card has a number."""
    state = laid("w11 1 :", "5 : 2", decks="rats+weasels", pile="7 8 9 10")
    assert told(play(state, "show w11", "card B.2")) == "A 1: w11 | B 5: 2 | pile 7"
    assert not may(laid("w11 1 :", "5 : 2", decks="rats+weasels", pile="7 8"), "show w11")
    deck_of_two = laid("w11 c1 :", "5 : w1", decks="weasels+raccoons", deck="c3 c4")
    assert not may(deck_of_two, "show w11")
