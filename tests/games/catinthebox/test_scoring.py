"""Cat in the Box: scoring, and the game of two."""

from __future__ import annotations

import pytest

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.catinthebox import board, cards, table
from ninelives.games.catinthebox.events import GameEnded, PredictionMade, RoundScored, SpaceBlocked
from ninelives.games.catinthebox.rules import GAME, earns_bonus, may_lead_red, points
from ninelives.games.catinthebox.table import RoundScore
from tests.games.catinthebox.helpers import Desk, space, tokens
from tests.games.catinthebox.test_play import WORKED, three


def score(tricks: list[int], bonuses: list[int], causer: int = NOBODY) -> RoundScore:
    line = RoundScore(lanes.packed(tricks), 0, lanes.packed(bonuses), causer, 0)
    line.points = points(line, len(tricks))
    return line


def test_cb_20_a_point_a_trick() -> None:
    assert score([3, 0, 5], [0, 0, 0]).points.listed(3) == [3, 0, 5]


def test_cb_21_a_prediction_met_earns_the_largest_group() -> None:
    """Prediction met exactly: 1 point per token in the largest group of own tokens."""
    assert earns_bonus(4, tricks=2, prediction=2)
    assert not earns_bonus(4, tricks=3, prediction=2)
    assert not earns_bonus(4, tricks=1, prediction=2)
    desk = three().play(WORKED + " 4B")
    assert lanes.listed(desk.last_score().bonuses, 3) == [8, 0, 3]


def test_cb_21_every_seat_that_met_its_prediction_gets_its_bonus() -> None:
    desk = Desk(3).deal("1112334566", "1233455566", "1222344456").discard(3, 5, 2)
    desk.predict(1, 4, 1).play(WORKED + " 4B")
    assert lanes.listed(desk.last_score().bonuses, 3) == [0, 3, 3]
    assert [event for event in desk.heard() if isinstance(event, RoundScored)] == [
        RoundScored(0, 3, 0, 3),
        RoundScored(1, 4, 3, 7),
        RoundScored(2, 1, 3, 4),
    ]


@pytest.mark.parametrize(
    ("plays", "size"),
    [
        ("", 0),
        ("4R", 1),
        ("1R 2B", 1),  # no diagonals
        ("1R 1G", 1),  # no wrapping from the bottom row to the top
        ("9R 1B 9B 1Y", 2),  # nor from the last column to the first
        ("1R 1B 1Y 1G", 4),
        ("1R 2R 3R 5R 5B 6B 7B", 4),
    ],
)
def test_cb_21_groups_are_connected_up_down_left_or_right(plays: str, size: int) -> None:
    assert board.largest_group(tokens(plays), board.RED_FIRST) == size


def test_cb_22_the_causer_of_a_paradox_loses_his_tricks() -> None:
    """Who caused a paradox scores -1 per trick won and no bonus. All others score normally."""
    assert score([2, 3, 1], [4, 0, 0], causer=1).points.listed(3) == [6, -3, 1]


def test_cb_22_the_causer_gets_no_bonus_for_a_prediction_met() -> None:
    """A paradox as the first thing of the round: the others' predictions are judged as usual."""
    dice, checked = QuickDice(3), 0
    for _ in range(40):
        desk = Desk(4)
        while desk.to_act() != NOBODY:
            seat = desk.to_act()
            GAME.apply(desk.state, seat, GAME.pick(desk.state, seat, dice))
        for line in desk.table.sheet:
            if line.causer != NOBODY:
                assert lanes.get(line.bonuses, line.causer) == 0
                assert line.points.get(line.causer) == -lanes.get(line.tricks, line.causer)
                checked += lanes.get(line.tricks, line.causer) == lanes.get(
                    line.predictions, line.causer
                )
    assert checked, "some causer had met their prediction"


