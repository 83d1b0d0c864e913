"""Cat in the Box: set-up of a round."""

from __future__ import annotations

import pytest

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import BadSeats
from ninelives.games.catinthebox import board, cards, events, table
from ninelives.games.catinthebox.rules import GAME
from testkit.tables import refusal
from tests.games.catinthebox.helpers import Desk, tokens
from tests.games.catinthebox.test_play import paradox_in_the_second_trick, three

FOUR_HANDS = ("1111122222", "3333344444", "5555566666", "7777788888")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_cb_01_two_to_five_players(seats: int) -> None:
    assert GAME.info.seats == (2, 3, 4, 5)
    with pytest.raises(BadSeats):
        GAME.new(seats, {})


@pytest.mark.parametrize(("seats", "highest"), [(2, 5), (3, 6), (4, 8), (5, 9)])
def test_cb_01_five_copies_of_each_rank_in_use(seats: int, highest: int) -> None:
    """Cards have a rank and no colour; five copies of each rank in use."""
    state = GAME.new(seats, {})
    GAME.apply(state, CHANCE, table.start_drawn(0))
    assert GAME.chance(state) == [(table.card_drawn(rank), 5) for rank in range(1, highest + 1)]


def test_cb_01_red_is_trump_among_four_colours() -> None:
    assert board.COLOUR_NAMES == ("red", "blue", "yellow", "green")
    assert board.COLOUR_NAMES[board.RED] == "red"


def test_cb_02_rows_are_colours_and_columns_are_ranks() -> None:
    """Rows top to bottom red, blue, yellow, green; columns the ranks in use."""
    around = board.neighbours(board.FACES[board.RED_FIRST])
    assert around[board.space(1, board.RED)] == tokens("2R 1B")
    assert around[board.space(5, board.BLUE)] == tokens("4B 6B 5R 5Y")
    assert around[board.space(9, board.GREEN)] == tokens("8G 9Y")


def test_cb_02_red_last() -> None:
    """Table option `rows`: `red-last` has blue, yellow, green, red, so red touches green."""
    around = board.neighbours(board.FACES[board.RED_LAST])
    assert around[board.space(1, board.BLUE)] == tokens("2B 1Y")
    assert around[board.space(5, board.GREEN)] == tokens("4G 6G 5Y 5R")
    assert around[board.space(9, board.RED)] == tokens("8R 9G")


@pytest.mark.parametrize(("rows", "size"), [("red-first", 3), ("red-last", 2)])
def test_cb_02_groups_follow_the_rows_of_the_table(rows: str, size: int) -> None:
    """Tokens on red 2, blue 2 and 3, green 2 and yellow 5: red 2 joins blue 2 or green 2."""
    desk = Desk(4, rows=rows)
    desk.table.tokens.put(0, tokens("2R 2B 3B 2G 5Y"))
    assert desk.table.largest_group(0) == size
    for at in range(board.SPACES):
        face = board.FACES[board.ORDERS.index(rows)]
        assert board.beside(at, desk.table.options.rows) == board.neighbours(face)[at]


def test_cb_02_another_face_is_other_data() -> None:
    """The layout is data, so that another printed face can be added."""
    around = board.neighbours(("r1 b1", "g1 r2"))
    assert around[board.space(1, board.RED)] == tokens("1B 1G")
    assert around[board.space(2, board.RED)] == tokens("1B 1G")
    assert around[board.space(2, board.BLUE)] == 0


def test_cb_03_everybody_has_four_markers() -> None:
    desk = Desk(4).deal(*FOUR_HANDS)
    assert [desk.markers(seat) for seat in range(4)] == ["RBYG"] * 4


def test_cb_03_markers_are_given_back_and_the_board_is_cleared_for_the_next_round() -> None:
    desk = three()
    desk.table.lacking = lanes.put(0, 1, 1)
    desk.table.neutral = tokens("6R")
    desk = paradox_in_the_second_trick(desk)
    now = desk.table
    assert (now.lacking, now.neutral, now.shown) == (0, 0, 0)
    assert now.round == 1
    assert [desk.markers(seat) for seat in range(3)] == ["RBYG"] * 3
    assert (now.taken, now.tokens.listed(3), now.plays) == (0, [0, 0, 0], 0)
    assert (now.led, now.ahead) == (NOBODY, NOBODY)
    assert (now.tricks, now.predictions, now.aside, now.in_hand) == (0, 0, 0, 0)
    assert desk.state.deck == cards.whole(6)
    assert [desk.hand(seat) for seat in range(3)] == ["", "", ""]


