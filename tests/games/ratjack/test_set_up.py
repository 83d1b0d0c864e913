"""Ratjack: the game, its decks and tokens, and how a round begins."""

from __future__ import annotations

import pytest

from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import BadOption, BadSeats, IllegalAction
from ninelives.games.ratjack import cards, table
from ninelives.games.ratjack.events import CardHidden, CardHiddenUnseen, RoundBegan
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from testkit import tables
from tests.games.ratjack.helpers import A, B, C, deck, hand, heard, laid, pile, play, points, supply

FACES = "+5 0 /2 -3 shield +1"


def tossed(seats: int, start: int = 0, **options: str) -> RatjackState:
    state = GAME.new(seats, options)
    tosses = [f"toss {sign}" for sign in FACES.split()]
    return play(state, f"start {start}", *tosses)


def dealt(*hands: str, start: int = 0) -> RatjackState:
    """Hands in the order of dealing; the 12 opens the pile."""
    state = tossed(len(hands), start)
    deals = [f"deal {name}" for own in hands for name in own.split()]
    return play(state, *deals, "deal 12")


def test_rj_01_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        assert GAME.new(seats, {}).table.seats == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats, {})


def test_rj_01_the_first_to_three_points_wins_at_once() -> None:
    state = laid("6 1 : 3 5 (8)", "9 :", points="2 1")
    play(state, "show 6", "card A.8", "token +3", "card A.3")
    assert points(state) == [3, 1]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners() == [A]
    assert tables.refusal(GAME, state, B, table.DRAW_DECK) == "RJ-01: game-over"


@pytest.mark.parametrize(
    ("decks", "kinds", "twins"),
    [
        ("rats+rats", {cards.RAT}, 12),
        ("rats+weasels", {cards.RAT, cards.WEASEL}, 0),
        ("rats+raccoons", {cards.RAT, cards.RACCOON}, 0),
        ("weasels+raccoons", {cards.WEASEL, cards.RACCOON}, 0),
    ],
)
def test_rj_02_a_game_uses_two_decks(decks: str, kinds: set[int], twins: int) -> None:
    """A game uses two decks, 24 cards, chosen as a table option; default: both rat decks."""
    state = tossed(2, decks=decks)
    outcomes = GAME.chance(state)
    assert sum(weight for _, weight in outcomes) == 24
    assert sum(1 for _, weight in outcomes if weight == 2) == twins
    assert {cards.animal(outcome - table.CARD_DRAWN) for outcome, _ in outcomes} == kinds
    assert (GAME.settled({})["decks"] == decks) == (decks == "rats+rats")


def test_rj_02_no_other_pair_is_offered() -> None:
    with pytest.raises(BadOption):
        GAME.new(2, {"decks": "weasels+weasels"})


def test_rj_03_the_six_tokens_are_tossed() -> None:
    """Toss the six double-sided bonus tokens; the faces up form the supply."""
    state = play(GAME.new(2, {}), "start 0")
    faces = []
    while state.table.phase == table.TOSS:
        sides = GAME.notation
        written = [sides.write_chance(outcome) for outcome, _ in GAME.chance(state)]
        faces.append(written)
        assert [weight for _, weight in GAME.chance(state)] == [1, 1]
        play(state, written[1])
    assert faces == [
        ["toss +5", "toss -5"],
        ["toss +10", "toss 0"],
        ["toss x2", "toss /2"],
        ["toss +3", "toss -3"],
        ["toss lock", "toss shield"],
        ["toss +1", "toss mute"],
    ]
    assert supply(state) == "-5 0 /2 -3 shield mute"
    with pytest.raises(IllegalAction, match="RJ-04: impossible-draw"):
        GAME.apply(play(GAME.new(2, {}), "start 0"), CHANCE, table.FACE_TOSSED + 1)


def test_rj_03_tokens_are_tossed_anew_every_round() -> None:
    """The faces up form the supply for the whole round; they are never turned over."""
    state = laid("6 1 : 3 5 (8)", "9 :", tokens="+5 0 x2 +3 lock mute")
    play(state, "show 6", "card A.8", "token +3", "card A.3")
    assert state.table.round == 2
    assert supply(state) == ""
    assert state.table.tokened == 0


def test_rj_04_two_cards_each_and_the_pile_is_opened() -> None:
    """Deal two cards each, turn the top of the deck face up as the discard pile."""
    state = dealt("1 2", "3 4", "5 6")
    assert [hand(state, seat) for seat in (A, B, C)] == ["1 2", "3 4", "5 6"]
    assert pile(state) == "12"
    assert state.table.deck_size == 24 - 7


