"""A deal: the same cards in every seating, as far as the play allows."""

from __future__ import annotations

import shlex
import sys

import pytest

from ninelives import games
from ninelives.arena.deals import BotFailed, all_seated, play_deal
from ninelives.arena.plan import Plan, Seating
from ninelives.bots.base import Bot
from ninelives.engine.contract import View
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from tests.arena.matches import planned, played
from tests.bot_programs.playing import ours


def draws(plan: Plan, deal: int, seating: Seating) -> list[int]:
    """The cards that chance dealt in that game."""
    game = games.load(plan.game)
    match, _ = Match.begin(game, len(seating), {}, Dealer(plan.deal_seed(deal)))
    with all_seated(plan, deal, seating) as players:
        while waiting := match.waiting():
            match.act(waiting[0], players[waiting[0]].choose(match.view(waiting[0])))
    return match.record.draws()


@pytest.mark.parametrize(
    "plan",
    [planned("felix", "greedy", "random", "random"), planned("catinthebox", "greedy", "random")],
)
def test_where_the_rules_draw_always_the_same_all_seatings_have_the_same_cards(plan: Plan) -> None:
    found = [draws(plan, 3, seating) for seating in plan.seatings(3)]
    assert len(found) > 1
    assert all(each == found[0] for each in found)
    assert draws(plan, 4, plan.seatings(4)[0]) != found[0]


def test_in_ratjack_all_seatings_begin_with_the_same_cards() -> None:
    plan = planned("ratjack", "greedy", "random")
    one, other = (draws(plan, 0, seating) for seating in plan.seatings(0))
    assert one[:10] == other[:10]


def test_a_deal_can_be_played_again() -> None:
    plan = planned("felix", "greedy", "random", "random")
    one, other = play_deal(plan, 5), play_deal(plan, 5)
    assert [game.points for game in one.games] == [game.points for game in other.games]
    assert [game.habits for game in one.games] == [game.habits for game in other.games]


def test_every_choice_is_timed_and_looked_at() -> None:
    (deal,) = played(planned("ratjack", "random", "random"), 1)
    for game in deal.games:
        for seat, times in enumerate(game.times):
            forced, choices = game.habits[seat]["forced_moves"]
            assert len(times) == choices > forced > 0
            assert min(times) > 0


def test_moves_that_were_drawn_for_a_program_are_counted() -> None:
    """One has ended before it is asked; the other is a bot of ours, and plays along."""
    silent, fair = f"cmd:{sys.executable} -c ''", f"cmd:{shlex.join(ours('random', 'ratjack'))}"
    deal = play_deal(planned("ratjack", silent, fair, "random"), 0)
    for game in deal.games:
        by_name = {("silent", "fair", "ours")[sits]: seat for seat, sits in enumerate(game.seating)}
        choices = len(game.times[by_name["silent"]])
        assert game.habits[by_name["silent"]]["drawn_moves"] == (choices, choices)
        assert game.habits[by_name["fair"]]["drawn_moves"][0] == 0
        assert "drawn_moves" not in game.habits[by_name["ours"]]


class _Wrong(Bot[View]):
    """Answers with an illegal action, and must be closed."""

    def __init__(self) -> None:
        self.is_closed = False

    def choose(self, view: View) -> int:
        return -7

    def close(self) -> None:
        self.is_closed = True


@pytest.fixture
def wrong(monkeypatch: pytest.MonkeyPatch) -> list[_Wrong]:
    """All bots that were made, and are wrong."""
    made: list[_Wrong] = []

    def make(*_: object) -> Bot[View]:
        made.append(_Wrong())
        return made[-1]

    monkeypatch.setattr("ninelives.arena.deals.load_bot", make)
    return made


@pytest.mark.usefixtures("wrong")
def test_a_bot_that_plays_against_the_rules_is_named() -> None:
    with pytest.raises(BotFailed) as failed:
        play_deal(planned("felix", "broken", "broken", "broken"), 0)
    assert failed.value.bot == "broken"
    assert failed.value.why == "FX-12: unknown-action"


def test_bots_are_closed_also_after_a_failure(wrong: list[_Wrong]) -> None:
    with pytest.raises(BotFailed):
        play_deal(planned("felix", "broken", "broken", "broken"), 0)
    assert [bot.is_closed for bot in wrong] == [True] * 3