@pytest.mark.parametrize(("seats", "hand"), [(2, 10), (3, 10), (4, 10), (5, 9)])
def test_cb_04_cards_dealt_to_each(seats: int, hand: int) -> None:
    """Dealt to each: 10, with five players 9; one fewer in hand after the discard."""
    dice, state = QuickDice(1), GAME.new(seats, {})
    while GAME.to_act(state) == CHANCE:
        GAME.apply(state, CHANCE, GAME.pick(state, CHANCE, dice))
    assert [cards.size(state.hands.get(seat)) for seat in range(seats)] == [hand] * seats
    for seat in range(seats):
        GAME.apply(state, seat, GAME.pick(state, seat, dice))
    assert lanes.listed(state.table.in_hand, seats) == [hand - 1] * seats


def test_cb_04_discards_are_secret() -> None:
    """Each player chooses one card and puts it aside face down, secretly."""
    desk = Desk(4).deal(*FOUR_HANDS)
    GAME.apply(desk.state, 2, table.discard(5), desk.log)
    assert events.OwnCardPutAside(2, 5) in desk.heard(2)
    assert events.CardPutAside(2) in desk.heard(0)
    assert events.OwnCardPutAside(2, 5) not in desk.heard(0)
    assert GAME.view(desk.state, 2).discard == 5
    assert GAME.view(desk.state, 0).discard == 0


def test_cb_04_discards_are_made_at_the_same_time() -> None:
    """At the same time: seats may choose in any order, and none twice."""
    desk = Desk(4, start=1).deal(*FOUR_HANDS)
    assert GAME.waiting(desk.state) == [1, 2, 3, 0]
    GAME.apply(desk.state, 3, table.discard(5))
    assert GAME.waiting(desk.state) == [1, 2, 0]
    assert refusal(GAME, desk.state, 3, table.discard(6)) == "CB-04: already-put-aside"


def test_cb_04_only_a_card_of_the_own_hand_is_put_aside() -> None:
    desk = Desk(4).deal(*FOUR_HANDS)
    assert refusal(GAME, desk.state, 0, table.discard(8)) == "CB-04: not-in-hand"
    assert refusal(GAME, desk.state, 0, table.predict(1)) == "CB-04: discard-first"


def test_cb_04_hands_are_told_to_their_owner_only() -> None:
    desk = Desk(4).deal(*FOUR_HANDS)
    assert events.HandDealt(1, [3, 3, 3, 3, 3, 4, 4, 4, 4, 4]) in desk.heard(1)
    assert events.CardsDealt(1, 10) in desk.heard(0)
    assert not any(isinstance(event, events.HandDealt) for event in desk.heard(NOBODY))


@pytest.mark.parametrize(
    ("seats", "offered"), [(3, [1, 3, 4]), (4, [1, 2, 3]), (5, [1, 2, 3])], ids=str
)
def test_cb_05_predictions_allowed(seats: int, offered: list[int]) -> None:
    """Predictions allowed: three players 1, 3, 4; four and five 1, 2, 3; 0 never."""
    assert table.BOOKS[seats].predictions == bits.packed([table.predict(n) for n in offered])


def test_cb_05_predictions_go_clockwise_from_the_start_player() -> None:
    """Predictions, openly, clockwise from the round's start player; repeats allowed."""
    desk = Desk(4, start=2).deal(*FOUR_HANDS).discard(1, 3, 5, 7)
    order = []
    for _ in range(4):
        order.append(desk.to_act())
        desk.predict(2)
    assert order == [2, 3, 0, 1]
    assert lanes.listed(desk.table.predictions, 4) == [2, 2, 2, 2]


def test_cb_05_one_seat_after_another_is_asked_and_all_hear() -> None:
    desk = Desk(4, start=2).deal(*FOUR_HANDS).discard(1, 3, 5, 7)
    assert GAME.waiting(desk.state) == [2]
    desk.predict(3)
    assert GAME.waiting(desk.state) == [3]
    assert events.PredictionMade(2, 3) in desk.heard()


