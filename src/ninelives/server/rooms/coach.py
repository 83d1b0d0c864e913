"""The server's coach: hints during a game against bots, and reviews of finished games.

It thinks in the processes of the bots, and takes turns with the tables. A review shows no more than
a replay does, so a client that may see the one may see the other.
"""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from ninelives.bots.levels import Budget
from ninelives.coach.reviews import SeatReview, result_of
from ninelives.coach.tasks import judge_task
from ninelives.engine.contract import Outcome
from ninelives.play.replay import Choice, choices_of
from ninelives.server.bot_processes.pool import BotProcessPool
from ninelives.server.rooms.errors import NotViewable
from ninelives.server.rooms.replay import replayed
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.wire import bot_protocol, http
from ninelives.wire.bot_protocol import Answer, Judged
from ninelives.wire.http import ReviewedChoice

A = TypeVar("A", bound=Answer)

MAX_PENDING_HINTS: Final = 8
MAX_PENDING_REVIEWS: Final = 4
MAX_REVIEWS: Final = 100  # finished ones included
_SEED: Final = 1

_Key: TypeAlias = tuple[str, int]  # room id and seat


class Coach:
    """Budgets for a hint and for one choice of a review, and the hints that are under way."""

    def __init__(self, bot_pool: BotProcessPool, hint: Budget, review: Budget) -> None:
        self.hint = hint
        self.review = review
        self._bot_pool = bot_pool
        self._hints: dict[str, Task[None]] = {}

    async def perform(self, task: bot_protocol.Task, answer: type[A]) -> A:
        """The worker's answer, of that type; raises NoAnswer."""
        return await self._bot_pool.perform(task, answer, table=self)

    @property
    def is_busy(self) -> bool:
        return len(self._hints) >= MAX_PENDING_HINTS

    def has_pending_hint(self, room: str) -> bool:
        return room in self._hints

    def start_hint(self, room: str, answer: Coroutine[Any, Any, None]) -> None:
        """Run `answer` as the one pending hint of this room."""
        task = self._hints[room] = asyncio.create_task(answer)
        task.add_done_callback(lambda _: self._hints.pop(room, None))

    def close(self) -> None:
        for task in list(self._hints.values()):
            task.cancel()


def choices_in(row: RoomRow, moves: Sequence[MoveRow], seat: int) -> list[Choice]:
    """The seat's choices among several actions; raises NotViewable."""
    *_, (session, _last) = replayed(row, moves)
    return list(choices_of(session.match.record, seat))


def require_reviewable(row: RoomRow, seat: int) -> None:
    """Raises NotViewable unless this seat of a finished game can be reviewed."""
    if row.status in ("waiting", "playing"):
        raise NotViewable("running")
    if not 0 <= seat < row.seats:
        raise NotViewable("not-allowed")
    if row.status != "finished":
        raise NotViewable("no-result")


@dataclass
class _Job:
    """A review that is being made, or finished."""

    row: RoomRow
    seat: int
    choices: list[Choice]
    reviewed: list[ReviewedChoice] = field(default_factory=list)
    task: Task[None] | None = None

    @property
    def is_done(self) -> bool:
        return len(self.reviewed) == len(self.choices)

    def message(self) -> http.Review:
        done, of = len(self.reviewed), len(self.choices)
        if not self.is_done:
            return http.Review(self.row.id, self.seat, done, of)
        outcome = Outcome(self.row.points, self.row.ranks)
        result = result_of(outcome, self.seat)
        made = SeatReview(self.seat, 1 / self.row.seats, self.reviewed, result)
        return http.Review(
            room=self.row.id,
            seat=self.seat,
            done=done,
            of=of,
            start=made.start,
            luck=made.luck,
            decision=-made.cost,
            result=made.result,
            choices=self.reviewed,
        )


class Reviews:
    """All reviews, each made once; the latest are kept in memory."""

    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self._jobs: dict[_Key, _Job] = {}

    def known(self, room: str, seat: int) -> http.Review | None:
        """The review or its progress, None if it was not started; raises the error it failed with,
        after which it can be started again."""
        job = self._jobs.get((room, seat))
        if job is None:
            return None
        if job.task is not None and job.task.done() and not job.is_done:
            del self._jobs[room, seat]
            job.task.result()
        return job.message()

    def start(self, row: RoomRow, seat: int, choices: list[Choice]) -> http.Review:
        """Start a review of these choices; raises NotViewable if too many are pending."""
        known = self.known(row.id, seat)
        if known is not None:
            return known
        if sum(1 for job in self._jobs.values() if not job.is_done) >= MAX_PENDING_REVIEWS:
            raise NotViewable("busy")
        self._evict()
        job = self._jobs[row.id, seat] = _Job(row, seat, choices)
        job.task = asyncio.create_task(self._judge_all(job))
        return job.message()

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()

    def _evict(self) -> None:
        """Drop the oldest finished reviews beyond MAX_REVIEWS."""
        done = [key for key, job in self._jobs.items() if job.is_done]
        for key in done[: max(0, len(self._jobs) - MAX_REVIEWS + 1)]:
            del self._jobs[key]

    async def _judge_all(self, job: _Job) -> None:
        for choice in job.choices:
            task = judge_task(
                job.row.game,
                choice.view,
                choice.action,
                step=choice.number,  # its frame in the replay
                seed=_SEED,
                budget=self._coach.review,
            )
            job.reviewed.append((await self._coach.perform(task, Judged)).choice)
