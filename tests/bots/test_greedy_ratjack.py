"""The hand-written player of Ratjack: sensible choices, and better than chance."""

from __future__ import annotations

import pytest

from ninelives.bots import load
from ninelives.bots.dice import QuickDice
from ninelives.bots.greedy.ratjack import Greedy
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import PAIRS, A, laid, play, points


def choice(state: RatjackState) -> str:
    return GAME.notation.write(Greedy(GAME, 1).choose(GAME.view(state, A)))


def turn(state: RatjackState) -> list[str]:
    """What it does until its turn is over, chance falling on the first outcome."""
    done = []
    bot = Greedy(GAME, 1)
    while state.table.active == A and state.table.round == 1 and GAME.outcome(state) is None:
        seat = GAME.to_act(state)
        if seat == CHANCE:
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
            continue
        chosen = bot.choose(GAME.view(state, A))
        done.append(GAME.notation.write(chosen))
        GAME.apply(state, seat, chosen)
    return done


def test_it_makes_25_with_a_card() -> None:
    assert choice(laid("3 10 : 12 10", "2 : (4)")) == "show rat 3"


def test_it_makes_25_with_a_token() -> None:
    state = laid("8 2 : 9 5", "1 : 4")
    assert turn(state) == ["show rat 8", "token +3", "card 0"]
    assert points(state) == [1, 0]


def test_it_makes_25_by_a_flip() -> None:
    assert turn(laid("2 4 : 12 10 (3)", "1 : (4)"))[1] == "card 2"


def test_it_makes_25_by_a_chain() -> None:
    state = laid("6 1 : 3 5 (8)", "9 : 4")
    assert turn(state)[:2] == ["show rat 6", "card 2"]
    assert points(state) == [1, 0]


def test_it_hides_what_would_put_it_out() -> None:
    assert choice(laid("10 12 : 12 9", "2 : 4 (5)")) in ("hide rat 10", "hide rat 12")


def test_it_knocks_out_whom_it_can() -> None:
    state = laid("9 1 : 2", "3 : 12 10", "4 : 5")
    assert turn(state)[0] == "show rat 9"
    assert points(state)[A] == 1


def test_it_gives_a_card_to_whom_it_hurts() -> None:
    state = play(laid("11 1 : 2", "3 : 5", "4 : 12 11"), "show 11")
    assert choice(state) == "player 2"


def test_it_draws_the_discard_that_makes_25() -> None:
    assert choice(laid("5 : 12 10", "2 : 4 (1)", pile="3")) == "draw discard"
    assert choice(laid("5 : 12 10", "2 : 4 (1)", pile="12")) == "draw deck"


@pytest.mark.parametrize("decks", sorted(PAIRS))
@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_chance(decks: str, seats: int) -> None:
    """At least three games of four, although there are more of the others."""
    games = 16
    won = sum(_share_won(seed, seats, decks) for seed in range(games))
    assert won >= 0.75 * games


def _share_won(seed: int, seats: int, decks: str) -> float:
    own = seed % seats
    bots = [load("greedy" if seat == own else "random", "ratjack", seed) for seat in range(seats)]
    state, dice = GAME.new(seats, {"decks": decks}), QuickDice(seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        if seat == CHANCE:
            chosen = GAME.pick(state, seat, dice)
        else:
            chosen = bots[seat].choose(GAME.view(state, seat))
        GAME.apply(state, seat, chosen)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return (own in outcome.winners()) / len(outcome.winners())