def test_rj_04_everybody_hides_one_of_the_two_secretly_and_at_once() -> None:
    """Then everybody secretly and at once puts one of the two face down in front."""
    state = dealt("1 2", "3 4", "5 6")
    assert GAME.waiting(state) == [A, B, C]
    GAME.apply(state, B, table.HIDE + cards.card_of(cards.RAT, 4))
    assert GAME.waiting(state) == [A, C]
    assert GAME.to_act(state) == A
    for seat, words, reason in (
        (B, "hide rat 3", "already-hidden"),
        (A, "hide rat 3", "not-in-hand"),
    ):
        assert tables.refusal(GAME, state, seat, GAME.notation.read(words)) == f"RJ-04: {reason}"
    assert tables.refusal(GAME, state, A, table.DRAW_DECK) == "RJ-04: hide-first"
    assert tables.refusal(GAME, state, NOBODY, table.DRAW_DECK) == "RJ-04: not-your-turn"
    play(state, "hide 1", "hide 5")
    assert [hand(state, seat) for seat in (A, B, C)] == ["2", "3", "6"]
    assert [bits.listed(state.table.hidden(seat)) for seat in (A, B, C)] == [[0], [1], [2]]
    assert (state.table.phase, state.table.active) == (table.DRAW, A)


def test_rj_04_only_the_owner_hears_which_card_he_hid() -> None:
    state = dealt("1 2", "3 4")
    assert heard(state.clone(), A, "hide 1") == [CardHidden(A, 0, 0)]
    assert heard(state.clone(), B, "hide 1") == [CardHiddenUnseen(A, 0)]


def test_rj_04_nobody_acts_while_cards_are_dealt() -> None:
    state = tossed(2)
    assert GAME.waiting(state) == []
    assert tables.refusal(GAME, state, A, table.DRAW_DECK) == "RJ-04: dealing"


@pytest.mark.parametrize("start", [A, B, C])
def test_rj_05_the_first_start_player_is_random(start: int) -> None:
    state = GAME.new(3, {})
    assert [weight for _, weight in GAME.chance(state)] == [1, 1, 1]
    assert heard(state, -1, f"start {start}") == [RoundBegan(1, start)]
    state = dealt("1 2", "3 4", "5 6", start=start)
    assert hand(state, start) == "1 2"
    while state.table.phase == table.FIRST_HIDE:
        GAME.apply(state, GAME.to_act(state), GAME.legal(state, GAME.to_act(state))[0])
    assert GAME.to_act(state) == start


def test_rj_05_whoever_gained_a_point_most_recently_starts() -> None:
    """Later rounds: the player who gained a VP most recently."""
    # A knocks B out and scores; then A is not the last one to score: C is, on 25.
    state = laid("9 1 :", "2 : 12 10", "3 : 12 11 2", ratjack_any_turn="yes")
    play(state, "show 9", "token +5", "card B.12")
    assert [(line.seat, line.points) for line in state.table.sheet] == [(A, 1), (C, 1)]
    assert state.table.latest == C
    assert state.table.round == 2
    assert state.table.active == C


def test_rj_05_several_at_once_the_active_player_if_among_them() -> None:
    """Several at once: the active player if among them, else the first clockwise from them."""
    state = play(laid("3 2 : 12 10", "2 : 12 11 (4)", "1 : 11 10 4"), "show 3", "card B.4")
    assert points(state) == [1, 0, 1]
    assert state.table.latest == A
    state = laid("3 2 : 12", "4 : 12 11 2", "1 : 11 10 4 (9)", ratjack_any_turn="yes")
    play(state, "show 3", "card C.9")
    assert points(state) == [0, 1, 1]
    assert state.table.latest == B


def play_as(active: int, state: RatjackState, *moves: str) -> RatjackState:
    """The moves as those of a seat that holds two cards."""
    state.table.active = active
    state.table.phase = table.PLAY
    return play(state, *moves)


def test_rj_05_the_active_player_before_a_lower_seat() -> None:
    state = laid("1 : 12 11 (2)", "12 2 : 10 3", "3 : 4")
    play_as(B, state, "show 12", "card A.2")
    assert points(state) == [1, 1, 0]
    assert state.table.latest == B


def test_rj_05_the_first_clockwise_from_the_active_player_not_the_lowest_seat() -> None:
    state = laid("1 : 12 11 2", "12 2 : 3", "4 : 10 6 (9)", ratjack_any_turn="yes")
    play_as(B, state, "show 12", "card C.9")
    assert points(state) == [1, 0, 1]
    assert state.table.latest == C
    assert state.table.active == C


def test_whose_card_lies_where_and_what_is_on_top() -> None:
    state = laid("1 : (2)", "3 : 4", pile="5 6")
    assert [state.table.owner(place) for place in range(3)] == [A, B, NOBODY]
    assert state.table.top_discard() == cards.card_of(cards.RAT, 6)


def test_a_new_round_gathers_all_cards() -> None:
    state = play(laid("3 2 : 12 10", "2 : 12 11 (4)"), "show 3", "card B.4")
    assert (state.table.round, state.table.taken, lanes.listed(state.table.in_hand, 2)) == (
        2,
        0,
        [0, 0],
    )
    assert len(deck(state).split()) == 24
