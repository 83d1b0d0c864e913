"""Cat in the Box: playing and declaring."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.catinthebox import board, cards, rules, table
from ninelives.games.catinthebox.events import CardPlayed, MarkerLost, ParadoxCaused, TrickWon
from ninelives.games.catinthebox.rules import GAME
from testkit.tables import refusal
from tests.games.catinthebox.helpers import Desk, space


def three(start: int = 0, **options: str) -> Desk:
    """The worked round of the rule book, ready for the first trick."""
    desk = Desk(3, start=start, **options).deal("1112334566", "1233455566", "1222344456")
    return desk.discard(3, 5, 2).predict(3, 3, 1)


def test_cb_10_a_card_takes_its_space() -> None:
    """Play a card and declare a colour; put your token on the space."""
    desk = three().play("5B")
    assert desk.table.owner(space("5B")) == 0
    assert desk.table.owner(space("5Y")) == NOBODY
    assert desk.hand(0) == "11123466"
    assert CardPlayed(0, 5, board.BLUE) in desk.heard()
    assert GAME.waiting(desk.state) == [1]


def test_cb_10_the_space_must_be_empty() -> None:
    desk = three().play("5B")
    assert "5B" not in desk.may_play()
    assert {"5R", "5Y", "5G"} <= desk.may_play()
    assert desk.refusal("5B") == "CB-10: space-taken"


def test_cb_10_the_own_marker_must_be_there() -> None:
    desk = three().play("5B 1Y 2Y 6Y")
    assert desk.markers(1) == "RYG"
    assert desk.refusal("3B") == "CB-13: colour-given-up"


def test_cb_10_only_cards_in_hand_and_only_in_turn() -> None:
    desk = three()
    for seat, action, reason in (
        (1, space("1B"), "not-your-turn"),
        (0, table.discard(1), "play-a-card"),
        (0, table.ACTIONS, "unknown-action"),
    ):
        assert refusal(GAME, desk.state, seat, action) == f"CB-10: {reason}"
    assert desk.refusal("7B") == "CB-10: not-in-hand"


def test_cb_11_the_leader_may_not_declare_red() -> None:
    """The leader may not declare red, unless a player's token already lies in the red row."""
    desk = three()
    assert not any(play.endswith("R") for play in desk.may_play())
    assert desk.refusal("5R") == "CB-11: red-not-open"


def test_cb_11_a_token_in_the_red_row_opens_red_for_leaders() -> None:
    desk = three().play("5B 1R 2Y")  # the second seat trumps, and leads next
    assert desk.to_act() == 1
    assert "6R" in desk.may_play()


def test_cb_12_a_leader_with_nothing_else_may_declare_red() -> None:
    """Or unless the leader can declare no other colour with any card in hand."""
    at = Desk(4).table
    at.markers = lanes.filled(4, board.ALL_COLOURS)
    at.taken = bits.packed([space(play) for play in ("8B", "8Y", "8G")])
    assert rules.declarable(at, 0, cards.packed([8])) == bits.one(space("8R"))
    assert rules.declarable(at, 0, cards.packed([7, 8])) == bits.packed(
        [space(play) for play in ("7B", "7Y", "7G")]
    )


def only_red_to_lead(forced_red: str = "lead") -> Desk:
    """Seat 0 wins a trick and has only its red marker left, with red not yet open."""
    desk = three(forced_red=forced_red).play("6G 4G")
    desk.table.markers = lanes.put(desk.table.markers, 0, bits.one(board.RED))
    return desk.play("1G")


def test_cb_12_forced_red_is_led_by_default() -> None:
    desk = only_red_to_lead()
    assert desk.to_act() == 0
    assert desk.may_play() == {"1R", "2R", "3R", "4R", "5R", "6R"}


def test_cb_12_forced_red_may_be_a_paradox() -> None:
    """Table option `forced_red`: with `paradox`, who can declare nothing but red causes one."""
    desk = only_red_to_lead(forced_red="paradox")
    assert desk.last_score().causer == 0
    assert desk.last_points() == [-1, 0, 0]
    assert ParadoxCaused(0, [1, 1, 1, 2, 3, 4, 5, 6]) in desk.heard()


def test_cb_12_open_red_is_led_whatever_the_option() -> None:
    desk = three(forced_red="paradox").play("6G 4R")
    desk.table.markers = lanes.put(desk.table.markers, 1, bits.one(board.RED))
    desk.play("1G")
    assert desk.to_act() == 1
    assert "6R" in desk.may_play()


def test_cb_13_a_follower_may_declare_any_open_colour() -> None:
    """A follower may declare any colour open to them, also when they could follow."""
    desk = three().play("5B")
    assert {"1R", "1B", "1Y", "1G"} <= desk.may_play()


def test_cb_13_not_following_costs_the_marker_of_the_led_colour() -> None:
    desk = three().play("5B 1Y 2Y")
    assert [desk.markers(seat) for seat in range(3)] == ["RBYG", "RYG", "RYG"]
    assert MarkerLost(1, board.BLUE) in desk.heard()


def test_cb_13_also_when_red_was_led_and_never_twice() -> None:
    """Also when red was led. If it is gone already nothing more is lost."""
    desk = three().play("5B 1Y 2Y 6Y 3Y 5Y 1B 3G 1G 2B 6R 2G 4R 3R 1R 2R 4Y 6B")
    assert [desk.markers(seat) for seat in range(3)] == ["BYG", "RYG", "YG"]
    lost = [event for event in desk.heard() if isinstance(event, MarkerLost)]
    assert len(lost) == len({(event.seat, event.colour) for event in lost})


def test_cb_13_leading_never_costs_a_marker() -> None:
    assert three().play("5B").markers(0) == "RBYG"


