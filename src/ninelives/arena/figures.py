"""The statistics of a match, as plain data: what `--json` prints.

The unit is the deal: the games of one deal have the same cards and are no independent witnesses.
Every mean is one over deals, of the means within each, and its interval comes from how much the
deals differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from statistics import fmean
from typing import TypeAlias

import msgspec

from ninelives.arena import habits
from ninelives.arena.deals import DealPlayed, GamePlayed
from ninelives.arena.habits.tally import Habit
from ninelives.arena.intervals import Interval, estimate
from ninelives.arena.plan import Plan
from ninelives.arena.ratings import Rating, ratings
from ninelives.text.numbers import rounded

_OfSeat: TypeAlias = Callable[[GamePlayed, int], float]


class Difference(msgspec.Struct, frozen=True):
    """How much more one contestant scored than another, per deal."""

    mean_score: float
    ci95: Interval | None


class Times(msgspec.Struct, frozen=True):
    """Milliseconds per move: the only figures that differ between runs."""

    mean_ms: float
    p99_ms: float


class BotFigures(msgspec.Struct, frozen=True):
    """One contestant; a game counts once for every seat of the contestant."""

    name: str
    seats: int
    games: int
    wins: float
    win_rate: float
    ci95: Interval | None
    mean_score: float
    score_ci95: Interval | None
    mean_place: float
    openskill: Rating
    against: dict[str, Difference]
    times: Times


class HabitFigures(msgspec.Struct, frozen=True):
    """A habit of all contestants together and of each; None if there was no occasion."""

    all: float | None
    bots: dict[str, float | None]


class Figures(msgspec.Struct, frozen=True, omit_defaults=True):
    game: str
    players: int
    games: int
    seed: int
    bots: list[BotFigures]
    habits: dict[str, HabitFigures]
    partial: bool = False


def figures(plan: Plan, deals: Sequence[DealPlayed], *, partial: bool = False) -> Figures:
    """The statistics of these deals, at least one."""
    games = [game for deal in deals for game in deal.games]
    rated = ratings(len(plan.contestants), games)
    return Figures(
        game=plan.game,
        players=len(plan.bots),
        games=len(games),
        seed=plan.seed,
        bots=[_bot(plan, contestant, deals, rating) for contestant, rating in enumerate(rated)],
        habits={
            habit.name: _habit(plan, habit, games)
            for habit in habits.of_game(plan.game)
            if any(habit.name in counts for game in games for counts in game.habits)
        },
        partial=partial,
    )


# -- one contestant --------------------------------------------------------------------------------


def _bot(plan: Plan, contestant: int, deals: Sequence[DealPlayed], rating: Rating) -> BotFigures:
    seats = [
        (game, seat) for deal in deals for game in deal.games for seat in seats_of(contestant, game)
    ]
    won = estimate(by_deal(contestant, deals, win_share))
    scored = estimate(by_deal(contestant, deals, points))
    return BotFigures(
        name=plan.contestants[contestant],
        seats=plan.bots.count(plan.contestants[contestant]),
        games=len(seats),
        wins=rounded(sum(win_share(game, seat) for game, seat in seats)),
        win_rate=rounded(won.mean),
        ci95=_within(won.interval, 0, 1),
        mean_score=rounded(scored.mean),
        score_ci95=_rounded(scored.interval),
        mean_place=rounded(fmean(game.places[seat] for game, seat in seats)),
        openskill=rating,
        against=_against(plan, contestant, deals),
        times=_times([ms for game, seat in seats for ms in game.times[seat]]),
    )


def _against(plan: Plan, contestant: int, deals: Sequence[DealPlayed]) -> dict[str, Difference]:
    own = by_deal(contestant, deals, points)
    differences: dict[str, Difference] = {}
    for other, name in enumerate(plan.contestants):
        if other != contestant:
            theirs = by_deal(other, deals, points)
            found = estimate([mine - its for mine, its in zip(own, theirs, strict=True)])
            differences[name] = Difference(rounded(found.mean), _rounded(found.interval))
    return differences


def _times(times: list[float]) -> Times:
    slowest = sorted(times)[ceil(len(times) * 0.99) - 1]
    return Times(rounded(fmean(times)), rounded(slowest))


# -- deals and seats -------------------------------------------------------------------------------


def by_deal(contestant: int, deals: Sequence[DealPlayed], of_seat: _OfSeat) -> list[float]:
    """For each deal the mean over all seats of the contestant in its games."""
    return [
        fmean(of_seat(game, seat) for game in deal.games for seat in seats_of(contestant, game))
        for deal in deals
    ]


def seats_of(contestant: int, game: GamePlayed) -> list[int]:
    return [seat for seat, sits in enumerate(game.seating) if sits == contestant]


def win_share(game: GamePlayed, seat: int) -> float:
    """1 for a win, less for a shared one, 0 for none."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def points(game: GamePlayed, seat: int) -> float:
    return game.points[seat]


# -- habits ----------------------------------------------------------------------------------------


def _habit(plan: Plan, habit: Habit, games: Sequence[GamePlayed]) -> HabitFigures:
    contestants = range(len(plan.contestants))
    counts = [_counted(habit, games, contestant) for contestant in contestants]
    amount, occasions = (sum(column) for column in zip(*counts, strict=True))
    if habit.is_of_table:
        amount *= len(plan.bots)
    by_name = zip(plan.contestants, counts, strict=True)
    return HabitFigures(
        all=_divided(amount, occasions),
        bots={name: _divided(*counted) for name, counted in by_name},
    )


def _counted(habit: Habit, games: Sequence[GamePlayed], contestant: int) -> tuple[int, int]:
    """The amount, and the number of occasions."""
    amount, occasions = 0, 0
    for game in games:
        for seat in seats_of(contestant, game):
            more, of = game.habits[seat].get(habit.name, (0, 0))
            amount += more
            occasions += of
    return amount, occasions


def _divided(amount: int, occasions: int) -> float | None:
    return rounded(amount / occasions) if occasions else None


# -- intervals -------------------------------------------------------------------------------------


def _rounded(interval: Interval | None) -> Interval | None:
    return None if interval is None else (rounded(interval[0]), rounded(interval[1]))


def _within(interval: Interval | None, lowest: float, highest: float) -> Interval | None:
    """The interval, cut to these bounds."""
    if interval is None:
        return None
    return _rounded((max(lowest, interval[0]), min(highest, interval[1])))
