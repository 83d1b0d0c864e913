"""Reviews of recorded games."""

from __future__ import annotations

from collections.abc import Callable

from ninelives.bots.levels import Budget
from ninelives.coach.reviews import Choice, Review, Verdict, judge, result_of
from ninelives.engine.contract import View
from ninelives.play.record import Record
from ninelives.play.replay import Replay


def choices_of(record: Record, seat: int) -> list[Choice]:
    """Where the seat could choose, each with its view of that moment; raises BadRecord."""
    replay = Replay(record)
    choices: list[Choice] = []
    while not replay.done:
        step = replay.next()
        if step.seat == seat:
            view: View = record.game.view(replay.state, seat)
            if len(view.legal) > 1:
                choices.append(Choice(replay.position, view, step.action))
        replay.advance()
    return choices


def review(
    record: Record,
    seat: int,
    seed: int,
    budget: Budget,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> Review:
    """A finished game of this seat; `progress` is told how many choices are done, of how many."""
    assert record.outcome is not None, "only a game that is over can be reviewed"
    choices = choices_of(record, seat)
    verdicts: list[Verdict] = []
    for choice in choices:
        progress(len(verdicts), len(choices))
        verdicts.append(judge(record.game, choice, seed, budget))
    progress(len(verdicts), len(choices))
    return Review(seat, 1 / record.seats, verdicts, result_of(record.outcome, seat))