def test_cb_14_the_highest_of_the_led_colour_wins_without_red() -> None:
    """Highest red wins the trick, else the highest of the led colour. The winner leads."""
    desk = three().play("2B 6Y 3B")
    assert desk.tricks() == [0, 0, 1]
    assert desk.to_act() == 2
    assert (desk.table.led, desk.table.ahead) == (NOBODY, NOBODY)


def test_cb_14_the_highest_red_wins_and_the_winner_leads() -> None:
    desk = three().play("6B 1R 3R")
    assert desk.tricks() == [0, 0, 1]
    assert desk.to_act() == 2
    assert TrickWon(2, 1) in desk.heard()


def test_cb_14_a_later_lower_red_does_not_win() -> None:
    assert three().play("6B 3R 2R").tricks() == [0, 1, 0]


WORKED = "5B 1Y 2Y  6Y 3Y 5Y  1B 3G 1G  2B 6R 2G  4R 3R 1R  2R 4Y 6B  5R 4G 3B  5G 6G"


def test_cb_15_the_last_card_is_not_played() -> None:
    """Tricks go on until everybody has one card left; that card is not played."""
    desk = three().play(WORKED)
    assert [desk.hand(seat) for seat in range(3)] == ["14", "6", "4"]
    assert len(desk.table.sheet) == 0
    desk.play("4B")
    assert desk.last_score().causer == NOBODY
    assert lanes.listed(desk.last_score().tricks, 3) == [3, 4, 1]


def test_cb_15_no_paradox_check_is_made_for_the_last_card() -> None:
    """The winner of the last trick may hold a card they could not play: nothing happens."""
    desk = three().play(WORKED + " 4B")
    assert not any(isinstance(event, ParadoxCaused) for event in desk.heard())


def paradox_in_the_second_trick(desk: Desk | None = None) -> Desk:
    """Seats 0 and 2 win a trick each; then seat 2 leads beside its token, and seat 0 is stuck."""
    desk = (desk or three()).play("6G 4G 1G  4B 3B 5B")
    desk.table.markers = lanes.put(desk.table.markers, 0, 0)
    return desk.play("6B")


def test_cb_16_who_can_declare_nothing_causes_a_paradox() -> None:
    """Paradox: the player to move, leading or following, has no legal declaration."""
    desk = paradox_in_the_second_trick()
    assert desk.last_score().causer == 0
    assert [event for event in desk.heard() if isinstance(event, ParadoxCaused)] == [
        ParadoxCaused(0, [1, 1, 1, 2, 3, 5, 6])
    ]


def test_cb_16_a_leader_causes_a_paradox_too() -> None:
    desk = three().play("6G 4G")
    desk.table.markers = lanes.put(desk.table.markers, 0, 0)
    desk.play("1G")
    assert desk.last_score().causer == 0
    assert lanes.listed(desk.last_score().tricks, 3) == [1, 0, 0]


def test_cb_16_no_player_wins_the_running_trick_and_its_tokens_count() -> None:
    """No player wins the running trick; its tokens stay on the board and count.

    Seat 2 is ahead in the trick that stops. It has the one trick it predicted, and its 5 and 6 of
    blue are a group of two.
    """
    score = paradox_in_the_second_trick().last_score()
    assert lanes.listed(score.tricks, 3) == [1, 0, 1]
    assert lanes.listed(score.bonuses, 3) == [0, 0, 2]


def test_cb_22_all_others_score_normally_in_a_round_with_a_paradox() -> None:
    """The causer scores -1 per trick won and no bonus. All others score normally."""
    assert paradox_in_the_second_trick().last_points() == [-1, 0, 3]


@given(st.integers(0, 2**32))
def test_cb_16_a_paradox_stops_the_round_and_shows_the_hand(seed: int) -> None:
    """It is never a choice. The round stops at once; no player wins the running trick."""
    desk, dice = Desk(4), QuickDice(seed)
    while not desk.table.sheet:
        before = desk.tricks()
        played = sum(1 for at in lanes.listed(desk.table.plays, 4) if at)
        held = [desk.state.hands.get(seat) for seat in range(4)]
        seat = desk.to_act()
        action = GAME.pick(desk.state, seat, dice)
        if table.is_play(action):
            held[seat] -= cards.one(board.rank_of(action))
        GAME.apply(desk.state, seat, action, desk.log)
    score = desk.last_score()
    won = lanes.listed(score.tricks, 4)
    if score.causer == NOBODY:
        assert sum(won) == 8
        assert score.exposed == 0
    else:
        shown = [event for event in desk.heard() if isinstance(event, ParadoxCaused)]
        assert shown == [ParadoxCaused(score.causer, cards.listed(score.exposed))]
        assert score.exposed == held[score.causer]
        finished = table.is_play(action) and played == 3  # the last play of a trick
        assert sum(won) == sum(before) + finished


@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 2**32))
def test_cards_are_conserved(seats: int, seed: int) -> None:
    """Hands, discards, the deck, cards shown and cards played are the whole pack, always."""
    desk, dice = Desk(seats), QuickDice(seed)
    whole = cards.listed(cards.whole(desk.table.book.highest))
    while desk.to_act() != NOBODY:
        state, now = desk.state, desk.table
        found = cards.listed(state.deck) + cards.listed(now.shown)
        found += [rank for rank in lanes.listed(state.discards, seats) if rank]
        for seat in range(seats):
            found += cards.listed(state.hands.get(seat))
            found += [board.rank_of(at) for at in bits.listed(now.tokens.get(seat))]
        assert sorted(found) == whole
        seat = desk.to_act()
        GAME.apply(state, seat, GAME.pick(state, seat, dice))
