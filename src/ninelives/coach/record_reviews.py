"""Reviews of recorded games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ninelives.bots.levels import Budget
from ninelives.coach.reviews import SeatReview, judge, result_of
from ninelives.play.record import Record
from ninelives.play.replay import choices_of
from ninelives.text.numbers import rounded
from ninelives.wire.http import ReviewedChoice


def review(
    record: Record,
    seat: int,
    seed: int,
    budget: Budget,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> SeatReview:
    """Review a finished game; calls `progress` with the choices done and their number."""
    assert record.outcome is not None, "only a game that is over can be reviewed"
    choices = list(choices_of(record, seat))
    reviewed: list[ReviewedChoice] = []
    for choice in choices:
        progress(len(reviewed), len(choices))
        reviewed.append(
            judge(
                record.game,
                choice.view,
                choice.action,
                step=choice.position,
                seed=seed,
                budget=budget,
            )
        )
    progress(len(reviewed), len(choices))
    return SeatReview(seat, 1 / record.seats, reviewed, result_of(record.outcome, seat))


def review_facts(made: SeatReview) -> dict[str, Any]:
    """A review as plain data, as `ninelives review --json` prints it."""
    return {
        "seat": made.seat,
        "start": rounded(made.start),
        "luck": rounded(made.luck),
        "decision": rounded(-made.cost),
        "result": rounded(made.result),
        "choices": [
            {
                "step": choice.frame,
                "cost": rounded(choice.cost),
                "best": msgspec.to_builtins(choice.best),
                "made": msgspec.to_builtins(choice.made),
            }
            for choice in made.choices
        ],
    }