def test_chance_draws_nothing_while_seats_choose() -> None:
    desk = Desk(4).deal("1111122222", "3333344444", "5555566666", "7777788888")
    for state in (desk.state.clone(), desk.discard(1, 3, 5, 7).state):
        assert GAME.chance(state) == []
        assert not any(GAME.is_legal(state, CHANCE, each) for each in range(table.CHANCE_OUTCOMES))


def test_cb_05_nothing_else_is_predicted_and_nobody_out_of_turn() -> None:
    desk = Desk(4).deal(*FOUR_HANDS).discard(1, 3, 5, 7)
    for seat, action, reason in (
        (0, table.predict(4), "prediction-not-offered"),
        (0, table.discard(1), "predict-first"),
        (1, table.predict(1), "not-your-turn"),
    ):
        assert refusal(GAME, desk.state, seat, action) == f"CB-05: {reason}"


def test_cb_06_the_first_start_player_is_random() -> None:
    state = GAME.new(4, {})
    assert GAME.chance(state) == [(table.start_drawn(seat), 1) for seat in range(4)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cb_06_the_start_goes_around_once(seats: int) -> None:
    """The start goes one seat clockwise each round; it ends when everybody has started once."""
    desk, dice = Desk(seats, start=1), QuickDice(9)
    while desk.to_act() != NOBODY:
        seat = desk.to_act()
        GAME.apply(desk.state, seat, GAME.pick(desk.state, seat, dice), desk.log)
    starts = [event.seat for event in desk.heard() if isinstance(event, events.RoundBegan)]
    assert starts == [(1 + step) % seats for step in range(seats)]
    assert len(desk.table.sheet) == seats
    now = GAME.view(desk.state, 0).facts()["table"]
    assert isinstance(now, dict)
    assert now["phase"] == "over"
    assert refusal(GAME, desk.state, 0, table.predict(1)) == "CB-06: game-over"


def test_cb_04_nobody_acts_while_cards_are_dealt() -> None:
    desk = Desk(4).deal("1111122222")
    assert GAME.waiting(desk.state) == []
    assert [GAME.legal(desk.state, seat) for seat in range(4)] == [[]] * 4
    assert refusal(GAME, desk.state, 0, table.discard(1)) == "CB-04: dealing"
    assert refusal(GAME, desk.state, CHANCE, table.card_drawn(2)) == "CB-04: impossible-draw"


def test_the_numbers_of_actions_and_outcomes_are_those_that_programs_know() -> None:
    assert [table.play(1, 0), table.play(9, 3)] == [0, 35]
    assert [table.discard(1), table.discard(9)] == [36, 44]
    assert [table.predict(1), table.predict(4), table.ACTIONS] == [45, 48, 49]
    assert [table.card_drawn(1), table.card_drawn(9)] == [0, 8]
    assert [table.start_drawn(0), table.start_drawn(4), table.CHANCE_OUTCOMES] == [9, 13, 14]


def test_every_action_is_of_one_kind() -> None:
    every = range(-1, table.ACTIONS + 1)
    assert [action for action in every if table.is_play(action)] == list(range(36))
    assert [action for action in every if table.is_discard(action)] == list(range(36, 45))
    assert [action for action in every if table.is_prediction(action)] == list(range(45, 49))


def test_before_the_first_round_the_table_is_empty() -> None:
    facts = GAME.view(GAME.new(3, {}), NOBODY).facts()
    empty: dict[str, object] = {
        "seats": 3,
        "rows": "red-first",
        "forced_red": "lead",
        "phase": "first-start",
        "round": 0,
        "start": 0,
        "turn": 0,
        "in_hand": [0, 0, 0],
        "aside": [],
        "predictions": [None, None, None],
        "tricks": [0, 0, 0],
        "markers": [[], [], []],
        "neutral": [],
        "tokens": [[], [], []],
        "led": None,
        "ahead": None,
        "plays": [None, None, None],
        "lacking": [[], [], []],
        "shown": [],
        "sheet": [],
    }
    assert facts["table"] == empty
    assert GAME.new(3, {}).table.taken == 0


def test_cb_10_a_number_that_is_no_action_is_refused() -> None:
    desk = Desk(4).deal(*FOUR_HANDS)
    for action in (-1, table.ACTIONS):
        assert refusal(GAME, desk.state, 0, action) == "CB-10: unknown-action"
