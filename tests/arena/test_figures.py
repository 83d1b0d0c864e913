"""Figures: what is said of games whose outcome is known."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.arena.deals import DealPlayed, GamePlayed
from ninelives.arena.figures import Figures, figures
from ninelives.arena.habits.tally import Counts
from ninelives.arena.intervals import quantile
from ninelives.arena.plan import Seating
from ninelives.engine.contract import places_by
from tests.arena.matches import match, planned

FORCED: Counts = {"forced_moves": (1, 4)}


def game(seating: Seating, *points: int, habits: tuple[Counts, ...] = ()) -> GamePlayed:
    return GamePlayed(
        seating=seating,
        points=points,
        places=tuple(places_by([(each, 0) for each in points])),
        habits=habits or (FORCED,) * len(seating),
        times=tuple((1.0, 3.0) for _ in seating),
    )


def told(*deals: DealPlayed) -> Figures:
    return figures(planned("catinthebox", "tiger", "kitten", "kitten"), deals)


def deal(*games: GamePlayed) -> DealPlayed:
    return DealPlayed(games)


TWO_DEALS = (
    deal(game((0, 1, 1), 9, 2, 1), game((1, 0, 1), 2, 5, 1), game((1, 1, 0), 3, 6, 6)),
    deal(game((0, 1, 1), 4, 0, 4), game((1, 0, 1), 7, 5, 1), game((1, 1, 0), 3, 3, 3)),
)


def test_wins_are_shared_and_rates_are_per_seat() -> None:
    tiger, kitten = told(*TWO_DEALS).bots
    assert (tiger.name, tiger.seats, tiger.games) == ("tiger", 1, 6)
    assert (kitten.name, kitten.seats, kitten.games) == ("kitten", 2, 12)
    assert tiger.wins == pytest.approx(1 + 1 + 1 / 2 + 1 / 2 + 0 + 1 / 3, abs=1e-4)
    assert tiger.win_rate == pytest.approx(tiger.wins / 6, abs=1e-4)
    assert kitten.win_rate == pytest.approx((6 - tiger.wins) / 12, abs=1e-4)
    assert tiger.mean_place == pytest.approx((1 + 1 + 1 + 1 + 2 + 1) / 6, abs=1e-4)


def test_scores_are_compared_deal_by_deal() -> None:
    tiger, kitten = told(*TWO_DEALS).bots
    by_deal = [20 / 3 - 15 / 6, 12 / 3 - 18 / 6]
    margin = quantile(1) * abs(by_deal[0] - by_deal[1]) / 2
    assert tiger.mean_score == pytest.approx(32 / 6, abs=1e-4)
    found = tiger.against["kitten"]
    assert found.mean_score == pytest.approx(sum(by_deal) / 2, abs=1e-4)
    assert found.ci95 == pytest.approx(
        (sum(by_deal) / 2 - margin, sum(by_deal) / 2 + margin), abs=1e-3
    )
    assert kitten.against["tiger"].mean_score == -found.mean_score


def test_the_unit_is_the_deal_however_many_games_it_has() -> None:
    """The same games in one deal more often tell nothing new."""
    doubled = [deal(*each.games, *each.games) for each in TWO_DEALS]
    for once, twice in zip(told(*TWO_DEALS).bots, told(*doubled).bots, strict=True):
        assert (once.win_rate, once.ci95) == (twice.win_rate, twice.ci95)
        assert (once.mean_score, once.score_ci95) == (twice.mean_score, twice.score_ci95)


def test_one_deal_has_no_intervals() -> None:
    for bot in told(TWO_DEALS[0]).bots:
        assert bot.ci95 is bot.score_ci95 is None
        assert [each.ci95 for each in bot.against.values()] == [None]


def test_a_win_rate_and_its_interval_stay_between_0_and_1() -> None:
    lost = deal(game((0, 1, 1), 0, 1, 2))
    tiger, _ = told(*TWO_DEALS, lost).bots
    assert tiger.ci95 is not None
    assert tiger.ci95[0] == 0 < tiger.ci95[1] <= 1


def test_times_are_those_of_the_moves() -> None:
    tiger, _ = told(*TWO_DEALS).bots
    assert (tiger.times.mean_ms, tiger.times.p99_ms) == (2, 3)


def test_winners_are_rated_higher_and_more_games_reduce_sigma() -> None:
    won = deal(*(game(seats, *((9, 1)[each] for each in seats)) for seats in _seatings()))
    tiger, kitten = (bot.openskill for bot in told(won).bots)
    again, _ = (bot.openskill for bot in told(won, won, won).bots)
    assert tiger.mu > 25 > kitten.mu
    assert again.mu > tiger.mu
    assert again.sigma < tiger.sigma < 25 / 3


def _seatings() -> set[Seating]:
    return set(permutations((0, 1, 1)))


def test_habits_are_counted_for_each_contestant_and_for_all() -> None:
    one: Counts = {"paradox_rate": (1, 3), "tricks": (4, 3)}
    none: Counts = {"paradox_rate": (0, 3), "tricks": (1, 3)}
    found = told(deal(game((0, 1, 1), 1, 2, 3, habits=(one, one, none)))).habits
    paradoxes = found["paradox_rate"]
    assert paradoxes.all == 0.6667  # two of three rounds ended so
    assert paradoxes.bots == {"tiger": 0.3333, "kitten": 0.1667}
    assert found["tricks"].all == 1
    assert "prediction" not in found  # there was no occasion for one


@given(st.sampled_from(games.names()), st.integers(0, 99))
def test_the_wins_of_all_contestants_add_up_to_all_games(game: str, seed: int) -> None:
    found = match(planned(game, "random", "random", "random", seed=seed), deals=2)
    assert sum(bot.wins for bot in found.bots) == pytest.approx(found.games)
    assert found.bots[0].win_rate == pytest.approx(1 / 3, abs=1e-4)