def test_cb_23_most_points_win_then_the_better_last_round() -> None:
    """Most points over all rounds wins; tie: the better last round; still tied: shared."""
    assert _places([[5, 1, 3], [0, 4, 2]]) == [3, 1, 2]
    assert _places([[5, 3, 1], [0, 2, 3]]) == [2, 1, 3]
    assert _places([[2, 2, 1], [3, 3, 3]]) == [1, 1, 3]
    assert _places([[3, 0, 0], [1, 1, 0], [0, 3, 3]]) == [2, 1, 3]


def _places(rounds: list[list[int]]) -> list[int]:
    state = GAME.new(3, {})
    state.table.sheet = [score(points, [0, 0, 0]) for points in rounds]
    state.table.phase = table.OVER
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


def test_cb_23_all_hear_the_points_of_the_game() -> None:
    desk, dice = Desk(3), QuickDice(5)
    while desk.to_act() != NOBODY:
        seat = desk.to_act()
        GAME.apply(desk.state, seat, GAME.pick(desk.state, seat, dice), desk.log)
    assert desk.heard()[-1] == GameEnded([desk.table.points(seat) for seat in range(3)])


def test_a_view_made_of_facts_has_the_points_of_each_round() -> None:
    desk = three().play(WORKED + " 4B")
    seen = GAME.view_of(GAME.view(desk.state, 0).facts())
    assert [seen.table.points(seat) for seat in range(3)] == [11, 4, 4]


def test_the_worked_round_scores_as_in_the_book() -> None:
    desk = three().play(WORKED + " 4B")
    assert [cards.listed(desk.table.sheet[0].exposed)] == [[]]
    assert lanes.listed(desk.last_score().bonuses, 3) == [8, 0, 3]
    assert desk.last_points() == [11, 4, 4]


def two(shown: str) -> Desk:
    return Desk(2).deal("1112233445", "1122344555", shown)


@pytest.mark.parametrize(
    ("shown", "blocked"),
    [("235", "2G 3G 5G"), ("335", "3G 3Y 5G")],
)
def test_cb_30_cards_shown_block_spaces(shown: str, blocked: str) -> None:
    """For each rank shown a neutral token blocks green; shown twice green and yellow."""
    desk = two(shown)
    assert desk.table.neutral == tokens(blocked)
    assert GAME.waiting(desk.state) == [0, 1]
    assert cards.size(desk.state.deck) == 2


def test_cb_30_a_blocked_space_is_taken() -> None:
    desk = two("235").discard(1, 5)
    assert {"2R", "2G"}.isdisjoint(desk.may_play())
    assert {"2B", "2Y"} <= desk.may_play()
    assert desk.refusal("2G") == "CB-10: space-taken"


def test_cb_30_chance_shows_what_was_not_dealt() -> None:
    desk = Desk(2).deal("1111122222", "3333444455")
    assert GAME.chance(desk.state) == [
        (table.card_drawn(rank), copies) for rank, copies in ((3, 1), (4, 1), (5, 3))
    ]


def test_cb_30_a_rank_shown_three_times_blocks_blue_too() -> None:
    desk = Desk(2).deal("1111122223", "2333444455", "555")
    assert desk.table.neutral == tokens("5G 5Y 5B")
    assert SpaceBlocked(5, board.BLUE) in desk.heard()


def test_cb_31_no_prediction_in_a_game_of_two() -> None:
    desk = two("235").discard(1, 5)
    assert desk.may_play()
    assert not any(isinstance(event, PredictionMade) for event in desk.heard())


@pytest.mark.parametrize(("tricks", "earned"), [(0, True), (4, True), (5, False), (8, False)])
def test_cb_31_four_tricks_or_fewer_earn_the_bonus(tricks: int, earned: bool) -> None:  # noqa: FBT001 - a parameter
    assert earns_bonus(2, tricks=tricks, prediction=0) == earned


def test_cb_32_neutral_tokens_belong_to_nobody_and_never_open_red() -> None:
    desk = two("235").discard(1, 5)
    assert desk.table.owner(space("2G")) == NOBODY
    desk.table.neutral |= bits.one(space("4R"))
    desk.table.taken |= bits.one(space("4R"))
    assert not may_lead_red(desk.table)
    desk.table.neutral &= ~bits.one(space("4R"))
    assert may_lead_red(desk.table)
