"""Reviews of games that are over: thought about choice by choice, and kept for a while.

A review shows no more than a replay does, and whoever may see the one may see the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from msgspec import convert

from ninelives.coach.plain import move_facts, verdict_of
from ninelives.coach.reviews import Choice, Review, Verdict, result_of
from ninelives.coach.tasks import to_judge
from ninelives.engine.contract import Outcome
from ninelives.server.rooms.coaching import Coach
from ninelives.server.rooms.refusing import NotShown
from ninelives.server.rooms.replaying import repeated
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.wire import http
from ninelives.wire.http import ReviewedChoice
from ninelives.wire.replies import JudgedMove

MOST_AT_ONCE: Final = 4  # reviews that are thought about
KEPT: Final = 100
_SEED: Final = 1

Key: TypeAlias = tuple[str, int]  # room and seat


def choices_in(row: RoomRow, moves: Sequence[MoveRow], seat: int) -> list[Choice]:
    """Where the seat could choose, each with the frame of the replay in which it did; raises
    NotShown."""
    choices: list[Choice] = []
    view = None
    for frame, (playing, done) in enumerate(repeated(row, moves)):
        if done.move.seat == seat and view is not None and len(view.legal) > 1:
            choices.append(Choice(frame, view, done.move.action))
        view = playing.view(seat)
    return choices


def may_review(row: RoomRow, seat: int) -> None:
    """Raises NotShown where there is nothing to review."""
    if row.status in ("waiting", "playing"):
        raise NotShown("running")
    if not 0 <= seat < row.seats:
        raise NotShown("not-allowed")
    if row.status != "finished":
        raise NotShown("no-result")


@dataclass
class _Job:
    """A review in the making."""

    row: RoomRow
    seat: int
    choices: list[Choice]
    verdicts: list[Verdict] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return len(self.verdicts) == len(self.choices)

    def told(self) -> http.Review:
        done, of = len(self.verdicts), len(self.choices)
        if not self.is_done:
            return http.Review(self.row.id, self.seat, done, of)
        outcome = Outcome(self.row.points, self.row.ranks)
        made = Review(self.seat, 1 / self.row.seats, self.verdicts, result_of(outcome, self.seat))
        return http.Review(
            room=self.row.id,
            seat=self.seat,
            done=done,
            of=of,
            start=made.start,
            luck=made.luck,
            decision=-made.cost,
            result=made.result,
            choices=[_choice(verdict) for verdict in self.verdicts],
        )


def _choice(verdict: Verdict) -> ReviewedChoice:
    best, made = (convert(move_facts(each), JudgedMove) for each in (verdict.best, verdict.made))
    return ReviewedChoice(verdict.step, verdict.cost, best, made)


class Reviews:
    """All reviews, each made once; the latest are kept."""

    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self._jobs: dict[Key, _Job] = {}

    def known(self, room: str, seat: int) -> http.Review | None:
        """How far this review is, if it was begun; raises what went wrong with it."""
        job = self._jobs.get((room, seat))
        if job is None:
            return None
        if job.task is not None and job.task.done() and not job.is_done:
            del self._jobs[room, seat]
            job.task.result()
        return job.told()

    def begin(self, row: RoomRow, seat: int, choices: list[Choice]) -> http.Review:
        """Think about these choices from now on; raises NotShown where too many wait."""
        known = self.known(row.id, seat)
        if known is not None:
            return known
        if sum(1 for job in self._jobs.values() if not job.is_done) >= MOST_AT_ONCE:
            raise NotShown("busy")
        self._forget()
        job = self._jobs[row.id, seat] = _Job(row, seat, choices)
        job.task = asyncio.create_task(self._judge_all(job))
        return job.told()

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    def _forget(self) -> None:
        """The oldest that are done make room."""
        done = [key for key, job in self._jobs.items() if job.is_done]
        for key in done[: max(0, len(self._jobs) - KEPT + 1)]:
            del self._jobs[key]

    async def _judge_all(self, job: _Job) -> None:
        for choice in job.choices:
            data = to_judge(job.row.game, choice, _SEED, self._coach.review)
            job.verdicts.append(verdict_of(await self._coach.think("judge", data)))
